// SPDX-License-Identifier: MIT
// Codes and papers, read from any text.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "reckon/contest/access_code.hpp"
#include "reckon/contest/paper.hpp"
#include "reckon/contest/variants.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace reckon::contest;  // NOLINT(google-build-using-namespace): all is of it
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (const auto code = read_access_code(text)) {
    if (code->size() != kCodeLength || read_access_code(shown(*code)) != *code) std::abort();
  }
  if (const auto paper = read_paper(text)) {
    if (read_paper(to_text(*paper)) != *paper) std::abort();
  }
  turned_back(std::string(text), "CADB");
  with_names(std::string(text), "CADB");
  return 0;
}
