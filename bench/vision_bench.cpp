// SPDX-License-Identifier: MIT
// Edges in a picture of three channels, 227 x 316: the versions of R. Hui's "Stencil Maneuvers",
// each faster than the last, and ours; then kernels of several sizes.
//
//     definition   four nested loops, and the comparison by division
//     edges        every window is cut out, multiplied with the kernel, and added up
//     edges1       the sum of products without the copies
//     edges1a      the threshold multiplied with the mean, instead of a matrix divided by it
//     edges2       compares in the same pass (and, as in the article, without the absolute value)
//     edges3       nine times the element less the plain sum of the window
//     edges_here   vision::edges
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <vector>

#include "bench/noise.hpp"
#include "reckon/vision/edges.hpp"
#include "reckon/vision/kernel.hpp"
#include "reckon/vision/kernel_plan.hpp"
#include "reckon/vision/stencil.hpp"
#include "reckon/vision/weighted_sums.hpp"

namespace reckon::bench {
namespace {

using vision::Kernel;
using vision::Matrix;
using vision::Window;

using Channel = Matrix<std::uint8_t>;
using Bits = Matrix<std::uint8_t>;
using Numbers = Matrix<int>;

constexpr double kThreshold = 0.7;

double mean_of(const Channel& channel) {
  const auto& values = channel.values();
  const double sum = std::accumulate(values.begin(), values.end(), 0.0);
  return std::max(1.0, sum / static_cast<double>(values.size()));
}

// Without the outermost rows and columns.
template <typename Test>
void mark(const Numbers& sums, Bits& result, const Test& test) {
  for (std::size_t r = 0; r < result.rows(); ++r) {
    for (std::size_t c = 0; c < result.columns(); ++c) {
      if (test(sums(r + 1, c + 1))) result(r, c) = 1;
    }
  }
}

void definition(const Channel& channel, const Kernel& kernel, Bits& result) {
  Numbers sums(channel.rows(), channel.columns());
  for (std::size_t r = 0; r < channel.rows(); ++r) {
    for (std::size_t c = 0; c < channel.columns(); ++c) {
      int sum = 0;
      for (std::size_t i = 0; i < kernel.rows(); ++i) {
        for (std::size_t j = 0; j < kernel.columns(); ++j) {
          const std::size_t row = r + i - kernel.rows() / 2;
          const std::size_t column = c + j - kernel.columns() / 2;
          const bool inside = row < channel.rows() && column < channel.columns();
          sum += static_cast<int>(kernel(i, j)) * (inside ? channel(row, column) : 0);
        }
      }
      sums(r, c) = sum;
    }
  }
  const double mean = mean_of(channel);
  mark(sums, result, [&](int sum) { return kThreshold < std::abs(sum) / mean; });
}

vision::WindowShape shape_of(const Kernel& kernel) {
  return {.rows = kernel.rows(), .columns = kernel.columns()};
}

int sum_of_products(const Window<std::uint8_t>& window, const Kernel& kernel) {
  int sum = 0;
  for (std::size_t i = 0; i < kernel.rows(); ++i) {
    for (std::size_t j = 0; j < kernel.columns(); ++j) {
      sum += static_cast<int>(kernel(i, j)) * window(i, j);
    }
  }
  return sum;
}

void edges(const Channel& channel, const Kernel& kernel, Bits& result) {
  const Numbers sums =
      vision::stencil(channel, shape_of(kernel), [&](const Window<std::uint8_t>& window) {
        const Channel copy = window.copy();
        Numbers products(kernel.rows(), kernel.columns());
        for (std::size_t i = 0; i < kernel.rows(); ++i) {
          for (std::size_t j = 0; j < kernel.columns(); ++j) {
            products(i, j) = static_cast<int>(kernel(i, j)) * copy(i, j);
          }
        }
        return std::accumulate(products.values().begin(), products.values().end(), 0);
      });
  const double mean = mean_of(channel);
  mark(sums, result, [&](int sum) { return kThreshold < std::abs(sum) / mean; });
}

Numbers sums_with(const Channel& channel, const Kernel& kernel) {
  return vision::stencil(channel, shape_of(kernel), [&](const Window<std::uint8_t>& window) {
    return sum_of_products(window, kernel);
  });
}

void edges1(const Channel& channel, const Kernel& kernel, Bits& result) {
  const Numbers sums = sums_with(channel, kernel);
  const double mean = mean_of(channel);
  mark(sums, result, [&](int sum) { return kThreshold < std::abs(sum) / mean; });
}

void edges1a(const Channel& channel, const Kernel& kernel, Bits& result) {
  const Numbers sums = sums_with(channel, kernel);
  const double limit = kThreshold * mean_of(channel);
  mark(sums, result, [&](int sum) { return limit < std::abs(sum); });
}

void edges2(const Channel& channel, const Kernel& kernel, Bits& result) {
  const double limit = kThreshold * mean_of(channel);
  const Bits large =
      vision::stencil(channel, shape_of(kernel), [&](const Window<std::uint8_t>& window) {
        return static_cast<std::uint8_t>(limit < sum_of_products(window, kernel) ? 1 : 0);
      });
  for (std::size_t r = 0; r < result.rows(); ++r) {
    for (std::size_t c = 0; c < result.columns(); ++c) result(r, c) |= large(r + 1, c + 1);
  }
}

void edges3(const Channel& channel, const Kernel& kernel, Bits& result) {
  const int middle = 1 + static_cast<int>(kernel(1, 1));
  const Numbers plain =
      vision::stencil(channel, shape_of(kernel), [](const Window<std::uint8_t>& window) {
        int sum = 0;
        for (std::size_t i = 0; i < 3; ++i) {
          for (std::size_t j = 0; j < 3; ++j) sum += window(i, j);
        }
        return sum;
      });
  Numbers sums(channel.rows(), channel.columns());
  for (std::size_t r = 0; r < sums.rows(); ++r) {
    for (std::size_t c = 0; c < sums.columns(); ++c) {
      sums(r, c) = middle * channel(r, c) - plain(r, c);
    }
  }
  const double limit = kThreshold * mean_of(channel);
  mark(sums, result, [&](int sum) { return limit < std::abs(sum); });
}

std::vector<Channel> channels() { return {noise(1), noise(2), noise(3)}; }

using Version = void (*)(const Channel&, const Kernel&, Bits&);

void edges_by(benchmark::State& state, Version version) {
  const std::vector<Channel> picture = channels();
  const Kernel kernel = vision::edge_kernel();
  for (auto _ : state) {
    Bits result(kNoiseRows - 2, kNoiseColumns - 2);
    for (const Channel& channel : picture) version(channel, kernel, result);
    benchmark::DoNotOptimize(result);
  }
}
BENCHMARK_CAPTURE(edges_by, definition, definition)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(edges_by, edges, edges)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(edges_by, edges1, edges1)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(edges_by, edges1a, edges1a)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(edges_by, edges2, edges2)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(edges_by, edges3, edges3)->Unit(benchmark::kMicrosecond);

void edges_here(benchmark::State& state) {
  const std::vector<Channel> picture = channels();
  const Rational threshold = Rational::fraction(7, 10);
  for (auto _ : state) benchmark::DoNotOptimize(vision::edges(picture, threshold));
}
BENCHMARK(edges_here)->Unit(benchmark::kMicrosecond);

void kernel_here(benchmark::State& state) {
  const Channel picture = noise(1);
  const auto plan = vision::plan(box_like(static_cast<std::size_t>(state.range(0))));
  for (auto _ : state)
    benchmark::DoNotOptimize(vision::weighted_sums<std::int32_t>(picture, *plan));
}
BENCHMARK(kernel_here)->Arg(3)->Arg(7)->Arg(15)->Arg(31)->Arg(63)->Unit(benchmark::kMicrosecond);

void kernel_plan(benchmark::State& state) {
  const Kernel kernel = box_like(static_cast<std::size_t>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(vision::plan(kernel));
}
BENCHMARK(kernel_plan)->Arg(3)->Arg(31)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace reckon::bench
