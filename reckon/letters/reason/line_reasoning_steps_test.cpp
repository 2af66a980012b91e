// SPDX-License-Identifier: MIT
// Checks every step of an explanation by itself: it removes only digits that are impossible, given
// the earlier steps and the lines that it names.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/generator.hpp"
#include "reckon/letters/brute_force_test.hpp"
#include "reckon/letters/grid/random_grid.hpp"
#include "reckon/letters/reason/reasoning.hpp"

namespace reckon::letters {

namespace {

__extension__ using Wide = __int128;

// The remaining candidates of each letter, as a reader of the steps would note them.
using Notes = std::vector<DigitSet>;

bool can_be(DigitSet digits, unsigned digit) { return (digits >> digit & 1U) != 0; }

// Every assignment of different digits from the notes to some letters for which some lines hold, by
// brute force; shares no code with the library.
class Trial {
 public:
  Trial(const LinePuzzle& puzzle, const Notes& notes, std::vector<std::size_t> lines,
        std::vector<std::size_t> letters)
      : puzzle_(puzzle), notes_(notes), lines_(std::move(lines)), letters_(std::move(letters)) {
    for (const std::size_t line : lines_) {
      for (std::size_t i = 0; i < puzzle_.layout.lines[line].size; ++i) {
        for (const Symbol& symbol : puzzle_.words[puzzle_.layout.lines[line].cells[i]]) {
          if (!symbol.given()) add(symbol.letter());
        }
      }
    }
    digits_.resize(puzzle_.letters);
    seen_.resize(puzzle_.letters);
    assign(0, 0);
  }

  // The digits that a letter has in some of the assignments; all its notes if the letter is not
  // involved.
  DigitSet seen(std::size_t letter) const {
    return std::ranges::find(letters_, letter) == letters_.end() ? notes_[letter] : seen_[letter];
  }
  bool any() const { return any_; }

 private:
  void add(std::size_t letter) {
    if (std::ranges::find(letters_, letter) == letters_.end()) letters_.push_back(letter);
  }

  void assign(std::size_t i, DigitSet used) {
    if (i == letters_.size()) {
      if (!std::ranges::all_of(lines_, [&](std::size_t line) { return fits(line); })) return;
      any_ = true;
      for (const std::size_t letter : letters_) seen_[letter] |= DigitSet{1} << digits_[letter];
      return;
    }
    for (unsigned digit = 0; digit < puzzle_.conditions.base; ++digit) {
      if (!can_be(notes_[letters_[i]], digit) || can_be(used, digit)) continue;
      digits_[letters_[i]] = digit;
      assign(i + 1, used | DigitSet{1} << digit);
    }
  }

  Wide number(std::size_t cell) const {
    Wide value = 0;
    for (const Symbol& symbol : puzzle_.words[cell]) {
      value = value * puzzle_.conditions.base +
              (symbol.given() ? symbol.digit() : digits_[symbol.letter()]);
    }
    return value;
  }

  // Evaluates with fractions, term by term.
  bool fits(std::size_t index) const {
    const Line& line = puzzle_.layout.lines[index];
    Wide top = 0;
    Wide bottom = 1;
    Wide term = number(line.cells[0]);
    Wide under = 1;
    for (std::size_t i = 1; i + 1 < line.size; ++i) {
      const Wide next = number(line.cells[i]);
      switch (line.operators[i - 1]) {
        case Operator::multiply: term *= next; break;
        case Operator::divide:
          if (next == 0) return false;
          under *= next;
          break;
        default:
          top = top * under + term * bottom;
          bottom *= under;
          term = line.operators[i - 1] == Operator::add ? next : -next;
          under = 1;
      }
    }
    return top * under + term * bottom ==
           number(line.cells[line.size - std::size_t{1}]) * bottom * under;
  }

  const LinePuzzle& puzzle_;
  const Notes& notes_;
  std::vector<std::size_t> lines_;
  std::vector<std::size_t> letters_;
  std::vector<unsigned> digits_;
  Notes seen_;
  bool any_ = false;
};

// Follows an explanation with notes, and checks each step against them.
class Follower {
 public:
  explicit Follower(const LinePuzzle& puzzle) : puzzle_(puzzle) {
    const DigitSet all = (DigitSet{1} << puzzle.conditions.base) - 1;
    notes_.assign(1, Notes(puzzle.letters, all));
    for (const KnownLetter& known : puzzle.known) {
      notes_[0][known.letter] = DigitSet{1} << known.digit;
    }
  }

