// SPDX-License-Identifier: MIT
// Pictures, and requests that upload them to a server, for tests.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/images/made_png_test.hpp"

namespace reckon::server {

/// The request that uploads a picture.
inline std::string picture(std::string_view body, std::string_view type = "image/png") {
  return "POST /api/scan HTTP/1.1\r\nHost: localhost\r\nContent-Type: " + std::string(type) +
         "\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n" + std::string(body);
}

/// An empty sheet.
inline std::string blank(std::size_t columns, std::size_t rows) {
  return images::made_png({}, columns, std::vector(rows, std::vector<std::uint8_t>(columns, 255)));
}

}  // namespace reckon::server
