// SPDX-License-Identifier: MIT
// All calcrostics there are, class by class.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "reckon/calcrostic/calcrostic.hpp"
#include "reckon/calcrostic/class_key.hpp"
#include "reckon/text/result.hpp"

namespace reckon::calcrostic {

/// Which classes: s = a + b + d + f of the standard form from `first_sum` to `last_sum`, all
/// numbers at least `least`.
struct ListRange {
  std::int64_t first_sum = 4;
  std::int64_t last_sum = 1000;
  std::int64_t least = 2;

  /// Refuses sums above 10,000,000, or above 10,000 with the number 1, and a least number below 1.
  static Result<ListRange> make(std::int64_t first_sum, std::int64_t last_sum, std::int64_t least);

  friend bool operator==(const ListRange&, const ListRange&) = default;
};

/// The range in bands, one after the other, so that the classes of one fit into memory: at most 17
/// million classes, 270 MB, for sums up to 10,000,000. Without the number 1 there are about
/// `wanted` bands or more of them, and they can be listed at the same time; with it only as many as
/// are needed, since each costs the same loops.
std::vector<ListRange> bands_of(const ListRange& range, std::int64_t wanted = 1);

/// The classes of a band in total order. Cost: without the number 1 about 0.1 µs a class; with it
/// what classes_by_loops() costs (loops.hpp).
std::vector<ClassKey> classes_in(const ListRange& band);

/// Visits the standard forms of all classes in total order until `visit` returns false. Finds them
/// band by band, so that memory stays small. Cost: 1 ms for sums up to 1000, 0.2 s up to 100,000;
/// with the number 1, 4 s up to 1000.
void each_class(const ListRange& range, const std::function<bool(const Calcrostic&)>& visit);

}  // namespace reckon::calcrostic
