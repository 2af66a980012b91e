// SPDX-License-Identifier: MIT
// What of a reading is not sure, in words.
#pragma once

#include <cstddef>
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

}  // namespace reckon::scan
