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
      for (const std::string begin : {"/api/", "/api/v1/"}) {
        const std::string target = begin + std::string(path) + end;
        const auto routed =
            router.route({.method = "POST", .target = target, .content_type = kJson});
        ASSERT_TRUE(std::holds_alternative<Question>(routed)) << target;
        EXPECT_EQ(std::get<Question>(routed).path, path);
        EXPECT_FALSE(std::get<Question>(routed).body);
      }
    }
  }
}

TEST(Router, FindsQuestionsInQueries) {
  const Router router(Site(), Hosts::any);
  for (const std::string_view method : {"GET", "HEAD"}) {
    const auto routed = router.route(
        {.method = method, .target = "/api/v1/krypto/solve?hand=2+4%203%206+5%20:+6&limit=3"});
    ASSERT_TRUE(std::holds_alternative<Question>(routed));
    EXPECT_EQ(std::get<Question>(routed).body, R"({"hand":"2 4 3 6 5 : 6","limit":3})");
  }
  for (const std::string_view query :
       {"?hand=%", "?hand=%2", "?hand=%zz", "?hand=%FF", "?hand=%C3", "?%80=1", "?hand=%ED%A0%80",
        "?hand=1&hand=1", "?hand=1&%68and=1", "?none=1", "?=1", "?=", "?hand", "?HAND=1+2:3"}) {
    const std::string target = "/api/v1/krypto/solve" + std::string(query);
    const auto routed = router.route({.method = "GET", .target = target});
    if (const auto* question = std::get_if<Question>(&routed)) {
      EXPECT_EQ(query, "?hand");
      EXPECT_EQ(question->body, R"({"hand":""})");
      continue;
    }
    EXPECT_EQ(std::get<Response>(routed).status, 400) << target;
  }
}

std::string header_value(const Response& response, std::string_view name) {
  std::string all;
  for (const auto& [one, value] : response.headers) {
    if (one == name) all += (all.empty() ? "" : "; ") + value;
  }
  return all;
}

// A picture or a script in a page of another site may not let this machine work.
TEST(Router, AsksNothingForForeignPages) {
  const Router router(Site(), Hosts::any, Holds::everything, {"https://example.org"});
  const auto is_asked = [&](const Request& request) {
    return std::holds_alternative<Question>(router.route(request));
  };
  Request request = {.method = "GET", .target = "/api/v1/version"};
  EXPECT_TRUE(is_asked(request));
  for (const std::string_view site : {"same-origin", "none"}) {
    request.fetch_site = site;
    request.fetch_dest = "empty";
    EXPECT_TRUE(is_asked(request)) << site;
  }
  for (const std::string_view site : {"cross-site", "same-site"}) {
    request.fetch_site = site;
    for (const std::string_view dest : {"image", "script", "iframe", "empty", ""}) {
      request.fetch_dest = dest;
      request.origin = {};
      EXPECT_FALSE(is_asked(request)) << site << ' ' << dest;
      request.origin = "https://example.com";
      EXPECT_FALSE(is_asked(request)) << site << ' ' << dest;
      request.origin = "https://example.org";
      EXPECT_TRUE(is_asked(request)) << site << ' ' << dest;
    }
    request.fetch_dest = "document";
    request.origin = {};
    EXPECT_TRUE(is_asked(request)) << site;
  }
}

TEST(Router, PermitsOnlyTheSitesItWasGiven) {
  const Router none(Site(), Hosts::any);
  const Router one(Site(), Hosts::any, Holds::everything,
                   {"https://example.org", "http://localhost:3000"});
  const auto permission = [](const Router& router, std::string_view target,
                             std::string_view origin) {
    Response response;
    router.permit({.method = "GET", .target = target, .origin = origin}, response);
    return header_value(response, "Access-Control-Allow-Origin");
  };
  constexpr std::string_view kTarget = "/api/v1/version";
  for (const std::string_view origin : {"https://example.org", "http://localhost:3000"}) {
    EXPECT_EQ(permission(one, kTarget, origin), origin);
    EXPECT_EQ(permission(one, "/api/version?x", origin), origin);
    EXPECT_EQ(permission(none, kTarget, origin), "");
    for (const std::string_view target : {"/", "/network", "/metrics", "/docs/", "/today.json"}) {
      EXPECT_EQ(permission(one, target, origin), "") << target;
    }
  }
  for (const std::string_view origin :
       {"", "null", "*", "https://example.org/", "https://example.org:443", "http://example.org",
        "https://EXAMPLE.org", "https://www.example.org", "https://example.org.evil.com",
        "https://evilexample.org", "https://example.or", "http://localhost:30000"}) {
    EXPECT_EQ(permission(one, kTarget, origin), "") << origin;
    const auto routed = one.route({.method = "OPTIONS", .target = kTarget, .origin = origin});
    EXPECT_EQ(std::get<Response>(routed).status, 405) << origin;
  }
  const auto preflight =
      one.route({.method = "OPTIONS", .target = kTarget, .origin = "https://example.org"});
  EXPECT_EQ(std::get<Response>(preflight).status, 204);
  EXPECT_EQ(header_value(std::get<Response>(preflight), "Access-Control-Allow-Methods"),
            "GET, HEAD, POST");
  // Rooms are for pages of this server alone, whatever is permitted.
  const auto room = one.route({.method = "GET",
                               .target = "/api/v1/rooms",
                               .host = "localhost",
                               .origin = "https://example.org",
                               .upgrade = true});
  EXPECT_EQ(std::get<Response>(room).status, 403);
  // A cache must not mix answers up.
  Response response;
  one.permit({.method = "GET", .target = kTarget}, response);
  EXPECT_EQ(header_value(response, "Vary"), "Origin");
}

TEST(Router, LetsAnswersBeKept) {
  const auto answer = [](int status) {
    return Response{.status = status, .headers = {{"Cache-Control", "no-store"}}, .text = "{}"};
  };
  const Response fresh = as_kept(answer(200), "");
  EXPECT_EQ(header_value(fresh, "Cache-Control"), "public, max-age=3600");
  const std::string tag = header_value(fresh, "ETag");
  const Response known = as_kept(answer(200), "\"x\", W/" + tag);
  EXPECT_EQ(known.status, 304);
  EXPECT_EQ(known.body(), "");
  EXPECT_EQ(header_value(known, "ETag"), tag);
  for (const int status : {400, 404, 422, 500, 503}) {
    EXPECT_EQ(as_kept(answer(status), tag).status, status);
    EXPECT_EQ(header_value(as_kept(answer(status), "*"), "Cache-Control"), "no-store");
  }
}

TEST(Router, RefusesWrongMethods) {
  for (const std::string_view method : {"PUT", "DELETE", "OPTIONS", "<unknown>"}) {
    const Response response =
        answer_to({.method = method, .target = "/api/version", .content_type = kJson});
    EXPECT_EQ(response.status, 405) << method;
    EXPECT_EQ(allowed(response), "GET, HEAD, POST") << method;
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
       {"/api/none", "/api/", "/api/version/", "/api/Version", "/api/%76ersion", "/api/../",
        "/api/rooms", "/api/v2/version", "/api/v1", "/api/V1/version"}) {
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
