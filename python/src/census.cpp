// SPDX-License-Identifier: MIT
// All games: which have a solution, and how many.
#include "reckon/krypto/census/census.hpp"

#include <array>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <exception>
#include <thread>
#include <utility>
#include <vector>

#include "python/src/core.hpp"
#include "python/src/work.hpp"
#include "reckon/krypto/census/odds.hpp"
#include "reckon/krypto/census/solution_counts.hpp"

namespace reckon::python {

namespace {

using krypto::Census;
using krypto::Games;
using krypto::SolutionCounts;

// An array has a byte or four of each game.
constexpr std::uint64_t kMostGames = std::uint64_t{1} << 28U;

std::uint64_t hands_of(const Games& games) {
  return krypto::HandOrder(games.cards, games.largest_card).hands();
}

Games make_games(std::size_t cards, std::int64_t largest_card, std::int64_t first_objective,
                 std::int64_t last_objective) {
  const Games games = value_of(Games::make(cards, largest_card, first_objective, last_objective));
  if (const std::uint64_t count = hands_of(games) * games.objectives(); count > kMostGames) {
    throw Refusal{.message = std::to_string(count) +
                             " games are more than an array has here: take at most " +
                             std::to_string(kMostGames),
                  .status = 422};
  }
  return games;
}

std::vector<py::ssize_t> shape_of(const Games& games) {
  return {static_cast<py::ssize_t>(hands_of(games)), static_cast<py::ssize_t>(games.objectives())};
}

// A byte for each bit of a byte.
constexpr auto kBytesOfBits = [] {
  std::array<std::array<std::uint8_t, 8>, 256> table{};
  for (unsigned byte = 0; byte < table.size(); ++byte) {
    for (unsigned bit = 0; bit < 8; ++bit) table[byte][bit] = byte >> bit & 1U;
  }
  return table;
}();

std::vector<std::uint8_t> bytes_of(std::span<const std::uint64_t> bits, std::uint64_t count) {
  std::vector<std::uint8_t> bytes(bits.size() * 64);
  std::uint8_t* to = bytes.data();
  for (const std::uint64_t word : bits) {
    for (unsigned shift = 0; shift < 64; shift += 8, to += 8) {
      std::memcpy(to, kBytesOfBits[word >> shift & 0xFFU].data(), 8);
    }
  }
  bytes.resize(count);
  return bytes;
}

// The answer for each game as an array of bool, hands by objectives.
py::array census(const Games& games, const std::string& rules, bool linear) {
  using Bytes = std::shared_ptr<const std::vector<std::uint8_t>>;
  Bytes bytes = without_lock(
      [=, rules = choice("rules", kAllRules, rules)](Task& task) -> Bytes {
        const Census taken = Census::take(games, rules, linear, &task.budget);
        if (task.budget.over()) return nullptr;
        return std::make_shared<const std::vector<std::uint8_t>>(
            bytes_of(taken.bits(), taken.count()));
      },
      0);
  return array_of<std::uint8_t, bool>(std::move(bytes), shape_of(games));
}

struct Stopped {};

// Does work(0) to work(parts - 1) on all processors; throws if it has to stop.
void on_all_processors(std::size_t parts, const std::function<void(std::size_t)>& work,
                       const StopFlag& stop) {
  std::atomic<std::size_t> next = 0;
  std::vector<std::exception_ptr> problems(std::max(1U, std::thread::hardware_concurrency()));
  const auto some = [&](std::exception_ptr& problem) {
    try {
      for (std::size_t part = next++; part < parts && !stop.is_set(); part = next++) work(part);
    } catch (...) {
      problem = std::current_exception();
      next = parts;
    }
  };
  {
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < problems.size(); ++i) {
      others.emplace_back(some, std::ref(problems[i]));
    }
    some(problems[0]);
  }
  for (const std::exception_ptr& problem : problems) {
    if (problem) std::rethrow_exception(problem);
  }
  if (stop.is_set()) throw Stopped();
}

std::vector<std::uint32_t> count_all(const Games& games, Rules rules, krypto::Form form,
                                     const StopFlag& stop) {
  constexpr std::uint64_t kHandsOfPart = 256;
  const std::uint64_t hands = hands_of(games);
  std::vector<std::uint32_t> all(hands * games.objectives());
  const SolutionCounts counts(games, rules, form, [&](std::size_t parts, const auto& work) {
    on_all_processors(parts, work, stop);
  });
  const bool shared = SolutionCounts::has_tables(games, form);
  const std::uint64_t step = shared ? kHandsOfPart : 1;
  on_all_processors(
      static_cast<std::size_t>((hands + step - 1) / step),
      [&](std::size_t part) {
        const std::uint64_t first = part * step;
        std::uint32_t* to = all.data() + first * games.objectives();
        counts.each_hand(first, std::min(first + step, hands),
                         [&](std::span<const std::uint32_t> solutions) {
                           to = std::ranges::copy(solutions, to).out;
                         });
      },
      stop);
  return all;
}

py::array counts(const Games& games, const std::string& rules, const std::string& form) {
  using Counts = std::shared_ptr<const std::vector<std::uint32_t>>;
  Counts all = without_lock(
      [=, rules = choice("rules", kAllRules, rules),
       form = choice("form", krypto::kAllForms, form)](Task& task) -> Counts {
        return std::make_shared<const std::vector<std::uint32_t>>(
            count_all(games, rules, form, task.stop));
      },
      0);
  return array_of(std::move(all), shape_of(games));
}

// The cards of each hand, in lexicographic order.
py::array hands(const Games& games) {
  auto all = without_lock(
      [=](Task&) {
        const krypto::HandOrder order(games.cards, games.largest_card);
        auto cards = std::make_shared<std::vector<std::int64_t>>();
        cards->reserve(order.hands() * games.cards);
        std::vector<std::int64_t> hand = order.at(0);
        do {
          cards->insert(cards->end(), hand.begin(), hand.end());
        } while (order.next(hand));
        return std::shared_ptr<const std::vector<std::int64_t>>(std::move(cards));
      },
      0);
  return array_of(std::move(all), {shape_of(games)[0], static_cast<py::ssize_t>(games.cards)});
}

// (unsolvable deals, deals, unsolvable games, games) of the deck.
py::tuple odds(const std::string& rules, const std::string& deck) {
  const auto found = without_lock(
      [rules = choice("rules", kAllRules, rules),
       deck = choice("deck", krypto::kAllDecks, deck)](Task& task) {
        const Census taken = Census::take(Games{}, rules, false, &task.budget);
        return task.budget.over() ? krypto::Odds{} : krypto::odds_of_deal(taken, deck);
      },
      0);
  return py::make_tuple(found.unsolvable, found.deals, found.distinct_unsolvable,
                        found.distinct_games);
}

}  // namespace

void add_census(py::module_& module) {
  module.def("games", make_games);
  module.def("odds", odds);
  py::class_<Games> type(module, "Games");
  close_class(type);
  type.def("census", census)
      .def("counts", counts)
      .def("hands", hands)
      .def("index_of", [](const Games& self, const std::vector<std::int64_t>& cards) {
        return krypto::HandOrder(self.cards, self.largest_card).index_of(cards);
      });
}

}  // namespace reckon::python
