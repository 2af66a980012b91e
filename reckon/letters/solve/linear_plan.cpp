// SPDX-License-Identifier: MIT
#include "reckon/letters/solve/linear_plan.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>
#include <span>

namespace reckon::letters {

namespace {

constexpr unsigned kHighestBit = 63;

int least_of(DigitSet set) { return std::countr_zero(set); }
int largest_of(DigitSet set) { return static_cast<int>(kHighestBit) - std::countl_zero(set); }

template <typename Int>
Int magnitude(Int value) {
  return value < 0 ? -value : value;
}

template <typename Int>
Int common_divisor(Int a, Int b) {
  a = magnitude(a);
  b = magnitude(b);
  while (b != 0) {
    a %= b;
    std::swap(a, b);
  }
  return a;
}

// The inverse of `value` by a modulus that has no divisor in common with it.
std::uint32_t inverse_of(std::int64_t value, std::int64_t modulus) {
  std::int64_t r = modulus;
  std::int64_t next_r = ((value % modulus) + modulus) % modulus;
  std::int64_t t = 0;
  std::int64_t next_t = 1;
  while (next_r != 0) {
    const std::int64_t quotient = r / next_r;
    r -= quotient * next_r;
    std::swap(r, next_r);
    t -= quotient * next_t;
    std::swap(t, next_t);
  }
  return static_cast<std::uint32_t>(t < 0 ? t + modulus : t);
}

template <typename Int>
class Planner {
 public:
  Planner(const Puzzle& puzzle, const std::vector<LinearForm>& forms, Budget& budget)
      : puzzle_(puzzle), cells_(puzzle.cells.size()), possible_(puzzle.possible), budget_(budget) {
    for (const LinearForm& form : forms) {
      Sum sum{.sign = form.sign, .constant = static_cast<Int>(form.constant)};
      for (std::size_t i = 0; i < cells_; ++i) sum.weights[i] = static_cast<Int>(form.weights[i]);
      sums_.push_back(sum);
    }
  }

  LinearPlan<Int> plan() {
    if (!narrow()) {
      plan_.impossible = true;
      return std::move(plan_);
    }
    choose_order();
    if (spend_look()) make_steps();
    return std::move(plan_);
  }

 private:
  struct Sum {
    Sign sign = Sign::equal;
    std::array<Int, kMostLinearCells> weights{};
    Int constant = 0;
    Int unit = 0;  // of the cells that are not yet placed
  };
  struct Range {
    Int low = 0;
    Int high = 0;
  };

  // For a look at all cells of all sums.
  bool spend_look() {
    constexpr std::uint64_t kStepsOfCell = 20;
    return budget_.spend(kStepsOfCell * (1 + cells_) * (1 + sums_.size()));
  }

  Range range_of(Int weight, DigitSet set) const {
    const Int a = weight * static_cast<Int>(least_of(set));
    const Int b = weight * static_cast<Int>(largest_of(set));
    return weight < 0 ? Range{b, a} : Range{a, b};
  }

  // --- Which digits each cell can be at all
  // -------------------------------------------------------

  bool narrow() {
    bool changed = true;
    while (changed) {
      if (!spend_look()) return false;
      changed = false;
      for (const Sum& sum : sums_) {
        if (sum.sign != Sign::unequal && !narrow_by(sum, changed)) return false;
      }
      if (!spread_singles(changed)) return false;
    }
    return true;
  }

