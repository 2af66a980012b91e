// SPDX-License-Identifier: MIT
// A set of values that keeps insertion order.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "reckon/arith/detail/bits.hpp"

namespace reckon::krypto {

/// Values without duplicates, found by open addressing with linear probing:
///
///     filter | 00010000 | 01000010 | 00000000 | ...   8 bits a slot, 32 of few slots, set where a
///                                                     value hashes to
///     slots  |    3     |     1    |     0    | ...   position + 1 in values, 0 where free
///     values | v0 | v1 | v2 | ...                     in order of insertion
///
/// At most half of the slots are used, so most values are at their home slot. In sets larger than a
/// cache, three quarters are used.
/// Most look-ups miss. More than nine in ten of the misses end at one bit of the filter, a branch
/// that predicts well. clear() keeps the memory, so searching one hand after another allocates
/// nothing.
template <typename Value>
class ValueSet {
 public:
  static constexpr std::uint32_t kAbsent = ~std::uint32_t{0};

  /// Empties the set and reserves some 2^(bits - 1) values, bits >= 3; more are allowed.
  void clear(unsigned bits) {
    count_ = 0;
    resize(bits);
  }

  std::span<const Value> values() const { return std::span(values_).first(count_); }
  /// The values; they may be replaced by equal ones.
  std::span<Value> values() { return std::span(values_).first(count_); }

  /// The filter alone.
  class Filter {
   public:
    /// False for most keys that are not in the set.
    bool may_hold(std::uint64_t key) const { return has_bit(words_, home(key, shift_)); }

   private:
    friend class ValueSet;
    Filter(const std::uint64_t* words, unsigned shift) : words_(words), shift_(shift) {}
    const std::uint64_t* words_;
    unsigned shift_;
  };
  Filter filter() const { return {filter_.data(), shift_}; }

  std::uint32_t find(const Value& value) const {
    if (!filter().may_hold(value.key())) return kAbsent;
    return find(value.key(), [&value](const Value& there) { return there == value; });
  }

  /// The same for the value with this key that `is_it(stored)` recognizes; the key must have passed
  /// the filter.
  template <typename IsIt>
  std::uint32_t find(std::uint64_t key, const IsIt& is_it) const {
    for (std::size_t slot = home(key) >> per_slot_;; slot = next(slot)) {
      const std::uint32_t entry = slots_[slot];
      if (entry == 0) return kAbsent;
      const Value& there = values_[entry - 1];
      if (there.key() == key && is_it(there)) return entry - 1;
    }
  }

  /// The position of the value, and whether it is new.
  std::pair<std::uint32_t, bool> insert(const Value& value) {
    return insert(value.key(), [&value]() -> Value { return value; });
  }

  /// The same for the value with this key that `make()` returns; called only if needed.
  template <typename Make>
  std::pair<std::uint32_t, bool> insert(std::uint64_t key, const Make& make) {
    const std::size_t bit = home(key);
    for (std::size_t slot = bit >> per_slot_;; slot = next(slot)) {
      const std::uint32_t entry = slots_[slot];
      if (entry == 0) {
        values_[count_++] = make();
        place(slot, bit, count_);
        if (count_ >= values_.size()) grow();
        return {count_ - 1, true};
      }
      const Value& there = values_[entry - 1];
      if (there.key() == key && there == make()) return {entry - 1, false};
    }
  }

 private:
  // The bit of the filter; its leading bits are the slot.
  static std::size_t home(std::uint64_t key, unsigned shift) {
    constexpr std::uint64_t kMixer = 0x9E3779B97F4A7C15U;
    return static_cast<std::size_t>((key * kMixer) >> shift);
  }
  std::size_t home(std::uint64_t key) const { return home(key, shift_); }
  std::size_t next(std::size_t slot) const { return (slot + 1) & (slots_.size() - 1); }

  void place(std::size_t slot, std::size_t bit, std::uint32_t entry) {
    slots_[slot] = entry;
    set_bit(filter_.data(), bit);
  }

  void resize(unsigned bits) {
    constexpr unsigned kFewSlots = 7;
    constexpr std::size_t kLarge = std::size_t{1} << 16U;
    bits_ = bits;
    per_slot_ = bits <= kFewSlots ? 5 : 3;
    shift_ = 64 - bits_ - per_slot_;
    const std::size_t slots = std::size_t{1} << bits;
    slots_.assign(slots, 0);
    values_.resize(slots < kLarge ? slots / 2 : slots / 4 * 3);
    filter_.assign((std::size_t{1} << (bits + per_slot_)) / 64, 0);
  }

  void grow() {
    resize(bits_ + 1);
    for (std::uint32_t i = 0; i < count_; ++i) {
      const std::size_t bit = home(values_[i].key());
      std::size_t slot = bit >> per_slot_;
      while (slots_[slot] != 0) slot = next(slot);
      place(slot, bit, i + 1);
    }
  }

  unsigned bits_ = 0;
  unsigned per_slot_ = 3;  // log2 of the filter bits per slot
  unsigned shift_ = 0;
  std::uint32_t count_ = 0;
  std::vector<Value> values_;  // sized to the capacity
  std::vector<std::uint32_t> slots_;
  std::vector<std::uint64_t> filter_;
};

}  // namespace reckon::krypto
