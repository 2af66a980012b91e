// SPDX-License-Identifier: MIT
// Generates and judges grids that ask for numbers.
#pragma once

#include "reckon/kinds/kind.hpp"

namespace reckon::algebra {

/// Returns all kinds of puzzles with all their operations: like kinds::kinds(), but puzzles are
/// judged, calcrostics are enumerated, and grids that ask for numbers are generated and solved.
kinds::Kinds all_kinds();

}  // namespace reckon::algebra
