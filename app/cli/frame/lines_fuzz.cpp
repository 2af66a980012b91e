// SPDX-License-Identifier: MIT
// Any bytes are a file of hands: its lines are found one after the other, without blanks around
// them, and each is a hand or is refused.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "app/cli/frame/input.hpp"
#include "reckon/krypto/hand.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(data, data + size);
  const auto line_ends = static_cast<std::size_t>(std::ranges::count(text, '\n'));
  std::size_t number = 0;
  std::size_t position = 0;
  reckon::cli::Lines lines(text);
  while (lines.next()) {
    const std::string_view line = lines.text();
    if (line.empty() || line.find_first_of("\n#") != line.npos) std::abort();
    if (line.find_first_of(" \t\r") == 0 || line.find_last_of(" \t\r") == line.size() - 1) {
      std::abort();
    }
    if (lines.number() <= number || lines.number() > line_ends + 1) std::abort();
    if (lines.position() <= position || lines.position() > size + 1) std::abort();
    number = lines.number();
    position = lines.position();
    const auto hand = reckon::krypto::Hand::parse_line(line);
    if (!hand && hand.error().column > line.size() + 1) std::abort();
    if (hand && reckon::krypto::Hand::parse(hand->to_text()) != *hand) std::abort();
  }
  return 0;
}
