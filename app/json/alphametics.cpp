#include "app/json/alphametics.hpp"

#include <bit>

namespace reckon::json {

namespace {

// What all documents say of a puzzle.
Json head_of(const alphametic::Reading& reading) {
  const alphametic::Puzzle& puzzle = reading.puzzle;
  Json shared = Json::array();
  for (const alphametic::Cell& cell : puzzle.cells) {
    if (cell.may_share && cell.name != alphametic::kUnknown) {
      shared.push_back(std::string(1, cell.name));
    }
  }
  return {{"line", reading.line},
          {"puzzle", reading.text},
          {"base", puzzle.conditions.base},
          {"leading_zeros", puzzle.conditions.leading_zeros},
          {"may_share", std::move(shared)}};
}

}  // namespace

Json json_of_letters(const alphametic::Puzzle& puzzle, const alphametic::Digits& digits) {
  Json letters = Json::object();
  for (std::size_t i = 0; i < puzzle.cells.size(); ++i) {
    const char name = puzzle.cells[i].name;
    if (name != alphametic::kUnknown) letters[std::string(1, name)] = digits[i];
  }
  return letters;
}

Json json_of_answers(const alphametic::Reading& reading, const AlphameticAnswers& answers) {
  Json document = head_of(reading);
  document["count"] = json_of(answers.count);
  document["complete"] = answers.complete;
  if (!answers.answers) return document;
  Json solutions = Json::array();
  for (const alphametic::Digits& digits : *answers.answers) {
    solutions.push_back({{"letters", json_of_letters(reading.puzzle, digits)},
                         {"text", filled(reading, digits)}});
  }
  document["solutions"] = std::move(solutions);
  return document;
}

Json json_of_mistakes(const alphametic::Reading& reading,
                      const std::vector<std::string>& mistakes) {
  Json document = head_of(reading);
  document["correct"] = mistakes.empty();
  document["mistakes"] = mistakes;
  return document;
}

}  // namespace reckon::json
