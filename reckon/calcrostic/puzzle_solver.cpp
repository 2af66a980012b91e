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
#include <optional>
#include <utility>

namespace reckon::calcrostic {

namespace {

__extension__ using Wide = __int128;
using Letters = std::uint64_t;  // a bit each

constexpr std::size_t kLongestWord = 18;
constexpr std::size_t kMostLines = 2 * kMostSide + 2;
constexpr std::size_t kCodes = 64 + kMostDigits;  // of symbols

// x + y = z and z - y = x are the sum z = x + y; x * y = z and z / y = x the product z = x * y.
struct Relation {
  bool product = false;
  std::uint8_t whole = 0;  // cells
  std::uint8_t left = 0;
  std::uint8_t right = 0;
  std::uint8_t digits = 0;  // how many last digits are looked at
  // Codes of two digits of which the first is one more: a sum that is longer than its parts begins
  // with 1, another perhaps with one more than its longer part. Both 0 if nothing is known.
  std::uint8_t first = 0;
  std::uint8_t first_of_part = 0;
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

// Numbers are worked through from the last digit on, with carries, as on paper. Symbols stand for
// digits by their codes; where a number has no digit left, that of the given digit 0 stands.
struct Step {
  enum class Kind : std::uint8_t {
    guess,       // letter `target` is every digit that is left
    next,        // digit `target` is a + 1: the first digits of a sum and of its longer part
    previous,    // ... a - 1
    sum,         // digit `target` of a line's sum: a + b + carry
    difference,  // digit `target` of a part: a - b - carry
    product,     // digit `target` of a product
    quotient,    // the other factor of a product that is known
    value,       // the right side of a line of more than two numbers
    check,       // the line holds
    carry,       // ... of a sum whose digits all agree: no carry is left
  };
  Kind kind = Kind::guess;
  std::uint8_t line = 0;
  std::uint8_t place = 0;
  std::uint8_t target = 0;  // codes; of a quotient or value, the cell
  std::uint8_t a = 0;       // ... the cells of the product and of the factor that is known
  std::uint8_t b = 0;
  bool fresh = false;    // the target is not known yet
  bool leading = false;  // ... and cannot be 0
};

constexpr std::uint8_t kZero = 64;  // the code of the given digit 0

// A word with its last digit first.
struct Cell {
  Letters letters = 0;
  std::array<std::uint8_t, kLongestWord> codes{};
  std::uint8_t size = 0;

  std::uint8_t code(std::size_t place) const { return place < size ? codes[place] : kZero; }
};

class Plan {
 public:
  explicit Plan(const Puzzle& puzzle) : puzzle_(puzzle) {
    read_words();
    for (const Line& line : puzzle.layout.lines) {
      relations_[lines_] = relation_of(line);
      Relation& relation = relations_[lines_];
      letters_of_line_[lines_] = 0;
      for (std::size_t i = 0; i < line.size; ++i) {
        letters_of_line_[lines_] |= cells_[line.cells[i]].letters;
      }
      if (line.size == 3) {
        const std::size_t whole = cells_[relation.whole].size;
        const std::size_t left = cells_[relation.left].size;
        const std::size_t right = cells_[relation.right].size;
        const std::size_t digits = relation.product ? whole : std::max({whole, left, right});
        relation.digits = static_cast<std::uint8_t>(digits);
        if (!relation.product) look_at_first_digits(relation);
      }
      ++lines_;
    }
    constexpr std::size_t kUsualSteps = 64;
    steps_.reserve(kUsualSteps);
    timed_.reserve(kUsualSteps);
    State state;
    for (const KnownLetter& known : puzzle.known) state.known |= Letters{1} << known.letter;
    add_steps(state, kBeginning);
    while (state.known != all_) {
      const std::size_t letter = best_guess(state);
      steps_.push_back({.kind = Step::Kind::guess, .target = static_cast<std::uint8_t>(letter)});
      state.known |= Letters{1} << letter;
      add_steps(state, Letters{1} << letter);
    }
  }

  const std::vector<Step>& steps() const { return steps_; }
  const Cell& cell(std::size_t i) const { return cells_[i]; }
  const Relation& relation(std::size_t line) const { return relations_[line]; }
  Letters leading() const { return leading_; }

