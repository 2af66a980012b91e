// SPDX-License-Identifier: MIT
#include "reckon/krypto/functions.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace reckon::krypto {

/// A hash table of the functions of the current node, by fingerprint. Open addressing; a stamp
/// distinguishes slots of this node from leftovers, so starting a node clears nothing.
template <typename Print>
class SolutionsBy<Print>::Table {
 public:
  explicit Table(std::vector<Function>& functions) : functions_(functions) {}

  void start() {
    ++stamp_;
    take(kSmallest);
    first_ = functions_.size();
  }

  /// Keeps the function, or the easier of it and its equal of the same kind. It is constructed in
  /// place; copying it whole right after writing its parts would stall.
  template <Operator kOp>
  [[gnu::always_inline]] void insert(const Print& print, std::uint32_t left, std::uint32_t right,
                                     std::uint32_t cost) {
    const Fingerprint& identity = print.identity();
    std::uint32_t twin = kNone;
    for (std::size_t at = home(identity);; at = (at + 1) & (size_ - 1)) {
      Slot& slot = slots_[at];
      if (slot.stamp != stamp_) {
        slot.stamp = stamp_;
        slot.function = static_cast<std::uint32_t>(functions_.size());
        functions_.emplace_back(print, left, right, cost, kOp, chain_of(kOp));
        if (twin != kNone) twins_.push_back({.first = twin, .second = slot.function});
        if (functions_.size() - first_ > most_) grow();
        return;
      }
      Function& known = functions_[slot.function];
      if (known.print.identity() != identity) continue;
      if (known.chain == chain_of(kOp)) {
        if (cost < known.cost) {
          known.left = left;
          known.right = right;
          known.cost = cost;
          known.op = kOp;
        }
        return;
      }
      twin = slot.function;
    }
  }

  /// The functions that a node has both as a sum and as a product. This requires equal cards.
  std::vector<Twins> take_twins() { return std::move(twins_); }

 private:
  static constexpr std::size_t kSmallest = 64;
  static constexpr std::size_t kLarge = std::size_t{1} << 16U;
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};

  struct Slot {
    std::uint32_t stamp = 0;
    std::uint32_t function = 0;
  };

  // A quarter of the slots is used, so most functions are at their home slot. In tables larger than
  // a cache, half are used.
  void take(std::size_t size) {
    size_ = size;
    most_ = size < kLarge ? size / 4 : size / 2;
    if (slots_.size() < size) slots_.resize(size);
  }

  std::size_t home(const Fingerprint& identity) const {
    return static_cast<std::size_t>(identity.first) & (size_ - 1);
  }

  void grow() {
    take(2 * size_);
    ++stamp_;
    for (std::size_t i = first_; i < functions_.size(); ++i) {
      std::size_t at = home(functions_[i].print.identity());
      while (slots_[at].stamp == stamp_) at = (at + 1) & (size_ - 1);
      slots_[at] = {.stamp = stamp_, .function = static_cast<std::uint32_t>(i)};
    }
  }

  std::vector<Function>& functions_;
  std::vector<Slot> slots_;
  std::size_t size_ = 0;
  std::size_t most_ = 0;
  std::size_t first_ = 0;
  std::uint32_t stamp_ = 0;
  std::vector<Twins> twins_;
};

template <typename Print>
SolutionsBy<Print>::SolutionsBy(const Graph& graph, Budget* budget)
    : of_node_(graph.nodes.size()), inverses_of_node_(graph.nodes.size()) {
  Budget endless;
  Budget& within = budget == nullptr ? endless : *budget;
  functions_.reserve(graph.edges.size());  // an estimate
  const std::vector<Twins> twins = make_functions(graph, within);
  inverses_.clear();
  if (!within.over()) order_solutions(graph, twins);
}

// Returns the functions that are kept both as a sum and as a product.
template <typename Print>
auto SolutionsBy<Print>::make_functions(const Graph& graph, Budget& budget) -> std::vector<Twins> {
  std::vector<bool> divides(graph.nodes.size());
  for (const Graph::Edge& edge : graph.edges) {
    if (edge.op == Operator::divide) divides[edge.right] = true;
  }
  Table table(functions_);
  const std::vector<std::uint32_t> order = graph.upwards();
  for (std::size_t i = 0; i < order.size();) {
    const unsigned level = graph.nodes[order[i]].cards;
    const std::size_t level_inverses = inverses_.size();
    for (; i < order.size() && graph.nodes[order[i]].cards == level; ++i) {
      const std::uint32_t id = order[i];
      const Graph::Node& node = graph.nodes[id];
      of_node_[id].first = static_cast<std::uint32_t>(functions_.size());
      table.start();
      if (node.cards == 1) {
        functions_.push_back({.print = Print::variable(node.variable),
                              .left = static_cast<std::uint32_t>(cards_.size())});
        cards_.push_back(node.card);
      }
      for (std::uint32_t e = node.first_edge; e < node.first_edge + node.edge_count; ++e) {
        combine(graph.edges[e], table, budget);
        if (budget.over()) return {};
      }
      of_node_[id].last = static_cast<std::uint32_t>(functions_.size());
      if (divides[id]) {
        inverses_of_node_[id] = static_cast<std::uint32_t>(inverses_.size());
        for (std::uint32_t f = of_node_[id].first; f < of_node_[id].last; ++f) {
          inverses_.push_back(node.cards == 1 ? Fingerprint::inverse_of_variable(node.variable)
                                              : functions_[f].print.factor());
        }
      }
    }
    if (level > 1) invert(level_inverses, budget);
  }
  return table.take_twins();
}

