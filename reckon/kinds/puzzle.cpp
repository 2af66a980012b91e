// SPDX-License-Identifier: MIT
#include "reckon/kinds/puzzle.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "reckon/letters/grid/known_letters.hpp"
#include "reckon/text/overloaded.hpp"

namespace reckon::kinds {

std::string typeset(std::string_view formula) {
  std::string text;
  for (const char c : formula) {
    switch (c) {
      case '-': text += "−"; break;
      case '*': text += "×"; break;
      case '/': text += "÷"; break;
      default: text += c;
    }
  }
  return text;
}

namespace {

std::string text_of(const GridPuzzle& grid, letters::Typography typography) {
  if (grid.asks_for_numbers()) return to_text(grid.layout, grid.given, typography);
  const auto letters = letters::encode(grid.layout, grid.numbers);
  return letters ? to_text(*letters, {}, typography)
                 : to_text(grid.layout, grid.numbers, typography);
}

}  // namespace

Kind kind_of(const Puzzle& puzzle) {
  return std::visit([](const auto& one) { return one.kind(); }, puzzle);
}

std::optional<Form> form_of(const Puzzle& puzzle) {
  using Found = std::optional<Form>;
  return std::visit(Overloaded{[](const HandPuzzle&) { return Found(Form::hand); },
                               [](const GridPuzzle&) { return Found(Form::grid); },
                               [](const AlphameticPuzzle&) { return Found(Form::alphametic); },
                               [](const StatedPuzzle&) { return Found(); }},
                    puzzle);
}

std::optional<Rules> rules_of(const Puzzle& puzzle) {
  using None = std::optional<Rules>;
  return std::visit(Overloaded{[](const HandPuzzle& hand) { return std::optional(hand.rules); },
                               [](const GridPuzzle&) { return None(); },
                               [](const AlphameticPuzzle&) { return None(); },
                               [](const StatedPuzzle&) { return None(); }},
                    puzzle);
}

std::optional<krypto::Use> use_of(const Puzzle& puzzle) {
  using None = std::optional<krypto::Use>;
  return std::visit(Overloaded{[](const HandPuzzle& hand) { return std::optional(hand.use); },
                               [](const GridPuzzle&) { return None(); },
                               [](const AlphameticPuzzle&) { return None(); },
                               [](const StatedPuzzle&) { return None(); }},
                    puzzle);
}

std::string to_text(const HandPuzzle& puzzle, bool faces) {
  if (!faces) return puzzle.hand.to_text();
  std::string text;
  for (const std::int64_t card : puzzle.hand.cards()) text += card_text(puzzle, card, faces) + ' ';
  return text + ": " + puzzle.hand.objective().to_text();
}

std::string card_text(const HandPuzzle& puzzle, std::int64_t card, bool faces) {
  constexpr std::string_view kFaces = "AJQK";
  constexpr std::array<std::int64_t, kFaces.size()> kValues = {1, 11, 12, 13};
  // The iterators of a span are pointers in no library.
  const std::span<const std::int64_t> values = kValues;
  const auto value = std::ranges::find(values, card);
  if (!faces || puzzle.game != krypto::Game::twenty_four || value == values.end())
    return std::to_string(card);
  return {kFaces[static_cast<std::size_t>(value - values.begin())]};
}

std::string to_text(const Puzzle& puzzle, letters::Typography typography) {
  return std::visit(Overloaded{[](const HandPuzzle& hand) { return hand.hand.to_text(); },
                               [&](const GridPuzzle& grid) { return text_of(grid, typography); },
                               [](const AlphameticPuzzle& alphametic) { return alphametic.text; },
                               [](const StatedPuzzle& question) { return to_text(question); }},
                    puzzle);
}

std::string answer_text(const Entry& entry, Language language) {
  return std::visit(
      Overloaded{[&](const HandPuzzle&) { return entry.solved.solution; },
                 [](const GridPuzzle& grid) { return letters::to_text(grid.layout, grid.numbers); },
                 [&](const AlphameticPuzzle&) { return entry.solved.solution; },
                 [&](const StatedPuzzle& question) { return shown_solution(question, language); }},
      entry.puzzle);
}

std::string letters_of(const Solved& solved) { return letters::to_text(solved.digits); }

}  // namespace reckon::kinds
