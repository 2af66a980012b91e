// SPDX-License-Identifier: MIT
#include "reckon/letters/solve/line_solver.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <span>

#include "reckon/arith/detail/bits.hpp"
#include "reckon/letters/solve/line_plan.hpp"

namespace reckon::letters {

namespace {

__extension__ using Wide = __int128;

// Sixteen numbers below 128, worked on at once, or sixteen answers: all ones for yes, 0 for no.
using Lanes [[gnu::vector_size(16)]] = std::uint8_t;
using SignedLanes [[gnu::vector_size(16)]] = std::int8_t;
constexpr std::size_t kLanes = 16;
// Every second lane, where numbers grow.
using WideLanes [[gnu::vector_size(16)]] = std::uint16_t;
constexpr unsigned kLaneBits = 8;
constexpr unsigned kLaneMask = 0xFF;

constexpr Lanes kInOrder = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

constexpr Lanes each(std::uint32_t value) { return Lanes{} + static_cast<std::uint8_t>(value); }
Lanes equal(Lanes x, Lanes y) { return std::bit_cast<Lanes>(x == y); }
Lanes is_less(Lanes x, Lanes y) {
  return std::bit_cast<Lanes>(std::bit_cast<SignedLanes>(x) < std::bit_cast<SignedLanes>(y));
}
Lanes is_negative(Lanes x) {
  return std::bit_cast<Lanes>(std::bit_cast<SignedLanes>(x) < SignedLanes{});
}

constexpr unsigned kEvenShift = std::endian::native == std::endian::little ? 0 : kLaneBits;
constexpr unsigned kOddShift = kLaneBits - kEvenShift;
WideLanes even_lanes(Lanes x) { return std::bit_cast<WideLanes>(x) >> kEvenShift & kLaneMask; }
WideLanes odd_lanes(Lanes x) { return std::bit_cast<WideLanes>(x) >> kOddShift & kLaneMask; }
Lanes join(WideLanes even, WideLanes odd) {
  return std::bit_cast<Lanes>(even << kEvenShift | odd << kOddShift);
}

// Eight lanes as one number.
using Halves [[gnu::vector_size(16)]] = std::uint64_t;
constexpr std::uint64_t kEachLane = 0x0101010101010101;
constexpr auto kBitOfLane = std::bit_cast<std::uint64_t>(
    std::array<std::uint8_t, 8>{0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80});

// A bit for each lane that is not 0.
std::uint32_t lanes_of(Lanes answers) {
#ifdef __SSE2__
  using Bytes [[gnu::vector_size(16)]] = char;
  return static_cast<std::uint32_t>(__builtin_ia32_pmovmskb128(std::bit_cast<Bytes>(answers)));
#else
  const auto halves = std::bit_cast<Halves>(answers) & kBitOfLane;
  const auto bits = [](std::uint64_t half) { return half * kEachLane >> 56U; };
  return static_cast<std::uint32_t>(bits(halves[0]) | bits(halves[1]) << kLaneBits);
#endif
}

// Yes in the lanes that have a bit.
Lanes lanes_with(std::uint64_t bits) {
  const auto all = std::bit_cast<Lanes>(Halves{} + kBitOfLane);
  const Halves spread = {(bits & kLaneMask) * kEachLane,
                         (bits >> kLaneBits & kLaneMask) * kEachLane};
  return equal(std::bit_cast<Lanes>(spread) & all, all);
}

bool any(Lanes answers) { return lanes_of(answers) != 0; }

// For whether a digit may be 0: what it must not be.
constexpr std::array<Lanes, 2> kRefused = {each(kLaneMask), each(0)};

constexpr std::array<Lanes, kMostDigits> kEach = [] {
  std::array<Lanes, kMostDigits> lanes{};
  for (std::uint32_t digit = 0; digit < kMostDigits; ++digit) lanes[digit] = each(digit);
  return lanes;
}();

// A bit each.
constexpr std::array<Lanes, kLaneBits> kBits = [] {
  std::array<Lanes, kLaneBits> bits{};
  for (std::size_t i = 0; i < kLaneBits; ++i) bits[i] = each(1U << i);
  return bits;
}();

// Returns whether to go on after an answer: the digits of letters, by index, in one of the lanes.
using VisitLane = std::function<bool(const Lanes* digits, std::size_t lane)>;

// Runs down a plan, with the digits that a letter can be side by side, one a lane, until there is a
// contradiction in every lane. Lane 3 stands for digit 3, or in a second and third run for 19 and
// 35. `Base` is the base where it is worth code of its own, else 0.
template <unsigned Base>
class Run {
 public:
  Run(const LinePuzzle& puzzle, const SearchPlan& plan, const VisitLane& visit, Budget& budget,
      std::uint64_t steps_of_digit)
      : puzzle_(puzzle),
        plan_(plan),
        visit_(visit),
        lines_(puzzle.layout.lines.size()),
        budget_(budget),
        steps_of_digit_(steps_of_digit) {}

