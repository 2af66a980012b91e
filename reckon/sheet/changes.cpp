// SPDX-License-Identifier: MIT
#include "reckon/sheet/changes.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "reckon/calcrostic/calcrostic.hpp"
#include "reckon/calcrostic/calcrostic_line.hpp"
#include "reckon/kinds/place.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/text/letters.hpp"
#include "reckon/text/overloaded.hpp"
#include "reckon/text/words.hpp"

namespace reckon::sheet {

using kinds::AlphameticPuzzle;
using kinds::GridPuzzle;
using kinds::HandPuzzle;
using kinds::Puzzle;

std::size_t turn(std::size_t count, SplitMix64& random) {
  return count < 2 ? 0 : 1 + static_cast<std::size_t>(random.below(count - 1));
}

namespace {

void change_hand(const HandPuzzle& hand, SplitMix64& random, std::vector<Puzzle>& changes) {
  const std::vector<std::int64_t>& cards = hand.hand.cards();
  const std::size_t by = turn(cards.size(), random);
  const auto from = [&](std::size_t i, bool is_reversed) {
    const std::size_t place = (i + by) % cards.size();
    return cards[is_reversed ? cards.size() - 1 - place : place];
  };
  const auto ordered = [&](bool is_reversed) {
    std::vector<std::int64_t> other;
    for (std::size_t i = 0; i < cards.size(); ++i) other.push_back(from(i, is_reversed));
    return other;
  };
  // Every second time from the other end, unless that is how they were.
  std::vector<std::int64_t> other = ordered(random.below(2) == 1);
  if (other == cards) other = ordered(false);
  auto made = krypto::Hand::make(std::move(other), hand.hand.objective());
  if (!made) return;
  HandPuzzle changed = hand;
  changed.hand = *std::move(made);
  changes.emplace_back(std::move(changed));
}

void change_grid(const GridPuzzle& grid, SplitMix64& random, std::vector<Puzzle>& changes) {
  if (grid.asks_for_numbers()) return;
  if (!grid.layout.diagonals) {
    letters::SolvedGrid other = kinds::transposed({.layout = grid.layout, .numbers = grid.numbers});
    changes.emplace_back(
        GridPuzzle{.layout = std::move(other.layout), .numbers = std::move(other.numbers)});
    return;
  }
  const auto solved = calcrostic::calcrostic_of(grid.layout, grid.numbers);
  if (!solved) return;
  const auto versions = calcrostic::versions(*solved);
  const auto first = static_cast<std::size_t>(random.below(versions.size()));
  for (std::size_t i = 0; i < versions.size(); ++i) {
    const calcrostic::Calcrostic& version = versions[(first + i) % versions.size()];
    changes.emplace_back(GridPuzzle{.layout = letters::layout_of(version.operators),
                                    .numbers = {version.numbers.begin(), version.numbers.end()}});
  }
}

// Swaps the addends of `SEND + MORE = MONEY`; other texts stay.
void change_alphametic(const AlphameticPuzzle& puzzle, SplitMix64& random,
                       std::vector<Puzzle>& changes) {
  const std::string& text = puzzle.text;
  const std::size_t end = text.find(" = ");
  if (end == std::string::npos || text.contains('\n')) return;
  const std::vector<TextWord> words = words_of(std::string_view(text).substr(0, end));
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto is_letter = [](const TextWord& one) { return can_stand_for_digit(one.text); };
    const std::string_view word = words[i].text;
    if (i % 2 == 1 ? word != "+" : !std::ranges::all_of(characters_of(word), is_letter)) return;
  }
  const std::size_t addends = (words.size() + 1) / 2;
  const std::size_t by = turn(addends, random);
  AlphameticPuzzle other{.text = "", .digits = puzzle.digits};
  for (std::size_t i = 0; i < addends; ++i) {
    if (i > 0) other.text += " + ";
    other.text += words[(i + by) % addends * 2].text;
  }
  other.text += text.substr(end);
  // Letters come in another order now.
  const auto before = letters::read_puzzle(text);
  const auto after = letters::read_puzzle(other.text);
  if (!before || !after || after->puzzle.cells.size() != puzzle.digits.size()) return;
  for (std::size_t i = 0; i < puzzle.digits.size(); ++i) {
    for (std::size_t j = 0; j < puzzle.digits.size(); ++j) {
      if (after->puzzle.name_of(i) == before->puzzle.name_of(j)) {
        other.digits[i] = puzzle.digits[j];
      }
    }
  }
  changes.emplace_back(std::move(other));
}

}  // namespace

std::vector<Puzzle> changes_of(const Puzzle& puzzle, SplitMix64& random) {
  std::vector<Puzzle> changes;
  std::visit(Overloaded{[&](const HandPuzzle& hand) { change_hand(hand, random, changes); },
                        [&](const GridPuzzle& grid) { change_grid(grid, random, changes); },
                        [&](const AlphameticPuzzle& alphametic) {
                          change_alphametic(alphametic, random, changes);
                        },
                        [](const kinds::StatedPuzzle&) {}},
             puzzle);
  return changes;
}

}  // namespace reckon::sheet
