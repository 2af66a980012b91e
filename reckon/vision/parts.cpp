// SPDX-License-Identifier: MIT
#include "reckon/vision/parts.hpp"

#include <cstring>
#include <span>

namespace reckon::vision {
namespace {

// Union-find: numbers known to belong to one part, as a forest with the smallest numbers as roots.
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

// The runs of a row, without numbers.
void add_runs(std::span<const std::uint8_t> row, std::uint8_t value, std::vector<Run>& runs) {
  // The position of the next element equal to `what`.
  const auto find = [&](std::size_t from, std::uint8_t what) {
    if (from == row.size()) return from;
    const void* const found = std::memchr(&row[from], what, row.size() - from);
    if (found == nullptr) return row.size();
    return static_cast<std::size_t>(static_cast<const std::uint8_t*>(found) - row.data());
  };
  const auto other = static_cast<std::uint8_t>(1 - value);
  for (std::size_t end = 0;;) {
    const std::size_t begin = find(end, value);
    if (begin == row.size()) return;
    end = find(begin, other);
    runs.push_back({.begin = begin, .end = end});
  }
}

// Numbers the runs of a row: a run that touches runs above joins their parts, otherwise it gets a
// new number. `reach` is the extra distance in columns at which two runs still touch.
void number_runs(std::span<const Run> above, std::span<Run> row, std::size_t reach, Union& parts) {
  auto first = above.begin();
  for (Run& run : row) {
    while (first != above.end() && first->end + reach <= run.begin) ++first;
    for (auto other = first; other != above.end() && other->begin < run.end + reach; ++other) {
      run.number = run.number == 0 ? other->number : parts.join(run.number, other->number);
    }
    if (run.number == 0) run.number = parts.make();
  }
}

}  // namespace

std::uint32_t PartMap::number(std::size_t row, std::size_t column) const {
  const auto of_row = std::span(runs).subspan(rows[row], rows[row + 1] - rows[row]);
  const auto run = std::ranges::upper_bound(of_row, column, {}, &Run::end);
  return run != of_row.end() && run->begin <= column ? run->number : 0;
}

PartMap parts_of(const Mask& mask, std::uint8_t value, Touch touch) {
  PartMap found;
  Union parts;
  const std::size_t reach = touch == Touch::corners ? 1 : 0;
  for (std::size_t r = 0; r < mask.rows(); ++r) {
    const std::size_t above = found.rows[r == 0 ? 0 : r - 1];
    const std::size_t begin = found.rows[r];
    add_runs(mask.row(r), value, found.runs);
    const std::span runs(found.runs);
    number_runs(runs.subspan(above, begin - above), runs.subspan(begin), reach, parts);
    found.rows.push_back(found.runs.size());
  }
  // Roots come before the numbers below them.
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
    for (std::size_t i = found.rows[r]; i < found.rows[r + 1]; ++i) {
      Run& run = found.runs[i];
      run.number = last[run.number];
      Part& part = found.parts[run.number - 1];
      part.area += run.end - run.begin;
      part.box = part.box.with({.top = r, .left = run.begin, .bottom = r + 1, .right = run.end});
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
