// SPDX-License-Identifier: MIT
#include "reckon/sheet/unlike.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <numeric>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <variant>

#include "reckon/arith/random.hpp"
#include "reckon/kinds/kind.hpp"
#include "reckon/kinds/place.hpp"
#include "reckon/kinds/turned.hpp"
#include "reckon/sheet/assignment.hpp"
#include "reckon/sheet/changes.hpp"
#include "reckon/sheet/version.hpp"
#include "reckon/text/overloaded.hpp"

namespace reckon::sheet {

namespace {

using kinds::Entry;
using kinds::GridPuzzle;
using kinds::HandPuzzle;
using kinds::Kind;
using kinds::Puzzle;

using Places = std::vector<std::size_t>;
using Sheets = std::vector<std::vector<Entry>>;

// Costs of a puzzle at a place. Chance decides between equal ones.
constexpr std::int64_t kShared = 1'000'000;
constexpr std::int64_t kOtherOrder = 100'000;  // of the parts of a sheet
constexpr std::int64_t kSameClass = 400;
constexpr std::int64_t kLevelAway = 20;  // times the square of the distance
constexpr std::uint64_t kChance = 8;

// Places are given out in groups of at most this many.
constexpr std::size_t kMostPlaces = 100;
// All orders of up to this number of parts are tried; more parts are only moved in a circle, up to
// as many times. On sheets of many puzzles each order takes long.
constexpr std::size_t kMostParts = 5;
constexpr std::size_t kMostTurns = 8;
constexpr std::size_t kMany = 40;

bool is_transposed(const GridPuzzle& one, const GridPuzzle& other) {
  const std::size_t rows = one.layout.rows;
  const std::size_t columns = one.layout.columns;
  if (other.layout.rows != columns || other.layout.columns != rows) return false;
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t column = 0; column < columns; ++column) {
      if (one.numbers[row * columns + column] != other.numbers[column * rows + row]) return false;
    }
  }
  return true;
}

bool are_turned_but_shared(const GridPuzzle& one, const GridPuzzle& other) {
  return one.numbers == other.numbers || is_transposed(one, other) ||
         kinds::digits_by_letter(one) == kinds::digits_by_letter(other);
}

// All of an entry that a neighbour could use.
struct Seen {
  std::optional<Rational> objective{};  // of a hand, unless every hand of the game has it
  std::string answer{};                 // as it is printed
  letters::Digits digits{};             // of the letters of a grid
  const GridPuzzle* calcrostic = nullptr;
  std::string class_name{};
};

const GridPuzzle* calcrostic_in(const Puzzle& puzzle) {
  using Found = const GridPuzzle*;
  return std::visit(Overloaded{[](const GridPuzzle& grid) -> Found {
                                 return grid.kind() == Kind::calcrostic ? &grid : nullptr;
                               },
                               [](const HandPuzzle&) -> Found { return nullptr; },
                               [](const kinds::AlphameticPuzzle&) -> Found { return nullptr; },
                               [](const kinds::StatedPuzzle&) -> Found { return nullptr; }},
                    puzzle);
}

Seen seen_in(const Entry& entry) {
  Seen seen{.answer = kinds::answer_text(entry) + "\n" + entry.solved.nearest,
            .digits = entry.solved.digits,
            .calcrostic = calcrostic_in(entry.puzzle),
            .class_name = class_of(entry.puzzle)};
  std::visit(Overloaded{[&](const HandPuzzle& hand) {
                          if (hand.game != krypto::Game::twenty_four) {
                            seen.objective = hand.hand.objective();
                          }
                        },
                        [](const GridPuzzle&) {}, [](const kinds::AlphameticPuzzle&) {},
                        [](const kinds::StatedPuzzle&) {}},
             entry.puzzle);
  return seen;
}

bool are_shared(const Seen& one, const Seen& other) {
  if (one.objective && one.objective == other.objective) return true;
  if (one.answer == other.answer) return true;
  if (one.calcrostic != nullptr && other.calcrostic != nullptr) {
    return are_turned_but_shared(*one.calcrostic, *other.calcrostic);
  }
  return one.class_name == other.class_name || (!one.digits.empty() && one.digits == other.digits);
}

// A puzzle of the sheet, and facts about it.
struct Candidate {
  const Entry* entry;
  Seen seen;
  std::vector<GridPuzzle> turned{};  // of a calcrostic
};

// The puzzles with one task above them.
using Task = std::tuple<Kind, std::optional<Rules>, std::optional<krypto::Use>>;
Task task_of(const Candidate& candidate) {
  const Puzzle& puzzle = candidate.entry->puzzle;
  return {kind_of(puzzle), rules_of(puzzle), use_of(puzzle)};
}

