// SPDX-License-Identifier: MIT
#include "reckon/letters/grid/word_text.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "reckon/arith/operator_signs.hpp"
#include "reckon/letters/grid/grid_line.hpp"
#include "reckon/letters/grid/grid_text.hpp"
#include "reckon/text/letters.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::letters {

namespace {

std::unexpected<Error> too_long(std::size_t digits, std::size_t column) {
  return failure(ErrorCode::out_of_range,
                 "a number of " + std::to_string(digits) + " digits is too long: take at most 18",
                 column);
}

class WordReader {
 public:
  WordReader(const TextWord& text, std::string& letters, unsigned base)
      : characters_(characters_of(text.text, text.column)), letters_(letters), base_(base) {}

  Result<Word> read() {
    Word word;
    const std::size_t start = characters_.front().column;
    while (at_ < characters_.size()) {
      const bool is_named = can_stand_for_digit(characters_[at_].text);
      const auto symbol = is_named ? letter() : digit();
      if (!symbol) return std::unexpected(symbol.error());
      word.push_back(*symbol);
    }
    if (word.size() > kMostNumberDigits) return too_long(word.size(), start);
    return word;
  }

 private:
  // The character here, or the first byte of one outside ASCII; nothing at the end.
  char here() const { return at_ < characters_.size() ? characters_[at_].text.front() : '\0'; }
  std::size_t column() const { return characters_[at_].column; }

  Result<Symbol> letter() {
    const std::string_view text = characters_[at_].text;
    const std::string name = text.size() == 1 ? std::string(text) : capital_of(text);
    auto index = index_of_letter(letters_, name);
    if (!index) {
      index = letter_count(letters_);
      if (*index == base_) {
        return failure(quote(name) + " is one letter more than there are digits in " + "base " +
                           std::to_string(base_) + ": use at most " + std::to_string(base_),
                       column());
      }
      letters_ += name;
      if (letter_name(*index, letters_) != name) {
        return failure(quote(name) +
                           " would be one letter with the one before it in a list: take "
                           "another letter",
                       column());
      }
    }
    ++at_;
    return Symbol::letter(*index);
  }

  Result<Symbol> digit() {
    const TextWord first = characters_[at_];
    std::optional<unsigned> value;
    if (is_digit(here())) {
      value = value_of(characters_[at_++]);
    } else if (here() == '(') {
      value = value_in_brackets();
    }
    if (!value) {
      return failure(quote(first.text) +
                         " is neither a letter nor a digit: numbers are words of A to Z, a to z "
                         "and 0 to 9",
                     first.column);
    }
    if (*value >= base_) {
      return failure(std::to_string(*value) + " is not a digit in base " + std::to_string(base_),
                     first.column);
    }
    return Symbol::digit(*value);
  }

  static unsigned value_of(const TextWord& digit) {
    return static_cast<unsigned>(digit.text.front() - '0');
  }

  // One or two digits between brackets.
  std::optional<unsigned> value_in_brackets() {
    ++at_;
    std::optional<unsigned> value;
    for (int i = 0; i < 2 && is_digit(here()); ++i) {
      value = 10 * value.value_or(0) + value_of(characters_[at_++]);
    }
    if (here() != ')') return std::nullopt;
    ++at_;
    return value;
  }

  std::vector<TextWord> characters_;
  std::string& letters_;
  unsigned base_;
  std::size_t at_ = 0;
};

}  // namespace

Result<Word> read_word(const TextWord& text, std::string& letters, unsigned base) {
  const bool sign = text.text == "=" || text.text == "." || operator_in(text.text).has_value();
  // An x is a letter here.
  if (sign && !is_letter(text.text.front())) {
    return failure(
        quote(text.text) + " stands where a number belongs: numbers and operators alternate",
        text.column);
  }
  return WordReader(text, letters, base).read();
}

Result<std::int64_t> read_number(const TextWord& text) {
  if (!std::ranges::all_of(text.text, is_digit)) {
    return failure(quote(text.text) + " is not a number: write a whole one, 0 or more, here",
                   text.column);
  }
  if (text.text.size() > kMostNumberDigits) return too_long(text.text.size(), text.column);
  std::int64_t number = 0;
  for (const char c : text.text) number = number * 10 + (c - '0');
  return number;
}

}  // namespace reckon::letters
