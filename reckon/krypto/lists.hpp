// SPDX-License-Identifier: MIT
// A multimap with integer keys in one array: many short lists.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace reckon::krypto {

/// Lists of items by key, consecutive in memory: collected first, then ordered by counting sort. At
/// most 2^32 - 1 items.
template <typename Item>
class Lists {
 public:
  /// Reserves memory, so that adding this many items moves none.
  void reserve(std::size_t items) { collected_.reserve(items); }

  void add(std::uint32_t key, const Item& item) { collected_.push_back({key, item}); }

  /// Makes the lists of keys 0 to `keys` - 1, each in insertion order. Adding items afterwards is
  /// not allowed.
  void sort(std::size_t keys) {
    starts_.assign(keys + 1, 0);
    for (const auto& entry : collected_) ++starts_[entry.key + std::size_t{1}];
    for (std::size_t key = 0; key < keys; ++key) starts_[key + 1] += starts_[key];
    items_.resize(collected_.size());
    std::vector<std::uint32_t> ends(starts_.begin(), starts_.end() - 1);
    for (const auto& entry : collected_) items_[ends[entry.key]++] = entry.item;
    collected_ = {};
  }

  /// Prefetches the position of a list.
  void fetch_place(std::size_t key) const { __builtin_prefetch(&starts_[key]); }
  /// Prefetches the beginning of a list; call it after its position has arrived.
  void fetch(std::size_t key) const { __builtin_prefetch(items_.data() + starts_[key]); }

  std::span<const Item> operator[](std::size_t key) const {
    return std::span(items_).subspan(starts_[key], starts_[key + 1] - starts_[key]);
  }

 private:
  struct Entry {
    std::uint32_t key;
    Item item;
  };
  std::vector<Entry> collected_;
  std::vector<std::uint32_t> starts_;
  std::vector<Item> items_;
};

}  // namespace reckon::krypto
