// SPDX-License-Identifier: MIT
// reckon scan, with pages that are not printed by reckon sheet
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/scan/degraded_test.hpp"
#include "app/cli/scan/scan_test.hpp"
#include "app/images/printed_test.hpp"
#include "reckon/arith/effort_test.hpp"

namespace reckon::cli {
namespace {

using Json = nlohmann::json;

// Lines of words and operators.
using Lines = std::vector<Words>;

struct Look {
  std::string font = "DejaVuSansMono";
  double size = 18;
  bool framed = true;
};

class PrintedGrids : public ScanTest {
 protected:
  static std::vector<Lines> puzzles(std::uint64_t count, std::uint64_t seed) {
    const Outcome made = calcrostic(
        {"generate", "--count", std::to_string(count), "--seed", std::to_string(seed), "--ascii"});
    std::vector<Lines> all;
    bool fresh = true;
    for (const std::string& line : made.lines()) {
      if (line.empty() || line.starts_with('#')) {
        fresh = true;
        continue;
      }
      if (std::exchange(fresh, false)) all.emplace_back();
      std::istringstream stream(line);
      auto& words = all.back().emplace_back();
      for (std::string word; stream >> word;) words.push_back(word);
    }
    return all;
  }

  // At 150 dots an inch.
  vision::Grey printed(const Lines& lines, const Look& look) const {
    images::PrintedPage page(look.font, look.size);
    const double pitch = look.size * 0.62;
    const double column = 5 * pitch;
    const double row = look.size * (look.framed ? 2.9 : 2.6);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const double base = 40 + static_cast<double>(i) * row / 2;
      for (std::size_t j = 0; j < lines[i].size(); ++j) {
        const std::size_t words_before = j / 2;
        const double left = 30 + static_cast<double>(words_before) * (column + 2.2 * pitch);
        const bool word = i % 2 == 0 && j % 2 == 0;
        const double width = pitch * static_cast<double>(lines[i][j].size());
        const double at = j % 2 == 0 ? left + (column - width) / 2 : left + column + 0.6 * pitch;
        page.write(lines[i][j], at, base, pitch);
        if (word && look.framed) page.box(left, base - look.size * 1.05, column, look.size * 1.4);
      }
    }
    return picture_of(page);
  }