  // False if it has been given up.
  bool run() {
    start();
    return !budget_.over();
  }

 private:
  void start() {
    for (std::size_t i = 0; i <= plan_.branches; ++i) add_given_digits(states_[i]);
    State& state = states_[0];
    state.carries = {};
    for (const auto& [letter, digit] : puzzle_.known) {
      if (digit == 0 && ((plan_.leading >> letter) & 1U) != 0) return;
      state.digits[letter] = each(digit);
    }
    if (!plan_.given_zero_leads) run(state, plan_.steps.data(), lanes_with(1));
  }

  using Step = SearchPlan::Step;
  using Kind = Step::Kind;
  using Number = SearchPlan::Number;
  using Lines = SearchPlan::Lines;

  struct State {
    std::array<Lanes, SearchPlan::kCodes> digits;  // by code of a symbol
    // To the next place of each sum, a bit, and of each product, in the even lanes and the odd.
    std::array<Lanes, (kMostLines + kLaneBits - 1) / kLaneBits> carries;
    std::array<std::array<WideLanes, 2>, kMostLines> product_carries;
  };

  std::uint32_t base() const { return Base != 0 ? Base : puzzle_.conditions.base; }

  void add_given_digits(State& state) {
    for (DigitSet left = plan_.given; left != 0; left &= left - 1) {
      const auto digit = static_cast<unsigned>(std::countr_zero(left));
      state.digits[Symbol::digit(digit).code()] = each(digit);
    }
  }

  // Goes on from a step in the lanes that are `alive`. False when the visitor has seen enough, or
  // the search is given up.
  bool run(State& state, const Step* step, Lanes alive) {
    for (;; ++step) {
      switch (step->kind) {
        case Kind::guess:
        case Kind::choose_sum:
        case Kind::choose_product: return branch(state, *step, step->known, alive);
        case Kind::next: {
          const Lanes digit = state.digits[step->a] + 1;
          alive &= is_less(digit, each(base()));
          settle(state, *step, digit, alive);
          break;
        }
        case Kind::previous:
          alive &= ~equal(state.digits[step->a], Lanes{});
          settle(state, *step, state.digits[step->a] - 1, alive);
          break;
        case Kind::sum: settle(state, *step, sum(state, *step), alive); break;
        case Kind::difference: settle(state, *step, difference(state, *step), alive); break;
        case Kind::product: settle(state, *step, product(state, *step), alive); break;
        case Kind::quotient:
          if (!settle_quotient(state, *step, alive)) return false;
          break;
        case Kind::value: settle_value(state, *step, alive); break;
        case Kind::compare_next:
          alive &= equal(state.digits[step->a] + 1, state.digits[step->target]);
          break;
        case Kind::compare_sum:
          alive &= equal(sum(state, *step), state.digits[step->target]);
          break;
        case Kind::compare_product:
          alive &= equal(product(state, *step), state.digits[step->target]);
          break;
        case Kind::carry: alive &= ~carries(state, step->line); break;
        case Kind::check: check_all(state, step->line, alive); break;
        case Kind::end: return finish(state, alive);
      }
      if (!any(alive)) return true;
    }
  }

  // All letters are known.
  bool finish(const State& state, Lanes alive) {
    std::array<std::uint64_t, kMostCells> values;  // NOLINT(*-member-init): as far as it is used
    const auto value_of = [&](std::uint8_t cell) { return values[cell]; };
    const std::size_t cells = puzzle_.words.size();
    for (std::uint32_t left = lanes_of(alive); left != 0; left &= left - 1) {
      const std::size_t lane = lowest(left);
      for (std::size_t i = 0; i < cells; ++i) {
        values[i] = value(state, static_cast<std::uint8_t>(i), lane);
      }
      bool good = true;
      for (std::size_t line = 0; line < lines_ && good; ++line) good = check(line, value_of);
      if (good && !visit_(state.digits.data(), lane)) return false;
    }
    return true;
  }

