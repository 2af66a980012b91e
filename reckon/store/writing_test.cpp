// SPDX-License-Identifier: MIT
// Attempts in a browser: what is applied, when they end, and what outages and backups do.
#include "reckon/store/writing.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <string>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/store/backup.hpp"
#include "reckon/store/contest.hpp"

namespace reckon::store {
namespace {

constexpr std::int64_t kStart = 1'000'000;
constexpr std::int64_t kLength = 50 * 60'000;
constexpr std::int64_t kEnd = kStart + kLength;

class WritingStoreTest : public testing::Test {
 public:
  WritingStoreTest() {
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
    contests_ = *open_contests(file(), OpenMode::fill);
    const std::vector<EntrantRow> entrants = {
        {.id = 1, .season = "2026", .group = "5b", .seat = 1, .level = "3-4"},
        {.id = 2, .season = "2026", .group = "5b", .seat = 2, .level = "3-4"}};
    EXPECT_TRUE(contests_->enrol({.id = "north", .zone = "Europe/Paris"},
                                 {.id = "5b", .school = "north", .season = "2026"}, entrants));
    const std::vector<AttemptRow> attempts = {row(11, 1), row(12, 2)};
    EXPECT_TRUE(contests_->add_attempts(attempts));
    writing_ = open(file());
  }
  ~WritingStoreTest() override { std::filesystem::remove_all(folder_); }
  WritingStoreTest(const WritingStoreTest&) = delete;
  WritingStoreTest& operator=(const WritingStoreTest&) = delete;

 protected:
  std::string file(const std::string& name = "contest.sqlite") const { return folder_ / name; }
  static AttemptRow row(std::int64_t id, std::int64_t entrant) {
    return {.id = id,
            .entrant = entrant,
            .contest = "spring",
            .level = "3-4",
            .language = "en",
            .paper = "q1:0: q2:0:"};
  }
  static std::unique_ptr<WritingStore> open(const std::string& name, std::uint64_t chance = 7) {
    auto store = open_writing(name, [chance] { return chance; });
    EXPECT_TRUE(store) << store.error().message;
    return *std::move(store);
  }
  template <typename Act>
  void in_transaction(const Act& act) {
    EXPECT_TRUE(writing_->all_or_none([&]() -> Result<void> {
      act();
      return {};
    }));
  }
  void start(std::int64_t now = kStart) {
    in_transaction([&] {
      EXPECT_TRUE(writing_
                      ->start({.id = 11,
                               .entrant = 1,
                               .language = "fr",
                               .started = now,
                               .minutes = 50,
                               .device = "a"},
                              {"q1", "q2"})
                      .value_or(false));
    });
  }
  Fate change(const std::string& device, std::int64_t n, const Tag& after, std::int64_t now,
              const std::string& answer = "7", Rule rule = Rule::seen) {
    Fate fate = Fate::late;
    in_transaction([&] {
      fate = writing_
                 ->change(11,
                          {.question = "q1",
                           .tag = {.device = device, .n = n},
                           .after = after,
                           .answer = answer},
                          now, rule)
                 .value_or(Fate::late);
    });
    return fate;
  }
  void touch(std::int64_t now) {
    in_transaction([&] { EXPECT_TRUE(writing_->touch(now)); });
  }
  WritingAttempt attempt() { return **writing_->attempt(1, "spring"); }

