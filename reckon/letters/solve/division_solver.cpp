// SPDX-License-Identifier: MIT
// Long divisions. All of a division follows from its divisor, the digits of its quotient and its
// remainder. The search tries the divisor, and for each divisor the steps from the last to the
// first. So every number is known as a whole when its digits are compared with the drawing. Most
// divisors end at the lengths of one or two products.
#include <bit>
#include <optional>

#include "reckon/letters/solve/engines.hpp"

namespace reckon::letters {

namespace {

constexpr std::uint64_t kStepsOfDigit = 10;
constexpr std::uint64_t kStepsOfMatch = 25;
constexpr std::uint8_t kOpen = 255;

class DivisionSearch {
 public:
  DivisionSearch(const Puzzle& puzzle, const Visit& visit, Budget& budget)
      : puzzle_(puzzle),
        division_(*puzzle.division),
        base_(puzzle.conditions.base),
        visit_(visit),
        budget_(budget),
        digits_(puzzle.cells.size(), kOpen) {
    find_columns();
  }

  bool run() {
    for (const Symbol zero : division_.zeros) {
      if (!match(zero, 0)) return true;
    }
    return choose_divisor(0, 0);
  }

 private:
  using Value = std::uint64_t;

  struct Columns {
    std::size_t partial =
        0;                 // the word that is divided; for the first step the dividend's beginning
    std::size_t size = 0;  // how many of its digits
    std::size_t first_down = 0;  // the first digit of the dividend brought down for it
    std::size_t down = 0;        // and how many
  };

  // Where the numbers of each step stand; the last is the remainder.
  void find_columns() {
    const std::size_t dividend = puzzle_.words[division_.dividend].size();
    const std::size_t quotient = puzzle_.words[division_.quotient].size();
    std::size_t end = 0;
    for (std::size_t s = 0; s <= division_.steps.size(); ++s) {
      const bool is_rest = s == division_.steps.size();
      const std::size_t next =
          is_rest ? dividend : dividend - quotient + division_.steps[s].quotient_digit + 1;
      if (s == 0) {
        columns_.push_back({.partial = division_.dividend, .size = next, .first_down = next});
      } else {
        const std::size_t partial = division_.steps[s - 1].rest;
        columns_.push_back({.partial = partial,
                            .size = puzzle_.words[partial].size(),
                            .first_down = end,
                            .down = next - end});
      }
      end = next;
    }
  }

  // --- Digits
  // -------------------------------------------------------------------------------------

  bool match(Symbol symbol, unsigned digit) {
    if (symbol.given()) return symbol.digit() == digit;
    const std::size_t cell = symbol.letter();
    if (digits_[cell] != kOpen) return digits_[cell] == digit;
    if ((puzzle_.possible[cell] & only(digit)) == 0) return false;
    if (has_pairs_ && is_taken(cell, digit)) return false;
    if (!puzzle_.cells[cell].may_share) {
      if ((used_ & only(digit)) != 0) return false;
      used_ |= only(digit);
    }
    digits_[cell] = static_cast<std::uint8_t>(digit);
    trail_.push_back(cell);
    return true;
  }

  // Whether a cell that must differ from this one has the digit.
  bool is_taken(std::size_t cell, unsigned digit) const {
    for (std::size_t other = 0; other < digits_.size(); ++other) {
      if (digits_[other] == digit && puzzle_.must_differ(cell, other)) return true;
    }
    return false;
  }

  // The number, in the first digits of a word.
  bool match(std::size_t index, std::size_t size, Value value) {
    const Word& word = puzzle_.words[index];
    const bool may_be_padded = size == 1 || puzzle_.may_begin_with_zero(index);
    for (std::size_t i = size; i-- > 0;) {
      if (i == 0 && value >= base_) return false;
      const auto digit = static_cast<unsigned>(value % base_);
      if (i == 0 && digit == 0 && !may_be_padded) return false;
      if (!match(word[i], digit)) return false;
      value /= base_;
    }
    return true;
  }

  void undo(std::size_t mark) {
    while (trail_.size() > mark) {
      const std::size_t cell = trail_.back();
      if (!puzzle_.cells[cell].may_share) used_ &= ~only(digits_[cell]);
      digits_[cell] = kOpen;
      trail_.pop_back();
    }
  }

  // --- The search
  // ---------------------------------------------------------------------------------

  bool choose_divisor(std::size_t place, Value value) {
    const Word& divisor = puzzle_.words[division_.divisor];
    if (place == divisor.size()) {
      if (value == 0) return true;
      divisor_ = value;
      return choose_remainder(0, 0);
    }
    const bool has_zero = place > 0 || puzzle_.may_begin_with_zero(division_.divisor);
    return each_digit(divisor[place], has_zero, [&](unsigned digit) {
      return choose_divisor(place + 1, value * base_ + digit);
    });
  }

