// SPDX-License-Identifier: MIT
// Two schools whose teachers and organiser act in a hall.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "app/contests/hall_test.hpp"
#include "app/contests/zones.hpp"

namespace reckon::contests {

inline constexpr const char* kNorth = "Europe/Berlin";
inline constexpr const char* kSecret = "SOLUTION7788";
inline constexpr const char* kFarName = "Canaria Faraway";

// Two schools with a teacher each, and a contest that is open.
class StaffTest : public HallTest {
 protected:
  void begin() {
    date_ = *Zone().instant_of("2026-04-22T09:00", Twice::first);
    auto contests = *store::open_contests(file("c.sqlite"), store::OpenMode::fill);
    auto persons = *store::open_persons(file("p.sqlite"), store::OpenMode::fill);
    auto day = *store::open_day(file("c.sqlite"));
    ASSERT_TRUE(contests->add_contest(
        {.row = {.id = "c",
                 .season = "s",
                 .settings = "{}",
                 .opens = "2026-04-22T07:30",
                 .closes = "2026-04-22T15:30"},
         .questions = {{.id = "q1",
                        .kind = "stated",
                        .body = "text",
                        .points = 3,
                        .variants = {{.text = "?", .solution = kSecret}}}},
         .on_paper = {{.level = "l", .question = "q1", .band = 0, .place = 0}}}));
    for (const std::int64_t id : {11, 12}) {
      const std::string school = id == 11 ? "North" : "South";
      ASSERT_TRUE(day->put_teacher({.id = id, .season = "s", .school = school, .quota = 10},
                                   {.id = school, .zone = kNorth}, {.at = 1, .what = "invite"}));
      ASSERT_TRUE(persons->set_teacher({.id = id, .name = "Teacher " + school}));
      staff_[school] = contest::draw_staff_code([this] { return chance(); });
      ASSERT_TRUE(
          persons->put_staff_code({.code = staff_[school], .subject = id, .role = "teacher"}));
    }
    staff_["organiser"] = contest::draw_staff_code([this] { return chance(); });
    ASSERT_TRUE(persons->put_staff_code(
        {.code = staff_["organiser"], .subject = store::kOrganiser, .role = "organiser"}));
    open();
    north_ = enter_as(staff_["North"]);
    south_ = enter_as(staff_["South"]);
    organiser_ = enter_as(staff_["organiser"]);
    group_ = make_group(north_, "5b", 3);
    far_group_ = make_group(south_, "6a", 2);
    members_ = members_of(north_, group_);
    far_ = members_of(south_, far_group_);
    ask("PUT", "staff/entrants/" + id_of_member(far_, 0) + "/name", south_, {{"name", kFarName}});
    ASSERT_EQ(status_, 200);
  }

  std::string enter_as(const std::string& code) {
    const Json entered = ask("POST", "enter", "", {{"code", code}, {"device", kDevice}});
    EXPECT_EQ(status_, 200) << entered;
    return entered.value("token", "");
  }
  std::string make_group(const std::string& token, const std::string& name, int count) {
    const Json made =
        ask("POST", "staff/groups", token, {{"name", name}, {"level", "l"}, {"count", count}});
    EXPECT_EQ(status_, 201) << made;
    return made.at("group").at("group");
  }
  Json members_of(const std::string& token, const std::string& group) {
    return ask("GET", "staff/groups/" + group + "/entrants", token).at("entrants");
  }
  static std::string id_of_member(const Json& members, std::size_t seat) {
    return members.at(seat).at("entrant");
  }
  std::string member(std::size_t seat) const { return id_of_member(members_, seat); }
  std::string pupil(std::size_t seat) { return enter_as(members_.at(seat).at("code")); }
  Json act(const std::string& what, const Json& body, std::size_t seat = 0) {
    return ask("POST", "staff/entrants/" + member(seat) + "/" + what, north_, body);
  }
  Json wall(std::size_t seat = 0, const std::string& contest = "c") {
    return ask("GET", "staff/groups/" + group_ + "/progress?contest=" + contest, north_)
        .at("entrants")
        .at(seat);
  }
  void hand_in(const std::string& token) {
    ask("POST", "attempt/hand-in", token, {{"contest", "c"}, {"device", kDevice}});
    ASSERT_EQ(status_, 200);
  }

  std::map<std::string, std::string> staff_;
  std::string north_;
  std::string south_;
  std::string organiser_;
  std::string group_;
  std::string far_group_;
  Json members_;
  Json far_;
};

}  // namespace reckon::contests
