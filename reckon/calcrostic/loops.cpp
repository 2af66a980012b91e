// SPDX-License-Identifier: MIT
// Two loops, over b and f, and a linear equation. With k = b . f known, each of
//
//     c = a . b    h = c . f    m = h . k    and the diagonal's    m = a . f
//
// is a linear function of a, divided by a constant, whatever the operators are. Equating both m
// gives a, then d = h .' a, and the remaining equations are checked. In the canonical form b <= d,
// so 2 b + f < s bounds the loops.
//
// The equation does not determine a if both sides are identical. For nearly all operators this
// happens only for few b and f, and every a is tried. But by the distributive law it happens for
// all b and f in
//
//     c = a + b, h = c f, k = b f, m = h - k = a f    and    c = a - b, ..., m = h + k = a f
//
// Here the first column decides. If it is d = h - a, the sum limits a to a short range. (It cannot
// be d = a - h, because then d < b.) If it is d = h / a or d = a / h, all of c, h, k, m are
// multiples of a, and the factors depend only on d and f. Two loops cover these, and the third
// column gives a.
#include "reckon/calcrostic/loops.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace reckon::calcrostic {

namespace {

using Int = std::int64_t;

// (slope * a + constant) / divisor, with a positive divisor. Their products reach s^5 / 100.
struct Linear {
  Int slope = 0;
  Int constant = 0;
  Int divisor = 1;
};
static_assert(kMostLoopSum <= 10'000, "products are to fit 64 bits");

// `x . n` for a number n >= 1.
Linear apply(Operator op, const Linear& x, Int n) {
  switch (op) {
    case Operator::add: return {x.slope, x.constant + n * x.divisor, x.divisor};
    case Operator::subtract: return {x.slope, x.constant - n * x.divisor, x.divisor};
    case Operator::multiply: return {x.slope * n, x.constant * n, x.divisor};
    case Operator::divide: return {x.slope, x.constant, x.divisor * n};
  }
  return x;
}

// x . y if that is a 64-bit integer of at least `least`; otherwise 0.
Int apply(Operator op, Int x, Int y, Int least) {
  Int result = 0;
  switch (op) {
    case Operator::add: result = x + y; break;
    case Operator::subtract: result = x - y; break;
    case Operator::multiply:
      if (__builtin_mul_overflow(x, y, &result)) return 0;
      break;
    case Operator::divide: result = x % y == 0 ? x / y : 0; break;
  }
  return result < least ? 0 : result;
}

// The y with x . y = result if that is an integer of at least `least`; otherwise 0.
Int second_operand(Operator op, Int x, Int result, Int least) {
  switch (op) {
    case Operator::add: return apply(Operator::subtract, result, x, least);
    case Operator::subtract: return apply(Operator::subtract, x, result, least);
    case Operator::multiply: return apply(Operator::divide, result, x, least);
    case Operator::divide: return apply(Operator::divide, x, result, least);
  }
  return 0;
}

class Search {
 public:
  Search(Int first_sum, Int last_sum, Int least)
      : first_sum_(first_sum), last_sum_(last_sum), least_(least) {}

  std::vector<ClassKey> run() {
    for (f_ = least_; f_ + 3 * least_ <= last_sum_; ++f_) {
      for (b_ = least_; f_ + 2 * b_ + least_ <= last_sum_; ++b_) {
        most_a_ = last_sum_ - 2 * b_ - f_;
        find_corners();
        for (const Operator column2 : kOperators) {
          k_ = apply(column2, b_, f_, least_);
          if (k_ == 0) continue;
          operators_[4] = column2;
          solve_for_a();
        }
      }
      for (Int d = least_; f_ + d + 2 * least_ <= last_sum_; ++d) distribute(d);
    }
    std::ranges::sort(found_);
    // distribute() may find a class twice.
    const auto repeated = std::ranges::unique(found_);
    found_.erase(repeated.begin(), repeated.end());
    return std::move(found_);
  }

 private:
  // The value of a corner, and the operators that make it.
  struct Corner {
    Linear value;
    Operator row1 = Operator::add;  // for h only
    Operator diagonal = Operator::add;
  };

  // Finds the possible values of h and, in the diagonal, of m. All grow with a, so testing the
  // largest a suffices.
  void find_corners() {
    const Linear a{.slope = 1};
    diagonals_.clear();
    corners_.clear();
    for (const Operator diagonal : kOperators) {
      const Linear m = apply(diagonal, a, f_);
      if (can_be(m)) diagonals_.push_back({.value = m, .diagonal = diagonal});
    }
    for (const Operator row1 : kOperators) {
      const Linear c = apply(row1, a, b_);
      if (!can_be(c)) continue;
      for (const Operator diagonal : kOperators) {
        const Linear h = apply(diagonal, c, f_);
        if (can_be(h)) corners_.push_back({.value = h, .row1 = row1, .diagonal = diagonal});
      }
    }
  }

  // Whether some a makes it at least `least_`.
  bool can_be(const Linear& x) const {
    return x.slope * most_a_ + x.constant >= least_ * x.divisor;
  }

  void solve_for_a() {
    for (const Corner& h : corners_) {
      operators_[0] = h.row1;
      operators_[7] = h.diagonal;
      for (const Operator row3 : kOperators) {
        const Linear m = apply(row3, h.value, k_);
        // No diagonal exceeds a * f.
        const bool too_large = m.slope * least_ + m.constant > most_a_ * f_ * m.divisor;
        if (too_large || !can_be(m)) continue;
        operators_[2] = row3;
        for (const Corner& diagonal : diagonals_) {
          operators_[6] = diagonal.diagonal;
          equate(m, diagonal.value, h.value);
        }
      }
    }
  }

  // Equates m of the third row with m of the diagonal.
  void equate(const Linear& row, const Linear& diagonal, const Linear& h) {
    const Int slope = row.slope * diagonal.divisor - diagonal.slope * row.divisor;
    const Int constant = diagonal.constant * row.divisor - row.constant * diagonal.divisor;
    const Int size = slope < 0 ? -slope : slope;
    const Int multiple = slope < 0 ? -constant : constant;
    if (multiple < size * least_ || multiple > size * most_a_) return;
    if (size != 0) {
      if (multiple % size == 0) try_a(multiple / size);
    } else if (is_distributive()) {
      try_short_range(h);
    } else {
      for (Int a = least_; a <= most_a_; ++a) try_a(a);
    }
  }

  bool is_distributive() const {
    return is_additive(operators_[0]) && operators_[4] == Operator::multiply &&
           operators_[7] == Operator::multiply && operators_[6] == Operator::multiply;
  }

  // h = a + d with d >= b and a + b + d + f <= s.
  void try_short_range(const Linear& h) {
    const Int last = (last_sum_ - b_ - f_ - h.constant) / h.slope;
    const Int first = operators_[0] == Operator::add ? least_ : b_ + least_;
    for (Int a = first; a <= last; ++a) try_a(a, Operator::add);
  }

  // The distributive case with a * d = h or a / d = h.
  void distribute(Int d) {
    operators_[4] = operators_[6] = operators_[7] = Operator::multiply;
    distribute(d, Operator::multiply, d, f_);
    if (d * f_ > 1) distribute(d, Operator::divide, 1, d * f_);
  }

  // c = a * numerator / denominator.
  void distribute(Int d, Operator column1, Int numerator, Int denominator) {
    if (numerator == denominator) return;
    const bool larger = numerator > denominator;
    operators_[0] = larger ? Operator::add : Operator::subtract;
    operators_[2] = larger ? Operator::subtract : Operator::add;
    const auto try_multiple = [&](Int a) {
      const Int difference = larger ? numerator - denominator : denominator - numerator;
      if (a * difference % denominator != 0) return;
      const Int b = a * difference / denominator;
      if (a < least_ || b < least_ || b > last_sum_) return;
      b_ = b;
      k_ = b_ * f_;
      try_a(a, column1);
    };
    const Int most = last_sum_ - least_ - d - f_;  // of a
    for (const Operator row2 : kOperators) {
      const Int g = apply(row2, d, f_, least_);
      if (g == 0) continue;
      // c + g = m = a f, c - g = m, c * g = m, c / g = m. The last two do not determine a.
      const Int excess = f_ * denominator - numerator;
      const Int size = excess < 0 ? -excess : excess;
      if (size != 0 && g * denominator % size == 0 && g * denominator / size <= most) {
        try_multiple(g * denominator / size);
      }
      if (numerator * g == f_ * denominator || numerator == f_ * denominator * g) {
        for (Int a = least_; a <= most; ++a) try_multiple(a);
      }
    }
  }

  void try_a(Int a) {
    for (const Operator column1 : kOperators) try_a(a, column1);
  }

  // Everything is chosen except d, g and the operators of the second row and third column.
  void try_a(Int a, Operator column1) {
    const Int least = least_;
    const Int c = apply(operators_[0], a, b_, least);
    if (c == 0) return;
    const Int h = apply(operators_[7], c, f_, least);
    if (h == 0) return;
    const Int d = second_operand(column1, a, h, least);
    const Int sum = a + b_ + d + f_;
    if (d < b_ || sum > last_sum_ || sum < first_sum_) return;
    const Int m = apply(operators_[6], a, f_, least);
    if (m == 0 || k_ < least || apply(operators_[2], h, k_, least) != m) return;
    for (const Operator row2 : kOperators) {
      const Int g = apply(row2, d, f_, least);
      if (g == 0) continue;
      for (const Operator column3 : kOperators) {
        if (apply(column3, c, g, least) != m) continue;
        operators_[3] = column1;
        operators_[1] = row2;
        operators_[5] = column3;
        const Calcrostic found{.numbers = {a, b_, c, d, f_, g, h, k_, m}, .operators = operators_};
        if (a + d > c + g || a + b_ > h + k_ || a + b_ + d > m + g + k_) continue;
        if (standard_form(found) == found) found_.emplace_back(found);
      }
    }
  }

  Int first_sum_;
  Int last_sum_;
  Int least_;
  Int f_ = 0;
  Int b_ = 0;
  Int k_ = 0;
  Int most_a_ = 0;
  std::vector<Corner> diagonals_;  // m = a . f
  std::vector<Corner> corners_;    // h = (a . b) . f
  std::array<Operator, 8> operators_{};
  std::vector<ClassKey> found_;
};

}  // namespace

std::vector<ClassKey> classes_by_loops(std::int64_t first_sum, std::int64_t last_sum,
                                       std::int64_t least) {
  return Search(first_sum, last_sum, least).run();
}

}  // namespace reckon::calcrostic
