// SPDX-License-Identifier: MIT
#include "reckon/letters/solve/line_plan.hpp"

#include "reckon/arith/detail/bits.hpp"

#include <algorithm>
#include <utility>

namespace reckon::letters {

namespace {

using Letters = SearchPlan::Letters;
using Number = SearchPlan::Number;
using Relation = SearchPlan::Relation;
using Step = SearchPlan::Step;
using Kind = Step::Kind;
using Lines = SearchPlan::Lines;

// By code; nothing for those of given digits.
constexpr std::array<Letters, SearchPlan::kCodes> kLetterOf = [] {
  std::array<Letters, SearchPlan::kCodes> letters{};
  for (std::size_t i = 0; i < SearchPlan::kZero; ++i) letters[i] = Letters{1} << i;
  return letters;
}();

Letters letter_of(std::uint8_t code) { return kLetterOf[code]; }

// x + y = z and z - y = x are the sum z = x + y; x * y = z and z / y = x the product z = x * y.
Relation relation_of(const Line& line) {
  const auto [x, y, z] = std::array{line.cells[0], line.cells[1], line.cells[2]};
  const Operator op = line.operators[0];
  const bool turned = op == Operator::subtract || op == Operator::divide;
  return {.product = op == Operator::multiply || op == Operator::divide,
          .whole = turned ? x : z,
          .left = turned ? z : x,
          .right = y};
}

// The digits of a step, or cells, or nothing.
struct Codes {
  std::uint8_t target = 0;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
};

// How many letters each line lacks at the place that it has reached, at most three. A line has two
// bits, and two more for its first digits, which are checked separately.
//
//     bits   0 1      2 3      ...  32 33                     34 35                     ...
//            line 0   line 1   ...  first digits of line 0    first digits of line 1    ...
using Fields = std::uint64_t;
constexpr std::size_t kFirstDigits = 16;
static_assert(kMostLines <= kFirstDigits);
constexpr Fields kLowBits = 0x5555555555555555;

Fields field(std::size_t i) { return Fields{1} << 2 * i; }
std::size_t lowest_field(Fields fields) { return lowest(fields) / 2; }

// The low bits of fields that are not 0, and of those that are 1.
Fields not_zero(Fields fields) { return (fields | fields >> 1U) & kLowBits; }
Fields ones(Fields fields) { return fields & ~(fields >> 1U) & kLowBits; }

// Returns the sum of all fields, at most 255.
std::uint32_t sum_of(Fields fields) {
  constexpr Fields kPairs = 0x3333333333333333;
  constexpr Fields kFours = 0x0f0f0f0f0f0f0f0f;
  constexpr Fields kEights = 0x0101010101010101;
  fields = (fields & kPairs) + (fields >> 2U & kPairs);
  fields = (fields + (fields >> 4U)) & kFours;
  return static_cast<std::uint32_t>(fields * kEights >> 56U);
}

// The low bits of the fields of lines.
Fields fields_of(Lines lines) {
  Fields fields = lines;
  fields = (fields | fields << 8U) & 0x00ff00ff;
  fields = (fields | fields << 4U) & 0x0f0f0f0f;
  fields = (fields | fields << 2U) & 0x33333333;
  return (fields | fields << 1U) & 0x55555555;
}

class LinePlanner {
 public:
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): as far as it is used
  LinePlanner(const LinePuzzle& puzzle, SearchPlan& plan)
      : puzzle_(puzzle),
        plan_(plan),
        step_(plan.steps.data()),
        all_((Letters{1} << puzzle.letters) - 1),
        lines_left_((Lines{1} << puzzle.layout.lines.size()) - 1) {
    plan.branches = 0;
    for (std::size_t letter = 0; letter < puzzle.letters; ++letter) {
      unknown_[letter] = 1;
      needs_[letter] = 0;
      needs_as_part_[letter] = 0;
    }
    needs_[SearchPlan::kZero] = 0;
    needs_as_part_[SearchPlan::kZero] = 0;
    read_words();
    for (const KnownLetter& known : puzzle_.known) make_known(known.letter);
    for (std::size_t line = 0; line < puzzle.layout.lines.size(); ++line) read_line(line);
  }

