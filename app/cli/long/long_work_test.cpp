// SPDX-License-Identifier: MIT
#include "app/cli/long/long_work_test.hpp"

#include <sys/mount.h>

#include <fmt/core.h>

namespace reckon::cli {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

// --- all commands

TEST_F(LongWork, IsTheSameWhereverItRuns) {
  const std::string table = file("table");
  enum class Cost : bool { low, high };
  for (const auto& [words, cost] : std::vector<std::pair<Words, Cost>>{
           {{"krypto", "census", "--cards", "3", "--max", "30", "--objectives", "-9-40",
             "--unsolvable", table, "--json"},
            Cost::low},
           {{"krypto", "census", "--cards", "3", "--max", "12", "--counts", table, "--form",
             "linear"},
            Cost::low},
           {{"calcrostic", "list", "--sum-max", effort("300", "100"), "--unique", "--json"},
            Cost::high},
           {{"calcrostic", "list", "--sum-max", "300", "--operators", "+?+?????"}, Cost::low},
           {{"calcrostic", "census", "--sum-max", "200", "--json"}, Cost::low},
           {{"calcrostic", "zero", "--all-operators"}, Cost::high},
           {{"calcrostic", "zero", "--rows", "4", "--columns", "4", "--seed", "1", "--count", "3",
             "--searches", "5"},
            Cost::low},
           {{"calcrostic", "families", "--all", "--operators", "++/*+???", "--json"},
            Cost::high}}) {
    SCOPED_TRACE(testing::PrintToString(words));
    const auto answer = [&](Words all, const Words& more, bool processes = false) {
      std::filesystem::remove(table);
      all.insert(all.end(), more.begin(), more.end());
      const Outcome outcome = processes ? run(in_four_processes(all), "", "mpirun") : run(all);
      EXPECT_EQ(outcome.status, 0) << outcome.err;
      return outcome.out + content_of(table);
    };
    const std::string expected = answer(words, {"--threads", "1"});
    EXPECT_THAT(expected, Not(IsEmpty()));
    EXPECT_EQ(answer(words, {"--pieces", file("processes")}, true), expected);
    EXPECT_EQ(answer({"merge", file("processes")}, {}), expected);
    std::filesystem::remove_all(file("processes"));
    if (kSanitized && cost == Cost::high) continue;
    EXPECT_EQ(answer(words, {"--threads", "3"}), expected);
    for (const std::string shard : {"2/3", "1/3", "0/3"}) {
      EXPECT_EQ(answer(words, {"--pieces", file("shards"), "--shard", shard}), "");
    }
    EXPECT_EQ(answer({"merge", file("shards")}, {}), expected);
    std::filesystem::remove_all(file("shards"));
  }
}

TEST_F(LongWork, ByChanceNeedsASeed) {
  const Words words = {"calcrostic", "zero", "--rows", "4", "--pieces", file("pieces")};
  expect_program_refuses(words, "", "--seed");
}

// --- in shards

TEST_F(LongWork, InShardsIsMergedToTheSameAnswer) {
  const std::string expected = whole();
  for (const std::string shard : {"2/3", "0/3", "1/3"}) {
    const Outcome outcome = run(kept("merged.csv", {"--shard", shard}));
    EXPECT_EQ(outcome.status, 0);
    EXPECT_THAT(outcome.out, IsEmpty());
    EXPECT_THAT(outcome.err, HasSubstr("shard " + shard));
    const Outcome merged = run({"merge", file("pieces")});
    if (shard == "1/3") {
      EXPECT_EQ(merged.status, 0);
      EXPECT_THAT(merged.err, IsEmpty());
      EXPECT_EQ(merged.out + content_of(file("merged.csv")), expected);
    } else {
      EXPECT_EQ(merged.status, 1);
      EXPECT_THAT(merged.out, IsEmpty());
      EXPECT_THAT(merged.err, HasSubstr(" pieces are missing: "));
      EXPECT_EQ(std::ranges::count(merged.err, '\n'), 1) << merged.err;
      EXPECT_FALSE(std::filesystem::exists(file("merged.csv")));
    }
  }
  EXPECT_THAT(piece_files(), SizeIs(3));
  // With -o the output goes to a file, compressed according to its name.
  ASSERT_EQ(run({"merge", file("pieces"), "-o", file("answer.txt")}).out, "");
  EXPECT_EQ(content_of(file("answer.txt")) + content_of(file("merged.csv")), expected);
}

TEST_F(LongWork, InShardsGoesOn) {
  ASSERT_EQ(run(kept("a.csv", {"--shard", "1/2"})).status, 0);
  expect_program_refuses(kept("a.csv", {"--shard", "1/2"}), "", "go on with --resume");
  EXPECT_EQ(run(kept("a.csv", {"--shard", "1/2", "--resume"})).status, 0);
  // Without a shard all the others are done.
  const Outcome rest = run(kept("a.csv", {"--resume"}));
  EXPECT_THAT(rest.err, HasSubstr("going on, "));
  EXPECT_EQ(rest.out + content_of(file("a.csv")), whole());
}

// All of them take minutes; zero_ladders_test.cpp checks their results.
TEST_F(LongWork, ZeroGridsOfThreeByFiveAreDoneInPieces) {
  for (const std::string shard : {"0/147", "2/147"}) {
    const Outcome outcome = run({"calcrostic", "zero", "--all", "--rows", "3", "--columns", "5",
                                 "--pieces", file("pieces"), "--shard", shard});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_THAT(outcome.out, IsEmpty());
    EXPECT_THAT(outcome.err, HasSubstr("all 1 pieces of shard " + shard + " are there"));
  }
  EXPECT_THAT(piece_files(), SizeIs(2));
  const Outcome merged = run({"merge", file("pieces")});
  EXPECT_EQ(merged.status, 1);
  EXPECT_THAT(merged.out, IsEmpty());
  EXPECT_THAT(merged.err, HasSubstr("145 of 147 pieces are missing: 1, 3-146"));
}

// --- cut

TEST_F(LongWork, GoesOnAfterAKill) {
  for (const int signal : {SIGKILL, SIGINT}) {
    const Stream none = scratch();
    const int stream = fileno(none.get());
    const pid_t child = start_program(kept("cut.csv", {"--threads", "1"}), stream, stream, stream);
    EXPECT_TRUE(wait_for_pieces());
    EXPECT_EQ(kill(child, signal), 0);
    EXPECT_EQ(status_at_end_of(child), signal == SIGINT ? 130 : 128 + signal);
    EXPECT_FALSE(std::filesystem::exists(file("cut.csv")));
    expect_program_refuses(kept("cut.csv"), "", "go on with --resume, or name another folder");
    const Outcome rest = run(kept("cut.csv", {"--resume"}));
    EXPECT_EQ(rest.status, 0);
    EXPECT_THAT(rest.err, HasSubstr("going on, "));
    EXPECT_EQ(rest.out + content_of(file("cut.csv")), whole());
    std::filesystem::remove_all(file("pieces"));
    std::filesystem::remove(file("cut.csv"));
  }
}

TEST_F(LongWork, DoesDamagedPiecesAgain) {
  ASSERT_EQ(run(kept("counts.csv")).status, 0);
  const std::string name = piece_files().at(0);
  std::string bytes = content_of(name);
  bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
  bytes.resize(bytes.size() - 5);
  std::ofstream(name, std::ios::binary | std::ios::trunc) << bytes;
  EXPECT_EQ(run({"merge", file("pieces")}).status, 1);
  const Outcome again = run(kept("counts.csv", {"--resume"}));
  EXPECT_THAT(again.err, HasSubstr("1 piece is damaged, done again"));
  EXPECT_EQ(again.out + content_of(file("counts.csv")), whole());
}

TEST_F(LongWork, IsNotMixedWithOther) {
  ASSERT_EQ(run(kept("a.csv", {"--shard", "0/9"})).status, 0);
  expect_program_refuses(kept("a.csv", {"--resume", "--rules", "positive"}), "",
                         "holds pieces of other work");
  expect_program_refuses({"calcrostic", "list", "--pieces", file("pieces"), "--resume"}, "",
                         "holds pieces of other work");
  // The output file does not matter to the work, but then merge does not know which is wanted.
  ASSERT_EQ(run(kept("b.csv", {"--shard", "1/9"})).status, 0);
  expect_program_refuses({"merge", file("pieces")}, "", "different commands");
}

TEST_F(LongWork, RefusesWrongOptions) {
  expect_program_refuses({"krypto", "census", "--resume"}, "", "--pieces");
  expect_program_refuses({"krypto", "census", "--shard", "0/2"}, "", "--pieces");
  expect_program_refuses(kept("a.csv", {"--shard", "2/2"}), "", "--shard");
  expect_program_refuses(kept("a.csv", {"--shard", "all"}), "", "--shard");
  expect_program_refuses({"krypto", "census", "--pieces", ""}, "", "--pieces");
  expect_program_refuses({"krypto", "census", "--pieces", "/nowhere/to/be/found"}, "", "/nowhere");
  expect_program_refuses({"merge", file("nothing")}, "", "nothing");
  std::filesystem::create_directories(file("empty"));
  expect_program_refuses({"merge", file("empty")}, "", "holds no pieces");
  expect_program_refuses({"merge"}, "", "DIR");
}

TEST_F(LongWork, KeepsTheWordsOfTheCommand) {
  const std::string odd = file("a b\\c\nd.csv");
  ASSERT_EQ(run({"krypto", "census", "--counts=" + odd, "--cards", "2", "--objectives", "-3-3",
                 "--pieces=" + file("pieces"), "--shard=0/1", "--threads=1"})
                .status,
            0);
  ASSERT_EQ(run({"merge", file("pieces")}).status, 0);
  EXPECT_THAT(content_of(odd), StartsWith("a,b,objective,solutions\n1,1,-3,0\n"));
}

// --- on a full disk

// A disk that is too small for all pieces if the system lets us mount one, else files of at most 4
// KiB.
class SmallDisk {
 public:
  explicit SmallDisk(std::string folder) : folder_(std::move(folder)) {
    std::filesystem::create_directories(folder_);
    mounted_ = mount("none", folder_.c_str(), "tmpfs", 0, effort("size=16k", "size=4k")) == 0;
    if (!mounted_) fmt::print("no tmpfs ({}): a limit on files instead\n", std::strerror(errno));
  }
  ~SmallDisk() {
    if (mounted_) umount(folder_.c_str());
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;

  Outcome run_on_it(const Words& words) const {
    if (mounted_) return run(words);
    Words all = {"-c", R"(trap "" XFSZ; ulimit -f 4; exec "$@")", "sh", tested_program()};
    all.insert(all.end(), words.begin(), words.end());
    return run(all, "", "bash");
  }
  void make_room() const {
    if (mounted_) {
      EXPECT_EQ(mount("none", folder_.c_str(), "tmpfs", MS_REMOUNT, "size=16m"), 0);
    }
  }

 private:
  std::string folder_;
  bool mounted_ = false;
};

TEST_F(LongWork, GoesOnAfterAFullDisk) {
  const SmallDisk disk(file("disk"));
  Words words = counts("full.csv");
  words.insert(words.end(), {"--pieces", file("disk/pieces")});
  const Outcome full = disk.run_on_it(words);
  EXPECT_EQ(full.status, 3);
  EXPECT_THAT(full.out, IsEmpty());
  EXPECT_THAT(full.err, HasSubstr("make room, and go on with --resume"));
  EXPECT_EQ(std::ranges::count(full.err, '\n'), 1) << full.err;
  disk.make_room();
  words.emplace_back("--resume");
  const Outcome rest = run(words);
  EXPECT_THAT(rest.err, HasSubstr("going on, "));
  EXPECT_THAT(rest.err, Not(HasSubstr("damaged")));
  EXPECT_EQ(rest.out + content_of(file("full.csv")), whole());
}

// --- under mpirun

TEST_F(LongWork, ByFourProcessesIsTheSame) {
  const Outcome outcome = run(in_four_processes(kept("four.csv")), "", "mpirun");
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_THAT(files(), ElementsAre("four.csv", "pieces"));
  EXPECT_THAT(piece_files(), SizeIs(testing::Gt(1U)));
  EXPECT_EQ(outcome.out + content_of(file("four.csv")), whole());
}

TEST_F(LongWork, ByProcessesNeedsAFolder) {
  const Outcome outcome = run(in_four_processes(counts("none.csv")), "", "mpirun");
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("reckon: mpirun: processes need a folder"));
}

TEST_F(LongWork, ByProcessesEndsThemAllWithAFault) {
  ASSERT_EQ(run(kept("a.csv", {"--shard", "0/9"})).status, 0);
  const Outcome outcome = run(in_four_processes(kept("a.csv")), "", "mpirun");
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("go on with --resume"));
}

