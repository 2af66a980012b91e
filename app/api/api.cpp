#include "app/api/api.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "app/api/paths.hpp"
#include "reckon/arith/budget.hpp"
#include "reckon/text/quote.hpp"
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

constexpr std::string_view kTooMuch = "body: this takes more work than is done here: ask for less";

const Path* path_named(std::string_view name) {
  for (const auto& some : all_paths()) {
    for (const Path& one : some) {
      if (one.name == name) return &one;
    }
  }
  return nullptr;
}

Response answer_within(Budget& budget, const Path& path, std::string_view body,
                       krypto::Solver& solver) {
  // What bytes take to be read and written.
  constexpr std::uint64_t kStepsOfByteRead = 40;
  constexpr std::uint64_t kStepsOfByteWritten = 10;
  const krypto::WorkWithin within(solver, budget);
  budget.spend(kStepsOfByteRead * std::min(body.size(), kLargestBody));
  Request request(body, solver);
  const json::Json document = request.refusal() ? json::Json() : path.answer(request);
  // What was found out when the work had to end means nothing, nor does what was wrong then.
  const auto& refused = request.refusal();
  if (budget.over() && (!refused || refused->status != Status::too_much)) {
    return refusal(Status::too_much, std::string(kTooMuch));
  }
  if (refused) return *refused;
  Response response{.body = line_of(document)};
  if (budget.spend(kStepsOfByteWritten * response.body.size())) return response;
  return refusal(Status::too_much, std::string(kTooMuch));
}

}  // namespace

Response Engine::answer(std::string_view path, std::string_view body) {
  return *answer(path, body, StopFlag());
}

std::optional<Response> Engine::answer(std::string_view path, std::string_view body,
                                       const StopFlag& stop) {
  const Path* known = path_named(path);
  steps_ = 0;
  if (known == nullptr) {
    return refusal(Status::not_found,
                   quote(path) + " is not a path here: see openapi.json for those there are");
  }
  if (stop.is_set()) return std::nullopt;
  Budget budget(most_work_, stop);
  Response response = answer_within(budget, *known, body, solver_);
  steps_ = budget.spent();
  if (budget.stopped()) return std::nullopt;
  return response;
}

std::vector<std::string_view> paths() {
  std::vector<std::string_view> names;
  for (const auto& some : all_paths()) {
    for (const Path& one : some) names.push_back(one.name);
  }
  return names;
}

}  // namespace reckon::api
