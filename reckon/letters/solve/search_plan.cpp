// SPDX-License-Identifier: MIT
#include "reckon/letters/solve/search_plan.hpp"

#include "reckon/arith/detail/bits.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace reckon::letters {

namespace {

using Letters = SearchPlan::Letters;
using Number = SearchPlan::Number;
using Relation = SearchPlan::Relation;
using Step = SearchPlan::Step;
using Kind = Step::Kind;
using Lines = std::uint32_t;  // a bit each

// By code; nothing for those of given digits.
constexpr std::array<Letters, SearchPlan::kCodes> kLetterOf = [] {
  std::array<Letters, SearchPlan::kCodes> letters{};
  for (std::size_t i = 0; i < SearchPlan::kZero; ++i) letters[i] = Letters{1} << i;
  return letters;
}();

Letters letter_of(std::uint8_t code) { return kLetterOf[code]; }

bool is_more_than_one(Letters set) { return (set & (set - 1)) != 0; }

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

// A step at a place of a line.
Step step_at(Kind kind, std::size_t line, std::uint8_t place, std::uint8_t target, std::uint8_t a,
             std::uint8_t b) {
  return {.kind = kind,
          .line = static_cast<std::uint8_t>(line),
          .place = place,
          .target = target,
          .a = a,
          .b = b,
          .known = 0,
          .leading = false};
}

// A step that a line has no more than once.
Step step_of(Kind kind, std::size_t line, std::uint8_t target = 0, std::uint8_t a = 0,
             std::uint8_t b = 0) {
  return step_at(kind, line, 0, target, a, b);
}

class Planner {
 public:
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): lines_ is filled as far as it is used
  Planner(const Puzzle& puzzle, SearchPlan& plan)
      : puzzle_(puzzle),
        plan_(plan),
        step_(plan.steps.data()),
        count_(puzzle.layout.lines.size()),
        all_((Letters{1} << puzzle.letters) - 1) {
    read_words();
    for (std::size_t line = 0; line < count_; ++line) read_line(line);
  }

  void make() {
    for (const KnownLetter& known : puzzle_.known) make_known(Letters{1} << known.letter);
    pending_ = (Lines{1} << count_) - 1;
    while (true) {
      ready_ &= ~pending_;
      choices_ &= ~pending_;
      look_at_pending();
      if (ready_ != 0) {
        // Those that one of them makes pending do not find what they would have found.
        for (Lines left = ready_; left != 0; left = left & (left - 1) & ~pending_) {
          take_next(lowest(left));
        }
      } else if (choices_ != 0) {
        take_next(lowest(choices_));
      } else if (known_ != all_) {
        guess(best_guess());
      } else {
        break;
      }
    }
    add(step_of(Kind::end, 0));
  }

 private:
  // How far a line is worked through.
  struct Progress {
    Letters letters;
    Step next;            // what it can calculate or choose
    Letters found;        // the letters of which it does
    std::uint8_t place;   // the next of its last digits
    std::uint8_t places;  // how many last digits are worked through
    // Codes of two digits of which the first is one more. Equal if nothing is known, or no more.
    std::uint8_t first;
    std::uint8_t first_of_part;
  };

  void read_words() {
    Letters leading = 0;
    bool given_zero_leads = false;
    plan_.given = 1;
    for (std::size_t i = 0; i < puzzle_.words.size(); ++i) {
      const Word& word = puzzle_.words[i];
      Number& number = plan_.numbers[i];
      number.codes.fill(SearchPlan::kZero);
      number.letters = 0;
      number.size = static_cast<std::uint8_t>(word.size());
      std::size_t place = word.size();
      for (const Symbol symbol : word) {
        number.codes[--place] = symbol.code();
        number.letters |= letter_of(symbol.code());
        if (symbol.given()) plan_.given |= std::uint64_t{1} << symbol.digit();
      }
      if (word.size() > 1) {
        leading |= letter_of(word[0].code());
        given_zero_leads |= word[0].code() == SearchPlan::kZero;
      }
    }
    plan_.leading = puzzle_.conditions.leading_zeros ? 0 : leading;
    plan_.given_zero_leads = given_zero_leads && !puzzle_.conditions.leading_zeros;
  }