  void follow(const Step& step) {
    SCOPED_TRACE(describe(step, puzzle_));
    // Notes under finished guesses no longer count.
    ASSERT_LT(step.depth, notes_.size());
    const bool ended = ended_;
    const std::size_t depth_before = notes_.size() - 1;
    if (step.technique == Technique::refuted) {
      refute(step, ended && depth_before == step.depth + std::size_t{1});
      return;
    }
    ASSERT_EQ(step.depth, depth_before);
    ASSERT_FALSE(ended) << "a step after the end";
    expect_notes(step);
    switch (step.technique) {
      case Technique::guess: guess(step); return;
      case Technique::answer: answer(step); return;
      case Technique::leading_digit: leading_digit(step); break;
      default: check(step);
    }
    for (const Change& change : step.changes) notes()[change.letter] = change.after;
    ended_ = step.contradiction;
  }

  std::size_t checked() const { return checked_; }

 private:
  Notes& notes() { return notes_.back(); }

  void expect_notes(const Step& step) {
    for (const Change& change : step.changes) {
      EXPECT_EQ(change.before, notes()[change.letter]);
      EXPECT_EQ(change.after & ~change.before, 0U) << "a step takes digits away only";
      EXPECT_NE(change.after, change.before);
    }
  }

  void guess(const Step& step) {
    ASSERT_EQ(step.changes.size(), 1U);
    notes_.push_back(notes());
    notes()[step.changes[0].letter] = step.changes[0].after;
    EXPECT_EQ(std::popcount(step.changes[0].after), 1);
  }

  // A finished guess: it ended with a contradiction, or with an answer, after which others are
  // searched.
  void refute(const Step& step, bool at_its_end) {
    EXPECT_TRUE(at_its_end);
    ASSERT_EQ(step.changes.size(), 1U);
    notes_.pop_back();
    const Change& change = step.changes[0];
    EXPECT_EQ(change.before, notes()[change.letter]);
    const DigitSet removed = change.before & ~change.after;
    EXPECT_EQ(std::popcount(removed), 1);
    notes()[change.letter] = change.after;
    ended_ = change.after == 0;
  }

