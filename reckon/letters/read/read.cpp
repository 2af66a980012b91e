// SPDX-License-Identifier: MIT
#include "reckon/letters/read/read.hpp"

#include "reckon/letters/read/puzzle_reader.hpp"
#include "reckon/text/as_typed.hpp"
#include "reckon/text/letters.hpp"

namespace reckon::letters {

Result<Reading> read_puzzle(std::string_view text, const ReadOptions& options) {
  PuzzleReader reader(text, options, PuzzleReader::Lines::together);
  auto first = reader.next();
  if (!first) return std::unexpected(first.error());
  if (!*first) {
    return std::unexpected(Error{.message = "there is no puzzle: give one like SEND + MORE = MONEY",
                                 .line = 1,
                                 .column = 1,
                                 .name = "no_puzzle"});
  }
  auto second = reader.next();
  if (!second) return std::unexpected(second.error());
  if (*second) {
    return std::unexpected(
        Error{.message = "a second puzzle begins here: give one, or leave the blank line out, if "
                         "both belong together",
              .line = (*second)->line,
              .column = 1,
              .name = "second_puzzle"});
  }
  return **std::move(first);
}

std::string filled(const Reading& reading, const Digits& digits) {
  const std::string_view text = reading.text;
  std::string with_digits;
  with_digits.reserve(text.size());
  std::size_t at = 0;
  for (const Mark& mark : reading.marks) {
    constexpr unsigned kDecimal = 10;
    const unsigned digit = digits[mark.cell];
    with_digits.append(text.substr(at, mark.offset - at));
    with_digits += static_cast<char>(digit < kDecimal ? '0' + digit : 'A' + digit - kDecimal);
    at = mark.offset + size_of_first(text.substr(mark.offset));
  }
  return with_digits.append(text.substr(at));
}

bool has_sign(std::string_view text) {
  const AsTyped typed(text);
  text = typed.text();
  return text.find_first_of("=<>") != text.npos || text.contains("≠") || text.contains("≤") ||
         text.contains("≥");
}

}  // namespace reckon::letters
