// SPDX-License-Identifier: MIT
// Reads calculations that are drawn as on paper, and sums among them.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "reckon/letters/read/drawn.hpp"
#include "reckon/text/letters.hpp"

namespace reckon::letters {

namespace {

// A * of the numbers above the first line is a sign or an unknown digit.
class Stars {
 public:
  explicit Stars(std::vector<std::vector<Row>>& parts) : rows_(parts.front()) {
    // A sign would spoil the distances between digits.
    std::vector<Row> others;
    for (const auto& part : parts) {
      for (Row row : part) {
        if (row.begins_with_star()) row.symbols.erase(row.symbols.begin());
        others.push_back(std::move(row));
      }
    }
    width_ = column_width(others);
  }

  // Makes signs of those that are signs, and refuses those that may be both.
  Result<void> read() {
    const Glyphs& first = rows_.front().symbols;
    const std::size_t size = first.size();
    if (rows_.front().begins_with_star() && is_apart(first[0], first[1])) {
      return lonely(first[0]);
    }
    if (size > 1 && first.back().is("*") && is_apart(first[size - 2], first[size - 1])) {
      return lonely(first.back());
    }
    for (std::size_t i = 1; i < rows_.size(); ++i) {
      Row& row = rows_[i];
      if (!row.begins_with_star()) continue;
      const auto is_sign = is_sign_of(i);
      if (!is_sign) return std::unexpected(is_sign.error());
      if (!*is_sign) continue;
      row.sign = row.symbols.front();
      row.symbols.erase(row.symbols.begin());
    }
    return {};
  }

 private:
  bool is_apart(const Glyph& left, const Glyph& right) const {
    return right.column - left.column > width_;
  }
  static std::unexpected<Error> lonely(const Glyph& star) {
    return failure_at(star,
                      "'*' stands apart from the first number: put × before the second number, or "
                      "write ? for an unknown digit");
  }

  // Apart from its number it is a sign. Else it is one in the column of the signs, or, of two
  // numbers, left of all digits above.
  Result<bool> is_sign_of(std::size_t index) const {
    const Glyph& star = rows_[index].symbols[0];
    const Glyph& next = rows_[index].symbols[1];
    if (is_apart(star, next)) return true;
    bool has_sign = false;
    for (const Row& row : rows_) {
      if (!row.sign || row.sign->is("*")) continue;
      if (row.sign->column == star.column) return true;
      has_sign = true;
    }
    if (has_sign || rows_.size() > 2) return false;
    const bool is_left = star.column < rows_.front().symbols.front().column;
    if (is_left && !next.is("*")) return true;
    return failure_at(
        star,
        "'*' may be a sign or an unknown digit here: write × to multiply, or ? for an unknown "
        "digit, with + before the number of a sum");
  }

  std::vector<Row>& rows_;
  std::size_t width_ = 1;
};

// The first character except blanks.
Glyphs::iterator first_in(Glyphs& line) {
  return std::ranges::find_if(line, [](const Glyph& glyph) { return !glyph.is(" "); });
}

// Whether a row multiplies; a * does where it stands alone.
bool begins_with_times(Glyphs& line) {
  const auto first = first_in(line);
  if (first == line.end()) return false;
  if (first->is("*")) return (first + 1)->is(" ");
  return is_times_at(line, static_cast<std::size_t>(first - line.begin()));
}

class Drawing {
 public:
  Drawing(Builder& builder, std::vector<Glyphs> lines)
      : builder_(builder), lines_(std::move(lines)) {}

  Result<void> read() {
    for (const Glyphs& line : lines_) {
      if (is_head_of_division(line)) return read_division(builder_, lines_);
    }
    find_result();
    part_numbers_of_first_line();
    std::vector<std::vector<Row>> parts(1);
    for (const Glyphs& line : lines_) {
      if (is_rule_of(line)) {
        if (!parts.back().empty()) parts.emplace_back();
        continue;
      }
      auto row = row_of(line);
      if (!row) return std::unexpected(row.error());
      parts.back().push_back(*std::move(row));
    }
    if (parts.back().empty()) parts.pop_back();
    if (parts.size() < 2)
      return failure_at(lines_.front().front(), "a drawing needs numbers above and below its line",
                        "drawing_lines");
    if (auto stars = Stars(parts).read(); !stars) return stars;
    const bool multiplies = parts[0].size() == 2 && parts[0][1].multiplies();
    return multiplies ? read_multiplication(builder_, parts) : read_sum(parts);
  }

 private:
  // The result has a rule above it, where none is drawn, and no = before it.
  void find_result() {
    Glyphs& result = lines_.back();
    if (const auto first = first_in(result); first != result.end() && first->is("=")) {
      if (!is_rule_of(result)) first->text = " ";
    }
    if (lines_.size() < 3 || std::ranges::any_of(lines_, is_rule_of)) return;
    Glyph dash = result.front();
    dash.text = "-";
    lines_.insert(lines_.end() - 1, Glyphs{dash});
    // Partial products have another above them.
    if (is_product_of_two(lines_.front())) {
      lines_.insert(lines_.begin() + 1, Glyphs{dash});
    } else if (lines_.size() > 4 && begins_with_times(lines_[1])) {
      lines_.insert(lines_.begin() + 2, Glyphs{dash});
    }
  }

