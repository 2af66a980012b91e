// SPDX-License-Identifier: MIT
#include "reckon/krypto/solver.hpp"

#include <algorithm>
#include <bit>
#include <iterator>
#include <numeric>
#include <string>
#include <type_traits>
#include <unordered_set>
#include <utility>
#include <variant>

#include "reckon/krypto/essential.hpp"
#include "reckon/krypto/functions.hpp"
#include "reckon/krypto/graph.hpp"
#include "reckon/krypto/height.hpp"
#include "reckon/krypto/search.hpp"
#include "reckon/text/names.hpp"

namespace reckon::krypto {

namespace {

constexpr std::array<std::string_view, kAllForms.size()> kFormNames = {"distinct", "written",
                                                                       "essential", "linear"};
// Objectives have their neighbours tried up to this distance.
constexpr std::int64_t kNearby = 64;

// Budget steps per solution in arrange().
constexpr std::uint64_t kStepsOfSimplicity = 2000;
constexpr std::uint64_t kStepsOfCore = 4000;
// ... and per hand.
constexpr std::uint64_t kStepsOfHand = 3000;

bool all_integers(const std::vector<std::int64_t>& /*cards*/) { return true; }
bool all_integers(const std::vector<Rational>& numbers) {
  return std::ranges::all_of(numbers, &Rational::is_integer);
}

Shape shape_of(Form form) { return form == Form::linear ? Shape::chain : Shape::tree; }

std::uint64_t largest_number(const Expression& expression) {
  std::uint64_t largest = 0;
  const auto values = expression.values().value_or(std::vector<Rational>());
  for (const Rational& value : values) {
    largest = std::max(largest, traits_of(value).magnitude);
  }
  return largest;
}

}  // namespace

std::string_view name_of(Use use) { return use == Use::any ? "any" : "all"; }

std::optional<Use> use_named(std::string_view name) { return named(kAllUses, name); }

std::string_view name_of(Form form) { return kFormNames[static_cast<std::size_t>(form)]; }

std::optional<Form> form_named(std::string_view name) { return named(kAllForms, name); }

struct Solutions::Arranged {
  std::variant<std::monostate, WrittenSolutions, DistinctSolutions, SolutionsBy<FormPrint>> all;
  std::vector<std::uint32_t> order;  // of the counted solutions, unless `all` is written or linear

  Arranged(const Graph& graph, const Question& question, Budget& budget) {
    switch (question.form) {
      case Form::written:
      case Form::linear: all.emplace<WrittenSolutions>(graph); break;
      case Form::distinct:
        arrange(all.emplace<DistinctSolutions>(graph, &budget), question, budget);
        break;
      case Form::essential:
        arrange(all.emplace<SolutionsBy<FormPrint>>(graph, &budget), question, budget);
        break;
    }
  }

  template <typename All>
  void arrange(const All& found, const Question& question, Budget& budget) {
    order.resize(found.count());
    std::iota(order.begin(), order.end(), 0U);
    if (question.use == Use::any) {
      std::vector<std::pair<std::size_t, std::uint64_t>> simplicity;
      for (std::size_t i = 0; i < found.count(); ++i) {
        if (!budget.spend(kStepsOfSimplicity)) return;
        const Expression expression = found[i];
        simplicity.emplace_back(expression.operations(), largest_number(expression));
      }
      std::ranges::stable_sort(order, {}, [&](std::uint32_t i) { return simplicity[i]; });
    }
    if (question.form == Form::essential) {
      std::unordered_set<std::string> cores;
      std::erase_if(order, [&](std::uint32_t i) {
        return !budget.spend(kStepsOfCore) || !cores.insert(essential_core(found[i])).second;
      });
    }
  }
};

Solutions::Solutions(const Graph& graph, const Question& question, Budget& budget)
    : arranged_(std::make_shared<const Arranged>(graph, question, budget)) {}

std::uint64_t Solutions::count() const {
  if (const auto* written = std::get_if<WrittenSolutions>(&arranged_->all)) return written->count();
  return arranged_->order.size();
}

Expression Solutions::operator[](std::uint64_t index) const {
  const auto& [all, order] = *arranged_;
  if (const auto* written = std::get_if<WrittenSolutions>(&all)) return (*written)[index];
  const auto at = static_cast<std::size_t>(index);
  if (const auto* distinct = std::get_if<DistinctSolutions>(&all)) return (*distinct)[order[at]];
  return std::get<SolutionsBy<FormPrint>>(all)[order[at]];
}

struct Solver::Workspace {
  // Indexed by the number of cards and by which of them equal their predecessors.
  std::array<std::array<std::unique_ptr<Subsets>, 1U << kMostCards>, kMostCards + 1> subsets;
  std::vector<std::int64_t> cards;
  Search<Whole> whole;
  Search<Fraction> fraction;
  Search<Unbounded> unbounded;
  Graph graph;  // of the last hand solved; the next one reuses its memory
  Budget endless;
  Budget* budget = &endless;

