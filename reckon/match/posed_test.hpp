// SPDX-License-Identifier: MIT
// Puzzles of letters that tests pose, one of each kind.
#pragma once

#include <algorithm>
#include <array>

#include "reckon/kinds/kind_list.hpp"

namespace reckon::match {

struct PosedSample {
  kinds::Kind kind;
  const char* text;
  const char* answer;
  const char* wrong_answer;
};
inline constexpr std::array kPosedSamples = {
    PosedSample{.kind = kinds::Kind::calcrostic,
                .text = "AB × C = DEA\n+  × ÷ ÷ −\nAB × B = EF\n=  = = = =\nBC × A = EF",
                .answer = "A=2, B=4, C=8, D=1, E=9, F=6",
                .wrong_answer = "A=2, B=4, C=8, D=1, E=9, F=5"},
    PosedSample{.kind = kinds::Kind::newspaper,
                .text = "AA + B  = AC\n+  . +  . ÷\nD  + C  = E\n=  . =  . =\nAF − AA = D",
                .answer = "A=1, B=5, C=6, D=2, E=8, F=3",
                .wrong_answer = "A=1, B=5, C=6, D=2, E=8, F=4"},
    PosedSample{.kind = kinds::Kind::alphametic,
                .text = "SEND + MORE = MONEY",
                .answer = "D=7, E=5, M=1, N=6, O=0, R=8, S=9, Y=2",
                .wrong_answer = "D=7, E=5, M=1, N=6, O=0, R=8, S=9, Y=3"},
};
/// Returns the sample of a kind.
constexpr const PosedSample& posed_sample(kinds::Kind kind) {
  return *std::ranges::find(kPosedSamples, kind, &PosedSample::kind);
}

}  // namespace reckon::match
