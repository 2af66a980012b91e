// SPDX-License-Identifier: MIT
#include "reckon/store/bank.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <stdexcept>
#include <string>
#include <thread>
#include <tuple>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/list.hpp"
#include "reckon/store/bank_test.hpp"

namespace reckon::store {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

using Facts = std::tuple<BankPuzzle, std::string, std::optional<Mark>>;

std::vector<Facts> facts_of(const std::vector<Stored>& puzzles) {
  std::vector<Facts> facts;
  for (const auto& [id, puzzle, added_on, mark, again] : puzzles) {
    facts.emplace_back(puzzle, added_on, mark);
  }
  return facts;
}

std::vector<std::int64_t> ids_of(const std::vector<Stored>& puzzles) {
  std::vector<std::int64_t> ids;
  for (const Stored& stored : puzzles) ids.push_back(stored.id);
  return ids;
}

TEST_F(BankTest, KeepsWhatIsAdded) {
  const std::vector<BankPuzzle> puzzles = of_each_kind(50);
  {
    Bank bank = open();
    EXPECT_EQ(bank.add(puzzles, kDay), puzzles.size());
  }
  Bank bank = open(Bank::Mode::read);
  std::vector<Facts> expected;
  for (const BankPuzzle& puzzle : puzzles) expected.emplace_back(puzzle, kDay, std::nullopt);
  EXPECT_EQ(facts_of(all_in(bank)), expected);
  EXPECT_EQ(bank.damage(), "");
  for (const Kind kind : kAllKinds) {
    std::set<Place> places;
    for (const BankPuzzle& puzzle : puzzles) {
      if (puzzle.kind == kind) places.insert(puzzle.place);
    }
    EXPECT_EQ(bank.places(kind), places);
  }
}

TEST_F(BankTest, HasNoClassTwice) {
  const std::vector<BankPuzzle> puzzles = of_each_kind(50);
  Bank bank = open();
  ASSERT_EQ(bank.add(std::span(puzzles).first(10), kDay), 10U);
  EXPECT_EQ(bank.add(puzzles, "2026-06-01"), puzzles.size() - 10);
  EXPECT_EQ(bank.add(puzzles, "2026-06-02"), 0U);
  const auto all = all_in(bank);
  EXPECT_THAT(all, SizeIs(puzzles.size()));
  EXPECT_EQ(all[9].added_on, kDay);
  EXPECT_EQ(all[10].added_on, "2026-06-01");
}

// Whether a puzzle matches, computed without SQL.
bool fits(const Stored& stored, const Filter& filter) {
  const BankPuzzle& puzzle = stored.puzzle;
  if (filter.kind && puzzle.kind != *filter.kind) return false;
  if (filter.levels && (!puzzle.difficulty || *puzzle.difficulty < filter.levels->least ||
                        *puzzle.difficulty > filter.levels->most)) {
    return false;
  }
  if (filter.all_operators && puzzle.operators != "+-*/") return false;
  if (filter.letters && puzzle.letters != *filter.letters) return false;
  if (filter.most_digits && puzzle.digits > *filter.most_digits) return false;
  if (filter.rules && puzzle.rules != filter.rules) return false;
  return !filter.unused || !stored.mark;
}

Filter any_filter(SplitMix64& random) {
  const auto maybe = [&] { return random.below(3) == 0; };
  const auto number = [&](std::uint64_t bound) {
    return static_cast<std::int64_t>(random.below(bound));
  };
  Filter filter;
  if (maybe()) filter.kind = kAllKinds.at(random.below(kAllKinds.size()));
  if (maybe()) {
    const int least = 1 + static_cast<int>(random.below(5));
    filter.levels = {.least = least,
                     .most = std::min(5, least + static_cast<int>(random.below(3)))};
  }
  filter.all_operators = maybe();
  if (maybe()) filter.letters = number(11);
  if (maybe()) filter.most_digits = number(6);
  if (maybe()) filter.rules = Rules::house;
  filter.unused = maybe();
  return filter;
}

TEST_F(BankTest, FindsWhatAPlainFilterFinds) {
  Bank bank = open();
  ASSERT_TRUE(bank.add(of_each_kind(50), kDay));
  const Request some{.filter = {.levels = Levels{.least = 2, .most = 4}}, .count = 30};
  ASSERT_THAT(bank.take({&some, 1}, {.on = kDay, .to = "grade 6"}).value(), SizeIs(30));
  const std::vector<Stored> all = all_in(bank);
  SplitMix64 random(1);
  std::size_t found_any = 0;
  for (int i = 0; i < 300; ++i) {
    const Filter filter = any_filter(random);
    const std::size_t limit = random.below(40);
    std::vector<Stored> expected;
    std::ranges::copy_if(all, std::back_inserter(expected),
                         [&](const Stored& stored) { return fits(stored, filter); });
    if (expected.size() > limit) expected.resize(limit);
    const auto found = bank.find(filter, limit).value();
    EXPECT_EQ(ids_of(found), ids_of(expected)) << "filter " << i;
    EXPECT_EQ(facts_of(found), facts_of(expected));
    if (!found.empty()) ++found_any;
  }
  EXPECT_GT(found_any, 50U);
}

TEST_F(BankTest, GivesOutEachPuzzleOnce) {
  Bank bank = open();
  ASSERT_TRUE(bank.add(of_each_kind(50), kDay));
  const Mark mark{.on = "2026-06-01", .to = "grade 6, May"};
  // The second request alone would find the puzzles of the first again.
  const std::vector<Request> requests = {{.filter = {.kind = Kind::krypto}, .count = 20},
                                         {.filter = {}, .count = 50}};
  const auto taken = bank.take(requests, mark).value();
  ASSERT_THAT(taken, SizeIs(70));
  const auto ids = ids_of(taken);
  EXPECT_THAT(std::set(ids.begin(), ids.end()), SizeIs(70));
  for (const Stored& stored : taken) EXPECT_EQ(stored.mark, mark);
  for (const Stored& stored : all_in(bank)) {
    EXPECT_EQ(stored.mark.has_value(), std::ranges::count(ids, stored.id) == 1);
  }
  const auto handouts = bank.handouts().value();
  ASSERT_THAT(handouts, SizeIs(1));
  EXPECT_EQ(handouts[0].mark, mark);
  EXPECT_EQ(handouts[0].puzzles, 70U);
}

TEST_F(BankTest, GivesOutAllOrNone) {
  Bank bank = open();
  ASSERT_TRUE(bank.add(of_each_kind(10), kDay));
  const std::vector<Request> requests = {{.filter = {.kind = Kind::calcrostic}, .count = 20},
                                         {.filter = {.kind = Kind::krypto}, .count = 11}};
  EXPECT_THAT(bank.take(requests, {.on = kDay, .to = "grade 6"}).value(), SizeIs(10));
  EXPECT_THAT(bank.handouts().value(), IsEmpty());
}

TEST_F(BankTest, MarksNothingThatCouldNotBeGivenOut) {
  Bank bank = open();
  ASSERT_TRUE(bank.add(of_each_kind(50), kDay));
  const Request request{.filter = {}, .count = 20};
  std::vector<std::int64_t> shown;
  EXPECT_THROW((void)bank.take({&request, 1}, {.on = kDay, .to = "one"},
                               [&](std::span<const Stored> puzzles) {
                                 for (const Stored& stored : puzzles) shown.push_back(stored.id);
                                 // Other connections do not see the marks yet.
                                 EXPECT_THAT(open().handouts().value(), IsEmpty());
                                 throw std::runtime_error("nobody reads");
                               }),
               std::runtime_error);
  EXPECT_THAT(shown, SizeIs(20));
  EXPECT_THAT(bank.handouts().value(), IsEmpty());
  EXPECT_EQ(ids_of(bank.take({&request, 1}, {.on = kDay, .to = "two"}).value()), shown);
}

TEST_F(BankTest, CountsByKindAndDifficulty) {
  Bank bank = open();
  ASSERT_TRUE(bank.add(of_each_kind(50), kDay));
  const Request request{.filter = {}, .count = 100};
  ASSERT_TRUE(bank.take({&request, 1}, {.on = kDay, .to = "all"}));
  std::map<std::pair<Kind, std::optional<int>>, std::pair<std::uint64_t, std::uint64_t>> expected;
  for (const Stored& stored : all_in(bank)) {
    auto& [puzzles, unused] = expected[{stored.puzzle.kind, stored.puzzle.difficulty}];
    ++puzzles;
    if (!stored.mark) ++unused;
  }
  const auto counts = bank.counts().value();
  ASSERT_THAT(counts, SizeIs(expected.size()));
  auto next = counts.begin();
  for (const auto& [key, numbers] : expected) {
    EXPECT_EQ((std::pair(next->kind, next->difficulty)), key);
    EXPECT_EQ((std::pair(next->puzzles, next->unused)), numbers);
    ++next;
  }
}

TEST_F(BankTest, MergesBanks) {
  const std::vector<BankPuzzle> puzzles = of_each_kind(50);
  Bank bank = open();
  ASSERT_TRUE(bank.add(puzzles, kDay));
  const Request first{.filter = {}, .count = 2};
  ASSERT_TRUE(bank.take({&first, 1}, {.on = kDay, .to = "here"}));
  // In the other bank the first three are handed out, and one puzzle is new.
  std::vector<Stored> others;
  const Mark there{.on = "2026-06-01", .to = "there"};
  for (std::size_t i = 0; i < 5; ++i) others.push_back({.puzzle = puzzles[i], .added_on = kDay});
  for (std::size_t i = 0; i < 3; ++i) others[i].mark = there;
  others.push_back({.puzzle = hands(1, 2).front(), .added_on = "2025-01-01", .mark = there});
  const auto imported = bank.add_all(others).value();
  EXPECT_EQ(imported.added, 1U);
  EXPECT_EQ(imported.known, 5U);
  EXPECT_EQ(imported.marked, 1U);
  const auto all = all_in(bank);
  EXPECT_EQ(all[0].mark->to, "here");
  EXPECT_EQ(all[1].mark->to, "here");
  EXPECT_EQ(all[2].mark, there);
  EXPECT_EQ(all[3].mark, std::nullopt);
  EXPECT_EQ(facts_of({all.back()}), facts_of({others.back()}));
}

TEST_F(BankTest, GivesPuzzlesOutAgain) {
  Bank bank = open();
  ASSERT_TRUE(bank.add(hands(4), kDay));
  const auto taken = [&](const Filter& filter, std::uint64_t count, const Mark& mark) {
    const Request request{.filter = filter, .count = count};
    return bank.take({&request, 1}, mark).value().size();
  };
  const Mark club{.on = "2026-05-31", .to = "club"};
  const Mark spring{.on = "2027-04-21", .to = "spring"};
  EXPECT_EQ(taken({}, 3, club), 3U);
  EXPECT_EQ(taken({}, 2, spring), 1U) << "only one was never given out";
  EXPECT_EQ(taken({.not_since = "2026-05-31"}, 2, spring), 1U);
  EXPECT_EQ(taken({.not_since = "2026-09-01"}, 4, spring), 4U);
  EXPECT_EQ(taken({.not_since = "2026-09-01"}, 1, club), 0U) << "all were given out this season";
  EXPECT_EQ(bank.find({.not_since = "2027-05-01"}, 9).value().size(), 4U);
  const auto all = all_in(bank);
  EXPECT_EQ(all[0].mark, club);
  EXPECT_EQ(all[0].again, std::vector{spring});
  EXPECT_EQ(all[3].mark, spring);
  EXPECT_EQ(all[3].again, std::vector<Mark>());
  const auto handouts = bank.handouts().value();
  ASSERT_EQ(handouts.size(), 2U);
  EXPECT_EQ(handouts[1].puzzles, 4U);
  // Another bank takes all marks.
  Bank other = Bank::open(folder() / "other.sqlite", Bank::Mode::fill).value();
  EXPECT_EQ(other.add_all(all)->added, 4U);
  EXPECT_EQ(all_in(other)[0].again, std::vector{spring});
  EXPECT_EQ(other.add_all(all)->marked, 0U);
}

// A file of version 2, which has one mark for each puzzle.
TEST_F(BankTest, TakesOverBanksOfTheSecondVersion) {
  {
    Bank bank = open();
    ASSERT_TRUE(bank.add(hands(2), kDay));
    const Request request{.filter = {}, .count = 1};
    ASSERT_TRUE(bank.take({&request, 1}, {.on = kDay, .to = "club"}));
  }
  {
    SQLite::Database database(file(), SQLite::OPEN_READWRITE);
    database.exec("DROP TABLE again; PRAGMA user_version = 2");
  }
  {
    Bank bank = open(Bank::Mode::read);
    EXPECT_EQ(bank.find({.not_since = "2026-06-01"}, 9).value().size(), 2U);
    EXPECT_EQ(bank.handouts().value().size(), 1U);
  }
  Bank bank = open(Bank::Mode::change);
  const auto all = all_in(bank);
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].mark->to, "club");
  const Request request{.filter = {.not_since = "2026-06-01"}, .count = 2};
  EXPECT_EQ(bank.take({&request, 1}, {.on = "2026-06-01", .to = "again"}).value().size(), 2U);
  EXPECT_EQ(bank.damage(), "");
}

