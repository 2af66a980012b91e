// SPDX-License-Identifier: MIT
#include "reckon/calcrostic/calcrostic.hpp"

#include <algorithm>
#include <tuple>

namespace reckon::calcrostic {

using letters::opposite;

namespace {

constexpr auto& kLines = letters::kSquareLines;

// A symmetry of the square: new cell i shows old cell from[i]; new line i is old line lines[i],
// read backwards if reversed.
struct Symmetry {
  std::array<std::uint8_t, 9> from{};
  std::array<std::uint8_t, 8> lines{};
  std::array<bool, 8> reversed{};
};

consteval Symmetry symmetry_of(const std::array<std::uint8_t, 9>& from) {
  Symmetry symmetry{.from = from};
  for (std::size_t i = 0; i < kLines.size(); ++i) {
    const std::array<std::uint8_t, 3> old = {from[kLines[i][0]], from[kLines[i][1]],
                                             from[kLines[i][2]]};
    for (std::size_t j = 0; j < kLines.size(); ++j) {
      const auto& line = kLines[j];
      const bool same = line[0] == old[0] && line[2] == old[2];
      const bool turned = line[0] == old[2] && line[2] == old[0];
      if (line[1] != old[1] || (!same && !turned)) continue;
      symmetry.lines[i] = static_cast<std::uint8_t>(j);
      symmetry.reversed[i] = turned;
    }
  }
  return symmetry;
}

// In the order of the source: identity, rows swapped, both swapped, columns swapped; then the same
// after reflection at the main diagonal.
constexpr std::array<Symmetry, 8> kSymmetries = {
    symmetry_of({0, 1, 2, 3, 4, 5, 6, 7, 8}), symmetry_of({6, 7, 8, 3, 4, 5, 0, 1, 2}),
    symmetry_of({8, 7, 6, 5, 4, 3, 2, 1, 0}), symmetry_of({2, 1, 0, 5, 4, 3, 8, 7, 6}),
    symmetry_of({0, 3, 6, 1, 4, 7, 2, 5, 8}), symmetry_of({2, 5, 8, 1, 4, 7, 0, 3, 6}),
    symmetry_of({8, 5, 2, 7, 4, 1, 6, 3, 0}), symmetry_of({6, 3, 0, 7, 4, 1, 8, 5, 2})};

// The rank by which operators are compared.
std::uint8_t rank_of(Operator op) { return static_cast<std::uint8_t>(op); }
static_assert(Operator::add < Operator::subtract && Operator::subtract < Operator::multiply &&
              Operator::multiply < Operator::divide);

// The key that is smallest for the canonical upper left corner.
auto corner_of(const Calcrostic& c) {
  const auto& n = c.numbers;
  return std::tuple(n[0] + n[1] + n[3], n[0], std::min(n[1], n[3]));
}

// The key that distinguishes a version from its reflection at the main diagonal; the larger is
// preferred.
auto slant_of(const Calcrostic& c) {
  const auto& n = c.numbers;
  return std::tuple(n[3] - n[1], n[6] - n[2], n[7] - n[5]);
}

// Whether `left` precedes `right` as the canonical form.
bool precedes(const Calcrostic& left, const Calcrostic& right) {
  if (corner_of(left) != corner_of(right)) return corner_of(left) < corner_of(right);
  const bool left_slants = slant_of(left) >= std::tuple<std::int64_t, std::int64_t, std::int64_t>();
  const bool right_slants =
      slant_of(right) >= std::tuple<std::int64_t, std::int64_t, std::int64_t>();
  if (left_slants != right_slants) return left_slants;
  return compare(left, right) < 0;
}

}  // namespace

bool uses_all_operators(const Calcrostic& calcrostic) {
  return std::ranges::any_of(versions(calcrostic), [](const Calcrostic& version) {
    unsigned used = 0;
    for (const Operator op : version.operators) used |= 1U << rank_of(op);
    return used == 15;
  });
}

bool holds(const Calcrostic& calcrostic) {
  return holds(letters::layout_of(calcrostic.operators), calcrostic.numbers);
}

std::array<Calcrostic, 8> versions(const Calcrostic& calcrostic) {
  std::array<Calcrostic, 8> all;
  for (std::size_t v = 0; v < all.size(); ++v) {
    const Symmetry& symmetry = kSymmetries[v];
    for (std::size_t i = 0; i < 9; ++i) all[v].numbers[i] = calcrostic.numbers[symmetry.from[i]];
    for (std::size_t i = 0; i < 8; ++i) {
      const Operator op = calcrostic.operators[symmetry.lines[i]];
      all[v].operators[i] = symmetry.reversed[i] ? opposite(op) : op;
    }
  }
  return all;
}

letters::LinePuzzle puzzle_of(const Calcrostic& calcrostic) {
  return *letters::encode(letters::layout_of(calcrostic.operators), calcrostic.numbers);
}

Calcrostic standard_form(const Calcrostic& calcrostic) {
  return std::ranges::min(versions(calcrostic), precedes);
}

std::strong_ordering compare(const Calcrostic& left, const Calcrostic& right) {
  const auto key = [](const Calcrostic& c) {
    return std::tuple(c.sum(), c.numbers[4], c.numbers[1], c.numbers[3]);
  };
  if (const auto order = key(left) <=> key(right); order != 0) return order;
  for (std::size_t i = 0; i < left.operators.size(); ++i) {
    const auto order = rank_of(left.operators[i]) <=> rank_of(right.operators[i]);
    if (order != 0) return order;
  }
  return std::strong_ordering::equal;
}

}  // namespace reckon::calcrostic
