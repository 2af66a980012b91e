// SPDX-License-Identifier: MIT
// Stated questions as a kind of puzzles. They have no code, and persons make them.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "reckon/kinds/rows.hpp"

namespace reckon::kinds {

namespace {

const StatedPuzzle& question_in(const Puzzle& puzzle) { return std::get<StatedPuzzle>(puzzle); }

Result<void> put_stated(Symbols&, const Puzzle&) {
  return failure(ErrorCode::unsuitable, "stated questions have no code: give the file");
}

std::optional<Puzzle> take_stated(SymbolSource&) { return std::nullopt; }

// FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo, 1991), in 64 bits.
std::uint64_t hash_of(std::string_view text, std::uint64_t hash) {
  constexpr std::uint64_t kPrime = 0x100000001B3;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * kPrime;
  return hash;
}

std::string in_hexadecimal(std::uint64_t number) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  constexpr unsigned kBits = 64;
  std::string text;
  for (unsigned shift = kBits; shift > 0;) {
    shift -= 4;
    text += kDigits[number >> shift & 15U];
  }
  return text;
}

// Questions of one class have the same texts, picture and answers; ids do not matter. Two hashes of
// the same lines, from different beginnings, are the name of a class.
Facts facts_of_stated(const Puzzle& puzzle) {
  constexpr std::uint64_t kFirst = 0xCBF29CE484222325;
  constexpr std::uint64_t kSecond = 0x9E3779B97F4A7C15;
  StatedPuzzle unnamed = question_in(puzzle);
  unnamed.id.clear();
  const std::string lines = to_text(unnamed);
  Facts facts{.class_name =
                  in_hexadecimal(hash_of(lines, kFirst)) + in_hexadecimal(hash_of(lines, kSecond))};
  facts.place = facts.class_name;
  return facts;
}

Result<Solved> solve_stated(krypto::Solver&, const Puzzle& puzzle) {
  const StatedPuzzle& question = question_in(puzzle);
  if (const auto good = check(question); !good) return std::unexpected(good.error());
  return Solved{.solution = solution_of(question)};
}

}  // namespace

Result<Puzzle> read_stated(Budget&, const std::string& text, Rules) {
  return read_stated_text(text);
}

Result<Graded> judge_stated(const std::string& text, Rules) {
  auto question = read_stated_text(text);
  if (!question) return std::unexpected(question.error());
  return Graded{.puzzle = *std::move(question)};
}

CheckedRow stated_question() {
  return KindRow{
      .kind = Kind::stated,
      .how_many = "Number of stated questions",
      .has_levels = false,
      .shows_operators = false,
      .put = put_stated,
      .take = take_stated,
      .facts = facts_of_stated,
      .solve = solve_stated,
  };
}

}  // namespace reckon::kinds
