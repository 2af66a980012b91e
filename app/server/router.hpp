// SPDX-License-Identifier: MIT
// Which answer a request gets.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "app/api/api.hpp"
#include "app/server/day_pages.hpp"
#include "app/server/http.hpp"
#include "app/server/site.hpp"

namespace reckon::server {

/// The request is one for api::Engine::answer, which takes its time.
struct Question {
  std::string_view path;  ///< within the target of the request
};

/// The request is one for the rooms, and its connection becomes a WebSocket.
struct Upgrade {};

/// The request brings a picture for PictureReader::answer, which takes even longer.
struct Picture {};

/// The request is one of those who watch over the server.
enum class Probe : std::uint8_t { health, ready, metrics };

/// The answer to a request, or what has to answer it.
using Routed = std::variant<Response, Question, Upgrade, Picture, DayPage, Probe>;

/// Who may ask, as their Host header says.
enum class Hosts {
  /// Those of this machine: localhost, 127.x.x.x, [::1], with any port. A page elsewhere that has
  /// its
  /// name lead to this machine (DNS rebinding) is refused, since the name stays what it is.
  local,
  any,
};

class Router {
 public:
  Router(Site site, Hosts hosts) : site_(std::move(site)), hosts_(hosts) {}

  /// The answer, or the question that must be asked for it. The answer may point into the router.
  /// The answer to HEAD is that to GET, body included, which is not to be sent.
  Routed route(const Request& request) const;

 private:
  Site site_;
  Hosts hosts_;
};

/// Whether a request is one of those that may bring a picture, by its target alone.
bool is_for_pictures(std::string_view target);

/// What a question was answered, as HTTP has it.
Response response_of(api::Response answer);

/// An error, as JSON if the target is in /api, else as a line of text.
Response error_for(std::string_view target, int status, std::string_view line);

}  // namespace reckon::server
