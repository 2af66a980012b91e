// SPDX-License-Identifier: MIT
// openapi.json of contests is made of the table of routes: scripts/openapi writes it.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "app/contests/routes.hpp"

namespace reckon::contests {
namespace {

using Ordered = nlohmann::ordered_json;

Ordered reference(std::string_view schema) {
  return {{"$ref", "#/components/schemas/" + std::string(schema)}};
}

Ordered content(std::string_view type, const Ordered& schema) {
  return {{"content", {{std::string(type), {{"schema", schema}}}}}};
}

bool is_file(std::string_view schema) { return schema.contains('.'); }

// A message of this schema, or a file.
Ordered message(std::string_view schema) {
  return is_file(schema)
             ? content("application/octet-stream", {{"type", "string"}, {"format", "binary"}})
             : content("application/json", reference(schema));
}

Ordered answer_of(const Route& route) {
  Ordered answer = {{"description", is_file(route.answer) ? "The file " + std::string(route.answer)
                                                          : "The answer"}};
  answer.update(message(route.answer));
  return answer;
}

Ordered description_of(const Route& route, const std::map<std::string, std::string>& parts) {
  Ordered described = {{"summary", route.summary}, {"x-role", name_of(route.role)}};
  for (const auto& [part, what] : parts) {
    if (!route.path.contains("{" + part + "}")) continue;
    described["parameters"].push_back({{"name", part},
                                       {"in", "path"},
                                       {"required", true},
                                       {"description", what},
                                       {"schema", {{"type", "string"}}}});
  }
  if (!route.body.empty()) {
    EXPECT_EQ(is_file(route.body), route.takes_file) << route.path;
    described["requestBody"] = message(route.body);
    described["requestBody"]["required"] = true;
  }
  described["responses"] = {{"2XX", answer_of(route)}};
  described["responses"]["default"] = content("application/json", reference("error"));
  described["responses"]["default"]["description"] = "What is wrong";
  return described;
}

Ordered paths() {
  const std::map<std::string, std::string> parts = {{"g", "Group"},    {"e", "Entrant"},
                                                    {"c", "Contest"},  {"t", "Teacher"},
                                                    {"q", "Question"}, {"n", "Notice"}};
  Ordered all = Ordered::object();
  for (const Route& route : routes()) {
    std::string method(route.method);
    for (char& c : method) c = static_cast<char>(c - 'A' + 'a');
    all["/contest/v1/" + std::string(route.path)][method] = description_of(route, parts);
  }
  return all;
}

Ordered read(const std::string& file) {
  std::ifstream stream(std::string(RECKON_SOURCE_DIR) + "/app/contests/" + file);
  return Ordered::parse(stream, nullptr, false);
}

void put_references(const Ordered& json, std::set<std::string>& names) {
  constexpr std::string_view kPlace = "#/components/schemas/";
  if (json.is_object() && json.contains("$ref")) {
    names.insert(json.at("$ref").get<std::string>().substr(kPlace.size()));
  }
  if (!json.is_structured()) return;
  for (const auto& value : json) put_references(value, names);
}

TEST(ContestRoutes, AreDescribed) {
  const Ordered described = paths();
  if (const char* const file = std::getenv("RECKON_WRITE_ROUTES")) {
    std::ofstream(file) << described.dump();
  }
  const Ordered document = read("openapi.json");
  ASSERT_TRUE(document.is_object()) << "run scripts/openapi";
  EXPECT_EQ(document.at("paths"), described) << "run scripts/openapi";
  EXPECT_EQ(document.at("components").at("schemas"), read("schemas.json").at("schemas"))
      << "run scripts/openapi";
}

TEST(ContestRoutes, HaveSchemasAndNoOthersAreThere) {
  std::set<std::string> used;
  put_references(paths(), used);
  const Ordered schemas = read("schemas.json").at("schemas");
  put_references(schemas, used);
  std::set<std::string> there;
  for (const auto& [name, unused] : schemas.items()) there.insert(name);
  EXPECT_EQ(used, there);
}

TEST(ContestRoutes, StandOnceAndAreFound) {
  std::set<std::string> seen;
  for (const Route& route : routes()) {
    const std::string key = std::string(route.method) + " " + std::string(route.path);
    EXPECT_TRUE(seen.insert(key).second) << key;
    EXPECT_EQ(find_route(route.method, route.path).route, &route) << key;
    EXPECT_NE(route.act, nullptr) << key;
    EXPECT_FALSE(route.summary.empty()) << key;
    EXPECT_EQ(route.method == "GET", route.body.empty()) << key;
  }
  EXPECT_TRUE(find_route("POST", "staff/entrants/merge").parts.empty());
  EXPECT_FALSE(find_route("GET", "staff/groups//progress").has_path);
  EXPECT_FALSE(find_route("GET", "staff/groups/a/b/progress").has_path);
  EXPECT_FALSE(find_route("GET", "").has_path);
}

}  // namespace
}  // namespace reckon::contests