  bool choose_remainder(std::size_t place, Value value) {
    const Columns& last = columns_.back();
    const Word& rest = puzzle_.words[last.partial];
    if (value >= divisor_) return true;
    if (place == rest.size()) {
      const std::size_t mark = trail_.size();
      const bool goes_on =
          !bring_down(division_.steps.size(), value) || choose_step(division_.steps.size(), value);
      undo(mark);
      return goes_on;
    }
    const bool has_zero = place > 0 || puzzle_.may_begin_with_zero(last.partial);
    return each_digit(rest[place], has_zero, [&](unsigned digit) {
      return choose_remainder(place + 1, value * base_ + digit);
    });
  }

  template <typename Try>
  bool each_digit(Symbol symbol, bool has_zero, const Try& attempt) {
    for (unsigned digit = has_zero ? 0 : 1; digit < base_; ++digit) {
      if (!budget_.spend(kStepsOfDigit)) return false;
      const std::size_t mark = trail_.size();
      const bool goes_on = !match(symbol, digit) || attempt(digit);
      undo(mark);
      if (!goes_on) return false;
    }
    return true;
  }

  // Compares the last digits of a number with those of the dividend that were brought down for it,
  // and takes them off. The part divided before the last of these digits is less than the divisor.
  bool bring_down(std::size_t step, Value& value) {
    const Columns& columns = columns_[step];
    const Word& dividend = puzzle_.words[division_.dividend];
    for (std::size_t i = columns.down; i-- > 0;) {
      if (!match(dividend[columns.first_down + i], static_cast<unsigned>(value % base_)))
        return false;
      value /= base_;
      if (value >= divisor_) return false;
    }
    return value < divisor_;
  }

  // Tries the digit of the quotient for the step before this one, which leaves `rest`.
  bool choose_step(std::size_t steps, Value rest) {
    if (steps == 0) return visit_(digits_);
    const DivisionStep& step = division_.steps[steps - 1];
    const Columns& columns = columns_[steps - 1];
    const Symbol digit = puzzle_.words[division_.quotient][step.quotient_digit];
    const bool has_zero =
        step.quotient_digit > 0 || puzzle_.may_begin_with_zero(division_.quotient);
    const std::size_t size = step.product ? puzzle_.words[*step.product].size() : 0;
    const Value most = step.product ? power(size) : ~Value{0};
    // A row of several digits may be all zeros, but no smaller number with zeros before it.
    const bool may_be_zero = !step.product || puzzle_.may_begin_with_zero(*step.product);
    const Value least = puzzle_.conditions.leading_zeros || size < 2 ? 0 : most / base_;
    Value value = 0;
    for (unsigned d = 0; d < base_; ++d, value += divisor_) {
      if (value >= most) break;
      if (d == 0 ? !has_zero || !may_be_zero : value < least) continue;
      if (!budget_.spend(kStepsOfMatch)) return false;
      const std::size_t mark = trail_.size();
      Value partial = value + rest;
      const bool fits = match(digit, d) && (!step.product || match(*step.product, size, value)) &&
                        match(columns.partial, columns.size, partial) &&
                        (steps == 1 || bring_down(steps - 1, partial));
      const bool goes_on = !fits || choose_step(steps - 1, partial);
      undo(mark);
      if (!goes_on) return false;
    }
    return true;
  }

  Value power(std::size_t size) const {
    Value value = 1;
    for (std::size_t i = 0; i < size; ++i) {
      if (value > (Value{1} << 58U)) return ~Value{0};
      value *= base_;
    }
    return value;
  }

  const Puzzle& puzzle_;
  const LongDivision& division_;
  Value base_;
  const Visit& visit_;
  Budget& budget_;
  std::vector<Columns> columns_;
  bool has_pairs_ = puzzle_.has_pairs_that_differ();
  Digits digits_;
  DigitSet used_ = 0;
  std::vector<std::size_t> trail_;
  Value divisor_ = 0;
};

}  // namespace

bool solve_division(const Puzzle& puzzle, const Visit& visit, Budget& budget) {
  // The numbers are below base × divisor, and have to fit into 64 bits.
  constexpr std::size_t kMostBits = 57;
  const std::size_t size = puzzle.words[puzzle.division->divisor].size() + 1;
  if (size * static_cast<std::size_t>(std::bit_width(puzzle.conditions.base - 1)) > kMostBits) {
    return solve_general(puzzle, visit, budget);
  }
  return DivisionSearch(puzzle, visit, budget).run();
}

}  // namespace reckon::letters