// Plans all versions, and makes one after the other.
class VersionMaker {
 public:
  VersionMaker(krypto::Solver& solver, std::span<const Entry> sheet) : solver_(solver) {
    for (const Entry& entry : sheet) {
      Candidate candidate{.entry = &entry, .seen = seen_in(entry)};
      if (candidate.seen.calcrostic != nullptr) {
        candidate.turned = kinds::turned(*candidate.seen.calcrostic);
      }
      candidates_.push_back(std::move(candidate));
    }
    made_.emplace_back(sheet.begin(), sheet.end());
    plan();
  }

  void make_next() {
    const Places& order = plan_.orders[made_.size()];
    SplitMix64 random(made_.size() + 1);
    std::vector<Entry> version;
    for (std::size_t place = 0; place < order.size(); ++place) {
      version.push_back(changed(candidates_[order[place]], place, random));
    }
    made_.push_back(std::move(version));
  }

  Sheets take() { return std::move(made_); }

 private:
  struct Order {
    Places puzzles;  // by place
    std::int64_t cost = 0;
    std::int64_t shared = 0;  // places at which it shares, with each version before
  };
  // The orders of all versions, however many are made.
  struct Plan {
    std::vector<Places> orders{};
    std::vector<std::int64_t> shared{};  // of each version
  };

  // One version after the other may leave nothing for the last: then chance tries again, and weighs
  // more.
  void plan() {
    constexpr std::uint64_t kMostAttempts = 12;
    const std::uint64_t attempts = candidates_.size() <= kMany ? kMostAttempts : 2;
    for (std::uint64_t attempt = 1; attempt <= attempts; ++attempt) {
      SplitMix64 random(attempt);
      Plan made;
      made.orders.emplace_back(candidates_.size());
      std::iota(made.orders[0].begin(), made.orders[0].end(), 0);
      while (made.orders.size() < kMostVersions) {
        Order order = best_order(made.orders, random, kChance * attempt * attempt);
        made.shared.push_back(order.shared);
        made.orders.push_back(std::move(order.puzzles));
      }
      if (attempt == 1 || made.shared < plan_.shared) plan_ = std::move(made);
      if (std::ranges::max(plan_.shared) == 0) return;
    }
  }

  // The puzzle of each place: within each task as they are, or with whole parts in another order.
  Order best_order(const std::vector<Places>& before, SplitMix64& random,
                   std::uint64_t chance) const {
    const std::vector<Places> parts = parts_of_sheet();
    const std::uint64_t seed = random.next();
    Order best = order_of(parts, before, seed, chance);
    if (best.shared == 0 || candidates_.size() > kMostPlaces) return best;
    const bool tries_all = parts.size() <= kMostParts && candidates_.size() <= kMany;
    Places places(parts.size());
    std::iota(places.begin(), places.end(), 0);
    const auto look = [&] {
      std::vector<Places> other;
      for (const std::size_t part : places) other.push_back(parts[part]);
      Order order = order_of(other, before, seed, chance);
      order.cost += kOtherOrder;
      if (order.cost < best.cost) best = std::move(order);
    };
    if (tries_all) {
      while (std::ranges::next_permutation(places).found) look();
    } else {
      for (std::size_t turns = 1; turns < std::min(parts.size(), kMostTurns); ++turns) {
        std::ranges::rotate(places, places.begin() + 1);
        look();
      }
    }
    return best;
  }

  // Neighbours with one task.
  std::vector<Places> parts_of_sheet() const {
    std::vector<Places> parts;
    for (std::size_t i = 0; i < candidates_.size(); ++i) {
      if (i == 0 || task_of(candidates_[i]) != task_of(candidates_[i - 1])) parts.emplace_back();
      parts.back().push_back(i);
    }
    return parts;
  }

  // The cheapest order in which each place keeps the task that these parts give it.
  Order order_of(const std::vector<Places>& parts, const std::vector<Places>& before,
                 std::uint64_t seed, std::uint64_t chance) const {
    SplitMix64 random(seed);
    std::map<Task, Places> places;   // of each task
    std::map<Task, Places> puzzles;  // the same
    Order order;                     // the puzzle that would stand at each place
    for (const Places& part : parts) {
      for (const std::size_t puzzle : part) {
        const Task task = task_of(candidates_[puzzle]);
        places[task].push_back(order.puzzles.size());
        puzzles[task].push_back(puzzle);
        order.puzzles.push_back(puzzle);
      }
    }
    for (const auto& [task, of_task] : places) {
      for (std::size_t begin = 0; begin < of_task.size(); begin += kMostPlaces) {
        const auto some = [&](const Places& all) {
          return std::span(all).subspan(begin, std::min(kMostPlaces, all.size() - begin));
        };
        assign(some(of_task), some(puzzles[task]), before, random, chance, order);
      }
    }
    return order;
  }

