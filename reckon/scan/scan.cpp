// SPDX-License-Identifier: MIT
#include "reckon/scan/scan.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <span>
#include <utility>

#include "reckon/scan/doubts.hpp"
#include "reckon/scan/faces.hpp"
#include "reckon/scan/print.hpp"
#include "reckon/scan/remains.hpp"
#include "reckon/scan/settle.hpp"
#include "reckon/scan/settle_calculation.hpp"
#include "reckon/scan/unread.hpp"
#include "reckon/vision/find_view.hpp"

namespace reckon::scan {
namespace {

using vision::Rectangle;

// Lines of small print that begin below the left edge of a puzzle, the nearest first. Codes are
// printed there.
std::vector<std::vector<Rectangle>> small_print_below(const Page& page, const Sight& sight) {
  const Rectangle& frame =
      sight.strip.empty() ? sight.lines.front().front().box : sight.strip.front();
  const std::size_t height = frame.height();
  std::vector<Rectangle> print;
  for (const vision::Part& part : page.parts) {
    const Rectangle& box = part.box;
    const bool small =
        box.height() * 8 >= height && box.height() * 10 <= height * 7 && box.width() <= 4 * height;
    if (small && box.top >= sight.box.bottom && box.top <= sight.box.bottom + 4 * height &&
        box.left + height / 3 >= sight.box.left) {
      print.push_back(box);
    }
  }
  std::ranges::sort(print, {}, &Rectangle::left);
  std::vector<std::vector<Rectangle>> lines;
  for (const Rectangle& box : print) {
    const auto line = std::ranges::find_if(lines, [&](const auto& other) {
      const Rectangle& last = other.back();
      return box.middle_row() > 2 * last.top && box.middle_row() < 2 * last.bottom &&
             gap_across(last, box) <= 2 * std::max(last.height(), box.height());
    });
    if (line != lines.end()) {
      line->push_back(box);
    } else if (box.left <= sight.box.left + height / 3) {
      lines.push_back({box});
    }
  }
  std::ranges::sort(lines, {}, [](const auto& line) { return line.front().top; });
  return lines;
}

// A puzzle found by the code below it, and the position of the code.
struct FoundByCode {
  Found found;
  Rectangle code;
};

// More pieces than any code has.
constexpr std::size_t kLongestCode = 300;

std::optional<FoundByCode> found_by_code(const Page& page, const Sight& sight,
                                         const Reading& reading, const Shapes& shapes) {
  std::vector<Rectangle> glyphs;
  std::optional<Rectangle> all;
  for (const auto& line : small_print_below(page, sight)) {
    // The codes of alphametics may continue on the next line.
    if (sight.form != Form::alphametic) {
      glyphs.clear();
      all.reset();
    }
    take_line_apart(page, line, glyphs);
    if (glyphs.size() > kLongestCode) break;
    all = all ? all->with(around(line)) : around(line);
    for (const std::string& code : read_small_print(page, glyphs, shapes)) {
      auto found = settle_by_code(reading, code);
      if (found) return FoundByCode{.found = *std::move(found), .code = *all};
    }
  }
  return std::nullopt;
}

// The possible readings of each character in the small print below a calculation; the print counts
// as read.
std::vector<std::string> print_below(const Page& page, const Sight& sight, const Shapes& shapes,
                                     std::vector<Sight>& read) {
  std::vector<Rectangle> glyphs;
  for (const auto& line : small_print_below(page, sight)) {
    take_line_apart(page, line, glyphs);
    if (glyphs.size() > kLongestCode) return {};
    read.push_back({.box = around(line)});
  }
  return small_print_choices(page, glyphs, shapes);
}

// Whether three of four characters are clear; otherwise the print may be something else.
bool is_mostly_clear(const Reading& reading) {
  std::size_t all = 0;
  std::size_t sure = 0;
  for (const auto& line : reading.lines) {
    for (const ReadToken& token : line) {
      if (!token.word) continue;
      if (token.symbols.empty()) return false;
      all += token.symbols.size();
      sure += static_cast<std::size_t>(std::ranges::count_if(token.symbols, &ReadSymbol::sure));
    }
  }
  return 4 * sure >= 3 * all;
}

// The number of words in which all characters are clear: numbers, possibly with a word among them.
std::ptrdiff_t clear_words_in(const Reading& reading) {
  return std::ranges::count_if(reading.lines.front(), [](const ReadToken& token) {
    return !token.symbols.empty() && std::ranges::all_of(token.symbols, &ReadSymbol::sure);
  });
}

// Whether one of its numbers has a frame after all. Then other frames are damaged, and may hide
// numbers.
bool has_frames(const Page& page, const Sight& sight) {
  const auto is_frame = [&](const Rectangle& box) {
    return std::ranges::any_of(sight.lines.front(), [&](const Token& token) {
      const std::size_t height = token.box.height();
      return token.word && box.holds(token.box) && 10 * box.height() > 13 * height &&
             box.height() < 6 * height;
    });
  };
  return std::ranges::any_of(page.parts, is_frame, &vision::Part::box);
}

// Whether the number stands in the middle of its frame, as cards are printed. Otherwise a figure at
// one end may be covered: that moves the middle by half of its width, a third of its height.
bool is_in_the_middle(const Token& token) {
  const Rectangle print = around(token.glyphs);
  const auto before = static_cast<std::int64_t>(print.left - token.box.left);
  const auto behind = static_cast<std::int64_t>(token.box.right - print.right);
  return 5 * std::abs(before - behind) <= 2 * static_cast<std::int64_t>(print.height());
}

// The cards of a hand in frames that may have lost a figure.
std::vector<Doubt> doubts_about_places(const Sight& sight, const Reading& reading) {
  std::vector<Doubt> doubts;
  const std::vector<Token>& tokens = sight.lines.front();
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (!tokens[i].word || tokens[i].glyphs.empty() || is_in_the_middle(tokens[i])) continue;
    doubts.push_back(doubt_about_token(reading, {0, i, 0}));
    doubts.back().reason = DoubtReason::off_centre;
  }
  return doubts;
}

std::size_t characters_in(const Sight& sight) {
  std::size_t characters = 0;
  for (const auto& line : sight.lines) {
    for (const Token& token : line) characters += token.glyphs.size();
  }
  return characters;
}

// A reader, and the limit on further characters for it.
struct SecondReader {
  const CharacterReader& read;
  std::size_t left;
};

// Reads a sight again if the limit allows it; false otherwise.
bool may_read_again(const Page& page, const Sight& sight, SecondReader& second, Reading& reading) {
  const std::size_t characters = characters_in(sight);
  if (characters > second.left) return false;
  second.left -= characters;
  read_again(page, sight, second.read, reading);
  return true;
}

// Reads the puzzle at a sight; empty if it is a row without figures. Adds the read print to the
// rest.
std::optional<Found> found_in(const Page& page, const Sight& sight, const Shapes& shapes,
                              SecondReader& second, Budget& budget, std::vector<Sight>& read) {
  Reading reading = reading_of(page, sight, shapes);
  std::optional<Found> found;
  if (auto by_code = found_by_code(page, sight, reading, shapes)) {
    found = std::move(by_code->found);
    read.push_back({.box = by_code->code});
  }
  bool read_once = false;
  if (!found || !found->certain) {
    read_once = !may_read_again(page, sight, second, reading);
    if (found) found = settle_by_code(reading, found->code);
  }
  const bool is_plain_hand = sight.form == Form::hand && sight.plain;
  if (!found && (is_plain_hand || sight.form == Form::alphametic) && !is_mostly_clear(reading)) {
    return std::nullopt;
  }
  if (!found) {
    found = sight.form == Form::alphametic
                ? settle_calculation(reading, print_below(page, sight, shapes, read), budget)
                : settle(reading);
    if (found->certain && sight.form == Form::hand && !sight.plain) {
      found->doubts = doubts_about_places(sight, reading);
      found->certain = found->doubts.empty();
    }
  }
  if (is_plain_hand && has_frames(page, sight)) {
    found->certain = false;
    found->doubts.push_back({.reason = DoubtReason::damaged_frame});
  }
  if (read_once) {
    found->certain = false;
    found->doubts.push_back({.reason = DoubtReason::read_once});
  }
  found->place = sight.box;
  read.push_back(sight);
  return found;
}

// The print that looks like further puzzles: blocks, and rows of numbers.
std::vector<Rectangle> unread_in(const Page& page, const std::vector<Sight>& read,
                                 const Shapes& shapes, SecondReader& second) {
  constexpr std::ptrdiff_t kNumbersOfHand = 5;
  const auto has_numbers = [](const Reading& reading, std::ptrdiff_t least) {
    return is_mostly_clear(reading) || clear_words_in(reading) >= least;
  };
  std::vector<Rectangle> unread = unread_print(page, read);
  for (const Sight& row : number_rows_of(page, read)) {
    const auto holds = [&](const Rectangle& box) { return box.holds(row.box); };
    if (std::ranges::any_of(unread, holds)) continue;
    Reading reading = reading_of(page, row, shapes);
    if (!has_numbers(reading, kNumbersOfHand)) continue;
    // Letters of a text may look like figures to the first reader. They do not to the second,
    // although it may misread figures.
    if (!may_read_again(page, row, second, reading) || has_numbers(reading, kNumbersOfHand - 1)) {
      unread.push_back(row.box);
    }
  }
  return unread;
}

// The most to spend on one reading of a page.
struct Effort {
  std::size_t most_read_twice = 0;
  std::uint64_t steps = 0;  // for all alphametics together
};

// A page that may lie in another way is read with this: codes are enough.
constexpr Effort kGlance = {.most_read_twice = 0, .steps = 1'000'000};

// The readers of a picture, and their limits.
struct Reader {
  const CharacterReader& second;
  const std::function<void(std::size_t done, std::size_t all)>& progress;
  Effort most;
  Shapes shapes{};
};

bool are_close(const Rectangle& a, const Rectangle& b, std::size_t most) {
  return gap_across(a, b) <= most && gap_down(a, b) <= most;
}

// The place in the middle.
Rectangle middle_of(const Rectangle& box) {
  const std::size_t row = box.middle_row() / 2;
  const std::size_t column = box.middle_column() / 2;
  return {.top = row, .left = column, .bottom = row, .right = column};
}

// Adds the puzzles of which only the code is legible, and what was not read. Lines drawn
// near a puzzle without a code may have changed its numbers.
void add_the_rest(const Page& page, const std::vector<vision::Arrangement>& arrangements,
                  const Shapes& shapes, SecondReader& second, std::vector<Sight>& read,
                  Scanned& all) {
  for (Found& found : puzzles_of_codes(page, read, shapes)) {
    read.push_back({.form = found.form, .box = found.place});
    all.puzzles.push_back(std::move(found));
  }
  std::vector<Rectangle> unread = remains_on(page, arrangements, read);
  for (Found& found : all.puzzles) {
    if (!found.certain || !found.code.empty()) continue;
    const std::size_t near = found.place.height() / 2;
    if (std::ranges::none_of(
            unread, [&](const Rectangle& box) { return are_close(box, found.place, near); })) {
      continue;
    }
    found.certain = false;
    found.doubts.push_back({.reason = DoubtReason::lines_beside});
  }
  const std::vector<Rectangle> feet = feet_of(read);
  for (const Rectangle& box : unread) read.push_back({.box = box});
  std::ranges::copy_if(unread_in(page, read, shapes, second), std::back_inserter(unread),
                       [&](const Rectangle& box) {
                         const Rectangle middle = middle_of(box);
                         return std::ranges::none_of(
                             feet, [&](const Rectangle& foot) { return foot.holds(middle); });
                       });
  for (const Rectangle& box : unread) all.unread.push_back(page.in_picture(box));
}

Scanned read_page(const Page& page, const Reader& reader, const Effort& effort) {
  Budget budget(effort.steps);
  const Shapes& shapes = reader.shapes;
  const auto arrangements = arrangements_on(page);
  std::vector<Sight> sights = sights_of(page, arrangements);
  std::ranges::move(calculations_of(page, arrangements, sights), std::back_inserter(sights));
  std::ranges::move(plain_grids_of(page, sights), std::back_inserter(sights));
  std::ranges::move(plain_hands_of(page, sights), std::back_inserter(sights));
  sort_as_read(sights, &Sight::box);
  Scanned all;
  std::vector<Sight> read;
  SecondReader second{.read = reader.second, .left = effort.most_read_twice};
  for (std::size_t i = 0; i < sights.size(); ++i) {
    if (auto found = found_in(page, sights[i], shapes, second, budget, read)) {
      all.puzzles.push_back(*std::move(found));
    } else if (sights[i].form == Form::alphametic) {
      all.unread.push_back(page.in_picture(sights[i].box));
      read.push_back(sights[i]);
    }
    reader.progress(i + 1, sights.size());
  }
  add_the_rest(page, arrangements, shapes, second, read, all);
  sort_as_read(all.puzzles, &Found::place);
  for (Found& found : all.puzzles) found.place = page.in_picture(found.place);
  std::ranges::sort(all.unread, {},
                    [](const Rectangle& box) { return std::pair(box.top, box.left); });
  return all;
}

// Whether one of the puzzles was found by its code, which says that the page lies as it should.
bool is_identified(const Scanned& scanned) {
  return std::ranges::any_of(
      scanned.puzzles, [](const Found& found) { return found.certain && !found.code.empty(); });
}

std::ptrdiff_t certain_in(const Scanned& scanned) {
  return std::ranges::count_if(scanned.puzzles, &Found::certain);
}

bool is_all_certain(const Scanned& scanned) {
  return scanned.unread.empty() && certain_in(scanned) == std::ssize(scanned.puzzles);
}

vision::Turn turned_by(vision::Turn turn, unsigned quarters) {
  for (unsigned i = 0; i < quarters; ++i) turn = turn.quarter_more();
  return turn;
}

// Reads a page again that is turned by some quarters, in one of the likely ways. Empty if none of
// its puzzles is identified by its code.
std::optional<Scanned> read_turned(const Photo& photo, const vision::Turn& turn,
                                   std::span<const Face> faces, const Reader& reader) {
  // Other ways are at most this likely.
  constexpr int kLikely = 85;
  for (const Face& face : faces) {
    if (face.likeness * 100 < faces.front().likeness * kLikely) continue;
    const Page page = page_of(photo, turned_by(turn, face.quarters));
    Scanned scanned = read_page(page, reader, kGlance);
    if (!is_identified(scanned)) continue;
    if (is_all_certain(scanned)) return scanned;
    return read_page(page, reader, reader.most);
  }
  return std::nullopt;
}

// Whether the page is level already, except for a few degrees.
bool is_level(const vision::Turn& turn) {
  constexpr std::int32_t kSine = vision::View::kRun * 17 / 100;  // of 10 degrees
  return std::abs(turn.sine) <= kSine;
}

// The content of a picture that is as it should be, and the likely ways in which a page lies.
struct Look {
  Scanned scanned;
  std::vector<Face> faces{};
};

int likeness_of_upright(const std::vector<Face>& faces) {
  const auto upright = std::ranges::find_if(faces, &Face::is_upright);
  return upright == faces.end() ? 0 : upright->likeness;
}

Look look_at(const Photo& photo, const Reader& reader) {
  Look look;
  const Page page = page_of(photo);
  look.scanned = read_page(page, reader, reader.most);
  Scanned& upright = look.scanned;
  if ((is_identified(upright) && is_all_certain(upright)) || photo.is_narrow()) return look;
  const vision::Turn turn = vision::turn_of(photo.lines);
  const bool level = is_level(turn);
  if (level && is_identified(upright)) return look;
  look.faces = faces_of(page, reader.shapes);
  const int likeness = likeness_of_upright(look.faces);
  if (!level) look.faces = faces_of(page_of(photo, turn), reader.shapes);
  if (level && look.faces.front().is_upright() && certain_in(upright) > 0) return look;
  std::vector<Face> faces;
  std::ranges::copy_if(look.faces, std::back_inserter(faces), [&](const Face& face) {
    return !face.mirrored && !(level && face.is_upright());
  });
  if (auto turned = read_turned(photo, turn, faces, reader)) {
    upright = *std::move(turned);
    return look;
  }
  // Without a code, characters must look much better.
  constexpr int kMuchBetter = 120;
  const Face& first = look.faces.front();
  if (first.mirrored || first.likeness * 100 < likeness * kMuchBetter) return look;
  Scanned likely = read_page(page_of(photo, turned_by(turn, first.quarters)), reader, reader.most);
  if (certain_in(likely) >= certain_in(upright)) upright = std::move(likely);
  return look;
}

// Whether more than half of the picture is darker than the middle between its darkest and its
// lightest hundredth.
bool is_mostly_dark(const vision::Grey& picture) {
  std::array<std::size_t, 256> counts{};
  for (const std::uint8_t light : picture.values()) ++counts[light];
  const std::size_t all = picture.values().size();
  const auto light_of = [&](std::size_t hundredths) {
    std::size_t sum = 0;
    std::size_t light = 0;
    while (light < 255 && (sum += counts[light]) * 100 < all * hundredths) ++light;
    return light;
  };
  return 2 * light_of(50) < light_of(1) + light_of(99);
}

// The places of all that was found, as unread.
Scanned as_unread(const Scanned& scanned, Reversal reversal, const vision::Grey& picture) {
  Scanned unread{.reversal = reversal};
  for (const Found& found : scanned.puzzles) unread.unread.push_back(found.place);
  std::ranges::copy(scanned.unread, std::back_inserter(unread.unread));
  if (reversal != Reversal::negative) {
    for (Rectangle& box : unread.unread) {
      box = {.top = box.top,
             .left = picture.columns() - box.right,
             .bottom = box.bottom,
             .right = picture.columns() - box.left};
    }
  }
  std::ranges::sort(unread.unread, {},
                    [](const Rectangle& box) { return std::pair(box.top, box.left); });
  return unread;
}

// The content of a mirrored picture, if this is one whose puzzles can then be read.
std::optional<Scanned> read_mirrored(const vision::Grey& picture, const Look& look,
                                     const Reader& reader) {
  if (look.faces.empty() || !look.faces.front().mirrored) return std::nullopt;
  std::vector<Face> faces;
  std::ranges::copy_if(look.faces, std::back_inserter(faces), &Face::mirrored);
  const Photo photo = photo_of(vision::mirrored(picture));
  const vision::Turn turn = vision::turn_of(photo.lines);
  return read_turned(photo, is_level(turn) ? vision::Turn{} : turn, faces, reader);
}

// The content of a picture in which no code was found.
Scanned read_reversed(const vision::Grey& picture, Look look, const Reader& reader) {
  if (const auto mirror = read_mirrored(picture, look, reader)) {
    return as_unread(*mirror, Reversal::mirrored, picture);
  }
  if (!is_mostly_dark(picture)) return std::move(look.scanned);
  const vision::Grey negative = vision::negative_of(picture);
  const Look inverse = look_at(photo_of(negative), reader);
  if (is_identified(inverse.scanned) || certain_in(inverse.scanned) > 0) {
    return as_unread(inverse.scanned, Reversal::negative, picture);
  }
  if (const auto mirror = read_mirrored(negative, inverse, reader)) {
    return as_unread(*mirror, Reversal::mirrored_negative, picture);
  }
  return std::move(look.scanned);
}

}  // namespace

Scanned scan_page(const vision::Grey& picture, const CharacterReader& second,
                  const std::function<void(std::size_t done, std::size_t all)>& progress,
                  std::size_t most_read_twice) {
  constexpr std::size_t kLeast = 30;
  if (picture.rows() < kLeast || picture.columns() < kLeast) return {};
  constexpr std::uint64_t kMostSteps = 4'000'000'000;  // some seconds
  const Reader reader{.second = second,
                      .progress = progress,
                      .most = {.most_read_twice = most_read_twice, .steps = kMostSteps}};
  Look look = look_at(photo_of(picture), reader);
  if (is_identified(look.scanned)) return std::move(look.scanned);
  return read_reversed(picture, std::move(look), reader);
}

}  // namespace reckon::scan
