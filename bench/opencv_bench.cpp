// SPDX-License-Identifier: MIT
// The same kernels in OpenCV's filter2D, on one thread, with zeros beyond the picture. Results have
// 16 bits for 3 x 3, where it is fastest, and floating point for larger kernels, which exceed 16
// bits.
#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include "bench/noise.hpp"

namespace reckon::bench {
namespace {

void kernel_opencv(benchmark::State& state) {
  cv::setNumThreads(1);
  vision::Matrix<std::uint8_t> picture = noise(1);
  const cv::Mat matrix(static_cast<int>(kNoiseRows), static_cast<int>(kNoiseColumns), CV_8U,
                       picture.row(0).data());
  const auto size = static_cast<int>(state.range(0));
  const vision::Kernel weights = box_like(static_cast<std::size_t>(size));
  cv::Mat kernel(size, size, CV_32F);
  for (int r = 0; r < size; ++r) {
    for (int c = 0; c < size; ++c) {
      kernel.at<float>(r, c) =
          static_cast<float>(weights(static_cast<std::size_t>(r), static_cast<std::size_t>(c)));
    }
  }
  cv::Mat sums;
  for (auto _ : state) {
    cv::filter2D(matrix, sums, size == 3 ? CV_16S : CV_32F, kernel, {-1, -1}, 0,
                 cv::BORDER_CONSTANT);
    benchmark::DoNotOptimize(sums);
  }
}
BENCHMARK(kernel_opencv)->Arg(3)->Arg(7)->Arg(15)->Arg(31)->Arg(63)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace reckon::bench
