// SPDX-License-Identifier: MIT
#include "reckon/scan/reading.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "reckon/kinds/detail/code_symbols.hpp"
#include "reckon/scan/print.hpp"

namespace reckon::scan {

using vision::Grey;
using vision::Rectangle;

namespace {

// The piece scaled to this height, with a margin of paper, as character readers expect.
Grey enlarged(const Grey& piece) {
  constexpr std::size_t kHeight = 40;
  constexpr std::size_t kRim = 12;
  if (piece.values().empty()) return {};
  const std::size_t width = std::max<std::size_t>(1, piece.columns() * kHeight / piece.rows());
  Grey large(kHeight + 2 * kRim, width + 2 * kRim);
  // Positions in 1/256 of a pixel of the piece.
  const auto place = [](std::size_t i, std::size_t count, std::size_t size) {
    const auto at = static_cast<std::int64_t>((2 * i + 1) * size * 128 / count) - 128;
    return std::clamp<std::int64_t>(at, 0, static_cast<std::int64_t>(size - 1) * 256);
  };
  for (std::size_t i = 0; i < kHeight; ++i) {
    for (std::size_t j = 0; j < width; ++j) {
      large(i + kRim, j + kRim) =
          vision::between(piece, place(i, kHeight, piece.rows()), place(j, width, piece.columns()));
    }
  }
  return large;
}

Rectangle with_rim(const Rectangle& box) {
  constexpr std::size_t kRim = 2;
  return {.top = box.top > kRim ? box.top - kRim : 0,
          .left = box.left > kRim ? box.left - kRim : 0,
          .bottom = box.bottom + kRim,
          .right = box.right + kRim};
}

// Likeness in thousandths. Printed characters of sheets have at least 800, or 700 if blurred.
constexpr int kSomething = 400;
constexpr int kLike = 700;
constexpr int kFarAhead = 100;
constexpr int kOutOfReach = 200;

ReadSymbol symbol_of(const std::vector<Likeness>& likenesses) {
  ReadSymbol symbol;
  if (likenesses.empty() || likenesses.front().score < kSomething) return symbol;
  const int best = likenesses.front().score;
  for (const auto& [character, score] : likenesses) {
    if (score >= best - kOutOfReach) symbol.choices += character;
  }
  const int second = likenesses.size() > 1 ? likenesses[1].score : 0;
  symbol.sure = best >= kLike && best - second >= kFarAhead;
  return symbol;
}

std::string_view alphabet_of(const Reading& reading) {
  if (reading.letters) return kLetters;
  return reading.form == Form::hand ? kDigits : kDigitsAndAsked;
}

// Adds the result of another reader.
void hear(ReadSymbol& symbol, char other) {
  if (other == 0) return;
  if (symbol.choices.empty()) {
    symbol.choices = other;
  } else if (other == symbol.best()) {
    symbol.sure = true;
  } else {
    if (!std::exchange(symbol.sure, false)) symbol.other = other;
    if (!symbol.choices.contains(other)) symbol.choices += other;
  }
}

// The total likeness of the characters to those of a font.
int likeness(const Page& page, const Sight& sight, const Shapes& shapes, Font font,
             std::string_view alphabet) {
  int total = 0;
  for (const auto& line : sight.lines) {
    for (const Token& token : line) {
      for (const Rectangle& glyph : token.glyphs) {
        total += shapes.likeness(page.darkness, glyph, alphabet, font);
      }
    }
  }
  return total;
}

// The font that the characters resemble most, and whether they are letters. Fonts other than that
// of sheets need a lead.
std::pair<Font, bool> font_of(const Page& page, const Sight& sight, const Shapes& shapes) {
  const bool is_hand = sight.form == Form::hand;
  std::pair found{Font::sheet, false};
  std::int64_t best = 0;
  for (const Font font : kFonts) {
    for (const bool letters : {false, true}) {
      if (is_hand && letters) continue;
      const std::string_view alphabet = is_hand ? kDigits : letters ? kLetters : kDigitsAndAsked;
      const int total = likeness(page, sight, shapes, font, alphabet);
      constexpr std::int64_t kThousandths = 1005;
      if (std::int64_t{total} * 1000 > best * (font == Font::sheet ? 1000 : kThousandths)) {
        best = total;
        found = {font, letters};
      }
    }
  }
  return found;
}

}  // namespace

Reading reading_of(const Page& page, const Sight& sight, const Shapes& shapes) {
  const auto [font, letters] = font_of(page, sight, shapes);
  Reading reading{.form = sight.form, .letters = letters, .boxes = sight.strip.size()};
  for (const auto& line : sight.lines) {
    auto& tokens = reading.lines.emplace_back();
    for (const Token& token : line) {
      auto& symbols =
          tokens.emplace_back(ReadToken{.word = token.word, .column = token.column}).symbols;
      for (const Rectangle& glyph : token.glyphs) {
        symbols.push_back(
            symbol_of(shapes.character(page.darkness, glyph, alphabet_of(reading), font)));
      }
      if (token.word) continue;
      const Grey piece = cut(page.darkness, token.box);
      if (const auto likenesses = shapes.sign(piece); !likenesses.empty()) {
        symbols = {symbol_of(likenesses)};
        hear(symbols.front(), Shapes::sign_by_parts(piece));
      }
    }
  }
  return reading;
}

void read_again(const Page& page, const Sight& sight, const CharacterReader& second,
                Reading& reading) {
  const std::string_view alphabet = alphabet_of(reading);
  for (std::size_t i = 0; i < sight.lines.size(); ++i) {
    for (std::size_t j = 0; j < sight.lines[i].size(); ++j) {
      const auto& glyphs = sight.lines[i][j].glyphs;
      for (std::size_t k = 0; k < glyphs.size(); ++k) {
        hear(reading.lines[i][j].symbols[k],
             second(enlarged(cut(page.darkness, with_rim(glyphs[k]))), alphabet));
      }
    }
  }
}

std::vector<std::string> small_print_choices(const Page& page, const std::vector<Rectangle>& glyphs,
                                             const Shapes& shapes) {
  std::vector<std::string> choices;
  for (const Rectangle& glyph : glyphs) {
    if (is_hyphen(glyph)) continue;
    choices.push_back(
        symbol_of(shapes.character(page.darkness, glyph, kinds::kCodeAlphabet)).choices);
  }
  return choices;
}

std::vector<std::string> read_small_print(const Page& page, const std::vector<Rectangle>& glyphs,
                                          const Shapes& shapes) {
  constexpr std::size_t kMostUnclear = 6;
  // The best and the second choice at every position, and the lead of the best.
  struct Place {
    std::size_t index;
    char second;
    int lead;
  };
  std::string text;
  std::vector<Place> places;
  for (const Rectangle& glyph : glyphs) {
    if (is_hyphen(glyph)) continue;
    const auto likenesses = shapes.character(page.darkness, glyph, kinds::kCodeAlphabet);
    if (likenesses.empty()) continue;
    places.push_back({.index = text.size(),
                      .second = likenesses[1].character,
                      .lead = likenesses[0].score - likenesses[1].score});
    text += likenesses.front().character;
  }
  // The least clear positions; each doubles the number of texts.
  std::ranges::sort(places, {}, &Place::lead);
  places.resize(std::min(places.size(), kMostUnclear));
  std::vector<std::string> texts{text};
  for (const auto& [index, second, lead] : places) {
    for (std::size_t i = 0, count = texts.size(); i < count; ++i) {
      texts.push_back(texts[i]);
      texts.back()[index] = second;
    }
  }
  // A blot on a hyphen, which follows every five characters, may look like one.
  constexpr std::size_t kGroup = 5;
  for (std::size_t i = 0, count = texts.size(); i < count; ++i) {
    for (std::size_t hyphen = kGroup; hyphen < text.size(); hyphen += kGroup) {
      texts.push_back(std::string(texts[i]).erase(hyphen, 1));
    }
  }
  return texts;
}

}  // namespace reckon::scan
