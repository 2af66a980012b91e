// SPDX-License-Identifier: MIT
#include "reckon/scan/scan.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "reckon/scan/print.hpp"
#include "reckon/scan/settle.hpp"
#include "reckon/scan/settle_calculation.hpp"
#include "reckon/scan/unread.hpp"

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
    for (const Rectangle& box : line) take_apart(page, box, glyphs);
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
    for (const Rectangle& box : line) take_apart(page, box, glyphs);
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
  }
  if (is_plain_hand && has_frames(page, sight)) {
    found->certain = false;
    found->doubts.emplace_back("stands in frames, of which one is damaged");
  }
  if (read_once) {
    found->certain = false;
    found->doubts.emplace_back(
        "was read only once, since there is so much print: take a picture of fewer puzzles");
  }
  found->place = page.in_picture(sight.box);
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

}  // namespace

Scanned scan_page(const vision::Grey& picture, const CharacterReader& second,
                  const std::function<void(std::size_t done, std::size_t all)>& progress,
                  std::size_t most_read_twice) {
  constexpr std::size_t kLeast = 30;
  if (picture.rows() < kLeast || picture.columns() < kLeast) return {};
  const Page page = page_of(picture);
  const Shapes shapes;
  const auto arrangements = arrangements_on(page);
  std::vector<Sight> sights = sights_of(page, arrangements);
  std::ranges::move(calculations_of(page, arrangements, sights), std::back_inserter(sights));
  std::ranges::move(plain_grids_of(page, sights), std::back_inserter(sights));
  std::ranges::move(plain_hands_of(page, sights), std::back_inserter(sights));
  sort_as_read(sights);
  Scanned all;
  std::vector<Sight> read;
  SecondReader reader{.read = second, .left = most_read_twice};
  constexpr std::uint64_t kMostSteps = 4'000'000'000;  // some seconds, for all alphametics together
  Budget budget(kMostSteps);
  for (std::size_t i = 0; i < sights.size(); ++i) {
    if (auto found = found_in(page, sights[i], shapes, reader, budget, read)) {
      all.puzzles.push_back(*std::move(found));
    } else if (sights[i].form == Form::alphametic) {
      all.unread.push_back(page.in_picture(sights[i].box));
      read.push_back(sights[i]);
    }
    progress(i + 1, sights.size());
  }
  for (const Rectangle& box : unread_in(page, read, shapes, reader)) {
    all.unread.push_back(page.in_picture(box));
  }
  std::ranges::sort(all.unread, {},
                    [](const Rectangle& box) { return std::pair(box.top, box.left); });
  return all;
}

}  // namespace reckon::scan
