// SPDX-License-Identifier: MIT
#include "reckon/calcrostic/walk.hpp"

#include <algorithm>
#include <array>

#include "reckon/calcrostic/list.hpp"

namespace reckon::calcrostic {

namespace {

constexpr std::array<std::int64_t, 6> kLastSums = {250, 500, 1000, 2000, 4000, 10'000};

}  // namespace

std::optional<Calcrostic> Walk::next() {
  while (classes_.empty()) {
    if (last_sum_ == kLastSums.back()) return std::nullopt;
    list_more();
  }
  const ClassKey next = classes_.back();
  classes_.pop_back();
  return next.calcrostic();
}

void Walk::list_more() {
  const std::int64_t first_sum = last_sum_ + 1;
  last_sum_ = *std::ranges::upper_bound(kLastSums, last_sum_);
  classes_ = classes_in({.first_sum = first_sum, .last_sum = last_sum_});
  shuffle(classes_, random_);
}

}  // namespace reckon::calcrostic
