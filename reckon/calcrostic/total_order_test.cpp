// SPDX-License-Identifier: MIT
// The order of calcrostics and the canonical form of a class, as defined in docs/calcrostics.md, by
// plain code.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <tuple>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/calcrostic/calcrostic.hpp"
#include "reckon/calcrostic/list.hpp"

namespace reckon::calcrostic {

namespace {

// s, f, b, d, and the operators as numbers from + to /.
using Key = std::tuple<std::int64_t, std::int64_t, std::int64_t, std::int64_t, std::array<int, 8>>;

int place_of(Operator op) {
  switch (op) {
    case Operator::add: return 0;
    case Operator::subtract: return 1;
    case Operator::multiply: return 2;
    case Operator::divide: return 3;
  }
  return 4;
}

Key key_of(const Calcrostic& one) {
  const auto& [a, b, c, d, f, g, h, k, m] = one.numbers;
  std::array<int, 8> operators{};
  std::ranges::transform(one.operators, operators.begin(), place_of);
  return {a + b + d + f, f, b, d, operators};
}

// Whether the version satisfies the conditions of the canonical form: no other corner is smaller,
// and it leans the right way. Uses the numbers of the grid, whose corners are a, c, h and m.
bool may_stand(const Calcrostic& one) {
  const auto& [a, b, c, d, f, g, h, k, m] = one.numbers;
  using Corner = std::tuple<std::int64_t, std::int64_t, std::int64_t>;
  const auto corner = [](std::int64_t at, std::int64_t beside, std::int64_t below) {
    return Corner(at + beside + below, at, std::min(beside, below));
  };
  const Corner own = corner(a, b, d);
  if (own > corner(c, b, g) || own > corner(h, k, d) || own > corner(m, k, g)) return false;
  return d > b || (d == b && (h > c || (h == c && k >= g)));
}

RC_GTEST_PROP(TotalOrder, IsByTheSumAndThenAsTheDocumentSays, ()) {
  const auto draw = [] {
    Calcrostic any;
    for (std::int64_t& number : any.numbers) {
      number = *rc::gen::resize(rc::kNominalSize, rc::gen::inRange<std::int64_t>(1, 5));
    }
    for (Operator& op : any.operators) {
      op = static_cast<Operator>(*rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, 4)));
    }
    return any;
  };
  for (int i = 0; i < 20; ++i) {
    const Calcrostic x = draw();
    Calcrostic y = draw();
    if (i % 2 == 0) y.numbers = x.numbers;
    if (i % 4 == 0) std::copy_n(x.operators.begin(), i % 8, y.operators.begin());
    RC_ASSERT(compare(x, y) == (key_of(x) <=> key_of(y)));
    RC_ASSERT(compare(x, x) == std::strong_ordering::equal);
  }
}

// Whether a version has all four operators, directly or when lines are read backwards.
TEST(Calcrostic, UsesAllOperatorsInSomeVersion) {
  std::size_t with_all = 0;
  std::size_t without = 0;
  each_class({.last_sum = 1000}, [&](const Calcrostic& one) {
    bool found = false;
    for (const Calcrostic& version : versions(one)) {
      std::set<int> used;
      for (const Operator op : version.operators) used.insert(place_of(op));
      found = found || used.size() == 4;
    }
    EXPECT_EQ(uses_all_operators(one), found);
    ++(found ? with_all : without);
    return true;
  });
  EXPECT_GT(with_all, 10U);
  EXPECT_GT(without, 10U);
}

TEST(TotalOrder, IsThatOfTheListWithoutTwoThatAreEqual) {
  std::optional<Key> before;
  each_class({.last_sum = 1000}, [&](const Calcrostic& one) {
    const Key key = key_of(one);
    EXPECT_TRUE(!before || *before < key);
    before = key;
    return true;
  });
}

// The versions of a class that satisfy the conditions, without duplicates, in total order.
std::vector<Calcrostic> all_that_may_stand(const Calcrostic& one) {
  std::vector<Calcrostic> allowed;
  for (const Calcrostic& version : versions(one)) {
    if (may_stand(version) && std::ranges::find(allowed, version) == allowed.end()) {
      allowed.push_back(version);
    }
  }
  std::ranges::sort(allowed, {}, key_of);
  return allowed;
}

TEST(StandardForm, IsTheOnlyOneThatTheConditionsAllow) {
  int classes = 0;
  int equal_neighbours = 0;
  each_class({.last_sum = 1000}, [&](const Calcrostic& one) {
    const auto& [a, b, c, d, f, g, h, k, m] = one.numbers;
    EXPECT_EQ(all_that_may_stand(one), std::vector{one});
    for (const Calcrostic& version : versions(one)) EXPECT_EQ(standard_form(version), one);
    ++classes;
    if (b == d) {
      ++equal_neighbours;
      EXPECT_GT(h, c);
    }
    return true;
  });
  EXPECT_EQ(classes, 10'278);
  EXPECT_EQ(equal_neighbours, 559);
}

// With the number 1 several versions may satisfy them; the first in the total order is taken.
TEST(StandardForm, IsTheFirstOfThoseThatTheConditionsAllow) {
  constexpr std::int64_t kMost = effort(300, 60);
  int classes = 0;
  int ties = 0;
  each_class({.last_sum = kMost, .least = 1}, [&](const Calcrostic& one) {
    const auto allowed = all_that_may_stand(one);
    EXPECT_FALSE(allowed.empty());
    EXPECT_EQ(one, allowed.front());
    EXPECT_EQ(standard_form(versions(one)[static_cast<std::size_t>(classes % 8)]), one);
    ++classes;
    ties += allowed.size() > 1 ? 1 : 0;
    return !testing::Test::HasFailure();
  });
  EXPECT_GT(ties, 0);
  if (kMost == 300) {
    EXPECT_EQ(classes, 260'450);
    EXPECT_EQ(ties, 252'675);
  }
}

}  // namespace
}  // namespace reckon::calcrostic
