// SPDX-License-Identifier: MIT
// The languages of printed text. Their words are in reckon/words.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "reckon/text/table.hpp"

namespace reckon {

enum class Language : std::uint8_t { english, french };

struct LanguageRow {
  Language language = Language::english;
  std::string_view code{};  ///< on the command line and in JSON, as in HTML
};
inline constexpr std::array kLanguages = {
    LanguageRow{.language = Language::english, .code = "en"},
    LanguageRow{.language = Language::french, .code = "fr"},
};
static_assert(is_in_order(kLanguages, &LanguageRow::language));
static_assert(!is_named<static_cast<Language>(kLanguages.size())>(), "a language has no row");
static_assert(all_differ(kLanguages, &LanguageRow::code));

inline constexpr auto kAllLanguages = column_of(kLanguages, &LanguageRow::language);

/// Returns the code of a language.
constexpr std::string_view name_of(Language language) {
  return kLanguages[static_cast<std::size_t>(language)].code;
}

}  // namespace reckon
