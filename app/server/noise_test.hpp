// SPDX-License-Identifier: MIT
// Pictures that take a long time to read, for tests.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "app/images/made_png_test.hpp"

namespace reckon::server {

/// Returns a square of noise; 4,000 pixels a side take some seconds.
inline std::string noise(std::size_t side) {
  std::minstd_rand random(1);
  std::vector<std::vector<std::uint8_t>> rows(side, std::vector<std::uint8_t>(side));
  for (auto& row : rows) {
    for (auto& element : row) element = static_cast<std::uint8_t>(random() >> 20U);
  }
  return images::made_png({}, side, std::move(rows));
}

}  // namespace reckon::server
