// The paths about grids.
#include <array>
#include <utility>

#include "app/api/paths.hpp"
#include "app/json/grids.hpp"
#include "reckon/calcrostic/grid_line.hpp"
#include "reckon/calcrostic/known_letters.hpp"
#include "reckon/calcrostic/puzzle_solver.hpp"

namespace reckon::api {

namespace {

using calcrostic::Grid;
using json::Json;
using json::Need;
using json::PlacedJson;

constexpr std::uint64_t kMostAnswers = 100;
constexpr std::uint64_t kUsualAnswers = 10;
constexpr std::uint64_t kMostPuzzles = 20;

// The one grid that a request is about.
Grid grid_in(Request& request, Need need, const calcrostic::Conditions& conditions = {}) {
  const std::string text = request.text("grid");
  if (request.refusal()) return {};
  auto grid = calcrostic::read_grid(text, conditions);
  if (!grid) {
    const auto& [message, line, column] = grid.error();
    request.refuse("grid", "line " + std::to_string(line) + ", column " + std::to_string(column) +
                               ": " + message);
    return {};
  }
  if (const auto lack = json::lack_of(*grid, need)) request.refuse("grid", *lack);
  return *std::move(grid);
}

// `{"A": 2}`: tells the grid these digits.
void tell_given(Request& request, Grid& grid) {
  const PlacedJson* given = request.value("given");
  if (given == nullptr) return;
  if (given->kind != PlacedJson::Kind::object) {
    request.refuse("given", "this is no object: write letters and their digits, like {\"A\": 2}");
    return;
  }
  std::vector<calcrostic::NamedDigit> digits;
  for (const PlacedJson& item : given->items) {
    if (item.key.size() != 1 || item.kind != PlacedJson::Kind::number ||
        item.number >= calcrostic::kMostDigits) {
      request.refuse("given", "a letter and its digit are written like {\"A\": 2}");
      return;
    }
    digits.push_back({.letter = item.key.front(), .digit = static_cast<unsigned>(item.number)});
  }
  if (const auto told = tell(grid, digits); !told) request.refuse("given", told.error().message);
}

// What is a list where there may be several grids.
Json one(const char* list, Json item) {
  Json document;
  document[list] = Json::array();
  document[list].push_back(std::move(item));
  return document;
}

Json solve(Request& request) {
  calcrostic::Conditions conditions;
  conditions.base =
      static_cast<unsigned>(request.number("base", {.least = 2, .most = calcrostic::kMostDigits})
                                .value_or(conditions.base));
  conditions.leading_zeros = request.flag("leading_zeros");
  Grid grid = grid_in(request, Need::grid, conditions);
  tell_given(request, grid);
  const auto limit = request.number("limit", {.bound = kMostAnswers}).value_or(kUsualAnswers);
  if (!request.complete()) return {};
  return json_of_answers(grid, json::limited(calcrostic::answers(grid.puzzle, limit + 1), limit),
                         json::Show::answers);
}

Json encode(Request& request) {
  const Grid grid = grid_in(request, Need::solved);
  if (!request.complete()) return {};
  // Its numbers have been read from digits, so there are letters enough.
  const calcrostic::Puzzle puzzle = *calcrostic::encode(grid.puzzle.layout, *grid.numbers());
  return one("puzzles", json::json_of_encoded(grid, puzzle, to_text(puzzle)));
}

Json verify(Request& request) {
  const Grid grid = grid_in(request, Need::numbers);
  if (!request.complete()) return {};
  return one("grids", json::json_of_mistakes(
                          grid, calcrostic::mistakes(grid.puzzle.layout, *grid.numbers())));
}

Json versions(Request& request) {
  const Grid grid = grid_in(request, Need::calcrostic);
  if (!request.complete()) return {};
  std::vector<std::string> texts;
  for (const auto& version : calcrostic::versions(json::calcrostic_in(grid))) {
    texts.push_back(to_line(version));
  }
  return one("grids", json::json_of_versions(grid, texts));
}

Json standard(Request& request) {
  const Grid grid = grid_in(request, Need::calcrostic);
  if (!request.complete()) return {};
  return one("grids", json::json_of_standard(grid));
}

Json grade(Request& request) {
  const Grid grid = grid_in(request, Need::grid);
  if (!request.complete()) return {};
  return one("grids", json::json_of_grade(grid, reason(grid.puzzle)));
}

Json generate(Request& request) {
  request.require("seed", "give a whole number; the same seed makes the same puzzles");
  const auto seed = request.number("seed").value_or(0);
  const auto count = request.number("count", {.bound = kMostPuzzles}).value_or(1);
  calcrostic::Wishes wishes;
  const auto rows =
      request.number("rows", {.least = calcrostic::kLeastSide, .most = calcrostic::kMostSide});
  const auto columns =
      request.number("columns", {.least = calcrostic::kLeastSide, .most = calcrostic::kMostSide});
  wishes.diagonals = !rows && !columns;
  wishes.rows = static_cast<std::uint8_t>(rows.value_or(wishes.rows));
  wishes.columns = static_cast<std::uint8_t>(columns.value_or(wishes.columns));
  if (const auto level = request.number(
          "difficulty", {.least = calcrostic::kEasiestLevel, .most = calcrostic::kHardestLevel})) {
    wishes.level = static_cast<int>(*level);
  }
  wishes.all_operators = request.flag("all_operators");
  constexpr std::uint64_t kMostLeast = 100;
  if (const auto least = request.number("min", {.most = kMostLeast})) {
    wishes.least = static_cast<std::int64_t>(*least);
  }
  if (!request.complete()) return {};
  auto generator = calcrostic::Generator::make(seed, wishes);
  if (!generator) {
    request.refuse("body", generator.error().message);
    return {};
  }
  Json document = {{"seed", json::json_of(seed)}, {"puzzles", Json::array()}};
  while (document["puzzles"].size() < count) {
    const auto generated = generator->next();
    if (!generated) {
      request.refuse("body", generated.error().message, Status::too_much);
      return {};
    }
    document["puzzles"].push_back(json::json_of_generated(*generated, to_text(generated->puzzle)));
  }
  return document;
}

constexpr std::array kPaths = {
    Path{.name = "calcrostic/solve", .answer = solve},
    Path{.name = "calcrostic/encode", .answer = encode},
    Path{.name = "calcrostic/verify", .answer = verify},
    Path{.name = "calcrostic/versions", .answer = versions},
    Path{.name = "calcrostic/standard", .answer = standard},
    Path{.name = "calcrostic/grade", .answer = grade},
    Path{.name = "calcrostic/generate", .answer = generate},
};

}  // namespace

std::span<const Path> calcrostic_paths() { return kPaths; }

}  // namespace reckon::api
