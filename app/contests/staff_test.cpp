// SPDX-License-Identifier: MIT
// Teachers, invigilators and organisers: what each may do, and that each act does what it says.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/contests/routes.hpp"
#include "app/contests/staff_test.hpp"

namespace reckon::contests {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST_F(StaffTest, ATeacherSeesTheOwnGroupsAlone) {
  begin();
  const Json me = ask("GET", "staff/me", north_);
  EXPECT_EQ(me.at("role"), "teacher");
  EXPECT_EQ(me.at("name"), "Teacher North");
  EXPECT_EQ(me.at("used"), 3);
  EXPECT_EQ(me.at("quota"), 10);
  ASSERT_EQ(me.at("groups").size(), 1U);
  EXPECT_EQ(me.at("groups").at(0).at("windows").at(0).at("phase"), "open");
  EXPECT_EQ(ask("GET", "staff/me", organiser_).at("groups").size(), 2U);
  const Json far = ask("GET", "staff/groups/" + far_group_ + "/progress", north_);
  EXPECT_EQ(status_, 404);
  EXPECT_EQ(far, ask("GET", "staff/groups/00000000000000ff/progress", north_))
      << "the same as of a group that is not there";
}

TEST_F(StaffTest, QuotaAndNamesOfGroups) {
  begin();
  const Json more = {{"name", "5c"}, {"level", "l"}, {"count", 8}};
  EXPECT_EQ(ask("POST", "staff/groups", north_, more).at("code"), "quota");
  EXPECT_EQ(ask("POST", "staff/groups", north_, {{"name", "5b"}, {"level", "l"}, {"count", 1}})
                .at("code"),
            "taken");
  const Json same =
      ask("POST", "staff/groups", north_, {{"name", "6a"}, {"level", "l"}, {"count", 1}});
  EXPECT_EQ(status_, 201) << "a name of another teacher is no reason to refuse";
  EXPECT_EQ(same.at("group").at("name"), "6a") << "it says nothing of the other 6a";
  EXPECT_EQ(
      ask("GET", "me", enter_as(members_of(north_, same.at("group").at("group")).at(0).at("code")))
          .at("group"),
      "6a");
  EXPECT_EQ(members_of(south_, far_group_).size(), 2U) << "the other 6a is as it was";
  EXPECT_EQ(ask("POST", "staff/groups", north_, {{"name", "6a"}, {"level", "l"}, {"count", 1}})
                .at("code"),
            "taken");
  for (const char* const odd : {"6a~K7QX2M4T", "~", "a b", ""}) {
    ask("POST", "staff/groups", north_, {{"name", odd}, {"level", "l"}, {"count", 1}});
    EXPECT_EQ(status_, 400) << odd;
  }
  ask("POST", "staff/groups", north_, {{"name", "5d"}, {"level", "no"}, {"count", 1}});
  EXPECT_EQ(status_, 400);
  ask("POST", "staff/groups/" + group_ + "/entrants", north_, {{"count", 6}});
  EXPECT_EQ(status_, 200);
  ask("POST", "staff/groups/" + group_ + "/entrants", north_, {{"count", 1}});
  EXPECT_EQ(status_, 409);
}

TEST_F(StaffTest, TheWallListSaysWhoIsWhere) {
  begin();
  EXPECT_EQ(wall().at("state"), "not_entered");
  const std::string ada = pupil(0);
  EXPECT_EQ(wall().at("state"), "entered");
  start(ada);
  EXPECT_EQ(change(ada, 1), "applied");
  pass(60'000);
  Json row = wall();
  EXPECT_EQ(row.at("state"), "running");
  EXPECT_EQ(row.at("answered"), 1);
  EXPECT_EQ(row.at("of"), 1);
  EXPECT_EQ(row.at("left_s"), 49 * 60);
  EXPECT_EQ(row.at("heard"), 60'000);
  EXPECT_EQ(row.at("devices"), 1);
  hand_in(ada);
  row = wall();
  EXPECT_EQ(row.at("state"), "handed_in");
  EXPECT_EQ(row.at("how"), "pupil");
  EXPECT_EQ(row.at("check").get<std::string>().size(), 4U);
}

TEST_F(StaffTest, TheWallListSaysSinceWhenTheServerListens) {
  begin();
  const std::string ada = pupil(0);
  start(ada);
  pass(3 * kMinuteMs);
  close();
  open();
  north_ = enter_as(staff_["North"]);
  const std::int64_t restart = date_;
  pass(kMinuteMs);
  const auto seen = [&] {
    return ask("GET", "staff/groups/" + group_ + "/progress?contest=c", north_);
  };
  EXPECT_EQ(seen().at("since"), restart);
  EXPECT_EQ(seen().at("entrants").at(0).at("heard"), nullptr);
  ask("GET", "attempt?contest=c", ada);
  EXPECT_EQ(status_, 200);
  EXPECT_EQ(seen().at("entrants").at(0).at("heard"), 0);
}

TEST_F(StaffTest, ExtraTimeAndReopening) {
  begin();
  const std::string ada = pupil(0);
  start(ada);
  const std::int64_t first = ends(ada);
  const Json given = act("extra", {{"percent", 25}, {"seconds", 60}});
  EXPECT_EQ(given.at("before"), (Json{{"percent", 0}, {"seconds", 0}}));
  EXPECT_EQ(ends(ada), first + (50 * 60 / 4 + 60) * 1000);
  act("extra", given.at("before"));
  EXPECT_EQ(ends(ada), first + (50 * 60 / 4 + 60) * 1000) << "an end never gets earlier";
  hand_in(ada);
  EXPECT_EQ(act("reopen", Json::object()).at("code"), "asks");
  act("reopen", {{"sure", true}});
  EXPECT_EQ(status_, 200);
  EXPECT_EQ(change(ada, 1), "applied");
  hand_in(ada);
  pass(6 * 60 * kMinuteMs);
  EXPECT_EQ(act("reopen", {{"sure", true}}).at("code"), "not_open");
  ask("POST", "staff/groups/" + group_ + "/open", north_, {{"minutes", 30}});
  EXPECT_EQ(status_, 200);
  EXPECT_EQ(act("reopen", {{"sure", true}}).at("entrant").at("state"), "running");
}

TEST_F(StaffTest, LateAnswersCountByAnActAlone) {
  begin();
  const std::string ada = pupil(0);
  start(ada);
  EXPECT_EQ(change(ada, 1), "applied");
  hand_in(ada);
  const Json body = {{"device", kDevice},
                     {"changes",
                      {{{"q", "q1"},
                        {"n", 2},
                        {"after", {{"device", kDevice}, {"n", 1}}},
                        {"state", ""},
                        {"answer", "8"}}}}};
  ask("POST", "attempt/changes", ada, body);
  EXPECT_EQ(status_, 410);
  EXPECT_EQ(wall().at("late"), 1);
  EXPECT_EQ(act("late", Json::object()).at("late"), 1);
  EXPECT_EQ(act("late", {{"sure", true}}).at("taken"), 1);
  EXPECT_EQ(wall().at("late"), 0);
  EXPECT_EQ(ask("GET", "attempt?contest=c", ada).at("answers").at(0).at("answer"), "8");
}

TEST_F(StaffTest, AnotherDeviceMayWriteWhenTheTeacherSaysSo) {
  begin();
  const std::string ada = pupil(0);
  start(ada);
  const Json entered = ask("POST", "enter", "",
                           {{"code", members_.at(0).at("code")}, {"device", "00000000000000b2"}});
  const std::string other = entered.at("token");
  EXPECT_EQ(start(other).at("code"), "moved");
  act("here", Json::object());
  EXPECT_EQ(status_, 200);
  EXPECT_TRUE(start(other).at("here").get<bool>());
}

TEST_F(StaffTest, MovesRemovesAndMergesEntrants) {
  begin();
  const std::string second = make_group(north_, "5c", 1);
  EXPECT_EQ(act("move", {{"group", far_group_}}).at("code"), "not_found");
  EXPECT_EQ(act("move", {{"group", second}}).at("before"), (Json{{"group", group_}}));
  act("move", {{"group", group_}});
  EXPECT_EQ(act("remove", Json::object()).at("code"), "asks");
  act("remove", {{"sure", true}});
  ask("POST", "enter", "", {{"code", members_.at(0).at("code")}, {"device", kDevice}});
  EXPECT_EQ(status_, 404);
  act("restore", Json::object());
  const std::string ada = pupil(0);
  start(ada);
  EXPECT_EQ(change(ada, 1), "applied");
  const Json merge = {{"from", member(1)}, {"into", member(0)}, {"sure", true}};
  ask("POST", "staff/entrants/merge", south_, merge);
  EXPECT_EQ(status_, 404);
  ask("POST", "staff/entrants/merge", north_, merge);
  EXPECT_EQ(status_, 200);
  const Json me = ask("GET", "me", pupil(1));
  EXPECT_EQ(me.at("contests").at(0).at("attempt").at("state"), "running") << "both codes are one";
  EXPECT_EQ(act("remove-attempt", {{"sure", true}}).at("entrant").at("state"), "entered");
  EXPECT_EQ(start(ada).at("state"), "running") << "with a new paper";
}

TEST_F(StaffTest, NamesStandInTheFileOfPersonsAlone) {
  begin();
  const std::string path = "staff/groups/" + group_ + "/names";
  const Json set = ask("PUT", path, north_, {{"csv", "seat;name\n1;Ada Canaria\n3;\"Eve\"\n"}});
  EXPECT_EQ(set.at("set"), 2);
  EXPECT_EQ(wall(0).at("name"), "Ada Canaria");
  ask("PUT", path, north_, set.at("before"));
  EXPECT_EQ(wall(0).at("name"), "");
  ask("PUT", path, north_, {{"csv", "9;Nobody"}});
  EXPECT_EQ(status_, 400);
  ask("PUT", path, north_, {{"names", {{{"entrant", id_of_member(far_, 0)}, {"name", "Mine"}}}}});
  EXPECT_EQ(status_, 404);
  ask("PUT", path, north_, {{"csv", "1,Ada Canaria"}});
  ask("GET", "staff/acts", organiser_);
  EXPECT_THAT(text_, Not(HasSubstr("Canaria")));
  EXPECT_THAT(text_, HasSubstr("\"names\""));
  EXPECT_EQ(ask("DELETE", path, north_, {{"sure", true}}).at("deleted"), 1);
}

TEST_F(StaffTest, ATeacherSeesTheActsOnOwnGroupsAlone) {
  begin();
  act("extra", {{"percent", 25}, {"seconds", 0}}, 1);
  ask("POST", "staff/entrants/" + id_of_member(far_, 0) + "/remove", south_, {{"sure", true}});
  const std::string code =
      ask("POST", "staff/groups/" + group_ + "/day-code", north_, Json::object()).at("code");
  const std::string invigilator = enter_as(code);
  ask("POST", "staff/groups/" + group_ + "/open", invigilator, {{"minutes", 5}});
  ask("POST", "staff/entrants/" + member(0) + "/level", organiser_, {{"level", "l"}});
  const Json acts = ask("GET", "staff/acts", north_).at("acts");
  std::vector<std::string> seen;
  for (const Json& one : acts) {
    seen.push_back(one.at("what").get<std::string>() + " " + one.at("group").get<std::string>() +
                   " " + std::to_string(one.at("seat").get<int>()) +
                   (one.at("own").get<bool>() ? " own" : ""));
  }
  EXPECT_THAT(seen, testing::ElementsAre("window 5b 0", "day code 5b 0 own", "extra 5b 2 own",
                                         "group 5b 0 own"));
  const Json last = ask("GET", "staff/acts?limit=1", north_).at("acts");
  ASSERT_EQ(last.size(), 1U);
  const std::string before = std::to_string(last.at(0).at("act").get<std::int64_t>());
  EXPECT_EQ(ask("GET", "staff/acts?before=" + before, north_).at("acts").size(), 3U);
  ask("GET", "staff/acts", invigilator);
  EXPECT_EQ(status_, 403);
  ask("GET", "staff/acts", pupil(0));
  EXPECT_EQ(status_, 403);
  ask("GET", "staff/acts", "");
  EXPECT_EQ(status_, 401);
}

TEST_F(StaffTest, APupilWhoCameBringsNoActsOfAnotherSchool) {
  begin();
  const std::string came = id_of_member(far_, 0);
  ask("POST", "staff/entrants/" + came + "/extra", south_, {{"percent", 50}, {"seconds", 7}});
  const std::string code =
      ask("POST", "staff/groups/" + far_group_ + "/day-code", south_, Json::object()).at("code");
  ask("PUT", "staff/entrants/" + came + "/name", enter_as(code), {{"name", kFarName}});
  ask("POST", "staff/entrants/" + came + "/move", organiser_, {{"group", group_}});
  ASSERT_EQ(status_, 200) << text_;
  const Json acts = ask("GET", "staff/acts", north_).at("acts");
  ASSERT_EQ(acts.size(), 2U) << acts;
  EXPECT_EQ(acts.at(0).at("what"), "move");
  EXPECT_EQ(acts.at(0).at("detail"), group_);
  EXPECT_THAT(text_, Not(HasSubstr(far_group_)));
  ask("POST", "staff/entrants/" + came + "/move", organiser_, {{"group", far_group_}});
  ASSERT_EQ(status_, 200);
  ask("GET", "staff/acts", south_);
  EXPECT_THAT(text_, Not(HasSubstr(group_))) << "the detail of the first move is of others";
}

TEST_F(StaffTest, ADayCodeIsForOneGroupAndDay) {
  begin();
  const Json made = ask("POST", "staff/groups/" + group_ + "/day-code", north_, Json::object());
  const std::string code = made.at("code");
  const std::string invigilator = enter_as(code);
  EXPECT_EQ(until_ = made.at("until"), *Zone().instant_of("2026-04-22T22:00", Twice::first))
      << "midnight of the school";
  ask("GET", "staff/groups/" + group_ + "/progress", invigilator);
  EXPECT_EQ(status_, 200);
  ask("GET", "staff/groups/" + group_ + "/entrants", invigilator);
  EXPECT_EQ(status_, 403) << "codes are not for invigilators";
  ask("GET", "staff/groups/" + far_group_ + "/progress", invigilator);
  EXPECT_EQ(status_, 404);
  pass(kDayMs);
  ask("GET", "staff/groups/" + group_ + "/progress", invigilator);
  EXPECT_EQ(status_, 401);
  ask("POST", "enter", "", {{"code", code}, {"device", kDevice}});
  EXPECT_EQ(status_, 404);
  north_ = enter_as(staff_["North"]);
  const Json again = ask("POST", "staff/groups/" + group_ + "/day-code", north_, Json::object());
  const std::string other = enter_as(again.at("code"));
  ask("DELETE", "staff/groups/" + group_ + "/day-code", north_, Json::object());
  ask("GET", "staff/me", other);
  EXPECT_EQ(status_, 401) << "its sessions end at once";
}

TEST_F(StaffTest, TakesARescueText) {
  begin();
  const std::string ada = pupil(0);
  const std::string attempt = start(ada).at("attempt");
  EXPECT_EQ(change(ada, 1), "applied");
  const auto text = [&](const std::string& answer, int n) {
    return Json{{"contest", "c"},
                {"attempt", attempt},
                {"device", "00000000000000c3"},
                {"entries", {{"q1", n, answer, 90}}}}
        .dump();
  };
  const std::string path = "staff/groups/" + group_ + "/rescue";
  EXPECT_EQ(ask("POST", path, north_, {{"text", text("9", 4)}}).at("code"), "asks");
  EXPECT_EQ(ask("POST", path, north_, {{"text", text("9", 4)}, {"sure", true}}).at("taken"), 1);
  EXPECT_EQ(ask("POST", path, north_, {{"text", text("9", 4)}, {"sure", true}}).at("known"), 1);
  EXPECT_EQ(ask("POST", path, north_, {{"text", text("5", 3)}, {"sure", true}}).at("older"), 1);
  EXPECT_EQ(ask("GET", "attempt?contest=c", ada).at("answers").at(0).at("answer"), "9");
  ask("POST", "staff/groups/" + far_group_ + "/rescue", south_,
      {{"text", text("9", 4)}, {"sure", true}});
  EXPECT_EQ(status_, 404);
  ask("POST", path, north_, {{"text", "{\"attempt\": 3}"}});
  EXPECT_EQ(status_, 400);
}

TEST_F(StaffTest, RehearsesAndLeavesNothing) {
  begin();
  const std::string path = "staff/groups/" + group_ + "/rehearsal";
  const Json made = ask("POST", path, north_, Json::object());
  ASSERT_EQ(status_, 201) << made;
  const std::string contest = made.at("contest");
  const std::string ada = pupil(0);
  EXPECT_EQ(ask("GET", "me", ada).at("contests").size(), 2U);
  const std::string far = enter_as(far_.at(0).at("code"));
  EXPECT_EQ(ask("GET", "me", far).at("contests").size(), 1U);
  ask("POST", "attempt", far, {{"contest", contest}, {"lang", "en"}});
  EXPECT_EQ(status_, 404);
  const Json begun = ask("POST", "attempt", ada, {{"contest", contest}, {"lang", "en"}});
  ASSERT_EQ(status_, 201) << begun;
  EXPECT_EQ(begun.at("questions").size(), 5U);
  EXPECT_EQ(wall(0, contest).at("state"), "running");
  EXPECT_EQ(wall().at("state"), "entered") << "of the contest that counts";
  ask("POST", path, north_, Json::object());
  EXPECT_EQ(status_, 409);
  EXPECT_EQ(ask("DELETE", path, north_, {{"sure", true}}).at("attempts"), 3);
  EXPECT_EQ(ask("GET", "me", ada).at("contests").size(), 1U);
}

TEST_F(StaffTest, FilesAreNotBuiltInHere) {
  begin();
  EXPECT_EQ(ask("GET", "staff/groups/" + group_ + "/slips.pdf", north_).at("code"), "not_built");
  EXPECT_EQ(ask("GET", "staff/groups/" + group_ + "/results.csv", north_).at("code"),
            "not_published");
  EXPECT_EQ(ask("GET", "staff/groups/" + group_ + "/results", north_).at("code"), "not_published");
}

// The document says for whom it is.
Result<std::string> told_wish(const Stores&, const FileWish& wish) {
  return wish.contest + " " + wish.group + " " + (wish.entrant ? hex_of(wish.entrant->id) : "all");
}

TEST_F(StaffTest, DocumentsOfAPupilAreOwnAndComeAfterPublishing) {
  writers_ = {.certificates = &told_wish, .reports = &told_wish};
  begin();
  const std::string ada = pupil(0);
  start(ada);
  EXPECT_EQ(change(ada, 1), "applied");
  const std::string whole = "staff/contests/c/certificates.pdf";
  const std::string of_ada = "staff/entrants/" + member(0);
  const auto see = [&](const std::string& path, const std::string& token) {
    const Json answer = ask("GET", path, token);
    return status_ == 200 ? text_ : answer.value("code", "");
  };
  for (const std::string path : {"certificate.pdf", "report.pdf"}) {
    EXPECT_EQ(see(path, ada), "not_published");
    EXPECT_EQ(see(of_ada + "/" + path, north_), "not_published");
  }
  EXPECT_EQ(see("staff/groups/" + group_ + "/reports.pdf", north_), "not_published");
  EXPECT_EQ(see(whole, organiser_), "not_published");
  hand_in(ada);
  pass(8 * 60 * kMinuteMs);
  north_ = enter_as(staff_["North"]);
  south_ = enter_as(staff_["South"]);
  organiser_ = enter_as(staff_["organiser"]);
  ask("POST", "staff/contests/c/mark", organiser_, {{"sure", true}});
  ASSERT_EQ(status_, 200) << text_;
  ask("POST", "staff/contests/c/publish", organiser_, {{"sure", true}});
  ASSERT_EQ(status_, 200) << text_;
  const std::string again = pupil(0);
  const std::string told = "c " + std::string(see(of_ada + "/report.pdf", north_)).substr(2);
  EXPECT_THAT(told, HasSubstr(member(0)));
  // Both at once and one of them again, but no more.
  for (const char* path : {"certificate.pdf", "report.pdf", "certificate.pdf"}) {
    EXPECT_EQ(see(path, again), told) << path;
  }
  EXPECT_EQ(see("report.pdf", again), "busy") << "one after the other";
  pass(2'000);
  EXPECT_EQ(see("report.pdf", again), told);
  EXPECT_EQ(see("report.pdf", again), "busy");
  pass(2'000);
  EXPECT_EQ(see("report.pdf?lang=fr", again), told);
  pass(2'000);
  EXPECT_EQ(see("report.pdf?entrant=" + member(1), again), told) << "another one cannot be named";
  pass(2'000);
  EXPECT_EQ(see("report.pdf?lang=xx", again), "bad_request");
  EXPECT_EQ(see("report.pdf", pupil(1)), "not_found") << "this pupil wrote nothing";
  EXPECT_EQ(see("staff/groups/" + group_ + "/reports.pdf", north_).substr(0, 2), "c ");
  EXPECT_EQ(see(whole, organiser_), "c  all");
  EXPECT_EQ(see(whole, north_), "role");
  for (const std::string path : {"/certificate.pdf", "/report.pdf"}) {
    EXPECT_EQ(see(of_ada + path, south_), "not_found");
    EXPECT_EQ(see(of_ada + path, again), "role");
    EXPECT_EQ(see(of_ada + path, ""), "token");
  }
  const std::string code =
      ask("POST", "staff/groups/" + group_ + "/day-code", north_, Json::object()).at("code");
  EXPECT_EQ(see(of_ada + "/report.pdf", enter_as(code)), "role");
  EXPECT_EQ(see("report.pdf", north_), "role");
}

// Each role asks each path, for what is its own and for what is of others.
TEST_F(StaffTest, EveryRoleAsksEveryPath) {
  begin();
  const std::string day_code =
      ask("POST", "staff/groups/" + group_ + "/day-code", north_, Json::object()).at("code");
  const std::string ada = pupil(0);
  start(ada);
  ASSERT_EQ(change(ada, 1), "applied");
  struct Asker {
    std::string name;
    Role role;
    std::string code;
    bool is_near = true;  // whether the group of the path is in reach
  };
  const std::vector<Asker> askers = {
      {.name = "nobody", .role = Role::all, .code = ""},
      {.name = "pupil", .role = Role::entrant, .code = members_.at(0).at("code")},
      {.name = "pupil of another school",
       .role = Role::entrant,
       .code = far_.at(0).at("code"),
       .is_near = false},
      {.name = "invigilator", .role = Role::invigilator, .code = day_code},
      {.name = "teacher", .role = Role::teacher, .code = staff_["North"]},
      {.name = "other teacher", .role = Role::teacher, .code = staff_["South"], .is_near = false},
      {.name = "organiser", .role = Role::organiser, .code = staff_["organiser"]},
  };
  const std::map<std::string, std::string, std::less<>> parts = {
      {"{g}", group_}, {"{e}", member(1)}, {"{c}", "c"},       {"{q}", "q1"},
      {"{n}", "1"},    {"{a}", "1"},       {"{t}", hex_of(11)}};
  std::size_t refused = 0;
  std::size_t allowed = 0;
  for (const Route& route : routes()) {
    if (route.path == "enter" || route.path == "staff/leave") continue;
    std::string path(route.path);
    const bool is_of_group = path.contains("{g}") || path.contains("{e}");
    for (const auto& [part, value] : parts) {
      if (const std::size_t at = path.find(part); at != std::string::npos) {
        path.replace(at, part.size(), value);
      }
    }
    ASSERT_FALSE(path.contains('{')) << path;
    for (const Asker& asker : askers) {
      SCOPED_TRACE(asker.name + ": " + std::string(route.method) + " " + path);
      // An act before may have ended the code or the session.
      std::string token;
      if (!asker.code.empty()) {
        const Json entered = ask("POST", "enter", "", {{"code", asker.code}, {"device", kDevice}});
        if (status_ != 200) continue;
        token = entered.at("token");
      }
      const Json answer = ask(std::string(route.method), path, token, Json::object());
      const std::string code = answer.is_object() ? answer.value("code", "") : "";
      EXPECT_TRUE(status_ < 500 || code == "not_built") << answer;
      // Organisers may take a copy of the contest.
      if (asker.role != Role::organiser) {
        EXPECT_THAT(text_, Not(HasSubstr(kSecret))) << "no solution before it is published";
      }
      if (asker.is_near && asker.role != Role::organiser) {
        EXPECT_THAT(text_, Not(HasSubstr(kFarName))) << "nothing of another school";
        EXPECT_THAT(text_, Not(HasSubstr("verdict")));
      }
      if (route.role == Role::all) continue;
      if (asker.role == Role::all) {
        EXPECT_EQ(status_, 401);
        ++refused;
      } else if (!may_ask(asker.role, route.role)) {
        EXPECT_EQ(status_, 403);
        EXPECT_EQ(code, "role");
        ++refused;
      } else if (is_of_group && !asker.is_near && asker.role != Role::entrant) {
        EXPECT_EQ(status_, 404);
        EXPECT_EQ(code, "not_found");
        ++refused;
      } else {
        EXPECT_NE(status_, 401);
        EXPECT_NE(code, "role");
        ++allowed;
      }
    }
  }
  EXPECT_GT(refused, routes().size());
  EXPECT_GT(allowed, routes().size());
}

}  // namespace
}  // namespace reckon::contests
