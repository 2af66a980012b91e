// reckon scan, of hands without frames
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#include "app/cli/scan_test.hpp"
#include "app/images/degraded_test.hpp"
#include "app/images/printed_test.hpp"
#include "reckon/arith/effort_test.hpp"

namespace reckon::cli {
namespace {

using Json = nlohmann::json;

// How wide figures and blanks are, in parts of the size.
struct Typeface {
  std::string font;
  double figure = 0;
  double blank = 0;
};

class PrintedHands : public ScanTest {
 protected:
  // A line for each hand, at 150 dots an inch.
  vision::Grey printed(const std::vector<Words>& lines, const Typeface& look, double size) const {
    images::PrintedPage page(look.font, size);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      double left = 25;
      for (const std::string& word : lines[i]) {
        // A colon may stand close to the number before it.
        const bool close = word == ":" && i % 2 == 1;
        if (close) left -= look.blank * size;
        page.write(word, left, 40 + static_cast<double>(i) * size * 2.4, look.figure * size);
        left += (static_cast<double>(word.size()) * look.figure + look.blank) * size;
      }
    }
    return picture_of(page);
  }
};

// As many pages of four hands as RECKON_FONTS says, of each of four fonts: turned, blurred and seen
// from the side. What is certain is right, and most hands are.
TEST_F(PrintedHands, AreRead) {
  const char* const told = std::getenv("RECKON_FONTS");
  const std::uint64_t count = told == nullptr ? effort(2, 1) : std::stoull(told);
  std::size_t all = 0;
  std::size_t right = 0;
  std::size_t certain = 0;
  for (const Typeface& look : {Typeface{.font = "DejaVuSansMono", .figure = 0.602, .blank = 0.602},
                               Typeface{.font = "Helvetica", .figure = 0.556, .blank = 0.278},
                               Typeface{.font = "Times-Roman", .figure = 0.5, .blank = 0.25},
                               Typeface{.font = "Courier", .figure = 0.6, .blank = 0.6}}) {
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
      images::Harm harm = images::random_harm_from_the_side(random);
      harm.shadow = 0;
      const double size = 14 + static_cast<double>(random.below(9));
      write(images::degraded(printed(lines, look, size), harm, random), file("harmed.png"));
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

}  // namespace
}  // namespace reckon::cli
