// SPDX-License-Identifier: MIT
// A page as it is drawn: texts, lines, boxes and pictures, in places on which all writers agree.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace reckon::sheet {

/// A length in hundredths of a point; an inch has 72 points. Whole numbers make a page the same to
/// the byte on every machine.
using Length = std::int32_t;

inline constexpr Length kPoint = 100;

/// Hundredths of a length.
constexpr Length part_of(Length length, Length hundredths) {
  return static_cast<Length>(std::int64_t{length} * hundredths / 100);
}

/// The faces of texts: Liberation Serif, its bold face, and DejaVu Sans Mono. A text with a letter
/// that the serifs lack is shown in DejaVu Sans: shown_face() in font.hpp says which it is.
enum class Face : std::uint8_t { regular, bold, mono, sans, sans_bold };

/// The part of a text that stands at its place.
enum class Anchor : std::uint8_t { start, middle, end };

// Places count from the upper left corner; that of a text is on its baseline.
struct Text {
  Length x = 0;
  Length y = 0;
  std::string text;
  Length size = 0;
  Face face = Face::regular;
  Anchor anchor = Anchor::start;
};
struct Rule {
  Length x1 = 0;
  Length y1 = 0;
  Length x2 = 0;
  Length y2 = 0;
  Length width = 0;
};
/// An empty rectangle with a border.
struct Box {
  Length x = 0;
  Length y = 0;
  Length width = 0;
  Length height = 0;
  Length corner = 0;  ///< radius
  Length border = 0;
};
struct Disc {
  Length x = 0;
  Length y = 0;
  Length radius = 0;
  bool filled = false;
};
/// A picture that fills a rectangle. Marks of one picture share its bytes.
struct Image {
  Length x = 0;
  Length y = 0;
  Length width = 0;
  Length height = 0;
  std::shared_ptr<const std::string> png;
  std::string text;  ///< says what it shows
};
using Mark = std::variant<Text, Rule, Box, Disc, Image>;

/// Something drawn in black, or a whole page. Its texts stand in the order in which they are read.
struct Drawing {
  Length width = 0;
  Length height = 0;
  std::vector<Mark> marks{};

  template <typename Shape>
  void add(Shape shape) {
    marks.emplace_back(std::move(shape));
  }
  /// Draws another in this one, its upper left corner at this place.
  void place(const Drawing& other, Length x, Length y);
};

}  // namespace reckon::sheet
