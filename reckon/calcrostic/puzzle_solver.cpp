#include "reckon/calcrostic/puzzle_solver.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "reckon/calcrostic/search_plan.hpp"

namespace reckon::calcrostic {

namespace {

__extension__ using Wide = __int128;

// Runs down a plan. `Base` is the base where it is worth a division by a constant, else 0.
template <unsigned Base, typename Visit>
class Run {
 public:
  Run(const Puzzle& puzzle, const SearchPlan& plan, const Visit& visit)
      : puzzle_(puzzle), plan_(plan), visit_(visit) {
    for (unsigned digit = 0; digit < kMostDigits; ++digit) {
      digits_[Symbol::digit(digit).code()] = static_cast<std::uint8_t>(digit);
    }
    for (std::size_t line = 0; line < puzzle.layout.lines.size(); ++line) carries_[line][0] = 0;
  }

  // Until the visitor has seen enough.
  void run() {
    const Step* step = plan_.steps.data();
    DigitSet used = 0;  // the digits of letters
    while (true) {
      if (take(*step, used)) {
        ++step;
        continue;
      }
      if (step->kind == Step::Kind::end && !visit_(digits_)) return;
      step = next_branch(used);
      if (step == nullptr) return;
    }
  }

 private:
  using Step = SearchPlan::Step;
  using Letters = SearchPlan::Letters;
  using DigitSet = std::uint64_t;  // a bit each

  // Where the search goes on when it has come to an end.
  struct Branch {
    const Step* step;
    DigitSet used;
    DigitSet left;  // digits that the letter has not been yet
    std::uint8_t letter;
    Letters others;  // letters of the step that come after it
  };

  std::uint32_t base() const { return Base != 0 ? Base : puzzle_.conditions.base; }

  // Goes on with the next digit that a letter can be; nothing if there is none left.
  const Step* next_branch(DigitSet& used) {
    while (depth_ > 0) {
      Branch& branch = branches_[depth_ - 1];
      if (branch.left == 0) {
        --depth_;
        continue;
      }
      const DigitSet bit = branch.left & -branch.left;
      branch.left ^= bit;
      used = branch.used | bit;
      digits_[branch.letter] = static_cast<std::uint8_t>(std::countr_zero(bit));
      const Step& step = *branch.step;
      switch (step.kind) {
        case Step::Kind::choose_sum:
          if (sum(step) != digits_[step.target]) continue;
          break;
        case Step::Kind::choose_product:
          if (product(step) != digits_[step.target]) continue;
          break;
        case Step::Kind::quotient:
          if (branch.others != 0) {
            branch_on(step, branch.others, used);
            continue;
          }
          if (!check(step.line)) continue;
          break;
        default: break;
      }
      return &step + 1;
    }
    return nullptr;
  }

  void branch_on(const Step& step, std::uint8_t letter, bool leading, DigitSet used,
                 Letters others) {
    const DigitSet all = (DigitSet{1} << base()) - 1;
    branches_[depth_++] = {.step = &step,
                           .used = used,
                           .left = all & ~used & ~DigitSet{leading},
                           .letter = letter,
                           .others = others};
  }

  void branch_on(const Step& step, Letters letters, DigitSet used) {
    const auto letter = static_cast<std::uint8_t>(std::countr_zero(letters));
    branch_on(step, letter, ((plan_.leading >> letter) & 1U) != 0, used, letters & (letters - 1));
  }

