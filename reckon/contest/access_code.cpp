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

std::string draw(const Chance& chance, std::size_t length) {
  constexpr std::size_t kOfOneDraw = 10;
  std::uint64_t bits = 0;
  kinds::Symbols symbols;
  while (symbols.size() < length - kinds::kCodeChecks) {
    if (symbols.size() % kOfOneDraw == 0) bits = chance();
    symbols.push_back(static_cast<std::uint8_t>(bits % kinds::kCodeAlphabet.size()));
    bits /= kinds::kCodeAlphabet.size();
  }
  for (const std::uint8_t check : kinds::checks_of(symbols)) symbols.push_back(check);
  return text_of(symbols);
}

Result<std::string> read_typed(std::string_view text, bool takes_staff) {
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
  const bool is_staff = takes_staff && symbols.size() == kStaffCodeLength;
  if (symbols.size() != kCodeLength && !is_staff) {
    return failure("a code has " + std::to_string(kCodeLength) +
                   (takes_staff ? " or " + std::to_string(kStaffCodeLength) : "") +
                   " characters, not " + std::to_string(symbols.size()) +
                   ": type it as the slip shows it");
  }
  const std::size_t drawn = symbols.size() - kinds::kCodeChecks;
  const auto checks = kinds::checks_of(std::span(symbols).first(drawn));
  if (symbols[drawn] != checks[0] || symbols[drawn + 1] != checks[1]) {
    return failure(ErrorCode::refuted, "the code is mistyped: compare it with the slip");
  }
  return text_of(symbols);
}

}  // namespace

std::string draw_access_code(const Chance& chance) { return draw(chance, kCodeLength); }
std::string draw_staff_code(const Chance& chance) { return draw(chance, kStaffCodeLength); }

std::string shown(std::string_view code) {
  constexpr std::size_t kGroup = 4;
  std::string text;
  for (std::size_t i = 0; i < code.size(); ++i) {
    if (i > 0 && i % kGroup == 0) text += '-';
    text += code[i];
  }
  return text;
}

namespace {

Result<std::string> read_code(std::string_view text, bool takes_staff) {
  constexpr std::size_t kLongest = 200;
  if (text.size() > kLongest)
    return failure(ErrorCode::out_of_range, "this is too long for a code");
  return read_as_typed(
      text, [takes_staff](std::string_view typed) { return read_typed(typed, takes_staff); });
}

}  // namespace

Result<std::string> read_access_code(std::string_view text) { return read_code(text, false); }
Result<std::string> read_any_code(std::string_view text) { return read_code(text, true); }

}  // namespace reckon::contest
