// SPDX-License-Identifier: MIT
// Reads the page on which an entrant has filled in circles: reckon/contest/answer_page.hpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "reckon/contest/access_code.hpp"
#include "reckon/contest/answer_page.hpp"
#include "reckon/scan/shapes.hpp"
#include "reckon/vision/parts.hpp"

namespace reckon::scan {

/// A place in a picture, in 1/16 of a pixel from its upper left corner.
struct PicturePlace {
  std::int64_t row = 0;
  std::int64_t column = 0;

  friend bool operator==(const PicturePlace&, const PicturePlace&) = default;
};

/// The state of a row of circles.
enum class Marked : std::uint8_t {
  empty,    ///< no circle is filled in
  certain,  ///< exactly one is, clearly
  doubt,    ///< a mark is faint, or there are several: a person has to look
};

/// A row of circles that was read.
struct MarkedRow {
  Marked marked = Marked::empty;
  /// The index of the circle that is filled in; in doubt, of the darkest.
  std::size_t circle = 0;
};

/// A page that lies in a picture, by the middles of its four corner squares.
class PageInPicture {
 public:
  /// Corners: upper left and right, lower left and right, as the page has them.
  PageInPicture(const contest::AnswerPage& page, const std::array<PicturePlace, 4>& corners);

  /// The place of a spot of the page, in 1/256 of a pixel.
  std::pair<std::int64_t, std::int64_t> place(contest::Spot spot) const;

 private:
  __extension__ using Wide = __int128;
  // The projection of the unit square to the quadrangle of the corners.
  struct Axis {
    Wide across = 0;
    Wide down = 0;
    Wide start = 0;
  };

  contest::Spot origin_;  // of the page: the upper left corner square
  std::int64_t width_;    // between corner squares
  std::int64_t height_;
  Axis row_;
  Axis column_;
  Axis depth_;
};

/// The pages that may lie in a picture with this darkness (0 paper, 255 black): those by which four
/// dark squares, of about the right size, are the corners of a page of these proportions. A page
/// may be turned by any angle and seen from the side; both ways to turn it are given. Empty if
/// there are no such squares. Cost: one pass over the picture.
std::vector<PageInPicture> pages_in(const vision::Grey& darkness, const contest::AnswerPage& page);

/// Reads the printed code of a page: that of the `codes`, each without hyphens, whose characters
/// resemble the print most. Nothing if none does, or if two are nearly as like. Cost: some
/// hundredths of a millisecond, and 12 additions for each code.
std::optional<std::string> code_on(const vision::Grey& darkness, const PageInPicture& seen,
                                   const contest::AnswerPage& page, const Shapes& shapes,
                                   std::span<const std::string> codes);

/// Reads all rows of circles, block by block. A circle counts by the darkness of its disc, less
/// what is printed in circles of the same digit, and less that of the emptiest of its row.
/// The strength of marks is that of this page: a mark has at least 45 % of the darkness of most
/// marks, and a trace below 22 % is none. Cost: some microseconds for each circle.
std::vector<std::vector<MarkedRow>> marks_on(const vision::Grey& darkness,
                                             const PageInPicture& seen,
                                             const contest::AnswerPage& page);

/// Returns the part of a page between two spots as if seen straight from above, with so many pixels
/// for each millimetre. Places outside the picture are 0. Cost: one pass over the part.
vision::Grey seen_from_above(const vision::Grey& picture, const PageInPicture& seen,
                             contest::Spot first, contest::Spot last,
                             contest::Hundredths pixels = 10);

}  // namespace reckon::scan
