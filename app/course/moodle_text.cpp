// SPDX-License-Identifier: MIT
// The common part of Moodle XML and GIFT: how Moodle reads answers and categories.
#include "app/course/writers.hpp"

namespace reckon::course {

bool is_numerical(const Gap& gap) {
  constexpr std::size_t kMostDigits = 15;
  return gap.answer.size() <= kMostDigits;
}

std::string in_moodle_answer(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '*' || c == '\\') escaped += '\\';
    escaped += c;
  }
  return escaped;
}

std::string in_path(std::string_view name) {
  std::string text;
  if (name.starts_with('/')) text += ' ';
  for (const char c : name) {
    if (c == '/') text += '/';
    text += c;
  }
  if (name.ends_with('/')) text += ' ';
  return text;
}

}  // namespace reckon::course
