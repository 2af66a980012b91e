// SPDX-License-Identifier: MIT
// The output of a generator as a range.
#pragma once

#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>

#include "reckon/text/result.hpp"

namespace reckon {

/// A single-pass range of the items that `generator.next()` returns in Results until it fails. It
/// is lazy: std::views::take(3) generates three items. Each item costs one call of next().
template <typename Generator>
class Generated {
 public:
  using Item = typename decltype(std::declval<Generator&>().next())::value_type;

  /// The generator must outlive the range.
  explicit Generated(Generator& generator) : generator_(&generator) {}

  class Iterator {
   public:
    using value_type = Item;
    using difference_type = std::ptrdiff_t;
    using iterator_concept = std::input_iterator_tag;

    explicit Iterator(Generated& range) : range_(&range) {}
    Item& operator*() const { return range_->item(); }
    Iterator& operator++() {
      range_->pass();
      return *this;
    }
    void operator++(int) { range_->pass(); }
    bool operator==(std::default_sentinel_t /*end*/) const { return !range_->has_item(); }

   private:
    Generated* range_;
  };

  Iterator begin() { return Iterator(*this); }
  static std::default_sentinel_t end() { return std::default_sentinel; }
  /// Returns why the items ended; empty until the range is at its end.
  const std::optional<Error>& error() const { return error_; }

 private:
  bool has_item() {
    if (!item_ && !error_) {
      auto made = generator_->next();
      if (made) {
        item_ = *std::move(made);
      } else {
        error_ = std::move(made).error();
      }
    }
    return item_.has_value();
  }
  Item& item() {
    has_item();
    return *item_;
  }
  void pass() {
    has_item();
    item_.reset();
  }

  Generator* generator_;
  std::optional<Item> item_;  // generated and not yet passed
  std::optional<Error> error_;
};

}  // namespace reckon
