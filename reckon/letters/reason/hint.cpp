// SPDX-License-Identifier: MIT
#include "reckon/letters/reason/hint.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "reckon/letters/solve/line_solver.hpp"

namespace reckon::letters {

namespace {

std::vector<std::size_t> wrong_letters(const PlayerNotes& believed, const Digits& answer) {
  std::vector<std::size_t> wrong;
  for (const auto& [letter, digit] : believed.digits) {
    if (answer[letter] != digit) wrong.push_back(letter);
  }
  for (std::size_t i = 0; i < std::min(believed.ruled_out.size(), answer.size()); ++i) {
    if ((believed.ruled_out[i] & only(answer[i])) != 0) wrong.push_back(i);
  }
  std::ranges::sort(wrong);
  const auto repeated = std::ranges::unique(wrong);
  wrong.erase(repeated.begin(), repeated.end());
  return wrong;
}

// The rules of all puzzles, that no number begins with 0 and that letters differ, are news only if
// they find a digit.
bool is_news(const Step& step) {
  const bool is_a_rule = step.technique <= Technique::found_digit;
  return !is_a_rule || std::ranges::any_of(step.changes, [](const Change& change) {
    return std::has_single_bit(change.after);
  });
}

// Tells the first step that is news.
void tell_news(Hint& hint, const std::vector<Step>& steps, const Digits& answer) {
  const auto at = std::ranges::find_if(steps, [&](const Step& step) {
    return step.technique == Technique::answer || is_news(step);
  });
  hint.before.assign(steps.begin(), at);
  if (at == steps.end() || at->technique == Technique::answer) return;
  hint.steps = {*at};
  if (at->technique != Technique::guess) return;
  const Change& supposed = at->changes[0];
  if (supposed.after == only(answer[supposed.letter])) return;
  const auto end = std::find_if(at, steps.end(), [](const Step& step) {
    return step.depth == 0 && step.technique == Technique::refuted;
  });
  if (end == steps.end()) {
    hint.steps.clear();
  } else {
    hint.steps.push_back(*end);
  }
}

}  // namespace

std::vector<Step> Hint::all_steps() const {
  std::vector<Step> all = before;
  all.insert(all.end(), steps.begin(), steps.end());
  return all;
}

Hint hint(const HintOptions& options, const PlayerNotes& believed, Budget& budget) {
  const auto answers = options.answers();
  if (!answers) return {.outcome = Outcome::given_up};
  if (answers->empty()) return {.outcome = Outcome::no_answer};
  if (answers->size() > 1) return {.outcome = Outcome::several_answers};
  const Digits& answer = answers->front();
  Hint hint{.outcome = Outcome::one_answer, .wrong = wrong_letters(believed, answer)};
  if (!hint.wrong.empty()) return hint;
  std::vector<DigitSet> ruled_out = believed.ruled_out;
  ruled_out.resize(answer.size());
  for (const auto& [letter, digit] : believed.digits) ruled_out[letter] = ~only(digit);
  const Reasoned reasoned = options.reason({.ruled_out = std::move(ruled_out), .budget = &budget});
  tell_news(hint, reasoned.steps, answer);
  if (hint.steps.empty() && reasoned.outcome == Outcome::given_up) hint.outcome = reasoned.outcome;
  return hint;
}

Hint hint(const LinePuzzle& puzzle, const PlayerNotes& believed, Budget& budget) {
  return hint({.answers = [&] { return answers_within(budget, puzzle, 2); },
               .reason = [&](const ReasonOptions& options) { return reason(puzzle, options); }},
              believed, budget);
}

}  // namespace reckon::letters
