// SPDX-License-Identifier: MIT
// The words of each language.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "reckon/text/language.hpp"
#include "reckon/text/table.hpp"
#include "reckon/words/en.hpp"
#include "reckon/words/fr.hpp"
#include "reckon/words/phrases.hpp"

namespace reckon {

struct WordsRow {
  Language language = Language::english;
  const Words* words = nullptr;
};
inline constexpr std::array kAllWords = {
    WordsRow{.language = Language::english, .words = &in_english::kWords},
    WordsRow{.language = Language::french, .words = &in_french::kWords}};
static_assert(kAllWords.size() == kLanguages.size(), "a language has no words");
static_assert(is_in_order(kAllWords, &WordsRow::language));
static_assert(std::ranges::all_of(kAllWords, [](const WordsRow& row) {
  const auto has_place = [](std::string_view text) { return text.contains('%'); };
  const RulesWords& rules = row.words->rules;
  return has_place(rules.from) && has_place(rules.from_whole) && row.words->number_word != nullptr;
}));

constexpr const Words& words_in(Language language) {
  return *kAllWords[static_cast<std::size_t>(language)].words;
}

/// Returns the words of a contest. They stand apart, so that programs without contests lack them.
constexpr const ContestWords& contest_words_in(Language language) {
  constexpr std::array kAll = {&in_english::kContestWords, &in_french::kContestWords};
  static_assert(kAll.size() == kLanguages.size(), "a language has no words");
  return *kAll[static_cast<std::size_t>(language)];
}

/// The word of a number up to kMostNumberWord: `TWENTYONE`, `VINGTETUN`.
inline std::string number_word(std::uint64_t number, Language language) {
  return words_in(language).number_word(number);
}

}  // namespace reckon
