// All calcrostics there are, class by class.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "reckon/calcrostic/calcrostic.hpp"
#include "reckon/text/result.hpp"

namespace reckon::calcrostic {

/// Which classes: s = a + b + d + f of the standard form from `first_sum` to `last_sum`, all
/// numbers at least `least`.
struct ListRange {
  std::int64_t first_sum = 4;
  std::int64_t last_sum = 1000;
  std::int64_t least = 2;

  /// Refuses sums above 100,000 and a least number below 1.
  static Result<ListRange> make(std::int64_t first_sum, std::int64_t last_sum, std::int64_t least);
};

/// Visits the standard forms of all classes in total order until `visit` returns false. Cost: 0.4 s
/// for sums up to 1000, and the square of the sum beyond, three times that beyond 10,000; the
/// classes with sums up to 1000, then 2000, 4000 ... are found and visited one after the other, so
/// that memory stays small.
void each_class(const ListRange& range, const std::function<bool(const Calcrostic&)>& visit);

/// The classes of a range whose f is `part` modulo `parts`, in total order. All parts have each
/// class once. Those with the smallest f take longest; together they cost as much as each_class().
std::vector<Calcrostic> classes_in_part(const ListRange& range, std::uint64_t part,
                                        std::uint64_t parts);

}  // namespace reckon::calcrostic
