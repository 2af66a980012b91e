// SPDX-License-Identifier: MIT
// The OpenAPI document, which the build embeds in the program.
#pragma once

#include <string_view>

namespace reckon::server {

extern const std::string_view kOpenApi;

}  // namespace reckon::server
