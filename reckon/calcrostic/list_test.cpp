#include "reckon/calcrostic/list.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "reckon/arith/effort_test.hpp"

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
  // Rows 1 and 2 and columns 1 and 2 give c, g, h and k.
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

std::vector<Calcrostic> in_order(std::vector<Calcrostic> all) {
  std::ranges::sort(all,
                    [](const Calcrostic& x, const Calcrostic& y) { return compare(x, y) < 0; });
  return all;
}

TEST(List, IsTheSameInParts) {
  for (const std::uint64_t parts : {1U, 3U, 40U, 1000U}) {
    for (const ListRange& range :
         {ListRange{.last_sum = 200}, ListRange{.last_sum = 80, .least = 1},
          ListRange{.first_sum = 90, .last_sum = 100, .least = 5}, ListRange{.last_sum = 3}}) {
      std::vector<Calcrostic> all;
      for (std::uint64_t part = 0; part < parts; ++part) {
        const auto some = classes_in_part(range, part, parts);
        EXPECT_EQ(in_order(some), some);
        all.insert(all.end(), some.begin(), some.end());
      }
      EXPECT_EQ(in_order(all), classes(range));
    }
  }
}

// Beyond s = 10,000 numbers have 128 bits on the way; classes below are the same.
TEST(List, GoesOnWithWideNumbers) {
  constexpr Int kNarrow = 10'000;
  constexpr Int kMost = 100'000;
  const auto with_f = [&](Int f, Int last_sum) {
    auto all = classes_in_part({.last_sum = last_sum}, static_cast<std::uint64_t>(f), kMost);
    for (const Calcrostic& found : all) {
      EXPECT_TRUE(holds(found));
      EXPECT_EQ(standard_form(found), found);
      EXPECT_EQ(found.numbers[4], f);
    }
    return all;
  };
  // The larger f, the larger the products, and the less there is to try.
  for (const auto& [f, last_sum] :
       {std::pair{Int{30}, Int{10'300}}, {1000, 30'000}, {4000, kMost}}) {
    auto wide = with_f(f, last_sum);
    const auto narrow = with_f(f, kNarrow);
    EXPECT_GT(narrow.size(), 0U);
    EXPECT_GT(wide.size(), narrow.size());
    std::erase_if(wide, [](const Calcrostic& found) { return found.sum() > kNarrow; });
    EXPECT_EQ(wide, narrow);
  }
}

}  // namespace
}  // namespace reckon::calcrostic