  bool narrow_by(const Sum& sum, bool& changed) {
    Range all{sum.constant, sum.constant};
    for (std::size_t i = 0; i < cells_; ++i) {
      if (possible_[i] == 0) return false;
      const Range range = range_of(sum.weights[i], possible_[i]);
      all.low += range.low;
      all.high += range.high;
    }
    const Int most = sum.sign == Sign::less ? -1 : 0;
    for (std::size_t i = 0; i < cells_; ++i) {
      const Int weight = sum.weights[i];
      if (weight == 0) continue;
      const Range own = range_of(weight, possible_[i]);
      const Int low = all.low - own.low;
      const Int high = all.high - own.high;
      DigitSet kept = 0;
      for (DigitSet left = possible_[i]; left != 0; left &= left - 1) {
        const Int part = weight * static_cast<Int>(least_of(left));
        const bool reaches = sum.sign != Sign::equal || part + high >= 0;
        if (part + low <= most && reaches) kept |= left & (~left + 1);
      }
      if (kept == possible_[i]) continue;
      possible_[i] = kept;
      if (kept == 0) return false;
      changed = true;
      const Range now = range_of(weight, kept);
      all.low += now.low - own.low;
      all.high += now.high - own.high;
    }
    return true;
  }

  bool spread_singles(bool& changed) {
    for (std::size_t i = 0; i < cells_; ++i) {
      if (puzzle_.cells[i].may_share || !std::has_single_bit(possible_[i])) continue;
      for (std::size_t j = 0; j < cells_; ++j) {
        if (j == i || puzzle_.cells[j].may_share || (possible_[j] & possible_[i]) == 0) continue;
        possible_[j] &= ~possible_[i];
        if (possible_[j] == 0) return false;
        changed = true;
      }
    }
    return true;
  }

  // --- The order
  // ----------------------------------------------------------------------------------

  // A few cells that can be placed next, and by how much that multiplies the cases per cell.
  struct Choice {
    std::array<std::uint8_t, kMostLinearCells> cells{};
    std::size_t size = 0;
    double growth = std::numeric_limits<double>::infinity();
  };

  void choose_order() {
    placed_.fill(false);
    for (std::size_t i = 0; i < cells_; ++i) {
      if (std::has_single_bit(possible_[i])) place(i);
    }
    bool is_first = true;
    while (order_size_ < cells_ && spend_look()) {
      Choice best;
      for (Sum& sum : sums_) {
        find_unit(sum);
        if (sum.unit == 0) continue;
        consider(best, lowest_column(sum));
        consider(best, highest_cell(sum));
        if (is_first) consider(best, highest_cells(sum));
      }
      is_first = false;
      if (best.size == 0) {  // the others are in no sum
        for (std::size_t i = 0; i < cells_; ++i) {
          if (!placed_[i]) place(i);
        }
        return;
      }
      for (std::size_t i = 0; i < best.size; ++i) place(best.cells[i]);
    }
  }

  void place(std::size_t cell) {
    placed_[cell] = true;
    order_[order_size_++] = static_cast<std::uint8_t>(cell);
  }

  static void consider(Choice& best, const Choice& choice) {
    if (choice.size != 0 && choice.growth < best.growth) best = choice;
  }

  void find_unit(Sum& sum) const {
    sum.unit = 0;
    for (std::size_t i = 0; i < cells_; ++i) {
      if (!placed_[i] && sum.weights[i] != 0) sum.unit = common_divisor(sum.unit, sum.weights[i]);
    }
  }

  double count(std::size_t cell) const { return std::popcount(possible_[cell]); }

  // The cells of the lowest column, those with the fewest digits first; the last one follows.
  Choice lowest_column(const Sum& sum) const {
    Choice choice;
    if (sum.sign != Sign::equal) return choice;
    const auto base = static_cast<Int>(puzzle_.conditions.base);
    for (std::size_t i = 0; i < cells_; ++i) {
      if (!placed_[i] && sum.weights[i] != 0 && sum.weights[i] / sum.unit % base != 0) {
        choice.cells[choice.size++] = static_cast<std::uint8_t>(i);
      }
    }
    const auto follows = [&](std::uint8_t cell) {
      return std::gcd(static_cast<std::int64_t>(sum.weights[cell] / sum.unit % base),
                      static_cast<std::int64_t>(base)) == 1;
    };
    std::sort(choice.cells.begin(), choice.cells.begin() + static_cast<std::ptrdiff_t>(choice.size),
              [&](std::uint8_t a, std::uint8_t b) {
                if (follows(a) != follows(b)) return follows(b);
                return count(a) < count(b);
              });
    double peak = 1;
    for (std::size_t i = 0; i + 1 < choice.size; ++i) peak *= count(choice.cells[i]);
    const double final =
        peak * count(choice.cells[choice.size - 1]) / static_cast<double>(puzzle_.conditions.base);
    choice.growth = per_cell(std::max(peak, final), choice.size);
    return choice;
  }

