// SPDX-License-Identifier: MIT
// Arithmetic on rows of integers, many elements at once.
//
// Everything is modulo 2^16, 2^32 or 2^64: what overflows on the way comes right if the end result
// fits. On x86-64 the fitting instructions are chosen when the program starts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace reckon::vision {

/// A row and what to multiply it with.
template <typename T>
struct RowTimes {
  const T* row;
  T factor;
};

// Each puts the sum of the rows, multiplied, into `out`, or adds it to what is there: as many
// elements as that has. None of the rows may overlap it.
void sum_rows(std::span<const RowTimes<std::uint16_t>> rows, std::span<std::uint16_t> out);
void sum_rows(std::span<const RowTimes<std::uint32_t>> rows, std::span<std::uint32_t> out);
void sum_rows(std::span<const RowTimes<std::uint64_t>> rows, std::span<std::uint64_t> out);
void add_rows(std::span<const RowTimes<std::uint16_t>> rows, std::span<std::uint16_t> out);
void add_rows(std::span<const RowTimes<std::uint32_t>> rows, std::span<std::uint32_t> out);
void add_rows(std::span<const RowTimes<std::uint64_t>> rows, std::span<std::uint64_t> out);

// The sum of all elements; there must be fewer than 2^56.
std::uint64_t sum_of(std::span<const std::uint8_t> row);

}  // namespace reckon::vision