// Inverts all functions from this one on, some thousands per inversion.
template <typename Print>
void SolutionsBy<Print>::invert(std::size_t first, Budget& budget) {
  constexpr std::size_t kAtOnce = 4096;
  constexpr std::uint64_t kSteps = 20;
  std::span<Fingerprint> rest = std::span(inverses_).subspan(first);
  while (!rest.empty()) {
    const std::size_t count = std::min(kAtOnce, rest.size());
    if (!budget.spend(kSteps * count)) return;
    Fingerprint::invert(rest.first(count));
    rest = rest.subspan(count);
  }
}

template <typename Print>
void SolutionsBy<Print>::order_solutions(const Graph& graph, const std::vector<Twins>& twins) {
  // The easier of two equal functions stays; in a tie, the first.
  std::vector<bool> is_repeated(functions_.size());
  for (const auto [first, second] : twins) {
    is_repeated[functions_[second].cost < functions_[first].cost ? first : second] = true;
  }
  for (const std::uint32_t root : graph.roots) {
    for (std::uint32_t f = of_node_[root].first; f < of_node_[root].last; ++f) {
      if (!is_repeated[f]) solutions_.push_back(f);
    }
  }
  // Roots of different cards may have the same function (a + b - b is a): that with the fewest
  // cards stays.
  if (graph.roots.size() > 1) drop_repeated();
  // Each sort is stable.
  const auto effort = [](std::uint32_t ease) { return ease >> kBracketBits; };
  const auto brackets = [](std::uint32_t ease) { return ease & ((1U << kBracketBits) - 1); };
  sort_by(brackets);
  sort_by(effort);
}

// Counting sort, since the keys are small.
template <typename Print>
template <typename Key>
void SolutionsBy<Print>::sort_by(const Key& key_of_ease) {
  const auto key = [&](std::uint32_t f) { return std::size_t{key_of_ease(ease(f))}; };
  std::vector<std::uint32_t> starts(1);
  for (const std::uint32_t f : solutions_) {
    if (key(f) + 2 > starts.size()) starts.resize(key(f) + 2);
    ++starts[key(f) + 1];
  }
  for (std::size_t i = 1; i < starts.size(); ++i) starts[i] += starts[i - 1];
  std::vector<std::uint32_t> sorted(solutions_.size());
  for (const std::uint32_t f : solutions_) sorted[starts[key(f)]++] = f;
  solutions_ = std::move(sorted);
}

// The first of equal solutions stays.
template <typename Print>
void SolutionsBy<Print>::drop_repeated() {
  const auto print = [&](std::uint32_t f) {
    const Fingerprint& identity = functions_[f].print.identity();
    return std::pair(identity.first, identity.second);
  };
  std::ranges::stable_sort(solutions_, {}, print);
  const auto repeated = std::ranges::unique(solutions_, {}, print);
  solutions_.erase(repeated.begin(), repeated.end());
  std::ranges::sort(solutions_);
}

template <typename Print>
void SolutionsBy<Print>::combine(const Graph::Edge& edge, Table& table, Budget& budget) {
  switch (edge.op) {
    case Operator::add: return combine_by<Operator::add>(edge, table, budget);
    case Operator::subtract: return combine_by<Operator::subtract>(edge, table, budget);
    case Operator::multiply: return combine_by<Operator::multiply>(edge, table, budget);
    case Operator::divide: return combine_by<Operator::divide>(edge, table, budget);
  }
}

template <typename Print>
template <Operator kOp>
void SolutionsBy<Print>::combine_by(const Graph::Edge& edge, Table& table, Budget& budget) {
  constexpr std::uint64_t kStepsOfPair = 40;
  constexpr bool kCommutes = kOp == Operator::add || kOp == Operator::multiply;
  const auto operand_brackets = [](Chain operand) {
    return !is_additive(kOp) && operand == Chain::sum ? 1U : 0U;
  };
  const Range lefts = of_node_[edge.left];
  const Range rights = of_node_[edge.right];
  const std::size_t first_inverse = kOp == Operator::divide ? inverses_of_node_[edge.right] : 0;
  for (std::uint32_t l = lefts.first; l < lefts.last; ++l) {
    if (!budget.spend(kStepsOfPair * (rights.last - rights.first + 1))) return;
    const Print left = functions_[l].print;
    const Chain left_chain = functions_[l].chain;
    const std::uint32_t left_cost =
        functions_[l].cost + (edge.effort << kBracketBits) + operand_brackets(left_chain);
    for (std::uint32_t r = rights.first; r < rights.last; ++r) {
      const Function& right = functions_[r];
      const Print print = [&] {
        if constexpr (kOp == Operator::add) return Print::sum(left, right.print);
        if constexpr (kOp == Operator::subtract) return Print::difference(left, right.print);
        if constexpr (kOp == Operator::multiply) return Print::product(left, right.print.factor());
        if constexpr (kOp == Operator::divide) {
          return Print::product(left, inverses_[first_inverse + r - rights.first]);
        }
      }();
      std::uint32_t cost = left_cost + right.cost + operand_brackets(right.chain);
      std::uint32_t first = l;
      std::uint32_t second = r;
      if (right.chain == chain_of(kOp)) {
        // A chain continues with an operand that is not one: b + c and a * d give b + c + a * d.
        if (kCommutes && left_chain != chain_of(kOp)) {
          std::swap(first, second);
        } else {
          cost += kCommutes ? kRegrouping : 1;
        }
      }
      table.template insert<kOp>(print, first, second, cost);
    }
  }
}

template <typename Print>
Expression SolutionsBy<Print>::expression(std::uint32_t f) const {
  const Function& function = functions_[f];
  if (function.chain == Chain::none) return Expression(cards_[function.left]);
  return {function.op, expression(function.left), expression(function.right)};
}

template class SolutionsBy<FunctionPrint>;
template class SolutionsBy<FormPrint>;

}  // namespace reckon::krypto
