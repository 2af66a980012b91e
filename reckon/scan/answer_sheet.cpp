// SPDX-License-Identifier: MIT
#include "reckon/scan/answer_sheet.hpp"

#include <algorithm>
#include <bit>
#include <map>

#include "reckon/kinds/detail/code_symbols.hpp"
#include "reckon/scan/root.hpp"
#include "reckon/vision/paper.hpp"

namespace reckon::scan {

using contest::AnswerPage;
using contest::Spot;
using vision::Grey;
using vision::Part;
using vision::Rectangle;

namespace {

constexpr std::int64_t kOne = 16;  // parts of a pixel in a PicturePlace

// --- Corner squares ---

// Whether the ink of a part fills a square, which may be turned.
bool is_like_a_square(const Part& part) {
  const std::size_t height = part.box.height();
  const std::size_t width = part.box.width();
  const std::size_t least = std::min(height, width);
  constexpr std::size_t kLeastSide = 6;
  if (least < kLeastSide || std::max(height, width) * 3 > least * 4) return false;
  // A square turned by 45 degrees fills half of its box.
  return part.area * 100 >= height * width * 45;
}

PicturePlace middle_of(const Part& part) {
  const auto half = [](std::size_t twice) {
    return static_cast<std::int64_t>(twice) * kOne / 2 - kOne / 2;
  };
  return {.row = half(part.box.middle_row()), .column = half(part.box.middle_column())};
}

std::int64_t cross(const PicturePlace& a, const PicturePlace& b, const PicturePlace& c) {
  return (b.column - a.column) * (c.row - a.row) - (b.row - a.row) * (c.column - a.column);
}

// Four places around a quadrangle.
using Ring = std::array<PicturePlace, 4>;

// Puts four places in clockwise order around their convex hull; false if one lies within.
bool put_in_order(Ring& places) {
  constexpr std::array<std::array<std::size_t, 4>, 3> kOrders = {
      {{0, 1, 2, 3}, {0, 2, 1, 3}, {0, 1, 3, 2}}};
  for (const auto& order : kOrders) {
    Ring ring{};
    for (std::size_t i = 0; i < 4; ++i) ring.at(i) = places.at(order.at(i));
    std::size_t right = 0;
    std::size_t left = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      const std::int64_t turn = cross(ring.at(i), ring.at((i + 1) % 4), ring.at((i + 2) % 4));
      if (turn > 0) ++right;
      if (turn < 0) ++left;
    }
    if (right != 4 && left != 4) continue;
    if (left == 4) std::ranges::reverse(ring);
    places = ring;
    return true;
  }
  return false;
}

std::int64_t length_between(const PicturePlace& a, const PicturePlace& b) {
  const std::int64_t down = a.row - b.row;
  const std::int64_t across = a.column - b.column;
  return root_of(down * down + across * across);
}

// Whether two lengths are within this percentage of each other.
bool are_near(std::int64_t a, std::int64_t b, std::int64_t hundredths) {
  return std::max(a, b) * 100 <= std::min(a, b) * (100 + hundredths);
}

// Whether the ring has the proportions of the page, the first place at its upper left, and squares
// of this side.
bool fits(const Ring& ring, const AnswerPage& page, std::int64_t side) {
  const std::int64_t top = length_between(ring[0], ring[1]);
  const std::int64_t right = length_between(ring[1], ring[2]);
  const std::int64_t bottom = length_between(ring[2], ring[3]);
  const std::int64_t left = length_between(ring[3], ring[0]);
  const std::int64_t width = page.corners[1].x - page.corners[0].x;
  const std::int64_t height = page.corners[2].y - page.corners[0].y;
  return are_near(top, bottom, 35) && are_near(left, right, 35) &&
         are_near((top + bottom) * height, (left + right) * width, 25) &&
         are_near(side * 2 * width, (top + bottom) * page.corner_side, 45);
}

// Returns the ring of the chosen parts. It begins with the upper left corner of the page or the
// lower right one. Parts have to be in the order of their areas. Empty unless they are the corners.
std::optional<Ring> corners_in(std::span<const Part> parts, std::uint32_t chosen,
                               const AnswerPage& page) {
  Ring ring{};
  std::size_t count = 0;
  std::size_t area = 0;
  std::size_t largest = 0;
  std::size_t smallest = 0;
  for (; chosen != 0; chosen &= chosen - 1) {
    const Part& part = parts[static_cast<std::size_t>(std::countr_zero(chosen))];
    if (count == 0) largest = part.area;
    smallest = part.area;
    area += part.area;
    ring.at(count++) = middle_of(part);
  }
  if (smallest * 3 < largest || !put_in_order(ring)) return std::nullopt;
  const std::int64_t side = root_of(static_cast<std::int64_t>(area) * kOne * kOne / 4);
  for (std::size_t turn = 0; turn < 2; ++turn) {
    std::ranges::rotate(ring, ring.begin() + 1);
    if (fits(ring, page, side)) return ring;
  }
  return std::nullopt;
}

// --- The darkness of marks ---

// The mean darkness within a circle, in 1/16.
int darkness_within(const Grey& darkness, const PageInPicture& seen, Spot centre,
                    contest::Hundredths radius) {
  constexpr int kSteps = 4;   // from the middle to the edge
  constexpr int kReach = 64;  // hundredths of the radius: within the printed outline
  constexpr int kInside = kSteps * kSteps;
  int sum = 0;
  int count = 0;
  for (int down = -kSteps; down <= kSteps; ++down) {
    for (int across = -kSteps; across <= kSteps; ++across) {
      if (down * down + across * across > kInside) continue;
      const auto [row, column] =
          seen.place({.x = centre.x + radius * kReach * across / (100 * kSteps),
                      .y = centre.y + radius * kReach * down / (100 * kSteps)});
      sum += between(darkness, row, column);
      ++count;
    }
  }
  return sum * static_cast<int>(kOne) / count;
}

// The value below which so many hundredths of the values lie.
int quantile(std::vector<int> values, std::size_t hundredths) {
  if (values.empty()) return 0;
  const auto at =
      values.begin() + static_cast<std::ptrdiff_t>((values.size() - 1) * hundredths / 100);
  std::ranges::nth_element(values, at);
  return *at;
}

// The darkness of all circles, row by row and block by block.
using Values = std::vector<std::vector<std::vector<int>>>;

Values values_on(const Grey& darkness, const PageInPicture& seen, const AnswerPage& page) {
  Values values;
  for (const contest::AnswerBlock& block : page.blocks) {
    auto& rows = values.emplace_back();
    for (const contest::CircleRow& row : block.rows) {
      auto& circles = rows.emplace_back();
      for (const contest::Circle& circle : row.circles) {
        circles.push_back(darkness_within(darkness, seen, circle.centre, page.radius));
      }
    }
  }
  return values;
}

// Takes away what is printed: the lower quartile of circles with the same digit, if there are many,
// and then that of the row. A page may have the same option right in all rows, but not the same
// digit: letters of a question have different ones.
void take_print_away(const AnswerPage& page, Values& values) {
  constexpr std::size_t kMany = 8;
  constexpr std::size_t kEmpty = 25;
  std::map<char, std::vector<int>> of_mark;
  const auto each = [&](const auto& apply) {
    for (std::size_t block = 0; block < values.size(); ++block) {
      for (std::size_t row = 0; row < values[block].size(); ++row) {
        const contest::CircleRow& printed = page.blocks[block].rows[row];
        if (printed.label == ' ') continue;  // options
        for (std::size_t i = 0; i < printed.circles.size(); ++i) {
          apply(printed.circles[i].mark, values[block][row][i]);
        }
      }
    }
  };
  each([&](char mark, int value) { of_mark[mark].push_back(value); });
  std::map<char, int> printed;
  for (const auto& [mark, all] : of_mark) {
    printed[mark] = all.size() < kMany ? 0 : quantile(all, kEmpty);
  }
  each([&](char mark, int& value) { value -= printed[mark]; });
  for (auto& rows : values) {
    for (auto& circles : rows) {
      const int usual = quantile(circles, kEmpty);
      for (int& value : circles) value -= usual;
    }
  }
}

// How dark most marks of the page are.
int strength_of(const Values& values) {
  constexpr int kLeast = 255 * static_cast<int>(kOne) / 5;
  std::vector<int> tops;
  for (const auto& rows : values) {
    for (const auto& circles : rows) {
      const int top = circles.empty() ? 0 : std::ranges::max(circles);
      if (top > kLeast) tops.push_back(top);
    }
  }
  return tops.empty() ? 255 * static_cast<int>(kOne) / 2 : quantile(std::move(tops), 50);
}

MarkedRow row_of(const std::vector<int>& circles, int strength) {
  constexpr int kTrace = 22;
  constexpr int kMark = 45;
  if (circles.empty()) return {};
  const auto top = std::ranges::max_element(circles);
  const bool others = std::ranges::count_if(
                          circles, [&](int value) { return value * 100 >= strength * kTrace; }) > 1;
  MarkedRow row{.circle = static_cast<std::size_t>(top - circles.begin())};
  if (*top * 100 < strength * kTrace) {
    row.marked = Marked::empty;
  } else if (*top * 100 > strength * kMark && !others) {
    row.marked = Marked::certain;
  } else {
    row.marked = Marked::doubt;
  }
  return row;
}

// --- The code ---

// The likeness of each character of the code to each character, in thousandths.
constexpr std::size_t kCodePoints = 128;
using LikenessTable = std::array<std::array<int, kCodePoints>, contest::kCodeLength>;

// The box of the ink within a cell; empty if there is none.
Rectangle ink_within(const vision::Mask& ink, const Rectangle& cell) {
  std::optional<Rectangle> box;
  for (std::size_t row = cell.top; row < std::min(cell.bottom, ink.rows()); ++row) {
    for (std::size_t column = cell.left; column < std::min(cell.right, ink.columns()); ++column) {
      if (ink(row, column) == 0) continue;
      const Rectangle one{.top = row, .left = column, .bottom = row + 1, .right = column + 1};
      box = box ? box->with(one) : one;
    }
  }
  return box.value_or(Rectangle{});
}

LikenessTable likenesses_of_code(const Grey& darkness, const PageInPicture& seen,
                                 const AnswerPage& page, const Shapes& shapes) {
  constexpr contest::Hundredths kPixels = 10;  // for each millimetre
  constexpr std::size_t kGroup = 4;            // characters between hyphens
  const contest::Hundredths size = page.code_size;
  const contest::Hundredths step = size * 602 / 1000;  // of DejaVu Sans Mono
  const Spot first{.x = page.code_at.x - step, .y = page.code_at.y - size};
  const Spot last{.x = page.code_at.x + 15 * step, .y = page.code_at.y + size / 4};
  const Grey flat = seen_from_above(darkness, seen, first, last, kPixels);
  const vision::Mask ink = ink_of(flat, 50);
  LikenessTable table{};
  for (std::size_t i = 0; i < table.size(); ++i) {
    const auto place = static_cast<contest::Hundredths>(1 + i + i / kGroup);
    const auto column = [&](contest::Hundredths x) {
      return static_cast<std::size_t>(x * kPixels / 100);
    };
    const Rectangle box = ink_within(ink, {.top = 0,
                                           .left = column(place * step),
                                           .bottom = flat.rows(),
                                           .right = column((place + 1) * step)});
    for (const auto& [character, score] : shapes.character(flat, box, kinds::kCodeAlphabet)) {
      table.at(i).at(static_cast<unsigned char>(character) % kCodePoints) = score;
    }
  }
  return table;
}

}  // namespace

