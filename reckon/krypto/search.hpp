// SPDX-License-Identifier: MIT
// The search: the values that cards can make, and those that lead to the objective.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <functional>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "reckon/arith/budget.hpp"
#include "reckon/arith/detail/bits.hpp"
#include "reckon/krypto/graph.hpp"
#include "reckon/krypto/operations.hpp"
#include "reckon/krypto/subsets.hpp"
#include "reckon/krypto/value_set.hpp"

namespace reckon::krypto {

/// The expressions that a search covers.
enum class Shape {
  tree,   ///< all
  chain,  ///< a op (b op (c op ...)): what unbracketed text means from right to left
};

/// A meet-in-the-middle search. Values of few cards are built bottom-up, subset by subset; the
/// objective is decomposed top-down. If part of the cards makes v, the others must make one of the
/// six x with v + x, v - x, x - v, v * x, v / x or x / v = objective. This recurses until x is in a
/// table of values. For five cards there are 10 sets of at most 68 values, 360 look-ups to split
/// the cards 2 + 3, and 30 objectives for four cards with some 130 look-ups each. All expressions
/// would be 430,080. Until a value is known to lead to the objective, only values are built.
template <typename Value>
class Search {
 public:
  /// Loads a hand, or other numbers that Value::of accepts; expressions and graphs show `cards` in
  /// their place. The numbers are sorted, and `subsets` has their equalities. Afterwards either
  /// `reach` or `collect` may be called any number of times, but not both. All work is spent from
  /// the budget; once that runs out, the ways are incomplete.
  template <typename Number>
  void load(const Subsets& subsets, std::span<const std::int64_t> cards,
            std::span<const Number> numbers, Rules rules, Shape shape, Budget& budget) {
    subsets_ = &subsets;
    budget_ = &budget;
    cards_ = cards;
    for (std::size_t i = 0; i < numbers.size(); ++i) values_[i] = Value::of(numbers[i]);
    allowed_ = allowed_by(rules);
    shape_ = shape;
    made_.fill(false);
    met_.fill(false);
    knows_asked_ = false;
    from_below_ = std::min(cards.size() < 3 ? 1 : cards.size() - 2, kMostFromBelow);
  }

  /// Whether the chosen cards make the value. If `found` is set, also stores the first way found.
  bool reach(Subset subset, const Value& value, Expression* found) {
    if (is_single(subset)) {
      if (!(card(subset) == value)) return false;
      if (found != nullptr) *found = Expression(cards_[index_of(subset)]);
      return true;
    }
    if (!value.is_in(allowed_)) return false;
    // Whether a value of many cards can be made is computed once and cached.
    const bool memorable = size(subset) > from_below_;
    std::uint32_t position = 0;
    if (memorable) {
      bool is_new = false;
      std::tie(position, is_new) = first_visit(subset, value);
      if (is_new) ids_[subset].push_back(kNone);
      const bool reachable = ids_[subset][position] != kNone;
      if (!is_new && (!reachable || found == nullptr)) return reachable;
    }
    const bool reached = each_way(subset, value, kAnyKind, [&](const Way& way) {
      if (size(way.from) > from_below_ && !reach(way.from, way.x, found)) return false;
      if (found == nullptr) return true;
      if (size(way.from) <= from_below_) reach(way.from, way.x, found);
      Expression other(0);
      reach(way.with, way.v, &other);
      *found = way.v_first ? Expression(way.op, other, *found) : Expression(way.op, *found, other);
      return true;
    });
    if (memorable && reached) ids_[subset][position] = kReached;
    return reached;
  }

  /// Adds all ways to make the value to the graph; false if there are none. The graph must have
  /// been empty when the hand was loaded.
  bool collect(Subset subset, const Value& value, Graph& graph) {
    const std::uint32_t root = node(subset, value, graph);
    if (root == kNone) return false;
    graph.roots.push_back(root);
    return true;
  }

