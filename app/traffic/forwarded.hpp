// SPDX-License-Identifier: MIT
// Which client a request comes from, behind proxies or not.
#pragma once

#include <string_view>

#include "app/traffic/address.hpp"
#include "app/traffic/proxies.hpp"

namespace reckon::traffic {

/// The client: the peer of the connection; or, if that is a proxy that is trusted, the address that
/// it has added last to `forwarded`, the values of X-Forwarded-For joined by commas; and so on,
/// while that is the address of a trusted proxy too. What stands before may have been made up by
/// the client. An address may have a port (`192.0.2.1:80`, `[2001:db8::1]:80`). Where an entry
/// cannot be read, it is the proxy that has added it. Where `peer` is no address, Address().
Address client_of(std::string_view peer, std::string_view forwarded, const Proxies& proxies);

}  // namespace reckon::traffic
