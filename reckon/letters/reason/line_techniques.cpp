// SPDX-License-Identifier: MIT
// FactsOfLines, and the technique that needs no calculation.
#include "reckon/letters/reason/line_techniques.hpp"

#include <algorithm>

namespace reckon::letters {

namespace {

WordFacts facts_of(const Word& word, unsigned base) {
  WordFacts facts;
  std::int64_t weight = 1;
  for (std::size_t i = word.size(); i-- > 0;) {
    if (word[i].given()) {
      facts.constant += weight * word[i].digit();
    } else {
      const auto letter = static_cast<std::uint8_t>(word[i].letter());
      const auto known =
          std::ranges::find(facts.weights, letter, &std::pair<std::uint8_t, std::int64_t>::first);
      if (known == facts.weights.end()) {
        facts.weights.emplace_back(letter, weight);
      } else {
        known->second += weight;
      }
    }
    if (i != 0) weight *= base;
  }
  return facts;
}

// Leaves the letters of a word only the digits with which it is this one-digit number, perhaps
// after zeros. False if it cannot be.
bool make_equal(const Word& word, unsigned number, Possible possible) {
  for (std::size_t i = 0; i < word.size(); ++i) {
    const unsigned digit = i + 1 == word.size() ? number : 0;
    if (word[i].given()) {
      if (word[i].digit() != digit) return false;
    } else {
      DigitSet& digits = possible[word[i].letter()];
      digits &= only(digit);
      if (digits == 0) return false;
    }
  }
  return true;
}

}  // namespace

FactsOfLines::FactsOfLines(const LinePuzzle& of, Budget& work) : puzzle(&of), budget(&work) {
  for (const Word& word : of.words) words.push_back(facts_of(word, base()));
  for (const Line& line : of.layout.lines) {
    LineFacts facts;
    std::array<bool, kMostDigits> seen{};
    for (std::size_t i = 0; i < line.size; ++i) {
      facts.short_words &= of.words[line.cells[i]].size() == 1;
      for (const auto& [letter, weight] : words[line.cells[i]].weights) {
        if (!seen[letter]) facts.letters.push_back(letter);
        seen[letter] = true;
      }
    }
    for (const Operator op : line.signs()) {
      facts.additive &= is_additive(op);
      facts.divides |= op == Operator::divide;
    }
    lines.push_back(std::move(facts));
  }
}

std::uint64_t choices(std::span<const std::uint8_t> letters, Open possible) {
  constexpr std::uint64_t kCeiling = std::uint64_t{1} << 40U;
  std::uint64_t product = 1;
  for (const std::uint8_t letter : letters) {
    product *= static_cast<std::uint64_t>(std::popcount(possible[letter]));
    if (product > kCeiling) return kCeiling;
  }
  return product;
}

bool compare_numbers(const FactsOfLines& facts, std::size_t index, Possible possible,
                     std::uint64_t&) {
  const Line& line = facts.line(index);
  if (line.size != 3) return true;
  const Word& x = facts.word(line.cells[0]);
  const Word& y = facts.word(line.cells[1]);
  const Word& z = facts.word(line.cells[2]);
  const auto can_be_zero = [&](const Word& word) {
    return std::ranges::all_of(word, [&](Symbol symbol) {
      return symbol.given() ? symbol.digit() == 0 : (possible[symbol.letter()] & only(0)) != 0;
    });
  };
  switch (line.operators[0]) {
    case Operator::add:
      if (x == z && !make_equal(y, 0, possible)) return false;
      return y != z || make_equal(x, 0, possible);
    case Operator::subtract:
      if (x == z && !make_equal(y, 0, possible)) return false;
      return x != y || make_equal(z, 0, possible);
    case Operator::multiply:
      if (x == z && !can_be_zero(x) && !make_equal(y, 1, possible)) return false;
      return y != z || can_be_zero(y) || make_equal(x, 1, possible);
    case Operator::divide:
      if (x == z && !can_be_zero(x) && !make_equal(y, 1, possible)) return false;
      return x != y || make_equal(z, 1, possible);
  }
  return true;
}

}  // namespace reckon::letters
