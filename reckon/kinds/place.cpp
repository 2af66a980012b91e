// SPDX-License-Identifier: MIT
#include "reckon/kinds/place.hpp"

#include <algorithm>
#include <utility>

namespace reckon::kinds {

namespace {

using letters::Line;
using letters::SolvedGrid;

void append(Place& place, std::uint64_t number) {
  constexpr unsigned kBitsInByte = 8;
  std::string bytes;
  for (; number != 0; number >>= kBitsInByte) bytes.push_back(static_cast<char>(number));
  place.push_back(static_cast<char>(bytes.size()));
  place.append(bytes.rbegin(), bytes.rend());
}

void append(Place& place, std::int64_t number) {
  append(place, static_cast<std::uint64_t>(number));
}

void append(Place& place, Operator op) { place.push_back(static_cast<char>(op)); }

}  // namespace

SolvedGrid transposed(const SolvedGrid& grid) {
  SolvedGrid other = grid;
  auto& layout = other.layout;
  std::swap(layout.rows, layout.columns);
  // The columns come behind the rows.
  std::ranges::rotate(layout.lines, layout.lines.begin() + grid.layout.rows);
  const auto moved = [&](std::size_t cell) {
    return cell % grid.layout.columns * grid.layout.rows + cell / grid.layout.columns;
  };
  for (Line& line : layout.lines) {
    for (std::size_t i = 0; i < line.size; ++i) {
      line.cells[i] = static_cast<std::uint8_t>(moved(line.cells[i]));
    }
  }
  for (std::size_t cell = 0; cell < grid.numbers.size(); ++cell) {
    other.numbers[moved(cell)] = grid.numbers[cell];
  }
  return other;
}

Place place_of(const calcrostic::Calcrostic& standard) {
  constexpr std::size_t kB = 1;
  constexpr std::size_t kD = 3;
  constexpr std::size_t kF = 4;
  Place place;
  append(place, standard.sum());
  for (const std::size_t i : {kF, kB, kD}) append(place, standard.numbers[i]);
  for (const Operator op : standard.operators) append(place, op);
  return place;
}

Place place_of(std::span<const std::int64_t> game) {
  Place place;
  for (const std::int64_t number : game) append(place, number);
  return place;
}

Place place_of(const SolvedGrid& grid) {
  Place place;
  append(place, std::uint64_t{grid.layout.rows});
  append(place, std::uint64_t{grid.layout.columns});
  for (const std::int64_t number : grid.numbers) append(place, number);
  for (const Line& line : grid.layout.lines) {
    // Which way it is read.
    append(place, std::uint64_t{is_turned(line)});
    for (const Operator op : line.signs()) append(place, op);
  }
  return place;
}

SolvedGrid standard_form(const SolvedGrid& grid) {
  SolvedGrid other = transposed(grid);
  if (place_of(other) < place_of(grid)) return other;
  return grid;
}

}  // namespace reckon::kinds