 private:
  // News for all lines: that the search begins.
  static constexpr Letters kBeginning = Letters{1} << 63U;

  // What is known while the search is at some step.
  struct State {
    Letters known = 0;
    std::array<std::uint8_t, kMostLines> digits{};  // of each relation, how many are settled
    std::uint32_t settled = 0;                      // lines that hold for sure, a bit each
    std::uint32_t first_digits = 0;                 // lines whose first digits are compared
  };

  void read_words() {
    all_ = (Letters{1} << puzzle_.letters) - 1;
    for (std::size_t i = 0; i < puzzle_.words.size(); ++i) {
      const Word& word = puzzle_.words[i];
      Cell& cell = cells_[i];
      for (std::size_t place = 0; place < word.size(); ++place) {
        cell.codes[place] = word[word.size() - 1 - place].code();
        cell.letters |= letter_of(cell.codes[place]);
      }
      cell.size = static_cast<std::uint8_t>(word.size());
      const bool zero_would_lead = word.size() > 1 && !puzzle_.conditions.leading_zeros;
      if (zero_would_lead && !word[0].given()) leading_ |= Letters{1} << word[0].letter();
    }
  }

  // Only a carry, which is 0 or 1, goes into a place where a part has no digit.
  void look_at_first_digits(Relation& relation) const {
    const Cell& whole = cells_[relation.whole];
    const Cell* longer = &cells_[relation.left];
    const Cell* shorter = &cells_[relation.right];
    if (longer->size < shorter->size) std::swap(longer, shorter);
    const std::uint8_t first = whole.codes[whole.size - std::size_t{1}];
    if (whole.size == longer->size + 1 && !puzzle_.conditions.leading_zeros) {
      relation.first = first;
      relation.first_of_part = kZero;
    } else if (whole.size == longer->size && shorter->size < longer->size) {
      const std::uint8_t first_of_part = longer->codes[longer->size - std::size_t{1}];
      // A letter may stand for a given digit, but not for that of another letter.
      if (first == first_of_part || first >= kZero || first_of_part >= kZero) return;
      relation.first = first;
      relation.first_of_part = first_of_part;
    }
  }

  static bool contains(Letters known, Letters letters) { return (letters & ~known) == 0; }

  static Letters letter_of(std::uint8_t code) {
    return code < kZero ? Letters{1} << code : Letters{0};
  }

  // Takes every step that is possible now that the letters `news` are known, with those that it
  // reads and those that it makes known. A line without news has nothing new to say.
  template <typename Take>
  void close(State& state, Letters news, const Take& take) const {
    while (news != 0) {
      Letters next_news = 0;
      for (std::size_t line = 0; line < lines_; ++line) {
        if (((state.settled >> line) & 1U) != 0) continue;
        if (((letters_of_line_[line] | kBeginning) & (news | next_news)) == 0) continue;
        const Letters known = state.known;
        if (puzzle_.layout.lines[line].size != kLeastSide) {
          close_long_line(line, state, take);
        } else {
          close_first_digits(line, state, take);
          close_digits(line, state, take);
          close_numbers(line, state, take);
        }
        next_news |= state.known & ~known;
      }
      news = next_news;
    }
  }

  template <typename Take>
  void close_first_digits(std::size_t line, State& state, const Take& take) const {
    const Relation& relation = relations_[line];
    const auto [first, part] = std::pair(relation.first, relation.first_of_part);
    if (first == part || ((state.first_digits >> line) & 1U) != 0) return;
    const bool knows_part = contains(state.known, letter_of(part));
    if (!knows_part && !contains(state.known, letter_of(first))) return;
    take_digit(knows_part ? Step::Kind::next : Step::Kind::previous, line, 0,
               knows_part ? first : part, knows_part ? part : first, kZero, state, take);
    state.first_digits |= 1U << line;
  }