  // Runs on, from each lane that is alive, with every digit that a letter can be: the one that
  // becomes known after this many others.
  bool branch(State& state, const Step& step, std::size_t known, Lanes alive) {
    for (std::uint32_t left = lanes_of(alive); left != 0; left &= left - 1) {
      if (!branch(state, step, known, lowest(left))) return false;
    }
    return true;
  }

  bool branch(State& state, const Step& step, std::size_t known, std::size_t lane) {
    State& next = (&state)[1];
    DigitSet left = all_digits_of(base());
    for (std::size_t i = 0; i < known; ++i) {
      const std::uint8_t letter = plan_.letters[i];
      const std::uint8_t digit = state.digits[letter][lane];
      next.digits[letter] = kEach[digit];
      left &= ~only(digit);
    }
    const std::size_t letter = plan_.letters[known];
    const DigitSet refused = left & (plan_.leading >> letter) & 1U;
    left &= ~refused;
    if (!budget_.spend((base() - known - refused) * steps_of_digit_)) return false;
    for (std::size_t first = 0; first < base(); first += kLanes) {
      next.digits[letter] = kInOrder + static_cast<std::uint8_t>(first);
      for (std::size_t i = 0; i * kLaneBits < lines_; ++i) {
        next.carries[i] = each(state.carries[i][lane]);
      }
      for (Lines lines = plan_.begun[known]; lines != 0; lines &= lines - 1) {
        const std::size_t line = lowest(lines);
        const WideLanes carry = WideLanes{} + state.product_carries[line][lane % 2][lane / 2];
        next.product_carries[line] = {carry, carry};
      }
      if (!go_on(next, step, known + 1, lanes_with(left >> first))) return false;
    }
    return true;
  }

  // Runs on when a letter of the step has been given digits.
  bool go_on(State& state, const Step& step, std::size_t known, Lanes alive) {
    if (step.kind == Kind::choose_sum) {
      alive &= equal(sum(state, step), state.digits[step.target]);
    } else if (step.kind == Kind::choose_product) {
      alive &= equal(product(state, step), state.digits[step.target]);
    } else if (step.kind == Kind::quotient) {
      if (known < (&step)[1].known) return branch(state, step, known, alive);
      check_all(state, step.line, alive);
    }
    return !any(alive) || run(state, &step + 1, alive);
  }

  // Where 1 is carried in a sum.
  static Lanes carries(const State& state, std::size_t line) {
    const Lanes bit = kBits[line % kLaneBits];
    return equal(state.carries[line / kLaneBits] & bit, bit);
  }

  static void carry(State& state, std::size_t line, Lanes answers) {
    const Lanes bit = kBits[line % kLaneBits];
    Lanes& carries = state.carries[line / kLaneBits];
    carries = (carries & ~bit) | (answers & bit);
  }

  // The digit that a place of a line comes to, with what is carried over to the next place. That
  // 1 is carried is -1 in a lane.
  Lanes sum(State& state, const Step& step) const {
    const Lanes digit = state.digits[step.a] + state.digits[step.b] - carries(state, step.line);
    const Lanes over = ~is_less(digit, each(base()));
    carry(state, step.line, over);
    return digit - (over & each(base()));
  }

  Lanes difference(State& state, const Step& step) const {
    const Lanes digit = state.digits[step.a] - state.digits[step.b] + carries(state, step.line);
    const Lanes under = is_negative(digit);
    carry(state, step.line, under);
    return digit + (under & each(base()));
  }

  Lanes product(State& state, const Step& step) const {
    const SearchPlan::Relation& relation = plan_.relations[step.line];
    const Number& left = plan_.numbers[relation.left];
    const Number& right = plan_.numbers[relation.right];
    auto& [even_carry, odd_carry] = state.product_carries[step.line];
    WideLanes even{};
    WideLanes odd{};
    if (step.place != 0) {
      even = even_carry;
      odd = odd_carry;
    }
    const auto add_product = [&](std::uint8_t x, std::uint8_t y) {
      even += even_lanes(state.digits[x]) * even_lanes(state.digits[y]);
      odd += odd_lanes(state.digits[x]) * odd_lanes(state.digits[y]);
    };
    add_product(step.a, right.codes[0]);
    for (std::size_t i = 0; i < step.place; ++i) {
      add_product(left.codes[i], right.codes[step.place - i]);
    }
    const auto divisor = static_cast<std::uint16_t>(base());
    even_carry = even / divisor;
    odd_carry = odd / divisor;
    return join(even - even_carry * divisor, odd - odd_carry * divisor);
  }