  void assign(std::span<const std::size_t> places, std::span<const std::size_t> puzzles,
              const std::vector<Places>& before, SplitMix64& random, std::uint64_t chance,
              Order& order) const {
    std::vector<std::vector<std::int64_t>> costs;
    for (const std::size_t place : places) {
      auto& row = costs.emplace_back();
      for (const std::size_t puzzle : puzzles) {
        std::int64_t cost = level_away(puzzle, order.puzzles[place]);
        for (const Places& version : before) cost += cost_beside(puzzle, version[place]);
        row.push_back(cost + static_cast<std::int64_t>(random.below(chance)));
      }
    }
    const Places chosen = cheapest_assignment(costs);
    for (std::size_t i = 0; i < places.size(); ++i) {
      order.puzzles[places[i]] = puzzles[chosen[i]];
      order.cost += costs[i][chosen[i]];
      order.shared += costs[i][chosen[i]] / kShared;
    }
  }

  std::int64_t level_of(std::size_t puzzle) const {
    return candidates_[puzzle].entry->solved.level.value_or(0);
  }
  std::int64_t level_away(std::size_t one, std::size_t other) const {
    const std::int64_t away = level_of(one) - level_of(other);
    return kLevelAway * away * away;
  }

  // The cost of two puzzles at the same number. A calcrostic can be turned.
  std::int64_t cost_beside(std::size_t puzzle, std::size_t other) const {
    const Candidate& one = candidates_[puzzle];
    const Seen& seen = candidates_[other].seen;
    if (seen.calcrostic != nullptr && one.seen.class_name == seen.class_name) {
      const bool is_shared = std::ranges::all_of(one.turned, [&](const GridPuzzle& turned) {
        return are_turned_but_shared(turned, *seen.calcrostic);
      });
      return is_shared ? kShared : kSameClass;
    }
    return are_shared(one.seen, seen) ? kShared : 0;
  }

  // The puzzle as it stands at this place of the next version.
  Entry changed(const Candidate& candidate, std::size_t place, SplitMix64& random) {
    const bool turns = !candidate.turned.empty();
    std::vector<Puzzle> changes =
        turns ? turned_for(candidate, place) : changes_of(candidate.entry->puzzle, random);
    // The next best: a neighbouring level, and then another look of what is shared anyway.
    std::optional<Entry> next_level;
    std::optional<Entry> other_look;
    for (Puzzle& change : changes) {
      auto entry = entry_of(solver_, std::move(change));
      if (!entry) continue;
      const auto away =
          std::abs(entry->solved.level.value_or(0) - candidate.entry->solved.level.value_or(0));
      const bool is_other = entry->code != candidate.entry->code;
      if (!is_shared_at(*entry, place)) {
        if (away == 0 && (turns || is_other)) return *std::move(entry);
        if (away == 1 && turns && !next_level) next_level = *std::move(entry);
      } else if (away == 0 && is_other && !other_look) {
        other_look = *std::move(entry);
      }
    }
    if (next_level && is_shared_at(*candidate.entry, place)) return *std::move(next_level);
    return other_look.value_or(*candidate.entry);
  }

  bool is_shared_at(const Entry& entry, std::size_t place) const {
    return std::ranges::any_of(
        made_, [&](const auto& version) { return sheet::are_shared(entry, version[place]); });
  }

  // The turned ones; those that share least come first.
  std::vector<Puzzle> turned_for(const Candidate& candidate, std::size_t place) const {
    std::vector<std::pair<std::int64_t, std::size_t>> by_part;
    for (std::size_t i = 0; i < candidate.turned.size(); ++i) {
      const GridPuzzle& one = candidate.turned[i];
      const auto digits = kinds::digits_by_letter(one);
      // The one that stands as on the sheet comes last.
      std::int64_t part = i == 0 ? kinds::kAllShared : 0;
      for (const std::vector<Entry>& version : made_) {
        const GridPuzzle* const grid = calcrostic_in(version[place].puzzle);
        if (grid == nullptr) continue;
        part +=
            kinds::shared_part({.letters = digits, .cells = one.numbers},
                               {.letters = version[place].solved.digits, .cells = grid->numbers});
      }
      by_part.emplace_back(part, i);
    }
    std::ranges::sort(by_part);
    std::vector<Puzzle> changes;
    for (const auto& [part, i] : by_part) changes.emplace_back(candidate.turned[i]);
    return changes;
  }

  krypto::Solver& solver_;
  std::vector<Candidate> candidates_;
  Plan plan_;
  Sheets made_;
};

}  // namespace

bool are_shared(const Entry& one, const Entry& other) {
  return are_shared(seen_in(one), seen_in(other));
}

std::vector<std::size_t> shared_places(std::span<const Entry> one, std::span<const Entry> other) {
  Places places;
  for (std::size_t place = 0; place < std::min(one.size(), other.size()); ++place) {
    if (are_shared(one[place], other[place])) places.push_back(place);
  }
  return places;
}

Sheets unlike_versions(krypto::Solver& solver, std::span<const Entry> sheet, std::uint64_t count) {
  if (count <= 1) return {{sheet.begin(), sheet.end()}};
  VersionMaker maker(solver, sheet);
  for (std::uint64_t version = 2; version <= count; ++version) maker.make_next();
  return maker.take();
}

}  // namespace reckon::sheet
