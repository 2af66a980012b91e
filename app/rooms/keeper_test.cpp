// SPDX-License-Identifier: MIT
// Only written events are shown, even when the file fails.
#include "app/rooms/keeper.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <condition_variable>
#include <csignal>
#include <deque>
#include <filesystem>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "app/rooms/table_test.hpp"

namespace reckon::rooms {
namespace {

using testing::HasSubstr;

// The messages and log lines of a keeper, and its time.
struct Around {
  std::map<Connection, std::deque<Document>> received;
  std::vector<std::string> lines;
  std::int64_t clock = system_sources().clock();
  std::int64_t date = system_sources().date();
};

// The thread of a keeper: this one, whenever it has time.
class Outer : public Around {
 public:
  explicit Outer(const std::string& file, const Limits& limits = {})
      : Outer(store::Matches::open(file).value(), limits) {}
  explicit Outer(store::Matches matches, const Limits& limits = {}) {
    Sources sources = system_sources();
    sources.clock = [this] { return clock; };
    sources.date = [this] { return date; };
    keeper_ = Keeper::start(std::move(matches), sources, limits,
                            {.post = [this](std::function<void()> job) { post(std::move(job)); },
                             .send = [this](const Sending& sending) { receive(sending); },
                             .log = [this](std::string_view line) { lines.emplace_back(line); }})
                  .value();
  }

  Keeper& keeper() { return *keeper_; }
  void say(Connection connection, const Document& message) {
    keeper_->take(connection, message.dump());
  }
  // The next message of this kind; fails if none comes within ten seconds.
  Document hear(Connection connection, const std::string& say) {
    while (true) {
      auto& messages = received[connection];
      while (!messages.empty()) {
        Document message = std::move(messages.front());
        messages.pop_front();
        if (message.at("say") == say) return message;
      }
      if (!work()) {
        ADD_FAILURE() << "nothing was said of " << say;
        return {};
      }
    }
  }
  bool work() {
    std::unique_lock lock(mutex_);
    if (!changed_.wait_for(lock, std::chrono::seconds(10), [this] { return !jobs_.empty(); })) {
      return false;
    }
    const auto job = std::move(jobs_.front());
    jobs_.pop_front();
    lock.unlock();
    job();
    return true;
  }
  void finish() {
    while (!keeper_->is_done()) ASSERT_TRUE(work());
  }

 private:
  void post(std::function<void()> job) {
    const std::scoped_lock lock(mutex_);
    jobs_.push_back(std::move(job));
    changed_.notify_one();
  }
  void receive(const Sending& sending) {
    received[sending.to].push_back(Document::parse(*sending.text));
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> jobs_;
  std::unique_ptr<Keeper> keeper_;
};

class KeeperTest : public testing::Test {
 public:
  KeeperTest() { std::filesystem::create_directories(folder_); }
  ~KeeperTest() override { std::filesystem::remove_all(folder_); }
  KeeperTest(const KeeperTest&) = delete;
  KeeperTest& operator=(const KeeperTest&) = delete;

 protected:
  std::string file() const { return folder_ / "matches.sqlite"; }

