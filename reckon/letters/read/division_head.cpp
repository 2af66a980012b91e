// SPDX-License-Identifier: MIT
#include "reckon/letters/read/division_head.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <utility>

#include "reckon/letters/read/drawn.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::letters {

namespace {

bool is_division_sign(const Glyph& glyph) {
  return glyph.is(MathSign::divide) || glyph.is(")") || is_bar(glyph);
}

bool is_rule_of(const Glyphs& line) {
  std::string text;
  for (const Glyph& glyph : line) text += glyph.text;
  return is_rule(text);
}
bool is_empty(const Glyphs& line) {
  return std::ranges::all_of(line, [](const Glyph& glyph) { return glyph.is(" "); });
}

// The first digit of a number behind a blank, if there is one.
std::optional<Glyph> parted_at(const Glyphs& number) {
  const auto parted = std::ranges::adjacent_find(
      number, [](const Glyph& a, const Glyph& b) { return b.column - a.column > 1; });
  return parted == number.end() ? std::nullopt : std::optional(*(parted + 1));
}

// The part of a line left or right of a column, ended by a blank.
Glyphs part_of(const Glyphs& line, std::size_t column, bool is_right) {
  Glyphs part;
  for (const Glyph& glyph : line) {
    if (is_right ? glyph.column > column : glyph.column < column) part.push_back(glyph);
  }
  Glyph end = line.back();
  end.text = " ";
  part.push_back(end);
  return part;
}

// The line with the numbers of a head, and the signs between them.
struct HeadLine {
  std::vector<Glyphs> numbers;
  std::vector<Glyph> signs;
};
Result<HeadLine> head_line_of(const Glyphs& line) {
  HeadLine head{.numbers = std::vector<Glyphs>(1), .signs = {}};
  for (const Glyph& glyph : line) {
    if (glyph.is(" ")) continue;
    if (is_symbol(glyph, true)) {
      head.numbers.back().push_back(glyph);
    } else if (is_division_sign(glyph) || glyph.is_one_of({"=", "("})) {
      head.signs.push_back(glyph);
      head.numbers.emplace_back();
    } else {
      return failure_at(glyph, quote(glyph.text) + " does not belong into the head of a division",
                        "division_head");
    }
  }
  return head;
}

// Takes the lines below a head whose divisor stands right of a bar in this column.
Result<DivisionLines> beside_bar(HeadLine head, std::span<const Glyphs> below) {
  const Glyph bar = head.signs.front();
  DivisionLines lines{.head = {.dividend = std::move(head.numbers[0]),
                               .divisor = std::move(head.numbers[1]),
                               .quotient = {}},
                      .rows = {}};
  for (const Glyphs& line : below) {
    const Glyphs right = part_of(line, bar.column, true);
    if (!is_empty(right) && !is_rule_of(right)) {
      auto quotient = row_of(right);
      if (!quotient) return std::unexpected(quotient.error());
      if (!lines.head.quotient.empty()) {
        return failure_at(quotient->place,
                          "a second number stands right of the bar: only the divisor and, below "
                          "it, the quotient stand there");
      }
      lines.head.quotient = std::move(quotient->symbols);
    }
    Glyphs left = part_of(line, bar.column, false);
    if (!is_empty(left) && !is_rule_of(left)) lines.rows.push_back(std::move(left));
  }
  return lines;
}

}  // namespace

Result<DivisionLines> head_of(const std::vector<Glyphs>& lines) {
  Glyphs above;
  std::size_t line = 0;
  while (!is_head_of_division(lines[line])) {
    if (!is_rule_of(lines[line])) {
      auto row = row_of(lines[line]);
      if (!row) return std::unexpected(row.error());
      above = row->symbols;
    }
    ++line;
  }
  auto head = head_line_of(lines[line]);
  if (!head) return std::unexpected(head.error());
  if (head->signs.empty()) {
    return failure_at(lines[line].front(), "a division has no sign of one", "division_head");
  }
  const Glyph sign = head->signs.front();
  const std::span<const Glyphs> below = std::span(lines).subspan(line + 1);
  DivisionLines read;
  if (is_bar(sign) && head->numbers.size() == 2 && above.empty()) {
    auto beside = beside_bar(*std::move(head), below);
    if (!beside) return beside;
    read = *std::move(beside);
  } else {
    std::vector<Glyphs>& numbers = head->numbers;
    if (numbers.size() == 2) numbers.push_back(above);
    if (numbers.size() == 3) {
      if (sign.is(")") || is_bar(sign)) std::swap(numbers[0], numbers[1]);
      read.head = {.dividend = numbers[0], .divisor = numbers[1], .quotient = numbers[2]};
    }
    std::ranges::copy_if(below, std::back_inserter(read.rows),
                         [](const Glyphs& row) { return !is_rule_of(row); });
  }
  const DivisionHead& found = read.head;
  if (found.dividend.empty() || found.divisor.empty() || found.quotient.empty()) {
    return failure_at(sign,
                      "a division begins with its dividend, divisor and quotient: "
                      "**** ÷ ** = **, or **)****(**",
                      "division_head");
  }
  const auto parted = parted_at(found.quotient);
  if (parted && !parted_at(found.dividend)) {
    return failure_at(*parted,
                      "a blank parts this quotient: leave a remainder to the last row, and write "
                      "the digits of the quotient without blanks",
                      "parted_quotient");
  }
  return read;
}

bool is_head_of_division(const Glyphs& line) { return std::ranges::any_of(line, is_division_sign); }

bool begins_with_division(std::span<const std::string_view> lines) {
  const auto is_row = [](std::string_view line) {
    return row_of(glyphs_of(line, 1, 0)).has_value();
  };
  const bool has_row_above = !lines.empty() && is_row(lines.front());
  if (has_row_above) lines = lines.subspan(1);
  if (lines.empty()) return false;
  // The signs of a head between its numbers.
  std::string signs;
  bool is_number = false;
  for (const Glyph& glyph : glyphs_of(lines.front(), 1, 0)) {
    if (glyph.is(" ")) continue;
    if (is_symbol(glyph, true)) {
      is_number = true;
    } else if (std::exchange(is_number, false)) {
      signs += glyph.is(MathSign::divide) ? "÷" : is_bar(glyph) ? "|" : glyph.text;
    } else {
      return false;
    }
  }
  if (signs == ")(" || signs == "||") return true;
  if (signs == ")" || signs == "|") return is_number;
  return signs == "÷=" && is_number && !has_row_above && lines.size() > 1 &&
         std::ranges::all_of(lines.subspan(1), is_row);
}

}  // namespace reckon::letters
