// SPDX-License-Identifier: MIT
// Sums, cell by cell as LinearPlan has them.
#include <array>
#include <bit>
#include <ranges>

#include "reckon/letters/solve/linear_plan.hpp"

namespace reckon::letters {

namespace {

constexpr std::uint64_t kStepsOfCell = 12;

template <typename Int>
class LinearSearch {
 public:
  LinearSearch(const Puzzle& puzzle, const LinearPlan<Int>& plan, const Visit& visit,
               Budget& budget)
      : puzzle_(puzzle),
        plan_(plan),
        base_(puzzle.conditions.base),
        visit_(visit),
        budget_(budget),
        values_(plan.start),
        digits_(puzzle.cells.size()) {}

  // False when the search is to end.
  bool search(std::size_t place, DigitSet used) {
    if (place == plan_.cells.size()) return visit_(digits_);
    if (!budget_.spend(kStepsOfCell)) return false;
    const CellStep<Int>& step = plan_.cells[place];
    DigitSet left = step.possible & (step.distinct ? ~used : ~DigitSet{0});
    if (has_pairs_) {
      const auto before = plan_.cells | std::views::take(place);
      left &= ~taken_from(puzzle_, step.cell, digits_,
                          before | std::views::transform(&CellStep<Int>::cell));
    }
    for (std::uint32_t i = step.begin; i != step.end && left != 0; ++i)
      left &= fitting(plan_.sums[i]);
    for (; left != 0; left &= left - 1) {
      const auto digit = static_cast<unsigned>(std::countr_zero(left));
      digits_[step.cell] = static_cast<std::uint8_t>(digit);
      const DigitSet now = step.distinct ? used | only(digit) : used;
      if (!go_on(step, place, static_cast<Int>(digit), now)) return false;
    }
    return true;
  }

 private:
  // Puts a digit into the sums and searches on, if they can still hold.
  bool go_on(const CellStep<Int>& step, std::size_t place, Int digit, DigitSet used) {
    if (step.end == step.begin) return search(place + 1, used);
    if (step.end == step.begin + 1) {  // by far the most
      const SumStep<Int>& sum = plan_.sums[step.begin];
      Int& value = values_[sum.sum];
      const Int before = value;
      if (!add(sum, digit, value)) {
        value = before;
        return true;
      }
      const bool goes_on = search(place + 1, used);
      value = before;
      return goes_on;
    }
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): filled as far as it is used
    std::array<Int, kMostSums> before;
    std::uint32_t done = step.begin;
    bool holds = true;
    for (; holds && done != step.end; ++done) {
      Int& value = values_[plan_.sums[done].sum];
      before[done - step.begin] = value;
      holds = add(plan_.sums[done], digit, value);
    }
    const bool goes_on = !holds || search(place + 1, used);
    while (done-- > step.begin) values_[plan_.sums[done].sum] = before[done - step.begin];
    return goes_on;
  }

  static bool add(const SumStep<Int>& step, Int digit, Int& value) {
    value += step.weight * digit;
    if (step.closes) return value == 0;
    if (step.not_zero) return value != 0;
    if (step.unit != 1) {
      const Int quotient = value / step.unit;
      if (quotient * step.unit != value) return false;
      value = quotient;
    }
    return value >= step.least && value <= step.most;
  }

  // The digits with which a sum can go on.
  DigitSet fitting(const SumStep<Int>& step) const {
    const Int value = values_[step.sum];
    if (step.closes) {  // its weight is 1 or -1
      const Int digit = step.weight < 0 ? value : -value;
      return digit < 0 || digit >= static_cast<Int>(base_) ? 0 : only(static_cast<unsigned>(digit));
    }
    if (step.modulus == 1) return ~DigitSet{0};
    const auto modulus = static_cast<std::int64_t>(step.modulus);
    auto rest = static_cast<std::int64_t>(value % static_cast<Int>(modulus));
    if (rest > 0)
      rest = modulus - rest;
    else
      rest = -rest;
    auto digit = static_cast<std::uint64_t>(rest) * step.inverse % step.modulus;
    DigitSet set = 0;
    for (; digit < base_; digit += step.modulus) set |= DigitSet{1} << digit;
    return set;
  }

  static constexpr std::size_t kMostSums = 256;

  const Puzzle& puzzle_;
  const LinearPlan<Int>& plan_;
  bool has_pairs_ = puzzle_.has_pairs_that_differ();
  std::uint64_t base_;
  const Visit& visit_;
  Budget& budget_;
  std::vector<Int> values_;
  Digits digits_;
};

template <typename Int>
bool solve(const Puzzle& puzzle, const std::vector<LinearForm>& forms, const Visit& visit,
           Budget& budget) {
  const LinearPlan<Int> plan = plan_of<Int>(puzzle, forms, budget);
  if (budget.over()) return false;
  return plan.impossible || LinearSearch<Int>(puzzle, plan, visit, budget).search(0, 0);
}

}  // namespace

bool solve_linear(const Puzzle& puzzle, const std::vector<LinearForm>& forms, const Visit& visit,
                  Budget& budget) {
  return are_short(puzzle, forms) ? solve<std::int64_t>(puzzle, forms, visit, budget)
                                  : solve<Int128>(puzzle, forms, visit, budget);
}

}  // namespace reckon::letters
