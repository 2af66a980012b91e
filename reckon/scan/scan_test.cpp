// SPDX-License-Identifier: MIT
#include "reckon/scan/scan.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/scan/doubts_test.hpp"
#include "reckon/scan/font_shapes.hpp"

namespace reckon::scan {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using vision::Grey;
using vision::Rectangle;

constexpr std::size_t kTall = 30;                 // of characters
constexpr std::size_t kPitch = kTall * 83 / 100;  // the distance between characters

// A white page to draw on.
class Canvas {
 public:
  Canvas(std::size_t rows, std::size_t columns) : page_(rows, columns, 250) {}

  const Grey& page() const { return page_; }

  // Draws a border of 2 pixels.
  void frame(const Rectangle& inside) {
    const Rectangle outside{.top = inside.top - 2,
                            .left = inside.left - 2,
                            .bottom = inside.bottom + 2,
                            .right = inside.right + 2};
    for (std::size_t r = outside.top; r < outside.bottom; ++r) {
      for (std::size_t c = outside.left; c < outside.right; ++c) {
        if (!inside.holds({.top = r, .left = c, .bottom = r + 1, .right = c + 1})) page_(r, c) = 5;
      }
    }
  }

  // Draws characters and operators, with this upper left corner.
  void write(std::string_view text, std::size_t top, std::size_t left) {
    for (const char c : text) {
      const auto letter = std::ranges::find(kFontShapes, c, &FontShape::character);
      const auto sign = std::ranges::find(kSignShapes, c, &FontShape::character);
      if (letter != kFontShapes.end()) {
        draw(*letter, top, left, kTall);
      } else if (c == '-') {
        for (std::size_t i = 0; i < 21 * 3; ++i) page_(top + 14 + i / 21, left + i % 21) = 5;
      } else if (sign != kSignShapes.end()) {
        const std::size_t height = kTall * 70 / std::max<std::size_t>(sign->width, 100);
        draw(*sign, top + (kTall - height) / 2, left, height);
      }
      left += kPitch;
    }
  }

 private:
  void draw(const FontShape& shape, std::size_t top, std::size_t left, std::size_t height) {
    const std::size_t width = height * shape.width / 100;
    for (std::size_t r = 0; r < height; ++r) {
      const std::uint32_t row = shape.rows[r * kShapeRows / height];
      for (std::size_t c = 0; c < width; ++c) {
        const std::size_t column = c * kShapeColumns / width;
        if ((row >> (kShapeColumns - 1 - column) & 1) != 0) page_(top + r, left + c) = 5;
      }
    }
  }

  Grey page_;
};

std::vector<Found> scanned(const Grey& picture, char answer = 0) {
  return scan_page(
             picture, [&](const Grey&, std::string_view) { return answer; }, [](auto, auto) {})
      .puzzles;
}

Canvas hand() {
  Canvas canvas(300, 700);
  std::size_t left = 60;
  for (const std::string_view card : {"8", "12", "8", "9", "25"}) {
    const std::size_t width = 20 + card.size() * kPitch;
    canvas.frame({.top = 100, .left = left, .bottom = 166, .right = left + width});
    canvas.write(card, 118, left + 12);
    left += width + 10;
  }
  canvas.write(":", 118, left + 8);
  left += 33;
  canvas.frame({.top = 100, .left = left, .bottom = 166, .right = left + 45});
  canvas.write("9", 118, left + 12);
  return canvas;
}

TEST(Scan, AHandInFrames) {
  std::size_t told = 0;
  const auto found = scan_page(
                         hand().page(), [](const Grey&, std::string_view) { return '\0'; },
                         [&](std::size_t done, std::size_t all) {
                           ++told;
                           EXPECT_EQ(done, 1);
                           EXPECT_EQ(all, 1);
                         })
                         .puzzles;
  EXPECT_EQ(told, 1);
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].form, Form::hand);
  EXPECT_TRUE(found[0].certain) << found[0].doubts.size();
  EXPECT_EQ(found[0].text, "8 12 8 9 25 : 9");
}

TEST(Scan, ReadersThatDisagreeLeaveDoubts) {
  const auto found = scanned(hand().page(), '8');
  ASSERT_EQ(found.size(), 1);
  EXPECT_FALSE(found[0].certain);
  EXPECT_EQ(found[0].doubts.size(), 6);  // all but the two that are 8
  EXPECT_EQ(sentence_of(found[0].doubts.back()), "the objective: may be 9 or 8");
}

TEST(Scan, AGridWithoutFrames) {
  Canvas canvas(500, 700);
  const std::vector<std::string_view> lines = {"AB * C  = DEA", "+  * /  / -", "AB * B  = EF",
                                               "=  = =  = =", "BC * A  = EF"};
  for (std::size_t i = 0; i < lines.size(); ++i) canvas.write(lines[i], 80 + 50 * i, 100);
  const auto found = scanned(canvas.page());
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].form, Form::grid);
  EXPECT_TRUE(found[0].certain) << testing::PrintToString(sentences_of(found[0].doubts))
                                << found[0].text;
  EXPECT_EQ(found[0].text, "AB × C = DEA\n+  × ÷ ÷ −\nAB × B = EF\n=  = = = =\nBC × A = EF\n");
}

