#include "reckon/store/maker.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "reckon/algebra/number_generator.hpp"
#include "reckon/calcrostic/walk.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/krypto/grade.hpp"
#include "reckon/letters/grid_text.hpp"

namespace reckon::store {

namespace {

using calcrostic::Calcrostic;
using Known = std::set<Place>;

std::unexpected<Error> no_more() {
  return reckon::failure(
      "no new puzzle of this kind was found: ask for fewer, or for another difficulty");
}

bool is_wished(int level, const Wishes& wishes) {
  return !wishes.levels || wishes.levels->has(level);
}

Puzzle puzzle_of(const calcrostic::Generated& made) {
  return letter_puzzle({.layout = made.puzzle.layout, .numbers = made.numbers}, made.puzzle.letters,
                       made.grade.level, to_text(made.puzzle));
}

// What `draw` gives until something is new; nothing is what has been drawn in vain.
template <typename Draw>
Maker by_chance(Draw draw, Known known) {
  return [draw = std::move(draw), known = std::move(known)]() mutable -> reckon::Result<Puzzle> {
    constexpr int kMostInVain = 20'000;
    for (int in_vain = 0; in_vain < kMostInVain; ++in_vain) {
      reckon::Result<std::optional<Puzzle>> drawn = draw();
      if (!drawn) return std::unexpected(drawn.error());
      if (*drawn && known.insert((*drawn)->place).second) return **std::move(drawn);
    }
    return no_more();
  };
}

Maker hands(const Wishes& wishes, std::uint64_t seed, Known known) {
  return by_chance(
      [wishes, dealer = krypto::Dealer(krypto::Deck::cards56, seed),
       solver = krypto::Solver()]() mutable -> reckon::Result<std::optional<Puzzle>> {
        const krypto::Hand hand = dealer.deal();
        const auto grade = krypto::grade(solver, hand, wishes.rules);
        if (!grade || !is_wished(grade->level, wishes)) return std::nullopt;
        return hand_puzzle(hand, wishes.rules, grade->level, hand.to_string());
      },
      std::move(known));
}

// One of the versions that is as it is wished.
std::optional<Puzzle> version_of(const Calcrostic& standard, const Wishes& wishes,
                                 SplitMix64 random) {
  const auto all = versions(standard);
  std::vector<Calcrostic> shuffled(all.begin(), all.end());
  shuffle(shuffled, random);
  for (const Calcrostic& version : shuffled) {
    const letters::Layout layout = letters::layout_of(version.operators);
    if (wishes.all_operators && !has_all_operators(layout)) continue;
    const auto made =
        calcrostic::puzzle_of(layout, {version.numbers.begin(), version.numbers.end()});
    if (made && is_wished(made->grade.level, wishes)) return puzzle_of(*made);
  }
  return std::nullopt;
}

Maker calcrostics(const Wishes& wishes, std::uint64_t seed, Known known) {
  return [wishes, known = std::move(known), walk = calcrostic::Walk(seed),
          random = SplitMix64(~seed)]() mutable -> reckon::Result<Puzzle> {
    while (const auto standard = walk.next()) {
      const SplitMix64 of_class(random.next());
      if (known.contains(place_of(*standard))) continue;
      if (auto puzzle = version_of(*standard, wishes, of_class)) return *std::move(puzzle);
    }
    return no_more();
  };
}

reckon::Result<Maker> newspaper_grids(const Wishes& wishes, std::uint64_t seed, Known known) {
  auto generator = calcrostic::Generator::make(seed, {.diagonals = false,
                                                      .rows = wishes.rows,
                                                      .columns = wishes.columns,
                                                      .all_operators = wishes.all_operators});
  if (!generator) return std::unexpected(generator.error());
  return by_chance(
      [wishes,
       generator = *std::move(generator)]() mutable -> reckon::Result<std::optional<Puzzle>> {
        const auto made = generator.next();
        if (!made) return std::unexpected(made.error());
        if (!is_wished(made->grade.level, wishes)) return std::nullopt;
        return puzzle_of(*made);
      },
      std::move(known));
}

reckon::Result<Maker> number_puzzles(const Wishes& wishes, std::uint64_t seed, Known known) {
  auto generator = algebra::NumberGenerator::make(seed, {.all_operators = wishes.all_operators});
  if (!generator) return std::unexpected(generator.error());
  return by_chance(
      [generator = *std::move(generator)]() mutable -> reckon::Result<std::optional<Puzzle>> {
        const auto made = generator.next();
        if (!made) return std::unexpected(made.error());
        const letters::Layout layout = letters::layout_of(made->answer.operators);
        const letters::GivenNumbers given(made->givens.begin(), made->givens.end());
        return number_puzzle(made->answer, layout, to_text(layout, given));
      },
      std::move(known));
}

}  // namespace

reckon::Result<Maker> maker_of(const Wishes& wishes, std::uint64_t seed, std::set<Place> known) {
  if (wishes.kind == Kind::numbers && wishes.levels) {
    return reckon::failure("puzzles that ask for numbers have no difficulty: leave it out");
  }
  if (wishes.kind == Kind::krypto && wishes.all_operators) {
    return reckon::failure("hands show no operators: leave --all-operators out");
  }
  switch (wishes.kind) {
    case Kind::krypto: return hands(wishes, seed, std::move(known));
    case Kind::calcrostic: return calcrostics(wishes, seed, std::move(known));
    case Kind::newspaper: return newspaper_grids(wishes, seed, std::move(known));
    case Kind::numbers: return number_puzzles(wishes, seed, std::move(known));
  }
  return no_more();
}

}  // namespace reckon::store
