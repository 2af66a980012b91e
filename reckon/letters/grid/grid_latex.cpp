// SPDX-License-Identifier: MIT
#include "reckon/letters/grid/grid_latex.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "reckon/letters/grid/grid_body.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::letters {

namespace {

constexpr std::array<std::string_view, 2> kEnvironments = {"array", "tabular"};

// Commands that are signs, and those that only change what the page looks like.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kSigns = {
    {{"times", "×"}, {"div", "÷"}, {"cdot", "·"}, {"ast", "*"}}};
constexpr std::array<std::string_view, 17> kLooks = {
    "mathrm", "mathbf", "mathit", "mathsf", "mathtt",       "text",  "textrm", "textbf", "textit",
    "textsf", "texttt", "mbox",   "rm",     "displaystyle", "hline", "quad",   "qquad"};

constexpr std::size_t kLongestRow = 10'000;
constexpr std::size_t kMostRows = 2 * kMostSide - 1;

std::unexpected<GridError> refuse_at(TextPlace place, std::string message) {
  return grid_failure(place.line, place.column, std::move(message));
}

// Goes through a text character by character.
class Cursor {
 public:
  Cursor(std::string_view text, TextPlace place) : text_(text), place_(place) { look(); }

  /// Nothing at the end.
  std::string_view here() const { return here_; }
  bool at(std::string_view character) const { return here_ == character; }
  bool at_end() const { return here_.empty(); }
  TextPlace place() const { return place_; }
  std::size_t position() const { return position_; }

  void advance() {
    position_ += here_.size();
    place_ = at("\n") ? TextPlace{.line = place_.line + 1}
                      : TextPlace{.line = place_.line, .column = place_.column + 1};
    look();
  }

 private:
  void look() {
    constexpr std::size_t kLongestCharacter = 4;
    const std::string_view next = text_.substr(position_, kLongestCharacter);
    here_ = next.empty() ? next : characters_of(next).front().text;
  }

  std::string_view text_;
  std::size_t position_ = 0;
  TextPlace place_;
  std::string_view here_;
};

// A row of an array as a line of a grid text, and where each of its characters stands in the array.
class ArrayRow {
 public:
  bool empty() const { return text_.empty(); }
  std::size_t size() const { return places_.size(); }

  void add(std::string_view character, TextPlace place) {
    text_ += character;
    places_.push_back(place);
    cell_is_empty_ = false;
  }
  // A cell without anything is a place without an operator.
  void end_cell(TextPlace place) {
    if (cell_is_empty_) add(".", place);
    text_ += ' ';
    places_.push_back(place);
    cell_is_empty_ = true;
  }

  WordLine line(std::size_t number) const {
    return {.number = number, .words = words_of(text_), .end = places_.size()};
  }
  TextPlace place(std::size_t column) const {
    return places_[std::min(column, places_.size()) - 1];
  }

 private:
  std::string text_;
  std::vector<TextPlace> places_;
  bool cell_is_empty_ = true;
};

class ArrayReader {
 public:
  ArrayReader(std::string_view text, TextPlace start) : start_(start), cursor_(text, start) {}

  GridResult<LatexGrid> read(Conditions conditions) {
    if (auto done = read_head(); !done) return std::unexpected(std::move(done.error()));
    while (!closed_) {
      if (auto done = read_next(); !done) return std::unexpected(std::move(done.error()));
    }
    if (rows_.empty()) return refuse_at(start_, "this array has no rows: write a grid in it");
    std::vector<WordLine> lines;
    for (const ArrayRow& row : rows_) lines.push_back(row.line(lines.size() + 1));
    auto grid = read_body(std::move(lines), conditions);
    if (!grid) {
      const Error& error = grid.error();
      return refuse_at(rows_[error.line - 1].place(error.column), error.message);
    }
    grid->line = start_.line;
    grid->column = start_.column;
    return LatexGrid{
        .grid = *std::move(grid), .size = cursor_.position(), .last_line = cursor_.place().line};
  }

 private:
  using Done = GridResult<void>;

  // \begin{array}[t]{ccccc}
  Done read_head() {
    read_command();
    environment_ = read_group("{", "}");
    read_group("[", "]");
    if (!cursor_.at("{")) {
      return refuse_at(cursor_.place(),
                       "the columns of the array are missing: write \\begin{array}{ccccc}");
    }
    read_group("{", "}");
    return {};
  }

