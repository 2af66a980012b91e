// SPDX-License-Identifier: MIT
// Files from strangers are refused with one line, and nothing in them is executed.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <string>

#include "reckon/store/bank_test.hpp"
#include "reckon/store/matches.hpp"

namespace reckon::store {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class StrangeFiles : public BankTest {
 protected:
  void change(const std::string& statements) const {
    SQLite::Database(file(), SQLite::OPEN_READWRITE).exec(statements);
  }
};

constexpr std::array kStrange = {
    "CREATE TRIGGER t BEFORE UPDATE ON $ BEGIN SELECT raise(IGNORE); END",
    "CREATE TRIGGER t AFTER INSERT ON $ BEGIN DELETE FROM $; END",
    "CREATE VIEW v AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
    "SELECT i FROM n",
    "CREATE INDEX extra ON $ (id)",
    "CREATE INDEX costly ON $ (abs(id))",
    "CREATE TABLE other (id)",
    "CREATE TABLE \"a\x1b[31mb\" (id)",
    "ALTER TABLE $ ADD COLUMN more TEXT",
    "ALTER TABLE $ ADD COLUMN more TEXT AS (upper(text))",
    "DROP TABLE $; CREATE VIEW $ AS WITH RECURSIVE n(i) AS "
    "(SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS id, i AS text FROM n"};

std::string of_table(std::string statements, const std::string& table) {
  for (auto at = statements.find('$'); at != statements.npos; at = statements.find('$')) {
    statements.replace(at, 1, table);
  }
  return statements;
}

TEST_F(StrangeFiles, AreRefusedAsBanks) {
  for (const char* strange : kStrange) {
    {
      Bank bank = open();
      ASSERT_TRUE(bank.add(hands(2), kDay));
    }
    change(of_table(strange, "puzzle"));
    for (const auto mode : {Bank::Mode::read, Bank::Mode::change, Bank::Mode::fill}) {
      const auto bank = Bank::open(file(), mode);
      ASSERT_FALSE(bank) << strange;
      EXPECT_THAT(bank.error().message,
                  AllOf(HasSubstr("has other tables than a bank"), Not(HasSubstr("\x1b"))));
    }
    std::filesystem::remove(file());
  }
}

TEST_F(StrangeFiles, AreRefusedAsMatches) {
  for (const char* strange : kStrange) {
    ASSERT_TRUE(Matches::open(file()));
    change(of_table(strange, "event"));
    const auto matches = Matches::open(file());
    ASSERT_FALSE(matches) << strange;
    EXPECT_THAT(matches.error().message, HasSubstr("has other tables than a file of matches"));
    std::filesystem::remove(file());
  }
}

TEST_F(StrangeFiles, HaveNoTextOfAnyLength) {
  {
    Bank bank = open();
    ASSERT_TRUE(bank.add(hands(2), kDay));
  }
  change("UPDATE puzzle SET text = printf('%*s', 300000000, '') WHERE id = 1");
  Bank bank = open(Bank::Mode::read);
  const auto found = bank.find({}, 10);
  ASSERT_FALSE(found);
  EXPECT_THAT(found.error().message, HasSubstr("has a text that is longer than any"));
  EXPECT_FALSE(bank.each([](const Stored&) {}));
}

// Insignificant blanks in the statements are allowed.
TEST_F(StrangeFiles, MayBeMadeWithOtherBlanks) {
  {
    const Bank bank = open();
  }
  change(
      "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = "
      "replace(replace(sql, char(10), '  '), '(', ' (') WHERE type = 'table'");
  EXPECT_TRUE(Bank::open(file(), Bank::Mode::read));
}

}  // namespace
}  // namespace reckon::store
