// SPDX-License-Identifier: MIT
// Files of every earlier version of a format are upgraded, step by step and in one transaction.
#include "reckon/store/database.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <string>

namespace reckon::store {
namespace {

constexpr const char* kFirst = "CREATE TABLE word (text TEXT NOT NULL) STRICT;";
constexpr const char* kSecond =
    "CREATE TABLE word (text TEXT NOT NULL, size INTEGER NOT NULL) STRICT;";
constexpr const char* kThird =
    "CREATE TABLE word (text TEXT NOT NULL, size INTEGER NOT NULL) STRICT;"
    "CREATE INDEX by_size ON word (size);";
constexpr std::array kFormer = {
    FormerVersion{.schema = kFirst,
                  .set_aside = "ALTER TABLE word RENAME TO former;",
                  .take_over = "INSERT INTO word SELECT text, length(text) FROM former;"
                               "DROP TABLE former;"},
    FormerVersion{.schema = kSecond,
                  .set_aside = "ALTER TABLE word RENAME TO former;",
                  .take_over = "INSERT INTO word SELECT * FROM former; DROP TABLE former;"},
};
constexpr std::array kSchemas = {kFirst, kSecond, kThird};

constexpr Format kWords = {.application = 0x77647264,
                           .schema = kThird,
                           .former = kFormer,
                           .name = "list of words",
                           .option = "--words",
                           .made_by = "this test",
                           .mend = "make it again"};

class Migrations : public testing::Test {
 protected:
  Migrations() { std::filesystem::remove(file_); }
  ~Migrations() override { std::filesystem::remove(file_); }

  DataFile data() const { return {.name = file_, .format = kWords}; }
  void make(int version, const std::string& rest = {}) const {
    SQLite::Database database(file_, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec(kSchemas.at(static_cast<std::size_t>(version) - 1));
    database.exec(version == 1 ? "INSERT INTO word VALUES ('two')"
                               : "INSERT INTO word VALUES ('two', 3)");
    database.exec("PRAGMA application_id = 2003071588; PRAGMA user_version = " +
                  std::to_string(version));
    if (!rest.empty()) database.exec(rest);
  }
  int version() const {
    SQLite::Database database(file_);
    return database.execAndGet("PRAGMA user_version").getInt();
  }

  static constexpr std::chrono::milliseconds kPatience{10};
  std::string file_ =
      std::filesystem::path(testing::TempDir()) / ("reckon_migrations" + std::to_string(getpid()));
};

TEST_F(Migrations, LeadFromEveryVersionToTheLatest) {
  ASSERT_EQ(kWords.application, 2003071588);
  for (int former = 1; former <= kWords.version(); ++former) {
    SCOPED_TRACE(former);
    std::filesystem::remove(file_);
    make(former);
    {
      const auto read = open_database(data(), OpenMode::read, kPatience);
      ASSERT_TRUE(read) << read.error().message;
    }
    EXPECT_EQ(version(), former) << "reading changes nothing";
    auto opened = open_database(data(), OpenMode::change, kPatience);
    ASSERT_TRUE(opened) << opened.error().message;
    EXPECT_EQ(opened->execAndGet("SELECT size FROM word WHERE text = 'two'").getInt(), 3);
    EXPECT_EQ(version(), 3);
  }
}

TEST_F(Migrations, RefuseAlteredAndNewerFiles) {
  make(1, "CREATE TABLE other (x)");
  EXPECT_FALSE(open_database(data(), OpenMode::change, kPatience));
  EXPECT_EQ(version(), 1);
  std::filesystem::remove(file_);
  make(3, "PRAGMA user_version = 4");
  const auto newer = open_database(data(), OpenMode::change, kPatience);
  ASSERT_FALSE(newer);
  EXPECT_TRUE(newer.error().message.contains("newer reckon"));
  std::filesystem::remove(file_);
  make(3, "PRAGMA user_version = 0");
  EXPECT_FALSE(open_database(data(), OpenMode::change, kPatience));
}

// A migration that fails leaves the file as it was.
TEST_F(Migrations, AreMadeWhollyOrNotAtAll) {
  constexpr std::array kBroken = {
      kFormer[0],
      FormerVersion{.schema = kSecond,
                    .set_aside = "ALTER TABLE word RENAME TO former;",
                    .take_over = "INSERT INTO word SELECT no_such_column FROM former;"}};
  Format broken = kWords;
  broken.former = kBroken;
  make(1);
  EXPECT_FALSE(open_database({.name = file_, .format = broken}, OpenMode::change, kPatience));
  EXPECT_EQ(version(), 1);
  auto opened = open_database(data(), OpenMode::change, kPatience);
  ASSERT_TRUE(opened);
  EXPECT_EQ(opened->execAndGet("SELECT count(*) FROM word").getInt(), 1);
}

}  // namespace
}  // namespace reckon::store
