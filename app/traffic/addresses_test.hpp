// SPDX-License-Identifier: MIT
// Addresses for tests.
#pragma once

#include <string>

#include "app/traffic/address.hpp"

namespace reckon::traffic {

inline Address v4(int number) { return *Address::parse("192.0.2." + std::to_string(number)); }
// An address in the network with this number.
inline Address v6(int network, int number) {
  return *Address::parse("2001:db8:" + std::to_string(network) + ":" + std::to_string(number) +
                         "::1");
}

}  // namespace reckon::traffic
