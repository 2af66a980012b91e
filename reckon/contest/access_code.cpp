// SPDX-License-Identifier: MIT
#include "reckon/contest/access_code.hpp"

#include <span>
#include <vector>

#include "reckon/kinds/detail/code_symbols.hpp"
#include "reckon/text/as_typed.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::contest {

namespace {

constexpr std::size_t kRandom = kCodeLength - kinds::kCodeChecks;

std::string text_of(std::span<const std::uint8_t> symbols) {
  std::string text;
  for (const std::uint8_t symbol : symbols) text += kinds::kCodeAlphabet[symbol];
  return text;
}

// Returns the character that is meant.
char meant(char typed) {
  typed = upper(typed);
  switch (typed) {
    case 'O': return '0';
    case 'I':
    case 'L': return '1';
    default: return typed;
  }
}

Result<std::string> read_typed(std::string_view text) {
  kinds::Symbols symbols;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = meant(text[i]);
    if (c == ' ' || c == '-' || c == '\t') continue;
    if (!kinds::kCodeAlphabet.contains(c)) {
      return failure(quote(text.substr(i, 1)) +
                         " is in no code: codes have digits, and letters but I, L, O and U",
                     i + 1);
    }
    symbols.push_back(kinds::symbol_of(c));
  }
  if (symbols.size() != kCodeLength) {
    return failure("a code has " + std::to_string(kCodeLength) + " characters, not " +
                   std::to_string(symbols.size()) + ": type it as the slip shows it");
  }
  const auto checks = kinds::checks_of(std::span(symbols).first(kRandom));
  if (symbols[kRandom] != checks[0] || symbols[kRandom + 1] != checks[1]) {
    return failure(ErrorCode::refuted, "the code is mistyped: compare it with the slip");
  }
  return text_of(symbols);
}

}  // namespace

std::string draw_access_code(const Chance& chance) {
  std::uint64_t bits = chance();
  kinds::Symbols symbols;
  while (symbols.size() < kRandom) {
    symbols.push_back(static_cast<std::uint8_t>(bits % kinds::kCodeAlphabet.size()));
    bits /= kinds::kCodeAlphabet.size();
  }
  for (const std::uint8_t check : kinds::checks_of(symbols)) symbols.push_back(check);
  return text_of(symbols);
}

std::string shown(std::string_view code) {
  constexpr std::size_t kGroup = 4;
  std::string text;
  for (std::size_t i = 0; i < code.size(); ++i) {
    if (i > 0 && i % kGroup == 0) text += '-';
    text += code[i];
  }
  return text;
}

Result<std::string> read_access_code(std::string_view text) {
  constexpr std::size_t kLongest = 200;
  if (text.size() > kLongest)
    return failure(ErrorCode::out_of_range, "this is too long for a code");
  return read_as_typed(text, read_typed);
}

}  // namespace reckon::contest