  // The cell with the largest weight: the sizes of the others leave it few digits.
  Choice highest_cell(const Sum& sum) const {
    Choice choice;
    if (sum.sign == Sign::unequal) return choice;
    std::size_t highest = cells_;
    Int rest = 0;
    for (std::size_t i = 0; i < cells_; ++i) {
      if (placed_[i] || sum.weights[i] == 0) continue;
      const Range range = range_of(sum.weights[i], possible_[i]);
      rest += range.high - range.low;
      if (highest == cells_ || magnitude(sum.weights[i]) > magnitude(sum.weights[highest])) {
        highest = i;
      }
    }
    const Range own = range_of(sum.weights[highest], possible_[highest]);
    rest -= own.high - own.low;
    choice.cells[0] = static_cast<std::uint8_t>(highest);
    choice.size = 1;
    const double left =
        static_cast<double>(rest) / static_cast<double>(magnitude(sum.weights[highest])) + 1;
    choice.growth = std::min(count(highest), left);
    return choice;
  }

  // The first cells by weight, tried for real: in a sum like MUSIC + CUP = NEVER they leave almost
  // no choice, because M and N are different. The best number of them, while there are few cases.
  Choice highest_cells(const Sum& sum) const {
    constexpr std::size_t kMostCases = 64;
    constexpr std::size_t kMostInRow = 6;
    Choice choice;
    if (sum.sign != Sign::equal) return choice;
    std::array<std::uint8_t, kMostLinearCells> order{};
    std::size_t size = 0;
    DigitSet used = 0;
    Int start = sum.constant;
    for (std::size_t i = 0; i < cells_; ++i) {
      if (placed_[i]) {
        start += sum.weights[i] * static_cast<Int>(least_of(possible_[i]));
        if (!puzzle_.cells[i].may_share) used |= possible_[i];
      } else if (sum.weights[i] != 0) {
        order[size++] = static_cast<std::uint8_t>(i);
      }
    }
    const std::span<std::uint8_t> cells = std::span(order).first(size);
    std::ranges::sort(cells, [&](std::uint8_t a, std::uint8_t b) {
      return magnitude(sum.weights[a]) > magnitude(sum.weights[b]);
    });
    struct Case {
      Int value;
      DigitSet used;
    };
    std::array<Case, kMostCases> cases{};
    std::array<Case, kMostCases> next{};
    cases[0] = {start, used};
    std::size_t count = 1;
    for (std::size_t k = 0; k < std::min(size, kMostInRow); ++k) {
      const std::size_t cell = order[k];
      const Range rest = rest_of(sum, cells.subspan(k + 1));
      const bool distinct = !puzzle_.cells[cell].may_share;
      std::size_t found = 0;
      for (std::size_t c = 0; c < count; ++c) {
        for (DigitSet left = possible_[cell] & (distinct ? ~cases[c].used : ~DigitSet{0});
             left != 0; left &= left - 1) {
          const Int value = cases[c].value + sum.weights[cell] * static_cast<Int>(least_of(left));
          if (value + rest.low > 0 || value + rest.high < 0) continue;
          if (found == kMostCases) return choice;
          next[found++] = {value, cases[c].used | (distinct ? left & (~left + 1) : 0)};
        }
      }
      std::swap(cases, next);
      count = found;
      const double growth = per_cell(static_cast<double>(std::max<std::size_t>(count, 1)), k + 1);
      if (growth < choice.growth) {
        choice.growth = growth;
        choice.size = k + 1;
        std::ranges::copy(cells.first(k + 1), choice.cells.begin());
      }
    }
    return choice;
  }

