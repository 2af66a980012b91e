// Pictures brought to the server, and what it says of them.
#include "app/server/pictures.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <latch>
#include <nlohmann/json.hpp>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "app/cli/run_program_test.hpp"
#include "app/images/made_png_test.hpp"
#include "app/server/client_test.hpp"

namespace reckon::server {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using Milliseconds = std::chrono::milliseconds;

std::string picture(std::string_view body, std::string_view type = "image/png") {
  return "POST /api/scan HTTP/1.1\r\nHost: localhost\r\nContent-Type: " + std::string(type) +
         "\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n" + std::string(body);
}

std::string blank(std::size_t columns, std::size_t rows) {
  return images::made_png({}, columns, std::vector(rows, std::vector<std::uint8_t>(columns, 255)));
}

// The upper part of a printed sheet, on which there is a hand.
std::string printed_hand() {
  const auto sheet =
      cli::run({"sheet", "--krypto", "1", "--seed", "7", "--answers", "none", "--format", "pdf"});
  const auto drawn =
      cli::run({"-r", "150", "-png", "-gray", "-x", "0", "-y", "0", "-W", "1240", "-H", "600", "-"},
               sheet.out, "pdftoppm");
  EXPECT_EQ(drawn.status, 0) << drawn.err;
  return drawn.out;
}

TEST(Pictures, HavePuzzles) {
  const auto server = started();
  const std::string sheet = printed_hand();
  std::vector<Client> clients;
  for (int i = 0; i < 2; ++i) {
    clients.emplace_back(server->port());
    ASSERT_TRUE(clients.back().send(picture(sheet)));
  }
  for (Client& client : clients) {
    const Reply reply = client.read();
    EXPECT_EQ(reply.status, 200);
    EXPECT_EQ(reply.header("Content-Type"), "application/json");
    EXPECT_EQ(reply.header("Connection"), "");
    EXPECT_EQ(nlohmann::json::parse(reply.body), nlohmann::json::parse(R"({"puzzles": [
      {"kind": "hand", "certain": true, "text": "7 6 2 9 14 : 8", "doubts": [],
       "code": "K5762-9E8G0"}]})"));
    EXPECT_EQ(client.ask(post("version", "{}")).status, 200);
  }
}

TEST(Pictures, MayHaveNone) {
  PictureReader reader;
  EXPECT_EQ(reader.answer(blank(300, 200)).body(), R"({"puzzles":[]})");
}

TEST(Pictures, AreRefusedIfTheyAreNone) {
  PictureReader reader;
  const std::string good = blank(300, 200);
  for (const auto& [bytes, said] : std::vector<std::pair<std::string, std::string>>{
           {"", "this is no PNG file"},
           {"GIF89a, which is something else", "this is no PNG file"},
           {good.substr(0, 20), "the file is damaged or cut off"},
           {good.substr(0, good.size() - 20), "the file is damaged or cut off"}}) {
    const Response response = reader.answer(bytes);
    EXPECT_EQ(response.status, 400);
    EXPECT_THAT(nlohmann::json::parse(response.body()).at("error").get<std::string>(),
                StartsWith(said));
  }
}

