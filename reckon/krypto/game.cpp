// SPDX-License-Identifier: MIT
#include "reckon/krypto/game.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "reckon/text/names.hpp"

namespace reckon::krypto {

namespace {

constexpr std::int64_t kLargestIn24 = 13;
constexpr std::int64_t kLargestInShort24 = 10;
constexpr std::size_t kSuits = 4;
constexpr std::size_t kCopiesOfSmallTile = 2;
constexpr std::size_t kUsualOwnCards = 4;

std::string range_of(std::int64_t least, std::int64_t most) {
  return std::to_string(least) + " to " + std::to_string(most);
}

// The name of a game in messages.
std::string title_of(Game game) {
  switch (game) {
    case Game::krypto: return "Krypto";
    case Game::twenty_four: return "the 24 game";
    case Game::countdown: return "Countdown";
    case Game::own: break;
  }
  return "a game of your own";
}

bool has_objective_in_range(const GameRow& row, const Rational& objective) {
  return row.aim == Aim::chosen ||
         (objective >= row.least_objective && objective <= row.most_objective);
}

// `count` copies of each number from 1 on.
std::vector<std::int64_t> copies_up_to(std::int64_t most, std::size_t count) {
  std::vector<std::int64_t> all;
  for (std::int64_t number = 1; number <= most; ++number) all.insert(all.end(), count, number);
  return all;
}

bool is_in(std::int64_t number, std::int64_t least, std::int64_t most) {
  return least <= number && number <= most;
}

std::unexpected<Error> out_of_range(const std::string& message) {
  return failure(ErrorCode::out_of_range, message);
}

// Refuses what only other games have.
Result<void> check_concern(const DealWishes& wishes) {
  const Game game = wishes.game;
  const auto refuse = [](std::string_view what, Game has_it) {
    return failure(ErrorCode::unsuitable, std::string(what) + " belongs to " + title_of(has_it) +
                                              ": leave it out, or choose the game " +
                                              std::string(name_of(has_it)));
  };
  if (wishes.deck != Deck::cards56 && game != Game::krypto)
    return refuse("the deck of 52 Krypto cards", Game::krypto);
  if (wishes.large && game != Game::countdown)
    return refuse("the number of large tiles", Game::countdown);
  if (wishes.cards && game != Game::own) return refuse("the number of cards", Game::own);
  if (wishes.objective && game != Game::own) return refuse("a chosen objective", Game::own);
  if (wishes.up_to && game != Game::own && game != Game::twenty_four)
    return refuse("the largest card", Game::twenty_four);
  return {};
}

// Refuses wishes out of range.
Result<void> check_ranges(const DealWishes& wishes) {
  const GameRow& row = row_of(wishes.game);
  if (wishes.large && *wishes.large > kLargeTiles.size()) {
    return out_of_range("Countdown has 0 to " + std::to_string(kLargeTiles.size()) +
                        " large tiles, not " + std::to_string(*wishes.large));
  }
  if (wishes.cards && (*wishes.cards < row.least_cards || *wishes.cards > row.most_cards)) {
    return out_of_range("a game has " + std::to_string(row.least_cards) + " to " +
                        std::to_string(row.most_cards) + " cards, not " +
                        std::to_string(*wishes.cards));
  }
  if (!wishes.up_to) return {};
  if (wishes.game == Game::twenty_four && *wishes.up_to != kLargestInShort24 &&
      *wishes.up_to != kLargestIn24) {
    return out_of_range("the largest card of the 24 game is 10 or 13, not " +
                        std::to_string(*wishes.up_to));
  }
  if (!is_in(*wishes.up_to, 1, kLargestCard)) {
    return out_of_range("the largest card is " + range_of(1, kLargestCard) + ", not " +
                        std::to_string(*wishes.up_to));
  }
  return {};
}

}  // namespace

std::optional<Game> game_named(std::string_view name) { return named(kAllGames, name); }

int points(Game game, const Rational& distance) {
  for (const Points& step : row_of(game).points) {
    if (step.points != 0 && distance <= step.distance) return step.points;
  }
  return 0;
}

Result<void> check_hand(Game game, const Hand& hand) {
  const GameRow& row = row_of(game);
  const std::size_t count = hand.cards().size();
  if (count < row.least_cards || count > row.most_cards) {
    const std::string range =
        row.least_cards == row.most_cards
            ? std::to_string(row.most_cards)
            : std::to_string(row.least_cards) + " to " + std::to_string(row.most_cards);
    return failure(ErrorCode::unsuitable, "a hand of " + title_of(game) + " has " + range +
                                              " cards, not " + std::to_string(count));
  }
  for (const std::int64_t card : hand.cards()) {
    if (is_in(card, row.least_card, row.most_card)) continue;
    return failure(ErrorCode::unsuitable, "the cards of " + title_of(game) + " are " +
                                              range_of(row.least_card, row.most_card) + ", not " +
                                              std::to_string(card));
  }
  if (has_objective_in_range(row, hand.objective())) return {};
  const std::string range = row.aim == Aim::fixed
                                ? std::to_string(row.most_objective)
                                : range_of(row.least_objective, row.most_objective);
  return failure(ErrorCode::unsuitable, "the objective of " + title_of(game) + " is " + range +
                                            ", not " + hand.objective().to_text());
}

Game game_of(const Hand& hand) {
  for (const Game game : kAllGames) {
    if (game != Game::own && check_hand(game, hand)) return game;
  }
  return Game::krypto;
}

Result<Hand> parse_hand(Game game, std::string_view text) {
  if (game == Game::krypto) return Hand::parse(text);
  const GameRow& row = row_of(game);
  auto hand =
      row.aim == Aim::fixed ? Hand::parse_cards(text, row.most_objective) : Hand::parse_row(text);
  if (!hand) return hand;
  if (const auto good = check_hand(game, *hand); !good) return std::unexpected(good.error());
  return hand;
}

DealWishes wishes_for(Game game, const DealWishes& all) {
  DealWishes wishes{.game = game};
  switch (game) {
    case Game::krypto: wishes.deck = all.deck; break;
    case Game::twenty_four: wishes.up_to = all.up_to; break;
    case Game::countdown: wishes.large = all.large; break;
    case Game::own:
      wishes.up_to = all.up_to;
      wishes.cards = all.cards;
      wishes.objective = all.objective;
      break;
  }
  return wishes;
}

std::vector<std::int64_t> deck_of_24(const DealWishes& wishes) {
  return copies_up_to(wishes.up_to.value_or(kLargestIn24), kSuits);
}

GameDealer::GameDealer(const DealWishes& wishes, std::uint64_t seed)
    : wishes_(wishes), krypto_(wishes.deck, seed), random_(seed) {
  if (wishes.game == Game::twenty_four) {
    pack_ = deck_of_24(wishes);
  } else if (wishes.game == Game::countdown) {
    large_.assign(kLargeTiles.begin(), kLargeTiles.end());
    pack_ = copies_up_to(kLargestSmallTile, kCopiesOfSmallTile);
  }
}

Result<GameDealer> GameDealer::make(const DealWishes& wishes, std::uint64_t seed) {
  if (const auto good = check_concern(wishes); !good) return std::unexpected(good.error());
  if (const auto good = check_ranges(wishes); !good) return std::unexpected(good.error());
  return GameDealer(wishes, seed);
}

void GameDealer::draw(std::span<std::int64_t> from, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    std::swap(from[i], from[i + static_cast<std::size_t>(random_.below(from.size() - i))]);
  }
}

