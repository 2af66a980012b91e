// SPDX-License-Identifier: MIT
// The last operation of five cards joins one card with four, or two with three. So a hand needs
// only
//
//     its 5 ways to leave a card:  by_four[four cards][card]    objectives that they reach together
//     its 10 ways to take a pair:  by_three[three cards][pair]  likewise
//
// as masks of objectives, fifteen loads for all objectives at once. Both tables are made of
// sets of values, and what leads from value to value is found backwards, from the objectives: of
// four cards only the some hundred values count that one more card can turn into an objective.
#include "reckon/krypto/census/census_tables.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "reckon/arith/detail/bits.hpp"
#include "reckon/krypto/census/objectives.hpp"
#include "reckon/krypto/lists.hpp"
#include "reckon/krypto/operations.hpp"
#include "reckon/krypto/value_set.hpp"
#include "reckon/krypto/values.hpp"

namespace reckon::krypto {

namespace {

constexpr std::size_t kMostObjectives = 32;

/// A value by its size alone. From cards and objectives of 0 and more, signs are never needed: if
/// an expression has the value v, another of the same cards has the value |v|. For a product or
/// quotient take those of its operands; |l + r| and |l - r| are the sum or a difference of |l| and
/// |r|. The steps stay within the rules, for these allow the size of whatever they allow. So the
/// rule sets `integer` and `international` solve the same games.
template <typename Value>
struct Size : Value {
  Size() = default;
  Size(const Value& value) : Value(value) {}  // NOLINT(google-explicit-constructor): never negative
  friend Size operator-(const Size& a, const Size& b) {
    const Value& left = a;
    const Value& right = b;
    const Value difference = left - right;
    return difference.traits().negative ? right - left : difference;
  }
  static Size of(std::int64_t number) { return Value::of(number); }
};
// |a - b| is |b - a|. Of a and the result, |a - result| is the partner for a sum or for the
// difference, whichever it is, so that each is met once.
using SizeJoins =
    Joins<Join::add, Join::subtract_from, Join::multiply, Join::divide, Join::divide_into>;

template <typename Value, typename Operations>
class Tables {
 public:
  Tables(const Games& games, Rules rules, Budget& budget)
      : games_(games),
        allowed_(allowed_by(rules)),
        budget_(budget),
        numbers_(static_cast<std::size_t>(games.largest_card)) {
    number_multisets();
    make_pairs();
    make_threes();
    // What is not all made is not looked up either.
    if (budget_.over()) return;
    find_wanted();
    make_by_four();
    if constexpr (kPairs) make_by_three();
  }

  template <typename Visit>
  void each_hand(const Visit& visit) const {
    constexpr std::uint64_t kStepsOfHand = 40;
    const std::size_t n = numbers_;
    std::uint64_t hand = 0;
    for (std::size_t a = 0; a < n; ++a) {
      for (std::size_t b = a; b < n; ++b) {
        for (std::size_t c = b; c < n; ++c) {
          for (std::size_t d = c; d < n; ++d) {
            if (!budget_.spend(kStepsOfHand * (n - d))) return;
            for (std::size_t e = d; e < n; ++e) {
              visit(hand++, objectives_of(a, b, c, d, e));
            }
          }
        }
      }
    }
  }

 private:
  using Id = std::uint32_t;
  // Text read from right to left never joins two pairs.
  static constexpr bool kPairs = Operations::has(Join::divide_into);

  // Numbers are counted from 0 here: card i is i + 1. The places of ascending cards in the lists of
  // pairs, threes and fours.
  std::size_t pair(std::size_t a, std::size_t b) const { return pair_[a * numbers_ + b]; }
  std::size_t three(std::size_t a, std::size_t b, std::size_t c) const {
    return three_[(a * numbers_ + b) * numbers_ + c];
  }
  std::size_t four(std::size_t a, std::size_t b, std::size_t c, std::size_t d) const {
    return four_start_[three(a, b, c)] + d - c;
  }
  std::size_t four_of(std::array<std::size_t, 4> cards) const {
    std::ranges::sort(cards);
    return four(cards[0], cards[1], cards[2], cards[3]);
  }

