// SPDX-License-Identifier: MIT
// The last operation of a solution joins a card with four, or a pair with three. Most functions of
// four or three cards cannot reach an objective that way. Those that can are found first, backwards
// from the objectives, and stored in lists that all hands share:
//
//     of four cards   | value w, function | value, function | ...
//     steps           [w][card]  the joins with the card that give an objective, and which
//     of three cards  [value v of a pair]  function, join, objective that they give together
//
// Every entry in the lists of a hand's cards is a way to reach an objective, so no look-up fails.
// Each way has the number of its function, and the first way to a function counts. The numbers
// depend only on which cards are equal, so there are 16 tables of them.
//
// Rules and zeros need no special case. The lists contain only functions with an expression within
// the rules. So a function of five cards occurs exactly if it has such an expression.
#include "reckon/krypto/census/solution_counts.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <vector>

#include "reckon/arith/detail/bits.hpp"
#include "reckon/krypto/census/objectives.hpp"
#include "reckon/krypto/function_numbers.hpp"
#include "reckon/krypto/lists.hpp"
#include "reckon/krypto/operations.hpp"
#include "reckon/krypto/value_set.hpp"
#include "reckon/krypto/values.hpp"

namespace reckon::krypto {

namespace {

constexpr std::size_t kCards = 5;
constexpr std::int64_t kMostNumbersTimesObjectives = 2600;  // limits memory

// The numbers of functions, for each pattern of equal cards.
class Numberings {
 public:
  Numberings() {
    for (std::size_t cards = 1; cards <= kCards; ++cards) {
      for (unsigned equal = 0; equal < 1U << cards; equal += 2) {
        by_pattern_[cards].emplace_back(Subsets(cards, static_cast<Subset>(equal)));
      }
    }
  }
  const FunctionNumbers& of(std::span<const std::int64_t> cards) const {
    return by_pattern_[cards.size()][equalities_of(cards) / 2U];
  }

 private:
  std::array<std::vector<FunctionNumbers>, kCards + 1> by_pattern_;
};

// A choice of cards of a hand.
struct Choice {
  Choice(std::span<const std::int64_t> from, Subset subset) {
    for (unsigned rest = subset; rest != 0; rest &= rest - 1) {
      place[size++] = from[lowest(rest)];
    }
  }
  std::span<const std::int64_t> cards() const { return std::span(place).first(size); }

  std::array<std::int64_t, kCards> place{};
  std::size_t size = 0;
};

}  // namespace

/// Implements the counting for one kind of values.
class SolutionCounts::Counter {
 public:
  explicit Counter(const Games& games) : games_(games), hands_(games.cards, games.largest_card) {}
  virtual ~Counter() = default;
  Counter(const Counter&) = delete;
  Counter& operator=(const Counter&) = delete;

  virtual void each_hand(std::uint64_t first, std::uint64_t last, const Visit& visit) const = 0;

 protected:
  const Games& games() const { return games_; }
  const HandOrder& hands() const { return hands_; }

 private:
  Games games_;
  HandOrder hands_;
};

class SolutionCounts::BySolver : public Counter {
 public:
  BySolver(const Games& games, Rules rules, Form form)
      : Counter(games), question_{.rules = rules, .form = form} {}

  void each_hand(std::uint64_t first, std::uint64_t last, const Visit& visit) const override {
    Solver solver;
    std::vector<std::uint32_t> counts(static_cast<std::size_t>(games().objectives()));
    std::vector<std::int64_t> cards = hands().at(first);
    for (std::uint64_t hand = first; hand < last; ++hand) {
      std::int64_t objective = games().first_objective;
      for (std::uint32_t& count : counts) {
        const Hand game = *Hand::make(cards, objective++);
        count = static_cast<std::uint32_t>(solver.solve(game, question_).count());
      }
      visit(counts);
      hands().next(cards);
    }
  }

 private:
  Question question_;
};

template <typename Value>
class SolutionCounts::ByTables : public Counter {
 public:
  ByTables(const Games& games, Rules rules, const InParts& in_parts)
      : Counter(games),
        allowed_(allowed_by(rules)),
        numbers_(static_cast<std::size_t>(games.largest_card)) {
    for (std::size_t cards = 0; cards < kCards; ++cards) {
      orders_.emplace_back(cards, games.largest_card);
    }
    make_values(2, pair_values_, of_pair_);
    make_values(3, three_values_, of_three_);
    find_joins_with_threes(in_parts);
    find_steps();
    list_fours(in_parts);
  }

