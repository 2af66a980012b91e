// SPDX-License-Identifier: MIT
#include "app/contests/organiser_routes.hpp"

namespace reckon::contests {

std::span<const Route> organiser_routes() { return {}; }

}  // namespace reckon::contests
