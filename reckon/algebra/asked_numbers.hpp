// SPDX-License-Identifier: MIT
// Grids that ask for numbers, made and judged.
#pragma once

#include "reckon/kinds/kind.hpp"

namespace reckon::algebra {

/// All kinds of puzzles with all that can be done with them: as kinds::kinds(), but puzzles are
/// judged, calcrostics are gone through, and grids that ask for numbers are made and solved.
kinds::Kinds all_kinds();

}  // namespace reckon::algebra
