// SPDX-License-Identifier: MIT
// Several processes on one bank, killed processes, and failing files and disks.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <chrono>
#include <csignal>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "app/cli/bank/bank_program_test.hpp"
#include "reckon/store/bank.hpp"

namespace reckon::cli {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;
using testing::StartsWith;

class BankProcesses : public BankProgram {
 protected:
  // A process with its output in files.
  struct Running {
    Stream in = scratch();
    Stream out = scratch();
    Stream err = scratch();
    pid_t child = 0;
  };
  Running start(const Words& words) const {
    Running running;
    running.child = start_program(on_bank(words), fileno(running.in.get()),
                                  fileno(running.out.get()), fileno(running.err.get()));
    return running;
  }
  // Returns the number of puzzles; 0 without a bank.
  std::size_t count() const {
    auto bank = store::Bank::open(bank_file(), store::Bank::Mode::read);
    if (!bank) return 0;
    const auto places = bank->places(kinds::Kind::krypto);
    return places ? places->size() : 0;
  }
  void wait_for_more_than(std::size_t puzzles) const {
    constexpr int kTries = 3000;
    for (int i = 0; i < kTries && count() <= puzzles; ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    EXPECT_GT(count(), puzzles);
  }
  void expect_sound() const {
    const Outcome checked = bank({"check"});
    EXPECT_EQ(checked.status, 0) << checked.out << checked.err;
  }
};

TEST_F(BankProcesses, FillAtOnce) {
  // The same seed, so that each process meets the other's puzzles.
  std::vector<Running> fills;
  for (int i = 0; i < 3; ++i) {
    fills.push_back(start({"fill", "--kind", "krypto", "--count", "100", "--seed", "1"}));
  }
  for (const Running& running : fills) {
    EXPECT_EQ(status_at_end_of(running.child), 0) << content_of(running.err.get());
    EXPECT_THAT(content_of(running.out.get()), StartsWith("100 puzzles added"));
  }
  EXPECT_EQ(count(), 300U);
  EXPECT_THAT(exported(), SizeIs(300));
  expect_sound();
}

TEST_F(BankProcesses, NeverGiveOutTheSame) {
  fill("krypto", "100");
  std::vector<Running> finds;
  for (int i = 0; i < 5; ++i) {
    finds.push_back(start({"find", "--limit", "20", "--mark", std::to_string(i), "--json"}));
  }
  std::set<std::string> given;
  for (const Running& running : finds) {
    EXPECT_EQ(status_at_end_of(running.child), 0) << content_of(running.err.get());
    const Json found = Json::parse(content_of(running.out.get()));
    for (const Json& puzzle : found["puzzles"]) given.insert(puzzle["class"]);
  }
  EXPECT_THAT(given, SizeIs(100));
}

TEST_F(BankProcesses, AreKilledWithoutHarm) {
  std::size_t before = 0;
  for (int round = 0; round < 6; ++round) {
    const Running running = start({"fill", "--kind", "krypto", "--count", "1000000"});
    // During the creation of the bank, and then at any time.
    if (round > 0) wait_for_more_than(before);
    std::this_thread::sleep_for(std::chrono::microseconds(3000 * round + 700));
    kill(running.child, SIGKILL);
    EXPECT_EQ(status_at_end_of(running.child), 128 + SIGKILL);
    const std::size_t now = count();
    EXPECT_GE(now, before);
    before = now;
  }
  expect_sound();
  fill("krypto", "10");
  EXPECT_EQ(count(), before + 10);
}

TEST_F(BankProcesses, AreInterruptedWithoutHarm) {
  const Running running = start({"fill", "--kind", "krypto", "--count", "1000000"});
  wait_for_more_than(0);
  kill(running.child, SIGINT);
  EXPECT_EQ(status_at_end_of(running.child), 130);
  EXPECT_THAT(content_of(running.err.get()), HasSubstr("reckon: interrupted"));
  EXPECT_GT(count(), 0U);
  EXPECT_THAT(files(), ElementsAre("bank.sqlite"));  // no SQLite file remains besides it
  expect_sound();
}

// --- Faults of files and disks ------------------------------------------------------------------

TEST_F(BankProcesses, SayWhatIsWrongWithTheFile) {
  const NamedFile text("some text\n");
  for (const std::string& name : {text.name(), testing::TempDir(), std::string("/dev/null")}) {
    for (const Words& words : {Words{"find"}, Words{"stats"}, Words{"check"}, Words{"export"},
                               Words{"fill", "--kind", "krypto"}}) {
      Words all = {"bank", "--bank", name};
      all.insert(all.begin() + 1, words.begin(), words.end());
      const Outcome outcome = run(all);
      EXPECT_EQ(outcome.status, 2) << name;
      EXPECT_EQ(outcome.out, "");
      EXPECT_THAT(outcome.err, StartsWith("reckon: " + name + ": is "));
      EXPECT_EQ(outcome.err.find('\n'), outcome.err.size() - 1) << outcome.err;
    }
  }
  EXPECT_EQ(content_of(text.name()), "some text\n");
}

TEST_F(BankProcesses, SayThatTheDiskIsFull) {
  // No file may grow beyond this.
  std::signal(SIGXFSZ, SIG_IGN);
  rlimit before{};
  getrlimit(RLIMIT_FSIZE, &before);
  const rlimit limit{.rlim_cur = 200'000, .rlim_max = before.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &limit), 0);
  const Outcome outcome = bank({"fill", "--kind", "krypto", "--count", "1000000", "--seed", "1"});
  setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, SIG_DFL);
  EXPECT_EQ(outcome.status, 3) << outcome.err;
  EXPECT_THAT(outcome.err, StartsWith("reckon: " + bank_file() + ": "));
  EXPECT_EQ(outcome.err.find('\n'), outcome.err.size() - 1) << outcome.err;
  const std::size_t before_more = count();
  EXPECT_GT(before_more, 0U);
  expect_sound();
  fill("krypto", "10");
  EXPECT_EQ(count(), before_more + 10);
}

}  // namespace
}  // namespace reckon::cli
