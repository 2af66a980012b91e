// SPDX-License-Identifier: MIT
// Stated questions: a text in each language with options, a number or a short text as answer.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "reckon/arith/rational.hpp"
#include "reckon/kinds/answer.hpp"
#include "reckon/text/language.hpp"

namespace reckon::contest {

/// A text in each language.
using Translated = std::array<std::string, kAllLanguages.size()>;
inline const std::string& in(const Translated& text, Language language) {
  return text[static_cast<std::size_t>(language)];
}

/// The answer is one of the options, whose texts stand in each language.
struct ChoiceAnswer {
  std::vector<Translated> options{};  ///< 2 to 10
  std::size_t right = 0;              ///< by index
};
/// The answer is a number: `3/4`, `0.75` and `0,75` are equal.
struct NumberAnswer {
  Rational right{};
};
/// The answer is one of these texts, but for case, blanks and the blanks around it.
struct TextAnswer {
  std::vector<std::string> right{};
};

struct Stated {
  std::string id;
  Translated text{};
  std::variant<ChoiceAnswer, NumberAnswer, TextAnswer> answer{};
};

/// The name of an option of a paper, and of an answer: A is the first.
inline char option_name(std::size_t index) { return static_cast<char>('A' + index); }

/// Returns the right answer, as AnswerJudge::canonical writes it.
std::string solution_of(const Stated& question);

/// Judges answers in the usual names of the options. A choice is a letter; several are refused.
kinds::AnswerJudge judge_of(const Stated& question);

}  // namespace reckon::contest
