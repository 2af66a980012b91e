// SPDX-License-Identifier: MIT
// The requests of organisers.
#pragma once

#include <span>

#include "app/contests/routes.hpp"

namespace reckon::contests {

std::span<const Route> organiser_routes();

}  // namespace reckon::contests
