// SPDX-License-Identifier: MIT
// The same puzzles solved by the constraint solver Gecode, in two models. In the naive one, every
// number is a linear equation of its letters, and every line an equation of three numbers. The
// fastest one found has:
//
// - a variable for each letter, all different;
// - a sum as one linear equation of its letters;
// - a product of number variables, each of which is a linear equation of its letters, and a table
// of the last digits, which only shortens the search;
// - branching on a letter with the fewest digits left, smallest digit first.
//
// It takes 17.3 us of processor time a puzzle, 13 of it before the first branching, and 2.2 nodes.
// With one change (Gecode 6.2 of Debian 12, the least of seven runs over all puzzles):
//
//     distinct with bounds, domain consistency                            18.0, 20.1
//     sums of number variables; these as well as of letters               32.2, 25.7
//     sums column by column, with carries                                 18.2
//     domain consistency: words of two letters; in a sample: those of up
//       to three; sums; products                                          19.8; 50; 66; 450
//     no table; one table for all products; tables for sums too           18.0, 21.7, 19.9
//     letters in order; by degree, AFC, action                            17.7; 18.2, 18.3, 18.9
//     by domain size over degree, AFC, action; size, ties by degree       17.3, 17.4, 18.4; 17.6
//     middle digit first, largest first, halves of the domain             18.0, 17.7, 17.6
//     search recomputes instead of copying; copies the model first        17.2, 17.7
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <gecode/int.hh>
#include <gecode/search.hh>
#include <memory>
#include <optional>
#include <ranges>
#include <utility>

#include "bench/puzzles.hpp"

namespace reckon::bench {
namespace {

using Gecode::IntArgs;
using Gecode::IntVar;
using Gecode::IntVarArgs;
using letters::LinePuzzle;
using letters::Word;

constexpr int kDigits = 10;

int last_letter(const Word& word) { return static_cast<int>(word.back().letter()); }

// The last digits of two factors determine that of the product. A table propagates its tuples only
// for different variables. So each pattern of equal last letters has its own table, with every
// letter once and only the digits that fit the pattern.
class LastDigits {
 public:
  LastDigits() {
    for (int x = 0; x < kDigits; ++x) {
      for (int y = 0; y < kDigits; ++y) {
        const Three digits = {x, y, x * y % kDigits};
        const auto tuple = without_repeats<IntArgs>(digits, digits);
        Gecode::TupleSet& table = tables_[which_are_same(digits)];
        if (!table) table.init(tuple.size());
        table.add(tuple);
      }
    }
    for (Gecode::TupleSet& table : tables_) {
      if (table) table.finalize();
    }
  }

  void post(Gecode::Space& home, const Gecode::IntVarArray& letters, const Word& x, const Word& y,
            const Word& product) const {
    const Three last = {last_letter(x), last_letter(y), last_letter(product)};
    const std::array variables = {letters[last[0]], letters[last[1]], letters[last[2]]};
    Gecode::extensional(home, without_repeats<IntVarArgs>(last, variables),
                        tables_[which_are_same(last)]);
  }

 private:
  using Three = std::array<int, 3>;

  static unsigned which_are_same(const Three& names) {
    return (names[0] == names[1] ? 1U : 0U) | (names[0] == names[2] ? 2U : 0U) |
           (names[1] == names[2] ? 4U : 0U);
  }

  template <typename Arguments, typename Item>
  static Arguments without_repeats(const Three& names, const std::array<Item, 3>& items) {
    Arguments kept;
    kept << items[0];
    if (names[1] != names[0]) kept << items[1];
    if (names[2] != names[0] && names[2] != names[1]) kept << items[2];
    return kept;
  }

  std::array<Gecode::TupleSet, 8> tables_;
};

// The weight of each letter in a sum of words.
class Weights {
 public:
  void add(const Word& word, int times) {
    for (const letters::Symbol symbol : word | std::views::reverse) {
      of_letter_[symbol.letter()] += times;
      times *= kDigits;
    }
  }

  // Requires that the sum is 0, or that number.
  void post(Gecode::Space& home, const Gecode::IntVarArray& letters,
            const IntVar* number = nullptr) const {
    const auto terms = static_cast<int>(kDigits - std::ranges::count(of_letter_, 0));
    IntArgs weights(terms);
    IntVarArgs variables(terms);
    int term = 0;
    for (int letter = 0; letter < letters.size(); ++letter) {
      const int weight = of_letter_[static_cast<std::size_t>(letter)];
      if (weight == 0) continue;
      weights[term] = weight;
      variables[term++] = letters[letter];
    }
    if (number == nullptr) {
      Gecode::linear(home, weights, variables, Gecode::IRT_EQ, 0);
    } else {
      Gecode::linear(home, weights, variables, Gecode::IRT_EQ, *number);
    }
  }

