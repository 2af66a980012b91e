// SPDX-License-Identifier: MIT
// There are 8,192 operator assignments (settings) up to symmetry; 56 have solutions in numbers from
// 2 on (docs/calcrostics.md has the proof). 39 of these have finitely many, which are listed here,
// and 17 infinitely many, with parameters. The code enumerates all parameters that a sum allows,
// and checks the resulting grids against the eight equations. Each grid is then replaced by the
// canonical form of its class, which depends on the numbers. Each setting is written in the version
// with the simplest formulas.
#include "reckon/calcrostic/members.hpp"

#include <algorithm>
#include <array>
#include <numeric>

#include "reckon/calcrostic/free_families.hpp"

namespace reckon::calcrostic {

namespace {

using detail::Int;
using detail::Setting;
using detail::Square;

// Computed once per setting.
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

// The divisors of x^i y^j up to `most`, for coprime x and y.
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

// The canonical forms of all classes of settings with finitely many.
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
    detail::each_free_part([this](const auto& part) { take_part(part); });
    with_divisors();
    with_squares();
    finitely_many();
    std::ranges::sort(found_);
    return std::move(found_);
  }

 private:
  template <Setting kSetting, typename At>
  void take_part(const detail::FreePart<kSetting, At>& part) {
    const auto& codes = codes_of_versions<kSetting>();
    const auto is_beyond = [this](const auto& grid) { return grid.sum() > last_sum_; };
    const auto is_in = [this](const auto& grid) { return grid.sum() >= first_sum_; };
    part.each_u(is_beyond, [&](Int u) {
      for (Int v = part.first_beyond(u, is_in);; ++v) {
        const auto grid = part.grid(u, v);
        if (is_beyond(grid)) break;
        if (grid.is_solved(least_)) found_.push_back(grid.key(codes));
      }
    });
  }

  template <Setting kSetting>
  void consider(const Square& square) {
    const detail::SettingGrid<kSetting> grid(square);
    const Int sum = grid.sum();
    if (sum < first_sum_ || sum > last_sum_ || !grid.is_solved(least_)) return;
    found_.push_back(grid.key(codes_of_versions<kSetting>()));
  }

  // a b = (a + d) f and a f = (a + d) . (b . f). The first . is the operator of the third row, the
  // second that of the second column; each is + or -. So with n = a + f or a - f
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
