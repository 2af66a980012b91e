// SPDX-License-Identifier: MIT
// Explanations of alphametics, read step by step with notes.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "app/api/step_reader_test.hpp"
#include "app/json/alphametics.hpp"
#include "reckon/alphametic/read.hpp"
#include "reckon/alphametic/solve/solver.hpp"
#include "reckon/arith/effort_test.hpp"

namespace reckon::api {
namespace {

// A puzzle of the corpus, as a reader of its steps knows it.
struct Sample {
  alphametic::Reading reading;
  Notes open;
  StepReader::Puzzle known;
};

Sample sample_of(const alphametic::Reading& reading) {
  const alphametic::Puzzle& puzzle = reading.puzzle;
  Sample sample{.reading = reading, .open = {}, .known = {}};
  for (std::size_t i = 0; i < puzzle.cells.size(); ++i) {
    sample.open[puzzle.name_of(i)] = only(static_cast<int>(puzzle.conditions.base)) - 1;
  }
  for (const alphametic::Word& word : puzzle.words) {
    if (word.size() > 1 && !word.front().given()) {
      sample.known.first.insert(puzzle.name_of(word.front().cell()));
    }
  }
  const auto answers = alphametic::answers(puzzle, 2);
  EXPECT_TRUE(answers && answers->size() == 1) << reading.text;
  if (!answers || answers->empty()) return sample;
  for (std::size_t i = 0; i < puzzle.cells.size(); ++i) {
    sample.known.answer[puzzle.name_of(i)] = answers->front()[i];
  }
  return sample;
}

std::vector<Sample> corpus() {
  std::ifstream file(RECKON_SOURCE_DIR "/bench/alphametics.txt");
  std::stringstream text;
  text << file.rdbuf();
  const std::string all = text.str();
  alphametic::PuzzleReader reader(all);
  std::vector<Sample> samples;
  for (auto next = reader.next(); next && *next; next = reader.next()) {
    samples.push_back(sample_of(**next));
  }
  EXPECT_EQ(samples.size(), 1000U);
  return samples;
}

// Every fourth puzzle, or all with RECKON_ALL_STEPS.
std::size_t distance() {
  return std::getenv("RECKON_ALL_STEPS") != nullptr ? 1 : effort(std::size_t{4}, std::size_t{20});
}

// Whoever notes what each letter can be, by the depth of the steps alone, can follow to the end.
TEST(AlphameticSteps, CanBeFollowedByTheirDepth) {
  std::size_t after_answers = 0;  // puzzles that go on after the answer
  const std::vector<Sample> all = corpus();
  for (std::size_t i = 0; i < all.size(); i += distance()) {
    const Sample& sample = all[i];
    SCOPED_TRACE(sample.reading.text);
    const json::Json explained =
        json::json_of_explanation(sample.reading, alphametic::reason(sample.reading.puzzle));
    StepReader reader(sample.known, sample.open);
    for (const json::Json& step : explained.at("steps")) {
      if (!reader.read(step)) return;
    }
    EXPECT_TRUE(reader.is_done());
    EXPECT_EQ(reader.answers(), 1U);
    after_answers += explained.at("steps").back().at("technique") == "answer" ? 0U : 1U;
    if (HasFailure()) return;
  }
  EXPECT_GT(after_answers, effort(30U, 5U));
}

}  // namespace
}  // namespace reckon::api
