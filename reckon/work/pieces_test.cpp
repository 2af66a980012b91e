// SPDX-License-Identifier: MIT
#include "reckon/work/pieces.hpp"

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
using testing::SizeIs;

namespace fs = std::filesystem;

const std::string kLong(1000, 'x');

// A test with its own folder, deleted at the end.
class PiecesTest : public testing::Test {
 public:
  PiecesTest() {
    fs::remove_all(folder_);
    fs::create_directories(folder_.parent_path());
  }
  ~PiecesTest() override { fs::remove_all(folder_); }
  PiecesTest(const PiecesTest&) = delete;
  PiecesTest& operator=(const PiecesTest&) = delete;

 protected:
  Result<Pieces> open(const std::string& parameters = "squares") const {
    return Pieces::open(folder_, {.parameters = parameters, .pieces = 4, .command = "square all"});
  }
  // The existing files, by name.
  std::vector<fs::path> files() const {
    std::vector<fs::path> names;
    for (const auto& entry : fs::directory_iterator(folder_)) names.push_back(entry.path());
    std::ranges::sort(names);
    return names;
  }
  static std::string bytes_of(const fs::path& name) {
    const std::ifstream file(name, std::ios::binary);
    std::ostringstream content;
    content << file.rdbuf();
    return content.str();
  }
  static void write(const fs::path& name, const std::string& bytes) {
    std::ofstream(name, std::ios::binary | std::ios::trunc) << bytes;
  }
  const fs::path& folder() const { return folder_; }

 private:
  fs::path folder_ = fs::path(testing::TempDir()) /
                     (std::string("reckon_pieces_") +
                      testing::UnitTest::GetInstance()->current_test_info()->name());
};

TEST_F(PiecesTest, AreKeptInAnyOrderByAnyNumberOfWriters) {
  {
    auto one = open();
    ASSERT_TRUE(one);
    EXPECT_THAT(one->missing(), ElementsAre(0, 1, 2, 3));
    EXPECT_THAT(files(), IsEmpty());
    auto other = open();
    ASSERT_TRUE(other);
    EXPECT_TRUE(one->add(2, "four"));
    EXPECT_TRUE(other->add(1, "one"));
    EXPECT_TRUE(one->add(0, ""));
    EXPECT_THAT(one->missing(), ElementsAre(1, 3));
    EXPECT_THAT(other->missing(), ElementsAre(0, 2, 3));
    EXPECT_TRUE(one->look_again());
    EXPECT_THAT(one->missing(), ElementsAre(3));
    EXPECT_EQ(one->read(1).value(), "one");
    EXPECT_EQ(one->read(0).value(), "");
    EXPECT_THAT(files(), SizeIs(2));
  }
  auto next = open();
  ASSERT_TRUE(next);
  EXPECT_THAT(next->missing(), ElementsAre(3));
  EXPECT_TRUE(next->add(3, kLong));
  EXPECT_EQ(next->read(2).value(), "four");
  EXPECT_EQ(next->read(3).value(), kLong);
  EXPECT_THAT(files(), SizeIs(3));
  EXPECT_EQ(next->damaged(), 0U);
}

// Wherever the process is killed, complete pieces survive and the partial one is missing.
TEST_F(PiecesTest, SurviveACutAtAnyByte) {
  std::vector<std::size_t> ends;
  {
    auto pieces = open();
    for (std::uint64_t piece = 0; piece < 3; ++piece) {
      ASSERT_TRUE(pieces->add(piece, std::to_string(piece * piece)));
      ends.push_back(fs::file_size(files()[0]));
    }
  }
  const fs::path name = files()[0];
  const std::string whole = bytes_of(name);
  for (std::size_t size = 0; size <= whole.size(); ++size) {
    write(name, whole.substr(0, size));
    {
      auto pieces = open();
      ASSERT_TRUE(pieces) << size;
      EXPECT_EQ(pieces->damaged(), 0U) << size;
      std::vector<std::uint64_t> expected;
      for (std::uint64_t piece = 0; piece < 4; ++piece) {
        if (piece == 3 || size < ends[piece]) expected.push_back(piece);
      }
      EXPECT_EQ(pieces->missing(), expected) << size;
      // And the work can go on.
      for (const std::uint64_t piece : expected) ASSERT_TRUE(pieces->add(piece, "again"));
    }
    const auto pieces = open();
    EXPECT_THAT(pieces->missing(), IsEmpty());
    EXPECT_EQ(pieces->read(3).value(), "again");
    for (const fs::path& file : files()) fs::remove(file);
  }
}

