// SPDX-License-Identifier: MIT
// What is reasoned about: letters, and lines that must hold. A part of reason(); not for other use.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "reckon/arith/budget.hpp"
#include "reckon/letters/reason/reasoning.hpp"

namespace reckon::letters {

/// What every letter can still be.
using Possible = std::span<DigitSet>;
/// The same, to be looked at.
using Open = std::span<const DigitSet>;

inline bool found(DigitSet digits) { return std::has_single_bit(digits); }
inline unsigned least(DigitSet digits) { return static_cast<unsigned>(std::countr_zero(digits)); }
inline unsigned most(DigitSet digits) { return static_cast<unsigned>(std::bit_width(digits)) - 1; }

/// Between which values a carry lies.
struct CarryRange {
  std::int64_t low = 0;
  std::int64_t high = 0;
};

/// What is known at a point of the reasoning.
struct Knowledge {
  std::vector<DigitSet> possible{};
  bool contradiction = false;
  /// Of a puzzle that is worked by columns, for each line the carries into its columns and out of
  /// the last.
  std::vector<std::vector<CarryRange>> carries{};
  /// By letter, when it changed. A technique is not tried again on a line none of whose letters has
  /// changed since.
  std::vector<std::uint32_t> changed{};
  std::vector<std::uint32_t> tried{};
};

/// A puzzle as reason() sees it. All techniques return false if they see that there is no answer;
/// what they leave of the possible digits is then of no use. Those that look at cases take them
/// from the budget, and find nothing out if it is over.
class Board {
 public:
  Board(unsigned base, std::size_t letters, Budget& budget)
      : base_(base), letters_(static_cast<Letter>(letters)), budget_(budget) {}
  Board(const Board&) = delete;
  Board& operator=(const Board&) = delete;
  virtual ~Board() = default;

  unsigned base() const { return base_; }
  Letter letters() const { return letters_; }
  std::size_t lines() const { return letters_of_lines_.size(); }
  std::span<const Letter> letters_of(std::size_t line) const { return letters_of_lines_[line]; }
  Budget& budget() const { return budget_; }
  /// Whether another letter may be the same digit.
  bool may_share(std::size_t letter) const { return !sharing_.empty() && sharing_[letter]; }
  /// Whether no letter may be the digit of another.
  bool all_differ() const { return sharing_.empty(); }
  /// For each number of several digits that may not begin with 0 its first letter; nothing where
  /// that is a given 0.
  std::span<const std::optional<Letter>> beginnings() const { return beginnings_; }

  /// Whether pairs of letters are looked at.
  virtual bool looks_at_pairs() const { return true; }
  /// What is known before the first step.
  virtual Knowledge beginning() const = 0;
  /// The techniques that look at a line or a column, in the order in which they are tried.
  virtual std::span<const Technique> techniques() const = 0;
  /// Applies the technique of this index to a line; what it looked at is put into the step.
  virtual bool look(std::size_t technique, std::size_t line, Knowledge& knowledge,
                    Step& step) const = 0;
  /// Whether lines are worked through in pairs; if so, cases_of() says how many cases a pair has,
  /// and work_through() looks at them.
  virtual bool has_pairs() const { return false; }
  virtual std::uint64_t cases_of(std::span<const std::size_t>, Open) const { return 0; }
  virtual bool work_through(std::span<const std::size_t>, Possible) const { return true; }
  /// Whether these digits are an answer.
  virtual bool is_answer(const Digits& digits) const = 0;
  /// The steps (Budget) of what is looked at, once for all techniques, without choices of digits.
  virtual std::uint64_t steps_of_look() const { return 0; }

 protected:
  void add_line(std::span<const Letter> letters) {
    letters_of_lines_.emplace_back(letters.begin(), letters.end());
  }
  /// For a number of several digits that may not begin with 0; nothing where it does.
  void add_beginning(std::optional<Letter> letter) { beginnings_.push_back(letter); }
  /// By letter, whether another may be the same digit.
  void let_share(std::vector<bool> sharing) { sharing_ = std::move(sharing); }

 private:
  unsigned base_;
  Letter letters_;
  Budget& budget_;
  std::vector<std::vector<Letter>> letters_of_lines_;
  std::vector<std::optional<Letter>> beginnings_;
  std::vector<bool> sharing_;  ///< by letter; empty if none may share
};

/// Applies the easiest technique that changes anything, again and again, as reason() has it. The
/// options' budget is that of the board.
Reasoned reason(const Board& board, const ReasonOptions& options);

/// The techniques that need no line; `because` are the letters that a rule is about.
using LetterTechnique = bool(const Board& board, Possible possible, std::vector<Letter>& because);
LetterTechnique no_leading_zeros;
LetterTechnique remove_found;
LetterTechnique find_last_places;
LetterTechnique remove_pairs;

}  // namespace reckon::letters
