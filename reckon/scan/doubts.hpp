// SPDX-License-Identifier: MIT
// The uncertain parts of a reading.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "reckon/scan/doubt.hpp"
#include "reckon/scan/reading.hpp"

namespace reckon::scan {

/// A symbol, by its position in a reading.
struct Place {
  std::size_t line;
  std::size_t token;
  std::size_t symbol;
};

/// The symbols with alternatives, and the unread words.
std::vector<Place> doubtful(const Reading& reading);

/// Returns a doubt about the token at a place, which is to get its reason.
Doubt doubt_about_token(const Reading& reading, const Place& place);

/// Returns the same about one of its characters.
Doubt doubt_about_symbol(const Reading& reading, const Place& place);

/// Returns the doubt about a character, or a word, that may be one of several or was not read.
Doubt doubt_at(const Reading& reading, const Place& place);

/// Substitutes each combination of choices, one per place, and visits the reading with the choices,
/// until `visit` returns false. If there are more than `most` combinations, does nothing and
/// returns false.
bool each_choice(Reading reading, const std::vector<Place>& places,
                 const std::vector<std::string>& choices, std::size_t most,
                 const std::function<bool(const Reading&, const std::string& chosen)>& visit);

}  // namespace reckon::scan
