// SPDX-License-Identifier: MIT
#include "reckon/scan/sight.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "reckon/scan/print.hpp"
#include "reckon/vision/find_view.hpp"

namespace reckon::scan {
namespace {

using vision::Arrangement;
using vision::Grey;
using vision::Rectangle;

// The middle half between two frames in a row or column, without the quarters next to them, which
// may contain diagonal lines.
std::pair<std::size_t, std::size_t> half_between(std::size_t from, std::size_t to) {
  const std::size_t quarter = to > from ? (to - from) / 4 : 0;
  return {from + quarter, std::max(to, from) - quarter};
}

// The extent of one row or column, from the frames of an arrangement.
struct Span {
  std::size_t from = 0;
  std::size_t to = 0;
};

template <typename Pick>
std::vector<Span> spans_of(std::size_t count, std::size_t across, Pick pick) {
  std::vector<Span> spans;
  for (std::size_t i = 0; i < count; ++i) {
    std::vector<Span> seen;
    for (std::size_t j = 0; j < across; ++j) {
      if (const auto found = pick(i, j)) seen.push_back(*found);
    }
    // Takes the median.
    std::ranges::sort(seen, {}, &Span::from);
    spans.push_back(seen[seen.size() / 2]);
  }
  return spans;
}

Sight sight_of_grid(const Page& page, const Arrangement& arrangement) {
  const auto& frames = arrangement.frames;
  const auto rows = spans_of(frames.rows(), frames.columns(), [&](auto r, auto c) {
    const auto& frame = frames(r, c);
    return frame ? std::optional(Span{frame->top, frame->bottom}) : std::nullopt;
  });
  const auto columns = spans_of(frames.columns(), frames.rows(), [&](auto c, auto r) {
    const auto& frame = frames(r, c);
    return frame ? std::optional(Span{frame->left, frame->right}) : std::nullopt;
  });
  Sight sight{.box = arrangement.box};
  for (std::size_t line = 0; line + 1 < 2 * rows.size(); ++line) {
    const auto [top, bottom] = line % 2 == 0
                                   ? std::pair(rows[line / 2].from, rows[line / 2].to)
                                   : half_between(rows[line / 2].to, rows[line / 2 + 1].from);
    auto& tokens = sight.lines.emplace_back();
    for (std::size_t i = 0; i + 1 < 2 * columns.size(); ++i) {
      const auto [left, right] = i % 2 == 0
                                     ? std::pair(columns[i / 2].from, columns[i / 2].to)
                                     : half_between(columns[i / 2].to, columns[i / 2 + 1].from);
      const Rectangle box{.top = top, .left = left, .bottom = bottom, .right = right};
      const bool word = line % 2 == 0 && i % 2 == 0;
      tokens.push_back({.word = word, .box = box});
      if (word) tokens.back().glyphs = glyphs_in(page, box);
    }
  }
  return sight;
}

// Cards side by side, a colon, and the objective. A missing card leaves a gap as wide as a card.
std::optional<Sight> sight_of_hand(const Page& page, const Arrangement& arrangement) {
  const auto& frames = arrangement.frames;
  const std::size_t last = frames.columns() - 1;
  const auto gap_before = [&](std::size_t i) {
    return frames(0, i)->left - frames(0, i - 1)->right;
  };
  std::size_t usual = gap_before(1);
  for (std::size_t i = 1; i < last; ++i) usual = std::min(usual, gap_before(i));
  const std::size_t gap = gap_before(last);
  if (gap < 2 * usual) return std::nullopt;
  Sight sight{.form = Form::hand, .lines = {{}}, .box = arrangement.box};
  std::vector<Token>& tokens = sight.lines.front();
  for (std::size_t i = 0; i <= last; ++i) {
    const Rectangle& frame = *frames(0, i);
    // Gaps between cards are at most a quarter of the height, and the gap with the colon at most
    // three quarters.
    const bool lacks_one = i > 0 && i < last && 4 * gap_before(i) > frame.height();
    const bool lacks_last = i == last && 4 * gap > 3 * frame.height();
    if (lacks_one || lacks_last) tokens.push_back({.word = true, .box = frame});
    if (i == last) {
      tokens.push_back({.word = false,
                        .box = {.top = frame.top,
                                .left = frame.left - gap + gap / 5,
                                .bottom = frame.bottom,
                                .right = frame.left - gap / 5}});
    }
    tokens.push_back({.word = true, .box = frame, .glyphs = glyphs_in(page, frame)});
  }
  return sight;
}

// Whether most places for words are filled; the boxes below a puzzle for its answer are empty.
bool is_filled(const Sight& sight) {
  std::size_t words = 0;
  std::size_t filled = 0;
  for (const auto& line : sight.lines) {
    for (const Token& token : line) {
      if (token.word) ++words;
      if (!token.glyphs.empty()) ++filled;
    }
  }
  return 2 * filled > words;
}

// The bounding box of the ink inside; the box itself if there is none.
Rectangle around_ink(const Page& page, const Rectangle& box) {
  Rectangle around{.top = box.bottom, .left = box.right, .bottom = box.top, .right = box.left};
  for (std::size_t r = box.top; r < box.bottom; ++r) {
    for (std::size_t c = box.left; c < box.right; ++c) {
      if (page.ink(r, c) != 0) {
        around = around.with({.top = r, .left = c, .bottom = r + 1, .right = c + 1});
      }
    }
  }
  return around.bottom > around.top ? around : box;
}

}  // namespace

Rectangle Page::in_picture(const Rectangle& box) const {
  Rectangle around{.top = picture_rows, .left = picture_columns};
  for (const std::size_t row : {box.top, box.bottom}) {
    for (const std::size_t column : {box.left, box.right}) {
      const auto [y, x] = levelling.source(row, column);
      const auto place = [&](std::int64_t at, std::size_t most) {
        const std::int64_t whole = at * static_cast<std::int64_t>(shrunk) / 256;
        return static_cast<std::size_t>(
            std::clamp<std::int64_t>(whole, 0, static_cast<std::int64_t>(most)));
      };
      const std::size_t r = place(y, picture_rows);
      const std::size_t c = place(x, picture_columns);
      around = around.with({.top = r, .left = c, .bottom = r, .right = c});
    }
  }
  return around;
}

namespace {

// Thin lines and small print need a picture that is not too small; larger pictures take more time.
constexpr std::uint64_t kMostSeen = 16'000'000;

vision::Mask lines_of(const Grey& darkness) {
  constexpr unsigned kLines = 40;
  return vision::ink_of(vision::smoothed(darkness), kLines);
}

}  // namespace

bool Photo::is_narrow() const {
  // It would need a huge page when rotated.
  constexpr std::size_t kLongest = 8;
  const auto [shorter, longer] = std::minmax({darkness.rows(), darkness.columns()});
  return longer > kLongest * shorter;
}

Photo photo_of(const Grey& picture) {
  const Grey small = vision::shrunk(picture, kMostSeen);
  Photo photo{.rows = picture.rows(),
              .columns = picture.columns(),
              .shrunk = picture.rows() / small.rows(),
              .darkness = vision::darkness(small)};
  photo.lines = lines_of(photo.darkness);
  return photo;
}

Page page_of(const Photo& photo, const vision::Turn& turn) {
  constexpr unsigned kInk = 55;
  const Grey& dark = photo.darkness;
  // The corners around a turned page are left out.
  const vision::Cutout cutout = turn == vision::Turn{}
                                    ? vision::Cutout::whole(dark.rows(), dark.columns())
                                    : vision::Cutout::around(photo.lines, turn);
  const unsigned scale = cutout.area() <= kMostSeen / 4 ? 2 : 1;
  const vision::View view = photo.is_narrow() ? vision::View{} : vision::view_of(photo.lines, turn);
  Page page{.picture_rows = photo.rows,
            .picture_columns = photo.columns,
            .shrunk = photo.shrunk,
            .levelling = {dark.rows(), dark.columns(), cutout, view, scale}};
  page.darkness = vision::levelled(dark, page.levelling);
  page.lines = lines_of(page.darkness);
  page.ink = vision::ink_of(page.darkness, kInk);
  page.parts = vision::parts_of(page.ink, 1, vision::Touch::corners).parts;
  constexpr std::size_t kSpeck = 3;
  std::erase_if(page.parts, [](const vision::Part& part) { return part.area < kSpeck; });
  return page;
}

namespace {

// Adds a piece of ink cut into this many characters of nearly one width, where there is the least
// ink.
void cut_apart(const Page& page, const Rectangle& ink, std::size_t count,
               std::vector<Rectangle>& glyphs) {
  std::size_t left = ink.left;
  for (std::size_t i = 1; i <= count; ++i) {
    std::size_t right = ink.left + ink.width() * i / count;
    if (i < count) {
      const std::size_t play = ink.width() / count / 6;
      std::size_t least = ~std::size_t{0};
      for (std::size_t c = right - play, end = right + play; c <= end; ++c) {
        std::size_t sum = 0;
        for (std::size_t r = ink.top; r < ink.bottom; ++r) sum += page.darkness(r, c);
        if (sum < least) {
          least = sum;
          right = c;
        }
      }
    }
    glyphs.push_back(
        around_ink(page, {.top = ink.top, .left = left, .bottom = ink.bottom, .right = right}));
    left = right;
  }
}

// How far characters of a line are apart: `doubled` / 2 / `count`.
struct Pitch {
  std::size_t doubled = 0;
  std::size_t count = 0;
};

// Measured between characters that touch no other; empty if there are too few.
std::optional<Pitch> pitch_of(const Pieces& line) {
  constexpr std::size_t kLeast = 3;
  const std::size_t height = usual_height(line);
  Pitch pitch;
  for (std::size_t i = 1; i < line.size(); ++i) {
    if (std::max(line[i - 1].width(), line[i].width()) >= height) continue;
    const std::size_t apart =
        vision::distance(line[i].middle_column(), line[i - 1].middle_column());
    // Others have a blank or a hyphen between them, or are parts of one character.
    if (apart < height || 5 * apart > 11 * height) continue;
    pitch.doubled += apart;
    ++pitch.count;
  }
  return pitch.count < kLeast ? std::nullopt : std::optional(pitch);
}

}  // namespace

void take_apart(const Page& page, const Rectangle& ink, std::vector<Rectangle>& glyphs) {
  // In the font of sheets, capitals and digits are 0.83 of their height apart, and narrower than
  // 1.15. Wider pieces are several touching characters.
  cut_apart(page, ink, std::max<std::size_t>(1, (ink.width() * 100 / ink.height() + 51) / 83),
            glyphs);
}

void take_line_apart(const Page& page, const Pieces& line, std::vector<Rectangle>& glyphs) {
  const auto pitch = pitch_of(line);
  for (const Rectangle& ink : line) {
    if (!pitch) {
      take_apart(page, ink, glyphs);
      continue;
    }
    // Between two characters, about a tenth of the pitch is blank.
    const std::size_t count =
        (20 * pitch->count * ink.width() + 6 * pitch->doubled) / (10 * pitch->doubled);
    cut_apart(page, ink, std::max<std::size_t>(1, count), glyphs);
  }
}

std::vector<Rectangle> glyphs_in(const Page& page, const Rectangle& box) {
  std::vector<Rectangle> glyphs;
  std::vector<Rectangle> dots;
  for (const vision::Part& part : page.parts) {
    if (!box.holds(part.box)) continue;
    if (part.box.height() * 5 >= box.height()) {
      glyphs.push_back(part.box);
    } else {
      dots.push_back(part.box);
    }
  }
  std::ranges::sort(glyphs, {}, &Rectangle::left);
  std::vector<Rectangle> characters = merged(glyphs);
  // The dot of a question mark.
  for (const Rectangle& dot : dots) {
    for (Rectangle& glyph : characters) {
      const std::size_t middle = dot.middle_column();
      if (middle > 2 * glyph.left && middle < 2 * glyph.right && dot.top >= glyph.bottom &&
          3 * (dot.top - glyph.bottom) <= glyph.height()) {
        glyph = glyph.with(dot);
        break;
      }
    }
  }
  std::vector<Rectangle> apart;
  for (const Rectangle& glyph : characters) take_apart(page, glyph, apart);
  return apart;
}

std::vector<Arrangement> arrangements_on(const Page& page) {
  return vision::arrangements_of(vision::frames_of(page.lines));
}

std::vector<Sight> sights_of(const Page& page, const std::vector<Arrangement>& all) {
  std::vector<Sight> sights;
  for (const Arrangement& arrangement : all) {
    const auto& frames = arrangement.frames;
    if (is_grid_size(frames.rows()) && is_grid_size(frames.columns())) {
      Sight grid = sight_of_grid(page, arrangement);
      if (is_filled(grid)) sights.push_back(std::move(grid));
    } else if (frames.rows() == 1 && frames.columns() >= 3) {
      auto hand = sight_of_hand(page, arrangement);
      if (hand && is_filled(*hand)) sights.push_back(std::move(*hand));
    }
  }
  return sights;
}

std::vector<Rectangle> print_beside(const Page& page, const std::vector<Sight>& puzzles) {
  std::vector<Rectangle> print;
  for (const vision::Part& part : page.parts) {
    const auto holds = [&](const Sight& sight) { return sight.box.holds(part.box); };
    if (std::ranges::none_of(puzzles, holds)) print.push_back(part.box);
  }
  return print;
}

}  // namespace reckon::scan
