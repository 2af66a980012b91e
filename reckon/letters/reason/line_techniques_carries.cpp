// SPDX-License-Identifier: MIT
// The techniques that look at one decimal place at a time.
#include <algorithm>

#include "reckon/letters/reason/line_techniques.hpp"

namespace reckon::letters {

namespace {

// Columns with more choices than this say little, and are passed over.
constexpr std::uint64_t kMostChoices = 20'000;

// The symbols of a line at one decimal place, and their letters, each once. The last place is 0. A
// number that is too short has no symbol there.
struct LineColumn {
  std::array<const Symbol*, kMostSide> symbols{};
  std::vector<std::uint8_t> letters;

  LineColumn(const FactsOfLines& facts, const Line& line, std::size_t place) {
    for (std::size_t i = 0; i < line.size; ++i) {
      const Word& word = facts.word(line.cells[i]);
      if (place >= word.size()) continue;
      symbols[i] = &word[word.size() - 1 - place];
      if (symbols[i]->given()) continue;
      const auto letter = static_cast<std::uint8_t>(symbols[i]->letter());
      if (std::ranges::find(letters, letter) == letters.end()) letters.push_back(letter);
    }
  }

  std::int64_t digit(std::size_t i, const std::array<std::uint8_t, kMostDigits>& digits) const {
    if (symbols[i] == nullptr) return 0;
    return symbols[i]->given() ? symbols[i]->digit() : digits[symbols[i]->letter()];
  }
};

// Returns left side less right side for the last digits of a line; takes x / y = z as y * z = x.
std::int64_t difference_of(const Line& line, const std::array<std::int64_t, kMostSide>& numbers) {
  if (line.size == 3 && line.operators[0] == Operator::divide) {
    return numbers[1] * numbers[2] - numbers[0];
  }
  std::int64_t sum = 0;
  std::int64_t term = numbers[0];
  for (std::size_t i = 1; i + 1 < line.size; ++i) {
    const Operator op = line.operators[i - 1];
    if (op == Operator::multiply) {
      term *= numbers[i];
    } else {
      sum += term;
      term = op == Operator::add ? numbers[i] : -numbers[i];
    }
  }
  return sum + term - numbers[line.size - std::size_t{1}];
}

// Leaves the letters only the digits that were seen; false if a letter has none left.
bool keep(std::span<const std::uint8_t> letters, Open seen, Possible possible) {
  return std::ranges::all_of(letters, [&](std::uint8_t letter) {
    possible[letter] &= seen[letter];
    return possible[letter] != 0;
  });
}

// A set of carries from -kMostCarry to kMostCarry, one bit each.
using Carries = std::uint32_t;
constexpr int kMostCarry = 8;
constexpr std::size_t kMostPlaces = 18;
Carries carry_bit(int carry) { return Carries{1} << static_cast<unsigned>(carry + kMostCarry); }

// Returns the carry out of a column with this sum; empty if the sum is not a multiple of the base.
std::optional<int> carry_of(std::int64_t sum, unsigned base) {
  const auto divisor = static_cast<std::int64_t>(base);
  if (sum % divisor != 0) return std::nullopt;
  return static_cast<int>(sum / divisor);
}

// A sum, column by column. In each, the signed digits and the carry in add up to the base times the
// carry out.
class Addition {
 public:
  Addition(const FactsOfLines& facts, const Line& line) : base_(facts.base()), size_(line.size) {
    signs_[0] = 1;
    for (std::size_t i = 1; i + 1 < size_; ++i) {
      signs_[i] = line.operators[i - 1] == Operator::add ? 1 : -1;
    }
    signs_[size_ - 1] = -1;
    std::size_t places = 0;
    for (std::size_t i = 0; i < size_; ++i) {
      places = std::max(places, facts.word(line.cells[i]).size());
    }
    for (std::size_t place = 0; place < places; ++place) columns_.emplace_back(facts, line, place);
  }

  std::uint64_t cases(Open possible) const {
    std::uint64_t all = 0;
    for (const LineColumn& column : columns_) {
      const std::uint64_t cases = choices(column.letters, possible);
      if (cases <= kMostChoices) all += cases;
    }
    return all;
  }

