// SPDX-License-Identifier: MIT
// How to sum with a kernel at the least cost: the algebra of stencils put to work.
//
// Three identities (R. Hui, "Stencil Maneuvers"; the separable parts are common knowledge of image
// processing) take a kernel A apart. The stencil of a sum is the sum of the stencils, so A may be
// split into parts; equal weights are one multiplication of a plain sum; and a part that is nothing
// but its middle is the matrix itself, multiplied:
//
//     -1 -1 -1         1 1 1       0 0 0
//     -1  8 -1  =  - ( 1 1 1 ) +   0 9 0        9 additions and multiplications become
//     -1 -1 -1         1 1 1       0 0 0        4 additions, a subtraction, a multiplication
//
// A plain sum is separable: down the columns, then across the row of their sums. So is every part
// whose rows are multiples of one row. And a run of equal weights along an axis is a running sum:
// what enters the window is added and what leaves it subtracted, however long it is. That is the
// same as summing with the differences of the weights and adding up the results, which may be done
// more than once: 1 2 3 2 1 has the second differences 1 0 0 -2 0 0 1.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "reckon/text/result.hpp"
#include "reckon/vision/kernel.hpp"

namespace reckon::vision {

/// A weight other than 0, at an offset from the first element of a window.
struct Tap {
  std::ptrdiff_t offset;
  std::int64_t factor;
  friend bool operator==(const Tap&, const Tap&) = default;
};

/// The weights of one axis. If `running` is 0 its taps are the weights; otherwise they are the
/// weights' differences, taken this many times, and their sums are added up as often. Offsets are
/// -running or more.
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
  /// In halves of an addition an element.
  std::uint64_t cost = 0;
  /// The sum of the absolute weights of the kernel: no sum of elements from -m to m is beyond that
  /// times m. At most 2^47.
  std::uint64_t total_weight = 0;
};

/// The plan of least cost among those tried. Refuses a kernel that is empty, has more than
/// kLargestKernel rows or columns, or weights beyond kLargestWeight. Cost: some rows^2 x columns
/// steps for each of a few dozen splits tried; 31 x 31 takes some milliseconds.
Result<KernelPlan> plan(const Kernel& kernel);

/// Every weight for itself, which is what the definition says. Refuses the same.
Result<KernelPlan> plain_plan(const Kernel& kernel);

/// The sum of the parts.
Kernel kernel_of(const KernelPlan& plan);

/// The plan for a person, a part a line, and its cost beside that of the definition.
std::string describe(const KernelPlan& plan);

}  // namespace reckon::vision
