// SPDX-License-Identifier: MIT
// The help: the examples of every command run, pages fit the terminal, and mistyped names are
// recognised.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <stdlib.h>  // NOLINT(modernize-deprecated-headers): for setenv

#include <algorithm>
#include <regex>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/frame/all_commands_test.hpp"
#include "app/cli/frame/examples_test.hpp"

namespace reckon::cli {
namespace {

using testing::Each;
using testing::HasSubstr;
using testing::Le;
using testing::Not;
using testing::ResultOf;
using testing::SizeIs;
using testing::StartsWith;

class HelpExamples : public ExamplesTest {
 protected:
  void expect_to_run(const std::string& example) const {
    SCOPED_TRACE(example);
    ASSERT_THAT(example, HasSubstr("reckon "));
    if (example.starts_with("reckon serve ") && !example.ends_with("--limits")) {
      const Outcome served = type(example +
                                  " > line & until grep -qs Open line; do sleep 0.1; done; "
                                  "kill $!; wait $! && cat line");
      EXPECT_EQ(served.status, 0) << served.err;
      EXPECT_THAT(served.out, StartsWith("Open http://127.0.0.1:"));
      return;
    }
    const Outcome outcome = type(example);
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_THAT(outcome.err, Not(HasSubstr("reckon: "))) << outcome.err;
  }
};

TEST_F(HelpExamples, OfEveryCommandAreTwoAndRun) {
  std::set<std::string> seen;
  for (const HelpCommand& command : all_commands()) {
    SCOPED_TRACE(command.name());
    EXPECT_THAT(command.examples, SizeIs(2));
    for (const std::string& example : command.examples) {
      EXPECT_THAT(example, HasSubstr("reckon " + command.name()))
          << "an example of its own command";
      EXPECT_TRUE(seen.insert(example).second) << "an example of another command: " << example;
      expect_to_run(example);
    }
  }
}

TEST_F(HelpExamples, OfTheOverviewRun) {
  const Outcome overview = run({});
  EXPECT_EQ(overview.status, 0);
  EXPECT_EQ(overview.err, "");
  EXPECT_THAT(overview.lines(), SizeIs(10));
  for (const std::string& line : overview.lines()) {
    EXPECT_LE(line.size(), 80U) << line;
    if (!line.starts_with("  ") || line.starts_with("  reckon serve")) continue;
    expect_to_run(line.substr(2, line.find("  ", 2) - 2));
  }
}

// Tests have all features, so this finds a command whose function has another name than in the
// table.
TEST(Help, SaysOfNoCommandThatItIsNotThere) {
  EXPECT_THAT(run({"--commands"}).out, Not(HasSubstr("Not in this program")));
}

// Returns every page of help, for this number of columns.
std::vector<std::string> all_help(const std::string& columns) {
  setenv("COLUMNS", columns.c_str(), 1);
  const Outcome help = run({"--help-all"});
  unsetenv("COLUMNS");
  EXPECT_EQ(help.status, 0);
  return help.lines();
}

TEST(Help, FitsTheTerminal) {
  for (const std::size_t width : {60U, 80U, 100U}) {
    SCOPED_TRACE(width);
    for (const std::string& line : all_help(std::to_string(width))) {
      // Examples, the keys of a game, and the values of an option are never broken.
      if (line.starts_with("  ") && line.find(" reckon ") != line.npos) continue;
      EXPECT_LE(line.size(), std::max<std::size_t>(width, 79)) << line;
    }
  }
  EXPECT_THAT(all_help("80"),
              Each(ResultOf([](const std::string& line) { return line.size(); }, Le(80U))));
  // Manual pages are made of these lines; there a hyphen would begin an option.
  EXPECT_THAT(all_help("80"), Each(Not(StartsWith("-"))));
  EXPECT_EQ(all_help("1000"), all_help("100"));
  EXPECT_EQ(all_help("0"), all_help("40"));
  EXPECT_EQ(all_help("wide"), all_help("80"));
}

TEST(Help, SaysItPlainly) {
  for (const std::string& line : all_help("100")) {
    for (const std::string phrase : {"REQUIRED", "Excludes:", "Needs:", "unless told otherwise",
                                     "if not given", "so many", " TEXT:"}) {
      EXPECT_THAT(line, Not(HasSubstr(phrase)));
    }
  }
  // Only for commands that have rules.
  EXPECT_THAT(calcrostic({"list", "--help"}).out, Not(HasSubstr("Krypto")));
  EXPECT_THAT(calcrostic({"list", "--help"}).out, Not(HasSubstr("Rules:")));
  EXPECT_THAT(krypto({"solve", "--help"}).out, HasSubstr("Rules: every intermediate result is\n"));
}

TEST(Help, TakesOlderNamesAndDoesNotShowThem) {
  const std::string help = run({"--help-all"}).out;
  EXPECT_THAT(help, Not(HasSubstr("--cols")));
  EXPECT_THAT(help, Not(HasSubstr("marathon")));
  EXPECT_EQ(calcrostic({"zero", "--rows", "4", "--cols", "4", "--seed", "13"}).out,
            calcrostic({"zero", "--rows", "4", "--columns", "4", "--seed", "13"}).out);
  EXPECT_EQ(calcrostic({"marathon", "--help"}).out, calcrostic({"export-systems", "--help"}).out);
  expect_program_refuses({"calcrostic", "marathon", "--out", "/dev/null", "--batch", "0"}, "",
                         "--batch");
}

TEST(Help, IsGivenAfterTheWordToo) {
  EXPECT_EQ(run({"help", "krypto", "solve"}).out, run({"krypto", "solve", "--help"}).out);
  EXPECT_EQ(run({"help", "krypto"}).out, run({"krypto", "--help"}).out);
  EXPECT_EQ(run({"help"}).out, run({"--help"}).out);
  expect_program_refuses({"help", "foo"}, "", "unknown command 'foo'");
}

TEST(Help, IsGivenWhereverItIsAskedFor) {
  const std::string solve = run({"krypto", "solve", "--help"}).out;
  for (const Words& words : std::vector<Words>{{"-h", "krypto", "solve"},
                                               {"--help", "krypto", "solve"},
                                               {"krypto", "-h", "solve"},
                                               {"krypto", "--help", "solve"},
                                               {"krypto", "help", "solve"},
                                               {"krypto", "solve", "--limit", "-h"},
                                               {"krypto", "solve", "1 1 : 2", "-h"}}) {
    EXPECT_EQ(run(words).out, solve) << words.front();
  }
  EXPECT_EQ(run({"krypto", "help"}).out, run({"krypto", "--help"}).out);
  EXPECT_EQ(run({"sheet", "help"}).out, run({"sheet", "--help"}).out);
  EXPECT_EQ(run({"help", "help"}).out, run({"--help"}).out);
  // After --, all is input.
  EXPECT_EQ(run({"krypto", "solve", "--", "-h"}).status, 2);
  for (const char* const word : {"version", "-V"}) {
    EXPECT_EQ(run({word}).out, run({"--version"}).out);
    EXPECT_EQ(run({word, "--json"}).out, run({"--version", "--json"}).out);
  }
}

TEST(Help, NamesThatPeopleTypeAreTaken) {
  EXPECT_EQ(run({"cryptarithm", "solve", "AB + C = CD"}).out,
            run({"alphametic", "solve", "AB + C = CD"}).out);
  EXPECT_EQ(krypto({"deal", "-n", "2", "--level", "3", "--seed", "1"}).out,
            krypto({"deal", "--count", "2", "--difficulty", "3", "--seed", "1"}).out);
  EXPECT_EQ(krypto({"deal", "--game", "own", "--target", "9", "--seed", "1"}).out,
            krypto({"deal", "--game", "own", "--objective", "9", "--seed", "1"}).out);
  EXPECT_EQ(krypto({"solve", "3 3 8 8 : 24", "--rules", "POSITIVE"}).out,
            krypto({"solve", "3 3 8 8 : 24", "--rules", "positive"}).out);
  EXPECT_EQ(run({"today", "--date", "2026-11-29", "--lang", "FR"}).out,
            run({"today", "--date", "2026-11-29", "--lang", "fr"}).out);
}

TEST(Help, SaysWhatMayHaveBeenMeant) {
  const std::vector<std::pair<Words, std::string>> rows = {
      {{"krypto", "solv", "1 1 : 2"},
       "unknown command 'solv'; did you mean 'solve'? (see reckon krypto --help)"},
      {{"krypto", "slove"}, "did you mean 'solve'?"},
      {{"cryptos"}, "did you mean 'krypto'?"},
      {{"calcrostic", "gen"}, "did you mean 'generate'?"},
      {{"generate"}, "did you mean 'calcrostic generate' or 'alphametic generate'?"},
      {{"solve"}, "did you mean 'krypto solve' or 'calcrostic solve' or 'alphametic solve'?"},
      {{"foo", "krypto", "solve", "3 3 8 8 : 24"}, "unknown command 'foo'"},
      {{"krypto", "foo", "solve", "3 3 8 8 : 24"}, "unknown command 'foo': choose deal"},
      {{"krypto", "xyzzy"}, "unknown command 'xyzzy': choose deal, solve"},
      {{"krypto"}, "no command given: choose deal, solve"},
      {{"krypto", "solve", "1 1 : 2", "--limt", "1"},
       "unknown option '--limt'; did you mean '--limit'?"},
      {{"krypto", "solve", "1 1 : 2", "--limt=1"}, "did you mean '--limit'?"},
      {{"krypto", "solve", "1 1 : 2", "--rule", "house"}, "did you mean '--rules'?"},
      {{"calcrostic", "zero", "--column", "4"}, "did you mean '--columns'?"},
      {{"krypto", "solve", "1 1 : 2", "--xyzzy"},
       "unknown option '--xyzzy' (see reckon krypto solve --help)"},
      {{"--verson"}, "did you mean '--version'?"},
      {{"--json"}, "'--json' belongs to a command, or to --version"},
      {{"krypto", "solve", "1 1 : 2", "--rules", "postive"},
       "'postive' is unknown; did you mean 'positive'? Choose house|"},
      {{"krypto", "solve", "1 1 : 2", "--rules", "xyzzy"}, "'xyzzy' is unknown: choose house|"},
      {{"sheet", "--krypto", "1", "--title", "Grade", "6"},
       "unexpected argument '6': options begin with --, and a text with blanks needs quotes"},
      {{"krypto", "deal", "--count", "x"}, "--count: 'x' is not a number of 0 or more"},
      {{"krypto", "deal", "--count", "-1"}, "--count: '-1' is not a number of 0 or more"},
      {{"krypto", "deal", "--count", "18446744073709551616"}, "is too large: take at most"},
      {{"calcrostic", "generate", "--rows", "4x4"}, "--rows: '4x4' is not a number from 3 to 5: "},
      {{"calcrostic", "generate", "--columns", "6"}, "--columns: take 3 to 5, not 6"},
      {{"sheet", "--minutes", "-1"}, "--minutes: '-1' is not a number from 1 to 1000: "},
      {{"sheet", "--minutes", "99999999999999999999"}, "is too large: take 1 to 1000"},
      {{"krypto", "deal", "--game", "own", "--cards", "8"}, "--cards: take 3 to 7, not 8"},
      {{"serve", "--port", "80x"}, "--port: '80x' is not a number from 0 to 65535: "},
      {{"serve", "--port", "65536"}, "--port: take 0 to 65535, not 65536"},
      {{"serve", "--allow-origin", "https://example.org/"}, "is not a site: write it like"},
      {{"alphametic", "solve", "A = B", "--base", "ten"},
       "--base: 'ten' is not a number from 2 to"},
      {{"calcrostic", "generate", "--difficulty", "3-1"},
       "is not a level from 1 to 5, nor a range"},
      {{"krypto", "solve"}, "HAND: give one, such as \"2 4 3 6 5 : 6\""},
  };
  for (const auto& [words, mention] : rows) {
    expect_program_refuses(words, "", mention);
  }
}

// An option of a number has a value of one capital, as in `--count K`, or a strength.
bool takes_number(const HelpEntry& entry) {
  return !entry.argument && ((entry.type.size() == 1 && entry.type != "D" && entry.type != "T") ||
                             entry.type == "STRENGTH");
}

// Every option of a number names its range, whatever is wrong with the number.
TEST(Help, EveryNumberNamesItsRange) {
  const std::regex not_one(
      "'ten' is not a number (from -?[0-9]+ to [0-9]+|of [0-9]+ or more): write");
  std::size_t options = 0;
  for (const HelpCommand& command : all_commands()) {
    for (const HelpEntry& entry : command.entries) {
      if (!takes_number(entry)) continue;
      ++options;
      SCOPED_TRACE(command.name() + " " + entry.name);
      const auto refusal_of = [&](const std::string& value) {
        Words words = command.words;
        words.insert(words.end(), {entry.name, value});
        const Outcome outcome = run(words);
        EXPECT_EQ(outcome.status, 2);
        return outcome.err;
      };
      std::smatch range;
      const std::string refusal = refusal_of("ten");
      ASSERT_TRUE(std::regex_search(refusal, range, not_one)) << refusal;
      const std::string words = range[1];
      const std::string last = words.substr(words.rfind(' ') + 1);
      EXPECT_THAT(refusal_of("99999999999999999999"), HasSubstr(last == "more" ? "at most" : last));
      if (last != "more") refusal_of(std::to_string(std::stoull(last) + 1));
    }
  }
  EXPECT_GT(options, 80U);
}

// The number in a message is the one of the command line.
TEST(Help, NumbersAreNotCutInMessages) {
  const std::string large = "18446744073709551615";
  for (const Words& words : {Words{"krypto", "census", "--max", large},
                             {"krypto", "records", "--min", large},
                             {"calcrostic", "list", "--sum-max", large},
                             {"alphametic", "generate", "--addends", large},
                             {"alphametic", "generate", "--max", large}}) {
    expect_program_refuses(words, "", "not " + large);
  }
}

}  // namespace
}  // namespace reckon::cli
