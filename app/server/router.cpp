// SPDX-License-Identifier: MIT
#include "app/server/router.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "app/api/query.hpp"
#include "app/contests/hall.hpp"
#include "app/server/openapi.hpp"
#include "app/server/safe_exam_browser.hpp"
#include "app/traffic/address.hpp"

namespace reckon::server {

namespace {

constexpr std::string_view kApi = "/api/";
constexpr std::string_view kFirstApi = "/api/v1/";
constexpr std::string_view kRooms = "/api/v1/rooms";
constexpr std::string_view kPictures = "scan";

// Returns the part of an API target after /api/v1/, without the query. /api/ is the older name.
std::string_view api_path(std::string_view target) {
  target.remove_prefix(target.starts_with(kFirstApi) ? kFirstApi.size() : kApi.size());
  return target.substr(0, target.find('?'));
}

bool is_local(std::string_view host) {
  const std::string_view name = host_name(host);
  if (name == "[::1]" || equal_but_case(name, "localhost")) return true;
  // Only a whole IPv4 address: a name that begins like one may belong to another machine.
  const auto address = traffic::Address::parse(name);
  return address && name.find(':') == std::string_view::npos && address->is_loopback();
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

// A browser names the page that opens a WebSocket, but needs no permission for it, so only pages of
// this server are accepted. Programs need not name any.
bool is_foreign(const Request& request) {
  if (request.origin.empty()) return false;
  const std::size_t scheme = request.origin.find("://");
  return scheme == std::string_view::npos ||
         !equal_but_case(request.origin.substr(scheme + 3), request.host);
}

Routed route_rooms(const Request& request) {
  if (request.method != "GET") return not_allowed(request, "GET");
  if (!request.upgrade) {
    Response response = json_error(426, "open a WebSocket here: docs/rooms.md says how");
    response.headers.push_back({"Upgrade", "websocket"});
    return response;
  }
  if (is_foreign(request)) {
    return json_error(api::Code::foreign_page,
                      "only the page of this server may enter its rooms: open it from here");
  }
  return Upgrade{};
}

// As with JSON, no other web page can make a browser send this type.
Routed route_pictures(const Request& request) {
  if (request.method != "POST") return not_allowed(request, "POST");
  constexpr std::array<std::string_view, 4> kTypes = {"image/png", "image/jpeg", "image/webp",
                                                      "application/pdf"};
  if (std::ranges::none_of(kTypes, [&](std::string_view type) {
        return is_media_type(request.content_type, type);
      })) {
    return json_error(415,
                      "send a picture in PNG with the header Content-Type: image/png, or in JPEG, "
                      "WebP or PDF with theirs");
  }
  return Picture{};
}

// Another web page can make a browser ask by a query, as for an image, and so let this machine
// work. Browsers say so. Pages that a person opens are allowed.
bool is_for_foreign_page(const Request& request) {
  return (request.fetch_site == "cross-site" || request.fetch_site == "same-site") &&
         request.fetch_dest != "document";
}

Routed question_in_query(const Request& request, std::string_view path) {
  const auto values = decoded_query(request.target);
  if (!values) {
    return json_error(api::Code::bad_body,
                      "query: this is not UTF-8 with %XX for special characters: encode it");
  }
  auto body = api::body_of_query(path, *values);
  if (!body) return response_of(std::move(body.error()));
  return Question{.path = path, .body = *std::move(body)};
}

// Answers the request that a browser makes before a page of another site may ask.
Response preflight() {
  return {.status = 204,
          .headers = {{"Access-Control-Allow-Methods", "GET, HEAD, POST"},
                      {"Access-Control-Allow-Headers", "Content-Type, If-None-Match"},
                      {"Access-Control-Allow-Private-Network", "true"},
                      {"Access-Control-Max-Age", "600"}}};
}

std::optional<Probe> probe_at(const Request& request) {
  const std::string_view path = request.target.substr(0, request.target.find('?'));
  if (path == "/healthz") return Probe::health;
  if (path == "/readyz") return Probe::ready;
  if (path == "/metrics") return Probe::metrics;
  // Only for pages opened at this machine: a foreign name that leads here may not learn addresses.
  if (path == "/network" && is_local(request.host)) return Probe::network;
  return std::nullopt;
}

}  // namespace

bool Router::permits(const Request& request) const {
  return std::ranges::find(origins_, request.origin) != origins_.end();
}

Routed Router::route_question(const Request& request, std::string_view path) const {
  if (is_read(request.method)) {
    if (!is_for_foreign_page(request) || permits(request)) return question_in_query(request, path);
    return json_error(
        api::Code::foreign_page,
        "pages of other sites may not ask here: start the server with --allow-origin");
  }
  if (request.method != "POST") return not_allowed(request, "GET, HEAD, POST");
  // Another web page can make a browser post text or a form here, but JSON only with our
  // permission.
  if (!is_media_type(request.content_type, "application/json")) {
    return json_error(415, "send the question with the header Content-Type: application/json");
  }
  return Question{.path = path};
}

Routed Router::route_api(const Request& request) const {
  const std::string_view path = api_path(request.target);
  if (request.target.substr(0, request.target.find('?')) == kRooms) return route_rooms(request);
  if (request.method == "OPTIONS" && permits(request)) return preflight();
  if (path == "openapi.json") {
    if (!is_read(request.method)) return not_allowed(request, "GET, HEAD");
    return openapi(request);
  }
  if (path == kPictures) return route_pictures(request);
  const auto paths = api::paths();
  if (std::ranges::find(paths, path) == paths.end()) {
    return response_of(api::unknown_path(path));
  }
  return route_question(request, path);
}

void Router::permit(const Request& request, Response& response) const {
  if (origins_.empty() || !request.target.starts_with(kApi)) return;
  // A cache must not give one site the permission of another.
  response.headers.push_back({"Vary", "Origin"});
  if (!permits(request)) return;
  response.headers.push_back({"Access-Control-Allow-Origin", std::string(request.origin)});
  response.headers.push_back({"Access-Control-Expose-Headers", "ETag, Retry-After"});
}

bool is_for_pictures(std::string_view target) {
  return target.starts_with(kApi) && api_path(target) == kPictures;
}

Response error_for(std::string_view target, int status, std::string_view line) {
  const bool is_json = target.starts_with(kApi) || target.starts_with(contests::kContestPath);
  return is_json ? json_error(status, line) : plain_text(status, line);
}

// Only the pages of contests are given out, and what they ask for.
Routed Router::route_contests(const Request& request) const {
  constexpr std::string_view kFolder = "/contest/";
  if (request.target.starts_with(contests::kContestPath)) return ContestRequest{};
  const std::string path = decoded_path(request.target);
  const bool is_start = path == "/" || path == "/contest";
  const auto probe = probe_at(request);
  const bool is_page =
      path.starts_with(kFolder) && !path.ends_with(".wasm") && !path.contains("..");
  if (!is_start && !probe && !is_page) {
    return error_for(request.target, 404, "this server holds contests alone: begin at /contest/");
  }
  if (!is_read(request.method)) return not_allowed(request, "GET, HEAD");
  if (probe) return *probe;
  if (is_start) return Response{.status = 302, .headers = {{"Location", std::string(kFolder)}}};
  if (path == "/contest/safe-exam-browser.seb") return safe_exam_browser(request.host);
  return site_.respond(request);
}

Routed Router::route(const Request& request) const {
  if (hosts_ == Hosts::local && !is_local(request.host)) {
    return error_for(request.target, 421,
                     "only this machine may ask: open http://localhost, or start the server with "
                     "--listen 0.0.0.0");
  }
  if (holds_ == Holds::contests) return route_contests(request);
  if (request.target.starts_with(kApi)) return route_api(request);
  if (!is_read(request.method)) return not_allowed(request, "GET, HEAD");
  if (const auto probe = probe_at(request)) return *probe;
  if (is_day_page(request.target)) {
    auto page = day_page_at(request.target);
    if (auto* known = std::get_if<DayPage>(&page)) known->if_none_match = request.if_none_match;
    return std::visit([](auto one) -> Routed { return one; }, std::move(page));
  }
  return site_.respond(request);
}

Response as_kept(Response answer, std::string_view if_none_match) {
  if (answer.status != 200) return answer;
  const std::string tag = '"' + tag_of(answer.text) + '"';
  std::erase_if(answer.headers, [](const Header& one) { return one.name == "Cache-Control"; });
  answer.headers.push_back({"ETag", tag});
  answer.headers.push_back({"Cache-Control", "public, max-age=3600"});
  if (!names_tag(if_none_match, tag)) return answer;
  return {.status = 304, .headers = std::move(answer.headers)};
}

Response response_of(api::Response answer) {
  return {.status = static_cast<int>(answer.status),
          .headers = {{"Content-Type", "application/json"}, {"Cache-Control", "no-store"}},
          .text = std::move(answer.body)};
}

}  // namespace reckon::server
