// SPDX-License-Identifier: MIT
#include "app/course/markup.hpp"

#include <cstdint>

namespace reckon::course {

std::string paragraph(std::string_view text) {
  return text.empty() ? "" : "<p>" + in_xml(text) + "</p>";
}

std::string image(const Question& question, std::string_view address) {
  return "<p><img src=\"" + std::string(address) + "\" alt=\"" +
         in_xml(joined_lines(question.text, "; ")) + "\"/></p>";
}

std::string base64(std::string_view bytes) {
  constexpr std::string_view kDigits =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  constexpr std::size_t kGroup = 3;
  std::string text;
  text.reserve((bytes.size() + kGroup - 1) / kGroup * 4);
  for (; !bytes.empty(); bytes.remove_prefix(std::min(kGroup, bytes.size()))) {
    std::uint32_t group = 0;
    for (std::size_t i = 0; i < kGroup; ++i) {
      group = group << 8U | (i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0U);
    }
    for (std::size_t i = 0; i <= kGroup; ++i) {
      text += i <= bytes.size() ? kDigits[group >> (18U - 6U * i) & 63U] : '=';
    }
  }
  return text;
}

}  // namespace reckon::course