  // Calculations come first, then comparisons, and guesses last. An answer takes every step. Wrong
  // guesses take only some, and each step takes many at once, so few steps count for more than an
  // early contradiction. Before a guess, all is compared.
  void make() {
    const Fields product_fields = fields_of(products_);
    while (known_ != all_) {
      const Fields one = ones(lacks_) & live_;
      if (const Fields ready = one & ~not_zero(lacks_parts_); ready != 0) {
        // Products first: then fewer steps lead to a contradiction.
        const Fields of_products = ready & product_fields;
        calculate(lowest_field(of_products != 0 ? of_products : ready));
      } else if (const Fields none = ~not_zero(lacks_) & live_; none != 0) {
        take_known(lowest_field(none));
      } else if (const Lines numbers = lines_with_number(); numbers != 0) {
        take_number(lowest(numbers));
      } else if (one != 0) {
        choose(lowest_field(one));
      } else {
        guess(best_guess());
      }
    }
    add(Kind::end, 0);
  }

 private:
  // How far a line is worked through.
  struct Progress {
    Letters letters;
    // The codes of the whole and its parts.
    std::array<const std::uint8_t*, kLeastSide> codes;
    std::uint8_t place;   // the next of its last digits
    std::uint8_t places;  // how many last digits are worked through
    // Codes of two digits, the first of which is one more, if anything is known of them.
    std::uint8_t first;
    std::uint8_t first_of_part;
  };

  void read_words() {
    Letters leading = 0;
    bool given_zero_leads = false;
    std::uint64_t given = 1;
    for (std::size_t i = 0; i < puzzle_.words.size(); ++i) {
      const Word& word = puzzle_.words[i];
      Number& number = plan_.numbers[i];
      number.codes.fill(SearchPlan::kZero);
      number.size = static_cast<std::uint8_t>(word.size());
      Letters letters = 0;
      std::size_t place = word.size();
      for (const Symbol symbol : word) {
        number.codes[--place] = symbol.code();
        letters |= letter_of(symbol.code());
        if (symbol.given()) given |= std::uint64_t{1} << symbol.digit();
      }
      number.letters = letters;
      if (word.size() > 1) {
        leading |= letter_of(word[0].code());
        given_zero_leads |= word[0].code() == SearchPlan::kZero;
      }
    }
    plan_.given = given;
    plan_.leading = puzzle_.conditions.leading_zeros ? 0 : leading;
    plan_.given_zero_leads = given_zero_leads && !puzzle_.conditions.leading_zeros;
  }

  void read_line(std::size_t i) {
    const Line& line = puzzle_.layout.lines[i];
    const Relation relation = relation_of(line);
    plan_.relations[i] = relation;
    Progress& progress = lines_[i];
    progress.letters = 0;
    progress.place = 0;
    for (std::size_t k = 0; k < line.size; ++k) {
      progress.letters |= plan_.numbers[line.cells[k]].letters;
    }
    if (line.size != kLeastSide) {
      long_lines_ |= Lines{1} << i;
      return;
    }
    const Number& whole = plan_.numbers[relation.whole];
    const Number& left = plan_.numbers[relation.left];
    const Number& right = plan_.numbers[relation.right];
    progress.codes = {whole.codes.data(), left.codes.data(), right.codes.data()};
    progress.places = whole.size;
    live_ |= field(i);
    if (relation.product) {
      products_ |= Lines{1} << i;
    } else {
      const bool left_is_longer = left.size >= right.size;
      const Number& longer = left_is_longer ? left : right;
      progress.places = std::max(whole.size, longer.size);
      read_first_digits(i, whole, longer, left_is_longer ? right : left);
    }
    look_at_place(i);
  }

  // Only a carry, which is 0 or 1, goes into a place where a part has no digit. So a sum that is
  // longer than its parts begins with 1. Any other may begin with one more than its longer part
  // does.
  void read_first_digits(std::size_t i, const Number& whole, const Number& longer,
                         const Number& shorter) {
    const std::uint8_t first = whole.codes[whole.size - std::size_t{1}];
    std::uint8_t first_of_part = SearchPlan::kZero;
    if (whole.size == longer.size && shorter.size < longer.size) {
      first_of_part = longer.codes[longer.size - std::size_t{1}];
      // A letter may stand for a given digit, but not for that of another letter.
      if (first >= SearchPlan::kZero || first_of_part >= SearchPlan::kZero) return;
    } else if (whole.size != longer.size + 1 || puzzle_.conditions.leading_zeros) {
      return;
    }
    if (first == first_of_part) return;
    lines_[i].first = first;
    lines_[i].first_of_part = first_of_part;
    live_ |= field(i + kFirstDigits);
    count_letters(i + kFirstDigits, {first, first_of_part, first_of_part}, false);
  }

