// SPDX-License-Identifier: MIT
// reckon scan of pages on which a pen has crossed, circled or ticked puzzles.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <iostream>
#include <numbers>
#include <string>
#include <vector>

#include "app/cli/scan/degraded_test.hpp"
#include "app/cli/scan/scan_test.hpp"
#include "reckon/arith/effort_test.hpp"
#include "reckon/vision/parts.hpp"

namespace reckon::cli {
namespace {

using Json = nlohmann::json;
using vision::Grey;
using vision::Rectangle;

struct Spot {
  double row;
  double column;
};

// Draws along the spots with a round pen.
void draw(Grey& page, const std::vector<Spot>& spots, double radius, std::uint8_t grey) {
  const auto dot = [&](const Spot& at) {
    const auto reach = static_cast<std::ptrdiff_t>(radius) + 1;
    for (std::ptrdiff_t i = -reach; i <= reach; ++i) {
      for (std::ptrdiff_t j = -reach; j <= reach; ++j) {
        const auto r = static_cast<std::ptrdiff_t>(at.row) + i;
        const auto c = static_cast<std::ptrdiff_t>(at.column) + j;
        const bool is_inside = r >= 0 && c >= 0 && static_cast<std::size_t>(r) < page.rows() &&
                               static_cast<std::size_t>(c) < page.columns();
        if (is_inside && std::hypot(static_cast<double>(i), static_cast<double>(j)) <= radius) {
          page(static_cast<std::size_t>(r), static_cast<std::size_t>(c)) = grey;
        }
      }
    }
  };
  for (std::size_t i = 0; i + 1 < spots.size(); ++i) {
    const Spot& from = spots[i];
    const Spot& to = spots[i + 1];
    const double length = std::hypot(to.row - from.row, to.column - from.column) + 1;
    for (double way = 0; way <= length; ++way) {
      dot({.row = from.row + (to.row - from.row) * way / length,
           .column = from.column + (to.column - from.column) * way / length});
    }
  }
}

Rectangle place_of(const Json& place) {
  return {.top = place["top"],
          .left = place["left"],
          .bottom = place["bottom"],
          .right = place["right"]};
}

// Draws a stroke over this place, around it or near it.
void stroke(Grey& page, const Rectangle& place, SplitMix64& random) {
  const auto upto = [&](double most) {
    return static_cast<double>(random.below(1001)) / 1000 * most;
  };
  const auto height = static_cast<double>(place.height());
  const auto width = static_cast<double>(place.width());
  const auto somewhere = [&] {
    return Spot{.row = static_cast<double>(place.top) - 20 + upto(height + 40),
                .column = static_cast<double>(place.left) - 20 + upto(width + 40)};
  };
  const double radius = 1 + upto(2.5);
  const auto grey = static_cast<std::uint8_t>(upto(120));
  const std::uint64_t shape = random.below(5);
  if (shape == 0) {  // a circle
    const Spot middle = somewhere();
    const double high = height / 4 + upto(height / 2);
    const double wide = width / 4 + upto(width / 2);
    std::vector<Spot> spots;
    for (int i = 0; i <= 60; ++i) {
      const double angle = i * std::numbers::pi / 30;
      spots.push_back({.row = middle.row + high * std::sin(angle),
                       .column = middle.column + wide * std::cos(angle)});
    }
    draw(page, spots, radius, grey);
  } else if (shape == 1) {  // a tick
    const Spot at = somewhere();
    draw(page,
         {at,
          {.row = at.row + 20, .column = at.column + 15},
          {.row = at.row - 40, .column = at.column + 60}},
         radius, grey);
  } else if (shape == 2) {  // through all of it
    const double row = static_cast<double>(place.top) + upto(height);
    draw(page,
         {{.row = row, .column = static_cast<double>(place.left) - 10},
          {.row = row + upto(20) - 10, .column = static_cast<double>(place.right) + 10}},
         radius, grey);
  } else if (shape == 3) {  // a cross
    const auto top = static_cast<double>(place.top);
    const auto left = static_cast<double>(place.left);
    draw(page, {{.row = top, .column = left}, {.row = top + height, .column = left + width}},
         radius, grey);
    draw(page, {{.row = top + height, .column = left}, {.row = top, .column = left + width}},
         radius, grey);
  } else {
    draw(page, {somewhere(), somewhere()}, radius, grey);
  }
}

bool overlap(const Rectangle& a, const Rectangle& b) {
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}

const std::array<Words, 5> kSheets = {Words{"--krypto", "6"},
                                      {"--krypto", "4", "--calcrostic", "2"},
                                      {"--alphametic", "3", "--krypto", "2"},
                                      {"--newspaper", "2", "--numbers", "2"},
                                      {"--calcrostic", "3", "--alphametic", "1"}};

class ScanOfStrokes : public ScanTest {};

// RECKON_STROKED sheets with six strokes each: every puzzle is certain and right, in doubt, or not
// read with its place.
TEST_F(ScanOfStrokes, EveryPuzzleIsMentioned) {
  constexpr int kStrokes = 6;
  const std::uint64_t count = count_of("RECKON_STROKED", effort(5, 1));
  std::size_t all = 0;
  std::array<std::size_t, 3> lists{};
  for (std::uint64_t seed = 1; seed <= count; ++seed) {
    SplitMix64 random(seed);
    Words words = kSheets[seed % kSheets.size()];
    words.insert(words.end(), {"--seed", std::to_string(seed)});
    Grey page = picture_in(sheet(words).pages[0]);
    write(page, file("clean.png"));
    const Outcome clean = run({"scan", file("clean.png"), "--json"});
    EXPECT_EQ(clean.status, 0) << clean.out;
    const Json truth = clean.json()["puzzles"];
    for (int i = 0; i < kStrokes; ++i) {
      stroke(page, place_of(truth[random.below(truth.size())]["place"]), random);
    }
    write(page, file("stroked.png"));
    const Json answer = run({"scan", file("stroked.png"), "--json"}).json();
    for (const Json& puzzle : truth) {
      SCOPED_TRACE("seed " + std::to_string(seed) + ": " + puzzle.dump());
      ++all;
      const Rectangle place = place_of(puzzle["place"]);
      const auto found = std::ranges::find_if(answer["puzzles"], [&](const Json& one) {
        return overlap(place, place_of(one["place"]));
      });
      if (found != answer["puzzles"].end()) {
        const bool certain = (*found)["certain"];
        ++lists[certain ? 0 : 1];
        if (certain) {
          EXPECT_EQ(tokens_of((*found)["text"]), tokens_of(puzzle["text"]));
        }
        continue;
      }
      ++lists[2];
      EXPECT_TRUE(std::ranges::any_of(answer["unread"], [&](const Json& one) {
        return overlap(place, place_of(one));
      })) << answer["unread"];
    }
  }
  std::cout << all << " puzzles: " << lists[0] << " certain, " << lists[1] << " in doubt, "
            << lists[2] << " not read\n";
}

}  // namespace
}  // namespace reckon::cli
