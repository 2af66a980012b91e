// SPDX-License-Identifier: MIT
#include "reckon/letters/read/equation_lines.hpp"

#include <algorithm>
#include <span>
#include <string_view>

namespace reckon::letters {

namespace {

using GlyphLine = std::vector<Glyph>;

bool compares(const Glyph& glyph) { return glyph.is_one_of({"=", "<", ">", "≠", "≤", "≥"}); }
bool separates(const Glyph& glyph) { return glyph.is_one_of({",", ";", "&"}); }
bool calculates(const Glyph& glyph) {
  const auto sign = sign_in(glyph.text);
  return sign == MathSign::plus || sign == MathSign::minus || sign == MathSign::divide ||
         (sign == MathSign::times && !is_symbol(glyph, false)) || glyph.is("^");
}
// Whether an equation goes on behind it or before it.
bool joins(const Glyph& glyph) { return compares(glyph) || calculates(glyph) || separates(glyph); }

bool is_x(const Glyph& glyph) { return glyph.is_one_of({"x", "X"}); }

// An x alone multiplies between two numbers, and before the number of a row.
bool multiplies(const GlyphLine& line, std::size_t at, bool is_drawn) {
  const auto is_number = [](const Glyph& glyph) {
    return is_symbol(glyph, true) || glyph.is_one_of({"(", ")", "[", "]", "{", "}"});
  };
  const bool is_glued = at > 0 && is_symbol(line[at - 1], is_drawn);
  if (is_glued || is_symbol(line[at + 1], is_drawn)) return false;
  const auto is_not_blank = [](const Glyph& glyph) { return !glyph.is(" "); };
  const std::span behind = std::span(line).subspan(at + 1);
  const auto right = std::ranges::find_if(behind, is_not_blank);
  if (right == behind.end() || !is_number(*right)) return false;
  const std::span before = std::span(line).first(at);
  const auto left = std::ranges::find_if(before.rbegin(), before.rend(), is_not_blank);
  return left == before.rend() ? is_drawn : is_number(*left);
}

}  // namespace

void part_lines(std::vector<GlyphLine>& lines) {
  bool is_whole = false;  // the equation up to here
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
    const auto is_not_blank = [](const Glyph& glyph) { return !glyph.is(" "); };
    const auto last = std::ranges::find_if(lines[i].rbegin(), lines[i].rend(), is_not_blank);
    const auto next = std::ranges::find_if(lines[i + 1], is_not_blank);
    is_whole = is_whole || std::ranges::any_of(lines[i], compares);
    if (last == lines[i].rend() || next == lines[i + 1].end()) continue;
    if (separates(*last) || separates(*next)) {
      is_whole = false;
    } else if (is_whole && !joins(*last) && !joins(*next)) {
      lines[i].back().text = ";";
      is_whole = false;
    }
  }
}

bool is_only_x(const std::vector<GlyphLine>& lines) {
  bool stands_with_others = false;
  for (const GlyphLine& line : lines) {
    for (std::size_t i = 0; i < line.size(); ++i) {
      const bool is_other = line[i].text.size() == 1 && is_letter(line[i].text.front());
      if (!is_x(line[i])) {
        if (is_other) return false;
        continue;
      }
      // Between two given digits it may be meant to multiply: 12x3.
      const auto is_digit_at = [&](std::size_t at) {
        return line[at].text.size() == 1 && is_digit(line[at].text.front());
      };
      const auto is_symbol_at = [&](std::size_t at) { return is_digit_at(at) || is_x(line[at]); };
      const bool has_left = i > 0 && is_symbol_at(i - 1);
      const bool has_right = i + 1 < line.size() && is_symbol_at(i + 1);
      const bool is_between = has_left && has_right && is_digit_at(i - 1) && is_digit_at(i + 1);
      stands_with_others = stands_with_others || ((has_left || has_right) && !is_between);
    }
  }
  return stands_with_others;
}

void make_boxes_of_x(std::vector<GlyphLine>& lines, std::string& text, bool is_drawn) {
  for (GlyphLine& line : lines) {
    std::vector<std::size_t> digits;
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (is_x(line[i]) && !multiplies(line, i, is_drawn)) digits.push_back(i);
    }
    for (const std::size_t at : digits) {
      line[at].text = kBox;
      line[at].is_box = true;
      text[line[at].offset] = is_drawn ? '?' : '_';
    }
  }
}

std::optional<Glyph> root_in(const std::vector<GlyphLine>& lines) {
  for (const GlyphLine& line : lines) {
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (line[i].is_one_of({"√", "∛", "∜"})) return line[i];
      if (line[i].is("\\") && i + 1 < line.size() && line[i + 1].is("/")) return line[i];
      constexpr std::string_view kName = "SQRT(";
      if (i + kName.size() > line.size()) continue;
      const bool is_name = std::ranges::equal(
          std::span(line).subspan(i, kName.size()), kName, [](const Glyph& glyph, char c) {
            return glyph.text.size() == 1 && upper(glyph.text.front()) == c;
          });
      if (is_name) return line[i];
    }
  }
  return std::nullopt;
}

}  // namespace reckon::letters
