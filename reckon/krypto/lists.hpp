// SPDX-License-Identifier: MIT
// Many short lists in one piece of memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace reckon::krypto {

/// Lists of items by key, one after the other in memory: first collected, then sorted by counting.
/// At most 2^32 - 1 items.
template <typename Item>
class Lists {
 public:
  /// Makes room for as many items, so that adding them moves none.
  void reserve(std::size_t items) { collected_.reserve(items); }

  void add(std::uint32_t key, const Item& item) { collected_.push_back({key, item}); }

  /// Makes the lists of keys 0 to `keys` - 1, each in the order of adding. Nothing may be added
  /// after it.
  void sort(std::size_t keys) {
    starts_.assign(keys + 1, 0);
    for (const auto& entry : collected_) ++starts_[entry.key + std::size_t{1}];
    for (std::size_t key = 0; key < keys; ++key) starts_[key + 1] += starts_[key];
    items_.resize(collected_.size());
    std::vector<std::uint32_t> ends(starts_.begin(), starts_.end() - 1);
    for (const auto& entry : collected_) items_[ends[entry.key]++] = entry.item;
    collected_ = {};
  }

  /// Lets the processor fetch what says where a list is, while something else is done.
  void fetch_place(std::size_t key) const { __builtin_prefetch(&starts_[key]); }
  /// Lets it fetch the beginning of a list, best after its place has come.
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
