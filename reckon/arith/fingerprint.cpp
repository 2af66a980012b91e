// SPDX-License-Identifier: MIT
#include "reckon/arith/fingerprint.hpp"

#include <vector>

#include "reckon/arith/random.hpp"

namespace reckon {

namespace {

// The point: 14 random numbers below 2^60.
constexpr std::size_t kVariables = 7;

constexpr std::array<Fingerprint, kVariables> random_point() {
  SplitMix64 random(56);
  std::array<Fingerprint, kVariables> point;
  for (Fingerprint& variable : point) {
    variable.first = random.next() >> 4U;
    variable.second = random.next() >> 4U;
  }
  return point;
}

constexpr auto kPoint = random_point();

template <typename Field, std::uint64_t Fingerprint::* Part>
void invert_part(std::span<Fingerprint> elements) {
  // prefixes[i] is the product of the nonzero elements before i.
  std::vector<std::uint64_t> prefixes(elements.size());
  std::uint64_t product = 1;
  for (std::size_t i = 0; i < elements.size(); ++i) {
    prefixes[i] = product;
    if (elements[i].*Part != 0) product = Field::multiply(product, elements[i].*Part);
  }
  std::uint64_t rest = Field::inverse(product);
  for (std::size_t i = elements.size(); i-- > 0;) {
    std::uint64_t& element = elements[i].*Part;
    if (element == 0) continue;
    const std::uint64_t inverse = Field::multiply(rest, prefixes[i]);
    rest = Field::multiply(rest, element);
    element = inverse;
  }
}

}  // namespace

Fingerprint Fingerprint::variable(std::size_t index) { return kPoint[index]; }

void Fingerprint::invert(std::span<Fingerprint> elements) {
  invert_part<First, &Fingerprint::first>(elements);
  invert_part<Second, &Fingerprint::second>(elements);
}

}  // namespace reckon
