// SPDX-License-Identifier: MIT
// A set of small nonnegative integers.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace reckon::krypto {

/// Like ValueSet, for values with small keys, such as nonnegative integers: the key is the index
/// into a table. Uses up to eight bytes per key below the largest.
template <typename Value>
class NumberSet {
 public:
  static constexpr std::uint32_t kAbsent = ~std::uint32_t{0};

  /// Empties the set and reserves keys below 2^bits; larger ones are allowed.
  void clear(unsigned bits) {
    values_.clear();
    places_.assign(std::size_t{1} << bits, kAbsent);
  }

  std::span<const Value> values() const { return values_; }

  /// The position of the value.
  std::uint32_t find(const Value& value) const {
    return value.key() < places_.size() ? places_[place(value)] : kAbsent;
  }

  /// The position of the value, and whether it is new.
  std::pair<std::uint32_t, bool> insert(const Value& value) {
    if (value.key() >= places_.size()) places_.resize(std::bit_ceil(place(value) + 1), kAbsent);
    std::uint32_t& position = places_[place(value)];
    if (position != kAbsent) return {position, false};
    position = static_cast<std::uint32_t>(values_.size());
    values_.push_back(value);
    return {position, true};
  }

 private:
  static std::size_t place(const Value& value) { return static_cast<std::size_t>(value.key()); }

  std::vector<Value> values_;
  std::vector<std::uint32_t> places_;
};

}  // namespace reckon::krypto
