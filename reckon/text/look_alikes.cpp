// SPDX-License-Identifier: MIT
#include "reckon/text/look_alikes.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace reckon {

namespace {

constexpr std::array<std::string_view, 3> kScripts = {"Latin", "Greek", "Cyrillic"};
// One shape a row, by script; empty where a script lacks it.
constexpr std::array<std::array<std::string_view, kScripts.size()>, 23> kShapes = {{
    {"A", "Α", "А"}, {"B", "Β", "В"}, {"C", "Ϲ", "С"}, {"E", "Ε", "Е"}, {"H", "Η", "Н"},
    {"I", "Ι", "І"}, {"J", "Ϳ", "Ј"}, {"K", "Κ", "К"}, {"M", "Μ", "М"}, {"N", "Ν", ""},
    {"O", "Ο", "О"}, {"P", "Ρ", "Р"}, {"Q", "", "Ԛ"},  {"S", "", "Ѕ"},  {"T", "Τ", "Т"},
    {"W", "", "Ԝ"},  {"X", "Χ", "Х"}, {"Y", "Υ", "У"}, {"Z", "Ζ", ""},  {"", "Γ", "Г"},
    {"", "Λ", "Л"},  {"", "Π", "П"},  {"", "Φ", "Ф"},
}};

}  // namespace

std::optional<std::string> look_alikes(std::span<const std::string> letters) {
  for (const auto& shape : kShapes) {
    std::string remark;
    std::size_t count = 0;
    for (std::size_t i = 0; i < kScripts.size(); ++i) {
      if (shape[i].empty() || std::ranges::find(letters, shape[i]) == letters.end()) continue;
      remark.append(remark.empty() ? "" : ", ").append(shape[i]).append(" is ").append(kScripts[i]);
      ++count;
    }
    if (count > 1) return remark + (count == 2 ? ": two" : ": three") + " letters that look alike";
  }
  return std::nullopt;
}

}  // namespace reckon
