// SPDX-License-Identifier: MIT
// The techniques that look at letters alone.
#include <algorithm>

#include "reckon/letters/reason/board.hpp"

namespace reckon::letters {

bool no_leading_zeros(const Board& board, Possible possible, std::vector<Letter>&) {
  return std::ranges::all_of(board.beginnings(), [&](std::optional<Letter> letter) {
    if (!letter) return false;
    possible[*letter] &= ~only(0);
    return possible[*letter] != 0;
  });
}

bool remove_found(const Board& board, Possible possible, std::vector<Letter>& because) {
  for (Letter letter = 0; letter < board.letters(); ++letter) {
    const DigitSet digit = possible[letter];
    if (!found(digit) || board.is_free(letter)) continue;
    bool removed = false;
    for (Letter other = 0; other < board.letters(); ++other) {
      if (other == letter || (possible[other] & digit) == 0 || !board.must_differ(letter, other)) {
        continue;
      }
      removed = true;
      possible[other] &= ~digit;
    }
    if (!removed) continue;
    because = {letter};
    return std::ranges::none_of(possible, [](DigitSet digits) { return digits == 0; });
  }
  return true;
}

bool find_last_places(const Board& board, Possible possible, std::vector<Letter>& because) {
  if (!board.all_differ() || board.letters() != board.base()) return true;
  for (unsigned digit = 0; digit < board.base(); ++digit) {
    Letter candidates = 0;
    Letter candidate = 0;
    for (Letter letter = 0; letter < board.letters(); ++letter) {
      if ((possible[letter] & only(digit)) == 0) continue;
      ++candidates;
      candidate = letter;
    }
    if (candidates == 0) return false;
    if (candidates == 1 && !found(possible[candidate])) {
      possible[candidate] = only(digit);
      because = {candidate};
      return true;
    }
  }
  return true;
}

bool remove_pairs(const Board& board, Possible possible, std::vector<Letter>& because) {
  const auto is_one_of_two = [&](Letter letter) {
    return std::popcount(possible[letter]) == 2 && !board.is_free(letter);
  };
  for (Letter left = 0; left < board.letters(); ++left) {
    if (!is_one_of_two(left)) continue;
    const DigitSet both = possible[left];
    for (Letter right = left + 1; right < board.letters(); ++right) {
      if (possible[right] != both || !board.must_differ(left, right)) continue;
      bool removed = false;
      for (Letter other = 0; other < board.letters(); ++other) {
        if (other == left || other == right || (possible[other] & both) == 0 ||
            !board.must_differ(left, other) || !board.must_differ(right, other)) {
          continue;
        }
        removed = true;
        because = {left, right};
        possible[other] &= ~both;
        if (possible[other] == 0) return false;
      }
      if (removed) return true;
    }
  }
  return true;
}

}  // namespace reckon::letters