  std::uint32_t objectives_of(std::size_t a, std::size_t b, std::size_t c, std::size_t d,
                              std::size_t e) const {
    const std::uint32_t last_card = by_four(a, b, c, d, e) | by_four(a, b, c, e, d) |
                                    by_four(a, b, d, e, c) | by_four(a, c, d, e, b) |
                                    by_four(b, c, d, e, a);
    if constexpr (!kPairs) return last_card;
    return last_card | by_three(a, b, c, d, e) | by_three(a, b, d, c, e) | by_three(a, b, e, c, d) |
           by_three(a, c, d, b, e) | by_three(a, c, e, b, d) | by_three(a, d, e, b, c) |
           by_three(b, c, d, a, e) | by_three(b, c, e, a, d) | by_three(b, d, e, a, c) |
           by_three(c, d, e, a, b);
  }

  void number_multisets() {
    const std::size_t n = numbers_;
    pair_.resize(n * n);
    three_.resize(n * n * n);
    for (std::size_t a = 0; a < n; ++a) {
      for (std::size_t b = a; b < n; ++b) {
        pair_[a * n + b] = static_cast<std::uint32_t>(pairs_++);
        for (std::size_t c = b; c < n; ++c) {
          three_[(a * n + b) * n + c] = static_cast<std::uint32_t>(four_start_.size());
          four_start_.push_back(static_cast<std::uint32_t>(fours_));
          fours_ += n - c;
        }
      }
    }
  }

  Value card(std::size_t i) const { return Value::of(static_cast<std::int64_t>(i) + 1); }

  // Adds the results of a and b to the list that is being made, each once.
  void add_results(const Value& a, const Value& b, ValueSet<Value>& all, std::vector<Id>& list,
                   std::vector<Id>& last_list, Id list_number) const {
    each_result<Operations>(a, b, allowed_, [&](const Value& result) {
      const auto [id, is_new] = all.insert(result);
      if (is_new) last_list.push_back(~Id{0});
      if (last_list[id] == list_number) return;
      last_list[id] = list_number;
      list.push_back(id);
    });
  }

  // Visits what makes `result` of a and is in the set, by its place there.
  template <typename Visit>
  static void each_partner_in(const ValueSet<Value>& set, const Value& a, const Value& result,
                              const Visit& visit) {
    each_partner<Operations>(
        a, result,
        [&](Join, const Value& x) {
          if (const Id id = set.find(x); id != ValueSet<Value>::kAbsent) visit(id);
        },
        [&] {
          for (Id x = 0; x < set.values().size(); ++x) visit(x);
        });
  }

  void make_pairs() {
    pair_values_.clear(kRoom);
    std::vector<Id> last_list;
    for (std::size_t a = 0; a < numbers_; ++a) {
      for (std::size_t b = a; b < numbers_; ++b) {
        of_pair_.emplace_back();
        const auto number = static_cast<Id>(pair(a, b));
        add_results(card(a), card(b), pair_values_, of_pair_.back(), last_list, number);
        add_results(card(b), card(a), pair_values_, of_pair_.back(), last_list, number);
      }
    }
  }

  void make_threes() {
    three_values_.clear(kRoom);
    std::vector<Id> last_list;
    for (std::size_t a = 0; a < numbers_; ++a) {
      for (std::size_t b = a; b < numbers_; ++b) {
        for (std::size_t c = b; c < numbers_; ++c) {
          if (!budget_.spend(kStepsOfThree)) return;
          of_three_.emplace_back();
          const auto join = [&](std::size_t single, std::size_t of_two) {
            for (const Id id : of_pair_[of_two]) {
              add_results(card(single), pair_values_.values()[id], three_values_, of_three_.back(),
                          last_list, static_cast<Id>(three(a, b, c)));
            }
          };
          join(a, pair(b, c));
          join(b, pair(a, c));
          join(c, pair(a, b));
        }
      }
    }
  }

  // The values of four cards that some card turns into an objective, and into which.
  void find_wanted() {
    wanted_.clear(kRoom);
    for (std::size_t c = 0; c < numbers_; ++c) {
      each_objective<Value>(games_, allowed_, [&](const Value& objective, std::uint64_t place) {
        const auto want = [&](Join, const Value& x) {
          if (!x.is_in(allowed_)) return;
          const auto [id, is_new] = wanted_.insert(x);
          if (is_new) reached_.resize(reached_.size() + numbers_);
          reached_[id * numbers_ + c] |= std::uint32_t{1} << place;
        };
        each_partner<Operations>(card(c), objective, want);
      });
    }
    words_ = (wanted_.values().size() + 63) / 64;
  }

