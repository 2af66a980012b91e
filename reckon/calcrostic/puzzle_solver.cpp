// Letters are tried only where nothing else is left to do. Most are calculated: the last k digits
// of two numbers of a sum give the last k of the third, those of two factors give those of the
// product, a product and a factor give the other factor. Which letter to try, and what then follows
// in which order, depends only on which letters are known, not on their digits. So it is found out
// once, as a plan, and the search runs down the plan:
//
//     try B | C = last digit of B + B | A = last digit of B * C | last digit of B * B is F | ...
//
// A letter is worth trying for what follows from it: letters calculated, and digits compared, each
// of which lets one wrong guess in ten pass.
#include "reckon/calcrostic/puzzle_solver.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace reckon::calcrostic {

namespace {

__extension__ using Wide = __int128;
using Letters = std::uint64_t;  // a bit each

constexpr std::size_t kLongestWord = 18;
constexpr std::size_t kMostLines = 2 * kMostSide + 2;
constexpr std::size_t kCodes = 64 + kMostDigits;  // of symbols
// Of last digits, so many are calculated with that they stay below 2^31 and products below 2^62.
constexpr std::uint64_t kMostPower = std::uint64_t{1} << 31U;

// x + y = z and z - y = x are the sum z = x + y; x * y = z and z / y = x the product z = x * y.
struct Relation {
  bool product = false;
  std::uint8_t whole = 0;  // cells
  std::uint8_t left = 0;
  std::uint8_t right = 0;
  std::uint8_t digits = 0;  // how many last digits are looked at
};

Relation relation_of(const Line& line) {
  const auto [x, y, z] = std::array{line.cells[0], line.cells[1], line.cells[2]};
  switch (line.operators[0]) {
    case Operator::add: return {.product = false, .whole = z, .left = x, .right = y};
    case Operator::subtract: return {.product = false, .whole = x, .left = z, .right = y};
    case Operator::multiply: return {.product = true, .whole = z, .left = x, .right = y};
    case Operator::divide: return {.product = true, .whole = x, .left = z, .right = y};
  }
  return {};
}

struct Step {
  enum class Kind : std::uint8_t {
    guess,       // a letter is every digit that is left
    sum,         // digit `place` of `target` is that of a + b
    difference,  // ... of a - b
    product,     // ... of a * b
    quotient,    // all digits of `target` are those of a / b
    value,       // ... of the left side of `line`
    check,       // `line` holds
  };
  Kind kind = Kind::guess;
  std::uint8_t target = 0;  // a cell; of a guess, the letter
  std::uint8_t a = 0;       // cells
  std::uint8_t b = 0;
  std::uint8_t place = 0;
  std::uint8_t line = 0;
};

// The words with their last digits first.
struct Cell {
  std::array<std::uint8_t, kLongestWord> codes{};
  std::array<Letters, kLongestWord> letters{};  // those of the last digits up to here
  std::uint8_t size = 0;

  Letters last_letters(std::size_t place) const {
    return letters[std::min<std::size_t>(place, size - std::size_t{1})];
  }
  Letters all_letters() const { return letters[size - std::size_t{1}]; }
};

class Plan {
 public:
  explicit Plan(const Puzzle& puzzle) : puzzle_(puzzle), base_(puzzle.conditions.base) {
    read_words();
    std::uint64_t power = base_;
    for (places_ = 0; power <= kMostPower && places_ < kLongestWord; ++places_) power *= base_;
    for (const Line& line : puzzle.layout.lines) {
      relations_[lines_] = relation_of(line);
      Relation& relation = relations_[lines_];
      letters_of_line_[lines_] = 0;
      for (std::size_t i = 0; i < line.size; ++i) {
        letters_of_line_[lines_] |= cells_[line.cells[i]].all_letters();
      }
      if (line.size == 3) {
        std::size_t digits = cells_[relation.whole].size;
        if (!relation.product) {
          digits = std::max<std::size_t>(
              {digits, cells_[relation.left].size, cells_[relation.right].size});
        }
        relation.digits = static_cast<std::uint8_t>(std::min(digits, places_));
      }
      ++lines_;
    }
    State state;
    close(state, [&](const Step& step) { steps_.push_back(step); });
    while (state.known != all_) {
      const std::size_t letter = best_guess(state);
      steps_.push_back({.kind = Step::Kind::guess, .target = static_cast<std::uint8_t>(letter)});
      state.known |= Letters{1} << letter;
      close(state, [&](const Step& step) { steps_.push_back(step); });
    }
  }

