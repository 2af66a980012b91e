// SPDX-License-Identifier: MIT
#include "reckon/krypto/census/hand_sieve.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <utility>

#include "reckon/arith/detail/bits.hpp"
#include "reckon/arith/fingerprint.hpp"
#include "reckon/krypto/census/hand_order.hpp"
#include "reckon/krypto/height.hpp"
#include "reckon/krypto/operations.hpp"
#include "reckon/krypto/subsets.hpp"
#include "reckon/krypto/value_set.hpp"
#include "reckon/krypto/values.hpp"

namespace reckon::krypto {

namespace {

// At most two of the n cards are put aside before the values of the others are queried. Parts of at
// most n - 3 cards are listed.
constexpr std::size_t kAside = 2;
constexpr std::size_t kNotListed = 3;
constexpr std::size_t kFewestCards = 5;
// The most values that one to four cards make.
constexpr std::array<std::uint64_t, 5> kMostValues = {0, 1, 6, 68, 1170};

// A fraction modulo the prime 2^61 - 1.
struct Residue {
  using Field = Fingerprint::First;
  static constexpr std::int64_t kBound = static_cast<std::int64_t>(Field::kModulus);

  std::uint64_t residue = 0;
  std::uint64_t inverse = 0;  // set where needed

  static Residue of(std::int64_t natural) {
    return {.residue = static_cast<std::uint64_t>(natural)};
  }
  // Inverts all values with a single inversion (P. L. Montgomery, 1987). The inverse of 0 is 0.
  static void invert(std::span<Residue> values) {
    std::uint64_t product = 1;
    for (Residue& value : values) {
      value.inverse = product;  // the product of the values before
      if (value.residue != 0) product = Field::multiply(product, value.residue);
    }
    std::uint64_t left = Field::inverse(product);
    for (std::size_t i = values.size(); i-- > 0;) {
      Residue& value = values[i];
      if (value.residue == 0) {
        value.inverse = 0;
        continue;
      }
      value.inverse = Field::multiply(value.inverse, left);
      left = Field::multiply(left, value.residue);
    }
  }
  static bool divide(const Residue& a, const Residue& b, Residue& quotient) {
    quotient.residue = Field::multiply(a.residue, b.inverse);
    return b.residue != 0;
  }
  friend Residue operator+(const Residue& a, const Residue& b) {
    return {.residue = Field::add(a.residue, b.residue)};
  }
  friend Residue operator-(const Residue& a, const Residue& b) {
    return {.residue = Field::subtract(a.residue, b.residue)};
  }
  friend Residue operator*(const Residue& a, const Residue& b) {
    return {.residue = Field::multiply(a.residue, b.residue)};
  }
  friend bool operator==(const Residue& a, const Residue& b) { return a.residue == b.residue; }
  std::uint64_t key() const { return residue; }
  bool is_zero() const { return residue == 0; }
  static bool is_in(const AllowedResults& /*allowed*/) { return true; }
};

// Must run before dividing by any of them.
template <typename Value>
void prepare(std::span<Value> values) {
  if constexpr (requires { Value::invert(values); }) Value::invert(values);
}

using Cards =
    std::array<std::int64_t, kMostCards>;  // ascending; the smallest card of the range is 1

std::span<const std::int64_t> first_of(const Cards& cards, std::size_t count) {
  return std::span(cards).first(count);
}

// Calls `visit(cards)` for each hand of an order.
template <typename Visit>
void each_hand(const HandOrder& order, const Visit& visit) {
  std::vector<std::int64_t> hand = order.at(0);
  do visit(hand);
  while (order.next(hand));
}

// All hands of up to `listed` cards and their values.
template <typename Value>
class ValueLists {
 public:
  ValueLists(std::int64_t numbers, std::int64_t first_card, std::size_t listed,
             const AllowedResults& allowed)
      : first_card_(first_card), allowed_(allowed) {
    for (std::size_t size = 1; size <= listed; ++size) {
      const HandOrder& order = orders_.emplace_back(size, numbers);
      add_list(order, size);
    }
  }

