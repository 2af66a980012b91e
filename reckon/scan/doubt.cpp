// SPDX-License-Identifier: MIT
#include "reckon/scan/doubt.hpp"

#include <algorithm>

namespace reckon::scan {

namespace {

std::string place_of(const Doubt& doubt) {
  const std::string number = std::to_string(doubt.number);
  const std::string other = std::to_string(doubt.other);
  std::string place;
  switch (doubt.part) {
    case DoubtfulPart::puzzle: return {};
    case DoubtfulPart::card: place = "card " + number; break;
    case DoubtfulPart::objective: place = "the objective"; break;
    case DoubtfulPart::before_objective: place = "before the objective"; break;
    case DoubtfulPart::cell: place = "row " + number + ", column " + other; break;
    case DoubtfulPart::sign: place = "line " + number + ", place " + other; break;
    case DoubtfulPart::line: place = "line " + number; break;
    case DoubtfulPart::line_sign: place = "line " + number + ", operator"; break;
  }
  if (doubt.character != 0) place += ", character " + std::to_string(doubt.character);
  return place + ": ";
}

// `D, O or 0`: at most three characters.
std::string named(const std::string& choices) {
  constexpr std::size_t kMostNamed = 3;
  const std::size_t count = std::min(choices.size(), kMostNamed);
  std::string text;
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) text += i + 1 < count ? ", " : " or ";
    text += choices[i];
  }
  return text;
}

std::string reason_of(const Doubt& doubt) {
  switch (doubt.reason) {
    // An unread word has no characters.
    case DoubtReason::unread: return doubt.said.empty() ? "could not be read" : doubt.said;
    case DoubtReason::unclear: return "is unclear";
    case DoubtReason::choices: return "may be " + named(doubt.seen);
    case DoubtReason::seen: return "looks like " + doubt.seen;
    case DoubtReason::off_centre:
      return "is not in the middle of its frame: a figure may be covered";
    case DoubtReason::not_a_colon:
      return doubt.seen.empty()
                 ? "no colon or equals sign could be read"
                 : "looks like " + doubt.seen + ", not like a colon or an equals sign";
    case DoubtReason::malformed: return doubt.said;
    case DoubtReason::card_count: return "has " + std::to_string(doubt.number) + " cards, not 5";
    case DoubtReason::letter_count:
      return "has " + std::to_string(doubt.number) + " letters, and " +
             std::to_string(doubt.other) + " boxes for them";
    case DoubtReason::letter_order:
      return "its letters appear as " + doubt.seen +
             ", not in the order of the alphabet: one may be another";
    case DoubtReason::no_answer: return "has no answer as read";
    case DoubtReason::several_answers: return "has several answers as read";
    case DoubtReason::only_code: return "only the code below it could be read";
    case DoubtReason::damaged_frame: return "it stands in frames, and one of them is damaged";
    case DoubtReason::lines_beside: return "has lines beside it that were not read";
    case DoubtReason::no_code: return "its code could not be read, and words may be others";
    case DoubtReason::odd_signs:
      return "its signs and rules are not as sheets print them: one may be misread";
    case DoubtReason::read_once:
      return "it was read only once, since there is so much print: take a picture of fewer puzzles";
  }
  return {};
}

}  // namespace

std::string sentence_of(const Doubt& doubt) {
  std::string sentence = place_of(doubt) + reason_of(doubt);
  switch (doubt.by) {
    case TakenBy::print: return sentence;
    case TakenBy::answer:
      return sentence + "; taken for " + doubt.taken + ", which leaves one answer";
    case TakenBy::code: return sentence + ", the code below says " + doubt.taken;
  }
  return sentence;
}

}  // namespace reckon::scan
