// SPDX-License-Identifier: MIT
// The last operation of a hand of five joins one card with four, or two with three. So a hand needs
// only
//
//     its 5 ways to leave a card:  known[hand]                            objectives so reached
//     its 10 ways to take a pair:  with_three[value of pair][three cards]  likewise
//
// as masks of objectives. The first kind is computed for all hands; it already covers all
// objectives in three of four hands. The second is read only if a hand still lacks an objective,
// with one load per value of the pair.
//
// The tables are built backwards, from the objectives. For four cards only those few hundred values
// count that a fifth card turns into an objective. 64 choices of cards are processed at once. A row
// of bits holds the choices that make a value. Rows are combined, and finally squares of 64 rows
// are transposed; they then hold the values that a choice makes.
#include "reckon/krypto/census/census_tables.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <span>
#include <type_traits>
#include <vector>

#include "reckon/arith/detail/bits.hpp"
#include "reckon/arith/detail/versions.hpp"
#include "reckon/krypto/census/bit_square.hpp"
#include "reckon/krypto/census/multisets.hpp"
#include "reckon/krypto/census/number_set.hpp"
#include "reckon/krypto/census/objectives.hpp"
#include "reckon/krypto/lists.hpp"
#include "reckon/krypto/operations.hpp"
#include "reckon/krypto/value_set.hpp"
#include "reckon/krypto/values.hpp"

namespace reckon::krypto {

namespace {

constexpr std::size_t kMostObjectives = 32;

/// The absolute value of a number. If no card or objective is negative, signs are never needed: if
/// an expression has the value v, another one with the same cards has the value |v|. For a product
/// or quotient, replace both operands; |l + r| and |l - r| are the sum or a difference of |l| and
/// |r|. The steps obey the rules, which allow |v| whenever they allow v. So the rule sets `integer`
/// and `international` solve the same games.
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
// |a - b| is |b - a|. Given a and the result, |a - result| is the partner in a sum or in a
// difference, so one case covers both.
using SizeJoins =
    Joins<Join::add, Join::subtract_from, Join::multiply, Join::divide, Join::divide_into>;

// Adds a row of bits to another.
RECKON_VERSIONS void add_row(std::uint64_t* __restrict row, const std::uint64_t* __restrict other,
                             std::size_t words) {
  for (std::size_t i = 0; i < words; ++i) row[i] |= other[i];
}

// Tables in one piece of memory. The allocator would return several pieces of this size to the
// system, and the next census would get them back page by page: a quarter of its time.
class Arena {
  // A vector would be zeroed first.
  using Bytes = std::byte[];  // NOLINT(*-avoid-c-arrays)

 public:
  template <typename Item>
  static constexpr std::size_t bytes(std::size_t items) {
    return (items * sizeof(Item) + kAlignment - 1) / kAlignment * kAlignment;
  }

  // Allocates the total that bytes() has counted.
  void make(std::size_t bytes) { memory_ = std::make_unique_for_overwrite<Bytes>(bytes); }

  // The next table, zeroed.
  template <typename Item>
  std::span<Item> take(std::size_t items) {
    void* const place = memory_.get() + taken_;
    taken_ += bytes<Item>(items);
    auto* const first = static_cast<Item*>(place);
    std::uninitialized_value_construct_n(first, items);
    return {first, items};
  }

 private:
  static constexpr std::size_t kAlignment = alignof(std::max_align_t);
  std::unique_ptr<Bytes> memory_;
  std::size_t taken_ = 0;
};

template <typename Value, typename Operations>
class Tables : Multisets {
  static constexpr bool kNumbers = std::is_same_v<Value, Size<Whole>>;
#if defined(__wasm__)
  // In a browser, loading the code of another set class takes longer than it saves.
  using Values = ValueSet<Value>;
#else
  using Values = std::conditional_t<kNumbers, NumberSet<Value>, ValueSet<Value>>;
#endif

 public:
  Tables(const Games& games, Rules rules, Budget& budget)
      : Multisets(static_cast<std::size_t>(games.largest_card)),
        games_(games),
        allowed_(allowed_by(rules)),
        budget_(budget) {
    make_pairs();
    if constexpr (kPairs) pad_pairs();
    make_threes();
    // Incomplete tables are not used.
    if (budget_.over()) return;
    find_wanted();
    take_memory();
    mark_threes();
    make_by_four();
    if constexpr (kPairs) make_by_three();
  }

