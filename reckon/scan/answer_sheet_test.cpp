// SPDX-License-Identifier: MIT
// Pages are drawn, filled in as pupils do, harmed as phones and scanners do, and read again.
#include "reckon/scan/answer_sheet.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/scan/font_shapes.hpp"
#include "reckon/vision/paper.hpp"

namespace reckon::scan {
namespace {

using contest::AnswerField;
using contest::AnswerPage;
using contest::FieldKind;
using contest::Hundredths;
using contest::PageSize;
using contest::Spot;
using vision::Grey;

constexpr std::string_view kEntrant = "K7QX2M4T9RBD";

// A page of greys from 0, black, to 1, with so many pixels for each millimetre.
class Drawing {
 public:
  Drawing(const AnswerPage& page, double pixels)
      : pixels_(pixels), rows_(at(page.height)), columns_(at(page.width)) {
    values_.assign(rows_ * columns_, 1.0);
  }

  double pixels() const { return pixels_; }
  std::size_t rows() const { return rows_; }
  std::size_t columns() const { return columns_; }
  double value(std::size_t row, std::size_t column) const {
    return row < rows_ && column < columns_ ? values_[row * columns_ + column] : 1.0;
  }

  // Darkens all pixels of a rectangle by a function of their place in hundredths.
  template <typename Shade>
  void shade(double top, double left, double bottom, double right, Shade shade) {
    const auto pixel = [&](double place) {
      return static_cast<std::size_t>(std::max(0.0, place * pixels_ / 100));
    };
    for (std::size_t row = pixel(top); row <= pixel(bottom) && row < rows_; ++row) {
      for (std::size_t column = pixel(left); column <= pixel(right) && column < columns_;
           ++column) {
        const double x = (static_cast<double>(column) + 0.5) * 100 / pixels_;
        const double y = (static_cast<double>(row) + 0.5) * 100 / pixels_;
        values_[row * columns_ + column] *= 1 - shade(x, y);
      }
    }
  }

  // A character with its left end and baseline here.
  void character(char character, double x, double baseline, double size, double darkness) {
    const auto shape = std::ranges::find(kFontShapes, character, &FontShape::character);
    if (shape == kFontShapes.end()) {
      if (character == '-') {
        shade(baseline - 0.30 * size, x + 0.1 * size, baseline - 0.22 * size, x + 0.45 * size,
              [&](double, double) { return darkness; });
      }
      return;
    }
    const double height = 0.73 * size;
    const double width = height * shape->width / 100;
    const double left = x + (0.6 * size - width) / 2;
    shade(baseline - height, left, baseline, left + width, [&](double px, double py) {
      const auto row =
          static_cast<std::size_t>((py - baseline + height) / height * double{kShapeRows});
      const auto column = static_cast<std::size_t>((px - left) / width * double{kShapeColumns});
      if (row >= kShapeRows || column >= kShapeColumns) return 0.0;
      return (shape->rows.at(row) >> (kShapeColumns - 1 - column) & 1U) != 0 ? darkness : 0.0;
    });
  }

  void ring(Spot centre, double radius) {
    shade(centre.y - radius - 20, centre.x - radius - 20, centre.y + radius + 20,
          centre.x + radius + 20, [&](double x, double y) {
            return std::abs(std::hypot(x - centre.x, y - centre.y) - radius) < 12 ? 0.5 : 0.0;
          });
  }

 private:
  std::size_t at(Hundredths length) const {
    return static_cast<std::size_t>(length * pixels_ / 100);
  }

