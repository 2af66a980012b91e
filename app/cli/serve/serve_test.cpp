// SPDX-License-Identifier: MIT
// The start and end of reckon serve.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "app/cli/serve/serving_test.hpp"
#include "app/server/client_test.hpp"
#include "app/server/narrow_test.hpp"

namespace reckon::cli {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;

TEST(Serve, SaysWhereAndEndsCleanly) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    Serving serving({"--port", "0"});
    EXPECT_THAT(serving.line(),
                MatchesRegex("Open http://127\\.0\\.0\\.1:[0-9]+/ in a browser; Ctrl-C ends\\."));
    server::Client client(serving.port());
    EXPECT_EQ(client.ask(server::post("version", "{}")).status, 200);
    EXPECT_EQ(client.ask(server::get("/")).status, 200);
    EXPECT_EQ(serving.end(signal), 0);
    EXPECT_TRUE(client.sees_end());
    EXPECT_EQ(serving.notes(), "");
  }
}

TEST(Serve, LogsIfTold) {
  Serving serving({"--port", "0", "--log"});
  EXPECT_EQ(server::Client(serving.port()).ask(server::get("/none")).status, 404);
  EXPECT_EQ(serving.end(SIGTERM), 0);
  EXPECT_THAT(serving.notes(), HasSubstr(" GET /none 404 "));
}

// A server whose standard error is a full pipe that is not read.
TEST(Serve, AnswersAndEndsThoughItsStandardErrorIsNotRead) {
  server::Narrow narrow(false);
  Serving serving({"--port", "0", "--log"}, {}, narrow.writer());
  const std::string target = "/" + std::string(190, 'x');
  server::Client client(serving.port());
  for (int i = 0; i < 2'000; ++i) {
    ASSERT_EQ(client.ask(server::get(target)).status, 404) << i;
  }
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_EQ(serving.end(SIGTERM), 0);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(9));
}

TEST(Serve, GoesOnWithoutAStandardError) {
  server::Narrow narrow(false);
  Serving serving({"--port", "0", "--log"}, {}, narrow.writer());
  narrow.close_reader();
  server::Client client(serving.port());
  for (int i = 0; i < 10; ++i) EXPECT_EQ(client.ask(server::get("/none")).status, 404);
  EXPECT_EQ(serving.end(SIGTERM), 0);
}

class ServeFolder : public FolderTest {};

TEST_F(ServeFolder, ServesAFolder) {
  std::ofstream(file("index.html")) << "<p>mine";
  const Serving serving({"--port", "0", "--site", file("")});
  EXPECT_EQ(server::Client(serving.port()).ask(server::get("/")).body, "<p>mine");
}

// A browser that records the address to open. During its life, it is the one on the PATH.
class Browser {
 public:
  explicit Browser(std::string folder) : folder_(std::move(folder)) {
    std::ofstream(folder_ + "/xdg-open")
        << "#!/bin/sh\necho \"$1\" > '" << folder_ << "/new' && mv '" << folder_ << "/new' '"
        << folder_ << "/opened'\n";
    std::filesystem::permissions(folder_ + "/xdg-open", std::filesystem::perms::owner_all);
    set_path(folder_ + ":" + path_);
  }
  ~Browser() { set_path(path_); }
  Browser(const Browser&) = delete;
  Browser& operator=(const Browser&) = delete;

  // Returns the opened address, as soon as one was opened.
  std::string opened() const {
    while (!std::filesystem::exists(folder_ + "/opened")) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return lines_of(folder_ + "/opened").at(0);
  }

 private:
  static void set_path(const std::string& path) {
    // NOLINTNEXTLINE(concurrency-mt-unsafe): tests have one thread
    setenv("PATH", path.c_str(), 1);
  }

  std::string folder_;
  // NOLINTNEXTLINE(concurrency-mt-unsafe): tests have one thread
  std::string path_ = getenv("PATH");
};

TEST_F(ServeFolder, OpensTheBrowser) {
  const Browser browser(file(""));
  Serving serving({"--port", "0", "--open"});
  EXPECT_EQ(browser.opened(), "http://127.0.0.1:" + std::to_string(serving.port()) + "/");
  EXPECT_EQ(serving.end(SIGINT), 0);
  EXPECT_EQ(serving.notes(), "");
}

// Two servers without a given port can both be opened.
TEST_F(ServeFolder, OpensOnAnotherPort) {
  const Browser browser(file(""));
  const Serving first({"--open"});
  const Serving second({"--open"});
  EXPECT_NE(first.port(), 0);
  EXPECT_NE(second.port(), 0);
  EXPECT_NE(first.port(), second.port());
}