  struct Step {
    std::uint16_t card;
    std::uint16_t wanted;
  };

  void make_by_four() {
    std::vector<std::uint64_t> found(fours_ * words_);  // a bit for each wanted value
    // What a fourth card makes of the values of three.
    Lists<Step> steps;
    const auto& wanted = wanted_.values();
    for (std::size_t w = 0; w < wanted.size(); ++w) {
      for (std::size_t c = 0; c < numbers_; ++c) {
        each_partner_in(three_values_, card(c), wanted[w], [&](Id x) {
          steps.add(
              x, {.card = static_cast<std::uint16_t>(c), .wanted = static_cast<std::uint16_t>(w)});
        });
      }
    }
    steps.sort(three_values_.values().size());
    std::vector<std::size_t> with_card(numbers_);
    for (std::size_t a = 0; a < numbers_; ++a) {
      for (std::size_t b = a; b < numbers_; ++b) {
        for (std::size_t c = b; c < numbers_; ++c) {
          if (!budget_.spend(kStepsOfThree)) return;
          for (std::size_t d = 0; d < numbers_; ++d) with_card[d] = four_of({a, b, c, d});
          for (const Id value : of_three_[three(a, b, c)]) {
            for (const Step& step : steps[value]) {
              set_bit(&found[with_card[step.card] * words_], step.wanted);
            }
          }
        }
      }
    }
    if constexpr (kPairs) join_pairs(found);
    reach_by_four(found);
  }

  // What each four cards reach with a fifth, of the wanted values that they make.
  void reach_by_four(const std::vector<std::uint64_t>& found) {
    by_four_.resize(fours_ * numbers_);
    for (std::size_t f = 0; f < fours_; ++f) {
      if (!budget_.spend(kStepsOfFour)) return;
      std::uint32_t* masks = &by_four_[f * numbers_];
      for (std::size_t word = 0; word < words_; ++word) {
        for (std::uint64_t rest = found[f * words_ + word]; rest != 0; rest &= rest - 1) {
          const std::size_t w = word * 64 + lowest(rest);
          const std::uint32_t* reached = &reached_[w * numbers_];
          for (std::size_t c = 0; c < numbers_; ++c) masks[c] |= reached[c];
        }
      }
    }
  }

  // Of two values of pairs, the wanted results, under the key v * values + x.
  Lists<Id> joins_of_values() const {
    const auto& values = pair_values_.values();
    Lists<Id> joins;
    for (Id w = 0; w < wanted_.values().size(); ++w) {
      if (!budget_.spend(kStepsOfPartner * values.size())) break;
      const Value& result = wanted_.values()[w];
      for (Id v = 0; v < values.size(); ++v) {
        each_partner_in(pair_values_, values[v], result,
                        [&](Id x) { joins.add(v * static_cast<Id>(values.size()) + x, w); });
      }
    }
    joins.sort(values.size() * values.size());
    return joins;
  }

  // What four cards make as two pairs.
  void join_pairs(std::vector<std::uint64_t>& found) const {
    const Lists<Id> joins = joins_of_values();
    // For one pair, what it makes together with each value of another.
    const std::size_t values = pair_values_.values().size();
    std::vector<std::uint64_t> with_value(values * words_);
    for (std::size_t a = 0; a < numbers_; ++a) {
      for (std::size_t b = a; b < numbers_; ++b) {
        if (!budget_.spend(kStepsOfTwoPairs * pairs_)) return;
        std::ranges::fill(with_value, 0);
        for (const Id v : of_pair_[pair(a, b)]) {
          for (std::size_t x = 0; x < values; ++x) {
            for (const Id w : joins[v * values + x]) set_bit(&with_value[x * words_], w);
          }
        }
        add_second_pairs(a, b, with_value, found);
      }
    }
  }

