// SPDX-License-Identifier: MIT
// Arrays of LaTeX: what is read and what is refused. That what is written is read,
// grid_text_test.cpp says.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "reckon/letters/grid/first_puzzle_test.hpp"
#include "reckon/letters/grid/grid_text.hpp"

namespace reckon::letters {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(GridLatex, IsReadAsPeopleWriteIt) {
  const std::string text = R"(% A puzzle \begin{array}{c}
\[
\begin{tabular}[t]{c|c@{ }c
  cc} \hline AB & $\times$ & {C} & $=$ & \textbf{D}\text{EA} \\[2pt] % & one cell more \\
  + & \cdot & \div & \div &
    - \\* \hline A\,B & \ast & B & = & EF\\ = & = & = & = & = \\ BC & \times & A & = & E~F \\ \hline
\end{tabular}.
\])";
  const auto grid = read_grid(text);
  ASSERT_TRUE(grid) << grid.error().line << ":" << grid.error().column << grid.error().message;
  EXPECT_EQ(to_text(grid->puzzle, grid->letters), kFirstPuzzle);
  EXPECT_EQ(grid->line, 3U);
  EXPECT_EQ(grid->column, 1U);
  // Without diagonals cells are empty, and lines may be read the other way.
  const auto turned = read_grid(
      "$$\\begin{array}{*{5}{c}}5&=&2&+&3\\\\+&{}&+&&+\\\\1&=&1&+&0\\\\=&&=&&=\\\\6&=&3&+&3"
      "\\end{array}$$");
  ASSERT_TRUE(turned) << turned.error().message;
  EXPECT_EQ(turned->column, 3U);
  EXPECT_EQ(to_text(turned->puzzle), "5 = 2 + 3\n+ . + . +\n1 = 1 + 0\n= . = . =\n6 = 3 + 3\n");
}

TEST(GridLatex, StandsBetweenOtherGrids) {
  const std::string solved = "24 8 192 24 4 96 48 2 96 | ***+/-*/\n";
  const std::string array = to_latex(read_grid(kFirstPuzzle)->puzzle);
  const std::string one_line = array.substr(0, array.size() - 1);
  const std::string text = kFirstPuzzle + array + "\n" + kFirstPuzzle + "\\bigskip\n" + solved +
                           "$" + one_line + "$ and \\quad " + one_line +
                           " | \n% The end\n\\end{document}\n" + solved;
  GridReader reader(text);
  std::vector<std::size_t> lines;
  std::vector<std::size_t> letters;
  for (auto grid = reader.next();; grid = reader.next()) {
    ASSERT_TRUE(grid) << grid.error().line << ": " << grid.error().message;
    if (!*grid) break;
    lines.push_back((*grid)->line);
    letters.push_back((*grid)->puzzle.letters);
  }
  EXPECT_THAT(lines, ElementsAre(1, 6, 14, 20, 21, 27, 36));
  EXPECT_THAT(letters, ElementsAre(6, 6, 6, 0, 6, 6, 0));
}

TEST(GridLatex, IsRefusedWithItsPlace) {
  struct Bad {
    std::string text;
    std::size_t line;
    std::size_t column;
    std::string mention;
  };
  const std::string begin = "\\begin{array}{ccccc}\n";
  const std::string first = "A & + & B & = & C \\\\\n";
  const std::string signs = "+ & {} & + & {} & + \\\\\n";
  const std::string rest = "A & + & B & = & C \\\\\n= & & = & & = \\\\\nD & + & E & = & F";
  const std::string end = "\n\\end{array}\n";
  ASSERT_TRUE(read_grid(begin + first + signs + rest + end));
  const std::vector<Bad> all = {
      {begin + first + signs + rest, 1, 1, "\\end{array}"},
      {begin + first + signs + rest + "\n\\end{tabular}\n", 7, 1, "\\end{array}"},
      {"\n $" + begin + end, 2, 3, "no rows"},
      {"\\begin{array}\n" + first + signs + rest + end, 1, 14, "columns"},
      {begin + "A & + & B & = \\\\\n" + signs + rest + end, 2, 1, "not 4"},
      {begin + first + "+ & {} & + & {} & + & - \\\\\n" + rest + end, 3, 23, "6 cells"},
      {begin + first + "+ & {} & + & {} \\\\\n" + rest + end, 3, 17, "4 cells"},
      {begin + "A & + & \\mathrm{B€} & = & C \\\\\n" + signs + rest + end, 2, 18, "'€'"},
      {begin + "A & + & B\n & \\frac & C \\\\\n" + signs + rest + end, 3, 4, "'\\frac'"},
      {begin + "A & + & B\n & \\& & C \\\\\n" + signs + rest + end, 3, 4, "'\\&'"},
      {begin + "A & + & B & \\times & C \\\\\n" + signs + rest + end, 2, 13, "sign ="},
      {begin + "A & + &  & = & C \\\\\n" + signs + rest + end, 2, 10, "'.'"},
      {begin + first + signs + rest + "\\\\\n" + first + first + signs + signs + signs + end, 11,
       21, "at most 9"},
      {begin + std::string(20'000, 'A'), 2, 10'001, "too long"},
      {begin + std::string(200, '7') + " & + & B & = & C \\\\\n" + signs + rest + end, 2, 1,
       "200 digits"},
      {first + signs + rest, 1, 1, "not 10"},
      {"\\begin{matrix}\n" + first + signs + rest, 2, 1, "not 10"},
      {"\\begin{array}{", 1, 1, "never closed"},
      {"\\begin{array}", 1, 14, "columns"},
      {begin + "\\", 2, 1, "not known"},
  };
  for (const Bad& bad : all) {
    const auto grid = read_grid(bad.text);
    ASSERT_FALSE(grid) << bad.text;
    EXPECT_EQ(grid.error().line, bad.line) << bad.text << grid.error().message;
    EXPECT_EQ(grid.error().column, bad.column) << bad.text << grid.error().message;
    EXPECT_THAT(grid.error().message, HasSubstr(bad.mention)) << bad.text;
  }
}

}  // namespace
}  // namespace reckon::letters
