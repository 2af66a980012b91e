// SPDX-License-Identifier: MIT
#include "reckon/calcrostic/class_key.hpp"

#include <algorithm>

namespace reckon::calcrostic {

namespace {

// x . y for a result that is an integer; y may be 0 if the key belongs to no class.
std::int64_t result(Operator op, std::int64_t x, std::int64_t y) {
  switch (op) {
    case Operator::add: return x + y;
    case Operator::subtract: return x - y;
    case Operator::multiply: return x * y;
    case Operator::divide: return y == 0 ? 0 : x / y;
  }
  return 0;
}

}  // namespace

std::optional<ClassKey> ClassKey::read(std::uint64_t high, std::uint64_t low) {
  const ClassKey key(high, low);
  const auto sum = static_cast<std::uint64_t>(key.sum());
  if (sum > static_cast<std::uint64_t>(kMostSum)) return std::nullopt;
  const auto& n = key.calcrostic().numbers;
  if (std::min({n[0], n[1], n[3], n[4]}) < 1) return std::nullopt;
  return key;
}

letters::SquareOperators ClassKey::operators_of(std::uint16_t code) {
  letters::SquareOperators operators{};
  for (std::size_t i = 0; i < operators.size(); ++i) {
    operators[i] = static_cast<Operator>(code >> (2 * (operators.size() - 1 - i)) & 3U);
  }
  return operators;
}

Calcrostic ClassKey::calcrostic() const {
  constexpr std::uint64_t kNumber = (1U << 24U) - 1;
  Calcrostic standard{.operators = operators_of(operators_code())};
  const auto& operators = standard.operators;
  auto& [a, b, c, d, f, g, h, k, m] = standard.numbers;
  b = static_cast<std::int64_t>(low_ >> 40U);
  d = static_cast<std::int64_t>(low_ >> 16U & kNumber);
  f = static_cast<std::int64_t>(high_ & 0xffffffffU);
  a = sum() - b - d - f;
  c = result(operators[0], a, b);
  g = result(operators[1], d, f);
  h = result(operators[3], a, d);
  k = result(operators[4], b, f);
  m = result(operators[6], a, f);
  return standard;
}

}  // namespace reckon::calcrostic
