// SPDX-License-Identifier: MIT
#include "reckon/kinds/code.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

#include "reckon/kinds/detail/code_symbols.hpp"
#include "reckon/kinds/kind.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::kinds {

namespace {

constexpr std::size_t kLongest = 400;
constexpr std::size_t kGroup = 5;

std::optional<Puzzle> puzzle_in(const Symbols& symbols) {
  const auto kind = kind_of_code(kCodeAlphabet[symbols.front()]);
  if (!kind) return std::nullopt;
  const std::span<const std::uint8_t> all = symbols;
  SymbolSource source(all.subspan(1, all.size() - 1 - kCodeChecks));
  auto puzzle = row_of(*kind).take(source);
  return source.all_taken() ? puzzle : std::nullopt;
}

Result<Symbols> symbols_in(std::string_view code) {
  Symbols symbols;
  for (const auto& [text, column] : characters_of(code)) {
    if (text == "-" || is_blank(text)) continue;
    char letter = text.size() == 1 ? upper(text[0]) : '?';
    if (letter == 'O') letter = '0';
    if (letter == 'I' || letter == 'L') letter = '1';
    if (kCodeAlphabet.find(letter) == kCodeAlphabet.npos) {
      return failure(
          quote(text) + " is not in a code: compare it with the sheet, it has digits and capitals",
          column);
    }
    if (symbols.size() == kLongest) return failure("is too long for a code", column);
    symbols.push_back(symbol_of(letter));
  }
  return symbols;
}

std::string in_groups(const Symbols& symbols) {
  std::string code;
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    if (i != 0 && i % kGroup == 0) code += '-';
    code += kCodeAlphabet[symbols[i]];
  }
  return code;
}

// Without asking whether it can be read again.
Result<Symbols> symbols_of(const Puzzle& puzzle) {
  const KindRow& row = row_of(kind_of(puzzle));
  Symbols symbols = {symbol_of(row.code_letter)};
  if (const auto put = row.put(symbols, puzzle); !put) return std::unexpected(put.error());
  const auto checks = checks_of(symbols);
  symbols.insert(symbols.end(), checks.begin(), checks.end());
  return symbols;
}

}  // namespace

Result<std::string> code_of(const Puzzle& puzzle) {
  const auto symbols = symbols_of(puzzle);
  if (!symbols) return std::unexpected(symbols.error());
  if (symbols->size() > kLongest || puzzle_in(*symbols) != puzzle) {
    return failure(
        ErrorCode::unsuitable,
        "the puzzle has no code: what it says must hold, with whole numbers below 2^31, in "
        "at most 300 signs");
  }
  return in_groups(*symbols);
}

Result<Puzzle> puzzle_of(std::string_view code) {
  const auto symbols = symbols_in(code);
  if (!symbols) return std::unexpected(symbols.error());
  if (symbols->size() <= kCodeChecks + 1) {
    return failure(
        "is too short for a code: it stands under a puzzle, like " + std::string("KN8K1-E2N1H-1SD"),
        1);
  }
  if (checks_of(*symbols) != std::array<std::uint8_t, kCodeChecks>{}) {
    return failure("the check characters do not match: compare the code with the sheet", 1);
  }
  const auto puzzle = puzzle_in(*symbols);
  if (!puzzle || symbols_of(*puzzle) != *symbols)
    return failure("is not the code of a puzzle that this version of reckon knows", 1);
  return *puzzle;
}

}  // namespace reckon::kinds
