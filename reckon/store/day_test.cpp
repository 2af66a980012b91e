// SPDX-License-Identifier: MIT
// Teachers, notices and rehearsals in the store of contests.
#include "reckon/store/day.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "reckon/store/bytes_test.hpp"
#include "reckon/store/persons.hpp"

namespace reckon::store {
namespace {

constexpr const char* kTeacher = "Quenby Xystus";

class DayTest : public testing::Test {
 public:
  DayTest() {
    std::filesystem::create_directories(folder_);
    contests_ = *open_contests(folder_ / "c.sqlite", OpenMode::fill);
    day_ = *open_day(folder_ / "c.sqlite");
  }
  ~DayTest() override { std::filesystem::remove_all(folder_); }
  DayTest(const DayTest&) = delete;
  DayTest& operator=(const DayTest&) = delete;

 protected:
  static ActRow act(const std::string& what) { return {.at = 1, .what = what}; }
  void teach(std::int64_t quota) {
    ASSERT_TRUE(day_->put_teacher({.id = 7, .season = "s", .school = "North", .quota = quota},
                                  {.id = "North", .zone = "UTC"}, act("invite")));
  }
  Result<void> enrol(const std::string& group, std::int64_t first, std::int64_t last) {
    std::vector<EntrantRow> entrants;
    for (std::int64_t id = first; id <= last; ++id) {
      entrants.push_back({.id = id, .season = "s", .group = group, .seat = id, .level = "l"});
    }
    return contests_->enrol(
        {.id = "North"},
        {.id = group, .school = "North", .season = "s", .teacher = 7, .level = "l"}, entrants);
  }

  std::filesystem::path folder_ =
      std::filesystem::path(testing::TempDir()) / ("reckon_day" + std::to_string(getpid()));
  std::unique_ptr<ContestStore> contests_;
  std::unique_ptr<DayStore> day_;
};

TEST_F(DayTest, ATeacherHasNoMoreEntrantsThanTheQuota) {
  teach(3);
  EXPECT_TRUE(enrol("5b", 1, 2));
  const auto over = enrol("5c", 3, 4);
  ASSERT_FALSE(over);
  EXPECT_EQ(over.error().code, ErrorCode::out_of_range);
  EXPECT_EQ(day_->taught(7), 2) << "nothing of it was kept";
  EXPECT_TRUE(enrol("5c", 3, 3));
  EXPECT_EQ(day_->all_groups(7)->size(), 2U);
  EXPECT_TRUE(day_->all_groups(8)->empty());
  const GroupRow group = day_->all_groups(7)->front();
  EXPECT_EQ(day_->group(group.handle).value(), std::optional(group));
  teach(9);
  EXPECT_EQ(day_->teacher(7).value()->quota, 9);
}

TEST_F(DayTest, NoticesComeAndGo) {
  const auto id = day_->add_notice({.at = 5, .text = "{}"}, act("notice"));
  ASSERT_TRUE(id);
  EXPECT_EQ(day_->notices()->at(0).id, *id);
  EXPECT_EQ(day_->drop_notice(*id, act("drop")), true);
  EXPECT_EQ(day_->drop_notice(*id, act("drop")), false);
  const auto acts = day_->acts_before(99, 10);
  ASSERT_EQ(acts->size(), 2U);
  EXPECT_EQ(acts->at(0).what, "drop") << "the latest comes first";
}

TEST_F(DayTest, ARehearsalGoesWithAllOfIt) {
  teach(5);
  ASSERT_TRUE(enrol("5b", 1, 1));
  const ContestData counted = {.row = {.id = "c", .season = "s"},
                               .questions = {{.id = "q", .kind = "krypto", .class_name = "1 2"}}};
  ContestData rehearsal = counted;
  rehearsal.row.id = "r";
  rehearsal.row.rehearsal = "5b";
  ASSERT_TRUE(contests_->add_contest(counted));
  ASSERT_TRUE(contests_->add_contest(rehearsal)) << "it may have the classes of others";
  const std::vector<AttemptRow> attempts = {{.id = 11, .entrant = 1, .contest = "r"},
                                            {.id = 12, .entrant = 1, .contest = "c"}};
  ASSERT_TRUE(contests_->add_attempts(attempts));
  EXPECT_FALSE(day_->drop_rehearsal("c", act("end"))) << "it counts";
  EXPECT_EQ(day_->drop_rehearsal("r", act("end")), 1);
  EXPECT_EQ(contests_->contests()->size(), 1U);
  EXPECT_TRUE(day_->attempt(12).value());
  EXPECT_FALSE(day_->attempt(11).value());
}

TEST_F(DayTest, AForgottenSeasonLeavesNothingOfTeachers) {
  const auto persons = *open_persons(folder_ / "p.sqlite", OpenMode::fill);
  teach(5);
  ASSERT_TRUE(enrol("5b", 1, 1));
  ASSERT_TRUE(persons->set_teacher({.id = 7, .name = kTeacher}));
  ASSERT_TRUE(persons->put_staff_code({.code = "C", .subject = 7, .role = "teacher"}));
  const auto forgotten = contests_->forget({.season = "s"});
  ASSERT_TRUE(forgotten);
  EXPECT_EQ(forgotten->teachers, std::vector<std::int64_t>{7});
  ASSERT_TRUE(persons->forget_teachers(forgotten->teachers));
  EXPECT_TRUE(day_->teachers()->empty());
  EXPECT_FALSE(persons->staff_code("C").value());
  for (const auto& entry : std::filesystem::directory_iterator(folder_)) {
    EXPECT_EQ(bytes_of(entry.path()).find(kTeacher), std::string::npos) << entry.path();
  }
}

TEST_F(DayTest, TheTrailOfASeasonGoesByItsTime) {
  teach(5);
  ASSERT_TRUE(enrol("5b", 1, 2));
  const std::int64_t handle = day_->all_groups(7)->at(0).handle;
  constexpr std::int64_t kTerm = 1'000;
  std::array<char, 17> hex{};
  std::snprintf(hex.data(), hex.size(), "%016llx", static_cast<unsigned long long>(handle));
  for (const std::int64_t at : {kTerm, kTerm + 1}) {
    for (const std::string& subject : {std::string("1"), std::string(hex.data()),
                                       std::string("0000000000000007"), std::string("c")}) {
      ASSERT_TRUE(contests_->add_act(
          {.at = at, .what = "any", .subject = subject, .detail = "late " + std::to_string(at)}));
    }
  }
  const auto before = contests_->acts()->size();
  EXPECT_EQ(contests_->forget_trail("another", kTerm), 0);
  const auto gone = contests_->forget_trail("s", kTerm);
  ASSERT_TRUE(gone) << gone.error().message;
  EXPECT_GE(*gone, 3) << "acts on an entrant, a group and a teacher";
  EXPECT_EQ(contests_->acts()->size(), before - static_cast<std::size_t>(*gone));
  std::vector<std::string> left;
  for (const ActRow& row : *contests_->acts()) {
    if (row.what == "any" && row.at == kTerm) left.push_back(row.subject);
  }
  EXPECT_EQ(left, std::vector<std::string>{"c"}) << "acts on contests stay";
  EXPECT_EQ(contests_->forget_trail("s", kTerm), 0);
}

}  // namespace
}  // namespace reckon::store
