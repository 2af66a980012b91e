// SPDX-License-Identifier: MIT
// Copies of a server's data, and servers that continue from them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <string>

#include "app/cli/serve/serving_test.hpp"
#include "app/server/web_socket_test.hpp"

namespace reckon::cli {
namespace {

using server::WebSocket;
using testing::HasSubstr;
using Json = nlohmann::json;

class BackupCommand : public FolderTest {
 protected:
  Words served() const { return {"--port", "0", "--matches", file("matches.sqlite")}; }
  Outcome back_up() const { return run({"backup", file("matches.sqlite"), file("copy.sqlite")}); }
};

// As docs/server.md describes: copy while it runs, end it, put the copy in its place, start again.
TEST_F(BackupCommand, BringsBackWhatWasThereWhenItWasMade) {
  Json seat;
  {
    Serving serving(served());
    WebSocket host(serving.port());
    host.say({{"do", "open"}, {"name", "Debbie"}});
    seat = host.hear("seat");
    const Outcome copied = back_up();
    EXPECT_EQ(copied.status, 0) << copied.err;
    EXPECT_EQ(copied.out + copied.err, "");
    WebSocket guest(serving.port());
    guest.say({{"do", "join"}, {"code", seat.at("code")}, {"name", "Miguel"}});
    guest.hear("seat");
    EXPECT_EQ(serving.end(SIGTERM), 0);
  }
  std::filesystem::rename(file("copy.sqlite"), file("matches.sqlite"));
  const Serving again(served());
  WebSocket host(again.port());
  host.say({{"do", "return"}, {"code", seat.at("code")}, {"token", seat.at("token")}});
  EXPECT_EQ(host.hear("room").at("room").at("players").size(), 1U);
}

TEST_F(BackupCommand, SaysWhatIsWrong) {
  const Outcome none = back_up();
  EXPECT_EQ(none.status, 2);
  EXPECT_THAT(none.err, HasSubstr("there is no file of matches"));
  {
    const Serving serving(served());
  }
  EXPECT_EQ(back_up().status, 0);
  const Outcome twice = back_up();
  EXPECT_EQ(twice.status, 2);
  EXPECT_THAT(twice.err, HasSubstr("is there already"));
  EXPECT_EQ(run({"backup", file("matches.sqlite"), file("none") + "/copy"}).status, 2);
  EXPECT_EQ(run({"backup", file("matches.sqlite")}).status, 2);
}

}  // namespace
}  // namespace reckon::cli