  const HandOrder& order(std::size_t size) const { return orders_[size - 1]; }
  std::span<const Value> values(std::size_t size, std::uint64_t hand) const {
    const List& list = lists_[size - 1];
    const auto number = static_cast<std::size_t>(hand);
    return std::span(list.values)
        .subspan(list.first[number], list.first[number + 1] - list.first[number]);
  }
  // The same as order(size).at(hand), but faster.
  std::span<const std::int64_t> cards(std::size_t size, std::uint64_t hand) const {
    return std::span(lists_[size - 1].cards).subspan(static_cast<std::size_t>(hand) * size, size);
  }
  // The hands of two or more cards that make a value.
  std::span<const std::uint32_t> makers(std::size_t size, const Value& value) const {
    const List& list = lists_[size - 1];
    const std::uint32_t id = list.known.find(value);
    if (id == ValueSet<Value>::kAbsent) return {};
    return std::span(list.makers)
        .subspan(list.first_maker[id], list.first_maker[id + 1] - list.first_maker[id]);
  }

  // Calls `visit(value)` with the values of two or more cards whose parts are listed, some values
  // more than once.
  template <typename Visit>
  void each_value(std::span<const std::int64_t> hand, const Subsets& subsets,
                  const Visit& visit) const {
    for (const auto& split : subsets.splits(subsets.whole())) {
      const auto b_values = values_of(hand, split.large);
      for (const Value& a : values_of(hand, split.small)) {
        for (const Value& b : b_values) each_result<AllJoins>(a, b, allowed_, visit);
      }
    }
  }

 private:
  //   cards  | of hand 0 | of hand 1 | ...
  //   values | of hand 0 | of hand 1 | ...       first: where the values of a hand begin
  //   makers | of value 0 of `known` | ...       first_maker: where the makers of a value begin
  struct List {
    std::vector<std::int64_t> cards;
    std::vector<Value> values;
    std::vector<std::uint32_t> first;
    ValueSet<Value> known;
    std::vector<std::uint32_t> makers;
    std::vector<std::uint32_t> first_maker;
  };

  std::span<const Value> values_of(std::span<const std::int64_t> hand, Subset subset) const {
    Cards chosen;
    std::size_t count = 0;
    for (unsigned left = subset; left != 0; left &= left - 1) {
      chosen[count++] = hand[lowest(left)];
    }
    return values(count, order(count).index_of(first_of(chosen, count)));
  }

  void add_list(const HandOrder& order, std::size_t size) {
    List list;
    std::vector<Value> of_hand;
    ValueSet<Value> set;
    each_hand(order, [&](const std::vector<std::int64_t>& hand) {
      list.cards.insert(list.cards.end(), hand.begin(), hand.end());
      list.first.push_back(static_cast<std::uint32_t>(list.values.size()));
      if (size == 1) {
        of_hand = {Value::of(hand[0] + first_card_ - 1)};
      } else {
        set.clear(static_cast<unsigned>(std::bit_width(kMostValues[size])));
        each_value(hand, Subsets(size, equalities_of(hand)),
                   [&](const Value& value) { set.insert(value); });
        of_hand.assign(set.values().begin(), set.values().end());
      }
      prepare(std::span(of_hand));
      list.values.insert(list.values.end(), of_hand.begin(), of_hand.end());
    });
    list.first.push_back(static_cast<std::uint32_t>(list.values.size()));
    if (size > 1) add_makers(list);
    lists_.push_back(std::move(list));
  }

  // Counts the makers of each value, then stores them consecutively.
  static void add_makers(List& list) {
    constexpr unsigned kRoom = 10;
    list.known.clear(kRoom);
    std::vector<std::uint32_t> ids;
    for (const Value& value : list.values) {
      const auto [id, is_new] = list.known.insert(value);
      if (is_new) list.first_maker.push_back(0);
      ++list.first_maker[id];
      ids.push_back(id);
    }
    std::uint32_t before = 0;
    for (std::uint32_t& first : list.first_maker) before += std::exchange(first, before);
    std::vector<std::uint32_t> next = list.first_maker;
    list.first_maker.push_back(before);
    list.makers.resize(ids.size());
    for (std::uint32_t hand = 0; hand + 1 < list.first.size(); ++hand) {
      for (std::uint32_t i = list.first[hand]; i < list.first[hand + 1]; ++i) {
        list.makers[next[ids[i]]++] = hand;
      }
    }
  }

