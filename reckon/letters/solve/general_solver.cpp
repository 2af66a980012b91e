// SPDX-License-Identifier: MIT
// Expressions of any sort: digits from the last column to the first. The last k digits of all
// numbers give those of every value. A relation cannot hold if it does not hold modulo the k-th
// power of the base, or if its sides lie in intervals that do not meet.
#include <algorithm>
#include <bit>
#include <numeric>
#include <ranges>

#include "reckon/letters/solve/engines.hpp"
#include "reckon/letters/solve/intervals.hpp"

namespace reckon::letters {

namespace {

constexpr std::uint64_t kStepsOfCheck = 60;
constexpr std::uint64_t kMostModulus = std::uint64_t{1} << 31;

// The check of a relation when a cell has its digit.
struct Check {
  std::size_t relation = 0;
  bool whole = false;      // all its cells have digits
  std::size_t digits = 0;  // that all its numbers have at their ends; 0: nothing new
  std::uint64_t modulus = 1;
  bool sizes = false;
};

struct GeneralStep {
  std::size_t cell = 0;
  std::vector<Check> checks;
  std::uint64_t work = 0;  // of the checks, but for what is calculated exactly
};

// The words of a relation, and whether its value by a modulus can be calculated from last digits.
struct RelationWords {
  std::vector<std::size_t> words{};      // beside exponents
  std::vector<std::size_t> exponents{};  // their words
  bool is_modular = true;
};

class WordsOfRelation {
 public:
  WordsOfRelation(const Puzzle& puzzle, const Relation& relation) : puzzle_(puzzle) {
    words_.is_modular = relation.sign == Sign::equal;
    visit(relation.left, false);
    visit(relation.right, false);
  }
  RelationWords take() { return std::move(words_); }

 private:
  void visit(std::size_t node, bool in_exponent) {
    const Node& here = puzzle_.nodes[node];
    if (here.operation == Operation::number) {
      (in_exponent ? words_.exponents : words_.words).push_back(here.left);
      return;
    }
    visit(here.left, in_exponent);
    if (here.operation == Operation::negate) return;
    const bool is_power = here.operation == Operation::power;
    if (is_power && puzzle_.nodes[here.right].operation != Operation::number) {
      words_.is_modular = false;
    }
    visit(here.right, in_exponent || is_power);
  }

  const Puzzle& puzzle_;
  RelationWords words_;
};

class GeneralPlan {
 public:
  explicit GeneralPlan(const Puzzle& puzzle) : puzzle_(puzzle), known_(puzzle.cells.size()) {
    for (const Relation& relation : puzzle.relations) {
      relations_.push_back(WordsOfRelation(puzzle, relation).take());
    }
    for (const RelationWords& relation : relations_) looks_.push_back(look_at(relation));
    last_digits_.assign(relations_.size(), 0);
    for (std::size_t r = 0; r < relations_.size(); ++r) {
      if (auto check = check_of(r)) first_.push_back(*check);
    }
    for (const std::size_t cell : order()) {
      known_[cell] = true;
      GeneralStep step{.cell = cell, .checks = {}, .work = kStepsOfCheck};
      for (std::size_t r = 0; r < relations_.size(); ++r) {
        if (!has(relations_[r], cell)) continue;
        if (auto check = check_of(r)) {
          step.checks.push_back(*check);
          step.work += looks_[r];
        }
      }
      steps_.push_back(std::move(step));
    }
  }

  // The checks of relations without cells.
  const std::vector<Check>& first() const { return first_; }
  const std::vector<GeneralStep>& steps() const { return steps_; }

