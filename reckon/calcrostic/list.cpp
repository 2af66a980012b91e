// SPDX-License-Identifier: MIT
// Without the number 1 all classes are members of a few families (members.hpp), and listing them
// costs no more than writing them. With it their number grows with the square of s, as does the
// time of loops over numbers (loops.hpp).
#include "reckon/calcrostic/list.hpp"

#include <algorithm>
#include <string>

#include "reckon/calcrostic/loops.hpp"
#include "reckon/calcrostic/members.hpp"

namespace reckon::calcrostic {

namespace {

using Int = std::int64_t;

static_assert(kMostListedSum <= ClassKey::kMostSum && kMostLoopSum <= ClassKey::kMostSum);

// Bands of up to a million classes. For large sums they are wider, since each band costs an
// additional square root of its last sum. `wanted` bands cost little more than one.
Int end_of_band(Int first, const ListRange& range, Int wanted) {
  constexpr Int kMostBands = 64;
  const Int width = std::max(Int{1} << 15U, range.last_sum / kMostBands);
  return first + std::max(std::min(width, range.last_sum / wanted), Int{1});
}

// With the number 1 there are up to 3 s^2 classes with sums from 100 on. Each band runs all loops,
// so there are few bands.
Int end_of_band_with_1(Int first, const ListRange& range) {
  constexpr Int kMostBands = 16;
  const Int classes =
      std::clamp(3 * range.last_sum * range.last_sum / kMostBands, Int{1} << 20U, Int{1} << 24U);
  Int end = first + 1;
  while (end <= range.last_sum && 3 * ((end + 1) * (end + 1) - first * first) <= classes) ++end;
  return end;
}

}  // namespace

Result<ListRange> ListRange::make(std::int64_t first_sum, std::int64_t last_sum,
                                  std::int64_t least) {
  if (least < 1)
    return failure(ErrorCode::out_of_range, "numbers are 1 or more, not " + std::to_string(least));
  const Int most = least == 1 ? kMostLoopSum : kMostListedSum;
  if (last_sum > most || last_sum < 0) {
    return failure(ErrorCode::out_of_range, "sums go from 4 to " + std::to_string(most) +
                                                ", not to " + std::to_string(last_sum));
  }
  return ListRange{.first_sum = first_sum, .last_sum = last_sum, .least = least};
}

std::vector<ListRange> bands_of(const ListRange& range, std::int64_t wanted) {
  std::vector<ListRange> bands;
  for (Int first = std::max(range.first_sum, Int{4}); first <= range.last_sum;) {
    const Int end =
        range.least == 1 ? end_of_band_with_1(first, range) : end_of_band(first, range, wanted);
    bands.push_back(
        {.first_sum = first, .last_sum = std::min(end - 1, range.last_sum), .least = range.least});
    first = end;
  }
  return bands;
}

std::vector<ClassKey> classes_in(const ListRange& band) {
  return band.least == 1 ? classes_by_loops(band.first_sum, band.last_sum, band.least)
                         : members(band.first_sum, band.last_sum, band.least);
}

void each_class(const ListRange& range, const std::function<bool(const Calcrostic&)>& visit) {
  for (const ListRange& band : bands_of(range)) {
    for (const ClassKey& key : classes_in(band)) {
      if (!visit(key.calcrostic())) return;
    }
  }
}

}  // namespace reckon::calcrostic
