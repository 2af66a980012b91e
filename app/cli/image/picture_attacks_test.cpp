// SPDX-License-Identifier: MIT
// Malicious pictures, given to the commands that read pictures.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "app/images/bad_png_test.hpp"
#include "app/testing/run_program_test.hpp"

namespace reckon::cli {
namespace {

using testing::StartsWith;

class PictureAttacks : public FolderTest {
 protected:
  // Runs the program with little processor time, too little to decompress gigabytes.
  Outcome run_briefly(Words words) {
    words.insert(words.begin(), {"--cpu=20", tested_program()});
    return run(words, {}, "prlimit");
  }
};

TEST_F(PictureAttacks, PixelsBeyondTheLastRowCostNothing) {
  std::ofstream(file("bomb.png"), std::ios::binary) << images::png_bomb(300, 200, 8U << 10U);
  EXPECT_EQ(run_briefly({"scan", file("bomb.png"), "--json"}).json()["puzzles"].size(), 0U);
  EXPECT_EQ(run_briefly({"image", "edges", file("bomb.png"), file("edges.png")}).status, 0);
}

TEST_F(PictureAttacks, EndlessFilesAreRefused) {
  const Outcome zeros = run_briefly({"scan", "/dev/zero"});
  EXPECT_EQ(zeros.status, 2);
  EXPECT_EQ(zeros.err, "reckon: /dev/zero: not a PNG file: convert the picture to PNG\n");
  // A pipe with an endless writer.
  std::ofstream(file("begin"), std::ios::binary)
      << images::png_head(300, 200) + images::big_endian(0x7FFFFFFF) + "eXIf";
  const Outcome pipe = run({"-c", "cat '" + file("begin") + "' /dev/zero | prlimit --cpu=20 '" +
                                      std::string(tested_program()) + "' image edges /dev/stdin '" +
                                      file("edges.png") + "'"},
                           {}, "sh");
  EXPECT_EQ(pipe.status, 2);
  EXPECT_THAT(pipe.err, StartsWith("reckon: /dev/stdin: the file goes on after 16777216 bytes"));
}

}  // namespace
}  // namespace reckon::cli