  template <typename Take>
  void close_digits(std::size_t line, State& state, const Take& take) const {
    using enum Step::Kind;
    const Relation& relation = relations_[line];
    const Cell& whole = cells_[relation.whole];
    const Cell& left = cells_[relation.left];
    const Cell& right = cells_[relation.right];
    for (std::uint8_t& place = state.digits[line]; place < relation.digits; ++place) {
      const std::uint8_t w = whole.code(place);
      const std::uint8_t l = left.code(place);
      const std::uint8_t r = right.code(place);
      // The places before are known already.
      const bool knows_left = contains(state.known, letter_of(l));
      const bool knows_right = contains(state.known, letter_of(r));
      const bool subtracts = !relation.product && contains(state.known, letter_of(w));
      if (knows_left && knows_right) {
        take_digit(relation.product ? product : sum, line, place, w, l, r, state, take);
      } else if (subtracts && knows_right) {
        take_digit(difference, line, place, l, w, r, state, take);
      } else if (subtracts && knows_left) {
        take_digit(difference, line, place, r, w, l, state, take);
      } else {
        break;
      }
    }
  }

  template <typename Take>
  void take_digit(Step::Kind kind, std::size_t line, std::uint8_t place, std::uint8_t target,
                  std::uint8_t a, std::uint8_t b, State& state, const Take& take) const {
    const Letters letter = letter_of(target);
    const Letters fresh = letter & ~state.known;
    const Letters reads = letter_of(a) | letter_of(b) | (letter & state.known);
    state.known |= letter;
    take(Step{.kind = kind,
              .line = static_cast<std::uint8_t>(line),
              .place = place,
              .target = target,
              .a = a,
              .b = b,
              .fresh = fresh != 0,
              .leading = (letter & leading_) != 0},
         reads, fresh);
  }

  template <typename Take>
  void close_numbers(std::size_t line, State& state, const Take& take) const {
    using enum Step::Kind;
    const Relation& relation = relations_[line];
    const auto settle = [&](Step::Kind kind, std::uint8_t target, std::uint8_t factor) {
      const Letters letters = letters_of_line_[line];
      const Letters fresh = letters & ~state.known;
      state.known |= letters;
      state.settled |= 1U << line;
      take(Step{.kind = kind,
                .line = static_cast<std::uint8_t>(line),
                .place = relation.digits,
                .target = target,
                .a = relation.whole,
                .b = factor},
           letters & ~fresh, fresh);
    };
    const auto knows = [&](std::uint8_t cell) {
      return contains(state.known, cells_[cell].letters);
    };
    if (!relation.product) {
      if (state.digits[line] == relation.digits) settle(carry, 0, 0);
      return;
    }
    if (!knows(relation.whole)) return;
    const bool knows_left = knows(relation.left);
    const bool knows_right = knows(relation.right);
    if (knows_left && knows_right) {
      settle(check, 0, 0);
    } else if (knows_left) {
      settle(quotient, relation.right, relation.left);
    } else if (knows_right) {
      settle(quotient, relation.left, relation.right);
    }
  }

  template <typename Take>
  void close_long_line(std::size_t number, State& state, const Take& take) const {
    const Line& line = puzzle_.layout.lines[number];
    Letters operands = 0;
    for (const std::uint8_t cell : line.operands()) operands |= cells_[cell].letters;
    if (!contains(state.known, operands)) return;
    const Letters fresh = letters_of_line_[number] & ~state.known;
    take(Step{.kind = fresh == 0 ? Step::Kind::check : Step::Kind::value,
              .line = static_cast<std::uint8_t>(number),
              .target = line.result()},
         letters_of_line_[number] & ~fresh, fresh);
    state.known |= letters_of_line_[number];
    state.settled |= 1U << number;
  }

  // Adds every step that is possible without a guess. Comparisons come as soon as the letters they
  // read are calculated: that is what the times are for, counted by calculations.
  void add_steps(State& state, Letters news) {
    std::array<std::uint8_t, 64> time_of_letter{};
    std::array<std::uint8_t, kMostLines> time_of_line{};
    std::uint8_t time = 0;
    timed_.clear();
    close(state, news, [&](const Step& step, Letters reads, Letters fresh) {
      std::uint8_t& at = time_of_line[step.line];  // after what the line has done before
      if (fresh != 0) {
        at = ++time;
        for (; fresh != 0; fresh &= fresh - 1) {
          time_of_letter[static_cast<std::size_t>(std::countr_zero(fresh))] = time;
        }
      } else {
        for (; reads != 0; reads &= reads - 1) {
          at = std::max(at, time_of_letter[static_cast<std::size_t>(std::countr_zero(reads))]);
        }
      }
      timed_.push_back({.time = at, .step = step});
    });
    // Sorted by counting: of each time first the calculation, then the comparisons.
    const auto key = [](const Timed& timed) {
      return 2 * std::size_t{timed.time} + (makes_known(timed.step) ? 0 : 1);
    };
    std::array<std::uint16_t, 2 * (std::size_t{kMostDigits} + 2)> ends{};
    for (const Timed& timed : timed_) ++ends[key(timed) + 1];
    for (std::size_t i = 1; i < 2 * (time + std::size_t{1}); ++i) {
      ends[i] = static_cast<std::uint16_t>(ends[i] + ends[i - 1]);
    }
    const std::size_t before = steps_.size();
    steps_.resize(before + timed_.size());
    for (const Timed& timed : timed_) steps_[before + ends[key(timed)]++] = timed.step;
  }

