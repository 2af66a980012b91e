// SPDX-License-Identifier: MIT
// Choices of digits that techniques look at. A part of reason(); not for other use.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "reckon/letters/reason/column_techniques.hpp"

namespace reckon::letters {

inline constexpr std::uint64_t kStepsOfChoice = 10;

inline std::int64_t smallest(DigitSet set) { return least(set); }
inline std::int64_t biggest(DigitSet set) { return most(set); }

// Leaves a letter only these digits; returns whether that removes any.
inline bool restrict(Knowledge& knowledge, std::size_t cell, DigitSet kept) {
  DigitSet& digits = knowledge.possible[cell];
  const bool changes = (digits & ~kept) != 0;
  digits &= kept;
  return changes;
}

// Visits every choice of digits for these letters in which they differ where they must.
class Choices {
 public:
  Choices(const FactsOfColumns& facts, const Knowledge& knowledge, std::span<const Letter> cells)
      : facts_(facts), knowledge_(knowledge), cells_(cells), digits_(knowledge.possible.size()) {}

  // Returns the number of choices, including those that repeat a digit; saturates.
  std::uint64_t count() const {
    constexpr std::uint64_t kMany = std::uint64_t{1} << 40;
    std::uint64_t product = 1;
    for (const std::size_t cell : cells_) {
      product = std::min(
          kMany, product * static_cast<std::uint64_t>(std::popcount(knowledge_.possible[cell])));
    }
    return product;
  }

  template <typename Visit>
  void each(const Visit& visit, std::size_t place = 0, DigitSet used = 0) {
    if (place == cells_.size()) {
      visit();
      return;
    }
    const std::size_t cell = cells_[place];
    const bool distinct = !facts_.puzzle.cells[cell].may_share;
    for (DigitSet left = knowledge_.possible[cell] & (distinct ? ~used : ~DigitSet{0}); left != 0;
         left &= left - 1) {
      digits_[cell] = static_cast<std::uint8_t>(smallest(left));
      each(visit, place + 1, distinct ? used | only(digits_[cell]) : used);
    }
  }

  Digits& chosen() { return digits_; }

 private:
  const FactsOfColumns& facts_;
  const Knowledge& knowledge_;
  std::span<const Letter> cells_;
  Digits digits_;
};

// The letters whose choices are all tried, and the letters that may lose digits by that.
struct Cases {
  std::span<const Letter> chosen;
  std::span<const Letter> all;
};

// Leaves the letters only the digits that `holds` accepts in some choice, if there are at most
// `most` choices. `holds` may set the digits of letters that are not chosen; each of its calls
// costs `steps`. Returns whether any digit is removed.
template <typename Holds>
bool keep_supported(const FactsOfColumns& facts, Knowledge& knowledge, Step& step,
                    const Cases& cells, std::uint64_t most, std::uint64_t steps,
                    const Holds& holds) {
  Choices choices(facts, knowledge, cells.chosen);
  const std::uint64_t cases = choices.count();
  // A single choice says something only about letters that follow from it.
  const bool is_known = cases <= 1 && cells.chosen.size() == cells.all.size();
  if (cases > most || is_known || !facts.budget.spend(cases * kStepsOfChoice)) return false;
  std::vector<DigitSet> supported(knowledge.possible.size());
  choices.each([&] {
    if (!facts.budget.spend(steps) || !holds(choices.chosen())) return;
    for (const Letter cell : cells.all) supported[cell] |= only(choices.chosen()[cell]);
  });
  if (facts.budget.over()) return false;
  step.cases = cases;
  bool changes = false;
  for (const Letter cell : cells.all) changes |= restrict(knowledge, cell, supported[cell]);
  return changes;
}

}  // namespace reckon::letters
