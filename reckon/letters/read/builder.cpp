// SPDX-License-Identifier: MIT
#include "reckon/letters/read/builder.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "reckon/text/letters.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::letters {

namespace {

constexpr std::array<std::string_view, 4> kHollow = {kBox, "▢", "◻", "⬜"};
constexpr std::array<std::string_view, 5> kOtherBoxes = {"■", "◼", "○", "●", "◯"};

bool is_hollow(std::string_view character) {
  return std::ranges::find(kHollow, character) != kHollow.end();
}
bool is_box(std::string_view character) {
  return is_hollow(character) || std::ranges::find(kOtherBoxes, character) != kOtherBoxes.end();
}

// Whether a text may have a box: they are in these parts of Unicode.
bool may_have_box(std::string_view text) {
  return text.contains("\xE2\x96") || text.contains("\xE2\x97") || text.contains("\xE2\xAC");
}

}  // namespace

Boxes boxes_in(std::span<const std::string_view> lines) {
  if (std::ranges::none_of(lines, may_have_box)) return Boxes::digits;
  std::string_view first;
  bool has_several = false;
  bool has_hollow = false;
  for (const std::string_view line : lines) {
    for (const TextWord& character : characters_of(line)) {
      if (!is_pictorial(character.text)) continue;
      if (!is_box(character.text)) return Boxes::letters;
      has_hollow = has_hollow || is_hollow(character.text);
      if (first.empty()) first = character.text;
      has_several = has_several || character.text != first;
    }
  }
  return has_several && !has_hollow ? Boxes::letters : Boxes::digits;
}

std::string without_boxes(std::string_view text, bool is_drawn) {
  if (!may_have_box(text)) return std::string(text);
  std::string plain;
  for (const TextWord& character : characters_of(text)) {
    plain += is_box(character.text) ? std::string_view(is_drawn ? "?" : "_") : character.text;
  }
  return plain;
}

bool Glyph::is_one_of(std::initializer_list<std::string_view> these) const {
  return std::ranges::find(these, text) != these.end();
}

std::vector<Glyph> glyphs_of(std::string_view line, std::size_t number, std::size_t offset,
                             Boxes boxes) {
  std::vector<Glyph> glyphs;
  glyphs.reserve(line.size() + 1);
  for (const TextWord& character : characters_of(line)) {
    Glyph glyph{
        .text = character.text, .offset = offset, .line = number, .column = character.column};
    if (is_blank(character.text)) glyph.text = " ";
    const bool stands_for_digit = boxes == Boxes::digits && is_box(character.text);
    if (stands_for_digit) glyph.text = kBox;
    glyph.is_box = stands_for_digit;
    offset += stands_for_digit ? 1 : character.text.size();
    glyphs.push_back(glyph);
  }
  glyphs.push_back({.text = " ", .offset = offset, .line = number, .column = glyphs.size() + 1});
  return glyphs;
}

std::unexpected<Error> failure_at(const Glyph& place, std::string message, std::string_view name,
                                  std::vector<std::string> parts) {
  return std::unexpected(Error{.message = std::move(message),
                               .line = place.line,
                               .column = place.column,
                               .name = name,
                               .parts = std::move(parts)});
}

bool is_named(const Glyph& glyph) {
  if (glyph.text.size() == 1) return is_letter(glyph.text.front());
  return !glyph.is_box && can_stand_for_digit(glyph.text);
}

bool is_symbol(const Glyph& glyph, bool drawn) {
  if (glyph.text.size() != 1) return can_stand_for_digit(glyph.text);
  const char c = glyph.text.front();
  return is_digit(c) || is_letter(c) || kUnknownMarks.contains(c) || (drawn && c == '*');
}

char Builder::name_of(const Glyph& glyph) {
  if (glyph.is_box) return kUnknown;
  if (const char c = glyph.text.front(); glyph.text.size() == 1) {
    return is_letter(c) ? upper(c) : kUnknown;
  }
  std::string letter = capital_of(glyph.text);
  if (letter.size() == 1) return letter.front();
  std::vector<std::string>& others = reading_.puzzle.others;
  const auto found = std::ranges::find(others, letter);
  const auto place = static_cast<std::size_t>(found - others.begin());
  if (found == others.end()) {
    has_too_many_others_ = has_too_many_others_ || place == kMostOthers;
    if (has_too_many_others_) return kUnknown;
    others.push_back(std::move(letter));
  }
  return static_cast<char>(kFirstOther + place);
}

bool Builder::may_share(std::string_view letter) const {
  if (options_.all_may_share) return true;
  return std::ranges::any_of(characters_of(options_.may_share),
                             [&](const TextWord& one) { return capital_of(one.text) == letter; });
}

Symbol Builder::symbol(const Glyph& glyph) {
  if (const char c = glyph.text.front(); is_digit(c)) {
    return written(static_cast<unsigned>(c - '0'));
  }
  const char name = name_of(glyph);
  std::vector<Cell>& cells = reading_.puzzle.cells;
  std::size_t cell = cells.size();
  if (name == kUnknown) {
    cells.push_back({.name = kUnknown, .may_share = true});
  } else if (const auto known = reading_.puzzle.cell_of(name)) {
    cell = *known;
  } else {
    cells.push_back({.name = name});
    cells.back().may_share = may_share(reading_.puzzle.letter_of(cells.back()));
  }
  std::vector<Mark>& marks = reading_.marks;
  marks.push_back({.offset = glyph.offset, .cell = cell});
  // Only the quotient of a division is read after what stands below it.
  for (std::size_t i = marks.size() - 1; i > 0 && marks[i].offset < marks[i - 1].offset; --i) {
    std::swap(marks[i], marks[i - 1]);
  }
  return Symbol::letter(cell);
}

