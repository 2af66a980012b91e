// SPDX-License-Identifier: MIT
// The first puzzle of the source, for tests.
#pragma once

namespace reckon::letters {

inline constexpr const char* kFirstPuzzle =
    "AB × C = DEA\n"
    "+  × ÷ ÷ −\n"
    "AB × B = EF\n"
    "=  = = = =\n"
    "BC × A = EF\n";

}  // namespace reckon::letters
