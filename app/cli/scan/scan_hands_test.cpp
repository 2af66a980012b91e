// SPDX-License-Identifier: MIT
// reckon scan, of hands without frames
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iostream>
#include <string>
#include <vector>

#include "app/cli/scan/degraded_test.hpp"
#include "app/cli/scan/scan_test.hpp"
#include "app/images/printed_test.hpp"
#include "reckon/arith/effort_test.hpp"

namespace reckon::cli {
namespace {

using Json = nlohmann::json;

// The widths of figures and blanks, as parts of the size.
struct Typeface {
  std::string font;
  double figure = 0;
  double blank = 0;
};

const std::vector<Typeface>& typefaces() {
  static const std::vector<Typeface> all = {
      {.font = "DejaVuSansMono", .figure = 0.602, .blank = 0.602},
      {.font = "Helvetica", .figure = 0.556, .blank = 0.278},
      {.font = "Times-Roman", .figure = 0.5, .blank = 0.25},
      {.font = "Courier", .figure = 0.6, .blank = 0.6}};
  return all;
}

class PrintedHands : public ScanTest {
 protected:
  // Returns a page with a line for each hand, at 150 dots an inch.
  vision::Grey printed(const std::vector<Words>& lines, const Typeface& look, double size) const {
    images::PrintedPage page(look.font, size);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      double left = 25;
      for (const std::string& word : lines[i]) {
        // A colon may follow the number before it closely.
        const bool close = word == ":" && i % 2 == 1;
        if (close) left -= look.blank * size;
        page.write(word, left, 40 + static_cast<double>(i) * size * 2.4, look.figure * size);
        left += (static_cast<double>(word.size()) * look.figure + look.blank) * size;
      }
    }
    return picture_of(page);
  }
};

// RECKON_FONTS pages of four hands, in each of four fonts: rotated, blurred and in perspective.
// Certain results are right, and most hands are certain.
TEST_F(PrintedHands, AreRead) {
  const std::uint64_t count = count_of("RECKON_FONTS", effort(2, 1));
  std::size_t all = 0;
  std::size_t right = 0;
  std::size_t certain = 0;
  for (const Typeface& look : typefaces()) {
    for (std::uint64_t seed = 1; seed <= count; ++seed) {
      SCOPED_TRACE(fmt::format("{}, seed {}", look.font, seed));
      SplitMix64 random(seed);
      std::vector<Words> lines;
      std::vector<std::string> truth;
      for (int i = 0; i < 4; ++i) {
        Words& words = lines.emplace_back();
        for (int card = 0; card < 5; ++card) words.push_back(std::to_string(1 + random.below(25)));
        words.emplace_back(i == 0 ? "=" : ":");
        words.push_back(std::to_string(1 + random.below(25)));
        truth.push_back(
            fmt::format("{} : {}", fmt::join(words.begin(), words.end() - 2, " "), words.back()));
      }
      Harm harm = random_harm_from_the_side(random);
      harm.shadow = 0;
      const double size = 14 + static_cast<double>(random.below(9));
      write(degraded(printed(lines, look, size), harm, random), file("harmed.png"));
      const Json answer = run({"scan", file("harmed.png"), "--json"}).json();
      all += lines.size();
      for (const Json& found : answer["puzzles"]) {
        const bool is_right = std::ranges::count(truth, found["text"].get<std::string>()) > 0;
        if (is_right) ++right;
        if (found["certain"] == false) continue;
        ++certain;
        EXPECT_TRUE(is_right) << found << answer["unread"];
      }
      EXPECT_GE(answer["puzzles"].size() + answer["unread"].size(), 1);
    }
  }
  std::cout << right << " of " << all << " hands right, " << certain << " certain\n";
  EXPECT_GE(100 * right, 85 * all);
  EXPECT_GE(100 * certain, 70 * all);
}

// A row as people may print it: words, with a blank between two.
using Layout = std::function<Words(const Words& cards, const std::string& objective)>;

Words joined(const std::string& before, const Words& cards, const std::string& between,
             const std::string& after) {
  return {before + fmt::format("{}", fmt::join(cards, between)) + after};
}

std::vector<Layout> unusual_layouts() {
  return {
      [](const Words& cards, const std::string& objective) {
        Words words = cards;
        words.insert(words.end(), {"->", objective});
        return words;
      },
      [](const Words& cards, const std::string& objective) {
        return joined("", cards, ", ", " make " + objective);
      },
      [](const Words& cards, const std::string& objective) {
        return joined(objective + " from ", cards, " ", "");
      },
      [](const Words& cards, const std::string& objective) {
        return joined(objective + ": ", cards, " ", "");
      },
      [](const Words& cards, const std::string& objective) {
        return joined("", cards, "-", " (" + objective + ")");
      },
      [](const Words& cards, const std::string& objective) {
        return joined("(", cards, ", ", "; " + objective + ")");
      },
      [](const Words& cards, const std::string& objective) {
        return joined("1) ", cards, " ", " | " + objective);
      },
      [](const Words& cards, const std::string&) { return cards; },
      [](const Words& cards, const std::string& objective) {
        return joined("", cards, "   ", "   " + objective);
      },
  };
}

bool overlap(const Json& place, double top, double bottom) {
  return place["top"].get<double>() < bottom && place["bottom"].get<double>() > top;
}

// A row is read, in doubt, or reported as unread, at its place; certain results are right.
TEST_F(PrintedHands, AreNotPassedOverInOtherLayouts) {
  constexpr double kDots = 150.0 / 72;
  const std::uint64_t count = count_of("RECKON_FONTS", effort(2, 1));
  std::size_t all = 0;
  std::size_t read = 0;
  std::size_t silent = 0;
  std::size_t turn = 0;
  for (const Typeface& look : typefaces()) {
    for (const Layout& layout : unusual_layouts()) {
      if (turn++ % effort(1U, 3U) != 0) continue;
      for (std::uint64_t seed = 1; seed <= count; ++seed) {
        SplitMix64 random(seed);
        std::vector<Words> lines;
        std::vector<std::string> truth;
        for (int i = 0; i < 4; ++i) {
          Words cards;
          for (int card = 0; card < 5; ++card) {
            cards.push_back(std::to_string(1 + random.below(25)));
          }
          const std::string objective = std::to_string(1 + random.below(25));
          lines.push_back(layout(cards, objective));
          truth.push_back(fmt::format("{} : {}", fmt::join(cards, " "), objective));
        }
        SCOPED_TRACE(
            fmt::format("{}, seed {}, {}", look.font, seed, fmt::join(lines.front(), " ")));
        const double size = 14 + static_cast<double>(random.below(5));
        write(degraded(printed(lines, look, size), {.noise = 4}, random), file("row.png"));
        const Json answer = run({"scan", file("row.png"), "--json"}).json();
        for (std::size_t i = 0; i < lines.size(); ++i) {
          ++all;
          const double base = (40 + static_cast<double>(i) * size * 2.4) * kDots;
          const auto is_there = [&](const Json& place) {
            return overlap(place, base - size * kDots / 2, base);
          };
          const auto found = std::ranges::find_if(
              answer["puzzles"], [&](const Json& one) { return is_there(one["place"]); });
          if (found != answer["puzzles"].end()) {
            ++read;
            EXPECT_TRUE((*found)["certain"] == false || (*found)["text"] == truth[i]) << *found;
          } else if (std::ranges::none_of(answer["unread"], is_there)) {
            ++silent;
            ADD_FAILURE() << fmt::format("nothing is said of {}", fmt::join(lines[i], " "));
          }
        }
      }
    }
  }
  std::cout << read << " of " << all << " rows read or in doubt, of " << silent
            << " nothing is said\n";
}

}  // namespace
}  // namespace reckon::cli
