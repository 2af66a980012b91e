// SPDX-License-Identifier: MIT
// What of a reading is not sure, in words.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "reckon/scan/reading.hpp"

namespace reckon::scan {

/// A symbol, by its place in a reading.
struct Place {
  std::size_t line;
  std::size_t token;
  std::size_t symbol;
};

/// What may be read in another way than it was, and words of which nothing was read.
std::vector<Place> doubtful(const Reading& reading);

/// Where a token stands, for a person.
std::string token_in_words(const Reading& reading, const Place& place);

/// The same of one of its characters.
std::string symbol_in_words(const Reading& reading, const Place& place);

/// Where it stands and what it may be.
std::string doubt_in_words(const Reading& reading, const Place& place);

/// Puts each combination of choices, one a place, into the reading, and visits it with what was
/// chosen, until `visit` returns false. Does nothing, and returns false, if there are more than
/// `most` combinations.
bool each_choice(Reading reading, const std::vector<Place>& places,
                 const std::vector<std::string>& choices, std::size_t most,
                 const std::function<bool(const Reading&, const std::string& chosen)>& visit);

}  // namespace reckon::scan
