// SPDX-License-Identifier: MIT
// The interfaces of the engine for other languages give the engine's answers.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <ctime>
#include <nlohmann/json.hpp>
#include <string>
#include <thread>
#include <vector>

#include "app/api/api.hpp"
#include "app/api/questions.hpp"
#include "app/door/json_line.hpp"
#include "app/door/reckon.h"
#include "reckon/version.hpp"

namespace reckon::door {
namespace {

using nlohmann::json;
using testing::HasSubstr;

// An engine of the interface for C, freed at the end.
class Asked {
 public:
  Asked() : engine_(reckon_new()) {}
  ~Asked() { reckon_free(engine_); }
  Asked(const Asked&) = delete;
  Asked& operator=(const Asked&) = delete;

  std::string ask(const char* path, const char* body) {
    std::size_t size = 0;
    const char* const answer = reckon_ask(engine_, path, body, &size);
    EXPECT_EQ(answer[size], '\0');
    return {answer, size};
  }
  int status() const { return reckon_status(engine_); }
  void stop() { reckon_stop(engine_); }
  reckon_engine* engine() { return engine_; }

 private:
  reckon_engine* engine_;
};

// Questions that succeed, and some that fail: with bodies that are cut off, of other questions, or
// of no kind.
std::vector<std::pair<std::string, std::string>> some_questions() {
  std::vector<std::pair<std::string, std::string>> all;
  for (const api::Question& question : api::questions()) {
    const std::string path(question.path);
    const std::string body(question.example);
    all.insert(all.end(), {{path, body},
                           {path, body.substr(0, body.size() / 2)},
                           {path, "{\"unknown\": 1}"},
                           {path, "[" + body + "]"},
                           {path + "x", body},
                           {"krypto/solve", body}});
  }
  return all;
}

TEST(CInterface, SaysWhatTheEngineSays) {
  api::Engine engine;
  Asked asked;
  EXPECT_EQ(asked.status(), RECKON_OK);
  for (const auto& [path, body] : some_questions()) {
    const api::Response expected = engine.answer(path, body);
    EXPECT_EQ(asked.ask(path.c_str(), body.c_str()), expected.body) << path << " " << body;
    EXPECT_EQ(asked.status(), static_cast<int>(expected.status)) << path << " " << body;
  }
}

TEST(CInterface, TakesNoBodyForAnEmptyOne) {
  Asked asked;
  EXPECT_EQ(asked.ask("version", nullptr), asked.ask("version", "{}"));
  EXPECT_EQ(asked.status(), RECKON_OK);
  asked.ask("nowhere", nullptr);
  EXPECT_EQ(asked.status(), RECKON_NOT_FOUND);
}

TEST(CInterface, AnswersWithoutAPathOrAnEngine) {
  Asked asked;
  EXPECT_EQ(asked.ask(nullptr, "{}"), asked.ask("", "{}"));
  EXPECT_EQ(asked.status(), RECKON_NOT_FOUND);
  std::size_t size = 0;
  const std::string_view answer = reckon_ask(nullptr, "version", "{}", &size);
  EXPECT_EQ(answer,
            R"({"error": "there is no engine: make one with reckon_new", "code": "bad_request"})");
  EXPECT_EQ(size, answer.size());
  EXPECT_EQ(reckon_ask(nullptr, nullptr, nullptr, nullptr), answer);
  EXPECT_EQ(reckon_status(nullptr), RECKON_BAD_REQUEST);
}

TEST(CInterface, HasVersions) {
  EXPECT_EQ(reckon_abi_version(), RECKON_ABI_VERSION);
  EXPECT_EQ(reckon_version(), kVersion);
}

TEST(CInterface, FreesNothing) { reckon_free(nullptr); }

TEST(CInterface, AnswersInManyThreads) {
  const std::string body = R"({"hand": "8 19 14 2 21 : 17"})";
  const std::string expected = api::Engine().answer("krypto/solve", body).body;
  std::array<std::string, 4> answers;
  {
    std::vector<std::jthread> threads;
    for (std::string& answer : answers) {
      threads.emplace_back([&] { answer = Asked().ask("krypto/solve", body.c_str()); });
    }
  }
  EXPECT_THAT(answers, testing::Each(expected));
}

// A question that takes much longer than a stop.
const char* const kLongPath = "krypto/solve";
const char* const kLongBody = R"({"hand": "0 100 99 97 89 83 : 0", "form": "written"})";
const char* const kShortBody = R"({"hand": "8 19 14 2 21 : 17"})";

TEST(CInterface, StopsTheQuestionThatIsAsked) {
  const std::string expected = Asked().ask(kLongPath, kShortBody);
  Asked asked;
  for (int i = 0; i < 5; ++i) {
    std::atomic<bool> is_answered = false;
    std::string answer;
    std::jthread asking([&] {
      answer = asked.ask(kLongPath, kLongBody);
      is_answered = true;
    });
    // Once is not enough: a stop has no effect before the question starts.
    while (!is_answered) {
      std::this_thread::sleep_for(std::chrono::microseconds(300));
      asked.stop();
    }
    asking.join();
    EXPECT_EQ(asked.status(), RECKON_STOPPED);
    EXPECT_EQ(answer, api::stopped().body);
    EXPECT_EQ(asked.ask(kLongPath, kShortBody), expected);
    EXPECT_EQ(asked.status(), RECKON_OK);
  }
}

TEST(CInterface, StopsNothingWhereNothingIsAsked) {
  reckon_stop(nullptr);
  Asked asked;
  asked.stop();
  const std::string answer = asked.ask(kLongPath, kShortBody);
  EXPECT_EQ(asked.status(), RECKON_OK);
  asked.stop();
  EXPECT_EQ(asked.status(), RECKON_OK);
  EXPECT_EQ(asked.ask(kLongPath, kShortBody), answer);
}

// As for the key Ctrl-C: a signal comes during the answer. It is repeated, since the first may come
// too early.
reckon_engine* stopped_by_signal = nullptr;

TEST(CInterface, IsStoppedByASignalHandler) {
  Asked asked;
  stopped_by_signal = asked.engine();
  struct sigaction before{};
  struct sigaction stopping{};
  stopping.sa_handler = [](int) { reckon_stop(stopped_by_signal); };
  ASSERT_EQ(sigaction(SIGALRM, &stopping, &before), 0);
  timer_t timer{};
  ASSERT_EQ(timer_create(CLOCK_MONOTONIC, nullptr, &timer), 0);
  const itimerspec each_millisecond = {.it_interval = {.tv_sec = 0, .tv_nsec = 1'000'000},
                                       .it_value = {.tv_sec = 0, .tv_nsec = 1'000'000}};
  timer_settime(timer, 0, &each_millisecond, nullptr);
  asked.ask(kLongPath, kLongBody);
  timer_delete(timer);
  sigaction(SIGALRM, &before, nullptr);
  EXPECT_EQ(asked.status(), RECKON_STOPPED);
}

// `,"error":"...","code":"..."`, as a line has it behind the answer.
std::string members_of_error(const api::Response& refused) {
  const json document = json::parse(refused.body);
  return R"(,"error":)" + document["error"].dump() + R"(,"code":)" + document["code"].dump();
}

TEST(JsonLine, SaysWhatTheEngineSays) {
  api::Engine engine;
  for (const auto& [path, body] : some_questions()) {
    if (!json::accept(body)) continue;  // a line could not contain it
    const api::Response expected = engine.answer(path, body);
    const std::string error = expected.status == api::Status::ok ? "" : members_of_error(expected);
    for (const std::string_view name : {"body", "question"}) {
      std::string line = R"({"id": 7, "path": ")" + path + R"(", ")";
      line.append(name).append(R"(": )").append(body).append("}");
      EXPECT_EQ(answer_line(engine, line), R"({"id":7,"status":)" +
                                               std::to_string(static_cast<int>(expected.status)) +
                                               R"(,"answer":)" + expected.body + error + "}");
    }
  }
}

