// SPDX-License-Identifier: MIT
// The operator assignments (settings) whose infinitely many grids of numbers from 2 on have
// independent parameters: 11 of the 17 (members.hpp; docs/calcrostics.md has the proofs). Used to
// enumerate the grids of a setting. Each setting is written in the version with the simplest
// formulas:
//
//     a . b = c
//     .  . .  . .
//     d . f = g
//     =  = =  = =
//     h . k = m
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "reckon/calcrostic/calcrostic.hpp"
#include "reckon/calcrostic/class_key.hpp"

namespace reckon::calcrostic::detail {

using Int = std::int64_t;
using letters::SquareOperators;

// The numbers from which the operators make all others.
struct Square {
  Int a = 0;
  Int b = 0;
  Int d = 0;
  Int f = 0;
};

// Eight operators as a template argument.
struct Setting {
  // Implicit, so that a string literal converts; its length is checked.
  // NOLINTNEXTLINE(google-explicit-constructor,*-avoid-c-arrays)
  consteval Setting(const char (&signs)[9]) {
    for (std::size_t i = 0; i < operators.size(); ++i) {
      operators[i] =
          static_cast<Operator>(std::string_view("+-*/").find(std::string_view(signs)[i]));
    }
  }
  SquareOperators operators{};
};

// x . y, rounded towards 0; -1 on overflow.
template <Operator kOperator>
Int result(Int x, Int y) {
  Int value = 0;
  if constexpr (kOperator == Operator::add) {
    value = x + y;
  } else if constexpr (kOperator == Operator::subtract) {
    value = x - y;
  } else if constexpr (kOperator == Operator::multiply) {
    if (__builtin_mul_overflow(x, y, &value)) return -1;
  } else {
    value = y == 0 ? -1 : x / y;
  }
  return value;
}

template <Operator kOperator>
bool is_line(Int x, Int y, Int z) {
  if constexpr (kOperator == Operator::divide) {
    return is_line<Operator::multiply>(z, y, x);
  } else {
    return result<kOperator>(x, y) == z;
  }
}

// A grid of nine numbers, which may or may not solve its setting.
template <Setting kSetting>
class SettingGrid {
 public:
  explicit SettingGrid(const Square& square)
      : a_(square.a),
        b_(square.b),
        d_(square.d),
        f_(square.f),
        c_(result<op(0)>(a_, b_)),
        g_(result<op(1)>(d_, f_)),
        h_(result<op(3)>(a_, d_)),
        k_(result<op(4)>(b_, f_)),
        m_(result<op(6)>(a_, f_)) {}

  // Whether all eight equations hold and all numbers are at least `least`, which is 1 or more.
  bool is_solved(Int least) const {
    return std::ranges::min(numbers()) >= least && is_line<op(0)>(a_, b_, c_) &&
           is_line<op(1)>(d_, f_, g_) && is_line<op(2)>(h_, k_, m_) && is_line<op(3)>(a_, d_, h_) &&
           is_line<op(4)>(b_, f_, k_) && is_line<op(5)>(c_, g_, m_) && is_line<op(6)>(a_, f_, m_) &&
           is_line<op(7)>(c_, f_, h_);
  }

  /// The numbers in reading order.
  std::array<Int, 9> numbers() const { return {a_, b_, c_, d_, f_, g_, h_, k_, m_}; }

  // s of the canonical form: the smallest corner with its neighbours, plus the middle.
  Int sum() const {
    return f_ + std::min({a_ + b_ + d_, c_ + b_ + g_, h_ + d_ + k_, m_ + g_ + k_});
  }

  // The class key; `codes` are the operators of the versions, in the order of versions().
  ClassKey key(const std::array<std::uint16_t, 8>& codes) const {
    struct Corner {
      Int own;
      Int right;
      Int below;
      std::size_t version;     // with the neighbours in this order
      std::size_t reflection;  // with the neighbours exchanged

      auto size() const { return std::tuple(own + right + below, own, std::min(right, below)); }
    };
    const std::array<Corner, 4> corners = {
        {{a_, b_, d_, 0, 4}, {h_, k_, d_, 1, 7}, {m_, k_, g_, 2, 6}, {c_, b_, g_, 3, 5}}};
    std::size_t least = 0;
    bool tied = false;
    for (std::size_t i = 1; i < corners.size(); ++i) {
      const auto order = corners[i].size() <=> corners[least].size();
      if (order < 0) least = i;
      tied = order == 0 || (order > 0 && tied);
    }
    const Corner& corner = corners[least];
    if (tied || corner.right == corner.below) {
      return ClassKey(standard_form({.numbers = numbers(), .operators = kSetting.operators}));
    }
    return corner.right < corner.below
               ? ClassKey(corner.own, corner.right, corner.below, f_, codes[corner.version])
               : ClassKey(corner.own, corner.below, corner.right, f_, codes[corner.reflection]);
  }

 private:
  static constexpr Operator op(std::size_t line) { return kSetting.operators[line]; }

  Int a_;
  Int b_;
  Int d_;
  Int f_;
  Int c_;
  Int g_;
  Int h_;
  Int k_;
  Int m_;
};

// The grids at(u, v) of a setting, with u from `first_u` to `last_u` and v from `first_v` on.
// Non-integers are rounded, so some grids do not solve the setting. All nine numbers are
// nondecreasing in u and in v.
template <Setting kOperators, typename At>
struct FreePart {
  static constexpr Setting kSetting = kOperators;

