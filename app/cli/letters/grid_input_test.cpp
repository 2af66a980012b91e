// SPDX-License-Identifier: MIT
// The input of reckon calcrostic: JSON, LaTeX and given digits; and its refusals.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "app/cli/letters/calcrostic_test.hpp"

namespace reckon::cli {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::SizeIs;
using testing::StartsWith;

// Returns the text as a string of JSON.
std::string quoted(const std::string& text) { return nlohmann::json(text).dump(); }

// --- Digits that are given

TEST(Given, LettersAreTheseDigits) {
  const std::string solution = std::string(kSolvedText) +
                               "# A = 2, B = 4, C = 8, D = 1, E = 9, "
                               "F = 6\n";
  EXPECT_EQ(calcrostic({"solve", "-", "--given", "A=2,B=4", "--given", "F=6"}, kPuzzle).out,
            solution);
  const Outcome none = calcrostic({"solve", "--given", "A=3", "-"}, kPuzzle);
  EXPECT_EQ(none.status, 1);
  EXPECT_THAT(none.err, HasSubstr("with the digits given"));
  const auto one = calcrostic({"solve", "-", "--json", "--given", "A=1"}, kManyAnswers).json();
  EXPECT_EQ(one["given"], nlohmann::json({{"A", 1}}));
  EXPECT_EQ(one["count"], 1);
  EXPECT_EQ(one["solutions"][0]["letters"], nlohmann::json({{"A", 1}, {"C", 2}, {"D", 4}}));
  const auto explained = calcrostic({"solve", "-", "--explain", "--given", "C=4"}, kManyAnswers);
  EXPECT_THAT(explained.lines(), testing::Contains("# C = 4 is given"));
  // For each grid of a file, and in any base.
  EXPECT_EQ(calcrostic({"solve", "-", "--count", "--given", "A=1"},
                       std::string(kManyAnswers) + "\n" + kPuzzle)
                .out,
            "1\t1\n7\t0\n");
  EXPECT_EQ(
      calcrostic({"solve", "-", "--base", "36", "--count", "--given", "D=32"}, kManyAnswers).out,
      "1\n");
}

TEST(Given, IsRefused) {
  expect_refusal({"solve", "-", "--given", "Q=2"}, kPuzzle, "standard input:1:1: Q = 2");
  expect_refusal({"solve", "-", "--given", "F=2"}, std::string(kPuzzle) + "\n" + kManyAnswers,
                 "standard input:7:1: F = 2");
  expect_refusal({"solve", "-", "--given", "A=10"}, kPuzzle, "in base 10, take one from 0 to 9");
  expect_refusal({"solve", "-", "--given", "A=2,B=2"}, kPuzzle, "--given: A = 2 and B = 2");
  expect_refusal({"solve", "-", "--given", "A=2", "--given", "A=3"}, kPuzzle, "A = 2 and A = 3");
  expect_refusal({"solve", "-", "--given", "A=2,", "--given", "B=3"}, kPuzzle, "--given: ''");
  expect_refusal({"solve", "-", "--given", "-2"}, kPuzzle, "--given: '-2'");
  expect_refusal({"solve", "-", "--given"}, kPuzzle, "--given");
}

// --- JSON

TEST(JsonGrids, AreReadFromEveryDocument) {
  const std::string generated =
      calcrostic({"generate", "--json", "--count", "3", "--seed", "1"}).out;
  const auto answers = calcrostic({"solve", "-", "--json"}, generated);
  EXPECT_EQ(answers.status, 0);
  const auto puzzles = answers.json()["puzzles"];
  ASSERT_THAT(puzzles, SizeIs(3));
  const auto made = nlohmann::json::parse(generated)["puzzles"];
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(puzzles[i]["solutions"][0]["letters"], made[i]["letters"]);
    EXPECT_EQ(puzzles[i]["solutions"][0]["grid"], made[i]["solution"]);
    EXPECT_EQ(puzzles[i]["line"], 2 + i);
  }
  // Commands for solved grids take the solutions.
  EXPECT_THAT(calcrostic({"verify", "-"}, generated).lines(),
              ElementsAre("line 2: correct", "line 3: correct", "line 4: correct"));
  EXPECT_THAT(calcrostic({"verify", "-"}, answers.out).lines(), Each(EndsWith(": correct")));
  EXPECT_EQ(calcrostic({"encode", "-"}, answers.out).out,
            calcrostic({"encode", "-"}, generated).out);

