// SPDX-License-Identifier: MIT
// Banks and puzzles of the previous version, which graded hands differently. The data was created
// by that version.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "reckon/krypto/grade.hpp"
#include "reckon/store/bank_test.hpp"
#include "reckon/store/judge.hpp"

namespace reckon::store {
namespace {

using testing::HasSubstr;
using testing::SizeIs;

// A file of `PRAGMA user_version` 1 with hands: three have another level now, and one was handed
// out.
constexpr const char* kFirstBank = R"(
  CREATE TABLE puzzle (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    place BLOB NOT NULL,
    class TEXT NOT NULL,
    text TEXT NOT NULL,
    rules TEXT,
    difficulty INTEGER,
    letters INTEGER NOT NULL,
    digits INTEGER NOT NULL,
    operators TEXT NOT NULL,
    added_on TEXT NOT NULL,
    given_on TEXT,
    given_to TEXT,
    UNIQUE (kind, place),
    CHECK (kind IN ('krypto', 'calcrostic', 'newspaper', 'numbers')),
    CHECK ((rules IS NULL) = (kind <> 'krypto')),
    CHECK ((given_on IS NULL) = (given_to IS NULL))
  ) STRICT;
  CREATE INDEX searched ON puzzle
    (id, kind, difficulty, operators, letters, digits, rules, given_on);
  INSERT INTO puzzle VALUES
    (1,'krypto',X'0109010B010C010E01140104','9 11 12 14 20 4','11 20 14 12 9 : 4',
     'house',3,0,2,'','2026-05-31',NULL,NULL),
    (2,'krypto',X'0109010F0115011701180104','9 15 21 23 24 4','9 24 21 15 23 : 4',
     'house',3,0,2,'','2026-05-31',NULL,NULL),
    (3,'krypto',X'0108010B010D011001110101','8 11 13 16 17 1','17 11 13 8 16 : 1',
     'house',3,0,2,'','2026-05-31',NULL,NULL),
    (4,'krypto',X'010201040104010C010F0105','2 4 4 12 15 5','4 2 12 15 4 : 5',
     'house',2,0,2,'','2026-05-31','2026-06-01','grade 6');
  PRAGMA application_id = 1919247211;
  PRAGMA user_version = 1;
)";
constexpr std::size_t kHands = 4;

class FirstGrading : public BankTest {
 protected:
  FirstGrading() {
    SQLite::Database database(file(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec(kFirstBank);
  }
  int version() const {
    SQLite::Database database(file(), SQLite::OPEN_READONLY);
    return database.execAndGet("PRAGMA user_version").getInt();
  }
};

TEST_F(FirstGrading, IsReadAsItStands) {
  Bank bank = open(Bank::Mode::read);
  const auto all = all_in(bank);
  ASSERT_THAT(all, SizeIs(kHands));
  for (const Stored& stored : all) {
    EXPECT_EQ(stored.puzzle.grading, 1);
    const auto confirmed = confirm(stored.puzzle);
    ASSERT_TRUE(confirmed) << confirmed.error().message;
    EXPECT_EQ(confirmed->grading, krypto::kGrading);
  }
  EXPECT_EQ(bank.find({.kind = Kind::krypto, .unused = true}, 10).value().size(), kHands - 1);
  EXPECT_EQ(version(), 1);
}

// NOLINTBEGIN(misc-const-correctness): clang-tidy 19 overlooks what changes here
TEST_F(FirstGrading, KeepsItsVersionBesideNewHands) {
  {
    Bank bank = open(Bank::Mode::change);
    EXPECT_EQ(version(), 3);
    EXPECT_EQ(bank.take({}, {.on = kDay, .to = "nobody"}).value().size(), 0U);
  }
  Bank bank = open();
  const auto made = hands(20);
  EXPECT_EQ(bank.add(made, kDay), made.size());
  const auto all = all_in(bank);
  ASSERT_THAT(all, SizeIs(kHands + made.size()));
  for (std::size_t i = 0; i < all.size(); ++i) {
    EXPECT_EQ(all[i].puzzle.grading, i < kHands ? 1 : krypto::kGrading);
  }
  EXPECT_EQ(bank.damage(), "");
}
// NOLINTEND(misc-const-correctness)

TEST_F(FirstGrading, IsGradedAgainOnRequest) {
  Bank bank = open(Bank::Mode::change);
  std::vector<Regraded> hands;
  std::vector<std::optional<int>> right;
  for (const Stored& stored : all_in(bank)) {
    const BankPuzzle confirmed = confirm(stored.puzzle).value();
    right.push_back(confirmed.difficulty);
    hands.push_back(
        {.id = stored.id, .difficulty = confirmed.difficulty, .grading = confirmed.grading});
  }
  hands.push_back({.id = 1000, .difficulty = 5, .grading = krypto::kGrading});
  EXPECT_EQ(bank.regrade(hands).value(), kHands);
  const auto all = all_in(bank);
  for (std::size_t i = 0; i < kHands; ++i) {
    EXPECT_EQ(all[i].puzzle.difficulty, right[i]);
    EXPECT_EQ(all[i].puzzle.grading, krypto::kGrading);
    hands[i].difficulty = 5;
  }
  EXPECT_EQ(all.back().mark, (Mark{.on = "2026-06-01", .to = "grade 6"}));
  // Gradings by this version stay.
  EXPECT_EQ(bank.regrade(hands).value(), 0U);
  EXPECT_EQ(all_in(bank)[0].puzzle.difficulty, right[0]);
}

TEST_F(FirstGrading, OfAHandSaysNothingOfTheNext) {
  Bank bank = open(Bank::Mode::change);
  const auto all = all_in(bank);
  ASSERT_EQ(bank.regrade(std::array{
                Regraded{.id = all[0].id, .difficulty = 5, .grading = krypto::kGrading},
                Regraded{.id = all[1].id, .difficulty = {}, .grading = krypto::kGrading}}),
            2U);
  EXPECT_EQ(all_in(bank)[0].puzzle.difficulty, 5);
  EXPECT_EQ(all_in(bank)[1].puzzle.difficulty, std::nullopt);
}

// A file of version 1 accepted only four kinds.
TEST_F(FirstGrading, TakesKindsThatAreYetToCome) {
  ASSERT_EQ(open(Bank::Mode::change).find({}, 10).value().size(), kHands);
  SQLite::Database database(file(), SQLite::OPEN_READWRITE);
  EXPECT_EQ(database.exec("UPDATE puzzle SET kind = 'sudoku' WHERE id = 2"), 1);
}

TEST_F(FirstGrading, ComparesTheDifficultyOfOneVersionAlone) {
  Bank bank = open(Bank::Mode::read);
  for (const Stored& stored : all_in(bank)) {
    BankPuzzle told = stored.puzzle;
    const BankPuzzle right = confirm(told).value();
    told.difficulty = *right.difficulty % 5 + 1;
    EXPECT_EQ(confirm(told), right);
    told.grading = krypto::kGrading;
    const auto refused = confirm(told);
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message, HasSubstr("its difficulty"));
    // All other properties are compared.
    told = stored.puzzle;
    told.digits += 1;
    EXPECT_FALSE(confirm(told));
    told = right;
    told.grading = krypto::kGrading + 1;
    EXPECT_THAT(confirm(told).error().message, HasSubstr("newer reckon"));
  }
}

}  // namespace
}  // namespace reckon::store
