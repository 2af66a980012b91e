// SPDX-License-Identifier: MIT
#include "reckon/letters/line_puzzle.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace reckon::letters {

namespace {

constexpr std::size_t kMostSymbols = 18;
constexpr unsigned kMostBitsOfLines = 126;

// A number of this many digits is below 2^bits.
unsigned bits_of(const Word& word, unsigned base) {
  __extension__ using Wide = unsigned __int128;
  Wide bound = 1;
  for (std::size_t i = 0; i < word.size(); ++i) bound *= base;
  unsigned bits = 0;
  while ((bound >> bits) > 1) ++bits;
  return bits + ((Wide{1} << bits) < bound ? 1 : 0);
}

// Multiplied out, no side of a line is larger than the sum of as many products as it has terms,
// each of all its numbers.
bool fits(const Line& line, const std::vector<Word>& words, unsigned base) {
  if (line.size == kLeastSide) return true;
  unsigned bits = 2;
  for (std::size_t i = 0; i < line.size; ++i) bits += bits_of(words[line.cells[i]], base);
  return bits <= kMostBitsOfLines;
}

std::string in_base(unsigned base) { return " in base " + std::to_string(base); }

}  // namespace

Result<LinePuzzle> LinePuzzle::make(Layout layout, std::vector<Word> words, Conditions conditions) {
  const unsigned base = conditions.base;
  if (auto good = check_base(base); !good) return std::unexpected(good.error());
  std::size_t letters = 0;
  for (const Word& word : words) {
    constexpr unsigned kMostWordBits = 62;
    const bool is_short =
        word.size() * static_cast<std::size_t>(std::bit_width(base)) <= kMostWordBits;
    if (word.empty() || word.size() > kMostSymbols ||
        (!is_short && bits_of(word, base) > kMostWordBits)) {
      return failure(ErrorCode::out_of_range,
                     "a number of " + std::to_string(word.size()) + " digits" +
                         (word.empty() ? "" : in_base(base) + " is too long") +
                         ": take 1 to 18, below 2^62");
    }
    for (const Symbol symbol : word) {
      if (symbol.given() && symbol.digit() >= base) {
        return failure(std::to_string(symbol.digit()) + " is not a digit" + in_base(base));
      }
      if (!symbol.given()) letters = std::max(letters, symbol.letter() + 1);
    }
  }
  if (letters > base) {
    return failure(
        ErrorCode::out_of_range,
        std::to_string(letters) + " letters are more than there are digits" + in_base(base));
  }
  for (const Line& line : layout.lines) {
    if (!fits(line, words, base)) {
      return failure(
          ErrorCode::out_of_range,
          "the numbers of a line are too long: their digits together must stay below 38");
    }
  }
  return LinePuzzle{.layout = std::move(layout),
                    .words = std::move(words),
                    .letters = letters,
                    .conditions = conditions};
}

std::vector<std::int64_t> numbers_of(const LinePuzzle& puzzle, const Digits& digits) {
  std::vector<std::int64_t> numbers;
  for (const Word& word : puzzle.words) {
    std::int64_t number = 0;
    for (const Symbol symbol : word) {
      number = number * puzzle.conditions.base +
               (symbol.given() ? symbol.digit() : digits[symbol.letter()]);
    }
    numbers.push_back(number);
  }
  return numbers;
}

Result<LinePuzzle> encode(const Layout& layout, std::span<const std::int64_t> numbers,
                          Conditions conditions) {
  std::vector<Word> words;
  std::array<std::optional<Symbol>, kMostDigits> letters;
  std::size_t used = 0;
  words.reserve(numbers.size());
  for (std::int64_t number : numbers) {
    Word word;
    word.reserve(kMostSymbols);
    do {
      word.push_back(Symbol::digit(static_cast<unsigned>(number % conditions.base)));
      number /= conditions.base;
    } while (number != 0);
    std::ranges::reverse(word);
    for (Symbol& symbol : word) {
      auto& letter = letters[symbol.digit()];
      if (!letter) letter = Symbol::letter(used++);
      symbol = *letter;
    }
    words.push_back(std::move(word));
  }
  return LinePuzzle::make(layout, std::move(words), conditions);
}

}  // namespace reckon::letters
