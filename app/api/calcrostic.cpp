// SPDX-License-Identifier: MIT
// The paths about grids.
#include <algorithm>
#include <array>
#include <utility>

#include "app/answers/grid_reading.hpp"
#include "app/answers/grids.hpp"
#include "app/api/parameters.hpp"
#include "app/api/request.hpp"
#include "reckon/calcrostic/calcrostic_line.hpp"
#include "reckon/letters/grid/known_letters.hpp"
#include "reckon/letters/reason/hint.hpp"
#include "reckon/letters/solve/line_solver.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::api::on_calcrostics {

namespace {

using answers::Json;
using answers::Need;
using letters::Grid;

constexpr std::size_t kMostSteps = 2000;

// --- What several questions take

constexpr Parameter kGrid = {
    .name = "grid",
    .help = "One grid, in lines of words and operators or, if it is solved, as a grid line",
    .required = true,
    .examples = R"(["AB × C = DEA\n+ × ÷ ÷ −\nAB × B = EF\n= = = = =\nBC × A = EF",
                    "24 8 192 24 4 96 48 2 96 | ***+/-*/"])",
    .shared = true};

// --- Taking it

// The one grid that a request is about.
Grid grid_in(Request& request, Need need, const letters::Conditions& conditions = {}) {
  const std::string text = request.text("grid");
  if (request.refusal()) return {};
  auto grid = letters::read_grid(text, conditions);
  if (!grid) {
    request.refuse("grid", grid.error());
    return {};
  }
  if (const auto lack = answers::lack_of(*grid, need)) request.refuse("grid", *lack);
  return *std::move(grid);
}

// The same in any base.
Grid puzzle_in(Request& request) {
  letters::Conditions conditions;
  conditions.base = static_cast<unsigned>(request.number("base"));
  conditions.leading_zeros = request.flag("leading_zeros");
  return grid_in(request, Need::words, conditions);
}

// The puzzle, with the digits that are given.
Grid told_puzzle_in(Request& request) {
  Grid grid = puzzle_in(request);
  const auto digits = request.digits("given");
  if (request.refusal()) return grid;
  if (const auto told = tell(grid, digits); !told) request.refuse("given", told.error().message);
  return grid;
}

// The notes of a player, which may contradict themselves.
letters::PlayerNotes believed_in(Request& request, const Grid& grid) {
  letters::PlayerNotes believed{.ruled_out = std::vector<letters::DigitSet>(grid.puzzle.letters)};
  const auto index_of = [&](std::string_view letter, std::string_view name) {
    const auto index = letters::index_of_letter(grid.letters, letter);
    if (!index) {
      request.refuse(name, "the grid has no letter " + quote(letter) + ": take those that it has");
    }
    return index;
  };
  for (const auto& [letter, digit] : request.digits("given")) {
    if (const auto index = index_of(letter, "given")) {
      believed.digits.push_back({.letter = *index, .digit = digit});
    }
  }
  for (const auto& [letter, digits] : request.digit_lists("ruled_out")) {
    if (const auto index = index_of(letter, "ruled_out")) believed.ruled_out[*index] |= digits;
  }
  return believed;
}

// --- The questions

constexpr std::array kSolveTakes = {kGrid, kBase, kLeadingZeros, kGiven, kAnswerLimit};

Json solve(Request& request) {
  const Grid grid = told_puzzle_in(request);
  const auto limit = request.number("limit");
  if (!request.complete()) return {};
  auto found = letters::answers_within(request.budget(), grid.puzzle, limit + 1);
  if (!found) return request.refuse_work("grid");
  return json_of_answers(grid, answers::limited(grid.puzzle, *std::move(found), limit),
                         answers::Show::answers);
}

// Also what encode, verify, versions and standard take.
constexpr std::array kGridAlone = {kGrid};

Json read(Request& request) {
  const std::string text = request.text("grid");
  if (!request.complete()) return {};
  return answers::json_of_reading(text);
}

Json encode(Request& request) {
  const Grid grid = grid_in(request, Need::solved);
  if (!request.complete()) return {};
  // Its numbers have been read from digits, so there are letters enough.
  const letters::LinePuzzle puzzle = *letters::encode(grid.puzzle.layout, *grid.numbers());
  return list_of_one("puzzles", answers::json_of_encoded(grid, puzzle, to_text(puzzle)));
}

Json verify(Request& request) {
  const Grid grid = grid_in(request, Need::numbers);
  if (!request.complete()) return {};
  return list_of_one("grids", answers::json_of_mistakes(
                                  grid, letters::mistakes(grid.puzzle.layout, *grid.numbers())));
}