  const Subsets& sort_cards(const Hand& hand) {
    cards = hand.cards();
    std::ranges::sort(cards);
    return subsets_for(equalities_of(cards));
  }

  // Sorts numbers that replace cards; the cards become indices.
  const Subsets& sort_numbers(std::span<const Rational> from, std::vector<Rational>& numbers) {
    cards.resize(from.size());
    std::iota(cards.begin(), cards.end(), std::int64_t{0});
    const auto number = [&](std::int64_t place) { return from[static_cast<std::size_t>(place)]; };
    std::ranges::stable_sort(cards, {}, number);
    std::ranges::transform(cards, std::back_inserter(numbers), number);
    return subsets_for(equalities_of(numbers));
  }

  const Subsets& subsets_for(Subset equal) {
    auto& made = subsets[cards.size()][equal];
    if (!made) made = std::make_unique<Subsets>(cards.size(), equal);
    return *made;
  }

  // Calls `work(search, objective)` with the narrowest number type that holds all values of the
  // hand. The remainder of an objective after taking cards away has the bound of the cards with the
  // objective as one more card.
  template <typename Work>
  auto with_search(const Subsets& subsets_of_hand, const Rational& objective, Rules rules,
                   Shape shape, const Work& work) {
    return with_search(subsets_of_hand, cards, objective, rules, shape, work);
  }

  template <typename Number, typename Work>
  auto with_search(const Subsets& subsets_of_hand, const std::vector<Number>& numbers,
                   const Rational& objective, Rules rules, Shape shape, const Work& work) {
    const auto load = [&](auto& search) {
      budget->spend(kStepsOfHand);
      search.load(subsets_of_hand, cards, std::span<const Number>(numbers), rules, shape, *budget);
    };
    if (const auto target = objective.to_int64()) {
      const Height bound = height_of(numbers) * 2 * height_of(*target);
      const bool fractions = allowed_by(rules).fractions;
      if (fractions && bound < Fraction::kBound) {
        load(fraction);
        return work(fraction, Fraction::of(*target));
      }
      if (!fractions && bound < Whole::kBound && all_integers(numbers)) {
        load(whole);
        return work(whole, Whole::of(*target));
      }
    }
    load(unbounded);
    return work(unbounded, Unbounded::make(objective));
  }

  // The choices of cards that a solution may use, the smallest first.
  static std::vector<Subset> roots(const Subsets& subsets_of_hand, Use use) {
    if (use == Use::all) return {subsets_of_hand.whole()};
    return {subsets_of_hand.all().begin(), subsets_of_hand.all().end()};
  }

  // Collects all ways to the objective from each of these choices of numbers.
  struct Collect {
    const std::vector<Subset>& roots;
    bool is_only = false;  // whether no other objective is wanted
    Graph& graph;

    void operator()(auto& search, const auto& objective) const {
      if (is_only) search.collect_only(objective);
      for (const Subset root : roots) search.collect(root, objective, graph);
    }
  };

  // Visits every integer that the cards can make, and keeps the nearest on either side.
  void search_for_nearest(const Hand& hand, Rules rules, Use use, const Watch& watch,
                          std::optional<Rational>& below, std::optional<Rational>& above) {
    const Subsets& subsets_of_hand = sort_cards(hand);
    const Rational& objective = hand.objective();
    const auto consider = [&](const Rational& integer) {
      if (integer < objective) {
        if (!below || *below < integer) below = integer;
      } else if (integer > objective && (!above || integer < *above)) {
        above = integer;
      }
    };
    with_search(subsets_of_hand, 0, rules, Shape::tree, [&](auto& search, const auto&) {
      search.watch(watch);
      for (const Subset root : subsets_of_hand.all()) {
        if (use == Use::all && root != subsets_of_hand.whole()) continue;
        if (std::has_single_bit(root)) {
          consider(*search.card(root).integer());
          continue;
        }
        search.each_result(root, [&](const auto& value) {
          if (const auto integer = value.integer()) consider(*integer);
        });
      }
      search.watch({});
    });
  }

