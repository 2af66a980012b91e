#include "reckon/calcrostic/search_plan.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace reckon::calcrostic {

namespace {

using Letters = SearchPlan::Letters;
using Number = SearchPlan::Number;
using Relation = SearchPlan::Relation;
using Step = SearchPlan::Step;
using Kind = Step::Kind;
using Lines = std::uint32_t;  // a bit each

Letters letter_of(std::uint8_t code) {
  return code < SearchPlan::kZero ? Letters{1} << code : Letters{0};
}

std::size_t lowest(std::uint64_t set) { return static_cast<std::size_t>(std::countr_zero(set)); }

// Two letters of a set, or as many as it has.
Letters two_of(Letters set) {
  const Letters rest = set & (set - 1);
  return set & ~(rest & (rest - 1));
}

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
          .letter = 0,
          .leading = false};
}

// A step that a line has no more than once.
Step step_of(Kind kind, std::size_t line, std::uint8_t target = 0, std::uint8_t a = 0,
             std::uint8_t b = 0) {
  return step_at(kind, line, 0, target, a, b);
}

class Planner {
 public:
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
    pending_ = (Lines{1} << count_) - 1;
    while (true) {
      for (; pending_ != 0; pending_ &= pending_ - 1) look_at(lowest(pending_));
      if (ready_ != 0) {
        take_next(lowest(ready_));
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
    // As long as none of these becomes known, there is nothing new to say of the line: what it
    // lacks are two letters or more, and two of those are among these.
    Letters watched;
    Step next;            // what it can calculate or choose
    std::uint8_t place;   // the next of its last digits
    std::uint8_t places;  // how many last digits are worked through
    // Codes of two digits of which the first is one more. Equal if nothing is known, or no more.
    std::uint8_t first;
    std::uint8_t first_of_part;
  };

  void read_words() {
    Letters leading = 0;
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
      }
      if (word.size() > 1) leading |= letter_of(word[0].code());
    }
    plan_.leading = puzzle_.conditions.leading_zeros ? 0 : leading;
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

  void add(const Step& step) { *step_++ = step; }

  void make_known(Letters letters) {
    known_ |= letters;
    for (std::size_t i = 0; i < count_; ++i) {
      pending_ |= Lines{(lines_[i].watched & letters) != 0} << i;
    }
  }

  void guess(std::size_t letter) {
    const Letters bit = Letters{1} << letter;
    Step step = step_of(Kind::guess, 0);
    find(bit, step);
    add(step);
    make_known(bit);
  }

  // The step makes this letter known.
  void find(Letters letter, Step& step) const {
    step.letter = static_cast<std::uint8_t>(lowest(letter));
    step.leading = (letter & plan_.leading) != 0;
  }

  void take_next(std::size_t i) {
    Progress& line = lines_[i];
    const Step& step = line.next;
    add(step);
    if (step.kind == Kind::quotient || step.kind == Kind::value) {
      const Letters found = line.letters & ~known_;
      plan_.found[i] = found;
      settle(i);
      make_known(found);
      return;
    }
    if (step.kind == Kind::next || step.kind == Kind::previous) {
      line.first = line.first_of_part;
    } else {
      ++line.place;
    }
    make_known(Letters{1} << step.letter);
  }

  // Nothing more is to be said of the line.
  void settle(std::size_t line) {
    settled_ |= Lines{1} << line;
    lines_[line].watched = 0;
    ready_ &= ~(Lines{1} << line);
    choices_ &= ~(Lines{1} << line);
  }

  // Takes every comparison that the line allows now, and finds what it can calculate next.
  void look_at(std::size_t i) {
    const Lines bit = Lines{1} << i;
    ready_ &= ~bit;
    choices_ &= ~bit;
    Progress& line = lines_[i];
    line.watched = 0;
    if (puzzle_.layout.lines[i].size != kLeastSide) {
      look_at_long_line(i, line);
    } else if (plan_.relations[i].product) {
      look_at_product(i, line);
    } else {
      look_at_sum(i, line);
    }
  }

  void look_at_long_line(std::size_t i, Progress& progress) {
    if (knows(progress.letters)) return check(i);
    const Line& line = puzzle_.layout.lines[i];
    for (const std::uint8_t cell : line.operands()) {
      const Letters unknown = plan_.numbers[cell].letters & ~known_;
      if (unknown != 0) {
        progress.watched = two_of(unknown);
        return;
      }
    }
    be_ready(i, step_of(Kind::value, i, line.result()));
    progress.watched = progress.letters & ~known_;
  }

