// SPDX-License-Identifier: MIT
// Deleted data leaves no byte in the file of matches, nor in the files that SQLite keeps next to
// it.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <string>
#include <tuple>

#include "reckon/store/bytes_test.hpp"
#include "reckon/store/matches.hpp"

namespace reckon::store {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

constexpr const char* kBefore = "2026-06-01";
constexpr const char* kName = "Wilhelmine";

class ForgettingTest : public testing::Test {
 public:
  ForgettingTest() { fs::create_directories(folder_); }
  ~ForgettingTest() override { fs::remove_all(folder_); }
  ForgettingTest(const ForgettingTest&) = delete;
  ForgettingTest& operator=(const ForgettingTest&) = delete;

 protected:
  std::string file() const { return folder_ / "matches.sqlite"; }
  Matches open() const { return Matches::open(file()).value(); }
  std::string all_bytes() const {
    std::string all;
    for (const auto& entry : fs::directory_iterator(folder_)) all += bytes_of(entry.path());
    return all;
  }

 private:
  fs::path folder_ =
      fs::path(testing::TempDir()) /
      (std::string("reckon_forgetting_") +
       testing::UnitTest::GetInstance()->current_test_info()->name() + std::to_string(getpid()));
};

std::string joined(const std::string& name, std::size_t longer = 0) {
  return R"({"at":0,"event":"joined","player":")" + name + R"("})" + std::string(longer, ' ');
}

// Old finished rooms and others, with interleaved events of any length.
void write_rooms(Matches& matches, unsigned seed, int events = 3000) {
  std::mt19937 random(seed);
  constexpr int kRooms = 8;
  Batch batch;
  for (RoomId id = 1; id <= kRooms; ++id) {
    batch.rooms.push_back({.room = id,
                           .code = "CODE" + std::to_string(id),
                           .settings = id % 2 == 0 ? R"({"old":"Settings of Wilhelmine"})" : "{}",
                           .opened_on = id % 2 == 0 ? "2026-05-31" : "2026-06-02"});
  }
  std::array<std::int64_t, kRooms + 1> numbers{};
  constexpr std::array<unsigned, 4> kLongest = {1, 100, 500, 6000};
  for (int i = 0; i < events; ++i) {
    const auto id = static_cast<RoomId>(1 + random() % kRooms);
    batch.events.push_back({.room = id,
                            .number = ++numbers.at(static_cast<std::size_t>(id)),
                            .at = 1,
                            .text = joined(id % 2 == 0 ? kName : "Somebody",
                                           random() % kLongest.at(seed % kLongest.size()))});
    if (batch.events.size() == 100) {
      EXPECT_TRUE(matches.add(batch));
      batch = {};
    }
  }
  EXPECT_TRUE(matches.add(batch));
  EXPECT_TRUE(matches.add({.finished = {2, 4, 6, 8}}));
}

void forget(Matches& matches) {
  while (true) {
    const auto more = matches.forget_before(kBefore);
    ASSERT_TRUE(more) << more.error().message;
    if (!*more) return;
    EXPECT_EQ(matches.harm(), std::nullopt);
  }
}

TEST_F(ForgettingTest, LeavesNoByteWhileTheFileIsOpen) {
  for (unsigned seed = 0; seed < 12; ++seed) {
    Matches matches = open();
    write_rooms(matches, seed);
    ASSERT_THAT(all_bytes(), HasSubstr(kName));
    forget(matches);
    EXPECT_TRUE(all_bytes().find(kName) == std::string::npos) << seed;
    EXPECT_EQ(matches.harm(), std::nullopt);
    const auto kept = matches.unfinished().value();
    ASSERT_EQ(kept.size(), 4U);
    EXPECT_EQ(kept[0].events[0].text.substr(0, joined("Somebody").size()), joined("Somebody"));
    ASSERT_TRUE(matches.go_on_in_memory());
    fs::remove(file());
  }
}

// Starts a process that does something with a file, and is killed right after.
template <typename Act>
void killed_after(const std::string& file, const Act& act) {
  const pid_t process = fork();
  ASSERT_GE(process, 0);
  if (process == 0) {
    Matches matches = Matches::open(file).value();
    act(matches);
    std::raise(SIGKILL);
  }
  int status = 0;
  ASSERT_EQ(waitpid(process, &status, 0), process);
  ASSERT_TRUE(WIFSIGNALED(status));
}

TEST_F(ForgettingTest, LeavesNoByteWhenTheProcessIsKilled) {
  killed_after(file(), [](Matches& matches) {
    write_rooms(matches, 1);
    forget(matches);
  });
  EXPECT_THAT(all_bytes(), HasSubstr("Somebody"));
  EXPECT_TRUE(all_bytes().find(kName) == std::string::npos);
}

// The next process completes what an earlier one left.
TEST_F(ForgettingTest, EmptiesALogThatItFinds) {
  killed_after(file(), [](Matches& matches) {
    write_rooms(matches, 1);
    std::ignore = matches.forget_before(kBefore);
  });
  ASSERT_GT(fs::file_size(file() + "-wal"), 0U);
  Matches matches = open();
  EXPECT_EQ(bytes_of(file() + "-wal"), "");
  EXPECT_EQ(matches.harm(), std::nullopt);
  forget(matches);
  EXPECT_TRUE(all_bytes().find(kName) == std::string::npos);
}

TEST_F(ForgettingTest, TakesSmallPieces) {
  Matches matches = open();
  write_rooms(matches, 1, 100'000);
  std::chrono::duration<double, std::milli> longest{};
  std::uintmax_t log = 0;
  int pieces = 0;
  for (bool more = true; more; ++pieces) {
    const auto begin = std::chrono::steady_clock::now();
    more = matches.forget_before(kBefore).value();
    longest = std::max<decltype(longest)>(longest, std::chrono::steady_clock::now() - begin);
    log = std::max(log, fs::file_size(file() + "-wal"));
  }
  EXPECT_GT(pieces, 3);
  EXPECT_LT(longest.count(), 1000);  // far more than needed, to allow for a busy machine
  EXPECT_LT(log, 32U << 20U);
  RecordProperty("longest_piece_ms", std::to_string(longest.count()));
}

// A reader such as a backup keeps the log from being emptied; writers do not wait for it.
TEST_F(ForgettingTest, WaitsForNoReader) {
  Matches matches = open();
  write_rooms(matches, 3);
  {
    SQLite::Database reader(file(), SQLite::OPEN_READWRITE);
    const SQLite::Transaction reads(reader);
    reader.execAndGet("SELECT count(*) FROM event");
    Result<bool> more = true;
    const auto begin = std::chrono::steady_clock::now();
    while (more && *more) more = matches.forget_before(kBefore);
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(1));
    ASSERT_FALSE(more);
    EXPECT_THAT(more.error().message, HasSubstr("another process holds it"));
    EXPECT_EQ(matches.harm(), std::nullopt);
  }
  forget(matches);
  EXPECT_TRUE(all_bytes().find(kName) == std::string::npos);
}

TEST_F(ForgettingTest, ForgetsTheRoomsOfACode) {
  {
    Matches matches = open();
    write_rooms(matches, 2);
    ASSERT_TRUE(matches.add({.seats = {{.room = 1, .seat = 0, .token = "secret of a player"}}}));
    EXPECT_EQ(matches.forget_code("CODE1").value(), 1U) << "not finished";
    EXPECT_EQ(matches.forget_code("CODE8").value(), 1U) << "the last one";
    EXPECT_EQ(matches.forget_code("CODE9").value(), 0U);
    EXPECT_EQ(matches.harm(), std::nullopt);
    EXPECT_EQ(matches.next_room().value(), 9);
    EXPECT_EQ(matches.unfinished().value().size(), 3U);
    for (const char* code : {"CODE2", "CODE4", "CODE6"}) {
      EXPECT_EQ(matches.forget_code(code).value(), 1U);
    }
    for (const char* gone : {kName, "CODE1", "CODE8", "secret of a player"}) {
      EXPECT_TRUE(all_bytes().find(gone) == std::string::npos) << gone;
    }
  }
  EXPECT_THAT(all_bytes(), HasSubstr("Somebody"));
}

TEST_F(ForgettingTest, GivesAPlayerAnotherName) {
  Matches matches = open();
  const auto event = [](RoomId id, std::int64_t number, const std::string& text) {
    return NewEvent{.room = id, .number = number, .at = 1, .text = text};
  };
  ASSERT_TRUE(matches.add(
      {.rooms = {{.room = 1, .code = "AAAAAA", .settings = "{}", .opened_on = kBefore},
                 {.room = 2, .code = "BBBBBB", .settings = "{}", .opened_on = kBefore}},
       .events = {event(1, 1, joined("Player 1")), event(1, 2, joined(kName)),
                  event(1, 3, R"({"event":"renamed","player":"Wilhelmine","to":"Kim"})"),
                  event(1, 4, R"({"event":"renamed","player":"Kim","to":"Wilhelmine"})"),
                  event(1, 5, R"({"event":"called","player":"Wilhelmine"})"),
                  event(2, 1, joined("Wilhelmi")), event(2, 2, "no JSON")}}));
  EXPECT_EQ(matches.forget_name("Wilhelm").value(), 0U);
  EXPECT_EQ(matches.forget_name("joined").value(), 0U);
  EXPECT_EQ(matches.forget_name(kName).value(), 1U);
  EXPECT_TRUE(all_bytes().find(kName) == std::string::npos);
  const auto rooms = matches.unfinished().value();
  EXPECT_EQ(rooms[0].events[0].text, joined("Player 1"));
  EXPECT_EQ(rooms[0].events[1].text, joined("player 2"));
  EXPECT_EQ(rooms[0].events[2].text, R"({"event":"renamed","player":"player 2","to":"Kim"})");
  EXPECT_EQ(rooms[0].events[3].text, R"({"event":"renamed","player":"Kim","to":"player 2"})");
  EXPECT_EQ(rooms[0].events[4].text, R"({"event":"called","player":"player 2"})");
  EXPECT_EQ(rooms[1].events[0].text, joined("Wilhelmi"));
  // Names that JSON can write in other ways.
  ASSERT_TRUE(matches.add({.events = {event(2, 3, joined(R"(Zo\u00eb \"Z\")"))}}));
  EXPECT_EQ(matches.forget_name("Zoë \"Z\"").value(), 1U);
  EXPECT_EQ(matches.unfinished().value()[1].events[2].text, joined("player 1"));
}

}  // namespace
}  // namespace reckon::store