Json versions(Request& request) {
  const Grid grid = grid_in(request, Need::calcrostic);
  if (!request.complete()) return {};
  std::vector<std::string> texts;
  for (const auto& version : calcrostic::versions(answers::calcrostic_in(grid))) {
    texts.push_back(to_line(version));
  }
  return list_of_one("grids", answers::json_of_versions(grid, texts));
}

Json standard(Request& request) {
  const Grid grid = grid_in(request, Need::calcrostic);
  if (!request.complete()) return {};
  return list_of_one("grids", answers::json_of_standard(grid));
}

constexpr std::array kGradeTakes = {kGrid, kBase, kLeadingZeros};

Json grade(Request& request) {
  const Grid grid = puzzle_in(request);
  if (!request.complete()) return {};
  const auto reasoned = reason(grid.puzzle, {.budget = &request.budget()});
  if (reasoned.outcome == letters::Outcome::given_up) return request.refuse_work("grid");
  return list_of_one("grids", answers::json_of_grade(grid, reasoned));
}

constexpr std::array kHintTakes = {
    kGrid, kBase, kLeadingZeros,
    Parameter{.name = "given",
              .type = Type::digits,
              .help = "Digits that the player has found or been shown"},
    Parameter{.name = "ruled_out",
              .type = Type::digit_lists,
              .help = "Digits that the player has ruled out, by letter"}};

Json hint(Request& request) {
  const Grid grid = puzzle_in(request);
  const letters::PlayerNotes believed = believed_in(request, grid);
  if (!request.complete()) return {};
  const auto found = letters::hint(grid.puzzle, believed, request.budget());
  if (found.outcome == letters::Outcome::given_up) return request.refuse_work("grid");
  return answers::json_of_hint(grid, found);
}

constexpr std::array kStepsTakes = {kGrid, kBase, kLeadingZeros, kGiven};

Json steps(Request& request) {
  constexpr std::uint64_t kStepsOfStep = 30'000;
  const Grid grid = told_puzzle_in(request);
  if (!request.complete()) return {};
  const auto reasoned = reason(grid.puzzle, {.budget = &request.budget()});
  if (reasoned.outcome == letters::Outcome::given_up || reasoned.steps.size() > kMostSteps ||
      !request.budget().spend(reasoned.steps.size() * kStepsOfStep)) {
    return request.refuse_work("grid");
  }
  return answers::json_of_explanation(grid, reasoned);
}

Json explain(Request& request) {
  Json explained = steps(request);
  return explained.is_null() ? explained : list_of_one("puzzles", std::move(explained));
}

constexpr calcrostic::GeneratorOptions kUsualOptions;
constexpr Range kSides = {.least = letters::kLeastSide, .most = letters::kMostSide};

constexpr std::array kGenerateTakes = {
    kPuzzleSeed,
    Parameter{.name = "count",
              .type = Type::number,
              .help = "The number of them",
              .range = {.bound = 20},
              .usual = 1},
    Parameter{.name = "difficulty",
              .type = Type::number,
              .help = "Only of this level, from easy to hard",
              .range = {.least = letters::kEasiestLevel, .most = letters::kHardestLevel}},
    Parameter{.name = "rows",
              .type = Type::number,
              .help = "Rows of a grid without diagonals; 3 if only columns are given",
              .range = kSides},
    Parameter{
        .name = "columns", .type = Type::number, .help = "The same for columns", .range = kSides},
    Parameter{.name = "all_operators",
              .type = Type::flag,
              .help = "Each of the four operators occurs in each puzzle"},
    Parameter{.name = "min",
              .type = Type::number,
              .help = "The least number",
              .range = {.most = 100},
              .usual = kUsualOptions.least}};

