// SPDX-License-Identifier: MIT
// The OpenAPI document, which the build puts into the program.
#pragma once

#include <string_view>

namespace reckon::server {

extern const std::string_view kOpenApi;

}  // namespace reckon::server
