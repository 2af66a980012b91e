#include "reckon/krypto/functions.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace reckon::krypto {

/// Finds the functions of the node in hand by fingerprint. Open addressing; a stamp tells slots of
/// this node from leftovers of earlier ones, so that starting a node clears nothing.
template <typename Print>
class SolutionsBy<Print>::Table {
 public:
  explicit Table(std::vector<Function>& functions) : functions_(functions) {}

  void start() {
    ++stamp_;
    size_ = kSmallest;
    if (slots_.size() < size_) slots_.resize(size_);
    first_ = functions_.size();
  }

  /// Keeps the function, or the easier one of it and its equal.
  void insert(const Function& function) {
    for (std::size_t at = home(function);; at = (at + 1) & (size_ - 1)) {
      Slot& slot = slots_[at];
      if (slot.stamp != stamp_) {
        slot = {.stamp = stamp_, .function = static_cast<std::uint32_t>(functions_.size())};
        functions_.push_back(function);
        if ((functions_.size() - first_) * 2 > size_) grow();
        return;
      }
      Function& known = functions_[slot.function];
      if (known.print.identity() == function.print.identity()) {
        if (function.effort < known.effort) known = function;
        return;
      }
    }
  }

 private:
  static constexpr std::size_t kSmallest = 16;

  struct Slot {
    std::uint32_t stamp = 0;
    std::uint32_t function = 0;
  };

  std::size_t home(const Function& function) const {
    return static_cast<std::size_t>(function.print.identity().first) & (size_ - 1);
  }

  void grow() {
    size_ *= 2;
    ++stamp_;
    if (slots_.size() < size_) slots_.resize(size_);
    for (std::size_t i = first_; i < functions_.size(); ++i) {
      std::size_t at = home(functions_[i]);
      while (slots_[at].stamp == stamp_) at = (at + 1) & (size_ - 1);
      slots_[at] = {.stamp = stamp_, .function = static_cast<std::uint32_t>(i)};
    }
  }

  std::vector<Function>& functions_;
  std::vector<Slot> slots_;
  std::size_t size_ = 0;
  std::size_t first_ = 0;
  std::uint32_t stamp_ = 0;
};

template <typename Print>
SolutionsBy<Print>::SolutionsBy(const Graph& graph)
    : of_node_(graph.nodes.size()), inverses_of_node_(graph.nodes.size()) {
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
                              .left = static_cast<std::uint32_t>(cards_.size()),
                              .card = true});
        cards_.push_back(node.card);
      }
      for (std::uint32_t e = node.first_edge; e < node.first_edge + node.edge_count; ++e) {
        combine(graph.edges[e], table);
      }
      of_node_[id].last = static_cast<std::uint32_t>(functions_.size());
      if (divides[id]) {
        inverses_of_node_[id] = static_cast<std::uint32_t>(inverses_.size());
        for (std::uint32_t f = of_node_[id].first; f < of_node_[id].last; ++f) {
          inverses_.push_back(functions_[f].print.factor());
        }
      }
    }
    Fingerprint::invert(std::span(inverses_).subspan(level_inverses));
  }
  inverses_.clear();

  for (const std::uint32_t root : graph.roots) {
    for (std::uint32_t f = of_node_[root].first; f < of_node_[root].last; ++f) {
      solutions_.push_back(f);
    }
  }
  if (graph.roots.size() > 1) {
    // Roots of different cards may hold the same function (a + b - b is a): that of fewest stays.
    const auto print = [&](std::uint32_t f) {
      const Fingerprint& identity = functions_[f].print.identity();
      return std::pair(identity.first, identity.second);
    };
    std::ranges::stable_sort(solutions_, {}, print);
    const auto repeated = std::ranges::unique(solutions_, {}, print);
    solutions_.erase(repeated.begin(), repeated.end());
    std::ranges::sort(solutions_);
  }
  std::ranges::stable_sort(solutions_, {}, [&](std::uint32_t f) { return functions_[f].effort; });
}

template <typename Print>
void SolutionsBy<Print>::combine(const Graph::Edge& edge, Table& table) {
  const auto brackets = [&](const Function& right) {
    return !right.card && is_additive(right.op) == is_additive(edge.op) ? 1U : 0U;
  };
  const auto each_pair = [&](const auto& result) {
    for (std::uint32_t l = of_node_[edge.left].first; l < of_node_[edge.left].last; ++l) {
      for (std::uint32_t r = of_node_[edge.right].first; r < of_node_[edge.right].last; ++r) {
        const Function& left = functions_[l];
        const Function& right = functions_[r];
        table.insert(
            {.print = result(left.print, right.print, r),
             .left = l,
             .right = r,
             .effort = left.effort + right.effort + (edge.effort << kBracketBits) + brackets(right),
             .op = edge.op});
      }
    }
  };
  switch (edge.op) {
    case Operator::add:
      each_pair([](const Print& l, const Print& r, std::uint32_t) { return Print::sum(l, r); });
      break;
    case Operator::subtract:
      each_pair(
          [](const Print& l, const Print& r, std::uint32_t) { return Print::difference(l, r); });
      break;
    case Operator::multiply:
      each_pair([](const Print& l, const Print& r, std::uint32_t) {
        return Print::product(l, r.factor());
      });
      break;
    case Operator::divide:
      each_pair([&](const Print& l, const Print&, std::uint32_t r) {
        return Print::product(
            l, inverses_[inverses_of_node_[edge.right] + r - of_node_[edge.right].first]);
      });
      break;
  }
}

template <typename Print>
Expression SolutionsBy<Print>::expression(std::uint32_t f) const {
  const Function& function = functions_[f];
  if (function.card) return Expression(cards_[function.left]);
  return {function.op, expression(function.left), expression(function.right)};
}

template class SolutionsBy<FunctionPrint>;
template class SolutionsBy<FormPrint>;

}  // namespace reckon::krypto
