// SPDX-License-Identifier: MIT
// Values in streams and in std::format, by their usual text; reckon/text/usual_text_fmt.hpp is the
// same for the library fmt.
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <version>
#ifdef __cpp_lib_format
#include <format>
#endif

namespace reckon {

/// A value whose namespace has a function `usual_text`, which returns the text that people read.
/// The headers `reckon/arith/format.hpp` and `reckon/krypto/format.hpp` have some.
template <typename Value>
concept HasUsualText = requires(const Value& value) {
  { usual_text(value) } -> std::same_as<std::string>;
};

}  // namespace reckon

#ifdef __cpp_lib_format
/// Takes fill, alignment, width and precision, as those of a string: `{:>20}`.
template <reckon::HasUsualText Value>
struct std::formatter<Value, char> : std::formatter<std::string_view, char> {
  template <typename Context>
  auto format(const Value& value, Context& context) const {
    return std::formatter<std::string_view, char>::format(usual_text(value), context);
  }
};
#endif
