// SPDX-License-Identifier: MIT
#include "reckon/vision/kernel_plan.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace reckon::vision {
namespace {

using Weights = std::vector<std::int64_t>;

// Costs in units of half a row addition, which adds 8 or 16 elements at once. A running sum along a
// row adds elements one by one; down the columns it costs one more addition.
constexpr std::uint64_t kAddition = 2;
constexpr std::uint64_t kMultiplication = 3;
constexpr std::uint64_t kRunningDown = 2;
constexpr std::uint64_t kRunningAcross = 16;
constexpr std::uint64_t kRowBetween = 1;  // the sums down the columns are stored and loaded again

constexpr std::size_t kMostRunning = 3;
// The limits of the search: the depth of splits, and the number of splits tried at each depth.
constexpr std::size_t kDeepest = 8;
constexpr std::array<std::size_t, 3> kTried = {
    5, 3, 2};                          // at first, after one split, and after two; then 1
constexpr std::size_t kMostRows = 12;  // candidates that other rows are compared with

enum class Axis : bool { down, across };

std::uint64_t cost_of(std::int64_t factor) {
  return factor == 1 || factor == -1 ? kAddition : kMultiplication;
}

std::uint64_t cost_of(const Line& line, Axis axis) {
  std::uint64_t cost = line.running * (axis == Axis::down ? kRunningDown : kRunningAcross);
  for (const Tap& tap : line.taps) cost += cost_of(tap.factor);
  return cost;
}

std::uint64_t cost_of(const SeparablePart& part) {
  return cost_of(part.down, Axis::down) + kRowBetween + cost_of(part.across, Axis::across);
}

// The cost of summing each weight separately.
std::uint64_t cost_of_points(const Kernel& kernel) {
  std::uint64_t cost = 0;
  for (const std::int64_t weight : kernel.values()) cost += weight == 0 ? 0 : cost_of(weight);
  return cost;
}

// The cheaper of two ways to apply the weights of an axis: directly, or as running sums of their
// differences of some order.
Line cheapest_line(const Weights& weights, Axis axis) {
  Line best;
  std::optional<std::uint64_t> least;
  Weights differences = weights;  // at offsets from -running
  for (std::size_t running = 0; running <= kMostRunning; ++running) {
    Line line{.running = running};
    for (std::size_t i = 0; i < differences.size(); ++i) {
      if (differences[i] == 0) continue;
      line.taps.push_back(
          {.offset = static_cast<std::ptrdiff_t>(i) - static_cast<std::ptrdiff_t>(running),
           .factor = differences[i]});
    }
    const std::uint64_t cost = cost_of(line, axis);
    if (!least || cost < *least) {
      least = cost;
      best = std::move(line);
    }
    // The difference of neighbouring sums: u[j] - u[j + 1], from j = -1.
    Weights next(differences.size() + 1);
    for (std::size_t i = 0; i < next.size(); ++i) {
      const std::int64_t here = i == 0 ? 0 : differences[i - 1];
      const std::int64_t after = i < differences.size() ? differences[i] : 0;
      next[i] = here - after;
    }
    differences = std::move(next);
  }
  return best;
}

// A separable part, given by its weights along both axes.
struct Product {
  Weights down;
  Weights across;
};

// The kernel minus the product; empty if a weight would be too large.
std::optional<Kernel> without(const Kernel& kernel, const Product& product) {
  Kernel rest = kernel;
  for (std::size_t r = 0; r < kernel.rows(); ++r) {
    for (std::size_t c = 0; c < kernel.columns(); ++c) {
      // Both factors, like every weight, are at most 2^31 in absolute value.
      rest(r, c) -= product.down[r] * product.across[c];
      if (rest(r, c) > kLargestWeight || rest(r, c) < -kLargestWeight) return std::nullopt;
    }
  }
  return rest;
}

// The most frequent value; the smallest in a tie.
std::int64_t most_common(Weights values) {
  std::ranges::sort(values);
  std::int64_t best = values.front();
  std::size_t most = 0;
  for (std::size_t begin = 0; begin < values.size();) {
    std::size_t end = begin;
    while (end < values.size() && values[end] == values[begin]) ++end;
    if (end - begin > most) {
      most = end - begin;
      best = values[begin];
    }
    begin = end;
  }
  return best;
}

// The most frequent weight, at every place.
Product whole_box(const Kernel& kernel) {
  return {.down = Weights(kernel.rows(), 1),
          .across = Weights(kernel.columns(), most_common(kernel.values()))};
}

// The largest rectangle of one nonzero weight. For every row, `height` counts how far up from it a
// column keeps its weight; the minimum over adjacent columns is the height of a rectangle.
Product largest_box(const Kernel& kernel) {
  std::vector<std::size_t> height(kernel.columns());
  std::size_t largest = 0;
  Product box{.down = Weights(kernel.rows()), .across = Weights(kernel.columns())};
  for (std::size_t r = 0; r < kernel.rows(); ++r) {
    for (std::size_t c = 0; c < kernel.columns(); ++c) {
      height[c] = r > 0 && kernel(r, c) == kernel(r - 1, c) ? height[c] + 1 : 1;
    }
    for (std::size_t left = 0; left < kernel.columns(); ++left) {
      std::size_t lowest = height[left];
      for (std::size_t c = left; c < kernel.columns() && kernel(r, c) == kernel(r, left); ++c) {
        lowest = std::min(lowest, height[c]);
        const std::size_t area = lowest * (c - left + 1);
        if (area <= largest || kernel(r, left) == 0) continue;
        largest = area;
        box = {.down = Weights(kernel.rows()), .across = Weights(kernel.columns())};
        std::fill_n(box.down.begin() + static_cast<std::ptrdiff_t>(r + 1 - lowest), lowest, 1);
        std::fill_n(box.across.begin() + static_cast<std::ptrdiff_t>(left), c - left + 1,
                    kernel(r, left));
      }
    }
  }
  return box;
}

// The weights divided by their greatest common divisor, with the first one positive.
Weights primitive(std::span<const std::int64_t> weights) {
  std::int64_t divisor = 0;
  std::int64_t sign = 0;
  for (const std::int64_t weight : weights) {
    divisor = std::gcd(divisor, weight);
    if (sign == 0) sign = weight < 0 ? -1 : weight > 0 ? 1 : 0;
  }
  Weights result(weights.begin(), weights.end());
  for (std::int64_t& weight : result) weight /= divisor == 0 ? 1 : divisor * sign;
  return result;
}

// Approximates every row by the multiple of `across` that matches most of its weights; other rows
// get 0. This extracts a part of rank 1 even if a few weights deviate.
Product multiples_of(const Kernel& kernel, Weights across) {
  Product product{.down = Weights(kernel.rows()), .across = std::move(across)};
  for (std::size_t r = 0; r < kernel.rows(); ++r) {
    Weights multiples;
    for (std::size_t c = 0; c < kernel.columns(); ++c) {
      const std::int64_t unit = product.across[c];
      if (unit == 0) continue;
      const bool divides = kernel(r, c) % unit == 0;
      multiples.push_back(divides ? kernel(r, c) / unit : 0);
    }
    product.down[r] = most_common(std::move(multiples));
  }
  return product;
}

// The cross through the smallest weight of a row: the row, and the column there divided by that
// weight. Subtracting it clears both and lowers the rank by one. Empty if the division leaves a
// remainder.
std::optional<Product> cross(const Kernel& kernel, const Weights& across) {
  std::size_t column = 0;
  for (std::size_t c = 0; c < across.size(); ++c) {
    if (across[c] != 0 && (across[column] == 0 || std::abs(across[c]) < std::abs(across[column]))) {
      column = c;
    }
  }
  Product product{.down = Weights(kernel.rows()), .across = across};
  for (std::size_t r = 0; r < kernel.rows(); ++r) {
    if (kernel(r, column) % across[column] != 0) return std::nullopt;
    product.down[r] = kernel(r, column) / across[column];
  }
  return product;
}

// The distinct nonzero rows up to a factor, the most frequent first.
std::vector<Weights> most_common_rows(const Kernel& kernel) {
  std::vector<std::pair<Weights, std::size_t>> rows;
  for (std::size_t r = 0; r < kernel.rows(); ++r) {
    Weights row = primitive(kernel.row(r));
    if (std::ranges::all_of(row, [](auto weight) { return weight == 0; })) continue;
    const auto same = std::ranges::find(rows, row, &std::pair<Weights, std::size_t>::first);
    if (same == rows.end()) {
      rows.emplace_back(std::move(row), 1);
    } else {
      ++same->second;
    }
  }
  std::ranges::stable_sort(rows, std::greater(), &std::pair<Weights, std::size_t>::second);
  std::vector<Weights> result;
  for (std::size_t i = 0; i < std::min(rows.size(), kMostRows); ++i) {
    result.push_back(std::move(rows[i].first));
  }
  return result;
}

// A kernel split into a product and the rest.
struct Split {
  SeparablePart part;
  std::uint64_t cost;
  Kernel rest;
  std::uint64_t cost_of_rest;
  bool lowers_rank;  // the rest may be no cheaper yet, but the next split may finish it
};

SeparablePart part_of(const Product& product) {
  // Puts the common factor where it multiplies fewer weights.
  const Weights down = primitive(product.down);
  const Weights across = primitive(product.across);
  const auto nonzero = [](std::int64_t weight) { return weight != 0; };
  const auto i = std::ranges::find_if(product.down, nonzero) - product.down.begin();
  const auto j = std::ranges::find_if(product.across, nonzero) - product.across.begin();
  const auto at = [](const Weights& weights, std::ptrdiff_t place) {
    return weights[static_cast<std::size_t>(place)];
  };
  const std::int64_t factor =
      at(product.down, i) / at(down, i) * (at(product.across, j) / at(across, j));
  const auto times = [](Weights weights, std::int64_t by) {
    for (std::int64_t& weight : weights) weight *= by;
    return weights;
  };
  const SeparablePart above{.down = cheapest_line(times(down, factor), Axis::down),
                            .across = cheapest_line(across, Axis::across)};
  const SeparablePart beside{.down = cheapest_line(down, Axis::down),
                             .across = cheapest_line(times(across, factor), Axis::across)};
  return cost_of(above) < cost_of(beside) ? above : beside;
}

// The ways to split the kernel, those with the cheapest remainder first.
std::vector<Split> splits(const Kernel& kernel) {
  std::vector<Split> found;
  const auto add = [&](const Product& product, bool lowers_rank) {
    if (std::ranges::all_of(product.down, [](auto weight) { return weight == 0; }) ||
        std::ranges::all_of(product.across, [](auto weight) { return weight == 0; })) {
      return;
    }
    std::optional<Kernel> rest = without(kernel, product);
    if (!rest || std::ranges::find(found, *rest, &Split::rest) != found.end()) return;
    SeparablePart part = part_of(product);
    const std::uint64_t cost = cost_of(part);
    const std::uint64_t cost_of_rest = cost_of_points(*rest);
    found.push_back({std::move(part), cost, std::move(*rest), cost_of_rest, lowers_rank});
  };
  add(whole_box(kernel), false);
  add(largest_box(kernel), false);
  for (const Weights& row : most_common_rows(kernel)) {
    add(multiples_of(kernel, row), false);
    if (auto product = cross(kernel, row)) add(*product, true);
  }
  std::ranges::stable_sort(found, {}, [](const Split& s) { return s.cost + s.cost_of_rest; });
  return found;
}

struct Parts {
  std::vector<SeparablePart> separable{};
  Kernel points;
  std::uint64_t cost;
};

// The cheapest plan for the kernel that costs less than `limit`, if any; `depth` counts the splits
// so far.
std::optional<Parts> cheapest(const Kernel& kernel, std::uint64_t limit, std::size_t depth) {
  std::optional<Parts> best;
  const std::uint64_t plain = cost_of_points(kernel);
  if (plain < limit) {
    best = Parts{.points = kernel, .cost = plain};
    limit = plain;
  }
  if (depth == kDeepest) return best;
  std::size_t tried = depth < kTried.size() ? kTried[depth] : 1;
  bool lowers_rank = true;  // the first such split is tried even if it gains nothing by itself
  for (Split& way : splits(kernel)) {
    const bool gains = way.cost + way.cost_of_rest < plain;
    if (!gains && !(way.lowers_rank && lowers_rank)) continue;
    if (tried == 0) break;
    --tried;
    if (way.cost >= limit) continue;
    if (way.lowers_rank) lowers_rank = false;
    auto rest = cheapest(way.rest, limit - way.cost, depth + 1);
    if (!rest) continue;
    rest->cost += way.cost;
    rest->separable.insert(rest->separable.begin(), std::move(way.part));
    limit = rest->cost;
    best = std::move(rest);
  }
  return best;
}

KernelPlan plan_of(const Kernel& kernel, Parts parts) {
  KernelPlan plan{.rows = kernel.rows(),
                  .columns = kernel.columns(),
                  .separable = std::move(parts.separable),
                  .cost = parts.cost,
                  .total_weight = total_weight(kernel)};
  for (std::size_t r = 0; r < kernel.rows(); ++r) {
    for (std::size_t c = 0; c < kernel.columns(); ++c) {
      if (parts.points(r, c) != 0) plan.points.push_back({r, c, parts.points(r, c)});
    }
  }
  return plan;
}

// The weights that a line represents.
Weights weights_of(const Line& line, std::size_t size) {
  Weights weights(size + line.running);
  for (const Tap& tap : line.taps) {
    weights[static_cast<std::size_t>(tap.offset + static_cast<std::ptrdiff_t>(line.running))] =
        tap.factor;
  }
  for (std::size_t i = 0; i < line.running; ++i) {
    // The inverse of u[j] - u[j + 1]: u[j] is minus the sum of the differences before it.
    std::int64_t sum = 0;
    for (std::int64_t& weight : weights) sum -= std::exchange(weight, sum);
    weights.erase(weights.begin());
  }
  return weights;
}

bool is_box(const Weights& weights) {
  return std::ranges::all_of(weights, [&](std::int64_t weight) { return weight == weights[0]; });
}

std::string text_of(const Weights& weights) {
  constexpr std::size_t kMostShown = 9;
  std::string text;
  for (std::size_t i = 0; i < std::min(weights.size(), kMostShown); ++i) {
    text += (i == 0 ? "" : " ") + std::to_string(weights[i]);
  }
  return weights.size() > kMostShown ? text + " ..." : text;
}

std::string work_of(const Line& line) {
  std::string taps =
      std::to_string(line.taps.size()) + (line.taps.size() == 1 ? " weight" : " weights");
  if (line.running == 0) return taps;
  return "a running sum" +
         (line.running > 1 ? " taken " + std::to_string(line.running) + " times" : std::string()) +
         " of " + taps;
}

// Formats a cost in half additions as additions.
std::string additions(std::uint64_t cost) {
  return std::to_string(cost / 2) + (cost % 2 == 0 ? "" : ".5");
}

}  // namespace

