// SPDX-License-Identifier: MIT
// Stores of contests and files of persons of version 1 are taken over with all their rows.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <vector>

#include "reckon/store/contest.hpp"
#include "reckon/store/day.hpp"
#include "reckon/store/formats.hpp"
#include "reckon/store/persons.hpp"

namespace reckon::store {
namespace {

constexpr const char* kContestRows = R"(
  INSERT INTO season VALUES ('2026');
  INSERT INTO contest VALUES ('spring', '2026', 'marked', '{}', '2026-04-22T07:30',
                              '2026-04-22T15:30', 1);
  INSERT INTO question VALUES ('spring', 'q1', 0, 'krypto', '1 2 3', 'house', '', 3, 'no');
  INSERT INTO on_paper VALUES ('spring', '3-4', 0, 'q1', 0);
  INSERT INTO variant VALUES ('spring', 'q1', 0, '1 2 : 3', 1, '1 + 2', '', '');
  INSERT INTO school VALUES ('north', 'CA', '', 'America/Toronto');
  INSERT INTO grp VALUES ('2026', '5b', 'north');
  INSERT INTO entrant VALUES (1, '2026', '5b', 1, '3-4', 'entered', NULL);
  INSERT INTO entrant VALUES (2, '2026', '5b', 2, '3-4', 'merged', 1);
  INSERT INTO attempt VALUES (11, 1, 'spring', '3-4', 'en', 'q1:0:', 'handed_in');
  INSERT INTO answer VALUES (11, 'q1', '1 + 2');
  INSERT INTO mark VALUES ('spring', 1, 11, '3-4', 3, 3, '+', 1, 50000);
  INSERT INTO act VALUES (1, 5, 'mark', 'spring', '');
)";

class ContestMigration : public testing::Test {
 public:
  ContestMigration() { std::filesystem::create_directories(folder_); }
  ~ContestMigration() override { std::filesystem::remove_all(folder_); }
  ContestMigration(const ContestMigration&) = delete;
  ContestMigration& operator=(const ContestMigration&) = delete;

