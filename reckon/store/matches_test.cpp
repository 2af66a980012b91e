// SPDX-License-Identifier: MIT
#include "reckon/store/matches.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>

#include "reckon/store/bytes_test.hpp"

namespace reckon::store {
namespace {

using testing::HasSubstr;
using testing::Not;
using namespace std::chrono_literals;

class MatchesTest : public testing::Test {
 public:
  MatchesTest() { std::filesystem::create_directories(folder_); }
  ~MatchesTest() override { std::filesystem::remove_all(folder_); }
  MatchesTest(const MatchesTest&) = delete;
  MatchesTest& operator=(const MatchesTest&) = delete;

 protected:
  std::string file() const { return folder_ / "matches.sqlite"; }
  Matches open() const { return Matches::open(file()).value(); }

 private:
  std::filesystem::path folder_ =
      std::filesystem::path(testing::TempDir()) /
      (std::string("reckon_matches_") +
       testing::UnitTest::GetInstance()->current_test_info()->name() + std::to_string(getpid()));
};

NewRoom room(RoomId id, const std::string& code) {
  return {.room = id, .code = code, .settings = "{}", .opened_on = "2026-05-31"};
}
NewEvent event(RoomId id, std::int64_t number) {
  return {.room = id,
          .number = number,
          .at = 1000 + number,
          .text = std::to_string(id) + ":" + std::to_string(number)};
}

// Two rooms with interleaved events.
Batch two_rooms() {
  Batch batch;
  batch.rooms = {room(1, "AAAAAA"), room(2, "BBBBBB")};
  batch.seats = {{.room = 2, .seat = 0, .token = "b0"},
                 {.room = 1, .seat = 0, .token = "a0"},
                 {.room = 1, .seat = 1, .token = "a1"}};
  batch.events = {event(2, 1), event(1, 1), event(2, 2), event(1, 2)};
  return batch;
}

void expect_two_rooms(Matches& matches) {
  const auto rooms = matches.unfinished().value();
  ASSERT_EQ(rooms.size(), 2U);
  EXPECT_EQ(rooms[0].code, "AAAAAA");
  EXPECT_EQ(rooms[0].tokens, (std::vector<std::string>{"a0", "a1"}));
  ASSERT_EQ(rooms[0].events.size(), 2U);
  EXPECT_EQ(rooms[0].events[1].text, "1:2");
  EXPECT_EQ(rooms[0].events[1].at, 1002);
  EXPECT_EQ(rooms[1].tokens, (std::vector<std::string>{"b0"}));
}

TEST_F(MatchesTest, KeepsRooms) {
  {
    Matches matches = open();
    EXPECT_EQ(matches.next_room().value(), 1);
    EXPECT_TRUE(matches.unfinished().value().empty());
    ASSERT_TRUE(matches.add(two_rooms()));
    expect_two_rooms(matches);
  }
  Matches again = open();
  expect_two_rooms(again);
  EXPECT_EQ(again.next_room().value(), 3);
}

TEST_F(MatchesTest, ReadsNoFinishedRooms) {
  Matches matches = open();
  ASSERT_TRUE(matches.add(two_rooms()));
  ASSERT_TRUE(matches.add({.events = {event(2, 3)}, .finished = {1}}));
  const auto rooms = matches.unfinished().value();
  ASSERT_EQ(rooms.size(), 1U);
  EXPECT_EQ(rooms[0].code, "BBBBBB");
  EXPECT_EQ(rooms[0].events.size(), 3U);
  // Another room may use its code now.
  EXPECT_TRUE(matches.add({.rooms = {room(3, "AAAAAA")}, .events = {event(3, 1)}}));
  EXPECT_EQ(matches.unfinished(std::set<RoomId>{1, 3, 9}).value().size(), 1U);
}

// The content of the file, after a checkpoint of its log.
std::string everything_in(const std::string& file) {
  std::string all;
  for (const char* beside : {"", "-wal"}) all += bytes_of(file + beside);
  return all;
}

void forget(Matches& matches, const std::string& day) {
  while (true) {
    const auto more = matches.forget_before(day);
    ASSERT_TRUE(more) << more.error().message;
    if (!*more) return;
  }
}

TEST_F(MatchesTest, ForgetsWhoseSeatItWasAndOldMatches) {
  {
    Matches matches = open();
    Batch batch = two_rooms();
    batch.rooms[0].settings = R"({"game": "race", "host": "secret of the host"})";
    batch.rooms[0].opened_on = "2026-05-31";
    batch.rooms[1].opened_on = "2026-06-02";
    batch.seats[0].token = "secret of a player";
    batch.events[1].text = "Pupil of May";
    batch.events[0].text = "Pupil of June";
    ASSERT_TRUE(matches.add(batch));
    ASSERT_TRUE(matches.add({.finished = {1, 2}}));
    forget(matches, "2026-05-31");
  }
  std::string kept = everything_in(file());
  EXPECT_THAT(kept, Not(HasSubstr("secret of the host")));
  EXPECT_THAT(kept, Not(HasSubstr("secret of a player")));
  EXPECT_THAT(kept, HasSubstr("Pupil of May"));
  {
    Matches matches = open();
    forget(matches, "2026-06-01");
    EXPECT_EQ(matches.next_room().value(), 3);
  }
  kept = everything_in(file());
  EXPECT_THAT(kept, Not(HasSubstr("Pupil of May")));
  EXPECT_THAT(kept, HasSubstr("Pupil of June"));
  {
    Matches matches = open();
    forget(matches, "2027-01-01");
    EXPECT_EQ(matches.next_room().value(), 3) << "no number is given twice";
  }
  EXPECT_THAT(everything_in(file()), Not(HasSubstr("Pupil of June")));
}

TEST(Batch, IsEmptyWithoutAnyOfItsParts) {
  EXPECT_TRUE(Batch{}.empty());
  EXPECT_FALSE(Batch{.rooms = {room(1, "AAAAAA")}}.empty());
  EXPECT_FALSE((Batch{.seats = {{.room = 1, .seat = 0, .token = "a0"}}}).empty());
  EXPECT_FALSE(Batch{.events = {event(1, 1)}}.empty());
  EXPECT_FALSE(Batch{.finished = {1}}.empty());
}

TEST_F(MatchesTest, WritesAllOrNothing) {
  Matches matches = open();
  ASSERT_TRUE(matches.add(two_rooms()));
  Batch batch{.rooms = {room(3, "CCCCCC"), room(4, "AAAAAA")}, .events = {event(1, 3)}};
  EXPECT_FALSE(matches.add(batch));
  expect_two_rooms(matches);
  // The next batch is written as usual.
  batch.rooms[1].code = "DDDDDD";
  EXPECT_TRUE(matches.add(batch));
  EXPECT_EQ(matches.unfinished().value().size(), 4U);
}

TEST_F(MatchesTest, LetsOnlyTheOwnerRead) {
  for (int i = 0; i < 2; ++i) {
    Matches matches = open();
    ASSERT_TRUE(matches.add({.rooms = {room(i + 1, std::string(6, static_cast<char>('A' + i)))}}));
    for (const char* beside : {"", "-wal"}) {
      struct stat status{};
      ASSERT_EQ(stat((file() + beside).c_str(), &status), 0) << beside;
      EXPECT_EQ(status.st_mode & 0777U, 0600U) << beside;
    }
    // As a careless copy would leave it.
    chmod(file().c_str(), 0644);
    chmod((file() + "-wal").c_str(), 0600);
  }
}

TEST_F(MatchesTest, IsHadByOneAtATime) {
  const Matches first = open();
  const auto second = Matches::open(file(), {.patience = 20ms});
  ASSERT_FALSE(second);
  EXPECT_THAT(second.error().message, HasSubstr("another process holds it"));
  EXPECT_EQ(second.error().code, ErrorCode::system);
}

TEST_F(MatchesTest, LeavesOtherFilesAlone) {
  std::ofstream(file()) << "some text\n";
  const auto text = Matches::open(file());
  ASSERT_FALSE(text);
  EXPECT_THAT(text.error().message, HasSubstr("is not a file of matches"));
  struct stat status{};
  ASSERT_EQ(stat(file().c_str(), &status), 0);
  EXPECT_NE(status.st_mode & 0777U, 0600U);

  EXPECT_THAT(Matches::open("").error().message, HasSubstr("--matches has no name"));
  EXPECT_THAT(Matches::open("/dev/null").error().message, HasSubstr("is not a plain file"));
  EXPECT_THAT(Matches::open(file() + "/no/file").error().message, HasSubstr("Not a directory"));
}

TEST_F(MatchesTest, NoticesMissingEvents) {
  {
    Matches matches = open();
    ASSERT_TRUE(matches.add(two_rooms()));
  }
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open(file().c_str(), &database), SQLITE_OK);
  EXPECT_EQ(
      sqlite3_exec(database, "DELETE FROM event WHERE text = '1:1'", nullptr, nullptr, nullptr),
      SQLITE_OK);
  sqlite3_close(database);
  EXPECT_THAT(open().unfinished().error().message, HasSubstr("an event of room AAAAAA is missing"));
}

TEST_F(MatchesTest, SurvivesAFullDisk) {
  Matches matches = open();
  ASSERT_TRUE(matches.add(two_rooms()));
  // Files of this process cannot grow now.
  rlimit before{};
  getrlimit(RLIMIT_FSIZE, &before);
  rlimit tight = before;
  tight.rlim_cur = std::filesystem::file_size(file() + "-wal");
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  setrlimit(RLIMIT_FSIZE, &tight);
  Batch large{.events = {event(1, 3)}};
  large.events[0].text = std::string(100'000, 'x');
  const auto written = matches.add(large);
  setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, handler);
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().code, ErrorCode::system);
  expect_two_rooms(matches);
  EXPECT_TRUE(matches.add({.events = {event(1, 3)}}));
}

TEST(MatchesInMemory, ForgetsFinishedRooms) {
  Matches matches = Matches::in_memory().value();
  ASSERT_TRUE(matches.add(two_rooms()));
  expect_two_rooms(matches);
  ASSERT_TRUE(matches.add({.finished = {1, 2}}));
  EXPECT_TRUE(matches.unfinished().value().empty());
  EXPECT_EQ(matches.next_room().value(), 3);
}

}  // namespace
}  // namespace reckon::store