Result<KernelPlan> plain_plan(const Kernel& kernel) {
  if (auto checked = check_kernel(kernel); !checked) return std::unexpected(checked.error());
  return plan_of(kernel, {.points = kernel, .cost = cost_of_points(kernel)});
}

Result<KernelPlan> plan(const Kernel& kernel) {
  if (auto checked = check_kernel(kernel); !checked) return std::unexpected(checked.error());
  // +1 because `cheapest` needs a cost below its limit, and a zero kernel costs 0.
  return plan_of(kernel, *cheapest(kernel, cost_of_points(kernel) + 1, 0));
}

Kernel kernel_of(const KernelPlan& plan) {
  Kernel kernel(plan.rows, plan.columns);
  for (const PointPart& point : plan.points) kernel(point.row, point.column) += point.factor;
  for (const SeparablePart& part : plan.separable) {
    const Weights down = weights_of(part.down, plan.rows);
    const Weights across = weights_of(part.across, plan.columns);
    for (std::size_t r = 0; r < plan.rows; ++r) {
      for (std::size_t c = 0; c < plan.columns; ++c) kernel(r, c) += down[r] * across[c];
    }
  }
  return kernel;
}

std::string describe(const KernelPlan& plan) {
  std::string text;
  for (const SeparablePart& part : plan.separable) {
    const Weights down = weights_of(part.down, plan.rows);
    const Weights across = weights_of(part.across, plan.columns);
    if (is_box(down) && is_box(across)) {
      text += "box: " + std::to_string(down[0] * across[0]) + " everywhere\n";
    } else {
      text += "separable: " + text_of(down) + " down, " + text_of(across) + " across\n";
    }
    text += "  down " + work_of(part.down) + ", across " + work_of(part.across) + "\n";
  }
  for (const PointPart& point : plan.points) {
    text += "point: " + std::to_string(point.factor) + " at row " + std::to_string(point.row + 1) +
            ", column " + std::to_string(point.column + 1) + "\n";
  }
  const Kernel kernel = kernel_of(plan);
  return text + "cost: " + additions(plan.cost) + " additions an element, instead of " +
         additions(cost_of_points(kernel)) + "\n";
}

}  // namespace reckon::vision
