// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>
#include <filesystem>
#include <set>
#include <sstream>
#include <string>

#include "app/testing/run_program_test.hpp"
#include "reckon/algebra/number_puzzle.hpp"
#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/notation.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/kinds/code.hpp"
#include "reckon/kinds/kind.hpp"
#include "reckon/krypto/check.hpp"
#include "reckon/letters/grid/grid_line.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/letters/solve/line_solver.hpp"
#include "reckon/letters/solve/solver.hpp"

namespace reckon::cli {
namespace {

using Json = nlohmann::json;

class Sheet : public FolderTest {};

Outcome sheet(const Words& words) { return run_area("sheet", words); }

// Returns the words of a text with one blank between them, without the dots of grid texts.
std::string words_of(const std::string& text) {
  std::string words = " ";
  std::istringstream stream(text);
  for (std::string word; stream >> word;) {
    if (word != ".") words += word + ' ';
  }
  return words;
}

// Returns the same without blanks.
std::string joined(const std::string& text) {
  std::string words = words_of(text);
  std::erase(words, ' ');
  return words;
}

// Verifies an answer with the solver of the kind, which did not make the answer key.
void expect_verified(const kinds::Puzzle& puzzle, const Json& solution) {
  if (const auto* const hand = std::get_if<kinds::HandPuzzle>(&puzzle)) {
    krypto::Solver solver;
    ASSERT_EQ(solver.solvable(hand->hand, hand->rules), !solution.is_null());
    if (solution.is_null()) return;
    const auto formula = read(solution.get<std::string>(), Notation::infix);
    ASSERT_TRUE(formula) << solution;
    EXPECT_TRUE(check(hand->hand, *formula, hand->rules).empty()) << solution;
    return;
  }
  if (const auto* const equation = std::get_if<kinds::AlphameticPuzzle>(&puzzle)) {
    const auto reading = letters::read_puzzle(equation->text);
    ASSERT_TRUE(reading) << equation->text;
    EXPECT_EQ(letters::answers(reading->puzzle, 2), std::vector<letters::Digits>{equation->digits});
    EXPECT_EQ(filled(*reading, equation->digits), solution.get<std::string>());
    return;
  }
  const auto& grid = std::get<kinds::GridPuzzle>(puzzle);
  const auto solved = letters::read_grid(solution.get<std::string>());
  ASSERT_TRUE(solved) << solution;
  EXPECT_EQ(solved->puzzle.layout, grid.layout);
  EXPECT_TRUE(holds(grid.layout, *solved->numbers()));
  if (grid.asks_for_numbers()) {
    const auto found = algebra::solve(grid.layout, grid.given);
    ASSERT_EQ(found.answer, algebra::PositiveIntegers::Answer::finitely_many);
    ASSERT_EQ(found.examples.size(), 1U);
    EXPECT_EQ(found.examples.front(), *solved->numbers());
  } else {
    const auto letters = *encode(grid.layout, grid.numbers);
    const auto answers = letters::answers(letters, 2);
    ASSERT_EQ(answers.size(), 1U);
    EXPECT_EQ(numbers_of(letters, answers.front()), *solved->numbers());
  }
}

// Returns the form of a puzzle or its answer on paper: calculations have rules for dashes and =
// signs.
std::string on_paper(const std::string& text, const kinds::Puzzle& puzzle) {
  if (!std::holds_alternative<kinds::AlphameticPuzzle>(puzzle)) return text;
  std::string shown = text;
  std::erase_if(shown, [](char c) { return c == '-' || c == '='; });
  return shown;
}

// Returns the number of random sheets: some, or in a long run RECKON_SHEETS.
std::uint64_t count_of_sheets() {
  const char* const wished = std::getenv("RECKON_SHEETS");
  constexpr std::uint64_t kSome = effort(12, 4);
  return wished == nullptr ? kSome : std::stoull(wished);
}

Words random_options(SplitMix64& random) {
  Words words;
  const auto add = [&](const std::string& flag, const Words& choices) {
    words.insert(words.end(), {flag, choices[random.below(choices.size())]});
  };
  add("--calcrostic", {"0", "1", "2", "7"});
  add("--krypto", {"1", "2", "5", "12"});
  add("--newspaper", {"0", "1", "3"});
  add("--numbers", {"0", "1", "2"});
  add("--alphametic", {"0", "1", "3"});
  add("--difficulty", {"1-5", "1-4", "2", "3-4"});
  add("--rules", {"house", "integer", "international", "positive"});
  add("--rows", {"3", "4"});
  add("--columns", {"3", "4"});
  add("--lang", {"en", "fr"});
  add("--paper", {"a4", "letter"});
  if (random.below(3) == 0) words.emplace_back("--large");
  return words;
}

TEST_F(Sheet, RandomSheetsHaveEveryPuzzleAndRightAnswers) {
  const std::uint64_t count = count_of_sheets();
  for (std::uint64_t seed = 1; seed <= count; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    SplitMix64 random(seed);
    Words words = random_options(random);
    words.insert(words.end(), {"--seed", std::to_string(seed), "-o", file("s.pdf"), "--json"});
    const Outcome outcome = sheet(words);
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    const Outcome raw = run({"-raw", file("s.pdf"), "-"}, {}, "pdftotext");
    const Outcome layout = run({"-layout", file("s.pdf"), "-"}, {}, "pdftotext");
    const Outcome guessed = run({file("s.pdf"), "-"}, {}, "pdftotext");
    ASSERT_EQ(raw.status + layout.status + guessed.status, 0) << raw.err << layout.err;
    const std::string text = words_of(raw.out);
    // On the grid of characters that -layout makes, a narrow blank may be lost.
    const std::string lines = joined(layout.out);
    const std::string blocks = words_of(guessed.out);
    std::set<std::string> classes;
    const Json report = outcome.json();
    for (const Json& item : report["puzzles"]) {
      SCOPED_TRACE(item.dump());
      const auto puzzle = kinds::puzzle_of(item["code"].get<std::string>());
      ASSERT_TRUE(puzzle) << puzzle.error().message;
      const std::string shown = item["puzzle"];
      EXPECT_EQ(to_text(*puzzle), shown);
      const std::string drawn = on_paper(shown, *puzzle);
      EXPECT_TRUE(classes.insert(class_of(*puzzle)).second);
      expect_verified(*puzzle, item["solution"]);
      EXPECT_NE(text.find(words_of(drawn)), text.npos) << raw.out;
      // Without options pdftotext guesses which text belongs together. It may be wrong if a grid
      // has boxes to write in, or short words in wide columns.
      if (item["kind"] == "krypto" || item["kind"] == "calcrostic") {
        EXPECT_NE(blocks.find(words_of(shown)), blocks.npos) << guessed.out;
      }
      const std::string solved = on_paper(item["solution"], *puzzle);
      EXPECT_NE(text.find(words_of(solved)), text.npos) << raw.out;
      EXPECT_NE(text.find(words_of(item["code"])), text.npos) << raw.out;
      if (item["kind"] == "alphametic") continue;  // its rows are next to those of others
      std::istringstream rows(shown);
      for (std::string row; std::getline(rows, row);) {
        EXPECT_NE(lines.find(joined(row)), lines.npos) << layout.out;
      }
    }
  }
}

TEST_F(Sheet, TakesGamesTogetherOrOneByOne) {
  const Outcome together =
      sheet({"--game", "24:2,own:1", "--seed", "3", "--answers", "none", "--json"});
  EXPECT_EQ(together.status, 0) << together.err;
  EXPECT_EQ(
      sheet({"--game", "24:2", "--game", "own:1", "--seed", "3", "--answers", "none", "--json"})
          .out,
      together.out);
  EXPECT_EQ(sheet({"--game", "24:2", "--game=own:x", "--seed", "3"}).status, 2);
}

TEST_F(Sheet, SameSeedSameBytes) {
  const Words asked = {"--krypto", "3", "--calcrostic", "3",   "--newspaper", "2", "--numbers", "2",
                       "--seed",   "7", "--title",      "Mai", "--lang",      "fr"};
  for (const std::string format : {"pdf", "html", "latex", "text"}) {
    Words words = asked;
    words.insert(words.end(), {"--format", format});
    const Outcome once = sheet(words);
    EXPECT_EQ(once.status, 0) << once.err;
    EXPECT_GT(once.out.size(), 1000U);
    EXPECT_EQ(sheet(words).out, once.out) << format;
  }
}

TEST_F(Sheet, GetsHarderFromPuzzleToPuzzle) {
  const Json puzzles =
      sheet({"--krypto", "8", "--calcrostic", "8", "--difficulty", "1-4", "--seed", "3", "--json"})
          .json()["puzzles"];
  std::vector<int> levels;
  for (const Json& item : puzzles) levels.push_back(item["level"]);
  EXPECT_EQ(levels, (std::vector{1, 1, 2, 2, 3, 3, 4, 4, 1, 1, 2, 2, 3, 3, 4, 4}));
}

TEST_F(Sheet, IsMadeAgainFromItsCodes) {
  const Json made = sheet({"--krypto", "1", "--calcrostic", "1", "--newspaper", "1", "--numbers",
                           "1", "--alphametic", "2", "--seed", "5", "--json"})
                        .json();
  Words words;
  for (const Json& item : made["puzzles"]) {
    words.insert(words.end(), {"--code", item["code"].get<std::string>()});
  }
  Words as_json = words;
  as_json.emplace_back("--json");
  EXPECT_EQ(sheet(as_json).json()["puzzles"], made["puzzles"]);
  const Outcome again = sheet(words);
  EXPECT_EQ(again.out, sheet({"--krypto", "1", "--calcrostic", "1", "--newspaper", "1", "--numbers",
                              "1", "--alphametic", "2", "--seed", "5"})
                           .out);
  EXPECT_EQ(again.err, "");
}

// The answers of each version, number by number.
std::vector<std::string> answers_of(const std::string& text, const std::string& title) {
  std::vector<std::string> answers;
  std::istringstream lines(text.substr(text.find(title)));
  std::string line;
  std::getline(lines, line);
  while (std::getline(lines, line) && !line.starts_with("Answers: ")) {
    if (line.ends_with('.')) {
      answers.emplace_back();
    } else if (!answers.empty()) {
      answers.back() += line;
    }
  }
  return answers;
}

TEST_F(Sheet, HasVersionsThatShareNoAnswerAtTheSameNumber) {
  const Words words = {"--krypto", "6", "--calcrostic", "2", "--newspaper", "2",
                       "--seed",   "3", "--versions",   "4", "--format",    "text"};
  const Outcome outcome = sheet(words);
  EXPECT_EQ(outcome.err, "");
  std::vector<std::vector<std::string>> versions;
  for (const std::string name : {"A", "B"}) {
    EXPECT_NE(outcome.out.find("Puzzles – " + name + "\n\nKrypto"), outcome.out.npos);
    versions.push_back(answers_of(outcome.out, "Answers: Puzzles – " + name));
    ASSERT_EQ(versions.back().size(), 10U);
  }
  for (std::size_t i = 0; i < 10; ++i) EXPECT_NE(versions[0][i], versions[1][i]) << i;
  const Json report = sheet({"--krypto", "6", "--seed", "3", "--versions", "2", "--json"}).json();
  ASSERT_EQ(report["versions"].size(), 2U);
  for (std::size_t i = 0; i < 6; ++i) {
    EXPECT_EQ(report["versions"][0][i], report["puzzles"][i]["code"]);
  }
}

TEST_F(Sheet, SaysWhatVersionsShare) {
  const Outcome outcome = sheet({"--krypto", "1", "--seed", "3", "--versions", "2"});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.err,
            "--versions: number 1 has the same objective, answer or puzzle in A and B: add puzzles "
            "to the sheet\n");
}

TEST_F(Sheet, PrintsPointsAndMinutes) {
  const std::string text =
      sheet({"--krypto", "2", "--seed", "3", "--points", "5", "--minutes", "30"}).out;
  EXPECT_TRUE(text.starts_with("Puzzles\n30 minutes\n")) << text;
  EXPECT_NE(text.find("1. level 1, 5 pts  ["), text.npos) << text;
}

TEST_F(Sheet, LeavesRoomToWorkIn) {
  const std::vector<std::string> some = {"--krypto", "4", "--seed", "3"};
  const auto pages = [&](std::vector<std::string> more) {
    more.insert(more.begin(), some.begin(), some.end());
    more.insert(more.end(), {"--answers", "none", "--format", "latex"});
    return sheet(more).out;
  };
  EXPECT_EQ(pages({}).find("\\vspace{5cm}"), std::string::npos);
  EXPECT_NE(pages({"--working", "5"}).find("\\vspace{5cm}"), std::string::npos);
}

TEST_F(Sheet, SaysThatAHandHasNoSolution) {
  const auto code =
      kinds::code_of(kinds::HandPuzzle{.hand = *krypto::Hand::parse("1 15 7 25 6 : 7")});
  const Outcome outcome = sheet({"--code", *code, "--answers", "only"});
  EXPECT_EQ(outcome.out, "Answers: Puzzles\n\n1.\nno solution\n");
  EXPECT_EQ(sheet({"--code", *code, "--answers", "only", "--lang", "fr"}).out,
            "Réponses : Énigmes\n\n1.\npas de solution\n");
}

TEST_F(Sheet, WritesSeparateAnswersAndAPageOfSvgAFile) {
  EXPECT_EQ(
      sheet({"--krypto", "2", "--seed", "1", "--answers", "separate", "-o", file("a.pdf")}).status,
      0);
  EXPECT_EQ(
      sheet({"--krypto", "30", "--seed", "1", "--answers", "none", "-o", file("b.svg")}).status, 0);
  EXPECT_EQ(
      sheet({"--krypto", "2", "--seed", "1", "--answers", "none", "-o", file("c.svg")}).status, 0);
  EXPECT_EQ(files(),
            (std::vector<std::string>{"a-answers.pdf", "a.pdf", "b-1.svg", "b-2.svg", "c.svg"}));
  const Json report = sheet({"--krypto", "2", "--seed", "1", "--answers", "separate", "-o",
                             file("a.pdf"), "--json"})
                          .json();
  EXPECT_EQ(report["files"], (Json{file("a.pdf"), file("a-answers.pdf")}));
}

TEST_F(Sheet, WritesAllFilesOrNone) {
  // The second file cannot be written.
  std::filesystem::create_directory(file("a-answers.txt"));
  const Outcome outcome = sheet({"--krypto", "1", "--answers", "separate", "-o", file("a.txt")});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_NE(outcome.err.find("a-answers.txt: Is a directory: choose a place that can be written"),
            outcome.err.npos);
  EXPECT_EQ(files(), std::vector<std::string>{"a-answers.txt"});
}

TEST_F(Sheet, FaultsOfTheSystemAreNamed) {
  const Outcome full = sheet({"--krypto", "1", "--format", "pdf", "-o", "/dev/full"});
  EXPECT_EQ(full.status, 3);
  EXPECT_EQ(full.lines().size(), 0U);
  EXPECT_NE(full.err.find("/dev/full: No space left on device"), full.err.npos) << full.err;
  const Outcome nowhere = sheet({"--krypto", "1", "-o", file("none/a.pdf")});
  EXPECT_EQ(nowhere.status, 2);
  EXPECT_NE(nowhere.err.find("No such file or directory: choose"), nowhere.err.npos) << nowhere.err;
  if (geteuid() == 0) return;  // root can write to any folder
  ASSERT_EQ(chmod(file(".").c_str(), 0555), 0);
  const Outcome closed = sheet({"--krypto", "1", "-o", file("a.pdf")});
  ASSERT_EQ(chmod(file(".").c_str(), 0755), 0);
  EXPECT_EQ(closed.status, 2);
  EXPECT_NE(closed.err.find("Permission denied: choose"), closed.err.npos) << closed.err;
}

TEST_F(Sheet, BadOptionsAreRefusedInOneLine) {
  const std::vector<std::pair<Words, std::string>> wrong = {
      {{}, "sheet: choose at least one puzzle, such as --calcrostic 6 --krypto 12, or --code CODE"},
      {{"--krypto", "0"}, "sheet: choose at least one puzzle"},
      {{"--krypto", "x"}, "--krypto: 'x' is not a number"},
      {{"--krypto", "10001"}, "--krypto: 10001 are too many for a sheet: at most 10000"},
      {{"--krypto", "1", "--difficulty", "0-4"},
       "--difficulty: '0-4' is not a level from 1 to 5, nor a range like 1-4"},
      {{"--krypto", "1", "--difficulty", "4-1"}, "--difficulty: '4-1' is not a level"},
      {{"--krypto", "1", "--difficulty", "1-"}, "--difficulty: '1-' is not a level"},
      {{"--newspaper", "1", "--rows", "6"}, "--rows: newspaper grids have 3 to 5, not 6"},
      {{"--krypto", "1", "--lang", "de"}, "--lang: 'de' is unknown: choose en|fr"},
      {{"--krypto", "1", "--paper", "a5"}, "--paper: 'a5' is unknown: choose a4|letter"},
      {{"--krypto", "1", "--answers", "x"},
       "--answers: 'x' is unknown: choose separate|last|none|only"},
      {{"--krypto", "1", "--format", "doc"},
       "--format: 'doc' is unknown: choose pdf|svg|latex|html|text"},
      {{"--krypto", "1", "-o", "a.doc"},
       "a.doc: end the name in .pdf, .svg, .tex, .html, .txt, .xml, .gift or .zip"},
      {{"--krypto", "1", "--points", "0"}, "--points: take 1 to 1000, not 0"},
      {{"--krypto", "1", "--minutes", "1001"}, "--minutes: take 1 to 1000, not 1001"},
      {{"--krypto", "1", "--working", "19"}, "--working: take 1 to 18, not 19"},
      {{"--krypto", "1", "--versions", "5"}, "--versions: take 1 to 4, not 5"},
      {{"--krypto", "1", "--versions", "2", "--format", "latex"},
       "--versions: latex has one version: take pdf, svg, html or text"},
      {{"--krypto", "1", "--title", "a\nb"}, "--title: has '?', which no page can show"},
      {{"--krypto", "1", "--answers", "separate"}, "the sheet is 2 files: give -o FILE"},
      {{"--krypto", "1", "--code", "K"}, "excludes"},
      {{"--code", "C3D02-11111"},
       "--code: 'C3D02-11111':1: the check characters do not match: compare the code with the "
       "sheet"},
      {{"--code", "K-U"}, "--code: 'K-U':3: 'U' is not in a code"},
  };
  for (const auto& [words, message] : wrong) {
    SCOPED_TRACE(message);
    const Outcome outcome = sheet(words);
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.out, "");
    const std::string err = outcome.err.substr(outcome.err.find("reckon: "));
    EXPECT_EQ(std::ranges::count(err, '\n'), 1);
    EXPECT_NE(err.find(message), err.npos) << err;
  }
}

}  // namespace
}  // namespace reckon::cli
