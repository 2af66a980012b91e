// SPDX-License-Identifier: MIT
#include "app/cli/sheet/sheet_puzzles.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "app/cli/algebra/numbers.hpp"
#include "app/cli/files/stated_file.hpp"
#include "app/cli/frame/features.hpp"
#include "app/cli/frame/input.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/kinds/code.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {

using kinds::Entry;

namespace {

// All kinds with what a sheet takes of them. Only those who ask for numbers need the feature.
kinds::Kinds kinds_for(bool numbers) {
  return numbers ? with_feature("algebra", kinds_with_numbers)() : kinds::kinds();
}

}  // namespace

std::vector<Entry> make_puzzles(const sheet::SheetOrder& wishes, std::uint64_t seed) {
  const bool numbers = wishes.counts[static_cast<std::size_t>(kinds::Kind::numbers)] > 0;
  const kinds::Kinds kinds = kinds_for(numbers);
  sheet::Maker maker(wishes, seed, kinds);
  std::vector<Entry> entries;
  krypto::Solver solver;
  Progress progress(Answers::at_the_end);
  while (entries.size() < wishes.total()) {
    progress.look(entries.size(), wishes.total());
    auto puzzle = maker.next();
    if (!puzzle) throw Fault(kNo, "--" + puzzle.error().message);
    auto entry = entry_of(solver, *std::move(puzzle), kinds);
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
      throw bad_input(fmt::format("--code: {}", quote(code)), puzzle.error());
    }
    const bool numbers = kind_of(*puzzle) == kinds::Kind::numbers;
    auto entry = entry_of(solver, *puzzle, kinds_for(numbers));
    if (!entry) {
      throw Fault(kBadInput, fmt::format("--code: {}: {}", quote(code), entry.error().message));
    }
    entries.push_back(*std::move(entry));
  }
  return entries;
}

std::vector<Entry> questions_of(const std::vector<std::string>& files) {
  std::vector<Entry> entries;
  krypto::Solver solver;
  for (const std::string& file : files) {
    auto entry = entry_of(solver, stated_of_file(file));
    if (!entry) throw bad_input(name_of_input(file), entry.error());
    entries.push_back(*std::move(entry));
  }
  return entries;
}

}  // namespace reckon::cli
