// SPDX-License-Identifier: MIT
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

using kinds::Entry;

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

}  // namespace reckon::cli
