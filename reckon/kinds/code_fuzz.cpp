// SPDX-License-Identifier: MIT
// Any bytes are a code or are refused; a code that was read is the only one of its puzzle.
#include "reckon/kinds/code.hpp"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

// As a code is written.
std::string plain(std::string_view text) {
  std::string code;
  for (const char c : text) {
    if (std::string_view("- \t\r\n").contains(c)) continue;
    const char upper = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    code += upper == 'O' ? '0' : upper == 'I' || upper == 'L' ? '1' : upper;
  }
  return code;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace reckon::kinds;  // NOLINT(google-build-using-namespace): all of this is of it
  const std::string text(data, data + size);
  const auto puzzle = puzzle_of(text);
  if (!puzzle) {
    const auto& error = puzzle.error();
    if (error.message.empty() || error.column == 0 || error.column > size + 1) std::abort();
    return 0;
  }
  // Blanks of several bytes are left to the reader.
  const auto code = code_of(*puzzle);
  if (!code || puzzle_of(*code) != *puzzle) std::abort();
  const bool ascii = text.find_first_of("\xC2\xE2") == text.npos;
  if (ascii && plain(text) != plain(*code)) std::abort();
  if (to_text(*puzzle).empty()) std::abort();
  return 0;
}
