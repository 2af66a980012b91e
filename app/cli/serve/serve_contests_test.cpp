// SPDX-License-Identifier: MIT
// `reckon serve --contests`: pupils write a contest in the browser.
#include <fmt/core.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <ctime>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <thread>
#include <vector>

#include "app/cli/contest/contest_program_test.hpp"
#include "app/cli/serve/serving_test.hpp"
#include "app/contests/desk.hpp"
#include "reckon/arith/effort_test.hpp"

namespace reckon::cli {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;

constexpr const char* kDevice = "00000000000000a1";
constexpr const char* kOther = "00000000000000b2";

std::string request(const std::string& method, const std::string& path, const std::string& token,
                    const std::string& body = {}) {
  std::string text = method + " /contest/v1/" + path + " HTTP/1.1\r\nHost: localhost\r\n";
  if (!token.empty()) text += "Authorization: Bearer " + token + "\r\n";
  if (method != "GET") text += "Content-Type: application/json\r\n";
  return text + "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
}

// A pupil with a browser.
class Pupil {
 public:
  Pupil(std::uint16_t port, std::string code, std::string device = kDevice)
      : client_(port), code_(std::move(code)), device_(std::move(device)) {}

  int enter() {
    const Json got = post("enter", {{"code", code_}, {"device", device_}});
    token_ = got.contains("token") ? got["token"].get_ref<const std::string&>() : std::string();
    return status_;
  }
  Json start(bool here = false) {
    return post("attempt", {{"contest", "autumn"}, {"lang", "en"}, {"here", here}});
  }
  // Sends one change; returns its result.
  Json change(const std::string& question, std::int64_t n, const std::string& answer,
              const Json& after = {{"device", ""}, {"n", 0}}) {
    answer_ = post(
        "attempt/changes",
        {{"device", device_},
         {"changes",
          {{{"q", question}, {"n", n}, {"after", after}, {"state", "s"}, {"answer", answer}}}}});
    if (!answer_.is_object()) return Json::object();  // the server has gone
    return answer_.contains("results") ? answer_["results"].at(0) : Json::object();
  }
  Json hand_in() { return post("attempt/hand-in", {{"device", device_}}); }
  Json get(const std::string& path) { return ask(request("GET", path, token_)); }
  Json put(const std::string& path, const Json& body) {
    return ask(request("PUT", path, token_, body.dump()));
  }
  Json post(const std::string& path, const Json& body) {
    return ask(request("POST", path, token_, body.dump()));
  }
  Json ask(const std::string& text) {
    const server::Reply reply = client_.ask(text);
    status_ = reply.status;
    return Json::parse(reply.body, nullptr, false);
  }
  int status() const { return status_; }
  const Json& answer() const { return answer_; }
  const std::string& token() const { return token_; }

