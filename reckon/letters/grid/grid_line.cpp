// SPDX-License-Identifier: MIT
#include "reckon/letters/grid/grid_line.hpp"

#include <algorithm>

#include "reckon/arith/operator_signs.hpp"
#include "reckon/letters/grid/word_text.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::letters {

namespace {

constexpr const char* kExample = "write a grid line like '24 8 192 24 4 96 48 2 96 | ***+/-*/'";

// Says that there are `count` of what there should be `right` of.
std::unexpected<Error> wrong_count(std::size_t count, std::size_t right, const char* what,
                                   std::size_t column) {
  return failure("a grid line has " + std::to_string(right) + " " + what + " the bar, not " +
                     std::to_string(count) + ": " + kExample,
                 column);
}

}  // namespace

Result<GridLine> read_grid_line(std::string_view text) {
  const std::size_t bar = text.find('|');
  const std::size_t bar_column = characters_of(text.substr(0, bar)).size() + 1;
  if (bar == text.npos) {
    return failure(std::string("the bar before the operators is missing: ") + kExample, bar_column);
  }
  GridLine line;
  const std::vector<TextWord> words = words_of(text.substr(0, bar));
  for (std::size_t i = 0; i < words.size() && i < line.numbers.size(); ++i) {
    const auto number = read_number(words[i]);
    if (!number) return std::unexpected(number.error());
    line.numbers[i] = *number;
  }
  if (words.size() != line.numbers.size()) {
    const std::size_t column = words.size() > 9 ? words[9].column : bar_column;
    return wrong_count(words.size(), 9, "numbers before", column);
  }
  std::size_t count = 0;
  const std::vector<TextWord> signs = characters_of(text.substr(bar + 1), bar_column + 1);
  for (const TextWord& sign : signs) {
    if (is_blank(sign.text)) continue;
    const auto op = operator_in(sign.text);
    if (!op) return failure(quote(sign.text) + " is not one of + - * /", sign.column);
    if (count == line.operators.size()) {
      return failure(
          std::string("a grid line has 8 operators after the bar, not more: ") + kExample,
          sign.column);
    }
    line.operators[count++] = *op;
  }
  if (count != line.operators.size()) {
    return wrong_count(count, 8, "operators after", bar_column + signs.size() + 1);
  }
  return line;
}

}  // namespace reckon::letters