  void each_hand(std::uint64_t first, std::uint64_t last, const Visit& visit) const override {
    constexpr std::size_t kMostFunctions = 27142;
    std::vector<std::uint64_t> met(kMostFunctions / 64 + 1);
    std::vector<std::uint32_t> counts(static_cast<std::size_t>(games().objectives()));
    std::vector<std::int64_t> cards = hands().at(first);
    for (std::uint64_t hand = first; hand < last; ++hand) {
      std::ranges::fill(met, 0);
      std::ranges::fill(counts, 0);
      count(cards, met, counts);
      visit(counts);
      hands().next(cards);
    }
  }

 private:
  using Id = std::uint32_t;
  using Number = FunctionNumbers::Number;
  using Split = FunctionNumbers::Split;
  static constexpr Id kNone = ValueSet<Value>::kAbsent;
  static constexpr std::size_t kOfPair = 6;    // functions of two cards
  static constexpr std::size_t kOfThree = 68;  // functions of three
  static constexpr std::size_t kPairs = 10;    // of five cards
  static constexpr unsigned kRoom = 10;

  // The values of the functions of some cards; empty for one without a value within the rules.
  struct Operands {
    std::array<const Value*, kOfThree> values{};
    std::size_t count = 0;
    Value card;
  };

  std::size_t index_of(const Choice& choice) const {
    return static_cast<std::size_t>(orders_[choice.size].index_of(choice.cards()));
  }

  void load(const Choice& choice, Operands& operands) const {
    if (choice.size == 1) {
      operands.card = Value::of(choice.place[0]);
      operands.values[0] = &operands.card;
      operands.count = 1;
      return;
    }
    const bool pair = choice.size == 2;
    operands.count = pair ? kOfPair : kOfThree;
    const Id* ids = &(pair ? of_pair_ : of_three_)[index_of(choice) * operands.count];
    const auto& values = (pair ? pair_values_ : three_values_).values();
    for (std::size_t i = 0; i < operands.count; ++i) {
      operands.values[i] = ids[i] == kNone ? nullptr : &values[ids[i]];
    }
  }

  // Visits every function of two to four cards that has a value, with its number and value.
  template <typename Take>
  void evaluate(std::span<const std::int64_t> cards, const Take& take) const {
    const FunctionNumbers& numbers = numberings_.of(cards);
    std::vector<bool> known(numbers.count());
    Operands small;
    Operands large;
    for (const auto& split : numbers.splits()) {
      load({cards, split.small()}, small);
      load({cards, split.large()}, large);
      for (std::size_t s = 0; s < small.count; ++s) {
        if (small.values[s] == nullptr) continue;
        for (std::size_t l = 0; l < large.count; ++l) {
          if (large.values[l] == nullptr) continue;
          for (const Join how : AllJoins::kAll) {
            const Number number = split.joined(how, s, l);
            if (number == FunctionNumbers::kNone || known[number]) continue;
            Value value;
            if (!join(how, *small.values[s], *large.values[l], allowed_, value)) continue;
            known[number] = true;
            take(number, value);
          }
        }
      }
    }
  }

  void make_values(std::size_t size, ValueSet<Value>& all, std::vector<Id>& of_cards) {
    const std::size_t functions = size == 2 ? kOfPair : kOfThree;
    all.clear(kRoom);
    std::vector<std::int64_t> cards(size, 1);
    of_cards.resize(static_cast<std::size_t>(orders_[size].hands()) * functions, kNone);
    Id* ids = of_cards.data();
    do {
      evaluate(cards,
               [&](Number number, const Value& value) { ids[number] = all.insert(value).first; });
      ids += functions;
    } while (orders_[size].next(cards));
  }

  // Choices of cards are processed in runs of this length.
  static constexpr std::size_t kRun = 128;

  // Makes the entry of each run of choices.
  template <typename OfRun, typename Make>
  static void make_runs(std::vector<OfRun>& runs, const InParts& in_parts, std::size_t choices,
                        const Make& make) {
    runs.resize((choices + kRun - 1) / kRun);
    in_parts(runs.size(), [&](std::size_t run) {
      make(runs[run], run * kRun, std::min((run + 1) * kRun, choices));
    });
  }

  // A way for three cards to give an objective with a value of a pair.
  struct Use {
    Id pair_value;
    Join how;
    std::uint16_t objective;
  };
  struct Meeting {
    std::uint8_t function;
    Join how;
    std::uint16_t objective;
  };

