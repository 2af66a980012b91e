// SPDX-License-Identifier: MIT
// reckon krypto census, run as a user would.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "app/testing/run_program_test.hpp"
#include "reckon/arith/effort_test.hpp"

namespace reckon::cli {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;

Words census(Words words) {
  words.insert(words.begin(), "census");
  return words;
}

using CensusCommand = FolderTest;

TEST_F(CensusCommand, CountsTheGamesWithoutSolution) {
  const Outcome outcome = krypto({"census", "--rules", "international", "--json"});
  EXPECT_EQ(outcome.status, 0);
  const auto document = outcome.json();
  EXPECT_EQ(document["rules"], "international");
  EXPECT_EQ(document["games"], 2968875);
  EXPECT_EQ(document["unsolvable"], 61910);
  EXPECT_EQ(document["unsolvable_by_objective"].size(), 25U);
  int total = 0;
  for (const auto& [objective, count] : document["unsolvable_by_objective"].items())
    total += count.get<int>();
  EXPECT_EQ(total, 61910);
}

TEST_F(CensusCommand, ListsThemInOrderInAFile) {
  const std::string name = file("unsolvable.txt");
  EXPECT_EQ(krypto({"census", "--max", effort("25", "12"), "--unsolvable", name}).status, 0);
  std::vector<std::vector<int>> games;
  for (const std::string& line : lines_of(name)) {
    std::istringstream numbers(line);
    games.emplace_back(std::istream_iterator<int>(numbers), std::istream_iterator<int>());
    ASSERT_EQ(games.back().size(), 6U) << line;
  }
  constexpr std::size_t kUnsolvable = effort(54864U, 919U);
  EXPECT_THAT(games, SizeIs(kUnsolvable));
  EXPECT_TRUE(std::ranges::is_sorted(games));
  // The file is a hand file of unsolvable hands; no other file is left.
  const Outcome outcome = krypto({"solve", "--file", name, "--unsolvable"});
  EXPECT_THAT(outcome.lines(), SizeIs(kUnsolvable));
  EXPECT_THAT(files(), ElementsAre("unsolvable.txt"));
}

TEST_F(CensusCommand, TakesOtherGames) {
  EXPECT_THAT(krypto({"census", "--cards", "4", "--max", "13", "--objectives", "24"}).out,
              StartsWith("458 of 1820 games"));
  EXPECT_EQ(
      krypto({"census", "--cards", "1", "--max", "3", "--objectives", "-1-2"}).out,
      "10 of 12 games have no solution under house rules\n2 have one\n-1\t3\n0\t3\n1\t2\n2\t2\n");
}

TEST_F(CensusCommand, KnowsCountdown) {
  const std::string name = file("unsolvable.txt");
  Words asked = census({"--game", "countdown", "--json"});
  if (!kSanitized) asked.insert(asked.end(), {"--unsolvable", name});
  const Outcome outcome = krypto(asked);
  EXPECT_EQ(outcome.status, 0);
  const auto document = outcome.json();
  EXPECT_EQ(document["game"], "countdown");
  EXPECT_EQ(document["rules"], "positive");
  EXPECT_EQ(document["games"], 11905457);
  EXPECT_EQ(document["solvable"], 10858746);
  EXPECT_EQ(document["unsolvable"], 1046711);
  EXPECT_EQ(document["unsolvable_by_objective"].size(), 899U);
  EXPECT_EQ(document["unsolvable_by_objective"]["947"], 4226);
  if (!kSanitized) {
    const std::vector<std::string> games = lines_of(name);
    EXPECT_THAT(games, SizeIs(1046711));
    EXPECT_EQ(games.front(), "1 1 2 2 3 3 101");
  }
  for (const Words& option : std::vector<Words>{{"--rules", "positive"},
                                                {"--cards", "6"},
                                                {"--max", "10"},
                                                {"--objectives", "101-999"},
                                                {"--form", "linear"},
                                                {"--counts", file("counts.csv")}}) {
    Words words = census({"--game", "countdown"});
    words.insert(words.end(), option.begin(), option.end());
    const Outcome refused = krypto(words);
    EXPECT_EQ(refused.status, 2) << option[0];
    EXPECT_THAT(refused.err, StartsWith("reckon: " + option[0]));
  }
}

TEST_F(CensusCommand, WritesThroughLinksAndIntoPipes) {
  std::ofstream(file("target.txt")) << "old";
  const std::string link = file("link.txt");
  std::filesystem::create_symlink("target.txt", link);
  EXPECT_EQ(krypto({"census", "--cards", "2", "--max", "3", "--unsolvable", link}).status, 0);
  EXPECT_TRUE(std::filesystem::is_symlink(link));
  EXPECT_EQ(lines_of(file("target.txt")).at(0), "1 1 3");
  const Words device = {"census", "--cards", "2", "--max", "3", "--unsolvable", "/dev/null"};
  EXPECT_EQ(krypto(device).status, 0);
  // The target of a link may have no name, like standard output in a pipe.
  const std::string command =
      std::string(tested_program()) +
      " krypto census --cards 1 --max 2 --objectives 1 --counts /dev/stdout";
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> pipe(popen(command.c_str(), "r"), &pclose);
  std::array<char, 64> output{};
  std::fread(output.data(), 1, output.size() - 1, pipe.get());
  EXPECT_THAT(output.data(), StartsWith("a,objective,solutions\n1,1,1\n2,1,0\n"));
}

TEST_F(CensusCommand, RefusesWhatItCannotTake) {
  for (const Words& words : std::vector<Words>{{"--cards", "8"},
                                               {"--cards", "-1"},
                                               {"--max", "0"},
                                               {"--max", "1001"},
                                               {"--objectives", "5-1"},
                                               {"--objectives", "1-"},
                                               {"--objectives", "one"},
                                               {"--form", "written"},
                                               {"--max", "0x10"},
                                               {"--cards", "99999999999999999999"},
                                               {"--unsolvable", "/tmp"},
                                               {"--unsolvable", ""},
                                               {"--unsolvable", "-"},
                                               {"--unsolvable", "/nowhere/to/be/found"},
                                               {"--counts", "/nowhere/to/be/found"},
                                               {"--counts", "/tmp"},
                                               {"--counts", ""},
                                               {"--unique", "/tmp"},
                                               {"--unique", "same", "--counts", "./same"},
                                               {"--unsolvable", "same", "--unique", "same"},
                                               {"--game", "bridge"},
                                               {"--threads", "0"},
                                               {"--threads", "1025"},
                                               {"--threads", "two"}}) {
    Words all = words;
    all.insert(all.begin(), "census");
    const Outcome outcome = krypto(all);
    EXPECT_EQ(outcome.status, 2) << words[1];
    EXPECT_THAT(outcome.out, IsEmpty());
    EXPECT_THAT(outcome.err, StartsWith("reckon: "));
    EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1) << outcome.err;
  }
}

