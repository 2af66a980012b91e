// SPDX-License-Identifier: MIT
// Changes to the file of matches behind the back of the process that holds it, and when SQLite
// syncs to the disk.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <tuple>
#include <vector>

#include "reckon/store/bytes_test.hpp"
#include "reckon/store/matches.hpp"

namespace {

std::atomic<int> waits_for_disk = 0;

}  // namespace

// SQLite calls one of these to sync to the disk; the test counts the calls.
// NOLINTNEXTLINE(readability-inconsistent-declaration-parameter-name): theirs are reserved
extern "C" int fsync(int file) {
  ++waits_for_disk;
  return static_cast<int>(syscall(SYS_fsync, file));
}
// NOLINTNEXTLINE(readability-inconsistent-declaration-parameter-name): theirs are reserved
extern "C" int fdatasync(int file) {
  ++waits_for_disk;
  return static_cast<int>(syscall(SYS_fdatasync, file));
}

namespace reckon::store {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Optional;

class MatchesFaults : public testing::Test {
 public:
  MatchesFaults() { fs::create_directories(folder_); }
  ~MatchesFaults() override { fs::remove_all(folder_); }
  MatchesFaults(const MatchesFaults&) = delete;
  MatchesFaults& operator=(const MatchesFaults&) = delete;

 protected:
  std::string file() const { return folder_ / "matches.sqlite"; }
  fs::path folder() const { return folder_; }

