// SPDX-License-Identifier: MIT
#include "reckon/text/generated.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <ranges>
#include <vector>

namespace reckon {
namespace {

// 1, 2, ... up to `last`.
struct Counter {
  int last = 0;
  int made = 0;

  Result<int> next() {
    if (made == last) return failure(ErrorCode::not_found, "there are no more");
    return ++made;
  }
};

TEST(Generated, GivesAllItemsAndThenSaysWhyThereAreNoMore) {
  static_assert(std::ranges::input_range<Generated<Counter>>);
  static_assert(std::ranges::viewable_range<Generated<Counter>>);
  Counter counter{.last = 4};
  Generated items(counter);
  EXPECT_FALSE(items.error());
  std::vector<int> seen;
  for (const int item : items) seen.push_back(item);
  EXPECT_THAT(seen, testing::ElementsAre(1, 2, 3, 4));
  ASSERT_TRUE(items.error());
  EXPECT_EQ(items.error()->code, ErrorCode::not_found);
  EXPECT_TRUE(items.begin() == items.end());
}

TEST(Generated, MakesNoMoreThanIsLookedAt) {
  Counter counter{.last = 100};
  std::vector<int> seen;
  for (const int item : Generated(counter) | std::views::take(3)) seen.push_back(item);
  EXPECT_THAT(seen, testing::ElementsAre(1, 2, 3));
  EXPECT_EQ(counter.made, 3);
  // The next range continues where the first stopped.
  for (const int item : Generated(counter) | std::views::filter([](int i) { return i % 5 == 0; }) |
                            std::views::take(2)) {
    seen.push_back(item);
  }
  EXPECT_THAT(seen, testing::ElementsAre(1, 2, 3, 5, 10));
}

TEST(Generated, PassesOverItemsThatAreNotLookedAt) {
  Counter counter{.last = 3};
  Generated items(counter);
  auto place = items.begin();
  ++place;
  EXPECT_EQ(*place, 2);
  EXPECT_EQ(*place, 2);
  place++;
  EXPECT_FALSE(place == items.end());
  ++place;
  EXPECT_TRUE(place == items.end());
}

struct Unique {
  Result<std::unique_ptr<int>> next() { return std::make_unique<int>(7); }
};

TEST(Generated, TakesItemsThatCannotBeCopied) {
  Unique generator;
  for (std::unique_ptr<int>& item : Generated(generator) | std::views::take(1)) {
    const std::unique_ptr<int> taken = std::move(item);
    EXPECT_EQ(*taken, 7);
  }
}

}  // namespace
}  // namespace reckon
