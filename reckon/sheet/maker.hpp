// SPDX-License-Identifier: MIT
// Makes the puzzles of a sheet to order.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "reckon/arith/budget.hpp"
#include "reckon/kinds/kind.hpp"
#include "reckon/letters/reason/grade.hpp"
#include "reckon/text/result.hpp"

namespace reckon::sheet {

/// The number of puzzles of each kind, and the wishes for them.
struct SheetOrder {
  std::array<std::uint64_t, kinds::kAllKinds.size()> counts{};
  kinds::Levels levels{};  ///< the puzzles of a kind get harder one by one
  /// Other wishes for each.
  kinds::PuzzleOptions each{};

  std::uint64_t total() const;
  /// Returns the level of a puzzle with `made` puzzles of its kind before it and `count` in all.
  int level_of(std::uint64_t made, std::uint64_t count) const {
    const auto in_all = static_cast<std::uint64_t>(levels.most - levels.least) + 1;
    return levels.least + static_cast<int>(made * in_all / count);
  }
};

/// Makes puzzles one by one, no two of one class. Each kind and level has a chance of its own, so
/// that asking for more of one does not change the others. The same seed makes the same puzzles.
class Maker {
 public:
  /// `kinds` are those that can be wished for.
  Maker(const SheetOrder& wishes, std::uint64_t seed, kinds::Kinds kinds = kinds::kinds());

  /// Makes none of the class of this puzzle.
  void avoid(const kinds::Puzzle& puzzle);

  /// Returns the next of the wanted puzzles; at least one must be left. Fails if a long search
  /// finds none; the message begins with the name of the kind.
  Result<kinds::Puzzle> next();
  /// The same as long as the budget lasts.
  Result<kinds::Puzzle> next(Budget& budget);

 private:
  static constexpr int kLevels = letters::kHardestLevel - letters::kEasiestLevel + 1;

  Result<kinds::Source> source_of(const kinds::KindRow& kind, int level) const;

  SheetOrder wishes_;
  kinds::Kinds kinds_;
  std::array<std::array<std::uint64_t, kLevels>, kinds::kAllKinds.size()> seeds_{};
  std::map<std::pair<kinds::Kind, int>, kinds::Source> sources_;
  std::set<std::string> classes_;
  std::size_t kind_ = 0;    // of the next puzzle
  std::uint64_t made_ = 0;  // of this kind
};

}  // namespace reckon::sheet
