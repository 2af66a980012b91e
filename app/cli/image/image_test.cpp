// SPDX-License-Identifier: MIT
// reckon image
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

#include "app/images/png.hpp"
#include "app/testing/run_program_test.hpp"

namespace reckon::cli {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

class Image : public FolderTest {
 protected:
  using Rows = std::vector<std::vector<std::uint8_t>>;

  // Writes a picture of 8 bits, or of 1.
  std::string picture(const std::string& name, const Rows& rows, std::size_t channels = 1) const {
    auto writer = images::PngWriter::make({.rows = rows.size(),
                                           .columns = rows[0].size() / channels,
                                           .channels = channels,
                                           .bits = 8});
    for (const auto& row : rows) EXPECT_TRUE(writer->write(row));
    std::ofstream(file(name), std::ios::binary) << writer->take_bytes();
    return file(name);
  }
  Rows rows_of(const std::string& name) const {
    std::unique_ptr<std::FILE, int (*)(std::FILE*)> stream(std::fopen(file(name).c_str(), "rb"),
                                                           &std::fclose);
    auto reader = images::PngReader::open(std::move(stream)).value();
    Rows rows;
    for (std::size_t r = 0; r < reader.shape().rows; ++r) {
      const auto row = reader.row_of_8_bits().value();
      rows.emplace_back(row.begin(), row.end());
    }
    return rows;
  }
};

TEST_F(Image, EdgesAreWhite) {
  // The mean is 20, and sums are 0 except around the one bright pixel: 800 there, -100 next to it.
  const Rows dark = {{0, 0, 0, 0, 0}, {0, 0, 0, 0, 0}, {0, 0, 100, 0, 0}, {0, 0, 0, 0, 0}};
  const std::string in = picture("in.png", dark);
  const Outcome outcome =
      run({"image", "edges", in, file("out.png"), "--threshold", "19.9", "--json"});
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  // 19.9 x max(1, 5) is 99.5, and below 100.
  EXPECT_EQ(rows_of("out.png"), (Rows{{255, 255, 255}, {255, 255, 255}}));
  EXPECT_EQ(outcome.json()["edges"], 6);
  EXPECT_EQ(outcome.json()["threshold"], "199/10");
  EXPECT_EQ(run({"image", "edges", in, file("out.png"), "--threshold", "20"}).status, 0);
  EXPECT_EQ(rows_of("out.png"), (Rows{{0, 0, 0}, {0, 255, 0}}));
  EXPECT_EQ(run({"image", "edges", in, file("out.png"), "--threshold", "160"}).status, 0);
  EXPECT_EQ(rows_of("out.png"), (Rows{{0, 0, 0}, {0, 0, 0}}));
  EXPECT_THAT(files(), testing::ElementsAre("in.png", "out.png"));
}

TEST_F(Image, EdgesOfAnyChannelCount) {
  const std::string in = picture(
      "in.png",
      {{5, 0, 0, 5, 0, 0, 5, 0, 0}, {5, 0, 0, 5, 0, 9, 5, 0, 0}, {5, 0, 0, 5, 0, 0, 5, 0, 0}}, 3);
  const Outcome outcome = run({"image", "edges", in, file("out.png"), "--json"});
  EXPECT_EQ(outcome.json()["channels"], 3);
  EXPECT_EQ(rows_of("out.png"), (Rows{{255}}));
}

TEST_F(Image, EdgesRefuse) {
  const std::string in = picture("in.png", {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}});
  const auto refusal = [&](const Words& words) {
    const Outcome outcome = run(words);
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.out, IsEmpty());
    EXPECT_EQ(outcome.err.find('\n'), outcome.err.size() - 1) << outcome.err;
    return outcome.err;
  };
  for (const std::string threshold : {".", "x", "-1", "1.2.3", "1/0", "1.5/2", "1e3", "7."}) {
    EXPECT_THAT(
        refusal({"image", "edges", in, file("out.png"), "--threshold=" + threshold}),
        StartsWith("reckon: --threshold: '" + threshold + "' is not a number of 0 or more"));
  }
  EXPECT_THAT(refusal({"image", "edges", file("none.png"), file("out.png")}),
              HasSubstr("none.png: No such file or directory: give a picture as a PNG file"));
  EXPECT_THAT(refusal({"image", "edges", picture("small.png", {{0, 0}}), file("out.png")}),
              HasSubstr("small.png: the picture has 2 x 1 pixels: give one of 3 x 3 at least"));
  for (const std::string name : {"out.jpg", "out.JPEG", "out.webp", "a.b.Tiff", "out.pdf"}) {
    EXPECT_THAT(refusal({"image", "edges", in, file(name)}),
                HasSubstr(name + ": the picture is written in PNG alone: give a name that ends in "
                                 ".png"));
    EXPECT_THAT(refusal({"image", "kernel", "1", in, file(name)}), HasSubstr(name));
  }
  std::ofstream(file("text.png")) << "no picture";
  EXPECT_THAT(refusal({"image", "edges", file("text.png"), file("out.png")}),
              HasSubstr("text.png: not a PNG file"));
  const std::string whole = content_of(in);
  std::ofstream(file("cut.png"), std::ios::binary) << whole.substr(0, whole.size() - 20);
  EXPECT_THAT(refusal({"image", "edges", file("cut.png"), file("out.png")}),
              HasSubstr("cut.png: the file is damaged or cut off"));
  EXPECT_THAT(files(), testing::ElementsAre("cut.png", "in.png", "small.png", "text.png"));
}