  bool follow(Possible possible, Budget& budget) const {
    // Find the carries that can come into each column, from the last column on ...
    constexpr std::size_t kPlacesAndFront = kMostPlaces + 1;
    std::array<Carries, kPlacesAndFront> into{};
    into[0] = carry_bit(0);
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      const Carries come = into[i];
      Carries& go = into[i + 1];
      if (!spend(columns_[i], possible, budget)) return true;
      each_sum(columns_[i], possible, [&](std::int64_t sum) {
        each_carry(come, [&](int carry) {
          if (const auto on = carry_of(sum + carry, base_)) go |= carry_bit(*on);
        });
      });
    }
    // ... then keep those that leave no carry over at the front.
    Carries wanted = carry_bit(0);
    if ((into[columns_.size()] & wanted) == 0) return false;
    for (std::size_t i = columns_.size(); i-- > 0;) {
      LetterSets seen{};
      Carries before = 0;
      std::array<std::uint8_t, kMostDigits> digits{};
      if (choices(columns_[i].letters, possible) > kMostChoices) {
        wanted = into[i];
        continue;
      }
      if (!spend(columns_[i], possible, budget)) return true;
      each_choice(columns_[i].letters, possible, digits, [&] {
        bool works = false;
        each_carry(into[i], [&](int carry) {
          const auto on = carry_of(sum_of(columns_[i], digits) + carry, base_);
          if (!on || (wanted & carry_bit(*on)) == 0) return;
          works = true;
          before |= carry_bit(carry);
        });
        if (!works) return;
        for (const std::uint8_t letter : columns_[i].letters) seen[letter] |= only(digits[letter]);
      });
      if (before == 0 || !keep(columns_[i].letters, seen, possible)) return false;
      wanted = before;
    }
    return true;
  }

 private:
  static bool spend(const LineColumn& column, Open possible, Budget& budget) {
    return budget.spend(std::min(choices(column.letters, possible), kMostChoices) * kStepsOfColumn);
  }

  template <typename Visit>
  static void each_carry(Carries carries, const Visit& visit) {
    for (; carries != 0; carries &= carries - 1) visit(std::countr_zero(carries) - kMostCarry);
  }

  std::int64_t sum_of(const LineColumn& column,
                      const std::array<std::uint8_t, kMostDigits>& digits) const {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < size_; ++i) sum += signs_[i] * column.digit(i, digits);
    return sum;
  }

  // Visits every sum of a column at least once; all conceivable sums if it has too many choices.
  template <typename Visit>
  void each_sum(const LineColumn& column, Open possible, const Visit& visit) const {
    if (choices(column.letters, possible) > kMostChoices) {
      const auto most = static_cast<std::int64_t>((base_ - 1) * size_);
      for (std::int64_t sum = -most; sum <= most; ++sum) visit(sum);
      return;
    }
    std::array<std::uint8_t, kMostDigits> digits{};
    each_choice(column.letters, possible, digits, [&] { visit(sum_of(column, digits)); });
  }

  unsigned base_;
  std::size_t size_;
  std::array<std::int64_t, kMostSide> signs_{};
  std::vector<LineColumn> columns_;
};

}  // namespace

bool look_at_last_digits(const FactsOfLines& facts, std::size_t index, Possible possible,
                         std::uint64_t& cases) {
  const Line& line = facts.line(index);
  if (facts.lines[index].divides && line.size != 3) return true;
  const LineColumn column(facts, line, 0);
  if (choices(column.letters, possible) > kMostChoices) return true;
  cases = choices(column.letters, possible);
  if (!facts.budget->spend(cases * kStepsOfColumn)) return true;
  LetterSets seen{};
  bool works = false;
  std::array<std::uint8_t, kMostDigits> digits{};
  each_choice(column.letters, possible, digits, [&] {
    std::array<std::int64_t, kMostSide> numbers{};
    for (std::size_t i = 0; i < line.size; ++i) numbers[i] = column.digit(i, digits);
    if (!carry_of(difference_of(line, numbers), facts.base()).has_value()) return;
    works = true;
    for (const std::uint8_t letter : column.letters) seen[letter] |= only(digits[letter]);
  });
  return works && keep(column.letters, seen, possible);
}

bool follow_carries(const FactsOfLines& facts, std::size_t index, Possible possible,
                    std::uint64_t& cases) {
  if (!facts.lines[index].additive) return true;
  const Addition addition(facts, facts.line(index));
  cases = addition.cases(possible);
  return addition.follow(possible, *facts.budget);
}

}  // namespace reckon::letters