// --- counts

// Returns the count of each game in a table, by its line without the count.
std::map<std::string, std::uint64_t> counts_in(const std::vector<std::string>& table) {
  std::map<std::string, std::uint64_t> counts;
  for (std::size_t i = 1; i < table.size(); ++i) {
    const std::size_t comma = table[i].rfind(',');
    counts[table[i].substr(0, comma)] = std::stoull(table[i].substr(comma + 1));
  }
  return counts;
}

TEST_F(CensusCommand, CountsTheSolutionsOfEveryGame) {
  const std::string name = file("counts.csv");
  const std::string unique = file("unique.txt");
  const std::string last = effort("15", "9");
  const std::string last_game = last + "," + last + "," + last + "," + last + "," + last + ",25,";
  const auto document =
      krypto(census({"--max", last, "--counts", name, "--unique", unique, "--json"})).json();
  EXPECT_THAT(files(), ElementsAre("counts.csv", "unique.txt"));
  const std::vector<std::string> table = lines_of(name);
  ASSERT_THAT(table, SizeIs(1 + effort(11628, 1287) * 25));
  EXPECT_EQ(table[0], "a,b,c,d,e,objective,solutions");
  EXPECT_THAT(table[1], StartsWith("1,1,1,1,1,1,"));
  EXPECT_THAT(table[2], StartsWith("1,1,1,1,1,2,"));
  EXPECT_THAT(table.back(), StartsWith(last_game));

  // The summary, computed again from the table.
  std::vector<std::uint64_t> counts;
  std::vector<std::string> games_with_one;
  std::uint64_t total = 0;
  for (std::size_t i = 1; i < table.size(); ++i) {
    const std::size_t comma = table[i].rfind(',');
    counts.push_back(std::stoull(table[i].substr(comma + 1)));
    total += counts.back();
    if (counts.back() == 1) {
      std::string game = table[i].substr(0, comma);
      std::ranges::replace(game, ',', ' ');
      games_with_one.push_back(game);
    }
  }
  EXPECT_EQ(lines_of(unique), games_with_one);
  const auto& summary = document["solutions"];
  EXPECT_EQ(summary["total"], total);
  EXPECT_EQ(summary["games_with_one"], games_with_one.size());
  EXPECT_EQ(std::ranges::count(counts, 0U), document["unsolvable"].get<int>());
  const auto most = std::ranges::max_element(counts);
  EXPECT_EQ(summary["most"], *most);
  EXPECT_EQ(summary["games_with_most"], std::ranges::count(counts, *most));
  std::string richest;
  for (const int card : summary["first_with_most"]["cards"]) richest += std::to_string(card) + ",";
  richest += std::to_string(summary["first_with_most"]["objective"].get<int>()) + ",";
  EXPECT_THAT(table[static_cast<std::size_t>(most - counts.begin()) + 1], StartsWith(richest));
  std::ranges::sort(counts);
  EXPECT_EQ(summary["median"], counts[counts.size() / 2]);
  EXPECT_EQ(summary["fewest"], counts.front());
}

