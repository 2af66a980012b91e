// SPDX-License-Identifier: MIT
// Every JSON document of the program against its schema in schemas/.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "app/cli/frame/all_commands_test.hpp"
#include "app/cli/frame/examples_test.hpp"
#include "app/testing/run_program_test.hpp"
#include "app/testing/schema_faults_test.hpp"
#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/rules.hpp"
#include "reckon/kinds/kind.hpp"
#include "reckon/letters/grid/first_puzzle_test.hpp"
#include "reckon/letters/reason/reasoning.hpp"
#include "reckon/store/matches.hpp"

namespace reckon::cli {
namespace {

using Json = nlohmann::json;

const std::filesystem::path kSchemas = std::filesystem::path(RECKON_SOURCE_DIR) / "schemas";

using answers::schema_text;

std::string faults(const std::string& schema, const Json& document) {
  return answers::faults(schema_text(schema), document);
}

// Adds every combination of the options, each of them given or not; if starting the program is
// slow, only none and all of them.
std::vector<Words> with_options(const Words& words, const std::vector<Words>& options) {
  std::vector<Words> result = {words};
  if (kSanitized) {
    Words all = words;
    for (const Words& option : options) all.insert(all.end(), option.begin(), option.end());
    result.push_back(std::move(all));
    return result;
  }
  for (const Words& option : options) {
    const std::size_t count = result.size();
    for (std::size_t i = 0; i < count; ++i) {
      Words more = result[i];
      more.insert(more.end(), option.begin(), option.end());
      result.push_back(std::move(more));
    }
  }
  return result;
}

// Runs a command of the area that begins the name of the schema, if such an area exists.
Outcome run_for(const std::string& schema, const Words& words, const std::string& input) {
  if (schema == "program-version") return run(words, input);
  return run_area(schema.substr(0, schema.find('-')), words, input);
}

void expect_valid(const std::string& schema, Words words, const std::string& input = {}) {
  words.emplace_back("--json");
  std::string shown;
  for (const std::string& word : words) shown += word + ' ';
  SCOPED_TRACE(shown);
  const Outcome outcome = run_for(schema, words, input);
  ASSERT_TRUE(outcome.status == 0 || outcome.status == 1) << outcome.err;
  EXPECT_EQ(faults(schema, outcome.json()), "") << outcome.out;
}

// Solvable, unsolvable, negative, without any reachable number, and beyond 64 bits.
const std::vector<std::string> kHands = {"2 4 3 6 5 : 6",
                                         "1 1 1 1 1 : 25",
                                         "-3 5 : 2",
                                         "0 : 5",
                                         "7 : 7",
                                         "1 2 : 99999999999999999999",
                                         "1000000 1000000 1000000 : 1000000000000000000"};
// Returns all of them, or only the first if starting the program is slow.
std::span<const std::string> some_hands() {
  return std::span(kHands).first(effort(kHands.size(), std::size_t{2}));
}
constexpr const char* kFileOfHands = "2 4 3 6 5 : 6\n1 1 1 1 1 25\n1 2 : -99999999999999999999\n";

TEST(Schema, Deal) {
  for (const Words& words : with_options({"deal"}, {{"--deck", "52"},
                                                    {"--seed", "18446744073709551615"},
                                                    {"--count", "3"},
                                                    {"--solvable", "--rules", "positive"}})) {
    expect_valid("krypto-deal", words);
  }
  expect_valid("krypto-deal", {"deal", "--count", "0"});
}

TEST(Schema, Score) {
  expect_valid("krypto-score", {"score", RECKON_SOURCE_DIR "/examples/match.jsonl"});
  expect_valid("krypto-score", {"score", "-"}, R"({"event": "opened"})");
  expect_valid("krypto-score", {"score", "-"},
               "{\"event\": \"opened\", \"game\": \"duel\"}\n"
               "{\"event\": \"joined\", \"player\": \"Ann\"}\n");
}

TEST(Schema, Solve) {
  for (const std::string& hand : some_hands()) {
    for (const std::string form : {"distinct", "written", "essential", "linear"}) {
      for (const Words& option :
           {Words{}, Words{"--count"}, Words{"--first"}, Words{"--limit", "1"},
            Words{"--use", "any"}, Words{"--rules", "positive"}, Words{"--notation", "steps"}}) {
        Words words = {"solve", hand, "--form", form};
        words.insert(words.end(), option.begin(), option.end());
        expect_valid("krypto-solve", words);
      }
    }
  }
}

TEST(Schema, SolveFile) {
  for (const Words& words :
       with_options({"solve", "--file", "-"},
                    {{"--form", "linear"}, {"--rules", "integer"}, {"--use", "any"}})) {
    for (const Words& option : {Words{}, Words{"--count"}, Words{"--first"}, Words{"--limit", "2"},
                                Words{"--unsolvable"}}) {
      Words all = words;
      all.insert(all.end(), option.begin(), option.end());
      expect_valid("krypto-solve-file", all, kFileOfHands);
    }
  }
  expect_valid("krypto-solve-file", {"solve", "--file", "-", "--unsolvable"}, "1 2 : 3\n");
}

TEST(Schema, NearestHintAndGrade) {
  for (const std::string& hand : some_hands()) {
    for (const std::string rules : {"house", "integer", "international", "positive"}) {
      expect_valid("krypto-nearest", {"nearest", hand, "--rules", rules});
      expect_valid("krypto-nearest", {"nearest", hand, "--rules", rules, "--use", "any"});
      expect_valid("krypto-grade", {"grade", hand, "--rules", rules});
      for (const Words& words : with_options({"hint", hand, "--rules", rules}, {{"--more"}})) {
        expect_valid("krypto-hint", words);
      }
    }
  }
  expect_valid("krypto-grade-file", {"grade", "--file", "-"}, kFileOfHands);
}

TEST(Schema, Check) {
  for (const std::string formula :
       {"6 - (3 + 2 - 5) * 4", "1", "(2+3)*5 − 6/2", "1 / (2 - 2)", "1/3",
        "999999999999999999 * 999999999999999999", "1 - 999999999999999999 / 7"}) {
    for (const Words& words : with_options({"check", "2 4 3 6 5 : 6", formula},
                                           {{"--rules", "positive"}, {"--use", "any"}})) {
      expect_valid("krypto-check", words);
    }
  }
}

TEST(Schema, CensusAndOdds) {
  for (const Words& words : with_options({"census", "--cards", "2"}, {{"--form", "linear"},
                                                                      {"--rules", "positive"},
                                                                      {"--objectives", "-3-40"},
                                                                      {"--max", "6"}})) {
    expect_valid("krypto-census", words);
    if (words.size() > 5) continue;  // counting is slow, and all counts have one form
    Words with_counts = words;
    with_counts.insert(with_counts.end(), {"--unique", "/dev/null"});
    expect_valid("krypto-census", with_counts);
  }
  if (!kSanitized) expect_valid("krypto-census", {"census", "--game", "countdown"});
  for (const Words& words :
       with_options({"odds"}, {{"--deck", "52"}, {"--rules", "integer"}, {"--rounds", "-5,0"}})) {
    expect_valid("krypto-odds", words);
  }
}

TEST(Schema, Records) {
  for (const std::string question :
       {"run", "objectives", "solutions", "single", "unsolvable", "deck"}) {
    for (const std::string rules : {"house", "positive"}) {
      Words words = {"records", "--question", question, "--rules", rules};
      if (question != "deck") {
        words.insert(words.end(), {"--cards", "3", "--min", "2", "--max", "9"});
      }
      expect_valid("krypto-records", words);
    }
  }
  expect_valid("krypto-records", {"records", "--cards", "1", "--min", "2"});
}

// A puzzle, a solved grid, one of another size without a solution, and one with many.
constexpr const char* kPuzzle = letters::kFirstPuzzle;
constexpr const char* kSolvedGrid = "24 8 192 24 4 96 48 2 96 | ***+/-*/\n";
constexpr const char* kWrongGrid = "24 8 192 24 4 95 48 2 96 | ***+/-*/\n";
constexpr const char* kGrids =
    "24 8 192 24 4 96 48 2 96 | ***+/-*/\n"
    "AB × C = DEA\n+ × ÷ ÷ −\nAB × B = EF\n= = = = =\nBC × A = EF\n\n"
    "A + A + A = B\n+ + + +\nA + A + A = B\n= = = =\nB + B + B = A\n\n"
    "A + B = C\n+ + +\nD + A = E\n= = =\nF + C = G\n";

// They ask for numbers: one with one answer, and one with infinitely many.
constexpr const char* kAsksForNumbers =
    "? + ? = ?\n+ / / + -\n? + ? = ?\n= = = = =\n? / ? = ?\n\n"
    "? + ? = ?\n* - + + -\n? + ? = ?\n= = = = =\n? / ? = ?\n";

TEST(Schema, Calcrostics) {
  for (const Words& words :
       with_options({"solve", "-"}, {{"--base", "12"}, {"--leading-zeros"}, {"--limit", "1"}})) {
    expect_valid("calcrostic-solve", words, kPuzzle);
    expect_valid("calcrostic-solve", words, kSolvedGrid);
    expect_valid("calcrostic-solve-file", words, kGrids);
  }
  expect_valid("calcrostic-solve", {"solve", "-", "--count"}, kPuzzle);
  expect_valid("calcrostic-solve-file", {"solve", "-", "--count"}, kGrids);
  for (const std::string grids : {kSolvedGrid, kWrongGrid}) {
    expect_valid("calcrostic-verify", {"verify", "-"}, grids + kSolvedGrid);
  }
  expect_valid("calcrostic-encode", {"encode", "-"}, kSolvedGrid);
  expect_valid("calcrostic-encode", {"encode", "-", "--latex"}, kSolvedGrid);
  expect_valid("calcrostic-versions", {"versions", "-"}, kSolvedGrid);
  expect_valid("calcrostic-versions", {"versions", "-", "--text"}, kSolvedGrid);
  expect_valid("calcrostic-standard", {"standard", "-"}, kSolvedGrid);
  expect_valid("calcrostic-generate", {"generate", "--count", "3"});
  expect_valid("calcrostic-generate", {"generate", "--kind", "numbers", "--count", "3"});
  expect_valid("calcrostic-solve-file", {"solve", "-"}, kAsksForNumbers);
  expect_valid("calcrostic-solve-file", {"solve", "-", "--count"}, kAsksForNumbers);
  expect_valid("calcrostic-generate",
               {"generate", "--rows", "4", "--seed", "18446744073709551615"});
  expect_valid("calcrostic-solve", {"solve", "-", "--explain"}, kPuzzle);
  expect_valid("calcrostic-solve-file", {"solve", "-", "--explain"}, kGrids);
  expect_valid("calcrostic-grade", {"grade", "-"}, kGrids);
  expect_valid("calcrostic-explain", {"explain", "-"}, kGrids);
  expect_valid("calcrostic-hint", {"hint", "-"}, kPuzzle);
  for (const Words& words : with_options({"guess", "-"}, {{"--runs", "3"},
                                                          {"--seed", "18446744073709551613"},
                                                          {"--max-guesses", "3"},
                                                          {"--given", "A=0"}})) {
    expect_valid("calcrostic-guess", words, kPuzzle);
  }
  expect_valid("calcrostic-list", {"list", "--sum-max", "60", "--min", "1", "--letters", "4"});
  expect_valid("calcrostic-list", {"list", "--sum-max", "7"});
  expect_valid("calcrostic-census", {"census", "--sum-max", "60"});
  expect_valid("calcrostic-rank", {"rank", "-"}, kSolvedGrid);
  expect_valid("calcrostic-families", {"families", "-**-*+*/"});
  expect_valid("calcrostic-families", {"families", "24 8 192 24 4 96 48 2 96 | ***+/-*/"});
  expect_valid("calcrostic-families-all", {"families", "--all", "--operators", "++/*+???"});
  expect_valid("calcrostic-zero", {"zero", "--all-operators", "--min", "1", "--count", "2"});
  if (!kSanitized) expect_valid("calcrostic-zero", {"zero"});
  expect_valid("calcrostic-zero", {"zero", "--rows", "4", "--columns", "4", "--count", "2"});
  expect_valid("calcrostic-zero", {"zero", "--rows", "3", "--columns", "4", "--all"});
  expect_valid("calcrostic-zero", {"zero", "--all", "--min", "1"});
  expect_valid("calcrostic-zero",
               {"zero", "--rows", "4", "--columns", "4", "--price", "--sample", "5"});
  expect_valid("calcrostic-zero",
               {"zero", "--rows", "5", "--columns", "5", "--all", "--min", "1", "--max", "1"});
  expect_valid("calcrostic-zero", {"zero", "--rows", "6", "--columns", "5", "--smallest"});
  expect_valid("calcrostic-zero",
               {"zero", "--rows", "4", "--columns", "4", "--multiples", "--max", "12"});
  expect_valid("calcrostic-zero", {"zero", "--rows", "5", "--columns", "5", "--all-operators"});
}

TEST(Schema, Today) {
  for (const Words& words :
       with_options({}, {{"--date", "2026-11-25"}, {"--kind", "krypto"}, {"--solutions"}})) {
    expect_valid("today", words);
  }
  expect_valid("today", {"--kind", "newspaper", "--solutions"});
}

TEST(Schema, Alphametics) {
  constexpr const char* kMoney = "SEND + MORE = MONEY";
  constexpr const char* kMultiplication = "ABC\nx DE\n-----\nFEC\nDEC\n-----\nHGBC\n";
  for (const Words& words : with_options(
           {"solve", kMoney},
           {{"--base", "12"}, {"--leading-zeros"}, {"--may-share", "S"}, {"--limit", "1"}})) {
    expect_valid("alphametic-solve", words);
  }
  expect_valid("alphametic-solve", {"solve", "A + B = C", "--count"});
  expect_valid("alphametic-solve", {"solve", "-"}, kMultiplication);
  expect_valid("alphametic-solve-file", {"solve", "-"}, "A + A = B\n_B = A9\n");
  expect_valid("alphametic-solve-file", {"solve", "-", "--count"}, "A + A = B\nAA = A\n");
  for (const char* puzzle : {kMoney, "A + B = C", "A = A + 1", "TWO × TWO = THREE"}) {
    expect_valid("alphametic-grade", {"grade", puzzle});
    expect_valid("alphametic-explain", {"explain", puzzle});
    expect_valid("alphametic-hint", {"hint", puzzle});
  }
  expect_valid("alphametic-hint", {"hint", kMoney, "--given", "M=1"});
  expect_valid("alphametic-hint", {"hint", kMoney, "--given", "M=2"});
  expect_valid("alphametic-verify", {"verify", "1 + 1 = 2"});
  expect_valid("alphametic-verify", {"verify", "A + A = 2", "--given", "A=3"});
  for (const char* kind : {"doubly-true", "multiplication"}) {
    expect_valid("alphametic-generate", {"generate", "--kind", kind, "--count", "2"});
  }
  expect_valid("alphametic-generate",
               {"generate", "--kind", "doubly-true", "--all", "--lang", "fr", "--max", "30"});
}

class SchemaOfFiles : public FolderTest {};

TEST_F(SchemaOfFiles, ExportSystems) {
  std::vector<Words> commands = {{"--operators", "++/*+---"},
                                 {"--count", "3", "--batch", "2"},
                                 {"--zero", "--solvable", "--count", "5"},
                                 {"--rows", "4", "--columns", "5", "--count", "2"}};
  if (!kSanitized) {  // each time, all settings are decided
    commands.push_back({"--zero", "--count", "1"});
    commands.push_back({"--zero", "--operators", "????????????????", "--all-operators", "--count",
                        "1", "--seed", "18446744073709551615"});
  }
  for (const Words& words : commands) {
    Words all = {"export-systems", "--output", file("systems")};
    all.insert(all.end(), words.begin(), words.end());
    expect_valid("calcrostic-export-systems", all);
    const auto index = Json::parse(content_of(file("systems") + "/index.json"));
    EXPECT_EQ(faults("calcrostic-export-systems-index", index), "") << index;
    Json bad = index;
    bad["systems"][0].erase("positive_integers");
    EXPECT_NE(faults("calcrostic-export-systems-index", bad), "");
    bad = index;
    bad["systems"][0]["one_key_more"] = 1;
    EXPECT_NE(faults("calcrostic-export-systems-index", bad), "");
  }
}

TEST_F(SchemaOfFiles, Bank) {
  const auto on_bank = [&](Words words) {
    words.insert(words.end(), {"--bank", file("bank.sqlite")});
    return words;
  };
  for (const std::string kind : {"krypto", "calcrostic", "newspaper", "numbers"}) {
    expect_valid("bank-fill", on_bank({"fill", "--kind", kind, "--count", "3"}));
  }
  expect_valid("bank-fill",
               on_bank({"fill", "--kind", "krypto", "--seed", "18446744073709551615"}));
  expect_valid("bank-find", on_bank({"find", "--limit", "5", "--mark", "grade 6, May"}));
  expect_valid("bank-find", on_bank({"find", "--letters", "9999"}));
  expect_valid("bank-find", on_bank({"find"}));
  expect_valid("bank-stats", on_bank({"stats"}));
  expect_valid("bank-check", on_bank({"check"}));
  expect_valid("bank-export", on_bank({"export", file("all.jsonl")}));
  expect_valid("bank-import", on_bank({"import", file("all.jsonl")}));
  const std::vector<std::string> puzzles = lines_of(file("all.jsonl"));
  EXPECT_EQ(puzzles.size(), 13U);
  for (const std::string& puzzle : puzzles) {
    EXPECT_EQ(faults("bank-line", Json::parse(puzzle)), "") << puzzle;
  }
  Json marked = Json::parse(puzzles.front());
  marked.erase("given_to");
  EXPECT_NE(faults("bank-line", marked), "");
  // Puzzles that are found and exported have one form.
  EXPECT_EQ(schema_text("bank-find")["properties"]["puzzles"]["items"]["properties"],
            schema_text("bank-line")["properties"]);
}

TEST_F(SchemaOfFiles, Forget) {
  ASSERT_TRUE(store::Matches::open(file("matches.sqlite")));
  for (const std::string what : {"--code", "--name"}) {
    expect_valid("forget", {what, "K7QX2M", "--matches", file("matches.sqlite")});
  }
}

TEST_F(SchemaOfFiles, Image) {
  for (const std::string kernel : {"1", "0 0", "-1 -1 -1; -1 8 -1; -1 -1 -1", "1 2; 3 4; 5 6",
                                   "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"}) {
    expect_valid("image-kernel", {"kernel", kernel});
  }
  for (const std::string threshold : {"0", "0.7", "3/2"}) {
    const std::string picture = RECKON_SOURCE_DIR "/docs/images/sheet.png";
    expect_valid("image-edges", {"edges", picture, file("edges.png"), "--threshold", threshold});
  }
}

// --- That validation can fail --------------------------------------------------------------------

// Cases that no example shows: a schema, a command whose answer it describes, and the input of the
// command.
const std::vector<std::tuple<std::string, Words, std::string>> kValid = {
    {"program-version", {"--version"}, ""},
    {"krypto-census", {"census", "--cards", "3", "--counts", "/dev/null"}, ""},
    {"krypto-solve", {"solve", "1 1 1 1 1 : 25"}, ""},
    {"krypto-solve-file", {"solve", "--file", "-"}, kFileOfHands},
    {"krypto-check", {"check", "1 2 : 3", "2"}, ""},
    {"calcrostic-solve-file", {"solve", "-", "--limit", "1"}, kGrids},
    {"calcrostic-solve-file", {"solve", "-"}, kAsksForNumbers},
    {"calcrostic-verify", {"verify", "-"}, kWrongGrid},
    {"calcrostic-generate", {"generate", "--kind", "numbers", "--count", "2"}, ""},
    {"calcrostic-grade", {"grade", "-"}, kGrids},
    {"alphametic-solve-file", {"solve", "-"}, "A + A = B\nAA = A\n"},
    {"alphametic-generate", {"generate", "--kind", "multiplication", "--seed", "1"}, ""},
};

// Checks that the document is valid, and invalid with a missing key, an extra key, or another
// value.
void expect_to_be_held(const std::string& schema, const Json& good) {
  ASSERT_EQ(faults(schema, good), "") << schema;
  for (const auto& key : schema_text(schema)["required"]) {
    Json bad = good;
    bad.erase(key.get<std::string>());
    EXPECT_NE(faults(schema, bad), "") << schema << " without " << key;
  }
  for (const auto& [key, value] : good.items()) {
    Json bad = good;
    bad[key] = -1.5;
    EXPECT_NE(faults(schema, bad), "") << schema << " with a bad " << key;
  }
  Json bad = good;
  bad["one_key_more"] = 1;
  EXPECT_NE(faults(schema, bad), "") << schema;
}

TEST(Schema, NoticesWhatIsWrong) {
  std::size_t number = 0;
  for (const auto& [schema, command, input] : kValid) {
    if (number++ % effort(1U, 5U) != 0) continue;
    Words words = command;
    words.emplace_back("--json");
    expect_to_be_held(schema, run_for(schema, words, input).json());
  }
}

class SchemaOfExamples : public ExamplesTest {
 protected:
  // Returns the output of an example with --json; empty if the example does not allow it.
  Json document_of(std::string example, const std::string& command) const {
    const std::string name = "reckon " + command;
    example.insert(example.rfind(name) + name.size(),
                   example.ends_with(" --json") ? "" : " --json");
    const Outcome outcome = type(example);
    return outcome.status == 0 && outcome.out.starts_with('{') ? outcome.json() : Json();
  }
};

// Returns the schema of the command, or of one of its questions with a separate document, such as
// `solve-file`.
std::string schema_for(const std::string& name, const Json& document) {
  std::string last;
  for (const auto& entry : std::filesystem::directory_iterator(kSchemas)) {
    const std::string schema = entry.path().stem().string();
    if (schema != name && !schema.starts_with(name + "-")) continue;
    if (faults(schema, document).empty()) return schema;
    if (last.empty() || schema == name) last = schema;
  }
  return last;
}

// Whether a command solves hands of one game.
bool is_short_form(const std::string& name) { return name == "24" || name == "countdown"; }

TEST_F(SchemaOfExamples, HoldsForEveryCommand) {
  for (const HelpCommand& command : all_commands()) {
    if (std::ranges::find(command.entries, "--json", &HelpEntry::name) == command.entries.end()) {
      continue;
    }
    SCOPED_TRACE(command.name());
    std::string name = command.name();
    std::ranges::replace(name, ' ', '-');
    if (is_short_form(name)) name = "krypto-solve";
    bool shown = false;
    for (const std::string& example : command.examples) {
      const Json document = document_of(example, command.name());
      if (document.is_null()) continue;
      shown = true;
      const std::string schema = schema_for(name, document);
      ASSERT_NE(schema, "") << "schemas/" << name << ".json is missing";
      expect_to_be_held(schema, document);
    }
    EXPECT_TRUE(shown) << "an example that goes with --json";
  }
}

TEST(Schema, NoticesWhatDoesNotGoTogether) {
  Json solved = krypto({"solve", "2 4 3 6 5 : 6", "--json"}).json();
  solved["nearest"] = {{"below", nullptr}, {"above", nullptr}};
  EXPECT_NE(faults("krypto-solve", solved), "");
  Json judged = krypto({"check", "1 2 : 3", "1 + 2", "--json"}).json();
  judged["correct"] = false;
  EXPECT_NE(faults("krypto-check", judged), "");
  Json graded = krypto({"grade", "2 4 3 6 5 : 6", "--json"}).json();
  graded["level"] = 6;
  EXPECT_NE(faults("krypto-grade", graded), "");
  graded["level"] = 3;
  EXPECT_EQ(faults("krypto-grade", graded), "");
  graded.erase("level");
  EXPECT_NE(faults("krypto-grade", graded), "");
  Json verdict = calcrostic({"verify", "-", "--json"}, kWrongGrid).json();
  verdict["grids"][0]["correct"] = true;
  EXPECT_NE(faults("calcrostic-verify", verdict), "");
  Json batch = krypto({"solve", "--file", "-", "--json"}, kFileOfHands).json();
  batch["results"][1]["one_key_more"] = 1;
  EXPECT_NE(faults("krypto-solve-file", batch), "");
}

// Every schema has a title, and every key a description; further keys are forbidden.
void expect_described(const Json& schema, const std::string& place) {
  if (schema.contains("properties") && schema.contains("type")) {
    EXPECT_EQ(schema["additionalProperties"], false) << place;
    for (const auto& [key, value] : schema["properties"].items()) {
      EXPECT_TRUE(value.contains("description")) << place << '.' << key;
      expect_described(value, std::string(place).append(".").append(key));
    }
  }
  if (schema.contains("items")) expect_described(schema["items"], place + "[]");
  for (const char* choice : {"oneOf", "anyOf"}) {
    if (!schema.contains(choice)) continue;
    for (const Json& one : schema[choice]) expect_described(one, place);
  }
}

TEST(Schema, Sheet) {
  for (const std::string kind :
       {"--krypto", "--calcrostic", "--newspaper", "--numbers", "--alphametic"}) {
    expect_valid("sheet", {kind, "1", "--seed", "18446744073709551615", "--lang", "fr"});
  }
  // A hand without a solution, and a sheet that is written.
  expect_valid("sheet", {"--code", "K51F7-S167N-Y"});
  expect_valid("sheet", {"--krypto", "1", "-o", "/dev/null", "--format", "pdf"});
}

TEST(Schema, DescribesEveryKey) {
  std::size_t count = 0;
  for (const auto& entry : std::filesystem::directory_iterator(kSchemas)) {
    const std::string name = entry.path().stem().string();
    if (!name.starts_with("krypto-") && !name.starts_with("calcrostic-") &&
        !name.starts_with("alphametic-") && !name.starts_with("bank-") &&
        !name.starts_with("image-") && name != "sheet" && !name.starts_with("scan")) {
      continue;
    }
    ++count;
    const Json schema = schema_text(name);
    EXPECT_TRUE(schema.contains("title")) << name;
    EXPECT_TRUE(schema.contains("description")) << name;
    EXPECT_EQ(schema["$schema"], "http://json-schema.org/draft-07/schema#") << name;
    EXPECT_TRUE(schema.contains("enum") || !schema["required"].empty()) << name;
    expect_described(schema, name);
  }
  EXPECT_GE(count, 14U);
}

// Names in shared schemas equal those in the tables.
TEST(Schema, NamesRuleSetsKindsAndTechniques) {
  std::vector<std::string> rules;
  for (const Rules one : kAllRules) rules.emplace_back(name_of(one));
  EXPECT_EQ(schema_text("rules")["enum"], Json(rules));
  std::vector<std::string> kinds;
  for (const kinds::Kind one : kinds::kAllKinds) kinds.emplace_back(name_of(one));
  EXPECT_EQ(schema_text("kinds")["enum"], Json(kinds));
  // Grids are worked line by line; alphametics by columns, too.
  std::vector<std::string> of_grids;
  std::vector<std::string> of_alphametics;
  for (const letters::TechniqueRow& row : letters::kTechniques) {
    of_alphametics.emplace_back(row.key);
    if (row.scope != letters::Scope::column) of_grids.emplace_back(row.key);
  }
  EXPECT_EQ(schema_text("techniques")["enum"], Json(of_grids));
  EXPECT_EQ(schema_text("alphametic-techniques")["enum"], Json(of_alphametics));
}

}  // namespace
}  // namespace reckon::cli