  void read_line(std::size_t i) {
    const Line& line = puzzle_.layout.lines[i];
    const Relation relation = relation_of(line);
    plan_.relations[i] = relation;
    Progress& progress = lines_[i];
    progress.letters = 0;
    for (std::size_t k = 0; k < line.size; ++k) {
      progress.letters |= plan_.numbers[line.cells[k]].letters;
    }
    progress.place = 0;
    progress.first = progress.first_of_part = SearchPlan::kZero;
    if (line.size != kLeastSide) return;
    (relation.product ? products_ : sums_) |= Lines{1} << i;
    const Number& whole = plan_.numbers[relation.whole];
    const Number& left = plan_.numbers[relation.left];
    const Number& right = plan_.numbers[relation.right];
    progress.places = whole.size;
    if (relation.product) return;
    const bool left_is_longer = left.size >= right.size;
    const Number& longer = left_is_longer ? left : right;
    progress.places = std::max(whole.size, longer.size);
    read_first_digits(whole, longer, left_is_longer ? right : left, progress);
  }

  // Only a carry, which is 0 or 1, goes into a place where a part has no digit: a sum that is
  // longer than its parts begins with 1, another perhaps with one more than its longer part.
  void read_first_digits(const Number& whole, const Number& longer, const Number& shorter,
                         Progress& progress) const {
    const std::uint8_t first = whole.codes[whole.size - std::size_t{1}];
    if (whole.size == longer.size + 1 && !puzzle_.conditions.leading_zeros) {
      progress.first = first;
    } else if (whole.size == longer.size && shorter.size < longer.size) {
      const std::uint8_t first_of_part = longer.codes[longer.size - std::size_t{1}];
      // A letter may stand for a given digit, but not for that of another letter.
      if (first >= SearchPlan::kZero || first_of_part >= SearchPlan::kZero) return;
      progress.first = first;
      progress.first_of_part = first_of_part;
    }
  }

  bool knows(Letters letters) const { return (letters & ~known_) == 0; }

  void add(const Step& step) {
    *step_ = step;
    step_++->known = known_count_;
  }

  void make_known(Letters letters) {
    known_ |= letters;
    for (; letters != 0; letters &= letters - 1) {
      const std::size_t letter = lowest(letters);
      plan_.letters[known_count_++] = static_cast<std::uint8_t>(letter);
      pending_ |= watchers_[letter];
    }
    pending_ &= ~settled_;
  }

  // A line is looked at again when one of the first two letters that it lacks becomes known: as
  // long as it lacks both, there is nothing new to say of it.
  void watch(std::size_t line, Letters unknown) {
    watchers_[lowest(unknown)] |= Lines{1} << line;
    watchers_[lowest(unknown & (unknown - 1))] |= Lines{1} << line;
  }

  void guess(std::size_t letter) {
    const Letters bit = Letters{1} << letter;
    Step step = step_of(Kind::guess, 0);
    step.leading = (plan_.leading & bit) != 0;
    add(step);
    make_known(bit);
  }

  void take_next(std::size_t i) {
    Progress& line = lines_[i];
    const Step& step = line.next;
    add(step);
    if (step.kind == Kind::quotient || step.kind == Kind::value) {
      settle(i);
    } else if (step.kind == Kind::next || step.kind == Kind::previous) {
      line.first = line.first_of_part;
    } else {
      ++line.place;
    }
    make_known(line.found & ~known_);
  }

  // The line is finished.
  void settle(std::size_t line) {
    settled_ |= Lines{1} << line;
    ready_ &= ~(Lines{1} << line);
  }

