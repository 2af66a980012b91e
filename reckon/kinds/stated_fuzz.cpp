// SPDX-License-Identifier: MIT
// Any lines are a stated question that is written so again, or are refused.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "reckon/kinds/answer.hpp"
#include "reckon/kinds/stated.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace reckon;  // NOLINT(google-build-using-namespace)
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto question = kinds::read_stated_text(text);
  if (!question) return 0;
  if (to_text(*question) != text || !check(*question)) std::abort();
  const auto judge = judge_of(*question);
  if (judge.verdict(solution_of(*question)) != kinds::Verdict::right) std::abort();
  for (const Language language : kAllLanguages) {
    if (shown_text(*question, language).size() > kinds::kMostStatedBytes) std::abort();
  }
  return 0;
}
