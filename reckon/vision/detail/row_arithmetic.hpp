// SPDX-License-Identifier: MIT
// Arithmetic on rows of integers, with SIMD.
//
// All arithmetic is modulo 2^16, 2^32 or 2^64: intermediate overflow cancels out if the final
// result fits. On x86-64 the instruction set is chosen when the program starts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace reckon::vision {

/// A row and its factor.
template <typename T>
struct RowTimes {
  const T* row;
  T factor;
};

// Each function stores the sum of the multiplied rows in `out`, or adds it there, for out.size()
// elements. No row may overlap `out`.
void sum_rows(std::span<const RowTimes<std::uint16_t>> rows, std::span<std::uint16_t> out);
void sum_rows(std::span<const RowTimes<std::uint32_t>> rows, std::span<std::uint32_t> out);
void sum_rows(std::span<const RowTimes<std::uint64_t>> rows, std::span<std::uint64_t> out);
void add_rows(std::span<const RowTimes<std::uint16_t>> rows, std::span<std::uint16_t> out);
void add_rows(std::span<const RowTimes<std::uint32_t>> rows, std::span<std::uint32_t> out);
void add_rows(std::span<const RowTimes<std::uint64_t>> rows, std::span<std::uint64_t> out);

// The sum of all elements; the row must have fewer than 2^56.
std::uint64_t sum_of(std::span<const std::uint8_t> row);

}  // namespace reckon::vision
