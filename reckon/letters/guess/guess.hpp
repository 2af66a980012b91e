// SPDX-License-Identifier: MIT
// Solves a puzzle by educated guessing: it looks at whole assignments of digits to letters, and
// learns only from how nearly the lines agree (docs/guessing.md).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

#include "reckon/letters/guess/guess_judge.hpp"
#include "reckon/letters/guess/guess_memory.hpp"
#include "reckon/letters/line_puzzle.hpp"
#include "reckon/text/result.hpp"

namespace reckon::letters {

inline constexpr std::size_t kMostCandidates = 1000;
inline constexpr std::uint64_t kMostGuesses = 1'000'000;

/// The way to guess.
struct GuessOptions {
  std::uint64_t seed = 1;
  std::uint64_t max_guesses = 20'000;  ///< 1 to kMostGuesses
  /// The population: how many candidates are bred for every guess, 1 to kMostCandidates.
  std::size_t candidates = 20;
  Lessons lessons{};
};

/// The result of guessing.
struct Guessed {
  std::uint64_t guesses = 0;  ///< how many assignments were tried
  bool solved = false;        ///< whether all lines hold with the best of them
  bool exhausted = false;     ///< whether they were all that the conditions allow
  Digits best{};              ///< of the letters; empty if there was no guess
  Agreement agreement{};      ///< of the best
};

/// The functions that are called at each guess.
struct GuessHooks {
  /// Judges a guess; everything learned about the puzzle comes from here. If empty, it is judge().
  std::function<Agreement(const Digits& digits)> look{};
  /// Called after each guess with the result so far, and whether this guess is the best. Returns
  /// whether to go on.
  std::function<bool(const Guessed& so_far, bool better)> after{};
};

/// Guesses until all lines hold, max_guesses are used up, nothing is left to guess, or a hook ends
/// it. No assignment is guessed twice. None is guessed that the conditions alone rule out: leading
/// zeros, and other digits than the known ones. The same options make the same guesses on every
/// machine. Refuses options out of range. Cost: some 20 µs for each guess and candidate, and up to
/// 1 KB of memory for each guess.
Result<Guessed> guess(const LinePuzzle& puzzle, const GuessOptions& options,
                      const GuessHooks& hooks = {});

}  // namespace reckon::letters