  static bool makes_known(const Step& step) {
    return step.fresh || step.kind == Step::Kind::quotient || step.kind == Step::Kind::value;
  }

  struct Timed {
    std::uint8_t time = 0;
    Step step;
  };

  // A letter that stands most often in the places that lines have to work through next. To compare
  // what follows from each would take longer than the search.
  std::size_t best_guess(const State& state) const {
    const Letters unknown = all_ & ~state.known;
    std::array<Letters, 9> often = {unknown};  // letters that stand there i times, or more often
    for (std::size_t line = 0; line < lines_; ++line) {
      if (((state.settled >> line) & 1U) != 0) continue;
      const Relation& relation = relations_[line];
      for (const std::uint8_t cell : {relation.whole, relation.left, relation.right}) {
        const Letters letter = letter_of(cells_[cell].code(state.digits[line]));
        for (std::size_t i = often.size(); --i > 0;) often[i] |= often[i - 1] & letter;
      }
    }
    std::size_t most = often.size() - 1;
    while (often[most] == 0) --most;
    return static_cast<std::size_t>(std::countr_zero(often[most]));
  }

  const Puzzle& puzzle_;
  std::array<Cell, kMostCells> cells_;
  std::array<Relation, kMostLines> relations_;
  std::array<Letters, kMostLines> letters_of_line_{};
  std::size_t lines_ = 0;
  Letters all_ = 0;
  Letters leading_ = 0;
  std::vector<Step> steps_;
  std::vector<Timed> timed_;
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
  }

  bool run() {
    Known known;
    for (const auto& [letter, digit] : puzzle_.known) {
      const bool leading = ((plan_.leading() >> letter) & 1U) != 0;
      if (!settle_letter(static_cast<std::uint8_t>(letter), leading, digit, known)) return true;
    }
    return run(0, known);
  }

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
    const Letters unknown = target.letters & ~known.letters;
    if (unknown != 0) {
      return guess(static_cast<std::size_t>(std::countr_zero(unknown)), at, known);
    }
    return !check(step.line) || run(at + 1, known);
  }

