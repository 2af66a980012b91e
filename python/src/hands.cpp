// SPDX-License-Identifier: MIT
// Hands of Krypto and their solutions.
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "python/src/core.hpp"
#include "python/src/work.hpp"
#include "reckon/arith/notation.hpp"
#include "reckon/krypto/check.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/krypto/grade.hpp"
#include "reckon/krypto/hand.hpp"
#include "reckon/sheet/draw.hpp"
#include "reckon/sheet/svg.hpp"

namespace reckon::python {

namespace {

using krypto::Hand;
using krypto::Solutions;
using krypto::Solver;

// Work with the solver of the thread that does it.
template <typename Work>
auto with_solver(Work work) {
  return without_lock([work = std::move(work)](Task& task) {
    Solver& solver = solver_of_thread();
    const krypto::WorkWithin within(solver, task.budget);
    return work(solver);
  });
}

Hand make_hand(std::vector<std::int64_t> cards, const std::string& objective) {
  return value_of(Hand::make(std::move(cards), Rational::parse(objective).value_or(Rational())));
}

py::tuple parts_of_hand(const Hand& hand) {
  const py::tuple cards(hand.cards().size());
  for (std::size_t i = 0; i < hand.cards().size(); ++i) cards[i] = hand.cards()[i];
  return py::make_tuple(cards, fraction_of(hand.objective())[0]);
}

bool solvable(const Hand& hand, const std::string& rules, const std::string& use) {
  return with_solver([hand, rules = choice("rules", kAllRules, rules),
                      use = choice("use", krypto::kAllUses, use)](Solver& solver) {
    return solver.solvable(hand, rules, use);
  });
}

Solutions solve(const Hand& hand, const std::string& rules, const std::string& form,
                const std::string& use) {
  const krypto::Question question{.rules = choice("rules", kAllRules, rules),
                                  .form = choice("form", krypto::kAllForms, form),
                                  .use = choice("use", krypto::kAllUses, use)};
  return with_solver([=](Solver& solver) { return solver.solve(hand, question); });
}

std::pair<std::optional<Expression>, std::optional<Expression>> nearest(const Hand& hand,
                                                                        const std::string& rules,
                                                                        const std::string& use) {
  auto found = with_solver([hand, rules = choice("rules", kAllRules, rules),
                            use = choice("use", krypto::kAllUses, use)](Solver& solver) {
    return solver.nearest(hand, rules, use);
  });
  return {std::move(found.below), std::move(found.above)};
}

// [(kind, message), ...] of what is wrong.
py::list check(const Hand& hand, const std::string& formula, const std::string& notation,
               const std::string& rules, const std::string& use) {
  const auto verdict = value_of(
      krypto::judge(hand, formula, choice("notation", kAllNotations, notation),
                    choice("rules", kAllRules, rules), choice("use", krypto::kAllUses, use)));
  py::list problems;
  for (const krypto::Mistake& mistake : verdict.problems) {
    problems.append(py::make_tuple(std::string(name_of(mistake.kind)), mistake.message));
  }
  return problems;
}

// (level, reasons), or None if there is no solution.
py::object grade(const Hand& hand, const std::string& rules) {
  const auto found = with_solver([hand, rules = choice("rules", kAllRules, rules)](Solver& solver) {
    return krypto::grade(solver, hand, rules);
  });
  if (!found) return py::none();
  return py::make_tuple(found->level, py::tuple(py::cast(found->reasons)));
}

// Texts of the solutions first, first + step, ..., in one call.
std::vector<std::string> texts_of(const Solutions& solutions, std::uint64_t first,
                                  std::int64_t step, std::uint64_t count,
                                  const std::string& notation) {
  return without_lock([=, notation = choice("notation", kAllNotations, notation)](Task& task) {
    constexpr std::uint64_t kStepsOfText = 2'000;
    std::vector<std::string> texts;
    std::uint64_t index = first;
    for (std::uint64_t i = 0; i < count && task.budget.spend(kStepsOfText); ++i) {
      texts.push_back(to_text(solutions[index], notation));
      index += static_cast<std::uint64_t>(step);
    }
    return texts;
  });
}

void add_solutions(py::module_& module) {
  py::class_<Solutions> type(module, "Solutions");
  close_class(type);
  type.def("__len__", &Solutions::count)
      .def("at", [](const Solutions& self, std::uint64_t index) { return self[index]; })
      .def("texts", texts_of);
}

void add_dealer(py::module_& module) {
  module.attr("DECKS") = names_of(krypto::kAllDecks);
  module.def("dealer", [](std::uint64_t seed, const std::string& deck, std::size_t cards) {
    return krypto::Dealer(choice("deck", krypto::kAllDecks, deck), seed, cards);
  });
  py::class_<krypto::Dealer> type(module, "Dealer");
  close_class(type);
  type.def("deal", &krypto::Dealer::deal);
}

}  // namespace

void add_hands(py::module_& module) {
  module.attr("FORMS") = names_of(krypto::kAllForms);
  module.attr("USES") = names_of(krypto::kAllUses);
  module.attr("MOST_CARDS") = krypto::kMostCards;
  module.attr("MOST_OBJECTIVE_DIGITS") = krypto::kMostObjectiveDigits;
  module.def("hand_read", [](const std::string& text) { return value_of(Hand::parse(text)); });
  module.def("hand_make", make_hand);
  py::class_<Hand> type(module, "Hand");
  close_class(type);
  type.def("parts", parts_of_hand)
      .def("text", &Hand::to_text)
      .def("solvable", solvable)
      .def("solve", solve)
      .def("nearest", nearest)
      .def("check", check)
      .def("grade", grade)
      .def("svg", [](const Hand& self) {
        return sheet::to_svg(sheet::draw(self, sheet::kPlainSize), self.to_text(),
                             2 * sheet::kPoint);
      });
  add_solutions(module);
  add_dealer(module);
}

}  // namespace reckon::python