 protected:
  std::string make(const std::string& name, const Format& format, const char* rows,
                   int version = 1) const {
    const std::string file = folder_ / name;
    SQLite::Database database(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec(format.schema_of(version));
    database.exec("PRAGMA application_id = " + std::to_string(format.application));
    database.exec("PRAGMA user_version = " + std::to_string(version));
    database.exec(rows);
    return file;
  }

 private:
  std::filesystem::path folder_ = std::filesystem::path(testing::TempDir()) /
                                  ("reckon_contest_migration" + std::to_string(getpid()));
};

TEST_F(ContestMigration, KeepsAllRowsOfAContestOnPaper) {
  const std::string file = make("contest.sqlite", contest_format(), kContestRows);
  for (const OpenMode mode : {OpenMode::read, OpenMode::change, OpenMode::read}) {
    const auto store = open_contests(file, mode);
    ASSERT_TRUE(store) << store.error().message;
    const auto contest = (*store)->contest("spring");
    ASSERT_TRUE(contest) << contest.error().message;
    EXPECT_EQ(contest->row.revision, 1);
    ASSERT_EQ(contest->questions.size(), 1U);
    EXPECT_EQ(contest->questions[0].variants.at(0).text, "1 2 : 3");
    EXPECT_EQ(contest->on_paper.size(), 1U);
    EXPECT_EQ((*store)->groups("2026")->at(0).school, "north");
    EXPECT_EQ((*store)->entrant(2)->merged_into, 1);
    const auto attempt = (*store)->attempt("spring", 1);
    ASSERT_TRUE(attempt && *attempt);
    EXPECT_EQ((*attempt)->attempt.state, "handed_in");
    ASSERT_EQ((*attempt)->answers.size(), 1U);
    EXPECT_EQ((*attempt)->answers[0].answer, "1 + 2");
    EXPECT_EQ((*store)->marks("spring")->at(0).share_below, 50'000);
    EXPECT_EQ((*store)->acts()->at(0).what, "mark");
    EXPECT_EQ((*store)->damage().value_or("cannot be read"), "");
  }
}

TEST_F(ContestMigration, KeepsAllRowsOfAContestInTheBrowser) {
  const std::string file = make("written.sqlite", contest_format(), R"(
    INSERT INTO season VALUES ('2026');
    INSERT INTO contest VALUES ('spring', '2026', 'checked', '{}', '2026-04-22T07:30',
                                '2026-04-22T15:30', 0);
    INSERT INTO question VALUES ('spring', 'q1', 0, 'krypto', '1 2 3', 'house', '', 3, 'no');
    INSERT INTO school VALUES ('north', 'CA', '', 'America/Toronto');
    INSERT INTO grp VALUES ('2026', '5b', 'north', 30, 9000), ('2026', '6a', 'north', 0, NULL);
    INSERT INTO entrant VALUES (1, '2026', '5b', 1, '3-4', 'entered', NULL, 60, 25);
    INSERT INTO attempt VALUES (11, 1, 'spring', '3-4', 'en', 'q1:0:', 'running', 5000, 50, 0,
                                3005000, NULL, '', 'd1', 'two devices');
    INSERT INTO answer VALUES (11, 'q1', 'd1', 4, '1 + 2', '{}', 6000);
    INSERT INTO trail VALUES (11, 'q1', 'd1', 4, '1 + 2', 6000, 1000, 'applied');
    INSERT INTO trail VALUES (11, 'q1', 'd1', 5, '2 + 1', 7000, 1000, 'late');
    INSERT INTO outage VALUES (1000, 4000);
    INSERT INTO alive VALUES (1, 8000);
    INSERT INTO copy VALUES (1, 'aa', 'bb');
    INSERT INTO act VALUES (1, 5, 'w', 'mark', 'spring', '');
  )",
                                2);
  const auto store = open_contests(file, OpenMode::read);
  ASSERT_TRUE(store) << store.error().message;
  EXPECT_EQ((*store)->contests()->size(), 1U) << "version 2 can be read";
  EXPECT_TRUE((*store)->classes_of("2026")->contains("1 2 3"));
  const auto day = open_day(file);
  ASSERT_TRUE(day) << day.error().message;
  const auto groups = (*day)->all_groups(std::nullopt);
  ASSERT_TRUE(groups && groups->size() == 2);
  EXPECT_EQ(groups->at(0).shift_min, 30);
  EXPECT_EQ(groups->at(0).open_until, 9000);
  EXPECT_EQ(groups->at(0).teacher, std::nullopt);
  EXPECT_GT(groups->at(0).handle, 0);
  EXPECT_NE(groups->at(0).handle, groups->at(1).handle);
  const auto progress = (*day)->progress(groups->at(0), "spring");
  ASSERT_TRUE(progress && progress->size() == 1);
  EXPECT_EQ(progress->at(0).state, "running");
  EXPECT_EQ(progress->at(0).extra_percent, 25);
  EXPECT_EQ(progress->at(0).answered, 1);
  EXPECT_EQ(progress->at(0).late, 1);
  EXPECT_TRUE(progress->at(0).flagged);
  EXPECT_EQ((*day)->acts_before(2, 10)->at(0).who, "w");
  EXPECT_EQ((*store)->contests()->at(0).rehearsal, std::nullopt) << "opened before the migration";
  EXPECT_EQ((*store)->damage().value_or("cannot be read"), "");
}

TEST_F(ContestMigration, KeepsSessionsAndBackups) {
  const std::string file = make("sessions.sqlite", person_format(),
                                "INSERT INTO person VALUES (1, 'Ada');"
                                "INSERT INTO access VALUES ('ZZZZ', 1), ('AAAA', 1);"
                                "INSERT INTO backup VALUES ('/b', 3);"
                                "INSERT INTO session VALUES ('h', 1, 'entrant', 'd', 9);",
                                2);
  const auto store = open_persons(file, OpenMode::change);
  ASSERT_TRUE(store) << store.error().message;
  EXPECT_EQ((*store)->name_of(1).value_or(""), "Ada");
  EXPECT_EQ((*store)->codes()->at(1), "ZZZZ");
  EXPECT_EQ((*store)->session("h").value()->device, "d");
  EXPECT_EQ((*store)->backups()->size(), 1U);
}

TEST_F(ContestMigration, KeepsNamesAndTheOrderOfCodes) {
  const std::string file = make("persons.sqlite", person_format(),
                                "INSERT INTO person VALUES (1, 'Ada');"
                                "INSERT INTO access VALUES ('ZZZZ', 1), ('AAAA', 1);");
  const auto store = open_persons(file, OpenMode::change);
  ASSERT_TRUE(store) << store.error().message;
  EXPECT_EQ((*store)->name_of(1).value_or(""), "Ada");
  EXPECT_EQ((*store)->codes()->at(1), "ZZZZ");
  EXPECT_EQ((*store)->entrant_of("AAAA").value_or(std::nullopt), 1);
  std::vector<SessionRow> sessions = {{.token = "h", .subject = 1, .device = "d", .until = 9}};
  ASSERT_TRUE((*store)->add_sessions(sessions, 5));
  EXPECT_EQ((*store)->session("h").value()->device, "d");
  sessions = {{.token = "i", .subject = 1, .until = 20}};
  ASSERT_TRUE((*store)->add_sessions(sessions, 9));
  EXPECT_FALSE((*store)->session("h").value());
}

}  // namespace
}  // namespace reckon::store
