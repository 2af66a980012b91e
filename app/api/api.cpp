#include "app/api/api.hpp"

#include <nlohmann/json.hpp>

#include "reckon/version.hpp"

namespace reckon::api {

namespace {

using Json = nlohmann::ordered_json;

Response refuse(Status status, const std::string& message) {
  return {.status = status, .body = Json({{"error", message}}).dump()};
}

}  // namespace

Response answer(std::string_view path, std::string_view /*body*/) {
  if (path == "version") return {.body = Json({{"version", kVersion}}).dump()};
  return refuse(Status::not_found, "there is no " + std::string(path) + " here: see openapi.yaml");
}

std::vector<std::string_view> paths() { return {"version"}; }

}  // namespace reckon::api
