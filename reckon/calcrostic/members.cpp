// SPDX-License-Identifier: MIT
// Of the 8,192 operator settings that are different up to symmetry, 56 have solutions in numbers
// from 2 on (docs/calcrostics.md has the proof): 39 of them finitely many, which are written down
// here, and 17 infinitely many, which have parameters. All parameters that a sum allows are gone
// through; what they give is put into the eight equations, and stands for its class by the version
// that is its standard form, which changes with the numbers.
//
// Each setting is written in the version whose formulas are the simplest:
//
//     a . b = c
//     .  . .  . .
//     d . f = g
//     =  = =  = =
//     h . k = m
#include "reckon/calcrostic/members.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <string_view>
#include <tuple>

namespace reckon::calcrostic {

namespace {

using Int = std::int64_t;
using letters::SquareOperators;

// The numbers that the operators make all others of.
struct Square {
  Int a = 0;
  Int b = 0;
  Int d = 0;
  Int f = 0;
};

// Eight operators as a template argument.
struct Setting {
  // A literal is to be one, whose length is checked.
  // NOLINTNEXTLINE(google-explicit-constructor,*-avoid-c-arrays)
  consteval Setting(const char (&signs)[9]) {
    for (std::size_t i = 0; i < operators.size(); ++i) {
      operators[i] =
          static_cast<Operator>(std::string_view("+-*/").find(std::string_view(signs)[i]));
    }
  }
  SquareOperators operators{};
};

// x . y, rounded towards 0, and -1 if it does not fit.
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

// A grid of nine numbers, which solves its setting or does not.
template <Setting kSetting>
class Grid {
 public:
  explicit Grid(const Square& square)
      : a_(square.a),
        b_(square.b),
        d_(square.d),
        f_(square.f),
        c_(result<op(0)>(a_, b_)),
        g_(result<op(1)>(d_, f_)),
        h_(result<op(3)>(a_, d_)),
        k_(result<op(4)>(b_, f_)),
        m_(result<op(6)>(a_, f_)) {}

  // Whether all eight equations hold and no number is smaller than `least`, which is 1 or more.
  bool is_solved(Int least) const {
    return std::min({a_, b_, c_, d_, f_, g_, h_, k_, m_}) >= least && is_line<op(0)>(a_, b_, c_) &&
           is_line<op(1)>(d_, f_, g_) && is_line<op(2)>(h_, k_, m_) && is_line<op(3)>(a_, d_, h_) &&
           is_line<op(4)>(b_, f_, k_) && is_line<op(5)>(c_, g_, m_) && is_line<op(6)>(a_, f_, m_) &&
           is_line<op(7)>(c_, f_, h_);
  }

  // s of the standard form: the smallest corner with its neighbours, and the middle.
  Int sum() const {
    return f_ + std::min({a_ + b_ + d_, c_ + b_ + g_, h_ + d_ + k_, m_ + g_ + k_});
  }

