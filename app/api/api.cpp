#include "app/api/api.hpp"

#include <array>
#include <span>

#include "app/api/paths.hpp"
#include "reckon/calcrostic/grid_words.hpp"
#include "reckon/version.hpp"

namespace reckon::api {

namespace {

json::Json version(Request& request) {
  request.complete();
  return {{"version", kVersion}};
}

constexpr std::array kOwnPaths = {Path{.name = "version", .answer = version}};

std::array<std::span<const Path>, 5> all_paths() {
  return {kOwnPaths, krypto_paths(), census_paths(), calcrostic_paths(), sheet_paths()};
}

}  // namespace

Response Engine::answer(std::string_view path, std::string_view body) {
  for (const auto& some : all_paths()) {
    for (const Path& one : some) {
      if (one.name != path) continue;
      Request request(body, solver_);
      const json::Json document = request.refusal() ? json::Json() : one.answer(request);
      if (request.refusal()) return *request.refusal();
      return {.body = line_of(document)};
    }
  }
  return refusal(Status::not_found, calcrostic::quoted(path) +
                                        " is no path here: see openapi.json for those there are");
}

std::vector<std::string_view> paths() {
  std::vector<std::string_view> names;
  for (const auto& some : all_paths()) {
    for (const Path& one : some) names.push_back(one.name);
  }
  return names;
}

}  // namespace reckon::api
