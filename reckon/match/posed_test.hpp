// SPDX-License-Identifier: MIT
// A calcrostic that tests pose.
#pragma once

namespace reckon::match {

inline constexpr const char* kPosed =
    "AB × C = DEA\n+  × ÷ ÷ −\nAB × B = EF\n=  = = = =\nBC × A = EF";
inline constexpr const char* kAnswer = "A=2, B=4, C=8, D=1, E=9, F=6";
inline constexpr const char* kWrongAnswer = "A=2, B=4, C=8, D=1, E=9, F=5";

}  // namespace reckon::match
