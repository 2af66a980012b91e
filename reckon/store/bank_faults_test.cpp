// SPDX-License-Identifier: MIT
// Damaged bank files, and failures of the system.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <map>
#include <memory>
#include <string>
#include <thread>

#include "reckon/store/bank.hpp"
#include "reckon/store/bank_test.hpp"
#include "reckon/store/bytes_test.hpp"
#include "reckon/store/full_disk_test.hpp"

namespace reckon::store {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

class BankFaults : public BankTest {
 protected:
  void write(const std::string& bytes) const {
    std::ofstream(file(), std::ios::binary | std::ios::trunc) << bytes;
  }
  std::string bytes() const { return bytes_of(file()); }
  // The content of a closed bank with some puzzles.
  std::string filled() const {
    open().add(of_each_kind(50), kDay).value();
    return bytes();
  }
  // Changes the file behind the back of the bank.
  void sql(const std::string& statements) const {
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open(file().c_str(), &database), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(database, statements.c_str(), nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(database);
  }
  void expect_refused(Bank::Mode mode, const std::string& mention) const {
    const auto bank = Bank::open(file(), mode);
    ASSERT_FALSE(bank) << mention;
    EXPECT_THAT(bank.error().message, AllOf(StartsWith(file() + ": "), HasSubstr(mention)));
    EXPECT_NE(bank.error().code, ErrorCode::system);
  }
};

// Another connection that holds the write lock until give_up().
class OtherWriter {
 public:
  explicit OtherWriter(const std::string& file) {
    EXPECT_EQ(sqlite3_open(file.c_str(), &database_), SQLITE_OK);
    EXPECT_EQ(run("BEGIN IMMEDIATE"), SQLITE_OK);
  }
  ~OtherWriter() { sqlite3_close(database_); }
  OtherWriter(const OtherWriter&) = delete;
  OtherWriter& operator=(const OtherWriter&) = delete;

  void give_up() { EXPECT_EQ(run("ROLLBACK"), SQLITE_OK); }

 private:
  int run(const char* statement) {
    return sqlite3_exec(database_, statement, nullptr, nullptr, nullptr);
  }

