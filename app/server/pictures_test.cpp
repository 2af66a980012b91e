// SPDX-License-Identifier: MIT
// Pictures uploaded to the server, and its answers.
#include "app/server/pictures.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "app/images/grey.hpp"
#include "app/images/photo_test.hpp"
#include "app/server/client_test.hpp"
#include "app/server/pictures_test.hpp"
#include "app/testing/run_program_test.hpp"
#include "app/testing/schema_faults_test.hpp"

namespace reckon::server {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

// A server that reads pictures with the real program, which is not this one.
Settings reading() {
  Settings settings;
  settings.answer_picture = [](PictureReader&, std::string_view body, const Stop& stop) {
    thread_local PictureReader reader(RECKON_PROGRAM);
    return std::optional(reader.answer(body, stop.token()));
  };
  return settings;
}

// The upper part of a printed sheet; it contains a hand if `bottom` is 600.
std::string printed_hand(int bottom = 600) {
  const auto sheet =
      cli::run({"sheet", "--krypto", "1", "--seed", "7", "--answers", "none", "--format", "pdf"});
  const auto drawn = cli::run({"-r", "150", "-png", "-gray", "-x", "0", "-y", "0", "-W", "1240",
                               "-H", std::to_string(bottom), "-"},
                              sheet.out, "pdftoppm");
  EXPECT_EQ(drawn.status, 0) << drawn.err;
  return drawn.out;
}

TEST(Pictures, HavePuzzles) {
  const auto server = started(reading());
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
       "place": {"left": 174, "top": 358, "right": 471, "bottom": 416}, "code": "K5762-9E8G0"}],
      "unread": []})"));
    EXPECT_EQ(client.ask(post("version", "{}")).status, 200);
  }
}

// The confined process decodes all formats; another draws the pages of PDFs.
TEST(Pictures, MayBeInOtherFormats) {
  const auto server = started(reading());
  const auto texts_in = [&](std::string_view bytes, std::string_view type) {
    Client client(server->port());
    const Reply reply = client.ask(picture(bytes, type));
    EXPECT_EQ(reply.status, 200) << reply.body;
    const auto answer = nlohmann::json::parse(reply.body);
    EXPECT_EQ(answers::faults(answers::schema_text("scan-picture"), answer), "") << answer;
    std::vector<std::string> texts;
    for (const auto& puzzle : answer["puzzles"]) texts.push_back(puzzle["text"]);
    return texts;
  };
  const testing::Matcher<std::vector<std::string>> the_hand =
      testing::ElementsAre("7 6 2 9 14 : 8");
  const std::string png = printed_hand();
  auto reader = images::PngReader::open(
      {fmemopen(const_cast<char*>(png.data()), png.size(), "rb"), &std::fclose});
  const auto grey = images::grey_of(*reader).value();
  EXPECT_THAT(texts_in(images::as_photo(grey, images::Format::jpeg), "image/jpeg"), the_hand);
  EXPECT_THAT(texts_in(images::as_photo(grey, images::Format::webp), "image/webp"), the_hand);
  const auto sheet =
      cli::run({"sheet", "--krypto", "1", "--seed", "7", "--answers", "none", "--format", "pdf"});
  EXPECT_THAT(texts_in(sheet.out, "application/pdf"), the_hand);
}

TEST(Pictures, MayBeDamagedInOtherFormats) {
  PictureReader reader(RECKON_PROGRAM);
  const std::string jpeg = images::as_photo(vision::Grey(99, 99), images::Format::jpeg);
  for (const std::string& bytes :
       {jpeg.substr(0, jpeg.size() / 2), std::string("RIFF1234WEBP"), std::string("%PDF-1.7")}) {
    const Response response = reader.answer(bytes);
    EXPECT_EQ(response.status, 400);
    EXPECT_THAT(std::string(response.body()), HasSubstr("damaged"));
  }
  std::string bomb = jpeg;
  const std::size_t head = bomb.find("\xFF\xC0");
  ASSERT_NE(head, std::string::npos);
  bomb[head + 5] = bomb[head + 7] = '\x7F';
  EXPECT_EQ(reader.answer(bomb).status, 422);
}

TEST(Pictures, MayHaveNone) {
  PictureReader reader(RECKON_PROGRAM);
  EXPECT_EQ(reader.answer(blank(300, 200)).body(), R"({"puzzles":[],"unread":[]})");
}

// The heading of a sheet alone is print, but not a puzzle.
TEST(Pictures, MayHavePrintThatIsNotRead) {
  PictureReader reader(RECKON_PROGRAM);
  const Response response = reader.answer(printed_hand(300));
  const auto answer = nlohmann::json::parse(response.body());
  EXPECT_EQ(answers::faults(answers::schema_text("scan-picture"), answer), "") << answer;
  EXPECT_THAT(answer["puzzles"], testing::IsEmpty());
  ASSERT_THAT(answer["unread"], testing::SizeIs(1)) << answer;
  const auto& place = answer["unread"][0];
  EXPECT_LT(place["left"].get<int>(), place["right"].get<int>());
  EXPECT_LT(place["top"].get<int>(), place["bottom"].get<int>());
  EXPECT_LE(place["bottom"].get<int>(), 300);
}

TEST(Pictures, AreRefusedIfTheyAreNone) {
  PictureReader reader(RECKON_PROGRAM);
  const std::string good = blank(300, 200);
  for (const auto& [bytes, said] : std::vector<std::pair<std::string, std::string>>{
           {"", "not a PNG file"},
           {"GIF89a, which is something else", "not a PNG file"},
           {good.substr(0, 20), "the file is damaged or cut off"},
           {good.substr(0, good.size() - 20), "the file is damaged or cut off"}}) {
    const Response response = reader.answer(bytes);
    EXPECT_EQ(response.status, 400);
    EXPECT_THAT(nlohmann::json::parse(response.body()).at("error").get<std::string>(),
                StartsWith(said));
  }
}

TEST(Pictures, NeedTheModelOfCharacters) {
  setenv("TESSDATA_PREFIX", "/nowhere", 1);
  PictureReader reader(RECKON_PROGRAM);
  const Response response = reader.answer(blank(30, 20));
  EXPECT_EQ(response.status, 503);
  EXPECT_THAT(std::string(response.body()), HasSubstr("install tesseract-ocr-eng"));
  // The model may be installed meanwhile.
  unsetenv("TESSDATA_PREFIX");
  EXPECT_EQ(reader.answer(blank(30, 20)).status, 200);
}

// A body larger than any accepted one; only the refusal matters.
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
  EXPECT_EQ(refusal(picture(body, "image/gif")), 415);
  EXPECT_EQ(refusal("PUT" + picture(body).substr(4)), 405);
  const std::string head =
      "POST /api/scan HTTP/1.1\r\nHost: localhost\r\nContent-Type: image/png\r\n";
  EXPECT_EQ(refusal(head + "Content-Length: 16777217\r\n\r\n"), 413);
  EXPECT_EQ(refusal(head + "Host: localhost\r\nContent-Length: 10\r\n\r\n"), 400);
  EXPECT_EQ(refusal("POST /api/scan HTTP/1.1\r\nHost: example.org\r\nContent-Length: 9\r\n\r\n"),
            421);
  // The limit of questions is unchanged.
  EXPECT_EQ(refusal("POST /api/version HTTP/1.1\r\nHost: localhost\r\nContent-Type: "
                    "application/json\r\nContent-Length: 65537\r\n\r\n"),
            413);
}

}  // namespace
}  // namespace reckon::server