  // Takes every comparison that lines allow now, and finds what they can calculate next. Lines of
  // one kind follow each other, since the kind is hard to predict.
  void look_at_pending() {
    for (Lines left = pending_ & sums_; left != 0; left &= left - 1) look_at_sum(lowest(left));
    for (Lines left = pending_ & products_; left != 0; left &= left - 1) {
      look_at_product(lowest(left));
    }
    for (Lines left = pending_ & ~(sums_ | products_); left != 0; left &= left - 1) {
      look_at_long_line(lowest(left));
    }
    pending_ = 0;
  }

  void look_at_long_line(std::size_t i) {
    const Progress& progress = lines_[i];
    if (knows(progress.letters)) return check(i);
    const Line& line = puzzle_.layout.lines[i];
    for (const std::uint8_t cell : line.operands()) {
      const Letters unknown = plan_.numbers[cell].letters & ~known_;
      if (unknown != 0) {
        return watch(i, unknown);
      }
    }
    be_ready(i, step_of(Kind::value, i, line.result()), progress.letters & ~known_);
  }

  // The line can calculate letters next.
  void be_ready(std::size_t i, const Step& step, Letters found) {
    ready_ |= Lines{1} << i;
    expect(i, step, found);
  }

  // It can choose the digit of a letter.
  void have_choice(std::size_t i, const Step& step, Letters found) {
    choices_ |= Lines{1} << i;
    expect(i, step, found);
  }

  void expect(std::size_t i, const Step& step, Letters found) {
    Progress& line = lines_[i];
    line.next = step;
    line.next.leading = (found & plan_.leading) != 0;
    line.found = found;
    watch(i, found);
  }

  void check(std::size_t line) {
    settle(line);
    add(step_of(Kind::check, line));
  }

  void look_at_sum(std::size_t i) {
    Progress& line = lines_[i];
    if (knows(line.letters)) return check(i);
    if (line.first != line.first_of_part && look_at_first_digits(i, line)) return;
    const Relation relation = plan_.relations[i];
    const Number& whole = plan_.numbers[relation.whole];
    const Number& left = plan_.numbers[relation.left];
    const Number& right = plan_.numbers[relation.right];
    for (; line.place < line.places; ++line.place) {
      Step step = step_at(Kind::compare_sum, i, line.place, whole.codes[line.place],
                          left.codes[line.place], right.codes[line.place]);
      // A digit on both sides cancels.
      if (step.target == step.a) step.target = step.a = SearchPlan::kZero;
      if (step.target == step.b) step.target = step.b = SearchPlan::kZero;
      const Letters w = letter_of(step.target);
      const Letters l = letter_of(step.a);
      const Letters r = letter_of(step.b);
      const Letters unknown = (w | l | r) & ~known_;
      if (unknown == 0) {
        add(step);
        continue;
      }
      if (is_more_than_one(unknown)) return watch(i, unknown);
      if ((l & r) == unknown) {
        step.kind = Kind::choose_sum;
        return have_choice(i, step, unknown);
      }
      if (unknown == w) {
        step.kind = Kind::sum;
      } else {
        step.kind = Kind::difference;
        if (unknown == r) std::swap(step.a, step.b);
        std::swap(step.target, step.a);
      }
      return be_ready(i, step, unknown);
    }
    settle(i);
    add(step_at(Kind::carry, i, line.places, 0, 0, 0));
  }

  // True if a letter can be calculated.
  bool look_at_first_digits(std::size_t i, Progress& line) {
    const Letters first = letter_of(line.first);
    const Letters part = letter_of(line.first_of_part);
    Step step = step_of(Kind::compare_next, i, line.first, line.first_of_part);
    const Letters unknown = (first | part) & ~known_;
    if (unknown == 0) {
      line.first = line.first_of_part;
      add(step);
      return false;
    }
    if (unknown == first) {
      step.kind = Kind::next;
    } else if (unknown == part) {
      step.kind = Kind::previous;
      std::swap(step.target, step.a);
    } else {
      watch(i, unknown);
      return false;
    }
    be_ready(i, step, unknown);
    return true;
  }