  static std::uint8_t letter_or_last(std::uint8_t code) {
    return std::min(code, SearchPlan::kZero);
  }

  // Counts in a field, which is 0, the unknown letters among three digits. Only the first can be
  // calculated if the others are hard.
  void count_letters(std::size_t i, Codes codes, bool parts_are_hard) {
    const auto [whole, left, right] = codes;
    const std::size_t shift = 2 * i;
    // 1 if the codes differ, else 0. The result of a comparison g++ stores as a byte, and then
    // waits to load it as a word.
    const auto differ = [](std::uint32_t x, std::uint32_t y) { return ((x ^ y) + 0xFFU) >> 8U; };
    const std::uint32_t parts = unknown_[left] + (unknown_[right] & differ(right, left));
    const std::uint32_t all =
        parts + (unknown_[whole] & differ(whole, left) & differ(whole, right));
    lacks_ += Fields{all} << shift;
    lacks_parts_ += parts * Fields{parts_are_hard} << shift;
    needs_[letter_or_last(whole)] |= Fields{1} << shift;
    for (const std::uint8_t part : {left, right}) {
      needs_[letter_or_last(part)] |= Fields{1} << shift;
      needs_as_part_[letter_or_last(part)] |= Fields{parts_are_hard} << shift;
    }
  }

  // The digits at the place to which a line has come.
  Codes codes_at_place(std::size_t i) const {
    const Progress& line = lines_[i];
    Codes codes{.target = line.codes[0][line.place],
                .a = line.codes[1][line.place],
                .b = line.codes[2][line.place]};
    if (!plan_.relations[i].product) {
      // A digit on both sides cancels.
      if (codes.target == codes.a) codes.target = codes.a = SearchPlan::kZero;
      if (codes.target == codes.b) codes.target = codes.b = SearchPlan::kZero;
    }
    return codes;
  }

  void look_at_place(std::size_t i) {
    const Progress& line = lines_[i];
    const bool product = plan_.relations[i].product;
    if (product && line.place == line.places) {
      live_ &= ~field(i);
      return;
    }
    const Codes codes = codes_at_place(i);
    count_letters(i, codes, product || codes.a == codes.b);
  }

  void go_on(std::size_t i) {
    ++lines_[i].place;
    begun_ |= products_ & Lines{1} << i;
    look_at_place(i);
  }

  bool knows(Letters letters) const { return (letters & ~known_) == 0; }
  bool knows_cell(std::uint8_t cell) const { return knows(plan_.numbers[cell].letters); }

  // Member by member: to put a step together and then copy it takes longer.
  void add(Kind kind, std::size_t line, Codes codes = {}, bool leading = false) {
    Step& step = *step_++;
    step.kind = kind;
    step.line = static_cast<std::uint8_t>(line);
    step.place = lines_[line].place;
    step.target = codes.target;
    step.a = codes.a;
    step.b = codes.b;
    step.known = known_count_;
    step.leading = leading;
  }

  void make_known(std::size_t letter) {
    unknown_[letter] = 0;
    known_ |= Letters{1} << letter;
    lacks_ -= needs_[letter];
    lacks_parts_ -= needs_as_part_[letter];
    plan_.letters[known_count_++] = static_cast<std::uint8_t>(letter);
  }

  // Adds a step by which a letter becomes known.
  void find(std::size_t letter, Kind kind, std::size_t line, Codes codes = {}) {
    add(kind, line, codes, ((plan_.leading >> letter) & 1U) != 0);
    make_known(letter);
  }

  // The next letter may be tried.
  void branch() {
    plan_.begun[known_count_] = begun_ & lines_left_;
    ++plan_.branches;
  }

  void guess(std::size_t letter) {
    branch();
    find(letter, Kind::guess, 0);
  }

