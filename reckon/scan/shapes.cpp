#include "reckon/scan/shapes.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <span>

#include "reckon/scan/font_shapes.hpp"

namespace reckon::scan {

using vision::Grey;
using vision::Rectangle;

namespace {

std::int64_t root_of(std::int64_t square) {
  std::int64_t low = 0;
  std::int64_t high = std::int64_t{1} << 31;
  while (low < high) {
    const std::int64_t middle = (low + high + 1) / 2;
    if (middle <= square / middle) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
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
      // More and less blurred, as what is small in a picture.
      picture = vision::smoothed(picture);
      for (int i = 0; i < 3; ++i) {
        patterns.push_back({.character = character, .width = width, .shape = normal(picture)});
        for (int j = 0; j < 3; ++j) picture = vision::smoothed(picture);
      }
    }
    return patterns;
  };
  characters_ = patterns_of(kFontShapes);
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
  // Places in 256ths of an element; that of a middle is half an element further.
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
                                       std::int64_t play) {
  if (box.height() < 3 || box.width() < 3) return {};
  const auto width = static_cast<std::int64_t>(box.width() * 100 / box.height());
  // The box as it is, and larger and smaller by an element in either direction.
  std::vector<Shape> shapes;
  for (std::size_t higher = 0; higher < 3; ++higher) {
    for (std::size_t wider = 0; wider < 3; ++wider) {
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
    // Another width than it should have speaks against it.
    const std::int64_t wrong = std::max<std::int64_t>(std::abs(width - pattern.width) - play, 0);
    score = std::max(score - static_cast<int>(3 * wrong), 0);
    // Of the shapes that a character may have the likeliest.
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
                                        std::string_view alphabet) const {
  constexpr std::int64_t kPlay = 10;
  return compared(characters_, alphabet, darkness, box, kPlay);
}

std::vector<Likeness> Shapes::sign(const Grey& piece) const {
  if (piece.values().empty()) return {};
  // Smoothed, so that specks are lighter than signs.
  const Grey smooth = vision::smoothed(piece);
  const std::uint8_t darkest = std::ranges::max(smooth.values());
  constexpr std::uint8_t kLeast = 50;
  if (darkest < kLeast) return {};
  const vision::Mask ink = vision::above(smooth, std::size_t{darkest} * 2 / 5);
  const vision::PartMap found = vision::parts_of(ink, 1, vision::Touch::corners);
  std::size_t largest = 0;
  for (const vision::Part& part : found.parts) largest = std::max(largest, part.area);
  Rectangle box{.top = piece.rows(), .left = piece.columns()};
  for (const vision::Part& part : found.parts) {
    if (part.area * 8 >= largest) box = box.with(part.box);
  }
  // Half as long as the piece is wide at least.
  if (2 * std::max(box.height(), box.width()) < std::min(piece.rows(), piece.columns())) return {};
  constexpr std::size_t kFlat = 260;
  if (box.width() * 100 >= box.height() * kFlat) return {{.character = '-', .score = 1000}};
  // An equals sign that is a little higher has quite another width.
  constexpr std::int64_t kPlay = 40;
  return compared(signs_, "+*/=:", piece, box, kPlay);
}

}  // namespace reckon::scan