PageInPicture::PageInPicture(const AnswerPage& page, const std::array<PicturePlace, 4>& corners)
    : origin_(page.corners[0]),
      width_(page.corners[1].x - page.corners[0].x),
      height_(page.corners[2].y - page.corners[0].y) {
  // The projection of the unit square to a quadrangle, all parts times `depth`: P. S. Heckbert,
  // "Fundamentals of Texture Mapping and Image Warping", 1989, section 2.2.3.
  const auto& [a, b, d, c] = corners;  // around the quadrangle: a, b, c, d
  const Wide across_1 = b.column - c.column;
  const Wide across_2 = d.column - c.column;
  const Wide down_1 = b.row - c.row;
  const Wide down_2 = d.row - c.row;
  const Wide across = a.column - b.column + c.column - d.column;
  const Wide down = a.row - b.row + c.row - d.row;
  const Wide depth = across_1 * down_2 - across_2 * down_1;
  const Wide far_across = across * down_2 - across_2 * down;
  const Wide far_down = across_1 * down - across * down_1;
  depth_ = {.across = far_across, .down = far_down, .start = depth};
  column_ = {.across = depth * (b.column - a.column) + far_across * b.column,
             .down = depth * (d.column - a.column) + far_down * d.column,
             .start = depth * a.column};
  row_ = {.across = depth * (b.row - a.row) + far_across * b.row,
          .down = depth * (d.row - a.row) + far_down * d.row,
          .start = depth * a.row};
}

