// SPDX-License-Identifier: MIT
#include "app/contests/privacy.hpp"

#include "reckon/words/words.hpp"

namespace reckon::contests {

std::vector<std::string> privacy_lines(Language language, bool names, std::int64_t days) {
  const auto& words = words_in(language).contest.privacy;
  std::vector<std::string> lines;
  const auto add = [&](const auto& line) {
    std::string text((std::string_view(line)));
    const std::size_t at = text.find('%');
    if (at != std::string::npos) text.replace(at, 1, std::to_string(days));
    lines.push_back(std::move(text));
  };
  add(words.answers);
  if (names) {
    add(words.names);
  } else {
    add(words.no_names);
  }
  add(words.device);
  add(words.others);
  add(words.solver);
  return lines;
}

}  // namespace reckon::contests
