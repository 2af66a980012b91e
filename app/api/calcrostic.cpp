// The paths about grids.
#include <algorithm>
#include <array>
#include <utility>

#include "app/api/paths.hpp"
#include "app/json/grids.hpp"
#include "app/json/steps.hpp"
#include "reckon/calcrostic/calcrostic_line.hpp"
#include "reckon/letters/known_letters.hpp"
#include "reckon/letters/reason/hint.hpp"
#include "reckon/letters/solve/puzzle_solver.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::api {

namespace {

using json::Json;
using json::Need;
using json::PlacedJson;
using letters::Grid;

constexpr std::uint64_t kMostAnswers = 100;
constexpr std::uint64_t kUsualAnswers = 10;
constexpr std::uint64_t kMostPuzzles = 20;
constexpr std::size_t kMostSteps = 2000;

// The one grid that a request is about.
Grid grid_in(Request& request, Need need, const letters::Conditions& conditions = {}) {
  const std::string text = request.text("grid");
  if (request.refusal()) return {};
  auto grid = letters::read_grid(text, conditions);
  if (!grid) {
    const auto& [message, line, column] = grid.error();
    request.refuse("grid", "line " + std::to_string(line) + ", column " + std::to_string(column) +
                               ": " + message);
    return {};
  }
  if (const auto lack = json::lack_of(*grid, need)) request.refuse("grid", *lack);
  return *std::move(grid);
}

// The same in any base.
Grid puzzle_in(Request& request) {
  letters::Conditions conditions;
  conditions.base = static_cast<unsigned>(
      request.number("base", {.least = 2, .most = letters::kMostDigits}).value_or(conditions.base));
  conditions.leading_zeros = request.flag("leading_zeros");
  return grid_in(request, Need::words, conditions);
}

constexpr std::string_view kHowGiven = "write letters and their digits, like {\"A\": 2}";
constexpr std::string_view kHowRuledOut =
    "write letters and the digits that they are not, like {\"A\": [2, 3]}";

// Visits the letters of an object and what it says of them.
template <typename Visit>
void each_letter(Request& request, std::string_view name, std::string_view how,
                 const Visit& visit) {
  const PlacedJson* object = request.value(name);
  if (object == nullptr) return;
  bool good = object->kind == PlacedJson::Kind::object;
  for (const PlacedJson& item : object->items) {
    good = good && item.key.size() == 1 && visit(item.key.front(), item);
  }
  if (!good) request.refuse(name, "this cannot be taken: " + std::string(how));
}

bool is_digit(const PlacedJson& value) {
  return value.kind == PlacedJson::Kind::number && value.number < letters::kMostDigits;
}

std::vector<letters::NamedDigit> given_in(Request& request) {
  std::vector<letters::NamedDigit> digits;
  each_letter(request, "given", kHowGiven, [&](char letter, const PlacedJson& digit) {
    digits.push_back({.letter = letter, .digit = static_cast<unsigned>(digit.number)});
    return is_digit(digit);
  });
  return digits;
}

// The puzzle, with the digits that are given.
Grid told_puzzle_in(Request& request) {
  Grid grid = puzzle_in(request);
  const auto digits = given_in(request);
  if (request.refusal()) return grid;
  if (const auto told = tell(grid, digits); !told) request.refuse("given", told.error().message);
  return grid;
}

// What a person believes, which may contradict itself.
letters::Believed believed_in(Request& request, const Grid& grid) {
  letters::Believed believed{.ruled_out = std::vector<letters::DigitSet>(grid.puzzle.letters)};
  const auto index_of = [&](char letter, std::string_view name) -> std::optional<std::size_t> {
    const std::size_t index = grid.letters.find(letter);
    if (index != grid.letters.npos) return index;
    request.refuse(name,
                   "the grid has no letter " + quote({&letter, 1}) + ": take those that it has");
    return std::nullopt;
  };
  for (const auto& [letter, digit] : given_in(request)) {
    if (const auto index = index_of(letter, "given")) {
      believed.digits.push_back({.letter = *index, .digit = digit});
    }
  }
  each_letter(request, "ruled_out", kHowRuledOut, [&](char letter, const PlacedJson& digits) {
    const auto index = index_of(letter, "ruled_out");
    if (!index || digits.kind != PlacedJson::Kind::list) return false;
    return std::ranges::all_of(digits.items, [&](const PlacedJson& digit) {
      if (is_digit(digit)) believed.ruled_out[*index] |= letters::DigitSet{1} << digit.number;
      return is_digit(digit);
    });
  });
  return believed;
}

Json too_much(Request& request) {
  request.refuse("grid", "this puzzle takes more work than is done here: ask the program",
                 Status::too_much);
  return {};
}

// What is a list where there may be several grids.
Json one(const char* list, Json item) {
  Json document;
  document[list] = Json::array();
  document[list].push_back(std::move(item));
  return document;
}

Json solve(Request& request) {
  const Grid grid = told_puzzle_in(request);
  const auto limit = request.number("limit", {.bound = kMostAnswers}).value_or(kUsualAnswers);
  if (!request.complete()) return {};
  auto found = letters::answers_within(request.budget(), grid.puzzle, limit + 1);
  if (!found) return too_much(request);
  return json_of_answers(grid, json::limited(grid.puzzle, *std::move(found), limit),
                         json::Show::answers);
}

Json encode(Request& request) {
  const Grid grid = grid_in(request, Need::solved);
  if (!request.complete()) return {};
  // Its numbers have been read from digits, so there are letters enough.
  const letters::Puzzle puzzle = *letters::encode(grid.puzzle.layout, *grid.numbers());
  return one("puzzles", json::json_of_encoded(grid, puzzle, to_text(puzzle)));
}

Json verify(Request& request) {
  const Grid grid = grid_in(request, Need::numbers);
  if (!request.complete()) return {};
  return one("grids",
             json::json_of_mistakes(grid, letters::mistakes(grid.puzzle.layout, *grid.numbers())));
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
  const Grid grid = grid_in(request, Need::words);
  if (!request.complete()) return {};
  const auto reasoned = reason(grid.puzzle, {.budget = &request.budget()});
  if (reasoned.outcome == letters::Outcome::given_up) return too_much(request);
  return one("grids", json::json_of_grade(grid, reasoned));
}

Json hint(Request& request) {
  const Grid grid = puzzle_in(request);
  const letters::Believed believed = believed_in(request, grid);
  if (!request.complete()) return {};
  const auto found = letters::hint(grid.puzzle, believed, request.budget());
  if (found.outcome == letters::Outcome::given_up) return too_much(request);
  return json::json_of_hint(grid, found);
}

Json steps(Request& request) {
  const Grid grid = told_puzzle_in(request);
  if (!request.complete()) return {};
  const auto reasoned = reason(grid.puzzle, {.budget = &request.budget()});
  if (reasoned.outcome == letters::Outcome::given_up || reasoned.steps.size() > kMostSteps) {
    return too_much(request);
  }
  return json::json_of_steps(grid, reasoned, request.budget());
}

Json generate(Request& request) {
  request.require("seed", "give a whole number; the same seed makes the same puzzles");
  const auto seed = request.number("seed").value_or(0);
  const auto count = request.number("count", {.bound = kMostPuzzles}).value_or(1);
  calcrostic::Wishes wishes;
  const auto rows =
      request.number("rows", {.least = letters::kLeastSide, .most = letters::kMostSide});
  const auto columns =
      request.number("columns", {.least = letters::kLeastSide, .most = letters::kMostSide});
  wishes.diagonals = !rows && !columns;
  wishes.rows = static_cast<std::uint8_t>(rows.value_or(wishes.rows));
  wishes.columns = static_cast<std::uint8_t>(columns.value_or(wishes.columns));
  if (const auto level = request.number(
          "difficulty", {.least = letters::kEasiestLevel, .most = letters::kHardestLevel})) {
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
  Json document = {{"seed", json::json_of(seed)}, {"kind", "letters"}, {"puzzles", Json::array()}};
  while (document["puzzles"].size() < count) {
    const auto generated = generator->next(request.budget());
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
    Path{.name = "calcrostic/hint", .answer = hint},
    Path{.name = "calcrostic/steps", .answer = steps},
};

}  // namespace

std::span<const Path> calcrostic_paths() { return kPaths; }

}  // namespace reckon::api