std::pair<std::int64_t, std::int64_t> PageInPicture::place(Spot spot) const {
  const Wide across = Wide{spot.x - origin_.x} * height_;
  const Wide down = Wide{spot.y - origin_.y} * width_;
  const Wide whole = Wide{width_} * height_;
  const auto at = [&](const Axis& axis) {
    return axis.across * across + axis.down * down + axis.start * whole;
  };
  constexpr Wide kFiner = vision::kPlaceOne / kOne;
  const Wide depth = at(depth_);
  if (depth == 0) return {-1, -1};  // beyond the horizon
  return {static_cast<std::int64_t>(at(row_) * kFiner / depth),
          static_cast<std::int64_t>(at(column_) * kFiner / depth)};
}

std::vector<PageInPicture> pages_in(const Grey& darkness, const AnswerPage& page) {
  // Solid ink: pencil marks and shadows are lighter.
  constexpr unsigned kSolid = 55;
  auto parts = parts_of(ink_of(darkness, kSolid), 1, vision::Touch::edges).parts;
  std::erase_if(parts, [](const Part& part) { return !is_like_a_square(part); });
  std::ranges::sort(parts, std::ranges::greater(), &Part::area);
  constexpr std::size_t kMostSquares = 16;
  parts.resize(std::min(parts.size(), kMostSquares));
  std::optional<Ring> best;
  std::int64_t largest = 0;
  // Each choice of four squares is a number with four bits.
  for (std::uint32_t chosen = 0; chosen < (1U << parts.size()); ++chosen) {
    if (std::popcount(chosen) != 4) continue;
    const auto ring = corners_in(parts, chosen, page);
    if (!ring) continue;
    const auto& [a, b, c, d] = *ring;
    const std::int64_t size = cross(a, b, c) + cross(a, c, d);
    if (size <= largest) continue;
    largest = size;
    best = ring;
  }
  if (!best) return {};
  const auto& [a, b, c, d] = *best;
  return {PageInPicture(page, {a, b, d, c}), PageInPicture(page, {c, d, b, a})};
}

