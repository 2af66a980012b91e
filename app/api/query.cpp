// SPDX-License-Identifier: MIT
#include "app/api/query.hpp"

#include <algorithm>
#include <set>

#include "app/answers/placed_json.hpp"
#include "app/answers/values.hpp"
#include "app/api/questions.hpp"
#include "app/api/request.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::api {

namespace {

std::string as_text(std::string_view value) { return line_of(answers::Json(value)); }

// A whole number as JSON has it, else null, which the engine refuses as no number.
std::string as_number(std::string_view value) {
  const bool negative = value.starts_with('-');
  std::string_view digits = value.substr(negative ? 1 : 0);
  if (!all_digits(digits)) return "null";
  digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size() - 1));
  return (negative ? "-" : "") + std::string(digits);
}

// `1,2` as a list in JSON.
template <typename Item>
std::string as_list(std::string_view value, const Item& item) {
  std::string list = "[";
  while (!value.empty()) {
    const std::size_t end = std::min(value.find(','), value.size());
    list += (list.size() > 1 ? "," : "") + item(value.substr(0, end));
    if (end + 1 == value.size()) list += "," + item("");
    value.remove_prefix(std::min(end + 1, value.size()));
  }
  return list + "]";
}

// The value in JSON; empty if it has to be JSON, and is not.
std::string as_json(Type type, std::string_view value) {
  switch (type) {
    case Type::number: return as_number(value);
    case Type::flag: return value == "true" || value == "false" ? std::string(value) : "null";
    case Type::cards: return as_list(value, as_number);
    case Type::numbers:
    case Type::codes: return as_list(value, as_text);
    case Type::digits:
    case Type::digit_lists:
    case Type::game: return answers::read_placed_json(value) ? std::string(value) : std::string();
    case Type::text:
    case Type::choice:
    case Type::integer: break;
  }
  return as_text(value);
}

}  // namespace

std::expected<std::string, Response> body_of_query(std::string_view path,
                                                   std::span<const QueryValue> values) {
  const Question* question = question_at(path);
  if (question == nullptr) return std::unexpected(unknown_path(path));
  std::set<std::string_view> names;
  std::string body = "{";
  for (const auto& [name, value] : values) {
    const auto row = std::ranges::find(question->parameters, name, &Parameter::name);
    if (row == question->parameters.end()) {
      return std::unexpected(
          refusal(Code::unknown_name, "query: " + quote(name) +
                                          " means nothing here: see openapi.json for the names "
                                          "there are"));
    }
    if (!names.insert(name).second) {
      return std::unexpected(
          refusal(Code::bad_body, "query: " + quote(name) + " is there twice: leave one out"));
    }
    const std::string json = as_json(row->type, value);
    if (json.empty()) {
      return std::unexpected(
          refusal(Code::bad_value, name + ": this is not JSON: write it like {\"A\":2}"));
    }
    body += (body.size() > 1 ? "," : "") + as_text(name) + ":" + json;
  }
  return body + "}";
}

}  // namespace reckon::api
