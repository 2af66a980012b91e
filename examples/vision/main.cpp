// SPDX-License-Identifier: MIT
// Sums a picture with a kernel in the cheapest way, and compares the sums with the definition.
#include <cstdint>
#include <iostream>

#include "reckon/vision/edges.hpp"
#include "reckon/vision/kernel.hpp"
#include "reckon/vision/kernel_plan.hpp"
#include "reckon/vision/weighted_sums.hpp"

int main() {
  using namespace reckon::vision;
  Matrix<std::int64_t> picture(8, 8, 1);
  picture(3, 4) = 9;
  const Kernel kernel = edge_kernel();
  const auto plan = reckon::vision::plan(kernel);
  if (!plan) {
    std::cerr << plan.error().message << '\n';
    return 2;
  }
  std::cout << describe(*plan) << '\n';
  const auto sums = weighted_sums(picture, *plan);
  if (!sums || *sums != sums_by_definition(picture, kernel)) return 1;
  Matrix<std::uint8_t> grey(8, 8, 10);
  grey(3, 4) = 200;
  const Matrix<std::uint8_t> found = edges({&grey, 1}, reckon::Rational(1));
  return found(2, 3) == 1 && found(5, 5) == 0 ? 0 : 1;
}