TEST(JsonLine, GivesBackTheIdAsItWasWritten) {
  api::Engine engine;
  for (const std::string& id : std::vector<std::string>{
           "1", "-2.50e3", "123456789012345678901234567890", "\"a\\u00e9\\\"}\"", "null", "true",
           "[1, {\"a\": \"]\"}]", "{ \"b\":2 }"}) {
    EXPECT_THAT(answer_line(engine, "{\"path\": \"version\", \"id\":" + id + " , \"body\": { } }"),
                testing::StartsWith("{\"id\":" + id + ",\"status\":200,\"answer\":{\"version\":"));
  }
  for (const std::string& rest : std::vector<std::string>{
           R"("extra":3)", R"("body":{},"question":{})", R"("id":16)", R"("path":"krypto")"}) {
    EXPECT_THAT(answer_line(engine, R"({"id": 15,"path":"version",)" + rest + "}"),
                testing::StartsWith(R"({"id":15,"status":400,)"));
  }
  EXPECT_THAT(answer_line(engine, R"( {"path":"version"} )"),
              testing::StartsWith(R"({"id":null,"status":200,)"));
}

TEST(JsonLine, RefusesWhatIsNotAQuestion) {
  api::Engine engine;
  for (const std::string& line :
       std::vector<std::string>{"",
                                "x",
                                "1",
                                "[]",
                                "\"path\"",
                                "{",
                                "}",
                                "{}}",
                                "{\"path\"}",
                                "{\"path\":}",
                                R"({"path":"version")",
                                R"({"path":"version"}})",
                                R"({"path":"version",})",
                                R"({"path":"version"} {})",
                                R"({"path":"version","path":"version"})",
                                R"({"path":"version","bdy":{}})",
                                R"({"path":"version","body":{},"question":{}})",
                                R"({"stop":1,"path":"version"})",
                                R"({"stop":x})",
                                R"({path:"version"})",
                                R"({"id":01,"path":"version"})",
                                R"({"id":x,"path":"version"})",
                                "{\"id\":\"\xff\",\"path\":\"version\"}",
                                R"({"id":"a,"path":"version"})",
                                R"({"path":version})",
                                R"({"path":5})",
                                R"({"id":1})",
                                R"({"body":{}})"}) {
    const std::string told = answer_line(engine, line);
    ASSERT_TRUE(json::accept(told)) << line << ": " << told;
    const json answer = json::parse(told);
    EXPECT_EQ(answer["status"], 400) << line;
    EXPECT_THAT(answer["answer"]["error"].get<std::string>(),
                HasSubstr(R"("path": "krypto/solve")"))
        << line;
  }
}

