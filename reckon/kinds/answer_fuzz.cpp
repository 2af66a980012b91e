// SPDX-License-Identifier: MIT
// Answers of players to puzzles of all kinds: the usual text of an answer stays, and is judged.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/kinds/answer.hpp"

namespace {

using namespace reckon;  // NOLINT(google-build-using-namespace)

std::vector<kinds::AnswerJudge> judges() {
  std::vector<kinds::AnswerJudge> all;
  all.push_back(kinds::judge_of_hand("8 19 14 2 21 : 17", Rules::house, krypto::Use::all).value());
  all.push_back(
      kinds::judge_of_letters("AB × C = DCE\n×   × +   ÷ −\nAB ÷ B = F\n=   = =   = =\nAB + A = AF",
                              Rules::house)
          .value_or(all.front()));
  all.push_back(kinds::judge_of_alphametic("SEND + MORE = MONEY", Rules::house).value());
  return all;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto kJudges = judges();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const kinds::AnswerJudge& judge : kJudges) {
    const auto usual = judge.canonical(text);
    // Blanks between signs may make a formula longer than any that is read.
    constexpr std::size_t kLong = 4000;
    if (!usual || usual->size() > kLong) continue;
    const auto again = judge.canonical(*usual);
    if (!again || *again != *usual) std::abort();
    judge.verdict(*usual);
  }
  return 0;
}
