// SPDX-License-Identifier: MIT
#include "reckon/zero/zero_cores.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <utility>

#include "reckon/algebra/decompose.hpp"
#include "reckon/algebra/positive_integers.hpp"

namespace reckon::zero {

namespace {

enum Unknown : std::uint8_t { p, q, r, s, e, f, g, h };

// The lines of a core. Diagonals use the crossings above, left of, right of and below the middle;
// the other lines use their own places.
enum CorePlace : std::uint8_t { above, left, right, below, own };
const std::array<ZeroLine, 4> kDiagonals = {{{{q, e, r}, {above, left}},
                                             {{p, f, s}, {above, right}},
                                             {{p, g, s}, {left, below}},
                                             {{q, h, r}, {right, below}}}};
const std::array<ZeroLine, 4> kMiddleLines = {{{{p, e, f, q}, {0, 1, 2}},
                                               {{r, g, h, s}, {0, 1, 2}},
                                               {{p, e, g, r}, {0, 1, 2}},
                                               {{q, f, h, s}, {0, 1, 2}}}};

bool has_minus(const ZeroLine& line, const OperatorString& operators) {
  return std::ranges::any_of(
      line.places, [&](std::uint8_t place) { return operators[place] == Operator::subtract; });
}

// Normalises the sign, so that equal equations have equal texts.
Polynomial signed_up(const Polynomial& polynomial) {
  return polynomial.leading_sign() < 0 ? -polynomial : polynomial;
}

}  // namespace

ZeroCores::ZeroCores() : ring_({"p", "q", "r", "s", "e", "f", "g", "h"}) {
  std::set<std::string> known;
  // The first operator changes fastest.
  each_string(own, [&](OperatorString operators) {
    std::ranges::reverse(operators);
    if (!std::ranges::all_of(kDiagonals,
                             [&](const ZeroLine& line) { return has_minus(line, operators); })) {
      return;
    }
    std::array<Polynomial, kLines> equations{Polynomial(ring_), Polynomial(ring_),
                                             Polynomial(ring_), Polynomial(ring_)};
    std::string texts;
    for (std::size_t i = 0; i < kLines; ++i) {
      equations[i] = signed_up(equations_of(ring_, {.lines = {kDiagonals[i]}}, operators).front());
      texts += equations[i].to_text() + ' ';
    }
    if (known.insert(texts).second) diagonals_.push_back(equations);
  });
  for (std::size_t i = 0; i < kLines; ++i) {
    std::set<std::string> said;
    each_string(3, [&](OperatorString operators) {
      std::ranges::reverse(operators);
      if (!has_minus(kMiddleLines[i], operators)) return;
      const Polynomial equation =
          signed_up(equations_of(ring_, {.lines = {kMiddleLines[i]}}, operators).front());
      if (said.insert(equation.to_text()).second) lines_[i].push_back(equation);
    });
  }
}

std::uint64_t ZeroCores::count() const {
  std::uint64_t count = diagonals_.size();
  for (const auto& line : lines_) count *= line.size();
  return count;
}

std::vector<Polynomial> ZeroCores::equations(std::uint64_t core) const {
  const auto& diagonals = diagonals_[static_cast<std::size_t>(core % diagonals_.size())];
  core /= diagonals_.size();
  std::vector<Polynomial> equations(diagonals.begin(), diagonals.end());
  for (const auto& line : lines_) {
    equations.push_back(line[static_cast<std::size_t>(core % line.size())]);
    core /= line.size();
  }
  return equations;
}

std::vector<std::uint64_t> ZeroCores::holding(std::span<const std::int64_t> numbers) const {
  const std::vector<FlintRational> values(numbers.begin(), numbers.end());
  const auto holds = [&](const Polynomial& equation) { return equation.at(values).is_zero(); };
  std::vector<std::uint64_t> cores;
  for (std::size_t i = 0; i < diagonals_.size(); ++i) {
    if (std::ranges::all_of(diagonals_[i], holds)) cores.push_back(i);
  }
  std::uint64_t step = diagonals_.size();
  for (const auto& line : lines_) {
    std::vector<std::uint64_t> longer;
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (!holds(line[i])) continue;
      for (const std::uint64_t core : cores) longer.push_back(core + i * step);
    }
    cores = std::move(longer);
    step *= line.size();
  }
  return cores;
}

algebra::PositiveIntegers ZeroCores::decide(std::uint64_t core) const {
  constexpr std::array<std::size_t, 8> kOrder = {e, f, g, h, s, r, q, p};
  return positive_integers(decompose(ring_, equations(core), kOrder));
}

}  // namespace reckon::zero
