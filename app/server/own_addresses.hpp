// SPDX-License-Identifier: MIT
// The addresses of this machine that other machines of its networks reach.
#pragma once

#include <string>
#include <vector>

namespace reckon::server {

/// Returns the IPv4 addresses of the interfaces that are up, apart from loopback and addresses of
/// one link (RFC 3927). The one that leads out of the network comes first. Sends nothing. Empty if
/// the system does not say.
std::vector<std::string> own_addresses();

}  // namespace reckon::server
