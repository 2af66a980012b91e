// SPDX-License-Identifier: MIT
// Finds the client of a request, with or without proxies.
#pragma once

#include <string_view>

#include "app/traffic/address.hpp"
#include "app/traffic/proxies.hpp"

namespace reckon::traffic {

/// Returns the client of a request: the peer of the connection, if that is not a trusted proxy. A
/// trusted proxy names the client by the last address that it added to `forwarded`, the values of
/// X-Forwarded-For joined by commas. If that is a trusted proxy too, the address before it counts,
/// and so on; the client may have invented all earlier ones.
///
/// An address may have a port (`192.0.2.1:80`, `[2001:db8::1]:80`). For an unreadable entry, the
/// client is the proxy that added it. If `peer` is not an address, it is Address().
Address client_of(std::string_view peer, std::string_view forwarded, const Proxies& proxies);

}  // namespace reckon::traffic
