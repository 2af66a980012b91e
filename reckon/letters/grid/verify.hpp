// SPDX-License-Identifier: MIT
// Says what is wrong with a grid that should be solved.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "reckon/letters/layout.hpp"

namespace reckon::letters {

/// A line that does not hold.
struct Mistake {
  std::string line;     ///< `row 2`, `column 1`, `main diagonal` or `other diagonal`
  std::string message;  ///< `24 × 4 is 96, not 95`
};

/// Returns the lines that do not hold with these numbers, one per cell; exact for numbers of any
/// size.
std::vector<Mistake> mistakes(const Layout& layout, std::span<const std::int64_t> numbers);

}  // namespace reckon::letters
