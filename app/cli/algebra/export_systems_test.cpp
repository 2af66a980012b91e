// SPDX-License-Identifier: MIT
// reckon calcrostic export-systems
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/letters/calcrostic_test.hpp"
#include "reckon/arith/effort_test.hpp"

namespace reckon::cli {
namespace {

using testing::HasSubstr;

nlohmann::json systems_in(const std::string& folder) {
  return nlohmann::json::parse(content_of(folder + "/index.json"))["systems"];
}

class CalcrosticExportSystems : public FolderTest {};

TEST_F(CalcrosticExportSystems, WritesSystemsAndTheirAnswers) {
  const std::string folder = file("systems");
  const Outcome outcome = calcrostic({"export-systems", "--output", folder, "--format", "msolve",
                                      "--operators", "++/*+--?", "--json"});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.json()["systems"], 4);
  const auto index = nlohmann::json::parse(content_of(folder + "/index.json"));
  EXPECT_EQ(index["systems"].size(), 4U);
  EXPECT_EQ(index["systems"][0]["setting"], "++/*+--+");
  EXPECT_EQ(index["systems"][0]["positive_integers"], "infinitely_many");
  EXPECT_EQ(content_of(folder + "/00001.ms"),
            "a,b,c,d,f,g,h,k,m,u\n0\na+b-c,\nd+f-g,\n-k*m+h,\na*d-h,\nb+f-k,\nc-g-m,\n"
            "a-f-m,\nc+f-h,\na*b*c*d*f*g*h*k*m*u-1\n");
}

TEST_F(CalcrosticExportSystems, HasAFormatForEachProgram) {
  for (const std::string format : {"singular", "magma", "maple", "reduce", "macaulay2", "msolve",
                                   "sympy", "sage", "oscar", "json"}) {
    const std::string folder = file(format);
    EXPECT_EQ(calcrostic({"export-systems", "--output", folder, "--format", format, "--operators",
                          "++/*+--+"})
                  .status,
              0);
    const auto index = nlohmann::json::parse(content_of(folder + "/index.json"));
    EXPECT_EQ(index["format"], format);
    const std::string system =
        content_of(folder + '/' + index["systems"][0]["file"].get<std::string>());
    EXPECT_THAT(system, HasSubstr("-k*m+h"));
    const bool divides =
        format == "json" || format == "macaulay2" || format == "sage" || format == "oscar";
    EXPECT_EQ(system.find("*u-1") == std::string::npos, divides);
    EXPECT_EQ(system.find("saturat") == std::string::npos, format == "json" || !divides);
  }
}

TEST_F(CalcrosticExportSystems, PutsSystemsTogether) {
  for (const std::string format :
       {"singular", "magma", "maple", "reduce", "macaulay2", "sympy", "sage", "oscar", "json"}) {
    const std::string folder = file(format);
    const Outcome outcome = calcrostic({"export-systems", "--output", folder, "--format", format,
                                        "--operators", "++/*+--?", "--batch", "3", "--json"});
    EXPECT_EQ(outcome.json()["files"], 2);
    const auto index = nlohmann::json::parse(content_of(folder + "/index.json"));
    const std::string first = index["systems"][0]["file"];
    EXPECT_THAT(first, testing::StartsWith("00001-00003."));
    EXPECT_EQ(index["systems"][2]["file"], first);
    EXPECT_THAT(index["systems"][3]["file"].get<std::string>(), testing::StartsWith("00004."));
    const std::string text = content_of(std::filesystem::path(folder) / first);
    for (std::size_t i = 0; i < 3; ++i) {
      EXPECT_THAT(text, HasSubstr(index["systems"][i]["name"].dump()));
    }
    if (format == "json") {
      const auto systems = nlohmann::json::parse(text);
      EXPECT_EQ(systems[2]["name"], "00003");
      EXPECT_EQ(systems[2]["equations"].size(), 8U);
    }
  }
}

TEST_F(CalcrosticExportSystems, DrawsSettings) {
  const auto settings = [&](const Words& more) {
    Words words = {"export-systems", "--output", file("drawn"), "--operators", "++/*+???",
                   "--count",        "5"};
    words.insert(words.end(), more.begin(), more.end());
    EXPECT_EQ(calcrostic(words).status, 0);
    std::set<std::string> found;
    for (const auto& system : systems_in(file("drawn"))) {
      found.insert(system["setting"].get<std::string>());
    }
    return found;
  };
  EXPECT_EQ(settings({}).size(), 5U);
  EXPECT_EQ(settings({"--seed", "1"}), settings({"--seed", "1", "--threads", "1"}));
  EXPECT_NE(settings({"--seed", "1"}), settings({"--seed", "2"}));
  const Outcome all = calcrostic(
      {"export-systems", "--output", file("all"), "--operators", "++/*+--?", "--count", "5"});
  EXPECT_EQ(all.status, 1);
  EXPECT_THAT(all.err, HasSubstr("4 systems"));
  for (const auto& setting : settings({"--all-operators", "--solvable", "--seed", "1"})) {
    EXPECT_EQ(calcrostic({"families", setting}).status, 0);
  }
}

TEST_F(CalcrosticExportSystems, RefusesWhatItCannotWrite) {
  expect_refusal({"export-systems", "--output", file("x"), "--format", "gap"}, "",
                 "choose singular");
  expect_refusal({"export-systems"}, "", "--output");
  expect_refusal({"export-systems", "--output", file("x"), "--batch", "0"}, "", "--batch: take 1");
  expect_refusal({"export-systems", "--output", file("x"), "--batch", "2", "--format", "msolve"},
                 "", "one system a file");
  expect_refusal({"export-systems", "--output", file("x"), "--seed", "1"}, "", "--count");
  expect_refusal({"export-systems", "--output", file("x"), "--operators", "++/*+--?+"}, "",
                 "8 of + - * /");
  EXPECT_TRUE(files().empty());
  const Outcome outcome =
      calcrostic({"export-systems", "--output", "/proc/none", "--operators", "++/*+--+"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("name a folder that can be written"));
  EXPECT_EQ(outcome.out, "");
}

// --- Zero grids ----------------------------------------------------------------------------------

// Returns the value of sums and differences of products of unknowns, like x11*x13-x12.
std::int64_t value_of(const std::string& polynomial,
                      const std::map<std::string, std::int64_t>& numbers) {
  std::int64_t sum = 0;
  std::int64_t sign = 1;
  std::int64_t product = 1;
  std::string name;
  const auto end_factor = [&] {
    if (!name.empty()) product *= numbers.at(name);
    name.clear();
  };
  const auto end_term = [&] {
    sum += sign * product;
    product = 1;
  };
  for (const char c : polynomial) {
    if (c == '+' || c == '-' || c == '*') {
      const bool is_first = name.empty();
      end_factor();
      if (c == '*') continue;
      if (!is_first) end_term();
      sign = c == '+' ? 1 : -1;
    } else {
      name += c;
    }
  }
  end_factor();
  end_term();
  return sum;
}

class ZeroExportSystems : public FolderTest {
 protected:
  // Writes systems and returns their index.
  nlohmann::json systems(const Words& more, int status = 0) const {
    Words words = {"export-systems", "--output", file("systems")};
    words.insert(words.end(), more.begin(), more.end());
    const Outcome outcome = calcrostic(words);
    EXPECT_EQ(outcome.status, status) << outcome.err;
    return systems_in(file("systems"));
  }
  std::string text_of(const nlohmann::json& system) const {
    return content_of(file("systems/") + system["file"].get<std::string>());
  }
};

TEST_F(ZeroExportSystems, WritesTheSettingOfTheSource) {
  const auto found = systems({"--zero", "--operators", "--------/*-+--+-", "--format", "msolve"});
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0]["setting"], "--------/*-+--+-");
  EXPECT_EQ(found[0]["complete"], true);
  EXPECT_EQ(found[0]["solutions"], "positive_integers");
  EXPECT_EQ(found[0]["positive_integers"], "finitely_many");
  EXPECT_EQ(found[0]["examples"], nlohmann::json::parse("[[12, 2, 10, 2, 4, 2, 6, 2, 8]]"));
  EXPECT_EQ(text_of(found[0]),
            "x11,x12,x13,x21,x22,x23,x31,x32,x33,u\n0\n"
            "x11-x12-x13,\nx21*x23-x22,\nx31+x32-x33,\n"
            "-x21*x31+x11,\nx12-x22+x32,\nx13-x23-x33,\n"
            "x21-x32,\nx11-x22-x33,\nx12-x23,\nx12-x21,\nx13-x22-x31,\nx23-x32,\n"
            "x11*x12*x13*x21*x22*x23*x31*x32*x33*u-1\n");
}

