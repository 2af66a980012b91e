// SPDX-License-Identifier: MIT
#include "reckon/letters/read/verify.hpp"

#include <algorithm>
#include <utility>

#include "reckon/letters/read/read.hpp"

namespace reckon::letters {

namespace {

std::string in_words(const std::optional<Rational>& value) {
  return value ? value->to_text() : "not a number";
}

// Whether a number that may not begin with 0 begins with this cell.
bool begins_number(const Puzzle& puzzle, std::size_t cell) {
  for (std::size_t i = 0; i < puzzle.words.size(); ++i) {
    if (puzzle.words[i].front() == Symbol::letter(cell) && !puzzle.may_begin_with_zero(i))
      return true;
  }
  return false;
}

}  // namespace

std::vector<std::string> mistakes(const Puzzle& puzzle, std::span<const std::uint8_t> digits) {
  std::vector<std::string> found;
  const std::size_t size = puzzle.cells.size();
  for (std::size_t i = 0; i < size; ++i) {
    const std::string name = puzzle.name_of(i);
    if (digits[i] == 0 && begins_number(puzzle, i)) {
      found.push_back(name + " is 0, and a number begins with it");
    } else if ((puzzle.possible[i] & only(digits[i])) == 0) {
      found.push_back(name + " is " + std::to_string(digits[i]) +
                      ", and unknown digits differ from those that are written");
    }
    for (std::size_t j = i + 1; j < size; ++j) {
      if (digits[i] != digits[j] || !puzzle.must_differ(i, j)) continue;
      found.push_back(name + " and " + puzzle.name_of(j) + " are both " +
                      std::to_string(digits[i]));
    }
  }
  for (const Relation& relation : puzzle.relations) {
    if (holds(puzzle, relation, digits)) continue;
    found.push_back(to_text(puzzle, relation) + " does not hold: the left side is " +
                    in_words(value_of(puzzle, relation.left, digits)) + ", the right side " +
                    in_words(value_of(puzzle, relation.right, digits)));
  }
  return found;
}

}  // namespace reckon::letters
