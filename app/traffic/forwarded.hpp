// SPDX-License-Identifier: MIT
// Which client a request comes from, behind a proxy or not.
#pragma once

#include <string_view>

#include "app/traffic/address.hpp"

namespace reckon::traffic {

/// The client: the peer of the connection, or, if the peer is trusted to be a proxy, the last
/// address of `forwarded`, the values of X-Forwarded-For joined by commas. The others may have been
/// made up by the client. An address may have a port (`192.0.2.1:80`, `[2001:db8::1]:80`). What
/// cannot be read is the peer's.
Address client_of(const Address& peer, std::string_view forwarded, bool trusted);

}  // namespace reckon::traffic