  // False at an end: a contradiction to what is known, an answer, or a letter to branch on.
  bool take(const Step& step, DigitSet& used) {
    switch (step.kind) {
      case Step::Kind::guess:
      case Step::Kind::choose_sum:
      case Step::Kind::choose_product:
        branch_on(step, step.letter, step.leading, used, 0);
        return false;
      case Step::Kind::next: {
        const std::uint32_t digit = digits_[step.a] + 1U;
        return digit < base() && settle(step, digit, used);
      }
      case Step::Kind::previous:
        return digits_[step.a] != 0 && settle(step, digits_[step.a] - 1U, used);
      case Step::Kind::sum: return settle(step, sum(step), used);
      case Step::Kind::difference: return settle(step, difference(step), used);
      case Step::Kind::product: return settle(step, product(step), used);
      case Step::Kind::quotient: return settle_quotient(step, used);
      case Step::Kind::value: return settle_value(step, used);
      case Step::Kind::compare_next: return digits_[step.a] + 1U == digits_[step.target];
      case Step::Kind::compare_sum: return sum(step) == digits_[step.target];
      case Step::Kind::compare_product: return product(step) == digits_[step.target];
      case Step::Kind::carry: return carries_[step.line][step.place] == 0;
      case Step::Kind::check: return check(step.line);
      case Step::Kind::end: return false;
    }
    return false;
  }

  // The digit that a place of a line comes to; what it carries over to the next place is kept for
  // each place, so that the search finds it when it comes back.
  std::uint32_t sum(const Step& step) {
    std::uint32_t* carry = &carries_[step.line][step.place];
    const std::uint32_t digit = digits_[step.a] + std::uint32_t{digits_[step.b]} + carry[0];
    carry[1] = digit >= base() ? 1 : 0;
    return digit - carry[1] * base();
  }

  std::uint32_t difference(const Step& step) {
    std::uint32_t* carry = &carries_[step.line][step.place];
    const std::uint32_t digit = base() + digits_[step.a] - digits_[step.b] - carry[0];
    carry[1] = digit < base() ? 1 : 0;
    return digit - (1 - carry[1]) * base();
  }

  std::uint32_t product(const Step& step) {
    const SearchPlan::Relation& relation = plan_.relations[step.line];
    const SearchPlan::Number& left = plan_.numbers[relation.left];
    const SearchPlan::Number& right = plan_.numbers[relation.right];
    std::uint32_t* carry = &carries_[step.line][step.place];
    std::uint32_t digit = carry[0] + std::uint32_t{digits_[step.a]} * digits_[right.codes[0]];
    for (std::size_t i = 0; i < step.place; ++i) {
      digit += std::uint32_t{digits_[left.codes[i]]} * digits_[right.codes[step.place - i]];
    }
    carry[1] = digit / base();
    return digit % base();
  }

  std::uint64_t value(std::uint8_t cell) const {
    const SearchPlan::Number& number = plan_.numbers[cell];
    constexpr std::size_t kUsualSize = 4;  // not to branch on the size of most numbers
    std::uint64_t value = 0;
    for (std::size_t i = number.size; i-- > kUsualSize;) {
      value = value * base() + digits_[number.codes[i]];
    }
    for (std::size_t i = kUsualSize; i-- > 0;) value = value * base() + digits_[number.codes[i]];
    return value;
  }

  bool settle(const Step& step, std::uint32_t digit, DigitSet& used) {
    return settle_letter(step.letter, step.leading, digit, used);
  }

  bool settle_letter(std::size_t letter, bool leading, std::uint32_t digit, DigitSet& used) {
    if (((used >> digit) & 1U) != 0 || (leading && digit == 0)) return false;
    digits_[letter] = static_cast<std::uint8_t>(digit);
    used |= DigitSet{1} << digit;
    return true;
  }

  bool settle_quotient(const Step& step, DigitSet& used) {
    const std::uint64_t whole = value(step.a);
    const std::uint64_t part = value(step.b);
    if (part == 0) {
      // 0 = 0 * x says nothing of x: its letters are any digits.
      if (whole == 0) branch_on(step, plan_.found[step.line], used);
      return false;
    }
    const std::uint64_t quotient = whole / part;
    return quotient * part == whole && settle_all(step, quotient, used) &&
           (quotient != 0 || check(step.line));
  }

