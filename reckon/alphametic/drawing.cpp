// SPDX-License-Identifier: MIT
// Reads sums, multiplications and divisions that are drawn as on paper.
#include <algorithm>
#include <optional>
#include <utility>

#include "reckon/alphametic/builder.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::alphametic {

namespace {

using Glyphs = std::vector<Glyph>;

bool is_minus(const Glyph& glyph) { return glyph.is_one_of({"-", "−", "–"}); }
bool is_plus(const Glyph& glyph) { return glyph.is_one_of({"+", "＋"}); }
bool is_times(const Glyph& glyph) { return glyph.is_one_of({"×", "x", "X", "·", "⋅"}); }

// A number of a drawing, and the column of its last digit.
struct Row {
  Glyphs symbols;
  std::optional<Glyph> sign;  // that stands before it
  std::size_t end = 0;
  Glyph place;  // of its first character

  // A * is a sign only where Stars found that it is.
  bool multiplies() const { return sign && (is_times(*sign) || sign->is("*")); }
  bool begins_with_star() const { return !sign && symbols.size() > 1 && symbols.front().is("*"); }
};

TextResult<Row> row_of(const Glyphs& glyphs) {
  Row row;
  for (std::size_t i = 0; i < glyphs.size(); ++i) {
    const Glyph& glyph = glyphs[i];
    if (glyph.is(" ")) continue;
    if (row.place.text.empty()) row.place = glyph;
    const bool has_digits =
        std::ranges::any_of(glyphs.begin() + static_cast<std::ptrdiff_t>(i) + 1, glyphs.end(),
                            [](const Glyph& g) { return is_symbol(g, true); });
    const bool stands_alone = i + 1 < glyphs.size() && glyphs[i + 1].is(" ");
    const bool is_sign =
        is_plus(glyph) || is_minus(glyph) || (is_times(glyph) && stands_alone) || glyph.is("×");
    if (row.symbols.empty() && !row.sign && is_sign && has_digits) {
      row.sign = glyph;
      continue;
    }
    if (!is_symbol(glyph, true)) {
      return failure_at(glyph, quote(glyph.text) + " stands where a digit of a drawing belongs");
    }
    row.symbols.push_back(glyph);
    row.end = glyph.column;
  }
  if (row.symbols.empty()) return failure_at(glyphs.front(), "a line of the drawing has no number");
  return row;
}

// A drawing whose digits have blanks between them is one column for each second character.
std::size_t column_width(const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    for (std::size_t i = 1; i < row.symbols.size(); ++i) {
      if (row.symbols[i].column - row.symbols[i - 1].column < 2) return 1;
    }
  }
  return std::ranges::any_of(rows, [](const Row& row) { return row.symbols.size() > 1; }) ? 2 : 1;
}

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
  TextResult<void> read() {
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
  static std::unexpected<TextError> lonely(const Glyph& star) {
    return failure_at(star,
                      "'*' stands apart from the first number: put × before the second number, or "
                      "write ? for an unknown digit");
  }

  // Apart from its number it is a sign. Else it is one in the column of the signs, or, of two
  // numbers, left of all digits above.
  TextResult<bool> is_sign_of(std::size_t index) const {
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
        "'*' may be a sign or an unknown digit here: write × to multiply, or ? for an "
        "unknown digit, with + before the number of a sum");
  }

  std::vector<Row>& rows_;
  std::size_t width_ = 1;
};

class Drawing {
 public:
  Drawing(Builder& builder, std::vector<Glyphs> lines)
      : builder_(builder), lines_(std::move(lines)) {}

  TextResult<void> read() {
    for (const Glyphs& line : lines_) {
      if (is_head_of_division(line)) return read_division();
    }
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
      return failure_at(lines_.front().front(), "a drawing needs numbers above and below its line");
    if (auto stars = Stars(parts).read(); !stars) return stars;
    const bool multiplies = parts[0].size() == 2 && parts[0][1].multiplies();
    return multiplies ? read_multiplication(parts) : read_sum(parts);
  }

