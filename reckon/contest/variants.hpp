// SPDX-License-Identifier: MIT
// The variants of a question, and which of them each seat of a group gets.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/kinds/kind.hpp"
#include "reckon/krypto/solver.hpp"
#include "reckon/text/result.hpp"

namespace reckon::contest {

/// A text of a question as it may stand on a paper, in the usual names of its letters.
struct Variant {
  std::string text;
  std::optional<int> level{};
  std::string solution{};  ///< as kinds::AnswerJudge::canonical writes it
  /// A neighbour could copy these: the digit of each letter, and the number of each cell.
  std::vector<std::uint8_t> letters{};
  std::vector<std::int64_t> cells{};

  friend bool operator==(const Variant&, const Variant&) = default;
};

/// Returns the variants of a puzzle: up to eight of a calcrostic, two of a newspaper grid, one of
/// all else. Their levels lie in two neighbouring levels; it is the largest such set, and the
/// easier one of two. Each variant has exactly one answer. Cost: up to eight gradings, some
/// milliseconds. Refuses a puzzle that does not have exactly one answer.
Result<std::vector<Variant>> variants_of(kinds::Kinds kinds, krypto::Solver& solver,
                                         const kinds::Puzzle& puzzle);

/// Returns by how much two variants can be copied from each other, as kinds::shared_part.
std::int64_t shared_part(const Variant& one, const Variant& other);

/// Chooses the variants of a question for the seats of a group, one after the other. Seats near
/// each other share least. Seat s is compared with seats s-1 (with weight 4), s-2 (2), and s-6 to
/// s-8 (1). The same variant costs 1 more. Chance decides between those within 0.15 of the least.
class SeatVariants {
 public:
  /// There must be at least one variant. The variants need not outlive this.
  explicit SeatVariants(std::span<const Variant> variants);

  /// Takes note of a seat that has a paper already.
  void place(std::size_t variant) { before_.push_back(variant); }
  /// Returns the variant for the next seat.
  std::size_t next(SplitMix64& random);

 private:
  std::int64_t cost(std::size_t variant) const;

  std::size_t count_;
  std::vector<std::int64_t> shared_;  // of each pair, row by row
  std::vector<std::size_t> before_;
};

/// Returns names for this many letters: a permutation of the usual ones, A, B and so on.
std::string renamed_letters(std::size_t letters, SplitMix64& random);
/// Returns how many letters, A and so on, a text in the usual names has.
std::size_t letters_in(const std::string& text);
/// Returns a text with the usual names in which each letter has the name that stands at its place.
/// An empty list of names changes nothing.
std::string with_names(const std::string& text, const std::string& names);
/// Returns an answer such as `A=2, B=7` in the usual names again, in their order.
std::string turned_back(const std::string& answer, const std::string& names);

}  // namespace reckon::contest
