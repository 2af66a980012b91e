// SPDX-License-Identifier: MIT
#include "reckon/calcrostic/list.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/calcrostic/calcrostic_line.hpp"
#include "reckon/calcrostic/loops.hpp"
#include "reckon/calcrostic/members.hpp"

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

// The results of x and y, the first of `+ - * /` at 0; 0 where none is at least `least`.
std::array<Int, 4> results(Int x, Int y, Int least) {
  std::array<Int, 4> all = {x + y, x - y, x * y, x % y == 0 ? x / y : 0};
  for (Int& result : all) {
    if (result < least) result = 0;
  }
  return all;
}

// Brute force: all a, b, d, f, all operators, and the class of every grid that holds.
class PlainLoops {
 public:
  PlainLoops(Int most, Int least) : least_(least) {
    for (Int a = least; a <= most; ++a) {
      for (Int b = least; a + b <= most; ++b) {
        for (Int d = least; a + b + d <= most; ++d) {
          for (Int f = least; a + b + d + f <= most; ++f) choose_operators(a, b, d, f);
        }
      }
    }
    std::ranges::sort(found_,
                      [](const Calcrostic& x, const Calcrostic& y) { return compare(x, y) < 0; });
  }
  const std::vector<Calcrostic>& found() const { return found_; }

 private:
  // Rows 1 and 2 and columns 1 and 2 determine c, g, h and k.
  void choose_operators(Int a, Int b, Int d, Int f) {
    const auto c = results(a, b, least_);
    const auto g = results(d, f, least_);
    const auto h = results(a, d, least_);
    const auto k = results(b, f, least_);
    for (std::size_t i = 0; i < 256; ++i) {
      const std::array<std::size_t, 4> ops = {i % 4, i / 4 % 4, i / 16 % 4, i / 64};
      const std::array<Int, 9> numbers = {a,         b,         c[ops[0]], d, f,
                                          g[ops[1]], h[ops[2]], k[ops[3]], 0};
      if (numbers[2] == 0 || numbers[5] == 0 || numbers[6] == 0 || numbers[7] == 0) continue;
      choose_last_operators(numbers, ops);
    }
  }

  void choose_last_operators(std::array<Int, 9> n, const std::array<std::size_t, 4>& ops) {
    const auto row = results(n[6], n[7], least_);
    const auto column = results(n[2], n[5], least_);
    const auto diagonal = results(n[0], n[4], least_);
    const auto other = results(n[2], n[4], least_);
    const auto op = [](std::size_t i) { return static_cast<Operator>(i); };
    for (std::size_t i = 0; i < 256; ++i) {
      const std::array<std::size_t, 4> last = {i % 4, i / 4 % 4, i / 16 % 4, i / 64};
      n[8] = row[last[0]];
      if (n[8] == 0 || n[8] != column[last[1]] || n[8] != diagonal[last[2]]) continue;
      if (other[last[3]] != n[6]) continue;
      const Calcrostic found{.numbers = n,
                             .operators = {op(ops[0]), op(ops[1]), op(last[0]), op(ops[2]),
                                           op(ops[3]), op(last[1]), op(last[2]), op(last[3])}};
      if (standard_form(found) == found) found_.push_back(found);
    }
  }

  Int least_;
  std::vector<Calcrostic> found_;
};

TEST(List, EqualsPlainLoops) {
  const auto compare = [](Int last_sum, Int least) {
    EXPECT_EQ(classes({.first_sum = 4, .last_sum = last_sum, .least = least}),
              PlainLoops(last_sum, least).found());
  };
  compare(effort(60, 34), 2);
  compare(effort(30, 24), 1);
  compare(effort(60, 40), 5);
}

// The loops are another derivation, independent of families.
TEST(List, EqualsTheLoops) {
  constexpr Int kMost = effort(2000, 500);
  for (const Int least : {2, 3, 7}) {
    EXPECT_EQ(classes_in({.last_sum = kMost, .least = least}), classes_by_loops(4, kMost, least));
  }
  EXPECT_EQ(classes_by_loops(300, 400, 2), classes_in({.first_sum = 300, .last_sum = 400}));
}

// The FNV-1a hash of the lines that the loops alone found, in half a minute.
TEST(List, IsThatOfTheLoopsUpTo10000) {
  std::uint64_t hash = 0xcbf29ce484222325;
  std::size_t count = 0;
  each_class({.last_sum = 10'000}, [&](const Calcrostic& one) {
    for (const char character : to_line(one) + '\n') {
      hash = (hash ^ static_cast<unsigned char>(character)) * 0x100000001b3;
    }
    ++count;
    return true;
  });
  EXPECT_EQ(count, 143'893U);
  EXPECT_EQ(hash, 0xce83fcea29ac846b);
}

TEST(List, IsTheSameInBands) {
  for (const ListRange& range :
       {ListRange{.last_sum = 4000}, ListRange{.last_sum = 200, .least = 1},
        ListRange{.first_sum = 90, .last_sum = 1000, .least = 5}, ListRange{.last_sum = 3},
        ListRange{.first_sum = 70'000, .last_sum = 70'100},
        ListRange{.last_sum = effort(100'000, 10'000)}}) {
    const std::vector<ClassKey> all = range.least == 1
                                          ? classes_by_loops(range.first_sum, range.last_sum, 1)
                                          : members(range.first_sum, range.last_sum, range.least);
    EXPECT_TRUE(std::ranges::is_sorted(all));
    for (const Int wanted : {1, 3, 40}) {
      std::vector<ClassKey> in_bands;
      Int next = range.first_sum;
      for (const ListRange& band : bands_of(range, wanted)) {
        EXPECT_EQ(band.first_sum, next);
        EXPECT_LE(band.first_sum, band.last_sum);
        EXPECT_EQ(band.least, range.least);
        next = band.last_sum + 1;
        std::ranges::copy(classes_in(band), std::back_inserter(in_bands));
      }
      EXPECT_EQ(next, std::max(range.first_sum, range.last_sum + 1));
      EXPECT_EQ(in_bands, all);
    }
  }
}

TEST(List, KeepsBandsSmallEnoughForMemory) {
  EXPECT_LE(bands_of({.last_sum = 10'000'000}).size(), 65U);
  const auto with_1 = bands_of({.last_sum = 10'000, .least = 1});
  EXPECT_LE(with_1.size(), 20U);
  for (const ListRange& band : with_1) {
    EXPECT_LE(3 * (band.last_sum * band.last_sum - band.first_sum * band.first_sum), 1 << 25);
  }
}

TEST(List, EndsWhenItIsTold) {
  int visited = 0;
  each_class({.last_sum = 1'000'000}, [&](const Calcrostic&) { return ++visited < 3; });
  EXPECT_EQ(visited, 3);
}

TEST(List, RefusesWhatItCannotHold) {
  EXPECT_TRUE(ListRange::make(4, 10'000'000, 2));
  EXPECT_FALSE(ListRange::make(4, 10'000'001, 2));
  EXPECT_TRUE(ListRange::make(4, 10'000, 1));
  EXPECT_FALSE(ListRange::make(4, 10'001, 1));
  EXPECT_FALSE(ListRange::make(4, 100, 0));
  EXPECT_FALSE(ListRange::make(4, -1, 2));
  EXPECT_TRUE(ListRange::make(4, 0, 2));
  EXPECT_TRUE(bands_of({.first_sum = 4, .last_sum = 0}).empty());
  EXPECT_EQ(bands_of({.first_sum = 7, .last_sum = 7}).size(), 1U);
}

}  // namespace
}  // namespace reckon::calcrostic