  Int first_u;
  Int last_u;
  Int first_v;
  At at;

  SettingGrid<kSetting> grid(Int u, Int v) const { return SettingGrid<kSetting>(at(u, v)); }

  // Visits every `stride`-th u after the first `offset` for which some grid is not `beyond`.
  // `beyond` must be monotone: if it holds for a grid, it holds for all larger ones.
  template <typename Beyond, typename Visit>
  void each_u(const Beyond& beyond, const Visit& visit, Int offset = 0, Int stride = 1) const {
    for (Int u = first_u + offset; u <= last_u && !beyond(grid(u, first_v)); u += stride) visit(u);
  }

  // The first v whose grid is `beyond`, by exponential and then binary search.
  template <typename Beyond>
  Int first_beyond(Int u, const Beyond& beyond) const {
    Int v = first_v;
    if (beyond(grid(u, v))) return v;
    Int step = 1;
    for (; !beyond(grid(u, v + step)); step *= 2) v += step;
    for (; step > 1; step -= step / 2) {
      if (!beyond(grid(u, v + step / 2))) v += step / 2;
    }
    return v + 1;
  }
};

template <Setting kSetting, typename At>
FreePart<kSetting, At> free_part(Int first_u, Int last_u, Int first_v, const At& at) {
  return {.first_u = first_u, .last_u = last_u, .first_v = first_v, .at = at};
}

// Visits all parts. Every grid of numbers from 2 on that solves one of their settings is in exactly
// one part, once. So is every grid that contains the number 1 only in sums and differences.
template <typename Visit>
void each_free_part(const Visit& visit) {
  constexpr Int kAny = ClassKey::kMostSum;
  // 2 b = (a - 2)(f - 1) - 2 and s = a f: the smaller of a and f is u.
  const auto sums = [](Int a, Int f) {
    const Int b = ((a - 2) * (f - 1) - 2) / 2;
    return Square{.a = a, .b = b, .d = b + f, .f = f};
  };
  visit(free_part<"++++++*+">(2, kAny, 0, [&](Int u, Int v) { return sums(u + v, u); }));
  visit(free_part<"++++++*+">(2, kAny, 1, [&](Int u, Int v) { return sums(u, u + v); }));
  // 2 b = a (f - 1) and s = (a + 2) f.
  const auto differences = [](Int a, Int f) {
    const Int b = a * (f - 1) / 2;
    return Square{.a = a, .b = b, .d = b + f, .f = f};
  };
  visit(free_part<"+-++-+*+">(2, kAny, 0, [&](Int u, Int v) { return differences(u + v, u); }));
  visit(free_part<"+-++-+*+">(2, kAny, 1, [&](Int u, Int v) { return differences(u, u + v); }));
  // k = u, f = k^2, b = k^3.
  visit(free_part<"***+/-*/">(2, kAny, 2, [](Int k, Int a) {
    return Square{.a = a, .b = k * k * k, .d = a * (k - 1), .f = k * k};
  }));
  // a : b : d = f^2 + 1 : (f - 1)^2 : f^2 - 1, divided by 2 where f is odd.
  visit(free_part<"-*++*+**">(1, kAny, 1, [](Int u, Int t) {
    const Int f = 2 * u;
    return Square{.a = t * (f * f + 1), .b = t * (f - 1) * (f - 1), .d = t * (f * f - 1), .f = f};
  }));
  visit(free_part<"-*++*+**">(1, kAny, 1, [](Int u, Int t) {
    const Int f = 2 * u + 1;
    return Square{
        .a = t * (f * f + 1) / 2, .b = t * (f - 1) * (f - 1) / 2, .d = t * (f * f - 1) / 2, .f = f};
  }));
  // b = h j, f = (h - 1) j or (h + 1) j, a = h b, d = h (b - 1).
  visit(free_part<"-**-*+*/">(2, kAny, 1, [](Int h, Int j) {
    return Square{.a = h * h * j, .b = h * j, .d = h * (h * j - 1), .f = (h - 1) * j};
  }));
  visit(free_part<"+**-*+*/">(2, kAny, 1, [](Int h, Int j) {
    return Square{.a = h * h * j, .b = h * j, .d = h * (h * j - 1), .f = (h + 1) * j};
  }));
  visit(free_part<"++/*+--+">(
      1, 1, 3, [](Int, Int a) { return Square{.a = a, .b = 2, .d = 2, .f = a - 2}; }));
  visit(free_part<"**+**+*+">(1, 1, 2, [](Int, Int b) {
    return Square{.a = 2 * b + 1, .b = b, .d = b + 1, .f = 2 * b + 1};
  }));
  visit(free_part<"*+++*+*+">(1, 1, 2, [](Int, Int b) {
    return Square{.a = 2 * b + 1, .b = b, .d = (2 * b + 1) * b, .f = 2 * b + 1};
  }));
  visit(free_part<"*+++*+*-">(1, 1, 2, [](Int, Int b) {
    return Square{.a = 2 * b - 1, .b = b, .d = (2 * b - 1) * (b - 2), .f = 2 * b - 1};
  }));
  visit(free_part<"+*/**-/*">(
      1, 1, 2, [](Int, Int m) { return Square{.a = m * (m - 1), .b = m, .d = m, .f = m - 1}; }));
}

}  // namespace reckon::calcrostic::detail
