// SPDX-License-Identifier: MIT
// Output that is not read, that cannot be written, or that is closed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/bank/bank_program_test.hpp"

namespace reckon::cli {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

constexpr int kEndedByPipe = 128 + SIGPIPE;
constexpr const char* kOneHand = "2 4 3 6 5 : 6";

using Ends = std::array<int, 2>;

Ends pipe_ends() {
  Ends ends{};
  EXPECT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
  return ends;
}

Ends socket_ends() {
  Ends ends{};
  EXPECT_EQ(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()), 0);
  return ends;
}

// Runs the program with its output in a pipe or socket whose reader leaves after `bytes` bytes.
Outcome run_unread(const Words& words, const Ends& ends, std::size_t bytes = 0) {
  const Stream in = scratch("1 1 : 2\n");
  const Stream err = scratch();
  if (bytes == 0) close(ends[0]);
  const pid_t child = start_program(words, fileno(in.get()), ends[1], fileno(err.get()));
  close(ends[1]);
  Outcome outcome;
  if (bytes > 0) {
    outcome.out.resize(bytes);
    const ssize_t count = ::read(ends[0], outcome.out.data(), bytes);
    EXPECT_GT(count, 0);
    close(ends[0]);
  }
  outcome.status = status_at_end_of(child);
  outcome.err = content_of(err.get());
  return outcome;
}

// Runs `reckon words...` with redirected streams as in a shell: `>&-`.
Outcome run_in_shell(const std::string& command, Words words) {
  words.insert(words.begin(), {"-c", command, tested_program()});
  return run(words, "", "sh");
}

class Pipe : public BankProgram {
 protected:
  int unused() const { return bank({"stats", "--json"}).json()["unused"]; }
};

TEST_F(Pipe, EndsEveryCommandQuietly) {
  fill("krypto", "3");
  const std::vector<Words> commands = {
      {"--help"},
      {"--version"},
      {"krypto", "solve", kOneHand},
      {"krypto", "solve", kOneHand, "--json"},
      {"krypto", "solve", "--file", "-", "--json"},
      {"krypto", "deal", "--seed", "1", "--count", "9999"},
      {"krypto", "check", "1 : 1", "1"},
      {"krypto", "play", "--seed", "1"},
      {"calcrostic", "generate", "--seed", "1", "--json"},
      on_bank({"export"}),
      on_bank({"export", "/dev/stdout"}),
      on_bank({"stats"}),
      {"sheet", "--krypto", "1", "--seed", "1", "-o", "/dev/stdout", "--format", "text"}};
  for (const Words& words : commands) {
    std::vector<Ends> all_ends = {pipe_ends()};
    // A socket cannot be opened by its name.
    if (std::ranges::count(words, "/dev/stdout") == 0) all_ends.push_back(socket_ends());
    for (const Ends& ends : all_ends) {
      const Outcome outcome = run_unread(words, ends);
      EXPECT_EQ(outcome.status, kEndedByPipe) << words.back();
      EXPECT_EQ(outcome.err, "");
    }
  }
}

// The program inherits the ignored SIGPIPE from its parent, as services do.
TEST_F(Pipe, EndsThoseWhoWereToIgnoreIt) {
  const Ends ends = pipe_ends();
  Words words = {"-c",    R"(trap '' PIPE; exec "$0" "$@")", tested_program(), "krypto", "solve",
                 kOneHand};
  const Stream in = scratch();
  const Stream err = scratch();
  close(ends[0]);
  const pid_t child = start_program(words, fileno(in.get()), ends[1], fileno(err.get()), "sh");
  close(ends[1]);
  EXPECT_EQ(status_at_end_of(child), kEndedByPipe);
  EXPECT_EQ(content_of(err.get()), "");
}

TEST_F(Pipe, LeavesNoMarkWhereNobodyReads) {
  fill("krypto", "400");
  for (const Words& more : {Words{}, Words{"--json"}}) {
    Words words = on_bank({"find", "--limit", "400", "--mark", "grade 6"});
    words.insert(words.end(), more.begin(), more.end());
    for (const Ends& ends : {pipe_ends(), socket_ends()}) {
      EXPECT_EQ(run_unread(words, ends).status, kEndedByPipe);
      EXPECT_EQ(unused(), 400);
    }
    // The output exceeds the pipe's capacity, and the reader takes only its first bytes.
    const Ends ends = pipe_ends();
    ASSERT_GE(fcntl(ends[1], F_SETPIPE_SZ, 4096), 4096);
    const Outcome outcome = run_unread(words, ends, 10);
    EXPECT_EQ(outcome.status, kEndedByPipe);
    EXPECT_EQ(outcome.err, "");
    EXPECT_EQ(unused(), 400);
  }
  EXPECT_EQ(bank({"find", "--limit", "400", "--mark", "grade 6"}).status, 0);
  EXPECT_EQ(unused(), 0);
}