TEST(Pictures, AreRefusedIfTheyAreLarge) {
  PictureReader reader;
  for (const auto& [columns, rows] : {std::pair{4001, 4000}, std::pair{20'001, 1}}) {
    const Response response =
        reader.answer(blank(static_cast<std::size_t>(columns), static_cast<std::size_t>(rows)));
    EXPECT_EQ(response.status, 422);
    EXPECT_THAT(std::string(response.body()), HasSubstr("give one of at most 16000000"));
  }
}

TEST(Pictures, NeedTheModelOfCharacters) {
  setenv("TESSDATA_PREFIX", "/nowhere", 1);
  PictureReader reader;
  const Response response = reader.answer(blank(30, 20));
  EXPECT_EQ(response.status, 503);
  EXPECT_THAT(std::string(response.body()), HasSubstr("install tesseract-ocr-eng"));
  // It may be installed meanwhile.
  unsetenv("TESSDATA_PREFIX");
  EXPECT_EQ(reader.answer(blank(30, 20)).status, 200);
}

// A body larger than any that is kept, of which nothing is asked but the refusal.
TEST(Pictures, AreRefusedBeforeTheyAreSent) {
  const auto server = started();
  const std::string body(std::size_t{300} << 10U, ' ');
  const auto refusal = [&](const std::string& request) {
    Client client(server->port());
    const Reply reply = client.ask(request);
    EXPECT_EQ(reply.header("Connection"), "close");
    EXPECT_TRUE(client.sees_end());
    EXPECT_NE(error_in(reply), "");
    return reply.status;
  };
  EXPECT_EQ(refusal(picture(body, "image/jpeg")), 415);
  EXPECT_EQ(refusal("PUT" + picture(body).substr(4)), 405);
  const std::string head =
      "POST /api/scan HTTP/1.1\r\nHost: localhost\r\nContent-Type: image/png\r\n";
  EXPECT_EQ(refusal(head + "Content-Length: 16777217\r\n\r\n"), 413);
  EXPECT_EQ(refusal(head + "Host: localhost\r\nContent-Length: 10\r\n\r\n"), 400);
  EXPECT_EQ(refusal("POST /api/scan HTTP/1.1\r\nHost: example.org\r\nContent-Length: 9\r\n\r\n"),
            421);
  // The limit of questions is what it was.
  EXPECT_EQ(refusal("POST /api/version HTTP/1.1\r\nHost: localhost\r\nContent-Type: "
                    "application/json\r\nContent-Length: 65537\r\n\r\n"),
            413);
}

// A server whose pictures wait until they may go on.
struct PictureGate {
  std::latch open{1};
  std::atomic<int> most = 0;
  std::atomic<int> now = 0;

  Settings settings() {
    Settings settings;
    settings.threads = 2;
    settings.limits.pictures = 3;
    settings.answer_picture = [this](PictureReader&, std::string_view body) {
      most = std::max(most.load(), ++now);
      open.wait();
      --now;
      return Response{.text = std::string(body)};
    };
    return settings;
  }
};

TEST(Pictures, WaitInFewPlaces) {
  PictureGate gate;
  const auto server = started(gate.settings());
  const std::string whole = picture("picture");
  const std::string begun = whole.substr(0, whole.size() - 3);
  std::vector<Client> clients;
  for (int i = 0; i < 3; ++i) {
    clients.emplace_back(server->port());
    // One of them has not come to its end yet.
    ASSERT_TRUE(clients.back().send(i == 1 ? begun : whole));
  }
  while (gate.now == 0) std::this_thread::sleep_for(Milliseconds(1));
  // It takes the server a moment to see all; until then it waits for the body of this one.
  Reply refused;
  for (int i = 0; i < 1000 && refused.status == 0; ++i) {
    Client client(server->port());
    client.send(begun);
    if (client.readable(50)) refused = client.read();
  }
  EXPECT_EQ(refused.status, 503);
  EXPECT_EQ(refused.header("Retry-After"), "1");
  EXPECT_THAT(error_in(refused), HasSubstr("too many pictures"));
  // Questions do not wait for pictures.
  EXPECT_EQ(Client(server->port()).ask(post("version", "{}")).status, 200);
  EXPECT_TRUE(clients[1].send("ure"));
  gate.open.count_down();
  for (Client& client : clients) EXPECT_EQ(client.read().body, "picture");
  EXPECT_EQ(gate.most, 1);
  // All places are free again, also that of one who leaves.
  for (int i = 0; i < 5; ++i) {
    Client(server->port()).send(begun);
    EXPECT_EQ(clients[0].ask(whole).status, 200);
  }
}

TEST(Pictures, MayTakeLongerThanQuestions) {
  Settings settings;
  settings.limits.body = Milliseconds(50);
  settings.limits.picture = Milliseconds(400);
  const auto server = started(std::move(settings));
  Client client(server->port());
  const std::string request = picture(blank(30, 20));
  client.send(request.substr(0, request.size() - 10));
  std::this_thread::sleep_for(Milliseconds(150));
  EXPECT_EQ(client.ask(request.substr(request.size() - 10)).status, 200);
  client.send(request.substr(0, request.size() - 10));
  EXPECT_TRUE(client.sees_end());
}

}  // namespace
}  // namespace reckon::server