TEST_F(CensusCommand, CountsWhatTheSolverFinds) {
  const std::string name = file("counts.csv");
  for (const std::string form : {"distinct", "linear"}) {
    for (const std::string rules : {"house", "positive"}) {
      ASSERT_EQ(krypto(census({"--cards", "3", "--max", "5", "--objectives", "-1-3", "--counts",
                               name, "--rules", rules, "--form", form}))
                    .status,
                0);
      const auto counts = counts_in(lines_of(name));
      EXPECT_THAT(counts, SizeIs(35 * 5));
      std::string hands;
      std::string answers;
      for (const auto& [game, count] : counts) {
        std::string hand = game;
        std::ranges::replace(hand, ',', ' ');
        hand.insert(hand.rfind(' '), " :");
        hands += hand + "\n";
        answers += hand + "\t" + std::to_string(count) + "\n";
      }
      const Words words = {"solve", "--file", "-", "--count", "--rules", rules, "--form", form};
      EXPECT_EQ(krypto(words, hands).out, answers);
    }
  }
}

TEST_F(CensusCommand, CompressesATableNamedSo) {
  const Words small = {"--max", "4", "--counts"};
  const auto write_to = [&](const std::string& name) {
    Words words = census(small);
    words.push_back(name);
    return krypto(words).status;
  };
  ASSERT_EQ(write_to(file("counts.csv")), 0);
  ASSERT_EQ(write_to(file("counts.csv.gz")), 0);
  const std::string plain = content_of(file("counts.csv"));
  EXPECT_LT(content_of(file("counts.csv.gz")).size(), plain.size() / 3);
  EXPECT_THAT(content_of(file("counts.csv.gz")), StartsWith("\x1f\x8b"));
  gzFile compressed = gzopen(file("counts.csv.gz").c_str(), "r");
  std::string unpacked(plain.size() + 1, '\0');
  EXPECT_EQ(gzread(compressed, unpacked.data(), static_cast<unsigned>(unpacked.size())),
            static_cast<int>(plain.size()));
  EXPECT_EQ(gzclose(compressed), Z_OK);
  unpacked.resize(plain.size());
  EXPECT_EQ(unpacked, plain);
}

TEST_F(CensusCommand, DoesNotDependOnThreads) {
  for (const Words& games : std::vector<Words>{{"--max", effort("9", "6")},
                                               {"--cards", "4", "--max", "8"},
                                               {"--cards", "3", "--objectives", "-5-6"}}) {
    std::vector<std::string> results;
    for (const std::string threads : {"1", "2", "5"}) {
      Words words = census(games);
      words.insert(words.end(), {"--threads", threads, "--counts", file("counts.csv"), "--unique",
                                 file("unique.txt"), "--unsolvable", file("unsolvable.txt")});
      const Outcome outcome = krypto(words);
      EXPECT_EQ(outcome.status, 0);
      results.push_back(outcome.out + content_of(file("counts.csv")) +
                        content_of(file("unique.txt")) + content_of(file("unsolvable.txt")));
    }
    EXPECT_EQ(results[0], results[1]);
    EXPECT_EQ(results[0], results[2]);
  }
}

}  // namespace
}  // namespace reckon::cli
