// SPDX-License-Identifier: MIT
// Random-access iterators over lists that compute their items by index.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <utility>

namespace reckon::detail {

/// A place in a list whose item 0 <= i < size is list[i]: a random-access iterator in the sense of
/// std::ranges. The item is computed on dereference. Holds the address of the list.
template <typename List>
class Place {
 public:
  using value_type = decltype(std::declval<const List&>()[0]);
  using difference_type = std::int64_t;
  using iterator_concept = std::random_access_iterator_tag;
  using iterator_category = std::input_iterator_tag;  // items are values, not references

  Place() = default;
  Place(const List& list, std::uint64_t at) : list_(&list), at_(static_cast<std::int64_t>(at)) {}

  value_type operator*() const { return (*this)[0]; }
  value_type operator[](difference_type offset) const {
    return (*list_)[static_cast<std::uint64_t>(at_ + offset)];
  }
  Place& operator++() { return *this += 1; }
  Place& operator--() { return *this -= 1; }
  Place operator++(int) { return std::exchange(*this, *this + 1); }
  Place operator--(int) { return std::exchange(*this, *this - 1); }
  Place& operator+=(difference_type offset) {
    at_ += offset;
    return *this;
  }
  Place& operator-=(difference_type offset) { return *this += -offset; }
  friend Place operator+(Place place, difference_type offset) { return place += offset; }
  friend Place operator+(difference_type offset, Place place) { return place += offset; }
  friend Place operator-(Place place, difference_type offset) { return place -= offset; }
  friend difference_type operator-(const Place& a, const Place& b) { return a.at_ - b.at_; }
  friend bool operator==(const Place& a, const Place& b) { return a.at_ == b.at_; }
  friend std::strong_ordering operator<=>(const Place& a, const Place& b) {
    return a.at_ <=> b.at_;
  }

 private:
  const List* list_ = nullptr;
  std::int64_t at_ = 0;
};

}  // namespace reckon::detail
