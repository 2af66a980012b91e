// SPDX-License-Identifier: MIT
#include "reckon/contest/paper.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace reckon::contest {
namespace {

TEST(Papers, AreKeptAsText) {
  const Paper paper = {{.question = "q1", .variant = 0, .names = "BAC"},
                       {.question = "q2", .variant = 7}};
  EXPECT_EQ(to_text(paper), "q1:0:BAC q2:7:");
  EXPECT_EQ(read_paper(to_text(paper)), paper);
  EXPECT_EQ(read_paper(""), Paper());
  for (const std::string_view text : {"q1", "q1:0", ":0:", "q1:x:A", "q1::A", "q1:-1:"}) {
    EXPECT_FALSE(read_paper(text)) << text;
  }
}

TEST(Papers, ChangeOrderWithinGroupsOnly) {
  SplitMix64 random(1);
  const std::vector<std::size_t> groups = {0, 0, 0, 1, 2, 2};
  std::set<std::vector<std::size_t>> orders;
  for (int i = 0; i < 500; ++i) {
    const auto order = shuffled_within(groups, random);
    orders.insert(order);
    for (std::size_t place = 0; place < order.size(); ++place) {
      EXPECT_EQ(groups[order[place]], groups[place]);
    }
  }
  EXPECT_EQ(orders.size(), 12U) << "3! times 2!";
}

}  // namespace
}  // namespace reckon::contest