  const std::vector<Step>& steps() const { return steps_; }
  const Cell& cell(std::size_t i) const { return cells_[i]; }
  Letters leading() const { return leading_; }

 private:
  // What is known while the search is at some step.
  struct State {
    Letters known = 0;
    std::array<std::uint8_t, kMostLines> digits{};  // of each relation, how many are settled
    std::uint32_t settled = 0;                      // lines that hold for sure, a bit each
  };

  void read_words() {
    for (std::size_t i = 0; i < puzzle_.words.size(); ++i) {
      const Word& word = puzzle_.words[i];
      Cell& cell = cells_[i];
      Letters letters = 0;
      for (std::size_t place = 0; place < word.size(); ++place) {
        const Symbol symbol = word[word.size() - 1 - place];
        cell.codes[place] = symbol.code();
        if (!symbol.given()) letters |= Letters{1} << symbol.letter();
        cell.letters[place] = letters;
      }
      cell.size = static_cast<std::uint8_t>(word.size());
      all_ |= letters;
      const bool zero_would_lead = word.size() > 1 && !puzzle_.conditions.leading_zeros;
      if (zero_would_lead && !word[0].given()) leading_ |= Letters{1} << word[0].letter();
    }
  }

  static bool contains(Letters known, Letters letters) { return (letters & ~known) == 0; }

  // Takes every step that is possible without a guess.
  template <typename Take>
  void close(State& state, const Take& take) const {
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t line = 0; line < lines_; ++line) {
        if (((state.settled >> line) & 1U) != 0) continue;
        if (puzzle_.layout.lines[line].size == 3) {
          changed |= close_relation(line, state, take);
        } else {
          changed |= close_long_line(line, state, take);
        }
      }
    }
  }

  template <typename Take>
  bool close_relation(std::size_t line, State& state, const Take& take) const {
    using enum Step::Kind;
    const Relation& relation = relations_[line];
    const Cell& whole = cells_[relation.whole];
    const Cell& left = cells_[relation.left];
    const Cell& right = cells_[relation.right];
    bool changed = false;
    for (std::uint8_t& place = state.digits[line]; place < relation.digits; ++place) {
      const Letters l = left.last_letters(place);
      const Letters r = right.last_letters(place);
      const Letters w = whole.last_letters(place);
      Step step{.place = place};
      if (contains(state.known, l | r)) {
        step.kind = relation.product ? product : sum;
        step.target = relation.whole;
        step.a = relation.left;
        step.b = relation.right;
      } else if (!relation.product && contains(state.known, w | r)) {
        step.kind = difference;
        step.target = relation.left;
        step.a = relation.whole;
        step.b = relation.right;
      } else if (!relation.product && contains(state.known, w | l)) {
        step.kind = difference;
        step.target = relation.right;
        step.a = relation.whole;
        step.b = relation.left;
      } else {
        break;
      }
      state.known |= l | r | w;
      take(step);
      changed = true;
    }
    const auto settle = [&](const Step& step) {
      state.known |= letters_of_line_[line];
      state.settled |= 1U << line;
      take(step);
    };
    if (contains(state.known, letters_of_line_[line])) {
      settle({.kind = check, .line = static_cast<std::uint8_t>(line)});
      return true;
    }
    if (!relation.product || !contains(state.known, whole.all_letters())) return changed;
    if (contains(state.known, left.all_letters())) {
      settle({.kind = quotient,
              .target = relation.right,
              .a = relation.whole,
              .b = relation.left,
              .line = static_cast<std::uint8_t>(line)});
      return true;
    }
    if (contains(state.known, right.all_letters())) {
      settle({.kind = quotient,
              .target = relation.left,
              .a = relation.whole,
              .b = relation.right,
              .line = static_cast<std::uint8_t>(line)});
      return true;
    }
    return changed;
  }

  template <typename Take>
  bool close_long_line(std::size_t number, State& state, const Take& take) const {
    const Line& line = puzzle_.layout.lines[number];
    Letters operands = 0;
    for (const std::uint8_t cell : line.operands()) operands |= cells_[cell].all_letters();
    if (!contains(state.known, operands)) return false;
    const bool all = contains(state.known, letters_of_line_[number]);
    take({.kind = all ? Step::Kind::check : Step::Kind::value,
          .target = line.result(),
          .line = static_cast<std::uint8_t>(number)});
    state.known |= letters_of_line_[number];
    state.settled |= 1U << number;
    return true;
  }

  std::size_t best_guess(const State& state) const {
    std::size_t best = 0;
    int most = -1;
    for (Letters rest = all_ & ~state.known; rest != 0; rest &= rest - 1) {
      State then = state;
      then.known |= rest & -rest;
      int follows = 0;
      close(then, [&](const Step&) { ++follows; });
      if (follows > most) {
        most = follows;
        best = static_cast<std::size_t>(std::countr_zero(rest));
      }
    }
    return best;
  }

  const Puzzle& puzzle_;
  unsigned base_;
  std::size_t places_ = 0;
  std::array<Cell, kMostCells> cells_;
  std::array<Relation, kMostLines> relations_;
  std::array<Letters, kMostLines> letters_of_line_{};
  std::size_t lines_ = 0;
  Letters all_ = 0;
  Letters leading_ = 0;
  std::vector<Step> steps_;
};

