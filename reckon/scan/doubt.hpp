// SPDX-License-Identifier: MIT
// The reasons why a puzzle that was read is not certain.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace reckon::scan {

/// The part of a puzzle that a doubt is about.
enum class DoubtfulPart : std::uint8_t {
  puzzle,            ///< the whole
  card,              ///< a card of a hand: `number`
  objective,         ///< that of a hand
  before_objective,  ///< the sign before it
  cell,              ///< a number of a grid: `number` is its row, `other` its column
  sign,              ///< a sign of a grid: `number` is its line, `other` its place in the line
  line,              ///< a number of a drawing: `number` is its line
  line_sign,         ///< the sign of that line
};

/// The possible fault there.
enum class DoubtReason : std::uint8_t {
  unread,           ///< nothing was read; `said` has the words for it, if not the usual ones
  unclear,          ///< it was read, but not clearly
  choices,          ///< it may be one of the characters in `seen`
  seen,             ///< it looks like `seen`
  off_centre,       ///< it is not in the middle of its frame: a character may be covered
  not_a_colon,      ///< it looks like `seen`, if like anything, where a colon belongs
  malformed,        ///< it cannot be a puzzle; `said` has the error
  card_count,       ///< a hand with `number` cards
  letter_count,     ///< an alphametic with `number` letters, and `other` boxes for them
  letter_order,     ///< a grid whose letters appear as `seen`, not in the order of the alphabet
  no_answer,        ///< it has no answer
  several_answers,  ///< it has several
  only_code,        ///< only its code could be read
  damaged_frame,    ///< it stands in frames, and one is damaged
  lines_beside,     ///< lines near it were not read
  no_code,          ///< its code was not read, and words may be others
  odd_signs,        ///< its signs and rules are not as sheets print them
  read_once,        ///< it was read only once
};

/// The reason to take another character than the one that was seen.
enum class TakenBy : std::uint8_t { print, answer, code };

/// The names of these, in order, as JSON has them.
inline constexpr std::array<std::string_view, 8> kDoubtfulParts = {
    "puzzle", "card", "objective", "before_objective", "cell", "sign", "line", "line_sign"};
inline constexpr std::array<std::string_view, 18> kDoubtReasons = {
    "unread",    "unclear",       "choices",      "seen",         "off_centre", "not_a_colon",
    "malformed", "card_count",    "letter_count", "letter_order", "no_answer",  "several_answers",
    "only_code", "damaged_frame", "lines_beside", "no_code",      "odd_signs",  "read_once"};
inline constexpr std::array<std::string_view, 3> kTakenBy = {"print", "answer", "code"};
constexpr std::string_view name_of(DoubtfulPart part) {
  return kDoubtfulParts.at(std::to_underlying(part));
}
constexpr std::string_view name_of(DoubtReason reason) {
  return kDoubtReasons.at(std::to_underlying(reason));
}
constexpr std::string_view name_of(TakenBy by) { return kTakenBy.at(std::to_underlying(by)); }
static_assert(name_of(DoubtfulPart::line_sign) == kDoubtfulParts.back());
static_assert(name_of(DoubtReason::read_once) == kDoubtReasons.back());
static_assert(name_of(TakenBy::code) == kTakenBy.back());

/// A reason why a puzzle is not certain. Numbers count from 1; 0 where there is none.
struct Doubt {
  DoubtfulPart part = DoubtfulPart::puzzle;
  DoubtReason reason = DoubtReason::unread;
  std::size_t number = 0;
  std::size_t other = 0;
  std::size_t character = 0;  ///< within the word; 0 for all of it
  std::string seen{};
  std::string taken{};  ///< the text that stands there instead, by `by`
  TakenBy by = TakenBy::print;
  std::string said{};
};

/// Returns the doubt as a sentence for a person, in English and without a full stop:
/// `row 1, column 3, character 2: may be D or O`.
std::string sentence_of(const Doubt& doubt);

}  // namespace reckon::scan