  const auto passes_on = [](const Words& words, const std::string& input) {
    Words with_json = words;
    with_json.emplace_back("--json");
    const Outcome outcome = calcrostic(with_json, input);
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    return outcome.out;
  };
  const std::string encoded =
      passes_on({"encode", "-", "--latex"}, passes_on({"solve", "-"}, kPuzzle));
  EXPECT_EQ(calcrostic({"solve", "-"}, encoded).out, calcrostic({"solve", "-"}, kPuzzle).out);
  const std::string versions = passes_on({"versions", "-"}, kSolvedText);
  const std::string standard = passes_on({"standard", "-"}, versions);
  EXPECT_THAT(calcrostic({"rank", "-"}, standard).lines(),
              Each(std::string("318\t24 8 192 24 4 96 48 2 96 | ***+/-*/")));
  EXPECT_EQ(calcrostic({"solve", "-", "--count"}, passes_on({"versions", "-", "--text"}, kSolved))
                .lines()
                .size(),
            8U);
  EXPECT_EQ(calcrostic({"verify", "-"}, passes_on({"rank", "-"}, kSolved)).out, "correct\n");
  const std::string list = passes_on({"list", "--sum-max", "30"}, "");
  EXPECT_EQ(calcrostic({"standard", "-"}, list).lines(),
            nlohmann::json::parse(list)["grids"].get<std::vector<std::string>>());
}

TEST(JsonGrids, AreWrittenByHand) {
  const std::string puzzle = quoted(kPuzzle);
  EXPECT_EQ(calcrostic({"solve", "-"}, "{\"grid\": " + puzzle + "}").out,
            calcrostic({"solve", "-"}, kPuzzle).out);
  EXPECT_EQ(calcrostic({"solve", "-", "--count"},
                       "\xEF\xBB\xBF\n [" + puzzle + ",\n{\"grid\":\t[" + quoted(kSolved) +
                           "], \"comment\": [1.5, -1, null, {}]}\n, []]\n")
                .out,
            "2\t1\n3\t1\n");
  const auto binary =
      calcrostic({"solve", "-", "--json"},
                 R"([{"base": 2, "grid": "A + A = AB\n+ + +\nA + A = AB\n= = =\nAB + AB = ABB"},
          {"grid": "AB + AB = AC\n+ + +\nAB + AB = AC\n= = =\nAC + AC = AD",
           "given": {"B": 1}, "leading_zeros": true}])");
  ASSERT_EQ(binary.status, 0) << binary.err;
  const auto puzzles = binary.json()["puzzles"];
  EXPECT_EQ(puzzles[0]["base"], 2);
  EXPECT_EQ(puzzles[0]["leading_zeros"], false);
  EXPECT_THAT(puzzles[0]["solutions"][0]["grid"].get<std::string>(), StartsWith("1 + 1 = 2\n"));
  EXPECT_EQ(puzzles[1]["base"], 10);
  EXPECT_EQ(puzzles[1]["leading_zeros"], true);
  EXPECT_EQ(puzzles[1]["given"], nlohmann::json({{"B", 1}}));
  EXPECT_THAT(puzzles[1]["solutions"][0]["grid"].get<std::string>(), StartsWith("1 + 1 = 2\n"));
  // Solutions are decimal, whatever the base of the puzzle.
  EXPECT_THAT(calcrostic({"verify", "-"}, binary.out).lines(), Each(EndsWith(": correct")));
  EXPECT_EQ(calcrostic({"solve", "-", "--base", "2", "--count"},
                       R"({"grid": "A + A = AB\n+ + +\nA + A = AB\n= = =\nAB + AB = ABB"})")
                .out,
            "1\n");
}

