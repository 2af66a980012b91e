// SPDX-License-Identifier: MIT
// The techniques that work lines through, number by number.
#include <algorithm>
#include <optional>

#include "reckon/letters/reason/line_techniques.hpp"

namespace reckon::letters {

namespace {

using Numbers = std::array<std::int64_t, kMostSide>;

// The way to work a line through: it tries every choice of these letters, and one number follows.
struct Plan {
  std::size_t line = 0;
  std::size_t follows = 0;  ///< index of the number in the line
  std::vector<std::uint8_t> letters;
  std::uint64_t cases = 1;
};

// Returns a plan with the letters of all numbers of the line but one, without those chosen before.
Plan plan_for(const FactsOfLines& facts, std::size_t index, std::size_t follows, DigitSet chosen,
              Open possible) {
  const Line& line = facts.line(index);
  Plan plan{.line = index, .follows = follows, .letters = {}};
  for (std::size_t i = 0; i < line.size; ++i) {
    if (i == follows) continue;
    for (const auto& [letter, weight] : facts.words[line.cells[i]].weights) {
      if ((chosen & only(letter)) != 0) continue;
      chosen |= only(letter);
      plan.letters.push_back(letter);
    }
  }
  plan.cases = choices(plan.letters, possible);
  return plan;
}

// Returns plans for the lines, one after the other. `chosen` is a set of letters, not of digits.
std::vector<Plan> plans_for(const FactsOfLines& facts, std::span<const std::size_t> lines,
                            Open possible) {
  DigitSet chosen = 0;
  std::vector<Plan> plans;
  for (const std::size_t index : lines) {
    const std::size_t last = facts.line(index).size - std::size_t{1};
    Plan best = plan_for(facts, index, last, chosen, possible);
    for (std::size_t follows = 0; last == 2 && follows < last; ++follows) {
      Plan plan = plan_for(facts, index, follows, chosen, possible);
      if (plan.cases < best.cases) best = std::move(plan);
    }
    plans.push_back(std::move(best));
    for (const std::uint8_t letter : facts.lines[index].letters) chosen |= only(letter);
  }
  return plans;
}

// The value that a line leaves for one of its numbers, given the others.
struct Consequence {
  enum Kind : std::uint8_t { nothing_fits, this_number, any_number } kind = nothing_fits;
  Wide number = 0;
};
constexpr Consequence kNothing{};
constexpr Consequence kAny{.kind = Consequence::any_number};
Consequence is(Wide number) { return {.kind = Consequence::this_number, .number = number}; }
Consequence quotient(std::int64_t dividend, std::int64_t divisor) {
  return dividend % divisor == 0 ? is(dividend / divisor) : kNothing;
}

// x op y = z.
Consequence follow(Operator op, std::size_t follows, const Numbers& numbers) {
  const auto [x, y, z] = std::tuple(numbers[0], numbers[1], numbers[2]);
  switch (op) {
    case Operator::add: return follows == 2 ? is(Wide{x} + y) : is(z - (follows == 0 ? y : x));
    case Operator::subtract:
      if (follows == 0) return is(Wide{z} + y);
      return is(x - (follows == 1 ? z : y));
    case Operator::multiply: {
      if (follows == 2) return is(Wide{x} * y);
      const std::int64_t factor = follows == 0 ? y : x;
      if (factor != 0) return quotient(z, factor);
      return z == 0 ? kAny : kNothing;
    }
    case Operator::divide:
      if (follows == 1) {
        if (z != 0) return x == 0 ? kNothing : quotient(x, z);
        return x == 0 ? kAny : kNothing;
      }
      if (y == 0) return kNothing;
      return follows == 0 ? is(Wide{z} * y) : quotient(x, y);
  }
  return kNothing;
}

// Returns the result of a longer line.
Consequence result_of(const Line& line, const Numbers& numbers) {
  std::array<std::int64_t, kMostCells> by_cell{};
  for (std::size_t i = 0; i + 1 < line.size; ++i) by_cell[line.cells[i]] = numbers[i];
  const auto result = left_side(line, by_cell);
  return result ? is(*result) : kNothing;
}

// Works through the cases of all plans, and notes which digits occur in those that work out.
class Cases {
 public:
  Cases(const FactsOfLines& facts, std::vector<Plan> plans, Open possible)
      : facts_(facts), plans_(std::move(plans)), possible_(possible) {}

  // Works through all cases; false if a number can be anything in one of them.
  bool run() {
    work_line(0);
    return !anything_;
  }
  bool possible() const { return works_; }
  const LetterSets& seen() const { return seen_; }

 private:
  void work_line(std::size_t plan) {
    if (plan == plans_.size()) {
      works_ = true;
      for (const Plan& of : plans_) {
        for (const std::uint8_t letter : facts_.lines[of.line].letters) {
          seen_[letter] |= only(digits_[letter]);
        }
      }
      return;
    }
    const Line& line = facts_.line(plans_[plan].line);
    Numbers numbers{};
    for (std::size_t i = 0; i < line.size; ++i) {
      if (i == plans_[plan].follows) continue;
      const WordFacts& word = facts_.words[line.cells[i]];
      numbers[i] = word.constant;
      for (const auto& [letter, weight] : word.weights) {
        if ((known_ & only(letter)) != 0) numbers[i] += weight * digits_[letter];
      }
    }
    choose(plan, 0, numbers);
  }