  // Returns the range that these cells can add.
  Range rest_of(const Sum& sum, std::span<const std::uint8_t> cells) const {
    Range all;
    Range shared;
    std::array<Int, kMostLinearCells> weights{};
    std::size_t size = 0;
    for (const std::uint8_t cell : cells) {
      const Range own = range_of(sum.weights[cell], possible_[cell]);
      all = {all.low + own.low, all.high + own.high};
      if (puzzle_.cells[cell].may_share) {
        shared = {shared.low + own.low, shared.high + own.high};
      } else {
        weights[size++] = sum.weights[cell];
      }
    }
    std::sort(weights.begin(), weights.begin() + static_cast<std::ptrdiff_t>(size));
    const Range different = range_of_different(std::span<const Int>(weights).first(size));
    return {std::max(all.low, shared.low + different.low),
            std::min(all.high, shared.high + different.high)};
  }

  static double per_cell(double growth, std::size_t cells) {
    double low = 1;
    double high = growth;
    if (cells == 1 || growth <= 1) return growth;
    // The root, near enough to compare.
    for (int i = 0; i < 12; ++i) {
      const double middle = (low + high) / 2;
      double power = 1;
      for (std::size_t k = 0; k < cells; ++k) power *= middle;
      (power < growth ? low : high) = middle;
    }
    return low;
  }

  // --- The steps
  // ----------------------------------------------------------------------------------

  void make_steps() {
    const std::size_t count = sums_.size();
    // For each place of the order, what the cells from there on can still add.
    units_.assign((cells_ + 1) * count, 0);
    ranges_.assign((cells_ + 1) * count, Range{});
    for (std::size_t s = 0; s < count; ++s) {
      std::vector<Int> distinct;  // the weights of the cells that may not share, in order
      Range shared;               // what the others can add
      Range all;                  // what all can add, by their own digits
      for (std::size_t place = cells_; place-- > 0;) {
        const std::size_t cell = order_[place];
        const Int weight = sums_[s].weights[cell];
        const Int unit = units_[(place + 1) * count + s];
        units_[place * count + s] = weight == 0 ? unit : common_divisor(unit, weight);
        if (weight != 0) {
          const Range own = range_of(weight, possible_[cell]);
          all = {all.low + own.low, all.high + own.high};
          if (puzzle_.cells[cell].may_share) {
            shared = {shared.low + own.low, shared.high + own.high};
          } else {
            distinct.insert(std::ranges::upper_bound(distinct, weight), weight);
          }
        }
        const Range different = range_of_different(distinct);
        ranges_[place * count + s] = {std::max(all.low, shared.low + different.low),
                                      std::min(all.high, shared.high + different.high)};
      }
    }
    plan_.cells.reserve(cells_);
    for (std::size_t s = 0; s < count; ++s) start(s);
    for (std::size_t place = 0; place < cells_; ++place) {
      const std::size_t cell = order_[place];
      CellStep<Int> step{.cell = static_cast<std::uint8_t>(cell),
                         .distinct = !puzzle_.cells[cell].may_share,
                         .possible = possible_[cell],
                         .begin = static_cast<std::uint32_t>(plan_.sums.size())};
      for (std::size_t s = 0; s < count; ++s) {
        if (sums_[s].weights[cell] != 0) plan_.sums.push_back(sum_step(place, s));
      }
      step.end = static_cast<std::uint32_t>(plan_.sums.size());
      plan_.cells.push_back(step);
    }
  }