  // The next letter is these digits.
  void settle(State& state, const Step& step, Lanes digit, Lanes& alive) const {
    alive &= ~equal(digit, kRefused[step.leading]);
    for (std::size_t i = 0; i < step.known; ++i) {
      alive &= ~equal(digit, state.digits[plan_.letters[i]]);
    }
    state.digits[plan_.letters[step.known]] = digit;
  }

  std::uint64_t value(const State& state, std::uint8_t cell, std::size_t lane) const {
    const Number& number = plan_.numbers[cell];
    const auto digit = [&](std::size_t i) { return state.digits[number.codes[i]][lane]; };
    constexpr std::size_t kUsualSize = 4;  // not to branch on the size of most numbers
    std::uint64_t value = 0;
    for (std::size_t i = number.size; i-- > kUsualSize;) value = value * base() + digit(i);
    for (std::size_t i = kUsualSize; i-- > 0;) value = value * base() + digit(i);
    return value;
  }

  // Asks of each lane that is alive whether it stays so.
  template <typename Good>
  static void keep_where(Lanes& alive, const Good& good) {
    std::uint32_t kept = 0;
    for (std::uint32_t left = lanes_of(alive); left != 0; left &= left - 1) {
      const std::size_t lane = lowest(left);
      kept |= std::uint32_t{good(lane)} << lane;
    }
    alive = lanes_with(kept);
  }

  bool settle_quotient(State& state, const Step& step, Lanes& alive) {
    bool goes_on = true;
    keep_where(alive, [&](std::size_t lane) {
      const std::uint64_t whole = value(state, step.a, lane);
      const std::uint64_t part = value(state, step.b, lane);
      if (part == 0) {
        // 0 = 0 * x says nothing of x: its letters are any digits.
        if (whole == 0 && goes_on) goes_on = branch(state, step, step.known, lane);
        return false;
      }
      const std::uint64_t quotient = whole / part;
      return quotient * part == whole && settle_all(state, step, quotient, lane) &&
             (quotient != 0 || check(state, step.line, lane));
    });
    return goes_on;
  }

  // Settles the number of a cell with some new letters.
  bool settle_all(State& state, const Step& step, std::uint64_t value, std::size_t lane) const {
    const auto letters = std::span(plan_.letters);
    const auto known = letters.first(step.known);
    const auto found = letters.subspan(step.known, (&step)[1].known - std::size_t{step.known});
    DigitSet used = 0;
    for (const std::uint8_t letter : known) used |= only(state.digits[letter][lane]);
    SearchPlan::Letters left = 0;
    for (const std::uint8_t letter : found) left |= SearchPlan::Letters{1} << letter;
    const Number& number = plan_.numbers[step.target];
    for (std::size_t place = 0; place < number.size; ++place) {
      const std::uint8_t code = number.codes[place];
      const auto digit = static_cast<std::uint8_t>(value % base());
      value /= base();
      const bool fresh = code < SearchPlan::kZero && ((left >> code) & 1U) != 0;
      if (!fresh) {
        if (state.digits[code][lane] != digit) return false;
        continue;
      }
      const bool leading = ((plan_.leading >> code) & 1U) != 0;
      if (((used >> digit) & 1U) != 0 || (leading && digit == 0)) return false;
      state.digits[code][lane] = digit;
      used |= only(digit);
      left &= ~(SearchPlan::Letters{1} << code);
    }
    return value == 0;
  }

  // The left side of a line of several operations, which must be a whole number.
  void settle_value(State& state, const Step& step, Lanes& alive) const {
    const Line& line = puzzle_.layout.lines[step.line];
    keep_where(alive, [&](std::size_t lane) {
      const auto value_of = [&](std::uint8_t cell) { return value(state, cell, lane); };
      const auto result = left_side(line, numbers_of_cells(line, value_of));
      return result && *result >= 0 &&
             settle_all(state, step, static_cast<std::uint64_t>(*result), lane);
    });
  }

  // The values of the line's cells; those of letters not yet known mean nothing.
  template <typename ValueOf>
  std::array<std::int64_t, kMostCells> numbers_of_cells(const Line& line,
                                                        const ValueOf& value_of) const {
    std::array<std::int64_t, kMostCells> numbers{};
    for (std::size_t i = 0; i < line.size; ++i) {
      numbers[line.cells[i]] = static_cast<std::int64_t>(value_of(line.cells[i]));
    }
    return numbers;
  }

  void check_all(const State& state, std::size_t line, Lanes& alive) const {
    keep_where(alive, [&](std::size_t lane) { return check(state, line, lane); });
  }