  void find_joins_with_threes(const InParts& in_parts) {
    Lists<Use> uses;
    const auto& pair_values = pair_values_.values();
    for (Id v = 0; v < pair_values.size(); ++v) {
      each_objective<Value>(games(), allowed_, [&](const Value& objective, std::uint64_t place) {
        const auto use = [&](Id x, Join how) {
          uses.add(x,
                   {.pair_value = v, .how = how, .objective = static_cast<std::uint16_t>(place)});
          return false;
        };
        const auto& threes = three_values_.values();
        each_partner<AllJoins>(
            pair_values[v], objective,
            [&](Join how, const Value& x) {
              if (const Id id = three_values_.find(x); id != kNone) use(id, how);
            },
            [&] {
              for (Id x = 0; x < threes.size(); ++x) {
                each_zero_join(threes[x], [&](Join how) { return use(x, how); });
              }
            });
      });
    }
    uses.sort(three_values_.values().size());
    const std::size_t threes = of_three_.size() / kOfThree;
    const auto make = [&](Lists<Meeting>& meetings, std::size_t first, std::size_t last) {
      for (std::size_t three = first; three < last; ++three) {
        for (std::uint8_t function = 0; function < kOfThree; ++function) {
          const Id id = of_three_[three * kOfThree + function];
          if (id == kNone) continue;
          for (const Use& use : uses[id]) {
            meetings.add(key_of_meetings(three, use.pair_value),
                         {.function = function, .how = use.how, .objective = use.objective});
          }
        }
      }
      meetings.sort((last - first) * pair_values.size());
    };
    make_runs(meetings_, in_parts, threes, make);
  }

  std::uint32_t key_of_meetings(std::size_t three, Id pair_value) const {
    return static_cast<std::uint32_t>(three % kRun * pair_values_.values().size() + pair_value);
  }

  struct Step {
    Join how;
    std::uint16_t objective;
  };

  void find_steps() {
    wanted_.clear(kRoom);
    for (std::size_t card = 0; card < numbers_; ++card) {
      const Value value = Value::of(static_cast<std::int64_t>(card) + 1);
      each_objective<Value>(games(), allowed_, [&](const Value& objective, std::uint64_t place) {
        const auto want = [&](Join how, const Value& x) {
          if (!x.is_in(allowed_)) return;
          const auto [wanted, is_new] = wanted_.insert(x);
          if (is_new) cards_of_wanted_.push_back(0);
          cards_of_wanted_[wanted] |= std::uint64_t{1} << card;
          steps_.add(static_cast<std::uint32_t>(wanted * numbers_ + card),
                     {.how = how, .objective = static_cast<std::uint16_t>(place)});
        };
        each_partner<AllJoins>(value, objective, want);
      });
    }
    steps_.sort(wanted_.values().size() * numbers_);
  }

  // A function of four cards with a wanted value. There are at most 6 for every card and objective.
  struct Useful {
    static_assert(6 * kMostNumbersTimesObjectives <= 0xFFFF);
    std::uint16_t wanted;
    Number function;
  };
  // The useful functions of a run of choices of four cards.
  struct Fours {
    std::vector<std::uint32_t> starts;  // by choice, plus the end
    std::vector<Useful> useful;

    std::span<const Useful> of(std::size_t choice) const {
      return std::span(useful).subspan(starts[choice], starts[choice + 1] - starts[choice]);
    }
  };

  void list_fours(const InParts& in_parts) {
    const auto choices = static_cast<std::size_t>(orders_[4].hands());
    make_runs(fours_, in_parts, choices, [&](Fours& fours, std::size_t first, std::size_t last) {
      std::vector<std::int64_t> cards = orders_[4].at(first);
      for (std::size_t choice = first; choice < last; ++choice, orders_[4].next(cards)) {
        fours.starts.push_back(static_cast<std::uint32_t>(fours.useful.size()));
        evaluate(cards, [&](Number number, const Value& value) {
          const Id id = wanted_.find(value);
          if (id == kNone) return;
          fours.useful.push_back({.wanted = static_cast<std::uint16_t>(id), .function = number});
        });
      }
      fours.starts.push_back(static_cast<std::uint32_t>(fours.useful.size()));
      fours.useful.shrink_to_fit();
    });
  }

