// SPDX-License-Identifier: MIT
#include "reckon/letters/guess/guess.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reckon/arith/detail/bits.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/letters/guess/guess_candidates.hpp"

namespace reckon::letters {

namespace {

// Lines, a bit each.
using LineSet = std::uint32_t;

// Not std::less: g++ 12 then falsely warns of a fault in the comparison of vectors.
struct Earlier {
  bool operator()(const Digits& one, const Digits& other) const {
    return std::ranges::lexicographical_compare(one, other);
  }
};

class Guesser {
 public:
  Guesser(const LinePuzzle& puzzle, const GuessOptions& options, const GuessHooks& hooks)
      : puzzle_(puzzle),
        options_(options),
        hooks_(hooks),
        random_(options.seed),
        memory_(puzzle, options.lessons),
        assignments_(puzzle),
        lines_of_(puzzle.conditions.base) {
    for (std::size_t i = 0; i < puzzle.layout.lines.size(); ++i) {
      const Line& line = puzzle.layout.lines[i];
      for (std::size_t cell = 0; cell < line.size; ++cell) {
        for (const Symbol symbol : puzzle.words[line.cells[cell]]) {
          if (!symbol.given()) lines_of_[symbol.letter()] |= LineSet{1} << i;
        }
      }
    }
  }

  Guessed run() {
    if (assignments_.any()) {
      candidates_.resize(options_.candidates);
      for (SymbolDigits& candidate : candidates_) candidate = assignments_.draw(random_);
    }
    bool wanted = true;
    while (wanted && !found_.solved && found_.guesses < options_.max_guesses) {
      const auto digits = choose();
      found_.exhausted = !digits;
      wanted = digits && look_at(*digits);
    }
    return std::move(found_);
  }

 private:
  // Returns the next guess; nothing if everything was guessed.
  std::optional<Digits> choose() {
    std::optional<Digits> best;
    int least_doubt = 0;
    for (SymbolDigits& candidate : candidates_) {
      mutate(candidate);
      const int doubt = climb(candidate);
      if (best && doubt >= least_doubt) continue;
      Digits digits = assignments_.letters_of(candidate);
      if (guessed_.contains(digits)) continue;
      least_doubt = doubt;
      best = std::move(digits);
    }
    if (best) return best;
    do untried_ = assignments_.next(untried_);
    while (untried_ && guessed_.contains(*untried_));
    return untried_;
  }

  void mutate(SymbolDigits& digits) {
    constexpr int kSwaps = 3;
    const std::vector<Swap>& swaps = assignments_.swaps();
    for (int i = 0; i < kSwaps && !swaps.empty(); ++i) {
      try_swap(digits, swaps[static_cast<std::size_t>(random_.below(swaps.size()))]);
    }
  }

  // Whether the conditions allow it; if not, nothing is changed.
  bool try_swap(SymbolDigits& digits, Swap swap) const {
    std::swap(digits[swap.one], digits[swap.other]);
    if (assignments_.allows(digits, swap)) return true;
    std::swap(digits[swap.one], digits[swap.other]);
    return false;
  }

  // Swaps digits as long as that leaves less doubt, skipping earlier guesses. The answer may be
  // next to a guess that is not doubted except as the answer. Gives the doubt that is left.
  int climb(SymbolDigits& digits) {
    const std::size_t lines = puzzle_.layout.lines.size();
    std::array<int, kMostLines> doubts{};
    for (std::size_t i = 0; i < lines; ++i) doubts[i] = memory_.doubt(i, digits);
    const std::vector<Swap>& swaps = assignments_.swaps();
    // Around and around, beginning anywhere, until no swap has helped for a whole round.
    std::size_t at = swaps.empty() ? 0 : static_cast<std::size_t>(random_.below(swaps.size()));
    for (std::size_t idle = 0; idle < swaps.size(); at = at + 1 == swaps.size() ? 0 : at + 1) {
      ++idle;
      const Swap swap = swaps[at];
      if (!try_swap(digits, swap)) continue;
      const LineSet changed = lines_of_[swap.one] | lines_of_[swap.other];
      int spare = 0;  // what doubt may become in all, less what it has become
      for (LineSet rest = changed; rest != 0; rest &= rest - 1) spare += doubts[lowest(rest)];
      std::array<int, kMostLines> now = doubts;
      for (LineSet rest = changed; rest != 0 && spare > 0; rest &= rest - 1) {
        const std::size_t line = lowest(rest);
        now[line] = memory_.doubt(line, digits);
        spare -= now[line];
      }
      if (spare > 0 && !guessed_.contains(assignments_.letters_of(digits))) {
        doubts = now;
        idle = 0;
      } else {
        std::swap(digits[swap.one], digits[swap.other]);
      }
    }
    int sum = 0;
    for (const int doubt : doubts) sum += doubt;
    return sum;
  }

  // Whether to go on.
  bool look_at(const Digits& digits) {
    guessed_.insert(digits);
    ++found_.guesses;
    Agreement agreement = hooks_.look ? hooks_.look(digits) : judge(puzzle_, digits);
    memory_.learn(assignments_.symbols_of(digits), agreement);
    const bool better = found_.guesses == 1 || agreement.is_better_than(found_.agreement);
    if (better) {
      found_.best = digits;
      found_.agreement = std::move(agreement);
      found_.solved = found_.agreement.complete();
    }
    return !hooks_.after || hooks_.after(found_, better);
  }

  static constexpr std::size_t kMostLines = 2 * kMostSide + 2;

  const LinePuzzle& puzzle_;
  const GuessOptions& options_;
  const GuessHooks& hooks_;
  SplitMix64 random_;
  GuessMemory memory_;
  Assignments assignments_;
  std::vector<LineSet> lines_of_;  // by letter; places of no letter are in none
  std::vector<SymbolDigits> candidates_;
  std::set<Digits, Earlier> guessed_;
  std::optional<Digits> untried_;  // before it in lexicographic order, everything was guessed
  Guessed found_;
};

}  // namespace

Result<Guessed> guess(const LinePuzzle& puzzle, const GuessOptions& options,
                      const GuessHooks& hooks) {
  if (options.candidates < 1 || options.candidates > kMostCandidates) {
    return failure(ErrorCode::out_of_range,
                   "a population has 1 to " + std::to_string(kMostCandidates) +
                       " candidates, not " + std::to_string(options.candidates));
  }
  if (options.max_guesses < 1 || options.max_guesses > kMostGuesses) {
    return failure(ErrorCode::out_of_range, "allow 1 to " + std::to_string(kMostGuesses) +
                                                " guesses, not " +
                                                std::to_string(options.max_guesses));
  }
  if (options.lessons.last_digits > kMostLastDigits) {
    return failure(ErrorCode::out_of_range, "at most " + std::to_string(kMostLastDigits) +
                                                " last digits are remembered, not " +
                                                std::to_string(options.lessons.last_digits));
  }
  return Guesser(puzzle, options, hooks).run();
}

}  // namespace reckon::letters