  /// Announces, before the first `collect`, that only this value of all cards will be collected. In
  /// a hand of six, only some hundred of the thousand values of each four matter; the others are
  /// then dropped.
  void collect_only(const Value& value) {
    if constexpr (kModular) {
      constexpr std::size_t kSix = 6;
      if (cards_.size() != kSix || !joins_all()) return;
      for (const Subset subset : subsets_->all()) {
        if (size(subset) == kMostFromBelow) asked_[subset].clear(kRoomForAsked);
      }
      knows_asked_ = ask_fours(subsets_->whole(), value);
    }
  }

  /// Sets a callback that each_result calls as it goes.
  void watch(std::function<void(std::uint64_t, std::uint64_t)> watch) {
    watch_ = std::move(watch);
    splits_done_ = 0;
  }

  const Value& card(Subset single) const { return values_[index_of(single)]; }
  /// Visits all values of two or more cards, some more than once. Visiting the results of two
  /// values costs `steps` in addition.
  template <typename Visit>
  void each_result(Subset subset, const Visit& visit, std::uint64_t steps = 0) {
    for (const auto& split : subsets_->splits(subset)) {
      if (watch_) watch_(++splits_done_, subsets_->split_count());
      if (shape_ == Shape::chain) {
        each_chain_split(split, [&](Subset first, Subset rest) {
          const Value v = card(first);
          // NOLINTNEXTLINE(readability-use-anyofallof): it visits all, and asks nothing of them
          for (const Value& x : set_of(rest).values()) {
            if (!budget_->spend(steps + std::max(v.steps(), x.steps()))) return true;
            krypto::each_result<LeftJoins>(v, x, allowed_, visit);
          }
          return false;
        });
        continue;
      }
      const auto& a = set_of(split.small).values();
      const auto& b = set_of(split.large).values();
      for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = split.small == split.large ? i : 0; j < b.size(); ++j) {
          if (!budget_->spend(steps + std::max(a[i].steps(), b[j].steps()))) return;
          krypto::each_result<AllJoins>(a[i], b[j], allowed_, visit);
        }
      }
    }
  }

 private:
  // Beyond four cards, searching for single values is cheaper than making all.
  static constexpr std::size_t kMostFromBelow = 4;
  static constexpr unsigned kRoomForAsked = 9;
  static constexpr bool kModular = requires { typename Value::Field; };
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};
  static constexpr std::uint32_t kUnmet = kNone - 1;
  static constexpr std::uint32_t kReached = 0;
  // Budget steps to store the results of two values, and a node.
  static constexpr std::uint64_t kStepsOfInserting = 60;
  static constexpr std::uint64_t kStepsOfNode = 300;

  // value = v op x or x op v: `with` makes v and `from` must make x. The indices are those in the
  // sets of their values; that of x is unspecified if x is not looked up.
  struct Way {
    Operator op;
    bool v_first;
    Subset with;
    Subset from;
    const Value& v;
    const Value& x;
    std::uint32_t v_index;
    std::uint32_t x_index;
  };

  // A value, by its residue, that some cards should make.
  struct Asked {
    std::uint64_t residue = 0;

    std::uint64_t key() const { return residue; }
    friend bool operator==(const Asked&, const Asked&) = default;
  };

  static std::size_t size(Subset subset) { return kSizes[subset]; }
  static bool is_single(Subset subset) { return kSizes[subset] == 1; }
  static std::size_t index_of(Subset single) { return lowest(single); }

  // Whether all joins are used and all their results are allowed.
  bool joins_all() const { return shape_ == Shape::tree && !allowed_.is_bounded(); }

  bool keeps_what_is_asked(Subset subset) const {
    return knows_asked_ && size(subset) == kMostFromBelow;
  }

  // The table size for all values of few cards: at most 6 for two, 68 for three, 1170 for four. An
  // eighth of a table is then used, or a quarter for four cards, so collisions are rare. Integers
  // have fewer values, and the first solution is found so soon that larger tables would be slower.
  unsigned room(Subset subset) const {
    constexpr unsigned kFew = 5;
    if (keeps_what_is_asked(subset)) return kFew;
    using Bits = std::array<unsigned, 5>;
    constexpr Bits kBits = kModular ? Bits{3, 3, 6, 9, 12} : Bits{3, 3, 4, 8, 12};
    return size(subset) < kBits.size() ? kBits[size(subset)] : 10;
  }

  // The set of all values of a choice of cards, computed on first use.
  const ValueSet<Value>& set_of(Subset subset) {
    if (!made_[subset]) make_set(subset);
    return sets_[subset];
  }

  [[gnu::noinline]] void make_set(Subset subset) {
    ValueSet<Value>& set = sets_[subset];
    made_[subset] = true;
    set.clear(room(subset));
    if (is_single(subset)) {
      set.insert(card(subset));
      return;
    }
    if constexpr (kModular) {
      if (joins_all()) {
        make_by_residues(subset, set);
      } else {
        each_result(subset, [&](const Value& result) { set.insert(result); }, kStepsOfInserting);
      }
      // Only smaller parts are divisors.
      if (size(subset) > cards_.size() / 2) return;
      for (Value& value : set.values()) value = value.with_inverse();
    } else {
      each_result(subset, [&](const Value& result) { set.insert(result); }, kStepsOfInserting);
    }
  }

  static constexpr std::size_t kMostOfThree = 68;  // values of three cards
  static constexpr std::size_t kMostOfFour = 1170;
  // The last operation of a value: a sum or difference, which may be a factor as it is, or a
  // product or quotient, which may be a term.
  static constexpr std::uint8_t kFactor = 1;
  static constexpr std::uint8_t kTerm = 2;
  static constexpr std::uint8_t kAnyKind = kFactor | kTerm;

  // All values of a choice of cards, in the order of each_result, by their residues.
  //
  // Some joins are redundant, since every value is allowed. A sum of three cards is any one card
  // plus the sum of the other two. So from the second split on, a value that is only a sum is not
  // added again. A card plus a sum of several terms that use three cards is also a sum of two
  // pairs, which come first. The same holds for products: the divisors of one way are nonzero, and
  // are divisors of the other too.
  void make_by_residues(Subset subset, ValueSet<Value>& set) {
    std::vector<std::uint8_t>& kinds = kinds_[subset];
    const ValueSet<Asked>* asked = keeps_what_is_asked(subset) ? &asked_[subset] : nullptr;
    kinds.assign(size(subset) < 4 ? kMostOfThree : kMostOfFour, 0);
    bool is_first = true;
    for (const auto& split : subsets_->splits(subset)) {
      const bool met_before = size(subset) < 5 && !is_first;
      is_first = false;
      const bool single = is_single(split.small);
      const auto& a = set_of(split.small).values();
      const auto& b = set_of(split.large).values();
      for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = split.small == split.large ? i : 0; j < b.size(); ++j) {
          if (!budget_->spend(kStepsOfInserting + Value::steps())) return;
          const unsigned new_joins = !met_before ? kAnyKind
                                     : single    ? kinds_[split.large][j]
                                                 : kinds_[split.small][i] | kinds_[split.large][j];
          if (asked == nullptr) {
            insert_results(a[i], b[j], new_joins, set, kinds, [](std::uint64_t) { return true; });
          } else {
            insert_results(a[i], b[j], new_joins, set, kinds, [asked](std::uint64_t residue) {
              return asked->find({residue}) != ValueSet<Asked>::kAbsent;
            });
          }
        }
      }
    }
  }

  // Inserts the results of two values, with sums of terms and products of factors, if they are
  // wanted.
  template <typename IsWanted>
  static void insert_results(const Value& a, const Value& b, unsigned joins, ValueSet<Value>& set,
                             std::span<std::uint8_t> kinds, const IsWanted& is_wanted) {
    using Field = typename Value::Field;
    const auto insert = [&](std::uint64_t residue, std::uint8_t kind, const auto& make) {
      if (!is_wanted(residue)) return;
      const std::uint32_t id = set.insert(residue, make).first;
      if (id < kinds.size()) kinds[id] |= kind;
    };
    if ((joins & kTerm) != 0) {
      const std::uint64_t sum = Field::add(a.residue, b.residue);
      insert(sum, kFactor, [&] { return Value::sum(a, b, sum); });
      const std::uint64_t difference = Field::subtract(a.residue, b.residue);
      insert(difference, kFactor, [&] { return Value::difference(a, b, difference); });
    }
    if ((joins & kFactor) != 0) {
      const std::uint64_t product = Field::multiply(a.residue, b.residue);
      insert(product, kTerm, [&] { return Value::product(a, b, product); });
      if (!b.is_zero()) {
        const std::uint64_t quotient = Field::multiply(a.residue, b.inverted());
        insert(quotient, kTerm, [&] { return Value::quotient(a, b, quotient); });
      }
    }
    if ((joins & kTerm) != 0) {
      const std::uint64_t difference = Field::subtract(b.residue, a.residue);
      insert(difference, kFactor, [&] { return Value::difference(b, a, difference); });
    }
    if ((joins & kFactor) != 0 && !a.is_zero()) {
      const std::uint64_t quotient = Field::multiply(b.residue, a.inverted());
      insert(quotient, kTerm, [&] { return Value::quotient(b, a, quotient); });
    }
  }

  // Records every value that each_way will look up for fours to make the value. False if it will
  // need all values of some four, since 0 times anything is 0.
  bool ask_fours(Subset subset, const Value& plain) {
    const Value value = plain.with_inverse();
    for (const auto& split : subsets_->splits(subset)) {
      if (size(split.large) < kMostFromBelow) continue;
      for (const Value& v : set_of(split.small).values()) {
        if (v.is_zero() && value.is_zero()) return false;
        if (size(split.large) > kMostFromBelow) {
          if (each_partner<AllJoins>(
                  v, value, [&](Join, const Value& x) { return !ask_fours(split.large, x); })) {
            return false;
          }
          continue;
        }
        each_partner_residue(v, value, [&]<Join>(std::uint64_t residue) {
          asked_[split.large].insert({residue});
          return false;
        });
      }
    }
    return true;
  }

  // A chain begins with any single card; either of two cards may be the first.
  template <typename Visit>
  static bool each_chain_split(const Subsets::Split& split, const Visit& visit) {
    if (!is_single(split.small)) return false;
    if (visit(split.small, split.large)) return true;
    return is_single(split.large) && split.small != split.large && visit(split.large, split.small);
  }

  // Visits the ways to make the value from two parts until a visit returns true; returns whether
  // one did. An x of few cards is known to be reachable; an x of more cards must still be searched.
  // Only ways of the given `kinds` are visited.
  template <typename Visit>
  bool each_way(Subset subset, const Value& value, unsigned kinds, const Visit& visit) {
    if constexpr (kModular) {
      if (value.inverse == 0 && !value.is_zero()) {
        return each_way(subset, value.with_inverse(), kinds, visit);
      }
    }
    for (const auto& split : subsets_->splits(subset)) {
      if (shape_ == Shape::chain) {
        const auto with_first = [&](Subset first, Subset rest) {
          return each_way_with<LeftJoins>(first, rest, card(first), 0, value, visit);
        };
        if (each_chain_split(split, with_first)) return true;
        continue;
      }
      const auto values = std::as_const(set_of(split.small)).values();
      if constexpr (kModular) {
        if (size(split.large) <= from_below_ && !value.is_zero()) {
          const bool ends =
              kinds == kFactor ? each_way_by_residues<kFactor>(split, values, value, visit)
              : kinds == kTerm ? each_way_by_residues<kTerm>(split, values, value, visit)
                               : each_way_by_residues<kAnyKind>(split, values, value, visit);
          if (ends) return true;
          continue;
        }
      }
      for (std::uint32_t i = 0; i < values.size(); ++i) {
        if (each_way_with<AllJoins>(split.small, split.large, values[i], i, value, visit)) {
          return true;
        }
      }
    }
    return false;
  }

  // The same for one split whose larger part has its values in a set, and a nonzero value. The set
  // is searched by residue; the exact value is computed only on a hit. Each set of kinds has its
  // own loop.
  template <unsigned kKinds, typename Visit>
  bool each_way_by_residues(const Subsets::Split& split, std::span<const Value> values,
                            const Value& value, const Visit& visit) {
    const ValueSet<Value>& set = set_of(split.large);
    const auto filter = set.filter();
    for (std::uint32_t i = 0; i < values.size(); ++i) {
      const Value& v = values[i];
      if (v.is_zero()) {
        if (each_way_with<AllJoins>(split.small, split.large, v, i, value, visit)) return true;
        continue;
      }
      if (!budget_->spend(Value::steps())) return false;
      const auto asks = [&]<Join kHow>(std::uint64_t residue) {
        return filter.may_hold(residue) &&
               look_up_partner<kHow>(split, v, i, value, residue, set, visit);
      };
      if ((kKinds & kFactor) != 0 && each_partner_of_sum(v, value, asks)) return true;
      if ((kKinds & kTerm) != 0 && each_partner_of_product(v, value, asks)) return true;
    }
    return false;
  }

  // Calls `visit<how>(residue)` for the residue of each x of each_partner until a visit returns
  // true; returns whether one did. Both values must have their inverses. If a value is 0, it also
  // visits other residues. Each operation has its own branch, because the set of possible ones is
  // hard to predict.
  template <typename Visit>
  [[gnu::always_inline]] static bool each_partner_residue(const Value& v, const Value& value,
                                                          const Visit& visit) {
    return each_partner_of_sum(v, value, visit) || each_partner_of_product(v, value, visit);
  }

  // The value is a sum or a difference.
  template <typename Visit>
  [[gnu::always_inline]] static bool each_partner_of_sum(const Value& v, const Value& value,
                                                         const Visit& visit) {
    using Field = typename Value::Field;
    const std::uint64_t difference = Field::subtract(value.residue, v.residue);
    if (visit.template operator()<Join::add>(difference)) return true;
    if (visit.template operator()<Join::subtract>(Field::subtract(0, difference))) return true;
    return visit.template operator()<Join::subtract_from>(Field::add(value.residue, v.residue));
  }

  // The value is a product or a quotient.
  template <typename Visit>
  [[gnu::always_inline]] static bool each_partner_of_product(const Value& v, const Value& value,
                                                             const Visit& visit) {
    using Field = typename Value::Field;
    if (visit.template operator()<Join::multiply>(Field::multiply(value.residue, v.inverse)))
      return true;
    if (visit.template operator()<Join::divide>(Field::multiply(value.inverse, v.residue)))
      return true;
    return visit.template operator()<Join::divide_into>(Field::multiply(value.residue, v.residue));
  }

  template <Join kHow, typename Visit>
  [[gnu::noinline]] static bool look_up_partner(const Subsets::Split& split, const Value& v,
                                                std::uint32_t v_index, const Value& value,
                                                std::uint64_t residue, const ValueSet<Value>& set,
                                                const Visit& visit) {
    const std::uint32_t x_index = set.find(residue, [&](const Value& there) {
      return there == Value::partner(kHow, v, value, residue);
    });
    return visit_found(kHow, split.small, split.large, v, v_index, set, x_index, visit);
  }

  // Visits a way if the set contains its x.
  template <typename Visit>
  static bool visit_found(Join how, Subset with, Subset from, const Value& v, std::uint32_t v_index,
                          const ValueSet<Value>& set, std::uint32_t x_index, const Visit& visit) {
    if (x_index == ValueSet<Value>::kAbsent) return false;
    const Operator op = operator_of(how);
    const bool v_first = !is_reversed(how);
    // The same cards on both sides: visit each pair once.
    if (with == from && (is_ordered(op) ? !v_first : x_index < v_index)) return false;
    return visit(Way{.op = op,
                     .v_first = v_first,
                     .with = with,
                     .from = from,
                     .v = v,
                     .x = set.values()[x_index],
                     .v_index = v_index,
                     .x_index = x_index});
  }

  template <typename Operations, typename Visit>
  bool each_way_with(Subset with, Subset from, const Value& v, std::uint32_t v_index,
                     const Value& value, const Visit& visit) {
    if (!budget_->spend(std::max(value.steps(), v.steps()))) return false;
    const ValueSet<Value>* set = size(from) <= from_below_ ? &set_of(from) : nullptr;
    const auto offer = [&](Join how, const Value& x) {
      if (set != nullptr) {
        return visit_found(how, with, from, v, v_index, *set, set->find(x), visit);
      }
      return visit(Way{.op = operator_of(how),
                       .v_first = !is_reversed(how),
                       .with = with,
                       .from = from,
                       .v = v,
                       .x = x,
                       .v_index = v_index,
                       .x_index = 0});
    };
    return each_partner<Operations>(
        v, value, offer, [&] { return each_way_with_zero(with, from, v, v_index, visit); });
  }

  // 0 * x and 0 / x are 0 for every x.
  template <typename Visit>
  bool each_way_with_zero(Subset with, Subset from, const Value& v, std::uint32_t v_index,
                          const Visit& visit) {
    const auto& all = set_of(from).values();
    for (std::uint32_t i = 0; i < all.size(); ++i) {
      if (!budget_->spend(all[i].steps())) return false;
      const Value x = all[i];
      const bool met_before = with == from && i < v_index;
      const auto offer = [&](Join how) {
        const Operator op = operator_of(how);
        if (met_before && !is_ordered(op)) return false;
        return visit(Way{.op = op,
                         .v_first = true,
                         .with = with,
                         .from = from,
                         .v = v,
                         .x = x,
                         .v_index = v_index,
                         .x_index = i});
      };
      if (each_zero_join(x, offer)) return true;
    }
    return false;
  }

  static bool is_ordered(Operator op) { return op == Operator::subtract || op == Operator::divide; }

  // The index of this value in the subset's list of visited values, and whether it is new.
  std::pair<std::uint32_t, bool> first_visit(Subset subset, const Value& value) {
    if (!met_[subset]) {
      met_[subset] = true;
      constexpr unsigned kFew = 4;
      visited_[subset].clear(kFew);
      ids_[subset].clear();
    }
    return visited_[subset].insert(value);
  }

  // The node of a value, or kNone if the cards cannot make it.
  std::uint32_t node(Subset subset, const Value& value, Graph& graph) {
    if (size(subset) <= from_below_) {
      const std::uint32_t index = set_of(subset).find(value);
      return index == ValueSet<Value>::kAbsent ? kNone : listed_node(subset, index, graph);
    }
    if (!value.is_in(allowed_)) return kNone;
    const auto [position, is_new] = first_visit(subset, value);
    if (!is_new) return ids_[subset][position];
    ids_[subset].push_back(kNone);
    return ids_[subset][position] = new_node(subset, value, kAnyKind, graph);
  }

  // The node of a value in the set of the cards.
  [[gnu::always_inline]] std::uint32_t listed_node(Subset subset, std::uint32_t index,
                                                   Graph& graph) {
    if (met_[subset]) [[likely]] {
      const std::uint32_t id = ids_[subset][index];
      if (id != kUnmet) [[likely]] {
        return id;
      }
    }
    return first_listed_node(subset, index, graph);
  }

  [[gnu::noinline]] std::uint32_t first_listed_node(Subset subset, std::uint32_t index,
                                                    Graph& graph) {
    const ValueSet<Value>& set = set_of(subset);  // a chain needs no set for its first card
    std::vector<std::uint32_t>& ids = ids_[subset];
    if (!met_[subset]) {
      met_[subset] = true;
      ids.assign(set.values().size(), kUnmet);
    }
    const bool knows_kinds = kModular && joins_all() && !is_single(subset);
    return ids[index] = new_node(subset, set.values()[index],
                                 knows_kinds ? kinds_[subset][index] : kAnyKind, graph);
  }

  std::uint32_t new_node(Subset subset, const Value& value, unsigned kinds, Graph& graph) {
    budget_->spend(kStepsOfNode);
    std::vector<Graph::Edge>& edges = scratch_[size(subset)];
    edges.clear();
    const Traits traits = value.traits();
    const std::uint32_t effort = effort_of_result(traits);
    if (!is_single(subset)) {
      each_way(subset, value, kinds, [&](const Way& way) {
        const std::uint32_t x = size(way.from) <= from_below_
                                    ? listed_node(way.from, way.x_index, graph)
                                    : node(way.from, way.x, graph);
        if (x == kNone) return false;
        const std::uint32_t v = listed_node(way.with, way.v_index, graph);
        // The budget has run out, so its ways are incomplete.
        if (v == kNone) return true;
        add_edge(way, v, x, effort, graph, edges);
        return false;
      });
      if (edges.empty()) return kNone;
    }
    const auto id = static_cast<std::uint32_t>(graph.nodes.size());
    Graph::Node& made = graph.nodes.emplace_back();
    made.first_edge = static_cast<std::uint32_t>(graph.edges.size());
    made.edge_count = static_cast<std::uint32_t>(edges.size());
    made.cards = static_cast<std::uint8_t>(size(subset));
    made.traits = traits;
    made.as_operand = OperandEffort::of(traits);
    if (is_single(subset)) {
      made.card = cards_[index_of(subset)];
      made.variable = static_cast<std::uint8_t>(index_of(subset));
    }
    graph.edges.insert(graph.edges.end(), edges.begin(), edges.end());
    return id;
  }

  // If both orders are possible, the operand with more cards comes first, then the larger one.
  // People write it so, and the text needs the fewest brackets. No x has fewer cards than its v.
  void add_edge(const Way& way, std::uint32_t v, std::uint32_t x, std::uint32_t result_effort,
                const Graph& graph, std::vector<Graph::Edge>& edges) const {
    const Graph::Node& v_node = graph.nodes[v];
    const Graph::Node& x_node = graph.nodes[x];
    bool v_first = way.v_first;
    if (shape_ == Shape::tree && !is_ordered(way.op)) {
      v_first =
          size(way.with) == size(way.from) && v_node.traits.magnitude > x_node.traits.magnitude;
    }
    const OperandEffort left = v_first ? v_node.as_operand : x_node.as_operand;
    const OperandEffort right = v_first ? x_node.as_operand : v_node.as_operand;
    edges.push_back({.left = v_first ? v : x,
                     .right = v_first ? x : v,
                     .effort = result_effort + effort_of(way.op, left, right),
                     .op = way.op});
  }

  static constexpr std::size_t kSubsets = std::size_t{1} << kMostCards;
  static constexpr auto kSizes = [] {
    std::array<std::uint8_t, kSubsets> sizes{};
    for (unsigned i = 0; i < kSubsets; ++i) sizes[i] = static_cast<std::uint8_t>(std::popcount(i));
    return sizes;
  }();

  const Subsets* subsets_ = nullptr;
  Budget* budget_ = nullptr;
  std::span<const std::int64_t> cards_;
  std::array<Value, kMostCards> values_;  // of the cards
  AllowedResults allowed_;
  Shape shape_ = Shape::tree;
  std::size_t from_below_ = 1;
  std::function<void(std::uint64_t, std::uint64_t)> watch_;
  std::uint64_t splits_done_ = 0;

  std::array<ValueSet<Value>, kSubsets> sets_;     // all values of a subset, if made_
  std::array<ValueSet<Value>, kSubsets> visited_;  // values searched for a subset, if met_
  // For each of these: kNone if it cannot be made, otherwise kReached or its node.
  std::array<std::vector<std::uint32_t>, kSubsets> ids_;
  std::array<std::vector<std::uint8_t>, kSubsets> kinds_;  // of the values of sets_, by residues
  std::array<ValueSet<Asked>, kSubsets> asked_;            // of fours, if knows_asked_
  bool knows_asked_ = false;
  std::array<bool, kSubsets> made_{};
  std::array<bool, kSubsets> met_{};
  std::array<std::vector<Graph::Edge>, kMostCards + 1> scratch_;
};

}  // namespace reckon::krypto
