// SPDX-License-Identifier: MIT
// The requests of teachers and invigilators.
#pragma once

#include <span>

#include "app/contests/routes.hpp"

namespace reckon::contests {

std::span<const Route> staff_routes();

}  // namespace reckon::contests
