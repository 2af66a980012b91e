// SPDX-License-Identifier: MIT
#include "reckon/sheet/version.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "reckon/alphametic/read.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/calcrostic.hpp"
#include "reckon/calcrostic/calcrostic_line.hpp"
#include "reckon/kinds/place.hpp"
#include "reckon/text/letters.hpp"
#include "reckon/text/overloaded.hpp"
#include "reckon/text/words.hpp"

namespace reckon::sheet {

namespace {

using kinds::AlphameticPuzzle;
using kinds::Entry;
using kinds::GridPuzzle;
using kinds::HandPuzzle;
using kinds::Puzzle;

// By how far some things move in a circle, so that none stays where there are several.
std::size_t turn(std::size_t count, SplitMix64& random) {
  return count < 2 ? 0 : 1 + static_cast<std::size_t>(random.below(count - 1));
}

// Each of them gives puzzles that may stand in for this one, which is as hard as most of them.

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
  const auto before = alphametic::read_puzzle(text);
  const auto after = alphametic::read_puzzle(other.text);
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

std::optional<int> level_by(Grading grading, const Entry& entry) {
  const kinds::Solved& solved = entry.solved;
  switch (grading) {
    case Grading::former: return solved.former_level ? solved.former_level : solved.level;
    case Grading::given_out: return solved.given_out_level ? solved.given_out_level : solved.level;
    case Grading::latest: return solved.level;
  }
  return solved.level;
}

Entry version_of(krypto::Solver& solver, const Entry& entry, SplitMix64& random, Grading grading) {
  std::vector<Puzzle> changes;
  std::visit(Overloaded{[&](const HandPuzzle& hand) { change_hand(hand, random, changes); },
                        [&](const GridPuzzle& grid) { change_grid(grid, random, changes); },
                        [&](const AlphameticPuzzle& alphametic) {
                          change_alphametic(alphametic, random, changes);
                        }},
             entry.puzzle);
  for (Puzzle& change : changes) {
    auto changed = entry_of(solver, std::move(change));
    if (changed && level_by(grading, *changed) == level_by(grading, entry) &&
        changed->code != entry.code) {
      return *std::move(changed);
    }
  }
  return entry;
}

// Those that may change places without the sheet getting harder or easier on the way: one task
// stands above them.
bool are_alike(const Entry& left, const Entry& right, Grading grading) {
  return kind_of(left.puzzle) == kind_of(right.puzzle) &&
         level_by(grading, left) == level_by(grading, right) &&
         rules_of(left.puzzle) == rules_of(right.puzzle) &&
         use_of(left.puzzle) == use_of(right.puzzle);
}

}  // namespace

std::vector<Entry> version_of(krypto::Solver& solver, std::span<const Entry> sheet,
                              std::uint64_t version, Grading grading) {
  SplitMix64 random(version);
  std::vector<Entry> changed;
  while (changed.size() < sheet.size()) {
    const auto rest = sheet.subspan(changed.size());
    std::size_t alike = 1;
    while (alike < rest.size() && are_alike(rest[0], rest[alike], grading)) ++alike;
    const std::size_t by = turn(alike, random);
    for (std::size_t i = 0; i < alike; ++i) {
      changed.push_back(version_of(solver, rest[(i + by) % alike], random, grading));
    }
  }
  return changed;
}

}  // namespace reckon::sheet
