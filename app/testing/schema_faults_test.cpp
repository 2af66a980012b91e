// SPDX-License-Identifier: MIT
#include "app/testing/schema_faults_test.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <string>
#include <utility>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

namespace reckon::answers {

namespace {

// Replaces references to other schemas, by their file names, with those schemas.
void fill(nlohmann::json& schema) {
  for (auto& item : schema) {
    if (item.is_structured()) fill(item);
  }
  if (!schema.is_object() || !schema.contains("$ref")) return;
  const std::string file = schema["$ref"];
  if (!file.ends_with(".json")) return;
  nlohmann::json other = schema_text(file.substr(0, file.rfind('.')));
  for (const char* key : {"$schema", "title"}) other.erase(key);
  schema.erase("$ref");
  other.update(schema);
  schema = std::move(other);
}

}  // namespace

nlohmann::json schema_text(const std::string& name) {
  std::ifstream file(std::string(RECKON_SOURCE_DIR) + "/schemas/" + name + ".json");
  EXPECT_TRUE(file) << name;
  nlohmann::json schema = nlohmann::json::parse(file);
  fill(schema);
  return schema;
}

std::string faults(const nlohmann::json& schema, const nlohmann::json& document) {
  using Adapter = valijson::adapters::NlohmannJsonAdapter;
  // Parsing a schema takes longer than checking most documents.
  static std::map<nlohmann::json, valijson::Schema> known;
  const auto [place, is_new] = known.try_emplace(schema);
  valijson::Schema& parsed = place->second;
  if (is_new) {
    valijson::SchemaParser(valijson::SchemaParser::kDraft7).populateSchema(Adapter(schema), parsed);
  }
  valijson::ValidationResults results;
  const Adapter target(document);
  if (valijson::Validator().validate(parsed, target, &results)) return {};
  std::string all;
  for (valijson::ValidationResults::Error error; results.popError(error);) {
    for (const std::string& step : error.context) all += step;
    all += ": " + error.description + '\n';
  }
  return all.empty() ? "invalid" : all;
}

}  // namespace reckon::answers