  bool check(const State& state, std::size_t line, std::size_t lane) const {
    return check(line, [&](std::uint8_t cell) { return value(state, cell, lane); });
  }

  template <typename ValueOf>
  bool check(std::size_t number, const ValueOf& value_of) const {
    const Line& line = puzzle_.layout.lines[number];
    if (line.size != 3) return holds(line, numbers_of_cells(line, value_of));
    const SearchPlan::Relation& relation = plan_.relations[number];
    const std::uint64_t whole = value_of(relation.whole);
    const std::uint64_t left = value_of(relation.left);
    const std::uint64_t right = value_of(relation.right);
    // Both are calculated: a branch that is predicted wrongly would take longer.
    const bool is_sum = left + right == whole;
    const bool is_product = (static_cast<Wide>(left) * right == whole) &
                            ((line.operators[0] == Operator::multiply) | (right != 0));
    return relation.product ? is_product : is_sum;
  }

  const LinePuzzle& puzzle_;
  const SearchPlan& plan_;
  const VisitLane& visit_;
  std::size_t lines_;
  Budget& budget_;
  std::uint64_t steps_of_digit_;
  std::array<State, kMostDigits + 1> states_;  // one, and one for each letter that is branched on
};

bool run_plan(const LinePuzzle& puzzle, const SearchPlan& plan, const VisitLane& visit,
              Budget& budget, std::uint64_t steps_of_digit) {
#ifndef __wasm__  // code for base 10 alone would weigh 4 kB of 316
  constexpr unsigned kUsualBase = 10;
  if (puzzle.conditions.base == kUsualBase) {
    return Run<kUsualBase>(puzzle, plan, visit, budget, steps_of_digit).run();
  }
#endif
  return Run<0>(puzzle, plan, visit, budget, steps_of_digit).run();
}

bool run_plan(const LinePuzzle& puzzle, const VisitLane& visit, Budget* budget) {
  Budget endless;
  Budget& within = budget == nullptr ? endless : *budget;
  return run_plan(puzzle, plan_of(puzzle), visit, within, kStepsOfGuess);
}

// Shows the digits of a lane.
auto visit_digits(const LinePuzzle& puzzle, const Visit& visit) {
  return [&puzzle, &visit](const Lanes* digit_of, std::size_t lane) {
    Digits digits(puzzle.letters);
    for (std::size_t i = 0; i < digits.size(); ++i) digits[i] = digit_of[i][lane];
    return visit(digits);
  };
}

}  // namespace

bool each_answer(const LinePuzzle& puzzle, const Visit& visit, Budget* budget) {
  return run_plan(puzzle, visit_digits(puzzle, visit), budget);
}

std::optional<bool> each_answer_if_short(const LinePuzzle& puzzle, const SearchBounds& bounds,
                                         const Visit& visit, Budget& budget) {
  const SearchPlan plan = plan_of(puzzle);
  if (expected_guesses(plan, puzzle.conditions.base) > bounds.most_guesses) return std::nullopt;
  return run_plan(puzzle, plan, visit_digits(puzzle, visit), budget, bounds.steps_of_digit);
}

std::optional<std::vector<Digits>> answers_within(Budget& budget, const LinePuzzle& puzzle,
                                                  std::uint64_t limit) {
  // By numbers, since g++ 12 falsely warns of faults in the comparison of bytes.
  const auto before = [](const Digits& x, const Digits& y) {
    return std::ranges::lexicographical_compare(x, y, [](int a, int b) { return a < b; });
  };
  // The least answers so far, a heap with the largest of them on top.
  std::vector<Digits> least;
  const auto keep = [&](const Digits& digits) {
    if (least.size() < limit) {
      least.push_back(digits);
      std::ranges::push_heap(least, before);
    } else if (!least.empty() && before(digits, least.front())) {
      std::ranges::pop_heap(least, before);
      least.back() = digits;
      std::ranges::push_heap(least, before);
    }
    return true;
  };
  if (!each_answer(puzzle, keep, &budget)) return std::nullopt;
  std::ranges::sort_heap(least, before);
  return least;
}

std::vector<Digits> answers(const LinePuzzle& puzzle, std::uint64_t limit) {
  Budget endless;
  return *answers_within(endless, puzzle, limit);
}

bool is_unique(const LinePuzzle& puzzle, Budget* budget) {
  unsigned count = 0;
  run_plan(puzzle, [&](const Lanes*, std::size_t) { return ++count < 2; }, budget);
  return count == 1;
}

}  // namespace reckon::letters
