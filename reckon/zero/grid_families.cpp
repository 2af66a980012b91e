// SPDX-License-Identifier: MIT
#include "reckon/zero/grid_families.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <set>

namespace reckon::zero {

namespace {

constexpr std::size_t kLinear = 2;  // coefficients of a polynomial of degree 1

std::size_t degree(const GridFamily& family) {
  std::size_t size = 1;
  for (const auto& coefficients : family.numbers) size = std::max(size, coefficients.size());
  return size - 1;
}

// Whether a family contains all grids of another. Two different curves meet in at most as many
// points as the product of their degrees (Bezout).
bool has_all(const GridFamily& all, const GridFamily& part) {
  const std::size_t values = degree(all) * degree(part) + 1;
  for (std::size_t t = 1; t <= values; ++t) {
    const auto grid = part.at(static_cast<std::int64_t>(t));
    if (!grid || !all.contains(*grid)) return false;
  }
  return true;
}

}  // namespace

bool GridFamily::is_sound() const {
  const auto is_number = [](const auto& coefficients) {
    return !coefficients.empty() && (coefficients.size() == 1 || coefficients.back() != 0);
  };
  return std::ranges::all_of(numbers, is_number) &&
         std::ranges::any_of(
             numbers, [](const auto& coefficients) { return coefficients.size() == kLinear; });
}

std::optional<Numbers> GridFamily::at(std::int64_t t) const {
  Numbers found;
  for (const auto& coefficients : numbers) {
    std::int64_t value = 0;
    for (std::size_t i = coefficients.size(); i-- > 0;) {
      if (__builtin_mul_overflow(value, t, &value) ||
          __builtin_add_overflow(value, coefficients[i], &value)) {
        return std::nullopt;
      }
    }
    found.push_back(value);
  }
  return found;
}

bool GridFamily::contains(std::span<const std::int64_t> grid) const {
  // One number grows linearly: the parameter is one of them.
  const auto even = std::ranges::find(numbers, kLinear, &std::vector<std::int64_t>::size);
  const std::int64_t value = grid[static_cast<std::size_t>(even - numbers.begin())];
  std::int64_t rest = 0;
  if (__builtin_sub_overflow(value, (*even)[0], &rest)) return false;
  const std::int64_t t = rest / (*even)[1];
  if (t < 1) return false;
  const auto numbers_of_t = at(t);
  return numbers_of_t && std::ranges::equal(*numbers_of_t, grid);
}

std::vector<std::string> GridFamily::texts() const {
  std::vector<std::string> found;
  for (const auto& coefficients : numbers) {
    std::string& text = found.emplace_back();
    for (std::size_t i = coefficients.size(); i-- > 0;) {
      const std::int64_t coefficient = coefficients[i];
      if (coefficient == 0) continue;
      if (coefficient > 0 && !text.empty()) text += '+';
      if (i == 0 || std::abs(coefficient) != 1) text += std::to_string(coefficient);
      if (i > 0 && coefficient == -1) text += '-';
      if (i > 0) text += i == 1 ? "t" : "t^" + std::to_string(i);
    }
  }
  return found;
}

GridCensus grid_census(std::span<const GridPiece> pieces) {
  GridCensus census;
  std::set<GridFamily> families;
  std::set<Numbers> grids;
  for (const GridPiece& piece : pieces) {
    census.cores += piece.cores;
    census.undecided += piece.undecided;
    families.insert(piece.families.begin(), piece.families.end());
    grids.insert(piece.grids.begin(), piece.grids.end());
  }
  // Different derivations of a grid may give different families that share some grids.
  for (const GridFamily& family : families) {
    const bool is_part = std::ranges::any_of(families, [&](const GridFamily& more) {
      return more != family && has_all(more, family) && (!has_all(family, more) || more < family);
    });
    if (!is_part) census.families.push_back(family);
  }
  for (const auto& grid : grids) {
    if (std::ranges::none_of(census.families,
                             [&](const GridFamily& family) { return family.contains(grid); })) {
      census.grids.push_back(grid);
    }
  }
  sort_by_sum(census.grids);
  return census;
}

}  // namespace reckon::zero