  // Settles the number of a cell of which some letters are new.
  bool settle_all(const Step& step, std::uint64_t value, DigitSet& used) {
    const SearchPlan::Number& number = plan_.numbers[step.target];
    Letters left = plan_.found[step.line];
    for (std::size_t place = 0; place < number.size; ++place) {
      const std::uint8_t code = number.codes[place];
      const auto digit = static_cast<std::uint32_t>(value % base());
      value /= base();
      const Letters letter = code < SearchPlan::kZero ? Letters{1} << code : Letters{0};
      if ((left & letter) == 0) {
        if (digits_[code] != digit) return false;
      } else if (!settle_letter(code, (plan_.leading & letter) != 0, digit, used)) {
        return false;
      }
      left &= ~letter;
    }
    return value == 0;
  }

  // The left side of a line of several operations, which must be a whole number.
  bool settle_value(const Step& step, DigitSet& used) {
    const Line& line = puzzle_.layout.lines[step.line];
    const auto result = left_side(line, numbers_of_cells(line));
    return result && *result >= 0 && settle_all(step, static_cast<std::uint64_t>(*result), used);
  }

  // The values of the line's cells; those of letters not yet known mean nothing.
  std::array<std::int64_t, kMostCells> numbers_of_cells(const Line& line) const {
    std::array<std::int64_t, kMostCells> numbers{};
    for (std::size_t i = 0; i < line.size; ++i) {
      numbers[line.cells[i]] = static_cast<std::int64_t>(value(line.cells[i]));
    }
    return numbers;
  }

  bool check(std::size_t number) const {
    const Line& line = puzzle_.layout.lines[number];
    if (line.size != 3) return holds(line, numbers_of_cells(line));
    const SearchPlan::Relation& relation = plan_.relations[number];
    const std::uint64_t whole = value(relation.whole);
    const std::uint64_t left = value(relation.left);
    const std::uint64_t right = value(relation.right);
    if (!relation.product) return left + right == whole;
    return static_cast<Wide>(left) * right == whole &&
           (line.operators[0] == Operator::multiply || right != 0);
  }

  const Puzzle& puzzle_;
  const SearchPlan& plan_;
  const Visit& visit_;
  std::array<std::uint8_t, SearchPlan::kCodes> digits_{};  // by code of a symbol
  std::array<std::array<std::uint32_t, SearchPlan::kLongestWord + 1>, SearchPlan::kMostLines>
      carries_;
  std::size_t depth_ = 0;
  std::array<Branch, kMostDigits> branches_;
};

template <typename Visit>
void run_plan(const Puzzle& puzzle, const Visit& visit) {
  const SearchPlan plan = plan_of(puzzle);
  constexpr unsigned kUsualBase = 10;
  if (puzzle.conditions.base == kUsualBase) {
    Run<kUsualBase, Visit>(puzzle, plan, visit).run();
  } else {
    Run<0, Visit>(puzzle, plan, visit).run();
  }
}

}  // namespace

void each_answer(const Puzzle& puzzle, const std::function<bool(const Digits&)>& visit) {
  run_plan(puzzle, [&](const auto& digits) {
    return visit(
        Digits(digits.begin(), digits.begin() + static_cast<std::ptrdiff_t>(puzzle.letters)));
  });
}

std::vector<Digits> answers(const Puzzle& puzzle, std::uint64_t limit) {
  std::vector<Digits> all;
  each_answer(puzzle, [&](const Digits& digits) {
    all.push_back(digits);
    return true;
  });
  // By numbers, since g++ 12 warns of faults in the comparison of bytes that are none.
  std::ranges::sort(all, [](const Digits& x, const Digits& y) {
    return std::ranges::lexicographical_compare(x, y, [](int a, int b) { return a < b; });
  });
  if (all.size() > limit) all.resize(static_cast<std::size_t>(limit));
  return all;
}

bool is_unique(const Puzzle& puzzle) {
  unsigned count = 0;
  run_plan(puzzle, [&](const auto&) { return ++count < 2; });
  return count == 1;
}

}  // namespace reckon::calcrostic