 private:
  static std::string text_of(const Glyphs& line) {
    std::string text;
    for (const Glyph& glyph : line) text += glyph.text;
    return text;
  }
  static bool is_rule_of(const Glyphs& line) { return is_rule(text_of(line)); }
  static bool is_division_sign(const Glyph& glyph) {
    return glyph.is_one_of({"÷", ":", "/", ")", "∶"});
  }
  static bool is_head_of_division(const Glyphs& line) {
    return std::ranges::any_of(line, is_division_sign);
  }

  TextResult<std::size_t> word_of(const Glyphs& symbols) {
    if (symbols.size() > kLongestWord) {
      return failure_at(symbols.front(), "a number of " + std::to_string(symbols.size()) +
                                             " digits is too long: take at most " +
                                             std::to_string(kLongestWord));
    }
    Word word;
    for (const Glyph& glyph : symbols) word.push_back(builder_.symbol(glyph));
    return builder_.add_word(std::move(word));
  }

  // --- Sums
  // ---------------------------------------------------------------------------------------

  TextResult<void> read_sum(const std::vector<std::vector<Row>>& parts) {
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
      const auto word = word_of(row.symbols);
      if (!word) return std::unexpected(word.error());
      const std::uint32_t number = builder_.number_at(*word);
      const bool subtracts = row.sign && is_minus(*row.sign);
      if (sum) {
        sum = builder_.node(subtracts ? Operation::subtract : Operation::add, *sum, number);
      } else {
        sum = subtracts ? builder_.node(Operation::negate, number) : number;
      }
    }
    const auto word = word_of(parts[1][0].symbols);
    if (!word) return std::unexpected(word.error());
    builder_.relation(*sum, Sign::equal, builder_.number_at(*word));
    return {};
  }

  // --- Multiplications
  // ----------------------------------------------------------------------------

  TextResult<void> read_multiplication(const std::vector<std::vector<Row>>& parts) {
    std::vector<Row> products(parts[1].begin(), parts[1].end());
    if (parts.size() > 3 || (parts.size() == 3 && parts[2].size() != 1) ||
        (parts.size() == 2 && products.size() != 1)) {
      return failure_at(parts.back().back().place,
                        "a multiplication has its partial products between two lines, and one "
                        "number below the second");
    }
    const Row& total = parts.back().front();
    const auto factor = word_of(parts[0][0].symbols);
    const auto multiplier = word_of(parts[0][1].symbols);
    if (!factor || !multiplier) return std::unexpected((factor ? multiplier : factor).error());
    if (parts.size() == 2) products.clear();
    auto shifts = shifts_of(products, total, builder_.word(*multiplier).size());
    if (!shifts) return std::unexpected(shifts.error());
    std::optional<std::uint32_t> sum;
    std::vector<bool> used(builder_.word(*multiplier).size());
    for (std::size_t i = 0; i < products.size(); ++i) {
      const auto product = word_of(products[i].symbols);
      if (!product) return std::unexpected(product.error());
      add_product(*factor, *multiplier, (*shifts)[i], *product);
      used[(*shifts)[i]] = true;
      const std::uint32_t shifted = shifted_product(*product, (*shifts)[i]);
      sum = sum ? builder_.node(Operation::add, *sum, shifted) : shifted;
    }
    const auto result = word_of(total.symbols);
    if (!result) return std::unexpected(result.error());
    if (!sum) {
      sum = builder_.node(Operation::multiply, builder_.number_at(*factor),
                          builder_.number_at(*multiplier));
    } else {
      for (std::size_t i = 0; i < used.size(); ++i) {
        if (!used[i]) must_be_zero(digit_from_right(*multiplier, i));
      }
    }
    builder_.relation(*sum, Sign::equal, builder_.number_at(*result));
    return {};
  }

  // How many places each partial product is shifted to the left.
  TextResult<std::vector<std::size_t>> shifts_of(const std::vector<Row>& products, const Row& total,
                                                 std::size_t digits) {
    std::vector<Row> rows = products;
    rows.push_back(total);
    const std::size_t width = column_width(rows);
    std::vector<std::size_t> shifts;
    const bool is_flush = products.size() > 1 && std::ranges::all_of(products, [&](const Row& row) {
                            return row.end == products.front().end;
                          });
    for (std::size_t i = 0; i < products.size(); ++i) {
      const Row& row = products[i];
      const std::size_t shift = is_flush ? i : (total.end - std::min(row.end, total.end)) / width;
      const bool is_odd = !is_flush && (row.end > total.end || (total.end - row.end) % width != 0);
      if (is_odd || shift >= digits || std::ranges::find(shifts, shift) != shifts.end()) {
        return failure_at(row.place,
                          "this partial product does not stand below a digit of the "
                          "second factor: end each one place further to the left");
      }
      shifts.push_back(shift);
    }
    return shifts;
  }

  Symbol digit_from_right(std::size_t word, std::size_t place) {
    const Word& digits = builder_.word(word);
    return digits[digits.size() - 1 - place];
  }
  void must_be_zero(Symbol symbol) {
    const std::uint32_t left = builder_.number({symbol});
    builder_.relation(left, Sign::equal, builder_.number({Symbol::digit(0)}));
  }
  // A product that may be 0 is multiplied, for a number of several digits does not begin with 0.
  std::uint32_t shifted_product(std::size_t product, std::size_t places) {
    const Word& digits = builder_.word(product);
    const bool may_be_zero =
        digits.size() == 1 && (!digits.front().given() || digits.front().digit() == 0);
    if (!may_be_zero || places == 0) return builder_.number(shifted_word(product, places));
    const std::uint32_t digit = builder_.number_at(product);
    Word scale(places + 1, Symbol::digit(0));
    scale.front() = Symbol::digit(1);
    return builder_.node(Operation::multiply, digit, builder_.number(std::move(scale)));
  }
  Word shifted_word(std::size_t word, std::size_t places) {
    Word shifted = builder_.word(word);
    shifted.insert(shifted.end(), places, Symbol::digit(0));
    return shifted;
  }
  void add_product(std::size_t factor, std::size_t multiplier, std::size_t place,
                   std::size_t product) {
    const std::uint32_t left = builder_.number_at(factor);
    const std::uint32_t right = builder_.number({digit_from_right(multiplier, place)});
    builder_.relation(builder_.node(Operation::multiply, left, right), Sign::equal,
                      builder_.number_at(product));
  }

  // --- Divisions
  // ----------------------------------------------------------------------------------

  struct Head {
    Glyphs dividend;
    Glyphs divisor;
    Glyphs quotient;
  };

  // The line with the dividend, and the line of the quotient above it, if there is one.
  TextResult<Head> read_head(std::size_t& line) {
    Glyphs above;
    while (!is_head_of_division(lines_[line])) {
      if (!is_rule_of(lines_[line])) {
        auto row = row_of(lines_[line]);
        if (!row) return std::unexpected(row.error());
        above = row->symbols;
      }
      ++line;
    }
    const Glyphs& head = lines_[line];
    std::vector<Glyphs> numbers(1);
    std::vector<Glyph> signs;
    for (const Glyph& glyph : head) {
      if (glyph.is(" ")) continue;
      if (is_symbol(glyph, true)) {
        numbers.back().push_back(glyph);
      } else if (is_division_sign(glyph) || glyph.is_one_of({"=", "("})) {
        signs.push_back(glyph);
        numbers.emplace_back();
      } else {
        return failure_at(glyph,
                          quote(glyph.text) + " does not belong into the head of a division");
      }
    }
    if (signs.empty()) return failure_at(head.front(), "a division has no sign of one");
    const bool divisor_first = signs.front().is(")");
    if (numbers.size() == 2) numbers.push_back(above);
    const bool is_whole = numbers.size() == 3 && std::ranges::none_of(numbers, &Glyphs::empty);
    if (!is_whole) {
      return failure_at(signs.front(),
                        "a division begins with its dividend, divisor and quotient: "
                        "**** ÷ ** = **, or **)****(**");
    }
    if (divisor_first) std::swap(numbers[0], numbers[1]);
    return Head{.dividend = numbers[0], .divisor = numbers[1], .quotient = numbers[2]};
  }

  TextResult<void> read_division() {
    std::size_t line = 0;
    const auto head = read_head(line);
    if (!head) return std::unexpected(head.error());
    std::vector<Row> rows;
    for (++line; line < lines_.size(); ++line) {
      if (is_rule_of(lines_[line])) continue;
      auto row = row_of(lines_[line]);
      if (!row) return std::unexpected(row.error());
      rows.push_back(*std::move(row));
    }
    LongDivision division;
    for (const auto& [symbols, word] : {std::pair(&head->dividend, &division.dividend),
                                        {&head->divisor, &division.divisor},
                                        {&head->quotient, &division.quotient}}) {
      const auto read = word_of(*symbols);
      if (!read) return std::unexpected(read.error());
      *word = *read;
    }
    return read_steps(*head, rows, division);
  }

  // Which digit of the dividend stands above the end of a row.
  static std::optional<std::size_t> digit_above(const Glyphs& dividend, const Row& row) {
    for (std::size_t i = 0; i < dividend.size(); ++i) {
      if (dividend[i].column == row.end) return i;
    }
    return std::nullopt;
  }

  TextResult<void> read_steps(const Head& head, const std::vector<Row>& rows,
                              LongDivision& division) {
    if (rows.empty())
      return failure_at(head.dividend.front(), "a drawn division has rows below it");
    std::vector<std::size_t> ends;  // of each row
    for (const Row& row : rows) {
      const auto end = digit_above(head.dividend, row);
      if (!end) {
        return failure_at(row.place, "this row does not end below a digit of the dividend");
      }
      ends.push_back(*end);
    }
    const std::size_t last = head.dividend.size() - 1;
    std::size_t partial_end = ends[0];  // of what is divided
    Word partial = prefix(division.dividend, partial_end + 1);
    std::vector<bool> used(head.quotient.size());
    for (std::size_t i = 0; i < rows.size(); i += 2) {
      const std::size_t from_right = last - partial_end;
      if (ends[i] != partial_end || from_right >= head.quotient.size()) {
        return failure_at(rows[i].place,
                          "this product does not end where the number above it ends, or there is "
                          "no digit of the quotient for it");
      }
      DivisionStep step;
      step.quotient_digit = head.quotient.size() - 1 - from_right;
      used[step.quotient_digit] = true;
      const auto product = word_of(rows[i].symbols);
      if (!product) return std::unexpected(product.error());
      step.product = *product;
      const bool has_rest = i + 1 < rows.size();
      const std::size_t end = has_rest ? ends[i + 1] : last;
      if (end < partial_end || (has_rest && i + 2 < rows.size() && end == partial_end)) {
        return failure_at(rows[i + 1].place, "no digit is brought down in this row");
      }
      if (!has_rest && end != partial_end) {
        return failure_at(rows[i].place, "the division ends before its last digit is brought down");
      }
      auto rest = has_rest ? word_of(rows[i + 1].symbols)
                           : TextResult<std::size_t>(builder_.add_word({Symbol::digit(0)}));
      if (!rest) return std::unexpected(rest.error());
      step.rest = *rest;
      const bool is_last = i + 2 >= rows.size();
      if (auto added = add_step(division, step, partial,
                                {.end = partial_end, .next = end, .is_last = is_last}, rows[i]);
          !added) {
        return added;
      }
      partial = builder_.word(step.rest);
      partial_end = end;
      division.steps.push_back(step);
    }
    if (partial_end != last)
      return failure_at(rows.back().place,
                        "the division ends before its last digit is brought down");
    for (std::size_t i = 0; i < used.size(); ++i) {
      if (!used[i]) must_be_zero(builder_.word(division.quotient)[i]);
    }
    builder_.puzzle().division = division;
    return {};
  }

  Word prefix(std::size_t word, std::size_t size) {
    const Word& whole = builder_.word(word);
    return {whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size)};
  }

  // Where a partial dividend and the next one end in the dividend.
  struct Columns {
    std::size_t end;
    std::size_t next;
    bool is_last;
  };

  // digit × divisor = product, partial − product = rest, and what is left is less than the divisor.
  TextResult<void> add_step(const LongDivision& division, const DivisionStep& step,
                            const Word& partial, const Columns& columns, const Row& place) {
    const std::size_t brought_down = columns.next - columns.end;
    const Symbol digit = builder_.word(division.quotient)[step.quotient_digit];
    const std::uint32_t divisor = builder_.number_at(division.divisor);
    const std::uint32_t times =
        builder_.node(Operation::multiply, divisor, builder_.number({digit}));
    const std::uint32_t product = builder_.number_at(step.product);
    builder_.relation(times, Sign::equal, product);
    Word rest = builder_.word(step.rest);
    if (rest.size() < brought_down) {
      return failure_at(place.place, "more digits are brought down below this row than there are");
    }
    // The digits brought down are those of the dividend.
    const Word dividend = builder_.word(division.dividend);
    for (std::size_t i = 0; i < brought_down; ++i) {
      const Symbol above = dividend[columns.end + 1 + i];
      const Symbol below = rest[rest.size() - brought_down + i];
      if (above == below) continue;
      const std::uint32_t left = builder_.number({above});
      builder_.relation(left, Sign::equal, builder_.number({below}));
    }
    // Where the quotient has a 0, and at the end, the divisor is larger than what is divided.
    const std::size_t divided =
        columns.is_last || brought_down == 0 ? brought_down + 1 : brought_down;
    for (std::size_t kept = 0; kept < divided; ++kept) {
      Word left(rest.begin(), rest.end() - static_cast<std::ptrdiff_t>(brought_down - kept));
      if (left.empty()) left = {Symbol::digit(0)};
      const std::uint32_t number = builder_.number(left);
      if (kept == 0) {
        const std::uint32_t whole = builder_.number(partial);
        builder_.relation(builder_.node(Operation::subtract, whole, product), Sign::equal, number);
      }
      builder_.relation(number, Sign::less, divisor);
    }
    return {};
  }

  Builder& builder_;
  std::vector<Glyphs> lines_;
};

std::string usual_line(std::string_view line) {
  const bool rule = is_rule(line);
  const Glyphs glyphs = glyphs_of(line, 1, 0);  // the last is a blank
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
    } else if (may_be_sign && is_times(glyph) && glyphs[i + 1].is(" ")) {
      text += "×";
    } else if (glyph.text.size() == 1) {
      text += upper(glyph.text.front());
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
  std::size_t dashes = 0;
  for (const TextWord& character : characters_of(line)) {
    if (is_blank(character.text) || character.text == "\t") continue;
    const bool is_dash = character.text == "-" || character.text == "_" || character.text == "=" ||
                         character.text == "─" || character.text == "—" || character.text == "−" ||
                         character.text == "–" || character.text == "━";
    if (!is_dash) return false;
    ++dashes;
  }
  return dashes >= 2;
}

TextResult<void> read_drawing(Builder& builder, std::vector<std::vector<Glyph>> lines) {
  return Drawing(builder, std::move(lines)).read();
}

}  // namespace reckon::alphametic
