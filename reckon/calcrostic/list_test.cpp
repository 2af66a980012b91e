#include "reckon/calcrostic/list.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <vector>

namespace reckon::calcrostic {
namespace {

using Int = std::int64_t;

std::vector<Calcrostic> classes(const ListRange& range) {
  std::vector<Calcrostic> all;
  each_class(range, [&](const Calcrostic& found) {
    all.push_back(found);
    return true;
  });
  return all;
}

// The results of x and y, the first of `+ - * /` at 0, and 0 where there is none from `least` on.
std::array<Int, 4> results(Int x, Int y, Int least) {
  std::array<Int, 4> all = {x + y, x - y, x * y, x % y == 0 ? x / y : 0};
  for (Int& result : all) {
    if (result < least) result = 0;
  }
  return all;
}

// The plain way: all a, b, d, f, all operators, and the class of whatever holds.
std::vector<Calcrostic> by_loops(Int most, Int least) {
  std::vector<Calcrostic> all;
  const auto op = [](std::size_t i) { return static_cast<Operator>(i); };
  const auto rest = [&](Int a, Int b, Int d, Int f, const std::array<std::size_t, 4>& ops, Int c,
                        Int g, Int h, Int k) {
    const auto diagonal = results(a, f, least);
    const auto row = results(h, k, least);
    const auto column = results(c, g, least);
    const auto other = results(c, f, least);
    for (std::size_t r = 0; r < 4; ++r) {
      for (std::size_t q = 0; q < 4; ++q) {
        for (std::size_t p = 0; p < 4; ++p) {
          for (std::size_t o = 0; o < 4; ++o) {
            if (row[r] == 0 || row[r] != column[q] || row[r] != diagonal[p] || other[o] != h) {
              continue;
            }
            const Calcrostic found{.numbers = {a, b, c, d, f, g, h, k, row[r]},
                                   .operators = {op(ops[0]), op(ops[1]), op(r), op(ops[2]),
                                                 op(ops[3]), op(q), op(p), op(o)}};
            if (standard_form(found) == found) all.push_back(found);
          }
        }
      }
    }
  };
  for (Int a = least; a <= most; ++a) {
    for (Int b = least; a + b <= most; ++b) {
      for (Int d = least; a + b + d <= most; ++d) {
        for (Int f = least; a + b + d + f <= most; ++f) {
          const auto c = results(a, b, least);
          const auto g = results(d, f, least);
          const auto h = results(a, d, least);
          const auto k = results(b, f, least);
          for (std::size_t i = 0; i < 256; ++i) {
            const std::array<std::size_t, 4> ops = {i % 4, i / 4 % 4, i / 16 % 4, i / 64};
            if (c[ops[0]] == 0 || g[ops[1]] == 0 || h[ops[2]] == 0 || k[ops[3]] == 0) continue;
            rest(a, b, d, f, ops, c[ops[0]], g[ops[1]], h[ops[2]], k[ops[3]]);
          }
        }
      }
    }
  }
  std::ranges::sort(all,
                    [](const Calcrostic& x, const Calcrostic& y) { return compare(x, y) < 0; });
  return all;
}

TEST(List, EqualsPlainLoops) {
  EXPECT_EQ(classes({.first_sum = 4, .last_sum = 60, .least = 2}), by_loops(60, 2));
  EXPECT_EQ(classes({.first_sum = 4, .last_sum = 30, .least = 1}), by_loops(30, 1));
  EXPECT_EQ(classes({.first_sum = 4, .last_sum = 60, .least = 5}), by_loops(60, 5));
}

}  // namespace
}  // namespace reckon::calcrostic
