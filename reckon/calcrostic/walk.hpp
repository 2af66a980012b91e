// SPDX-License-Identifier: MIT
// Every calcrostic once, in random order.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/calcrostic.hpp"
#include "reckon/calcrostic/class_key.hpp"

namespace reckon::calcrostic {

/// A walk through all classes with numbers from 2 on and s up to 10,000, 143,893 of them, the same
/// on every machine for the same seed.
///
/// Those with s up to 250 come first, in random order; then those up to 500, 1000, 2000, 4000, and
/// 10,000. So numbers stay small, and a short walk costs little. Drawing at random, as Generator
/// does, would take very long to find the last ones.
class Walk {
 public:
  explicit Walk(std::uint64_t seed) : random_(seed) {}

  /// The canonical form of the next class; empty at the end. Costs that of the list up to each s
  /// reached (list.hpp): less than a millisecond for 250, 15 ms for 10,000.
  std::optional<Calcrostic> next();

 private:
  void list_more();

  SplitMix64 random_;
  std::int64_t last_sum_ = 0;      // all classes up to this sum are listed
  std::vector<ClassKey> classes_;  // still to come, in reverse order
};

}  // namespace reckon::calcrostic
