#include "app/cli/sheet/sheet_puzzles.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/output.hpp"
#include "app/cli/letters/number_answers.hpp"
#include "reckon/algebra/number_generator.hpp"
#include "reckon/letters/grid_line.hpp"
#include "reckon/letters/grid_text.hpp"
#include "reckon/letters/solve/puzzle_solver.hpp"
#include "reckon/sheet/code.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {

namespace {

using sheet::Entry;
using sheet::GridPuzzle;
using sheet::HandPuzzle;
using sheet::Kind;
using sheet::Puzzle;

sheet::Source asked_numbers(std::uint64_t seed) {
  // Nothing is refused of what is usual.
  return [from = *algebra::NumberGenerator::make(seed, {})](Budget&) mutable -> Result<Puzzle> {
    const auto made = from.next();
    if (!made) return std::unexpected(made.error());
    return GridPuzzle{.layout = letters::layout_of(made->answer.operators),
                      .numbers = {made->answer.numbers.begin(), made->answer.numbers.end()},
                      .given = {made->givens.begin(), made->givens.end()}};
  };
}

// Answers verified by the solvers of all kinds.
Result<Entry> verified(krypto::Solver& solver, Puzzle puzzle) {
  auto entry = sheet::entry_of(solver, std::move(puzzle));
  if (!entry) return entry;
  const auto* const grid = std::get_if<GridPuzzle>(&entry->puzzle);
  if (grid == nullptr || !grid->asks_for_numbers()) return entry;
  const auto found = numbers_in(grid->layout, grid->given);
  if (!found.unique() || found.examples.front() != grid->numbers) {
    return failure("the grid has more than one answer");
  }
  return entry;
}

// The numbers of the only answer of a grid that the bank has.
std::vector<std::int64_t> numbers_behind(const letters::Grid& grid) {
  if (!grid.asks_for_numbers()) {
    return letters::numbers_of(grid.puzzle, letters::answers(grid.puzzle, 1).at(0));
  }
  return numbers_in(grid.puzzle.layout, grid.given).examples.at(0);
}

Puzzle puzzle_in(const store::Puzzle& kept) {
  if (kept.rules) {
    return HandPuzzle{.hand = krypto::Hand::parse(kept.text).value(), .rules = *kept.rules};
  }
  const auto grid = letters::read_grid(kept.text).value();
  return GridPuzzle{
      .layout = grid.puzzle.layout, .numbers = numbers_behind(grid), .given = grid.given};
}

}  // namespace

std::vector<Entry> make_puzzles(const sheet::Wishes& wishes, std::uint64_t seed) {
  sheet::Maker maker(wishes, seed);
  maker.take_from(sheet::Kind::numbers, asked_numbers);
  std::vector<Entry> entries;
  krypto::Solver solver;
  Progress progress(Answers::at_the_end);
  while (entries.size() < wishes.total()) {
    progress.look(entries.size(), wishes.total());
    auto puzzle = maker.next();
    if (!puzzle) throw Fault(kNo, "--" + puzzle.error().message);
    auto entry = verified(solver, *std::move(puzzle));
    if (!entry) {
      throw Fault(kSystemFault, fmt::format("internal fault: {}", entry.error().message));
    }
    entries.push_back(*std::move(entry));
  }
  return entries;
}

std::vector<Entry> puzzles_of(const std::vector<std::string>& codes) {
  std::vector<Entry> entries;
  krypto::Solver solver;
  for (const std::string& code : codes) {
    const auto puzzle = sheet::puzzle_of(code);
    if (!puzzle) {
      throw bad_argument(fmt::format("--code: {}", quote(code)), puzzle.error());
    }
    auto entry = verified(solver, *puzzle);
    if (!entry) {
      throw Fault(kBadInput, fmt::format("--code: {}: {}", quote(code), entry.error().message));
    }
    entries.push_back(*std::move(entry));
  }
  return entries;
}

std::vector<store::Request> requests_of(const sheet::Wishes& wishes) {
  std::vector<store::Request> requests;
  for (const Kind kind : sheet::kAllKinds) {
    const std::uint64_t count = wishes.counts[static_cast<std::size_t>(kind)];
    store::Filter filter = {.kind = kind};
    if (kind == Kind::krypto) filter.rules = wishes.rules;
    if (kind == Kind::numbers) {
      requests.push_back({.filter = filter, .count = count});
      continue;
    }
    for (std::uint64_t made = 0; made < count; ++made) {
      const int level = wishes.level_of(made, count);
      if (made == 0 || filter.levels->least != level) {
        filter.levels = {.least = level, .most = level};
        requests.push_back({.filter = filter});
      }
      ++requests.back().count;
    }
  }
  return requests;
}

std::vector<Entry> puzzles_of(std::span<const store::Stored> taken) {
  std::vector<Entry> entries;
  krypto::Solver solver;
  for (const store::Stored& stored : taken) {
    auto entry = verified(solver, puzzle_in(stored.puzzle));
    if (!entry) {
      throw Fault(kBadInput, fmt::format("puzzle {} of the bank: {}", printable(stored.puzzle.text),
                                         entry.error().message));
    }
    entries.push_back(*std::move(entry));
  }
  return entries;
}

}  // namespace reckon::cli