  void count(std::span<const std::int64_t> cards, std::span<std::uint64_t> met,
             std::span<std::uint32_t> counts) const {
    const auto meet = [&](Number number, std::uint16_t objective) {
      std::uint64_t& word = met[number / 64U];
      const std::uint64_t bit = std::uint64_t{1} << (number % 64U);
      counts[objective] += (word & bit) == 0 ? 1U : 0U;
      word |= bit;
    };
    // The entries for a pair and three cards are scattered in memory, so they are prefetched one
    // step ahead.
    struct Place {
      const Split* split;
      std::size_t of_small;
      const Lists<Meeting>* meetings;
      std::uint32_t key;
    };
    constexpr std::size_t kMostPlaces = kPairs * kOfPair;
    std::array<Place, kMostPlaces> room{};
    std::size_t places = 0;
    const auto& splits = numberings_.of(cards).splits();
    for (const Split& split : splits) {
      const Choice small(cards, split.small());
      if (small.size == 1) continue;
      const Id* of_pair = &of_pair_[index_of(small) * kOfPair];
      const std::size_t three = index_of({cards, split.large()});
      for (std::size_t s = 0; s < kOfPair; ++s) {
        if (of_pair[s] == kNone) continue;
        const Place& place = room[places++] = {.split = &split,
                                               .of_small = s,
                                               .meetings = &meetings_[three / kRun],
                                               .key = key_of_meetings(three, of_pair[s])};
        place.meetings->fetch_place(place.key);
      }
    }
    for (const Split& split : splits) {
      const Choice small(cards, split.small());
      if (small.size != 1) continue;
      const std::size_t four = index_of({cards, split.large()});
      const auto card = static_cast<std::size_t>(small.place[0] - 1);
      for (const Useful& useful : fours_[four / kRun].of(four % kRun)) {
        if (((cards_of_wanted_[useful.wanted] >> card) & 1U) == 0) continue;
        for (const Step& step : steps_[useful.wanted * numbers_ + card]) {
          meet(split.joined(step.how, 0, useful.function), step.objective);
        }
      }
    }
    const std::span<const Place> all = std::span(room).first(places);
    for (const Place& place : all) place.meetings->fetch(place.key);
    for (const Place& place : all) {
      for (const Meeting& meeting : (*place.meetings)[place.key]) {
        meet(place.split->joined(meeting.how, place.of_small, meeting.function), meeting.objective);
      }
    }
  }

  AllowedResults allowed_;
  std::size_t numbers_;
  std::vector<HandOrder> orders_;  // by number of cards
  Numberings numberings_;

  // Values by cards and function, as indices into a set of all values.
  ValueSet<Value> pair_values_;
  ValueSet<Value> three_values_;
  std::vector<Id> of_pair_;
  std::vector<Id> of_three_;

  std::vector<Lists<Meeting>> meetings_;  // by run of threes; each by three and pair value
  ValueSet<Value> wanted_;
  std::vector<std::uint64_t> cards_of_wanted_;  // bit set of the cards that have a step from it
  Lists<Step> steps_;                           // by wanted value and card
  std::vector<Fours> fours_;
};

bool SolutionCounts::has_tables(const Games& games, Form form) {
  constexpr std::int64_t kLargestObjective = kMostNumbers * kMostNumbers;
  return form == Form::distinct && games.cards == kCards && games.largest_card <= kMostNumbers &&
         games.first_objective >= -kLargestObjective && games.last_objective <= kLargestObjective &&
         games.largest_card * (games.last_objective - games.first_objective + 1) <=
             kMostNumbersTimesObjectives;
}

SolutionCounts::SolutionCounts(const Games& games, Rules rules, Form form,
                               const InParts& in_parts) {
  if (!has_tables(games, form)) {
    counter_ = std::make_unique<BySolver>(games, rules, form);
  } else if (allowed_by(rules).fractions) {
    counter_ = std::make_unique<ByTables<SmallFraction>>(games, rules, in_parts);
  } else {
    counter_ = std::make_unique<ByTables<Whole>>(games, rules, in_parts);
  }
}

void SolutionCounts::one_after_the_other(std::size_t parts,
                                         const std::function<void(std::size_t)>& work) {
  for (std::size_t part = 0; part < parts; ++part) work(part);
}

SolutionCounts::~SolutionCounts() = default;
SolutionCounts::SolutionCounts(SolutionCounts&&) noexcept = default;
SolutionCounts& SolutionCounts::operator=(SolutionCounts&&) noexcept = default;

void SolutionCounts::each_hand(std::uint64_t first, std::uint64_t last, const Visit& visit) const {
  counter_->each_hand(first, last, visit);
}

}  // namespace reckon::krypto