  template <typename Visit>
  void each_hand(const Visit& visit) const {
    constexpr std::uint64_t kStepsOfHand = 40;
    const std::size_t n = numbers();
    std::size_t hand = 0;
    for (std::size_t a = 0; a < n; ++a) {
      for (std::size_t b = a; b < n; ++b) {
        for (std::size_t c = b; c < n; ++c) {
          for (std::size_t d = c; d < n; ++d) {
            if (!budget_.spend(kStepsOfHand * (n - d))) return;
            const auto known = known_.subspan(hand, n - d);
            std::array<std::uint32_t, kMostNumbers> masks{};
            for (std::size_t e = d; e < n; ++e) {
              masks[e - d] = with_pairs(a, b, c, d, e, known[e - d]);
            }
            visit(hand, std::span(masks).first(n - d));
            hand += n - d;
          }
        }
      }
    }
  }

 private:
  using Id = std::uint32_t;
  // The most values that two cards make. For whole numbers, at most one of the two quotients
  // counts.
  static constexpr std::size_t kResults = Operations::kAll.size() - (kNumbers ? 1 : 0);
  // Text read from right to left never joins two pairs.
  static constexpr bool kPairs = Operations::has(Join::divide_into);

  // The objectives that five cards reach with a pair, added to those already known.
  std::uint32_t with_pairs(std::size_t a, std::size_t b, std::size_t c, std::size_t d,
                           std::size_t e, std::uint32_t known) const {
    if (!kPairs || known == all_objectives_) return known;
    const auto adds = [&](std::size_t i, std::size_t j, std::size_t k, std::size_t left,
                          std::size_t right) {
      known |= by_three(i, j, k, left, right);
      return known == all_objectives_;
    };
    // For equal cards the choice of the pair does not matter; only the last of them are used.
    const bool ab = a != b;
    const bool bc = b != c;
    const bool cd = c != d;
    const bool de = d != e;
    (void)(adds(a, b, c, d, e) || (cd && adds(a, b, d, c, e)) || (de && adds(a, b, e, c, d)) ||
           (bc && adds(a, c, d, b, e)) || (bc && de && adds(a, c, e, b, d)) ||
           (cd && adds(a, d, e, b, c)) || (ab && adds(b, c, d, a, e)) ||
           (ab && de && adds(b, c, e, a, d)) || (ab && cd && adds(b, d, e, a, c)) ||
           (bc && adds(c, d, e, a, b)));
    return known;
  }

  Value card(std::size_t i) const { return Value::of(static_cast<std::int64_t>(i) + 1); }

  // Adds the results of a and b to the current list, without duplicates.
  void add_results(const Value& a, const Value& b, Values& all, std::vector<Id>& list,
                   std::vector<Id>& last_list, Id list_number) const {
    each_result<Operations>(a, b, allowed_, [&](const Value& result) {
      const auto [id, is_new] = all.insert(result);
      if (is_new) last_list.push_back(~Id{0});
      if (last_list[id] == list_number) return;
      last_list[id] = list_number;
      list.push_back(id);
    });
  }

  // Visits the members of the set that make `result` with a, by their ids.
  template <typename Visit>
  static void each_partner_in(const Values& set, const Value& a, const Value& result,
                              const Visit& visit) {
    each_partner<Operations>(
        a, result,
        [&](Join, const Value& x) {
          if (const Id id = set.find(x); id != Values::kAbsent) visit(id);
        },
        [&] {
          for (Id x = 0; x < set.values().size(); ++x) visit(x);
        });
  }

  void make_pairs() {
    pair_values_.clear(kRoom);
    std::vector<Id> last_list;
    for (std::size_t a = 0; a < numbers(); ++a) {
      for (std::size_t b = a; b < numbers(); ++b) {
        of_pair_.emplace_back();
        const auto number = static_cast<Id>(pair(a, b));
        add_results(card(a), card(b), pair_values_, of_pair_.back(), last_list, number);
        add_results(card(b), card(a), pair_values_, of_pair_.back(), last_list, number);
      }
    }
  }

  // Fills unused entries with the first value.
  void pad_pairs() {
    padded_.resize(pairs());
    for (std::size_t p = 0; p < pairs(); ++p) {
      padded_[p].fill(of_pair_[p].front());
      std::ranges::copy(of_pair_[p], padded_[p].begin());
    }
  }