  bool reach(const Hand& hand, Rules rules, Use use, Shape shape, Expression* found) {
    const Subsets& subsets_of_hand = sort_cards(hand);
    const auto all = roots(subsets_of_hand, use);
    return with_search(
        subsets_of_hand, hand.objective(), rules, shape, [&](auto& search, const auto& objective) {
          return std::ranges::any_of(
              all, [&](Subset root) { return search.reach(root, objective, found); });
        });
  }
};

Solver::Solver() : workspace_(std::make_unique<Workspace>()) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

void Solver::work_within(Budget* budget) {
  workspace_->budget = budget == nullptr ? &workspace_->endless : budget;
}

Budget& Solver::budget() { return *workspace_->budget; }

bool Solver::solvable(const Hand& hand, Rules rules, Use use, Form form) {
  return workspace_->reach(hand, rules, use, shape_of(form), nullptr);
}

std::size_t Solver::solvable_in_a_row(const Hand& hand, std::span<const std::int64_t> objectives,
                                      Rules rules, Use use) {
  if (objectives.empty()) return 0;
  const auto largest =
      std::ranges::max(objectives, {}, [](std::int64_t objective) { return height_of(objective); });
  const Subsets& subsets = workspace_->sort_cards(hand);
  const auto roots = Workspace::roots(subsets, use);
  return workspace_->with_search(
      subsets, largest, rules, Shape::tree, [&]<typename Value>(auto& search, const Value&) {
        const auto missing = std::ranges::find_if_not(objectives, [&](std::int64_t objective) {
          return std::ranges::any_of(roots, [&](Subset root) {
            return search.reach(root, Value::of(objective), nullptr);
          });
        });
        return static_cast<std::size_t>(missing - objectives.begin());
      });
}

std::optional<Expression> Solver::first(const Hand& hand, Rules rules, Use use) {
  Expression found(0);
  if (!workspace_->reach(hand, rules, use, Shape::tree, &found)) return std::nullopt;
  return found;
}

const Graph& Solver::make_graph(const Hand& hand, const Question& question) {
  const Subsets& subsets = workspace_->sort_cards(hand);
  const Shape shape = shape_of(question.form);
  const auto roots = Workspace::roots(subsets, question.use);
  Graph& graph = workspace_->graph;
  graph.nodes.clear();
  graph.edges.clear();
  graph.roots.clear();
  graph.ordered = shape == Shape::chain;
  workspace_->with_search(subsets, hand.objective(), question.rules, shape,
                          Workspace::Collect{roots, question.use == Use::all, graph});
  return graph;
}

Graph Solver::graph(const Hand& hand, const Question& question) {
  return make_graph(hand, question);
}

Graph Solver::graph(std::span<const Rational> numbers, const Rational& objective, Rules rules,
                    Use use) {
  std::vector<Rational> sorted;
  const Subsets& subsets = workspace_->sort_numbers(numbers, sorted);
  const auto roots = Workspace::roots(subsets, use);
  Graph graph;
  workspace_->with_search(subsets, sorted, objective, rules, Shape::tree,
                          Workspace::Collect{roots, false, graph});
  return graph;
}

Solutions Solver::solve(const Hand& hand, const Question& question) {
  return {make_graph(hand, question), question, budget()};
}

Nearest Solver::nearest(const Hand& hand, Rules rules, Use use, const Watch& watch) {
  std::optional<Rational> below;
  std::optional<Rational> above;
  const auto reachable = [&](const Rational& objective) {
    const auto neighbour = Hand::make(hand.cards(), objective);
    return neighbour && solvable(*neighbour, rules, use);
  };
  for (std::int64_t distance = 1; distance <= kNearby && !(below && above); ++distance) {
    if (!below && reachable(hand.objective() - distance)) below = hand.objective() - distance;
    if (!above && reachable(hand.objective() + distance)) above = hand.objective() + distance;
  }
  if (!below || !above) workspace_->search_for_nearest(hand, rules, use, watch, below, above);

  const auto easiest = [&](const std::optional<Rational>& objective) -> std::optional<Expression> {
    if (!objective) return std::nullopt;
    const Solutions all =
        solve(*Hand::make(hand.cards(), *objective), {.rules = rules, .use = use});
    if (budget().over()) return std::nullopt;
    return all[0];
  };
  return {.below = easiest(below), .above = easiest(above)};
}

}  // namespace reckon::krypto
