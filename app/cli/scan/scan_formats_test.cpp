// SPDX-License-Identifier: MIT
// reckon scan of JPEG, WebP and PDF.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "app/cli/scan/scan_test.hpp"
#include "app/images/photo_test.hpp"
#include "app/testing/schema_faults_test.hpp"

namespace reckon::cli {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::IsEmpty;

class ScanOfFormats : public ScanTest {
 protected:
  std::string saved(const std::string& bytes, const std::string& name) const {
    std::ofstream(file(name), std::ios::binary) << bytes;
    return file(name);
  }
  std::string bytes_of(const std::string& name) const {
    std::ifstream stream(file(name), std::ios::binary);
    return (std::ostringstream() << stream.rdbuf()).str();
  }
};

// The texts of the puzzles; all are certain.
std::vector<std::string> texts_in(const Json& answer) {
  std::vector<std::string> texts;
  for (const Json& puzzle : answer["puzzles"]) {
    EXPECT_EQ(puzzle["certain"], true) << puzzle;
    texts.push_back(puzzle["text"]);
  }
  return texts;
}

TEST_F(ScanOfFormats, ReadTheSame) {
  const Sheet page = sheet({"--krypto", "2", "--calcrostic", "1", "--seed", "1"});
  const auto truth = texts_in(run({"scan", page.pages[0], "--json"}).json());
  ASSERT_EQ(truth.size(), 3);
  const vision::Grey picture = picture_in(page.pages[0]);
  // The bytes of a file tell its format, not its name.
  const std::string jpeg = saved(images::as_photo(picture, images::Format::jpeg), "jpeg.png");
  const std::string webp = saved(images::as_photo(picture, images::Format::webp), "webp.jpg");
  for (const std::string& name : {jpeg, webp, file("s.pdf")}) {
    const Outcome outcome = run({"scan", name, "--json"});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_THAT(outcome.err, IsEmpty());
    EXPECT_EQ(texts_in(outcome.json()), truth) << name;
    EXPECT_EQ(answers::faults(answers::schema_text("scan"), outcome.json()), "");
  }
}

TEST_F(ScanOfFormats, AllPagesOfAPdfAreRead) {
  const Sheet made = sheet({"--krypto", "30", "--seed", "2"});
  ASSERT_GE(made.pages.size(), 2);
  const Outcome outcome = run({"scan", file("s.pdf"), "--json"});
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  const Json answer = outcome.json();
  EXPECT_EQ(answer["pages"], made.pages.size());
  ASSERT_EQ(answer["puzzles"].size(), 30);
  EXPECT_EQ(answer["puzzles"].front()["page"], 1);
  EXPECT_EQ(answer["puzzles"].back()["page"], made.pages.size());
  EXPECT_EQ(answers::faults(answers::schema_text("scan"), answer), "");
  const Outcome text = run({"scan", file("s.pdf"), "--solve"});
  EXPECT_THAT(text.out, HasSubstr("# page 2\n"));
  EXPECT_THAT(text.out, HasSubstr("\n# 30. certain ["));
}

TEST_F(ScanOfFormats, RefusesDamagedFilesInOneLine) {
  const vision::Grey picture(100, 100, 250);
  sheet({"--krypto", "1", "--seed", "2"});
  const std::string jpeg = images::as_photo(picture, images::Format::jpeg);
  const std::string webp = images::as_photo(picture, images::Format::webp);
  const std::string pdf = bytes_of("s.pdf");
  std::string bomb = jpeg;
  const std::size_t head = bomb.find("\xFF\xC0");
  ASSERT_NE(head, std::string::npos);
  bomb[head + 5] = bomb[head + 7] = '\xFF';
  const std::vector<std::string> files = {jpeg.substr(0, jpeg.size() / 2),
                                          webp.substr(0, webp.size() / 2),
                                          pdf.substr(0, 100),
                                          "%PDF-1.7",
                                          "RIFF1234WEBP",
                                          "\xFF\xD8\xFF",
                                          "R",
                                          bomb};
  for (const std::string& bytes : files) {
    const Outcome outcome = run({"scan", saved(bytes, "damaged"), "--json"});
    EXPECT_EQ(outcome.status, 2) << outcome.err;
    EXPECT_THAT(outcome.err, HasSubstr("damaged"));
    EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1) << outcome.err;
    EXPECT_THAT(outcome.out, IsEmpty());
  }
}

// A picture as long as JPEG allows, of one column, has no puzzle.
TEST_F(ScanOfFormats, ReadsNothingInALongNarrowPhoto) {
  const std::string jpeg = images::as_photo(vision::Grey(1, 60'000, 250), images::Format::jpeg);
  const Outcome outcome = run({"scan", saved(jpeg, "narrow.jpg"), "--json"});
  EXPECT_EQ(outcome.status, 1) << outcome.err;
  EXPECT_THAT(outcome.json()["puzzles"], IsEmpty());
}

}  // namespace
}  // namespace reckon::cli
