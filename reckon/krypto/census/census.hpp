// SPDX-License-Identifier: MIT
// The census: which of all games have a solution.
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

/// Which games: every multiset of `cards` numbers from 1 to `largest_card` with every objective
/// from `first_objective` to `last_objective`. The standard ones are those of the Krypto deck:
/// 118,755 hands, 2,968,875 games.
struct Games {
  std::size_t cards = 5;
  std::int64_t largest_card = 25;
  std::int64_t first_objective = 1;
  std::int64_t last_objective = 25;

  /// Refuses anything but 1 to 7 cards up to 1,000, objectives up to 10^6 in size in order, and
  /// more than 2^32 games.
  static Result<Games> make(std::size_t cards, std::int64_t largest_card,
                            std::int64_t first_objective, std::int64_t last_objective);

  /// How many objectives each hand is asked for.
  std::uint64_t objectives() const {
    return static_cast<std::uint64_t>(last_objective - first_objective) + 1;
  }
};

/// The answer for every game, a bit each; looking one up takes some loads.
class Census {
 public:
  /// Takes the census of games that Games::make gave, or of the standard ones. Of five cards and at
  /// most 32 objectives from 0 up it is made from tables of two, three and four cards that all
  /// hands share: 10 ms for the 2,968,875 games under rules of integers, 40 ms under house rules.
  /// Others ask the solver game by game, 1 to 3 us each of six cards. `linear` looks at unbracketed
  /// texts from right to left only. Where there is a budget, that is taken from it; it means
  /// nothing if the budget is over before.
  static Census take(const Games& games, Rules rules, bool linear = false,
                     Budget* budget = nullptr);

  // The same in pieces, which may be made anywhere and put in any order.

  /// How many there are: one where tables help; else each takes up to some tenths of a second.
  static std::uint64_t pieces(const Games& games);
  /// The bits of the games of a piece, ascending, 64 a word. A game has a solution where it is set.
  static std::vector<std::uint64_t> make_piece(const Games& games, Rules rules, bool linear,
                                               std::uint64_t piece, Budget* budget = nullptr);
  /// An empty census, to be filled by put().
  explicit Census(const Games& games);
  /// `bits` are what make_piece() gave; false if they are not as many.
  bool put(std::uint64_t piece, std::span<const std::uint64_t> bits);

  const Games& games() const { return games_; }
  /// Whether a game has a solution; the cards are ascending, and it is one of games().
  bool solvable(std::span<const std::int64_t> cards, std::int64_t objective) const {
    return solvable(order_.index_of(cards), objective);
  }
  /// The same for a hand by its number in order().
  bool solvable(std::uint64_t hand, std::int64_t objective) const {
    const std::uint64_t game =
        hand * games_.objectives() + static_cast<std::uint64_t>(objective - games_.first_objective);
    return has_bit(bits_.data(), game);
  }
  const HandOrder& order() const { return order_; }
  /// The number of games.
  std::uint64_t count() const { return order_.hands() * games_.objectives(); }
  /// The answers, 64 a word: those of a hand stand together, its objectives in order. Beyond
  /// count() they mean nothing.
  std::span<const std::uint64_t> bits() const { return bits_; }
  /// For each objective in order, how many games have no solution.
  std::vector<std::uint64_t> unsolvable_by_objective() const;

 private:
  Games games_;
  HandOrder order_;
  std::vector<std::uint64_t> bits_;
};

}  // namespace reckon::krypto
