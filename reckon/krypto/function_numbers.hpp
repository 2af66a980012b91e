// SPDX-License-Identifier: MIT
// Numbers the functions that some cards can make, and tabulates the function that two others make.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "reckon/krypto/operations.hpp"
#include "reckon/krypto/subsets.hpp"

namespace reckon::krypto {

/// The rational functions of up to 5 cards that use all of them, numbered from 0. The numbers
/// depend only on the number of cards and on which are equal, so they are the same for every hand:
///
///     splits()   | small | large | join 0: s0 l0, s0 l1, ..., s1 l0, ... | join 1: ... | ...
///
/// Entry (s, l) is the number of the function s of the cards `small` joined with the function l of
/// the cards `large`. A function occurs once for each way to write it.
class FunctionNumbers {
 public:
  using Number = std::uint16_t;
  /// A quotient by the function 0, as in a / (b - b) with equal cards b.
  static constexpr Number kNone = 0xFFFF;

  /// A partition of the cards into two parts.
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

  /// Takes the choices from up to 5 cards. Fingerprints distinguish the functions. Cost: 5 ms for 5
  /// different cards, whose functions can be written in 60,000 ways.
  explicit FunctionNumbers(const Subsets& subsets);

  /// The number of functions: at most 1, 6, 68, 1170 and 27142 for 1 to 5 cards (OEIS A140606).
  std::size_t count() const { return count_; }
  const std::vector<Split>& splits() const { return splits_; }

 private:
  std::size_t count_ = 1;
  std::vector<Split> splits_;
};

}  // namespace reckon::krypto