TEST_F(ZeroExportSystems, AgreesWithTheCensus) {
  const auto found =
      systems({"--zero", "--solvable", "--all-operators", "--batch", "100", "--format", "json"});
  std::map<std::string, int> kinds;
  for (const auto& system : found) {
    ++kinds[system["solutions"].get<std::string>()];
    const std::string setting = system["setting"];
    for (const char op : {'+', '-', '*', '/'}) EXPECT_THAT(setting, HasSubstr(std::string(1, op)));
  }
  EXPECT_EQ(kinds, (std::map<std::string, int>{{"complex_only", 32},
                                               {"real_algebraic", 26},
                                               {"real_quadratic", 320},
                                               {"rational", 382},
                                               {"positive_integers", 6},
                                               {"infinite", 8}}));
}

TEST_F(ZeroExportSystems, GridsOfLargerSizesAreSolutions) {
  for (const auto& [rows, columns] : {std::pair{3, 4}, {4, 4}, {5, 3}, {4, 5}}) {
    const auto found =
        systems({"--rows", std::to_string(rows), "--columns", std::to_string(columns), "--count",
                 "5", "--seed", "1", "--format", "json"});
    ASSERT_EQ(found.size(), 5U);
    std::set<std::string> settings;
    for (const auto& system : found) {
      EXPECT_EQ(system["complete"], false);
      EXPECT_TRUE(system["solutions"].is_null());
      settings.insert(system["setting"].get<std::string>());
      const auto text = nlohmann::json::parse(text_of(system));
      const std::vector<std::string> unknowns = text["unknowns"];
      const std::vector<std::int64_t> grid = system["examples"][0];
      ASSERT_EQ(unknowns.size(), static_cast<std::size_t>(rows * columns));
      ASSERT_EQ(grid.size(), unknowns.size());
      std::map<std::string, std::int64_t> numbers;
      for (std::size_t i = 0; i < grid.size(); ++i) numbers[unknowns[i]] = grid[i];
      EXPECT_EQ(text["equations"].size(), static_cast<std::size_t>(3 * (rows + columns - 2)));
      for (const auto& equation : text["equations"]) {
        EXPECT_EQ(value_of(equation, numbers), 0) << equation;
      }
    }
    EXPECT_EQ(settings.size(), 5U);
  }
}

TEST_F(ZeroExportSystems, DrawsSettings) {
  const Words words = {"--zero", "--count", "3", "--seed", "5"};
  const auto drawn = systems(words);
  EXPECT_EQ(drawn.size(), 3U);
  if (kSanitized) return;  // each time, all settings are decided
  EXPECT_EQ(drawn, systems(words));
  EXPECT_NE(drawn, systems({"--zero", "--count", "3", "--seed", "6"}));
}

TEST_F(ZeroExportSystems, RefusesWhatThereIsNot) {
  const auto expect = [&](Words words, const std::string& mention) {
    words.insert(words.begin(), {"export-systems", "--output", file("none")});
    expect_refusal(words, "", mention);
  };
  expect({"--rows", "4"}, "--count: required, since 4 x 3");
  expect({"--rows", "6"}, "--rows: take 3 to 5");
  expect({"--columns", "4", "--count", "1", "--operators", "++++"},
         "--operators: settings of 3 x 4");
  expect({"--zero", "--operators", "++/*+--+"}, "16 of + - * /");
  EXPECT_TRUE(files().empty());
}

}  // namespace
}  // namespace reckon::cli
