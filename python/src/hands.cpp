// SPDX-License-Identifier: MIT
// Hands of Krypto and their solutions.
#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "python/src/core.hpp"
#include "python/src/work.hpp"
#include "reckon/arith/notation.hpp"
#include "reckon/krypto/check.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/krypto/game.hpp"
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

krypto::Game game_of(const std::string& name) { return choice("game", krypto::kAllGames, name); }

Hand read_hand(const std::string& text, const std::string& game) {
  return value_of(krypto::parse_hand(game_of(game), text));
}

// Krypto takes hands of any cards, as it does for a text.
Hand make_hand(std::vector<std::int64_t> cards, const std::string& objective,
               const std::string& game) {
  Hand hand =
      value_of(Hand::make(std::move(cards), Rational::parse(objective).value_or(Rational())));
  if (const krypto::Game played = game_of(game); played != krypto::Game::krypto) {
    if (const auto good = check_hand(played, hand); !good) throw refusal_of(good.error());
  }
  return hand;
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

// Which hands of an array have a solution: cards by rows, an objective for each row.
py::array solvable_rows(
    const py::array_t<std::int64_t, py::array::c_style | py::array::forcecast>& cards,
    const py::array_t<std::int64_t, py::array::c_style | py::array::forcecast>& objectives,
    const std::string& rules, const std::string& use) {
  const auto rows = static_cast<std::size_t>(cards.shape(0));
  const auto width = static_cast<std::size_t>(cards.shape(1));
  const auto numbers =
      std::make_shared<const std::vector<std::int64_t>>(cards.data(), cards.data() + rows * width);
  const auto goals = std::make_shared<const std::vector<std::int64_t>>(objectives.data(),
                                                                       objectives.data() + rows);
  const std::vector<std::uint8_t> found = value_of(with_solver(
      [=, rules = choice("rules", kAllRules, rules), use = choice("use", krypto::kAllUses, use)](
          Solver& solver) -> Result<std::vector<std::uint8_t>> {
        std::vector<std::uint8_t> answers(rows);
        for (std::size_t row = 0; row < rows && !solver.budget().over(); ++row) {
          const std::span of_row = std::span(*numbers).subspan(row * width, width);
          const auto hand = Hand::make({of_row.begin(), of_row.end()}, (*goals)[row]);
          if (!hand) return std::unexpected(hand.error());
          answers[row] = solver.solvable(*hand, rules, use) ? 1 : 0;
        }
        return answers;
      }));
  py::array_t<bool> answers(static_cast<py::ssize_t>(rows));
  std::ranges::copy(found, answers.mutable_data());
  return answers;
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
py::object grade(const Hand& hand, const std::string& rules, const std::string& use) {
  const auto found = with_solver([hand, rules = choice("rules", kAllRules, rules),
                                  use = choice("use", krypto::kAllUses, use)](Solver& solver) {
    return krypto::grade(solver, hand, rules, use);
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
  module.def(
      "game_dealer", [](std::uint64_t seed, const std::string& game, const std::string& deck,
                        std::optional<std::int64_t> up_to, std::optional<std::size_t> large,
                        std::optional<std::size_t> cards, std::optional<std::int64_t> objective) {
        return value_of(krypto::GameDealer::make({.game = game_of(game),
                                                  .deck = choice("deck", krypto::kAllDecks, deck),
                                                  .up_to = up_to,
                                                  .large = large,
                                                  .cards = cards,
                                                  .objective = objective},
                                                 seed));
      });
  py::class_<krypto::GameDealer> of_games(module, "GameDealer");
  close_class(of_games);
  of_games.def("deal", &krypto::GameDealer::deal);
}

// {name: (rules, use, objective)} of each game, the objective None unless it is always the same.
py::dict games() {
  py::dict all;
  for (const krypto::GameRow& row : krypto::kGames) {
    const bool fixed = row.aim == krypto::Aim::fixed;
    all[py::str(std::string(row.name))] =
        py::make_tuple(std::string(name_of(row.rules)), std::string(name_of(row.use)),
                       fixed ? py::object(py::int_(row.least_objective)) : py::none());
  }
  return all;
}

}  // namespace

void add_hands(py::module_& module) {
  module.attr("FORMS") = names_of(krypto::kAllForms);
  module.attr("USES") = names_of(krypto::kAllUses);
  module.attr("MOST_CARDS") = krypto::kMostCards;
  module.attr("MOST_OBJECTIVE_DIGITS") = krypto::kMostObjectiveDigits;
  module.attr("GAMES") = games();
  module.def("hand_read", read_hand);
  module.def("solvable_rows", solvable_rows);
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
