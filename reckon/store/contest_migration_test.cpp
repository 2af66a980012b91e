// SPDX-License-Identifier: MIT
// Stores of contests and files of persons of version 1 are taken over with all their rows.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <vector>

#include "reckon/store/contest.hpp"
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
  std::string make(const std::string& name, const Format& format, const char* rows) const {
    const std::string file = folder_ / name;
    SQLite::Database database(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec(format.schema_of(1));
    database.exec("PRAGMA application_id = " + std::to_string(format.application));
    database.exec("PRAGMA user_version = 1");
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
