// SPDX-License-Identifier: MIT
// Any bytes are a hand or are refused; a hand that was read reads back the same from its text.
#include "reckon/krypto/hand.hpp"

#include <cstdint>
#include <cstdlib>

namespace {

using reckon::krypto::Hand;

void check(std::string_view text, const reckon::Result<Hand>& hand) {
  if (!hand) {
    const auto& error = hand.error();
    if (error.message.empty() || error.column == 0 || error.column > text.size() + 1) std::abort();
    return;
  }
  const std::string written = hand->to_text();
  const auto again = Hand::parse(written);
  const auto of_line = Hand::parse_line(written);
  if (!again || !of_line || *again != *hand || *of_line != *hand) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(data, data + size);
  check(text, Hand::parse(text));
  check(text, Hand::parse_line(text));
  return 0;
}
