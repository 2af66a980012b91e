// SPDX-License-Identifier: MIT
// Random legal and illegal events, compared with invariants and with a score pad kept by hand.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "reckon/arith/notation.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/krypto/solver.hpp"
#include "reckon/match/match.hpp"

namespace reckon::match {
namespace {

using Kind = Happening::Kind;

constexpr int kSequences = 10'000;
constexpr std::uint64_t kSeed = 20'260'531;

bool one_in(SplitMix64& random, std::uint64_t count) { return random.below(count) == 0; }

// Keeps the pad as a person would who knows only the results of events.
class Scribe {
 public:
  explicit Scribe(Edition edition) : edition_(edition) {}

  void hear(const Happening& happening) {
    switch (happening.kind) {
      case Kind::joined: ++players_; break;
      case Kind::dealt:
        if (!replay_) pad_.emplace_back();
        replay_ = true;
        break;
      case Kind::right: {
        expect_no_score(happening.seat);
        const bool again = sequence_ && sequence_->first == happening.seat;
        sequence_ = std::pair(happening.seat, again ? 2 * sequence_->second : 1);
        EXPECT_EQ(happening.points, sequence_->second);
        pad_.back()[happening.seat] += sequence_->second;
        replay_ = false;
        break;
      }
      case Kind::wrong:
      case Kind::silent: err(happening); break;
      case Kind::left:
        if (happening.points < 0) err(happening);
        break;
      case Kind::called: expect_no_score(happening.seat); break;
      case Kind::rematch:
        pad_.clear();
        sequence_.reset();
        replay_ = false;
        break;
      case Kind::unsolved:
      case Kind::passed: break;
      default: FAIL() << "a tournament has no such event";
    }
  }

  // The scores of the tournament must equal those written down.
  void compare(const Tournament& tournament) const {
    for (Seat seat = 0; seat < players_; ++seat) {
      const auto& boxes = tournament.players()[seat].boxes;
      ASSERT_EQ(boxes.size(), pad_.size());
      for (std::size_t box = 0; box < boxes.size(); ++box) {
        const auto written = pad_[box].find(seat);
        if (written == pad_[box].end()) {
          ASSERT_EQ(boxes[box], std::nullopt);
        } else {
          ASSERT_EQ(boxes[box], written->second);
        }
      }
    }
  }

  // The next hand is for a new box: the scribe notices when one is closed.
  void close() {
    if (replay_) sequence_.reset();
    replay_ = false;
  }

 private:
  void err(const Happening& happening) {
    ASSERT_EQ(happening.points, -1);
    expect_no_score(happening.seat);
    --pad_.back()[happening.seat];
    if (sequence_ && sequence_->first == happening.seat) sequence_.reset();
  }

  // In the first edition, a player who erred in a box cannot score in it any longer.
  // second_referee_test.cpp checks the second edition.
  void expect_no_score(Seat seat) const {
    if (edition_ == Edition::first) {
      ASSERT_EQ(pad_.back().count(seat), 0U);
    }
  }

  Edition edition_;