TEST(JsonGrids, AreRefusedWithTheirPlace) {
  struct Bad {
    std::string text;
    std::string mention;
  };
  const std::vector<Bad> all = {
      {"{", ":1:2: this is not JSON: "},
      {"[\"a\"\n \"b\"]", ":2:4: this is not JSON: "},
      {"{\"e\u0301\u0346\", 1}", ":1:5: this is not JSON: "},
      {"[]", ": there is no grid in it"},
      {"[1]", ":1:2: this is not a grid"},
      {"[[[12], -1.5e300]]", ":1:4: this is not a grid"},
      {"{\"é\": \"ä\",\n  \"ü\": 1, \"grid\":  null}", ":2:20: this is not a grid"},
      {"{\"Grid\": \"A\"}", ":1:1: this object has no grid: give it one under \"grid\""},
      {"[{\"grid\": []}, {}]", ":1:16: this object has no grid"},
      {"[\"# nothing\"]", ":1:2: there is no grid in this string"},
      {"{\"grid\": \"A + B\"}", ":1:10: in line 1, column 1 of this string: a grid has 5"},
      {"[" + quoted(kSolved) + ", " + quoted("24 8 |") + "]", ":1:43: in line 1, column 6 of this"},
      {"{\"base\": 37, \"grid\": \"\"}", ":1:10: this is not a base"},
      {"{\"base\": \"10\", \"grid\": \"\"}", ":1:10: this is not a base"},
      {"{\"base\": 12, \"grid\": \"\"}", ":1:10: this is base 12, but base 11 is asked for"},
      {"{\"leading_zeros\": 1, \"grid\": \"\"}", ":1:19: leading_zeros"},
      {"{\"given\": [2], \"grid\": \"\"}", ":1:11: given are letters"},
      {"{\"given\": {\"A\": \"2\"}, \"grid\": \"\"}", ":1:17: 'A' is not a letter with"},
      {"{\"given\": {\"Q\": 2}, \"grid\": " + quoted(kPuzzle) + "}", ":1:29: Q = 2"},
      {std::string(50'000, '['), ":1:17: lists and objects are nested too deeply"},
      {"[\"\xFF\"]",
       ":1:3: this is not JSON: syntax error while parsing value - invalid string: "
       "ill-formed UTF-8 byte\n"},
      {"[1 x",
       ":1:4: this is not JSON: syntax error while parsing array - invalid literal; expected "
       "']'\n"},
  };
  for (const Bad& bad : all) {
    expect_refusal({"solve", "-", "--base", "11"}, bad.text, "standard input" + bad.mention);
  }
  expect_refusal({"solve", "-", "--given", "A=2"}, "{\"solutions\": [" + quoted(kSolved) + "]}",
                 ":1:16: A = 2: the puzzle does not have this letter");
  expect_refusal({"encode", "-"}, "{\"base\": 12, \"grid\": " + quoted(kSolvedText) + "}",
                 ":1:22: this grid is in base 12");
  expect_refusal({"verify", "-"}, "{\"puzzle\": " + quoted(kPuzzle) + "}",
                 ":1:12: this grid has letters");
}

// --- LaTeX

TEST(LatexGrids, AreReadByEveryCommand) {
  const Outcome encoded =
      calcrostic({"encode", "-", "--latex"}, std::string(kSolved) + kSolvedNewspaper);
  const std::string document =
      "\\documentclass{article}\n\\begin{document}\n\\[" + encoded.out + "\\]\n\\end{document}\n";
  EXPECT_EQ(calcrostic({"solve", "-", "--count"}, document).out, "3\t1\n11\t1\n");
  EXPECT_EQ(calcrostic({"grade", "-"}, document).status, 0);
  const std::string solved =
      "\\begin{array}{ccccc} 24 & \\times & 8 & = & 192 \\\\\n + & \\times & \\div & \\div & - "
      "\\\\\n"
      "24 & \\times & 4 & = & 96 \\\\ = & = & = & = & = \\\\ 48 & \\cdot & 2 & = & 96 \\end{array}";
  EXPECT_EQ(calcrostic({"standard", "-"}, solved).out, kSolved);
  EXPECT_EQ(calcrostic({"encode", "-"}, solved).out, kPuzzle);
  expect_refusal({"verify", "-"}, "$" + solved.substr(0, solved.find("\\end")),
                 "standard input:1:2: this array is never");
}

// --- Input that every command refuses

TEST(Calcrostic, RefusesMalformedGrids) {
  const std::string rest = "\nAB × B = EF\n= = = = =\nBC × A = EF\n";
  const std::string first = "AB × C = DEA\n";
  struct Bad {
    std::string text;
    std::string mention;
  };
  const std::vector<Bad> all = {
      {first + "+ × ÷ ÷" + rest, ":2:8: this line has 4 cells"},
      {first + "+ × ÷ ÷ − −" + rest, ":2:11: this line has 6 cells"},
      {first + "+ +× ÷ ÷ −" + rest, ":2:3: '+×'"},
      {"A + BC = DE\n+ + +\nF + G = H\n= = =\nI + J = K\n", ":5:9: 'K' is one letter more"},
      {"A + " + std::string(200, '7') + " = C\n+ + +" + rest, ":1:5: a number of 200 digits"},
      {std::string(200, '7') + " 8 9 | +", ":1:1: a number of 200 digits"},
      {"AB × C = D€A\n+ × ÷ ÷ −" + rest, ":1:11: '€'"},
      {"AB×C=DEA\n+×÷÷−" + rest, ":1:1: a grid has 5, 7 or 9 cells"},
      {"24 8 192 24 4 96 48 2 96 | ***+/-*", ":1:35: a grid line has 8 operators"},
      {"24 8 192 24 4 96 48 2 96 10 | ***+/-*/", ":1:26: a grid line has 9 numbers"},
      {"24 -8 192 24 4 96 48 2 96 | ***+/-*/", ":1:4: '-8'"},
  };
  for (const Bad& bad : all) {
    // All commands use one reader.
    expect_refusal({"solve", "-"}, bad.text, "standard input" + bad.mention);
  }
  for (const std::string command : {"versions", "standard", "rank"}) {
    expect_refusal({command, "-"}, "0 0 0 0 0 0 0 0 0 | ********\n",
                   ":1:1: this grid has no versions: a line that multiplies by zero");
  }
  expect_refusal({"rank", "-"}, "20000000 1 20000000 1 1 1 20000000 1 20000000 | ********\n",
                 ":1:1: its class is not in the list: sums go from 4 to 10000000");
  expect_refusal({"rank", "-", "--min", "0"}, kSolved, "--min: take 1 or more, not 0");
  // Without letters, the output is short.
  EXPECT_THAT(calcrostic({"grade", "-"}, kSolved).lines(),
              ElementsAre("level 1 of 5", "- it takes 1 step and an effort of 0"));
}

}  // namespace
}  // namespace reckon::cli