  void make_threes() {
    three_values_.clear(kRoom);
    std::vector<Id> last_list;
    for (std::size_t a = 0; a < numbers(); ++a) {
      for (std::size_t b = a; b < numbers(); ++b) {
        for (std::size_t c = b; c < numbers(); ++c) {
          if (!budget_.spend(kStepsOfThree)) return;
          const auto join = [&](std::size_t single, std::size_t of_two) {
            for (const Id id : of_pair_[of_two]) {
              add_results(card(single), pair_values_.values()[id], three_values_, values_of_threes_,
                          last_list, static_cast<Id>(three(a, b, c)));
            }
          };
          join(a, pair(b, c));
          join(b, pair(a, c));
          join(c, pair(a, b));
          values_end_.push_back(values_of_threes_.size());
        }
      }
    }
  }

  // Finds the values of four cards that a fifth card turns into an objective, and the objectives.
  void find_wanted() {
    wanted_.clear(kRoom);
    each_objective<Value>(games_, allowed_, [&](const Value&, std::uint64_t place) {
      all_objectives_ |= std::uint32_t{1} << place;
    });
    for (std::size_t c = 0; c < numbers(); ++c) {
      each_objective<Value>(games_, allowed_, [&](const Value& objective, std::uint64_t place) {
        const auto want = [&](Join, const Value& x) {
          if (!x.is_in(allowed_)) return;
          const auto [id, is_new] = wanted_.insert(x);
          if (is_new) reached_.resize(reached_.size() + numbers());
          reached_[id * numbers() + c] |= std::uint32_t{1} << place;
        };
        each_partner<Operations>(card(c), objective, want);
      });
    }
    words_ = (words_for(wanted_.values().size()) + kWordsAtOnce - 1) / kWordsAtOnce * kWordsAtOnce;
  }

  void take_memory() {
    three_words_ = words_for(threes());
    const std::size_t making = three_values_.values().size() * three_words_;
    const std::size_t masks = kPairs ? threes() * pair_values_.values().size() : 0;
    arena_.make(Arena::bytes<std::uint64_t>(making) +
                Arena::bytes<std::uint64_t>(fours() * words_) +
                Arena::bytes<std::uint32_t>(hands()) + Arena::bytes<std::uint32_t>(masks));
    making_three_ = arena_.take<std::uint64_t>(making);
    found_ = arena_.take<std::uint64_t>(fours() * words_);
    known_ = arena_.take<std::uint32_t>(hands());
    with_three_ = arena_.take<std::uint32_t>(masks);
  }

  // For each value, marks the threes that make it, one bit per three.
  void mark_threes() {
    std::size_t i = 0;
    for (std::size_t t = 0; t < threes(); ++t) {
      for (; i < values_end_[t]; ++i)
        set_bit(&making_three_[values_of_threes_[i] * three_words_], t);
    }
  }

  // Adds to a row of bits the threes that make `result` with `a`.
  void add_threes_for(const Value& a, const Value& result, std::uint64_t* row) const {
    each_partner_in(three_values_, a, result,
                    [&](Id x) { add_row(row, &making_three_[x * three_words_], three_words_); });
  }

  // The wanted values of three cards and a fourth. For each fourth card, first finds the threes
  // that make a wanted value with it, for all threes at once. Transposing then gives the values
  // that each three makes.
  void make_by_four() {
    std::vector<std::uint64_t> rows(words_ * kSquare * three_words_);  // of wanted values
    std::vector<Square> squares(words_);
    const auto& wanted = wanted_.values();
    for (std::size_t d = 0; d < numbers(); ++d) {
      if (!budget_.spend(kStepsOfThree * threes() / numbers())) return;
      std::ranges::fill(rows, 0);
      for (std::size_t w = 0; w < wanted.size(); ++w) {
        add_threes_for(card(d), wanted[w], &rows[w * three_words_]);
      }
      for (std::size_t first = 0; first < threes(); first += kSquare) {
        for (std::size_t word = 0; word < words_; ++word) {
          squares[word] = square_of(&rows[word * kSquare * three_words_ + first / kSquare]);
        }
        for (std::size_t t = first; t < std::min(first + kSquare, threes()); ++t) {
          std::uint64_t* four_cards = &found_[four_with(cards_of_three(t), d) * words_];
          for (std::size_t word = 0; word < words_; ++word) {
            four_cards[word] |= squares[word][t - first];
          }
        }
      }
    }
    if constexpr (kPairs) join_pairs();
    reach_by_four();
  }

