// SPDX-License-Identifier: MIT
#include "app/answers/grid_reading.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

#include "reckon/arith/expression.hpp"
#include "reckon/letters/grid/grid_text.hpp"
#include "reckon/text/words.hpp"

namespace reckon::answers {

namespace {

using letters::Grid;
using letters::GridError;
using letters::GridFault;
using Wrong = GridFault::Kind;

constexpr std::string_view kAsked = "?";

// In the order of GridFault::Kind.
constexpr std::array<std::string_view, 15> kKinds = {
    "other",         "nothing",    "lines",        "cells_of_first_line",
    "cells_of_line", "no_number",  "no_sign",      "no_diagonals_here",
    "number_count",  "sign_count", "long_number",  "letters",
    "no_equals",     "two_equals", "equals_inside"};

template <typename Visit>
void each_line(std::string_view text, const Visit& visit) {
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    visit(text.substr(begin, end - begin));
    begin = end + 1;
  }
}

// The error for a text that asks for numbers, which is a puzzle of another kind.
GridError asked_number(std::string_view text) {
  GridError error;
  error.message = "this grid asks for numbers";
  error.fault = {.kind = Wrong::no_number, .text = std::string(kAsked)};
  std::size_t number = 0;
  each_line(text, [&](std::string_view line) {
    ++number;
    if (error.line != 0) return;
    const auto words = words_of(line);
    const auto asked = std::ranges::find(words, kAsked, &TextWord::text);
    if (asked == words.end()) return;
    error.line = number;
    error.column = asked->column;
  });
  return error;
}

// `row 2` or `main diagonal`.
Json json_of_line(std::string_view name) {
  const std::size_t blank = name.find(' ');
  const char number = name.substr(blank + 1).front();
  Json document;
  document["kind"] = name.substr(0, blank);
  document["number"] = is_digit(number) ? number - '0' : 1;
  return document;
}

Json document_of(const GridError& error) {
  const GridFault& fault = error.fault;
  Json document;
  document["kind"] = kKinds[static_cast<std::size_t>(fault.kind)];
  switch (fault.kind) {
    case Wrong::nothing: return document;
    case Wrong::lines: document["count"] = fault.count; return document;
    case Wrong::number_count:
    case Wrong::sign_count:
      document["count"] = fault.count;
      document["wanted"] = fault.wanted;
      return document;
    case Wrong::letters: document["letter"] = fault.text; return document;
    case Wrong::long_number: document["text"] = fault.text; return document;
    case Wrong::no_equals:
    case Wrong::two_equals:
    case Wrong::equals_inside: document["place"] = json_of_line(fault.text); return document;
    case Wrong::cells_of_first_line: document["count"] = fault.count; break;
    case Wrong::cells_of_line:
      document["count"] = fault.count;
      document["wanted"] = fault.wanted;
      break;
    case Wrong::no_number:
    case Wrong::no_sign:
    case Wrong::no_diagonals_here: document["text"] = fault.text; break;
    case Wrong::other: document["message"] = error.message; break;
  }
  document["line"] = error.line;
  document["column"] = error.column;
  return document;
}

// Returns the words as written; digits alone become letters.
Json words_in(const Grid& grid) {
  Json words = Json::array();
  std::string digits;
  for (const letters::Word& word : grid.puzzle.words) {
    std::string text;
    for (const letters::Symbol symbol : word) {
      if (!symbol.given()) {
        text += letters::letter_name(symbol.letter(), grid.letters);
        continue;
      }
      const char digit = static_cast<char>('0' + symbol.digit());
      if (digits.find(digit) == digits.npos) digits += digit;
      text += grid.puzzle.letters > 0 ? digit : letters::letter_name(digits.find(digit));
    }
    words.push_back(std::move(text));
  }
  return words;
}

// Returns the signs of a line from left to right, or from top to bottom.
Json signs_in(const letters::Line& line) {
  const bool turned = is_turned(line);
  Json signs = Json::array();
  for (const Operator op : line.signs()) signs.push_back(std::string(1, symbol_of(op)));
  signs.push_back("=");
  if (turned) std::ranges::reverse(signs);
  return signs;
}

Json document_of(const Grid& grid) {
  const letters::Layout& layout = grid.puzzle.layout;
  Json document;
  document["rows"] = layout.rows;
  document["columns"] = layout.columns;
  document["words"] = words_in(grid);
  constexpr std::array kSigns = {"row_signs", "column_signs", "diagonal_signs"};
  for (const char* signs : kSigns) document[signs] = Json::array();
  const std::size_t straight = std::size_t{layout.rows} + layout.columns;
  for (std::size_t i = 0; i < layout.lines.size(); ++i) {
    const std::size_t kind = i < layout.rows ? 0 : i < straight ? 1 : 2;
    document[kSigns[kind]].push_back(signs_in(layout.lines[i]));
  }
  return document;
}

}  // namespace

Json json_of_reading(std::string_view text) {
  // A blank line would end the grid, a comment does not.
  std::string lines;
  each_line(text, [&](std::string_view line) {
    lines += words_of(line).empty() ? "#" : std::string(line);
    lines += '\n';
  });
  auto grid = letters::read_grid(lines);
  const bool asks = grid ? grid->asks_for_numbers() : grid.error().fault.kind == Wrong::other;
  if (asks) {
    auto asked = asked_number(text);
    if (asked.line != 0) grid = std::unexpected(std::move(asked));
  }
  Json document;
  document["grid"] = grid ? document_of(*grid) : Json();
  document["fault"] = grid ? Json() : document_of(grid.error());
  return document;
}

}  // namespace reckon::answers