  std::size_t players_ = 0;
  std::vector<std::map<Seat, std::int64_t>> pad_;
  std::optional<std::pair<Seat, std::int64_t>>
      sequence_;  // the last player to score, and the points
  bool replay_ = false;
};

void expect_invariants(const Tournament& tournament) {
  std::size_t boxes = 0;
  for (const Player& player : tournament.players()) boxes = std::max(boxes, player.boxes.size());
  for (std::size_t box = 0; box < boxes; ++box) {
    int winners = 0;
    for (const Player& player : tournament.players()) {
      const auto& score = player.boxes.at(box);
      if (!score) continue;
      // In later editions, errors before the point reduce it.
      if (tournament.settings().edition != Edition::first) continue;
      const bool power = *score > 0 && (*score & (*score - 1)) == 0;
      ASSERT_TRUE(power || *score == -1) << *score;
      winners += power ? 1 : 0;
    }
    ASSERT_LE(winners, 1) << "more than one winner of hand " << box + 1;
  }
  const bool explaining = tournament.phase() == Phase::explaining;
  ASSERT_EQ(tournament.caller().has_value(), explaining);
  ASSERT_EQ(tournament.deadline().has_value(), explaining || tournament.phase() == Phase::playing);
  if (const auto winner = tournament.winner()) {
    ASSERT_EQ(tournament.phase(), Phase::over);
    for (Seat seat = 0; seat < tournament.players().size(); ++seat) {
      const Player& player = tournament.players()[seat];
      if (seat == *winner || player.left) continue;
      ASSERT_LT(player.total(), tournament.players()[*winner].total());
    }
  }
}

// Hands with a solution each.
struct Known {
  krypto::Hand hand;
  std::string solution;
};

std::vector<Known> known_hands(SplitMix64& random) {
  krypto::Dealer dealer(krypto::Deck::cards56, random.next());
  krypto::Solver solver;
  std::vector<Known> known;
  while (known.size() < 50) {
    krypto::Hand hand = dealer.deal();
    const auto solution = solver.first(hand, Rules::international);
    if (solution) known.push_back({std::move(hand), to_text(*solution, Notation::infix)});
  }
  return known;
}

// A random act at a table, plausible more often than not.
Act random_act(const Tournament& tournament, const std::vector<Known>& known, std::string& solution,
               SplitMix64& random) {
  const auto seat = static_cast<Seat>(random.below(tournament.players().size() + 1));
  if (one_in(random, 12)) {
    switch (random.below(9)) {
      case 0: return Laid{};
      case 1: return Picked{seat, 0};
      case 2: return PutBack{seat};
      case 3: return one_in(random, 2) ? Act(NextRound{}) : Act(Rematch{});
      case 4: return Left{seat};
      case 5: return Joined{one_in(random, 2) ? "A" : ""};
      case 6: return Dealt{*krypto::Hand::parse("25 25 1 2 3 : 4")};
      case 7: return Dealt{*krypto::Hand::parse("1 2 3 : 4")};
      default: return TimedOut{};
    }
  }
  switch (tournament.phase()) {
    case Phase::gathering:
      if (tournament.players().size() < 2 || one_in(random, 2)) {
        return Joined{"P" + std::to_string(tournament.players().size())};
      }
      [[fallthrough]];
    case Phase::between: {
      const Known& chosen = known[static_cast<std::size_t>(random.below(known.size()))];
      solution = chosen.solution;
      return Dealt{chosen.hand};
    }
    case Phase::playing:
      if (one_in(random, 4)) return Passed{seat};
      if (one_in(random, 8)) return TimedOut{};
      return Called{seat};
    case Phase::explaining: {
      const Seat who = one_in(random, 6) ? seat : *tournament.caller();
      if (one_in(random, 10)) return TimedOut{};
      if (one_in(random, 4)) return Answered{who, "1 + 1"};
      return Answered{who, one_in(random, 8) ? "1 +" : solution};
    }
    case Phase::over: return one_in(random, 2) ? Act(Rematch{}) : Act(Called{seat});
  }
  return TimedOut{};
}

TEST(Model, TournamentsHoldWhatMustHold) {
  RecordProperty("seed", std::to_string(kSeed));
  SplitMix64 random(kSeed);
  const auto known = known_hands(random);
  int ended = 0;
  int refused = 0;
  int games_over = 0;
  for (int sequence = 0; sequence < kSequences; ++sequence) {
    SCOPED_TRACE("seed " + std::to_string(kSeed) + ", sequence " + std::to_string(sequence));
    TournamentSettings settings;
    settings.hands = static_cast<int>(random.below(6)) + 1;
    settings.unsolved = one_in(random, 2) ? Unsolved::again : Unsolved::empty;
    settings.edition = one_in(random, 2) ? Edition::first : Edition::second;
    Tournament tournament = *Tournament::open(settings);
    Scribe scribe(settings.edition);
    std::vector<Event> accepted;
    std::string solution;
    Time clock = 0;
    const std::uint64_t events = 20 + random.below(60);
    for (std::uint64_t count = 0; count < events; ++count) {
      if (one_in(random, 4)) clock += static_cast<Time>(random.below(40'000));
      if (one_in(random, 20)) clock += 180'000;
      const Time at = one_in(random, 30) ? clock - 1 : clock;
      Event event{.at = at, .act = random_act(tournament, known, solution, random)};
      const Tournament before = tournament;
      const auto happening = tournament.apply(event);
      if (!happening) {
        ASSERT_EQ(tournament, before);
        ASSERT_FALSE(happening.error().message.empty());
        ++refused;
        continue;
      }
      scribe.hear(*happening);
      if (happening->kind == Happening::Kind::rematch) {
        ++games_over;
        ASSERT_EQ(before.phase(), Phase::over);
      }
      if (tournament.box() > before.box()) scribe.close();
      scribe.compare(tournament);
      expect_invariants(tournament);
      if (HasFatalFailure()) return;
      accepted.push_back(std::move(event));
    }
    // The accepted events replay to the same state.
    Tournament again = *Tournament::open(settings);
    for (const Event& event : accepted) ASSERT_TRUE(again.apply(event).has_value());
    ASSERT_EQ(again, tournament);
    ended += tournament.phase() == Phase::over ? 1 : 0;
  }
  // The sequences are long enough to reach all cases.
  EXPECT_GT(ended + games_over, kSequences / 4);
  EXPECT_GT(games_over, kSequences / 10);
  EXPECT_GT(refused, kSequences);
}

// A random act of one of two players, at the right or wrong time.
Act random_act(SplitMix64& random, const Duel& duel, krypto::Solver& solver) {
  const auto seat = static_cast<Seat>(random.below(2));
  if (const auto caller = duel.caller()) {
    const auto solution = solver.first(*duel.hand(), duel.settings().rules);
    const bool is_right = solution && !one_in(random, 4);
    return Answered{*caller, is_right ? to_text(*solution, Notation::infix) : "0"};
  }
  switch (random.below(12)) {
    case 0: return PutBack{seat};
    case 1: return Passed{seat};
    case 2: return NextRound{};
    case 3: return TimedOut{};
    case 4:
    case 5:
    case 6: return Picked{seat, static_cast<std::size_t>(random.below(12))};
    case 7: return one_in(random, 30) ? Act(Left{seat}) : Act(Rematch{});
    default: return Called{seat};
  }
}

// No player holds two piles, and won piles are not held.
void expect_sound(const std::vector<Pile>& piles) {
  std::array<int, 2> held{};
  for (const Pile& pile : piles) {
    if (pile.holder) ++held.at(*pile.holder);
    ASSERT_FALSE(pile.holder && pile.winner);
  }
  ASSERT_LE(std::ranges::max(held), 1);
}

TEST(Model, DuelsHoldWhatMustHold) {
  RecordProperty("seed", std::to_string(kSeed + 1));
  SplitMix64 random(kSeed + 1);
  krypto::Solver solver;
  int ended = 0;
  int games_over = 0;
  for (int sequence = 0; sequence < kSequences / 10; ++sequence) {
    SCOPED_TRACE("seed " + std::to_string(kSeed + 1) + ", sequence " + std::to_string(sequence));
    DuelSettings settings;
    settings.rules = Rules::house;
    settings.rounds = static_cast<int>(random.below(4));
    settings.penalty = one_in(random, 2);
    Duel duel = *Duel::open(settings);
    std::vector<std::int64_t> deck = krypto::cards_of(settings.deck);
    shuffle(deck, random);
    std::vector<Event> accepted;
    std::array<std::int64_t, 2> points{};
    const auto take = [&](Act act) {
      Event event{.at = static_cast<Time>(accepted.size()), .act = std::move(act)};
      const Duel before = duel;
      const auto happening = duel.apply(event);
      if (!happening) {
        ASSERT_EQ(duel, before);
        return;
      }
      accepted.push_back(std::move(event));
      if (happening->kind == Happening::Kind::rematch) points.fill(0);
      if (duel.players().size() == points.size()) points.at(happening->seat) += happening->points;
    };
    take(Joined{"Ann"});
    take(Joined{"Bob"});
    take(Laid{deck});
    for (int count = 0; count < 120; ++count) {
      if (duel.phase() == Phase::over) {
        ++games_over;
        if (std::ranges::any_of(duel.players(), &Duelist::left)) break;
        take(Rematch{});
        shuffle(deck, random);
        take(Laid{deck});
      }
      take(random_act(random, duel, solver));
      if (HasFatalFailure()) return;
      for (Seat of = 0; of < points.size(); ++of) {
        ASSERT_EQ(duel.players()[of].total(), points.at(of));
      }
      expect_sound(duel.piles());
    }
    Duel again = *Duel::open(settings);
    for (const Event& event : accepted) ASSERT_TRUE(again.apply(event).has_value());
    ASSERT_EQ(again, duel);
    ended += duel.phase() == Phase::over ? 1 : 0;
  }
  EXPECT_GT(games_over, ended);
  EXPECT_GT(games_over, 100);
}

}  // namespace
}  // namespace reckon::match
