// SPDX-License-Identifier: MIT
#include "reckon/sheet/version.hpp"

#include <cstddef>
#include <optional>
#include <utility>

#include "reckon/arith/random.hpp"
#include "reckon/sheet/changes.hpp"

namespace reckon::sheet {

namespace {

using kinds::Entry;
using kinds::Puzzle;

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
  std::vector<Puzzle> changes = changes_of(entry.puzzle, random);
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