  // Adds what the pair a b makes with each pair that does not come before it, so that each two
  // pairs meet once.
  void add_second_pairs(std::size_t a, std::size_t b, const std::vector<std::uint64_t>& with_value,
                        std::vector<std::uint64_t>& found) const {
    for (std::size_t c = a; c < numbers_; ++c) {
      for (std::size_t d = c == a ? b : c; d < numbers_; ++d) {
        std::uint64_t* four_cards = &found[four_of({a, b, c, d}) * words_];
        for (const Id x : of_pair_[pair(c, d)]) {
          for (std::size_t i = 0; i < words_; ++i) four_cards[i] |= with_value[x * words_ + i];
        }
      }
    }
  }

  struct Reach {
    std::uint32_t pair_value;
    std::uint32_t objectives;
  };

  void make_by_three() {
    Lists<Reach> reaches;  // of a value of three cards
    const auto& values = pair_values_.values();
    for (Id v = 0; v < values.size(); ++v) {
      each_objective<Value>(games_, allowed_, [&](const Value& objective, std::uint64_t place) {
        each_partner_in(three_values_, values[v], objective, [&](Id x) {
          reaches.add(x, {.pair_value = v, .objectives = std::uint32_t{1} << place});
        });
      });
    }
    reaches.sort(three_values_.values().size());
    by_three_.resize(of_three_.size() * pairs_);
    std::vector<std::uint32_t> with_value(values.size());
    for (std::size_t t = 0; t < of_three_.size(); ++t) {
      if (!budget_.spend(kStepsOfThree)) return;
      std::ranges::fill(with_value, 0);
      for (const Id value : of_three_[t]) {
        for (const Reach& reach : reaches[value]) with_value[reach.pair_value] |= reach.objectives;
      }
      for (std::size_t p = 0; p < pairs_; ++p) {
        for (const Id value : of_pair_[p]) by_three_[t * pairs_ + p] |= with_value[value];
      }
    }
  }

  std::uint32_t by_four(std::size_t a, std::size_t b, std::size_t c, std::size_t d,
                        std::size_t single) const {
    return by_four_[four(a, b, c, d) * numbers_ + single];
  }
  std::uint32_t by_three(std::size_t a, std::size_t b, std::size_t c, std::size_t left,
                         std::size_t right) const {
    return by_three_[three(a, b, c) * pairs_ + pair(left, right)];
  }

  static constexpr unsigned kRoom = 10;

  // What things take of the budget at most, on average.
  static constexpr std::uint64_t kStepsOfThree = 4000;
  static constexpr std::uint64_t kStepsOfFour = 600;
  static constexpr std::uint64_t kStepsOfPartner = 120;
  static constexpr std::uint64_t kStepsOfTwoPairs = 300;

  Games games_;
  AllowedResults allowed_;
  Budget& budget_;
  std::size_t numbers_;

  std::size_t pairs_ = 0;
  std::size_t fours_ = 0;
  std::vector<std::uint32_t> pair_;
  std::vector<std::uint32_t> three_;
  std::vector<std::uint32_t> four_start_;  // by three: the first four that begins with it

  ValueSet<Value> pair_values_;
  ValueSet<Value> three_values_;
  ValueSet<Value> wanted_;
  std::vector<std::vector<Id>> of_pair_;
  std::vector<std::vector<Id>> of_three_;
  std::vector<std::uint32_t> reached_;  // by wanted value and card
  std::size_t words_ = 0;

  std::vector<std::uint32_t> by_four_;
  std::vector<std::uint32_t> by_three_;
};

}  // namespace

bool fits_tables(const Games& games) {
  constexpr std::size_t kCards = 5;
  return games.cards == kCards && games.largest_card <= kMostNumbers &&
         games.objectives() <= kMostObjectives && games.first_objective >= 0 &&
         games.last_objective <= kMostNumbers * kMostNumbers;
}

void each_mask(const Games& games, Rules rules, bool linear, Budget& budget,
               const std::function<void(std::uint64_t, std::uint32_t)>& visit) {
  if (allowed_by(rules).fractions) {
    if (linear) {
      Tables<SmallFraction, LeftJoins>(games, rules, budget).each_hand(visit);
    } else {
      Tables<Size<SmallFraction>, SizeJoins>(games, rules, budget).each_hand(visit);
    }
  } else if (linear) {
    Tables<Whole, LeftJoins>(games, rules, budget).each_hand(visit);
  } else {
    Tables<Size<Whole>, SizeJoins>(games, rules, budget).each_hand(visit);
  }
}

}  // namespace reckon::krypto
