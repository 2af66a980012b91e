// SPDX-License-Identifier: MIT
// The headers that are read and written.
#include "app/server/http.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

namespace reckon::server {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

TEST(Http, NamesMediaTypes) {
  EXPECT_TRUE(is_media_type("application/json", "application/json"));
  EXPECT_TRUE(is_media_type(" Application/JSON ; charset=utf-8", "application/json"));
  EXPECT_FALSE(is_media_type("", "application/json"));
  EXPECT_FALSE(is_media_type("application/jsonp", "application/json"));
  // A browser sends this to any site without asking first.
  EXPECT_FALSE(is_media_type("text/plain; application/json", "application/json"));
  EXPECT_FALSE(is_media_type("multipart/form-data; boundary=application/json", "application/json"));
}

TEST(Http, ReadsWhatEncodingsAreAccepted) {
  EXPECT_TRUE(accepts_encoding("gzip, deflate, br, zstd", "br"));
  EXPECT_TRUE(accepts_encoding("BR;q=0.5", "br"));
  EXPECT_TRUE(accepts_encoding("gzip ; q=1.0,br", "gzip"));
  EXPECT_FALSE(accepts_encoding("gzip, br;q=0", "br"));
  EXPECT_FALSE(accepts_encoding("br; q=0.000", "br"));
  EXPECT_FALSE(accepts_encoding("brotli", "br"));
  EXPECT_FALSE(accepts_encoding("*", "br"));
  EXPECT_FALSE(accepts_encoding("", "br"));
  EXPECT_FALSE(accepts_encoding(",;,=", "br"));
}

TEST(Http, ComparesEntityTags) {
  EXPECT_TRUE(names_tag("\"a\"", "\"a\""));
  EXPECT_TRUE(names_tag("\"b\", W/\"a\"", "\"a\""));
  EXPECT_TRUE(names_tag("*", "\"a\""));
  EXPECT_FALSE(names_tag("a", "\"a\""));
  EXPECT_FALSE(names_tag("", "\"a\""));
}

TEST(Http, ReadsHosts) {
  EXPECT_EQ(host_name("localhost:80:80"), "");
  EXPECT_EQ(host_name("localhost:8080"), "localhost");
  EXPECT_EQ(host_name("localhost"), "localhost");
  EXPECT_EQ(host_name("[::1]:8080"), "[::1]");
  EXPECT_EQ(host_name("[::1]"), "[::1]");
  EXPECT_EQ(host_name("[::1"), "[::1");
  EXPECT_EQ(host_name(""), "");
}

TEST(Http, DecodesPaths) {
  EXPECT_EQ(decoded_path("/a%20b?c=%zz"), "/a b");
  EXPECT_EQ(decoded_path("/%2e%2E%2f"), "/../");
  EXPECT_EQ(decoded_path("/%252e"), "/%2e");  // decoded once
  EXPECT_EQ(decoded_path(std::string_view("/%00")), std::string("/\0", 2));
  for (const std::string target :
       {"", "a", "*", "http://localhost/", "/%", "/%2", "/%2g", "/%+1", "/%-1", "/% 1", "/%0x"}) {
    EXPECT_EQ(decoded_path(target), "") << target;
  }
}

RC_GTEST_PROP(Http, DecodesWhatWasEncoded, (const std::string& text)) {
  std::string encoded = "/";
  for (const char c : text) {
    constexpr std::string_view kDigits = "0123456789aBcDeF";
    const auto byte = static_cast<unsigned char>(c);
    encoded += {'%', kDigits[byte / 16], kDigits[byte % 16]};
  }
  RC_ASSERT(decoded_path(encoded) == "/" + text);
}

TEST(Http, HasSecurityHeadersOnEveryAnswer) {
  for (const Response& response : {plain_text(404, "no"), json_error(503, "no"), Response{}}) {
    const std::string head = head_of(response, true, 11);
    EXPECT_THAT(head, HasSubstr("\r\nContent-Security-Policy: default-src 'none'; "));
    EXPECT_THAT(head, HasSubstr("frame-ancestors 'none'\r\n"));
    EXPECT_THAT(head, Not(HasSubstr("unsafe-inline")));
    EXPECT_THAT(head, HasSubstr("\r\nX-Content-Type-Options: nosniff\r\n"));
    EXPECT_THAT(head, HasSubstr("\r\nReferrer-Policy: no-referrer\r\n"));
    EXPECT_THAT(head, HasSubstr("\r\nCross-Origin-Opener-Policy: same-origin\r\n"));
    EXPECT_THAT(head, HasSubstr("\r\nCross-Origin-Resource-Policy: same-origin\r\n"));
    EXPECT_THAT(head, HasSubstr("\r\nPermissions-Policy: "));
    EXPECT_THAT(head, Not(HasSubstr("Access-Control")));
    EXPECT_THAT(head, EndsWith("\r\n\r\n"));
  }
}

TEST(Http, LetsOtherSitesLoadWhatIsShared) {
  const std::string head = head_of(Response{.shared = true}, true, 11);
  EXPECT_THAT(head, HasSubstr("\r\nContent-Security-Policy: default-src 'none'; "));
  EXPECT_THAT(head, HasSubstr("frame-ancestors *\r\n"));
  EXPECT_THAT(head, HasSubstr("\r\nAccess-Control-Allow-Origin: *\r\n"));
  EXPECT_THAT(head, HasSubstr("\r\nCross-Origin-Resource-Policy: cross-origin\r\n"));
  EXPECT_THAT(head, HasSubstr("\r\nX-Content-Type-Options: nosniff\r\n"));
  EXPECT_THAT(head, Not(HasSubstr("'none'\r\n")));
  EXPECT_THAT(head, Not(HasSubstr("same-origin\r\nAccess")));
}

TEST(Http, KnowsSitesAsBrowsersNameThem) {
  for (const std::string_view origin :
       {"https://example.org", "http://localhost:3000", "http://127.0.0.1:8080",
        "http://[::1]:80000", "http://example.org:443", "https://xn--bcher-kva.example"}) {
    EXPECT_TRUE(is_origin(origin)) << origin;
  }
  for (const std::string_view text : {"",
                                      "*",
                                      "null",
                                      "example.org",
                                      "https://",
                                      "https://example.org/",
                                      "https://Example.org",
                                      "https://example.org:443",
                                      "http://example.org:80",
                                      "http://example.org:",
                                      "http://:80",
                                      "http://example.org:080",
                                      "ftp://example.org",
                                      "https://example.org/x",
                                      "https://a b",
                                      "https://a\r\nSet-Cookie: x",
                                      "https://bücher.example",
                                      "https://*.example.org",
                                      "https://user@example.org",
                                      "https://[::1",
                                      "https://[x]"}) {
    EXPECT_FALSE(is_origin(text)) << text;
  }
}

TEST(Http, DecodesQueries) {
  const auto decoded = [](std::string_view target) {
    std::string text;
    const auto values = decoded_query(target);
    for (const auto& [name, value] : *values) text += name + "=" + value + ";";
    return text;
  };
  EXPECT_EQ(decoded("/x"), "");
  EXPECT_EQ(decoded("/x?"), "");
  EXPECT_EQ(decoded("/x?a=1&&b=2+3&c&=d&"), "a=1;b=2 3;c=;=d;");
  EXPECT_EQ(decoded("/x?a=%2B%26%3D=&a=%25"), "a=+&==;a=%;");
  EXPECT_EQ(decoded("/x?h%61nd=%C3%89"), "hand=É;");
  for (const std::string_view query :
       {"?%", "?a=%4", "?a=%4g", "?a=%%", "?a=%-1", "?a=%C3", "?a=%C0%AF", "?a=%FF", "?\xFF=1"}) {
    EXPECT_FALSE(decoded_query("/x" + std::string(query))) << query;
  }
}

TEST(Http, WritesHeads) {
  const std::string head = head_of(plain_text(404, "no"), true, 11);
  EXPECT_THAT(head, StartsWith("HTTP/1.1 404 Not Found\r\nDate: "));
  EXPECT_THAT(head, HasSubstr(" GMT\r\n"));
  EXPECT_THAT(head, HasSubstr("\r\nContent-Length: 3\r\n"));
  EXPECT_THAT(head, Not(HasSubstr("Connection")));
  EXPECT_THAT(head_of({}, false, 11), HasSubstr("\r\nConnection: close\r\n"));
  EXPECT_THAT(head_of({}, true, 10), HasSubstr("\r\nConnection: keep-alive\r\n"));
  Response unchanged;
  unchanged.status = 304;
  EXPECT_THAT(head_of(unchanged, true, 11), Not(HasSubstr("Content-Length")));
}

TEST(Http, PutsErrorsIntoJson) {
  EXPECT_EQ(json_error(400, "a \"b\"").body(), R"({"error":"a \"b\"","code":"bad_request"})");
  EXPECT_EQ(plain_text(400, "a \"b\"").body(), "a \"b\"\n");
}

}  // namespace
}  // namespace reckon::server
