// SPDX-License-Identifier: MIT
// Files that never end, and folders, for every command that reads a file.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <zlib.h>

#include <array>
#include <cstdint>
#include <cstdio>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "app/cli/frame/all_commands_test.hpp"
#include "reckon/arith/effort_test.hpp"

namespace reckon::cli {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

// The use of an option or argument by a command.
enum class Use : std::uint8_t {
  text,     // a file, with `-` for standard input, or the words of a hand
  file,     // a named file
  folder,   // a folder to read
  written,  // a file or folder to write
  not_a_file,
};
struct Row {
  Use use = Use::not_a_file;
  Words words{};  // `@` stands for the file
};

// Returns every argument of every command, and every option whose value is a FILE or a DIR.
std::map<std::string, Row> table() {
  using enum Use;
  std::map<std::string, Row> rows = {
      {"krypto solve HAND", {not_a_file}},
      {"krypto solve --file", {text, {"krypto", "solve", "--file", "@"}}},
      {"krypto nearest HAND", {not_a_file}},
      {"krypto census --unsolvable", {written}},
      {"krypto census --counts", {written}},
      {"krypto census --unique", {written}},
      {"krypto census --plot", {written}},
      {"krypto census --pieces", {written}},
      {"krypto records --pieces", {written}},
      {"krypto check HAND", {not_a_file}},
      {"krypto hint HAND", {not_a_file}},
      {"krypto grade HAND", {not_a_file}},
      {"krypto grade --file", {text, {"krypto", "grade", "--file", "@"}}},
      {"krypto play --log", {written}},
      {"krypto score FILE", {text, {"krypto", "score", "@"}}},
      {"calcrostic guess --plot", {written}},
      {"calcrostic list --pieces", {written}},
      {"calcrostic census --pieces", {written}},
      {"calcrostic families SETTING", {not_a_file}},
      {"calcrostic families --pieces", {written}},
      {"calcrostic export-systems --output", {written}},
      {"calcrostic zero --pieces", {written}},
      {"bank fill --bank", {file, {"bank", "fill", "--kind", "krypto", "--bank", "@"}}},
      {"bank find --bank", {file, {"bank", "find", "--bank", "@"}}},
      {"bank stats --bank", {file, {"bank", "stats", "--bank", "@"}}},
      {"bank export FILE", {written}},
      {"bank export --bank", {file, {"bank", "export", "--bank", "@"}}},
      {"bank import FILE", {text, {"bank", "import", "@", "--bank", "/nonexistent/bank"}}},
      {"bank import --bank", {file, {"bank", "import", "/dev/null", "--bank", "@"}}},
      {"bank import --french",
       {file,
        {"bank", "import", std::string(RECKON_SOURCE_DIR) + "/examples/contest/moodle-en.xml",
         "--french", "@", "--bank", "/nonexistent/bank"}}},
      {"bank check --bank", {file, {"bank", "check", "--bank", "@"}}},
      {"24 HAND", {not_a_file}},
      {"countdown HAND", {not_a_file}},
      {"contest import FILE", {text, {"contest", "import", "@"}}},
      {"contest import --store", {file, {"contest", "import", "/dev/null", "--store", "@"}}},
      {"contest import FRENCH", {file, {"contest", "import", "/dev/null", "@", "-o", "questions"}}},
      {"contest check PLAN", {text, {"contest", "check", "@"}}},
      {"contest draw PLAN", {text, {"contest", "draw", "@", "--store", "new.sqlite"}}},
      {"contest draw --bank", {file, {"contest", "draw", "/dev/null", "--bank", "@"}}},
      {"contest names FILE", {text, {"contest", "names", "@"}}},
      {"contest enter FILE", {text, {"contest", "enter", "@"}}},
      {"contest scan FILES", {file, {"contest", "scan", "@"}}},
      {"contest print --answers", {written}},
      {"contest enrol --slips", {written}},
      {"contest scan --cut-outs", {written}},
      {"contest enter --cut-outs", {written}},
      {"contest review ENTRANT", {not_a_file}},
      {"contest exclude ENTRANT", {not_a_file}},
      {"contest remove ENTRANT", {not_a_file}},
      {"contest move ENTRANT", {not_a_file}},
      {"contest merge ENTRANT", {not_a_file}},
      {"contest merge INTO", {not_a_file}},
      {"contest void QUESTION", {not_a_file}},
      {"contest extra ENTRANT", {not_a_file}},
      {"contest invite --csv", {text, {"contest", "invite", "--csv", "@"}}},
      {"image edges IN", {file, {"image", "edges", "@", "/dev/null"}}},
      {"image edges OUT", {written}},
      {"image kernel WEIGHTS", {text, {"image", "kernel", "@"}}},
      {"image kernel IN", {file, {"image", "kernel", "1 1", "@", "/dev/null"}}},
      {"image kernel OUT", {written}},
      {"sheet --bank", {file, {"sheet", "--krypto", "1", "--mark", "x", "--bank", "@"}}},
      {"sheet --output", {written}},
      {"scan PICTURE", {file, {"scan", "@"}}},
      {"serve --site", {folder, {"serve", "--port", "0", "--site", "@"}}},
      {"forget --matches", {file, {"forget", "--code", "K7QX2M", "--matches", "@"}}},
      {"backup FILE", {file, {"backup", "@", "copy.sqlite"}}},
      {"backup COPY", {file, {"backup", "/dev/null", "@"}}},
      {"serve --contests", {file, {"serve", "--port", "0", "--contests", "@"}}},
      {"serve --persons",
       {file, {"serve", "--port", "0", "--contests", "/dev/null", "--persons", "@"}}},
      {"serve --matches", {file, {"serve", "--port", "0", "--matches", "@"}}},
      {"merge DIR", {folder, {"merge", "@"}}},
      {"merge --output", {written}},
  };
  // Commands of contests, with all that they need besides their files.
  const std::map<std::string, Words> contests = {
      {"check", {}},
      {"draw", {"/dev/null"}},
      {"preview", {"--level", "1", "-o", "/dev/null"}},
      {"enrol", {"--school", "N", "--group", "5b", "--level", "1", "--count", "1"}},
      {"names", {"/dev/null"}},
      {"print", {"--group", "5b", "-o", "/dev/null"}},
      {"enter", {"/dev/null"}},
      {"scan", {"/dev/null"}},
      {"mark", {}},
      {"publish", {}},
      {"results", {}},
      {"review", {"5b/1"}},
      {"certificates", {"--group", "5b", "-o", "/dev/null"}},
      {"cup", {}},
      {"void", {"1", "--points", "all"}},
      {"exclude", {"5b/1"}},
      {"remove", {"5b/1"}},
      {"move", {"5b/1", "--to", "5c"}},
      {"merge", {"5b/1", "5b/2"}},
      {"forget", {"--season", "2026-27"}},
      {"privacy", {}},
      {"export", {}},
      {"acts", {}},
      {"practice", {"-o", "practice"}},
      {"days", {"-o", "-"}},
      {"organiser", {}},
      {"invite", {"--school", "N", "--name", "T"}},
      {"extra", {"5b/1", "--minutes", "5"}},
      {"shift", {"--group", "5b", "--minutes", "5"}},
  };
  const std::set<std::string> without_persons = {
      "check", "draw",    "preview", "mark",     "cup",  "publish", "results",
      "void",  "privacy", "export",  "practice", "days", "acts",    "shift"};
  for (const auto& [command, needs] : contests) {
    for (const std::string option : {"--store", "--persons"}) {
      if (option == "--persons" && without_persons.contains(command)) continue;
      Words words = {"contest", command};
      words.insert(words.end(), needs.begin(), needs.end());
      words.insert(words.end(), {option, "@"});
      std::string name = "contest ";
      name += command;
      name += ' ';
      name += option;
      rows[name] = {file, words};
    }
  }
  for (const std::string command :
       {"preview", "print", "results", "certificates", "cup", "export", "acts", "days"}) {
    rows["contest " + command + " --output"] = {written};
  }
  for (const std::string command :
       {"preview", "enrol", "print", "mark", "publish", "results", "certificates", "cup", "forget",
        "privacy", "export", "practice", "days", "acts", "organiser", "invite", "shift"}) {
    Words words = {"contest", command};
    const Words& needs = contests.at(command);
    words.insert(words.end(), needs.begin(), needs.end());
    words.emplace_back("@");
    rows["contest " + command + " STORE"] = {file, words};
  }
  for (const std::string command : {"solve", "guess", "encode", "verify", "versions", "standard",
                                    "grade", "explain", "hint", "rank"}) {
    rows["calcrostic " + command + " FILE"] = {text, {"calcrostic", command, "@"}};
  }
  for (const std::string command : {"solve", "verify", "grade", "hint", "explain"}) {
    rows["alphametic " + command + " EQUATION"] = {text, {"alphametic", command, "@"}};
  }
  rows["today --list"] = {text, {"today", "--list", "@"}};
  rows["serve --days"] = {text, {"serve", "--port", "0", "--days", "@"}};
  rows["alphametic generate --words"] = {text, {"alphametic", "generate", "--words", "@"}};
  return rows;
}

// Limits the memory: the address space, or with sanitizers, which reserve much of it, the memory in
// use.
std::string bounded() {
  return kSanitized && std::string_view(tested_program()) == RECKON_PROGRAM
             ? "ASAN_OPTIONS=$ASAN_OPTIONS:hard_rss_limit_mb=1000; export ASAN_OPTIONS; "
             : "ulimit -v 1000000 || exit 99; ";
}

// Runs the program with its standard input from a shell command.
Outcome run_after(const std::string& source, Words words) {
  words.insert(words.begin(), {"-c", bounded() + source + R"( | "$0" "$@")", tested_program()});
  return run(words, "", "sh");
}

void expect_refused(const Outcome& outcome) {
  EXPECT_EQ(outcome.status, 2) << outcome.err;
  EXPECT_EQ(outcome.out, "");
  EXPECT_THAT(outcome.err, StartsWith("reckon: "));
  EXPECT_EQ(outcome.err.find('\n'), outcome.err.size() - 1) << outcome.err;
  EXPECT_LT(outcome.err.size(), 400U);
}

Words with_file(Words words, const std::string& name) {
  for (std::string& word : words) {
    if (word == "@") word = name;
  }
  return words;
}

class EndlessInput : public FolderTest {};

TEST(EndlessInputTable, HasEveryCommand) {
  const auto rows = table();
  std::set<std::string> seen;
  for (const HelpCommand& command : all_commands()) {
    for (const HelpEntry& entry : command.entries) {
      if (!entry.argument && entry.type != "FILE" && entry.type != "DIR") continue;
      const std::string name = command.name() + " " + entry.name;
      seen.insert(name);
      EXPECT_TRUE(rows.contains(name)) << name << ": say in the table what it reads";
    }
  }
  for (const auto& [name, row] : rows) EXPECT_TRUE(seen.contains(name)) << name << " has gone";
}

TEST_F(EndlessInput, IsRefusedByEveryCommand) {
  const std::string fifo = file("fifo");
  ASSERT_EQ(mkfifo(fifo.c_str(), 0600), 0);
  for (const auto& [name, row] : table()) {
    SCOPED_TRACE(name);
    if (row.use == Use::written || row.use == Use::not_a_file) continue;
    expect_refused(run_after("true", with_file(row.words, "/dev/zero")));
    if (row.use != Use::folder) expect_refused(run_after("true", with_file(row.words, file(""))));
    if (row.use != Use::text) continue;
    const Outcome digits = run_after("yes 7 | tr -d '\\n'", with_file(row.words, "-"));
    expect_refused(digits);
    EXPECT_THAT(digits.err, HasSubstr("standard input"));
    EXPECT_THAT(digits.err, testing::AnyOf(HasSubstr(":1:1048577: the line is longer than 1 MiB"),
                                           HasSubstr("is larger than ")));
    // Through a named pipe.
    Words words = with_file(row.words, fifo);
    words.insert(words.begin(), {"-c",
                                 bounded() + "yes 7 | tr -d '\\n' > " + fifo +
                                     R"( & "$0" "$@"; status=$?; wait; exit $status)",
                                 tested_program()});
    expect_refused(run(words, "", "sh"));
  }
}

// Input with valid lines, or a valid beginning.
TEST_F(EndlessInput, IsRefusedWhereItsLinesAreGood) {
  const std::vector<std::tuple<std::string, Words, std::string>> rows = {
      {"yes '2 4 3 6 5 : 6'", {"krypto", "solve", "--file", "-"}, "256 MiB: split it"},
      {"yes '24 8 192 24 4 96 48 2 96 | ***+/-*/'",
       {"calcrostic", "verify", "-"},
       "256 MiB: split"},
      {"yes '['", {"calcrostic", "verify", "-"}, "16 MiB: split it"},
      {"(printf '{\"grid\": \"'; yes A | tr -d '\\n')", {"calcrostic", "solve", "-"}, "16 MiB: "},
      {"yes '{}'", {"bank", "import", "-", "--bank", file("bank")}, "256 MiB: split it"},
      {"yes '{\"event\": \"joined\"}'", {"krypto", "score", "-"}, "16 MiB: give the record"},
      {"yes '1 2 1'", {"image", "kernel", "-"}, "1 MiB: give the weights"},
  };
  for (const auto& [source, words, mention] : rows) {
    SCOPED_TRACE(source);
    const Outcome outcome = run_after(source, words);
    expect_refused(outcome);
    EXPECT_THAT(outcome.err, HasSubstr("standard input: is larger than " + mention));
  }
}

// A game continues as long as its lines do, but no line is endless.
TEST_F(EndlessInput, IsRefusedByAGameOnlyInALine) {
  const Outcome zeros = run({"-c", bounded() + R"("$0" "$@" < /dev/zero)", tested_program(),
                             "krypto", "play", "--seed", "1"},
                            "", "sh");
  EXPECT_EQ(zeros.status, 2);
  EXPECT_THAT(zeros.err, HasSubstr("standard input:1: the line is longer than 65536 bytes"));
}

// The folder of long work: with a file that blocks, one that never ends, and one that claims more
// pieces than fit into memory.
TEST_F(EndlessInput, OfPiecesIsRefused) {
  const std::string folder = file("pieces");
  const Words census = {"calcrostic", "list", "--sum-max", "20", "--pieces", folder, "--resume"};
  std::filesystem::create_directory(folder);
  ASSERT_EQ(mkfifo((folder + "/pieces-a").c_str(), 0600), 0);
  for (const Words& words : {Words{"merge", folder}, census}) {
    const Outcome outcome = run_after("true", words);
    expect_refused(outcome);
    EXPECT_THAT(outcome.err, HasSubstr("pieces-a: is not a plain file: remove it"));
  }
  std::filesystem::remove(folder + "/pieces-a");
  std::filesystem::create_symlink("/dev/zero", folder + "/pieces-b");
  expect_refused(run_after("true", {"merge", folder}));
  std::filesystem::remove(folder + "/pieces-b");
  const std::string label = "reckon pieces 1\nwork\n999999999999999999\ncalcrostic list \n";
  const void* begin = label.data();
  std::array<char, 16> sum{};
  std::snprintf(sum.data(), sum.size(), "%08lx\n",
                crc32_z(0, static_cast<const Bytef*>(begin), label.size()));
  std::ofstream(folder + "/pieces-c") << label << sum.data();
  expect_refused(run_after("true", {"merge", folder}));
}

}  // namespace
}  // namespace reckon::cli
