// SPDX-License-Identifier: MIT
// `reckon serve` while it reads pictures, and its processes after its end.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <string>

#include "app/cli/serve/serving_test.hpp"
#include "app/server/client_test.hpp"
#include "app/server/noise_test.hpp"
#include "app/server/processes_test.hpp"

namespace reckon::cli {
namespace {

using server::child_of;
using server::children_of;
using server::Client;
using server::lives;
using server::wait_until;

std::string request(const std::string& png) {
  return "POST /api/scan HTTP/1.1\r\nHost: localhost\r\nContent-Type: image/png\r\n"
         "Content-Length: " +
         std::to_string(png.size()) + "\r\n\r\n" + png;
}

std::string small() {
  return request(images::made_png({}, 30, std::vector(20, std::vector<std::uint8_t>(30, 255))));
}

// A server that reads a slow picture.
struct Reading {
  Reading() {
    EXPECT_EQ(client.ask(small()).status, 200);
    model = child_of(serving.process());
    client.send(request(server::noise(4000)));
    picture = child_of(model);
    server::wait_until_locked_in(picture);
  }

  Serving serving{{"--port", "0"}};
  Client client{serving.port()};
  pid_t model = 0;
  pid_t picture = 0;
};

TEST(ServePictures, LosesOnePictureOnly) {
  Reading reading;
  kill(reading.picture, SIGKILL);
  EXPECT_EQ(reading.client.read().status, 500);
  EXPECT_EQ(reading.client.ask(small()).status, 200);
  kill(reading.model, SIGKILL);
  wait_until([&] { return children_of(reading.serving.process()).empty(); });
  EXPECT_EQ(reading.client.ask(small()).status, 200);
  EXPECT_EQ(reading.serving.end(SIGTERM), 0);
}

// The current answer is finished, although all processes get the signal, as with Ctrl-C.
TEST(ServePictures, AreFinishedWhenTheServerEnds) {
  Reading reading;
  for (const pid_t process : {reading.model, reading.picture}) kill(process, SIGINT);
  EXPECT_EQ(reading.serving.end(SIGTERM), 0);
  EXPECT_FALSE(lives(reading.model));
  EXPECT_FALSE(lives(reading.picture));
}

TEST(ServePictures, EndWithAServerThatIsKilled) {
  Reading reading;
  kill(reading.picture, SIGSTOP);
  reading.serving.end(SIGKILL);
  wait_until([&] { return !lives(reading.model) && !lives(reading.picture); });
}

}  // namespace
}  // namespace reckon::cli
