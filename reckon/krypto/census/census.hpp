// SPDX-License-Identifier: MIT
// The census: which games have a solution.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "reckon/arith/budget.hpp"
#include "reckon/arith/detail/bits.hpp"
#include "reckon/krypto/census/hand_order.hpp"
#include "reckon/krypto/solver.hpp"
#include "reckon/text/result.hpp"

namespace reckon::krypto {

/// The games of a census: every multiset of `cards` numbers from 1 to `largest_card` with every
/// objective from `first_objective` to `last_objective`. The standard ones are those of the Krypto
/// deck: 118,755 hands, 2,968,875 games.
struct Games {
  std::size_t cards = 5;
  std::int64_t largest_card = 25;
  std::int64_t first_objective = 1;
  std::int64_t last_objective = 25;

  /// Refuses anything except 1 to 7 cards up to 1,000, an ascending range of objectives up to 10^6
  /// in size, and at most 2^32 games.
  static Result<Games> make(std::size_t cards, std::int64_t largest_card,
                            std::int64_t first_objective, std::int64_t last_objective);

  /// Returns the number of objectives that each hand is tried with.
  std::uint64_t objectives() const {
    return static_cast<std::uint64_t>(last_objective - first_objective) + 1;
  }
};

/// The answer for every game, one bit each. A look-up costs a few loads.
class Census {
 public:
  /// Computes the census of games from Games::make, or of the standard ones. For five cards and at
  /// most 32 objectives from 0 up, it uses tables of two, three and four cards that all hands
  /// share. The 2,968,875 standard games take 10 ms under integer rules and 40 ms under house
  /// rules. Other games go to the solver one by one; each game of six cards takes 1 to 3 us.
  /// `linear` allows only unbracketed texts, read from right to left. The work is spent from
  /// `budget`, if given; if that runs out, the result is meaningless.
  static Census take(const Games& games, Rules rules, bool linear = false,
                     Budget* budget = nullptr);

  // The same in pieces, which can be made anywhere and added in any order.

  /// Returns the number of pieces. It is one if tables are used; otherwise a piece takes up to some
  /// tenths of a second.
  static std::uint64_t pieces(const Games& games);
  /// Returns the bits of the games of a piece, ascending, 64 per word. A set bit means that the
  /// game has a solution.
  static std::vector<std::uint64_t> make_piece(const Games& games, Rules rules, bool linear,
                                               std::uint64_t piece, Budget* budget = nullptr);
  /// Makes an empty census, to be filled by put().
  explicit Census(const Games& games);
  /// Adds the `bits` that make_piece() returned; false if their number is wrong.
  bool put(std::uint64_t piece, std::span<const std::uint64_t> bits);

  const Games& games() const { return games_; }
  /// Returns whether a game has a solution. The cards are ascending, and the game is one of
  /// games().
  bool solvable(std::span<const std::int64_t> cards, std::int64_t objective) const {
    return solvable(order_.index_of(cards), objective);
  }
  /// Returns the same for the hand with this number in order().
  bool solvable(std::uint64_t hand, std::int64_t objective) const {
    const std::uint64_t game =
        hand * games_.objectives() + static_cast<std::uint64_t>(objective - games_.first_objective);
    return has_bit(bits_.data(), game);
  }
  const HandOrder& order() const { return order_; }
  /// Returns the number of games.
  std::uint64_t count() const { return order_.hands() * games_.objectives(); }
  /// Returns the answers, 64 per word: for each hand, its objectives in order. Bits beyond count()
  /// are meaningless.
  std::span<const std::uint64_t> bits() const { return bits_; }
  /// Returns the number of games without a solution for each objective in order.
  std::vector<std::uint64_t> unsolvable_by_objective() const;

 private:
  Games games_;
  HandOrder order_;
  std::vector<std::uint64_t> bits_;
};

}  // namespace reckon::krypto
