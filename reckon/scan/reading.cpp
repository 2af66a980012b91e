#include "reckon/scan/reading.hpp"

#include <algorithm>
#include <cstdint>

namespace reckon::scan {

using vision::Grey;
using vision::Rectangle;

namespace {

// The piece so high, with a rim of paper around it, as readers of characters like it.
Grey enlarged(const Grey& piece) {
  constexpr std::size_t kHeight = 40;
  constexpr std::size_t kRim = 12;
  if (piece.values().empty()) return {};
  const std::size_t width = std::max<std::size_t>(1, piece.columns() * kHeight / piece.rows());
  Grey large(kHeight + 2 * kRim, width + 2 * kRim);
  // Places in 256ths of an element of the piece.
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

class Reader {
 public:
  Reader(const Page& page, const Shapes& shapes, const CharacterReader& second)
      : page_(page), shapes_(shapes), second_(second) {}

  ReadSymbol character(const Rectangle& glyph, std::string_view alphabet) const {
    const auto likenesses = shapes_.character(page_.darkness, glyph, alphabet);
    ReadSymbol symbol = symbol_of(likenesses);
    if (!second_) return symbol;
    const char other = second_(enlarged(cut(page_.darkness, with_rim(glyph))), alphabet);
    if (other == 0) return symbol;
    if (symbol.choices.empty()) {
      symbol.choices = other;
    } else {
      symbol.sure = other == symbol.best();
      if (!symbol.choices.contains(other)) symbol.choices += other;
    }
    return symbol;
  }

  // Nothing if there is no sign.
  std::vector<ReadSymbol> sign(const Rectangle& box) const {
    const auto likenesses = shapes_.sign(cut(page_.darkness, box));
    if (likenesses.empty()) return {};
    return {symbol_of(likenesses)};
  }

 private:
  // Thousandths of likeness. Printed characters of sheets have 800 and more, 700 if they are
  // blurred.
  static constexpr int kSomething = 400;
  static constexpr int kLike = 700;
  static constexpr int kFarAhead = 100;
  static constexpr int kOutOfReach = 200;

  static ReadSymbol symbol_of(const std::vector<Likeness>& likenesses) {
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

  const Page& page_;
  const Shapes& shapes_;
  const CharacterReader& second_;
};

// Whether the words of a puzzle look more like letters than like numbers.
bool has_letters(const Page& page, const Sight& sight, const Shapes& shapes) {
  int letters = 0;
  int digits = 0;
  for (const auto& line : sight.lines) {
    for (const Token& token : line) {
      for (const Rectangle& glyph : token.glyphs) {
        const auto score_of = [&](std::string_view alphabet) {
          const auto likenesses = shapes.character(page.darkness, glyph, alphabet);
          return likenesses.empty() ? 0 : likenesses.front().score;
        };
        letters += score_of(kLetters);
        digits += score_of(kDigitsAndAsked);
      }
    }
  }
  return letters > digits;
}

}  // namespace

Reading reading_of(const Page& page, const Sight& sight, const Shapes& shapes,
                   const CharacterReader& second) {
  const Reader reader(page, shapes, second);
  Reading reading{.hand = sight.hand, .letters = !sight.hand && has_letters(page, sight, shapes)};
  const std::string_view numbers = sight.hand ? kDigits : kDigitsAndAsked;
  const std::string_view alphabet = reading.letters ? kLetters : numbers;
  for (const auto& line : sight.lines) {
    auto& tokens = reading.lines.emplace_back();
    for (const Token& token : line) {
      ReadToken read{.word = token.word};
      if (token.word) {
        for (const Rectangle& glyph : token.glyphs) {
          read.symbols.push_back(reader.character(glyph, alphabet));
        }
      } else {
        read.symbols = reader.sign(token.box);
      }
      tokens.push_back(std::move(read));
    }
  }
  return reading;
}

std::vector<std::string> read_small_print(const Page& page, const std::vector<Rectangle>& glyphs,
                                          const Shapes& shapes) {
  // No O, I, L or U, which codes do not have.
  constexpr std::string_view kCode = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  constexpr std::size_t kMostUnclear = 6;
  // The first and the second of every place, and how far the first is ahead.
  struct Place {
    std::size_t index;
    char second;
    int lead;
  };
  std::string text;
  std::vector<Place> places;
  for (const Rectangle& glyph : glyphs) {
    if (glyph.width() >= 2 * glyph.height()) continue;
    const auto likenesses = shapes.character(page.darkness, glyph, kCode);
    if (likenesses.empty()) continue;
    places.push_back({.index = text.size(),
                      .second = likenesses[1].character,
                      .lead = likenesses[0].score - likenesses[1].score});
    text += likenesses.front().character;
  }
  // The least clear ones, each of which doubles the number of texts.
  std::ranges::sort(places, {}, &Place::lead);
  places.resize(std::min(places.size(), kMostUnclear));
  std::vector<std::string> texts{text};
  for (const auto& [index, second, lead] : places) {
    for (std::size_t i = 0, count = texts.size(); i < count; ++i) {
      texts.push_back(texts[i]);
      texts.back()[index] = second;
    }
  }
  return texts;
}

}  // namespace reckon::scan
