// SPDX-License-Identifier: MIT
// The languages of what is printed.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace reckon {

enum class Language : std::uint8_t { english, french };
inline constexpr std::array kAllLanguages = {Language::english, Language::french};

/// `en` or `fr`, as in HTML.
constexpr std::string_view name_of(Language language) {
  return language == Language::french ? "fr" : "en";
}

/// The same words in each language.
struct InLanguages {
  std::string_view english;
  std::string_view french;

  constexpr std::string_view operator[](Language language) const {
    return language == Language::french ? french : english;
  }
};

}  // namespace reckon