std::optional<std::string> code_on(const Grey& darkness, const PageInPicture& seen,
                                   const AnswerPage& page, const Shapes& shapes,
                                   std::span<const std::string> codes) {
  const LikenessTable table = likenesses_of_code(darkness, seen, page, shapes);
  const std::string* best = nullptr;
  int most = 0;
  int second = 0;
  for (const std::string& code : codes) {
    if (code.size() != table.size()) continue;
    int sum = 0;
    for (std::size_t i = 0; i < table.size(); ++i) {
      sum += table.at(i).at(static_cast<unsigned char>(code[i]) % kCodePoints);
    }
    if (sum > most) {
      second = std::exchange(most, sum);
      best = &code;
    } else {
      second = std::max(second, sum);
    }
  }
  // A printed character resembles its shape by 700 thousandths and more, and others by 400 or less.
  constexpr int kLeast = 600;
  constexpr int kLead = 100;
  const auto characters = static_cast<int>(table.size());
  if (best == nullptr || most < kLeast * characters || most - second < kLead * characters) {
    return std::nullopt;
  }
  return *best;
}

std::vector<std::vector<MarkedRow>> marks_on(const Grey& darkness, const PageInPicture& seen,
                                             const AnswerPage& page) {
  Values values = values_on(darkness, seen, page);
  take_print_away(page, values);
  const int strength = strength_of(values);
  std::vector<std::vector<MarkedRow>> marks;
  for (const auto& rows : values) {
    auto& read = marks.emplace_back();
    for (const auto& circles : rows) read.push_back(row_of(circles, strength));
  }
  return marks;
}

Grey seen_from_above(const Grey& picture, const PageInPicture& seen, Spot first, Spot last,
                     contest::Hundredths pixels) {
  const auto count = [&](contest::Hundredths length) {
    return static_cast<std::size_t>(length * pixels / 100);
  };
  Grey flat(count(last.y - first.y), count(last.x - first.x));
  for (std::size_t row = 0; row < flat.rows(); ++row) {
    for (std::size_t column = 0; column < flat.columns(); ++column) {
      const auto [from_row, from_column] =
          seen.place({.x = first.x + static_cast<contest::Hundredths>(column) * 100 / pixels,
                      .y = first.y + static_cast<contest::Hundredths>(row) * 100 / pixels});
      flat(row, column) = between(picture, from_row, from_column);
    }
  }
  return flat;
}

}  // namespace reckon::scan
