// SPDX-License-Identifier: MIT
// Solves hands: whether a solution exists, one solution, all solutions.
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

/// Defines when two solutions count as the same.
enum class Form {
  distinct,   ///< one rational function of the cards; equal cards are one variable
  written,    ///< one fully bracketed text
  essential,  ///< one idea: neutral steps and signs make no difference; docs/essential.md
  linear,     ///< one unbracketed text read from right to left
};

inline constexpr std::array kAllForms = {Form::distinct, Form::written, Form::essential,
                                         Form::linear};
/// Its name on the command line.
std::string_view name_of(Form form);
/// Returns the form with that name, if any.
std::optional<Form> form_named(std::string_view name);

/// Defines the cards that a solution uses.
enum class Use {
  all,  ///< each exactly once
  any,  ///< at least one, each at most once, as in the Countdown numbers game
};

inline constexpr std::array kAllUses = {Use::all, Use::any};
/// Its name on the command line.
std::string_view name_of(Use use);
/// Returns the use with that name, if any.
std::optional<Use> use_named(std::string_view name);

struct Question {
  Rules rules = Rules::house;
  Form form = Form::distinct;
  Use use = Use::all;
};

/// The solutions of a hand, counted and numbered. Distinct and essential solutions come easiest
/// first, by the sum of effort_of over the text. With Use::any, all are sorted by the number of
/// operations, then by their largest number (absolute value, rounded up). A random-access range of
/// Expression; elements are generated on access. Copies share their memory and can be read on
/// several threads.
class Solutions {
 public:
  /// Returns the number of solutions, 0 or more. Cost: none, it is known from construction.
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

/// The nearest reachable integers below and above an unreachable objective.
struct Nearest {
  std::optional<Expression> below;
  std::optional<Expression> above;
};

/// Called from time to time during long work, with the steps done and their total.
using Watch = std::function<void(std::uint64_t done, std::uint64_t total)>;

/// Solves hands, one after the other. It reuses its memory between hands; make one for each thread.
/// Everything is exact: hands whose values might exceed 53 bits (house) or 62 bits (other rules)
/// use numbers of any size.
///
/// Costs under house rules: five cards, `solvable` 1 us and `solve` 45 us; six cards 0.6 ms, seven
/// 9 ms on average. The worst case is seven cards with a 0 and objective 0: a million solutions,
/// since 0 times anything is one, in 17 s (docs/solver.md). `work_within` limits that.
class Solver {
 public:
  /// Works without limits until work_within() is called.
  Solver();
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  /// Spends all further work from this budget, which must live until it is replaced; null means no
  /// limit, the initial state. Once the budget runs out, all results are meaningless. Graphs may
  /// lack edges, and a graph with roots may have no Solutions.
  void work_within(Budget* budget);
  /// Returns the current budget.
  Budget& budget();

  /// Returns whether a solution exists. The form matters only if it is linear.
  bool solvable(const Hand& hand, Rules rules, Use use = Use::all, Form form = Form::distinct);
  /// Returns the number of leading objectives that have a solution, before the first without one;
  /// the objective of the hand is ignored. Costs less than single calls, since the values of few
  /// cards are made only once. Memory grows by some 100 kB per objective for seven cards.
  std::size_t solvable_in_a_row(const Hand& hand, std::span<const std::int64_t> objectives,
                                Rules rules, Use use = Use::all);
  /// Returns the first solution that the search finds; empty if there is none. Costs little more
  /// than `solvable`.
  std::optional<Expression> first(const Hand& hand, Rules rules, Use use = Use::all);
  /// Returns all solutions.
  Solutions solve(const Hand& hand, const Question& question);
  /// Returns every way to reach the objective, as a graph; without roots if there is no solution.
  /// Costs most of what `solve` does.
  Graph graph(const Hand& hand, const Question& question);
  /// Returns every way from 1 to kMostCards arbitrary numbers, such as results of operations.
  /// Instead of a card, a node has the index of its number in `numbers`, or of an equal one. Costs
  /// what a hand of such numbers does. Fractions under integer rules run with numbers of any size,
  /// which costs more.
  Graph graph(std::span<const Rational> numbers, const Rational& objective, Rules rules,
              Use use = Use::all);
  /// Returns the nearest reachable integers below and above the objective, each with its easiest
  /// expression. They are usually near, and cost little. If there is none within 64, all values are
  /// enumerated, and `watch` is called. That takes a millisecond for five cards, some seconds for
  /// seven, and a minute for seven near 10^6.
  Nearest nearest(const Hand& hand, Rules rules, Use use = Use::all, const Watch& watch = {});

 private:
  /// Returns the same as `graph`, but stored in the solver until its next use.
  const Graph& make_graph(const Hand& hand, const Question& question);

  struct Workspace;
  std::unique_ptr<Workspace> workspace_;
};

/// Sets the budget of a solver for the lifetime of this object.
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
