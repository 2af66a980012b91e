#include "app/server/router.hpp"

#include <algorithm>
#include <utility>

#include "app/server/openapi.hpp"

namespace reckon::server {

namespace {

constexpr std::string_view kApi = "/api/";

bool is_local(std::string_view host) {
  const std::string_view name = host_name(host);
  const bool is_loopback_v4 =
      name.starts_with("127.") && name.find_first_not_of("0123456789.") == std::string_view::npos;
  return is_loopback_v4 || name == "[::1]" || equal_but_case(name, "localhost");
}

bool is_read(std::string_view method) { return method == "GET" || method == "HEAD"; }

Response not_allowed(const Request& request, std::string_view allowed) {
  Response response = error_for(request.target, 405, "use " + std::string(allowed) + " here");
  response.headers.push_back({"Allow", std::string(allowed)});
  return response;
}

Response openapi(const Request& request) {
  static const std::string tag = "\"" + tag_of(kOpenApi) + "\"";
  if (names_tag(request.if_none_match, tag)) {
    return {.status = 304, .headers = {{"ETag", tag}, {"Cache-Control", "no-cache"}}};
  }
  return {.headers = {{"Content-Type", "application/json"},
                      {"ETag", tag},
                      {"Cache-Control", "no-cache"}},
          .file = kOpenApi};
}

// A browser says which page opens a WebSocket, and asks nobody for leave: only the page of this
// server may. Programs need not say anything.
bool is_foreign(const Request& request) {
  if (request.origin.empty()) return false;
  const std::size_t scheme = request.origin.find("://");
  return scheme == std::string_view::npos ||
         !equal_but_case(request.origin.substr(scheme + 3), request.host);
}

std::variant<Response, Question, Upgrade> route_rooms(const Request& request) {
  if (request.method != "GET") return not_allowed(request, "GET");
  if (!request.upgrade) {
    Response response = json_error(426, "open a WebSocket here: docs/rooms.md says how");
    response.headers.push_back({"Upgrade", "websocket"});
    return response;
  }
  if (is_foreign(request)) {
    return json_error(403, "only the page of this server may enter its rooms: open it from here");
  }
  return Upgrade{};
}

std::variant<Response, Question, Upgrade> route_api(const Request& request) {
  std::string_view path = request.target.substr(kApi.size());
  path = path.substr(0, path.find('?'));
  if (path == "openapi.json") {
    if (!is_read(request.method)) return not_allowed(request, "GET, HEAD");
    return openapi(request);
  }
  if (path == "v1/rooms") return route_rooms(request);
  const auto paths = api::paths();
  if (std::ranges::find(paths, path) == paths.end()) {
    return json_error(404, "there is no such question: /api/openapi.json lists all");
  }
  if (request.method != "POST") return not_allowed(request, "POST");
  // Another web page can have a browser post text or a form here, but JSON only with our leave, and
  // that is never given.
  if (!is_media_type(request.content_type, "application/json")) {
    return json_error(415, "send the question with the header Content-Type: application/json");
  }
  return Question{path};
}

}  // namespace

Response error_for(std::string_view target, int status, std::string_view line) {
  return target.starts_with(kApi) ? json_error(status, line) : plain_text(status, line);
}

std::variant<Response, Question, Upgrade> Router::route(const Request& request) const {
  if (hosts_ == Hosts::local && !is_local(request.host)) {
    return error_for(request.target, 421,
                     "only this machine may ask: open http://localhost, or start the server with "
                     "--listen 0.0.0.0");
  }
  if (request.target.starts_with(kApi)) return route_api(request);
  if (!is_read(request.method)) return not_allowed(request, "GET, HEAD");
  return site_.respond(request);
}

Response response_of(api::Response answer) {
  return {.status = static_cast<int>(answer.status),
          .headers = {{"Content-Type", "application/json"}, {"Cache-Control", "no-store"}},
          .text = std::move(answer.body)};
}

}  // namespace reckon::server
