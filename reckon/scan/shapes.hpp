// SPDX-License-Identifier: MIT
// The shapes of printed characters and operators.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "reckon/scan/font_shapes.hpp"
#include "reckon/vision/parts.hpp"

namespace reckon::scan {

/// The likeness to a character, in thousandths: 1000 for identical pictures, 0 for unrelated ones.
struct Likeness {
  char character = 0;
  int score = 0;
};

/// The known fonts: that of sheets, and those that most others resemble.
enum class Font : std::uint8_t { sheet, sans, serif, typewriter };
inline constexpr std::array kFonts = {Font::sheet, Font::sans, Font::serif, Font::typewriter};

/// Compares characters with those of fonts, and operators with drawings of them. Construction costs
/// less than a millisecond.
class Shapes {
 public:
  Shapes();

  /// The likeness of the box to each character of an alphabet of capitals, digits and `?`, the
  /// likeliest first; empty if the box is too small. The box may be off by one pixel on each side.
  /// Cost: some 10 microseconds per character of the alphabet.
  std::vector<Likeness> character(const vision::Grey& darkness, const vision::Rectangle& box,
                                  std::string_view alphabet, Font font = Font::sheet) const;

  /// The approximate likeness of the box to the likeliest of the alphabet, at a tenth of the cost.
  int likeness(const vision::Grey& darkness, const vision::Rectangle& box,
               std::string_view alphabet, Font font) const;

  /// The same for `+ - * / = :` and a piece; specks are ignored. Empty if the piece has only
  /// specks.
  std::vector<Likeness> sign(const vision::Grey& piece) const;

  /// The operator determined only by its parts, bars and dots; 0 if they are ambiguous.
  static char sign_by_parts(const vision::Grey& piece);

 private:
  // A picture scaled to a standard size, minus its mean, and the root of the sum of its squares.
  struct Shape {
    std::array<std::int32_t, kShapeRows * kShapeColumns> values{};
    std::int64_t length = 0;
  };
  struct Pattern {
    char character = 0;
    std::int64_t width = 0;  // in hundredths of the height
    Shape shape;
  };

  // How much larger and smaller boxes are tried.
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
