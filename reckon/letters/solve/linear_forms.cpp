// SPDX-License-Identifier: MIT
#include <algorithm>

#include "reckon/letters/solve/engines.hpp"

namespace reckon::letters {

namespace {

constexpr Int128 kMost = Int128{1} << 120;

Int128 size_of(Int128 value) { return value < 0 ? -value : value; }

class LinearReader {
 public:
  explicit LinearReader(const Puzzle& puzzle) : puzzle_(puzzle) {}

  // Adds a node that counts `factor` times; false if it is not a sum, or too large.
  bool add(std::size_t node, Int128 factor) {
    const Node& here = puzzle_.nodes[node];
    switch (here.operation) {
      case Operation::number: return add_word(puzzle_.words[here.left], factor);
      case Operation::add: return add(here.left, factor) && add(here.right, factor);
      case Operation::subtract: return add(here.left, factor) && add(here.right, -factor);
      case Operation::negate: return add(here.left, -factor);
      case Operation::multiply: return add_multiple(here, factor);
      default: return false;
    }
  }

  const LinearForm& form() const { return form_; }

 private:
  bool add_word(const Word& word, Int128 factor) {
    for (auto symbol = word.rbegin(); symbol != word.rend(); ++symbol) {
      if (size_of(factor) > kMost) return false;
      if (symbol->given()) {
        form_.constant += factor * static_cast<Int128>(symbol->digit());
      } else {
        form_.weights[symbol->letter()] += factor;
      }
      if (size_of(form_.constant) > kMost) return false;
      if (!symbol->given() && size_of(form_.weights[symbol->letter()]) > kMost) return false;
      if (symbol + 1 != word.rend()) factor *= puzzle_.conditions.base;
    }
    return true;
  }

  // A number without letters times something.
  bool add_multiple(const Node& here, Int128 factor) {
    for (const auto& [constant, other] :
         {std::pair(here.left, here.right), std::pair(here.right, here.left)}) {
      const Node& times = puzzle_.nodes[constant];
      if (times.operation != Operation::number) continue;
      const Word& word = puzzle_.words[times.left];
      if (!std::ranges::all_of(word, &Symbol::given)) continue;
      Int128 value = 0;
      for (const Symbol symbol : word) {
        value = value * puzzle_.conditions.base + symbol.digit();
        if (value > kMost) return false;
      }
      constexpr Int128 kMostFactor = Int128{1} << 60;
      if (size_of(factor) > kMostFactor || value > kMostFactor) return false;
      return add(other, factor * value);
    }
    return false;
  }

  const Puzzle& puzzle_;
  LinearForm form_{};
};

bool fits(const Puzzle& puzzle, const LinearForm& form, Int128 most) {
  Int128 sum = size_of(form.constant);
  for (std::size_t i = 0; i < puzzle.cells.size(); ++i) {
    const Int128 weight = size_of(form.weights[i]);
    if (weight > most / static_cast<Int128>(2 * kMostDigits)) return false;
    sum += weight * (puzzle.conditions.base - 1);
    if (sum > most) return false;
  }
  return true;
}

}  // namespace

std::optional<std::vector<LinearForm>> linear_forms(const Puzzle& puzzle) {
  constexpr std::size_t kMostSums = 256;
  if (puzzle.cells.size() > kMostLinearCells || puzzle.relations.size() > kMostSums) {
    return std::nullopt;
  }
  std::vector<LinearForm> forms;
  for (const Relation& relation : puzzle.relations) {
    LinearReader reader(puzzle);
    if (!reader.add(relation.left, 1) || !reader.add(relation.right, -1) ||
        !fits(puzzle, reader.form(), kMost)) {
      return std::nullopt;
    }
    forms.push_back(reader.form());
    forms.back().sign = relation.sign;
  }
  return forms;
}

bool are_short(const Puzzle& puzzle, const std::vector<LinearForm>& forms) {
  constexpr Int128 kMostShort = Int128{1} << 61;
  return std::ranges::all_of(
      forms, [&](const LinearForm& form) { return fits(puzzle, form, kMostShort); });
}

}  // namespace reckon::letters