  void be_ready(std::size_t line, const Step& step) {
    ready_ |= Lines{1} << line;
    lines_[line].next = step;
  }

  void check(std::size_t line) {
    settle(line);
    add(step_of(Kind::check, line));
  }

  void look_at_sum(std::size_t i, Progress& line) {
    if (knows(line.letters)) return check(i);
    if (line.first != line.first_of_part && look_at_first_digits(i, line)) return;
    const Relation relation = plan_.relations[i];
    const Number& whole = plan_.numbers[relation.whole];
    const Number& left = plan_.numbers[relation.left];
    const Number& right = plan_.numbers[relation.right];
    for (; line.place < line.places; ++line.place) {
      Step step = step_at(Kind::compare_sum, i, line.place, whole.codes[line.place],
                          left.codes[line.place], right.codes[line.place]);
      // What stands on both sides does not matter.
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
      line.watched |= two_of(unknown);
      if ((unknown & (unknown - 1)) != 0) return;
      find(unknown, step);
      if ((l & r) == unknown) {
        step.kind = Kind::choose_sum;
        choices_ |= Lines{1} << i;
        line.next = step;
        return;
      }
      if (unknown == w) {
        step.kind = Kind::sum;
      } else {
        step.kind = Kind::difference;
        if (unknown == r) std::swap(step.a, step.b);
        std::swap(step.target, step.a);
      }
      be_ready(i, step);
      return;
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
    line.watched = unknown;
    if (unknown == first) {
      step.kind = Kind::next;
    } else if (unknown == part) {
      step.kind = Kind::previous;
      std::swap(step.target, step.a);
    } else {
      return false;
    }
    find(unknown, step);
    be_ready(i, step);
    return true;
  }

  void look_at_product(std::size_t i, Progress& line) {
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
      line.watched |= two_of(unknown);
      if ((unknown & (unknown - 1)) != 0) return;
      find(unknown, step);
      if ((factors & unknown) == 0) {
        step.kind = Kind::product;
        be_ready(i, step);
      } else {
        step.kind = Kind::choose_product;
        choices_ |= Lines{1} << i;
        line.next = step;
      }
      return;
    }
  }

  // True if the product and one factor are known. The sets are what is unknown of each.
  bool look_at_numbers(std::size_t i, Letters whole, Letters left, Letters right) {
    if (whole != 0) {
      lines_[i].watched = whole & -whole;
      return false;
    }
    if (left != 0 && right != 0) {
      lines_[i].watched = (left & -left) | (right & -right);
      return false;
    }
    const Relation relation = plan_.relations[i];
    const bool knows_left = left == 0;
    be_ready(i, step_of(Kind::quotient, i, knows_left ? relation.right : relation.left,
                        relation.whole, knows_left ? relation.left : relation.right));
    lines_[i].watched = left | right;
    return true;
  }

  // The letter that brings lines farthest: a point for each line that needs it at its place, two
  // more where it needs but one other letter. To compare what follows from each would take longer
  // than the search.
  std::size_t best_guess() const {
    std::array<std::uint8_t, SearchPlan::kZero> points{};
    for (Lines left = ((Lines{1} << count_) - 1) & ~settled_; left != 0; left &= left - 1) {
      const std::size_t line = lowest(left);
      const Relation relation = plan_.relations[line];
      Letters needed = 0;
      for (const std::uint8_t cell : {relation.whole, relation.left, relation.right}) {
        needed |= letter_of(plan_.numbers[cell].codes[lines_[line].place]);
      }
      needed &= ~known_;
      const std::uint8_t worth = two_of(needed) == needed ? 3 : 1;
      for (; needed != 0; needed &= needed - 1) {
        std::uint8_t& sum = points[lowest(needed)];
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
  Lines pending_ = 0;  // lines to be looked at
  Lines ready_ = 0;    // lines that can calculate letters
  Lines choices_ = 0;  // lines that leave few choices for a letter
  Lines settled_ = 0;
  std::array<Progress, SearchPlan::kMostLines> lines_;
};

}  // namespace

SearchPlan plan_of(const Puzzle& puzzle) {
  SearchPlan plan;
  Planner(puzzle, plan).make();
  return plan;
}

}  // namespace reckon::calcrostic