  Json scanned(const vision::Grey& picture) const {
    write(picture, file("harmed.png"));
    const Outcome outcome = run({"scan", file("harmed.png"), "--json"});
    EXPECT_LE(outcome.status, 1) << outcome.err;
    return outcome.json();
  }
};

std::string text_of(const Lines& lines) {
  std::string text;
  for (const Words& line : lines) {
    for (const std::string& word : line) {
      text += (word == "*" ? "×" : word == "/" ? "÷" : word == "-" ? "−" : word) + " ";
    }
  }
  return text;
}

// Changes an operator, or a letter: to one of the puzzle, or to any.
void misprint(Lines& lines, SplitMix64& random) {
  const auto any_of = [&](std::string_view choices) {
    return choices[random.below(choices.size())];
  };
  std::string letters;
  for (std::size_t i = 0; i < lines.size(); i += 2) {
    for (std::size_t j = 0; j < lines[i].size(); j += 2) letters += lines[i][j];
  }
  const std::uint64_t kind = random.below(4);
  while (true) {
    const std::size_t line = random.below(lines.size());
    std::string& token = lines[line][random.below(lines[line].size())];
    const bool word = token.front() >= 'A';
    if (token == "=" || word == (kind == 0)) continue;
    char& place = token[random.below(token.size())];
    const char other = any_of(!word ? "+-*/" : kind == 1 ? "ABCDEFGHIJKLMNOPQRSTUVWXYZ" : letters);
    if (other == place) continue;
    place = other;
    return;
  }
}

// Certain results are exactly the print, even if that is wrong. RECKON_MISPRINTS sets the number.
TEST_F(PrintedGrids, MisprintsAreNeverMended) {
  const std::uint64_t count = count_of("RECKON_MISPRINTS", effort(8, 2));
  std::size_t seen = 0;
  std::size_t certain = 0;
  for (std::uint64_t seed = 1; seed <= count; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    SplitMix64 random(seed);
    Lines lines = puzzles(1, seed).front();
    misprint(lines, random);
    const auto upto = [&](double most) {
      return static_cast<double>(random.below(1001)) / 1000 * most;
    };
    const Harm harm{.degrees = upto(10) - 5, .blur = upto(2), .noise = upto(20), .shadow = 0};
    const vision::Grey picture = degraded(printed(lines, {.framed = seed % 2 == 0}), harm, random);
    const Json answer = scanned(picture);
    for (const Json& found : answer["puzzles"]) {
      ++seen;
      if (found["certain"] == true) {
        ++certain;
        EXPECT_EQ(tokens_of(found["text"]), text_of(lines));
      }
    }
  }
  std::cout << certain << " of " << seen << " misprinted puzzles certain\n";
  EXPECT_GE(2 * seen, count);
}

// A plus that is printed instead of a division sign, and blurred.
TEST_F(PrintedGrids, ABlurredMisprintIsNotMended) {
  const Lines lines = {{"A", "+", "B", "=", "C"},
                       {"+", "-", "*", "+", "/"},
                       {"D", "+", "E", "=", "F"},
                       {"=", "=", "=", "=", "="},
                       {"GG", "-", "H", "=", "F"}};
  for (const double blur : {1.0, 1.5, 2.0}) {
    for (const bool framed : {false, true}) {
      SplitMix64 random(1);
      const Json answer = scanned(degraded(printed(lines, {.size = 22, .framed = framed}),
                                           {.blur = blur, .noise = 10}, random));
      for (const Json& found : answer["puzzles"]) EXPECT_EQ(found["certain"], false) << found;
    }
  }
}

// Detected print is read, or reported as unread: in its place, and on a page with another puzzle
// too.
TEST_F(PrintedGrids, WhatIsNotReadIsTold) {
  const Lines lines = puzzles(1, 3).front();
  const vision::Grey whole = printed(lines, {.framed = false});
  // Without its first column it is not a grid.
  vision::Grey torn = whole;
  for (std::size_t r = 0; r < torn.rows(); ++r) {
    for (std::size_t c = 0; c < 178; ++c) torn(r, c) = 255;
  }
  const Json alone = scanned(torn);
  EXPECT_THAT(alone["puzzles"], testing::IsEmpty());
  ASSERT_EQ(alone["unread"].size(), 1) << alone;
  const Json& place = alone["unread"][0];
  EXPECT_GE(place["left"].get<int>(), 170) << place;
  EXPECT_LE(place["right"].get<int>(), 520) << place;
  EXPECT_GE(place["top"].get<int>(), 40) << place;
  EXPECT_LE(place["bottom"].get<int>(), 300) << place;
  EXPECT_EQ(run({"scan", file("harmed.png")}).status, 1);
  EXPECT_THAT(run({"scan", file("harmed.png")}).out, testing::StartsWith("# not read: "));
  vision::Grey both(2 * whole.rows(), whole.columns(), 255);
  for (std::size_t r = 0; r < whole.rows(); ++r) {
    std::ranges::copy(whole.row(r), both.row(r).begin());
    std::ranges::copy(std::as_const(torn).row(r), both.row(r + whole.rows()).begin());
  }
  const Json two = scanned(both);
  ASSERT_EQ(two["puzzles"].size(), 1) << two;
  EXPECT_EQ(two["puzzles"][0]["certain"], true) << two;
  EXPECT_LE(two["puzzles"][0]["place"]["bottom"].get<int>(), 300);
  ASSERT_EQ(two["unread"].size(), 1) << two;
  EXPECT_GE(two["unread"][0]["top"].get<std::size_t>(), whole.rows());
}

// Other fonts and thin print: certain, in doubt, or reported as unread; never wrong.
TEST_F(PrintedGrids, OtherFonts) {
  const std::uint64_t count = count_of("RECKON_FONTS", effort(2, 1));
  std::size_t certain = 0;
  std::size_t all = 0;
  for (const std::string font :
       {"Helvetica", "Times-Roman", "Courier", "DejaVuSans-Bold", "DejaVuSerif"}) {
    for (std::uint64_t seed = 1; seed <= count; ++seed) {
      for (const bool framed : {false, true}) {
        SCOPED_TRACE(font + ", seed " + std::to_string(seed));
        SplitMix64 random(seed);
        const Lines lines = puzzles(1, seed).front();
        const vision::Grey picture =
            degraded(printed(lines, {.font = font, .framed = framed}), {.noise = 4}, random);
        const Json answer = scanned(picture);
        ++all;
        EXPECT_GE(answer["puzzles"].size() + answer["unread"].size(), 1);
        for (const Json& found : answer["puzzles"]) {
          if (found["certain"] == false) continue;
          ++certain;
          EXPECT_EQ(tokens_of(found["text"]), text_of(lines));
        }
      }
    }
  }
  std::cout << certain << " of " << all << " puzzles certain\n";
  EXPECT_GT(certain, 0U);
}

}  // namespace
}  // namespace reckon::cli