  std::int64_t first_card_;
  AllowedResults allowed_;
  std::vector<HandOrder> orders_;  // of 1, 2, ... cards
  std::vector<List> lists_;
};

// The largest objective without overflow. The remainder of an objective after taking cards away is
// bounded as if it were one more card.
std::int64_t largest_objective(const HandRange& range, Rules rules) {
  const Height bound = allowed_by(rules).fractions ? Residue::kBound : Whole::kBound;
  const Height height = height_of(std::vector<std::int64_t>(range.cards(), range.last_card())) * 2;
  return static_cast<std::int64_t>((bound - 1) / height);
}

}  // namespace

class HandSieve::Body {
 public:
  explicit Body(const HandRange& range)
      : order(range.cards(), range.numbers()),
        left(static_cast<std::size_t>(words_for(order.hands())), ~std::uint64_t{0}) {
    if (order.hands() % 64 != 0) left.back() = (std::uint64_t{1} << (order.hands() % 64)) - 1;
  }
  Body(const Body&) = delete;
  Body& operator=(const Body&) = delete;
  virtual ~Body() = default;

  virtual void begin(std::span<const std::int64_t> objectives) = 0;
  virtual std::uint64_t parts() const = 0;
  virtual void do_part(std::uint64_t part) = 0;
  virtual void end() = 0;

  HandOrder order;
  std::vector<std::uint64_t> left;  // one bit per hand
  std::int64_t most_objective = 0;
  std::uint64_t worth = 0;
};

template <typename Value>
class HandSieve::BodyOf final : public Body {
 public:
  BodyOf(const HandRange& range, Rules rules)
      : Body(range),
        cards_(range.cards()),
        asked_cards_(cards_ - kAside),
        allowed_(allowed_by(rules)),
        lists_(range.numbers(), range.first_card(), cards_ - kNotListed, allowed_),
        asked_order_(asked_cards_, range.numbers()) {
    // The first card has no predecessor, so bit 0 is never set.
    for (unsigned equal = 0; equal < (1U << asked_cards_); equal += 2) {
      subsets_.emplace_back(asked_cards_, static_cast<Subset>(equal));
    }
    // Proving a single hand unsolvable takes some 64 times as long as making all values of n - 2
    // cards.
    constexpr std::uint64_t kProof = 64;
    worth = asked_order_.hands() / kProof + 1;
    most_objective = largest_objective(range, rules);
  }

  void begin(std::span<const std::int64_t> objectives) override {
    objectives_ = objectives.size();
    reached_ = std::vector<std::atomic<std::uint64_t>>(left.size() * objectives_);
    asked_.clear(kRoomForQuestions);
    askers_.clear();
    askers_of_any_.clear();
    even_.clear();
    for (std::size_t i = 0; i < objectives_; ++i) {
      ask({.objective = i, .aside = {}, .count = 0, .value = Value::of(objectives[i])});
    }
  }

  std::uint64_t parts() const override {
    return even_.size() + (asked_order_.hands() + kHandsInPart - 1) / kHandsInPart;
  }

  void do_part(std::uint64_t part) override {
    if (part < even_.size()) {
      look_up_parts(even_[static_cast<std::size_t>(part)]);
    } else {
      make_values((part - even_.size()) * kHandsInPart);
    }
  }

  void end() override {
    for (std::size_t word = 0; word < left.size(); ++word) {
      for (std::size_t i = 0; i < objectives_; ++i) left[word] &= reached_[i * left.size() + word];
    }
  }

 private:
  static constexpr std::uint64_t kHandsInPart = 512;
  static constexpr unsigned kRoomForQuestions = 10;

  // A value that the other cards must make when some are put aside.
  struct Question {
    std::size_t objective = 0;
    Cards aside{};
    std::size_t count = 0;
    Value value;
  };

  // Puts one or two more cards aside until n - 2 are left.
  void ask(Question question) {
    prepare(std::span(&question.value, 1));
    if (question.count == kAside) {
      note(question);
      return;
    }
    even_.push_back(question);
    for (std::size_t more = 1; question.count + more <= kAside; ++more) {
      each_part(question, more,
                [&](const Cards& aside, std::span<const Value> values, std::uint64_t) {
                  Question next{.objective = question.objective,
                                .aside = aside,
                                .count = question.count + more,
                                .value = {}};
                  for (const Value& v : values) {
                    each_partner<AllJoins>(
                        v, question.value,
                        [&](Join, const Value& x) {
                          if (!x.is_in(allowed_)) return;
                          next.value = x;
                          ask(next);
                        },
                        [&] { ask_for_any(next); });
                  }
                });
    }
  }