// Killed in the middle by any signal, it has marked nothing either.
TEST_F(Pipe, LeavesNoMarkWhereItIsKilled) {
  fill("krypto", "400");
  for (const int signal : {SIGKILL, SIGTERM, SIGINT}) {
    const Ends ends = pipe_ends();
    ASSERT_GE(fcntl(ends[1], F_SETPIPE_SZ, 4096), 4096);
    const Stream none = scratch();
    const pid_t child = start_program(on_bank({"find", "--limit", "400", "--mark", "grade 6"}),
                                      fileno(none.get()), ends[1], fileno(none.get()));
    close(ends[1]);
    char first = 0;
    EXPECT_EQ(::read(ends[0], &first, 1), 1);
    kill(child, signal);
    EXPECT_EQ(status_at_end_of(child), 128 + signal);
    close(ends[0]);
    EXPECT_EQ(unused(), 400);
  }
}

TEST_F(Pipe, LeavesNoSheetWhereNobodyReads) {
  const Outcome filled =
      bank({"fill", "--kind", "krypto", "--difficulty", "2", "--count", "5", "--seed", "1"});
  ASSERT_EQ(filled.status, 0) << filled.err;
  const std::vector<Words> commands = {
      {"sheet", "--krypto", "1", "--difficulty", "2"},
      {"sheet", "--krypto", "1", "--difficulty", "2", "--json"},
      {"sheet", "--krypto", "1", "--difficulty", "2", "-o", file("sheet.pdf"), "--json"},
      {"sheet", "--krypto", "1", "--difficulty", "2", "-o", file("sheet.svg"), "--answers",
       "separate", "--json"}};
  const Stream full(std::fopen("/dev/full", "w"), &std::fclose);
  for (Words words : commands) {
    words.insert(words.end(), {"--mark", "grade 6", "--bank", bank_file()});
    const Outcome outcome = run_unread(words, pipe_ends());
    EXPECT_EQ(outcome.status, kEndedByPipe) << words[5];
    EXPECT_EQ(outcome.err, "");
    const Stream err = scratch();
    const pid_t child =
        start_program(words, fileno(full.get()), fileno(full.get()), fileno(err.get()));
    EXPECT_EQ(status_at_end_of(child), 3);
    EXPECT_THAT(content_of(err.get()), StartsWith("reckon: standard output: No space left"));
    EXPECT_EQ(unused(), 5);
    EXPECT_THAT(files(), ElementsAre("bank.sqlite"));
  }
}

// Unread remarks and errors change nothing.
TEST_F(Pipe, NeedsNobodyWhoReadsErrors) {
  const Stream full(std::fopen("/dev/full", "w"), &std::fclose);
  for (const bool closed : {false, true}) {
    for (const auto& [words, status] :
         std::vector<std::pair<Words, int>>{{{"krypto", "solve", "1 2 3"}, 2},
                                            {{"krypto", "solve", "1 1 : 25"}, 1},
                                            {{"krypto", "play"}, 0}}) {
      const Ends ends = pipe_ends();
      close(ends[0]);
      const Stream in = scratch();
      const Stream out = scratch();
      const pid_t child = start_program(words, fileno(in.get()), fileno(out.get()),
                                        closed ? ends[1] : fileno(full.get()));
      close(ends[1]);
      EXPECT_EQ(status_at_end_of(child), status) << words[1];
    }
  }
}

// An opened file must not get the number of a closed stream, and the answers.
TEST_F(Pipe, KeepsFilesApartFromStreamsThatAreClosed) {
  fill("krypto", "3");
  const std::string all = bank({"export"}).out;
  for (const std::string closed : {">&-", "<&- >&-"}) {
    const std::string name = file("all.jsonl");
    const Outcome outcome = run_in_shell(R"("$0" "$@" )" + closed, on_bank({"export", name}));
    EXPECT_EQ(outcome.status, 3);
    EXPECT_THAT(outcome.err, StartsWith("reckon: standard output: Bad file descriptor"));
    EXPECT_EQ(content_of(name), all);
  }
  const Outcome silent = run_in_shell(R"("$0" "$@" 2>&-)", {"krypto", "solve", "1 2 3"});
  EXPECT_EQ(silent.status, 2);
  const Outcome unfed = run_in_shell(R"("$0" "$@" <&-)", {"krypto", "solve", "--file", "-"});
  EXPECT_EQ(unfed.status, 3);
  EXPECT_THAT(unfed.err, HasSubstr("standard input: Bad file descriptor"));
  EXPECT_EQ(unused(), 3);
}

// The children of the program do not inherit its ignored signals.
TEST_F(Pipe, EndsGnuplotToo) {
  const std::string fake = file("gnuplot");
  std::ofstream(fake) << "#!/bin/sh\nkill -PIPE $$\necho 'line 1: it goes on' >&2\nexit 1\n";
  std::filesystem::permissions(fake, std::filesystem::perms::owner_all);
  const Outcome outcome =
      run_in_shell("PATH=" + file("") + R"(:$PATH; export PATH; exec "$0" "$@")",
                   {"krypto", "census", "--max", "8", "--plot", file("a.svg")});
  EXPECT_EQ(outcome.status, 3);
  EXPECT_THAT(outcome.err, HasSubstr("reckon: gnuplot: "));
  EXPECT_THAT(outcome.err, testing::Not(HasSubstr("it goes on")));
  EXPECT_THAT(files(), ElementsAre("gnuplot"));
}

}  // namespace
}  // namespace reckon::cli