  // Given the operators of the versions, as codes in the order of versions().
  ClassKey key(const std::array<std::uint16_t, 8>& codes) const {
    struct Corner {
      Int own;
      Int right;
      Int below;
      std::size_t version;     // with the neighbours as they stand
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
      return ClassKey(standard_form(
          {.numbers = {a_, b_, c_, d_, f_, g_, h_, k_, m_}, .operators = kSetting.operators}));
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

// Worked out once for each setting.
template <Setting kSetting>
const std::array<std::uint16_t, 8>& codes_of_versions() {
  static const auto all_codes = [] {
    std::array<std::uint16_t, 8> codes{};
    const auto all = versions({.numbers = {}, .operators = kSetting.operators});
    std::ranges::transform(all, codes.begin(),
                           [](const Calcrostic& one) { return ClassKey::code_of(one.operators); });
    return codes;
  }();
  return all_codes;
}

// The divisors of x^i y^j up to `most`, x and y being coprime.
std::vector<Int> divisors(Int x, int i, Int y, int j, Int most) {
  std::vector<Int> all = {1};
  const auto take_prime = [&](Int prime, int power) {
    std::size_t first = 0;
    for (int k = 0; k < power; ++k) {
      const std::size_t last = all.size();
      for (; first < last; ++first) {
        if (all[first] <= most / prime) all.push_back(all[first] * prime);
      }
    }
  };
  const auto take = [&](Int number, int power) {
    for (Int prime = 2; prime * prime <= number; ++prime) {
      int count = 0;
      for (; number % prime == 0; number /= prime) ++count;
      if (count > 0) take_prime(prime, count * power);
    }
    if (number > 1) take_prime(number, power);
  };
  take(x, i);
  take(y, j);
  return all;
}

bool is_square_free(Int number) {
  for (Int root = 2; root * root <= number; ++root) {
    if (number % (root * root) == 0) return false;
  }
  return true;
}

// The standard forms of all classes of settings that have finitely many.
struct Single {
  Square square;
  Setting setting;
};
constexpr auto kSingle = std::to_array<Single>({
    {{4, 2, 2, 2}, "++/*+-/+"},   {{4, 2, 2, 2}, "++/**--+"},   {{4, 2, 2, 2}, "++/**-/+"},
    {{4, 2, 2, 2}, "+*/*+--+"},   {{4, 2, 2, 2}, "+*/*+-/+"},   {{4, 2, 2, 2}, "+*/**--+"},
    {{4, 2, 2, 2}, "+*/**-/+"},   {{4, 2, 2, 3}, "/*++****"},   {{4, 2, 2, 4}, "/*+*****"},
    {{4, 4, 4, 2}, "++/**--*"},   {{4, 4, 4, 2}, "++/**-/*"},   {{6, 2, 3, 3}, "**-+*---"},
    {{4, 2, 4, 4}, "/+++****"},   {{4, 2, 3, 6}, "+*+**+*+"},   {{8, 2, 4, 2}, "++++*+*+"},
    {{3, 3, 8, 2}, "*/-+*-++"},   {{6, 2, 9, 3}, "*/-+*-++"},   {{2, 4, 8, 2}, "*/-++-++"},
    {{3, 3, 9, 3}, "*/-++-++"},   {{2, 4, 8, 2}, "*/-++-*+"},   {{9, 2, 3, 3}, "*++-*-+/"},
    {{2, 6, 8, 2}, "+/-**-+*"},   {{8, 2, 4, 4}, "*+/++//-"},   {{10, 2, 6, 2}, "-*++++**"},
    {{8, 4, 6, 2}, "+-++/+*+"},   {{6, 4, 8, 2}, "**/*+-+*"},   {{4, 4, 10, 2}, "*--++-*-"},
    {{2, 6, 8, 4}, "*/-*+/++"},   {{8, 2, 4, 8}, "/+-**++*"},   {{8, 6, 8, 2}, "++-+*-/+"},
    {{8, 2, 11, 3}, "*-++++*+"},  {{6, 4, 25, 7}, "*-++++*+"},  {{6, 6, 8, 4}, "++/*-+**"},
    {{6, 12, 27, 9}, "++/*-+**"}, {{6, 6, 8, 4}, "+//*-***"},   {{18, 3, 12, 9}, "*-*-***/"},
    {{4, 5, 14, 2}, "*--+*-*-"},  {{9, 2, 12, 3}, "*-++*+*+"},  {{10, 3, 25, 5}, "*-++*+*+"},
    {{8, 3, 12, 4}, "*-++*+*-"},  {{8, 8, 8, 4}, "+//*/***"},   {{6, 4, 10, 8}, "*-++***-"},
    {{12, 2, 12, 6}, "*-/*+-+*"}, {{4, 8, 18, 10}, "*-++++*-"}, {{3, 19, 24, 15}, "*+/*--++"},
});

class Members {
 public:
  Members(Int first_sum, Int last_sum, Int least)
      : first_sum_(first_sum), last_sum_(last_sum), least_(least) {}

  std::vector<ClassKey> all() {
    free_in_two();
    free_in_one();
    with_divisors();
    with_squares();
    finitely_many();
    std::ranges::sort(found_);
    return std::move(found_);
  }

 private:
  // Families with two free parameters u and v: by `at` their square, rounded where that is not
  // whole. All nine numbers grow with u and v, or stay as they are.
  template <Setting kSetting, typename At>
  void each(Int first_u, Int last_u, Int first_v, const At& at) {
    const auto& codes = codes_of_versions<kSetting>();
    const auto sum = [&](Int u, Int v) { return Grid<kSetting>(at(u, v)).sum(); };
    for (Int u = first_u; u <= last_u && sum(u, first_v) <= last_sum_; ++u) {
      Int v = first_v;
      if (sum(u, v) < first_sum_) {
        // The first v whose sum is large enough: in steps twice as long each time, then by halves.
        Int step = 1;
        for (; sum(u, v + step) < first_sum_; step *= 2) v += step;
        for (; step > 1; step -= step / 2) {
          if (sum(u, v + step / 2) < first_sum_) v += step / 2;
        }
        ++v;
      }
      for (;; ++v) {
        const Grid<kSetting> grid(at(u, v));
        if (grid.sum() > last_sum_) break;
        if (grid.is_solved(least_)) found_.push_back(grid.key(codes));
      }
    }
  }

  template <Setting kSetting>
  void consider(const Square& square) {
    const Grid<kSetting> grid(square);
    const Int sum = grid.sum();
    if (sum < first_sum_ || sum > last_sum_ || !grid.is_solved(least_)) return;
    found_.push_back(grid.key(codes_of_versions<kSetting>()));
  }

  void free_in_two() {
    constexpr Int kAll = ClassKey::kMostSum;
    // 2 b = (a - 2)(f - 1) - 2 and s = a f: the smaller of a and f is u.
    const auto sums = [](Int a, Int f) {
      const Int b = ((a - 2) * (f - 1) - 2) / 2;
      return Square{.a = a, .b = b, .d = b + f, .f = f};
    };
    each<"++++++*+">(2, kAll, 0, [&](Int u, Int v) { return sums(u + v, u); });
    each<"++++++*+">(2, kAll, 1, [&](Int u, Int v) { return sums(u, u + v); });
    // 2 b = a (f - 1) and s = (a + 2) f.
    const auto differences = [](Int a, Int f) {
      const Int b = a * (f - 1) / 2;
      return Square{.a = a, .b = b, .d = b + f, .f = f};
    };
    each<"+-++-+*+">(2, kAll, 0, [&](Int u, Int v) { return differences(u + v, u); });
    each<"+-++-+*+">(2, kAll, 1, [&](Int u, Int v) { return differences(u, u + v); });
    // k = u, f = k^2, b = k^3.
    each<"***+/-*/">(2, kAll, 2, [](Int k, Int a) {
      return Square{.a = a, .b = k * k * k, .d = a * (k - 1), .f = k * k};
    });
    // a : b : d = f^2 + 1 : (f - 1)^2 : f^2 - 1, divided by 2 where f is odd.
    each<"-*++*+**">(1, kAll, 1, [](Int u, Int t) {
      const Int f = 2 * u;
      return Square{.a = t * (f * f + 1), .b = t * (f - 1) * (f - 1), .d = t * (f * f - 1), .f = f};
    });
    each<"-*++*+**">(1, kAll, 1, [](Int u, Int t) {
      const Int f = 2 * u + 1;
      return Square{.a = t * (f * f + 1) / 2,
                    .b = t * (f - 1) * (f - 1) / 2,
                    .d = t * (f * f - 1) / 2,
                    .f = f};
    });
    // b = h j, f = (h - 1) j or (h + 1) j, a = h b, d = h (b - 1).
    each<"-**-*+*/">(2, kAll, 1, [](Int h, Int j) {
      return Square{.a = h * h * j, .b = h * j, .d = h * (h * j - 1), .f = (h - 1) * j};
    });
    each<"+**-*+*/">(2, kAll, 1, [](Int h, Int j) {
      return Square{.a = h * h * j, .b = h * j, .d = h * (h * j - 1), .f = (h + 1) * j};
    });
  }

  void free_in_one() {
    each<"++/*+--+">(1, 1, 4,
                     [](Int, Int a) { return Square{.a = a, .b = 2, .d = 2, .f = a - 2}; });
    each<"**+**+*+">(1, 1, 2, [](Int, Int b) {
      return Square{.a = 2 * b + 1, .b = b, .d = b + 1, .f = 2 * b + 1};
    });
    each<"*+++*+*+">(1, 1, 2, [](Int, Int b) {
      return Square{.a = 2 * b + 1, .b = b, .d = (2 * b + 1) * b, .f = 2 * b + 1};
    });
    each<"*+++*+*-">(1, 1, 2, [](Int, Int b) {
      return Square{.a = 2 * b - 1, .b = b, .d = (2 * b - 1) * (b - 2), .f = 2 * b - 1};
    });
    each<"+*/**-/*">(
        1, 1, 2, [](Int, Int m) { return Square{.a = m * (m - 1), .b = m, .d = m, .f = m - 1}; });
  }

  // a b = (a + d) f and a f = (a + d) . (b . f), where the first . is that of the third row and the
  // second that of the second column, each + or -. So with n = a + f or a - f
  //
  //     b = f^2 (a - 1) / n and d = a f (a - 1) / n - a    where the two are the same
  //     b = f^2 (a + 1) / n and d = a f (a + 1) / n - a    where they are not
  //
  // and n divides f^2 (f + 1) or f^2 (f - 1), by the second one. Where n is a + f, it divides
  // a^2 (a - 1) or a^2 (a + 1) too, by whether they are the same. s is more than a f.
  template <Setting kSetting>
  void quotients() {
    constexpr bool kPlusInRow = kSetting.operators[2] == Operator::add;
    constexpr bool kPlusInColumn = kSetting.operators[4] == Operator::add;
    constexpr Int kStep = kPlusInRow == kPlusInColumn ? -1 : 1;
    const auto consider_n = [&](Int a, Int f, Int n) {
      consider<kSetting>(
          {.a = a, .b = f * f * (a + kStep) / n, .d = a * f * (a + kStep) / n - a, .f = f});
    };
    for (Int u = 2; u * u <= last_sum_; ++u) {
      const Int most = last_sum_ / u;
      for (const Int n : divisors(u, 2, u + (kPlusInColumn ? 1 : -1), 1, most + u)) {
        const Int a = kPlusInRow ? n - u : n + u;
        if (a >= u) consider_n(a, u, n);
      }
      if (!kPlusInRow) continue;
      for (const Int n : divisors(u, 2, u + kStep, 1, most + u)) {
        if (n - u > u) consider_n(u, n - u, n);
      }
    }
  }

  void with_divisors() {
    quotients<"**+++-*/">();
    quotients<"**++--*/">();
    quotients<"**-++-*/">();
    quotients<"**-+--*/">();
    // (a - f^2)(b - f^2) = f^4 and s > h = f (a + b), which is at least 4 f^3.
    for (Int f = 2; 4 * f * f * f <= last_sum_; ++f) {
      const Int square = f * f;
      for (const Int n : divisors(f, 4, 1, 1, last_sum_)) {
        const Int a = square + n;
        const Int b = square + square * square / n;
        consider<"**-+*-*/">({.a = a, .b = b, .d = f * (a + b) - a, .f = f});
      }
    }
  }

  // (a + f^2)(f^2 - b) = f^4. With f^2 / (a + f^2) = p / q in lowest terms the factors are e q^2
  // and e p^2, where e p q = f^2. With p = u P^2, q = v Q^2, u and v without square divisors, e is
  // u v w^2. Then f = u v w P Q, a = e q (q - p), b = e p (q - p), and s is more than
  // h = f e (q - p)^2.
  void with_squares() {
    const Int most = last_sum_;
    for (Int w = 1; w * w * w <= most; ++w) {
      for (Int u = 1; u * u * w * w * w <= most; ++u) {
        if (!is_square_free(u)) continue;
        for (Int v = 1; u * u * v * v * w * w * w <= most; ++v) {
          if (is_square_free(v) && std::gcd(u, v) == 1) with_squares(w, u, v);
        }
      }
    }
  }

  void with_squares(Int w, Int u, Int v) {
    const Int e = u * v * w * w;
    Int first = 1;
    for (Int small = 1;; ++small) {
      const Int p = u * small * small;
      while (v * first * first <= p) ++first;
      if (e * u * v * w * small * first > last_sum_) return;
      for (Int large = first;; ++large) {
        const Int q = v * large * large;
        const Int f = u * v * w * small * large;
        const Int factor = e * (q - p);
        if (f * factor > last_sum_ || f * factor * (q - p) > last_sum_) break;
        if (std::gcd(p, q) != 1) continue;
        consider<"**++*-*/">(
            {.a = factor * q, .b = factor * p, .d = factor * (f * (q - p) - q), .f = f});
      }
    }
  }

  void finitely_many() {
    for (const auto& [square, setting] : kSingle) {
      const ClassKey key(square.a, square.b, square.d, square.f,
                         ClassKey::code_of(setting.operators));
      if (key.sum() < first_sum_ || key.sum() > last_sum_) continue;
      if (std::ranges::min(key.calcrostic().numbers) >= least_) found_.push_back(key);
    }
  }

  Int first_sum_;
  Int last_sum_;
  Int least_;
  std::vector<ClassKey> found_;
};

}  // namespace

std::vector<ClassKey> members(std::int64_t first_sum, std::int64_t last_sum, std::int64_t least) {
  return Members(first_sum, last_sum, least).all();
}

}  // namespace reckon::calcrostic
