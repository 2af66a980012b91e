// SPDX-License-Identifier: MIT
// reckon engine
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <string>
#include <vector>

#include "app/testing/run_program_test.hpp"

namespace reckon::cli {
namespace {

TEST(EngineCommand, AnswersEachLine) {
  const Outcome outcome =
      run({"engine"},
          "{\"id\": 1, \"path\": \"krypto/solve\", \"body\": {\"hand\": \"4 7 8 8 : 24\"}}\n"
          "\n \t\r\n"
          "{\"id\": 2, \"path\": \"nowhere\"}\r\n"
          "nonsense\n"
          "{\"id\": 3, \"path\": \"version\"}");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.err, "");
  const std::vector<std::string> lines = outcome.lines();
  ASSERT_EQ(lines.size(), 4);
  std::vector<int> statuses;
  std::vector<nlohmann::json> ids;
  for (const std::string& line : lines) {
    const nlohmann::json told = nlohmann::json::parse(line);
    statuses.push_back(told["status"]);
    ids.push_back(told["id"]);
  }
  EXPECT_THAT(statuses, testing::ElementsAre(200, 404, 400, 200));
  EXPECT_THAT(ids, testing::ElementsAre(1, 2, nullptr, 3));
  EXPECT_GT(nlohmann::json::parse(lines[0])["answer"]["solutions"].size(), 0U);
}

TEST(EngineCommand, RefusesLinesThatAreTooLongAndGoesOn) {
  const Outcome outcome =
      run({"engine"}, std::string(300'000, 'x') + "\n{\"id\": 1, \"path\": \"version\"}\n" +
                          std::string(200'000, '['));
  EXPECT_EQ(outcome.status, 0);
  const std::vector<std::string> lines = outcome.lines();
  ASSERT_EQ(lines.size(), 3);
  EXPECT_THAT(lines[0], testing::HasSubstr("this line is longer than 69632 bytes"));
  EXPECT_THAT(lines[1], testing::StartsWith("{\"id\":1,\"status\":200,"));
  EXPECT_EQ(lines[2], lines[0]);
}

// Who asks one question after another waits for each answer.
TEST(EngineCommand, AnswersBeforeItIsAskedAgain) {
  std::array<int, 2> questions{};
  std::array<int, 2> answers{};
  ASSERT_EQ(pipe2(questions.data(), O_CLOEXEC), 0);
  ASSERT_EQ(pipe2(answers.data(), O_CLOEXEC), 0);
  const pid_t child = start_program({"engine"}, questions[0], answers[1], STDERR_FILENO);
  close(questions[0]);
  close(answers[1]);
  for (const std::string& id : std::vector<std::string>{"1", "2", "3"}) {
    const std::string line = "{\"id\": " + id + ", \"path\": \"version\"}\n";
    ASSERT_EQ(write(questions[1], line.data(), line.size()), static_cast<ssize_t>(line.size()));
    std::string answer;
    for (char c = 0; c != '\n';) {
      ASSERT_EQ(read(answers[0], &c, 1), 1);
      answer += c;
    }
    EXPECT_THAT(answer, testing::StartsWith("{\"id\":" + id + ",\"status\":200,"));
  }
  close(questions[1]);
  close(answers[0]);
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
}

}  // namespace
}  // namespace reckon::cli
