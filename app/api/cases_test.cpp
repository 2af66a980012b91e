// SPDX-License-Identifier: MIT
#include "app/api/cases_test.hpp"

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <sstream>

#include "app/api/api.hpp"

namespace reckon::api {

namespace {

using Json = nlohmann::json;

// {"times": 3, "of": "A", "between": "+"} stands for "A+A+A", and without `between` for a list.
Json written_out(const Json& value) {
  if (!value.is_object() || !value.contains("times")) return value;
  const auto times = value["times"].get<std::size_t>();
  if (!value.contains("between")) return std::vector<Json>(times, value["of"]);
  const auto text = value["of"].get<std::string>();
  const auto between = value["between"].get<std::string>();
  std::string all = text;
  for (std::size_t i = 1; i < times; ++i) all += between + text;
  return all;
}

std::vector<Case> cases(const std::string& name) {
  std::ifstream file(RECKON_SOURCE_DIR "/app/api/cases/" + name + ".json");
  std::vector<Case> found;
  for (const Json& one : Json::parse(file)) {
    Json body = one["body"];
    for (Json& value : body) value = written_out(value);
    found.push_back({one.value("name", ""), one["path"].get<std::string>(), std::move(body)});
  }
  return found;
}

}  // namespace

const std::vector<Case>& usual_questions() {
  static const std::vector<Case> questions = cases("usual");
  return questions;
}

const std::vector<Case>& costly_questions() {
  static const std::vector<Case> questions = cases("costly");
  return questions;
}

std::string work_signature() {
  std::ostringstream lines;
  std::uint64_t sum = 0;
  Engine engine;
  for (const Case& question : usual_questions()) {
    engine.answer(question.path, question.body.dump());
    sum += engine.steps();
    lines << engine.steps() << ' ' << question.path << ' ' << question.body << '\n';
  }
  lines << sum << " in all\n";
  return lines.str();
}

}  // namespace reckon::api
