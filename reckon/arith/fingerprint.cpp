// SPDX-License-Identifier: MIT
#include "reckon/arith/fingerprint.hpp"

#include <functional>
#include <vector>

#include "reckon/arith/random.hpp"

namespace reckon {

namespace {

// The point: 14 random numbers below 2^60.
constexpr std::size_t kVariables = 7;

consteval std::array<Fingerprint, kVariables> random_point() {
  SplitMix64 random(56);
  std::array<Fingerprint, kVariables> point;
  for (Fingerprint& variable : point) {
    variable.first = random.next() >> 4U;
    variable.second = random.next() >> 4U;
  }
  return point;
}

constexpr auto kPoint = random_point();

constexpr auto kInverses = [] {
  std::array<Fingerprint, kVariables> inverses;
  for (std::size_t i = 0; i < kVariables; ++i) {
    inverses[i] = {.first = Fingerprint::First::inverse(kPoint[i].first),
                   .second = Fingerprint::Second::inverse(kPoint[i].second)};
  }
  return inverses;
}();

// The element with its zero parts replaced by 1, so that they do not change a product.
Fingerprint nonzero(const Fingerprint& element) {
  return {.first = element.first == 0 ? 1 : element.first,
          .second = element.second == 0 ? 1 : element.second};
}

}  // namespace

Fingerprint Fingerprint::variable(std::size_t index) { return kPoint[index]; }
Fingerprint Fingerprint::inverse_of_variable(std::size_t index) { return kInverses[index]; }

void Fingerprint::invert(std::span<Fingerprint> elements) {
  // prefixes[i] is the product of the nonzero elements before i. Both parts are computed side by
  // side, since each product depends on the one before.
  std::vector<Fingerprint> prefixes(elements.size());
  Fingerprint product{.first = 1, .second = 1};
  for (std::size_t i = 0; i < elements.size(); ++i) {
    prefixes[i] = product;
    product = product * nonzero(elements[i]);
  }
  const Fingerprint ones = First::ones55(product, std::multiplies<>());
  Fingerprint rest{.first = First::last_of_inverse(product.first, ones.first),
                   .second = Second::last_of_inverse(product.second, ones.second)};
  for (std::size_t i = elements.size(); i-- > 0;) {
    Fingerprint& element = elements[i];
    const Fingerprint inverse = rest * prefixes[i];
    rest = rest * nonzero(element);
    element = {.first = element.first == 0 ? 0 : inverse.first,
               .second = element.second == 0 ? 0 : inverse.second};
  }
}

}  // namespace reckon
