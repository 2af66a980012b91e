// SPDX-License-Identifier: MIT
// Output files: the rights they get, and the places that are never written.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "app/testing/run_program_test.hpp"

namespace reckon::cli {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;

class OutputFiles : public FolderTest {
 protected:
  Outcome write(const std::string& name) const {
    return krypto({"census", "--cards", "2", "--max", "3", "--unsolvable", file(name)});
  }
  mode_t rights_of(const std::string& name) const {
    struct stat status{};
    EXPECT_EQ(stat(file(name).c_str(), &status), 0);
    return status.st_mode & 07777U;
  }
};

TEST_F(OutputFiles, KeepTheRightsOfTheFileThatTheyReplace) {
  for (const mode_t rights : {0600U, 0640U, 0666U, 0755U}) {
    std::ofstream(file("list")) << "old";
    chmod(file("list").c_str(), rights);
    EXPECT_EQ(write("list").status, 0);
    EXPECT_EQ(rights_of("list"), rights);
    EXPECT_GT(fs::file_size(file("list")), 3U);
  }
  const mode_t mask = umask(0);
  umask(mask);
  EXPECT_EQ(write("new").status, 0);
  EXPECT_EQ(rights_of("new"), 0666U & ~mask);
  EXPECT_THAT(files(), ElementsAre("list", "new"));
}

TEST_F(OutputFiles, ReplaceNoFileThatMayNotBeWritten) {
  if (geteuid() == 0) return;  // root may write every file
  std::ofstream(file("list")) << "old";
  chmod(file("list").c_str(), 0444);
  const Outcome refused = write("list");
  EXPECT_EQ(refused.status, 2);
  EXPECT_THAT(refused.err, HasSubstr("list: Permission denied"));
  EXPECT_EQ(fs::file_size(file("list")), 3U);
}

TEST_F(OutputFiles, FollowNoLinkThatLeadsNowhere) {
  fs::create_symlink("nowhere", file("link"));
  const Outcome refused = write("link");
  EXPECT_EQ(refused.status, 2);
  EXPECT_THAT(refused.err, HasSubstr("link: is a link that leads nowhere"));
  fs::create_symlink("loop", file("loop"));
  const Outcome loop = write("loop");
  EXPECT_NE(loop.status, 0);
  EXPECT_THAT(loop.err, HasSubstr("loop: Too many levels of symbolic links"));
  EXPECT_THAT(files(), ElementsAre("link", "loop"));
}

// A link with the temporary name, set as a trap, leads nowhere either.
TEST_F(OutputFiles, WriteThroughNoLinkBesideThem) {
  std::ofstream(file("precious")) << "old";
  for (int i = 0; i < 20; ++i) {
    const auto program = static_cast<int>(getpid()) + i;
    fs::create_symlink("precious", file("list." + std::to_string(program) + ".partial"));
  }
  EXPECT_EQ(write("list").status, 0);
  EXPECT_EQ(fs::file_size(file("precious")), 3U);
}

}  // namespace
}  // namespace reckon::cli
