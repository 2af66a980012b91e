// SPDX-License-Identifier: MIT
// Puzzles as questions, independent of their format.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/kinds/puzzle.hpp"
#include "reckon/sheet/layout.hpp"

namespace reckon::course {

/// A gap for one number.
struct Gap {
  std::string label;   ///< the letter, or a running number
  std::string answer;  ///< the only right answer, in decimal digits
};

/// An option of a question; one of them is right.
struct Option {
  std::string text;
  bool right = false;
};

/// A question. It has gaps, options, a number, or accepted formulas or texts, or none of these:
/// then a person marks it.
struct Question {
  std::string id;    ///< the code of the puzzle; repeated ones end in `_2` and so on
  std::string file;  ///< name of its files without extension: the id, or a number if that is long
  std::string name;  ///< heading and id
  std::string category;  ///< heading of its kind
  std::string task;
  std::string text;        ///< the puzzle in lines, as in sheets of text
  bool is_stated = false;  ///< then its text is the question, and stands beside the picture
  std::string picture;     ///< the puzzle as SVG, or the PNG of a stated question; may be empty
  std::string_view picture_type = ".svg";  ///< the end of the name of its file
  std::string alternative;                 ///< the picture in words
  std::string prompt;  ///< the text before gaps for numbers, or before a formula
  std::vector<Gap> gaps;
  std::vector<Option> options;
  std::string number;                 ///< a decimal number that is right; else empty
  std::vector<std::string> accepted;  ///< spellings of right formulas, the first the shortest
  std::string key;                    ///< the answer in lines, as in sheets of text
  std::string level;                  ///< `level 3`, or empty

  /// Returns its points: one for each gap, or 1.
  std::size_t points() const { return gaps.empty() ? 1 : gaps.size(); }
};

/// The longest id number that Moodle accepts, in characters; every file system allows names of that
/// length.
inline constexpr std::size_t kLongestId = 100;

/// A person marks a hand with more fully bracketed solutions than this: a list would miss some
/// answers, or be too long for platforms.
inline constexpr std::size_t kMostSolutions = 100;

/// Returns the name of the file of the picture.
inline std::string picture_file(const Question& question) {
  return question.file + std::string(question.picture_type);
}

std::vector<Question> questions_of(std::span<const kinds::Entry> entries,
                                   const sheet::Style& style);

/// Returns the text with each newline, except the last, replaced by `between`.
std::string joined_lines(std::string_view text, std::string_view between);

}  // namespace reckon::course
