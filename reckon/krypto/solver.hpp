// SPDX-License-Identifier: MIT
// Solving hands: is there a solution, what is one, what are all.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "reckon/arith/budget.hpp"
#include "reckon/arith/expression.hpp"
#include "reckon/arith/rules.hpp"
#include "reckon/krypto/hand.hpp"
#include "reckon/text/detail/places.hpp"

namespace reckon::krypto {

struct Graph;  // reckon/krypto/graph.hpp, which is not installed

/// What counts as one solution.
enum class Form {
  distinct,   ///< one rational function of the cards; equal cards are one variable
  written,    ///< one fully bracketed text
  essential,  ///< one idea: neutral steps and signs make no difference; docs/essential.md
  linear,     ///< one unbracketed text read from right to left
};

inline constexpr std::array kAllForms = {Form::distinct, Form::written, Form::essential,
                                         Form::linear};
/// As the command line names it.
std::string_view name_of(Form form);
/// The form of that name, if there is one.
std::optional<Form> form_named(std::string_view name);

/// Which cards a solution uses.
enum class Use {
  all,  ///< each exactly once
  any,  ///< at least one, each at most once, as in the Countdown numbers game
};

inline constexpr std::array kAllUses = {Use::all, Use::any};
/// As the command line names it.
std::string_view name_of(Use use);
/// The use of that name, if there is one.
std::optional<Use> use_named(std::string_view name);

struct Question {
  Rules rules = Rules::house;
  Form form = Form::distinct;
  Use use = Use::all;
};

/// The solutions of a hand, counted and numbered. Distinct and essential ones come easiest first
/// (effort_of, summed over the text); with Use::any those of fewest operations come first, of these
/// the ones whose largest number, its size rounded up to a whole one, is smallest. A range of
/// Expression with random access, of which each is made when it is asked for; copies share their
/// memory, and can be read on several threads.
class Solutions {
 public:
  /// How many there are, 0 or more. Cost: none, they were counted when this was made.
  std::uint64_t count() const;
  std::uint64_t size() const { return count(); }
  bool empty() const { return count() == 0; }
  /// Solution 0 <= index < count(). Cost: about a microsecond.
  Expression operator[](std::uint64_t index) const;
  /// Iterators stay valid as long as this object does.
  detail::Place<Solutions> begin() const { return {*this, 0}; }
  detail::Place<Solutions> end() const { return {*this, count()}; }

 private:
  friend class Solver;
  Solutions(const Graph& graph, const Question& question, Budget& budget);

  struct Arranged;
  std::shared_ptr<const Arranged> arranged_;
};

/// The reachable whole numbers on either side of an objective that cannot be reached.
struct Nearest {
  std::optional<Expression> below;
  std::optional<Expression> above;
};

/// Called now and then during long work with the steps done and their total.
using Watch = std::function<void(std::uint64_t done, std::uint64_t total)>;

/// Solves hands, one after the other. It keeps its memory from hand to hand; make one for each
/// thread. Everything is exact: hands whose numbers might leave 53 bits (house) or 62 bits (other
/// rules) run on numbers of any size.
///
/// Costs under house rules: five cards, `solvable` 1 us and `solve` 45 us; six cards 0.6 ms, seven
/// 9 ms on average. The worst are seven cards with a 0 for objective 0: a million solutions, since
/// 0 times anything is one, and 17 s (docs/solver.md). `work_within` bounds that.
class Solver {
 public:
  /// Works without bounds until work_within() is called.
  Solver();
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  /// From now on, what is done is taken from this budget, which must live until another takes its
  /// place; endless if null, as at first. When it is over, all that is given means nothing, graphs
  /// may lack edges, and there may be no Solutions of one that has roots.
  void work_within(Budget* budget);
  /// The budget that work is taken from.
  Budget& budget();

  /// Whether there is a solution. Which form is asked for matters only if it is linear.
  bool solvable(const Hand& hand, Rules rules, Use use = Use::all, Form form = Form::distinct);
  /// How many of these objectives have a solution, one after the other, before the first that has
  /// none; that of the hand is not asked for. Costs less than to ask for each, as what few cards
  /// make is made once; memory grows by some 100 kB for each objective of seven cards.
  std::size_t solvable_in_a_row(const Hand& hand, std::span<const std::int64_t> objectives,
                                Rules rules, Use use = Use::all);
  /// Some solution: the first that the search meets. Costs little more than `solvable`.
  std::optional<Expression> first(const Hand& hand, Rules rules, Use use = Use::all);
  /// All solutions.
  Solutions solve(const Hand& hand, const Question& question);
  /// Every way to reach the objective, as a graph; without roots if there is none. Costs most of
  /// what `solve` does.
  Graph graph(const Hand& hand, const Question& question);
  /// Every way from any numbers, 1 to kMostCards, such as results of operations. Instead of a card,
  /// a node has the place of its number in `numbers`, or of one like it. Costs what a hand of such
  /// numbers does, but fractions under rules of integers cost as numbers of any size do.
  Graph graph(std::span<const Rational> numbers, const Rational& objective, Rules rules);
  /// The nearest reachable integers below and above the objective, each with its easiest
  /// expression. Usually they are near and cost little; when there is none within 64, all values
  /// are looked at: a millisecond for five cards, some seconds for seven, a minute for seven near
  /// 10^6 (then `watch` is called).
  Nearest nearest(const Hand& hand, Rules rules, Use use = Use::all, const Watch& watch = {});

 private:
  /// The same as `graph`, in memory of the workspace.
  const Graph& make_graph(const Hand& hand, const Question& question);

  struct Workspace;
  std::unique_ptr<Workspace> workspace_;
};

/// Has a solver work within a budget as long as it lives.
class WorkWithin {
 public:
  WorkWithin(Solver& solver, Budget& budget) : solver_(solver) { solver_.work_within(&budget); }
  ~WorkWithin() { solver_.work_within(nullptr); }
  WorkWithin(const WorkWithin&) = delete;
  WorkWithin& operator=(const WorkWithin&) = delete;

 private:
  Solver& solver_;
};

}  // namespace reckon::krypto
