// SPDX-License-Identifier: MIT
// Kernels: the weights of a stencil that sums.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "reckon/text/result.hpp"
#include "reckon/vision/matrix.hpp"

namespace reckon::vision {

/// The weights of a window.
using Kernel = Matrix<std::int64_t>;

/// Weights are from -kLargestWeight to kLargestWeight.
inline constexpr std::int64_t kLargestWeight = std::int64_t{1} << 31;
/// Kernels have 1 to kLargestKernel rows, and 1 to kLargestKernel columns.
inline constexpr std::size_t kLargestKernel = 255;

/// Returns the edge detection kernel: eight times the element, minus its eight neighbours. Its sum
/// over a flat area is 0.
Kernel edge_kernel();

/// Parses rows of integers, separated by blanks or commas. A row ends with its line, with a
/// semicolon or with a bracket, as in `[[1, 2], [3, 4]]`; `#` begins a comment. Refuses decimals
/// and fractions. The column of an error counts from the start of the text.
Result<Kernel> read_kernel(std::string_view text);

/// Returns the kernel as text, one row per line, with aligned weights.
std::string to_text(const Kernel& kernel);

/// Refuses a kernel that is empty or too large, or has too large a weight.
Result<void> check_kernel(const Kernel& kernel);

/// Returns the sum of the absolute weights.
std::uint64_t total_weight(const Kernel& kernel);

}  // namespace reckon::vision
