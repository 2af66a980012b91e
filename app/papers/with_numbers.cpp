// SPDX-License-Identifier: MIT
#include "app/papers/with_numbers.hpp"

namespace reckon::papers {

std::string with_numbers(std::string_view phrase, std::initializer_list<std::string> numbers) {
  std::string text(phrase);
  std::size_t at = 0;
  for (const std::string& number : numbers) {
    at = text.find('%', at);
    if (at == std::string::npos) break;
    text.replace(at, 1, number);
    at += number.size();
  }
  return text;
}

}  // namespace reckon::papers
