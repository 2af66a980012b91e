// SPDX-License-Identifier: MIT
// Explanations of alphametics, read step by step with notes.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "app/answers/alphametics.hpp"
#include "app/api/step_reader_test.hpp"
#include "reckon/arith/effort_test.hpp"
#include "reckon/letters/random_puzzle_test.hpp"
#include "reckon/letters/read/puzzle_reader.hpp"
#include "reckon/letters/solve/solver.hpp"

namespace reckon::api {
namespace {

// A puzzle with one answer, as a reader of its steps knows it.
struct Sample {
  letters::Reading reading;
  Notes open;
  StepReader::Puzzle known;
};

Sample sample_of(const letters::Reading& reading) {
  const letters::Puzzle& puzzle = reading.puzzle;
  Sample sample{.reading = reading, .open = {}, .known = {}};
  for (std::size_t i = 0; i < puzzle.cells.size(); ++i) {
    sample.open[puzzle.name_of(i)] = only(static_cast<int>(puzzle.conditions.base)) - 1;
  }
  for (const letters::Cell& cell : puzzle.cells) {
    if (cell.may_share) sample.known.may_share.emplace(1, cell.name);
  }
  for (const letters::Word& word : puzzle.words) {
    if (puzzle.conditions.leading_zeros) break;
    if (word.size() > 1 && !word.front().given()) {
      sample.known.first.insert(puzzle.name_of(word.front().letter()));
    }
  }
  const auto answers = letters::answers(puzzle, 2);
  EXPECT_TRUE(answers && answers->size() == 1) << reading.text;
  if (!answers || answers->empty()) return sample;
  for (std::size_t i = 0; i < puzzle.cells.size(); ++i) {
    sample.known.answer[puzzle.name_of(i)] = answers->front()[i];
  }
  return sample;
}

std::vector<Sample> corpus() {
  const std::ifstream file(RECKON_SOURCE_DIR "/bench/alphametics.txt");
  std::stringstream text;
  text << file.rdbuf();
  const std::string all = text.str();
  letters::PuzzleReader reader(all);
  std::vector<Sample> samples;
  for (auto next = reader.next(); next && *next; next = reader.next()) {
    samples.push_back(sample_of(**next));
  }
  EXPECT_EQ(samples.size(), 1000U);
  return samples;
}

// Reads all steps, and says what the last one is.
std::string read_steps(const Sample& sample) {
  const answers::Json explained =
      answers::json_of_explanation(sample.reading, letters::reason(sample.reading.puzzle));
  const answers::Json& steps = explained.at("steps");
  StepReader reader(sample.known, sample.open);
  for (const answers::Json& step : steps) {
    if (!reader.read(step)) return {};
  }
  EXPECT_TRUE(reader.is_done());
  EXPECT_EQ(reader.answers(), 1U);
  return steps.back().at("technique").get<std::string>();
}

// Every fourth puzzle, or all with RECKON_ALL_STEPS.
std::size_t distance() {
  return std::getenv("RECKON_ALL_STEPS") != nullptr ? 1 : effort(std::size_t{4}, std::size_t{20});
}

// A reader that notes what each letter can be, by the depth of the steps alone, can follow to the
// end.
TEST(AlphameticSteps, CanBeFollowedByTheirDepth) {
  std::size_t after_answers = 0;  // puzzles that go on after the answer
  const std::vector<Sample> all = corpus();
  for (std::size_t i = 0; i < all.size(); i += distance()) {
    SCOPED_TRACE(all[i].reading.text);
    after_answers += read_steps(all[i]) == "answer" ? 0U : 1U;
    if (HasFailure()) return;
  }
  EXPECT_GT(after_answers, effort(5U, 0U));
}

// Equations of all kinds: other bases, zeros in front, letters that share a digit, given digits.
TEST(AlphameticSteps, OfRandomPuzzlesCanBeFollowed) {
  constexpr std::uint64_t kFirstPuzzle = 20261130;
  letters::RandomPuzzles puzzles(kFirstPuzzle);
  std::size_t read = 0;
  for (int i = 0; i < effort(2500, 400); ++i) {
    const letters::PlainPuzzle plain = puzzles.next();
    const auto reading = letters::read_puzzle(
        plain.text(), {.conditions = {.base = plain.base, .leading_zeros = plain.leading_zeros},
                       .may_share = plain.may_share});
    ASSERT_TRUE(reading);
    if (!is_unique(reading->puzzle)) continue;
    SCOPED_TRACE("seed " + std::to_string(kFirstPuzzle) + ", base " + std::to_string(plain.base) +
                 ": " + plain.text());
    read_steps(sample_of(*reading));
    if (HasFailure()) return;
    ++read;
  }
  EXPECT_GT(read, effort(60U, 8U));
}

}  // namespace
}  // namespace reckon::api