 private:
  fs::path folder_ =
      fs::path(testing::TempDir()) /
      (std::string("reckon_matches_faults_") +
       testing::UnitTest::GetInstance()->current_test_info()->name() + std::to_string(getpid()));
};

Batch a_room(RoomId id) {
  return {.rooms = {{.room = id,
                     .code = "CODE" + std::to_string(10 + id),
                     .settings = "{}",
                     .opened_on = "2026-05-31"}},
          .events = {{.room = id, .number = 1, .at = 1, .text = "{}"}}};
}

TEST_F(MatchesFaults, AreNoticed) {
  struct Row {
    std::string mention;
    std::function<void()> harm;
  };
  const std::string log = file() + "-wal";
  const std::vector<Row> rows = {
      {"matches.sqlite was removed", [&] { fs::remove(file()); }},
      {"matches.sqlite was removed", [&] { fs::rename(file(), file() + ".away"); }},
      {"matches.sqlite was replaced",
       [&] {
         fs::copy_file(file(), file() + ".copy");
         fs::rename(file() + ".copy", file());
       }},
      {"matches.sqlite was cut short", [&] { fs::resize_file(file(), 0); }},
      {"matches.sqlite was cut short", [&] { fs::resize_file(file(), fs::file_size(file()) - 1); }},
      {"matches.sqlite-wal was removed", [&] { fs::remove(log); }},
      {"matches.sqlite-wal was cut short", [&] { fs::resize_file(log, 0); }},
      {"matches.sqlite-wal was replaced",
       [&] {
         fs::remove(log);
         std::ofstream(log) << "something else";
       }},
      {"matches.sqlite was removed", [&] { fs::rename(folder(), folder().string() + ".away"); }}};
  for (const Row& row : rows) {
    fs::create_directories(folder());
    Matches matches = Matches::open(file()).value();
    ASSERT_TRUE(matches.add(a_room(1)));
    // The actions of this process itself are harmless.
    EXPECT_EQ(matches.harm(), std::nullopt) << row.mention;
    EXPECT_TRUE(matches.kept());
    row.harm();
    EXPECT_THAT(matches.harm(), Optional(HasSubstr(row.mention)));
    ASSERT_TRUE(matches.go_on_in_memory());
    EXPECT_EQ(matches.harm(), std::nullopt);
    EXPECT_FALSE(matches.kept());
    EXPECT_TRUE(matches.add({.events = {{.room = 1, .number = 2, .at = 2, .text = "{}"}}}));
    fs::remove_all(folder());
    fs::remove_all(folder().string() + ".away");
  }
}

TEST_F(MatchesFaults, AreNoticedBeforeAnythingIsWritten) {
  const Matches matches = Matches::open(file()).value();
  fs::remove(file());
  EXPECT_THAT(matches.harm(), Optional(HasSubstr("was removed")));
}

TEST_F(MatchesFaults, StayNoticedWhateverIsWritten) {
  Matches matches = Matches::open(file()).value();
  ASSERT_TRUE(matches.add(a_room(1)));
  fs::copy_file(file(), file() + ".copy");
  fs::rename(file() + ".copy", file());
  std::ignore = matches.add(a_room(2));
  EXPECT_THAT(matches.harm(), Optional(HasSubstr("matches.sqlite was replaced")));
}

// The length of the log is compared with its last state, not its first. A truncated log is not
// filled with zeros and written back.
TEST_F(MatchesFaults, LeaveAFileToWhichACutLogBelongsAsItWas) {
  const std::string log = file() + "-wal";
  {
    Matches matches = Matches::open(file()).value();
    ASSERT_TRUE(matches.add(a_room(1)));
  }
  {
    Matches matches = Matches::open(file()).value();
    ASSERT_TRUE(matches.add(a_room(2)));
    const auto first = fs::file_size(log);
    ASSERT_TRUE(matches.add(a_room(3)));
    ASSERT_GT(fs::file_size(log), first);
    fs::resize_file(log, first);
    EXPECT_THAT(matches.harm(), Optional(HasSubstr("matches.sqlite-wal was cut short")));
    const std::string before = bytes_of(file());
    ASSERT_TRUE(matches.go_on_in_memory());
    EXPECT_TRUE(bytes_of(file()) == before);
  }
  // Transactions still in the log are not lost.
  EXPECT_EQ(Matches::open(file()).value().unfinished().value().size(), 2U);
}

TEST_F(MatchesFaults, LeaveWhatTookThePlaceOfTheFileAlone) {
  Matches matches = Matches::open(file()).value();
  ASSERT_TRUE(matches.add(a_room(1)));
  fs::remove(file());
  for (const char* beside : {"", "-wal"}) std::ofstream(file() + beside) << "something else";
  ASSERT_TRUE(matches.go_on_in_memory());
  for (const char* beside : {"", "-wal"}) {
    EXPECT_EQ(bytes_of(file() + beside), "something else") << beside;
  }
}

// The log was unlinked, but this process still has it open.
TEST_F(MatchesFaults, SaveWhatWasInARemovedLog) {
  {
    Matches matches = Matches::open(file()).value();
    ASSERT_TRUE(matches.add(a_room(1)));
    ASSERT_TRUE(matches.add(a_room(2)));
    fs::remove(file() + "-wal");
    ASSERT_TRUE(matches.go_on_in_memory());
    ASSERT_TRUE(matches.add(a_room(3)));
  }
  EXPECT_EQ(Matches::open(file()).value().unfinished().value().size(), 2U);
}

TEST_F(MatchesFaults, FindNothingWhereAllIsWell) {
  Matches matches = Matches::open(file()).value();
  Batch large = a_room(1);
  for (int i = 0; i < 40; ++i) {
    // Long enough for SQLite to restart its log several times.
    large.events[0].text = std::string(200'000, 'x');
    ASSERT_TRUE(matches.add(large));
    EXPECT_EQ(matches.harm(), std::nullopt) << i;
    large.rooms.clear();
    ++large.events[0].number;
  }
  EXPECT_EQ(Matches::in_memory().value().harm(), std::nullopt);
  EXPECT_FALSE(Matches::in_memory().value().kept());
}

TEST_F(MatchesFaults, TheDiskIsWaitedForIfThatIsWanted) {
  for (const bool durable : {false, true}) {
    Matches matches = Matches::open(file() + (durable ? "1" : "0"), {.durable = durable}).value();
    ASSERT_TRUE(matches.add(a_room(1)));
    const int before = waits_for_disk;
    for (RoomId id = 2; id <= 11; ++id) ASSERT_TRUE(matches.add(a_room(id)));
    EXPECT_EQ(waits_for_disk - before, durable ? 10 : 0);
  }
}

}  // namespace
}  // namespace reckon::store