// Runs down a plan. `Base` is the base where it is worth a division by a constant, else 0.
template <unsigned Base, typename Visit>
class Run {
 public:
  Run(const Puzzle& puzzle, const Plan& plan, const Visit& visit)
      : puzzle_(puzzle), plan_(plan), visit_(visit) {
    for (unsigned digit = 0; digit < kMostDigits; ++digit) {
      digits_[Symbol::digit(digit).code()] = static_cast<std::uint8_t>(digit);
    }
    std::uint64_t power = 1;
    for (std::uint64_t& p : powers_) {
      p = power;
      if (power <= kMostPower) power *= base();
    }
  }

  bool run() { return run(0, Known{}); }

 private:
  using DigitSet = std::uint64_t;  // a bit each
  struct Known {
    Letters letters = 0;
    DigitSet digits = 0;  // those of letters
  };

  std::uint64_t base() const { return Base != 0 ? Base : puzzle_.conditions.base; }

  // False when the visitor has seen enough.
  bool run(std::size_t at, Known known) {
    const std::vector<Step>& steps = plan_.steps();
    for (; at < steps.size(); ++at) {
      const Step& step = steps[at];
      if (step.kind == Step::Kind::guess) return guess(step.target, at + 1, known);
      if (step.kind == Step::Kind::quotient && value(step.b) == 0) {
        return quotient_by_zero(step, at, known);
      }
      if (!take(step, known)) return true;
    }
    return visit_(digits_);
  }

  // Runs from step `at` with every digit that the letter can be.
  bool guess(std::size_t letter, std::size_t at, const Known& known) {
    const Letters bit = Letters{1} << letter;
    const DigitSet all = (DigitSet{1} << base()) - 1;
    DigitSet left = all & ~known.digits;
    if ((plan_.leading() & bit) != 0) left &= ~DigitSet{1};
    for (; left != 0; left &= left - 1) {
      digits_[letter] = static_cast<std::uint8_t>(std::countr_zero(left));
      if (!run(at, {known.letters | bit, known.digits | (left & -left)})) return false;
    }
    return true;
  }

  // 0 = 0 * x says nothing of x.
  bool quotient_by_zero(const Step& step, std::size_t at, const Known& known) {
    if (value(step.a) != 0) return true;
    const Cell& target = plan_.cell(step.target);
    const Letters unknown = target.all_letters() & ~known.letters;
    if (unknown != 0) {
      return guess(static_cast<std::size_t>(std::countr_zero(unknown)), at, known);
    }
    return !check(step.line) || run(at + 1, known);
  }

