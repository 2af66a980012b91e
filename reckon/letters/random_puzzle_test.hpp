// SPDX-License-Identifier: MIT
// Random puzzles, and their answers by plain loops, to test against. Shares no code with the
// library but the reader, which only has to agree about what the texts say.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "reckon/arith/random.hpp"

namespace reckon::letters {

__extension__ using Wide = __int128;

/// A fraction in lowest terms with a positive denominator; tests keep its numbers small.
struct PlainFraction {
  Wide top = 0;
  Wide bottom = 1;

  static PlainFraction of(Wide top, Wide bottom) {
    Wide a = top < 0 ? -top : top;
    Wide b = bottom < 0 ? -bottom : bottom;
    while (b != 0) {
      a %= b;
      std::swap(a, b);
    }
    if (a == 0) a = 1;
    if (bottom < 0) a = -a;
    return {top / a, bottom / a};
  }
};

/// An expression by pointers: a word, or two operands.
struct PlainExpression {
  std::string word;
  char operation = 0;
  std::shared_ptr<PlainExpression> left{};
  std::shared_ptr<PlainExpression> right{};

  std::string text() const {
    if (operation == 0) return word;
    return "(" + left->text() + " " + operation + " " + right->text() + ")";
  }
};

struct PlainRelation {
  PlainExpression left;
  std::string sign;
  PlainExpression right;
};

struct PlainPuzzle {
  std::vector<PlainRelation> relations;
  unsigned base = 10;
  bool leading_zeros = false;
  std::string may_share;

  std::string text() const {
    std::string text;
    for (const PlainRelation& relation : relations) {
      text += (text.empty() ? "" : "; ") + relation.left.text() + " " + relation.sign + " " +
              relation.right.text();
    }
    return text;
  }
};

/// Every assignment of digits to the letters, each relation on its own.
class PlainLoops {
 public:
  explicit PlainLoops(const PlainPuzzle& puzzle) : puzzle_(puzzle) {
    for (const char c : puzzle.text()) {
      if (c >= 'A' && c <= 'Z' && letters.find(c) == letters.npos) letters += c;
    }
    digits_.resize(letters.size());
    assign(0);
  }
  std::string letters;  ///< in the order of the text
  std::set<std::vector<std::uint8_t>> answers;

 private:
  bool shares(std::size_t letter) const {
    return puzzle_.may_share.find(letters[letter]) != std::string::npos;
  }

  void assign(std::size_t letter) {
    if (letter == letters.size()) {
      if (fits()) answers.insert(digits_);
      return;
    }
    for (unsigned digit = 0; digit < puzzle_.base; ++digit) {
      bool is_free = true;
      for (std::size_t before = 0; before < letter && is_free; ++before) {
        is_free = digits_[before] != digit || shares(letter) || shares(before);
      }
      if (!is_free) continue;
      digits_[letter] = static_cast<std::uint8_t>(digit);
      assign(letter + 1);
    }
  }

  bool fits() const {
    return std::ranges::all_of(puzzle_.relations, [this](const PlainRelation& relation) {
      const auto a = value(relation.left);
      const auto b = value(relation.right);
      if (!a || !b) return false;
      const Wide x = a->top * b->bottom;
      const Wide y = b->top * a->bottom;
      if (relation.sign == "=") return x == y;
      if (relation.sign == "!=") return x != y;
      if (relation.sign == "<") return x < y;
      return x <= y;
    });
  }

  std::optional<PlainFraction> value(const PlainExpression& expression) const {
    if (expression.operation == 0) return number(expression.word);
    const auto a = value(*expression.left);
    const auto b = value(*expression.right);
    if (!a || !b) return std::nullopt;
    switch (expression.operation) {
      case '+':
        return PlainFraction::of(a->top * b->bottom + b->top * a->bottom, a->bottom * b->bottom);
      case '-':
        return PlainFraction::of(a->top * b->bottom - b->top * a->bottom, a->bottom * b->bottom);
      case '*': return PlainFraction::of(a->top * b->top, a->bottom * b->bottom);
      case '/':
        if (b->top == 0) return std::nullopt;
        return PlainFraction::of(a->top * b->bottom, a->bottom * b->top);
      default: return power(*a, *b);
    }
  }

