// Makes the puzzles of a sheet to order.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "reckon/arith/budget.hpp"
#include "reckon/arith/rules.hpp"
#include "reckon/calcrostic/generator.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/letters/reason/grade.hpp"
#include "reckon/sheet/puzzle.hpp"
#include "reckon/text/result.hpp"

namespace reckon::sheet {

/// How many puzzles of each kind, and what they are to be like.
struct Wishes {
  std::array<std::uint64_t, kAllKinds.size()> counts{};
  int easiest = letters::kEasiestLevel;  ///< the puzzles of a kind get harder one by one
  int hardest = letters::kHardestLevel;
  Rules rules = Rules::house;
  krypto::Deck deck = krypto::Deck::cards56;
  std::uint8_t rows = letters::kLeastSide;  ///< of newspaper grids
  std::uint8_t columns = letters::kLeastSide;

  std::uint64_t total() const;
  /// The level of a puzzle, of which `made` of its kind come before it and `count` there are in
  /// all.
  int level_of(std::uint64_t made, std::uint64_t count) const {
    const auto levels = static_cast<std::uint64_t>(hardest - easiest) + 1;
    return easiest + static_cast<int>(made * levels / count);
  }
};

/// Gives puzzles of one kind and level without end as long as the budget lasts, or says why there
/// are no more.
using Source = std::function<Result<Puzzle>(Budget&)>;

/// Makes puzzles one by one, no two of one class. Each kind and level has a chance of its own, so
/// that asking for more of one does not change the others. The same seed makes the same puzzles.
class Maker {
 public:
  Maker(const Wishes& wishes, std::uint64_t seed);

  /// Has the puzzles of a kind made elsewhere, from a seed: Kind::numbers, which have no levels and
  /// are not made here.
  void take_from(Kind kind, std::function<Source(std::uint64_t seed)> make);
  /// Makes none of the class of this puzzle.
  void avoid(const Puzzle& puzzle);

  /// The next of the puzzles that were wished for, of which one must be left. Fails if a long
  /// search finds none; the message begins with the name of the kind.
  Result<Puzzle> next();
  /// The same as long as the budget lasts.
  Result<Puzzle> next(Budget& budget);

 private:
  static constexpr int kLevels = letters::kHardestLevel - letters::kEasiestLevel + 1;

  Result<Source> source_of(Kind kind, int level) const;

  Wishes wishes_;
  std::array<std::array<std::uint64_t, kLevels>, kAllKinds.size()> seeds_{};
  std::array<std::function<Source(std::uint64_t)>, kAllKinds.size()> elsewhere_;
  std::map<std::pair<Kind, int>, Source> sources_;
  std::set<std::vector<std::int64_t>> classes_;
  std::size_t kind_ = 0;    // of the next puzzle
  std::uint64_t made_ = 0;  // of this kind
};

}  // namespace reckon::sheet