Json generate(Request& request) {
  request.require("seed");
  const auto seed = request.number("seed");
  const auto count = request.number("count");
  calcrostic::GeneratorOptions wishes;
  const auto rows = request.number_if_given("rows");
  const auto columns = request.number_if_given("columns");
  wishes.diagonals = !rows && !columns;
  wishes.rows = static_cast<std::uint8_t>(rows.value_or(wishes.rows));
  wishes.columns = static_cast<std::uint8_t>(columns.value_or(wishes.columns));
  if (const auto level = request.number_if_given("difficulty")) {
    wishes.level = static_cast<int>(*level);
  }
  wishes.all_operators = request.flag("all_operators");
  wishes.least = static_cast<std::int64_t>(request.number("min"));
  if (!request.complete()) return {};
  auto generator = calcrostic::Generator::make(seed, wishes);
  if (!generator) {
    request.refuse("body", generator.error().message);
    return {};
  }
  Json document = {
      {"seed", answers::json_of(seed)}, {"kind", "letters"}, {"puzzles", Json::array()}};
  while (document["puzzles"].size() < count) {
    const auto generated = generator->next(request.budget());
    if (!generated) {
      request.refuse("body", generated.error().message, Code::too_much);
      return {};
    }
    document["puzzles"].push_back(
        answers::json_of_generated(*generated, to_text(generated->puzzle)));
  }
  return document;
}

// The puzzle of examples, and its answer.
constexpr std::string_view kPuzzleExample =
    R"({"grid": "AB × C = DEA\n+ × ÷ ÷ −\nAB × B = EF\n= = = = =\nBC × A = EF"})";
constexpr std::string_view kSolvedExample = R"({"grid": "24 8 192 24 4 96 48 2 96 | ***+/-*/"})";

constexpr std::array kQuestions = {
    Question{
        .path = "calcrostic/read",
        .summary = "Parse a grid, or report the fault in its text",
        .details =
            "Blank lines may stand between its lines. For a solved grid the puzzle is returned.",
        .example = kPuzzleExample,
        .schema = "calcrostic-read",
        .parameters = kGridAlone,
        .answer = read},
    Question{.path = "calcrostic/solve",
             .summary = "Solve a grid: find the digit of each letter",
             .example = kPuzzleExample,
             .schema = "calcrostic-solve",
             .parameters = kSolveTakes,
             .answer = solve},
    Question{.path = "calcrostic/encode",
             .summary = "Make a puzzle of a solved grid",
             .example = kSolvedExample,
             .schema = "calcrostic-encode",
             .parameters = kGridAlone,
             .answer = encode},
    Question{.path = "calcrostic/verify",
             .summary = "Check a solved grid, or list the wrong lines",
             .example = R"({"grid": "24 8 192 24 4 95 48 2 96 | ***+/-*/"})",
             .schema = "calcrostic-verify",
             .parameters = kGridAlone,
             .answer = verify},
    Question{.path = "calcrostic/versions",
             .summary = "Return the 8 versions of a solved grid: its rotations and reflections",
             .example = kSolvedExample,
             .schema = "calcrostic-versions",
             .parameters = kGridAlone,
             .answer = versions},
    Question{
        .path = "calcrostic/standard",
        .summary = "Return the standard form of a solved grid, which stands for all its versions",
        .example = kSolvedExample,
        .schema = "calcrostic-standard",
        .parameters = kGridAlone,
        .answer = standard},
    Question{.path = "calcrostic/grade",
             .summary = "Grade the difficulty of a grid for people who reason it out",
             .example = kPuzzleExample,
             .schema = "calcrostic-grade",
             .parameters = kGradeTakes,
             .answer = grade},
    Question{.path = "calcrostic/generate",
             .summary = "Make puzzles, each with exactly one answer",
             .details = "422 if a search of about a second finds too few puzzles of this kind.",
             .example = R"({"seed": 1, "difficulty": 2})",
             .schema = "calcrostic-generate",
             .parameters = kGenerateTakes,
             .answer = generate},
    Question{.path = "calcrostic/hint",
             .summary = "Return the next step from a player's notes, or the mistakes in them",
             .details = "Different letters are always different digits.",
             .example = R"({"grid": "AB × C = DEA\n+ × ÷ ÷ −\nAB × B = EF\n= = = = =\nBC × A = EF",
                            "given": {"A": 2, "B": 4}, "ruled_out": {"D": [0], "E": [0]}})",
             .schema = "calcrostic-hint",
             .parameters = kHintTakes,
             .answer = hint},
    Question{.path = "calcrostic/steps",
             .summary = "Explain how a person would solve a grid",
             .example = kPuzzleExample,
             .schema = "calcrostic-steps",
             .parameters = kStepsTakes,
             .answer = steps},
    Question{.path = "calcrostic/explain",
             .summary = "Explain how a person would solve a grid, as a list of puzzles",
             .example = kPuzzleExample,
             .schema = "calcrostic-explain",
             .parameters = kStepsTakes,
             .answer = explain},
};

}  // namespace

std::span<const Question> questions() { return kQuestions; }

}  // namespace reckon::api::on_calcrostics
