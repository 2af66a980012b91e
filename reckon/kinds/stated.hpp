// SPDX-License-Identifier: MIT
// Stated questions: a text in each language, perhaps with a picture, and options, a number or a
// short text as answer.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "reckon/arith/rational.hpp"
#include "reckon/kinds/kind_list.hpp"
#include "reckon/kinds/png_picture.hpp"
#include "reckon/text/language.hpp"
#include "reckon/text/result.hpp"

namespace reckon::kinds {

/// A text in each language.
using Translated = std::array<std::string, kAllLanguages.size()>;
inline const std::string& in(const Translated& text, Language language) {
  return text[static_cast<std::size_t>(language)];
}

inline constexpr std::size_t kLeastOptions = 2;
inline constexpr std::size_t kMostOptions = 10;

/// The answer is one of the options, whose texts stand in each language.
struct ChoiceAnswer {
  std::vector<Translated> options{};  ///< kLeastOptions to kMostOptions, all different
  std::size_t right = 0;              ///< by index

  friend bool operator==(const ChoiceAnswer&, const ChoiceAnswer&) = default;
};
/// The answer is a number: `3/4`, `0.75` and `0,75` are equal.
struct NumberAnswer {
  Rational right{};

  friend bool operator==(const NumberAnswer&, const NumberAnswer&) = default;
};
/// The answer is one of these texts, but for case, blanks and the blanks around it.
struct TextAnswer {
  std::vector<std::string> right{};

  friend bool operator==(const TextAnswer&, const TextAnswer&) = default;
};

/// The picture of a question, which copies share, and a text in its place for whoever does not see
/// it.
struct QuestionPicture {
  std::shared_ptr<const PngPicture> png;
  Translated text{};

  friend bool operator==(const QuestionPicture& one, const QuestionPicture& other) {
    return *one.png == *other.png && one.text == other.text;
  }
};

/// A stated question. It has no code, since no short one holds its texts.
struct StatedPuzzle {
  std::string id;
  Translated text{};
  std::optional<QuestionPicture> picture{};
  std::variant<ChoiceAnswer, NumberAnswer, TextAnswer> answer{};

  static constexpr Kind kind() { return Kind::stated; }

  friend bool operator==(const StatedPuzzle&, const StatedPuzzle&) = default;
};

// Texts of a question have at most these bytes: one text, one right answer, and all that is printed
// in a language, whose lines are limited too. So a question fits on a page.
inline constexpr std::size_t kLongestStatedText = 2000;
inline constexpr std::size_t kLongestShortAnswer = 100;
inline constexpr std::size_t kMostStatedBytes = 4000;
inline constexpr std::size_t kMostStatedLines = 40;
inline constexpr std::size_t kMostRightTexts = 50;

/// Whether it may name a question: 1 to 40 letters of ASCII, digits, - _ and .
bool is_question_id(std::string_view id);

/// Refuses a question that cannot be asked: a bad id, an empty or too long text, one that has
/// unseen characters, too many or equal options, no right answer, a missing text of a picture. The
/// message says what to do.
Result<void> check(const StatedPuzzle& question);

/// The name of an option of a paper, and of an answer: A is the first.
inline char option_name(std::size_t index) { return static_cast<char>('A' + index); }

/// Returns a question as a bank keeps it, in lines, each `name: text`; the picture is one of them.
std::string to_text(const StatedPuzzle& question);
/// Returns the question of such a text, and refuses any other text and what check() refuses.
Result<StatedPuzzle> read_stated_text(std::string_view text);

/// Returns what a person reads of a question: its text, `[the text of its picture]`, and options
/// as `A   40`.
std::string shown_text(const StatedPuzzle& question, Language language);

/// Returns the right answer, as AnswerJudge::canonical writes it.
std::string solution_of(const StatedPuzzle& question);
/// Returns the right answer as a person reads it: `C   50` for an option.
std::string shown_solution(const StatedPuzzle& question, Language language);

}  // namespace reckon::kinds
