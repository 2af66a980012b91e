// SPDX-License-Identifier: MIT
// Random systems of lines, such as grids typed as equations, to test against plain loops.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reckon/letters/random_puzzle_test.hpp"

namespace reckon::letters {

/// Makes puzzles whose relations are all lines: words joined with the usual precedence are equal to
/// one word, on either side. Half of them have an answer, from which they were made.
class RandomLines {
 public:
  explicit RandomLines(std::uint64_t seed) : random_(seed) {}

  PlainPuzzle next() {
    PlainPuzzle puzzle;
    puzzle.base = random_.below(3) == 0 ? 2 + static_cast<unsigned>(random_.below(9)) : 10;
    puzzle.leading_zeros = random_.below(4) == 0;
    letters_ = std::min<std::size_t>(puzzle.base, 2 + random_.below(4));
    shuffle(puzzle.base);
    words_.clear();
    const std::size_t lines = 1 + random_.below(4);
    for (std::size_t i = 0; i < lines; ++i) puzzle.relations.push_back(line(puzzle));
    return puzzle;
  }

 private:
  static constexpr std::string_view kSigns = "+-*/";

  // Chooses the digits of the letters that results consist of.
  void shuffle(unsigned base) {
    digits_.resize(base);
    std::iota(digits_.begin(), digits_.end(), std::uint8_t{0});
    for (std::size_t i = digits_.size(); i > 1; --i) {
      std::swap(digits_[i - 1], digits_[random_.below(i)]);
    }
  }

  std::string new_word(unsigned base, bool leading_zeros) {
    std::string word;
    const std::size_t size = 1 + random_.below(3);
    for (std::size_t i = 0; i < size; ++i) {
      if (random_.below(10) == 0) {
        const bool leads = i == 0 && size > 1 && !leading_zeros;
        const std::uint64_t least = leads ? 1 : 0;
        word += static_cast<char>('0' + least + random_.below(std::min(base, 10U) - least));
      } else {
        word += static_cast<char>('A' + random_.below(letters_));
      }
    }
    return word;
  }

  // Grids use a word in two lines.
  std::string word(const PlainPuzzle& puzzle) {
    if (!words_.empty() && random_.below(3) == 0) return words_[random_.below(words_.size())];
    words_.push_back(new_word(puzzle.base, puzzle.leading_zeros));
    return words_.back();
  }

  PlainFraction number_of(const std::string& word, unsigned base) const {
    Wide value = 0;
    for (const char c : word) {
      value = value * base + (c >= 'A' ? digits_[static_cast<std::size_t>(c - 'A')] : c - '0');
    }
    return {value, 1};
  }

  // The value of a left side, terms apart; bottom 0 if it does not exist.
  PlainFraction value_of(const std::vector<std::string>& words, const std::string& signs,
                         unsigned base) const {
    PlainFraction sum{0, 1};
    PlainFraction term = number_of(words[0], base);
    for (std::size_t i = 0; i < signs.size(); ++i) {
      const Wide next = number_of(words[i + 1], base).top;
      if (signs[i] == '*') {
        term.top *= next;
      } else if (signs[i] == '/') {
        term.bottom *= next;
      } else {
        sum = {sum.top * term.bottom + term.top * sum.bottom, sum.bottom * term.bottom};
        term = {signs[i] == '-' ? -next : next, 1};
      }
    }
    return {sum.top * term.bottom + term.top * sum.bottom, sum.bottom * term.bottom};
  }

  // Returns a number in letters; empty if a digit has no letter, or if there is no such number.
  std::string word_of(const PlainFraction& value, unsigned base) const {
    if (value.bottom == 0 || value.top % value.bottom != 0) return {};
    Wide left = value.top / value.bottom;
    if (left < 0) return {};
    std::string word;
    do {
      const auto digit = static_cast<std::uint8_t>(left % base);
      const auto at = static_cast<std::size_t>(std::ranges::find(digits_, digit) - digits_.begin());
      if (at >= letters_) return {};
      word.insert(word.begin(), static_cast<char>('A' + at));
      left /= base;
    } while (left != 0);
    return word;
  }

  static PlainExpression joined(char operation, PlainExpression left, PlainExpression right) {
    return {.word = {},
            .operation = operation,
            .left = std::make_shared<PlainExpression>(std::move(left)),
            .right = std::make_shared<PlainExpression>(std::move(right))};
  }

  // Products first, then their sum, all from left to right.
  static PlainExpression expression_of(const std::vector<std::string>& words,
                                       const std::string& signs) {
    std::vector<PlainExpression> terms{{.word = words[0]}};
    std::string between;
    for (std::size_t i = 0; i < signs.size(); ++i) {
      PlainExpression next{.word = words[i + 1]};
      if (signs[i] == '+' || signs[i] == '-') {
        between += signs[i];
        terms.push_back(std::move(next));
      } else {
        terms.back() = joined(signs[i], std::move(terms.back()), std::move(next));
      }
    }
    PlainExpression sum = terms[0];
    for (std::size_t i = 0; i < between.size(); ++i) {
      sum = joined(between[i], std::move(sum), std::move(terms[i + 1]));
    }
    return sum;
  }

  PlainRelation line(const PlainPuzzle& puzzle) {
    std::vector<std::string> words;
    std::string signs;
    std::string result;
    // Many tries, since most numbers have digits that no letter stands for.
    for (int i = 0; i < 20 && result.empty(); ++i) {
      words = {word(puzzle)};
      signs.clear();
      const std::size_t more = random_.below(8) == 0 ? 0 : 1 + random_.below(2) * random_.below(3);
      for (std::size_t k = 0; k < more; ++k) {
        signs += kSigns[random_.below(kSigns.size())];
        words.push_back(word(puzzle));
      }
      result = word_of(value_of(words, signs, puzzle.base), puzzle.base);
    }
    if (result.empty()) result = word(puzzle);
    PlainRelation made{.left = expression_of(words, signs), .sign = "=", .right = {.word = result}};
    if (random_.below(3) == 0) std::swap(made.left, made.right);
    return made;
  }

  SplitMix64 random_;
  std::size_t letters_ = 0;
  std::vector<std::uint8_t> digits_;
  std::vector<std::string> words_;
};

}  // namespace reckon::letters
