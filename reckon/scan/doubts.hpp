// SPDX-License-Identifier: MIT
// The uncertain parts of a reading, in words.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

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

/// The position of a token, for a person.
std::string token_in_words(const Reading& reading, const Place& place);

/// The same for one of its characters.
std::string symbol_in_words(const Reading& reading, const Place& place);

/// The position and its possible readings.
std::string doubt_in_words(const Reading& reading, const Place& place);

/// Substitutes each combination of choices, one per place, and visits the reading with the choices,
/// until `visit` returns false. If there are more than `most` combinations, does nothing and
/// returns false.
bool each_choice(Reading reading, const std::vector<Place>& places,
                 const std::vector<std::string>& choices, std::size_t most,
                 const std::function<bool(const Reading&, const std::string& chosen)>& visit);

}  // namespace reckon::scan
