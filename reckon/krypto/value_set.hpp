// SPDX-License-Identifier: MIT
// A set of values with the order in which they came.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "reckon/arith/detail/bits.hpp"

namespace reckon::krypto {

/// Values without duplicates, found by open addressing with linear probing:
///
///     filter | 00010000 | 01000010 | 00000000 | ...   8 bits a slot, set where a value hashes to
///     slots  |    3     |     1    |     0    | ...   position + 1 in values, 0 where free
///     values | v0 | v1 | v2 | ...                     in order of insertion
///
/// Most values asked for are not there; nine in ten of them fail at one bit of the filter, which is
/// a branch that predicts well. clear() keeps the memory, so that a search of hand after hand
/// allocates nothing.
template <typename Value>
class ValueSet {
 public:
  static constexpr std::uint32_t kAbsent = ~std::uint32_t{0};

  /// Empties the set and makes room for some 2^(bits - 1) values, bits >= 3; more may come.
  void clear(unsigned bits) {
    values_.clear();
    resize(bits);
  }

  const std::vector<Value>& values() const { return values_; }

  std::uint32_t find(const Value& value) const {
    const std::size_t bit = home(value);
    if (!has_bit(filter_.data(), bit)) return kAbsent;
    for (std::size_t slot = bit / 8;; slot = next(slot)) {
      const std::uint32_t entry = slots_[slot];
      if (entry == 0) return kAbsent;
      if (matches(values_[entry - 1], value)) return entry - 1;
    }
  }

  /// The position of the value, and whether it is new.
  std::pair<std::uint32_t, bool> insert(const Value& value) {
    const std::size_t bit = home(value);
    for (std::size_t slot = bit / 8;; slot = next(slot)) {
      const std::uint32_t entry = slots_[slot];
      if (entry == 0) {
        values_.push_back(value);
        const auto count = static_cast<std::uint32_t>(values_.size());
        place(slot, bit, count);
        if (count > slots_.size() / 4 * 3) grow();
        return {count - 1, true};
      }
      if (matches(values_[entry - 1], value)) return {entry - 1, false};
    }
  }

 private:
  static bool matches(const Value& a, const Value& b) { return a.key() == b.key() && a == b; }
  // The bit of the filter; the slot is an eighth of it.
  std::size_t home(const Value& value) const {
    return static_cast<std::size_t>((value.key() * 0x9E3779B97F4A7C15U) >> (61U - bits_));
  }
  std::size_t next(std::size_t slot) const { return (slot + 1) & (slots_.size() - 1); }

  void place(std::size_t slot, std::size_t bit, std::uint32_t entry) {
    slots_[slot] = entry;
    set_bit(filter_.data(), bit);
  }

  void resize(unsigned bits) {
    bits_ = bits;
    slots_.assign(std::size_t{1} << bits, 0);
    filter_.assign(std::size_t{1} << (bits - 3), 0);
  }

  void grow() {
    resize(bits_ + 1);
    for (std::uint32_t i = 0; i < values_.size(); ++i) {
      const std::size_t bit = home(values_[i]);
      std::size_t slot = bit / 8;
      while (slots_[slot] != 0) slot = next(slot);
      place(slot, bit, i + 1);
    }
  }

  unsigned bits_ = 0;
  std::vector<Value> values_;
  std::vector<std::uint32_t> slots_;
  std::vector<std::uint64_t> filter_;
};

}  // namespace reckon::krypto
