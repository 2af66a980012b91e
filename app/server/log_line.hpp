// SPDX-License-Identifier: MIT
// What the server says of a request.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "app/server/http.hpp"

namespace reckon::server {

/// `2026-01-31T12:00:00Z 127.0.0.1 POST /api/version 200 21 0.4 ms`: time, client, method, target
/// (its first 200 bytes; what is not visible ASCII is `?`), status, bytes of the body, duration.
std::string log_line(std::string_view client, std::string_view method, std::string_view target,
                     const Response& response, std::chrono::nanoseconds duration);

}  // namespace reckon::server