  // False if what the step calculates contradicts what is known.
  bool take(const Step& step, Known& known) {
    switch (step.kind) {
      case Step::Kind::sum: {
        const std::uint64_t carry =
            tail(step.a, step.place) + tail(step.b, step.place) >= powers_[step.place] ? 1 : 0;
        const std::uint64_t digit =
            digit_of(step.a, step.place) + digit_of(step.b, step.place) + carry;
        return settle(step.target, step.place, digit < base() ? digit : digit - base(), known);
      }
      case Step::Kind::difference: {
        const std::uint64_t borrow = tail(step.a, step.place) < tail(step.b, step.place) ? 1 : 0;
        const std::uint64_t digit =
            base() + digit_of(step.a, step.place) - digit_of(step.b, step.place) - borrow;
        return settle(step.target, step.place, digit < base() ? digit : digit - base(), known);
      }
      case Step::Kind::product: {
        std::uint64_t product = tail(step.a, step.place + 1U) * tail(step.b, step.place + 1U);
        for (unsigned i = 0; i < step.place; ++i) product /= base();
        return settle(step.target, step.place, product % base(), known);
      }
      case Step::Kind::quotient: {
        const std::uint64_t whole = value(step.a);
        const std::uint64_t part = value(step.b);
        const std::uint64_t quotient = whole / part;
        return quotient * part == whole && settle_all(step.target, quotient, known) &&
               (quotient != 0 || check(step.line));
      }
      case Step::Kind::value: return settle_value(step, known);
      case Step::Kind::check: return check(step.line);
      case Step::Kind::guess: break;
    }
    return false;
  }

  std::uint64_t digit_of(std::uint8_t cell, std::size_t place) const {
    const Cell& word = plan_.cell(cell);
    return place < word.size ? digits_[word.codes[place]] : 0;
  }
  // The last `count` digits.
  std::uint64_t tail(std::uint8_t cell, std::size_t count) const {
    const Cell& word = plan_.cell(cell);
    std::uint64_t number = 0;
    for (std::size_t i = std::min<std::size_t>(count, word.size); i-- > 0;) {
      number = number * base() + digits_[word.codes[i]];
    }
    return number;
  }
  std::uint64_t value(std::uint8_t cell) const { return tail(cell, kLongestWord); }

  bool settle(std::uint8_t cell, std::size_t place, std::uint64_t digit, Known& known) {
    const Cell& word = plan_.cell(cell);
    if (place >= word.size) return digit == 0;
    const std::uint8_t code = word.codes[place];
    if (code >= kGivenCode || ((known.letters >> code) & 1U) != 0) return digits_[code] == digit;
    const Letters letter = Letters{1} << code;
    if (((known.digits >> digit) & 1U) != 0) return false;
    if (digit == 0 && (plan_.leading() & letter) != 0) return false;
    digits_[code] = static_cast<std::uint8_t>(digit);
    known.letters |= letter;
    known.digits |= DigitSet{1} << digit;
    return true;
  }

  bool settle_all(std::uint8_t cell, std::uint64_t number, Known& known) {
    const Cell& word = plan_.cell(cell);
    for (std::size_t place = 0; place < word.size; ++place) {
      if (!settle(cell, place, number % base(), known)) return false;
      number /= base();
    }
    return number == 0;
  }

  // The left side of a line of several operations, which must be a whole number.
  bool settle_value(const Step& step, Known& known) {
    const Line& line = puzzle_.layout.lines[step.line];
    const auto result = left_side(line, numbers_of_cells(line));
    return result && *result >= 0 &&
           settle_all(step.target, static_cast<std::uint64_t>(*result), known);
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
    const Relation relation = relation_of(line);
    const std::uint64_t whole = value(relation.whole);
    const std::uint64_t left = value(relation.left);
    const std::uint64_t right = value(relation.right);
    if (!relation.product) return left + right == whole;
    return static_cast<Wide>(left) * right == whole &&
           (line.operators[0] == Operator::multiply || right != 0);
  }

  static constexpr std::uint8_t kGivenCode = 64;

  const Puzzle& puzzle_;
  const Plan& plan_;
  const Visit& visit_;
  std::array<std::uint8_t, kCodes> digits_{};             // by code of a symbol
  std::array<std::uint64_t, kLongestWord + 1> powers_{};  // of the base, as far as they are needed
};

template <typename Visit>
void run_plan(const Puzzle& puzzle, const Visit& visit) {
  const Plan plan(puzzle);
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
