// SPDX-License-Identifier: MIT
#include "reckon/letters/grid/known_letters.hpp"

#include <algorithm>
#include <charconv>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>

#include "reckon/text/letters.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::letters {

namespace {

std::string_view without_blanks(std::string_view text) {
  constexpr std::string_view kBlanks = " \t";
  text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
  return text.substr(0, text.find_last_not_of(kBlanks) + 1);
}

std::string text_of(const NamedDigit& named) {
  return named.letter + " = " + std::to_string(named.digit);
}

std::optional<NamedDigit> read_item(std::string_view item) {
  const std::size_t sign = item.find('=');
  if (sign == item.npos) return std::nullopt;
  auto letter = letter_called(without_blanks(item.substr(0, sign)));
  const std::string_view digit = without_blanks(item.substr(sign + 1));
  if (!letter) return std::nullopt;
  NamedDigit named{.letter = *std::move(letter)};
  const char* end = std::to_address(digit.end());
  const auto [stop, problem] = std::from_chars(std::to_address(digit.begin()), end, named.digit);
  if (problem != std::errc() || stop != end) return std::nullopt;
  return named;
}

Result<void> contradict_none(std::span<const NamedDigit> digits) {
  for (std::size_t i = 0; i < digits.size(); ++i) {
    for (const NamedDigit& before : digits.first(i)) {
      const bool same_letter = before.letter == digits[i].letter;
      if (same_letter == (before.digit == digits[i].digit)) continue;
      return failure(
          text_of(before) + " and " + text_of(digits[i]) + " contradict each other: " +
          (same_letter ? "a letter is one digit" : "different letters are different digits"));
    }
  }
  return {};
}

}  // namespace

std::optional<std::string> letter_called(std::string_view text) {
  if (text.empty() || size_of_first(text) != text.size() || !can_stand_for_digit(text)) {
    return std::nullopt;
  }
  return text.size() == 1 ? std::string(text) : capital_of(text);
}

Result<std::vector<NamedDigit>> read_named_digits(std::string_view text) {
  std::vector<NamedDigit> digits;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const std::string_view item = text.substr(begin, end - begin);
    const auto named = read_item(item);
    if (!named) {
      return failure(quote(item) +
                     " is not a letter with its digit: write them like A=2, or A=2,B=7");
    }
    digits.push_back(*named);
    begin = end + 1;
  }
  return digits;
}

Result<std::vector<NamedDigit>> read_known_letters(std::string_view text) {
  auto digits = read_named_digits(text);
  if (!digits) return digits;
  if (auto agreed = contradict_none(*digits); !agreed) return std::unexpected(agreed.error());
  return digits;
}

Result<void> tell(Grid& grid, std::span<const NamedDigit> digits) {
  if (auto agreed = contradict_none(digits); !agreed) return agreed;
  std::vector<KnownLetter> known;
  for (const NamedDigit& named : digits) {
    const auto letter = index_of_letter(grid.letters, named.letter);
    if (!letter) {
      return failure(text_of(named) + ": the puzzle does not have this letter (letters: " +
                     (grid.letters.empty() ? "none" : grid.letters) + ")");
    }
    const unsigned base = grid.puzzle.conditions.base;
    if (named.digit >= base) {
      return failure(text_of(named) + ": there is no such digit in base " + std::to_string(base) +
                     ", take one from 0 to " + std::to_string(base - 1));
    }
    const KnownLetter told{.letter = *letter, .digit = named.digit};
    if (std::ranges::find(known, told) == known.end()) known.push_back(told);
  }
  grid.puzzle.known = std::move(known);
  return {};
}

std::string to_text(const Digits& digits, std::string_view letters) {
  std::string text;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    text += (i == 0 ? "" : ", ") + letter_name(i, letters) + '=' + std::to_string(digits[i]);
  }
  return text;
}

}  // namespace reckon::letters