std::int64_t GameDealer::from_one_to(std::int64_t most) {
  return 1 + static_cast<std::int64_t>(random_.below(static_cast<std::uint64_t>(most)));
}

Hand GameDealer::deal() {
  const GameRow& row = row_of(wishes_.game);
  std::vector<std::int64_t> cards;
  std::int64_t objective = row.most_objective;
  const auto take = [&](std::vector<std::int64_t>& from, std::size_t count) {
    draw(from, count);
    cards.insert(cards.end(), from.begin(), from.begin() + static_cast<std::ptrdiff_t>(count));
  };
  switch (wishes_.game) {
    case Game::krypto: return krypto_.deal();
    case Game::twenty_four: take(pack_, row.most_cards); break;
    case Game::countdown: {
      const std::size_t large =
          wishes_.large ? *wishes_.large
                        : static_cast<std::size_t>(random_.below(kLargeTiles.size() + 1));
      take(large_, large);
      take(pack_, row.most_cards - large);
      objective = kFirstDrawn - 1 + from_one_to(kLastDrawn - kFirstDrawn + 1);
      break;
    }
    case Game::own: {
      const std::int64_t most = wishes_.up_to.value_or(kUsualLargestCard);
      for (std::size_t i = 0; i < wishes_.cards.value_or(kUsualOwnCards); ++i)
        cards.push_back(from_one_to(most));
      objective = wishes_.objective ? *wishes_.objective : from_one_to(most);
      break;
    }
  }
  // The ranges of the rows are those of hands.
  return *Hand::make(std::move(cards), objective);
}

}  // namespace reckon::krypto