// Words in a line, one blank apart; an empty word widens the gap.
Canvas row_of(const std::vector<std::string_view>& words) {
  Canvas canvas(300, 800);
  std::size_t left = 60;
  for (const std::string_view word : words) {
    canvas.write(word, 118, left);
    left += (word.size() + 1) * kPitch;
  }
  return canvas;
}

Scanned all_in(const Canvas& canvas) {
  return scan_page(
      canvas.page(), [](const Grey&, std::string_view) { return '\0'; }, [](auto, auto) {});
}

TEST(Scan, AHandWithoutFrames) {
  for (const std::string_view sign : {":", "="}) {
    const Scanned all = all_in(row_of({"8", "12", "8", "9", "25", sign, "19"}));
    EXPECT_THAT(all.unread, IsEmpty());
    ASSERT_EQ(all.puzzles.size(), 1);
    const Found& found = all.puzzles.front();
    EXPECT_EQ(found.form, Form::hand);
    EXPECT_TRUE(found.certain) << testing::PrintToString(sentences_of(found.doubts));
    EXPECT_EQ(found.text, "8 12 8 9 25 : 19");
    EXPECT_TRUE(found.place.holds({.top = 122, .left = 64, .bottom = 144, .right = 430}));
    EXPECT_TRUE(
        (Rectangle{.top = 110, .left = 52, .bottom = 156, .right = 490}.holds(found.place)));
  }
}

// Set apart only by a gap, or by another mark, with a card too few or too many.
TEST(Scan, AHandWithoutFramesMayBeInDoubt) {
  using Words = std::vector<std::string_view>;
  for (const auto& [words, text] : std::vector<std::pair<Words, std::string_view>>{
           {{"8", "12", "8", "9", "25", "", "", "19"}, "8 12 8 9 25 : 19"},
           {{"8", "12", "8", "9", "25", "-", "19"}, "8 12 8 9 25 : 19"},
           {{"8", "12", "8", "9", ":", "19"}, "8 12 8 9 : 19"},
           {{"8", "12", "", "", "8", "9", "25", "7", ":", "19"}, "8 9 25 7 : 19"},
           {{"3", "8", "12", "8", "9", "25", ":", "19"}, "3 8 12 8 9 25 : 19"}}) {
    SCOPED_TRACE(text);
    const Scanned all = all_in(row_of(words));
    ASSERT_EQ(all.puzzles.size(), 1);
    EXPECT_FALSE(all.puzzles.front().certain);
    EXPECT_EQ(all.puzzles.front().text, text);
  }
}

// Rows that are not hands: letters are reported as unread, and sums are not hands.
TEST(Scan, RowsThatAreNotHands) {
  const Scanned letters = all_in(row_of({"A", "BK", "X", "V", "KA", ":", "W"}));
  EXPECT_THAT(letters.puzzles, IsEmpty());
  ASSERT_EQ(letters.unread.size(), 1);
  EXPECT_TRUE(
      (Rectangle{.top = 110, .left = 52, .bottom = 156, .right = 500}.holds(letters.unread[0])));
  EXPECT_THAT(all_in(row_of({"7", "+", "2", "-", "9", "+", "14", "=", "14"})).puzzles, IsEmpty());
  EXPECT_THAT(all_in(row_of({"7", "2", "9", ":", "14"})).puzzles, IsEmpty());
  EXPECT_THAT(all_in(row_of({"7", "2", "9", "14", "8", "3"})).puzzles, IsEmpty());
}

TEST(Scan, NothingInPicturesOfNothing) {
  for (const std::size_t size : {1U, 29U, 30U, 200U}) {
    EXPECT_THAT(scanned(Grey(size, size, 255)), IsEmpty());
    EXPECT_THAT(scanned(Grey(size, 2 * size, 0)), IsEmpty());
  }
}

// Reading ends for any picture, and finds nothing certain in random ones.
TEST(Scan, PicturesOfAnything) {
  SplitMix64 random(17);
  for (int i = 0; i < effort(60, 6); ++i) {
    SCOPED_TRACE(i);
    const std::uint64_t period = 2 + random.below(40);
    const std::uint64_t thick = 1 + random.below(period);
    const std::uint64_t kind = random.below(4);
    Grey picture(30 + random.below(300), 30 + random.below(300));
    for (std::size_t r = 0; r < picture.rows(); ++r) {
      for (std::size_t c = 0; c < picture.columns(); ++c) {
        const bool down = r % period < thick;
        const bool across = c % period < thick;
        const std::uint64_t value = kind == 0   ? random.below(256)
                                    : kind == 1 ? (down ? 0 : 255)
                                    : kind == 2 ? (down || across ? 0 : 255)
                                                : (down != across ? random.below(99) : 200);
        picture(r, c) = static_cast<std::uint8_t>(value);
      }
    }
    for (const Found& found : scanned(picture, 'A')) EXPECT_FALSE(found.certain) << found.text;
  }
}

}  // namespace
}  // namespace reckon::scan
