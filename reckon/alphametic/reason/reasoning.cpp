// SPDX-License-Identifier: MIT
#include "reckon/alphametic/reason/reasoning.hpp"

#include <algorithm>
#include <utility>

#include "reckon/alphametic/read.hpp"
#include "reckon/alphametic/reason/techniques.hpp"

namespace reckon::alphametic {

namespace {

constexpr std::array<std::pair<Technique, Find*>, 11> kFinders = {
    {{Technique::leading_digit, find_leading_digit},
     {Technique::found_digit, find_found_digit},
     {Technique::last_place, find_last_place},
     {Technique::carry, find_carry},
     {Technique::parity, find_parity},
     {Technique::column, find_column},
     {Technique::last_digits, find_last_digits},
     {Technique::sizes, find_sizes},
     {Technique::digit_sums, find_digit_sums},
     {Technique::few_cases, find_few_cases},
     {Technique::many_cases, find_many_cases}}};

class Reasoner {
 public:
  explicit Reasoner(const Facts& facts) : facts_(facts) {}

  Reasoned run(std::span<const DigitSet> ruled_out) {
    Known start(facts_, ruled_out);
    // Somebody may have ruled out all that a letter could be.
    if (std::ranges::find(start.possible, DigitSet{0}) != start.possible.end()) {
      return std::move(reasoned_);
    }
    go(std::move(start), 0);
    if (answers_ < 2 && (given_up_ || facts_.budget.over())) {
      reasoned_.outcome = Outcome::given_up;
    } else {
      reasoned_.outcome = answers_ == 0   ? Outcome::no_answer
                          : answers_ == 1 ? Outcome::one_answer
                                          : Outcome::several_answers;
    }
    return std::move(reasoned_);
  }

 private:
  void go(Known known, std::size_t depth) {
    while (answers_ < 2 && !given_up_) {
      if (reasoned_.steps.size() >= kMostSteps || !facts_.budget.spend(facts_.look)) {
        given_up_ = true;
        return;
      }
      auto step = next_step(known, depth);
      if (step) {
        const bool ends = step->contradiction;
        add(*std::move(step));
        if (ends) return;
        continue;
      }
      if (std::ranges::all_of(known.possible,
                              [](DigitSet set) { return std::has_single_bit(set); })) {
        check_answer(known, depth);
        return;
      }
      guess(known, depth);
    }
  }

  std::optional<Step> next_step(Known& known, std::size_t depth) const {
    for (const auto& [technique, find] : kFinders) {
      Step step{.technique = technique, .depth = depth};
      if (find(facts_, known, step)) return step;
    }
    return std::nullopt;
  }

  void add(Step step) {
    if (step.technique < Technique::refuted) {
      reasoned_.hardest = std::max(reasoned_.hardest, step.technique);
    }
    reasoned_.steps.push_back(std::move(step));
  }

  void check_answer(const Known& known, std::size_t depth) {
    Digits digits;
    for (std::size_t i = 0; i < known.possible.size(); ++i) digits.push_back(known.digit(i));
    Step step{.technique = Technique::answer, .depth = depth};
    for (const std::uint64_t steps : facts_.exact) facts_.budget.spend(steps);
    step.contradiction = !is_answer(facts_.puzzle, digits);
    if (!step.contradiction) {
      ++answers_;
      if (!reasoned_.answer) reasoned_.answer = std::move(digits);
    }
    add(std::move(step));
  }

  // Supposes that a letter with the fewest digits left is the smallest of them, and later that it
  // is not. After an answer, what follows only shows that there is no other one.
  void guess(Known& known, std::size_t depth) {
    std::size_t cell = known.possible.size();
    for (std::size_t i = 0; i < known.possible.size(); ++i) {
      if (known.is_found(i)) continue;
      if (cell == known.possible.size() ||
          std::popcount(known.possible[i]) < std::popcount(known.possible[cell])) {
        cell = i;
      }
    }
    const DigitSet before = known.possible[cell];
    const DigitSet digit = before & (~before + 1);
    const Change supposed{.cell = cell, .before = before, .after = digit};
    add({.technique = Technique::guess, .depth = depth, .changes = {supposed}});
    Known inside = known;
    inside.possible[cell] = digit;
    go(std::move(inside), depth + 1);
    if (answers_ >= 2 || given_up_) return;
    known.possible[cell] = before & ~digit;
    add({.technique = Technique::refuted,
         .depth = depth,
         .changes = {{.cell = cell, .before = before, .after = before & ~digit}}});
  }

  const Facts& facts_;
  Reasoned reasoned_;
  std::uint64_t answers_ = 0;
  bool given_up_ = false;
};

// `4`, `4 or 9`, `1, 2 or 3`.
std::string list_of(DigitSet set) {
  std::string text;
  for (DigitSet left = set; left != 0; left &= left - 1) {
    const bool is_last = (left & (left - 1)) == 0;
    if (!text.empty()) text += is_last ? " or " : ", ";
    text += std::to_string(std::countr_zero(left));
  }
  return text;
}

std::string describe(const Change& change, const Puzzle& puzzle) {
  const std::string name = puzzle.name_of(change.cell);
  if (change.after == 0) return "nothing is left for " + name;
  if (std::has_single_bit(change.after)) return name + " = " + list_of(change.after);
  const DigitSet removed = change.before & ~change.after;
  const bool few =
      std::popcount(change.after) <= 3 || std::popcount(change.after) <= std::popcount(removed);
  return name + (few ? " is " + list_of(change.after) : " is not " + list_of(removed));
}

std::string place_of(const Step& step, const Puzzle& puzzle) {
  if (!step.relation) return {};
  const std::string equation = to_text(puzzle, puzzle.relations[*step.relation]);
  if (!step.column) return equation + ", ";
  return "column " + std::to_string(*step.column + 1) + " from the right of " + equation + ", ";
}

}  // namespace

std::optional<std::string_view> obstacle(const Puzzle& puzzle) {
  constexpr std::size_t kMostRelations = 100;
  if (puzzle.relations.size() > kMostRelations) return "it has more than 100 equations";
  return std::nullopt;
}

Reasoned reason(const Puzzle& puzzle, Budget* budget, std::span<const DigitSet> ruled_out) {
  Budget endless;
  Budget& within = budget == nullptr ? endless : *budget;
  const Facts facts(puzzle, within);
  return Reasoner(facts).run(ruled_out);
}

std::string describe(const Step& step, const Puzzle& puzzle) {
  std::string changes;
  for (const Change& change : step.changes) {
    changes += (changes.empty() ? "" : ", ") + describe(change, puzzle);
  }
  if (step.contradiction && changes.empty()) changes = "a contradiction";
  switch (step.technique) {
    case Technique::guess: return "suppose that " + changes;
    case Technique::refuted: return "that case is done, so now " + changes;
    case Technique::answer:
      return step.contradiction ? "all letters are found, but not everything holds"
                                : "all letters are found, and everything holds";
    case Technique::found_digit:
      return puzzle.name_of(*step.because) +
             " is found, and no other letter is the same digit: " + changes;
    default: break;
  }
  std::string text = place_of(step, puzzle) + std::string(row_of(step.technique).name);
  if (step.cases > 1) text += " (" + std::to_string(step.cases) + " cases)";
  return text + ": " + changes;
}

}  // namespace reckon::alphametic