// One process is killed, or all of them, and mpirun too.
TEST_F(LongWork, GoesOnAfterProcessesAreKilled) {
  const std::string expected = whole();
  for (const bool all : {false, true}) {
    const Stream none = scratch();
    const int stream = fileno(none.get());
    const pid_t job =
        start_program(in_four_processes(kept("cut.csv")), stream, stream, stream, "mpirun");
    EXPECT_TRUE(wait_for_pieces());
    const std::vector<pid_t> processes = descendants_of(job);
    ASSERT_THAT(processes, SizeIs(4));
    if (all) {
      EXPECT_EQ(kill(job, SIGKILL), 0);
      for (const pid_t process : processes) kill(process, SIGKILL);
    } else {
      EXPECT_EQ(kill(processes[2], SIGKILL), 0);
    }
    EXPECT_NE(status_at_end_of(job), 0);
    EXPECT_FALSE(std::filesystem::exists(file("cut.csv")));
    const Words resumed = kept("cut.csv", {"--resume"});
    const Outcome rest = all ? run(resumed) : run(in_four_processes(resumed), "", "mpirun");
    EXPECT_EQ(rest.status, 0) << rest.err;
    EXPECT_THAT(rest.err, HasSubstr("going on, "));
    EXPECT_EQ(rest.out + content_of(file("cut.csv")), expected);
    std::filesystem::remove_all(file("pieces"));
    std::filesystem::remove(file("cut.csv"));
  }
}

}  // namespace
}  // namespace reckon::cli