  // Returns the range that cells of these weights, the lowest first, can add if their digits
  // differ: the largest digits belong to the largest weights.
  Range range_of_different(std::span<const Int> weights) const {
    Range range;
    const auto largest = static_cast<Int>(puzzle_.conditions.base) - 1;
    Int small = 0;
    Int large = largest;
    for (auto weight = weights.begin(); weight != weights.end() && *weight < 0; ++weight) {
      range.low += *weight * large--;
      range.high += *weight * small++;
    }
    small = 0;
    large = largest;
    for (auto weight = weights.rbegin(); weight != weights.rend() && *weight > 0; ++weight) {
      range.high += *weight * large--;
      range.low += *weight * small++;
    }
    return range;
  }

  // Sets a sum as it is before any cell has a digit.
  void start(std::size_t s) {
    const Sum& sum = sums_[s];
    const Int unit = units_[s];
    Int value = sum.constant;
    if (sum.sign == Sign::equal && unit != 0) {
      if (value % unit != 0) plan_.impossible = true;
      value /= unit;
    }
    if (unit == 0) {  // no letter is in it
      const bool good = sum.sign == Sign::equal     ? value == 0
                        : sum.sign == Sign::unequal ? value != 0
                                                    : value <= (sum.sign == Sign::less ? -1 : 0);
      if (!good) plan_.impossible = true;
    }
    plan_.start.push_back(value);
  }

  SumStep<Int> sum_step(std::size_t place, std::size_t s) const {
    const Sum& sum = sums_[s];
    const std::size_t count = sums_.size();
    const Int weight = sum.weights[order_[place]];
    const Range rest = ranges_[(place + 1) * count + s];
    const bool is_last = units_[(place + 1) * count + s] == 0;
    SumStep<Int> step{.sum = static_cast<std::uint16_t>(s), .weight = weight};
    constexpr Int kFar = std::numeric_limits<Int>::max();
    if (sum.sign != Sign::equal) {
      step.least = -kFar;
      step.most = kFar;
      if (sum.sign == Sign::unequal) {
        step.not_zero = is_last;
      } else {
        step.most = (sum.sign == Sign::less ? -1 : 0) - rest.low;
      }
      return step;
    }
    const Int unit = units_[place * count + s];
    step.weight = weight / unit;
    if (is_last) {
      step.closes = true;
      return step;
    }
    const Int next = units_[(place + 1) * count + s];
    step.unit = next / unit;
    step.least = -(rest.high / next);
    step.most = -(rest.low / next);
    set_modulus(step);
    return step;
  }

  // The unit itself where it is small; else the part of it that the base gives.
  void set_modulus(SumStep<Int>& step) const {
    constexpr Int kMostModulus = Int{1} << 30;
    Int modulus = step.unit;
    if (modulus > kMostModulus)
      modulus = common_divisor(modulus, static_cast<Int>(puzzle_.conditions.base));
    if (modulus == 1) return;
    step.modulus = static_cast<std::uint32_t>(modulus);
    step.inverse = inverse_of(static_cast<std::int64_t>(step.weight % modulus),
                              static_cast<std::int64_t>(modulus));
  }

  const Puzzle& puzzle_;
  std::size_t cells_;
  std::vector<DigitSet> possible_;
  std::vector<Sum> sums_;
  std::array<std::uint8_t, kMostLinearCells> order_{};
  std::size_t order_size_ = 0;
  std::array<bool, kMostLinearCells> placed_{};
  std::vector<Int> units_;
  std::vector<Range> ranges_;
  LinearPlan<Int> plan_;
  Budget& budget_;
};

}  // namespace

template <typename Int>
LinearPlan<Int> plan_of(const Puzzle& puzzle, const std::vector<LinearForm>& forms,
                        Budget& budget) {
  return Planner<Int>(puzzle, forms, budget).plan();
}

template LinearPlan<std::int64_t> plan_of(const Puzzle& puzzle,
                                          const std::vector<LinearForm>& forms, Budget& budget);
template LinearPlan<Int128> plan_of(const Puzzle& puzzle, const std::vector<LinearForm>& forms,
                                    Budget& budget);

}  // namespace reckon::letters
