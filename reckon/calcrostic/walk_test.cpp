// SPDX-License-Identifier: MIT
#include "reckon/calcrostic/walk.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <span>
#include <vector>

#include "reckon/calcrostic/list.hpp"

namespace reckon::calcrostic {
namespace {

std::vector<Calcrostic> first_of(std::uint64_t seed, std::size_t count) {
  Walk walk(seed);
  std::vector<Calcrostic> classes;
  while (classes.size() < count) classes.push_back(walk.next().value());
  return classes;
}

TEST(Walk, MeetsEveryClassOfTheListOnce) {
  std::vector<Calcrostic> listed;
  std::size_t small = 0;
  each_class({.last_sum = 500}, [&](const Calcrostic& standard) {
    listed.push_back(standard);
    if (standard.sum() <= 250) ++small;
    return true;
  });
  std::vector<Calcrostic> met = first_of(1, listed.size());
  EXPECT_NE(met, listed);
  // Each part is in random order, one part after the other.
  for (const auto part : {std::span(met).first(small), std::span(met).subspan(small)}) {
    std::ranges::sort(part, [](const auto& x, const auto& y) { return compare(x, y) < 0; });
  }
  EXPECT_EQ(met, listed);
}

TEST(Walk, FollowsItsSeed) {
  const auto classes = first_of(1, 20);
  EXPECT_EQ(first_of(1, 20), classes);
  EXPECT_NE(first_of(2, 20), classes);
}

}  // namespace
}  // namespace reckon::calcrostic
