#include "reckon/calcrostic/grid_line.hpp"

#include <algorithm>

#include "reckon/arith/operator_signs.hpp"
#include "reckon/calcrostic/word_text.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::calcrostic {

namespace {

constexpr const char* kExample = "write a grid line like '24 8 192 24 4 96 48 2 96 | ***+/-*/'";

// Says that there are `count` of what there should be `right` of.
std::unexpected<Error> wrong_count(std::size_t count, std::size_t right, const char* what,
                                   std::size_t column) {
  return failure("a grid line has " + std::to_string(right) + " " + what + " the bar, not " +
                     std::to_string(count) + ": " + kExample,
                 column);
}

// Whether it is read from right to left or from bottom to top.
bool is_turned(const Line& line) { return line.cells[0] > line.result(); }

}  // namespace

Result<Calcrostic> read_line(std::string_view text) {
  const std::size_t bar = text.find('|');
  const std::size_t bar_column = characters_of(text.substr(0, bar)).size() + 1;
  if (bar == text.npos) {
    return failure(std::string("the bar before the operators is missing: ") + kExample, bar_column);
  }
  Calcrostic calcrostic;
  const std::vector<TextWord> words = words_of(text.substr(0, bar));
  for (std::size_t i = 0; i < words.size() && i < calcrostic.numbers.size(); ++i) {
    const auto number = read_number(words[i]);
    if (!number) return std::unexpected(number.error());
    calcrostic.numbers[i] = *number;
  }
  if (words.size() != calcrostic.numbers.size()) {
    const std::size_t column = words.size() > 9 ? words[9].column : bar_column;
    return wrong_count(words.size(), 9, "numbers before", column);
  }
  std::size_t count = 0;
  const std::vector<TextWord> signs = characters_of(text.substr(bar + 1), bar_column + 1);
  for (const TextWord& sign : signs) {
    if (is_blank(sign.text)) continue;
    const auto op = operator_in(sign.text);
    if (!op) return failure(quote(sign.text) + " is not one of + - * /", sign.column);
    if (count == calcrostic.operators.size()) {
      return failure(
          std::string("a grid line has 8 operators after the bar, not more: ") + kExample,
          sign.column);
    }
    calcrostic.operators[count++] = *op;
  }
  if (count != calcrostic.operators.size()) {
    return wrong_count(count, 8, "operators after", bar_column + signs.size() + 1);
  }
  return calcrostic;
}

std::string to_line(const Calcrostic& calcrostic) {
  std::string line;
  for (const std::int64_t number : calcrostic.numbers) line += std::to_string(number) + ' ';
  line += "| ";
  for (const Operator op : calcrostic.operators) line += symbol_of(op);
  return line;
}

std::optional<std::array<Operator, 8>> operators_of(const Layout& layout) {
  if (!layout.diagonals) return std::nullopt;
  std::array<Operator, 8> operators{};
  for (std::size_t i = 0; i < operators.size(); ++i) {
    const Line& line = layout.lines[i];
    const Operator op = line.operators[0];
    operators[i] = is_turned(line) ? opposite(op) : op;
  }
  return operators;
}

std::optional<Calcrostic> calcrostic_of(const Layout& layout,
                                        std::span<const std::int64_t> numbers) {
  const auto operators = operators_of(layout);
  if (!operators) return std::nullopt;
  for (const Line& line : layout.lines) {
    const bool by_zero = !is_additive(line.operators[0]) && numbers[line.cells[1]] == 0;
    if (is_turned(line) && by_zero) return std::nullopt;
  }
  Calcrostic calcrostic{.numbers = {}, .operators = *operators};
  std::ranges::copy(numbers, calcrostic.numbers.begin());
  return calcrostic;
}

}  // namespace reckon::calcrostic