  double pixels_;
  std::size_t rows_;
  std::size_t columns_;
  std::vector<double> values_;
};

Drawing printed(const AnswerPage& page, double pixels) {
  Drawing drawing(page, pixels);
  for (const Spot& corner : page.corners) {
    const double half = page.corner_side / 2.0;
    drawing.shade(corner.y - half, corner.x - half, corner.y + half, corner.x + half,
                  [](double, double) { return 0.95; });
  }
  std::string code(kEntrant);
  code.insert(8, "-").insert(4, "-");
  for (std::size_t i = 0; i < code.size(); ++i) {
    drawing.character(code[i], page.code_at.x + 0.6 * page.code_size * static_cast<double>(i),
                      page.code_at.y, page.code_size, 0.9);
  }
  for (const auto& block : page.blocks) {
    for (const auto& row : block.rows) {
      drawing.character(row.label, row.label_at.x - 80, row.label_at.y + 95, 260, 0.9);
      for (const auto& circle : row.circles) {
        drawing.ring(circle.centre, page.radius);
        drawing.character(circle.mark, circle.centre.x - 65, circle.centre.y + 80, 220, 0.35);
      }
    }
  }
  return drawing;
}

double real(SplitMix64& random, double least, double most) {
  return least + (most - least) * static_cast<double>(random.below(1'000'000)) / 1e6;
}

// A pencil covers a part of the circle, and may leave it.
void fill_in(Drawing& drawing, SplitMix64& random, Spot centre, double radius, double cover,
             double darkness) {
  const double x = centre.x + real(random, -40, 40);
  const double y = centre.y + real(random, -40, 40);
  const double reach = radius * std::sqrt(cover) * real(random, 0.95, 1.15);
  const double oval = real(random, 0.85, 1.2);
  drawing.shade(y - 2 * reach, x - 2 * reach, y + 2 * reach, x + 2 * reach,
                [&](double px, double py) {
                  if (std::hypot((px - x) * oval, (py - y) / oval) > reach) return 0.0;
                  return std::clamp(darkness + real(random, -0.2, 0.2), 0.0, 1.0);
                });
}

// The filled-in circle of each row, block by block; none if it stays empty.
using Truth = std::vector<std::vector<std::optional<std::size_t>>>;

Truth fill_in(Drawing& drawing, SplitMix64& random, const AnswerPage& page) {
  Truth truth;
  for (const auto& block : page.blocks) {
    auto& rows = truth.emplace_back();
    for (const auto& row : block.rows) {
      auto& mark = rows.emplace_back();
      const std::uint64_t count = row.circles.size();
      const auto spot = [&](std::uint64_t i) { return row.circles.at(i).centre; };
      if (random.below(5) != 0) {
        mark = random.below(count);
        fill_in(drawing, random, spot(*mark), page.radius, real(random, 0.55, 1.0),
                real(random, 0.45, 0.9));
      }
      if (random.below(16) != 0) continue;
      // Something was rubbed out.
      const std::uint64_t other = random.below(count);
      if (other != mark) {
        fill_in(drawing, random, spot(other), page.radius, real(random, 0.6, 1.0),
                real(random, 0.03, 0.14));
      }
    }
  }
  return truth;
}

struct Harm {
  double turn = 0;   // in degrees
  double lean = 0;   // how far corners move, in parts of the width
  double shade = 0;  // how much darker the darkest side is
  double noise = 0;
  bool blurred = false;
};

// The picture of a page, whose corners are moved.
Grey photographed(const Drawing& drawing, SplitMix64& random, const Harm& harm) {
  const double angle = harm.turn * std::acos(-1.0) / 180;
  const double wide = static_cast<double>(drawing.columns());
  const double high = static_cast<double>(drawing.rows());
  const double reach = std::abs(wide * std::cos(angle)) + std::abs(high * std::sin(angle));
  const double depth = std::abs(wide * std::sin(angle)) + std::abs(high * std::cos(angle));
  Grey picture(static_cast<std::size_t>(depth * 1.1), static_cast<std::size_t>(reach * 1.1));
  // A slight projection: a place moves with a factor that depends on it.
  const double right = real(random, -harm.lean, harm.lean) / wide;
  const double down = real(random, -harm.lean, harm.lean) / high;
  const double shade_right = real(random, -1, 1);
  const double shade_down = real(random, -1, 1);
  for (std::size_t row = 0; row < picture.rows(); ++row) {
    for (std::size_t column = 0; column < picture.columns(); ++column) {
      const double x = static_cast<double>(column) - static_cast<double>(picture.columns()) / 2;
      const double y = static_cast<double>(row) - static_cast<double>(picture.rows()) / 2;
      const double far = 1 + right * x + down * y;
      const double u = (x * std::cos(angle) + y * std::sin(angle)) / far + wide / 2;
      const double v = (-x * std::sin(angle) + y * std::cos(angle)) / far + high / 2;
      double light = 1;
      if (u >= 0 && v >= 0) {
        const auto c = static_cast<std::size_t>(u);
        const auto r = static_cast<std::size_t>(v);
        const double across = u - std::floor(u);
        const double below = v - std::floor(v);
        light =
            (drawing.value(r, c) * (1 - across) + drawing.value(r, c + 1) * across) * (1 - below) +
            (drawing.value(r + 1, c) * (1 - across) + drawing.value(r + 1, c + 1) * across) * below;
      }
      const double shadow =
          1 -
          harm.shade * std::clamp(shade_right * x / wide + shade_down * y / high + 0.4, 0.0, 1.0);
      const double noise = real(random, -harm.noise, harm.noise);
      picture(row, column) =
          static_cast<std::uint8_t>(std::clamp(245 * light * shadow + noise, 0.0, 255.0));
    }
  }
  return harm.blurred ? smoothed(picture) : picture;
}

AnswerPage random_page(SplitMix64& random) {
  std::vector<AnswerField> fields;
  for (std::size_t i = 0; i < contest::kMostQuestions; ++i) {
    const std::uint64_t letters = 3 + random.below(8);
    switch (random.below(6)) {
      case 0: fields.push_back({.kind = FieldKind::line}); break;
      case 1:
        fields.push_back({.kind = FieldKind::choice,
                          .labels = std::string("ABCDE").substr(0, 2 + random.below(4))});
        break;
      default:
        fields.push_back(
            {.kind = FieldKind::digits, .labels = std::string("ABCDEFGHIJ").substr(0, letters)});
    }
  }
  return answer_page(random.below(2) == 0 ? PageSize::a4 : PageSize::letter, fields);
}

// The code of the page, and those of others.
std::vector<std::string> codes_of_a_group() {
  SplitMix64 random(5);
  std::vector<std::string> codes;
  for (int i = 0; i < 40; ++i) {
    codes.push_back(contest::draw_access_code([&] { return random.next(); }));
  }
  codes.emplace_back(kEntrant);
  return codes;
}

// The page as it lies in the picture, by its code.
std::optional<PageInPicture> upright(const Grey& darkness, const AnswerPage& page) {
  static const Shapes shapes;
  static const std::vector<std::string> codes = codes_of_a_group();
  for (const PageInPicture& seen : pages_in(darkness, page)) {
    const auto code = code_on(darkness, seen, page, shapes, codes);
    if (!code) continue;
    EXPECT_EQ(*code, kEntrant);
    return seen;
  }
  return std::nullopt;
}

struct Count {
  std::size_t rows = 0;
  std::size_t lost = 0;
  std::size_t certain = 0;
  std::size_t doubt = 0;
  std::size_t wrong = 0;   // certain, but another circle, or none, is filled in
  std::size_t missed = 0;  // empty, but a circle is filled in
};

void compare(const Truth& truth, const std::vector<std::vector<MarkedRow>>& read, Count& count) {
  ASSERT_EQ(truth.size(), read.size());
  for (std::size_t block = 0; block < truth.size(); ++block) {
    ASSERT_EQ(truth[block].size(), read[block].size());
    for (std::size_t i = 0; i < truth[block].size(); ++i) {
      const auto& [marked, circle] = read[block][i];
      ++count.rows;
      if (marked == Marked::certain) ++count.certain;
      if (marked == Marked::doubt) ++count.doubt;
      if (marked == Marked::certain && truth[block][i] != circle) ++count.wrong;
      if (marked == Marked::empty && truth[block][i]) ++count.missed;
    }
  }
}

TEST(AnswerSheet, IsReadAsPupilsFillItIn) {
  const char* asked = std::getenv("RECKON_ANSWER_SHEETS");
  const int pages = asked != nullptr ? std::atoi(asked) : 4;
  SplitMix64 random(20'261'129);
  Count count;
  for (int i = 0; i < pages; ++i) {
    const AnswerPage page = random_page(random);
    const double dpi = real(random, 100, 200);
    Drawing drawing = printed(page, dpi / 25.4);
    const Truth truth = fill_in(drawing, random, page);
    const Harm harm{.turn = real(random, -8, 8) + 90.0 * static_cast<double>(random.below(4)),
                    .lean = 0.1,
                    .shade = 0.4,
                    .noise = real(random, 4, 20),
                    .blurred = random.below(2) == 0};
    const Grey darkness = vision::darkness(photographed(drawing, random, harm));
    const auto seen = upright(darkness, page);
    if (!seen) {
      ++count.lost;
      continue;
    }
    compare(truth, marks_on(darkness, *seen, page), count);
  }
  RecordProperty("rows", std::to_string(count.rows));
  std::printf("%d pages: %zu lost, %zu rows, %zu certain (%zu wrong), %zu in doubt, %zu missed\n",
              pages, count.lost, count.rows, count.certain, count.wrong, count.doubt, count.missed);
  EXPECT_EQ(count.lost, 0U);
  EXPECT_EQ(count.wrong, 0U);
  EXPECT_EQ(count.missed, 0U);
  EXPECT_LE(count.doubt * 50, count.rows);
}

TEST(AnswerSheet, IsInDoubtWhereTwoCirclesAreFilledInOrOneIsFaint) {
  SplitMix64 random(7);
  const std::vector<AnswerField> fields(6, {.kind = FieldKind::digits, .labels = "ABCDEF"});
  const AnswerPage page = answer_page(PageSize::a4, fields);
  Drawing drawing = printed(page, 6);
  for (const auto& block : page.blocks) {
    for (std::size_t row = 0; row < block.rows.size(); ++row) {
      const auto& circles = block.rows[row].circles;
      fill_in(drawing, random, circles[row].centre, page.radius, 0.8, 0.7);
    }
  }
  const auto& first = page.blocks[0].rows;
  fill_in(drawing, random, first[0].circles[7].centre, page.radius, 0.8, 0.5);
  const auto& other = page.blocks[1].rows;
  fill_in(drawing, random, other[3].circles[9].centre, page.radius, 0.8, 0.25);
  const Grey darkness = vision::darkness(photographed(drawing, random, {}));
  const auto seen = upright(darkness, page);
  ASSERT_TRUE(seen);
  const auto marks = marks_on(darkness, *seen, page);
  for (std::size_t block = 0; block < marks.size(); ++block) {
    for (std::size_t row = 0; row < marks[block].size(); ++row) {
      const bool is_doubtful = (block == 0 && row == 0) || (block == 1 && row == 3);
      EXPECT_EQ(marks[block][row].marked, is_doubtful ? Marked::doubt : Marked::certain)
          << block << ' ' << row;
      if (!is_doubtful) {
        EXPECT_EQ(marks[block][row].circle, row);
      }
    }
  }
}

TEST(AnswerSheet, MayHaveTheSameOptionInAllRows) {
  SplitMix64 random(13);
  const std::vector<AnswerField> fields(24, {.kind = FieldKind::choice, .labels = "ABCD"});
  const AnswerPage page = answer_page(PageSize::a4, fields);
  Drawing drawing = printed(page, 5);
  for (const auto& block : page.blocks) {
    fill_in(drawing, random, block.rows[0].circles[1].centre, page.radius, 0.8, 0.6);
  }
  const Grey darkness = vision::darkness(photographed(drawing, random, {}));
  const auto seen = upright(darkness, page);
  ASSERT_TRUE(seen);
  for (const auto& rows : marks_on(darkness, *seen, page)) {
    EXPECT_EQ(rows[0].marked, Marked::certain);
    EXPECT_EQ(rows[0].circle, 1U);
  }
}

TEST(AnswerSheet, IsNotSeenInOtherPictures) {
  SplitMix64 random(11);
  const AnswerPage page = random_page(random);
  EXPECT_TRUE(pages_in(Grey(), page).empty());
  EXPECT_TRUE(pages_in(Grey(300, 200), page).empty());
  Grey noise(400, 300);
  for (std::size_t row = 0; row < noise.rows(); ++row) {
    for (std::uint8_t& value : noise.row(row)) value = static_cast<std::uint8_t>(random.below(256));
  }
  EXPECT_FALSE(upright(vision::darkness(noise), page));
  // A page of another code is not taken for one of these.
  const Grey darkness = vision::darkness(photographed(printed(page, 5), random, {}));
  auto others = codes_of_a_group();
  others.pop_back();
  const Shapes shapes;
  EXPECT_FALSE(pages_in(darkness, page).empty());
  for (const PageInPicture& seen : pages_in(darkness, page)) {
    EXPECT_FALSE(code_on(darkness, seen, page, shapes, others));
  }
}

}  // namespace
}  // namespace reckon::scan
