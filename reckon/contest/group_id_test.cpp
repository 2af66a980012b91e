// SPDX-License-Identifier: MIT
#include "reckon/contest/group_id.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <set>
#include <string>

namespace reckon::contest {
namespace {

TEST(GroupId, KeepsTheNameAndRevealsNoOther) {
  std::uint64_t state = 1;
  const Chance chance = [&] { return state = state * 6364136223846793005U + 1442695040888963407U; };
  std::set<std::string> drawn;
  for (int i = 0; i < 1'000; ++i) {
    const std::string id = draw_group_id("6a", chance);
    EXPECT_EQ(group_name(id), "6a") << id;
    drawn.insert(id);
  }
  EXPECT_EQ(drawn.size(), 1'000U);
}

TEST(GroupId, LeavesOtherIdsAsTheyAre) {
  for (const std::string id : {"6a", "6a-2", "", "~", "~K7QX2M4T", "6a~K7QX2M4", "6a~K7QX2M4TT",
                               "6a~k7qx2m4t", "6a~K7QX2M4I", "Europe/Berlin/g", "é~"}) {
    EXPECT_EQ(group_name(id), id);
  }
  EXPECT_EQ(group_name("a~b~K7QX2M4T"), "a~b");
}

}  // namespace
}  // namespace reckon::contest
