// SPDX-License-Identifier: MIT
// The result of reading a text of several lines: the value, or the error and its position.
#pragma once

#include <cstddef>
#include <expected>
#include <string>

namespace reckon {

/// Why a text was refused, and where.
struct TextError {
  std::string message;     ///< what is wrong and how to fix it
  std::size_t line = 0;    ///< 1-based
  std::size_t column = 0;  ///< 1-based, in characters
};

template <typename T>
using TextResult = std::expected<T, TextError>;

}  // namespace reckon
