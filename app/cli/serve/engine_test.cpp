// SPDX-License-Identifier: MIT
// reckon engine
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <thread>
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

// A running program, with input and output.
class Talk {
 public:
  Talk() {
    std::array<int, 2> questions{};
    std::array<int, 2> answers{};
    EXPECT_EQ(pipe2(questions.data(), O_CLOEXEC), 0);
    EXPECT_EQ(pipe2(answers.data(), O_CLOEXEC), 0);
    child_ = start_program({"engine"}, questions[0], answers[1], STDERR_FILENO);
    close(questions[0]);
    close(answers[1]);
    in_ = questions[1];
    out_ = answers[0];
  }
  Talk(const Talk&) = delete;
  Talk& operator=(const Talk&) = delete;
  ~Talk() {
    close(in_);
    close(out_);
    int status = 0;
    EXPECT_EQ(waitpid(child_, &status, 0), child_);
    EXPECT_EQ(status, 0);
  }

  pid_t process() const { return child_; }
  void say(const std::string& text) const {
    ASSERT_EQ(write(in_, text.data(), text.size()), static_cast<ssize_t>(text.size()));
  }
  std::string hear() const {
    std::string answer;
    for (char c = 0; c != '\n';) {
      if (::read(out_, &c, 1) != 1) return "the end";
      answer += c;
    }
    return answer;
  }

 private:
  pid_t child_ = 0;
  int in_ = 0;
  int out_ = 0;
};

// A caller with one question after another waits for each answer.
TEST(EngineCommand, AnswersBeforeItIsAskedAgain) {
  const Talk talk;
  for (const std::string& id : std::vector<std::string>{"1", "2", "3"}) {
    talk.say("{\"id\": " + id + ", \"path\": \"version\"}\n");
    EXPECT_THAT(talk.hear(), testing::StartsWith("{\"id\":" + id + ",\"status\":200,"));
  }
}

// Most of the time of a scan went into finding small pages.
TEST(ProgramMemory, IsAskedForInLargePages) {
  if (!std::filesystem::exists("/sys/kernel/mm/transparent_hugepage")) return;  // none here
  const Talk talk;
  talk.say("{\"id\": 1, \"path\": \"version\"}\n");
  EXPECT_THAT(talk.hear(), testing::HasSubstr("200"));  // it runs
  std::uint64_t asked_for = 0;                          // KiB
  std::uint64_t size = 0;
  for (const std::string& line : lines_of("/proc/" + std::to_string(talk.process()) + "/smaps")) {
    if (line.starts_with("Size:")) size = std::stoull(line.substr(line.find(':') + 1));
    if (line.starts_with("VmFlags:") && line.contains(" hg")) asked_for += size;
  }
  EXPECT_GE(asked_for, 60U << 10U);
}

std::string long_question(const std::string& id) {
  return "{\"id\": " + id +
         ", \"path\": \"krypto/solve\", \"body\": {\"hand\": \"0 100 99 97 89 83 : 0\", "
         "\"use\": \"any\", \"limit\": 1000}}\n";
}

TEST(EngineCommand, StopsTheQuestionThatIsAnswered) {
  const Talk talk;
  int stopped = 0;
  // The start time of the program is unknown.
  for (int i = 0; i < 20 && stopped < 3; ++i) {
    talk.say(long_question("7"));
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    talk.say("{\"stop\": 7}\n");
    const auto answer = nlohmann::json::parse(talk.hear());
    EXPECT_EQ(answer["id"], 7);
    stopped += answer["status"] == 499;
    talk.say("{\"id\": 8, \"path\": \"version\"}\n");
    EXPECT_THAT(talk.hear(), testing::StartsWith("{\"id\":8,\"status\":200,"));
  }
  EXPECT_EQ(stopped, 3);
}

TEST(EngineCommand, StopsQuestionsThatWait) {
  const Talk talk;
  talk.say(long_question("1") + long_question("\"b\"") + long_question("3") +
           "{\"stop\": \"b\"}\n{\"stop\": 4}\n{\"stop\": 1}\n"
           "{\"id\": 4, \"path\": \"version\"}\n");
  EXPECT_THAT(talk.hear(), testing::StartsWith("{\"id\":1,\"status\":499,"));
  EXPECT_THAT(talk.hear(), testing::StartsWith("{\"id\":\"b\",\"status\":499,"));
  EXPECT_THAT(talk.hear(), testing::StartsWith("{\"id\":3,\"status\":200,"));
  // It came after the line {"stop": 4}, which does not apply to it.
  EXPECT_THAT(talk.hear(), testing::StartsWith("{\"id\":4,\"status\":200,"));
}

// More questions than are read ahead, and the last has no newline.
TEST(EngineCommand, ReadsOnWhileItAnswers) {
  std::string lines = long_question("0");
  constexpr int kLines = 40'000;
  for (int i = 1; i < kLines; ++i) {
    lines += "{\"id\": " + std::to_string(i) + ", \"path\": \"version\"}\n";
    if (i % 1000 == 0) lines += "{\"stop\": 0}\n";
  }
  const Outcome outcome = run({"engine"}, lines.substr(0, lines.size() - 1));
  EXPECT_EQ(outcome.status, 0);
  const std::vector<std::string> answers = outcome.lines();
  ASSERT_EQ(answers.size(), kLines);
  for (int i = 0; i < kLines; ++i) {
    ASSERT_THAT(answers[static_cast<std::size_t>(i)],
                testing::StartsWith("{\"id\":" + std::to_string(i) + ",\"status\":"));
  }
}

}  // namespace
}  // namespace reckon::cli
