// SPDX-License-Identifier: MIT
// The files of the page, and attempts to reach any others.
#include "app/server/site.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <string>

namespace reckon::server {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

std::string header(const Response& response, std::string_view name) {
  for (const auto& [key, value] : response.headers) {
    if (key == name) return value;
  }
  return {};
}

class SiteTest : public testing::Test {
 public:
  SiteTest() {
    fs::create_directories(folder() / "assets");
    write("index.html", "<p>page");
    write("sw.js", "worker");
    write("manifest.webmanifest", "{}");
    write("assets/a-1f.js", "script");
    write("assets/a-1f.js.br", "brotli");
    write("assets/a-1f.js.gz", "gzip");
    write("assets/reckon.wasm", "module");
    write("assets/reckon.wasm.gz", "smaller");
    write(".secret", "hidden");
    fs::create_directories(folder() / ".git");
    write(".git/config", "hidden");
    fs::create_directories(outside());
    std::ofstream(outside() / "secret.txt") << "outside";
    fs::create_symlink(outside() / "secret.txt", folder() / "link.txt");
    fs::create_directory_symlink(outside(), folder() / "linked");
  }
  ~SiteTest() override { fs::remove_all(root_); }
  SiteTest(const SiteTest&) = delete;
  SiteTest& operator=(const SiteTest&) = delete;

 protected:
  fs::path folder() const { return root_ / "site"; }
  fs::path outside() const { return root_ / "outside"; }
  void write(const std::string& name, const std::string& content) const {
    std::ofstream(folder() / name) << content;
  }
  Site site() const {
    Result<Site> site = Site::read(folder());
    EXPECT_TRUE(site) << site.error().message;
    return std::move(*site);
  }