  std::filesystem::path folder_ =
      std::filesystem::path(testing::TempDir()) / ("reckon_writing" + std::to_string(getpid()));
  std::unique_ptr<ContestStore> contests_;
  std::unique_ptr<WritingStore> writing_;
};

TEST_F(WritingStoreTest, StartsOnce) {
  start();
  EXPECT_EQ(attempt().state, "running");
  EXPECT_EQ(attempt().language, "fr");
  EXPECT_EQ(attempt().ends, kEnd);
  EXPECT_THAT(*writing_->answers(11), testing::SizeIs(2));
  in_transaction([&] {
    EXPECT_FALSE(writing_->start({.id = 11, .entrant = 1, .started = 5}, {"q1"}).value_or(true));
  });
  EXPECT_EQ(attempt().started, kStart);
  EXPECT_EQ(writing_->zone_of("2026", "5b").value_or(""), "Europe/Paris");
}

TEST_F(WritingStoreTest, EndsAfterTheGrace) {
  EXPECT_EQ(change("a", 1, {}, kStart), Fate::late);
  start();
  EXPECT_EQ(change("a", 1, {}, kStart), Fate::applied);
  EXPECT_EQ(change("a", 2, {.device = "a", .n = 1}, kEnd + contest::kGrace), Fate::applied);
  EXPECT_EQ(change("a", 3, {.device = "a", .n = 2}, kEnd + contest::kGrace + 1), Fate::late);
  EXPECT_EQ(change("a", 2, {.device = "a", .n = 1}, kEnd + contest::kGrace + 1), Fate::known);
  EXPECT_EQ(writing_->answers(11)->at(0).tag.n, 2);
  in_transaction([&] {
    EXPECT_EQ(writing_->hand_in_ended(kEnd + contest::kGrace).value_or(-1), 0);
    EXPECT_EQ(writing_->hand_in_ended(kEnd + contest::kGrace + 1).value_or(-1), 1);
  });
  EXPECT_EQ(attempt().state, "handed_in");
  EXPECT_EQ(attempt().how, "time");
  EXPECT_EQ(attempt().handed_in, kEnd);
}

TEST_F(WritingStoreTest, TakesNothingAfterHandIn) {
  start();
  EXPECT_EQ(change("a", 1, {}, kStart), Fate::applied);
  in_transaction([&] {
    EXPECT_TRUE(writing_->hand_in(11, kStart + 5).value_or(false));
    EXPECT_FALSE(writing_->hand_in(11, kStart + 6).value_or(true));
  });
  EXPECT_EQ(attempt().handed_in, kStart + 5);
  EXPECT_EQ(change("a", 2, {.device = "a", .n = 1}, kStart + 6), Fate::late);
  EXPECT_EQ(writing_->answers(11)->at(0).tag.n, 1);
}

TEST_F(WritingStoreTest, KnowsTheSecondsOfAttemptsThatWereNotLengthened) {
  const auto seconds = [&] { return *writing_->seconds_taken("spring"); };
  touch(kStart);
  start();
  EXPECT_THAT(seconds(), testing::IsEmpty());
  in_transaction([&] { EXPECT_TRUE(writing_->hand_in(11, kStart + 61'500).value_or(false)); });
  EXPECT_THAT(seconds(), testing::ElementsAre(testing::Pair(11, 61)));
  EXPECT_THAT(*writing_->seconds_taken("other"), testing::IsEmpty());
  // An outage afterwards does not matter, and one that begins before does.
  touch(kStart + 70'000);
  EXPECT_THAT(seconds(), testing::IsEmpty());
}

TEST_F(WritingStoreTest, GivesOutagesBackToThoseWhoWereWriting) {
  touch(kStart - 500);
  touch(kStart + 500);
  start();
  touch(kStart + 2'500);
  EXPECT_EQ(attempt().ends, kEnd);
  EXPECT_THAT(*writing_->outages(), testing::IsEmpty());
  touch(kStart + 12'500);
  EXPECT_THAT(*writing_->outages(),
              testing::ElementsAre(contest::Outage{.from = kStart + 2'500, .to = kStart + 12'500}));
  EXPECT_EQ(attempt().ends, kEnd + 10'000);
  // The server was away over the end, and the attempt had a minute left.
  touch(kStart + 13'500);
  const std::int64_t last = kEnd - 50'000;
  in_transaction([&] {
    for (std::int64_t now = kStart + 13'500; now < last; now += 2'000) {
      EXPECT_FALSE(writing_->touch(now).value_or(true));
    }
    EXPECT_FALSE(writing_->touch(last).value_or(true));
  });
  constexpr std::int64_t kDay = 86'400'000;
  touch(last + kDay);
  EXPECT_EQ(attempt().ends, last + kDay + 60'000);
  in_transaction([&] { EXPECT_EQ(writing_->hand_in_ended(last + kDay).value_or(-1), 0); });
  EXPECT_EQ(change("a", 1, {}, last + kDay), Fate::applied);
  // One who had ended gets nothing.
  in_transaction([&] { EXPECT_TRUE(writing_->hand_in(11, last + kDay + 1)); });
  touch(last + 2 * kDay);
  EXPECT_EQ(attempt().ends, last + kDay + 60'000);
}

TEST_F(WritingStoreTest, GivesExtraTimeBeforeAndDuring) {
  in_transaction([&] {
    EXPECT_TRUE(writing_->give_extra(1, 25, 60));
    EXPECT_FALSE(writing_->give_extra(99, 25, 60));
  });
  start();
  EXPECT_EQ(attempt().extra_s, 12 * 60 + 30 + 60);
  EXPECT_EQ(attempt().ends, kEnd + 13 * 60'000 + 30'000);
  in_transaction([&] { EXPECT_TRUE(writing_->give_extra(1, 50, 0)); });
  EXPECT_EQ(attempt().ends, kEnd + 25 * 60'000);
  // Less of it takes nothing away.
  in_transaction([&] { EXPECT_TRUE(writing_->give_extra(1, 0, 0)); });
  EXPECT_EQ(attempt().ends, kEnd + 25 * 60'000);
}

TEST_F(WritingStoreTest, ShiftsGroups) {
  in_transaction([&] {
    EXPECT_TRUE(writing_->shift("2026", "5b", -90, 123));
    EXPECT_FALSE(writing_->shift("2026", "6c", 1, 0));
  });
  EXPECT_EQ(writing_->shift_of("2026", "5b").value_or(0), -90);
  EXPECT_EQ(writing_->open_until("2026", "5b").value_or(0), 123);
  in_transaction([&] { EXPECT_TRUE(writing_->shift("2026", "5b", 0, 0)); });
  EXPECT_EQ(writing_->open_until("2026", "5b").value_or(1), 0);
}

// The end never moves to earlier, and follows from the outages.
TEST_F(WritingStoreTest, NeverMovesEndsToEarlier) {
  start();
  constexpr std::array<std::int64_t, 6> kSteps = {0, 1'000, 2'000, 2'001, 30'000, 3'000'000};
  SplitMix64 random(5);
  std::size_t moved = 0;
  for (int seed = 0; seed < 200; ++seed) {
    // Undone each time.
    EXPECT_FALSE(writing_->all_or_none([&]() -> Result<void> {
      std::int64_t now = kStart;
      std::int64_t ends = attempt().ends;
      for (std::uint64_t step = random.below(15); step > 0; --step) {
        EXPECT_TRUE(writing_->touch(now));
        EXPECT_GE(attempt().ends, ends);
        moved += attempt().ends > ends ? 1U : 0U;
        ends = attempt().ends;
        now += kSteps.at(random.below(kSteps.size()));
      }
      EXPECT_EQ(ends, contest::end_of(kStart, kLength, *writing_->outages()));
      return failure("undo this");
    }));
  }
  EXPECT_GT(moved, 300U);
}

// Pages send all they have to a backup that was restored.
TEST_F(WritingStoreTest, LetsTheLargerTagWinInARestoredBackup) {
  start();
  EXPECT_EQ(change("b", 4, {}, kStart), Fate::applied);
  const Tag unseen = {.device = "a", .n = 3};
  EXPECT_EQ(change("a", 5, unseen, kStart), Fate::conflict);
  EXPECT_EQ(change("a", 5, unseen, kStart, "8", Rule::larger), Fate::applied);
  EXPECT_EQ(change("b", 4, {}, kStart, "7", Rule::larger), Fate::conflict);
  EXPECT_EQ(change("b", 5, {}, kStart, "9", Rule::larger), Fate::applied);
  EXPECT_EQ(change("a", 5, unseen, kStart, "8", Rule::larger), Fate::conflict);
  EXPECT_EQ(change("b", 5, {}, kStart, "9", Rule::larger), Fate::known);
}

TEST_F(WritingStoreTest, KnowsRestoredBackups) {
  const std::string number = *writing_->copy_number();
  EXPECT_EQ(number, "0000000000000007");
  writing_.reset();
  EXPECT_EQ(*open(file(), 8)->copy_number(), number);
  contests_.reset();
  const auto backed_up = back_up(file(), file("backup.sqlite"), [](auto, auto) {});
  ASSERT_TRUE(backed_up) << backed_up.error().message;
  // Over the file itself, which keeps its place.
  std::filesystem::copy_file(file("backup.sqlite"), file(),
                             std::filesystem::copy_options::overwrite_existing);
  EXPECT_EQ(*open(file(), 9)->copy_number(), "0000000000000009");
  // A copy by hand, at another place.
  std::filesystem::copy_file(file(), file("copy.sqlite"));
  EXPECT_EQ(*open(file("copy.sqlite"), 10)->copy_number(), "000000000000000a");
}

TEST_F(WritingStoreTest, KeepsNoEndlessTrail) {
  constexpr std::int64_t kMostTrail = 5'000;
  start();
  in_transaction([&] {
    for (std::int64_t n = 1; n <= kMostTrail + 100; ++n) {
      const WrittenChange change = {
          .question = "q1", .tag = {.device = "a", .n = n}, .answer = "1"};
      ASSERT_EQ(writing_->change(11, change, kStart, Rule::seen).value_or(Fate::late),
                Fate::applied);
    }
  });
  const SQLite::Database database(file(), SQLite::OPEN_READONLY);
  SQLite::Statement rows(database, "SELECT count(*) FROM trail");
  ASSERT_TRUE(rows.executeStep());
  EXPECT_EQ(rows.getColumn(0).getInt64(), kMostTrail);
  EXPECT_EQ(writing_->answers(11)->at(0).tag.n, kMostTrail + 100) << "the answer itself is kept";
}

TEST_F(WritingStoreTest, UndoesAllOfATransaction) {
  start();
  EXPECT_FALSE(writing_->all_or_none([&]() -> Result<void> {
    EXPECT_EQ(writing_
                  ->change(11, {.question = "q1", .tag = {.device = "a", .n = 1}, .answer = "x"},
                           kStart, Rule::seen)
                  .value_or(Fate::late),
              Fate::applied);
    return failure("the disk is full");
  }));
  EXPECT_EQ(writing_->answers(11)->at(0).tag, Tag());
}

}  // namespace
}  // namespace reckon::store