  // Calls `visit(aside, values, number)` for each part of `size` cards: its cards merged with those
  // already put aside, its values, and its number.
  template <typename Visit>
  void each_part(const Question& question, std::size_t size, const Visit& visit) const {
    std::uint64_t part = 0;
    each_hand(lists_.order(size), [&](const std::vector<std::int64_t>& cards) {
      Cards aside{};
      std::ranges::merge(first_of(question.aside, question.count), cards, aside.begin());
      visit(aside, lists_.values(size, part), part);
      ++part;
    });
  }

  // Encodes the objective and the two cards put aside as a number.
  std::uint32_t asker(const Question& question) const {
    const HandOrder& pairs = lists_.order(kAside);
    return static_cast<std::uint32_t>(question.objective * pairs.hands() +
                                      pairs.index_of(first_of(question.aside, kAside)));
  }

  void note(const Question& question) {
    const auto [id, is_new] = asked_.insert(question.value);
    if (is_new) askers_.emplace_back();
    const std::uint32_t who = asker(question);
    if (std::ranges::find(askers_[id], who) == askers_[id].end()) askers_[id].push_back(who);
  }

  // 0 times anything is 0, so the other cards do not matter.
  void ask_for_any(const Question& question) {
    if (question.count == kAside) {
      askers_of_any_.push_back(asker(question));
      return;
    }
    mark_all(question.objective, first_of(question.aside, question.count));
  }

  // Splits the cards into two parts that are both listed.
  void look_up_parts(const Question& question) {
    const std::size_t size = cards_ - question.count;
    for (std::size_t few = kNotListed - question.count; few <= size / 2; ++few) {
      const std::size_t many = size - few;
      each_part(question, few,
                [&](const Cards& aside, std::span<const Value> values, std::uint64_t part) {
                  const auto these = first_of(aside, question.count + few);
                  for (const Value& v : values) {
                    each_partner<AllJoins>(
                        v, question.value,
                        [&](Join, const Value& x) {
                          for (const std::uint32_t maker : lists_.makers(many, x)) {
                            // Two parts of equal size would meet twice.
                            if (few == many && maker < part) continue;
                            mark(question.objective, these, lists_.cards(many, maker));
                          }
                        },
                        [&] { mark_all(question.objective, these); });
                  }
                });
    }
  }

  // Looks up all values of hands of n - 2 cards among the questions.
  void make_values(std::uint64_t first) {
    const HandOrder& pairs = lists_.order(kAside);
    std::vector<std::int64_t> hand = asked_order_.at(first);
    std::vector<std::uint64_t> met(asked_.values().size(),
                                   first);  // by question: the last hand + 1
    std::vector<std::uint64_t> askers(
        static_cast<std::size_t>(words_for(objectives_ * pairs.hands())));
    const auto filter = asked_.filter();
    for (std::uint64_t number = first + 1;
         number <= std::min(first + kHandsInPart, asked_order_.hands()); ++number) {
      std::ranges::fill(askers, 0);
      for (const std::uint32_t who : askers_of_any_) set_bit(askers.data(), who);
      lists_.each_value(hand, subsets_[equalities_of(hand) / 2], [&](const Value& value) {
        if (filter.may_hold(value.key())) answer(value, number, met, askers);
      });
      for (std::size_t word = 0; word < askers.size(); ++word) {
        for (std::uint64_t bits = askers[word]; bits != 0; bits &= bits - 1) {
          const std::uint64_t who = word * 64 + lowest(bits);
          mark(static_cast<std::size_t>(who / pairs.hands()), hand,
               lists_.cards(kAside, who % pairs.hands()));
        }
      }
      asked_order_.next(hand);
    }
  }

