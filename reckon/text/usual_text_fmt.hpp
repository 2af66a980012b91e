// SPDX-License-Identifier: MIT
// Values in the library fmt, by their usual text; empty where fmt is not installed.
#pragma once

#include "reckon/text/usual_text.hpp"

#if __has_include(<fmt/format.h>)
#include <fmt/format.h>

#include <string_view>

/// Takes fill, alignment, width and precision, as those of a string: `{:>20}`.
template <reckon::HasUsualText Value>
struct fmt::formatter<Value, char> : fmt::formatter<std::string_view, char> {
  template <typename Context>
  auto format(const Value& value, Context& context) const {
    return fmt::formatter<std::string_view, char>::format(usual_text(value), context);
  }
};
#endif
