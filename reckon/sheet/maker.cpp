#include "reckon/sheet/maker.hpp"

#include <memory>
#include <numeric>
#include <string>

#include "reckon/arith/random.hpp"
#include "reckon/krypto/grade.hpp"

namespace reckon::sheet {

namespace {

// What a puzzle may take if nothing else is said.
constexpr std::uint64_t kUsualSteps = 4'000'000'000;

Source hands(const Wishes& wishes, int level, std::uint64_t seed) {
  return [dealer = krypto::Dealer(wishes.deck, seed), solver = std::make_shared<krypto::Solver>(),
          rules = wishes.rules, level](Budget& budget) mutable -> Result<Puzzle> {
    const krypto::WorkWithin within(*solver, budget);
    while (!budget.over()) {
      const krypto::Hand hand = dealer.deal();
      const auto grade = krypto::grade(*solver, hand, rules);
      if (grade && grade->level == level) return HandPuzzle{.hand = hand, .rules = rules};
    }
    return failure(ErrorCode::not_found, "no hand of this level was dealt in a long time");
  };
}

Result<Source> grids(const calcrostic::Wishes& wishes, std::uint64_t seed) {
  auto generator = calcrostic::Generator::make(seed, wishes);
  if (!generator) return std::unexpected(generator.error());
  return [from = *std::move(generator)](Budget& budget) mutable -> Result<Puzzle> {
    auto made = from.next(budget);
    if (!made) return std::unexpected(made.error());
    return GridPuzzle{.layout = made->puzzle.layout, .numbers = std::move(made->numbers)};
  };
}

}  // namespace

std::uint64_t Wishes::total() const {
  return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

Maker::Maker(const Wishes& wishes, std::uint64_t seed) : wishes_(wishes) {
  SplitMix64 random(seed);
  for (auto& of_kind : seeds_) {
    for (std::uint64_t& of_level : of_kind) of_level = random.next();
  }
}

void Maker::take_from(Kind kind, std::function<Source(std::uint64_t)> make) {
  elsewhere_[static_cast<std::size_t>(kind)] = std::move(make);
}

void Maker::avoid(const Puzzle& puzzle) { classes_.insert(class_key(puzzle)); }

Result<Puzzle> Maker::next() {
  Budget budget(kUsualSteps);
  return next(budget);
}

Result<Puzzle> Maker::next(Budget& budget) {
  for (; made_ == wishes_.counts[kind_]; ++kind_) made_ = 0;
  const Kind kind = kAllKinds[kind_];
  const std::uint64_t count = wishes_.counts[kind_];
  const int level = elsewhere_[kind_] ? wishes_.easiest : wishes_.level_of(made_, count);
  const auto refused = [&](const Error& why) {
    return failure(std::string(name_of(kind)) + ": after " + std::to_string(made_) + " of " +
                   std::to_string(count) + ", at level " + std::to_string(level) + ": " +
                   why.message);
  };
  Source& source = sources_[{kind, level}];
  if (!source) {
    auto made = source_of(kind, level);
    if (!made) return refused(made.error());
    source = *std::move(made);
  }
  while (true) {
    auto puzzle = source(budget);
    if (!puzzle) return refused(puzzle.error());
    if (!classes_.insert(class_key(*puzzle)).second) continue;
    ++made_;
    return puzzle;
  }
}

Result<Source> Maker::source_of(Kind kind, int level) const {
  const auto index = static_cast<std::size_t>(kind);
  const std::uint64_t seed =
      seeds_[index][static_cast<std::size_t>(level - calcrostic::kEasiestLevel)];
  if (elsewhere_[index]) return elsewhere_[index](seed);
  switch (kind) {
    case Kind::krypto: return hands(wishes_, level, seed);
    case Kind::calcrostic: return grids({.level = level}, seed);
    case Kind::newspaper:
      return grids(
          {.diagonals = false, .rows = wishes_.rows, .columns = wishes_.columns, .level = level},
          seed);
    case Kind::numbers: break;
  }
  return failure(ErrorCode::unsuitable, "grids that ask for numbers are not made here");
}

}  // namespace reckon::sheet
