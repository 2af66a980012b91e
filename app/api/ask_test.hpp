// SPDX-License-Identifier: MIT
// Asking the API in tests.
#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "app/api/api.hpp"

namespace reckon::api {

using Json = nlohmann::json;

/// The answer to a question that is well put.
inline Json ask(std::string_view path, const Json& body) {
  const Response response = Engine().answer(path, body.dump());
  EXPECT_EQ(response.status, Status::ok) << path << ' ' << body << ' ' << response.body;
  return Json::parse(response.body);
}

/// Why a question is refused, after the status: `400 hand: ...`.
inline std::string refusal_of(std::string_view path, const std::string& body) {
  const Response response = Engine().answer(path, body);
  const Json document = Json::parse(response.body);
  if (response.status == Status::ok) return "200 " + response.body;
  EXPECT_EQ(document.size(), 2U) << response.body;
  const std::string error = document.at("error");
  EXPECT_EQ(error.find('\n'), error.npos) << error;
  EXPECT_FALSE(error.ends_with('.')) << error;
  return std::to_string(static_cast<int>(response.status)) + " " + error;
}

}  // namespace reckon::api
