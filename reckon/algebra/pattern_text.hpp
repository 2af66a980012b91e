// SPDX-License-Identifier: MIT
// Templates of program texts.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace reckon::algebra {

/// The pattern with each placeholder character replaced by its text.
inline std::string filled(std::string_view pattern, const std::map<char, std::string>& texts) {
  std::string text;
  for (const char c : pattern) {
    const auto found = texts.find(c);
    if (found == texts.end()) {
      text += c;
    } else {
      text += found->second;
    }
  }
  return text;
}

inline std::string joined(const std::vector<std::string>& parts, std::string_view between) {
  std::string text;
  for (const std::string& part : parts) {
    if (!text.empty()) text += between;
    text += part;
  }
  return text;
}

/// `"a", "b"`.
inline std::string joined_in_quotes(const std::vector<std::string>& names) {
  return '"' + joined(names, "\", \"") + '"';
}

}  // namespace reckon::algebra