// The engine reports faults in a body, whether it is JSON or not.
TEST(JsonLine, LeavesTheBodyToTheEngine) {
  api::Engine engine;
  for (const std::string& body :
       std::vector<std::string>{"5", "{\"hand\": 1 2}", "nul", "\"\\x\"", "{\"a\"}"}) {
    const api::Response expected = engine.answer("krypto/solve", body);
    const json told =
        json::parse(answer_line(engine, R"({"path": "krypto/solve", "body": )" + body + "}"));
    EXPECT_EQ(told["status"], static_cast<int>(expected.status)) << body;
    EXPECT_EQ(told["answer"], json::parse(expected.body)) << body;
  }
}

TEST(JsonLine, SaysThatAQuestionWasStopped) {
  api::Engine engine;
  const std::atomic<bool> stopped = true;
  EXPECT_EQ(answer_line(engine, R"({"id": 7, "path": "version"})", StopFlag(&stopped)),
            R"({"id":7,"status":499,"answer":)" + api::stopped().body +
                members_of_error(api::stopped()) + "}");
  EXPECT_THAT(answer_line(engine, R"({"id": 7, "path": "nowhere"})", StopFlag(&stopped)),
              HasSubstr(R"("status":404)"));
}

TEST(JsonLine, KnowsWhichQuestionIsToStop) {
  EXPECT_EQ(id_to_stop(R"( {"stop" : [1, "}"] } )"), R"([1, "}"])");
  EXPECT_EQ(id_to_stop(R"({"stop":null})"), "null");
  for (const std::string line : {"", "{}", "[]", "{\"stop\"}", "{\"stop\":}", "{\"stop\":x}",
                                 "{\"stop\":1,\"stop\":1}", "{\"stop\":1} 2", "{\"id\":1}"}) {
    EXPECT_EQ(id_to_stop(line), std::nullopt) << line;
  }
  EXPECT_EQ(id_of_question(R"({"path":5,"id": 1.0})"), "1.0");
  EXPECT_EQ(id_of_question(R"({"path":"version"})"), "null");
  EXPECT_EQ(id_of_question(R"({"stop":1})"), std::nullopt);
}

// For any bytes, the answer is one line of JSON.
RC_GTEST_PROP(JsonLine, IsAnsweredWithOne, (const std::string& bytes)) {
  api::Engine engine;
  static constexpr std::string_view kParts = R"({"id":1,"path":"version","body":{}}[]\,: )";
  std::string line = bytes;
  const auto places = *rc::gen::container<std::vector<std::size_t>>(
      rc::gen::inRange(std::size_t{0}, kParts.size()));
  for (const std::size_t place : places) line += kParts.substr(place, 7);
  for (const std::string& text : {line, R"({"id":1,"path":"version","body":)" + line + "}"}) {
    const std::string answer = answer_line(engine, text);
    RC_ASSERT(answer.find('\n') == answer.npos);
    RC_ASSERT(json::accept(answer));
    if (const auto id = id_to_stop(text)) RC_ASSERT(json::accept(*id));
    id_of_question(text);
  }
}

}  // namespace
}  // namespace reckon::door
