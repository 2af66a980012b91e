// reckon serve, as it is started and ended.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <csignal>
#include <string>
#include <thread>

#include "app/cli/run_program_test.hpp"
#include "app/server/client_test.hpp"

namespace reckon::cli {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;

// `reckon serve` under way.
class Serving {
 public:
  explicit Serving(Words words) : in_(scratch()), err_(scratch()) {
    words.insert(words.begin(), "serve");
    std::array<int, 2> ends{};
    EXPECT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
    child_ = start_program(words, fileno(in_.get()), ends[1], fileno(err_.get()));
    close(ends[1]);
    for (char c = 0; read(ends[0], &c, 1) == 1 && c != '\n';) line_ += c;
    close(ends[0]);
    const std::size_t colon = line_.rfind(':');
    if (colon != std::string::npos) port_ = std::stoi(line_.substr(colon + 1));
  }
  ~Serving() {
    if (child_ > 0) end(SIGKILL);
  }
  Serving(const Serving&) = delete;
  Serving& operator=(const Serving&) = delete;

  const std::string& line() const { return line_; }
  std::uint16_t port() const { return static_cast<std::uint16_t>(port_); }
  std::string notes() const { return content_of(err_.get()); }
  int end(int signal) {
    kill(child_, signal);
    return status_of(std::exchange(child_, 0));
  }

 private:
  Stream in_;
  Stream err_;
  pid_t child_ = 0;
  std::string line_;
  int port_ = 0;
};

TEST(Serve, SaysWhereAndEndsCleanly) {
  for (const int signal : {SIGINT, SIGTERM}) {
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

class ServeFolder : public FolderTest {};

TEST_F(ServeFolder, ServesAFolder) {
  std::ofstream(file("index.html")) << "<p>mine";
  const Serving serving({"--port", "0", "--site", file("")});
  EXPECT_EQ(server::Client(serving.port()).ask(server::get("/")).body, "<p>mine");
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
      {{"--listen", "example.org"}, "--listen: 'example.org' is no address"},
      {{"--listen", ""}, "--listen"},
      {{"--site", "/nonexistent"}, "/nonexistent: No such file or directory"},
      {{"--site", "/dev/null"}, "/dev/null: Not a directory"},
      {{"now"}, "now"}};
  for (const auto& [options, mention] : rows) {
    Words words = {"serve", "--port", "0"};
    words.insert(words.end(), options.begin(), options.end());
    const Outcome outcome = run(words);
    EXPECT_EQ(outcome.status, 2) << mention;
    EXPECT_EQ(outcome.out, "") << mention;
    EXPECT_THAT(outcome.err, HasSubstr(mention));
    EXPECT_EQ(outcome.err.find('\n'), outcome.err.size() - 1) << outcome.err;
  }
}

}  // namespace
}  // namespace reckon::cli
