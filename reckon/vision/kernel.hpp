// SPDX-License-Identifier: MIT
// Kernels: the weights of a stencil that sums.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "reckon/text/result.hpp"
#include "reckon/vision/matrix.hpp"

namespace reckon::vision {

/// The weight of every place of a window.
using Kernel = Matrix<std::int64_t>;

/// Weights are from -kLargestWeight to kLargestWeight.
inline constexpr std::int64_t kLargestWeight = std::int64_t{1} << 31;
/// Kernels have 1 to kLargestKernel rows, and as many columns.
inline constexpr std::size_t kLargestKernel = 255;

/// Finds edges: the element eight times, less its eight neighbours. Its sum over an even surface is
/// 0.
Kernel edge_kernel();

/// Reads rows of whole numbers, separated by blanks or commas; a row ends with its line or with a
/// semicolon, `#` begins a comment. The column of an error counts in the whole text.
Result<Kernel> read_kernel(std::string_view text);

/// One row a line, the weights in columns.
std::string to_text(const Kernel& kernel);

/// Refuses a kernel that is empty, too large, or has too large a weight.
Result<void> check_kernel(const Kernel& kernel);

/// The sum of the absolute weights.
std::uint64_t total_weight(const Kernel& kernel);

}  // namespace reckon::vision