 private:
  std::filesystem::path folder_ =
      std::filesystem::path(testing::TempDir()) /
      (std::string("reckon_keeper_") +
       testing::UnitTest::GetInstance()->current_test_info()->name() + std::to_string(getpid()));
};

// While it lives, no file of this process can grow.
class FullDisk {
 public:
  explicit FullDisk(std::uint64_t size) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &before_);
    rlimit tight = before_;
    tight.rlim_cur = size;
    setrlimit(RLIMIT_FSIZE, &tight);
  }
  ~FullDisk() {
    setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  rlimit before_{};
  void (*handler_)(int);
};

std::size_t rooms_in(const std::string& file) {
  SQLite::Database database(file);
  return static_cast<std::size_t>(
      database.execAndGet("SELECT count(DISTINCT room) FROM event").getInt64());
}

TEST_F(KeeperTest, DeletesOldMatchesOnceADay) {
  constexpr std::int64_t kDay = 86'400'000;
  Limits limits;
  limits.days = 2;
  {
    Outer outer(file(), limits);
    for (const Connection connection : {Connection{1}, Connection{2}}) {
      outer.keeper().enter(connection, {});
      outer.say(connection, {{"do", "open"}, {"name", "Debbie"}});
      outer.hear(connection, "room");
    }
    outer.say(1, {{"do", "leave"}});
    outer.clock += limits.unbegun + 1;
    outer.keeper().leave(1);
    outer.keeper().tick();
    outer.finish();
  }
  EXPECT_EQ(rooms_in(file()), 2U);
  for (const std::int64_t days : {1, 2, 3}) {
    Outer outer(file(), limits);
    outer.date += days * kDay;
    outer.clock += 2'000;
    outer.keeper().tick();
    outer.finish();
    EXPECT_THAT(outer.lines, testing::IsEmpty());
  }
  EXPECT_EQ(rooms_in(file()), 1U) << "the match that is not over stays";
}

// The records of an unreadable room may be about children.
TEST_F(KeeperTest, NamesNobodyInItsLines) {
  {
    Outer outer(file());
    outer.keeper().enter(1, {});
    outer.say(1, {{"do", "open"}, {"name", "Debbie"}});
    outer.hear(1, "room");
    outer.finish();
  }
  SQLite::Database(file(), SQLite::OPEN_READWRITE)
      .exec(
          "INSERT INTO event (room, number, at, text) SELECT room, number + 1, at, text FROM "
          "event");
  const Outer outer(file());
  ASSERT_EQ(outer.lines.size(), 1U);
  EXPECT_THAT(outer.lines[0], HasSubstr("room 1 cannot be held"));
  EXPECT_THAT(outer.lines[0], testing::Not(HasSubstr("Debbie")));
}

TEST_F(KeeperTest, ShowsNothingThatIsNotWritten) {
  Outer outer(file());
  outer.keeper().enter(1, {});
  outer.say(1, {{"do", "open"}, {"name", "Debbie"}});
  // However fast the writer is, nothing is sent before it confirms.
  EXPECT_TRUE(outer.received[1].empty());
  outer.say(1, {{"do", "ping"}});
  EXPECT_TRUE(outer.received[1].empty());
  EXPECT_TRUE(outer.hear(1, "seat").contains("code"));
  EXPECT_EQ(outer.hear(1, "room").at("seq"), 1);
  EXPECT_EQ(outer.hear(1, "pong").at("say"), "pong");
  // With no work waiting, no client waits either.
  outer.finish();
  outer.say(1, {{"do", "ping"}});
  EXPECT_EQ(outer.received[1].size(), 1U);
}

TEST_F(KeeperTest, WritesWhatComesTogetherAtOnce) {
  std::string code;
  {
    Outer outer(file());
    for (Connection guest = 1; guest <= 9; ++guest) outer.keeper().enter(guest, {});
    outer.say(1, {{"do", "open"}, {"name", "Debbie"}});
    code = outer.hear(1, "seat").at("code");
    for (Connection guest = 2; guest <= 9; ++guest) {
      outer.say(guest, {{"do", "join"}, {"code", code}, {"name", "Kim " + std::to_string(guest)}});
    }
    for (std::int64_t number = 1; number <= 9; ++number) {
      EXPECT_EQ(outer.hear(1, "room").at("seq"), number);
    }
  }
  const auto kept = store::Matches::open(file()).value().unfinished().value();
  ASSERT_EQ(kept.size(), 1U);
  EXPECT_EQ(kept[0].events.size(), 9U);
  EXPECT_EQ(kept[0].tokens.size(), 9U);
}

TEST_F(KeeperTest, UndoesWhatCannotBeWritten) {
  Outer outer(file());
  for (const Connection guest : {1U, 2U, 3U, 4U}) outer.keeper().enter(guest, {});
  outer.say(1, {{"do", "open"}, {"name", "Debbie"}});
  const Document seat = outer.hear(1, "seat");
  outer.say(2, {{"do", "join"}, {"code", seat.at("code")}, {"name", "Miguel"}});
  EXPECT_EQ(outer.hear(2, "room").at("seq"), 2);
  outer.say(3, {{"do", "open"}, {"name", "Kim"}});
  const Document other = outer.hear(3, "seat");
  outer.finish();
  outer.received.clear();
  {
    const FullDisk full(std::filesystem::file_size(file() + "-wal"));
    outer.say(1, {{"do", "deal"}});
    outer.say(2, {{"do", "call"}, {"deal", 1}});
    outer.say(3, {{"do", "ping"}});
    EXPECT_EQ(outer.hear(1, "end").at("reason"), "fault");
    outer.finish();
  }
  ASSERT_FALSE(outer.lines.empty());
  EXPECT_THAT(outer.lines[0], HasSubstr(file()));
  // The other room gets no message.
  EXPECT_EQ(outer.hear(3, "pong").at("say"), "pong");
  // No guest saw a hand that was never dealt.
  for (const Connection guest : {1U, 2U}) {
    for (const Document& message : outer.received[guest]) EXPECT_NE(message.at("say"), "room");
  }
  outer.say(4, {{"do", "return"}, {"code", seat.at("code")}, {"token", seat.at("token")}});
  const Document back = outer.hear(4, "room");
  EXPECT_EQ(back.at("seq"), 2);
  EXPECT_EQ(back.at("room").at("phase"), "gathering");
  outer.say(4, {{"do", "deal"}});
  EXPECT_EQ(outer.hear(4, "room").at("happened").at("kind"), "dealt");
}

TEST_F(KeeperTest, ForgetsARoomThatCouldNotBeOpened) {
  Outer outer(file());
  for (const Connection guest : {1U, 2U}) outer.keeper().enter(guest, {});
  {
    const FullDisk full(1);
    outer.say(1, {{"do", "open"}, {"name", "Debbie"}});
    EXPECT_EQ(outer.hear(1, "end").at("reason"), "fault");
    outer.finish();
  }
  outer.say(2, {{"do", "open"}, {"name", "Miguel"}});
  EXPECT_EQ(outer.hear(2, "seat").at("seat"), 0);
  EXPECT_EQ(outer.hear(2, "room").at("seq"), 1);
}

// The file of matches is damaged during play; all events that players see are either kept or
// reported as unkept.
TEST_F(KeeperTest, SaysThatTheFileIsGone) {
  namespace fs = std::filesystem;
  const std::vector<std::function<void()>> harms = {
      [this] { fs::remove(file()); },
      [this] {
        fs::rename(file(), file() + ".away");
        fs::copy_file(file() + ".away", file());
      },
      [this] { fs::resize_file(file(), 0); }, [this] { fs::resize_file(file() + "-wal", 100); }};
  for (std::size_t i = 0; i < harms.size(); ++i) {
    SCOPED_TRACE(i);
    fs::remove_all(fs::path(file()).parent_path());
    fs::create_directories(fs::path(file()).parent_path());
    Outer outer(file());
    for (const Connection guest : {1U, 2U, 3U}) outer.keeper().enter(guest, {});
    outer.say(1, {{"do", "open"}, {"name", "Debbie"}});
    const Document seat = outer.hear(1, "seat");
    EXPECT_EQ(outer.hear(1, "room").at("room").at("kept"), true);
    outer.say(2, {{"do", "join"}, {"code", seat.at("code")}, {"name", "Miguel"}});
    outer.say(3, {{"do", "open"}, {"name", "Kim"}});
    outer.hear(3, "room");
    outer.finish();
    outer.received.clear();
    harms[i]();
    outer.say(1, {{"do", "deal"}});
    // The deal is shown, then the message that it is not kept; the other room gets the same
    // message.
    EXPECT_EQ(outer.hear(2, "room").at("happened").at("kind"), "dealt");
    EXPECT_EQ(outer.hear(2, "room").at("room").at("kept"), false);
    EXPECT_EQ(outer.hear(3, "room").at("room").at("kept"), false);
    ASSERT_EQ(outer.lines.size(), 1U);
    EXPECT_THAT(outer.lines[0], HasSubstr(file()));
    EXPECT_THAT(outer.lines[0], HasSubstr("go on in memory"));
    // The match continues.
    outer.say(2, {{"do", "call"}, {"deal", 1}});
    EXPECT_EQ(outer.hear(1, "room").at("room").at("phase"), "playing");
    outer.finish();
    EXPECT_EQ(outer.received[1].back().at("room").at("phase"), "explaining");
    EXPECT_EQ(outer.received[1].back().at("room").at("kept"), false);
    EXPECT_EQ(outer.lines.size(), 1U);
  }
}

// Even when nothing is written for a long time.
TEST_F(KeeperTest, LooksAtTheFileNowAndThen) {
  Outer outer(file());
  outer.keeper().enter(1, {});
  outer.say(1, {{"do", "open"}, {"name", "Debbie"}});
  outer.hear(1, "room");
  outer.finish();
  std::filesystem::remove(file());
  EXPECT_LE(outer.keeper().next_tick(), outer.clock + 1'000);
  outer.clock += 1'000;
  outer.keeper().tick();
  EXPECT_EQ(outer.hear(1, "room").at("room").at("kept"), false);
  // Then no further look is due.
  outer.finish();
  EXPECT_GT(outer.keeper().next_tick(), outer.clock + 1'000);
}

TEST_F(KeeperTest, SaysThatRoomsAreInMemory) {
  Outer outer(store::Matches::in_memory().value());
  outer.keeper().enter(1, {});
  outer.say(1, {{"do", "open"}, {"name", "Debbie"}});
  EXPECT_EQ(outer.hear(1, "room").at("room").at("kept"), false);
  EXPECT_TRUE(outer.lines.empty());
}

// A room in the form of the previous version, which had no private rooms. Writes an open class with
// this many events.
void write_long_room(const std::string& file, std::int64_t events) {
  store::Matches matches = store::Matches::open(file).value();
  store::Batch batch;
  batch.rooms.push_back({.room = 1,
                         .code = "K7QX2M",
                         .settings = R"({"game":"race","host":"0","hands":50})",
                         .opened_on = "2026-01-01"});
  const auto add = [&](const std::string& text) {
    batch.events.push_back({.room = 1,
                            .number = static_cast<std::int64_t>(batch.events.size()) + 1,
                            .at = 0,
                            .text = text});
  };
  add(R"({"at":0,"event":"joined","player":"Ann"})");
  batch.seats.push_back({.room = 1, .seat = 0, .token = std::string(32, 'a')});
  while (static_cast<std::int64_t>(batch.events.size()) < events) {
    add(R"({"at":0,"event":"renamed","player":"Ann","to":"Bob"})");
    add(R"({"at":0,"event":"renamed","player":"Bob","to":"Ann"})");
  }
  ASSERT_TRUE(matches.add(batch));
}

TEST_F(KeeperTest, StartsBeforeAllIsRead) {
  write_long_room(file(), 20'001);
  Limits limits;
  limits.reading = 0;
  Outer outer(file(), limits);
  const Document back = {{"do", "return"}, {"code", "K7QX2M"}, {"token", std::string(32, 'a')}};
  outer.keeper().enter(1, traffic::Address::parse("192.0.2.1").value());
  outer.say(1, back);
  outer.say(1, {{"do", "open_class"}});
  while (!outer.keeper().is_done()) ASSERT_TRUE(outer.work());
  for (int refused = 0; refused < 2; ++refused) {
    EXPECT_EQ(outer.hear(1, "refused").at("reason"), "fault");
  }
  outer.say(1, back);
  EXPECT_EQ(outer.hear(1, "seat").at("seat"), 0);
}

TEST_F(KeeperTest, StopsWhileItReads) {
  write_long_room(file(), 20'001);
  Limits limits;
  limits.reading = 0;
  Outer outer(file(), limits);
  outer.keeper().close_all(End::stopping);
  const auto begin = std::chrono::steady_clock::now();
  while (!outer.keeper().is_done()) ASSERT_TRUE(outer.work());
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5));
  EXPECT_TRUE(outer.lines.empty());
}

TEST_F(KeeperTest, ReadsRoomsOfAnEarlierVersion) {
  {
    auto matches = store::Matches::open(file()).value();
    ASSERT_TRUE(matches.add(
        {.rooms = {{.room = 1,
                    .code = "K7QX2M",
                    .settings = R"({"deck":"56","explain_seconds":30,"hand_seconds":180,"hands":5,)"
                                R"("pause_seconds":5,"rules":"international",)"
                                R"("solvable_only":true,"unsolved":"again"})",
                    .opened_on = "2026-05-31"}},
         .seats = {{.room = 1, .seat = 0, .token = "00112233445566778899aabbccddeeff"}},
         .events = {{.room = 1,
                     .number = 1,
                     .at = 1'780'000'000'000,
                     .text = R"({"at":0,"event":"joined","player":"Ann"})"}}}));
  }
  Outer outer(file());
  EXPECT_TRUE(outer.lines.empty()) << outer.lines[0];
  outer.keeper().enter(1, {});
  outer.say(1, {{"do", "watch"}, {"code", "K7QX2M"}});
  const Document room = outer.hear(1, "room").at("room");
  EXPECT_EQ(room.at("players").at(0).at("name"), "Ann");
  EXPECT_EQ(room.at("settings").at("private"), false);
  EXPECT_EQ(room.at("settings").at("hands"), 5);
}

}  // namespace
}  // namespace reckon::rooms
