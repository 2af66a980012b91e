// SPDX-License-Identifier: MIT
// Lists all calcrostics, class by class.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "reckon/calcrostic/calcrostic.hpp"
#include "reckon/calcrostic/class_key.hpp"
#include "reckon/text/result.hpp"

namespace reckon::calcrostic {

/// The largest sum of listed classes.
inline constexpr std::int64_t kMostListedSum = 10'000'000;

/// Selects classes: s = a + b + d + f of the canonical form from `first_sum` to `last_sum`, and all
/// numbers at least `least`.
struct ListRange {
  std::int64_t first_sum = 4;
  std::int64_t last_sum = 1000;
  std::int64_t least = 2;

  /// Refuses sums above 10,000,000, or above 10,000 with the number 1, and least numbers below 1.
  static Result<ListRange> make(std::int64_t first_sum, std::int64_t last_sum, std::int64_t least);

  friend bool operator==(const ListRange&, const ListRange&) = default;
};

/// Splits the range into consecutive bands whose classes fit in memory: at most 17 million classes,
/// 270 MB, for sums up to 10,000,000. Without the number 1 there are at least about `wanted` bands,
/// which can be listed in parallel. With it there are only as many as memory requires, since each
/// costs the same loops.
std::vector<ListRange> bands_of(const ListRange& range, std::int64_t wanted = 1);

/// The classes of a band in total order. Cost: without the number 1 about 0.1 µs per class; with it
/// that of classes_by_loops() (loops.hpp).
std::vector<ClassKey> classes_in(const ListRange& band);

/// Visits the canonical forms of all classes in total order until `visit` returns false. Works band
/// by band, so memory stays small. Cost: 1 ms for sums up to 1000, 0.2 s up to 100,000; with the
/// number 1, 4 s up to 1000.
void each_class(const ListRange& range, const std::function<bool(const Calcrostic&)>& visit);

}  // namespace reckon::calcrostic
