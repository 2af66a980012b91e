// Tables of facts: a row for each value of an enumeration, in its order.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace reckon {

/// A column of a table, from the first row to the last.
template <typename Row, std::size_t kRows, typename Value>
constexpr std::array<Value, kRows> column_of(const std::array<Row, kRows>& table,
                                             Value Row::* column) {
  std::array<Value, kRows> values{};
  std::ranges::transform(table, values.begin(), column);
  return values;
}

/// Whether no two rows have the same in a column.
template <typename Row, std::size_t kRows, typename Value>
constexpr bool all_differ(const std::array<Row, kRows>& table, Value Row::* column) {
  auto values = column_of(table, column);
  std::ranges::sort(values);
  return std::ranges::adjacent_find(values) == values.end();
}

/// Whether each row is at the place that its value in the column has in the enumeration, where it
/// is looked for.
template <typename Row, std::size_t kRows, typename Enumeration>
constexpr bool is_in_order(const std::array<Row, kRows>& table, Enumeration Row::* column) {
  for (std::size_t i = 0; i < kRows; ++i) {
    if (static_cast<std::size_t>(table[i].*column) != i) return false;
  }
  return true;
}

/// What the row that has `value` in one column has in another; nothing if no row has it.
template <typename Row, std::size_t kRows, typename Value, typename Wanted>
constexpr std::optional<Wanted> look_up(const std::array<Row, kRows>& table, Wanted Row::* wanted,
                                        Value Row::* column, const auto& value) {
  for (const Row& row : table) {
    if (row.*column == value) return row.*wanted;
  }
  return std::nullopt;
}

}  // namespace reckon
