#include "app/json/schema_faults_test.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

namespace reckon::json {

nlohmann::json schema_text(const std::string& name) {
  std::ifstream file(std::string(RECKON_SOURCE_DIR) + "/schemas/" + name + ".json");
  EXPECT_TRUE(file) << name;
  return nlohmann::json::parse(file);
}

std::string faults(const nlohmann::json& schema, const nlohmann::json& document) {
  using Adapter = valijson::adapters::NlohmannJsonAdapter;
  // Reading a schema takes longer than most documents.
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

}  // namespace reckon::json