  // Adds the askers of the value, once per hand.
  [[gnu::noinline]] void answer(const Value& value, std::uint64_t number,
                                std::vector<std::uint64_t>& met,
                                std::vector<std::uint64_t>& askers) const {
    const std::uint32_t id = asked_.find(value);
    if (id == ValueSet<Value>::kAbsent || met[id] == number) return;
    met[id] = number;
    for (const std::uint32_t who : askers_[id]) set_bit(askers.data(), who);
  }

  // Marks the hand of these cards as reaching the objective.
  void mark(std::size_t objective, std::span<const std::int64_t> some,
            std::span<const std::int64_t> others) {
    Cards hand{};
    std::ranges::merge(some, others, hand.begin());
    const std::uint64_t index = order.index_of(first_of(hand, cards_));
    auto& word = reached_[objective * left.size() + static_cast<std::size_t>(index / 64)];
    const std::uint64_t bit = std::uint64_t{1} << (index % 64);
    if ((word.load(std::memory_order_relaxed) & bit) == 0) {
      word.fetch_or(bit, std::memory_order_relaxed);
    }
  }

  // Marks the hands of these cards with any others.
  void mark_all(std::size_t objective, std::span<const std::int64_t> some) {
    each_hand(HandOrder(cards_ - some.size(), static_cast<std::int64_t>(lists_.order(1).hands())),
              [&](const std::vector<std::int64_t>& others) { mark(objective, some, others); });
  }

  std::size_t cards_;
  std::size_t asked_cards_;
  AllowedResults allowed_;
  ValueLists<Value> lists_;
  HandOrder asked_order_;
  std::vector<Subsets> subsets_;  // of the n - 2 other cards, by their equalities / 2

  // State of the current round.
  std::size_t objectives_ = 0;
  std::vector<std::atomic<std::uint64_t>> reached_;  // for each objective, one bit per hand
  ValueSet<Value> asked_;                            // with two cards put aside
  std::vector<std::vector<std::uint32_t>> askers_;   // by question
  std::vector<std::uint32_t> askers_of_any_;
  std::vector<Question>
      even_;  // with fewer cards put aside, so that the others can be split more evenly
};

bool HandSieve::fits(const HandRange& range, Rules rules) {
  constexpr std::uint64_t kMostHands = std::uint64_t{1} << 27U;
  constexpr std::uint64_t kMostListed = std::uint64_t{1} << 25U;
  if (range.cards() < kFewestCards || range.hands() > kMostHands) return false;
  const std::size_t listed = range.cards() - kNotListed;
  const std::uint64_t hands = HandOrder(listed, range.numbers()).hands();
  return hands * kMostValues[listed] <= kMostListed && largest_objective(range, rules) > 0;
}

HandSieve::HandSieve(const HandRange& range, Rules rules) {
  if (allowed_by(rules).fractions) {
    body_ = std::make_unique<BodyOf<Residue>>(range, rules);
  } else {
    body_ = std::make_unique<BodyOf<Whole>>(range, rules);
  }
}
HandSieve::~HandSieve() = default;
HandSieve::HandSieve(HandSieve&&) noexcept = default;
HandSieve& HandSieve::operator=(HandSieve&&) noexcept = default;

std::int64_t HandSieve::most_objective() const { return body_->most_objective; }
std::uint64_t HandSieve::worth() const { return body_->worth; }

std::uint64_t HandSieve::left() const {
  std::uint64_t count = 0;
  for (const std::uint64_t word : body_->left) {
    count += static_cast<std::uint64_t>(std::popcount(word));
  }
  return count;
}

bool HandSieve::has(std::uint64_t hand) const { return has_bit(body_->left.data(), hand); }

std::uint64_t HandSieve::nth(std::uint64_t place) const {
  std::size_t word = 0;
  for (;; ++word) {
    const auto count = static_cast<std::uint64_t>(std::popcount(body_->left[word]));
    if (place < count) break;
    place -= count;
  }
  std::uint64_t bits = body_->left[word];
  for (; place > 0; --place) bits &= bits - 1;
  return word * 64 + lowest(bits);
}

void HandSieve::begin(std::span<const std::int64_t> objectives) { body_->begin(objectives); }
std::uint64_t HandSieve::parts() const { return body_->parts(); }
void HandSieve::do_part(std::uint64_t part) { body_->do_part(part); }
void HandSieve::end() { body_->end(); }

}  // namespace reckon::krypto