std::size_t Builder::add_word(Word word) {
  reading_.puzzle.words.push_back(std::move(word));
  return reading_.puzzle.words.size() - 1;
}

std::size_t Builder::add_padded_word(Word word) {
  const std::size_t index = add_word(std::move(word));
  reading_.puzzle.padded.push_back(index);
  return index;
}

std::uint32_t Builder::number(Word word) { return number_at(add_word(std::move(word))); }

std::uint32_t Builder::number_at(std::size_t word) {
  return node(Operation::number, static_cast<std::uint32_t>(word));
}

std::uint32_t Builder::node(Operation operation, std::uint32_t left, std::uint32_t right) {
  reading_.puzzle.nodes.push_back({.operation = operation, .left = left, .right = right});
  return static_cast<std::uint32_t>(reading_.puzzle.nodes.size() - 1);
}

void Builder::relation(std::uint32_t left, Sign sign, std::uint32_t right) {
  reading_.puzzle.relations.push_back({.left = left, .sign = sign, .right = right});
}

void Builder::must_be_zero(Symbol symbol) {
  const std::uint32_t left = number({symbol});
  relation(left, Sign::equal, number({Symbol::digit(0)}));
}

void Builder::order_cells() {
  Puzzle& puzzle = reading_.puzzle;
  constexpr std::size_t kNone = ~std::size_t{0};
  std::vector<std::size_t> places(puzzle.cells.size(), kNone);
  std::vector<Cell> cells;
  for (Mark& mark : reading_.marks) {
    if (places[mark.cell] == kNone) {
      places[mark.cell] = cells.size();
      cells.push_back(puzzle.cells[mark.cell]);
    }
    mark.cell = places[mark.cell];
  }
  puzzle.cells = std::move(cells);
  const auto order = [&](std::vector<Symbol>& symbols) {
    for (Symbol& symbol : symbols) {
      if (!symbol.given()) symbol = Symbol::letter(places[symbol.letter()]);
    }
  };
  std::ranges::for_each(puzzle.words, order);
  if (puzzle.division) order(puzzle.division->zeros);
}

void Builder::let_unknown_differ() {
  Puzzle& puzzle = reading_.puzzle;
  puzzle.unknown = options_.unknown;
  if (!puzzle.unknown.all_different) return;
  // They are as letters that differ from all others, where these do.
  const bool are_as_letters = std::ranges::all_of(puzzle.cells, [&](const Cell& cell) {
    return cell.name == kUnknown || (puzzle.unknown.others_differ && !cell.may_share);
  });
  if (!are_as_letters) return;
  for (Cell& cell : puzzle.cells) cell.may_share = false;
}

void Builder::exclude_written() {
  Puzzle& puzzle = reading_.puzzle;
  if (!puzzle.unknown.others_differ) return;
  for (std::size_t i = 0; i < puzzle.cells.size(); ++i) {
    if (puzzle.cells[i].name == kUnknown) puzzle.possible[i] &= ~written_;
  }
}

Symbol Builder::written(unsigned digit) {
  written_ |= only(digit);
  return Symbol::digit(digit);
}

Result<Reading> Builder::finish(std::string text, std::size_t line, bool is_drawn) && {
  const auto refuse = [&](std::string message, std::string_view name = {},
                          std::vector<std::string> parts = {}) {
    return std::unexpected(Error{.message = std::move(message),
                                 .line = line,
                                 .column = 1,
                                 .name = name,
                                 .parts = std::move(parts)});
  };
  if (reading_.puzzle.cells.size() > kMostLetters || reading_.puzzle.words.size() > kMostWords) {
    return refuse("a puzzle has at most " + std::to_string(kMostLetters) +
                      " letters and unknown digits in " + std::to_string(kMostWords) + " numbers",
                  "too_large", {std::to_string(kMostLetters), std::to_string(kMostWords)});
  }
  if (has_too_many_others_) {
    return refuse(
        "a puzzle has at most " + std::to_string(kMostOthers) + " different letters beyond A to Z",
        "too_many_others", {std::to_string(kMostOthers)});
  }
  for (const TextWord& character : characters_of(options_.may_share)) {
    const std::string letter = capital_of(character.text);
    if (letter.front() != kUnknown && reading_.puzzle.cell_named(letter)) continue;
    return refuse("no letter " + printable(letter) + " in this puzzle that could share a digit",
                  "no_such_letter", {printable(letter)});
  }
  order_cells();
  let_unknown_differ();
  reading_.puzzle.drawn = is_drawn;
  auto puzzle = checked(std::move(reading_.puzzle));
  if (!puzzle) {
    return refuse(std::move(puzzle.error().message), puzzle.error().name,
                  std::move(puzzle.error().parts));
  }
  reading_.puzzle = *std::move(puzzle);
  exclude_written();
  reading_.text = std::move(text);
  reading_.line = line;
  reading_.is_drawn = is_drawn;
  return std::move(reading_);
}

}  // namespace reckon::letters
