// SPDX-License-Identifier: MIT
// The numbers of the Countdown game, and all ways to choose some of them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace reckon::countdown {

/// A multiset of numbers from the pool.
struct Choice {
  /// A digit for each kind of number, the count chosen: in base 3 for kinds with two copies,
  /// otherwise in base 2. So the key of two disjoint choices is the sum of their keys.
  std::uint32_t key = 0;
  std::uint16_t some = 0;  ///< bit set of the kinds with at least one copy chosen
  std::uint16_t full = 0;  ///< bit set of the kinds with every copy chosen

  bool contains(const Choice& part) const {
    return ((part.some & ~some) | (part.full & ~full)) == 0;
  }
  /// Whether the pool contains both together.
  bool fits(const Choice& other) const { return ((some & other.full) | (full & other.some)) == 0; }
};

/// Every choice of one to six from two copies each of 1 to 10 and one each of 25, 50, 75, 100: 14,
/// 101, 494, 1,826, 5,402 and 13,243 choices. The choices of a size are numbered from 0 in the
/// lexicographic order of their ascending numbers.
class Pool {
 public:
  static constexpr std::array<std::int32_t, 14> kKinds = {1, 2, 3,  4,  5,  6,  7,
                                                          8, 9, 10, 25, 50, 75, 100};
  static constexpr std::size_t kMost = 6;

  /// Cost: a table of 1.9 MB, less than a millisecond.
  Pool();

  std::span<const Choice> choices(std::size_t size) const { return choices_[size]; }
  /// The index of a choice among those of its size, by its key.
  std::size_t place(std::uint32_t key) const { return places_[key]; }
  /// Returns the numbers of a choice, ascending.
  static std::vector<std::int64_t> numbers(const Choice& choice);

  /// Visits the ways to take `size` numbers from a choice: the index of these numbers, and that of
  /// the others. Cost: two comparisons for each choice of that size.
  template <typename Visit>
  void each_part(const Choice& choice, std::size_t size, const Visit& visit) const {
    for (std::size_t part = 0; part < choices_[size].size(); ++part) {
      if (!choice.contains(choices_[size][part])) continue;
      visit(part, place(choice.key - choices_[size][part].key));
    }
  }
  /// Visits the choices that can be joined with a choice: the index of the `size` other numbers,
  /// from `first` on, and that of all together.
  template <typename Visit>
  void each_partner(const Choice& choice, std::size_t size, std::size_t first,
                    const Visit& visit) const {
    for (std::size_t partner = first; partner < choices_[size].size(); ++partner) {
      if (!choice.fits(choices_[size][partner])) continue;
      visit(partner, place(choice.key + choices_[size][partner].key));
    }
  }

 private:
  void list(const Choice& chosen, std::size_t first_kind, std::size_t size, std::size_t more);

  std::array<std::vector<Choice>, kMost + 1> choices_;
  std::vector<std::uint16_t> places_;
};

}  // namespace reckon::countdown
