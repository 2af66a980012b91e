// SPDX-License-Identifier: MIT
#include "reckon/vision/parts.hpp"

namespace reckon::vision {
namespace {

// Numbers that have been found to be of one part, as a forest whose roots are the smallest.
class Union {
 public:
  std::uint32_t make() {
    const auto number = static_cast<std::uint32_t>(parents_.size());
    parents_.push_back(number);
    return number;
  }
  std::uint32_t root(std::uint32_t number) {
    while (parents_[number] != number) {
      parents_[number] = parents_[parents_[number]];
      number = parents_[number];
    }
    return number;
  }
  std::uint32_t join(std::uint32_t a, std::uint32_t b) {
    a = root(a);
    b = root(b);
    parents_[std::max(a, b)] = std::min(a, b);
    return std::min(a, b);
  }
  std::size_t size() const { return parents_.size(); }

 private:
  std::vector<std::uint32_t> parents_{0};
};

// The number of an element: that of its neighbours above and on the left, which are of one part
// from now on, or a new one.
std::uint32_t number_at(const Matrix<std::uint32_t>& numbers, std::size_t r, std::size_t c,
                        Touch touch, Union& parts) {
  std::uint32_t number = 0;
  const auto meet = [&](std::uint32_t other) {
    if (other != 0) number = number == 0 ? other : parts.join(number, other);
  };
  if (c > 0) meet(numbers(r, c - 1));
  if (r > 0) {
    meet(numbers(r - 1, c));
    if (touch == Touch::corners && c > 0) meet(numbers(r - 1, c - 1));
    if (touch == Touch::corners && c + 1 < numbers.columns()) meet(numbers(r - 1, c + 1));
  }
  return number == 0 ? parts.make() : number;
}

}  // namespace

PartMap parts_of(const Mask& mask, std::uint8_t value, Touch touch) {
  PartMap found{.numbers = Matrix<std::uint32_t>(mask.rows(), mask.columns())};
  Matrix<std::uint32_t>& numbers = found.numbers;
  Union parts;
  for (std::size_t r = 0; r < mask.rows(); ++r) {
    for (std::size_t c = 0; c < mask.columns(); ++c) {
      if (mask(r, c) == value) numbers(r, c) = number_at(numbers, r, c, touch, parts);
    }
  }
  // Roots are met before what hangs on them.
  std::vector<std::uint32_t> last(parts.size());
  for (std::uint32_t number = 1; number < last.size(); ++number) {
    const std::uint32_t root = parts.root(number);
    if (root == number) {
      found.parts.push_back({.box = {.top = mask.rows(), .left = mask.columns()}});
      last[number] = static_cast<std::uint32_t>(found.parts.size());
    } else {
      last[number] = last[root];
    }
  }
  for (std::size_t r = 0; r < mask.rows(); ++r) {
    for (std::size_t c = 0; c < mask.columns(); ++c) {
      std::uint32_t& number = numbers(r, c);
      if (number == 0) continue;
      number = last[number];
      Part& part = found.parts[number - 1];
      ++part.area;
      part.box = part.box.with({.top = r, .left = c, .bottom = r + 1, .right = c + 1});
    }
  }
  return found;
}

Grey cut(const Grey& picture, const Rectangle& box) {
  const std::size_t bottom = std::min(box.bottom, picture.rows());
  const std::size_t right = std::min(box.right, picture.columns());
  if (box.top >= bottom || box.left >= right) return {};
  Grey piece(bottom - box.top, right - box.left);
  for (std::size_t r = 0; r < piece.rows(); ++r) {
    std::ranges::copy(picture.row(box.top + r).subspan(box.left, piece.columns()),
                      piece.row(r).begin());
  }
  return piece;
}

}  // namespace reckon::vision
