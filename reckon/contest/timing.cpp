// SPDX-License-Identifier: MIT
#include "reckon/contest/timing.hpp"

#include <algorithm>
#include <functional>

namespace reckon::contest {

Millis end_of(Millis started, Millis length, std::span<const Outage> outages) {
  std::vector<Outage> in_order(outages.begin(), outages.end());
  std::ranges::sort(in_order, std::less<>(), &Outage::from);
  Millis end = started + length;
  Millis given_back_to = started;  // outages up to here are in the end already
  for (const Outage& outage : in_order) {
    if (outage.from >= end) break;
    const Millis from = std::max(outage.from, given_back_to);
    if (outage.to <= from) continue;
    end += outage.to - from;
    given_back_to = outage.to;
  }
  return end;
}

}  // namespace reckon::contest
