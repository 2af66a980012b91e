// SPDX-License-Identifier: MIT
// Finds hands without frames: figures of one height in a row, with the last number set apart.
#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <tuple>
#include <utility>

#include "reckon/krypto/hand.hpp"
#include "reckon/scan/print.hpp"
#include "reckon/scan/sight.hpp"

namespace reckon::scan {
namespace {

using vision::distance;
using vision::Rectangle;

constexpr std::size_t kFewestCards = 4;

// The mark between two numbers of a row.
enum class Between : std::uint8_t {
  nothing,
  mark,   // a comma or a full stop
  colon,  // or an equals sign
  other,
};

// Adjacent figures, and the mark before them.
struct Number {
  Rectangle box;
  std::size_t figures = 0;
  std::size_t gap = 0;
  Between before = Between::nothing;
  Rectangle sign{};  // the mark before it, or the gap
};

bool can_be_figure(const Rectangle& piece) {
  constexpr std::size_t kLeast = 12;
  return piece.height() >= kLeast && piece.width() <= 2 * piece.height();
}

// The pieces of print that may be figures.
Pieces figures_in(const Page& page, const Pieces& print) {
  Pieces figures;
  for (const Rectangle& piece : print) {
    if (can_be_figure(piece)) take_apart(page, piece, figures);
  }
  return figures;
}

// Whether they have one height and are on one line.
bool are_level(const Rectangle& a, const Rectangle& b) {
  const std::size_t play = std::min(a.height(), b.height()) / 5 + 1;
  return distance(a.top, b.top) <= play && distance(a.bottom, b.bottom) <= play;
}

// Rows of figures from left to right, with gaps of up to five times their height.
std::vector<Pieces> rows_of(Pieces figures) {
  constexpr std::size_t kMostFigures = 3000;
  if (figures.size() > kMostFigures) return {};
  std::ranges::sort(figures, {}, &Rectangle::left);
  std::vector<Pieces> rows;
  for (const Rectangle& figure : figures) {
    const auto goes_on = [&](const Pieces& row) {
      const Rectangle& last = row.back();
      return are_level(last, figure) && figure.left <= last.right + 5 * last.height();
    };
    const auto row = std::ranges::find_if(rows, goes_on);
    if (row != rows.end()) {
      row->push_back(figure);
    } else {
      rows.push_back({figure});
    }
  }
  return rows;
}

// Twice the distance between the middles of two figures. In nearly all fonts figures have equal
// widths, apart from the space around them.
std::size_t pitch(const Rectangle& a, const Rectangle& b) {
  return b.middle_column() - std::min(a.middle_column(), b.middle_column());
}

// The least pitch of figures that belong to two numbers; empty if that is not clear.
std::optional<std::size_t> least_pitch_of_numbers(const Pieces& row) {
  const std::size_t height = row.front().height();
  std::vector<std::size_t> pitches;
  for (std::size_t i = 1; i < row.size(); ++i) pitches.push_back(pitch(row[i - 1], row[i]));
  std::ranges::sort(pitches);
  // In half percent of the height. In usual fonts the figures of a number are 64 to 100 percent
  // apart; those of two numbers are half as far again, 95 to 200.
  const auto is_at_least = [&](std::size_t i, std::size_t hundredths) {
    return 50 * pitches[i] >= hundredths * height;
  };
  constexpr std::size_t kMostWithin = 106;
  constexpr std::size_t kLeastBetween = 90;
  if (is_at_least(0, kMostWithin)) return pitches.front();
  for (std::size_t i = 1; i < pitches.size() && !is_at_least(i - 1, kMostWithin); ++i) {
    if (is_at_least(i, kLeastBetween) && 100 * pitches[i] >= 115 * pitches[i - 1])
      return pitches[i];
  }
  return std::nullopt;
}

// The print between two pieces of a row, and its position.
std::pair<Between, Rectangle> between(const Rectangle& left, const Rectangle& right,
                                      const Pieces& print) {
  const std::size_t height = left.height();
  const Rectangle gap{.top = left.top - std::min(left.top, height / 4),
                      .left = left.right,
                      .bottom = left.bottom + height / 3,
                      .right = right.left};
  const std::size_t rim = height / 8;
  Pieces found;
  for (const Rectangle& piece : print) {
    const bool inside = piece.left + 1 >= gap.left && piece.right <= gap.right + 1 &&
                        piece.top >= gap.top && piece.bottom <= gap.bottom;
    if (inside && 10 * std::max(piece.height(), piece.width()) >= height) found.push_back(piece);
  }
  if (found.empty()) return {Between::nothing, gap};
  const Rectangle all = around(found);
  const Rectangle sign{.top = all.top - std::min(all.top, rim),
                       .left = std::max(gap.left, all.left - std::min(all.left, rim)),
                       .bottom = all.bottom + rim,
                       .right = std::min(gap.right, all.right + rim)};
  const bool is_low = 2 * all.middle_row() + height > 4 * left.bottom;
  if (found.size() == 1 && is_low && 10 * all.height() <= 7 * height && 2 * all.width() <= height) {
    return {Between::mark, sign};
  }
  const bool stacked = found.size() == 2 && gap_across(found[0], found[1]) == 0 &&
                       gap_down(found[0], found[1]) > 0 && 2 * found[0].height() <= height &&
                       2 * found[1].height() <= height;
  return {stacked ? Between::colon : Between::other, sign};
}

// The numbers of a row from left to right; empty if there cannot be enough for a hand.
std::vector<Number> numbers_of(const Pieces& row, const Pieces& print) {
  if (row.size() <= kFewestCards) return {};
  const auto least_pitch = least_pitch_of_numbers(row);
  if (!least_pitch) return {};
  std::vector<Number> numbers;
  Rectangle last{};
  for (const Rectangle& figure : row) {
    const std::size_t gap = numbers.empty() ? 0 : gap_across(numbers.back().box, figure);
    const bool goes_on = !numbers.empty() && pitch(last, figure) < *least_pitch;
    last = figure;
    if (goes_on) {
      numbers.back().box = numbers.back().box.with(figure);
      ++numbers.back().figures;
      continue;
    }
    Number number{.box = figure, .figures = 1, .gap = gap};
    if (!numbers.empty()) {
      std::tie(number.before, number.sign) = between(numbers.back().box, figure, print);
    }
    // A letter of a word before the objective may be as high as a figure, like the k of "make".
    if (number.before == Between::other && numbers.back().before == Between::other) {
      number.sign = numbers.back().sign.with(numbers.back().box).with(number.sign);
      numbers.pop_back();
    }
    numbers.push_back(number);
  }
  return numbers;
}

// The cards before an objective: separated only by commas, without a gap twice as wide as another.
std::size_t first_card_before(const std::vector<Number>& numbers, std::size_t objective) {
  constexpr std::size_t kMostFigures = 3;
  std::size_t first = objective;
  std::size_t least = ~std::size_t{0};
  std::size_t most = 0;
  while (first > 0 && numbers[first - 1].figures <= kMostFigures) {
    if (first < objective) {
      const Number& card = numbers[first];
      least = std::min(least, card.gap);
      most = std::max(most, card.gap);
      if (card.before > Between::mark || most > 2 * least) break;
    }
    --first;
  }
  return first;
}

Sight sight_of(const Page& page, const std::vector<Number>& numbers, std::size_t first,
               std::size_t objective) {
  Sight sight{.form = Form::hand, .plain = true, .lines = {{}}, .box = numbers[first].box};
  auto& tokens = sight.lines.front();
  for (std::size_t i = first; i <= objective; ++i) {
    const Rectangle& box = numbers[i].box;
    if (i == objective) tokens.push_back({.word = false, .box = numbers[i].sign});
    tokens.push_back({.word = true, .box = box, .glyphs = glyphs_in(page, box)});
    sight.box = sight.box.with(box);
  }
  return sight;
}

// Whether two neighbouring pieces of a row belong to a text rather than to a hand: without a gap
// between them, or with print as high as figures.
bool are_of_text(const Rectangle& left, const Rectangle& right, const Pieces& print) {
  if (3 * gap_across(left, right) < left.height()) return true;
  return std::ranges::any_of(print, [&](const Rectangle& piece) {
    return piece.left + 1 >= left.right && piece.right <= right.left + 1 &&
           piece.top < left.bottom && piece.bottom > left.top &&
           3 * piece.height() > 2 * left.height();
  });
}

// The longest run of adjacent numbers that are not in a text: its first and its end.
std::pair<std::size_t, std::size_t> longest_run(const std::vector<Number>& numbers,
                                                const Pieces& print) {
  std::pair<std::size_t, std::size_t> longest;
  std::size_t first = 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (i > 0 && are_of_text(numbers[i - 1].box, numbers[i].box, print)) first = i;
    if (i + 1 - first > longest.second - longest.first) longest = {first, i + 1};
  }
  return longest;
}

// Whether most characters are higher than wide, like figures, but unlike circles and small letters.
bool are_slender(const std::vector<Token>& words) {
  std::size_t all = 0;
  std::size_t slender = 0;
  for (const Token& word : words) {
    all += word.glyphs.size();
    slender += static_cast<std::size_t>(std::ranges::count_if(
        word.glyphs, [](const Rectangle& box) { return 10 * box.width() <= 9 * box.height(); }));
  }
  return 4 * slender >= 3 * all;
}

}  // namespace

