// SPDX-License-Identifier: MIT
#include "app/play/cards.hpp"

#include <fmt/core.h>

#include <string>
#include <string_view>

namespace reckon::play {

namespace {

// The characters of a card's border.
struct Border {
  std::string_view upper_left, upper_right, lower_left, lower_right, horizontal, vertical;
};
constexpr Border kCard = {"┌", "┐", "└", "┘", "─", "│"};
constexpr Border kUsed = {"┌", "┐", "└", "┘", "╌", "╎"};
constexpr Border kObjective = {"╔", "╗", "╚", "╝", "═", "║"};
constexpr Border kPlainCard = {"+", "+", "+", "+", "-", "|"};
constexpr Border kPlainUsed = {".", ".", ".", ".", ".", ":"};
constexpr Border kPlainObjective = {"#", "#", "#", "#", "=", "#"};

struct Box {
  std::string number;
  const Border& border;
  Look look;
};

std::string repeated(std::string_view text, std::size_t count) {
  std::string result;
  while (count-- > 0) result += text;
  return result;
}

void add(std::vector<Line>& lines, const Box& box, std::size_t inner) {
  const auto& [upper_left, upper_right, lower_left, lower_right, horizontal, vertical] = box.border;
  const std::string side = repeated(horizontal, inner);
  // Centred, with the odd blank on the left.
  const std::size_t blanks = inner > box.number.size() ? inner - box.number.size() : 0;
  const std::string middle =
      std::string(blanks - blanks / 2, ' ') + box.number + std::string(blanks / 2, ' ');
  lines[0].push_back({fmt::format("{}{}{}", upper_left, side, upper_right), box.look});
  lines[1].push_back({fmt::format("{}{}{}", vertical, middle, vertical), box.look});
  lines[2].push_back({fmt::format("{}{}{}", lower_left, side, lower_right), box.look});
}

void add_gap(std::vector<Line>& lines, std::string_view middle) {
  const std::string blanks(middle.size(), ' ');
  for (std::size_t i = 0; i < lines.size(); ++i) {
    lines[i].push_back({i == 1 ? std::string(middle) : blanks});
  }
}

Line as_text(const krypto::Hand& hand, const std::vector<bool>& used) {
  Line line;
  for (std::size_t i = 0; i < hand.cards().size(); ++i) {
    const std::string card = std::to_string(hand.cards()[i]);
    line.push_back(used[i] ? Span{"(" + card + ")", Look::faint} : Span{card, Look::strong});
    line.push_back({" "});
  }
  line.push_back({": "});
  line.push_back({hand.objective().to_text(), Look::goal});
  return line;
}

}  // namespace

std::vector<Line> draw_cards(const krypto::Hand& hand, const std::vector<bool>& used,
                             std::size_t columns, bool utf8) {
  constexpr std::size_t kWide = 4;
  constexpr std::size_t kNarrow = 2;
  constexpr std::size_t kSides = 2;
  const auto width = [&](std::size_t inner, std::size_t equals) {
    return (hand.cards().size() + 1) * (inner + kSides) + hand.cards().size() - 1 + equals;
  };
  constexpr std::string_view kWideEquals = "  =  ";
  constexpr std::string_view kNarrowEquals = " = ";
  const bool wide = columns >= width(kWide, kWideEquals.size());
  if (!wide && columns < width(kNarrow, kNarrowEquals.size())) return {as_text(hand, used)};
  const std::size_t inner = wide ? kWide : kNarrow;
  std::vector<Line> lines(3);
  for (std::size_t i = 0; i < hand.cards().size(); ++i) {
    if (i > 0) add_gap(lines, " ");
    const std::string number = std::to_string(hand.cards()[i]);
    if (used[i]) {
      add(lines, {number, utf8 ? kUsed : kPlainUsed, Look::faint}, inner);
    } else {
      add(lines, {number, utf8 ? kCard : kPlainCard, Look::strong}, inner);
    }
  }
  add_gap(lines, wide ? kWideEquals : kNarrowEquals);
  add(lines, {hand.objective().to_text(), utf8 ? kObjective : kPlainObjective, Look::goal}, inner);
  return lines;
}

}  // namespace reckon::play
