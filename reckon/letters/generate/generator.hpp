// SPDX-License-Identifier: MIT
// Makes alphametics with exactly one answer.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/letters/reason/grade.hpp"
#include "reckon/letters/reason/reasoning.hpp"
#include "reckon/text/language.hpp"
#include "reckon/text/result.hpp"

namespace reckon::letters {

/// What is made.
enum class Shape : std::uint8_t {
  sum,             ///< a sum of words
  doubly_true,     ///< a sum of number words that is true of the numbers too
  multiplication,  ///< a long multiplication, drawn
};
inline constexpr std::array kAllShapes = {Shape::sum, Shape::doubly_true, Shape::multiplication};
/// Returns `sum`, `doubly-true` or `multiplication`.
std::string_view name_of(Shape shape);

inline constexpr std::size_t kMostAddends = 10;
/// Returns the default number of addends: the exact number, or the most for doubly true sums.
std::size_t usual_addends(Shape shape);

struct GeneratorOptions {
  Shape shape = Shape::sum;
  std::vector<std::string> words{};       ///< for sums: capitals of any script
  Language language = Language::english;  ///< of number words
  std::uint64_t largest = 99;             ///< number of doubly true sums
  std::size_t addends = 2;                ///< of sums: 2 to 10; at most, of doubly true ones
  std::optional<int> level{};             ///< 1 to 5; any if empty
  bool ideal = false;                     ///< all ten digits occur
};

struct Generated {
  Reading reading;
  Digits answer;
  Grade grade;
};

/// Returns the long multiplication of two numbers as it is drawn: a partial product for each digit
/// of the multiplier, and the product. Their product must be below 2^63.
std::string drawn_product(std::uint64_t factor, std::uint64_t multiplier);
/// Replaces the digits of a text by letters: A for the first that appears, then B.
std::string lettered(std::string text);

/// Whether words keep their accents.
enum class Accents : std::uint8_t { keep, drop };
inline constexpr std::array kAllAccents = {Accents::keep, Accents::drop};
/// Returns `keep` or `drop`.
std::string_view name_of(Accents accents);

/// Words of puzzles, and what else was among them.
struct WordsRead {
  std::vector<std::string> words{};  ///< capitals
  std::size_t skipped = 0;           ///< how many have other characters than letters, or too many
  std::string first_skipped{};       ///< as it was typed
};

/// Returns the words in a text, with comments from # on. Letters become capitals; without accents,
/// É becomes E, and Æ AE. Cost: linear.
WordsRead read_words(std::string_view text, Accents accents = Accents::keep);
/// Says how many words were skipped, and names the first; empty if none were.
std::string said_of_skipped(const WordsRead& read);

/// Makes random puzzles, reproducible from the seed; none twice.
class Generator {
 public:
  /// Refuses options that make no puzzle.
  static Result<Generator> make(std::uint64_t seed, GeneratorOptions options);

  /// Returns a puzzle with exactly one answer that fits the options. Fails if a long search finds
  /// none that is new (for doubly true sums, a search of all), or if the budget runs out; a null
  /// budget is endless. Costs milliseconds, or seconds if few puzzles fit.
  Result<Generated> next(Budget* budget = nullptr);

 private:
  Generator(std::uint64_t seed, GeneratorOptions options)
      : random_(seed), options_(std::move(options)) {}

  std::string random_text();
  Result<Generated> next_doubly_true(Budget* budget);
  std::string random_sum();
  std::string random_multiplication();

  SplitMix64 random_;
  GeneratorOptions options_;
  std::set<std::string> made_;
};

/// Returns the puzzle of a text, if it has exactly one answer and fits the options.
std::optional<Generated> puzzle_as_wished(const std::string& text, const GeneratorOptions& options,
                                          Budget* budget = nullptr);

/// Visits all doubly true sums with one answer: of 2 to `addends` numbers of at least 1, the
/// smallest first, with a sum of at most `largest`. Cost: some 10 us for each such list of numbers
/// that has at most ten letters.
void each_doubly_true(const GeneratorOptions& options,
                      const std::function<bool(const Generated&)>& visit);

}  // namespace reckon::letters
