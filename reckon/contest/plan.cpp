// SPDX-License-Identifier: MIT
#include "reckon/contest/plan.hpp"

#include <algorithm>

namespace reckon::contest {

std::uint64_t Band::questions() const {
  std::uint64_t count = 0;
  for (const Take& take : takes) count += take.stated ? 1 : take.count;
  return count;
}

std::uint64_t Level::questions() const {
  std::uint64_t count = 0;
  for (const Band& band : bands) count += band.questions();
  return count;
}

const Level* Plan::level(const std::string& wanted) const {
  const auto found = std::ranges::find(levels, wanted, &Level::id);
  return found == levels.end() ? nullptr : &*found;
}

}  // namespace reckon::contest
