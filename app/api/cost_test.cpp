// SPDX-License-Identifier: MIT
// No question costs more than its budget of steps, and it ends soon after the answer is no longer
// wanted. The benchmark of costly questions measures the cost of a step.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <map>
#include <thread>

#include "app/api/ask_test.hpp"
#include "app/api/cases_test.hpp"
#include "app/api/costly_questions_test.hpp"
#include "reckon/arith/effort_test.hpp"

namespace reckon::api {
namespace {

// The most steps between two looks at the budget: the longest answer, of a megabyte, is written in
// one go.
constexpr std::uint64_t kLongestTurn = 12'000'000;

// Where what is tested is slow, it is given less to do.
constexpr std::uint64_t kWork = effort(kMostWork, kMostWork / 50);

std::string name_in_test(std::string name) {
  std::ranges::replace_if(name, [](char c) { return c == '/' || c == ' '; }, '_');
  return name;
}

// As many questions as usual, or RECKON_COST_TRIES to search longer.
int tries(int usual) {
  const char* wanted = std::getenv("RECKON_COST_TRIES");
  return wanted != nullptr ? static_cast<int>(std::strtol(wanted, nullptr, 10)) : usual;
}

// --- For every path

class CostOfPath : public testing::TestWithParam<std::string> {};

TEST_P(CostOfPath, HasQuestionsThatCanBeMadeUp) { EXPECT_TRUE(can_be_asked(GetParam())); }

TEST_P(CostOfPath, HasAKnownCostlyQuestion) {
  EXPECT_TRUE(std::ranges::any_of(
      costly_questions(), [](const Case& question) { return question.path == GetParam(); }));
}

// Of this thread.
std::uint64_t processor_nanoseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  constexpr std::uint64_t kSecond = 1'000'000'000;
  return static_cast<std::uint64_t>(now.tv_sec) * kSecond + static_cast<std::uint64_t>(now.tv_nsec);
}

// Climbs from a random question to what takes more steps. Where it searches longer, it climbs to
// what takes more processor time, and prints what it finds: milliseconds, millions of steps.
TEST_P(CostOfPath, IsBoundedForWhateverIsAsked) {
  const bool timed = std::getenv("RECKON_COST_TRIES") != nullptr;
  const int questions = tries(effort(16, 5));
  constexpr std::uint64_t kSeed = 20261122;
  Chance chance(kSeed);
  Engine engine(kWork);
  Json best;
  std::uint64_t most = 0;
  int in_vain = 0;
  for (int i = 0; i < questions; ++i) {
    const bool anew = best.is_null() || chance.one_in(8);
    const Json body = changed(GetParam(), anew ? Json() : best, chance);
    const std::uint64_t begin = processor_nanoseconds();
    const Response response = engine.answer(GetParam(), body.dump());
    const std::uint64_t cost = timed ? processor_nanoseconds() - begin : engine.steps();
    ASSERT_LE(engine.steps(), kWork + kLongestTurn) << body;
    ASSERT_TRUE(engine.steps() <= kWork || response.status == Status::too_much) << body;
    if (cost < most && ++in_vain < 50) continue;
    in_vain = 0;
    most = cost;
    best = body;
    if (timed) {
      std::cout << GetParam() << ' ' << most / 1'000'000 << " ms " << engine.steps() / 1'000'000
                << " M " << best << '\n'
                << std::flush;
    }
  }
}

// Questions of every size, for what is small ends in places that what is costly never comes to.
TEST_P(CostOfPath, EndsWhereverTheWorkIsOver) {
  constexpr std::uint64_t kSeed = 20261123;
  constexpr std::uint64_t kSmall = kMostWork / 100;
  const int questions = tries(effort(60, 6));
  constexpr int kEnds = effort(12, 5);
  Chance chance(kSeed);
  Engine whole(kSmall);
  Json body;
  for (int i = 0; i < questions; ++i) {
    body = changed(GetParam(), chance.one_in(4) ? Json() : body, chance);
    whole.answer(GetParam(), body.dump());
    for (int end = 0; end < kEnds; ++end) {
      const std::uint64_t some = chance.below(std::max<std::uint64_t>(whole.steps(), 1));
      Engine engine(some);
      const Response response = engine.answer(GetParam(), body.dump());
      ASSERT_NE(response.status, Status::ok) << some << " steps for " << body;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Api, CostOfPath, testing::ValuesIn([] {
                           std::vector<std::string> names;
                           for (const std::string_view path : paths()) names.emplace_back(path);
                           return names;
                         }()),
                         [](const auto& param) { return name_in_test(param.param); });

// --- The costly questions

class CostlyQuestions : public testing::TestWithParam<Case> {};

TEST_P(CostlyQuestions, TakeTheirStepsAndNoMore) {
  const auto& [name, path, body] = GetParam();
  const std::string text = body.dump();
  Engine engine(kWork);
  const Response response = engine.answer(path, text);
  const std::uint64_t steps = engine.steps();
  ASSERT_LE(steps, kWork + kLongestTurn);
  ASSERT_TRUE(response.status == Status::ok || response.status == Status::too_much)
      << response.body;
  // With enough to do the work it is the same answer, with less a refusal.
  if (response.status == Status::ok) {
    EXPECT_EQ(Engine(steps).answer(path, text).body, response.body);
    EXPECT_EQ(Engine(steps - 1).answer(path, text).status, Status::too_much);
  }
}

// Wherever the work ends, it ends soon, and the next question is answered as if nothing had been.
TEST_P(CostlyQuestions, EndWhereverTheWorkIsOver) {
  const auto& [name, path, body] = GetParam();
  const std::string text = body.dump();
  Engine whole(kWork);
  whole.answer(path, text);
  const std::uint64_t all = whole.steps();
  constexpr std::uint64_t kParts = effort(16, 4);
  for (std::uint64_t part = 0; part < kParts; ++part) {
    Engine engine(all * part / kParts);
    const Response response = engine.answer(path, text);
    ASSERT_EQ(response.status, Status::too_much) << response.body;
    ASSERT_LE(engine.steps(), all * part / kParts + kLongestTurn);
  }
}

// The flag is set by another thread, after any time.
TEST_P(CostlyQuestions, EndWhenTheyAreStopped) {
  const auto& [name, path, body] = GetParam();
  const std::string text = body.dump();
  Engine engine(kWork);
  const std::string hand = R"({"hand": "2 4 3 6 5 : 6"})";
  const std::string grid = R"({"grid": "A + B = C\n+ + +\nB + D = E\n= = =\nC + E = F"})";
  const std::string of_hand = Engine().answer("krypto/grade", hand).body;
  const std::string of_grid = Engine().answer("calcrostic/hint", grid).body;
  for (const int microseconds : {0, 30, 1000, 20'000}) {
    std::atomic<bool> flag = false;
    std::jthread stopping([&] {
      std::this_thread::sleep_for(std::chrono::microseconds(microseconds));
      flag = true;
    });
    const auto response = engine.answer(path, text, StopFlag(&flag));
    stopping.join();
    if (response) {
      EXPECT_EQ(response->body, Engine(kWork).answer(path, text).body);
    }
    // A question that is no longer wanted is not begun.
    EXPECT_FALSE(engine.answer(path, text, StopFlag(&flag)));
    EXPECT_EQ(engine.answer("krypto/grade", hand).body, of_hand);
    EXPECT_EQ(engine.answer("calcrostic/hint", grid).body, of_grid);
  }
}

INSTANTIATE_TEST_SUITE_P(Api, CostlyQuestions, testing::ValuesIn(costly_questions()),
                         [](const auto& param) { return name_in_test(param.param.name); });

// --- What is usual

// All that the page asks is answered: whole sheets of every kind and level, and every size of grid.
TEST(Cost, LeavesRoomForWhatIsUsual) {
  Engine engine;
  const std::map<std::string, int> counts = {
      {"krypto", 100}, {"calcrostic", 100}, {"newspaper", 100}, {"alphametic", 20}};
  for (const auto& [kind, most] : counts) {
    for (int level = 1; level <= 5; level += effort(1, 4)) {
      const Json body = {
          {"seed", 20261122}, {kind, effort(most, 10)}, {"easiest", level}, {"hardest", level}};
      const Response response = engine.answer("sheet/puzzles", body.dump());
      EXPECT_EQ(response.status, Status::ok) << body << response.body;
    }
  }
  for (int rows = 3; rows <= effort(5, 4); ++rows) {
    for (int columns = rows; columns <= effort(5, 4); ++columns) {
      for (int level = 2; level <= 5; ++level) {
        const Json body = {
            {"seed", 2}, {"rows", rows}, {"columns", columns}, {"difficulty", level}};
        const Response response = engine.answer("calcrostic/generate", body.dump());
        EXPECT_EQ(response.status, Status::ok) << body << response.body;
      }
    }
  }
}

// Long and deep bodies are cheap, whatever is in them.
TEST(Cost, IsLittleForLargeBodies) {
  const auto times = [](std::size_t count, const std::string& text) {
    std::string all;
    for (std::size_t i = 0; i < count; ++i) all += text;
    return all;
  };
  std::string keys;
  for (int i = 0; i < 6000; ++i) keys += "\"" + std::to_string(i) + "\":[],";
  const std::vector<std::string> bodies = {
      times(65'000, "["),
      times(65'000, "{"),
      times(13'000, "{\"a\":"),
      "{\"a\":[" + times(16'000, "[],") + "[]]}",
      "{" + keys + "\"a\":1}",
      "{\"hand\":" + times(65'000, "9") + "}",
      "{\"hand\":-0." + times(65'000, "9") + "}",
      "{\"hand\":\"" + times(60'000, "7") + "\",\"grid\":\"\"}",
      "{\"hand\":\"" + times(30'000, "7 ") + "\"}",
      "{\"hand\":\"1 2 : " + times(60'000, "7") + "\"}",
      "{\"hand\":\"1 2 : " + times(999, "7") + "\"}",
      "{\"hand\":\"1 2 : 3\",\"formula\":\"" + times(20'000, "1+") + "1\"}",
      "{\"hand\":\"1 2 : 3\",\"formula\":\"" + times(60'000, "(") + "\"}",
      "{\"grid\":\"" + times(60'000, "A") + "\"}",
      "{\"grid\":\"" + times(15'000, "A + ") + "\"}",
      "{\"grid\":\"" + times(30'000, "\\n") + "\"}",
      "{\"grid\":\"" + times(10'000, "\\u0001") + "\"}",
      "{\"codes\":[\"" + times(60'000, "K") + "\"]}",
      "{\"codes\":[" + times(10'000, "\"K\",") + "\"K\"]}",
      "{\"codes\":[\"K5762-9E8G0\"],\"title\":\"" + times(60'000, "x") + "\"}",
  };
  constexpr std::uint64_t kLittle = 20'000'000;
  constexpr std::size_t kEvery = effort(1, 3);
  std::size_t number = 0;
  Engine engine;
  for (const std::string_view path : paths()) {
    if (path == "krypto/census" || path == "krypto/games") continue;  // `{}` is a question there
    for (const std::string& body : bodies) {
      ASSERT_LE(body.size(), kLargestBody);
      if (number++ % kEvery != 0) continue;
      engine.answer(path, body);
      EXPECT_LE(engine.steps(), kLittle) << path << ' ' << body.substr(0, 60);
    }
  }
}

}  // namespace
}  // namespace reckon::api
