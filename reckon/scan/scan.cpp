#include "reckon/scan/scan.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "reckon/scan/settle.hpp"

namespace reckon::scan {
namespace {

using vision::Rectangle;

// Lines of small print that begin below the left edge of a puzzle, the nearest first. Codes are so
// printed.
std::vector<std::vector<Rectangle>> small_print_below(const Page& page, const Sight& sight) {
  const Rectangle& frame = sight.lines.front().front().box;
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

std::optional<Found> found_by_code(const Page& page, const Sight& sight, const Reading& reading,
                                   const Shapes& shapes) {
  for (const auto& line : small_print_below(page, sight)) {
    std::vector<Rectangle> glyphs;
    for (const Rectangle& box : line) take_apart(page, box, glyphs);
    for (const std::string& code : read_small_print(page, glyphs, shapes)) {
      if (auto found = settle_by_code(reading, code)) return found;
    }
  }
  return std::nullopt;
}

}  // namespace

std::vector<Found> scan(const vision::Grey& picture, const CharacterReader& second,
                        const std::function<void(std::size_t done, std::size_t all)>& progress) {
  constexpr std::size_t kLeast = 30;
  if (picture.rows() < kLeast || picture.columns() < kLeast) return {};
  const Page page = page_of(picture);
  const Shapes shapes;
  std::vector<Sight> sights = sights_of(page);
  std::ranges::move(plain_grids_of(page, sights), std::back_inserter(sights));
  sort_as_read(sights);
  std::vector<Found> all;
  for (const Sight& sight : sights) {
    Reading reading = reading_of(page, sight, shapes);
    if (auto found = found_by_code(page, sight, reading, shapes)) {
      all.push_back(*std::move(found));
    } else {
      read_again(page, sight, second, reading);
      all.push_back(settle(reading));
    }
    progress(all.size(), sights.size());
  }
  return all;
}

}  // namespace reckon::scan