 private:
  // Exponents first, then column by column from the right; in a column, those of numbers that stand
  // alone on their side last, for they follow from the others.
  std::vector<std::size_t> order() const {
    struct Key {
      std::size_t column = kLongestWord;
      bool alone = true;
      int digits = 0;
    };
    std::vector<Key> keys(puzzle_.cells.size());
    const auto look = [&](std::size_t word, bool alone, bool exponent) {
      const Word& symbols = puzzle_.words[word];
      for (std::size_t i = 0; i < symbols.size(); ++i) {
        if (symbols[i].given()) continue;
        Key& key = keys[symbols[i].letter()];
        const std::size_t column = exponent ? 0 : symbols.size() - i;
        if (column < key.column)
          key = {.column = column, .alone = alone};
        else if (column == key.column)
          key.alone = key.alone && alone;
      }
    };
    for (std::size_t r = 0; r < relations_.size(); ++r) {
      const std::size_t right = puzzle_.relations[r].right;
      const bool right_alone = puzzle_.nodes[right].operation == Operation::number;
      for (const std::size_t word : relations_[r].words) {
        look(word, right_alone && word == puzzle_.nodes[right].left, false);
      }
      for (const std::size_t word : relations_[r].exponents) look(word, false, true);
    }
    for (std::size_t i = 0; i < keys.size(); ++i)
      keys[i].digits = std::popcount(puzzle_.possible[i]);
    std::vector<std::size_t> order(keys.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
      const Key& x = keys[a];
      const Key& y = keys[b];
      const bool x_found = x.digits <= 1;
      const bool y_found = y.digits <= 1;
      if (x_found != y_found) return x_found;
      if (x.column != y.column) return x.column < y.column;
      if (x.alone != y.alone) return y.alone;
      return x.digits != y.digits ? x.digits < y.digits : a < b;
    });
    return order;
  }

  // The steps of a look at it, by a modulus and by sizes.
  std::uint64_t look_at(const RelationWords& relation) const {
    std::uint64_t look = kStepsOfCheck;
    for (const auto* words : {&relation.words, &relation.exponents}) {
      for (const std::size_t word : *words) look += work_of_bounds(puzzle_.words[word]);
    }
    return look;
  }

  bool has(const RelationWords& relation, std::size_t cell) const {
    const auto in = [&](std::size_t word) {
      return std::ranges::find(puzzle_.words[word], Symbol::letter(cell)) !=
             puzzle_.words[word].end();
    };
    return std::ranges::any_of(relation.words, in) || std::ranges::any_of(relation.exponents, in);
  }

  // How many of the last digits of a word are known; all count as infinitely many.
  std::size_t known_end(std::size_t word) const {
    const Word& symbols = puzzle_.words[word];
    for (std::size_t i = symbols.size(); i-- > 0;) {
      if (!symbols[i].given() && !known_[symbols[i].letter()]) return symbols.size() - 1 - i;
    }
    return kAll;
  }

  std::optional<Check> check_of(std::size_t r) {
    const RelationWords& relation = relations_[r];
    std::size_t digits = kAll;
    for (const std::size_t word : relation.words) digits = std::min(digits, known_end(word));
    bool exponents_known = true;
    for (const std::size_t word : relation.exponents) {
      exponents_known = exponents_known && known_end(word) == kAll;
    }
    Check check{.relation = r, .whole = digits == kAll && exponents_known};
    if (check.whole) return check;
    if (relation.is_modular && exponents_known && digits > last_digits_[r]) {
      last_digits_[r] = digits;
      std::uint64_t modulus = 1;
      std::size_t count = 0;
      while (count < digits && modulus * puzzle_.conditions.base <= kMostModulus) {
        modulus *= puzzle_.conditions.base;
        ++count;
      }
      check.digits = count;
      check.modulus = modulus;
    }
    check.sizes = puzzle_.relations[r].sign != Sign::unequal;
    if (check.digits == 0 && !check.sizes) return std::nullopt;
    return check;
  }

  static constexpr std::size_t kAll = ~std::size_t{0};

