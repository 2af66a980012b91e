// SPDX-License-Identifier: MIT
#include "reckon/kinds/detail/text_symbols.hpp"

#include <algorithm>
#include <array>

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

// The same for any sign.
std::size_t put_sign(Symbols& symbols, std::string_view text) {
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
  return put_one_of(kRareSigns, symbols, text);
}

}  // namespace

bool put_text(Symbols& symbols, std::string_view text) {
  while (!text.empty()) {
    const std::size_t size = put_sign(symbols, text);
    if (size == 0) return false;
    text.remove_prefix(size);
  }
  return true;
}

std::optional<std::string> take_text(SymbolSource& source, std::uint64_t count) {
  if (count > source.left()) return std::nullopt;
  std::string text;
  std::uint64_t taken = 0;
  const auto take = [&] {
    ++taken;
    return source.take();
  };
  while (taken < count) {
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
    } else {
      return std::nullopt;
    }
  }
  if (taken != count) return std::nullopt;
  return text;
}

}  // namespace reckon::kinds