  // Makes a line of each number where they stand side by side above the first rule: `ABC × DE`.
  void part_numbers_of_first_line() {
    if (lines_.size() < 2 || !is_rule_of(lines_[1])) return;
    const Glyphs& line = lines_.front();
    std::vector<Glyphs> numbers(1);
    bool has_digits = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
      const bool is_alone =
          i > 0 && line[i - 1].is(" ") && i + 1 < line.size() && line[i + 1].is(" ");
      const bool is_sign_here = line[i].is("*")
                                    ? is_alone
                                    : is_plus(line[i]) || is_minus(line[i]) || is_times_at(line, i);
      if (has_digits && is_sign_here) numbers.emplace_back();
      has_digits = has_digits || is_symbol(line[i], true);
      numbers.back().push_back(line[i]);
    }
    lines_.erase(lines_.begin());
    lines_.insert(lines_.begin(), numbers.begin(), numbers.end());
  }

  static std::string text_of(const Glyphs& line) {
    std::string text;
    for (const Glyph& glyph : line) text += glyph.text;
    return text;
  }
  static bool is_rule_of(const Glyphs& line) { return is_rule(text_of(line)); }
  Result<void> read_sum(const std::vector<std::vector<Row>>& parts) {
    if (parts.size() != 2 || parts[1].size() != 1) {
      const Row& extra = parts.size() > 2 ? parts[2][0] : parts[1][1];
      return failure_at(extra.place,
                        "a sum has one number below its line; where numbers are "
                        "multiplied, put × before the second");
    }
    std::optional<std::uint32_t> sum;
    for (const Row& row : parts[0]) {
      if (row.multiplies()) {
        return failure_at(*row.sign, "only two numbers are multiplied in a drawing");
      }
      auto word = word_of(builder_, row.symbols);
      if (!word) return std::unexpected(word.error());
      const std::uint32_t number = builder_.number(*std::move(word));
      const bool subtracts = row.sign && is_minus(*row.sign);
      if (sum) {
        sum = builder_.node(subtracts ? Operation::subtract : Operation::add, *sum, number);
      } else {
        sum = subtracts ? builder_.node(Operation::negate, number) : number;
      }
    }
    auto word = word_of(builder_, parts[1][0].symbols);
    if (!word) return std::unexpected(word.error());
    builder_.relation(*sum, Sign::equal, builder_.number(*std::move(word)));
    return {};
  }

  Builder& builder_;
  std::vector<Glyphs> lines_;
};

std::string usual_line(std::string_view line) {
  const bool rule = is_rule(line);
  const Glyphs glyphs = glyphs_of(line, 1, 0, Boxes::letters);  // the last is a blank
  std::string text;
  bool is_first = true;
  for (std::size_t i = 0; i + 1 < glyphs.size(); ++i) {
    const Glyph& glyph = glyphs[i];
    if (glyph.is(" ")) {
      text += ' ';
      continue;
    }
    const bool may_be_sign = std::exchange(is_first, false);
    if (rule) {
      text += '-';
    } else if (may_be_sign && is_minus(glyph)) {
      text += "−";
    } else if (may_be_sign && is_plus(glyph)) {
      text += '+';
    } else if (may_be_sign && is_times_at(glyphs, i)) {
      text += "×";
    } else if (is_named(glyph)) {
      text += capital_of(glyph.text);
    } else {
      text += glyph.text;
    }
  }
  return text.substr(0, text.find_last_not_of(' ') + 1);
}

}  // namespace

std::string usual_drawing(std::string_view drawing) {
  std::vector<std::string> lines;
  std::size_t margin = std::string::npos;
  while (!drawing.empty()) {
    const std::size_t end = std::min(drawing.find('\n'), drawing.size());
    std::string line = usual_line(drawing.substr(0, end));
    drawing.remove_prefix(std::min(end + 1, drawing.size()));
    if (line.empty()) continue;
    margin = std::min(margin, line.find_first_not_of(' '));
    lines.push_back(std::move(line));
  }
  std::string text;
  for (const std::string& line : lines) text += (text.empty() ? "" : "\n") + line.substr(margin);
  return text;
}

bool is_rule(std::string_view line) {
  std::string_view dash;
  for (const TextWord& character : characters_of(line)) {
    if (is_blank(character.text)) continue;
    constexpr std::array<std::string_view, 7> kOthers = {"_", "=", "─", "━", "═", "―", "⎯"};
    const bool is_dash = is_sign(character.text, MathSign::minus) ||
                         std::ranges::find(kOthers, character.text) != kOthers.end();
    // `_ - _ = _` is an equation.
    if (!is_dash || (!dash.empty() && character.text != dash)) return false;
    dash = character.text;
  }
  return !dash.empty();
}

bool is_column_without_rule(std::span<const std::string_view> lines) {
  if (lines.size() < 3) return false;
  const bool has_pair = is_product_of_two(glyphs_of(lines.front(), 1, 0));
  for (std::size_t i = has_pair ? 1 : 0; i < lines.size(); ++i) {
    Glyphs line = glyphs_of(lines[i], 1, 0);
    const auto first = first_in(line);
    const bool is_last = i + 1 == lines.size();
    if (is_last && first != line.end() && first->is("=")) first->text = " ";
    const bool is_star = first != line.end() && first->is("*") && (first + 1)->is(" ");
    const auto row = row_of(line);
    if (!row || row->symbols.size() == (is_star ? 1U : 0U)) return false;
    const bool has_sign = row->sign.has_value() || is_star;
    if (i == 1 && !has_sign && !has_pair) return false;
    if (is_last && has_sign) return false;
  }
  return true;
}

Result<void> read_drawing(Builder& builder, std::vector<std::vector<Glyph>> lines) {
  return Drawing(builder, std::move(lines)).read();
}

}  // namespace reckon::letters
