// SPDX-License-Identifier: MIT
// JSON that knows where it stands in its text, for messages about what it says.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/text/text_error.hpp"

namespace reckon::answers {

/// A value of a JSON document and where it begins, 1-based, the column in characters.
struct PlacedJson {
  enum class Kind : std::uint8_t { text, number, negative, truth, list, object, other };

  Kind kind = Kind::other;
  std::size_t line = 1;
  std::size_t column = 1;
  std::string key{};   ///< in the object that it is in
  std::string text{};  ///< of a string
  /// A whole number of 0 or more, or the size of a negative one; a truth is 0 or 1.
  std::uint64_t number = 0;
  std::vector<PlacedJson> items{};  ///< of a list or an object, in order

  /// What an object has under this key; null if nothing.
  const PlacedJson* find(std::string_view name) const;
};

/// Reads one JSON document; says where it is not one. Values are nested up to 16 deep.
TextResult<PlacedJson> read_placed_json(std::string_view text);

}  // namespace reckon::answers
