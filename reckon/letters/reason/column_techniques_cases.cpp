// SPDX-License-Identifier: MIT
// The techniques that work a relation through.
#include <algorithm>
#include <optional>

#include "reckon/letters/lines.hpp"
#include "reckon/letters/reason/choices.hpp"

namespace reckon::letters {

namespace {

constexpr std::uint64_t kStepsOfLook = 1;

// Columns of a sum that stand side by side.
struct ColumnSpan {
  std::size_t begin = 0;
  std::size_t end = 0;
};

// Works columns of a sum through, from the right. The last letter of a column follows from the
// others and the carry in. A case is a choice of these others, together with one for the columns to
// the right.
class ColumnCases {
 public:
  ColumnCases(const FactsOfColumns& facts, std::size_t index, ColumnSpan span,
              const Knowledge& knowledge, std::uint64_t most)
      : facts_(facts),
        columns_(facts.columns[index]),
        span_(span),
        knowledge_(knowledge),
        carries_(knowledge.carries[index]),
        most_(most),
        supported_(knowledge.possible.size()),
        digits_(knowledge.possible.size()),
        is_chosen_(knowledge.possible.size()) {
    std::vector<bool> seen(knowledge.possible.size());
    for (std::size_t at = 0; at < span.end; ++at) {
      std::vector<ColumnTerm>& first = new_terms_.emplace_back();
      if (at < span.begin) continue;
      // Letters with few digits come first.
      const auto open = [&](const ColumnTerm& term) {
        return std::popcount(knowledge.possible[term.cell]);
      };
      for (const ColumnTerm& term : columns_[at].terms) {
        if (seen[term.cell]) continue;
        seen[term.cell] = true;
        first.insert(std::ranges::upper_bound(first, open(term), {}, open), term);
      }
    }
  }

  // Works through all cases; false if they are more than `most`, or the budget runs out first.
  bool run() {
    constexpr std::int64_t kMostCarries = 20;
    const CarryRange& in = carries_[span_.begin];
    if (in.high - in.low > kMostCarries) return false;
    for (std::int64_t carry = in.low; carry <= in.high; ++carry) work_column(span_.begin, carry);
    return cases_ <= most_ && !facts_.budget.over();
  }
  std::uint64_t cases() const { return cases_; }
  // Returns by cell the digits of all cases that work out.
  const std::vector<DigitSet>& supported() const { return supported_; }

 private:
  void work_column(std::size_t at, std::int64_t carry) {
    if (at == span_.end) {
      for (const std::vector<ColumnTerm>& terms : new_terms_) {
        for (const ColumnTerm& term : terms) supported_[term.cell] |= only(digits_[term.cell]);
      }
      return;
    }
    std::int64_t sum = columns_[at].constant + carry;
    for (const ColumnTerm& term : columns_[at].terms) {
      if (is_chosen_[term.cell]) sum += term.weight * digits_[term.cell];
    }
    choose(at, 0, sum);
  }

  void choose(std::size_t at, std::size_t place, std::int64_t sum) {
    const std::vector<ColumnTerm>& terms = new_terms_[at];
    if (place + 1 >= terms.size()) {
      const std::uint64_t steps = kStepsOfChoice + kStepsOfLook * (columns_[at].terms.size() +
                                                                   facts_.puzzle.conditions.base);
      if (++cases_ > most_ || !facts_.budget.spend(steps)) return;
    }
    if (place == terms.size()) {
      carry_on(at, sum);
      return;
    }
    const auto& [cell, weight] = terms[place];
    const bool distinct = !facts_.puzzle.cells[cell].may_share;
    is_chosen_[cell] = true;
    const DigitSet open = knowledge_.possible[cell] & (distinct ? ~used_ : ~DigitSet{0});
    for (DigitSet left = open; left != 0 && cases_ <= most_; left &= left - 1) {
      const DigitSet digit = left & (~left + 1);
      digits_[cell] = static_cast<std::uint8_t>(smallest(left));
      if (distinct) used_ |= digit;
      const std::int64_t next = sum + weight * digits_[cell];
      if (place + 1 == terms.size()) {
        carry_on(at, next);
      } else {
        choose(at, place + 1, next);
      }
      if (distinct) used_ &= ~digit;
    }
    is_chosen_[cell] = false;
  }

  void carry_on(std::size_t at, std::int64_t sum) {
    const auto base = static_cast<std::int64_t>(facts_.puzzle.conditions.base);
    if (sum % base != 0) return;
    const std::int64_t carry = sum / base;
    const CarryRange& range = carries_[at + 1];
    if (carry < range.low || carry > range.high) return;
    work_column(at + 1, carry);
  }

