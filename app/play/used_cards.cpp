// SPDX-License-Identifier: MIT
#include "app/play/used_cards.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <system_error>

namespace reckon::play {

std::vector<bool> used_cards(const std::vector<std::int64_t>& cards, std::string_view formula) {
  std::vector<bool> used(cards.size());
  std::vector<std::int64_t> results;  // of steps, not used by later ones
  bool after_equals = false;
  const auto take = [&](std::int64_t number) {
    if (after_equals) {
      results.push_back(number);
      return;
    }
    if (const auto result = std::ranges::find(results, number); result != results.end()) {
      results.erase(result);
      return;
    }
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if (used[i] || cards[i] != number) continue;
      used[i] = true;
      return;
    }
  };
  const char* const end = formula.data() + formula.size();
  for (const char* at = formula.data(); at != end;) {
    if (*at < '0' || *at > '9') {
      if (*at == '=') after_equals = true;
      ++at;
      continue;
    }
    std::int64_t number = 0;
    const auto [stop, problem] = std::from_chars(at, end, number);
    if (problem == std::errc()) take(number);
    after_equals = false;
    at = stop;
  }
  return used;
}

}  // namespace reckon::play
