// SPDX-License-Identifier: MIT
#include "reckon/countdown/countdown_pool.hpp"

namespace reckon::countdown {

namespace {

constexpr std::int32_t kLargestPair = 10;  // numbers up to this have two copies

constexpr std::uint32_t copies_of(std::size_t kind) {
  return Pool::kKinds[kind] <= kLargestPair ? 2 : 1;
}

// The weight of each kind's digit in a key; the last entry is the number of keys.
constexpr auto kWeights = [] {
  std::array<std::uint32_t, Pool::kKinds.size() + 1> weights{1};
  for (std::size_t kind = 0; kind < Pool::kKinds.size(); ++kind) {
    weights[kind + 1] = weights[kind] * (copies_of(kind) + 1);
  }
  return weights;
}();

}  // namespace

Pool::Pool() : places_(kWeights.back()) {
  for (std::size_t size = 1; size <= kMost; ++size) list(Choice(), 0, size, size);
}

// Lists the choices of `size` numbers that begin with the chosen ones.
void Pool::list(const Choice& chosen, std::size_t first_kind, std::size_t size, std::size_t more) {
  if (more == 0) {
    places_[chosen.key] = static_cast<std::uint16_t>(choices_[size].size());
    choices_[size].push_back(chosen);
    return;
  }
  for (std::size_t kind = first_kind; kind < kKinds.size(); ++kind) {
    const auto bit = static_cast<std::uint16_t>(1U << kind);
    if ((chosen.full & bit) != 0) continue;
    Choice longer = chosen;
    longer.key += kWeights[kind];
    if (copies_of(kind) == 1 || (chosen.some & bit) != 0) longer.full |= bit;
    longer.some |= bit;
    list(longer, kind, size, more - 1);
  }
}

std::vector<std::int64_t> Pool::numbers(const Choice& choice) {
  std::vector<std::int64_t> numbers;
  for (std::size_t kind = 0; kind < kKinds.size(); ++kind) {
    const std::uint32_t chosen = choice.key / kWeights[kind] % (copies_of(kind) + 1);
    numbers.insert(numbers.end(), chosen, kKinds[kind]);
  }
  return numbers;
}

}  // namespace reckon::countdown