  // The line is finished.
  void settle(std::size_t i) {
    live_ &= ~(field(i) | field(i + kFirstDigits));
    lines_left_ &= ~(Lines{1} << i);
  }

  void check(std::size_t i) {
    settle(i);
    add(Kind::check, i);
  }

  // All letters are known.
  void take_known(std::size_t i) {
    if (i >= kFirstDigits) return compare_first_digits(i);
    const Progress& line = lines_[i];
    if (knows(line.letters)) return check(i);
    if (line.place == line.places) {
      settle(i);
      return add(Kind::carry, i);
    }
    add(plan_.relations[i].product ? Kind::compare_product : Kind::compare_sum, i,
        codes_at_place(i));
    go_on(i);
  }

  void compare_first_digits(std::size_t i) {
    live_ &= ~field(i);
    const Progress& line = lines_[i - kFirstDigits];
    if (knows(line.letters)) return;  // it is checked
    add(Kind::compare_next, i - kFirstDigits, {.target = line.first, .a = line.first_of_part});
  }

  // One letter is not known.
  void calculate(std::size_t i) {
    if (i >= kFirstDigits) return calculate_first_digit(i);
    Codes codes = codes_at_place(i);
    Kind kind = Kind::sum;
    if (plan_.relations[i].product) {
      kind = Kind::product;
    } else if (unknown_[codes.target] == 0) {
      kind = Kind::difference;
      if (unknown_[codes.b] != 0) std::swap(codes.a, codes.b);
      std::swap(codes.target, codes.a);
    }
    find(codes.target, kind, i, codes);
    go_on(i);
  }

  void calculate_first_digit(std::size_t i) {
    live_ &= ~field(i);
    const std::size_t number = i - kFirstDigits;
    const Progress& line = lines_[number];
    if (unknown_[line.first] != 0) {
      find(line.first, Kind::next, number, {.target = line.first, .a = line.first_of_part});
    } else {
      find(line.first_of_part, Kind::previous, number,
           {.target = line.first_of_part, .a = line.first});
    }
  }

  void choose(std::size_t i) {
    const Codes codes = codes_at_place(i);
    const bool product = plan_.relations[i].product;
    branch();
    find(unknown_[codes.a] != 0 ? codes.a : codes.b,
         product ? Kind::choose_product : Kind::choose_sum, i, codes);
    go_on(i);
  }

  // Returns the lines in which all is known except a factor, or the result of several operations;
  // or all is known.
  Lines lines_with_number() const {
    Lines found = 0;
    for (Lines left = products_ & lines_left_; left != 0; left &= left - 1) {
      const std::size_t i = lowest(left);
      const Relation relation = plan_.relations[i];
      const bool is_found =
          knows_cell(relation.whole) && (knows_cell(relation.left) || knows_cell(relation.right));
      found |= Lines{is_found} << i;
    }
    for (Lines left = long_lines_ & lines_left_; left != 0; left &= left - 1) {
      const std::size_t i = lowest(left);
      const bool is_found = std::ranges::all_of(
          puzzle_.layout.lines[i].operands(), [&](std::uint8_t cell) { return knows_cell(cell); });
      found |= Lines{is_found} << i;
    }
    return found;
  }

  void take_number(std::size_t i) {
    const Letters letters = lines_[i].letters;
    if (knows(letters)) return check(i);
    settle(i);
    if (const Line& line = puzzle_.layout.lines[i]; line.size != kLeastSide) {
      add(Kind::value, i, {.target = line.result()});
    } else {
      const Relation relation = plan_.relations[i];
      const bool knows_left = knows_cell(relation.left);
      add(Kind::quotient, i,
          {.target = knows_left ? relation.right : relation.left,
           .a = relation.whole,
           .b = knows_left ? relation.left : relation.right});
    }
    for (Letters left = letters & ~known_; left != 0; left &= left - 1) {
      branch();  // where 0 = 0 * x
      make_known(lowest(left));
    }
  }

