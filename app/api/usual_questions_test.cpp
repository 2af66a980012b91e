// SPDX-License-Identifier: MIT
#include "app/api/usual_questions_test.hpp"

#include <cstdint>
#include <sstream>

#include "app/api/api.hpp"

namespace reckon::api {

const std::vector<UsualQuestion>& usual_questions() {
  static const std::string hand = "8 19 14 2 21 : 17";
  static const std::string puzzle = "AB × C = DEA\n+ × ÷ ÷ −\nAB × B = EF\n= = = = =\nBC × A = EF";
  static const std::string solved = "24 8 192 24 4 96 48 2 96 | ***+/-*/";
  static const std::vector<UsualQuestion> questions = {
      {"version", nlohmann::json::object()},
      {"krypto/deal", {{"seed", 1}, {"count", 5}, {"solvable", true}}},
      {"krypto/solve", {{"hand", hand}}},
      {"krypto/solve", {{"hand", hand}, {"rules", "international"}}},
      {"krypto/solve", {{"hand", hand}, {"form", "written"}, {"limit", 5}}},
      {"krypto/solve", {{"hand", hand}, {"form", "linear"}}},
      {"krypto/solve", {{"hand", hand}, {"form", "essential"}}},
      {"krypto/solve", {{"hand", "1 3 7 10 25 50 : 765"}, {"use", "any"}, {"rules", "positive"}}},
      {"krypto/grade", {{"hand", hand}}},
      {"krypto/hint", {{"hand", hand}}},
      {"krypto/check", {{"hand", hand}, {"formula", "21 - 19 + 8 + 14 / 2"}}},
      {"krypto/nearest", {{"hand", "1 1 1 1 2 : 17"}}},
      {"krypto/next", {{"numbers", {8, 19, "3/2", 21}}, {"objective", 17}}},
      {"krypto/games", nlohmann::json::object()},
      {"krypto/census", nlohmann::json::object()},
      {"calcrostic/read", {{"grid", puzzle}}},
      {"calcrostic/solve", {{"grid", puzzle}}},
      {"calcrostic/encode", {{"grid", solved}}},
      {"calcrostic/verify", {{"grid", solved}}},
      {"calcrostic/versions", {{"grid", solved}}},
      {"calcrostic/standard", {{"grid", solved}}},
      {"calcrostic/grade", {{"grid", puzzle}}},
      {"calcrostic/steps", {{"grid", puzzle}}},
      {"calcrostic/hint", {{"grid", puzzle}}},
      {"calcrostic/generate", {{"seed", 1}, {"difficulty", 2}}},
      {"calcrostic/generate", {{"seed", 1}, {"difficulty", 5}}},
      {"calcrostic/generate", {{"seed", 1}, {"rows", 4}, {"columns", 4}, {"difficulty", 3}}},
      {"alphametic/read", {{"puzzle", "SEND + MORE = MONEY"}}},
      {"alphametic/solve", {{"puzzle", "SEND + MORE = MONEY"}}},
      {"alphametic/solve", {{"puzzle", "AB * AB = CDB; A ^ B > C"}}},
      {"alphametic/verify",
       {{"puzzle", "NO + GUN + NO = HUNT"},
        {"given", {{"N", 8}, {"O", 7}, {"G", 9}, {"U", 0}, {"H", 1}, {"T", 2}}}}},
      {"alphametic/grade", {{"puzzle", "SEND + MORE = MONEY"}}},
      {"alphametic/explain", {{"puzzle", "SEND + MORE = MONEY"}}},
      {"alphametic/hint", {{"puzzle", "SEND + MORE = MONEY"}, {"given", {{"M", 1}}}}},
      {"alphametic/generate", {{"seed", 1}}},
      {"alphametic/generate", {{"seed", 1}, {"lang", "fr"}, {"difficulty", 2}}},
      {"alphametic/generate", {{"seed", 1}, {"kind", "doubly-true"}}},
      {"alphametic/generate", {{"seed", 1}, {"kind", "multiplication"}}},
      {"today", {{"date", "2026-11-25"}}},
      {"sheet/puzzles", {{"seed", 1}, {"krypto", 3}, {"calcrostic", 3}, {"newspaper", 1}}},
      {"sheet/puzzles", {{"seed", 1}, {"alphametic", 3}}},
      {"sheet/pages", {{"codes", {"KN8K1-E2N1H-1SD", "CA8DB-R18R1-4HS"}}}},
  };
  return questions;
}

std::string work_signature() {
  std::ostringstream lines;
  std::uint64_t sum = 0;
  Engine engine;
  for (const auto& [path, body] : usual_questions()) {
    engine.answer(path, body.dump());
    sum += engine.steps();
    lines << engine.steps() << ' ' << path << ' ' << body << '\n';
  }
  lines << sum << " in all\n";
  return lines.str();
}

}  // namespace reckon::api
