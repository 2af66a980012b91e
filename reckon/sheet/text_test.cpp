// SPDX-License-Identifier: MIT
#include "reckon/sheet/text.hpp"

#include <gtest/gtest.h>

#include "reckon/kinds/code.hpp"
#include "reckon/kinds/entries_test.hpp"
#include "reckon/sheet/svg.hpp"

namespace reckon::sheet {
namespace {

using kinds::Entry;
using kinds::GridPuzzle;
using kinds::random_entries;
std::size_t count_of(const std::string& text, std::string_view part) {
  std::size_t count = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != text.npos; at += part.size()) ++count;
  return count;
}

TEST(PlainText, HasEveryPuzzleAndAnswerAsTheyAreRead) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const auto entries = random_entries(seed, 8);
    const std::string text = to_plain_text(entries, {}, {});
    for (const Entry& entry : entries) {
      EXPECT_EQ(count_of(text, '[' + entry.code + "]\n" + to_text(entry.puzzle)), 1U) << text;
      EXPECT_NE(text.find(entry.solved.solution), text.npos);
    }
    EXPECT_EQ(count_of(to_plain_text(entries, {}, {.puzzles = true, .answers = false}), "Answers"),
              0U);
    EXPECT_EQ(count_of(to_plain_text(entries, {}, {.puzzles = false, .answers = true}), "["), 0U);
  }
}

// Braces and environments are balanced, what is not ASCII is in the tables that the packages bring,
// and the reader of grids finds every grid again.
TEST(Latex, IsWhatTheReaderOfGridsReads) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    SCOPED_TRACE(seed);
    const auto entries = random_entries(seed, 8);
    const Style style = {.language = kAllLanguages[seed % 2],
                         .title = "50 % of {a} & b_c \\ d~e^f $g #1 \"h\" <i> |j| – €"};
    const std::string text = to_latex_document(entries, style, {.puzzles = true, .answers = false});
    EXPECT_EQ(count_of(text, "\\begin{"), count_of(text, "\\end{"));
    EXPECT_EQ(count_of(text, "{") - count_of(text, "\\{"),
              count_of(text, "}") - count_of(text, "\\}"));
    EXPECT_EQ((count_of(text, "$") - count_of(text, "\\$")) % 2, 0U);
    EXPECT_NE(text.find("50 \\% of \\{a\\} \\& b\\_c \\textbackslash{} d\\textasciitilde{}e"
                        "\\textasciicircum{}f \\$g \\#1 \\textquotedbl{}h\\textquotedbl{} "
                        "\\textless{}i\\textgreater{} \\textbar{}j\\textbar{} – \\texteuro{}"),
              text.npos)
        << text;
    for (const std::string_view sign : {"×", "÷", "−"}) EXPECT_EQ(count_of(text, sign), 0U);
    std::size_t at = 0;
    for (const Entry& entry : entries) {
      EXPECT_EQ(count_of(text, "\\texttt{" + entry.code + "}"), 1U);
      const auto* const grid = std::get_if<GridPuzzle>(&entry.puzzle);
      if (grid == nullptr) continue;
      at = text.find("\\begin{array}", at);
      ASSERT_NE(at, text.npos);
      const std::size_t end =
          text.find("\\end{array}", at) + std::string_view("\\end{array}").size();
      const auto read = letters::read_grid(text.substr(at, end - at));
      ASSERT_TRUE(read) << read.error().message;
      EXPECT_EQ(read->puzzle.layout, grid->layout);
      if (grid->asks_for_numbers()) {
        EXPECT_EQ(read->given, grid->given);
      } else {
        EXPECT_EQ(read->puzzle.words, encode(grid->layout, grid->numbers)->words);
      }
      at = end;
    }
  }
}

// Every sign of a calculation is one that LaTeX knows; long codes and equations are broken.
TEST(Latex, WritesCalculations) {
  krypto::Solver solver;
  const std::string sum = "AP1RA-K90JM-QA4JM-KAY57-J565H-NGXTT-11Z";  // ...; M ≤ 1
  std::vector<Entry> entries;
  for (const std::string& code :
       {std::string("AA674-7535J-06G53-N"), std::string("AM165-55H57-6545J-57605-H470N-D"), sum,
        std::string("A0RM2-QV307")}) {
    const auto puzzle = kinds::puzzle_of(code);
    ASSERT_TRUE(puzzle) << code;
    auto entry = entry_of(solver, *puzzle);
    ASSERT_TRUE(entry) << entry.error().message;
    entries.push_back(*std::move(entry));
  }
  entries.front().code = "A" + std::string(50, '-');
  const std::string text = to_latex_document(entries, {}, {});
  for (const std::string_view sign : {"×", "÷", "−", "≠", "≤", "B^2"}) {
    EXPECT_EQ(count_of(text, sign), 0U) << sign;
  }
  EXPECT_EQ(count_of(text, "B\\textasciicircum{}2"), 1U);
  EXPECT_EQ(count_of(text, "-\\allowbreak{}"), 50U);
  EXPECT_EQ(count_of(text, "\\makebox[.5em]{$\\times$}~~~~DAE\\\\\n"), 1U);
}

TEST(Svg, HasLettersAsTextAndNothingThatRuns) {
  const auto entries = random_entries(3, 8);
  const auto pages = lay_out(entries, {.title = "a < b & \"c\" > d"});
  const std::string svg = to_svg(pages.front(), "a < b & \"c\" > d");
  EXPECT_EQ(count_of(svg, "<text"), count_of(svg, "</text>"));
  EXPECT_NE(svg.find("<title>a &lt; b &amp; &quot;c&quot; &gt; d</title>"), svg.npos);
  EXPECT_NE(svg.find("width=\"595.28pt\" height=\"841.89pt\" viewBox=\"0 0 595.28 841.89\""),
            svg.npos);
  const std::string html = to_html(pages, "a < b", Language::french);
  EXPECT_NE(html.find("<html lang=\"fr\">"), html.npos);
  EXPECT_NE(html.find("@page { size: 595.28pt 841.89pt; margin: 0 }"), html.npos);
  EXPECT_EQ(count_of(html, "<svg"), pages.size());
  for (const std::string& text : {svg, html}) {
    for (const std::string_view part : {"<script", "style=", "href", "url("}) {
      EXPECT_EQ(count_of(text, part), 0U) << part;
    }
    for (const Entry& entry : entries) {
      EXPECT_EQ(count_of(html, entry.code), 1U) << entry.code;
    }
  }
}

}  // namespace
}  // namespace reckon::sheet
