// SPDX-License-Identifier: MIT
#include "reckon/letters/grid/grid_text.hpp"

#include <algorithm>
#include <utility>

#include "reckon/letters/grid/grid_body.hpp"
#include "reckon/letters/grid/grid_latex.hpp"
#include "reckon/letters/grid/grid_line.hpp"
#include "reckon/text/as_typed.hpp"
#include "reckon/text/words.hpp"

namespace reckon::letters {

namespace {

// Longer ones are not grids, and would only take memory.
constexpr std::size_t kLongestLine = 10'000;
constexpr std::size_t kMostTextLines = 2 * kMostSide - 1;

using FaultKind = GridFault::Kind;

// Returns the fault of a grid line that could not be read beyond this column.
GridFault fault_of_line(std::string_view text, std::size_t column) {
  constexpr std::size_t kNumbers = 9;
  constexpr std::size_t kSigns = 8;
  const std::size_t bar = text.find('|');
  const auto numbers = words_of(text.substr(0, bar));
  if (numbers.size() != kNumbers) {
    return {.kind = FaultKind::number_count, .count = numbers.size(), .wanted = kNumbers};
  }
  const std::size_t bar_column = characters_of(text.substr(0, bar)).size() + 1;
  auto signs = characters_of(text.substr(bar + 1), bar_column + 1);
  std::erase_if(signs, [](const TextWord& sign) { return is_blank(sign.text); });
  if (signs.size() != kSigns) {
    return {.kind = FaultKind::sign_count, .count = signs.size(), .wanted = kSigns};
  }
  const bool is_number = column < bar_column;
  const auto& words = is_number ? numbers : signs;
  const auto behind = std::ranges::upper_bound(words, column, {}, &TextWord::column);
  if (behind == words.begin()) return {};
  return {.kind = is_number ? FaultKind::no_number : FaultKind::no_sign,
          .text = std::string(std::prev(behind)->text)};
}

// A grid line as a puzzle that leaves nothing to guess.
GridResult<Grid> grid_of_line(std::string_view text, std::size_t line, Conditions conditions) {
  const auto read = read_grid_line(text);
  if (!read) {
    const Error& error = read.error();
    return grid_failure(line, error.column, error.message, fault_of_line(text, error.column));
  }
  std::vector<Word> words;
  for (std::int64_t number : read->numbers) {
    Word& word = words.emplace_back();
    do {
      word.push_back(Symbol::digit(static_cast<unsigned>(number % conditions.base)));
      number /= conditions.base;
    } while (number != 0);
    std::ranges::reverse(word);
  }
  auto puzzle = LinePuzzle::make(layout_of(read->operators), std::move(words), conditions);
  if (!puzzle) return grid_failure(line, 1, puzzle.error().message);
  return Grid{.puzzle = *std::move(puzzle), .letters = {}, .line = line};
}

}  // namespace

std::unexpected<GridError> grid_failure(std::size_t line, std::size_t column, std::string message,
                                        GridFault fault) {
  GridError error;
  error.message = std::move(message);
  error.line = line;
  error.column = column;
  error.fault = std::move(fault);
  return std::unexpected(std::move(error));
}

std::optional<std::vector<std::int64_t>> Grid::numbers() const {
  if (puzzle.letters != 0 || asks_for_numbers()) return std::nullopt;
  return numbers_of(puzzle, {});
}

GridReader::GridReader(std::string_view text, Conditions conditions)
    : typed_(std::make_shared<const AsTyped>(text)),
      text_(typed_->text()),
      conditions_(conditions) {}

std::optional<GridReader::TextLine> GridReader::take_line() {
  if (position_ >= text_.size()) return std::nullopt;
  const std::size_t end = std::min(text_.find('\n', position_), text_.size());
  const TextLine line{.text = text_.substr(position_, end - position_), .number = ++line_};
  position_ = end + 1;
  return line;
}

GridResult<std::optional<Grid>> GridReader::next() {
  auto grid = read_next();
  if (grid) return grid;
  const Error& fault = grid.error();
  grid.error().column = typed_->placed(fault).column;
  return grid;
}

GridResult<std::optional<Grid>> GridReader::read_next() {
  std::vector<WordLine> lines;
  for (std::size_t before = position_; auto line = take_line(); before = position_) {
    const std::string_view content = line->text.substr(0, line->text.find('#'));
    if (content.size() > kLongestLine) {
      pass_grid();
      return grid_failure(line->number, 1,
                          "this line is too long for a grid: end it after 9 cells");
    }
    const auto array = find_array(content);
    if (array || content.find('|') != content.npos) {
      if (lines.empty()) {
        return array ? read_array(before + *array)
                     : grid_of_line(content, line->number, conditions_);
      }
      // It is a grid by itself, for the next call.
      position_ = before;
      --line_;
      break;
    }
    if (is_latex(content)) {
      if (lines.empty()) continue;
      break;
    }
    std::vector<TextWord> words = words_of(content);
    const std::size_t end = characters_of(content).size() + 1;
    if (!words.empty()) {
      if (lines.size() == kMostTextLines) {
        return grid_failure(
            line->number, 1, "a grid has at most 9 lines: put blank lines between grids",
            {.kind = FaultKind::lines, .count = lines.size() + 1 + lines_to_come()});
      }
      lines.push_back({.number = line->number, .words = std::move(words), .end = end});
    } else if (content.size() == line->text.size() && !lines.empty()) {
      break;  // blank, and no comment either
    }
  }
  if (lines.empty()) return std::nullopt;
  return read_body(std::move(lines), conditions_);
}

void GridReader::pass_grid() {
  for (auto line = take_line(); line && !words_of(line->text).empty(); line = take_line()) {
  }
}

std::size_t GridReader::lines_to_come() {
  std::size_t count = 0;
  for (auto line = take_line(); line && !line->text.empty(); line = take_line()) {
    if (!words_of(line->text.substr(0, line->text.find('#'))).empty()) ++count;
  }
  return count;
}

GridResult<std::optional<Grid>> GridReader::read_array(std::size_t begin) {
  const std::size_t line_begin = text_.rfind('\n', begin) + 1;
  const std::size_t before = characters_of(text_.substr(line_begin, begin - line_begin)).size();
  auto found = read_latex(text_.substr(begin), {.line = line_, .column = before + 1}, conditions_);
  if (!found) {
    pass_grid();
    return std::unexpected(std::move(found.error()));
  }
  position_ = begin + found->size;
  line_ = found->last_line;
  // The rest of the line means nothing, unless it is another array.
  const std::size_t end = std::min(text_.find('\n', position_), text_.size());
  if (find_array(text_.substr(position_, end - position_))) {
    --line_;
  } else {
    position_ = end + 1;
  }
  return std::move(found->grid);
}

GridResult<Grid> read_grid(std::string_view text, Conditions conditions) {
  GridReader reader(text, conditions);
  auto grid = reader.next();
  if (!grid) return std::unexpected(std::move(grid.error()));
  if (!*grid) return grid_failure(1, 1, "there is no grid here", {.kind = FaultKind::nothing});
  const auto another = reader.next();
  if (!another) return std::unexpected(another.error());
  if (*another) return grid_failure((*another)->line, 1, "there is one grid more than asked for");
  return *std::move(*grid);
}

}  // namespace reckon::letters
