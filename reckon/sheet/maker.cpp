// SPDX-License-Identifier: MIT
#include "reckon/sheet/maker.hpp"

#include <numeric>

#include "reckon/arith/random.hpp"

namespace reckon::sheet {

namespace {

using kinds::KindRow;
using kinds::Puzzle;

// The default cost limit of a puzzle.
constexpr std::uint64_t kUsualSteps = 4'000'000'000;

}  // namespace

std::uint64_t SheetOrder::total() const {
  return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

Maker::Maker(const SheetOrder& wishes, std::uint64_t seed, kinds::Kinds kinds)
    : wishes_(wishes), kinds_(kinds) {
  SplitMix64 random(seed);
  for (auto& of_kind : seeds_) {
    for (std::uint64_t& of_level : of_kind) of_level = random.next();
  }
}

void Maker::avoid(const Puzzle& puzzle) { classes_.insert(class_of(puzzle)); }

Result<Puzzle> Maker::next() {
  Budget budget(kUsualSteps);
  return next(budget);
}

Result<Puzzle> Maker::next(Budget& budget) {
  for (; made_ == wishes_.counts[kind_]; ++kind_) made_ = 0;
  const KindRow& kind = kinds_[kind_];
  const std::uint64_t count = wishes_.counts[kind_];
  const int level = kind.has_levels ? wishes_.level_of(made_, count) : wishes_.levels.least;
  const auto refused = [&](const Error& why) {
    return failure(std::string(kind.name) + ": after " + std::to_string(made_) + " of " +
                   std::to_string(count) + ", at level " + std::to_string(level) + ": " +
                   why.message);
  };
  kinds::Source& source = sources_[{kind.kind, level}];
  if (!source) {
    auto made = source_of(kind, level);
    if (!made) return refused(made.error());
    source = *std::move(made);
  }
  while (true) {
    auto drawn = source(budget);
    if (!drawn) return refused(drawn.error());
    if (!*drawn || !classes_.insert(class_of((*drawn)->puzzle)).second) continue;
    ++made_;
    return std::move((*drawn)->puzzle);
  }
}

Result<kinds::Source> Maker::source_of(const KindRow& kind, int level) const {
  if (kind.draw == nullptr)
    return failure(ErrorCode::unsuitable, "puzzles of this kind are not made here");
  kinds::PuzzleOptions wishes = wishes_.each;
  wishes.nearest_level = true;
  if (kind.has_levels) wishes.levels = {.least = level, .most = level};
  return kind.draw(wishes, seeds_[static_cast<std::size_t>(kind.kind)]
                                 [static_cast<std::size_t>(level - letters::kEasiestLevel)]);
}

}  // namespace reckon::sheet