 private:
  server::Client client_;
  std::string code_;
  std::string device_;
  std::string token_;
  int status_ = 0;
  Json answer_;
};

std::string local_time(int hours_from_now) {
  const std::time_t when = std::time(nullptr) + std::time_t{3600} * hours_from_now;
  std::tm parts{};
  gmtime_r(&when, &parts);
  std::string text(16, ' ');
  std::strftime(text.data(), text.size() + 1, "%Y-%m-%dT%H:%M", &parts);
  return text;
}

class ServeContests : public ContestProgram {
 protected:
  // A contest that opens after these hours, for four hours.
  void hold(int opens = -2) const {
    Json plan = Json::parse(content_of(example("autumn.json")));
    plan["opens"] = local_time(opens);
    plan["closes"] = local_time(opens + 4);
    write("plan.json", plan.dump());
    done({"draw", file("plan.json")});
    done({"enrol", "--school", "North", "--zone", "UTC", "--group", "5b", "--level", "3-4",
          "--count", "6", "-o", file("slips.csv")});
  }
  Words options() const { return {"--port", "0", "--contests", file("store.sqlite")}; }
  std::string last_code() const { return codes().at(5); }
};

TEST_F(ServeContests, IsWrittenMarkedAndPublished) {
  hold();
  Serving serving(options());
  ASSERT_NE(serving.port(), 0) << serving.notes();
  const auto codes = this->codes();
  Pupil ada(serving.port(), codes.at(0));
  ASSERT_EQ(ada.enter(), 200);
  const Json me = ada.get("me");
  EXPECT_EQ(me.at("seat"), 1);
  EXPECT_EQ(me.at("contests").at(0).at("phase"), "open");
  EXPECT_EQ(me.at("contests").at(0).at("attempt"), Json());
  EXPECT_EQ(me.at("contests").at(0).at("most"), 12);
  ada.get("attempt?contest=autumn");
  EXPECT_EQ(ada.status(), 404);
  EXPECT_EQ(ada.put("me/name", {{"name", "Ada"}}).at("name"), "Ada");
  const Json attempt = ada.start();
  ASSERT_EQ(ada.status(), 201) << attempt;
  EXPECT_EQ(attempt.at("ends").get<std::int64_t>() - attempt.at("started").get<std::int64_t>(),
            50 * 60'000);
  ASSERT_EQ(attempt.at("questions").size(), 3U);
  ASSERT_EQ(attempt.at("answers").size(), 3U);
  for (const Json& question : attempt.at("questions")) {
    EXPECT_EQ(question.at("kind"), "stated");
    EXPECT_TRUE(question.at("text").at("fr").is_string());
    EXPECT_FALSE(question.contains("solution"));
  }
  EXPECT_EQ(ada.change("q1", 1, "7").at("fate"), "applied");
  EXPECT_EQ(ada.change("q2", 2, "1,5").at("fate"), "applied");
  EXPECT_EQ(ada.change("q2", 3, "0.75", {{"device", kDevice}, {"n", 2}}).at("fate"), "applied");
  EXPECT_EQ(ada.change("q2", 2, "1,5").at("fate"), "known");
  EXPECT_EQ(ada.change("q3", 4, "Triangle").at("fate"), "applied");
  ada.get("result?contest=autumn");
  EXPECT_EQ(ada.status(), 423);
  const Json receipt = ada.hand_in().at("receipt");
  EXPECT_EQ(receipt.at("answers"), 3);
  EXPECT_EQ(receipt.at("how"), "pupil");
  EXPECT_EQ(ada.hand_in().at("receipt"), receipt);
  EXPECT_EQ(ada.change("q3", 5, "square", {{"device", kDevice}, {"n", 4}}).at("fate"), "late");
  EXPECT_EQ(ada.status(), 410);
  EXPECT_EQ(ada.get("attempt").at("receipt"), receipt);
  // Five more write, so that ranks are shown. The last one's answer cannot be read as a number.
  for (std::size_t seat = 1; seat < 6; ++seat) {
    Pupil pupil(serving.port(), codes.at(seat));
    ASSERT_EQ(pupil.enter(), 200);
    pupil.start();
    pupil.change("q1", 1, seat == 5 ? "seven" : "7");
    pupil.hand_in();
  }
  // The command line works on the contest while the server runs.
  EXPECT_THAT(done({"mark"}).out, HasSubstr("6 papers are marked"));
  done({"publish"});
  const Json result = ada.get("result?contest=autumn");
  ASSERT_EQ(ada.status(), 200) << result;
  EXPECT_EQ(result.at("points"), 12);
  EXPECT_EQ(result.at("rank"), 1);
  EXPECT_EQ(result.at("of"), 6);
  EXPECT_EQ(result.at("questions").at(0).at("verdict"), "right");
  EXPECT_EQ(result.at("questions").at(2).at("answer"), "Triangle");
  EXPECT_EQ(result.at("questions").at(1).at("solution"), "3/4");
  Pupil last(serving.port(), codes.at(5));
  ASSERT_EQ(last.enter(), 200);
  EXPECT_EQ(last.get("result").at("points"), 0);
  EXPECT_EQ(last.get("result").at("questions").at(0).at("verdict"), "wrong");
  EXPECT_EQ(serving.end(SIGTERM), 0);
}

// Puzzles of the bank: the solutions of each paper, typed as pupils type them, are all right.
TEST_F(ServeContests, MarksWhatIsTypedForPuzzles) {
  const std::string bank = file("bank.sqlite");
  for (const auto& [kind, count] :
       {std::pair("krypto", "3"), std::pair("calcrostic", "3"), std::pair("alphametic", "1"),
        std::pair("newspaper", "1"), std::pair("numbers", "1"), std::pair("24", "1")}) {
    ASSERT_EQ(run({"bank", "fill", "--bank", bank, "--kind", kind, "--count", count, "--seed", "1"})
                  .status,
              0);
  }
  Json takes = Json::array();
  for (const char* kind : {"krypto", "calcrostic", "alphametic", "newspaper", "numbers", "24"}) {
    takes.push_back({{"kind", kind}, {"count", 1}});
  }
  takes.push_back({{"stated", Json::parse(content_of(example("coins.json")))}});
  Json plan = Json::parse(content_of(example("autumn.json")));
  plan["opens"] = local_time(-2);
  plan["closes"] = local_time(2);
  plan["levels"][0]["bands"] = {{{"points", 3}, {"take", takes}}};
  write("plan.json", plan.dump());
  done({"draw", file("plan.json"), "--bank", bank});
  done({"enrol", "--school", "North", "--zone", "UTC", "--group", "5b", "--level", "3-4", "--count",
        "5", "-o", file("slips.csv")});
  done({"print", "--group", "5b", "-o", file("papers.pdf"), "--answers", file("solutions.txt")});
  const Serving serving(options());
  std::vector<Pupil> pupils;
  for (const std::string& code : codes()) {
    pupils.emplace_back(serving.port(), code);
    ASSERT_EQ(pupils.back().enter(), 200);
    ASSERT_EQ(pupils.back().start().at("questions").size(), 7U);
  }
  for (const std::string& line : lines_of(file("solutions.txt"))) {
    // 5b/3 2 A=2, B=7
    const auto seat = static_cast<std::size_t>(line.at(3) - '1');
    const std::string answer = line.substr(7);
    Pupil& pupil = pupils.at(seat);
    const Json question =
        pupil.get("attempt").at("questions").at(static_cast<std::size_t>(line.at(5) - '1'));
    // One types in small letters and without blanks, as far as that is allowed.
    std::string typed = answer;
    if (seat == 1) std::erase(typed, ' ');
    if (seat == 2) typed.insert(0, "  ").append(" ");
    const std::string id = question.at("q");
    EXPECT_EQ(pupil.change(id, line.at(5) - '0', typed).at("fate"), "applied") << line;
  }
  for (Pupil& pupil : pupils) pupil.hand_in();
  done({"mark"});
  done({"publish"});
  for (Pupil& pupil : pupils) {
    const Json result = pupil.get("result");
    EXPECT_EQ(result.at("points"), result.at("most")) << result;
    EXPECT_EQ(result.at("most"), 21);
  }
}

TEST_F(ServeContests, LetsNoAnswerReplaceOneThatItHasNotSeen) {
  hold();
  const Serving serving(options());
  Pupil tablet(serving.port(), last_code(), kDevice);
  Pupil laptop(serving.port(), last_code(), kOther);
  ASSERT_EQ(tablet.enter(), 200);
  ASSERT_EQ(laptop.enter(), 200);
  tablet.start();
  ASSERT_EQ(tablet.status(), 201);
  laptop.start();
  EXPECT_EQ(laptop.status(), 409);
  const Json there = laptop.start(true);
  EXPECT_EQ(laptop.status(), 200);
  EXPECT_EQ(there.at("here"), true);
  // A delayed change arrives after the correction.
  EXPECT_EQ(laptop.change("q1", 2, "7").at("fate"), "applied");
  const Json late = tablet.change("q1", 1, "8");
  EXPECT_EQ(late.at("fate"), "conflict");
  EXPECT_EQ(late.at("holds").at("answer"), "7");
  EXPECT_EQ(tablet.answer().at("here"), false);
  EXPECT_EQ(tablet.change("q1", 3, "8").at("fate"), "conflict");
  // A new entry counts if it was made on the present answer.
  EXPECT_EQ(tablet.change("q1", 3, "8", {{"device", kOther}, {"n", 2}}).at("fate"), "applied");
}

TEST_F(ServeContests, OpensAndClosesOnTime) {
  hold(1);
  {
    const Serving serving(options());
    Pupil pupil(serving.port(), last_code());
    ASSERT_EQ(pupil.enter(), 200);
    EXPECT_EQ(pupil.get("me").at("contests").at(0).at("phase"), "soon");
    const Json refused = pupil.start();
    EXPECT_EQ(pupil.status(), 423);
    EXPECT_EQ(refused.at("code"), "not_open");
    EXPECT_EQ(refused.at("closes").get<std::int64_t>() - refused.at("opens").get<std::int64_t>(),
              4 * 3'600'000);
    pupil.change("q1", 1, "7");
    EXPECT_EQ(pupil.status(), 404);
  }
}

TEST_F(ServeContests, GivesNoSolverAway) {
  hold();
  std::filesystem::create_directories(file("site/contest"));
  std::filesystem::create_directories(file("site/assets"));
  write("site/index.html", "solver");
  write("site/contest/index.html", "the contest");
  write("site/contest/engine.wasm", "solver");
  write("site/assets/engine.wasm", "solver");
  write("site/reckon-today.wasm", "solver");
  Words words = options();
  words.insert(words.end(), {"--site", file("site")});
  const Serving serving(words);
  server::Client client(serving.port());
  EXPECT_EQ(client.ask(server::get("/contest/")).body, "the contest");
  const server::Reply root = client.ask(server::get("/"));
  EXPECT_EQ(root.status, 302);
  EXPECT_EQ(root.header("Location"), "/contest/");
  for (const char* path :
       {"/index.html", "/assets/engine.wasm", "/reckon-today.wasm", "/contest/engine.wasm",
        "/contest/engine%2ewasm", "/contest/../reckon-today.wasm", "/contest/%2e%2e/index.html",
        "/docs/", "/today.png", "/today", "/api/openapi.json", "/api/v1/rooms", "/api/version",
        "/contests", "/network/"}) {
    EXPECT_EQ(client.ask(server::get(path)).status, 404) << path;
  }
  for (const char* path : {"calcrostic/solve", "version", "krypto/solve", "sheet", "scan"}) {
    EXPECT_EQ(server::Client(serving.port()).ask(server::post(path, "{}")).status, 404) << path;
  }
  const server::Reply seb =
      server::Client(serving.port()).ask(server::get("/contest/safe-exam-browser.seb"));
  EXPECT_EQ(seb.status, 200);
  EXPECT_EQ(seb.header("Content-Type"), "application/seb");
  EXPECT_THAT(seb.body, HasSubstr("<string>http://localhost/contest/</string>"));
}

// Every role on every path: without a token, with a foreign one, and as an entrant.
TEST_F(ServeContests, AsksForATokenWhereItMust) {
  hold();
  const Serving serving(options());
  Pupil pupil(serving.port(), last_code());
  ASSERT_EQ(pupil.enter(), 200);
  server::Client client(serving.port());
  std::size_t asked = 0;
  for (const contests::Route& route : contests::routes()) {
    const std::string method(route.method);
    const std::string path(route.path);
    const auto status = [&](const std::string& token) {
      ++asked;
      return client.ask(request(method, path, token, method == "GET" ? "" : "{}")).status;
    };
    const bool for_all = route.role == contests::Role::all;
    EXPECT_EQ(status("") == 401, !for_all) << path;
    EXPECT_EQ(status("short") == 401, !for_all) << path;
    EXPECT_EQ(status(std::string(32, 'f')) == 401, !for_all) << path;
    EXPECT_NE(status(pupil.token()), 401) << path;
    EXPECT_NE(status(pupil.token()), 503) << path;
    EXPECT_EQ(client.ask(request("PATCH", path, pupil.token())).status, 405) << path;
  }
  EXPECT_EQ(asked, 5 * contests::routes().size());
  EXPECT_EQ(client.ask(request("GET", "attempts", pupil.token())).status, 404);
  EXPECT_EQ(client.ask(request("GET", "", pupil.token())).status, 404);
}

TEST_F(ServeContests, RefusesOddRequests) {
  hold();
  const Serving serving(options());
  Pupil pupil(serving.port(), last_code());
  pupil.post("enter", {{"code", "K7QX-2M4T-9RBD"}, {"device", kDevice}});
  EXPECT_THAT(pupil.status(), testing::AnyOf(400, 404));
  ASSERT_EQ(pupil.enter(), 200);
  ASSERT_TRUE(pupil.start().contains("attempt"));
  const Json change = {
      {"q", "q1"}, {"n", 1}, {"after", {{"device", ""}, {"n", 0}}}, {"state", ""}, {"answer", "7"}};
  const auto sent = [&](const Json& changes) {
    pupil.post("attempt/changes", {{"device", kDevice}, {"changes", changes}});
    return pupil.status();
  };
  const auto with = [&](const char* key, const Json& value) {
    Json other = change;
    other[key] = value;
    return sent(Json::array({other}));
  };
  for (const auto& [key, value] :
       std::vector<std::pair<const char*, Json>>{{"q", "q9"},
                                                 {"q", 1},
                                                 {"q", "'; DROP TABLE answer; --"},
                                                 {"n", 0},
                                                 {"n", -1},
                                                 {"n", 1.5},
                                                 {"n", "1"},
                                                 {"n", 9'007'199'254'740'992},
                                                 {"after", Json()},
                                                 {"after", {{"device", "x"}, {"n", 0}}},
                                                 {"after", {{"device", ""}, {"n", -1}}},
                                                 {"state", std::string(2'049, 'x')},
                                                 {"answer", std::string(301, 'x')},
                                                 {"answer", "a\nb"},
                                                 {"answer", Json::array()},
                                                 {"elapsed", -1},
                                                 {"more", 1}}) {
    EXPECT_EQ(with(key, value), 400) << key << ' ' << value;
  }
  EXPECT_EQ(sent(Json::array({change, change})), 400);
  EXPECT_EQ(sent(Json(1)), 400);
  EXPECT_EQ(sent(Json::array({1})), 400);
  EXPECT_EQ(sent(Json::array()), 200);
  Json many = Json::array();
  for (int i = 0; i < 65; ++i) many.push_back(change);
  EXPECT_EQ(sent(many), 400);
  for (const std::string body : {"", "null", "[]", "{", "{}", "\xff", R"({"device":"\ud800"})"}) {
    pupil.ask(request("POST", "attempt/changes", pupil.token(), body));
    EXPECT_EQ(pupil.status(), 400) << body;
  }
  // Another device cannot speak for this one.
  pupil.post("attempt/changes", {{"device", kOther}, {"changes", Json::array({change})}});
  EXPECT_EQ(pupil.status(), 400);
  server::Client client(serving.port());
  EXPECT_EQ(client
                .ask("POST /contest/v1/enter HTTP/1.1\r\nHost: localhost\r\nContent-Type: "
                     "text/plain\r\nContent-Length: 2\r\n\r\n{}")
                .status,
            415);
  EXPECT_EQ(client
                .ask("POST /contest/v1/enter HTTP/1.1\r\nHost: localhost\r\nContent-Type: "
                     "application/json\r\nContent-Length: 70000\r\n\r\n")
                .status,
            413);
  // After all this the answer is still blank, and can be written.
  EXPECT_EQ(sent(Json::array({change})), 200);
}

// Every change that was acknowledged is there, whenever the server is killed.
TEST_F(ServeContests, LosesNothingWhenItIsKilled) {
  hold();
  std::int64_t n = 0;
  Json tag = {{"device", ""}, {"n", 0}};
  std::int64_t ends = 0;
  const int kills = effort(20, 5);
  for (int i = 0; i < kills; ++i) {
    Serving serving(options());
    ASSERT_NE(serving.port(), 0) << serving.notes();
    Pupil pupil(serving.port(), last_code());
    ASSERT_EQ(pupil.enter(), 200);
    const Json attempt = pupil.start();
    ASSERT_TRUE(attempt.contains("answers")) << attempt;
    const Json& kept = attempt.at("answers").at(0);
    EXPECT_EQ(kept.at("n"), n);
    if (n != 0) {
      EXPECT_EQ(kept.at("answer"), std::to_string(n));
    }
    EXPECT_GE(attempt.at("ends").get<std::int64_t>(), ends);
    ends = attempt.at("ends").get<std::int64_t>();
    const std::jthread killer([process = serving.process(), i] {
      std::this_thread::sleep_for(std::chrono::milliseconds(20 + 13 * i % 90));
      kill(process, SIGKILL);
    });
    for (int tries = 0; tries < 1000; ++tries) {
      const Json result = pupil.change("q1", n + 1, std::to_string(n + 1), tag);
      if (pupil.status() != 200) break;
      ASSERT_EQ(result.at("fate"), "applied") << result;
      ++n;
      tag = {{"device", kDevice}, {"n", n}};
    }
    serving.end(SIGKILL);
    // The last one may be there although its answer was lost.
    const Serving again(options());
    Pupil looks(again.port(), last_code());
    ASSERT_EQ(looks.enter(), 200);
    const Json now = looks.get("attempt").at("answers").at(0);
    const std::int64_t there = now.at("n").get<std::int64_t>();
    EXPECT_TRUE(there == n || there == n + 1) << there << ' ' << n;
    n = there;
    tag = {{"device", kDevice}, {"n", n}};
  }
  EXPECT_GT(n, kills);
}

TEST_F(ServeContests, KeepsFilesApart) {
  const Outcome none = run({"serve", "--port", "0", "--contests", file("none.sqlite")});
  EXPECT_EQ(none.status, 2);
  EXPECT_THAT(none.err, HasSubstr("there is no store of contests"));
  hold();
  std::filesystem::remove(file("store.persons.sqlite"));
  const Outcome lost = run({"serve", "--port", "0", "--contests", file("store.sqlite")});
  EXPECT_EQ(lost.status, 2);
  EXPECT_THAT(lost.err, HasSubstr("there is no file of persons"));
}

}  // namespace
}  // namespace reckon::cli