  const FactsOfColumns& facts_;
  const std::vector<Column>& columns_;
  ColumnSpan span_;
  const Knowledge& knowledge_;
  const std::vector<CarryRange>& carries_;
  std::uint64_t most_;
  std::vector<std::vector<ColumnTerm>> new_terms_;  // by column, letters that are in none before it
  std::vector<DigitSet> supported_;
  Digits digits_;
  std::vector<bool> is_chosen_;
  DigitSet used_ = 0;
  std::uint64_t cases_ = 0;
};

// Returns whether any digit is removed.
bool work_columns_through(std::uint64_t most, const FactsOfColumns& facts, std::size_t index,
                          ColumnSpan span, Knowledge& knowledge, Step& step) {
  // The budget steps for beginning with the columns.
  constexpr std::uint64_t kStepsOfSpan = 1000;
  if (!facts.budget.spend(kStepsOfSpan + kStepsOfLook * knowledge.possible.size())) return false;
  ColumnCases cases(facts, index, span, knowledge, most);
  if (!cases.run()) return false;
  step.cases = cases.cases();
  bool changes = false;
  for (std::size_t at = span.begin; at < span.end; ++at) {
    for (const ColumnTerm& term : facts.columns[index][at].terms) {
      changes |= restrict(knowledge, term.cell, cases.supported()[term.cell]);
    }
  }
  return changes;
}

// Works through an equation with a single number on one side, which follows from the other side.
class CalculationCases {
 public:
  CalculationCases(const FactsOfColumns& facts, const Calculation& calculation,
                   const Knowledge& knowledge)
      : facts_(facts), calculation_(calculation), knowledge_(knowledge) {
    each_word(facts.puzzle, calculation.node,
              [&](std::size_t word) { add_letters(word, chosen_); });
    all_ = chosen_;
    add_letters(calculation.word, all_);
  }

  const std::vector<Letter>& chosen() const { return chosen_; }
  const std::vector<Letter>& all() const { return all_; }

  // Whether the number can have the value of the other side; if so, sets its digits.
  bool follow(Digits& digits) const {
    const auto value = value_of(facts_.puzzle, calculation_.node, digits);
    auto number = value ? value->to_int64() : std::nullopt;
    if (!number || *number < 0) return false;
    DigitSet used = 0;
    std::vector<bool> known(digits.size());
    for (const Letter cell : chosen_) {
      known[cell] = true;
      if (!facts_.puzzle.cells[cell].may_share) used |= only(digits[cell]);
    }
    const Word& word = facts_.puzzle.words[calculation_.word];
    const auto base = static_cast<std::int64_t>(facts_.puzzle.conditions.base);
    for (std::size_t i = word.size(); i-- > 0; *number /= base) {
      const auto digit = static_cast<unsigned>(*number % base);
      if (word[i].given() || known[word[i].letter()]) {
        const unsigned wanted = word[i].given() ? word[i].digit() : digits[word[i].letter()];
        if (wanted != digit) return false;
        continue;
      }
      const std::size_t cell = word[i].letter();
      const bool distinct = !facts_.puzzle.cells[cell].may_share;
      const DigitSet open = knowledge_.possible[cell] & (distinct ? ~used : ~DigitSet{0});
      if ((open & only(digit)) == 0) return false;
      digits[cell] = static_cast<std::uint8_t>(digit);
      known[cell] = true;
      if (distinct) used |= only(digit);
    }
    return *number == 0;
  }

 private:
  void add_letters(std::size_t word, std::vector<Letter>& letters) const {
    for (const Symbol symbol : facts_.puzzle.words[word]) {
      if (symbol.given()) continue;
      const auto letter = static_cast<Letter>(symbol.letter());
      if (std::ranges::find(letters, letter) == letters.end()) letters.push_back(letter);
    }
  }

  const FactsOfColumns& facts_;
  Calculation calculation_;
  const Knowledge& knowledge_;
  std::vector<Letter> chosen_;
  std::vector<Letter> all_;
};

// Whether its numbers fit into 64 bits.
bool is_small(const Puzzle& puzzle, const Calculation& calculation) {
  constexpr std::size_t kMostBits = 62;
  const auto bits = static_cast<std::size_t>(std::bit_width(puzzle.conditions.base));
  return puzzle.words[calculation.word].size() * bits <= kMostBits;
}

bool work_through(std::uint64_t most, const FactsOfColumns& facts, std::size_t index,
                  Knowledge& knowledge, Step& step) {
  const Puzzle& puzzle = facts.puzzle;
  const Relation& relation = puzzle.relations[index];
  if (const std::size_t columns = facts.columns[index].size(); columns > 0) {
    work_columns_through(most, facts, index, {.begin = 0, .end = columns}, knowledge, step);
    return true;
  }
  if (const auto calculation = calculation_of(puzzle, relation);
      calculation && is_small(puzzle, *calculation)) {
    const CalculationCases cases(facts, *calculation, knowledge);
    keep_supported(facts, knowledge, step, {.chosen = cases.chosen(), .all = cases.all()}, most,
                   facts.exact[index], [&](Digits& digits) { return cases.follow(digits); });
    return true;
  }
  keep_supported(facts, knowledge, step, {.chosen = facts.cells[index], .all = facts.cells[index]},
                 most, facts.exact[index],
                 [&](const Digits& digits) { return holds(puzzle, relation, digits); });
  return true;
}

}  // namespace

bool work_two_columns_through(const FactsOfColumns& facts, Knowledge& knowledge, Step& step) {
  for (std::size_t r = 0; r < facts.columns.size(); ++r) {
    for (std::size_t at = 0; at + 2 < facts.columns[r].size(); ++at) {
      step.line = r;
      step.column = at;
      if (work_columns_through(kFewCases, facts, r, {.begin = at, .end = at + 2}, knowledge,
                               step)) {
        return true;
      }
    }
  }
  return true;
}

bool work_through_few_cases(const FactsOfColumns& facts, std::size_t index, Knowledge& knowledge,
                            Step& step) {
  return work_through(kFewCases, facts, index, knowledge, step);
}

bool work_through_many_cases(const FactsOfColumns& facts, std::size_t index, Knowledge& knowledge,
                             Step& step) {
  return work_through(kManyCases, facts, index, knowledge, step);
}

}  // namespace reckon::letters
