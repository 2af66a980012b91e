// Every calcrostic once, in random order.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/calcrostic.hpp"

namespace reckon::calcrostic {

/// A walk through all classes with numbers from 2 on and s up to 10,000, 143,893 of them, the same
/// on every machine for the same seed.
///
/// The classes with s up to 1000 come first, in random order; then those with s up to 2000, 4000,
/// and 10,000: so numbers stay as small as they can, and a short walk costs little. Drawing numbers
/// by chance, as Generator does, is faster for a few puzzles, but meets the last classes of many
/// hardly ever.
class Walk {
 public:
  explicit Walk(std::uint64_t seed) : random_(seed) {}

  /// The standard form of the next class; empty at the end. Each s that is reached costs the list
  /// of the classes up to there (list.hpp): 0.3 s for 1000, then the square of s.
  std::optional<Calcrostic> next();

 private:
  void list_more();

  SplitMix64 random_;
  std::int64_t last_sum_ = 0;        // all classes up to here are listed
  std::vector<Calcrostic> classes_;  // still to come, the next one last
};

}  // namespace reckon::calcrostic
