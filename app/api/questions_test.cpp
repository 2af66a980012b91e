// SPDX-License-Identifier: MIT
// The table of questions: openapi.json is made of it, and requests are read as it says.
#include "app/api/questions.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>

#include "app/answers/games.hpp"
#include "app/api/ask_test.hpp"
#include "app/api/codes.hpp"
#include "app/testing/schema_faults_test.hpp"
#include "reckon/arith/rules.hpp"
#include "reckon/kinds/kind.hpp"
#include "reckon/krypto/hand.hpp"
#include "reckon/letters/line_puzzle.hpp"
#include "reckon/letters/reason/reasoning.hpp"

namespace reckon::api {
namespace {

using testing::Not;
using testing::StartsWith;

constexpr std::uint64_t kLargestPlainNumber = std::uint64_t{1} << 53U;

// --- The description

// In the order in which it is written.
using Ordered = nlohmann::ordered_json;

Ordered whole_numbers(std::int64_t least, std::uint64_t most) {
  return {{"type", "integer"}, {"minimum", least}, {"maximum", most}};
}

Ordered list_of(const Ordered& items, const Range& range) {
  Ordered schema = {{"type", "array"}, {"maxItems", range.largest()}, {"items", items}};
  if (range.least > 0) schema["minItems"] = range.least;
  return schema;
}

Ordered object_of(const Ordered& values) {
  return {{"type", "object"}, {"additionalProperties", values}};
}

Ordered text_schema(const Range& range) {
  Ordered schema = {{"type", "string"}};
  if (range.most < kLargestPlainNumber) schema["maxLength"] = range.most;
  return schema;
}

Ordered number_schema(const Range& range) {
  Ordered plain = whole_numbers(static_cast<std::int64_t>(range.least),
                                std::min(range.largest(), kLargestPlainNumber));
  if (range.largest() <= kLargestPlainNumber) return plain;
  return {{"oneOf", {plain, {{"type", "string"}, {"pattern", "^[0-9]{1,20}$"}}}}};
}

Ordered game_schema() {
  constexpr krypto::Games kGames;
  const Ordered number = whole_numbers(1, static_cast<std::uint64_t>(kGames.largest_card));
  Ordered cards = list_of(number, {.least = kGames.cards, .most = kGames.cards});
  cards["description"] = "Ascending";
  return {{"type", "object"},
          {"additionalProperties", false},
          {"required", {"cards", "objective"}},
          {"properties", {{"cards", cards}, {"objective", number}}}};
}

Ordered type_schema(const Parameter& row) {
  const Ordered digit = whole_numbers(0, letters::kMostDigits - 1);
  switch (row.type) {
    case Type::text: return text_schema(row.range);
    case Type::flag: return {{"type", "boolean"}, {"default", false}};
    case Type::number: return number_schema(row.range);
    case Type::choice: return {{"type", "string"}, {"enum", row.choices()}};
    case Type::digits: return object_of(digit);
    case Type::digit_lists: return object_of({{"type", "array"}, {"items", digit}});
    case Type::game: return game_schema();
    case Type::cards:
      return list_of(whole_numbers(-krypto::kLargestCard, krypto::kLargestCard), row.range);
    case Type::integer:
      return {
          {"oneOf", {{{"type", "integer"}}, {{"type", "string"}, {"pattern", "^-?[0-9]{1,99}$"}}}}};
    case Type::numbers:
      return list_of(
          {{"description",
            "A rational number: an integer, or a string of up to 100 characters, such as 3/2"},
           {"oneOf",
            {{{"type", "integer"}},
             {{"type", "string"}, {"pattern", "^-?[0-9]+(/[0-9]+)?$"}, {"maxLength", 100}}}}},
          row.range);
    case Type::codes:
      return list_of(
          {{"type", "string"},
           {"description",
            "The code as printed below a puzzle; hyphens, blanks and case do not matter"}},
          row.range);
  }
  return {};
}

Ordered schema_of(const Parameter& row) {
  Ordered schema = type_schema(row);
  schema["description"] = row.help;
  if (row.usual) schema["default"] = *row.usual;
  if (row.usual_text) schema["default"] = *row.usual_text;
  if (!row.examples.empty()) schema["examples"] = Ordered::parse(row.examples);
  return schema;
}

// The body of a question; what several have is put among the components.
Ordered schema_of(const Question& question, Ordered& components) {
  Ordered schema = {
      {"type", "object"}, {"additionalProperties", false}, {"properties", Ordered::object()}};
  for (const Parameter& row : question.parameters) {
    const std::string name(row.name);
    if (row.shared) components[name] = schema_of(row);
    schema["properties"][name] =
        row.shared ? Ordered{{"$ref", "#/components/schemas/" + name}} : schema_of(row);
    if (row.required) schema["required"].push_back(name);
  }
  if (schema["properties"].contains("hand")) {
    schema["if"] = {{"required", {"hand"}}};
    schema["else"] = {{"required", {"cards", "objective"}}, {"properties", {{"hand", false}}}};
  }
  return schema;
}

// The names of what both methods of a question have: `get` and `krypto/solve` give getKryptoSolve.
Ordered head_of(const Question& question, std::string_view method) {
  std::string name(method);
  bool begins = true;
  for (const char c : question.path) {
    if (c != '/') name += begins ? static_cast<char>(c - 'a' + 'A') : c;
    begins = c == '/';
  }
  const bool in_group = question.path.contains('/');
  Ordered head = {{"operationId", name},
                  {"tags", {in_group ? question.path.substr(0, question.path.find('/')) : "other"}},
                  {"summary", question.summary}};
  if (!question.details.empty()) head["description"] = question.details;
  return head;
}

Ordered responses_of(const Question& question) {
  const Ordered answer = {
      {"schema", {{"$ref", "#/components/schemas/" + std::string(question.schema)}}}};
  return {{"200",
           {{"description", "An answer, even if it is no"},
            {"content", {{"application/json", answer}}}}},
          {"400", {{"$ref", "#/components/responses/bad_request"}}},
          {"422", {{"$ref", "#/components/responses/too_much"}}}};
}

Ordered post_of(const Question& question, Ordered& components) {
  Ordered post = head_of(question, "post");
  post["requestBody"] = {{"required", true},
                         {"content",
                          {{"application/json",
                            {{"schema", schema_of(question, components)},
                             {"example", Ordered::parse(question.example)}}}}}};
  post["responses"] = responses_of(question);
  return post;
}

// A parameter in the query of an address. Lists have commas, and values of letters are JSON.
Ordered in_query(const Parameter& row) {
  const std::string name(row.name);
  const Ordered schema =
      row.shared ? Ordered{{"$ref", "#/components/schemas/" + name}} : schema_of(row);
  Ordered parameter = {{"name", name}, {"in", "query"}};
  if (row.required) parameter["required"] = true;
  if (type_schema(row)["type"] == "object") {
    parameter["content"] = {{"application/json", {{"schema", schema}}}};
    return parameter;
  }
  if (type_schema(row)["type"] == "array") parameter["explode"] = false;
  parameter["schema"] = schema;
  return parameter;
}

Ordered get_of(const Question& question) {
  Ordered get = head_of(question, "get");
  for (const Parameter& row : question.parameters) get["parameters"].push_back(in_query(row));
  get["responses"] = responses_of(question);
  get["responses"]["304"] = {{"$ref", "#/components/responses/unchanged"}};
  return get;
}

Ordered error_schema() {
  Ordered names;
  std::string meanings;
  for (const CodeRow& row : kCodes) {
    names.push_back(row.name);
    meanings +=
        (meanings.empty() ? "" : ". ") + std::string(row.name) + ": " + std::string(row.meaning);
  }
  const std::string help = "One line: the wrong name, the fault, and how to fix it";
  return {{"type", "object"},
          {"additionalProperties", false},
          {"required", {"error", "code"}},
          {"properties",
           {{"error", {{"type", "string"}, {"description", help}}},
            {"code",
             {{"title", "ErrorCode"},
              {"type", "string"},
              {"enum", names},
              {"description", "For programs. " + meanings}}}}}};
}

// The part of openapi.json that follows from the table: the paths, and parameters that several of
// them share.
Ordered described_table() {
  Ordered table = {{"paths", Ordered::object()}, {"schemas", Ordered::object()}};
  for (const Question& question : questions()) {
    Ordered& path = table["paths"]["/api/v1/" + std::string(question.path)];
    path["get"] = get_of(question);
    path["post"] = post_of(question, table["schemas"]);
  }
  table["schemas"]["error"] = error_schema();
  Ordered& lists = table["lists"];
  for (const RuleSet& row : kRuleSets) lists["rules"].push_back(row.name);
  for (const kinds::KindRow& row : kinds::kinds()) lists["kinds"].push_back(row.name);
  for (const letters::TechniqueRow& row : letters::kTechniques) {
    lists["alphametic-techniques"].push_back(row.key);
    if (row.scope != letters::Scope::column) lists["techniques"].push_back(row.key);
  }
  return table;
}

// scripts/openapi has it written to a file.
TEST(Questions, AreDescribed) {
  const Ordered table = described_table();
  if (const char* file = std::getenv("RECKON_WRITE_QUESTIONS")) {  // NOLINT(concurrency-mt-unsafe)
    std::ofstream(file) << table;
  }
  std::ifstream file(std::string(RECKON_SOURCE_DIR) + "/app/api/openapi.json");
  Json described = Json::parse(file);
  Json& schemas = described["components"]["schemas"];
  for (const auto& [name, schema] : table["schemas"].items()) {
    EXPECT_EQ(schemas[name], Json(schema)) << "run scripts/openapi for " << name;
    schemas.erase(name);
  }
  for (const auto& [path, item] : table["paths"].items()) {
    EXPECT_EQ(described["paths"][path], Json(item)) << "run scripts/openapi for " << path;
  }
  for (const auto& [name, members] : table["lists"].items()) {
    EXPECT_EQ(Json(answers::schema_text(name))["enum"], Json(members)) << "run scripts/openapi";
  }
  // The remaining schemas are those of answers.
  for (const Question& question : questions()) schemas.erase(std::string(question.schema));
  schemas.erase("scan-picture");
  EXPECT_EQ(schemas, Json::object()) << "run scripts/openapi";
}

// --- That requests are read as the table says

// Returns the fault of this value in the example; empty if it has none.
std::string objection(const Question& question, const Parameter& row, const Json& value) {
  Json body = Json::parse(question.example);
  // A hand is there as text or as cards.
  if (row.name == "hand") {
    body.erase("cards");
    body.erase("objective");
  } else if (row.name == "cards" || row.name == "objective") {
    if (body.erase("hand") > 0) body.update({{"cards", {1, 2}}, {"objective", 3}});
  }
  if (row.name == "easiest") body.erase("hardest");
  body[row.name] = value;
  const Response response = Engine().answer(question.path, body.dump());
  if (response.status == Status::ok) return {};
  const std::string error = Json::parse(response.body)["error"];
  return error.starts_with(std::string(row.name) + ": ") ? error : "";
}

// The value of a length, or nothing where the type has none.
std::optional<Json> of_length(const Question& question, const Parameter& row,
                              std::uint64_t length) {
  const auto list = [&](const Json& item) {
    return Json(std::vector<Json>(static_cast<std::size_t>(length), item));
  };
  switch (row.type) {
    case Type::cards:
    case Type::numbers: return list(1);
    case Type::codes: return list("K5762-9E8G0");
    case Type::text: {
      std::string text = Json::parse(question.example)[row.name];
      text.resize(static_cast<std::size_t>(length), ' ');
      return text;
    }
    default: return std::nullopt;
  }
}

template <typename Visit>
void each_parameter(const Visit& visit) {
  for (const Question& question : questions()) {
    for (const Parameter& row : question.parameters) {
      SCOPED_TRACE(std::string(question.path) + " " + std::string(row.name));
      visit(question, row);
    }
  }
}

TEST(Questions, TakeNumbersOfTheirRangeAlone) {
  each_parameter([](const Question& question, const Parameter& row) {
    if (row.type != Type::number) return;
    EXPECT_EQ(objection(question, row, row.range.least), "");
    EXPECT_EQ(objection(question, row, row.range.largest()), "");
    if (row.range.least > 0) {
      EXPECT_NE(objection(question, row, row.range.least - 1), "");
    }
    if (row.range.largest() < ~std::uint64_t{0}) {
      EXPECT_NE(objection(question, row, row.range.largest() + 1), "");
    }
    EXPECT_NE(objection(question, row, "x"), "");
  });
}

TEST(Questions, TakeListsAndTextsOfTheirLengthAlone) {
  each_parameter([](const Question& question, const Parameter& row) {
    if (row.range.largest() > kLargestPlainNumber || !of_length(question, row, 1)) return;
    // Seven cards are not solved, but judged.
    if (row.type != Type::cards || question.path == "krypto/check") {
      EXPECT_EQ(objection(question, row, *of_length(question, row, row.range.largest())), "");
    }
    EXPECT_NE(objection(question, row, *of_length(question, row, row.range.largest() + 1)), "");
    if (row.range.least > 0) {
      EXPECT_NE(objection(question, row, Json::array()), "");
    }
  });
}

TEST(Questions, TakeTheirChoicesAlone) {
  each_parameter([](const Question& question, const Parameter& row) {
    if (row.type != Type::choice) return;
    for (const std::string_view one : row.choices()) {
      EXPECT_EQ(objection(question, row, one), "") << one;
    }
    for (const Json& other : {Json("x"), Json(""), Json(1)}) {
      EXPECT_NE(objection(question, row, other), "") << other;
    }
  });
}

TEST(Questions, TakeNoOtherTypes) {
  each_parameter([](const Question& question, const Parameter& row) {
    EXPECT_NE(objection(question, row, Json()), "");
    EXPECT_NE(objection(question, row, Json::array({Json::array()})), "");
    if (row.type == Type::flag) {
      EXPECT_EQ(objection(question, row, true), "");
      EXPECT_EQ(objection(question, row, false), "");
      EXPECT_NE(objection(question, row, 1), "");
    }
    // Some questions are about puzzles, some about solved grids.
    const Json examples = row.examples.empty() ? Json::array() : Json::parse(row.examples);
    EXPECT_TRUE(examples.empty() || std::ranges::any_of(examples, [&](const Json& one) {
                  return objection(question, row, one).empty();
                }));
  });
}

// A parameter that is left out has the default that the description states.
TEST(Questions, HaveTheUsualValueForWhatIsLeftOut) {
  std::size_t count = 0;
  each_parameter([&](const Question& question, const Parameter& row) {
    const Ordered schema = schema_of(row);
    Json body = Json::parse(question.example);
    if (!schema.contains("default")) return;
    body.erase(std::string(row.name));
    const Response without = Engine().answer(question.path, body.dump());
    body[row.name] = Json(schema["default"]);
    EXPECT_EQ(Engine().answer(question.path, body.dump()).body, without.body);
    EXPECT_EQ(without.status, Status::ok);
    ++count;
  });
  EXPECT_GE(count, 30U);
}

TEST(Questions, AreRefusedWithoutWhatTheyNeed) {
  each_parameter([](const Question& question, const Parameter& row) {
    if (!row.required) return;
    Json body = Json::parse(question.example);
    body.erase(std::string(row.name));
    EXPECT_EQ(refusal_of(question.path, body.dump()),
              "400 " + std::string(row.name) + ": this is missing: " + std::string(row.how));
  });
}

// Each row is read: what it takes is not refused as unknown, and another name is.
TEST(Questions, HaveNoOtherParameters) {
  each_parameter([](const Question& question, const Parameter& row) {
    Json body = Json::parse(question.example);
    if (row.name == "cards" || row.name == "objective") return;
    if (!body.contains(row.name)) body[row.name] = nullptr;
    EXPECT_THAT(refusal_of(question.path, body.dump()), Not(StartsWith("400 body: ")));
    body = Json::parse(question.example);
    body[std::string(row.name) + "x"] = nullptr;
    EXPECT_THAT(refusal_of(question.path, body.dump()), StartsWith("400 body: "));
  });
}

}  // namespace
}  // namespace reckon::api
