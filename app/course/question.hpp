// SPDX-License-Identifier: MIT
// Puzzles as questions, whatever format they are written in.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/kinds/puzzle.hpp"
#include "reckon/sheet/layout.hpp"

namespace reckon::course {

/// A place to write one number into.
struct Gap {
  std::string label;   ///< the letter, or a running number
  std::string answer;  ///< the only right one, in decimal digits
};

/// A question. It has gaps, or accepted formulas, or neither: then a person marks it.
struct Question {
  std::string id;    ///< the code of the puzzle; that of a repeated one has `_2` and so on added
  std::string file;  ///< name of its files without ending: the id, or a number if it is long
  std::string name;  ///< heading and id
  std::string category;  ///< heading of its kind
  std::string task;
  std::string text;     ///< the puzzle, as sheets of text have it, in lines
  std::string picture;  ///< the same as SVG
  std::string prompt;   ///< what stands before gaps that have numbers, or a formula
  std::vector<Gap> gaps;
  std::vector<std::string> accepted;  ///< spellings of right formulas, the first the shortest
  std::string key;                    ///< the answer, as sheets of text have it, in lines
  std::string level;                  ///< `level 3`, or empty

  /// What it is worth: a point a gap, or 1.
  std::size_t points() const { return gaps.empty() ? 1 : gaps.size(); }
};

/// The most characters of an idnumber of Moodle, which refuses longer ones; and no file system
/// lacks names of that length.
inline constexpr std::size_t kLongestId = 100;

/// With more fully bracketed solutions than these, a person marks the hand: a list would miss what
/// somebody writes, or be too long for platforms.
inline constexpr std::size_t kMostSolutions = 100;

std::vector<Question> questions_of(std::span<const kinds::Entry> entries,
                                   const sheet::Style& style);

/// The text with newlines at the ends of all but the last line taken for `between`.
std::string joined_lines(std::string_view text, std::string_view between);

}  // namespace reckon::course
