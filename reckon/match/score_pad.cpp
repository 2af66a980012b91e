// SPDX-License-Identifier: MIT
#include "reckon/match/score_pad.hpp"

#include <algorithm>
#include <numeric>
#include <string_view>

#include "reckon/text/utf8.hpp"

namespace reckon::match {

std::int64_t total_of(const std::vector<std::optional<std::int64_t>>& boxes) {
  return std::accumulate(boxes.begin(), boxes.end(), std::int64_t{0},
                         [](std::int64_t sum, const std::optional<std::int64_t>& box) {
                           return sum + box.value_or(0);
                         });
}

namespace {

std::string left(std::string_view text, std::size_t width) {
  const std::size_t used = utf8::count(text);
  return std::string(text) + std::string(width > used ? width - used : 0, ' ');
}

std::string centred(std::string_view text, std::size_t width) {
  const std::size_t used = utf8::count(text);
  const std::size_t blanks = width > used ? width - used : 0;
  return std::string(blanks / 2, ' ') + std::string(text) + std::string(blanks - blanks / 2, ' ');
}

}  // namespace

std::optional<std::string> ScorePad::winner_name() const {
  if (!winner) return std::nullopt;
  return rows[*winner].name;
}

std::string to_text(const ScorePad& pad, std::size_t least_boxes) {
  constexpr std::string_view kPlayers = "Players";
  constexpr std::string_view kTotal = "Highest Score Wins";
  std::size_t names = kPlayers.size();
  std::size_t boxes = least_boxes;
  std::size_t digits = pad.box_name.size();
  for (const ScorePad::Row& row : pad.rows) {
    names = std::max(names, utf8::count(row.name));
    boxes = std::max(boxes, row.boxes.size());
    for (const auto& box : row.boxes) {
      if (box) digits = std::max(digits, std::to_string(*box).size());
    }
  }
  std::string rule = "|" + std::string(names + 2, '-');
  std::string head = "| " + left(kPlayers, names) + " ";
  std::string numbers = "| " + std::string(names, ' ') + " ";
  for (std::size_t box = 1; box <= boxes; ++box) {
    rule += "+" + std::string(digits + 2, '-');
    head += "| " + centred(pad.box_name, digits) + " ";
    numbers += "| " + centred(std::to_string(box), digits) + " ";
  }
  rule += "+" + std::string(kTotal.size() + 2, '-') + "|\n";
  std::string text = rule + head + "| " + std::string(kTotal) + " |\n" + numbers + "| " +
                     std::string(kTotal.size(), ' ') + " |\n" + rule;
  for (std::size_t seat = 0; seat < pad.rows.size(); ++seat) {
    const auto& [name, scores, total] = pad.rows[seat];
    text += "| " + left(name, names) + " ";
    for (std::size_t box = 0; box < boxes; ++box) {
      const bool scored = box < scores.size() && scores[box];
      text += "| " + centred(scored ? std::to_string(*scores[box]) : "", digits) + " ";
    }
    const std::string sum = std::to_string(total) + (pad.winner == seat ? " Winner" : "");
    text += "| " + left(sum, kTotal.size()) + " |\n" + rule;
  }
  return text;
}

}  // namespace reckon::match
