// SPDX-License-Identifier: MIT
// The functions that some cards can make, by number, and which of them two others make together.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "reckon/krypto/operations.hpp"
#include "reckon/krypto/subsets.hpp"

namespace reckon::krypto {

/// The rational functions of up to 5 cards, each made of all of them, numbered from 0. The numbers
/// depend only on how many cards there are and which of them are equal, so the functions of every
/// choice of cards are numbered alike, whatever hand it is taken from:
///
///     splits()   | small | large | join 0: s0 l0, s0 l1, ..., s1 l0, ... | join 1: ... | ...
///
/// where the function s of the cards `small` joined with the function l of the cards `large` has
/// the number that stands there. One function stands in many places, one for each way to write it.
class FunctionNumbers {
 public:
  using Number = std::uint16_t;
  /// Stands for a quotient by the function 0, as in a / (b - b) with equal cards b.
  static constexpr Number kNone = 0xFFFF;

  /// One way to part the cards in two.
  class Split {
   public:
    Subset small() const { return small_; }
    Subset large() const { return large_; }
    std::size_t small_count() const { return small_count_; }
    std::size_t large_count() const { return large_count_; }
    Number joined(Join join, std::size_t s, std::size_t l) const {
      return numbers_[(static_cast<std::size_t>(join) * small_count_ + s) * large_count_ + l];
    }

   private:
    friend class FunctionNumbers;
    Subset small_ = 0;
    Subset large_ = 0;
    std::size_t small_count_ = 0;
    std::size_t large_count_ = 0;
    std::vector<Number> numbers_;
  };

  /// Takes the choices from up to 5 cards. Functions are distinguished by fingerprint. Cost: the
  /// 60,000 ways to write a function of 5 different cards take 5 ms.
  explicit FunctionNumbers(const Subsets& subsets);

  /// How many functions there are: at most 1, 6, 68, 1170 and 27142 of 1 to 5 cards (OEIS A140606).
  std::size_t count() const { return count_; }
  const std::vector<Split>& splits() const { return splits_; }

 private:
  std::size_t count_ = 1;
  std::vector<Split> splits_;
};

}  // namespace reckon::krypto