  // Transposes one word of 64 rows over threes: the result has a row for each of these threes.
  Square square_of(const std::uint64_t* rows) const {
    Square square;
    for (std::size_t i = 0; i < kSquare; ++i) square[i] = rows[i * three_words_];
    transpose(square);
    return square;
  }

  // The objectives that each four cards reach with a fifth through their wanted values; 64 fours at
  // once, one bit each.
  void reach_by_four() {
    const Lists<Id> makers = makers_of_objectives();
    std::vector<Square> making(words_);  // row w: the fours that make the wanted value w
    for (std::size_t first = 0; first < fours(); first += kSquare) {
      const std::size_t count = std::min(kSquare, fours() - first);
      if (!budget_.spend(kStepsOfFour * count)) return;
      for (std::size_t word = 0; word < words_; ++word) {
        Square& rows = making[word];
        rows = {};
        for (std::size_t f = 0; f < count; ++f) rows[f] = found_[(first + f) * words_ + word];
        transpose(rows);
      }
      const std::vector<Run> runs = runs_of(first, count);
      for (std::size_t c = 0; c < numbers(); c += 2) {
        Square reached{};  // by two cards: row o and row o + 32
        for (std::size_t row = 0; row < kSquare && c + row / kMostObjectives < numbers(); ++row) {
          for (const Id w : makers[c * kMostObjectives + row]) {
            reached[row] |= making[w / kSquare][w % kSquare];
          }
        }
        transpose(reached);
        add_to_hands(reached, 0, runs, c, known_);
        if (c + 1 < numbers()) add_to_hands(reached, kMostObjectives, runs, c + 1, known_);
      }
    }
  }

  // The wanted values that a card turns into an objective, with the key card * 32 + index of the
  // objective.
  Lists<Id> makers_of_objectives() const {
    Lists<Id> makers;
    for (Id w = 0; w < wanted_.values().size(); ++w) {
      for (std::size_t c = 0; c < numbers(); ++c) {
        for (std::uint64_t rest = reached_[w * numbers() + c]; rest != 0; rest &= rest - 1) {
          makers.add(static_cast<Id>(c * kMostObjectives + lowest(rest)), w);
        }
      }
    }
    makers.sort(numbers() * kMostObjectives);
    return makers;
  }

  struct PairJoin {
    std::uint32_t second;
    std::uint32_t wanted;
  };

  // For each value of a pair, the values that make a wanted value with it.
  Lists<PairJoin> joins_of_values() const {
    const auto& values = pair_values_.values();
    Lists<PairJoin> joins;
    joins.reserve(values.size() *
                  (values.size() + 8));  // an estimate that suffices for whole numbers
    for (Id v = 0; v < values.size(); ++v) {
      if (!budget_.spend(kStepsOfPartner * wanted_.values().size())) break;
      for (Id x = v; x < values.size(); ++x) {
        each_result<Operations>(values[v], values[x], allowed_, [&](const Value& result) {
          const Id w = wanted_.find(result);
          if (w == Values::kAbsent) return;
          joins.add(v, {.second = x, .wanted = w});
          if (x != v) joins.add(x, {.second = v, .wanted = w});
        });
      }
    }
    joins.sort(values.size());
    return joins;
  }

  // The wanted values that four cards make as two pairs.
  void join_pairs() const {
    const Lists<PairJoin> joins = joins_of_values();
    // For one pair, the wanted values that it makes with each value of another pair.
    std::vector<std::uint64_t> with_value(pair_values_.values().size() * words_);
    for (std::size_t a = 0; a < numbers(); ++a) {
      for (std::size_t b = a; b < numbers(); ++b) {
        if (!budget_.spend(kStepsOfTwoPairs * pairs())) return;
        std::ranges::fill(with_value, 0);
        for (const Id v : of_pair_[pair(a, b)]) {
          for (const PairJoin& join : joins[v]) {
            set_bit(&with_value[join.second * words_], join.wanted);
          }
        }
        add_second_pairs(a, b, with_value);
      }
    }
  }

