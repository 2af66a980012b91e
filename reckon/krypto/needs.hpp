// SPDX-License-Identifier: MIT
// The needs of a hand: properties common to all its solutions.
#pragma once

#include <cstdint>

namespace reckon::krypto {

/// Properties that all solutions of a hand share.
struct Needs {
  bool division = false;
  bool fraction = false;  ///< a fraction as the result of an operation
  bool negative = false;  ///< a negative result
  /// The largest absolute value of a result, in the solution that keeps it smallest.
  std::uint64_t largest = 0;
};

}  // namespace reckon::krypto
