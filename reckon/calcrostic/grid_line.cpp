#include "reckon/calcrostic/grid_line.hpp"

#include <algorithm>

#include "reckon/calcrostic/grid_words.hpp"

namespace reckon::calcrostic {

namespace {

constexpr const char* kExample = "write a grid line like '24 8 192 24 4 96 48 2 96 | ***+/-*/'";

Result<std::int64_t> number_in(const TextWord& word) {
  if (!std::ranges::all_of(word.text, is_digit)) {
    return failure(quoted(word.text) + " is not a number: a grid line has whole numbers, 0 or more",
                   word.column);
  }
  if (word.text.size() > kMostNumberDigits) {
    return failure(
        "a number of " + std::to_string(word.text.size()) + " digits is too long: take at most 18",
        word.column);
  }
  std::int64_t number = 0;
  for (const char c : word.text) number = number * 10 + (c - '0');
  return number;
}

// Says that there are `count` of what there should be `right` of.
std::unexpected<Error> wrong_count(std::size_t count, std::size_t right, const char* what,
                                   std::size_t column) {
  return failure("a grid line has " + std::to_string(right) + " " + what + " the bar, not " +
                     std::to_string(count) + ": " + kExample,
                 column);
}

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
    const auto number = number_in(words[i]);
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
    if (!op) return failure(quoted(sign.text) + " is not one of + - * /", sign.column);
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

std::optional<Calcrostic> calcrostic_of(const Layout& layout,
                                        std::span<const std::int64_t> numbers) {
  if (!layout.diagonals) return std::nullopt;
  Calcrostic calcrostic;
  std::ranges::copy(numbers, calcrostic.numbers.begin());
  for (std::size_t i = 0; i < calcrostic.operators.size(); ++i) {
    const Line& line = layout.lines[i];
    Operator op = line.operators[0];
    if (line.cells[0] > line.result()) {
      if (!is_additive(op) && numbers[line.cells[1]] == 0) return std::nullopt;
      op = opposite(op);
    }
    calcrostic.operators[i] = op;
  }
  return calcrostic;
}

}  // namespace reckon::calcrostic
