// SPDX-License-Identifier: MIT
#include "reckon/letters/reason/reasoning.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "reckon/letters/reason/grade.hpp"
#include "reckon/letters/reason/techniques.hpp"

namespace reckon::letters {

namespace {

// What is known at a point of the reasoning.
struct Knowledge {
  Possible possible{};
  bool contradiction = false;
  // A technique is not tried again on a line none of whose letters has changed since.
  std::array<std::uint32_t, kMostDigits> changed{};
  std::vector<std::uint32_t> tried;
};

class Reasoner {
 public:
  Reasoner(const Puzzle& puzzle, Budget& budget, std::optional<int> highest_level)
      : puzzle_(puzzle),
        budget_(budget),
        facts_(puzzle, budget),
        highest_level_(highest_level.value_or(kHardestLevel)) {}

  Reasoned run(std::span<const DigitSet> ruled_out) {
    Knowledge start;
    const DigitSet all = all_digits_of(puzzle_.conditions.base);
    for (std::size_t i = 0; i < puzzle_.letters; ++i) {
      start.possible[i] = all;
      start.changed[i] = 1;
    }
    for (const KnownLetter& known : puzzle_.known) start.possible[known.letter] = only(known.digit);
    for (std::size_t i = 0; i < std::min(ruled_out.size(), puzzle_.letters); ++i) {
      start.possible[i] &= ~ruled_out[i];
      start.contradiction |= start.possible[i] == 0;
    }
    const std::size_t lines = facts_.lines.size();
    start.tried.resize(lines * (kLineTechniques.size() + lines));
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
  void find_out(Knowledge& knowledge, std::uint8_t depth) {
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

  // Every letter is found.
  void conclude(const Knowledge& knowledge, std::uint8_t depth) {
    Digits digits;
    for (std::size_t i = 0; i < puzzle_.letters; ++i) {
      digits.push_back(static_cast<std::uint8_t>(least(knowledge.possible[i])));
    }
    const bool right = holds(puzzle_.layout, numbers_of(puzzle_, digits));
    note({.technique = Technique::answer, .depth = depth, .contradiction = !right});
    if (!right) return;
    ++answers_;
    if (!reasoned_.answer) reasoned_.answer = std::move(digits);
  }

  // One of those with the fewest digits left.
  std::optional<std::uint8_t> letter_to_guess(const Knowledge& knowledge) const {
    std::optional<std::uint8_t> best;
    for (std::uint8_t i = 0; i < facts_.letters(); ++i) {
      const DigitSet digits = knowledge.possible[i];
      if (found(digits)) continue;
      if (!best || std::popcount(digits) < std::popcount(knowledge.possible[*best])) best = i;
    }
    return best;
  }

  // Follows one guess to its end; afterwards only the other digits are of interest.
  void guess(Knowledge& knowledge, std::uint8_t letter, std::uint8_t depth) {
    const DigitSet before = knowledge.possible[letter];
    const DigitSet digit = only(least(before));
    Knowledge supposed = knowledge;
    supposed.possible[letter] = digit;
    supposed.changed[letter] = ++clock_;
    note({.technique = Technique::guess,
          .depth = depth,
          .changes = {{.letter = letter, .before = before, .after = digit}}});
    const std::size_t answers_before = answers_;
    find_out(supposed, static_cast<std::uint8_t>(depth + 1));
    if (done()) return;
    knowledge.possible[letter] = before & ~digit;
    knowledge.changed[letter] = ++clock_;
    note({.technique = Technique::refuted,
          .depth = depth,
          .changes = {{.letter = letter, .before = before, .after = before & ~digit}},
          .contradiction = answers_ == answers_before});
  }

  // Applies the easiest technique that gets on.
  bool advance(Knowledge& knowledge, std::uint8_t depth) {
    using Rule = bool (*)(const Facts&, Possible&, std::vector<std::uint8_t>&);
    if (clock_ == 0) {
      ++clock_;
      Step step{.technique = Technique::leading_digit, .depth = depth};
      if (apply(knowledge, step,
                [&](Possible& possible) { return no_leading_zeros(facts_, possible); })) {
        return true;
      }
    }
    constexpr std::array<std::pair<Technique, Rule>, 3> kRules = {
        {{Technique::found_digit, remove_found},
         {Technique::last_place, find_last_places},
         {Technique::pair, remove_pairs}}};
    for (const auto& [technique, rule] : kRules) {
      Step step{.technique = technique, .depth = depth};
      if (apply(knowledge, step,
                [&](Possible& possible) { return rule(facts_, possible, step.because); })) {
        return true;
      }
    }
    for (std::size_t i = 0; i < kLineTechniques.size(); ++i) {
      for (std::size_t line = 0; line < facts_.lines.size(); ++line) {
        std::uint32_t& tried = knowledge.tried[i * facts_.lines.size() + line];
        if (tried > last_change(knowledge, line)) continue;
        if (given_up_) return false;
        const auto& [technique, look_at] = kLineTechniques[i];
        Step step{.technique = technique, .depth = depth, .line = line};
        if (apply(knowledge, step, [&](Possible& possible) {
              return look_at(facts_, line, possible, step.cases);
            })) {
          return true;
        }
        tried = ++clock_;
      }
    }
    return advance_by_two_lines(knowledge, depth);
  }

  bool advance_by_two_lines(Knowledge& knowledge, std::uint8_t depth) {
    const std::size_t lines = facts_.lines.size();
    for (std::size_t line = 0; line < lines; ++line) {
      if (all_found(knowledge, line)) continue;
      for (std::size_t other = line + 1; other < lines; ++other) {
        if (all_found(knowledge, other)) continue;
        std::uint32_t& tried = knowledge.tried[(kLineTechniques.size() + line) * lines + other];
        if (tried > std::max(last_change(knowledge, line), last_change(knowledge, other))) continue;
        if (given_up_) return false;
        // Which of the two comes first makes a difference to the cases.
        std::array pair = {line, other};
        std::array turned = {other, line};
        std::uint64_t cases = cases_of(facts_, pair, knowledge.possible);
        if (const auto others = cases_of(facts_, turned, knowledge.possible); others < cases) {
          std::swap(pair, turned);
          cases = others;
        }
        try_one(kStepsOfTwoLines);
        Step step{.technique = Technique::two_lines,
                  .depth = depth,
                  .line = pair[0],
                  .other = pair[1],
                  .cases = cases};
        if (cases <= kManyCases && apply(knowledge, step, [&](Possible& possible) {
              return work_through(facts_, pair, possible);
            })) {
          return true;
        }
        tried = ++clock_;
      }
    }
    return false;
  }

  // Whether the technique gets on; then the step is noted.
  template <typename Apply>
  bool apply(Knowledge& knowledge, Step& step, const Apply& technique) {
    const Possible before = knowledge.possible;
    step.contradiction = !technique(knowledge.possible);
    try_one(kStepsOfTry);
    for (std::uint8_t i = 0; i < facts_.letters(); ++i) {
      const DigitSet after = knowledge.possible[i];
      if (after == before[i]) continue;
      knowledge.changed[i] = clock_ + 1;
      step.changes.push_back({.letter = i, .before = before[i], .after = after});
      step.contradiction |= after == 0;
    }
    if (step.changes.empty() && !step.contradiction) return false;
    ++clock_;
    knowledge.contradiction = step.contradiction;
    note(std::move(step));
    return true;
  }

  // What trying a technique takes; its cases it takes by itself.
  void try_one(std::uint64_t steps) { given_up_ |= !budget_.spend(steps); }

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
    for (const std::uint8_t letter : facts_.lines[line].letters) {
      last = std::max(last, knowledge.changed[letter]);
    }
    return last;
  }

  bool all_found(const Knowledge& knowledge, std::size_t line) const {
    return std::ranges::all_of(facts_.lines[line].letters, [&](std::uint8_t letter) {
      return found(knowledge.possible[letter]);
    });
  }

  // What it takes to try a technique at all, and to see how many cases two lines have.
  static constexpr std::uint64_t kStepsOfTry = 140;
  static constexpr std::uint64_t kStepsOfTwoLines = 3000;

  const Puzzle& puzzle_;
  Budget& budget_;
  Facts facts_;
  int highest_level_;
  std::uint64_t effort_ = 0;
  Reasoned reasoned_;
  std::size_t answers_ = 0;
  std::uint32_t clock_ = 0;
  bool given_up_ = false;
};

}  // namespace

Reasoned reason(const Puzzle& puzzle, const ReasonOptions& beginning) {
  Budget endless;
  Budget& budget = beginning.budget == nullptr ? endless : *beginning.budget;
  return Reasoner(puzzle, budget, beginning.highest_level).run(beginning.ruled_out);
}

}  // namespace reckon::letters
