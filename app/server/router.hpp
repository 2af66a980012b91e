// SPDX-License-Identifier: MIT
// Decides which answer a request gets.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "app/api/api.hpp"
#include "app/server/day_pages.hpp"
#include "app/server/http.hpp"
#include "app/server/site.hpp"

namespace reckon::server {

/// A request for api::Engine::answer, which may take long.
struct Question {
  std::string_view path;  ///< within the target of the request
  /// The body where the query has the question. Its answer may be kept (as_kept()).
  std::optional<std::string> body{};
};

/// A request for the rooms; its connection becomes a WebSocket.
struct Upgrade {};

/// A request that uploads a picture for PictureReader::answer, which takes even longer.
struct Picture {};

/// A request for the contests, which are written before they answer.
struct ContestRequest {};

/// A request of the operators, or of the host of a room at this machine.
enum class Probe : std::uint8_t { health, ready, metrics, network };

/// The answer to a request, or the part that must answer it.
using Routed = std::variant<Response, Question, Upgrade, Picture, DayPage, ContestRequest, Probe>;

/// The hosts that may be named in the Host header.
enum class Hosts {
  /// Those of this machine: localhost, 127.x.x.x, [::1], with any port. A foreign page whose name
  /// resolves to this machine (DNS rebinding) is refused, since its Host header keeps the foreign
  /// name.
  local,
  any,
};

/// The content of a server.
enum class Holds : std::uint8_t {
  everything,
  /// Contests and their pages alone: no engine, no module, no sheets, since each solves puzzles.
  contests,
};

class Router {
 public:
  /// `origins`: the sites whose pages may use the API, each as browsers write it in Origin.
  Router(Site site, Hosts hosts, Holds holds = Holds::everything,
         std::vector<std::string> origins = {})
      : site_(std::move(site)), hosts_(hosts), holds_(holds), origins_(std::move(origins)) {}

  /// Returns the answer, or the question to ask for it. The answer may point into the router. The
  /// answer to HEAD is that to GET, including the body, which must not be sent.
  Routed route(const Request& request) const;
  /// Adds the headers by which a browser lets a page of a permitted site read this answer. They are
  /// only on answers of the API, and only where sites are permitted.
  void permit(const Request& request, Response& response) const;

 private:
  Routed route_contests(const Request& request) const;
  Routed route_api(const Request& request) const;
  Routed route_question(const Request& request, std::string_view path) const;
  bool permits(const Request& request) const;

  Site site_;
  Hosts hosts_;
  Holds holds_;
  std::vector<std::string> origins_;
};

/// Whether a request may upload a picture, by its target alone.
bool is_for_pictures(std::string_view target);

/// Returns the engine's answer as an HTTP response.
Response response_of(api::Response answer);

/// Returns an answer that browsers and proxies may keep for an hour. It is 304 without a body if
/// the client has it already; errors stay as they are.
Response as_kept(Response answer, std::string_view if_none_match);

/// Returns an error, as JSON if the target is in /api, else as a line of text.
Response error_for(std::string_view target, int status, std::string_view line);

}  // namespace reckon::server
