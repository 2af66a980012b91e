// SPDX-License-Identifier: MIT
#include "app/api/api.hpp"

#include <algorithm>
#include <span>

#include "app/api/questions.hpp"
#include "app/api/request.hpp"
#include "reckon/arith/budget.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::api {

namespace {

constexpr std::string_view kTooMuch = "body: this takes more work than is done here: ask for less";

Response answer_within(Budget& budget, const Question& question, std::string_view body,
                       krypto::Solver& solver) {
  // The cost of reading and writing a byte.
  constexpr std::uint64_t kStepsOfByteRead = 40;
  constexpr std::uint64_t kStepsOfByteWritten = 10;
  const krypto::WorkWithin within(solver, budget);
  budget.spend(kStepsOfByteRead * std::min(body.size(), kLargestBody));
  Request request(question, body, solver);
  const answers::Json document = request.refusal() ? answers::Json() : question.answer(request);
  // If the work had to end, neither its results nor its errors mean anything.
  const auto& refused = request.refusal();
  if (budget.over() && (!refused || refused->status != Status::too_much)) {
    return refusal(Code::too_much, std::string(kTooMuch));
  }
  if (refused) return *refused;
  Response response{.body = line_of(document)};
  if (budget.spend(kStepsOfByteWritten * response.body.size())) return response;
  return refusal(Code::too_much, std::string(kTooMuch));
}

}  // namespace

Response Engine::answer(std::string_view path, std::string_view body) {
  return *answer(path, body, StopFlag());
}

std::optional<Response> Engine::answer(std::string_view path, std::string_view body,
                                       const StopFlag& stop) {
  const Question* known = question_at(path);
  steps_ = 0;
  if (known == nullptr) return unknown_path(path);
  if (stop.is_set()) return std::nullopt;
  Budget budget(most_work_, stop);
  Response response = answer_within(budget, *known, body, solver_);
  steps_ = budget.spent();
  if (budget.stopped()) return std::nullopt;
  return response;
}

Response stopped() {
  return refusal(Code::stopped, "this question was stopped before it was answered: ask it again");
}

Response unknown_path(std::string_view path) {
  return refusal(Code::not_found,
                 quote(path) + " is not a path here: see openapi.json for those there are");
}

std::vector<std::string_view> paths() {
  std::vector<std::string_view> names;
  for (const Question& one : questions()) names.push_back(one.path);
  return names;
}

const Question* question_at(std::string_view path) {
  for (const auto table : tables()) {
    for (const Question& one : table()) {
      if (one.path == path) return &one;
    }
  }
  return nullptr;
}

std::vector<Question> questions() {
  std::vector<Question> all;
  for (const auto table : tables()) all.insert(all.end(), table().begin(), table().end());
  return all;
}

}  // namespace reckon::api
