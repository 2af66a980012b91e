// SPDX-License-Identifier: MIT
#include "reckon/kinds/detail/text_symbols.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "reckon/text/letters.hpp"
#include "reckon/text/utf8.hpp"

namespace reckon::kinds {

namespace {

constexpr std::array<std::string_view, 5> kSigns = {"+", "−", "×", "÷", "="};
constexpr std::uint8_t kEscape = 5;
constexpr std::uint8_t kFirstLetter = 6;

// Behind an escape.
constexpr std::array<std::string_view, 8> kRareSigns = {"\n", "(", ")", "^", "<", "≠", "≤", ";"};
constexpr std::uint8_t kBlanks = 8;
constexpr std::uint8_t kDashes = 9;
constexpr std::uint8_t kFirstDigit = 16;
constexpr std::size_t kLongestRun = 32;
constexpr std::uint8_t kNewLetter = 10;
constexpr std::uint8_t kJoinedLetter = 11;
constexpr std::uint8_t kSameLetter = 12;

// Letters beyond A to Z, in order of appearance.
using Letters = std::vector<std::string>;

// How long the sign at the beginning of the text is, in bytes, which gets its symbol; 0 if it is
// not one of the list.
template <std::size_t kCount>
std::size_t put_one_of(const std::array<std::string_view, kCount>& signs, Symbols& symbols,
                       std::string_view text) {
  const auto found =
      std::ranges::find_if(signs, [&](std::string_view sign) { return text.starts_with(sign); });
  if (found == signs.end()) return 0;
  symbols.push_back(static_cast<std::uint8_t>(found - signs.begin()));
  return found->size();
}

// Puts a letter beyond A to Z behind its escape; false if it is none.
bool put_letter(Letters& letters, Symbols& symbols, std::string_view letter) {
  if (!can_stand_for_digit(letter)) return false;
  const auto known = std::ranges::find(letters, letter);
  if (known != letters.end()) {
    symbols.push_back(kSameLetter);
    put_number(symbols, static_cast<std::uint64_t>(known - letters.begin()));
    return true;
  }
  letters.emplace_back(letter);
  const std::size_t count = utf8::count(letter);
  symbols.push_back(count == 1 ? kNewLetter : kJoinedLetter);
  if (count > 1) put_number(symbols, count);
  while (!letter.empty()) {
    const auto next = utf8::first(letter);
    if (!next) return false;
    put_number(symbols, next->code);
    letter.remove_prefix(next->bytes.size());
  }
  return true;
}

// Takes what put_letter has put; nothing if that is not a letter.
std::optional<std::string> take_letter(Letters& letters, SymbolSource& source, std::uint8_t how) {
  const auto take = [&] { return static_cast<std::uint64_t>(source.take_number()); };
  if (how == kSameLetter) {
    const std::uint64_t place = take();
    if (place >= letters.size()) return std::nullopt;
    return letters[static_cast<std::size_t>(place)];
  }
  constexpr char32_t kLast = 0x10FFFF;
  const std::uint64_t count = how == kJoinedLetter ? take() : 1;
  std::string letter;
  for (std::uint64_t i = 0; i < count; ++i) {
    const std::uint64_t code = take();
    const bool is_surrogate = 0xD800 <= code && code <= 0xDFFF;
    if (code > kLast || is_surrogate || letter.size() > kLongestLetter) return std::nullopt;
    utf8::append(letter, static_cast<char32_t>(code));
  }
  letters.push_back(letter);
  return letter;
}

// The same as put_one_of for any sign.
std::size_t put_sign(Letters& letters, Symbols& symbols, std::string_view text) {
  const char c = text.front();
  if (c >= 'A' && c <= 'Z') {
    symbols.push_back(static_cast<std::uint8_t>(kFirstLetter + (c - 'A')));
    return 1;
  }
  if (const std::size_t size = put_one_of(kSigns, symbols, text)) return size;
  symbols.push_back(kEscape);
  if (c >= '0' && c <= '9') {
    symbols.push_back(static_cast<std::uint8_t>(kFirstDigit + (c - '0')));
    return 1;
  }
  if (c == ' ' || c == '-') {
    const std::size_t run = std::min({text.find_first_not_of(c), text.size(), kLongestRun});
    symbols.push_back(c == ' ' ? kBlanks : kDashes);
    symbols.push_back(static_cast<std::uint8_t>(run - 1));
    return run;
  }
  if (const std::size_t size = put_one_of(kRareSigns, symbols, text)) return size;
  const std::size_t size = size_of_first(text);
  return put_letter(letters, symbols, text.substr(0, size)) ? size : 0;
}

}  // namespace

bool put_text(Symbols& symbols, std::string_view text) {
  Letters letters;
  while (!text.empty()) {
    const std::size_t size = put_sign(letters, symbols, text);
    if (size == 0) return false;
    text.remove_prefix(size);
  }
  return true;
}

std::optional<std::string> take_text(SymbolSource& source, std::uint64_t count) {
  if (count > source.left()) return std::nullopt;
  std::string text;
  Letters letters;
  const std::uint64_t rest = source.left() - count;
  const auto take = [&] { return source.take(); };
  while (source.left() > rest) {
    const std::uint8_t symbol = take();
    if (symbol >= kFirstLetter) {
      text += static_cast<char>('A' + (symbol - kFirstLetter));
    } else if (symbol < kEscape) {
      text += kSigns[symbol];
    } else if (const std::uint8_t other = take(); other < kRareSigns.size()) {
      text += kRareSigns[other];
    } else if (other == kBlanks || other == kDashes) {
      text.append(std::size_t{take()} + 1, other == kBlanks ? ' ' : '-');
    } else if (other >= kFirstDigit && other < kFirstDigit + 10) {
      text += static_cast<char>('0' + (other - kFirstDigit));
    } else if (kNewLetter <= other && other <= kSameLetter) {
      const auto letter = take_letter(letters, source, other);
      if (!letter) return std::nullopt;
      text += *letter;
    } else {
      return std::nullopt;
    }
  }
  if (source.left() != rest) return std::nullopt;
  return text;
}

}  // namespace reckon::kinds
