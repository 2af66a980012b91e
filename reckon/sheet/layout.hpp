// SPDX-License-Identifier: MIT
// Lays puzzles and their answers out on pages.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/kinds/puzzle.hpp"
#include "reckon/sheet/flow.hpp"
#include "reckon/sheet/page.hpp"
#include "reckon/text/language.hpp"
#include "reckon/text/result.hpp"

namespace reckon::sheet {

struct Style {
  Paper paper = Paper::a4;
  Language language = Language::english;
  bool large = false;         ///< letters of 18 points and more, for weak eyes
  std::string title{};        ///< that of the language if empty
  bool faces = false;         ///< cards of the 24 game are shown as A J Q K
  std::uint32_t points = 0;   ///< for each puzzle; none are printed if 0
  std::uint32_t minutes = 0;  ///< for the sheet; the same
  /// Centimetres of room to work in: above the line for the answer of a hand, else below a puzzle.
  std::uint32_t working = 0;
  /// Which of several versions of a sheet it is, from 0 on: its title names it.
  std::optional<std::size_t> version{};
};

/// Returns the name of a version, from 0 on: A to Z.
std::string version_name(std::size_t version);

/// Returns the title of the sheet, and of its version: `Puzzles – B`.
std::string title_of(const Style& style);

inline constexpr std::size_t kLongestTitle = 200;
/// The most points for a puzzle, and minutes for a sheet.
inline constexpr std::uint32_t kMostPoints = 1000;
inline constexpr std::uint32_t kMostMinutes = 1000;
/// The most room to work in at a puzzle, in centimetres: two thirds of a page.
inline constexpr std::uint32_t kMostWorking = 18;

/// Returns the minutes of a sheet in words, `30 minutes`; empty if it has none.
std::string minutes_of(const Style& style);
/// Returns the points of a puzzle in words, `5 pts`; empty if it has none.
std::string points_of(const Style& style);

/// Refuses titles of more than kLongestTitle characters, and characters that no page can show.
Result<void> check_title(std::string_view title);

/// A part of a sheet, from top to bottom: puzzles in a row with the same task, below one heading.
struct Section {
  std::string_view heading;
  std::string task;
  std::size_t first = 0;  ///< its puzzles, by index; they are numbered from 1 on
  std::size_t count = 0;
};
std::vector<Section> sections_of(std::span<const kinds::Entry> entries, Language language);

/// Returns the answer as a text: as kinds::answer_text(), the nearest result, or that there is
/// none.
std::string answer_or_nearest(const kinds::Entry& entry, Language language);

/// The pages of the puzzles, with a line for name, date and points, and below each its code. Grids
/// are as large as their column allows, up to a bound, if that takes no page more. No puzzle is
/// split, and one too wide for a page gets smaller.
std::vector<Drawing> lay_out(std::span<const kinds::Entry> entries, const Style& style);

/// The pages of the answers, in the same order.
std::vector<Drawing> lay_out_answers(std::span<const kinds::Entry> entries, const Style& style);

/// The pages of the answers of all versions of a sheet, one at least. Versions stand below each
/// other where that takes fewer pages, else each has pages of its own.
std::vector<Drawing> lay_out_answers(std::span<const std::vector<kinds::Entry>> versions,
                                     const Style& style);

}  // namespace reckon::sheet
