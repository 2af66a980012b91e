// The first puzzle of the source, for tests.
#pragma once

namespace reckon::calcrostic {

inline constexpr const char* kFirstPuzzle =
    "AB × C = DEA\n"
    "+  × ÷ ÷ −\n"
    "AB × B = EF\n"
    "=  = = = =\n"
    "BC × A = EF\n";

}  // namespace reckon::calcrostic
