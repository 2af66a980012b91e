// SPDX-License-Identifier: MIT
// Tests which answer a request gets.
#include "app/server/router.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <variant>

namespace reckon::server {
namespace {

constexpr std::string_view kJson = "application/json";

Response answer_to(const Request& request, Hosts hosts = Hosts::any) {
  static const Router any(Site(), Hosts::any);
  static const Router local(Site(), Hosts::local);
  auto routed = (hosts == Hosts::any ? any : local).route(request);
  EXPECT_TRUE(std::holds_alternative<Response>(routed)) << request.target;
  return std::get<Response>(std::move(routed));
}

std::string allowed(const Response& response) {
  for (const auto& [name, value] : response.headers) {
    if (name == "Allow") return value;
  }
  return {};
}

TEST(Router, FindsQuestions) {
  const Router router(Site(), Hosts::any);
  for (const std::string_view path : api::paths()) {
    for (const std::string end : {"", "?x=y"}) {
      const std::string target = "/api/" + std::string(path) + end;
      const auto routed = router.route({.method = "POST", .target = target, .content_type = kJson});
      ASSERT_TRUE(std::holds_alternative<Question>(routed)) << target;
      EXPECT_EQ(std::get<Question>(routed).path, path);
    }
  }
}

TEST(Router, RefusesWrongMethods) {
  for (const std::string_view method : {"GET", "HEAD", "PUT", "DELETE", "OPTIONS", "<unknown>"}) {
    const Response response =
        answer_to({.method = method, .target = "/api/version", .content_type = kJson});
    EXPECT_EQ(response.status, 405) << method;
    EXPECT_EQ(allowed(response), "POST") << method;
    EXPECT_TRUE(nlohmann::json::parse(response.body()).contains("error"));
  }
  for (const std::string_view target : {"/", "/none", "/api", "/api/openapi.json"}) {
    for (const std::string_view method : {"POST", "PUT", "OPTIONS"}) {
      const Response response =
          answer_to({.method = method, .target = target, .content_type = kJson});
      EXPECT_EQ(response.status, 405) << target;
      EXPECT_EQ(allowed(response), "GET, HEAD") << target;
    }
  }
}

TEST(Router, TakesNothingButJson) {
  for (const std::string_view type : {"", "text/plain", "application/x-www-form-urlencoded",
                                      "multipart/form-data; boundary=x", "text/json"}) {
    const Response response =
        answer_to({.method = "POST", .target = "/api/version", .content_type = type});
    EXPECT_EQ(response.status, 415) << type;
    EXPECT_TRUE(nlohmann::json::parse(response.body()).contains("error"));
  }
}

TEST(Router, TakesPictures) {
  const Router router(Site(), Hosts::any);
  for (const std::string_view target : {"/api/scan", "/api/scan?x=y"}) {
    EXPECT_TRUE(std::holds_alternative<Picture>(
        router.route({.method = "POST", .target = target, .content_type = "image/png"})));
    EXPECT_TRUE(is_for_pictures(target));
    for (const std::string_view type : {"", "application/json", "image/gif", "image/png2"}) {
      EXPECT_EQ(answer_to({.method = "POST", .target = target, .content_type = type}).status, 415);
    }
    const Response response =
        answer_to({.method = "GET", .target = target, .content_type = "image/png"});
    EXPECT_EQ(response.status, 405);
    EXPECT_EQ(allowed(response), "POST");
  }
  for (const std::string_view target : {"/", "/api", "/api/", "/api/scan/", "/scan"}) {
    EXPECT_FALSE(is_for_pictures(target));
  }
}

TEST(Router, KnowsNoOtherQuestions) {
  for (const std::string_view target :
       {"/api/none", "/api/", "/api/version/", "/api/Version", "/api/%76ersion", "/api/../"}) {
    const Response response =
        answer_to({.method = "POST", .target = target, .content_type = kJson});
    EXPECT_EQ(response.status, 404) << target;
    EXPECT_EQ(response.body(), api::Engine().answer(target.substr(5), "{}").body) << target;
  }
}

TEST(Router, DescribesTheApi) {
  const Response response = answer_to({.method = "GET", .target = "/api/openapi.json"});
  EXPECT_EQ(response.status, 200);
  const auto document = nlohmann::json::parse(response.body());
  EXPECT_TRUE(document["openapi"].get<std::string>().starts_with("3."));
  std::string tag;
  for (const auto& [name, value] : response.headers) {
    if (name == "ETag") tag = value;
  }
  EXPECT_EQ(
      answer_to({.method = "GET", .target = "/api/openapi.json", .if_none_match = tag}).status,
      304);
}

TEST(Router, AnswersThisMachineAlone) {
  for (const std::string_view host : {"localhost", "LocalHost:80", "127.0.0.1:8080", "127.0.0.2",
                                      "[::1]:8080", "localhost:3000"}) {
    EXPECT_EQ(answer_to({.method = "GET", .target = "/", .host = host}, Hosts::local).status, 200)
        << host;
  }
  for (const std::string_view host :
       {"", "example.org", "localhost.example.org", "127.0.0.1.example.org", "127.evil", "[::2]",
        "192.168.0.1", "0.0.0.0", "127.1", "127.0.0.256", "127.0.0.1.1", "127.0.0.1.", "@localhost",
        "localhost@x", ":80", "[localhost]", "[::1"}) {
    for (const std::string_view target : {"/", "/api/version", "/api/openapi.json"}) {
      const Request request = {
          .method = "POST", .target = target, .host = host, .content_type = kJson};
      EXPECT_EQ(answer_to(request, Hosts::local).status, 421) << host;
    }
    EXPECT_EQ(answer_to({.method = "GET", .target = "/", .host = host}).status, 200) << host;
  }
}

TEST(Router, TurnsAnswersIntoResponses) {
  const Response response = response_of({.status = api::Status::too_much, .body = "{}"});
  EXPECT_EQ(response.status, 422);
  EXPECT_EQ(response.body(), "{}");
}

}  // namespace
}  // namespace reckon::server