  sqlite3* database_ = nullptr;
};

constexpr std::array kAllModes = {Bank::Mode::read, Bank::Mode::change, Bank::Mode::fill};

TEST_F(BankFaults, LeavesOtherFilesAlone) {
  const std::vector<std::string> others = {"x", "some text\n", std::string(5000, 'x'),
                                           std::string(5000, '\0'), "SQLite format 3"};
  for (const std::string& other : others) {
    write(other);
    for (const Bank::Mode mode : kAllModes) expect_refused(mode, "is not a bank");
    EXPECT_TRUE(bytes() == other) << other.substr(0, 20);
  }
}

TEST_F(BankFaults, LeavesOtherDatabasesAlone) {
  for (const std::string other :
       {"CREATE TABLE puzzle (id)", "PRAGMA user_version = 1", "PRAGMA application_id = 7",
        "PRAGMA page_size = 512; PRAGMA application_id = 7"}) {
    std::filesystem::remove(file());
    sql(other);
    const std::string before = bytes();
    for (const Bank::Mode mode : kAllModes) expect_refused(mode, "another program");
    EXPECT_TRUE(bytes() == before);
  }
}

TEST_F(BankFaults, LeavesNewerBanksAlone) {
  filled();
  sql("PRAGMA user_version = 4");
  const std::string before = bytes();
  for (const Bank::Mode mode : kAllModes) expect_refused(mode, "newer reckon");
  EXPECT_TRUE(bytes() == before);
}

// A later version may add kinds and rules that this one does not know. They are not mistaken for
// others, and known ones are still found.
TEST_F(BankFaults, SaysWhatItDoesNotKnow) {
  const auto expect_named = [&](const std::string& name) {
    Bank bank = open();
    const auto all = bank.find({}, 1000);
    ASSERT_FALSE(all);
    EXPECT_THAT(all.error().message, HasSubstr("'" + name + "'"));
    EXPECT_FALSE(bank.each([](const Stored&) {}));
    EXPECT_EQ(bank.find({.kind = Kind::calcrostic}, 1000).value().size(), 50U);
  };
  filled();
  sql("UPDATE puzzle SET rules = 'fractions from 0 on' WHERE id = 3");
  expect_named("fractions from 0 on");
  EXPECT_TRUE(open().counts());
  sql("UPDATE puzzle SET kind = 'sudoku' WHERE id = 3");
  expect_named("sudoku");
  EXPECT_FALSE(open().counts());
}

TEST_F(BankFaults, FillsEmptyFilesAlone) {
  expect_refused(Bank::Mode::read, "there is no bank");
  expect_refused(Bank::Mode::change, "there is no bank");
  write("");
  expect_refused(Bank::Mode::read, "is empty");
  expect_refused(Bank::Mode::change, "is empty");
  EXPECT_TRUE(Bank::open(file(), Bank::Mode::fill));
  EXPECT_TRUE(Bank::open(file(), Bank::Mode::read));
}

TEST_F(BankFaults, RefusesFoldersAndDevices) {
  std::filesystem::create_directory(file());
  for (const Bank::Mode mode : kAllModes) expect_refused(mode, "is a folder");
  for (const std::string name : {"", "/dev/null", "/dev/full"}) {
    const auto bank = Bank::open(name, Bank::Mode::fill);
    ASSERT_FALSE(bank);
    EXPECT_NE(bank.error().code, ErrorCode::system);
  }
}

TEST_F(BankFaults, SaysWhyAPlaceIsUnsuitable) {
  write("some text\n");
  for (const auto& [name, mention] : std::map<std::string, std::string>{
           {folder() / "no/bank", "No such file or directory"},
           {file() + "/bank", "Not a directory"},
           {folder() / std::string(300, 'x'), "File name too long"}}) {
    const auto bank = Bank::open(name, Bank::Mode::fill);
    ASSERT_FALSE(bank) << mention;
    EXPECT_THAT(bank.error().message, HasSubstr(mention));
    EXPECT_EQ(bank.error().code, ErrorCode::unsuitable) << mention;
  }
}

// SQLite limits the whole path, though the system would accept longer ones.
TEST_F(BankFaults, SaysThatAFolderIsTooDeep) {
  std::filesystem::path deep = folder();
  while (deep.native().size() < 300) deep /= "folder";
  std::filesystem::create_directories(deep);
  const auto name = [&](std::size_t size) {
    return (deep / std::string(size - deep.native().size() - 1, 'x')).string();
  };
  EXPECT_TRUE(Bank::open(name(504), Bank::Mode::fill));
  const auto bank = Bank::open(name(505), Bank::Mode::fill);
  ASSERT_FALSE(bank);
  EXPECT_THAT(bank.error().message, HasSubstr("File name too long"));
}

TEST_F(BankFaults, TakesNamesAsTheyAre) {
  const auto home = std::filesystem::current_path();
  std::filesystem::current_path(folder());
  for (const std::string name : {":memory:", "file:x?mode=memory", "100%, #1?.sqlite"}) {
    EXPECT_TRUE(Bank::open(name, Bank::Mode::fill)) << name;
    EXPECT_TRUE(std::filesystem::exists(name)) << name;
    EXPECT_TRUE(Bank::open(name, Bank::Mode::read)) << name;
  }
  std::filesystem::current_path(home);
}

TEST_F(BankFaults, NoticesDamage) {
  const std::string good = filled();
  constexpr std::size_t kPage = 4096;
  // A truncated bank, and banks with one page overwritten, each in turn.
  write(good.substr(0, good.size() / kPage / 2 * kPage));
  auto cut = Bank::open(file(), Bank::Mode::read);
  EXPECT_TRUE(!cut || !cut->damage() || !cut->damage()->empty());
  for (std::size_t page = 1; page * kPage < good.size(); ++page) {
    std::string bad = good;
    bad.replace(page * kPage, kPage, kPage, '\x5A');
    write(bad);
    auto bank = Bank::open(file(), Bank::Mode::read);
    if (!bank) continue;
    const auto damage = bank->damage();
    EXPECT_TRUE(!damage || !damage->empty()) << page;
    if (damage) continue;
    EXPECT_EQ(damage.error().code, ErrorCode::system) << damage.error().message;
  }
}

TEST_F(BankFaults, WaitsForOthersAndGivesUp) {
  filled();
  OtherWriter other(file());
  auto bank = Bank::open(file(), Bank::Mode::change, std::chrono::milliseconds(20)).value();
  const auto added = bank.add(hands(1, 2), kDay);
  ASSERT_FALSE(added);
  EXPECT_THAT(added.error().message, HasSubstr("another process"));
  EXPECT_EQ(added.error().code, ErrorCode::system);
  EXPECT_EQ(bank.find({}, 5).value().size(), 5U);
  other.give_up();
  EXPECT_EQ(bank.add(hands(1, 2), kDay).has_value(), true);
}

// A bank that is created while another process changes the empty file.
TEST_F(BankFaults, WaitsForOthersWhileItIsMade) {
  OtherWriter other(file());
  const auto refused = Bank::open(file(), Bank::Mode::fill, std::chrono::milliseconds(20));
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().message, HasSubstr("another process"));
  std::thread done([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    other.give_up();
  });
  EXPECT_TRUE(Bank::open(file(), Bank::Mode::fill, std::chrono::minutes(1)));
  done.join();
  // The bank allows readers and one writer at once: bytes 18 and 19 are 2 in WAL mode.
  EXPECT_EQ(bytes().substr(18, 2), "\2\2");
}

TEST_F(BankFaults, KeepsWhatWasThereWhenTheDiskIsFull) {
  const std::vector<BankPuzzle> puzzles = hands(400);
  std::size_t added = 0;
  bool refused = false;
  {
    const FullDisk full(rlim_t{150'000});
    Bank bank = open();
    while (added < puzzles.size() && !refused) {
      const auto more = bank.add(std::span(puzzles).subspan(added, 1), kDay);
      refused = !more;
      if (more) {
        added += *more;
      } else {
        EXPECT_EQ(more.error().code, ErrorCode::system) << more.error().message;
      }
    }
    EXPECT_TRUE(refused);
    EXPECT_GT(added, 0U);
  }
  Bank bank = open(Bank::Mode::change);
  EXPECT_EQ(bank.damage(), "");
  EXPECT_EQ(all_in(bank).size(), added);
  EXPECT_EQ(bank.add(puzzles, kDay), puzzles.size() - added);
}

TEST_F(BankFaults, SaysWhenNothingFitsOnTheDisk) {
  const FullDisk full(rlim_t{1000});
  const auto bank = Bank::open(file(), Bank::Mode::fill);
  ASSERT_FALSE(bank);
  EXPECT_EQ(bank.error().code, ErrorCode::system) << bank.error().message;
  EXPECT_THAT(bank.error().message, HasSubstr("see whether the disk is full"));
}

// A user with read access only. Root may do anything, so it switches to another user meanwhile.
class Reader {
 public:
  explicit Reader(const std::filesystem::path& folder, unsigned of_files = 0444) : folder_(folder) {
    namespace fs = std::filesystem;
    for (const auto& entry : fs::directory_iterator(folder)) {
      fs::permissions(entry.path(), fs::perms(of_files));
    }
    fs::permissions(folder, fs::perms(0555));
    constexpr uid_t kNobody = 65534;
    become(kNobody);
  }
  ~Reader() {
    become(before_);
    std::filesystem::permissions(folder_, std::filesystem::perms(0755));
  }
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;

 private:
  void become(uid_t user) const {
    if (before_ != 0) return;
    EXPECT_EQ(seteuid(user), 0);
  }

  std::filesystem::path folder_;
  uid_t before_ = geteuid();
};

TEST_F(BankFaults, ReadsWhatCannotBeWritten) {
  filled();
  const Reader reader(folder());
  expect_refused(Bank::Mode::change, "Permission denied");
  expect_refused(Bank::Mode::fill, "Permission denied");
  Bank bank = open(Bank::Mode::read);
  EXPECT_EQ(bank.find({}, 5).value().size(), 5U);
  EXPECT_EQ(bank.damage(), "");
}

TEST_F(BankFaults, SaysThatAFolderCannotBeWritten) {
  const Reader reader(folder());
  expect_refused(Bank::Mode::fill, "Permission denied");
}

// SQLite could not write its log in the folder of such a file.
TEST_F(BankFaults, ReadsWhatCanBeWrittenInAFolderThatCannot) {
  filled();
  const Reader reader(folder(), 0666);
  expect_refused(Bank::Mode::change, "Permission denied");
  EXPECT_EQ(open(Bank::Mode::read).find({}, 5).value().size(), 5U);
}

TEST_F(BankFaults, ReadsTheLogOfWhoIsWriting) {
  Bank writer = open();
  ASSERT_EQ(writer.add(hands(3), kDay), 3U);
  EXPECT_EQ(open(Bank::Mode::read).find({}, 5).value().size(), 3U);
  const Reader reader(folder());
  EXPECT_EQ(open(Bank::Mode::read).find({}, 5).value().size(), 3U) << "who may only read, too";
}

}  // namespace
}  // namespace reckon::store
