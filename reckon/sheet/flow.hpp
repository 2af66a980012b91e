// SPDX-License-Identifier: MIT
// Fills pages with texts and blocks.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/sheet/page.hpp"

namespace reckon::sheet {

enum class Paper : std::uint8_t { a4, letter };
inline constexpr std::array kAllPapers = {Paper::a4, Paper::letter};
/// `a4` or `letter`.
std::string_view name_of(Paper paper);

/// The margin on each side of a page: 18 mm, more than any printer needs.
inline constexpr Length kMargin = 50 * kPoint;

/// Returns the distance from one line of text to the next.
constexpr Length line_height(Length size) { return part_of(size, 130); }

/// A heading in bold type, and the text below it.
struct Heading {
  std::string heading;
  Length heading_size;
  std::string text;
  Length text_size;
};

/// Fills pages from top to bottom, and in bands of equal columns from left to right.
class Flow {
 public:
  /// `gap` is left between columns and below bands, `footer` is the size of page numbers.
  Flow(Paper paper, Length gap, Length footer);

  Length inner_width() const { return width_ - 2 * kMargin; }
  /// The width of each of this many columns.
  Length column_width(Length columns) const {
    return (inner_width() - (columns - 1) * gap_) / columns;
  }

  /// The page that is being filled, and how far it is.
  Drawing& page() { return pages_.back(); }
  Length page_height() const { return height_; }
  Length& y() { return y_; }

  /// Turns the page if so much does not fit onto it.
  void need(Length height);
  /// Lines of text as wide as the page.
  void write(const std::string& text, Face face, Length size);
  /// A heading with its text, and some room below them.
  void write(const Heading& heading);
  /// Blocks side by side where they fit into columns, wider ones over several of them. None is
  /// split. Each new page begins with the heading `again`, if there is one.
  void place(const std::vector<Drawing>& blocks, Length columns, const Heading* again = nullptr);

  /// Numbers the pages and returns them. Pages after the first also name the heading if there is
  /// one, as `Puzzles – B, 2 / 2`. The last thing that is done with it.
  std::vector<Drawing> finish(std::string_view heading = {});

 private:
  bool has_room(Length height) const { return y_ + height <= height_ - kMargin || y_ <= kMargin; }
  void turn_page();

  Length gap_;
  Length footer_;
  Length width_;
  Length height_;
  std::vector<Drawing> pages_;
  Length y_ = 0;
};

}  // namespace reckon::sheet
