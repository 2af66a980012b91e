// SPDX-License-Identifier: MIT
#include "reckon/letters/read/rows.hpp"

#include <algorithm>
#include <utility>

#include "reckon/text/quote.hpp"

namespace reckon::letters {

bool is_minus(const Glyph& glyph) { return glyph.is(MathSign::minus); }
bool is_plus(const Glyph& glyph) { return glyph.is(MathSign::plus); }
bool is_times(const Glyph& glyph) { return glyph.is(MathSign::times) && !glyph.is("*"); }

bool is_times_at(const Glyphs& glyphs, std::size_t place) {
  const Glyph& glyph = glyphs[place];
  const bool stands_alone = place + 1 < glyphs.size() && glyphs[place + 1].is(" ");
  return is_times(glyph) && (stands_alone || !is_symbol(glyph, true));
}

bool is_bar(const Glyph& glyph) {
  return glyph.is_one_of({"|", "│", "┃", "║", "¦", "∣", "❘", "├", "┝", "┠", "┣", "└", "┕", "⟌"});
}

bool is_product_of_two(const Glyphs& line) {
  std::size_t numbers = 0;
  std::size_t signs = 0;
  bool in_number = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool is_alone =
        i > 0 && line[i - 1].is(" ") && i + 1 < line.size() && line[i + 1].is(" ");
    const bool is_sign = line[i].is("*") ? is_alone : is_times_at(line, i);
    if (is_sign) {
      if (numbers != 1) return false;
      ++signs;
      in_number = false;
    } else if (is_symbol(line[i], true)) {
      if (!in_number) ++numbers;
      in_number = true;
    } else if (line[i].is(" ")) {
      in_number = false;
    } else {
      return false;
    }
  }
  return numbers == 2 && signs == 1;
}

Result<Row> row_of(const Glyphs& glyphs) {
  Row row;
  for (std::size_t i = 0; i < glyphs.size(); ++i) {
    const Glyph& glyph = glyphs[i];
    if (glyph.is(" ")) continue;
    if (row.place.text.empty()) row.place = glyph;
    const bool has_digits =
        std::ranges::any_of(glyphs.begin() + static_cast<std::ptrdiff_t>(i) + 1, glyphs.end(),
                            [](const Glyph& g) { return is_symbol(g, true); });
    const bool is_sign = is_plus(glyph) || is_minus(glyph) || is_times_at(glyphs, i);
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

std::size_t column_width(const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    for (std::size_t i = 1; i < row.symbols.size(); ++i) {
      if (row.symbols[i].column - row.symbols[i - 1].column < 2) return 1;
    }
  }
  return std::ranges::any_of(rows, [](const Row& row) { return row.symbols.size() > 1; }) ? 2 : 1;
}

Result<Word> word_of(Builder& builder, const Glyphs& symbols) {
  if (symbols.size() > kLongestWord) {
    return failure_at(symbols.front(),
                      "a number of " + std::to_string(symbols.size()) +
                          " digits is too long: take at most " + std::to_string(kLongestWord),
                      "long_number",
                      {std::to_string(symbols.size()), std::to_string(kLongestWord)});
  }
  Word word;
  for (const Glyph& glyph : symbols) word.push_back(builder.symbol(glyph));
  return word;
}

bool is_zero(Symbol symbol) { return symbol.given() && symbol.digit() == 0; }

bool is_of_one_letter(const Word& word) {
  return word.size() > 1 && !word.front().given() &&
         std::ranges::all_of(word, [&](Symbol symbol) { return symbol == word.front(); });
}

bool can_be_zero(const Word& word) {
  return std::ranges::all_of(word,
                             [](Symbol symbol) { return !symbol.given() || symbol.digit() == 0; });
}

ZeroRow zero_row(const Builder& builder, const PartialProduct& product,
                 std::span<const PartialProduct> all) {
  if (builder.leading_zeros()) return ZeroRow::no;
  const auto is_of_zeros = [](const PartialProduct& one) {
    return one.row.size() > 1 && can_be_zero(one.row) &&
           (is_zero(one.row.front()) || is_zero(one.digit));
  };
  if (is_of_zeros(product)) return ZeroRow::yes;
  // HHH is 000, or three times the same digit.
  if (is_of_one_letter(product.row)) return ZeroRow::maybe;
  if (!can_be_zero(product.row) || product.digit.given() || product.is_of_first_digit) {
    return ZeroRow::no;
  }
  const bool has_other = std::ranges::any_of(all, [&](const PartialProduct& other) {
    return other.row.size() == product.row.size() && is_of_zeros(other);
  });
  return has_other ? ZeroRow::maybe : ZeroRow::no;
}

std::size_t add_partial_product(Builder& builder, std::uint32_t number,
                                const PartialProduct& product, ZeroRow zeros) {
  const std::size_t word =
      zeros == ZeroRow::no ? builder.add_word(product.row) : builder.add_padded_word(product.row);
  const std::uint32_t digit = builder.number({product.digit});
  builder.relation(builder.node(Operation::multiply, number, digit), Sign::equal,
                   builder.number_at(word));
  if (zeros == ZeroRow::yes) {
    for (const Symbol symbol : product.row) {
      if (!symbol.given()) builder.must_be_zero(symbol);
    }
  }
  if (zeros == ZeroRow::maybe) {
    // A row that begins with 0 is one of the digit 0: any other digit is more than 0 times 9.
    const std::uint32_t first = builder.number({product.row.front()});
    const std::uint32_t most = builder.number({Symbol::digit(builder.base() - 1)});
    builder.relation(digit, Sign::at_most, builder.node(Operation::multiply, most, first));
  }
  return word;
}

}  // namespace reckon::letters
