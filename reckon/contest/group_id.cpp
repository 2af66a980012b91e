// SPDX-License-Identifier: MIT
#include "reckon/contest/group_id.hpp"

#include <algorithm>
#include <cstddef>

#include "reckon/kinds/detail/code_symbols.hpp"

namespace reckon::contest {

namespace {

constexpr std::size_t kRandom = 8;

}  // namespace

std::string draw_group_id(std::string_view name, const Chance& chance) {
  return std::string(name) + kBehindName + draw_access_code(chance).substr(0, kRandom);
}

std::string_view group_name(std::string_view id) {
  const std::size_t at = id.rfind(kBehindName);
  if (at == std::string_view::npos || at == 0 || id.size() - at - 1 != kRandom) return id;
  const bool is_drawn = std::ranges::all_of(
      id.substr(at + 1), [](char c) { return kinds::kCodeAlphabet.contains(c); });
  return is_drawn ? id.substr(0, at) : id;
}

}  // namespace reckon::contest
