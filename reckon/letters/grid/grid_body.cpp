// SPDX-License-Identifier: MIT
#include "reckon/letters/grid/grid_body.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "reckon/arith/operator_signs.hpp"
#include "reckon/letters/grid/grid_cells.hpp"
#include "reckon/letters/grid/grid_line.hpp"
#include "reckon/letters/grid/word_text.hpp"
#include "reckon/text/letters.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/signs.hpp"

namespace reckon::letters {

namespace {

using FaultKind = GridFault::Kind;

std::unexpected<GridError> refuse_part(std::size_t line, std::size_t column, std::string message,
                                       FaultKind kind = FaultKind::other,
                                       std::string_view text = {}, std::size_t count = 0,
                                       std::size_t wanted = 0) {
  return grid_failure(line, column, std::move(message),
                      {.kind = kind, .text = std::string(text), .count = count, .wanted = wanted});
}

// A side of a grid from the number of its cells in the text, operators included.
std::optional<std::uint8_t> side_of(std::size_t cells) {
  const std::size_t side = (cells + 1) / 2;
  if (cells % 2 == 0 || side < kLeastSide || side > kMostSide) return std::nullopt;
  return static_cast<std::uint8_t>(side);
}

// Whether a line is a bar: dashes of any sort, some of which are written together.
bool is_bar(const WordLine& line) {
  constexpr std::array<std::string_view, 7> kDashes = {"_", "=", "─", "━", "═", "―", "⎯"};
  const auto is_of_dashes = [&](const TextWord& word) {
    return std::ranges::all_of(characters_of(word.text), [&](const TextWord& character) {
      return is_sign(character.text, MathSign::minus) ||
             std::ranges::find(kDashes, character.text) != kDashes.end();
    });
  };
  const auto is_operator = [](const TextWord& word) {
    return word.text == "==" || characters_of(word.text).size() == 1;
  };
  return std::ranges::all_of(line.words, is_of_dashes) &&
         !std::ranges::all_of(line.words, is_operator);
}

class Body {
 public:
  Body(std::vector<WordLine> lines, Conditions conditions)
      : lines_(std::move(lines)), conditions_(conditions) {}

  GridResult<Grid> read() {
    for (const auto step : {&Body::find_size, &Body::read_bar, &Body::fill_lines, &Body::read_words,
                            &Body::find_diagonals, &Body::read_lines}) {
      if (auto done = (this->*step)(); !done) return std::unexpected(std::move(done.error()));
    }
    const std::size_t start = lines_.front().number;
    if (!given_.empty()) {
      return Grid{.puzzle = {.layout = std::move(layout_),
                             .words = {},
                             .letters = 0,
                             .conditions = conditions_},
                  .letters = {},
                  .line = start,
                  .given = std::move(given_)};
    }
    auto puzzle = LinePuzzle::make(std::move(layout_), std::move(words_), conditions_);
    if (!puzzle) return refuse_part(start, 1, puzzle.error().message);
    return Grid{.puzzle = *std::move(puzzle), .letters = std::move(letters_), .line = start};
  }

 private:
  using Done = GridResult<void>;

  // Refuses a word, at this column.
  std::unexpected<GridError> refuse_word(std::size_t cell, const Error& error) const {
    const TextWord& word = word_in(cell);
    FaultKind kind = FaultKind::no_number;
    std::string_view text = word.text;
    const std::vector<TextWord> characters = characters_of(text);
    const bool is_number = std::ranges::all_of(characters, [](const TextWord& one) {
      return can_stand_for_digit(one.text) || is_digit(one.text.front());
    });
    if (is_number) {
      if (characters.size() > kMostNumberDigits) {
        kind = FaultKind::long_number;
      } else if (letter_count(letters_) >= conditions_.base) {
        kind = FaultKind::letters;
        text = characters[error.column - word.column].text;
      }
    }
    return refuse_part(line_of(cell), error.column, error.message, kind, text);
  }

  Done find_size() {
    const WordLine& first = lines_.front();
    const auto columns = side_of(first.words.size());
    if (!columns) {
      return refuse_part(first.number, first.words.front().column,
                         "a grid has 5, 7 or 9 cells in its first line, not " +
                             std::to_string(first.words.size()) +
                             ": alternate numbers and operators, separated by blanks",
                         FaultKind::cells_of_first_line, {}, first.words.size());
    }
    const auto rows = side_of(lines_.size());
    if (!rows) {
      return refuse_part(lines_.back().number, 1,
                         "a grid has 5, 7 or 9 lines, not " + std::to_string(lines_.size()) +
                             ": alternate rows and operators, with blank lines between grids",
                         FaultKind::lines, {}, lines_.size());
    }
    layout_.rows = *rows;
    layout_.columns = *columns;
    return {};
  }

  // A bar above the last row stands for the equals signs of the columns, and of the diagonals where
  // other lines have operators for these.
  Done read_bar() {
    WordLine& line = lines_[lines_.size() - 2];
    if (!is_bar(line)) return {};
    const auto& others = lines_[1].words;
    bool has_diagonals = others.size() == lines_.front().words.size();
    for (std::size_t j = 1; has_diagonals && j < others.size(); j += 2) {
      has_diagonals = others[j].text != ".";
    }
    line.words.assign(has_diagonals ? others.size() : std::size_t{layout_.columns},
                      {.text = "=", .column = line.words.front().column});
    return {};
  }