  static std::optional<PlainFraction> power(PlainFraction a, const PlainFraction& b) {
    if (b.bottom != 1 || (a.top == 0 && b.top <= 0)) return std::nullopt;
    if (b.top < 0) a = PlainFraction::of(a.bottom, a.top);
    PlainFraction result{1, 1};
    for (Wide i = 0; i < (b.top < 0 ? -b.top : b.top); ++i) {
      result = PlainFraction::of(result.top * a.top, result.bottom * a.bottom);
    }
    return result;
  }

  std::optional<PlainFraction> number(const std::string& word) const {
    Wide value = 0;
    for (std::size_t i = 0; i < word.size(); ++i) {
      const char c = word[i];
      const unsigned digit = c >= 'A' ? digits_[letters.find(c)] : static_cast<unsigned>(c - '0');
      if (i == 0 && word.size() > 1 && digit == 0 && !puzzle_.leading_zeros) return std::nullopt;
      value = value * puzzle_.base + digit;
    }
    return PlainFraction{value, 1};
  }

  const PlainPuzzle& puzzle_;
  std::vector<std::uint8_t> digits_;
};

/// Makes puzzles of every shape; many have answers, for one assignment was their beginning.
class RandomPuzzles {
 public:
  explicit RandomPuzzles(std::uint64_t seed) : random_(seed) {}

  PlainPuzzle next() {
    PlainPuzzle puzzle;
    puzzle.base = random_.below(3) == 0 ? 2 + static_cast<unsigned>(random_.below(10)) : 10;
    puzzle.leading_zeros = random_.below(4) == 0;
    letters_ = std::min<std::size_t>(puzzle.base, 2 + random_.below(4));
    const std::size_t relations = 1 + random_.below(3);
    shape_ = random_.below(4);
    for (std::size_t i = 0; i < relations; ++i) puzzle.relations.push_back(relation(puzzle.base));
    if (random_.below(5) == 0) puzzle.may_share = PlainLoops(puzzle).letters.substr(0, 1);
    return puzzle;
  }

 private:
  std::string word(unsigned base, std::size_t longest) {
    std::string word;
    const std::size_t size = 1 + random_.below(longest);
    for (std::size_t i = 0; i < size; ++i) {
      if (random_.below(8) == 0 && !(i == 0 && size > 1)) {
        word += static_cast<char>('0' + random_.below(std::min(base, 10U)));
      } else {
        word += static_cast<char>('A' + random_.below(letters_));
      }
    }
    return word;
  }

  PlainExpression leaf(unsigned base, std::size_t longest) { return {.word = word(base, longest)}; }

  // Sums, products, quotients and powers, or all of them.
  PlainExpression expression(unsigned base, std::size_t depth) {
    if (depth == 0 || random_.below(4) == 0) return leaf(base, shape_ == 0 ? 4 : 2);
    static const std::vector<std::string> kOperations = {"+-", "*+", "/*-", "+-*/^"};
    const std::string& operations = kOperations[shape_];
    const char operation = operations[random_.below(operations.size())];
    PlainExpression left = operation == '^' ? leaf(base, 2) : expression(base, depth - 1);
    PlainExpression right = operation == '^' ? leaf(base, 1) : expression(base, depth - 1);
    return {.word = {},
            .operation = operation,
            .left = std::make_shared<PlainExpression>(std::move(left)),
            .right = std::make_shared<PlainExpression>(std::move(right))};
  }

  PlainRelation relation(unsigned base) {
    static const std::vector<std::string> kSigns = {"=", "=", "=", "<", "!=", "<="};
    PlainRelation made{.left = expression(base, 1 + random_.below(2)),
                       .sign = kSigns[random_.below(kSigns.size())],
                       .right = random_.below(2) == 0 ? leaf(base, 3) : expression(base, 1)};
    return made;
  }

  SplitMix64 random_;
  std::size_t letters_ = 0;
  std::size_t shape_ = 0;
};

}  // namespace reckon::letters