  // False if what the step calculates contradicts what is known.
  bool take(const Step& step, Known& known) {
    switch (step.kind) {
      case Step::Kind::sum: {
        std::uint64_t digit = digits_[step.a] + digits_[step.b] + carry(step);
        const std::uint64_t carried = digit >= base() ? 1 : 0;
        digit -= carried * base();
        return carry_on(step, carried) && settle(step, digit, known);
      }
      case Step::Kind::difference: {
        std::uint64_t digit = base() + digits_[step.a] - digits_[step.b] - carry(step);
        const std::uint64_t carried = digit < base() ? 1 : 0;
        digit -= (1 - carried) * base();
        return carry_on(step, carried) && settle(step, digit, known);
      }
      case Step::Kind::next: {
        const std::uint64_t digit = digits_[step.a] + std::uint64_t{1};
        return digit < base() && settle(step, digit, known);
      }
      case Step::Kind::previous:
        return digits_[step.a] != 0 && settle(step, digits_[step.a] - std::uint64_t{1}, known);
      case Step::Kind::product: {
        const Relation& relation = plan_.relation(step.line);
        const Cell& left = plan_.cell(relation.left);
        const Cell& right = plan_.cell(relation.right);
        std::uint64_t digit = carry(step);
        for (std::size_t i = 0; i <= step.place; ++i) {
          digit += std::uint64_t{digits_[left.code(i)]} * digits_[right.code(step.place - i)];
        }
        return carry_on(step, digit / base()) && settle(step, digit % base(), known);
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
      case Step::Kind::carry: return carry(step) == 0;
      case Step::Kind::guess: break;
    }
    return false;
  }

  std::uint64_t value(std::uint8_t cell) const {
    const Cell& word = plan_.cell(cell);
    std::uint64_t number = 0;
    for (std::size_t i = word.size; i-- > 0;) number = number * base() + digits_[word.codes[i]];
    return number;
  }

  // What the places before carry over to a step's place, kept for each place of each line, so that
  // the search finds it when it comes back.
  std::uint64_t carry(const Step& step) const { return carries_[step.line][step.place]; }
  bool carry_on(const Step& step, std::uint64_t carried) {
    carries_[step.line][step.place + std::size_t{1}] = static_cast<std::uint32_t>(carried);
    return true;
  }

  bool settle(const Step& step, std::uint64_t digit, Known& known) {
    if (!step.fresh) return digits_[step.target] == digit;
    return settle_letter(step.target, step.leading, digit, known);
  }

  bool settle_letter(std::uint8_t letter, bool leading, std::uint64_t digit, Known& known) {
    if (((known.digits >> digit) & 1U) != 0 || (leading && digit == 0)) return false;
    digits_[letter] = static_cast<std::uint8_t>(digit);
    known.letters |= Letters{1} << letter;
    known.digits |= DigitSet{1} << digit;
    return true;
  }

  bool settle_all(std::uint8_t cell, std::uint64_t number, Known& known) {
    const Cell& word = plan_.cell(cell);
    for (std::size_t place = 0; place < word.size; ++place) {
      const std::uint8_t code = word.codes[place];
      const std::uint64_t digit = number % base();
      number /= base();
      const bool is_known = code >= kZero || ((known.letters >> code) & 1U) != 0;
      const bool leading = !is_known && ((plan_.leading() >> code) & 1U) != 0;
      if (is_known ? digits_[code] != digit : !settle_letter(code, leading, digit, known)) {
        return false;
      }
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
    const Relation& relation = plan_.relation(number);
    const std::uint64_t whole = value(relation.whole);
    const std::uint64_t left = value(relation.left);
    const std::uint64_t right = value(relation.right);
    if (!relation.product) return left + right == whole;
    return static_cast<Wide>(left) * right == whole &&
           (line.operators[0] == Operator::multiply || right != 0);
  }

  const Puzzle& puzzle_;
  const Plan& plan_;
  const Visit& visit_;
  std::array<std::uint8_t, kCodes> digits_{};  // by code of a symbol
  std::array<std::array<std::uint32_t, kLongestWord + 1>, kMostLines> carries_{};
};

// The plan knows of letters that stand in front; a given 0 there leaves no answer.
bool begins_with_given_zero(const Word& word) {
  return word.size() > 1 && word[0] == Symbol::digit(0);
}

template <typename Visit>
void run_plan(const Puzzle& puzzle, const Visit& visit) {
  if (!puzzle.conditions.leading_zeros &&
      std::ranges::any_of(puzzle.words, begins_with_given_zero)) {
    return;
  }
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
  // By numbers, since g++ 12 warns of faults in the comparison of bytes that are none.
  const auto before = [](const Digits& x, const Digits& y) {
    return std::ranges::lexicographical_compare(x, y, [](int a, int b) { return a < b; });
  };
  // The least answers so far, a heap with the largest of them on top.
  std::vector<Digits> least;
  each_answer(puzzle, [&](const Digits& digits) {
    if (least.size() < limit) {
      least.push_back(digits);
      std::ranges::push_heap(least, before);
    } else if (!least.empty() && before(digits, least.front())) {
      std::ranges::pop_heap(least, before);
      least.back() = digits;
      std::ranges::push_heap(least, before);
    }
    return true;
  });
  std::ranges::sort_heap(least, before);
  return least;
}

bool is_unique(const Puzzle& puzzle) {
  unsigned count = 0;
  run_plan(puzzle, [&](const auto&) { return ++count < 2; });
  return count == 1;
}

}  // namespace reckon::calcrostic
