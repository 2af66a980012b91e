// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/cli/serve/serving_test.hpp"
#include "reckon/store/matches.hpp"

namespace reckon::cli {
namespace {

using testing::HasSubstr;

class Forget : public FolderTest {
 protected:
  Outcome forget(Words words) const {
    words.insert(words.begin(), "forget");
    words.insert(words.end(), {"--matches", file("matches.sqlite")});
    return run(words);
  }
};

TEST_F(Forget, DeletesAMatchOrAName) {
  {
    auto matches = store::Matches::open(file("matches.sqlite")).value();
    const auto joined = [](store::RoomId room) {
      return store::NewEvent{.room = room,
                             .number = 1,
                             .at = 1,
                             .text = R"({"at":0,"event":"joined","player":"Wilhelmine"})"};
    };
    ASSERT_TRUE(matches.add(
        {.rooms = {{.room = 1, .code = "AAAAAA", .settings = "{}", .opened_on = "2026-05-31"},
                   {.room = 2, .code = "BBBBBB", .settings = "{}", .opened_on = "2026-05-31"}},
         .events = {joined(1), joined(2)}}));
    const Outcome held = forget({"--code", "AAAAAA"});
    EXPECT_EQ(held.status, 3);
    EXPECT_THAT(held.err, HasSubstr("another process holds it"));
  }
  EXPECT_EQ(forget({"--code", "AAAAAA"}).out, "1 room deleted\n");
  EXPECT_EQ(forget({"--code", "AAAAAA"}).out, "0 rooms deleted\n");
  EXPECT_EQ(forget({"--name", "Wilhelmine"}).out, "1 room changed: the name is in none any more\n");
  EXPECT_THAT(forget({"--name", "Wilhelmine", "--json"}).out, HasSubstr("\"rooms\": 0"));
}

TEST_F(Forget, WantsOneThingAndAFile) {
  for (const Words& words : {Words{}, Words{"--code", "AAAAAA", "--name", "Kim"}}) {
    const Outcome outcome = forget(words);
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.err, HasSubstr("take either --code CODE"));
  }
  const Outcome none = forget({"--code", "AAAAAA"});
  EXPECT_EQ(none.status, 2);
  EXPECT_THAT(none.err, HasSubstr("there is no file of matches"));
}

}  // namespace
}  // namespace reckon::cli