  void answer(const Step& step) {
    std::vector<std::size_t> all(puzzle_.layout.lines.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
    for (const DigitSet digits : notes()) EXPECT_EQ(std::popcount(digits), 1);
    EXPECT_EQ(Trial(puzzle_, notes(), all, {}).any(), !step.contradiction);
    ended_ = true;
  }

  void leading_digit(const Step& step) {
    EXPECT_FALSE(puzzle_.conditions.leading_zeros);
    for (const Change& change : step.changes) {
      EXPECT_EQ(change.before & ~change.after, 1U);
      EXPECT_TRUE(std::ranges::any_of(puzzle_.words, [&](const Word& word) {
        return word.size() > 1 && !word[0].given() && word[0].letter() == change.letter;
      }));
    }
  }

  // Checks a step on the lines that it names; for rules without a line, on the letters. It must not
  // remove a digit that some assignment allows.
  void check(const Step& step) {
    ++checked_;
    std::vector<std::size_t> lines;
    for (const auto& line : {step.line, step.other}) {
      if (line) lines.push_back(*line);
    }
    if (step.technique == Technique::last_place) return last_place(step);
    if (lines.empty()) {
      // The letters whose digits change, paired with each other letter.
      for (const Change& change : step.changes) {
        std::vector<std::size_t> letters(step.because.begin(), step.because.end());
        letters.push_back(change.letter);
        const Trial trial(puzzle_, notes(), {}, letters);
        EXPECT_EQ(change.before & ~change.after & trial.seen(change.letter), 0U);
      }
      if (step.contradiction) {
        EXPECT_TRUE(std::ranges::any_of(step.changes, [](const Change& change) {
          return change.after == 0;
        })) << "the rules say so by a letter without digits";
      }
      return;
    }
    const Trial trial(puzzle_, notes(), lines, {});
    if (step.contradiction) {
      EXPECT_FALSE(trial.any());
      return;
    }
    for (const Change& change : step.changes) {
      EXPECT_EQ(change.before & ~change.after & trial.seen(change.letter), 0U)
          << plain_letter(change.letter);
    }
  }

  // With as many letters as digits, each digit belongs to a letter.
  void last_place(const Step& step) {
    EXPECT_EQ(puzzle_.letters, puzzle_.conditions.base);
    const auto places = [&](unsigned digit) {
      return std::ranges::count_if(notes(), [&](DigitSet digits) { return can_be(digits, digit); });
    };
    if (step.changes.empty()) {
      EXPECT_TRUE(step.contradiction);
      bool missing = false;
      for (unsigned digit = 0; digit < puzzle_.conditions.base; ++digit) {
        missing = missing || places(digit) == 0;
      }
      EXPECT_TRUE(missing);
    }
    for (const Change& change : step.changes) {
      ASSERT_EQ(std::popcount(change.after), 1);
      EXPECT_EQ(places(static_cast<unsigned>(std::countr_zero(change.after))), 1);
    }
  }

  const LinePuzzle& puzzle_;
  std::vector<Notes> notes_;  // by depth of guesses
  bool ended_ = false;        // whether the innermost guess has come to an end
  std::size_t checked_ = 0;
};

// Returns how many steps were checked by brute force.
std::size_t expect_steps(const LinePuzzle& puzzle) {
  SCOPED_TRACE(text_of(puzzle));
  const Reasoned reasoned = reason(puzzle);
  Follower follower(puzzle);
  for (const Step& step : reasoned.steps) {
    follower.follow(step);
    if (testing::Test::HasFailure()) break;
  }
  return follower.checked();
}

TEST(ReasonSteps, RemoveOnlyWhatTheirLinesExcludeInPuzzlesOfAllLevels) {
  constexpr std::uint64_t kSeed = 5;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  std::size_t checked = 0;
  for (int level = kEasiestLevel; level <= kHardestLevel; ++level) {
    for (const bool diagonals : {true, false}) {
      auto generator = calcrostic::Generator::make(kSeed, {.diagonals = diagonals, .level = level});
      ASSERT_TRUE(generator);
      for (int i = 0; i < effort(15, 3); ++i) {
        const auto generated = generator->next();
        if (!generated) break;
        checked += expect_steps(generated->puzzle);
        if (testing::Test::HasFailure()) return;
      }
    }
  }
  EXPECT_GT(checked, effort(1'500U, 300U));
}

// Random words, most of which are contradictory: other bases, leading zeros, given digits, longer
// lines, guesses.
TEST(ReasonSteps, RemoveOnlyWhatTheirLinesExcludeInRandomPuzzles) {
  constexpr std::uint64_t kPuzzles = effort(3'000, 500);
  std::map<Technique, int> techniques;
  for (std::uint64_t seed = 0; seed < kPuzzles; ++seed) {
    SplitMix64 random(seed);
    SCOPED_TRACE("seed " + std::to_string(seed));
    const Conditions conditions{.base = static_cast<unsigned>(3 + random.below(8)),
                                .leading_zeros = random.below(3) == 0};
    const auto side = static_cast<std::uint8_t>(3 + random.below(8) / 6);
    Layout layout = random_layout(random, {.rows = 3, .columns = side}, kOperators);
    std::vector<std::int64_t> numbers(layout.cells());
    for (std::int64_t& number : numbers) {
      number = static_cast<std::int64_t>(random.below(random.below(2) == 0 ? 9 : 90));
    }
    // In most lines the result is right; the others are removed.
    std::erase_if(layout.lines, [&](const Line& line) {
      for (std::int64_t result = 0; result < 2'000; ++result) {
        numbers[line.result()] = result;
        if (holds(line, numbers)) return false;
      }
      numbers[line.result()] = 1;
      return random.below(4) > 0;
    });
    const auto puzzle = encode(layout, numbers, conditions);
    if (!puzzle || puzzle->letters > 8) continue;
    expect_steps(*puzzle);
    if (testing::Test::HasFailure()) return;
    for (const Step& step : reason(*puzzle).steps) ++techniques[step.technique];
  }
  // Each technique was used; a grid has no columns of sums.
  for (const TechniqueRow& row : kTechniques) {
    EXPECT_EQ(techniques[row.technique] > 0, row.scope != Scope::column) << row.key;
  }
}

}  // namespace
}  // namespace reckon::letters
