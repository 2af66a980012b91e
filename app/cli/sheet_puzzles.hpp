// The puzzles of a sheet: made to order, or again from their codes.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "reckon/arith/rules.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/sheet/puzzle.hpp"

namespace reckon::cli {

/// How many puzzles of each kind, and what they are to be like.
struct SheetWishes {
  std::array<std::uint64_t, sheet::kAllKinds.size()> counts{};
  int easiest = 1;  ///< levels, 1 to 5; the puzzles of a kind get harder from one to the other
  int hardest = 5;
  Rules rules = Rules::house;
  krypto::Deck deck = krypto::Deck::cards56;
  std::uint8_t rows = 3;  ///< of newspaper grids
  std::uint8_t columns = 3;

  std::uint64_t total() const;
};

/// Makes the puzzles, with a progress bar, and verifies every answer; no two are of one class. Each
/// kind and level has a chance of its own, so that asking for more of one does not change the
/// others. Fault where there are not so many.
std::vector<sheet::Entry> make_puzzles(const SheetWishes& wishes, std::uint64_t seed);

/// The puzzles of these codes, in this order; a code that is none is a Fault.
std::vector<sheet::Entry> puzzles_of(const std::vector<std::string>& codes);

}  // namespace reckon::cli
