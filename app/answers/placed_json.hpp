// SPDX-License-Identifier: MIT
// JSON values with their places in the text, for error messages.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/text/result.hpp"

namespace reckon::answers {

/// A value of a JSON document and its start, 1-based, with the column in characters.
struct PlacedJson {
  enum class Kind : std::uint8_t { text, number, negative, truth, list, object, other };

  Kind kind = Kind::other;
  std::size_t line = 1;
  std::size_t column = 1;
  std::string key{};   ///< in the enclosing object
  std::string text{};  ///< for a string
  /// The absolute value of a whole number; 0 or 1 for a truth value.
  std::uint64_t number = 0;
  std::vector<PlacedJson> items{};  ///< for a list or an object, in order

  /// Returns the value of this key in an object; null if it is missing.
  const PlacedJson* find(std::string_view name) const;
};

/// Reads one JSON document; reports the place of an error. Values are nested up to 16 deep.
Result<PlacedJson> read_placed_json(std::string_view text);

}  // namespace reckon::answers
