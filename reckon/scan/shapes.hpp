// SPDX-License-Identifier: MIT
// What printed characters and operators look like.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "reckon/scan/font_shapes.hpp"
#include "reckon/vision/parts.hpp"

namespace reckon::scan {

/// How much something looks like a character, in thousandths: 1000 for the same picture, 0 for what
/// has nothing to do with it.
struct Likeness {
  char character = 0;
  int score = 0;
};

/// Fonts whose characters are known: that of sheets, and those that most others are like.
enum class Font : std::uint8_t { sheet, sans, serif, typewriter };
inline constexpr std::array kFonts = {Font::sheet, Font::sans, Font::serif, Font::typewriter};

/// Compares characters with those of fonts, and operators with drawings of them. Making it costs
/// less than a millisecond.
class Shapes {
 public:
  Shapes();

  /// How much each of an alphabet of capitals, digits and `?` looks like what stands in the box,
  /// the likeliest first; nothing if the box is too small. It is that of the ink, give or take one
  /// element on each side. Cost: some 10 microseconds for each of the alphabet.
  std::vector<Likeness> character(const vision::Grey& darkness, const vision::Rectangle& box,
                                  std::string_view alphabet, Font font = Font::sheet) const;

  /// How much what stands in the box looks like the likeliest of the alphabet, more or less: at a
  /// tenth of the cost.
  int likeness(const vision::Grey& darkness, const vision::Rectangle& box,
               std::string_view alphabet, Font font) const;

  /// The same of `+ - * / = :` and a piece; specks do not matter. Nothing if there is nothing else.
  std::vector<Likeness> sign(const vision::Grey& piece) const;

  /// The operator by the parts that it consists of, bars and dots, whatever they look like; 0 if
  /// they do not tell.
  static char sign_by_parts(const vision::Grey& piece);

 private:
  // A picture stretched to one size, less its mean, and the root of the sum of its squares.
  struct Shape {
    std::array<std::int32_t, kShapeRows * kShapeColumns> values{};
    std::int64_t length = 0;
  };
  struct Pattern {
    char character = 0;
    std::int64_t width = 0;  // in hundredths of the height
    Shape shape;
  };

  // By how much the box is tried larger and smaller.
  enum class Play : std::uint8_t { none, one };

  static Shape normal(const vision::Grey& picture);
  static Shape stretched(const vision::Grey& darkness, const vision::Rectangle& box);
  static int alike(const Shape& a, const Shape& b);
  static std::vector<Likeness> compared(std::span<const Pattern> patterns,
                                        std::string_view alphabet, const vision::Grey& darkness,
                                        const vision::Rectangle& box, std::int64_t width_play,
                                        Play play);

  std::array<std::vector<Pattern>, kFonts.size()> characters_;
  std::vector<Pattern> signs_;
};

}  // namespace reckon::scan