TEST_F(PiecesTest, AreDoneAgainWhereTheyAreDamaged) {
  std::vector<std::size_t> ends;
  {
    auto pieces = open();
    for (std::uint64_t piece = 0; piece < 3; ++piece) {
      ASSERT_TRUE(pieces->add(piece, "result"));
      ends.push_back(fs::file_size(files()[0]));
    }
  }
  const fs::path name = files()[0];
  const std::string whole = bytes_of(name);
  for (std::size_t i = 0; i < whole.size(); ++i) {
    for (unsigned bit = 0; bit < 8; ++bit) {
      std::string damaged = whole;
      damaged[i] = static_cast<char>(damaged[i] ^ (1 << bit));
      write(name, damaged);
      const auto pieces = open();
      ASSERT_TRUE(pieces) << i;
      EXPECT_EQ(pieces->damaged(), 1U) << i;
      const std::size_t begin = ends[0] - (ends[1] - ends[0]);  // of piece 0
      std::vector<std::uint64_t> expected;
      for (std::uint64_t piece = 0; piece < 3; ++piece) {
        // A damaged result is skipped; records after a damaged header are lost.
        const bool here = i < ends[piece] && (piece == 0 || i >= ends[piece - 1]);
        const bool lost = piece > 0 && i < ends[piece - 1] &&
                          (i < begin || (i - begin) % (ends[1] - ends[0]) < 24);
        if (here || lost) expected.push_back(piece);
      }
      expected.push_back(3);
      EXPECT_EQ(pieces->missing(), expected) << "byte " << i;
      for (std::uint64_t piece = 0; piece < 4; ++piece) {
        if (pieces->has(piece)) {
          EXPECT_EQ(pieces->read(piece).value(), "result");
        }
      }
    }
  }
}

TEST_F(PiecesTest, DamagedAfterTheyWereFoundAreNotRead) {
  auto pieces = open();
  ASSERT_TRUE(pieces->add(1, "result"));
  std::string bytes = bytes_of(files()[0]);
  bytes.back() = 'T';
  write(files()[0], bytes);
  const auto result = pieces->read(1);
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().error_number, EIO);
}

TEST_F(PiecesTest, OfOtherWorkAreRefused) {
  ASSERT_TRUE(open()->add(1, "one"));
  const std::string before = bytes_of(files()[0]);
  const auto other = open("cubes");
  ASSERT_FALSE(other);
  EXPECT_THAT(other.error().message, HasSubstr("holds pieces of other work"));
  EXPECT_THAT(other.error().message, HasSubstr("squares"));
  EXPECT_EQ(other.error().error_number, 0);
  EXPECT_FALSE(Pieces::open(folder(), {.parameters = "squares", .pieces = 5, .command = ""}));
  EXPECT_EQ(bytes_of(files()[0]), before);
  // Unrelated files stay unchanged.
  write(folder() / "pieces-mine", "somebody's letters");
  EXPECT_EQ(open()->damaged(), 1U);
  EXPECT_EQ(bytes_of(folder() / "pieces-mine"), "somebody's letters");
}

TEST_F(PiecesTest, SayWhatTheyAreOf) {
  EXPECT_EQ(Pieces::label_of(folder()).error().error_number, ENOENT);
  ASSERT_TRUE(open());
  EXPECT_THAT(Pieces::label_of(folder()).error().message, HasSubstr("holds no pieces"));
  ASSERT_TRUE(open()->add(1, "one"));
  EXPECT_EQ(Pieces::label_of(folder())->command, "square all");
  EXPECT_EQ(Pieces::label_of(folder())->parameters, "squares");
  EXPECT_EQ(Pieces::label_of(folder())->pieces, 4U);
  ASSERT_TRUE(
      Pieces::for_adding(folder(), {.parameters = "squares", .pieces = 4, .command = "square four"})
          ->add(0, "zero"));
  EXPECT_THAT(Pieces::label_of(folder()).error().message, HasSubstr("different commands"));
  EXPECT_THAT(open()->missing(), ElementsAre(2, 3));
}

TEST_F(PiecesTest, MoreThanCanBeReadAreRefused) {
  const Label label{.parameters = "squares", .pieces = kMostPieces + 1, .command = ""};
  EXPECT_THAT(Pieces::open(folder(), label).error().message, HasSubstr("16777217 pieces"));
  EXPECT_FALSE(Pieces::for_adding(folder(), label));
  EXPECT_FALSE(Pieces::nameless(kMostPieces + 1));
}

TEST_F(PiecesTest, SayWhatTheSystemRefuses) {
  const Label label{.parameters = "squares", .pieces = 4, .command = ""};
  EXPECT_EQ(Pieces::open(folder() / "no" / "where", label).error().error_number, ENOENT);
  EXPECT_EQ(Pieces::open("/dev/null", label).error().error_number, ENOTDIR);
}

TEST_F(PiecesTest, CanBeNameless) {
  auto pieces = Pieces::nameless(2);
  ASSERT_TRUE(pieces);
  ASSERT_TRUE(pieces->add(1, kLong));
  EXPECT_EQ(pieces->read(1).value(), kLong);
  EXPECT_THAT(pieces->missing(), ElementsAre(0));
  ASSERT_TRUE(pieces->close());
  EXPECT_EQ(pieces->read(1).value(), kLong);
}

}  // namespace
}  // namespace reckon::work
