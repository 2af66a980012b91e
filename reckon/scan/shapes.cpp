// SPDX-License-Identifier: MIT
#include "reckon/scan/shapes.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <optional>
#include <span>
#include <utility>

#include "reckon/scan/font_shapes.hpp"
#include "reckon/scan/other_font_shapes.hpp"
#include "reckon/scan/root.hpp"

namespace reckon::scan {

using vision::Grey;
using vision::Rectangle;

namespace {

// Anything at least this wide, in hundredths of the height, is a bar.
constexpr std::size_t kFlat = 260;
// The tolerance of the width, in hundredths of the height.
constexpr std::int64_t kWidthPlay = 10;

// The ink of a sign, without specks.
struct SignParts {
  Grey smooth;
  vision::Mask ink;
  std::vector<Rectangle> parts;
  Rectangle box;
};

std::optional<SignParts> sign_parts(const Grey& piece) {
  if (piece.values().empty()) return std::nullopt;
  // Smoothed, so that specks become lighter than signs.
  Grey smooth = vision::smoothed(piece);
  const std::uint8_t darkest = std::ranges::max(smooth.values());
  constexpr std::uint8_t kLeast = 50;
  if (darkest < kLeast) return std::nullopt;
  SignParts sign{.smooth = {},
                 .ink = vision::above(smooth, std::size_t{darkest} * 2 / 5),
                 .parts = {},
                 .box = {.top = piece.rows(), .left = piece.columns()}};
  const vision::PartMap found = vision::parts_of(sign.ink, 1, vision::Touch::corners);
  const auto largest = std::ranges::max(found.parts, {}, &vision::Part::area);
  for (const vision::Part& part : found.parts) {
    // The dots of a division sign are above and below the middle of its bar.
    const bool dot = part.area * 24 >= largest.area &&
                     largest.box.width() >= 2 * largest.box.height() &&
                     2 * vision::distance(part.box.middle_column(), largest.box.middle_column()) <=
                         largest.box.width() &&
                     gap_down(part.box, largest.box) <= largest.box.width() / 2;
    if (part.area * 8 < largest.area && !dot) continue;
    sign.parts.push_back(part.box);
    sign.box = sign.box.with(part.box);
  }
  // At least a third of the width of the piece.
  if (3 * std::max(sign.box.height(), sign.box.width()) < std::min(piece.rows(), piece.columns())) {
    return std::nullopt;
  }
  sign.smooth = std::move(smooth);
  return sign;
}

// Whether the ink in a nearly square box follows its middle lines or its diagonals.
char cross_in(const SignParts& sign) {
  const Rectangle& box = sign.box;
  if (4 * box.width() < 3 * box.height() || 4 * box.height() < 3 * box.width()) return 0;
  constexpr std::size_t kSteps = 24;
  std::size_t level = 0;
  std::size_t slanted = 0;
  const auto row = [&](std::size_t i) { return box.top + i * (box.height() - 1) / kSteps; };
  const auto column = [&](std::size_t i) { return box.left + i * (box.width() - 1) / kSteps; };
  for (std::size_t i = 0; i <= kSteps; ++i) {
    const auto middle = kSteps / 2;
    level += std::size_t{sign.ink(row(i), column(middle))} + sign.ink(row(middle), column(i));
    slanted += std::size_t{sign.ink(row(i), column(i))} + sign.ink(row(i), column(kSteps - i));
  }
  if (slanted >= 2 * kSteps - 8 && 2 * level <= slanted) return '*';
  if (level < 2 * kSteps - 4 || 2 * slanted > level) return 0;
  // Between the bar of a division sign and its dots there is less ink.
  const auto [least, most] = [&] {
    std::pair<std::uint8_t, std::uint8_t> found{255, 0};
    for (std::size_t i = 3; i <= kSteps - 3; ++i) {
      const std::uint8_t dark = sign.smooth(row(i), column(kSteps / 2));
      found = {std::min(found.first, dark), std::max(found.second, dark)};
    }
    return found;
  }();
  return 4 * least >= 3 * most ? '+' : '\0';
}

}  // namespace

Shapes::Shapes() {
  const auto patterns_of = [](std::span<const FontShape> shapes) {
    std::vector<Pattern> patterns;
    for (const auto& [character, width, rows] : shapes) {
      Grey picture(kShapeRows, kShapeColumns);
      for (std::size_t r = 0; r < kShapeRows; ++r) {
        for (std::size_t c = 0; c < kShapeColumns; ++c) {
          picture(r, c) = (rows[r] >> (kShapeColumns - 1 - c) & 1) != 0 ? 255 : 0;
        }
      }
      // More and less blurred, like small print in a picture.
      picture = vision::smoothed(picture);
      for (int i = 0; i < 3; ++i) {
        patterns.push_back({.character = character, .width = width, .shape = normal(picture)});
        for (int j = 0; j < 3; ++j) picture = vision::smoothed(picture);
      }
    }
    return patterns;
  };
  characters_ = {patterns_of(kFontShapes), patterns_of(kSansShapes), patterns_of(kSerifShapes),
                 patterns_of(kTypewriterShapes)};
  signs_ = patterns_of(kSignShapes);
}

Shapes::Shape Shapes::normal(const Grey& picture) {
  Shape shape;
  std::ranges::copy(picture.values(), shape.values.begin());
  std::int64_t sum = 0;
  for (const std::int32_t value : shape.values) sum += value;
  const auto mean =
      static_cast<std::int32_t>(sum / static_cast<std::int64_t>(kShapeRows * kShapeColumns));
  std::int64_t squares = 0;
  for (std::int32_t& value : shape.values) {
    value -= mean;
    squares += std::int64_t{value} * value;
  }
  shape.length = root_of(squares);
  return shape;
}

Shapes::Shape Shapes::stretched(const Grey& darkness, const Rectangle& box) {
  Grey picture(kShapeRows, kShapeColumns);
  // Positions in 1/256 of a pixel; middles are shifted by half a pixel.
  const auto place = [](std::size_t i, std::size_t count, std::size_t from, std::size_t size,
                        std::size_t limit) {
    const auto at = static_cast<std::int64_t>((2 * i + 1) * size * 128 / count + from * 256) - 128;
    return std::clamp<std::int64_t>(at, 0, static_cast<std::int64_t>(limit - 1) * 256);
  };
  for (std::size_t r = 0; r < kShapeRows; ++r) {
    const std::int64_t y = place(r, kShapeRows, box.top, box.height(), darkness.rows());
    for (std::size_t c = 0; c < kShapeColumns; ++c) {
      picture(r, c) = vision::between(
          darkness, y, place(c, kShapeColumns, box.left, box.width(), darkness.columns()));
    }
  }
  return normal(vision::smoothed(picture));
}

int Shapes::alike(const Shape& a, const Shape& b) {
  const std::int64_t lengths = a.length * b.length;
  if (lengths == 0) return 0;
  std::int64_t product = 0;
  for (std::size_t i = 0; i < a.values.size(); ++i) {
    product += std::int64_t{a.values[i]} * b.values[i];
  }
  return static_cast<int>(std::max<std::int64_t>(product * 1000 / lengths, 0));
}

std::vector<Likeness> Shapes::compared(std::span<const Pattern> patterns, std::string_view alphabet,
                                       const Grey& darkness, const Rectangle& box,
                                       std::int64_t width_play, Play play) {
  if (box.height() < 3 || box.width() < 3) return {};
  const auto width = static_cast<std::int64_t>(box.width() * 100 / box.height());
  // The box as it is, and larger and smaller by a pixel in either direction.
  std::vector<Shape> shapes;
  const auto [least, end] = play == Play::one ? std::pair(0U, 3U) : std::pair(1U, 2U);
  for (std::size_t higher = least; higher < end; ++higher) {
    for (std::size_t wider = least; wider < end; ++wider) {
      const auto from = [](std::size_t at, std::size_t by) {
        return at + 1 > by ? at + 1 - by : 0;
      };
      shapes.push_back(stretched(darkness, {.top = from(box.top, higher),
                                            .left = from(box.left, wider),
                                            .bottom = box.bottom + higher - 1,
                                            .right = box.right + wider - 1}));
    }
  }
  std::vector<Likeness> found;
  for (const Pattern& pattern : patterns) {
    if (!alphabet.contains(pattern.character)) continue;
    int score = 0;
    for (const Shape& shape : shapes) score = std::max(score, alike(shape, pattern.shape));
    // A different width lowers the likeness.
    const std::int64_t wrong =
        std::max<std::int64_t>(std::abs(width - pattern.width) - width_play, 0);
    score = std::max(score - static_cast<int>(3 * wrong), 0);
    // Keeps the likeliest of the shapes of a character.
    const auto same = std::ranges::find(found, pattern.character, &Likeness::character);
    if (same == found.end()) {
      found.push_back({.character = pattern.character, .score = score});
    } else {
      same->score = std::max(same->score, score);
    }
  }
  std::ranges::stable_sort(found, std::greater(), &Likeness::score);
  return found;
}

std::vector<Likeness> Shapes::character(const Grey& darkness, const Rectangle& box,
                                        std::string_view alphabet, Font font) const {
  return compared(characters_[std::to_underlying(font)], alphabet, darkness, box, kWidthPlay,
                  Play::one);
}

int Shapes::likeness(const Grey& darkness, const Rectangle& box, std::string_view alphabet,
                     Font font) const {
  const auto found = compared(characters_[std::to_underlying(font)], alphabet, darkness, box,
                              kWidthPlay, Play::none);
  return found.empty() ? 0 : found.front().score;
}

std::vector<Likeness> Shapes::sign(const Grey& piece) const {
  const auto parts = sign_parts(piece);
  if (!parts) return {};
  const Rectangle& box = parts->box;
  if (box.width() * 100 >= box.height() * kFlat) return {{.character = '-', .score = 1000}};
  // A slightly higher equals sign has quite another width.
  constexpr std::int64_t kPlay = 40;
  return compared(signs_, "+*/=:", piece, box, kPlay, Play::one);
}

char Shapes::sign_by_parts(const Grey& piece) {
  const auto parts = sign_parts(piece);
  if (!parts) return 0;
  std::vector<Rectangle> bars;
  std::vector<Rectangle> others;
  for (const Rectangle& part : parts->parts) {
    (part.width() >= 2 * part.height() ? bars : others).push_back(part);
  }
  if (bars.size() == 2 && others.empty()) return '=';
  if (bars.size() == 1 && others.empty()) return '-';
  if (bars.size() == 1 && others.size() == 2) {
    const auto above = std::ranges::count_if(
        others, [&](const Rectangle& dot) { return dot.bottom <= bars[0].top; });
    const auto below = std::ranges::count_if(
        others, [&](const Rectangle& dot) { return dot.top >= bars[0].bottom; });
    return above == 1 && below == 1 ? '/' : '\0';
  }
  if (bars.empty() && others.size() == 1) return cross_in(*parts);
  return 0;
}

}  // namespace reckon::scan