// Processes open their own banks on the same file. Threads are enough to test this, since SQLite
// locks the file per connection.
TEST_F(BankTest, ServesSeveralAtOnce) {
  constexpr std::size_t kTakers = 4;
  constexpr std::size_t kEach = 30;
  const std::array<std::vector<BankPuzzle>, 2> more = {hands(150, 1), hands(150, 2)};
  std::array<std::vector<std::int64_t>, kTakers> taken;
  {
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < kTakers; ++i) {
      threads.emplace_back([&, i] {
        Bank bank = open();
        const std::vector<BankPuzzle>& puzzles = more.at(i % 2);
        for (std::size_t begin = 0; begin < kEach * 5; begin += 5) {
          EXPECT_TRUE(bank.add(std::span(puzzles).subspan(begin, 5), kDay));
          const Request request{.filter = {}, .count = 1};
          const auto given = bank.take({&request, 1}, {.on = kDay, .to = "x"}).value();
          for (const Stored& stored : given) taken.at(i).push_back(stored.id);
        }
      });
    }
  }
  std::multiset<std::int64_t> all;
  for (const auto& ids : taken) all.insert(ids.begin(), ids.end());
  EXPECT_THAT(std::set(all.begin(), all.end()), SizeIs(all.size()));
  EXPECT_THAT(all, SizeIs(testing::Gt(kEach)));
  Bank bank = open();
  EXPECT_EQ(bank.damage(), "");
  std::set<Place> places;
  for (const auto& puzzles : more) {
    for (const BankPuzzle& puzzle : puzzles) places.insert(puzzle.place);
  }
  EXPECT_EQ(bank.places(Kind::krypto), places);
}

}  // namespace
}  // namespace reckon::store
