// SPDX-License-Identifier: MIT
// One client: reads its requests, gets their answers, and sends them.
#pragma once

#include "app/server/serving.hpp"

namespace boost::asio {
class io_context;  // NOLINT(readability-identifier-naming): the name that it has
}

namespace reckon::server {

/// Serves the client of a connected TCP socket until one side ends it, or passes it to the rooms.
/// Runs on the thread of `io`, like everything of `serving`; both must outlive it. Throws if memory
/// is too short to begin; then the socket is closed.
void talk(boost::asio::io_context& io, Serving& serving, int socket, bool is_v6);

}  // namespace reckon::server
