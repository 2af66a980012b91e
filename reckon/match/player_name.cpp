// SPDX-License-Identifier: MIT
#include "reckon/match/player_name.hpp"

#include <algorithm>
#include <array>

#include "reckon/text/joined_sign.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/utf8.hpp"

namespace reckon::match {

namespace {

struct Range {
  char32_t first;
  char32_t last;
};

constexpr std::array kBlanks = {
    Range{0x0009, 0x000A}, Range{0x000D, 0x000D}, Range{0x0020, 0x0020},
    Range{0x00A0, 0x00A0}, Range{0x1680, 0x1680}, Range{0x2000, 0x200A},
    Range{0x202F, 0x202F}, Range{0x205F, 0x205F}, Range{0x3000, 0x3000}};
// Combining marks; many of them on a character would cover other lines.
constexpr std::array kMarks = {Range{0x0300, 0x036F}, Range{0x0483, 0x0489}, Range{0x1AB0, 0x1AFF},
                               Range{0x1DC0, 0x1DFF}, Range{0x20D0, 0x20FF}, Range{0xFE20, 0xFE2F}};
constexpr std::size_t kMostMarks = 2;

bool in(const auto& ranges, char32_t character) {
  return std::ranges::any_of(ranges, [character](const Range& range) {
    return range.first <= character && character <= range.last;
  });
}

}  // namespace

std::unexpected<Error> name_too_long() {
  return failure(ErrorCode::out_of_range, "the name is too long: take at most " +
                                              std::to_string(kLongestName) + " characters");
}

std::string code_name(char32_t character) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string digits;
  for (char32_t rest = character; rest > 0 || digits.size() < 4; rest /= 16) {
    digits.insert(digits.begin(), kDigits[rest % 16]);
  }
  return "U+" + digits;
}

Result<std::string> clean_name(std::string_view name, std::size_t most) {
  const std::string_view all = name;
  std::string clean;
  std::string letter;
  std::size_t characters = 0;
  std::size_t marks = 0;
  bool blank = false;
  for (std::size_t place = 1; !name.empty(); ++place) {
    const auto next = utf8::first(name);
    if (!next) return failure("the name is not UTF-8", place);
    name.remove_prefix(next->bytes.size());
    if (in(kBlanks, next->code)) {
      blank = !clean.empty();
      continue;
    }
    const std::string_view before = all.substr(0, all.size() - name.size() - next->bytes.size());
    if (is_unseen(next->code) && !is_part_of_sign(before, next->code, name)) {
      return failure("the name has " + code_name(next->code) + ", which is not seen: leave it out",
                     place);
    }
    const bool is_mark = in(kMarks, next->code);
    marks = is_mark ? marks + 1 : 0;
    if (!is_mark) letter = next->bytes;
    if (marks > kMostMarks) {
      return failure("the name has too many marks on " + quote(letter) + ": leave some out", place);
    }
    if (blank) {
      clean += ' ';
      ++characters;
    }
    blank = false;
    clean += next->bytes;
    ++characters;
    if (characters > most || clean.size() > kMostNameBytes) return name_too_long();
  }
  if (characters == 0) return failure("the name is empty");
  return clean;
}

}  // namespace reckon::match
