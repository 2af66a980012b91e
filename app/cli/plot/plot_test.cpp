// SPDX-License-Identifier: MIT
// The pictures of reckon krypto census --plot.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "app/testing/run_program_test.hpp"

namespace reckon::cli {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

Outcome plot(const std::string& name, Words words = {"--max", "8"}) {
  words.insert(words.begin(), {"census", "--plot", name});
  return krypto(words);
}

// Returns a big-endian number in a PNG.
unsigned number_at(const std::string& bytes, std::size_t at) {
  unsigned number = 0;
  for (std::size_t i = at; i < at + 4; ++i) {
    number = number << 8U | static_cast<unsigned char>(bytes.at(i));
  }
  return number;
}

class Plot : public FolderTest {};

TEST_F(Plot, IsAnSvgWithItsLabelsAsText) {
  const std::string name = file("census.svg");
  EXPECT_EQ(plot(name).status, 0);
  const std::string svg = content_of(name);
  EXPECT_THAT(svg, StartsWith("<?xml"));
  EXPECT_THAT(svg, HasSubstr("</svg>"));
  for (const char* label :
       {"Krypto, 5 cards from 1 to 8", "Games without a solution, by objective", "objective",
        "games without a solution", "share of the 792 games", "integer, international", "positive",
        "Games without a solution, by cards, house rules", "smallest card", "largest card",
        "Games by number of solutions, house rules", "distinct solutions", "3–4"}) {
    EXPECT_THAT(svg, HasSubstr(label));
  }
  EXPECT_THAT(files(), ElementsAre("census.svg"));
}

TEST_F(Plot, IsAPngThatCanBePrinted) {
  const std::string name = file("census.PNG");
  EXPECT_EQ(plot(name).status, 0);
  const std::string png = content_of(name);
  EXPECT_THAT(png, StartsWith("\x89PNG\r\n"));
  EXPECT_EQ(number_at(png, 16), 1920U);
  EXPECT_GT(number_at(png, 20), 1800U);
}

TEST_F(Plot, IsTheSameEveryTime) {
  for (const std::string ending : {".svg", ".png"}) {
    ASSERT_EQ(plot(file("a" + ending)).status, 0);
    ASSERT_EQ(plot(file("b" + ending)).status, 0);
    EXPECT_EQ(content_of(file("a" + ending)), content_of(file("b" + ending)));
  }
}

TEST_F(Plot, ShowsOtherGamesToo) {
  const std::vector<Words> games = {{"--cards", "1", "--max", "1", "--objectives", "1"},
                                    {"--cards", "2", "--max", "40", "--objectives", "-20-90"},
                                    {"--cards", "3", "--max", "9", "--form", "linear"},
                                    {"--game", "countdown"}};
  for (const Words& words : games) {
    const Outcome outcome = plot(file("other.svg"), words);
    EXPECT_EQ(outcome.status, 0);
    EXPECT_THAT(outcome.err, IsEmpty());
    const std::string svg = content_of(file("other.svg"));
    EXPECT_THAT(svg, HasSubstr("by objective"));
    EXPECT_THAT(svg, HasSubstr("smallest card"));
    // Counting these would take too long, or has no meaning.
    EXPECT_THAT(svg, Not(HasSubstr("distinct solutions")));
  }
  ASSERT_EQ(
      plot(file("counted.svg"), {"--cards", "3", "--max", "9", "--unique", "/dev/null"}).status, 0);
  EXPECT_THAT(content_of(file("counted.svg")), HasSubstr("distinct solutions"));
}

TEST_F(Plot, TakesAnyFileName) {
  const std::string name = file("it's a \"picture\" $(of) krypto.svg");
  EXPECT_EQ(plot(name).status, 0);
  EXPECT_TRUE(std::filesystem::exists(name));
}

TEST_F(Plot, SaysWhatIsWrong) {
  for (const std::string& name :
       {file("census.pdf"), file("svg"), file("nowhere/census.svg"), std::string()}) {
    const Outcome outcome = plot(name);
    EXPECT_EQ(outcome.status, 2) << name;
    EXPECT_THAT(outcome.out, IsEmpty());
    EXPECT_THAT(outcome.err, StartsWith("reckon: "));
    EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1) << outcome.err;
  }
  EXPECT_THAT(files(), IsEmpty());
}

TEST_F(Plot, NeedsGnuplot) {
  const std::string path = std::getenv("PATH");
  setenv("PATH", file("").c_str(), 1);
  const Outcome without = plot(file("census.svg"));
  setenv("PATH", path.c_str(), 1);
  EXPECT_EQ(without.status, 3);
  EXPECT_THAT(without.err, StartsWith("reckon: gnuplot is not installed: "));
  EXPECT_THAT(files(), IsEmpty());
}

TEST_F(Plot, SaysWhatGnuplotComplainsOf) {
  // A gnuplot that refuses everything.
  const std::string fake = file("gnuplot");
  std::ofstream(fake) << "#!/bin/sh\necho 'line 3: no such terminal' >&2\nexit 1\n";
  std::filesystem::permissions(fake, std::filesystem::perms::owner_all);
  const std::string path = std::getenv("PATH");
  setenv("PATH", (file("") + ":" + path).c_str(), 1);
  const Outcome outcome = plot(file("census.svg"));
  setenv("PATH", path.c_str(), 1);
  EXPECT_EQ(outcome.status, 3);
  EXPECT_THAT(outcome.err, HasSubstr("no such terminal"));
  EXPECT_THAT(files(), ElementsAre("gnuplot"));
}

}  // namespace
}  // namespace reckon::cli
