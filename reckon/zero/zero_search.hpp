// SPDX-License-Identifier: MIT
// Finds zero grids of any size by randomized search.
//
// Cells are filled in an order that closes lines early. The last number of a line is computed: each
// string of operators leaves one value for it, or none. Rows and columns own their operators, so
// the existence of a string is enough. Diagonals share operators at the crossings, so a string is
// chosen as soon as the diagonal is full. A search that does not end soon is restarted with other
// random choices.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/text/result.hpp"
#include "reckon/zero/zero_grid.hpp"

namespace reckon::zero {

/// An endless random sequence, reproducible from the seed.
class ZeroSearch {
 public:
  /// The largest supported least number.
  static constexpr std::int64_t kMostLeast = 100;

  /// Refuses sizes other than 3 to 5, and least numbers outside 1 to 100. With `whole` it finds
  /// only grids that are whole (is_whole), which takes longer.
  static Result<ZeroSearch> make(std::uint64_t seed, std::size_t rows, std::size_t columns,
                                 std::int64_t least, bool whole = false);

  const ZeroLayout& layout() const { return layout_; }

  /// One attempt, of at most some milliseconds: a new grid with all four operators and numbers of
  /// at least `least`; empty if it fails. The first attempts use numbers as small as the size
  /// allows, all different where possible. After each failure, numbers may be larger and more often
  /// equal.
  std::optional<ZeroGrid> attempt();

 private:
  ZeroSearch(std::uint64_t seed, ZeroLayout layout, std::int64_t least, bool whole);

  using Strings = std::vector<OperatorString>;

  bool fill(std::size_t depth);
  bool close_diagonals(std::size_t depth, std::size_t next);
  bool finish();
  // Bit i is set if least + i in this cell makes the line 0 with some operators.
  std::uint64_t candidates(const ZeroLine& line, std::size_t cell) const;
  Strings strings_of(const ZeroLine& line) const;

  // A cell, and the lines that it completes.
  struct Step {
    std::uint8_t cell = 0;
    std::vector<std::size_t> lines;
    std::vector<std::size_t> diagonals;  // the diagonals among them
  };

  SplitMix64 random_;
  ZeroLayout layout_;
  std::int64_t least_;
  bool whole_;
  std::vector<Step> steps_;
  std::vector<std::uint8_t> twin_;  // for each cell, the first one that must be equal
  std::size_t different_ = 0;       // count of numbers that can be different
  std::uint64_t failures_ = 0;      // attempts since the last grid
  std::set<ZeroGrid> made_;

  // The attempt.
  std::int64_t most_ = 0;
  std::int64_t repeats_ = 0;  // how many more numbers may be equal
  std::uint64_t budget_ = 0;
  Numbers numbers_;
  std::vector<std::uint8_t> open_;  // for each place, bits of the operators that it may have
  std::vector<int> uses_;           // of each number
  std::vector<ZeroGrid> found_;
};

}  // namespace reckon::zero
