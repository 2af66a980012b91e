// SPDX-License-Identifier: MIT
// One client: reads its requests, has them answered, and sends the answers.
#pragma once

#include "app/server/serving.hpp"

namespace boost::asio {
class io_context;  // NOLINT(readability-identifier-naming): the name that it has
}

namespace reckon::server {

/// Talks with the client of a connected TCP socket until one of them ends it, or hands it over to
/// the rooms. Runs on the thread of `io`, as everything of `serving` does; both must outlive it.
/// Throws if there is no memory to begin; then the socket is closed.
void talk(boost::asio::io_context& io, Serving& serving, int socket, bool is_v6);

}  // namespace reckon::server