 private:
  fs::path root_ = fs::path(testing::TempDir()) / ("reckon_site_" + std::to_string(getpid()));
};

TEST_F(SiteTest, AnnouncesDays) {
  write("index.html", "<head><title>page</title></head>");
  write("index.html.br", "brotli");
  write("service-worker.js", "worker");
  Site announcing = site();
  const Site before = site();
  announcing.announce_days();
  const auto at = [](const Site& from, const char* target) {
    return from.respond({.method = "GET", .target = target, .accept_encoding = "br"});
  };
  const Response page = at(announcing, "/");
  EXPECT_EQ(page.body(),
            R"(<head><meta name="reckon-days" content="today.json" /><title>page</title></head>)");
  EXPECT_EQ(header(page, "Content-Encoding"), "");
  for (const char* target : {"/", "/service-worker.js"}) {
    EXPECT_NE(at(announcing, target).body(), at(before, target).body()) << target;
    EXPECT_NE(header(at(announcing, target), "ETag"), header(at(before, target), "ETag")) << target;
  }
  EXPECT_EQ(at(announcing, "/assets/a-1f.js").body(), at(before, "/assets/a-1f.js").body());
  // A page of another make stays as it is.
  write("index.html", "<p>page");
  Site other = site();
  other.announce_days();
  EXPECT_EQ(at(other, "/").body(), at(site(), "/").body());
}

TEST_F(SiteTest, GivesFilesWithTheirTypes) {
  const Site page = site();
  const std::vector<std::array<std::string, 4>> files = {
      {"/", "<p>page", "text/html; charset=utf-8", "no-cache"},
      {"/index.html", "<p>page", "text/html; charset=utf-8", "no-cache"},
      {"/?hand=2", "<p>page", "text/html; charset=utf-8", "no-cache"},
      {"/%69ndex.html", "<p>page", "text/html; charset=utf-8", "no-cache"},
      {"/sw.js", "worker", "text/javascript; charset=utf-8", "no-cache"},
      {"/manifest.webmanifest", "{}", "application/manifest+json", "no-cache"},
      {"/assets/a-1f.js", "script", "text/javascript; charset=utf-8",
       "public, max-age=31536000, immutable"},
      {"/assets/reckon.wasm", "module", "application/wasm", "public, max-age=31536000, immutable"},
  };
  for (const auto& [target, content, type, cache] : files) {
    const Response response = page.respond({.target = target});
    EXPECT_EQ(response.status, 200) << target;
    EXPECT_EQ(response.body(), content) << target;
    EXPECT_EQ(header(response, "Content-Type"), type) << target;
    EXPECT_EQ(header(response, "Cache-Control"), cache) << target;
    EXPECT_EQ(header(response, "Content-Encoding"), "") << target;
  }
}

TEST_F(SiteTest, HasATypeForEveryKindOfFile) {
  EXPECT_EQ(media_type("a.css"), "text/css; charset=utf-8");
  EXPECT_EQ(media_type("a.json"), "application/json");
  EXPECT_EQ(media_type("a.svg"), "image/svg+xml");
  EXPECT_EQ(media_type("a.png"), "image/png");
  EXPECT_EQ(media_type("a.woff2"), "font/woff2");
  EXPECT_EQ(media_type("a.txt"), "text/plain; charset=utf-8");
  EXPECT_EQ(media_type("a.exe"), "application/octet-stream");
}

TEST_F(SiteTest, SharesThePuzzleOfTheDayAlone) {
  write("today.html", "frame");
  write("reckon-today.js", "component");
  write("reckon-today.wasm", "engine");
  write("assets/today.html", "not this one");
  const Site page = site();
  for (const std::string target :
       {"/today.html?kind=krypto", "/reckon-today.js", "/reckon-today.wasm"}) {
    const Response response = page.respond({.target = target});
    EXPECT_EQ(response.status, 200) << target;
    EXPECT_TRUE(response.shared) << target;
    const Response again =
        page.respond({.target = target, .if_none_match = header(response, "ETag")});
    EXPECT_EQ(again.status, 304) << target;
    EXPECT_TRUE(again.shared) << target;
  }
  for (const std::string target : {"/", "/sw.js", "/assets/a-1f.js", "/assets/reckon.wasm",
                                   "/assets/today.html", "/today.htm", "/none"}) {
    EXPECT_FALSE(page.respond({.target = target}).shared) << target;
  }
}

TEST_F(SiteTest, KnowsNoOtherPaths) {
  const Site page = site();
  for (const std::string target : {"/none",
                                   "/assets",
                                   "/assets/",
                                   "/.secret",
                                   "/.git/config",
                                   "/link.txt",
                                   "/linked/secret.txt",
                                   "/linked",
                                   "/../outside/secret.txt",
                                   "/assets/../index.html",
                                   "/%2e%2e/outside/secret.txt",
                                   "/..%2foutside%2fsecret.txt",
                                   "/..\\outside\\secret.txt",
                                   "/%5c..%5coutside",
                                   "//etc/passwd",
                                   "/etc/passwd",
                                   "/index.html%00.png",
                                   "/index.html/",
                                   "/./index.html",
                                   "/%252e%252e/outside/secret.txt",
                                   "/assets/a-1f.js.br",
                                   "/INDEX.HTML",
                                   "/index.html%2f"}) {
    const Response response = page.respond({.target = target});
    EXPECT_EQ(response.status, 404) << target;
    EXPECT_THAT(response.text, HasSubstr("<a href=\"/\">commencez")) << target;
  }
  for (const std::string target : {"", "*", "index.html", "http://localhost/", "/%", "/%zz"}) {
    EXPECT_EQ(page.respond({.target = target}).status, 400) << target;
  }
}

TEST_F(SiteTest, GivesNothingButItsFiles) {
  const Site page = site();
  const std::set<std::string_view> all = {"<p>page", "worker", "{}", "script", "module"};
  const auto pieces = rc::gen::elementOf(std::vector<std::string>{
      "/",   "..",      ".",          "%2e",        "%2F",    "%5c",     "\\",
      "%00", "%",       "?",          "index.html", "assets", "a-1f.js", ".br",
      ".gz", "outside", "secret.txt", "link.txt",   "linked", ".secret", "~"});
  rc::check([&] {
    std::string target = "/";
    for (const std::string& piece : *rc::gen::container<std::vector<std::string>>(pieces)) {
      target += piece;
    }
    const Response response = page.respond({.target = target});
    if (response.status == 200) {
      RC_ASSERT(all.contains(response.body()));
    } else {
      RC_ASSERT(response.status == 404 || response.status == 400);
    }
  });
}

TEST_F(SiteTest, GivesCompressedFilesToThoseWhoTakeThem) {
  const Site page = site();
  const auto ask = [&](std::string_view target, std::string_view encodings) {
    return page.respond({.target = target, .accept_encoding = encodings});
  };
  const Response brotli = ask("/assets/a-1f.js", "gzip, br");
  EXPECT_EQ(brotli.body(), "brotli");
  EXPECT_EQ(header(brotli, "Content-Encoding"), "br");
  EXPECT_EQ(header(brotli, "Content-Type"), "text/javascript; charset=utf-8");
  EXPECT_EQ(header(brotli, "Vary"), "Accept-Encoding");
  const Response gzip = ask("/assets/a-1f.js", "gzip");
  EXPECT_EQ(gzip.body(), "gzip");
  EXPECT_EQ(header(gzip, "Content-Encoding"), "gzip");
  const Response plain = ask("/assets/a-1f.js", "br;q=0, identity");
  EXPECT_EQ(plain.body(), "script");
  EXPECT_EQ(header(plain, "Content-Encoding"), "");
  EXPECT_EQ(header(plain, "Vary"), "Accept-Encoding");
  EXPECT_EQ(ask("/assets/reckon.wasm", "br, gzip").body(), "smaller");
  EXPECT_EQ(ask("/index.html", "br, gzip").body(), "<p>page");
  EXPECT_EQ(header(ask("/index.html", "br"), "Vary"), "");
  // The three have different bytes, so a cache must not confuse them.
  const std::set<std::string> tags = {header(brotli, "ETag"), header(gzip, "ETag"),
                                      header(plain, "ETag")};
  EXPECT_EQ(tags.size(), 3U);
}

TEST_F(SiteTest, SaysWhatTheClientHasAlready) {
  const std::string tag = header(site().respond({.target = "/index.html"}), "ETag");
  const Site page = site();  // read again, with equal tags
  const Response response = page.respond({.target = "/", .if_none_match = tag});
  EXPECT_EQ(response.status, 304);
  EXPECT_EQ(response.body(), "");
  EXPECT_EQ(header(response, "ETag"), tag);
  EXPECT_EQ(header(response, "Cache-Control"), "no-cache");
  EXPECT_EQ(header(response, "Content-Type"), "");
  write("index.html", "<p>edit");
  EXPECT_EQ(site().respond({.target = "/", .if_none_match = tag}).status, 200);
}

TEST_F(SiteTest, HasTheDocumentationBesideThePage) {
  const fs::path docs = outside() / "html";
  fs::create_directories(docs / "tutorials");
  std::ofstream(docs / "index.html") << "<p>docs";
  std::ofstream(docs / "tutorials" / "player.html") << "<p>player";
  fs::create_directory_symlink(folder(), docs / "linked");
  for (Site page : {site(), Site()}) {
    const std::string home(page.respond({.target = "/"}).body());
    EXPECT_EQ(page.respond({.target = "/docs/"}).status, 404);
    ASSERT_TRUE(page.add_documentation(docs));
    EXPECT_EQ(page.respond({.target = "/docs/"}).body(), "<p>docs");
    EXPECT_EQ(page.respond({.target = "/docs/tutorials/player.html"}).body(), "<p>player");
    EXPECT_EQ(page.respond({.target = "/docs/linked/sw.js"}).status, 404);
    EXPECT_EQ(page.respond({.target = "/docs/../index.html"}).status, 404);
    EXPECT_EQ(page.respond({.target = "/"}).body(), home);
    const Response moved = page.respond({.target = "/docs?q=1"});
    EXPECT_EQ(moved.status, 308);
    EXPECT_EQ(header(moved, "Location"), "/docs/");
    // No path leads to another server.
    EXPECT_EQ(page.respond({.target = "//docs"}).status, 404);
  }
}

TEST_F(SiteTest, RefusesFoldersThatAreNotAPage) {
  const auto fault = [](const fs::path& folder) {
    const Result<Site> site = Site::read(folder);
    return site ? "" : site.error().message;
  };
  EXPECT_THAT(fault(folder() / "none"), HasSubstr("none: No such file or directory"));
  EXPECT_THAT(fault(folder() / "sw.js"), HasSubstr("sw.js: Not a directory"));
  EXPECT_THAT(fault(folder() / "assets"), HasSubstr("there is no index.html"));
}

// Returns the error for a page of this many files, with this many bytes in total.
std::string fault_of_page(std::size_t files, std::size_t bytes) {
  const fs::path folder =
      fs::path(testing::TempDir()) / ("reckon_large_site_" + std::to_string(getpid()));
  fs::create_directories(folder);
  std::ofstream(folder / "index.html") << "";
  for (std::size_t i = 1; i < files; ++i) std::ofstream(folder / std::to_string(i)) << "";
  fs::resize_file(folder / "index.html", bytes);
  const Result<Site> site = Site::read(folder);
  fs::remove_all(folder);
  return site ? "" : site.error().message;
}

TEST(LimitOf, FilesOfAPage) {
  EXPECT_EQ(fault_of_page(10'000, 0), "");
  EXPECT_THAT(fault_of_page(10'001, 0), HasSubstr("10,000 files"));
}

TEST(LimitOf, BytesOfAPage) {
  EXPECT_EQ(fault_of_page(1, 67'108'864), "");
  EXPECT_THAT(fault_of_page(1, 67'108'865), HasSubstr("more than 64 MiB"));
}

TEST_F(SiteTest, SaysHowToBuildThePage) {
  const Site none;
  const Response response = none.respond({.target = "/"});
  EXPECT_EQ(response.status, 200);
  EXPECT_EQ(header(response, "Content-Type"), "text/html; charset=utf-8");
  EXPECT_THAT(std::string(response.body()), HasSubstr("make web"));
  EXPECT_EQ(none.respond({.target = "/app.js"}).status, 404);
}

}  // namespace
}  // namespace reckon::server
