// SPDX-License-Identifier: MIT
// A puzzle as reason() sees it: letters, and lines that must hold. A part of reason(); not for
// other use.
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

/// The digits that each letter can still be, by letter.
using Possible = std::span<DigitSet>;
/// The same, read-only.
using Open = std::span<const DigitSet>;

inline bool found(DigitSet digits) { return std::has_single_bit(digits); }
inline unsigned least(DigitSet digits) { return static_cast<unsigned>(std::countr_zero(digits)); }
inline unsigned most(DigitSet digits) { return static_cast<unsigned>(std::bit_width(digits)) - 1; }

/// The bounds of a carry, both included.
struct CarryRange {
  std::int64_t low = 0;
  std::int64_t high = 0;
};

/// The facts found up to one point of the reasoning.
struct Knowledge {
  std::vector<DigitSet> possible{};
  bool contradiction = false;
  /// By line, the carries into its columns and out of the last one. Empty for a puzzle that is not
  /// worked by columns.
  std::vector<std::vector<CarryRange>> carries{};
  /// By letter, when it last changed. A technique is tried again on a line only after one of its
  /// letters has changed.
  std::vector<std::uint32_t> changed{};
  std::vector<std::uint32_t> tried{};
};

/// A puzzle as reason() sees it. Techniques return false if they see that there is no answer; the
/// possible digits that they leave then mean nothing. Those that look at cases charge them to the
/// budget, and find nothing once it is over.
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
  /// Whether two letters are different digits.
  bool must_differ(std::size_t a, std::size_t b) const {
    if (!may_share(a) && !may_share(b)) return true;
    return has_pairs_that_differ_ && differ_by_rule(a, b);
  }
  /// Whether a letter must differ from no other.
  bool is_free(std::size_t letter) const { return may_share(letter) && !has_pairs_that_differ_; }
  /// Whether no letter may be the digit of another.
  bool all_differ() const { return sharing_.empty(); }
  /// Returns the first letter of each number of several digits that may not begin with 0; nothing
  /// for a number that begins with a given 0.
  std::span<const std::optional<Letter>> beginnings() const { return beginnings_; }

  /// Whether reason() tries remove_pairs().
  virtual bool looks_at_pairs() const { return true; }
  /// Returns the knowledge before the first step.
  virtual Knowledge beginning() const = 0;
  /// Returns the techniques that look at a line or a column, in the order in which they are tried.
  virtual std::span<const Technique> techniques() const = 0;
  /// Applies the technique of this index to a line, and records in the step what it looked at.
  virtual bool look(std::size_t technique, std::size_t line, Knowledge& knowledge,
                    Step& step) const = 0;
  /// Whether lines are also worked through in pairs. If so, cases_of() returns how many cases a
  /// pair has, and work_through() goes through them.
  virtual bool has_pairs() const { return false; }
  virtual std::uint64_t cases_of(std::span<const std::size_t>, Open) const { return 0; }
  virtual bool work_through(std::span<const std::size_t>, Possible) const { return true; }
  /// Whether these digits are an answer.
  virtual bool is_answer(const Digits& digits) const = 0;
  /// Returns the budget steps of trying all techniques once, without their choices of digits.
  virtual std::uint64_t steps_of_look() const { return 0; }

 protected:
  void add_line(std::span<const Letter> letters) {
    letters_of_lines_.emplace_back(letters.begin(), letters.end());
  }
  /// Adds the first letter of a number of several digits that may not begin with 0; nothing if the
  /// number begins with a given 0.
  void add_beginning(std::optional<Letter> letter) { beginnings_.push_back(letter); }
  /// Whether a rule wants these letters to be different digits, one of which may share.
  virtual bool differ_by_rule(std::size_t, std::size_t) const { return false; }
  /// Says that there are such letters.
  void let_pairs_differ() { has_pairs_that_differ_ = true; }
  /// Sets for each letter whether another may be the same digit.
  void let_share(std::vector<bool> sharing) { sharing_ = std::move(sharing); }

 private:
  unsigned base_;
  Letter letters_;
  Budget& budget_;
  std::vector<std::vector<Letter>> letters_of_lines_;
  std::vector<std::optional<Letter>> beginnings_;
  bool has_pairs_that_differ_ = false;
  std::vector<bool> sharing_;  ///< by letter; empty if none may share
};

/// Applies the easiest technique that changes anything, again and again, as the other reason()
/// does. The work is charged to the board's budget, not to that of the options.
Reasoned reason(const Board& board, const ReasonOptions& options);

/// A technique that needs no line. It sets `because` to the letters that its rule is about.
using LetterTechnique = bool(const Board& board, Possible possible, std::vector<Letter>& because);
LetterTechnique no_leading_zeros;
LetterTechnique remove_found;
LetterTechnique find_last_places;
LetterTechnique remove_pairs;

}  // namespace reckon::letters