  // Makes all lines equally long: operator lines may have the operators of the columns alone.
  Done fill_lines() {
    const std::size_t columns = layout_.columns;
    const std::size_t width = lines_.front().words.size();
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      WordLine& line = lines_[i];
      const std::size_t count = line.words.size();
      if (i % 2 == 1 && count == columns) {
        for (std::size_t j = 1; j < width; j += 2) {
          line.words.insert(line.words.begin() + static_cast<std::ptrdiff_t>(j),
                            {.text = ".", .column = line.words[j - 1].column});
        }
      } else if (count != width) {
        const std::size_t column = count > width ? line.words[width].column : line.end;
        std::string wanted = std::to_string(width);
        if (i % 2 == 1) wanted += " or " + std::to_string(columns);
        return refuse_part(line.number, column,
                           "this line has " + std::to_string(count) + " cells, but should have " +
                               wanted + " as the first line of the grid has " +
                               std::to_string(width),
                           FaultKind::cells_of_line, {}, count, width);
      }
    }
    return {};
  }

  Done read_words() {
    for (std::size_t cell = 0; cell < layout_.cells(); ++cell) {
      if (word_in(cell).text == kAsked) return read_numbers(cell);
    }
    for (std::size_t cell = 0; cell < layout_.cells(); ++cell) {
      auto word = read_word(word_in(cell), letters_, conditions_.base);
      if (!word) return refuse_word(cell, word.error());
      words_.push_back(*std::move(word));
    }
    return {};
  }

  // Reads a grid that asks for whole numbers, the first of them in this cell.
  Done read_numbers(std::size_t first) {
    if (conditions_.base != Conditions{}.base || conditions_.leading_zeros) {
      return refuse_part(line_of(first), word_in(first).column,
                         "numbers are asked for in decimal only: leave base and leading zeros out");
    }
    for (std::size_t cell = 0; cell < layout_.cells(); ++cell) {
      const TextWord& word = word_in(cell);
      given_.emplace_back();
      if (word.text == kAsked) continue;
      const auto number = read_number(word);
      const auto is_letter_in = [](const TextWord& one) { return can_stand_for_digit(one.text); };
      if (!number && std::ranges::any_of(characters_of(word.text), is_letter_in)) {
        return refuse_part(line_of(cell), word.column,
                           quote(word.text) +
                               " has letters, but this grid asks for whole numbers: " +
                               "write either letters or ?");
      }
      if (!number) return refuse_part(line_of(cell), number.error().column, number.error().message);
      given_.back() = *number;
    }
    return {};
  }

  const TextWord& word_in(std::size_t cell) const {
    const Place place = place_of(layout_, cell);
    return lines_[place.line].words[place.column];
  }
  std::size_t line_of(std::size_t cell) const {
    return lines_[place_of(layout_, cell).line].number;
  }

  Done find_diagonals() {
    for (std::size_t i = 1; i < lines_.size(); i += 2) {
      for (std::size_t j = 1; j < lines_[i].words.size(); j += 2) {
        const TextWord& word = lines_[i].words[j];
        if (word.text == ".") continue;
        if (layout_.rows != kLeastSide || layout_.columns != kLeastSide) {
          return refuse_part(
              lines_[i].number, word.column,
              "only grids of 3 x 3 have diagonals: put . here, not " + quote(word.text),
              FaultKind::no_diagonals_here, word.text);
        }
        layout_.diagonals = true;
      }
    }
    return {};
  }

  Done read_lines() {
    for (const auto& cells : cells_of_lines(layout_)) {
      auto line = line_along(cells);
      if (!line) return std::unexpected(std::move(line.error()));
      layout_.lines.push_back(*line);
    }
    return {};
  }

  // The line through these cells, in the order that its equals sign tells.
  GridResult<Line> line_along(const std::vector<std::uint8_t>& cells) const {
    const std::string name = name_of_line(layout_, layout_.lines.size());
    Line line{.size = static_cast<std::uint8_t>(cells.size())};
    std::vector<Operator> operators;
    const std::size_t signs = cells.size() - 1;
    std::size_t equals = signs;  // which sign it is
    for (std::size_t i = 0; i < signs; ++i) {
      const Place place = place_between(layout_, cells[i], cells[i + 1]);
      const WordLine& text = lines_[place.line];
      const TextWord& sign = text.words[place.column];
      if (sign.text == "=" || sign.text == "==") {
        if (equals != signs) {
          return refuse_part(text.number, sign.column,
                             name + " has two signs =", FaultKind::two_equals, name);
        }
        if (i != 0 && i + 1 != signs) {
          return refuse_part(
              text.number, sign.column,
              "the sign = of " + name + " must stand next to its last number or its first",
              FaultKind::equals_inside, name);
        }
        equals = i;
      } else if (const auto op = operator_in(sign.text)) {
        operators.push_back(*op);
      } else {
        const std::string what = sign.text == "."
                                     ? name + " lacks an operator: write one of + - * / ="
                                     : quote(sign.text) + " stands where an operator of " + name +
                                           " belongs: write one of + - * / =";
        return refuse_part(text.number, sign.column, what, FaultKind::no_sign, sign.text);
      }
      if (i + 1 == signs && equals == signs) {
        return refuse_part(text.number, sign.column,
                           name + " lacks its sign =: put it next to its last number or its first",
                           FaultKind::no_equals, name);
      }
    }
    std::ranges::copy(cells, line.cells.begin());
    if (equals == 0) {
      std::reverse(line.cells.begin(), line.cells.begin() + line.size);
      std::ranges::reverse(operators);
    }
    std::ranges::copy(operators, line.operators.begin());
    return line;
  }

  std::vector<WordLine> lines_;
  Conditions conditions_;
  Layout layout_;
  std::vector<Word> words_;
  GivenNumbers given_;
  std::string letters_;
};

}  // namespace

GridResult<Grid> read_body(std::vector<WordLine> lines, Conditions conditions) {
  return Body(std::move(lines), conditions).read();
}

}  // namespace reckon::letters
