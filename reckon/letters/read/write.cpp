// SPDX-License-Identifier: MIT
// Puzzles as text.
#include <array>
#include <utility>

#include "reckon/letters/read/read.hpp"

namespace reckon::letters {

namespace {

// How tightly operands are bound; those that are bound less get brackets.
int strength(Operation operation) {
  switch (operation) {
    case Operation::add:
    case Operation::subtract: return 1;
    case Operation::multiply:
    case Operation::divide: return 2;
    case Operation::negate: return 3;
    case Operation::power: return 4;
    case Operation::number: break;
  }
  return 5;
}

std::string_view symbol_of(Operation operation) {
  switch (operation) {
    case Operation::add: return " + ";
    case Operation::subtract: return " − ";
    case Operation::multiply: return " × ";
    case Operation::divide: return " ÷ ";
    case Operation::power: return "^";
    default: return {};
  }
}

std::string_view symbol_of(Sign sign) {
  switch (sign) {
    case Sign::equal: return " = ";
    case Sign::unequal: return " ≠ ";
    case Sign::less: return " < ";
    case Sign::at_most: return " ≤ ";
  }
  return {};
}

std::string operand(const Puzzle& puzzle, std::size_t node, int least) {
  const std::string text = to_text(puzzle, node);
  return strength(puzzle.nodes[node].operation) < least ? "(" + text + ")" : text;
}

}  // namespace

std::string to_text(const Puzzle& puzzle, const Word& word) {
  constexpr unsigned kDecimal = 10;
  std::string text;
  for (const Symbol symbol : word) {
    if (!symbol.given()) {
      text += puzzle.letter_of(puzzle.cells[symbol.letter()]);
    } else if (symbol.digit() < kDecimal) {
      text += static_cast<char>('0' + symbol.digit());
    } else {
      text += "(" + std::to_string(symbol.digit()) + ")";
    }
  }
  return text;
}

std::string to_text(const Puzzle& puzzle, std::size_t node) {
  const Node& here = puzzle.nodes[node];
  const int mine = strength(here.operation);
  switch (here.operation) {
    case Operation::number: return to_text(puzzle, puzzle.words[here.left]);
    case Operation::negate: return "−" + operand(puzzle, here.left, mine + 1);
    case Operation::power:
      return operand(puzzle, here.left, mine + 1) + "^" + operand(puzzle, here.right, mine);
    default: break;
  }
  return operand(puzzle, here.left, mine) + std::string(symbol_of(here.operation)) +
         operand(puzzle, here.right, mine + 1);
}

std::string to_text(const Puzzle& puzzle, const Relation& relation) {
  return to_text(puzzle, relation.left) + std::string(symbol_of(relation.sign)) +
         to_text(puzzle, relation.right);
}

std::string to_text(const Puzzle& puzzle) {
  std::string text;
  for (const Relation& relation : puzzle.relations) {
    text.append(text.empty() ? "" : "; ").append(to_text(puzzle, relation));
  }
  return text;
}

}  // namespace reckon::letters