  // Adds the values of the pair a b with each pair that does not come before it, so that each two
  // pairs meet once.
  void add_second_pairs(std::size_t a, std::size_t b,
                        const std::vector<std::uint64_t>& with_value) const {
    for (std::size_t c = a; c < numbers(); ++c) {
      for (std::size_t d = c == a ? b : c; d < numbers(); ++d) {
        std::uint64_t* __restrict four_cards = &found_[four_with({a, c, d}, b) * words_];
        for (const Id x : of_pair_[pair(c, d)]) {
          const std::uint64_t* __restrict with_x = &with_value[x * words_];
          for (std::size_t i = 0; i < words_; i += kWordsAtOnce) {
            for (std::size_t j = i; j < i + kWordsAtOnce; ++j) four_cards[j] |= with_x[j];
          }
        }
      }
    }
  }

  // The objectives that three cards reach with each value of a pair; two values at once, as above.
  void make_by_three() {
    const auto& values = pair_values_.values();
    std::vector<std::uint64_t> rows(kSquare * three_words_);
    for (Id v = 0; v < values.size(); v += 2) {
      if (!budget_.spend(kStepsOfThree * 2 * threes() / values.size())) return;
      std::ranges::fill(rows, 0);
      const Id count = std::min<Id>(2, static_cast<Id>(values.size()) - v);
      for (Id i = 0; i < count; ++i) {
        each_objective<Value>(games_, allowed_, [&](const Value& objective, std::uint64_t place) {
          add_threes_for(
              values[v + i], objective,
              &rows[static_cast<std::size_t>((i * kMostObjectives + place) * three_words_)]);
        });
      }
      for (std::size_t first = 0; first < threes(); first += kSquare) {
        const Square square = square_of(&rows[first / kSquare]);
        store_masks(square, std::min(kSquare, threes() - first), &with_three_[v * threes() + first],
                    count > 1 ? &with_three_[(v + 1) * threes() + first] : nullptr);
      }
    }
  }

  // Appends the two halves of each row of a square to two lists.
  static void store_masks(const Square& square, std::size_t count, std::uint32_t* low,
                          std::uint32_t* high) {
    for (std::size_t i = 0; i < count; ++i) low[i] = static_cast<std::uint32_t>(square[i]);
    if (high == nullptr) return;
    for (std::size_t i = 0; i < count; ++i) high[i] = static_cast<std::uint32_t>(square[i] >> 32U);
  }

  std::uint32_t by_three(std::size_t a, std::size_t b, std::size_t c, std::size_t left,
                         std::size_t right) const {
    const std::uint32_t* of_three = &with_three_[three(a, b, c)];
    std::uint32_t objectives = 0;
    for (const Id value : padded_[pair(left, right)]) {
      objectives |= of_three[value * threes()];
    }
    return objectives;
  }

  static constexpr unsigned kRoom = 10;
  // The bits of the wanted values fill a multiple of four words, so loops over them have no
  // remainder.
  static constexpr std::size_t kWordsAtOnce = 4;

  // Average budget steps, rounded up.
  static constexpr std::uint64_t kStepsOfThree = 4000;
  static constexpr std::uint64_t kStepsOfFour = 600;
  static constexpr std::uint64_t kStepsOfPartner = 120;
  static constexpr std::uint64_t kStepsOfTwoPairs = 300;

  Games games_;
  AllowedResults allowed_;
  Budget& budget_;
  Values pair_values_;
  Values three_values_;
  Values wanted_;
  std::vector<std::vector<Id>> of_pair_;
  std::vector<std::array<Id, kResults>> padded_;  // of_pair_ again
  std::vector<Id> values_of_threes_;              // concatenated
  std::vector<std::size_t> values_end_;           // ends of these lists, by three
  std::vector<std::uint32_t> reached_;            // by wanted value and card
  std::size_t words_ = 0;

  std::size_t three_words_ = 0;
  std::uint32_t all_objectives_ = 0;

  Arena arena_;
  std::span<std::uint64_t> making_three_;  // by value: the threes that make it, a bit each
  std::span<std::uint64_t> found_;         // by four cards: the wanted values, a bit each
  std::span<std::uint32_t> known_;         // by hand
  std::span<std::uint32_t> with_three_;    // by value of a pair and three
};

}  // namespace

bool fits_tables(const Games& games) {
  constexpr std::size_t kCards = 5;
  return games.cards == kCards && games.largest_card <= kMostNumbers &&
         games.objectives() <= kMostObjectives && games.first_objective >= 0 &&
         games.last_objective <= kMostNumbers * kMostNumbers;
}

void each_mask(const Games& games, Rules rules, bool linear, Budget& budget,
               const std::function<void(std::uint64_t, std::span<const std::uint32_t>)>& visit) {
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
