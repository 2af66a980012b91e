// SPDX-License-Identifier: MIT
// A second referee, written only from docs/match-rules.md, runs next to the first at tables where
// hands are dealt again.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/krypto/game.hpp"
#include "reckon/match/tournament.hpp"

namespace reckon::match {
namespace {

// Keeps the pad as a list of columns, each with the entries of every player in order.
class SecondReferee {
 public:
  SecondReferee(std::size_t players, const TournamentSettings& settings) : settings_(settings) {
    for (Seat seat = 0; seat < players; ++seat) here_.insert(seat);
    playing_ = here_;
  }

  bool deal() {
    if (over_ || open_ || here_.empty()) return false;
    if (!column_open_) columns_.emplace_back();
    column_open_ = true;
    open_ = true;
    given_up_.clear();
    return true;
  }
  bool call(Seat seat) {
    if (!open_ || caller_ || !playing_.contains(seat)) return false;
    caller_ = seat;
    return true;
  }
  bool answer(Seat seat, bool right) {
    if (caller_ != seat) return false;
    if (!right) {
      err();
      return true;
    }
    const std::int64_t points = sequence_ && sequence_->first == seat ? 2 * sequence_->second : 1;
    columns_.back()[seat].push_back(points);
    close_column(std::pair(seat, points));
    return true;
  }
  bool pass(Seat seat) {
    if (!open_ || caller_ || !playing_.contains(seat)) return false;
    if (!given_up_.insert(seat).second) return false;
    if (all_gave_up()) nobody_solved();
    return true;
  }
  bool time_out() {
    if (!open_) return false;
    if (caller_) {
      err();
    } else {
      nobody_solved();
    }
    return true;
  }
  bool leave(Seat seat) {
    if (over_ || here_.erase(seat) == 0) return false;
    playing_.erase(seat);
    if (caller_ == seat) {
      err();
    } else if (!caller_ && dealt()) {
      look_who_is_left();
      if (open_ && !over_ && all_gave_up()) nobody_solved();
    }
    if (here_.empty() && dealt()) over_ = true;
    return true;
  }

  std::optional<std::int64_t> box(Seat seat, std::size_t column) const {
    const auto entries = columns_[column].find(seat);
    if (entries == columns_[column].end()) return std::nullopt;
    std::int64_t sum = 0;
    for (const std::int64_t entry : entries->second) sum += entry;
    return sum;
  }
  std::size_t columns() const { return columns_.size(); }
  bool over() const { return over_; }
  bool explaining() const { return caller_.has_value(); }
  bool open() const { return open_; }
  std::optional<Seat> winner() const { return winner_; }

 private:
  bool dealt() const { return !columns_.empty(); }
  bool ties_are_broken() const {
    const std::size_t closed = columns_.size() - (column_open_ ? 1 : 0);
    return closed >= static_cast<std::size_t>(settings_.hands);
  }
  bool all_gave_up() const { return std::ranges::includes(given_up_, playing_); }

  std::int64_t total(Seat seat) const {
    std::int64_t sum = 0;
    for (std::size_t column = 0; column < columns_.size(); ++column) {
      sum += box(seat, column).value_or(0);
    }
    return sum;
  }
  std::set<Seat> first_places() const {
    std::set<Seat> first;
    for (const Seat seat : here_) {
      const bool beaten =
          std::ranges::any_of(here_, [&](Seat other) { return total(other) > total(seat); });
      if (!beaten) first.insert(seat);
    }
    return first;
  }

  // -1 in the box; a new hand is dealt for the other players.
  void err() {
    const Seat seat = *caller_;
    columns_.back()[seat].push_back(-1);
    if (sequence_ && sequence_->first == seat) sequence_.reset();
    playing_.erase(seat);
    caller_.reset();
    open_ = false;
    look_who_is_left();
  }
  void look_who_is_left() {
    const bool broken = ties_are_broken() && first_places().size() <= 1;
    if (column_open_ && (broken || playing_.empty())) {
      close_column(std::nullopt);
    } else if (broken) {
      end();
    }
  }
  // Another hand is dealt for the same box, and the player who erred before plays again.
  void nobody_solved() {
    open_ = false;
    if (settings_.unsolved == Unsolved::empty) {
      close_column(std::nullopt);
    } else if (settings_.edition == Edition::second) {
      playing_ = ties_are_broken() ? first_places() : here_;
    }
  }
  void close_column(std::optional<std::pair<Seat, std::int64_t>> scored) {
    sequence_ = scored;
    caller_.reset();
    open_ = false;
    column_open_ = false;
    playing_ = here_;
    if (!ties_are_broken()) return;
    playing_ = first_places();
    if (playing_.size() <= 1) end();
  }
  void end() {
    over_ = true;
    open_ = false;
    const auto first = first_places();
    if (!first.empty()) winner_ = *first.begin();
  }

