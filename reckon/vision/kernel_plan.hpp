// SPDX-License-Identifier: MIT
// Plans a correlation at the least cost, by decomposing its kernel.
//
// Three identities decompose a kernel A (R. Hui, "Stencil Maneuvers"; separable parts are standard
// in image processing). The stencil of a sum is the sum of the stencils, so A can be split into
// parts. Equal weights need one multiplication of a plain sum (a box filter). A part with only its
// middle weight is the multiplied matrix:
//
//     -1 -1 -1         1 1 1       0 0 0
//     -1  8 -1  =  - ( 1 1 1 ) +   0 9 0        9 additions and multiplications become
//     -1 -1 -1         1 1 1       0 0 0        4 additions, a subtraction, a multiplication
//
// A plain sum is separable: down the columns, then across the row of their sums. So is every part
// whose rows are multiples of one row. A run of equal weights along an axis is a running sum: one
// element enters the window and one leaves it, whatever its length. This equals applying the
// differences of the weights and summing up the results. It can be repeated: 1 2 3 2 1 has the
// second differences 1 0 0 -2 0 0 1.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "reckon/text/result.hpp"
#include "reckon/vision/kernel.hpp"

namespace reckon::vision {

/// A nonzero weight, at an offset from the first element of a window.
struct Tap {
  std::ptrdiff_t offset;
  std::int64_t factor;
  friend bool operator==(const Tap&, const Tap&) = default;
};

/// The weights of one axis. If `running` is 0, the taps are the weights. Otherwise they are the
/// differences of that order, and the sums are added up that many times. Offsets are -running or
/// more.
struct Line {
  std::size_t running = 0;
  std::vector<Tap> taps{};
  friend bool operator==(const Line&, const Line&) = default;
};

/// A separable part: the weight at row i and column j is down[i] x across[j].
struct SeparablePart {
  Line down;
  Line across;
};

/// A single weight.
struct PointPart {
  std::size_t row;
  std::size_t column;
  std::int64_t factor;
};

/// Parts whose sum is the kernel.
struct KernelPlan {
  std::size_t rows = 0;
  std::size_t columns = 0;
  std::vector<SeparablePart> separable{};
  std::vector<PointPart> points{};
  /// In half additions per element.
  std::uint64_t cost = 0;
  /// The sum of the absolute weights of the kernel. It bounds the result: elements from -m to m
  /// give sums of at most m times this. At most 2^47.
  std::uint64_t total_weight = 0;
};

/// Returns the cheapest of the plans tried. Refuses a kernel that is empty, has more than
/// kLargestKernel rows or columns, or weights beyond kLargestWeight. Cost: some rows^2 x columns
/// steps for each of a few dozen splits; 31 x 31 takes some milliseconds.
Result<KernelPlan> plan(const Kernel& kernel);

/// Returns the plan by definition, each weight separately. Refuses the same.
Result<KernelPlan> plain_plan(const Kernel& kernel);

/// Returns the kernel that a plan implements: the sum of its parts.
Kernel kernel_of(const KernelPlan& plan);

/// Describes the plan for a person, one part per line, and compares its cost with that of the
/// definition.
std::string describe(const KernelPlan& plan);

}  // namespace reckon::vision
