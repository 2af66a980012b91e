// SPDX-License-Identifier: MIT
#include "reckon/letters/read/puzzle_reader.hpp"

#include <algorithm>
#include <utility>

#include "reckon/letters/read/drawn.hpp"
#include "reckon/letters/read/equation_lines.hpp"
#include "reckon/letters/read/marks.hpp"
#include "reckon/text/letters.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::letters {

namespace {

constexpr std::string_view kBlanks = " \t\r";
constexpr std::size_t kMostLines = 1000;  // of a puzzle

bool is_blank_line(std::string_view line) {
  return std::ranges::all_of(line, [](char c) { return kBlanks.find(c) != kBlanks.npos; });
}

std::string_view without_end(std::string_view line) {
  const std::size_t last = line.find_last_not_of(kBlanks);
  return line.substr(0, last == line.npos ? 0 : last + 1);
}

// Whether a line of equations ends where more is to come.
bool goes_on(std::string_view line) {
  line = without_end(line);
  return line.ends_with(',') || line.ends_with(';') || line.ends_with("&&");
}

// Returns where the last character that is not a blank ends.
std::size_t end_of(const std::vector<Glyph>& glyphs) {
  std::size_t end = glyphs.front().offset;
  for (std::size_t i = 0; i + 1 < glyphs.size(); ++i) {  // the last is a blank
    if (!glyphs[i].is(" ")) end = glyphs[i + 1].offset;
  }
  return end;
}

// Refuses marks of equations that could be unknown digits, but are more likely something else.
Result<void> refuse_marks(const std::vector<Glyph>& glyphs) {
  if (const auto mark = decimal_mark_in(glyphs)) {
    return failure_at(*mark,
                      mark->is(".") ? "this looks like a decimal: numbers are whole, so write a "
                                      "fraction, or _ for an unknown digit"
                                    : "this looks like a decimal: numbers are whole, so write a "
                                      "fraction, or a blank behind the comma between equations",
                      mark->is(".") ? "decimal_point" : "decimal_comma");
  }
  if (const auto mark = lone_mark_in(glyphs)) {
    return failure_at(*mark,
                      quote(mark->text) +
                          " would be an unknown digit, the only one here: leave it out, or "
                          "write _ for such a digit",
                      "only_unknown_digit", {printable(mark->text)});
  }
  return {};
}

}  // namespace

PuzzleReader::PuzzleReader(std::string_view text, ReadOptions options, Lines lines)
    : typed_(text),
      published_(typed_.text()),
      text_(published_.text()),
      options_(std::move(options)),
      lines_(lines) {}

std::optional<PuzzleReader::Line> PuzzleReader::take_line() {
  if (position_ >= text_.size()) return std::nullopt;
  const std::size_t end = std::min(text_.find('\n', position_), text_.size());
  std::string_view line = text_.substr(position_, end - position_);
  position_ = end + 1;
  ++number_;
  // A fence of code around puzzles is as good as a blank line.
  if (line.starts_with("```") || line.starts_with("~~~")) line = {};
  const std::string_view text = without_end(line.substr(0, line.find('#')));
  return Line{.text = text, .number = number_, .is_comment = text.empty() && line.contains('#')};
}

bool PuzzleReader::is_drawing(const std::vector<Line>& lines) {
  std::vector<std::string_view> texts;
  for (const Line& line : lines) texts.push_back(line.text);
  return std::ranges::any_of(texts, is_rule) || begins_with_division(texts) ||
         is_column_without_rule(texts);
}

// The lines up to the next blank one, if they are a drawing; else those of one puzzle.
std::vector<PuzzleReader::Line> PuzzleReader::take_block() {
  std::vector<Line> lines;
  std::size_t end_of_first = 0;
  std::size_t lines_of_first = 0;
  const auto before = std::pair(position_, number_);
  std::pair<std::size_t, std::size_t> first_end = before;
  while (lines.size() < kMostLines) {
    const auto line = take_line();
    if (!line) break;
    if (is_blank_line(line->text)) {
      const bool is_within = lines_ == Lines::together && line->is_comment;
      if (lines.empty() || is_within) continue;
      break;
    }
    lines.push_back(*line);
    if (end_of_first == 0 && !goes_on(line->text)) {
      end_of_first = 1;
      lines_of_first = lines.size();
      first_end = {position_, number_};
    }
  }
  if (lines_of_first == 0 || lines_ == Lines::together || is_drawing(lines)) return lines;
  lines.resize(lines_of_first);
  std::tie(position_, number_) = first_end;
  return lines;
}

Result<std::optional<Reading>> PuzzleReader::next() {
  const std::vector<Line> lines = take_block();
  if (lines.empty()) return std::nullopt;
  auto reading = read_lines(lines, LoneQuestion::digit);
  if (!reading || has_unanswered_question(reading->puzzle)) {
    auto question = read_lines(lines, LoneQuestion::mark);
    if (question && question->puzzle.cells.empty()) reading = std::move(question);
  }
  if (!reading) {
    return std::unexpected(typed_.placed(published_.placed(std::move(reading.error()))));
  }
  return *std::move(reading);
}

Result<Reading> PuzzleReader::read_lines(const std::vector<Line>& lines,
                                         LoneQuestion question) const {
  const bool is_drawn = is_drawing(lines);
  std::vector<std::string_view> texts;
  for (const Line& line : lines) texts.push_back(line.text);
  const Boxes boxes = boxes_in(texts);
  std::string text;
  for (const std::string_view line : texts) {
    if (!text.empty()) text += '\n';
    text += boxes == Boxes::digits ? without_boxes(line, is_drawn) : std::string(line);
  }
  Builder builder(options_);
  std::vector<std::vector<Glyph>> rows;
  std::size_t offset = 0;
  for (const Line& line : lines) {
    rows.push_back(glyphs_of(line.text, line.number, offset, boxes));
    offset = rows.back().back().offset + 1;
  }
  if (!is_drawn) part_lines(rows);
  if (is_only_x(rows)) make_boxes_of_x(rows, text, is_drawn);
  drop_sentence_marks(rows, is_drawn, question);
  text.resize(end_of(rows.back()));
  Result<void> read;
  if (is_drawn) {
    read = read_drawing(builder, rows);
  } else {
    std::vector<Glyph> all;
    for (const auto& row : rows) all.insert(all.end(), row.begin(), row.end());
    read = refuse_marks(all);
    if (read) read = read_relations(builder, all);
  }
  if (!read) {
    const auto root = root_in(rows);
    if (!root) return std::unexpected(read.error());
    return failure_at(*root, "square roots are not read: write A × A = BC for √BC = A",
                      "square_root");
  }
  return std::move(builder).finish(std::move(text), lines.front().number, is_drawn);
}

}  // namespace reckon::letters