 private:
  std::array<int, kDigits> of_letter_{};
};

enum class Kind : std::uint8_t { plain, fast };

// A model for puzzles of decimal digits with three numbers a line, as letters::encode makes them.
class Model : public Gecode::Space {
 public:
  Model(const LinePuzzle& puzzle, const LastDigits& last_digits, Kind kind)
      : letters_(*this, static_cast<int>(puzzle.letters), 0, kDigits - 1) {
    for (const Word& word : puzzle.words) {
      if (word.size() > 1) not_zero(word);
    }
    Gecode::distinct(*this, letters_, Gecode::IPL_VAL);
    Numbers numbers;
    for (const letters::Line& line : puzzle.layout.lines) {
      std::size_t left = line.cells[0];
      const std::size_t right = line.cells[1];
      std::size_t result = line.cells[2];
      const Operator op = line.operators[0];
      // x - y = z becomes z + y = x, and x / y = z becomes z * y = x.
      if (op == Operator::subtract || op == Operator::divide) std::swap(left, result);
      if (is_additive(op) && kind == Kind::plain) {
        Gecode::linear(*this, IntArgs({1, 1, -1}),
                       IntVarArgs()
                           << number(puzzle, left, numbers) << number(puzzle, right, numbers)
                           << number(puzzle, result, numbers),
                       Gecode::IRT_EQ, 0);
        continue;
      }
      if (is_additive(op)) {
        Weights sum;
        sum.add(puzzle.words[left], 1);
        sum.add(puzzle.words[right], 1);
        sum.add(puzzle.words[result], -1);
        sum.post(*this, letters_);
        continue;
      }
      if (op == Operator::divide) not_zero(puzzle.words[right]);
      if (kind == Kind::fast) {
        last_digits.post(*this, letters_, puzzle.words[left], puzzle.words[right],
                         puzzle.words[result]);
      }
      Gecode::mult(*this, number(puzzle, left, numbers), number(puzzle, right, numbers),
                   number(puzzle, result, numbers));
    }
    Gecode::branch(*this, letters_, Gecode::INT_VAR_SIZE_MIN(), Gecode::INT_VAL_MIN());
  }

  Model(Model& other) : Space(other) { letters_.update(*this, other.letters_); }
  Gecode::Space* copy() override { return new Model(*this); }

 private:
  using Numbers = std::array<std::optional<IntVar>, letters::kMostCells>;

  // A word that begins with 0 is 0 or not allowed.
  void not_zero(const Word& word) {
    Gecode::rel(*this, letters_[static_cast<int>(word[0].letter())], Gecode::IRT_NQ, 0);
  }

  // Returns the number in a cell, one variable for all cells with the same word.
  IntVar number(const LinePuzzle& puzzle, std::size_t cell, Numbers& numbers) {
    const Word& word = puzzle.words[cell];
    if (word.size() == 1) return letters_[last_letter(word)];
    const auto first =
        static_cast<std::size_t>(std::ranges::find(puzzle.words, word) - puzzle.words.begin());
    if (!numbers[first]) {
      int beyond = 1;
      for (std::size_t i = 0; i < word.size(); ++i) beyond *= kDigits;
      numbers[first] = IntVar(*this, beyond / kDigits, beyond - 1);
      Weights weights;
      weights.add(word, 1);
      weights.post(*this, letters_, &*numbers[first]);
    }
    return *numbers[first];
  }

  Gecode::IntVarArray letters_;
};

bool is_unique_for_gecode(const LinePuzzle& puzzle, const LastDigits& last_digits, Kind kind) {
  Gecode::Search::Options options;
  options.clone = false;  // the engine takes ownership of the model
  Gecode::DFS<Model> search(new Model(puzzle, last_digits, kind), options);
  const std::unique_ptr<Model> first(search.next());
  return first && !std::unique_ptr<Model>(search.next());
}

void puzzle_gecode(benchmark::State& state, Kind kind) {
  state.SetLabel("Gecode " GECODE_VERSION);
  const LastDigits last_digits;
  each_puzzle(state, [&](const LinePuzzle& puzzle) {
    return is_unique_for_gecode(puzzle, last_digits, kind);
  });
}
BENCHMARK_CAPTURE(puzzle_gecode, plain, Kind::plain)->Iterations(5 * kPuzzles);
BENCHMARK_CAPTURE(puzzle_gecode, fast, Kind::fast)->Iterations(10 * kPuzzles);

}  // namespace
}  // namespace reckon::bench
