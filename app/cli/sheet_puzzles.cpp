#include "app/cli/sheet_puzzles.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <set>
#include <utility>

#include "app/cli/fault.hpp"
#include "app/cli/output.hpp"
#include "reckon/algebra/number_generator.hpp"
#include "reckon/algebra/number_puzzle.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/generator.hpp"
#include "reckon/calcrostic/grid_line.hpp"
#include "reckon/krypto/grade.hpp"
#include "reckon/sheet/code.hpp"

namespace reckon::cli {

namespace {

using sheet::Entry;
using sheet::GridPuzzle;
using sheet::HandPuzzle;
using sheet::Kind;
using sheet::Puzzle;

// Gives puzzles of one kind and level without end, or says why there are no more.
using Source = std::function<Result<Puzzle>()>;

template <typename Generator, typename ToPuzzle>
Source source_of(Result<Generator> generator, const ToPuzzle& to_puzzle) {
  if (!generator) throw Fault(kBadInput, generator.error().message);
  return [from = *std::move(generator), to_puzzle]() mutable -> Result<Puzzle> {
    const auto made = from.next();
    if (!made) return std::unexpected(made.error());
    return Puzzle(to_puzzle(*made));
  };
}

Source hands(const SheetWishes& wishes, int level, std::uint64_t seed) {
  return [dealer = krypto::Dealer(wishes.deck, seed), solver = std::make_shared<krypto::Solver>(),
          rules = wishes.rules, level]() mutable -> Result<Puzzle> {
    constexpr int kPatience = 20'000;
    for (int dealt = 0; dealt < kPatience; ++dealt) {
      const krypto::Hand hand = dealer.deal();
      const auto grade = krypto::grade(*solver, hand, rules);
      if (grade && grade->level == level) return HandPuzzle{.hand = hand, .rules = rules};
    }
    return failure("no hand of this level was dealt in a long time");
  };
}

GridPuzzle with_letters(const calcrostic::Generated& made) {
  return {.layout = made.puzzle.layout, .numbers = made.numbers};
}

GridPuzzle with_asked(const algebra::NumberPuzzle& made) {
  return {.layout = calcrostic::layout_of(made.answer.operators),
          .numbers = {made.answer.numbers.begin(), made.answer.numbers.end()},
          .given = {made.givens.begin(), made.givens.end()}};
}

Source source_of(const SheetWishes& wishes, Kind kind, int level, std::uint64_t seed) {
  calcrostic::Wishes grids{.level = level};
  switch (kind) {
    case Kind::krypto: return hands(wishes, level, seed);
    case Kind::newspaper:
      grids.diagonals = false;
      grids.rows = wishes.rows;
      grids.columns = wishes.columns;
      [[fallthrough]];
    case Kind::calcrostic: return source_of(calcrostic::Generator::make(seed, grids), with_letters);
    case Kind::numbers: return source_of(algebra::NumberGenerator::make(seed, {}), with_asked);
  }
  return {};
}

// Answers verified by the solvers of all kinds.
Result<Entry> verified(krypto::Solver& solver, Puzzle puzzle) {
  auto entry = sheet::entry_of(solver, std::move(puzzle));
  if (!entry) return entry;
  const auto* const grid = std::get_if<GridPuzzle>(&entry->puzzle);
  if (grid == nullptr || !grid->asks_for_numbers()) return entry;
  algebra::Givens givens;
  std::ranges::copy(grid->given, givens.begin());
  const auto found = algebra::solve(*calcrostic::operators_of(grid->layout), givens);
  if (found.answer != algebra::PositiveIntegers::Answer::finitely_many ||
      found.examples != std::vector<std::vector<std::int64_t>>{grid->numbers}) {
    return failure("the grid has more than one answer");
  }
  return entry;
}

}  // namespace

std::uint64_t SheetWishes::total() const {
  return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

std::vector<Entry> make_puzzles(const SheetWishes& wishes, std::uint64_t seed) {
  std::vector<Entry> entries;
  std::set<std::vector<std::int64_t>> classes;
  krypto::Solver solver;
  SplitMix64 seeds(seed);
  Progress progress(Answers::at_the_end);
  for (const Kind kind : sheet::kAllKinds) {
    std::map<int, std::uint64_t> seed_of_level;
    for (int level = calcrostic::kEasiestLevel; level <= calcrostic::kHardestLevel; ++level) {
      seed_of_level[level] = seeds.next();
    }
    const std::uint64_t count = wishes.counts[static_cast<std::size_t>(kind)];
    const auto last = static_cast<std::uint64_t>(wishes.hardest - wishes.easiest);
    std::map<int, Source> sources;
    for (std::uint64_t made = 0; made < count;) {
      progress.look(entries.size(), wishes.total());
      // Numbers that are asked for have no levels.
      const int level = kind == Kind::numbers
                            ? wishes.easiest
                            : wishes.easiest + static_cast<int>(made * (last + 1) / count);
      auto& source = sources[level];
      if (!source) source = source_of(wishes, kind, level, seed_of_level[level]);
      auto puzzle = source();
      if (!puzzle) {
        throw Fault(kNo, fmt::format("--{}: after {} of {}, at level {}: {}", name_of(kind), made,
                                     count, level, puzzle.error().message));
      }
      if (!classes.insert(class_key(*puzzle)).second) continue;
      auto entry = verified(solver, *std::move(puzzle));
      if (!entry) {
        throw Fault(kSystemFault, fmt::format("internal fault: {}", entry.error().message));
      }
      entries.push_back(*std::move(entry));
      ++made;
    }
  }
  return entries;
}

std::vector<Entry> puzzles_of(const std::vector<std::string>& codes) {
  std::vector<Entry> entries;
  krypto::Solver solver;
  for (const std::string& code : codes) {
    const auto puzzle = sheet::puzzle_of(code);
    if (!puzzle) {
      throw bad_argument(fmt::format("--code: '{}'", code), puzzle.error());
    }
    auto entry = verified(solver, *puzzle);
    if (!entry) {
      throw Fault(kBadInput, fmt::format("--code: '{}': {}", code, entry.error().message));
    }
    entries.push_back(*std::move(entry));
  }
  return entries;
}

}  // namespace reckon::cli