  // One character, command or comment of the array.
  Done read_next() {
    const TextPlace place = cursor_.place();
    if (cursor_.at_end()) {
      return refuse_at(start_,
                       "this array is never closed: write \\end{" + environment_ + "} after it");
    }
    if (cursor_.at("\\")) return read_backslash();
    if (cursor_.at("%")) {
      while (!cursor_.at_end() && !cursor_.at("\n")) cursor_.advance();
      return {};
    }
    const std::string_view character = cursor_.here();
    constexpr std::array<std::string_view, 5> kNothing = {"\n", "{", "}", "$", "~"};
    cursor_.advance();
    if (is_blank(character) || std::ranges::find(kNothing, character) != kNothing.end()) return {};
    if (row_.size() >= kLongestRow) {
      return refuse_at(place, "this row is too long for a grid: end it after 9 cells");
    }
    if (character == "&") {
      row_.end_cell(place);
    } else {
      row_.add(character, place);
    }
    return {};
  }

  Done read_backslash() {
    const TextPlace place = cursor_.place();
    const std::string command = read_command();
    constexpr std::string_view kSpaces = ",;:! ";
    if (command == "\\") {
      if (cursor_.at("*")) cursor_.advance();
      read_group("[", "]");
      return end_row(place);
    }
    if (command == "end") {
      if (read_group("{", "}") != environment_) {
        return refuse_at(place, "the array must end with \\end{" + environment_ + "}");
      }
      closed_ = true;
      return end_row(place);
    }
    for (const auto& [name, sign] : kSigns) {
      if (command != name) continue;
      row_.add(sign, place);
      return {};
    }
    const bool is_space = command.size() == 1 && kSpaces.find(command) != kSpaces.npos;
    if (is_space || std::ranges::find(kLooks, command) != kLooks.end()) return {};
    return refuse_at(place,
                     quote("\\" + command) +
                         " is not known in a grid: write letters, digits, and operators like "
                         "\\times, \\div, + and -");
  }

  // The last row may end with the array, and lines may be drawn between rows.
  Done end_row(TextPlace place) {
    if (row_.empty()) return {};
    if (rows_.size() == kMostRows) return refuse_at(place, "a grid has at most 9 lines");
    row_.end_cell(place);
    rows_.push_back(std::exchange(row_, {}));
    return {};
  }

  // The name after a backslash: letters, or one other character.
  std::string read_command() {
    cursor_.advance();
    std::string name(cursor_.here());
    if (!cursor_.at_end()) cursor_.advance();
    if (name.size() != 1 || !is_letter(name.front())) return name;
    while (!cursor_.at_end() && is_letter(cursor_.here().front())) {
      name += cursor_.here();
      cursor_.advance();
    }
    return name;
  }

  // Reads a group in brackets and returns its content; empty if there are no brackets here.
  std::string read_group(std::string_view open, std::string_view close) {
    std::string inside;
    if (!cursor_.at(open)) return inside;
    std::size_t depth = 0;
    do {
      if (cursor_.at(open)) ++depth;
      if (cursor_.at(close)) --depth;
      inside += cursor_.here();
      cursor_.advance();
    } while (depth != 0 && !cursor_.at_end());
    inside.erase(0, 1);
    if (depth == 0) inside.pop_back();
    return inside;
  }

  TextPlace start_;
  Cursor cursor_;
  std::string environment_;
  std::vector<ArrayRow> rows_;
  ArrayRow row_;
  bool closed_ = false;
};

}  // namespace

std::optional<std::size_t> find_array(std::string_view line) {
  line = line.substr(0, line.find_first_of("#%"));
  std::size_t first = line.npos;
  for (const std::string_view name : kEnvironments) {
    first = std::min(first, line.find("\\begin{" + std::string(name) + "}"));
  }
  return first == line.npos ? std::nullopt : std::optional(first);
}

bool is_latex(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t");
  return first != line.npos && std::string_view("\\$%").find(line[first]) != line.npos &&
         line.find('&') == line.npos;
}

GridResult<LatexGrid> read_latex(std::string_view text, TextPlace start, Conditions conditions) {
  return ArrayReader(text, start).read(conditions);
}

}  // namespace reckon::letters