TEST_F(ServeFolder, SaysThatThereIsNoBrowser) {
  std::filesystem::create_directory(file("empty"));
  // NOLINTNEXTLINE(concurrency-mt-unsafe): tests have one thread
  const std::string path = getenv("PATH");
  // NOLINTNEXTLINE(concurrency-mt-unsafe): tests have one thread
  setenv("PATH", file("empty").c_str(), 1);
  Serving serving({"--port", "0", "--open"});
  // NOLINTNEXTLINE(concurrency-mt-unsafe): tests have one thread
  setenv("PATH", path.c_str(), 1);
  EXPECT_EQ(server::Client(serving.port()).ask(server::get("/")).status, 200);
  EXPECT_EQ(serving.end(SIGTERM), 0);
  EXPECT_THAT(serving.notes(), HasSubstr("xdg-open: No such file or directory: open http://"));
}

TEST(Serve, RefusesATakenPort) {
  const Serving first({"--port", "0"});
  const Outcome second = run({"serve", "--port", std::to_string(first.port())});
  EXPECT_EQ(second.status, 3);
  EXPECT_EQ(second.out, "");
  EXPECT_EQ(second.err, "reckon: 127.0.0.1 port " + std::to_string(first.port()) +
                            ": Address already in use: choose another port (0 for any that is "
                            "free), or an address of this machine\n");
}

TEST(Serve, RefusesBadOptions) {
  const std::vector<std::pair<Words, std::string>> rows = {
      {{"--port", "70000"}, "--port: take 0 to 65535, not 70000"},
      {{"--port", "http"}, "--port: 'http'"},
      {{"--listen", "example.org"}, "--listen: 'example.org' is not an address"},
      {{"--listen", ""}, "--listen"},
      {{"--trusted-proxies", "10.0.0.0/8,10.0.0.0/33"}, "--trusted-proxies: '10.0.0.0/33' is not"},
      {{"--site", "/nonexistent"}, "/nonexistent: No such file or directory"},
      {{"--site", "/dev/null"}, "/dev/null: Not a directory"},
      {{"now"}, "now"}};
  for (const auto& [options, mention] : rows) {
    Words words = {"serve"};
    words.insert(words.end(), options.begin(), options.end());
    const Outcome outcome = run(words);
    EXPECT_EQ(outcome.status, 2) << mention;
    EXPECT_EQ(outcome.out, "") << mention;
    EXPECT_THAT(outcome.err, HasSubstr(mention));
    EXPECT_EQ(outcome.err.find('\n'), outcome.err.size() - 1) << outcome.err;
  }
}

TEST_F(ServeFolder, KeepsItsRoomsWhereItIsTold) {
  {
    const Serving first({"--port", "0", "--matches", file("matches.sqlite")});
    EXPECT_EQ(files(), (std::vector<std::string>{"matches.sqlite", "matches.sqlite-shm",
                                                 "matches.sqlite-wal"}));
    const Outcome second = run({"serve", "--port", "0", "--matches", file("matches.sqlite")});
    EXPECT_EQ(second.status, 3);
    EXPECT_THAT(second.err, HasSubstr("another process holds it"));
  }
  std::ofstream(file("text")) << "some text\n";
  const Outcome text = run({"serve", "--port", "0", "--matches", file("text")});
  EXPECT_EQ(text.status, 2);
  EXPECT_THAT(text.err, HasSubstr("is not a file of matches"));
}

TEST_F(ServeFolder, PlaysInMemoryWhereItCannotKeepRooms) {
  std::ofstream(file("reckon")) << "not a folder";
  Serving serving({"--port", "0"}, file(""));
  EXPECT_EQ(serving.end(SIGTERM), 0);
  EXPECT_THAT(serving.notes(), HasSubstr("name a file of its own with --matches FILE"));
  EXPECT_THAT(serving.line(), HasSubstr("Open http://"));
}

TEST_F(ServeFolder, KeepsNothingDurablyInMemory) {
  std::ofstream(file("reckon")) << "not a folder";
  // NOLINTNEXTLINE(concurrency-mt-unsafe): tests have one thread
  setenv("XDG_STATE_HOME", file("").c_str(), 1);
  const Outcome outcome = run({"serve", "--port", "0", "--durable"});
  EXPECT_EQ(outcome.status, 3);
  EXPECT_THAT(outcome.err, HasSubstr("--durable needs a file: name one with --matches FILE"));
  Serving serving({"--port", "0", "--durable", "--matches", file("matches.sqlite")});
  EXPECT_EQ(serving.end(SIGTERM), 0);
}

// Even without --log, and while no match is being played.
TEST_F(ServeFolder, SaysThatTheFileOfItsRoomsIsGone) {
  Serving serving({"--port", "0", "--matches", file("matches.sqlite")});
  std::filesystem::remove(file("matches.sqlite"));
  while (serving.notes().find("matches.sqlite was removed while reckon had it open") ==
         std::string::npos) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  EXPECT_EQ(serving.end(SIGTERM), 0);
}

}  // namespace
}  // namespace reckon::cli
