// SPDX-License-Identifier: MIT
// The number games: Krypto, the 24 game, the Countdown numbers game, and one's own.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/arith/rules.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/krypto/hand.hpp"
#include "reckon/krypto/solver.hpp"
#include "reckon/text/result.hpp"
#include "reckon/text/table.hpp"

namespace reckon::krypto {

/// A number game: cards, an objective, and rules to reach it. All differences between the games
/// stand in kGames.
enum class Game : std::uint8_t {
  krypto,       ///< five cards of a Krypto deck, a sixth is the objective
  twenty_four,  ///< four cards make 24
  countdown,    ///< any of six tiles make a number of three digits
  own,          ///< 3 to 7 cards and any objective
};

/// The source of the objective of a game.
enum class Aim : std::uint8_t {
  card,    ///< another card of the deck
  fixed,   ///< always the same number
  drawn,   ///< a random number
  chosen,  ///< the player chooses it
};

/// The points for a result that is at most `distance` from the objective.
struct Points {
  std::int64_t distance = 0;
  int points = 0;

  friend constexpr bool operator==(const Points&, const Points&) = default;
};

/// A row of the table of games.
struct GameRow {
  Game game = Game::krypto;
  std::string_view name{};  ///< on the command line and in JSON; given out, so it stays
  std::size_t least_cards = 0;
  std::size_t most_cards = 0;
  std::int64_t least_card = 1;
  std::int64_t most_card = kLargestCard;
  Aim aim = Aim::card;
  std::int64_t least_objective = 0;  ///< with Aim::chosen, any
  std::int64_t most_objective = 0;
  Use use = Use::all;              ///< unless the player asks otherwise
  Rules rules = Rules::house;      ///< the same
  bool nearest = false;            ///< a result near the objective counts too
  std::int64_t seconds = 0;        ///< to think; 0 for no limit
  std::array<Points, 3> points{};  ///< from the nearest; a row without points ends the list
};

inline constexpr std::array kGames = {
    GameRow{.game = Game::krypto,
            .name = "krypto",
            .least_cards = 5,
            .most_cards = 5,
            .most_card = 25,
            .aim = Aim::card,
            .least_objective = 1,
            .most_objective = 25,
            .points = {{{.distance = 0, .points = 10}}}},
    GameRow{.game = Game::twenty_four,
            .name = "24",
            .least_cards = 4,
            .most_cards = 4,
            .most_card = 13,
            .aim = Aim::fixed,
            .least_objective = 24,
            .most_objective = 24,
            .points = {{{.distance = 0, .points = 10}}}},
    GameRow{.game = Game::countdown,
            .name = "countdown",
            .least_cards = 6,
            .most_cards = 6,
            .most_card = 100,
            .aim = Aim::drawn,
            .least_objective = 100,
            .most_objective = 999,
            .use = Use::any,
            .rules = Rules::positive,
            .nearest = true,
            .seconds = 30,
            .points = {{{.distance = 0, .points = 10},
                        {.distance = 5, .points = 7},
                        {.distance = 10, .points = 5}}}},
    GameRow{.game = Game::own,
            .name = "own",
            .least_cards = 3,
            .most_cards = kMostCards,
            .least_card = -kLargestCard,
            .aim = Aim::chosen,
            .points = {{{.distance = 0, .points = 10}}}},
};
static_assert(is_in_order(kGames, &GameRow::game));
static_assert(!is_named<static_cast<Game>(kGames.size())>(), "a game has no row");
static_assert(all_differ(kGames, &GameRow::name));

inline constexpr std::array kAllGames = column_of(kGames, &GameRow::game);

/// Returns the row of a game.
constexpr const GameRow& row_of(Game game) { return kGames[static_cast<std::size_t>(game)]; }
constexpr std::string_view name_of(Game game) { return row_of(game).name; }
/// Returns the game with that name, if any.
std::optional<Game> game_named(std::string_view name);

/// Returns the points for a result at that distance from the objective, 0 or more.
int points(Game game, const Rational& distance);

/// Refuses a hand that is not of the game: another number of cards, a card or an objective out of
/// range. Tiles of Countdown need not come from one box.
Result<void> check_hand(Game game, const Hand& hand);

/// Returns the game of a hand that comes without its game: the first other than one's own that has
/// such hands, else Krypto.
Game game_of(const Hand& hand);

/// Parses a hand as people write it in this game. With a fixed objective, that may be left out; a
/// drawn or chosen one may stand last, without a colon: `3 3 8 8`, `25 50 75 100 3 6 952`. Refuses
/// hands that are not of the game, except under Krypto, which takes hands of any cards, and with a
/// colon. Errors carry the column, if they have one.
Result<Hand> parse_hand(Game game, std::string_view text);

/// The large tiles of Countdown, one each, and the small ones, two each. Those of Le compte est bon
/// are the same.
inline constexpr std::array<std::int64_t, 4> kLargeTiles = {25, 50, 75, 100};
inline constexpr std::int64_t kLargestSmallTile = 10;
/// The objectives that Countdown draws.
inline constexpr std::int64_t kFirstDrawn = 101;
inline constexpr std::int64_t kLastDrawn = 999;

/// Wishes for deals; a game looks at what concerns it.
struct DealWishes {
  Game game = Game::krypto;
  Deck deck = Deck::cards56;                ///< of Krypto
  std::optional<std::int64_t> up_to{};      ///< the largest card: 24 takes 10 or 13 (usual)
  std::optional<std::size_t> large{};       ///< of Countdown, 0 to 4; else by chance
  std::optional<std::size_t> cards{};       ///< of one's own game (usual: 4)
  std::optional<std::int64_t> objective{};  ///< the same; else one of the cards' range

  friend bool operator==(const DealWishes&, const DealWishes&) = default;
};

/// Returns the wishes that concern a game, which becomes the game of the wishes.
DealWishes wishes_for(Game game, const DealWishes& all);

/// Returns the deck of 24, ascending: four cards of each number up to `up_to` of the wishes.
std::vector<std::int64_t> deck_of_24(const DealWishes& wishes);

/// The largest card that one's own game deals, if the wishes name none.
inline constexpr std::int64_t kUsualLargestCard = 10;

/// Deals hands of any game. The same seed and wishes deal the same hands on every machine; those of
/// Krypto are the hands of Dealer.
///
/// Krypto and 24 deal each hand from the whole deck, with every choice of cards equally likely; the
/// deck of 24 has four cards of each number. Countdown takes large and then small tiles, each
/// choice equally likely; without a wish, 0 to 4 large ones are equally likely. Its objective is
/// 101 to 999. In one's own game, each card is any number from 1 to `up_to`.
class GameDealer {
 public:
  /// Refuses wishes out of range, and those that the game does not have.
  static Result<GameDealer> make(const DealWishes& wishes, std::uint64_t seed);

  /// Returns the next hand, in the order dealt. Cost: a draw per card.
  Hand deal();

 private:
  GameDealer(const DealWishes& wishes, std::uint64_t seed);

  // Moves `count` random ones of these numbers to the front.
  void draw(std::span<std::int64_t> from, std::size_t count);
  std::int64_t from_one_to(std::int64_t most);

  DealWishes wishes_;
  Dealer krypto_;
  SplitMix64 random_;
  std::vector<std::int64_t> large_;
  std::vector<std::int64_t> pack_;
};

}  // namespace reckon::krypto
