#include "reckon/work/checkpoint.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace reckon::work {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const std::string kLong(1000, 'x');

// A folder of its own, gone at the end.
class CheckpointTest : public testing::Test {
 public:
  CheckpointTest() { std::filesystem::create_directories(folder_); }
  ~CheckpointTest() override { std::filesystem::remove_all(folder_); }
  CheckpointTest(const CheckpointTest&) = delete;
  CheckpointTest& operator=(const CheckpointTest&) = delete;

 protected:
  Result<Checkpoint> open(std::uint64_t pieces = 4, const std::string& description = "squares") {
    return Checkpoint::open(name(), description, pieces);
  }
  std::string bytes() const {
    const std::ifstream file(name(), std::ios::binary);
    std::ostringstream content;
    content << file.rdbuf();
    return content.str();
  }
  void write(const std::string& bytes) const {
    std::ofstream(name(), std::ios::binary | std::ios::trunc) << bytes;
  }
  const std::string& name() const { return name_; }
  void use_name(const std::string& name) { name_ = name; }
  std::filesystem::path folder() const { return folder_; }

 private:
  std::filesystem::path folder_ =
      std::filesystem::path(testing::TempDir()) /
      (std::string("reckon_") + testing::UnitTest::GetInstance()->current_test_info()->name());
  std::string name_ = folder_ / "work.checkpoint";
};

TEST_F(CheckpointTest, KeepsPiecesInAnyOrder) {
  {
    auto checkpoint = open();
    ASSERT_TRUE(checkpoint);
    EXPECT_THAT(checkpoint->missing(), ElementsAre(0, 1, 2, 3));
    EXPECT_TRUE(checkpoint->add(2, "four"));
    EXPECT_TRUE(checkpoint->add(0, ""));
    EXPECT_THAT(checkpoint->missing(), ElementsAre(1, 3));
  }
  auto checkpoint = open();
  ASSERT_TRUE(checkpoint);
  EXPECT_THAT(checkpoint->missing(), ElementsAre(1, 3));
  EXPECT_TRUE(checkpoint->add(3, kLong));
  EXPECT_EQ(checkpoint->read(2).value(), "four");
  EXPECT_EQ(checkpoint->read(0).value(), "");
  EXPECT_EQ(checkpoint->read(3).value(), kLong);
  checkpoint->remove();
  EXPECT_FALSE(std::filesystem::exists(name()));
}

// Wherever the process was killed, whole pieces stay and the torn one is missing.
TEST_F(CheckpointTest, SurvivesACutAtAnyByte) {
  std::vector<std::size_t> ends;
  {
    auto checkpoint = open();
    for (std::uint64_t piece = 0; piece < 3; ++piece) {
      ends.push_back(bytes().size());
      ASSERT_TRUE(checkpoint->add(piece, std::to_string(piece * piece)));
    }
  }
  const std::string whole = bytes();
  for (std::size_t size = 0; size <= whole.size(); ++size) {
    write(whole.substr(0, size));
    auto checkpoint = open();
    ASSERT_TRUE(checkpoint) << size;
    std::vector<std::uint64_t> expected;
    for (std::uint64_t piece = 0; piece < 4; ++piece) {
      const std::size_t end = piece < 2 ? ends[piece + 1] : whole.size();
      if (piece == 3 || size < end) expected.push_back(piece);
    }
    EXPECT_EQ(checkpoint->missing(), expected) << size;
    // And the work can go on.
    for (const std::uint64_t piece : expected) ASSERT_TRUE(checkpoint->add(piece, "again"));
    EXPECT_THAT(checkpoint->missing(), IsEmpty());
    EXPECT_EQ(checkpoint->read(3).value(), "again");
  }
}

TEST_F(CheckpointTest, NoticesDamage) {
  std::size_t begin = 0;
  {
    auto checkpoint = open();
    begin = bytes().size();
    ASSERT_TRUE(checkpoint->add(1, "one"));
  }
  const std::string whole = bytes();
  for (std::size_t i = begin; i < whole.size(); ++i) {
    for (unsigned bit = 0; bit < 8; ++bit) {
      std::string damaged = whole;
      damaged[i] = static_cast<char>(damaged[i] ^ (1 << bit));
      write(damaged);
      const auto checkpoint = open();
      ASSERT_TRUE(checkpoint);
      EXPECT_THAT(checkpoint->missing(), ElementsAre(0, 1, 2, 3)) << "byte " << i;
    }
  }
}

TEST_F(CheckpointTest, RefusesOtherWork) {
  ASSERT_TRUE(open()->add(1, "one"));
  const std::string before = bytes();
  const auto other = open(4, "cubes");
  ASSERT_FALSE(other);
  EXPECT_THAT(other.error().message, HasSubstr("other work"));
  EXPECT_EQ(other.error().error_number, 0);
  EXPECT_EQ(bytes(), before);
  write("somebody's letters");
  EXPECT_FALSE(open());
  EXPECT_EQ(bytes(), "somebody's letters");
}

TEST_F(CheckpointTest, IsHeldByOneAtATime) {
  const auto first = open();
  ASSERT_TRUE(first);
  const auto second = open();
  ASSERT_FALSE(second);
  EXPECT_THAT(second.error().message, HasSubstr("another process"));
}

TEST_F(CheckpointTest, SaysWhatTheSystemRefuses) {
  use_name(folder() / "nowhere" / "work.checkpoint");
  EXPECT_EQ(open().error().error_number, ENOENT);
  EXPECT_THAT(open().error().message, HasSubstr(name()));
  use_name("/dev/full");  // takes no byte
  EXPECT_FALSE(open());
}

TEST_F(CheckpointTest, CanBeNameless) {
  auto checkpoint = Checkpoint::nameless(2);
  ASSERT_TRUE(checkpoint);
  ASSERT_TRUE(checkpoint->add(1, kLong));
  EXPECT_EQ(checkpoint->read(1).value(), kLong);
  EXPECT_THAT(checkpoint->missing(), ElementsAre(0));
  checkpoint->remove();
}

}  // namespace
}  // namespace reckon::work