  // The letter that brings lines farthest: a point for each line that needs it at its place, two
  // more where it needs but one other letter. To compare what follows from each would take longer
  // than the search. Which grids are generated depends on how many guesses their search takes, so
  // another choice would change those of sheets given out.
  std::size_t best_guess() const {
    const Letters unknown = all_ & ~known_;
    const Fields lines_left = fields_of(lines_left_);
    std::array<Fields, SearchPlan::kZero + 1> needs;  // NOLINT(*-member-init): as far as it is used
    for (std::size_t letter = 0; letter < puzzle_.letters; ++letter) {
      needs[letter] = needs_[letter] & lines_left;
    }
    needs[SearchPlan::kZero] = 0;
    // Digits that cancel count too, and so do the last digits of the first cells of longer lines.
    for (Lines left = lines_left_; left != 0; left &= left - 1) {
      const std::size_t i = lowest(left);
      const auto add = [&](std::uint8_t cell) {
        needs[letter_or_last(plan_.numbers[cell].codes[lines_[i].place])] |= field(i);
      };
      const Relation relation = plan_.relations[i];
      add(relation.whole);
      if (((long_lines_ >> i) & 1U) != 0) {
        add(relation.left);
        add(relation.right);
      }
    }
    Fields lacks{};
    for (Letters left = unknown; left != 0; left &= left - 1) lacks += needs[lowest(left)];
    const Fields few = ~(lacks & lacks >> 1U);
    std::size_t best = lowest(unknown);
    std::uint32_t most = 0;
    for (Letters left = unknown; left != 0; left &= left - 1) {
      const Fields lines = needs[lowest(left)];
      const std::uint32_t points = sum_of(lines | (lines & few) << 1U);
      if (points > most) {
        best = lowest(left);
        most = points;
      }
    }
    return best;
  }

  const LinePuzzle& puzzle_;
  SearchPlan& plan_;
  Step* step_;
  Letters all_;
  Letters known_ = 0;
  std::uint8_t known_count_ = 0;
  Lines lines_left_;  // that are not finished
  Lines products_ = 0;
  Lines begun_ = 0;       // products whose places are behind
  Lines long_lines_ = 0;  // with several operations
  Fields live_ = 0;       // the low bits of fields that are worked on
  Fields lacks_ = 0;      // letters that are not known
  std::array<Progress, kMostLines> lines_;
  Fields lacks_parts_ = 0;  // those of them that cannot be calculated there
  std::array<std::uint8_t, SearchPlan::kCodes>
      unknown_{};  // by code: 1 for unknown letters, else 0
  // By letter, and the last for given digits: the low bits of fields that have counted it, and of
  // those that have among what cannot be calculated. One array of both takes longer, since
  // compilers then load as one what has just been stored as two.
  std::array<Fields, SearchPlan::kZero + 1> needs_;
  std::array<Fields, SearchPlan::kZero + 1> needs_as_part_;
};

}  // namespace

// All of it is inlined, so that the counts stay in registers.
[[gnu::flatten]] SearchPlan plan_of(const LinePuzzle& puzzle) {
  SearchPlan plan;  // NOLINT(cppcoreguidelines-pro-type-member-init): to fill all would take longer
  LinePlanner(puzzle, plan).make();
  return plan;
}

double expected_guesses(const SearchPlan& plan, unsigned base) {
  constexpr double kCarries = 2;     // one sum in this many has no carry
  constexpr double kChecks = 100;    // one line in this many holds
  constexpr double kQuotients = 10;  // one division in this many is exact
  double guesses = 0;
  double alive = 1;
  for (const Step* step = plan.steps.data(); step->kind != Kind::end; ++step) {
    const double digits = base - step->known - (step->leading ? 1 : 0);
    switch (step->kind) {
      case Kind::guess:
        guesses += alive;
        alive *= digits;
        break;
      case Kind::choose_sum:
      case Kind::choose_product: guesses += alive; [[fallthrough]];
      case Kind::next:
      case Kind::previous:
      case Kind::sum:
      case Kind::difference:
      case Kind::product: alive *= digits / base; break;
      case Kind::compare_next:
      case Kind::compare_sum:
      case Kind::compare_product: alive /= base; break;
      case Kind::carry: alive /= kCarries; break;
      case Kind::check: alive /= kChecks; break;
      case Kind::quotient:
      case Kind::value: alive /= kQuotients; break;
      case Kind::end: break;
    }
  }
  return guesses;
}

}  // namespace reckon::letters