  TournamentSettings settings_;
  std::set<Seat> here_;
  std::set<Seat> playing_;
  std::set<Seat> given_up_;
  std::vector<std::map<Seat, std::vector<std::int64_t>>> columns_;
  std::optional<std::pair<Seat, std::int64_t>>
      sequence_;  // the last player to score, and the points
  std::optional<Seat> caller_;
  std::optional<Seat> winner_;
  bool column_open_ = false;
  bool open_ = false;
  bool over_ = false;
};

TEST(SecondReferee, AgreesOnHandsDealtAgain) {
  constexpr std::uint64_t kSeed = 22'11'2026;
  RecordProperty("seed", std::to_string(kSeed));
  SplitMix64 random(kSeed);
  const krypto::Hand hand = krypto::Hand::parse("2 1 2 2 3 : 24").value();
  constexpr int kMatches = effort(20'000, 2'000);
  int ended = 0;
  int came_back = 0;  // players who scored in a box in which they had erred
  for (int match = 0; match < kMatches; ++match) {
    SCOPED_TRACE("seed " + std::to_string(kSeed) + ", match " + std::to_string(match));
    TournamentSettings settings;
    settings.hands = 1 + static_cast<int>(random.below(4));
    settings.unsolved = random.below(5) == 0 ? Unsolved::empty : Unsolved::again;
    settings.edition = random.below(3) == 0 ? Edition::first : Edition::second;
    const std::size_t players = 1 + static_cast<std::size_t>(random.below(4));
    Tournament first = *Tournament::open(settings);
    for (std::size_t i = 0; i < players; ++i) {
      ASSERT_TRUE(first.apply({.at = 0, .act = Joined{"P" + std::to_string(i)}}));
    }
    SecondReferee second(players, settings);
    Time now = 0;
    for (int step = 0; step < 60; ++step) {
      const auto seat = static_cast<Seat>(random.below(players));
      const Seat speaker = first.caller() && random.below(8) != 0 ? *first.caller() : seat;
      Act act = Dealt{hand};
      bool expected = false;
      switch (second.explaining() ? random.below(4) : second.open() ? 4 + random.below(7) : 11) {
        case 0:
        case 1:
          act = Answered{speaker, "2 * 1 * 2 * 2 * 3"};
          expected = second.answer(speaker, true);
          break;
        case 2:
          act = Answered{speaker, "2 + 1 + 2 + 2 + 3"};
          expected = second.answer(speaker, false);
          break;
        case 4:
        case 5:
        case 6:
        case 7:
          act = Called{seat};
          expected = second.call(seat);
          break;
        case 8:
          act = Passed{seat};
          expected = second.pass(seat);
          break;
        case 9:
          if (random.below(4) == 0) {
            act = Left{seat};
            expected = second.leave(seat);
            break;
          }
          [[fallthrough]];
        case 3:
        case 10:
          now = first.deadline().value_or(now);
          act = TimedOut{};
          expected = second.time_out();
          break;
        default: expected = second.deal();
      }
      const auto happening = first.apply({.at = now, .act = std::move(act)});
      ASSERT_EQ(happening.has_value(), expected)
          << (happening ? "" : happening.error().message) << ", step " << step;
      for (Seat of = 0; of < players; ++of) {
        const auto& boxes = first.players()[of].boxes;
        ASSERT_EQ(boxes.size(), second.columns());
        for (std::size_t column = 0; column < boxes.size(); ++column) {
          ASSERT_EQ(boxes[column], second.box(of, column)) << of << " in box " << column;
        }
      }
      ASSERT_EQ(first.phase() == Phase::over, second.over());
      ASSERT_EQ(first.winner(), second.winner());
      if (happening && happening->kind == Happening::Kind::right) {
        const auto& boxes = first.players()[happening->seat].boxes;
        came_back += boxes.back() != happening->points ? 1 : 0;
      }
      if (second.over()) break;
    }
    ended += second.over() ? 1 : 0;
  }
  EXPECT_GT(ended, kMatches / 4);
  EXPECT_GT(came_back, kMatches / 40);
}

// --- Countdown -----------------------------------------------------------------------------------

// A formula in brackets, made step by step, so that its value needs no reader of formulas.
struct Made {
  std::string text;
  std::int64_t value = 0;
  bool keeps_rules = true;
};

Made combined(const Made& x, const Made& y, char op) {
  Made made{.text = "(" + x.text + " " + op + " " + y.text + ")",
            .keeps_rules = x.keeps_rules && y.keeps_rules};
  switch (op) {
    case '+': made.value = x.value + y.value; break;
    case '-':
      made.value = x.value - y.value;
      made.keeps_rules = made.keeps_rules && x.value > y.value;
      break;
    case '*': made.value = x.value * y.value; break;
    default:
      made.keeps_rules = made.keeps_rules && y.value > 0 && x.value % y.value == 0;
      made.value = y.value > 0 ? x.value / y.value : 0;
  }
  return made;
}

// Combines a few of the tiles at random; sometimes one is used twice, or is none of them.
Made any_formula(const std::vector<std::int64_t>& tiles, SplitMix64& random) {
  std::vector<Made> parts;
  for (const std::int64_t tile : tiles) {
    if (random.below(4) != 0) parts.push_back({.text = std::to_string(tile), .value = tile});
  }
  const bool cheats = parts.empty() || random.below(8) == 0;
  if (cheats) parts.push_back({.text = "11", .value = 11, .keeps_rules = false});
  while (parts.size() > 1) {
    const auto first = static_cast<std::size_t>(random.below(parts.size()));
    Made x = parts[first];
    parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(first));
    Made& y = parts[static_cast<std::size_t>(random.below(parts.size()))];
    // Mostly operations that keep the rules.
    for (int tries = 0;; ++tries) {
      const Made both = combined(x, y, "+-*/"[random.below(4)]);
      if (tries < 3 && !both.keeps_rules) continue;
      y = both;
      break;
    }
  }
  return parts.front();
}

std::int64_t points_by_rules(std::int64_t distance) {
  return distance == 0 ? 10 : distance <= 5 ? 7 : distance <= 10 ? 5 : 0;
}

TEST(SecondReferee, AgreesOnCountdown) {
  constexpr std::uint64_t kSeed = 30'11'2026;
  RecordProperty("seed", std::to_string(kSeed));
  SplitMix64 random(kSeed);
  constexpr int kHands = effort(4'000, 400);
  int counted = 0;
  int shared = 0;
  for (int hand = 0; hand < kHands; ++hand) {
    SCOPED_TRACE("seed " + std::to_string(kSeed) + ", hand " + std::to_string(hand));
    auto dealer = *krypto::GameDealer::make({.game = krypto::Game::countdown}, random.next());
    const std::vector<std::int64_t> tiles = dealer.deal().cards();
    // Objectives near a number that some formula makes.
    const std::int64_t objective =
        any_formula(tiles, random).value + static_cast<std::int64_t>(random.below(24)) - 12;
    if (objective < 101 || objective > 999) continue;
    const std::size_t players = 1 + static_cast<std::size_t>(random.below(3));
    Tournament first = *Tournament::open({.game = {.game = krypto::Game::countdown},
                                          .rules = Rules::positive,
                                          .hands = 50,
                                          .hand_seconds = 30});
    for (std::size_t i = 0; i < players; ++i) {
      ASSERT_TRUE(first.apply({.at = 0, .act = Joined{"P" + std::to_string(i)}}));
    }
    ASSERT_TRUE(first.apply({.at = 0, .act = Dealt{*krypto::Hand::make(tiles, objective)}}));
    std::vector<std::optional<std::int64_t>> nearest(players);
    bool all_there = false;
    for (int step = 0; step < 80 && !all_there; ++step) {
      const auto seat = static_cast<Seat>(random.below(players));
      const Made made = any_formula(tiles, random);
      const std::int64_t distance = std::abs(made.value - objective);
      const bool is_there = nearest[seat] == 0;
      const auto happening = first.apply({.at = step, .act = Answered{seat, made.text}});
      ASSERT_EQ(happening.has_value(), !is_there) << made.text;
      if (is_there) continue;
      const bool counts = made.keeps_rules && points_by_rules(distance) > 0 &&
                          (!nearest[seat] || distance < *nearest[seat]);
      ASSERT_EQ(happening->kind != Happening::Kind::wrong, counts) << made.text;
      if (!counts) continue;
      ++counted;
      ASSERT_EQ(happening->kind == Happening::Kind::right, distance == 0) << made.text;
      nearest[seat] = distance;
      all_there = std::ranges::all_of(nearest, [](const auto& one) { return one == 0; });
    }
    if (!all_there) {
      ASSERT_TRUE(first.apply({.at = 30'000, .act = TimedOut{}}));
    }
    std::int64_t best = 11;
    for (const auto& one : nearest) best = std::min(best, one.value_or(11));
    int scorers = 0;
    for (Seat seat = 0; seat < players; ++seat) {
      const bool scores = nearest[seat] && *nearest[seat] == best;
      scorers += scores ? 1 : 0;
      ASSERT_EQ(first.players()[seat].boxes.back(),
                scores ? std::optional(points_by_rules(best)) : std::nullopt);
    }
    shared += scorers > 1 ? 1 : 0;
  }
  EXPECT_GT(counted, kHands / 10);
  EXPECT_GT(shared, 0);
}

}  // namespace
}  // namespace reckon::match
