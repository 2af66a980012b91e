// SPDX-License-Identifier: MIT
#include "reckon/store/backup.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <atomic>
#include <fstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <tuple>

#include "reckon/store/bank_test.hpp"
#include "reckon/store/matches.hpp"

namespace reckon::store {
namespace {

using testing::HasSubstr;

class Backup : public BankTest {
 protected:
  std::string matches() const { return folder() / "matches.sqlite"; }
  std::string copy() const { return folder() / "copy.sqlite"; }
  std::size_t files() const {
    const std::filesystem::directory_iterator all(folder());
    return static_cast<std::size_t>(std::distance(begin(all), end(all)));
  }
  static Result<void> copied(const std::string& from, const std::string& to) {
    return back_up(from, to, [](std::uint64_t, std::uint64_t) {});
  }
};

Batch first_room() {
  return {.rooms = {{.room = 1, .code = "AAAAAA", .settings = "{}", .opened_on = "2026-05-31"}}};
}
// Two events in one transaction, so that no consistent file has an odd number of them.
Batch two_events(std::int64_t number) {
  const std::string text(200, 'x');
  return {.events = {{.room = 1, .number = number, .at = 1, .text = text},
                     {.room = 1, .number = number + 1, .at = 1, .text = text}}};
}

TEST_F(Backup, CopiesBanks) {
  auto bank = open();
  ASSERT_TRUE(bank.add(of_each_kind(2), kDay));
  ASSERT_TRUE(copied(file(), copy()));
  auto restored = Bank::open(copy(), Bank::Mode::read).value();
  EXPECT_EQ(all_in(restored).size(), all_in(bank).size());
  struct stat status{};
  ASSERT_EQ(stat(copy().c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777U, 0600U);
}

TEST_F(Backup, IsKnownToFilesOfPersonsAndStoresOfContests) {
  const std::string persons_file = folder() / "persons.sqlite";
  const std::string contest_file = folder() / "contest.sqlite";
  const auto persons = open_persons(persons_file, OpenMode::fill).value();
  const auto contests = open_contests(contest_file, OpenMode::fill).value();
  const std::vector<PersonRow> names = {{.entrant = 1, .name = "Ada"}};
  ASSERT_TRUE(persons->set_names(names));
  ASSERT_TRUE(copied(persons_file, copy()));
  ASSERT_TRUE(copied(contest_file, copy() + "2"));
  EXPECT_EQ(open_persons(copy(), OpenMode::read).value()->names()->at(1), "Ada");
  ASSERT_EQ(persons->backups()->size(), 1U);
  EXPECT_EQ(persons->backups()->front().file, copy());
  EXPECT_EQ(delete_backups(*persons, 1)->deleted, 0U) << "it is younger";
  constexpr std::int64_t kFuture = std::int64_t{1} << 40U;
  // A note never lets another file be deleted.
  std::ofstream(folder() / "thesis.txt") << std::string(5000, 'x');
  ASSERT_TRUE(persons->add_backup({.file = folder() / "thesis.txt", .made_at = 1}));
  ASSERT_TRUE(persons->add_backup({.file = contest_file, .made_at = 1}));
  ASSERT_TRUE(persons->add_backup({.file = folder() / "gone.sqlite", .made_at = 1}));
  const auto done = delete_backups(*persons, kFuture).value();
  EXPECT_EQ(done.deleted, 1U);
  EXPECT_EQ(done.left.size(), 2U);
  EXPECT_FALSE(std::filesystem::exists(copy()));
  EXPECT_TRUE(std::filesystem::exists(folder() / "thesis.txt"));
  EXPECT_EQ(persons->backups()->size(), 2U);
  EXPECT_EQ(delete_backups(*contests)->deleted, 1U);
  EXPECT_FALSE(std::filesystem::exists(copy() + "2"));
  EXPECT_EQ(delete_backups(*contests)->deleted, 0U);
}

TEST_F(Backup, IsOfOneMomentWhileMatchesAreWritten) {
  auto kept = Matches::open(matches()).value();
  ASSERT_TRUE(kept.add(first_room()));
  std::atomic<bool> enough = false;
  std::int64_t written = 0;
  std::jthread writer([&] {
    for (std::int64_t number = 1; !enough || number < 2'000; number += 2) {
      ASSERT_TRUE(kept.add(two_events(number)));
      written = number + 1;
    }
  });
  for (int i = 0; i < 5; ++i) {
    const std::string name = copy() + std::to_string(i);
    const auto result = copied(matches(), name);
    ASSERT_TRUE(result) << result.error().message;
    auto restored = Matches::open(name).value();
    const auto rooms = restored.unfinished().value();
    ASSERT_EQ(rooms.size(), 1U);
    EXPECT_EQ(rooms[0].events.size() % 2, 0U);
  }
  enough = true;
  writer.join();
  EXPECT_EQ(kept.unfinished().value()[0].events.size(), static_cast<std::size_t>(written));
}

TEST_F(Backup, IsUsedLikeTheFileItself) {
  {
    auto kept = Matches::open(matches()).value();
    ASSERT_TRUE(kept.add(first_room()));
    ASSERT_TRUE(kept.add(two_events(1)));
    ASSERT_TRUE(copied(matches(), copy()));
    ASSERT_TRUE(kept.add(two_events(3)));
  }
  std::filesystem::rename(copy(), matches());
  auto restored = Matches::open(matches()).value();
  EXPECT_EQ(restored.unfinished().value()[0].events.size(), 2U);
  ASSERT_TRUE(restored.add(two_events(3)));
  // Backups of a backup work too, while a process holds the file.
  EXPECT_TRUE(copied(matches(), copy()));
}

TEST_F(Backup, LeavesWhatIsThere) {
  ASSERT_TRUE(open().add(hands(1), kDay));
  std::ofstream(copy()) << "mine";
  EXPECT_THAT(copied(file(), copy()).error().message, HasSubstr("is there already"));
  std::filesystem::remove(copy());
  std::filesystem::create_symlink("nowhere", copy());
  EXPECT_THAT(copied(file(), copy()).error().message, HasSubstr("is there already"));
  EXPECT_EQ(files(), 2U);
  const auto nowhere = copied(file(), folder() / "none" / "copy");
  EXPECT_THAT(nowhere.error().message, HasSubstr("No such file or directory"));
}

TEST_F(Backup, RefusesWhatIsNoneOfItsFiles) {
  EXPECT_THAT(copied(matches(), copy()).error().message, HasSubstr("there is no file of matches"));
  std::ofstream(matches()) << std::string(5'000, 'x');
  EXPECT_THAT(copied(matches(), copy()).error().message, HasSubstr("something else"));
  EXPECT_EQ(files(), 1U);
}

TEST_F(Backup, LeavesNothingOfADamagedFile) {
  ASSERT_TRUE(open().add(hands(200), kDay));
  constexpr std::streamoff kInside = 20'000;
  std::fstream inside(file(), std::ios::in | std::ios::out | std::ios::binary);
  inside.seekp(kInside);
  inside << std::string(8'000, 'x');
  inside.close();
  EXPECT_THAT(copied(file(), copy()).error().message, HasSubstr("is damaged"));
  EXPECT_EQ(files(), 1U);
}

TEST_F(Backup, CanBeGivenUp) {
  ASSERT_TRUE(open().add(hands(5'000), kDay));
  const auto give_up = [](std::uint64_t, std::uint64_t) { throw std::runtime_error("enough"); };
  EXPECT_THROW(std::ignore = back_up(file(), copy(), give_up), std::runtime_error);
  EXPECT_EQ(files(), 1U);
}

}  // namespace
}  // namespace reckon::store
