// SPDX-License-Identifier: MIT
// Questions in the query of an address.
#include "app/api/query.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <vector>

#include "app/api/ask_test.hpp"
#include "app/api/codes.hpp"
#include "app/api/questions.hpp"

namespace reckon::api {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

// A value of a body as a query has it.
std::string in_query(const Json& value) {
  if (value.is_string()) return value;
  if (!value.is_array() || value.empty() || value[0].is_array()) return value.dump();
  std::string list;
  for (const Json& item : value) list += (list.empty() ? "" : ",") + in_query(item);
  return list;
}

std::string answer(std::string_view path, const std::vector<QueryValue>& values) {
  const auto body = body_of_query(path, values);
  return body ? Engine().answer(path, *body).body : body.error().body;
}

std::string code_of_answer(std::string_view path, const std::vector<QueryValue>& values) {
  return Json::parse(answer(path, values)).value("code", "none");
}

TEST(Query, AsksWhatABodyAsks) {
  for (const Question& question : questions()) {
    const Json body = Json::parse(question.example);
    std::vector<QueryValue> values;
    for (const auto& [name, value] : body.items()) values.push_back({name, in_query(value)});
    EXPECT_EQ(answer(question.path, values), Engine().answer(question.path, question.example).body)
        << question.path;
  }
}

TEST(Query, TakesListsNumbersAndJson) {
  const Json plain = ask("krypto/solve", {{"cards", {2, 4, -3}}, {"objective", 6}, {"limit", 3}});
  EXPECT_EQ(answer("krypto/solve", {{"cards", "2,4,-3"}, {"objective", "6"}, {"limit", "003"}}),
            Engine().answer("krypto/solve", R"({"cards":[2,4,-3],"objective":6,"limit":3})").body);
  EXPECT_TRUE(plain.contains("solutions"));
  EXPECT_EQ(Json::parse(answer("alphametic/solve",
                               {{"puzzle", "TO + GO = OUT"}, {"given", R"({"T": 2})"}}))["count"],
            1);
}

TEST(Query, RefusesWhatItCannotRead) {
  EXPECT_EQ(code_of_answer("krypto/none", {}), "not_found");
  EXPECT_EQ(code_of_answer("krypto/solve", {{"hant", "1 2 : 3"}}), "unknown_name");
  EXPECT_EQ(code_of_answer("krypto/solve", {{"hand", "1 2 : 3"}, {"hand", "1 2 : 3"}}), "bad_body");
  EXPECT_EQ(code_of_answer("krypto/solve", {}), "missing_value");
  for (const std::string_view wrong :
       {"x", "", "-1", "1.5", "0x1", " 1", "1 ", "1e3", "+1", "1001", "99999999999999999999999",
        "null", "true", "\"3\"", "1,\"count\":true"}) {
    const auto value = std::string(wrong);
    EXPECT_NE(code_of_answer("krypto/solve", {{"hand", "1 2 : 3"}, {"limit", value}}), "none")
        << wrong;
  }
  for (const std::string value : {"1", "yes", "TRUE", "", "true,"}) {
    EXPECT_EQ(code_of_answer("krypto/solve", {{"hand", "1 2 : 3"}, {"count", value}}), "bad_value");
  }
  for (const std::string value : {"", "1,", ",1", "1,,2", "1 2", "1,x", "[1]", "1/2"}) {
    EXPECT_EQ(code_of_answer("krypto/solve", {{"cards", value}, {"objective", "3"}}), "bad_value")
        << value;
  }
  for (const std::string value : {"", "x", "{", R"({"T":2},"limit":1)", R"("T")", R"({"T":"2"})"}) {
    EXPECT_EQ(code_of_answer("alphametic/solve", {{"puzzle", "TO + GO = OUT"}, {"given", value}}),
              "bad_value")
        << value;
  }
}

// Values are data: none of them can add a name to the question.
TEST(Query, KeepsValuesApart) {
  const std::string hand = "1 2 : 3\",\"limit\":0,\"x\":\"\\u0000\n";
  EXPECT_THAT(answer("krypto/solve", {{"hand", hand}}), StartsWith(R"({"error":"hand: )"));
  EXPECT_THAT(answer("krypto/solve", {{"hand\":\"1 2 : 3", "x"}}), HasSubstr("means nothing here"));
}

// --- Codes

TEST(Codes, TellWhatIsWrong) {
  const auto code = [](std::string_view path, std::string_view body) {
    const Response response = Engine(path == "alphametic/solve" ? 1 : kMostWork).answer(path, body);
    const Json document = Json::parse(response.body);
    const auto named_code = document.at("code").get<std::string>();
    const auto* const row = std::ranges::find(kCodes, named_code, &CodeRow::name);
    EXPECT_EQ(row->status, static_cast<int>(response.status)) << response.body;
    EXPECT_EQ(document.size(), 2U);
    return named_code;
  };
  EXPECT_EQ(code("none", "{}"), "not_found");
  EXPECT_EQ(code("krypto/solve", "{"), "bad_body");
  EXPECT_EQ(code("krypto/solve", "[]"), "bad_body");
  EXPECT_EQ(code("krypto/solve", R"({"hand": "1 2 : 3", "hand": "1 2 : 3"})"), "bad_body");
  EXPECT_EQ(code("krypto/solve", "{}"), "missing_value");
  EXPECT_EQ(code("krypto/solve", R"({"hand": "1 2 : 3", "x": 1})"), "unknown_name");
  EXPECT_EQ(code("krypto/solve", R"({"hand": "1 x : 3"})"), "bad_value");
  EXPECT_EQ(code("krypto/solve", R"({"hand": "1 2 : 3", "limit": 5000})"), "too_much");
  EXPECT_EQ(code("alphametic/solve", R"({"puzzle": "TO + GO = OUT"})"), "too_much");
  EXPECT_EQ(Json::parse(stopped().body)["code"], "stopped");
}

TEST(Codes, AreInTheDocument) {
  std::ifstream file(RECKON_SOURCE_DIR "/docs/server.md");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  for (const CodeRow& row : kCodes) {
    EXPECT_THAT(text, HasSubstr("`" + std::string(row.name) + "`")) << row.name;
  }
}

// --- Strings of digits are refused, unless the description allows them

TEST(Numbers, AreNoStrings) {
  EXPECT_EQ(refusal_of("krypto/solve", R"({"hand": "1 2 : 3", "limit": "3"})"),
            "400 limit: this is a string, not a number: take a whole number from 0 to 1000, "
            "without quotation marks");
  EXPECT_THAT(refusal_of("krypto/solve", R"({"cards": ["1", 2], "objective": 3})"),
              StartsWith("400 cards: item 1 is not a whole number"));
  EXPECT_THAT(refusal_of("krypto/solve", R"({"cards": [1, 2], "objective": "6/2"})"),
              StartsWith("400 objective: this is not an integer"));
  EXPECT_THAT(refusal_of("krypto/deal", R"({"seed": "000000000000000000001"})"),
              StartsWith("400 seed: "));
  for (const char* body : {R"({"seed": "18446744073709551615"})", R"({"seed": "1"})"}) {
    EXPECT_EQ(Engine().answer("krypto/deal", body).status, Status::ok) << body;
  }
  EXPECT_EQ(Engine().answer("krypto/solve", R"({"cards": [1, 2], "objective": "3"})").status,
            Status::ok);
}

}  // namespace
}  // namespace reckon::api
