#include "app/cli/sheet/sheet_puzzles.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/algebra/asked_numbers.hpp"
#include "reckon/kinds/code.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {

namespace {

using kinds::Entry;
using kinds::KindRow;

// The puzzle that the bank has as a text.
Result<kinds::Puzzle> puzzle_in(const store::BankPuzzle& kept) {
  const KindRow& row = row_of(algebra::all_kinds(), kept.kind);
  return row.read(kept.text, kept.rules.value_or(Rules::house));
}

}  // namespace

std::vector<Entry> make_puzzles(const sheet::SheetOrder& wishes, std::uint64_t seed) {
  sheet::Maker maker(wishes, seed, algebra::all_kinds());
  std::vector<Entry> entries;
  krypto::Solver solver;
  Progress progress(Answers::at_the_end);
  while (entries.size() < wishes.total()) {
    progress.look(entries.size(), wishes.total());
    auto puzzle = maker.next();
    if (!puzzle) throw Fault(kNo, "--" + puzzle.error().message);
    auto entry = entry_of(solver, *std::move(puzzle), algebra::all_kinds());
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
    const auto puzzle = kinds::puzzle_of(code);
    if (!puzzle) {
      throw bad_argument(fmt::format("--code: {}", quote(code)), puzzle.error());
    }
    auto entry = entry_of(solver, *puzzle, algebra::all_kinds());
    if (!entry) {
      throw Fault(kBadInput, fmt::format("--code: {}: {}", quote(code), entry.error().message));
    }
    entries.push_back(*std::move(entry));
  }
  return entries;
}

std::vector<store::Request> requests_of(const sheet::SheetOrder& wishes) {
  std::vector<store::Request> requests;
  for (const KindRow& kind : kinds::kinds()) {
    const std::uint64_t count = wishes.counts[static_cast<std::size_t>(kind.kind)];
    store::Filter filter = {.kind = kind.kind};
    if (kind.has_rules) filter.rules = wishes.each.rules;
    if (!kind.has_levels) {
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
    const auto puzzle = puzzle_in(stored.puzzle);
    auto entry = puzzle ? entry_of(solver, *puzzle, algebra::all_kinds())
                        : Result<Entry>(std::unexpected(puzzle.error()));
    if (!entry) {
      throw Fault(kBadInput, fmt::format("puzzle {} of the bank: {}", printable(stored.puzzle.text),
                                         entry.error().message));
    }
    entries.push_back(*std::move(entry));
  }
  return entries;
}

}  // namespace reckon::cli
