// SPDX-License-Identifier: MIT
// The page on which an entrant answers a contest on paper: where its squares, rows and circles are.
//
// Printer and reader share this description, so that the reader knows where to look.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace reckon::contest {

/// A length in hundredths of a millimetre; places count from the upper left corner of the page.
using Hundredths = std::int32_t;

struct Spot {
  Hundredths x = 0;
  Hundredths y = 0;

  friend bool operator==(const Spot&, const Spot&) = default;
};

/// How a question is answered.
enum class FieldKind : std::uint8_t {
  digits,  ///< a row of ten circles for each letter
  choice,  ///< one row with a circle for each option
  line,    ///< a line to write on, which a person types
};

/// A question as the page needs it.
struct AnswerField {
  FieldKind kind = FieldKind::line;
  /// The letters, at most kMostRows, or the options, at most kMostOptions; one character each.
  std::string labels{};
};
inline constexpr std::size_t kMostRows = 10;
inline constexpr std::size_t kMostOptions = 10;
/// The most questions of a page.
inline constexpr std::size_t kMostQuestions = 24;

struct Circle {
  Spot centre;
  char mark = '0';  ///< printed inside: the digit, or the option
};

/// A row of circles of which one is filled in.
struct CircleRow {
  char label = 'A';  ///< the letter, printed left of it; a blank for options
  Spot label_at;     ///< the middle of the label
  std::vector<Circle> circles{};
};

/// The part of a question.
struct AnswerBlock {
  std::size_t number = 1;  ///< of the question on the paper
  Spot number_at;          ///< the middle of the baseline of the number
  std::vector<CircleRow> rows{};
  /// The ends of the lines to write on.
  std::vector<std::pair<Spot, Spot>> lines{};
};

/// A part of a page: a row of a block, or the whole block.
struct PagePart {
  std::size_t block = 0;
  std::optional<std::size_t> row{};
};

struct AnswerPage {
  Hundredths width = 0;
  Hundredths height = 0;
  /// The middles of the black corner squares: upper left and right, lower left and right.
  std::array<Spot, 4> corners{};
  Hundredths corner_side = 0;
  /// The code of the entrant stands here, printed in a monospaced font: left end of its baseline.
  Spot code_at;
  Hundredths code_size = 0;  ///< of the font
  Hundredths radius = 0;     ///< of circles
  std::vector<AnswerBlock> blocks{};
};

enum class PageSize : std::uint8_t { a4, letter };

/// Returns the page for these questions, in the order of the paper. Blocks stand in four columns,
/// from left to right and from top to bottom; the place of a block depends on its number alone.
/// Takes at most kMostQuestions; further questions, rows and options are left out.
AnswerPage answer_page(PageSize size, std::span<const AnswerField> fields);

}  // namespace reckon::contest