TEST_F(Image, KernelIsExplained) {
  const Outcome outcome = run({"image", "kernel", "-1 -1 -1; -1 8 -1; -1 -1 -1", "--explain"});
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_EQ(outcome.out,
            "box: -1 everywhere\n"
            "  down 3 weights, across 3 weights\n"
            "point: 9 at row 2, column 2\n"
            "cost: 8 additions an element, instead of 9.5\n");
  EXPECT_EQ(run({"image", "kernel", "-"}, "-1 -1 -1\n-1 8 -1\n-1 -1 -1\n").out, outcome.out);
  const auto json = run({"image", "kernel", "1 2 1", "--json"}).json();
  EXPECT_EQ(json["columns"], 3);
  EXPECT_EQ(run({"image", "kernel", "[[-1,-1,-1],[-1,8,-1],[-1,-1,-1]]", "--explain"}).out,
            outcome.out);
  for (const auto& [weights, shown] : std::vector<std::pair<std::string, std::string>>{
           {"0.5 0.5", "'0.5'"}, {"1/9 1/9", "'1/9'"}, {"1e3", "'1e3'"}, {".5", "'.5'"}}) {
    const Outcome refused = run({"image", "kernel", weights});
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.err, HasSubstr("WEIGHTS:1: expected a whole number, not " + shown));
  }
  EXPECT_THAT(run({"image", "kernel", "[[1,2],[3,4]"}).err,
              HasSubstr("the bracket ']' is missing"));
  EXPECT_EQ(run({"image", "kernel", "1 2; 3"}).err,
            "reckon: WEIGHTS:6: row 2 has 1 weights, the first 2: give all rows as many\n");
  EXPECT_EQ(
      run({"image", "kernel", "-"}, "1 2\n\n3 4 # x\n5 a\n").err,
      "reckon: standard input:4:3: expected a whole number: give rows of weights, as in -1 8 -1\n");
  EXPECT_EQ(run({"image", "kernel", "-"}, "").status, 2);
}

TEST_F(Image, KernelIsApplied) {
  const std::string in = picture("in.png", {{0, 10, 20, 30}, {40, 50, 60, 70}});
  EXPECT_EQ(run({"image", "kernel", "1 1 1", in, file("out.png")}).status, 0);
  EXPECT_EQ(rows_of("out.png"), (Rows{{10, 30, 60, 50}, {90, 150, 180, 130}}));
  EXPECT_EQ(run({"image", "kernel", "1 1 1", in, file("out.png"), "--divide", "3"}).status, 0);
  EXPECT_EQ(rows_of("out.png"), (Rows{{3, 10, 20, 16}, {30, 50, 60, 43}}));
  EXPECT_EQ(run({"image", "kernel", "9", in, file("out.png")}).status, 0);
  EXPECT_EQ(rows_of("out.png"), (Rows{{0, 90, 180, 255}, {255, 255, 255, 255}}));
  EXPECT_EQ(run({"image", "kernel", "-1 1", in, file("out.png")}).status, 0);
  EXPECT_EQ(rows_of("out.png"), (Rows{{10, 10, 10}, {10, 10, 10}}));
  EXPECT_EQ(run({"image", "kernel", "1 -1", in, file("out.png")}).status, 0);
  EXPECT_EQ(rows_of("out.png"), (Rows{{0, 0, 0}, {0, 0, 0}}));
  EXPECT_EQ(run({"image", "kernel", "1 -1", in, file("out.png"), "--absolute"}).status, 0);
  EXPECT_EQ(rows_of("out.png"), (Rows{{10, 10, 10}, {10, 10, 10}}));
  EXPECT_EQ(run({"image", "kernel", "1;1;1;1;1", in, file("out.png")}).status, 0);
  EXPECT_EQ(rows_of("out.png"), (Rows{{40, 60, 80, 100}, {40, 60, 80, 100}}));
  EXPECT_EQ(run({"image", "kernel", "1", in}).status, 2);
  EXPECT_EQ(run({"image", "kernel", "1", in, file("out.png"), "--divide", "0"}).status, 2);
  const Outcome narrow =
      run({"image", "kernel", "1 1", picture("one.png", {{1}}), file("out.png")});
  EXPECT_EQ(narrow.status, 2);
  EXPECT_THAT(narrow.err, HasSubstr("one.png: the picture is too small for the kernel"));
}

}  // namespace
}  // namespace reckon::cli
