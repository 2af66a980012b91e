#include "reckon/calcrostic/walk.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "reckon/calcrostic/list.hpp"

namespace reckon::calcrostic {
namespace {

constexpr std::int64_t kFirstSum = 1000;

std::vector<Calcrostic> first_of(std::uint64_t seed, std::size_t count) {
  Walk walk(seed);
  std::vector<Calcrostic> classes;
  while (classes.size() < count) classes.push_back(walk.next().value());
  return classes;
}

TEST(Walk, MeetsEveryClassOfTheListOnce) {
  std::vector<Calcrostic> listed;
  each_class({.last_sum = kFirstSum}, [&](const Calcrostic& standard) {
    listed.push_back(standard);
    return true;
  });
  std::vector<Calcrostic> met = first_of(1, listed.size());
  EXPECT_NE(met, listed);
  std::ranges::sort(met, [](const auto& x, const auto& y) { return compare(x, y) < 0; });
  EXPECT_EQ(met, listed);
}

TEST(Walk, FollowsItsSeed) {
  const auto classes = first_of(1, 20);
  EXPECT_EQ(first_of(1, 20), classes);
  EXPECT_NE(first_of(2, 20), classes);
}

}  // namespace
}  // namespace reckon::calcrostic
