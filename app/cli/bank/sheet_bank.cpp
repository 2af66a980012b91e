// SPDX-License-Identifier: MIT
#include "app/cli/bank/sheet_bank.hpp"

#include <fmt/core.h>

#include <span>
#include <utility>

#include "app/cli/bank/open_bank.hpp"
#include "app/cli/files/bank_options.hpp"
#include "app/cli/frame/fault.hpp"
#include "reckon/algebra/asked_numbers.hpp"
#include "reckon/store/bank.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {

namespace {

using kinds::Entry;
using kinds::KindRow;

// Returns the puzzle that the bank has as a text.
Result<kinds::Puzzle> puzzle_in(const store::BankPuzzle& kept) {
  const KindRow& row = row_of(algebra::all_kinds(), kept.kind);
  Budget budget(kinds::kStepsOfReading);
  return row.read(budget, kept.text, kept.rules.value_or(Rules::house));
}

// Returns the requests to the bank.
std::vector<store::Request> requests_of(const sheet::SheetOrder& wishes) {
  std::vector<store::Request> requests;
  for (const KindRow& kind : kinds::kinds()) {
    const std::uint64_t count = wishes.counts[static_cast<std::size_t>(kind.kind)];
    store::Filter filter = {.kind = kind.kind};
    if (kind.has_rules) filter.rules = wishes.each.rules.value_or(kind.usual_rules);
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

// Returns the puzzles, with letters named in the order in which they appear.
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

}  // namespace

void give_out_of_bank(const std::optional<std::string>& file, const std::string& name,
                      const sheet::SheetOrder& wishes,
                      const std::function<void(const std::vector<Entry>&)>& give) {
  store::Bank bank = open_bank(file, store::Bank::Mode::change);
  const auto taken = value_of(
      bank.take(requests_of(wishes), {.on = today(), .to = name},
                [&](std::span<const store::Stored> puzzles) { give(puzzles_of(puzzles)); }));
  if (taken.size() < wishes.total()) {
    throw Fault(kNo, fmt::format("the bank has only {} of {} such puzzles that were not given out: "
                                 "ask for fewer, or fill it (reckon bank fill)",
                                 taken.size(), wishes.total()));
  }
}

}  // namespace reckon::cli