  void choose(std::size_t plan, std::size_t i, const Numbers& numbers) {
    if (anything_) return;
    if (i == plans_[plan].letters.size()) {
      check(plan, numbers);
      return;
    }
    const std::uint8_t letter = plans_[plan].letters[i];
    const Line& line = facts_.line(plans_[plan].line);
    Numbers weights{};
    for (std::size_t j = 0; j < line.size; ++j) {
      if (j == plans_[plan].follows) continue;
      for (const auto& [of, weight] : facts_.words[line.cells[j]].weights) {
        if (of == letter) weights[j] = weight;
      }
    }
    known_ |= only(letter);
    for (DigitSet left = possible_[letter] & ~used_; left != 0; left &= left - 1) {
      const DigitSet digit = left & (~left + 1);
      digits_[letter] = static_cast<std::uint8_t>(least(left));
      Numbers next = numbers;
      for (std::size_t j = 0; j < line.size; ++j) next[j] += weights[j] * digits_[letter];
      used_ |= digit;
      choose(plan, i + 1, next);
      used_ &= ~digit;
    }
    known_ &= ~only(letter);
  }

  // The number that follows must be its word.
  void check(std::size_t plan, const Numbers& numbers) {
    const Line& line = facts_.line(plans_[plan].line);
    const std::size_t follows = plans_[plan].follows;
    const Consequence consequence =
        line.size == 3 ? follow(line.operators[0], follows, numbers) : result_of(line, numbers);
    if (consequence.kind == Consequence::any_number) anything_ = true;
    if (consequence.kind != Consequence::this_number) return;
    constexpr Wide kLargest = Wide{1} << 62U;
    if (consequence.number < 0 || consequence.number >= kLargest) return;
    const DigitSet known = known_;
    const DigitSet used = used_;
    if (spell(facts_.word(line.cells[follows]), static_cast<std::int64_t>(consequence.number))) {
      work_line(plan + 1);
    }
    known_ = known;
    used_ = used;
  }

  bool spell(const Word& word, std::int64_t number) {
    const auto base = static_cast<std::int64_t>(facts_.base());
    for (std::size_t i = word.size(); i-- > 0; number /= base) {
      const auto digit = static_cast<unsigned>(number % base);
      if (word[i].given()) {
        if (word[i].digit() != digit) return false;
        continue;
      }
      const std::size_t letter = word[i].letter();
      if ((known_ & only(static_cast<unsigned>(letter))) != 0) {
        if (digits_[letter] != digit) return false;
        continue;
      }
      if ((possible_[letter] & ~used_ & only(digit)) == 0) return false;
      digits_[letter] = static_cast<std::uint8_t>(digit);
      known_ |= only(static_cast<unsigned>(letter));
      used_ |= only(digit);
    }
    return number == 0;
  }

  const FactsOfLines& facts_;
  std::vector<Plan> plans_;
  Open possible_;
  LetterSets seen_{};
  std::array<std::uint8_t, kMostDigits> digits_{};
  DigitSet known_ = 0;  // letters that have a digit now
  DigitSet used_ = 0;   // their digits
  bool works_ = false;
  bool anything_ = false;
};

}  // namespace

std::uint64_t cases_of(const FactsOfLines& facts, std::span<const std::size_t> lines,
                       Open possible) {
  constexpr std::uint64_t kCeiling = std::uint64_t{1} << 40U;
  std::uint64_t cases = 1;
  for (const Plan& plan : plans_for(facts, lines, possible)) {
    cases = std::min(kCeiling, cases * std::min(plan.cases, std::uint64_t{1} << 20U));
  }
  return cases;
}

bool work_through(const FactsOfLines& facts, std::span<const std::size_t> lines,
                  Possible possible) {
  std::vector<Plan> plans = plans_for(facts, lines, possible);
  std::uint64_t all = 1;
  for (const Plan& plan : plans) all *= plan.cases;
  if (!facts.budget->spend(all * kStepsOfCase)) return true;
  Cases cases(facts, std::move(plans), possible);
  if (!cases.run()) return true;
  if (!cases.possible()) return false;
  for (const std::size_t index : lines) {
    for (const std::uint8_t letter : facts.lines[index].letters) {
      possible[letter] &= cases.seen()[letter];
    }
  }
  return true;
}

namespace {

// Goes through all cases of the line if there are at most this many.
bool work_through_up_to(std::uint64_t most, const FactsOfLines& facts, std::size_t index,
                        Possible possible, std::uint64_t& cases) {
  const std::array lines = {index};
  cases = cases_of(facts, lines, possible);
  if (cases <= most) return work_through(facts, lines, possible);
  cases = 0;
  return true;
}

}  // namespace

bool work_through_short_words(const FactsOfLines& facts, std::size_t index, Possible possible,
                              std::uint64_t& cases) {
  return !facts.lines[index].short_words ||
         work_through_up_to(kManyCases, facts, index, possible, cases);
}

bool work_through_few_cases(const FactsOfLines& facts, std::size_t index, Possible possible,
                            std::uint64_t& cases) {
  return work_through_up_to(kFewCases, facts, index, possible, cases);
}

bool work_through_many_cases(const FactsOfLines& facts, std::size_t index, Possible possible,
                             std::uint64_t& cases) {
  return work_through_up_to(kManyCases, facts, index, possible, cases);
}

}  // namespace reckon::letters