std::vector<Sight> plain_hands_of(const Page& page, const std::vector<Sight>& others) {
  constexpr std::size_t kCards = 5;
  constexpr std::size_t kMostFigures = 4;
  const Pieces print = print_beside(page, others);
  std::vector<Sight> sights;
  for (const Pieces& row : rows_of(figures_in(page, print))) {
    const std::vector<Number> numbers = numbers_of(row, print);
    std::size_t done = 0;
    for (std::size_t i = kFewestCards; i < numbers.size(); ++i) {
      if (numbers[i].figures > kMostFigures) continue;
      std::size_t first = std::max(done, first_card_before(numbers, i));
      std::size_t widest = 0;
      for (std::size_t j = first + 1; j < i; ++j) widest = std::max(widest, numbers[j].gap);
      // Without a sign before it, the objective must be farther away than five cards.
      const bool apart = numbers[i].before <= Between::mark;
      if (apart && (i - first < kCards || numbers[i].gap * 10 < widest * 18)) continue;
      // A hand may be preceded by its number and a full stop.
      if (i - first > 1 && numbers[first + 1].before == Between::mark &&
          numbers[first + 2].before == Between::nothing) {
        ++first;
      }
      if (i - first < kFewestCards || i - first > krypto::kMostCards) continue;
      sights.push_back(sight_of(page, numbers, first, i));
      done = i + 1;
    }
  }
  return sights;
}

std::vector<Sight> number_rows_of(const Page& page, const std::vector<Sight>& others) {
  const Pieces print = print_beside(page, others);
  std::vector<Sight> rows;
  for (const Pieces& row : rows_of(figures_in(page, print))) {
    const std::vector<Number> numbers = numbers_of(row, print);
    const auto [first, last] = longest_run(numbers, print);
    if (last - first <= kFewestCards) continue;
    Sight sight{.form = Form::hand, .plain = true, .lines = {{}}, .box = numbers[first].box};
    auto& words = sight.lines.front();
    for (std::size_t i = first; i < last; ++i) {
      const Rectangle& box = numbers[i].box;
      words.push_back({.word = true, .box = box, .glyphs = glyphs_in(page, box)});
      sight.box = sight.box.with(box);
    }
    if (are_slender(words)) rows.push_back(std::move(sight));
  }
  return rows;
}

}  // namespace reckon::scan
