// SPDX-License-Identifier: MIT
#include "reckon/match/posed_puzzle.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "reckon/letters/grid/known_letters.hpp"
#include "reckon/letters/grid/verify.hpp"
#include "reckon/letters/solve/line_solver.hpp"

namespace reckon::match {

using letters::Digits;
using letters::index_of_letter;
using letters::letter_name;
using letters::Word;

PosedPuzzle::PosedPuzzle(letters::Grid grid)
    : grid_(std::move(grid)), text_(letters::to_text(grid_.puzzle, grid_.letters)) {
  text_.erase(text_.find_last_not_of('\n') + 1);
}

Result<PosedPuzzle> PosedPuzzle::read(std::string_view text) {
  auto grid = letters::read_grid(text);
  if (!grid) return failure(grid.error().message);
  if (grid->asks_for_numbers() || grid->puzzle.letters == 0) {
    return failure(ErrorCode::unsuitable, "the puzzle has no letters: pose one that is not solved");
  }
  if (!grid->puzzle.layout.diagonals) {
    return failure(ErrorCode::unsuitable,
                   "this is not a calcrostic: pose a grid of 3 rows and 3 columns with diagonals");
  }
  return PosedPuzzle(*std::move(grid));
}

// The digit of each letter, by index.
Result<Digits> PosedPuzzle::read_digits(std::string_view text) const {
  const auto named = letters::read_named_digits(text);
  if (!named) return std::unexpected(named.error());
  const unsigned base = grid_.puzzle.conditions.base;
  std::vector<std::optional<std::uint8_t>> given(grid_.puzzle.letters);
  for (const auto& [letter, digit] : *named) {
    const auto index = index_of_letter(grid_.letters, letter);
    if (!index) return failure("the puzzle does not have the letter " + letter);
    if (digit >= base) {
      return failure(letter + " cannot be " + std::to_string(digit) + ": take a digit from 0 to " +
                     std::to_string(base - 1));
    }
    if (given[*index]) return failure(letter + " is there twice: give it one digit");
    given[*index] = static_cast<std::uint8_t>(digit);
  }
  Digits digits;
  for (std::size_t i = 0; i < given.size(); ++i) {
    if (!given[i]) {
      return failure(letter_name(i, grid_.letters) + " has no digit: give one to every letter");
    }
    digits.push_back(*given[i]);
  }
  return digits;
}

Result<bool> PosedPuzzle::is_answer(std::string_view text) const {
  const auto digits = read_digits(text);
  if (!digits) return std::unexpected(digits.error());
  if (std::set(digits->begin(), digits->end()).size() != digits->size()) return false;
  const auto begins_with_0 = [&](const Word& word) {
    const letters::Symbol first = word.front();
    return word.size() > 1 && (first.given() ? first.digit() : (*digits)[first.letter()]) == 0;
  };
  if (std::ranges::any_of(grid_.puzzle.words, begins_with_0)) return false;
  const std::vector<std::int64_t> numbers = letters::numbers_of(grid_.puzzle, *digits);
  return letters::mistakes(grid_.puzzle.layout, numbers).empty();
}

std::string PosedPuzzle::answer() const {
  const auto found = letters::answers(grid_.puzzle, 1);
  return found.empty() ? std::string() : letters::to_text(found.front(), grid_.letters);
}

std::optional<std::size_t> PosedPuzzle::count_answers(Budget& budget) const {
  const auto found = letters::answers_within(budget, grid_.puzzle, 2);
  return found ? std::optional(found->size()) : std::nullopt;
}

}  // namespace reckon::match
