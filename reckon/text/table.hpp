// SPDX-License-Identifier: MIT
// Tables of facts: a row for each value of an enumeration, in its order.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <ranges>
#include <string_view>

namespace reckon {

/// Returns a column of a table, from the first row to the last.
template <typename Row, std::size_t kRows, typename Value>
constexpr std::array<Value, kRows> column_of(const std::array<Row, kRows>& table,
                                             Value Row::* column) {
  std::array<Value, kRows> values{};
  std::ranges::transform(table, values.begin(), column);
  return values;
}

/// Whether no value occurs twice in a column.
template <std::ranges::random_access_range Table, typename Row, typename Value>
constexpr bool all_differ(const Table& table, Value Row::* column) {
  const auto end = std::ranges::end(table);
  for (auto row = std::ranges::begin(table); row != end; ++row) {
    const auto same = [&](const Row& other) { return other.*column == (*row).*column; };
    if (std::find_if(row + 1, end, same) != end) return false;
  }
  return true;
}

/// Whether row i has value i of the enumeration in the column, so that a row can be found by its
/// index.
template <std::ranges::random_access_range Table, typename Row, typename Enumeration>
constexpr bool is_in_order(const Table& table, Enumeration Row::* column) {
  std::size_t place = 0;
  return std::ranges::all_of(
      table, [&](const Row& row) { return static_cast<std::size_t>(row.*column) == place++; });
}

/// Whether an enumeration has a name for a value. If this is false for the number of rows of an
/// ordered table, no row is missing at its end.
template <auto kValue>
consteval bool is_named() {
  // Compilers write `(Kind)5` for a value without a name.
  return std::string_view(__PRETTY_FUNCTION__).find("kValue = (") == std::string_view::npos;
}

/// Finds the row with `value` in one column and returns its entry in another; empty if no row
/// matches.
template <std::ranges::input_range Table, typename Row, typename Value, typename Wanted>
constexpr std::optional<Wanted> look_up(const Table& table, Wanted Row::* wanted,
                                        Value Row::* column, const auto& value) {
  for (const Row& row : table) {
    if (row.*column == value) return row.*wanted;
  }
  return std::nullopt;
}

}  // namespace reckon
