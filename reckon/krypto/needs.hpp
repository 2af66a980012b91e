// SPDX-License-Identifier: MIT
// What all solutions of a hand have in common.
#pragma once

#include <cstdint>

namespace reckon::krypto {

/// What no solution of a hand can do without.
struct Needs {
  bool division = false;
  bool fraction = false;  ///< a fraction as the result of an operation
  bool negative = false;  ///< a negative result
  /// The size of the largest result of an operation, in the solution where that is smallest.
  std::uint64_t largest = 0;
};

}  // namespace reckon::krypto