  const Puzzle& puzzle_;
  std::vector<RelationWords> relations_;
  std::vector<std::uint64_t> looks_;
  std::vector<bool> known_;
  std::vector<std::size_t> last_digits_;
  std::vector<Check> first_;
  std::vector<GeneralStep> steps_;
};

class GeneralSearch {
 public:
  GeneralSearch(const Puzzle& puzzle, const GeneralPlan& plan, const Visit& visit, Budget& budget)
      : puzzle_(puzzle),
        plan_(plan),
        visit_(visit),
        budget_(budget),
        exact_work_(work_of_relations(puzzle)),
        digits_(puzzle.cells.size()) {
    constexpr int kHighestBit = 63;
    for (const DigitSet possible : puzzle.possible) {
      least_.push_back(static_cast<std::uint8_t>(possible == 0 ? 0 : std::countr_zero(possible)));
      most_.push_back(
          static_cast<std::uint8_t>(possible == 0 ? 0 : kHighestBit - std::countl_zero(possible)));
    }
  }

  bool run() { return (!passes(plan_.first()) || search(0, 0)) && !budget_.over(); }

 private:
  bool search(std::size_t place, DigitSet used) {
    if (place == plan_.steps().size()) return visit_(digits_);
    const GeneralStep& step = plan_.steps()[place];
    const std::size_t cell = step.cell;
    const bool distinct = !puzzle_.cells[cell].may_share;
    const std::uint8_t least = least_[cell];
    const std::uint8_t most = most_[cell];
    bool goes_on = true;
    DigitSet left = puzzle_.possible[cell] & (distinct ? ~used : ~DigitSet{0});
    if (has_pairs_) {
      const auto before = plan_.steps() | std::views::take(place);
      left &=
          ~taken_from(puzzle_, cell, digits_, before | std::views::transform(&GeneralStep::cell));
    }
    for (; left != 0 && goes_on; left &= left - 1) {
      const auto digit = static_cast<std::uint8_t>(std::countr_zero(left));
      digits_[cell] = least_[cell] = most_[cell] = digit;
      if (!budget_.spend(step.work)) {
        goes_on = false;
      } else if (passes(step.checks)) {
        goes_on = search(place + 1, distinct ? used | only(digit) : used);
      }
    }
    least_[cell] = least;
    most_[cell] = most;
    return goes_on;
  }

  bool passes(const std::vector<Check>& checks) const {
    return std::ranges::all_of(checks, [this](const Check& check) { return passes(check); });
  }

  bool passes(const Check& check) const {
    const Relation& relation = puzzle_.relations[check.relation];
    if (check.digits != 0 && !ends_agree(relation, check)) return false;
    if (check.sizes && !can_hold(puzzle_, relation, {.least = least_, .most = most_})) return false;
    return !check.whole || holds_exactly(check.relation);
  }

  bool ends_agree(const Relation& relation, const Check& check) const {
    const auto left = modular_value(puzzle_, relation.left, digits_, check.digits, check.modulus);
    const auto right = modular_value(puzzle_, relation.right, digits_, check.digits, check.modulus);
    return !left || !right ||
           left->top * right->bottom % check.modulus == right->top * left->bottom % check.modulus;
  }

  // Most relations that do not hold show it by a modulus or by their sizes.
  bool holds_exactly(std::size_t r) const {
    const Relation& relation = puzzle_.relations[r];
    if (!can_hold(puzzle_, relation, {.least = least_, .most = most_})) return false;
    return budget_.spend(exact_work_[r]) && holds(puzzle_, relation, digits_);
  }

  const Puzzle& puzzle_;
  const GeneralPlan& plan_;
  const Visit& visit_;
  Budget& budget_;
  bool has_pairs_ = puzzle_.has_pairs_that_differ();
  std::vector<std::uint64_t> exact_work_;
  Digits digits_;
  std::vector<std::uint8_t> least_;
  std::vector<std::uint8_t> most_;
};

}  // namespace

bool solve_general(const Puzzle& puzzle, const Visit& visit, Budget& budget) {
  // For each cell, what the last digits of all words are.
  std::uint64_t symbols = puzzle.words.size();
  for (const Word& word : puzzle.words) symbols += word.size();
  constexpr std::uint64_t kStepsOfPlan = 4;
  if (!budget.spend(kStepsOfPlan * (1 + puzzle.cells.size()) * symbols)) return false;
  const GeneralPlan plan(puzzle);
  return GeneralSearch(puzzle, plan, visit, budget).run();
}

}  // namespace reckon::letters
