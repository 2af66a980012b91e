// SPDX-License-Identifier: MIT
// The loop of reasoning.
#include <algorithm>
#include <array>
#include <utility>

#include "reckon/letters/reason/board.hpp"
#include "reckon/letters/reason/grade.hpp"

namespace reckon::letters {

namespace {

class Reasoner {
 public:
  Reasoner(const Board& board, std::optional<int> highest_level)
      : board_(board), highest_level_(highest_level.value_or(kHardestLevel)) {}

  Reasoned run(std::span<const DigitSet> ruled_out) {
    Knowledge start = board_.beginning();
    start.changed.assign(board_.letters(), 1);
    start.tried.resize(board_.lines() *
                       (board_.techniques().size() + (board_.has_pairs() ? board_.lines() : 0)));
    for (std::size_t i = 0; i < board_.letters(); ++i) {
      if (i < ruled_out.size()) start.possible[i] &= ~ruled_out[i];
      start.contradiction |= start.possible[i] == 0;
    }
    find_out(start, 0);
    reasoned_.outcome = given_up_       ? Outcome::given_up
                        : answers_ == 0 ? Outcome::no_answer
                        : answers_ == 1 ? Outcome::one_answer
                                        : Outcome::several_answers;
    return std::move(reasoned_);
  }

 private:
  bool done() const { return answers_ > 1 || given_up_; }

  // Reasons until nothing is left to find out; visits all answers, or two.
  void find_out(Knowledge& knowledge, std::size_t depth) {
    while (!done() && !knowledge.contradiction) {
      if (advance(knowledge, depth)) continue;
      if (given_up_) return;
      const auto letter = letter_to_guess(knowledge);
      if (!letter) {
        conclude(knowledge, depth);
        return;
      }
      guess(knowledge, *letter, depth);
    }
  }

  // Checks the answer, now that every letter is found.
  void conclude(const Knowledge& knowledge, std::size_t depth) {
    Digits digits;
    for (const DigitSet digit : knowledge.possible) {
      digits.push_back(static_cast<std::uint8_t>(least(digit)));
    }
    const bool right = board_.is_answer(digits);
    note({.technique = Technique::answer, .depth = depth, .contradiction = !right});
    if (!right) return;
    ++answers_;
    if (!reasoned_.answer) reasoned_.answer = std::move(digits);
  }

  // Returns one of the open letters with the fewest digits left; nothing if none is open.
  std::optional<Letter> letter_to_guess(const Knowledge& knowledge) const {
    std::optional<Letter> best;
    for (Letter i = 0; i < board_.letters(); ++i) {
      const DigitSet digits = knowledge.possible[i];
      if (found(digits)) continue;
      if (!best || std::popcount(digits) < std::popcount(knowledge.possible[*best])) best = i;
    }
    return best;
  }

  // Follows one guess to its end; afterwards only the other digits are of interest.
  void guess(Knowledge& knowledge, Letter letter, std::size_t depth) {
    const DigitSet before = knowledge.possible[letter];
    const DigitSet digit = only(least(before));
    Knowledge supposed = knowledge;
    supposed.possible[letter] = digit;
    supposed.changed[letter] = ++clock_;
    note({.technique = Technique::guess,
          .depth = depth,
          .changes = {{.letter = letter, .before = before, .after = digit}}});
    const std::size_t answers_before = answers_;
    find_out(supposed, depth + 1);
    if (done()) return;
    knowledge.possible[letter] = before & ~digit;
    knowledge.changed[letter] = ++clock_;
    note({.technique = Technique::refuted,
          .depth = depth,
          .changes = {{.letter = letter, .before = before, .after = before & ~digit}},
          .contradiction = answers_ == answers_before});
  }

  // Applies the easiest technique that helps; false if none does.
  bool advance(Knowledge& knowledge, std::size_t depth) {
    try_one(board_.steps_of_look());
    if (clock_ == 0) {
      ++clock_;
      if (apply_to_letters(knowledge, Technique::leading_digit, no_leading_zeros, depth)) {
        return true;
      }
    }
    constexpr std::array<std::pair<Technique, LetterTechnique*>, 3> kRules = {
        {{Technique::found_digit, remove_found},
         {Technique::last_place, find_last_places},
         {Technique::pair, remove_pairs}}};
    for (const auto& [technique, rule] : kRules) {
      if (technique == Technique::pair && !board_.looks_at_pairs()) continue;
      if (apply_to_letters(knowledge, technique, rule, depth)) return true;
    }
    const std::span<const Technique> techniques = board_.techniques();
    for (std::size_t i = 0; i < techniques.size(); ++i) {
      const bool in_columns = row_of(techniques[i]).scope == Scope::column;
      const bool gets_on = in_columns ? advance_by_columns(knowledge, i, depth)
                                      : advance_by_line(knowledge, i, depth);
      if (gets_on) return true;
      if (given_up_) return false;
    }
    return board_.has_pairs() && advance_by_two_lines(knowledge, depth);
  }

