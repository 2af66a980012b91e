// SPDX-License-Identifier: MIT
// Any bytes are a formula or are refused, in the notation that the first byte chooses. A formula
// that was read can be written in every notation, and reads back as the same expression. Steps may
// exchange equal results, so only their value is compared.
#include "reckon/arith/notation.hpp"

#include <cstdint>
#include <cstdlib>

using reckon::Notation;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const Notation notation = reckon::kAllNotations.at(*data % reckon::kAllNotations.size());
  const std::string text(data + 1, data + size);
  const auto expression = reckon::read(text, notation);
  if (!expression) {
    const auto& error = expression.error();
    if (error.message.empty() || error.column == 0 || error.column > text.size() + 1) std::abort();
    return 0;
  }
  const auto value = expression->value();
  for (const Notation other : reckon::kAllNotations) {
    const std::string written = to_text(*expression, other);
    // Blanks and commands may make the text too long, and steps may contain numbers too large.
    const auto again = reckon::read(written, other);
    if (!again) {
      const bool may_grow = written.size() > reckon::kLongestFormula;
      if (!may_grow && other != Notation::steps) std::abort();
    } else if (again->value() != value || (other != Notation::steps && *again != *expression)) {
      std::abort();
    }
  }
  return 0;
}