  void look_at_product(std::size_t i) {
    Progress& line = lines_[i];
    if (knows(line.letters)) return check(i);
    const Relation relation = plan_.relations[i];
    const Number& whole = plan_.numbers[relation.whole];
    const Number& left = plan_.numbers[relation.left];
    const Number& right = plan_.numbers[relation.right];
    if (look_at_numbers(i, whole.letters & ~known_, left.letters & ~known_,
                        right.letters & ~known_)) {
      return;
    }
    for (; line.place < line.places; ++line.place) {
      Step step = step_at(Kind::compare_product, i, line.place, whole.codes[line.place],
                          left.codes[line.place], right.codes[line.place]);
      const Letters w = letter_of(step.target);
      const Letters factors = letter_of(step.a) | letter_of(step.b);
      const Letters unknown = (w | factors) & ~known_;
      if (unknown == 0) {
        add(step);
        continue;
      }
      if (is_more_than_one(unknown)) return watch(i, unknown);
      if ((factors & unknown) == 0) {
        step.kind = Kind::product;
        be_ready(i, step, unknown);
      } else {
        step.kind = Kind::choose_product;
        have_choice(i, step, unknown);
      }
      return;
    }
  }

  // True if the product and one factor are known. The sets are what is unknown of each.
  bool look_at_numbers(std::size_t i, Letters whole, Letters left, Letters right) {
    if (whole != 0) {
      watch(i, whole & -whole);
      return false;
    }
    if (left != 0 && right != 0) {
      watch(i, (left & -left) | (right & -right));
      return false;
    }
    const Relation relation = plan_.relations[i];
    const bool knows_left = left == 0;
    be_ready(i,
             step_of(Kind::quotient, i, knows_left ? relation.right : relation.left, relation.whole,
                     knows_left ? relation.left : relation.right),
             left | right);
    return true;
  }

  // The letter that brings lines farthest: a point for each line that needs it at its place, two
  // more where it needs but one other letter. To compare what follows from each would take longer
  // than the search.
  std::size_t best_guess() const {
    std::array<std::uint8_t, 65> points{};  // the last is of no letter
    for (Lines left = ((Lines{1} << count_) - 1) & ~settled_; left != 0; left &= left - 1) {
      const std::size_t line = lowest(left);
      const Relation relation = plan_.relations[line];
      Letters needed = 0;
      for (const std::uint8_t cell : {relation.whole, relation.left, relation.right}) {
        needed |= letter_of(plan_.numbers[cell].codes[lines_[line].place]);
      }
      needed &= ~known_;
      const Letters without_one = needed & (needed - 1);
      const Letters without_two = without_one & (without_one - 1);
      const int worth = without_two == 0 ? 3 : 1;
      for (const Letters letters : {needed, without_one, without_two}) {
        std::uint8_t& sum = points[lowest(letters)];
        sum = static_cast<std::uint8_t>(sum + worth);
      }
    }
    Letters left = all_ & ~known_;
    std::size_t best = lowest(left);
    for (; left != 0; left &= left - 1) {
      if (points[lowest(left)] > points[best]) best = lowest(left);
    }
    return best;
  }

  const Puzzle& puzzle_;
  SearchPlan& plan_;
  Step* step_;
  std::size_t count_;
  Letters all_;
  Letters known_ = 0;
  std::uint8_t known_count_ = 0;
  Lines sums_ = 0;
  Lines products_ = 0;
  Lines pending_ = 0;  // lines to be looked at
  Lines ready_ = 0;    // lines that can calculate letters
  Lines choices_ = 0;  // lines that leave few choices for a letter
  Lines settled_ = 0;
  std::array<Progress, SearchPlan::kMostLines> lines_;
  std::array<Lines, 65> watchers_{};  // of each letter; the last of none
};

}  // namespace

SearchPlan plan_of(const Puzzle& puzzle) {
  SearchPlan plan;  // NOLINT(cppcoreguidelines-pro-type-member-init): to fill all would take longer
  Planner(puzzle, plan).make();
  return plan;
}

}  // namespace reckon::letters
