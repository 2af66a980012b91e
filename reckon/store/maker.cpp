// SPDX-License-Identifier: MIT
#include "reckon/store/maker.hpp"

#include <memory>
#include <utility>

#include "reckon/algebra/asked_numbers.hpp"

namespace reckon::store {

namespace {

using kinds::KindRow;
using Known = std::shared_ptr<std::set<Place>>;

std::unexpected<Error> no_more() {
  return failure("no new puzzle of this kind was found: ask for fewer, or for another difficulty");
}

Result<kinds::Source> source_of(const KindRow& kind, const kinds::PuzzleOptions& wishes,
                                std::uint64_t seed, const Known& known) {
  if (kind.walk == nullptr) return kind.draw(wishes, seed);
  return kind.walk(wishes, seed, [known](const Place& place) { return known->contains(place); });
}

}  // namespace

Result<Maker> maker_of(Kind kind, const kinds::PuzzleOptions& wishes, std::uint64_t seed,
                       std::set<Place> known_places) {
  const KindRow& row = row_of(algebra::all_kinds(), kind);
  if (row.draw == nullptr && row.walk == nullptr) {
    return failure(ErrorCode::unsuitable,
                   std::string(row.name) +
                       " questions are not made by reckon: write them, and import their files");
  }
  if (!row.has_levels && wishes.levels) {
    return failure("puzzles that ask for numbers have no difficulty: leave it out");
  }
  if (!row.shows_operators && wishes.all_operators) {
    return failure("hands show no operators: leave --all-operators out");
  }
  auto known = std::make_shared<std::set<Place>>(std::move(known_places));
  auto source = source_of(row, wishes, seed, known);
  if (!source) return std::unexpected(source.error());
  // A generator that enumerates all classes ends by itself.
  return [draw = *std::move(source), known = std::move(known),
          ends = row.walk != nullptr]() mutable -> Result<BankPuzzle> {
    constexpr int kMostInVain = 20'000;
    constexpr std::uint64_t kMostSteps = 4'000'000'000;
    for (int in_vain = 0; ends || in_vain < kMostInVain; ++in_vain) {
      Budget budget(kMostSteps);
      auto drawn = draw(budget);
      if (!drawn && ends) break;
      if (!drawn) return std::unexpected(drawn.error());
      if (!*drawn) continue;
      BankPuzzle puzzle = kept_puzzle(**drawn, to_text((*drawn)->puzzle));
      if (known->insert(puzzle.place).second) return puzzle;
    }
    return no_more();
  };
}

}  // namespace reckon::store
