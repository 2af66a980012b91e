// SPDX-License-Identifier: MIT
// Grid texts: reading, writing, errors.
#include "reckon/letters/grid/grid_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/calcrostic/calcrostic_line.hpp"
#include "reckon/letters/grid/first_puzzle_test.hpp"
#include "reckon/letters/grid/grid_cells.hpp"
#include "reckon/letters/solve/line_solver.hpp"

namespace reckon::letters {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

constexpr const char* kSolvedGrid = "24 8 192 24 4 96 48 2 96 | ***+/-*/";
// A newspaper puzzle: no diagonals, read from right to left.
constexpr const char* kNewspaper =
    "AA = KF ÷ EDKH\n"
    "+ + −\n"
    "EHCG = J × EDB\n"
    "= = =\n"
    "EEAE = DK − EEJD\n";

bool equal(const LinePuzzle& left, const LinePuzzle& right) {
  return left.layout == right.layout && left.words == right.words && left.letters == right.letters;
}

std::string encoded(const calcrostic::Calcrostic& calcrostic) {
  return to_text(puzzle_of(calcrostic));
}

TEST(GridText, IsThePuzzleOfTheSolvedGrid) {
  const auto grid = read_grid(kFirstPuzzle);
  ASSERT_TRUE(grid);
  EXPECT_EQ(grid->letters, "ABCDEF");
  EXPECT_EQ(grid->line, 1U);
  const auto solved = calcrostic::read_line(kSolvedGrid);
  EXPECT_TRUE(equal(grid->puzzle, puzzle_of(*solved)));
  EXPECT_EQ(numbers_of(grid->puzzle, {2, 4, 8, 1, 9, 6}),
            std::vector<std::int64_t>(solved->numbers.begin(), solved->numbers.end()));
  EXPECT_EQ(to_text(grid->puzzle), kFirstPuzzle);
}

TEST(GridText, OfAllVersions) {
  // The puzzles of a class in the order of the source, except for P4 and P6.
  const std::map<std::size_t, std::string> puzzles = {
      {0, kFirstPuzzle},
      {1, "AB × C = DE\n−  × × ÷ +\nCA × A = DE\n=  = = = =\nCA × B = FDC\n"},
      {2, "AB  ÷ C = DE\n+   ÷ × × −\nAB  ÷ D = CD\n=   = = = =\nFAC ÷ E = CD\n"},
      {4, "AB  + AB = BC\n×   × ×  × ×\nC   ÷ B  = A\n=   = =  = =\nDEA − EF = EF\n"},
      {6, "AB + AB = CAD\n÷  ÷ ÷  ÷ ÷\nD  × E  = F\n=  = =  = =\nEF − DE = DE\n"},
      {7, "AB − CA = CA\n×  × ×  × ×\nC  × A  = B\n=  = =  = =\nDE + DE = FDC\n"}};
  const auto all = calcrostic::versions(*calcrostic::read_line(kSolvedGrid));
  for (const calcrostic::Calcrostic& version : all) EXPECT_TRUE(holds(version));
  for (const auto& [index, text] : puzzles) {
    EXPECT_EQ(encoded(all[index]), text);
    const auto grid = read_grid(text);
    ASSERT_TRUE(grid) << grid.error().message;
    EXPECT_EQ(to_text(grid->puzzle), text);
  }
}

// P4 and P6 of the source, whose rows and letters run from right to left.
TEST(GridText, OfVersionsThatAreReadTheOtherWay) {
  const std::map<std::string, std::vector<std::int64_t>> puzzles = {
      {"CE = D ÷ ABC\n+  × ÷ ÷ −\nCE = E ÷ BF\n=  = = = =\nED = C ÷ BF\n",
       {24, 8, 192, 24, 4, 96, 48, 2, 96}},
      {"BD = BD − ABC\n÷  ÷ ÷  ÷ ÷\nC  = F  ÷ E\n=  = =  = =\nFE = CF + CF\n",
       {96, 96, 192, 2, 4, 8, 48, 24, 24}}};
  for (const auto& [text, numbers] : puzzles) {
    const auto grid = read_grid(text);
    ASSERT_TRUE(grid) << grid.error().message;
    const auto found = answers(grid->puzzle);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(numbers_of(grid->puzzle, found[0]), numbers);
    EXPECT_EQ(to_text(grid->puzzle, grid->letters), text);
    const auto calcrostic = calcrostic::calcrostic_of(grid->puzzle.layout, numbers);
    ASSERT_TRUE(calcrostic);
    EXPECT_EQ(calcrostic::standard_form(*calcrostic),
              calcrostic::standard_form(*calcrostic::read_line(kSolvedGrid)));
  }
}

TEST(GridText, ReadsLinesTheOtherWay) {
  const std::vector<std::int64_t> numbers = {55, 24, 1320, 1096, 8, 137, 1151, 32, 1183};
  const auto grid = read_grid(kNewspaper);
  ASSERT_TRUE(grid) << grid.error().message;
  const Layout& layout = grid->puzzle.layout;
  EXPECT_FALSE(layout.diagonals);
  EXPECT_THAT(layout.lines, SizeIs(6));
  EXPECT_TRUE(holds(layout, numbers));
  EXPECT_EQ(layout.lines[0].cells[0], 2);
  EXPECT_EQ(layout.lines[0].result(), 0);
  EXPECT_EQ(grid->letters, "AKFEDHCGJB");
  EXPECT_TRUE(holds(layout, numbers_of(grid->puzzle, {5, 2, 4, 1, 3, 0, 9, 6, 8, 7})));
  // It is written as it was read.
  EXPECT_EQ(to_text(grid->puzzle, grid->letters),
            "AA   = KF ÷ EDKH\n"
            "+    . +  . −\n"
            "EHCG = J  × EDB\n"
            "=    . =  . =\n"
            "EEAE = DK − EEJD\n");
  EXPECT_EQ(to_text(layout, numbers, Typography::ascii),
            "55   = 24 / 1320\n"
            "+    . +  . -\n"
            "1096 = 8  * 137\n"
            "=    . =  . =\n"
            "1151 = 32 - 1183\n");
}

// A letter more than once, in either case where it is not of A to Z, with or without composition.
TEST(GridText, TakesLettersAndSymbolsOfAllScripts) {
  const std::string usual =
      "ÉΩ × я = 東👍🏽É\n"
      "+  × ÷ ÷ −\n"
      "ÉΩ × Ω = 👍🏽●\n"
      "=  = = = =\n"
      "Ωя × É = 👍🏽●\n";
  const std::string text =
      "e\u0301ω × Я = 東👍🏽É\n+ × ÷ ÷ −\nÉΩ × Ω = 👍🏽●\n= = = = =\nΩя × é = 👍🏽●\n";
  const auto first = read_grid(kFirstPuzzle);
  const auto grid = read_grid(text);
  ASSERT_TRUE(grid) << grid.error().message;
  EXPECT_EQ(grid->letters, "ÉΩЯ東👍🏽●");
  EXPECT_EQ(grid->puzzle.words, first->puzzle.words);
  EXPECT_EQ(answers(grid->puzzle), answers(first->puzzle));
  const std::string written = to_text(grid->puzzle, grid->letters);
  EXPECT_EQ(read_grid(written)->puzzle.words, first->puzzle.words);
  EXPECT_EQ(to_text(read_grid(written)->puzzle, grid->letters), written);
  EXPECT_EQ(read_grid(to_latex(grid->puzzle, grid->letters))->letters, grid->letters);
  EXPECT_EQ(letter_name(4, grid->letters), "👍🏽");
  EXPECT_EQ(index_of_letter(grid->letters, "●"), 5U);
  EXPECT_EQ(index_of_letter(grid->letters, "👍"), std::nullopt);
  EXPECT_EQ(letter_count(grid->letters), 6U);
}

TEST(GridText, SaysWhichLetterIsOneTooMany) {
  const auto grid = read_grid("ÀÁÂ + Ã = B\n+ . + . +\nÄÅÆ + ÇÈ = É\n= . = . =\nÊ + 1 = 2\n");
  ASSERT_FALSE(grid);
  EXPECT_EQ(grid.error().message,
            "'É' is one letter more than there are digits in base 10: use at most 10");
  EXPECT_EQ(grid.error().fault.text, "É");
  EXPECT_EQ(grid.error().line, 3U);
}

TEST(GridText, HasGivenDigits) {
  const auto grid = read_grid("A4 + b = 28\n+ . + . +\n1 + 2 = 3\n= . = . =\n25 + xA = 0\n");
  ASSERT_TRUE(grid) << grid.error().message;
  EXPECT_EQ(grid->letters, "Abx");
  EXPECT_EQ(grid->puzzle.words[0], (Word{Symbol::letter(0), Symbol::digit(4)}));
  EXPECT_EQ(grid->puzzle.words[7], (Word{Symbol::letter(2), Symbol::letter(0)}));
  EXPECT_EQ(grid->numbers(), std::nullopt);
  // Digits above nine are written in brackets.
  const auto large = read_grid("A(11) + 1 = 2\n+ + +\n1 + 2 = 3\n= = =\n2 + 3 = (10)\n",
                               {.base = 12, .leading_zeros = false});
  ASSERT_TRUE(large) << large.error().message;
  EXPECT_EQ(large->puzzle.words[0], (Word{Symbol::letter(0), Symbol::digit(11)}));
  EXPECT_THAT(to_text(large->puzzle), HasSubstr("A(11) + 1 = 2\n"));
}

TEST(GridText, IsWrittenForLatex) {
  EXPECT_EQ(to_latex(read_grid(kFirstPuzzle)->puzzle),
            "\\begin{array}{ccccc}\n"
            "  \\mathrm{AB} & \\times & \\mathrm{C} & = & \\mathrm{DEA} \\\\\n"
            "  + & \\times & \\div & \\div & - \\\\\n"
            "  \\mathrm{AB} & \\times & \\mathrm{B} & = & \\mathrm{EF} \\\\\n"
            "  = & = & = & = & = \\\\\n"
            "  \\mathrm{BC} & \\times & \\mathrm{A} & = & \\mathrm{EF} \\\\\n"
            "\\end{array}\n");
  const auto solved = read_grid(kNewspaper);
  const std::vector<std::int64_t> numbers = {55, 24, 1320, 1096, 8, 137, 1151, 32, 1183};
  EXPECT_THAT(to_latex(solved->puzzle.layout, numbers),
              HasSubstr("  55 & = & 24 & \\div & 1320 \\\\\n  + & {} & + & {} & - \\\\\n"));
}

TEST(GridText, TellsCalcrosticsFromOtherGrids) {
  const calcrostic::Calcrostic solved = *calcrostic::read_line(kSolvedGrid);
  EXPECT_EQ(calcrostic::calcrostic_of(layout_of(solved.operators), solved.numbers), solved);
  const auto turned =
      read_grid("192 = 8 × 24\n−   ÷ ÷ × +\n96  = 4 × 24\n=   = = = =\n96  = 2 × 48\n");
  ASSERT_TRUE(turned) << turned.error().message;
  const auto calcrostic = calcrostic::calcrostic_of(turned->puzzle.layout, *turned->numbers());
  ASSERT_TRUE(calcrostic);
  EXPECT_TRUE(holds(*calcrostic));
  EXPECT_EQ(calcrostic::to_line(*calcrostic), "192 8 24 96 4 24 96 2 48 | ///-/+/*");
  EXPECT_FALSE(calcrostic::calcrostic_of(read_grid(kNewspaper)->puzzle.layout, {}));
}

// --- What is refused

TEST(GridText, IsRefusedWithItsPlace) {
  struct Bad {
    std::string text;
    std::size_t line;
    std::size_t column;
    std::string mention;
  };
  const std::string end = "\nE × F = G\n= = =\nA × B = C\n";
  const std::string long_number = "A × " + std::string(200, '7') + " = C\n+ + +";
  for (const Bad& bad : std::vector<Bad>{
           {"", 1, 1, "no grid"},
           {"# nothing\n\n", 1, 1, "no grid"},
           {kFirstPuzzle + std::string("\n") + kFirstPuzzle, 7, 1, "one grid more"},
           {"A + B = C\n", 1, 1, "not 1"},
           {"A + B = C\n+ + +\nA + B = C\n= = =\n", 4, 1, "not 4"},
           {"A + B =\n+ + +" + end, 1, 1, "not 4"},
           {"A + B\n+ + +" + end, 1, 1, "not 3"},
           {"A × B = C\n+ +" + end, 2, 4, "2 cells"},
           {"A × B = C\n+ × ÷ ÷ − −" + end, 2, 11, "6 cells"},
           {"A × B = C\n+ × ÷ " + std::string("\nE × F =\n= = =\nA × B = C\n"), 3, 8, "4 cells"},
           {"A × B = C\n+ ++ +" + end, 2, 3, "'++'"},
           {"A × B = C\n+ Q +" + end, 2, 3, "'Q'"},
           {"A Q B = C\n+ + +" + end, 1, 3, "'Q'"},
           {"A × = = C\n+ + +" + end, 1, 5, "number belongs"},
           {"A × B é C\n+ + +" + end, 1, 7, "'é'"},
           {"A × B€ = C\n+ + +" + end, 1, 6, "'€'"},
           {"A × B\xFF = C\n+ + +" + end, 1, 6, "'?'"},
           {long_number + end, 1, 5, "200 digits"},
           {"A × B + C\n+ + +" + end, 1, 7, "row 1 lacks its sign ="},
           {"A = B = C\n+ + +" + end, 1, 7, "row 1 has two signs ="},
           {"A × B = C\n+ . + . +\nE × F = G\n= . + . =\nA × B = C\n", 4, 5, "column 2 lacks"},
           {"A × B = C\n+ . + . .\nE × F = G\n= . = . =\nA × B = C\n", 2, 9, "column 3 lacks"},
           {"A × B = C\n+ - + . +\nE × F = G\n= = = = =\nA × B = C\n", 2, 7, "other diagonal"},
           {"A + B + C = D\n+ - + . + . +\nE + F + G = H\n= . = . = . =\nA + B + C = D\n", 2, 3,
            "3 x 3"},
           {"A + B = C + D\n+ + + +\nE + F + G = H\n= = = =\nA + B + C = D\n", 1, 7, "next to"},
           {"ABCDE × FGHIJ = K\n+ + +" + end, 1, 17, "'K'"},
           {"24 8 192 | ***\n", 1, 10, "not 3"},
           {std::string(20000, 'A') + "\n", 1, 1, "too long"},
           {kFirstPuzzle + std::string(kFirstPuzzle), 10, 1, "at most 9"},
       }) {
    const auto grid = read_grid(bad.text);
    ASSERT_FALSE(grid) << bad.text;
    EXPECT_EQ(grid.error().line, bad.line) << bad.text << grid.error().message;
    EXPECT_EQ(grid.error().column, bad.column) << bad.text << grid.error().message;
    EXPECT_THAT(grid.error().message, HasSubstr(bad.mention)) << bad.text;
  }
  const auto octal = read_grid("18 + B = C\n+ + +" + end, {.base = 8, .leading_zeros = false});
  ASSERT_FALSE(octal);
  EXPECT_EQ(octal.error().column, 2U);
}

// --- Files

TEST(GridReader, ReadsOneAfterTheOther) {
  const std::string text = std::string("\xEF\xBB\xBF# A file\r\n\r\n")
                               .append(kSolvedGrid)
                               .append(" # solved\r\n")
                               .append(kFirstPuzzle)
                               .append(kSolvedGrid)
                               .append("\n\n\n# The newspaper's\n")
                               .append(kNewspaper)
                               .append("# and its end\n\n\n");
  GridReader reader(text);
  std::vector<std::size_t> lines;
  std::vector<std::size_t> letters;
  for (auto grid = reader.next();; grid = reader.next()) {
    ASSERT_TRUE(grid) << grid.error().message;
    if (!*grid) break;
    lines.push_back((*grid)->line);
    letters.push_back((*grid)->puzzle.letters);
  }
  EXPECT_THAT(lines, ElementsAre(3, 4, 9, 13));
  EXPECT_THAT(letters, ElementsAre(0, 6, 0, 10));
}

// --- What is written is read

// A puzzle of any size with lines in either direction; its letters are in order of appearance.
rc::Gen<LinePuzzle> any_puzzle() {
  return rc::gen::exec([] {
    Layout layout;
    layout.rows = static_cast<std::uint8_t>(*rc::gen::inRange(3, 6));
    layout.columns = static_cast<std::uint8_t>(*rc::gen::inRange(3, 6));
    layout.diagonals = layout.rows == 3 && layout.columns == 3 && *rc::gen::arbitrary<bool>();
    for (const auto& cells : cells_of_lines(layout)) {
      Line line{.size = static_cast<std::uint8_t>(cells.size())};
      std::ranges::copy(cells, line.cells.begin());
      if (*rc::gen::arbitrary<bool>()) {
        std::reverse(line.cells.begin(), line.cells.begin() + line.size);
      }
      for (std::size_t i = 0; i + 2 < cells.size(); ++i) {
        line.operators[i] = static_cast<Operator>(*rc::gen::inRange(0, 4));
      }
      layout.lines.push_back(line);
    }
    const unsigned base = *rc::gen::inRange(2U, 37U);
    std::vector<Word> words(layout.cells());
    std::size_t letters = 0;
    for (Word& word : words) {
      const std::size_t length = *rc::gen::inRange<std::size_t>(1, 5);
      while (word.size() < length) {
        if (*rc::gen::arbitrary<bool>()) {
          word.push_back(Symbol::digit(*rc::gen::inRange(0U, base)));
          continue;
        }
        const std::size_t most = std::min<std::size_t>(letters + 1, base);
        const std::size_t letter = *rc::gen::inRange<std::size_t>(0, most);
        letters = std::max(letters, letter + 1);
        word.push_back(Symbol::letter(letter));
      }
    }
    const auto puzzle = LinePuzzle::make(
        layout, words, {.base = base, .leading_zeros = *rc::gen::arbitrary<bool>()});
    RC_PRE(puzzle.has_value());
    return *puzzle;
  });
}

RC_GTEST_PROP(GridText, IsReadAsItWasWritten, ()) {
  const LinePuzzle puzzle = *any_puzzle();
  // Any letters work as names.
  std::string names = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  if (*rc::gen::arbitrary<bool>()) std::ranges::reverse(names);
  const std::vector<std::function<std::string(const LinePuzzle&, std::string_view)>> writers = {
      [](const auto& of, auto letters) { return to_text(of, letters, Typography::typeset); },
      [](const auto& of, auto letters) { return to_text(of, letters, Typography::ascii); },
      [](const auto& of, auto letters) { return to_latex(of, letters); }};
  for (const auto& write : writers) {
    const std::string text = write(puzzle, names);
    const auto grid = read_grid(text, puzzle.conditions);
    if (!grid) RC_FAIL(text + grid.error().message);
    RC_ASSERT(equal(grid->puzzle, puzzle));
    RC_ASSERT(grid->letters == names.substr(0, puzzle.letters));
    RC_ASSERT(write(grid->puzzle, grid->letters) == text);
  }
}

}  // namespace
}  // namespace reckon::letters