  bool apply_to_letters(Knowledge& knowledge, Technique technique, LetterTechnique* rule,
                        std::size_t depth) {
    Step step{.technique = technique, .depth = depth};
    return apply(knowledge, step, [&] { return rule(board_, knowledge.possible, step.because); });
  }

  // The technique goes through all columns by itself. It is always tried, because it may learn more
  // about carries, which no letter shows.
  bool advance_by_columns(Knowledge& knowledge, std::size_t technique, std::size_t depth) {
    if (given_up_) return false;
    Step step{.technique = board_.techniques()[technique], .depth = depth};
    return apply(knowledge, step, [&] { return board_.look(technique, 0, knowledge, step); });
  }

  bool advance_by_line(Knowledge& knowledge, std::size_t technique, std::size_t depth) {
    for (std::size_t line = 0; line < board_.lines(); ++line) {
      std::uint32_t& tried = knowledge.tried[technique * board_.lines() + line];
      if (tried > last_change(knowledge, line)) continue;
      if (given_up_) return false;
      Step step{.technique = board_.techniques()[technique], .depth = depth, .line = line};
      if (apply(knowledge, step, [&] { return board_.look(technique, line, knowledge, step); })) {
        return true;
      }
      tried = ++clock_;
    }
    return false;
  }

  bool advance_by_two_lines(Knowledge& knowledge, std::size_t depth) {
    const std::size_t lines = board_.lines();
    for (std::size_t line = 0; line < lines; ++line) {
      if (all_found(knowledge, line)) continue;
      for (std::size_t other = line + 1; other < lines; ++other) {
        if (all_found(knowledge, other)) continue;
        std::uint32_t& tried = knowledge.tried[(board_.techniques().size() + line) * lines + other];
        if (tried > std::max(last_change(knowledge, line), last_change(knowledge, other))) continue;
        if (given_up_) return false;
        // The number of cases depends on which of the two comes first.
        std::array pair = {line, other};
        std::array turned = {other, line};
        std::uint64_t cases = board_.cases_of(pair, knowledge.possible);
        if (const auto others = board_.cases_of(turned, knowledge.possible); others < cases) {
          std::swap(pair, turned);
          cases = others;
        }
        try_one(kStepsOfTwoLines);
        Step step{.technique = Technique::two_lines,
                  .depth = depth,
                  .line = pair[0],
                  .other = pair[1],
                  .cases = cases};
        if (cases <= kManyCases &&
            apply(knowledge, step, [&] { return board_.work_through(pair, knowledge.possible); })) {
          return true;
        }
        tried = ++clock_;
      }
    }
    return false;
  }

  // Applies a technique, and notes the step if it helps. Returns whether it does.
  template <typename Apply>
  bool apply(Knowledge& knowledge, Step& step, const Apply& technique) {
    before_ = knowledge.possible;
    step.contradiction = !technique();
    try_one(kStepsOfTry);
    for (Letter i = 0; i < board_.letters(); ++i) {
      const DigitSet after = knowledge.possible[i];
      if (after == before_[i]) continue;
      knowledge.changed[i] = clock_ + 1;
      step.changes.push_back({.letter = i, .before = before_[i], .after = after});
      step.contradiction |= after == 0;
    }
    if (step.changes.empty() && !step.contradiction) return false;
    ++clock_;
    knowledge.contradiction = step.contradiction;
    note(std::move(step));
    return true;
  }

  // Charges the budget for trying a technique, which charges its cases by itself.
  void try_one(std::uint64_t steps) { given_up_ |= !board_.budget().spend(steps); }

  void note(Step step) {
    if (step.technique <= Technique::guess) {
      reasoned_.hardest = std::max(reasoned_.hardest, step.technique);
    }
    effort_ += effort_of(step);
    given_up_ |= level_of(effort_, reasoned_.hardest) > highest_level_;
    reasoned_.steps.push_back(std::move(step));
    given_up_ |= reasoned_.steps.size() >= kMostSteps;
  }

  std::uint32_t last_change(const Knowledge& knowledge, std::size_t line) const {
    std::uint32_t last = 0;
    for (const Letter letter : board_.letters_of(line)) {
      last = std::max(last, knowledge.changed[letter]);
    }
    return last;
  }

  bool all_found(const Knowledge& knowledge, std::size_t line) const {
    return std::ranges::all_of(board_.letters_of(line),
                               [&](Letter letter) { return found(knowledge.possible[letter]); });
  }

  // The budget steps for trying a technique at all, and for counting the cases of two lines.
  static constexpr std::uint64_t kStepsOfTry = 140;
  static constexpr std::uint64_t kStepsOfTwoLines = 3000;

  const Board& board_;
  int highest_level_;
  std::uint64_t effort_ = 0;
  Reasoned reasoned_;
  std::vector<DigitSet> before_;  // what was possible before the step
  std::size_t answers_ = 0;
  std::uint32_t clock_ = 0;
  bool given_up_ = false;
};

}  // namespace

Reasoned reason(const Board& board, const ReasonOptions& options) {
  return Reasoner(board, options.highest_level).run(options.ruled_out);
}

}  // namespace reckon::letters
