// SPDX-License-Identifier: MIT
#include "app/answers/grids.hpp"

#include <algorithm>
#include <utility>

#include "reckon/calcrostic/calcrostic_line.hpp"
#include "reckon/letters/reason/grade.hpp"

namespace reckon::answers {

namespace {

// Returns the digits of a puzzle's letters, from its numbers.
letters::Digits digits_of(const letters::Puzzle& puzzle, const std::vector<std::int64_t>& numbers) {
  letters::Digits digits(puzzle.letters);
  for (std::size_t cell = 0; cell < numbers.size(); ++cell) {
    const std::string number = std::to_string(numbers[cell]);
    for (std::size_t i = 0; i < number.size(); ++i) {
      digits[puzzle.words[cell][i].letter()] = static_cast<std::uint8_t>(number[i] - '0');
    }
  }
  return digits;
}

std::string name_in(const letters::Grid& grid, std::size_t letter) {
  return {letters::letter_name(letter, grid.letters)};
}

// Returns the question: the conditions, and the given digits of letters.
Json json_of_question(const letters::Grid& grid) {
  const letters::Puzzle& puzzle = grid.puzzle;
  Json given = Json::object();
  for (const auto& [letter, digit] : puzzle.known) given[name_in(grid, letter)] = digit;
  return {{"base", puzzle.conditions.base},
          {"leading_zeros", puzzle.conditions.leading_zeros},
          {"given", given},
          {"line", grid.line}};
}

}  // namespace

std::optional<std::string> lack_of(const letters::Grid& grid, Need need) {
  if (need == Need::grid) return std::nullopt;
  if (grid.asks_for_numbers()) {
    return "this grid asks for numbers: solve it first (reckon calcrostic solve)";
  }
  if (need == Need::words) return std::nullopt;
  const auto numbers = grid.numbers();
  if (!numbers) return "this grid has letters: solve it first (reckon calcrostic solve)";
  if (need == Need::numbers) return std::nullopt;
  const unsigned base = grid.puzzle.conditions.base;
  if (base != letters::Conditions{}.base) {
    return "this grid is in base " + std::to_string(base) + ": write its numbers in base 10";
  }
  const letters::Layout& layout = grid.puzzle.layout;
  if (const auto mistakes = letters::mistakes(layout, *numbers); !mistakes.empty()) {
    return "this grid is not solved: " + mistakes.front().line + ": " + mistakes.front().message;
  }
  if (need != Need::calcrostic) return std::nullopt;
  const auto found = calcrostic::calcrostic_of(layout, *numbers);
  if (!found && !layout.diagonals) {
    return "this grid has no versions: give one of 3 x 3 with its diagonals";
  }
  if (!found || !std::ranges::all_of(versions(*found), [](const calcrostic::Calcrostic& version) {
        return holds(version);
      })) {
    return "this grid has no versions: a line that multiplies by zero cannot be turned round";
  }
  return std::nullopt;
}

calcrostic::Calcrostic calcrostic_in(const letters::Grid& grid) {
  return *calcrostic::calcrostic_of(grid.puzzle.layout, *grid.numbers());
}

std::string text_of(const letters::Layout& layout, std::span<const std::int64_t> numbers) {
  const auto calcrostic = calcrostic::calcrostic_of(layout, numbers);
  return calcrostic ? to_line(*calcrostic) : to_text(layout, numbers);
}

Json json_of_letters(const letters::Digits& digits, std::string_view letters) {
  Json document = Json::object();
  for (std::size_t i = 0; i < digits.size(); ++i) {
    document[std::string(1, letters::letter_name(i, letters))] = digits[i];
  }
  return document;
}

PuzzleAnswers limited(const letters::Puzzle& puzzle, std::vector<letters::Digits> found,
                      std::uint64_t limit) {
  PuzzleAnswers answers{.complete = found.size() <= limit};
  if (!answers.complete) found.pop_back();
  for (letters::Digits& digits : found) {
    answers.answers.push_back(
        {.numbers = numbers_of(puzzle, digits), .letters = std::move(digits)});
  }
  answers.count = answers.answers.size();
  return answers;
}

std::vector<std::string> steps_in_words(const letters::Grid& grid) {
  std::vector<std::string> steps;
  const letters::LetterName name = [&](std::size_t i) { return name_in(grid, i); };
  for (const auto& [letter, digit] : grid.puzzle.known) {
    steps.push_back(name(letter) + " = " + std::to_string(digit) + " is given");
  }
  for (const letters::Step& step : reason(grid.puzzle).steps) {
    steps.push_back(std::string(2 * std::size_t{step.depth}, ' ') +
                    describe(step, grid.puzzle, name));
  }
  return steps;
}

Json json_of_answers(const letters::Grid& grid, const PuzzleAnswers& answers, Show show) {
  Json document = json_of_question(grid);
  document.update({{"count", answers.count}, {"complete", answers.complete}});
  if (!answers.positive_integers.empty()) {
    document["positive_integers"] = answers.positive_integers;
  }
  if (show == Show::count) return document;
  if (show == Show::steps_and_answers) document["steps"] = steps_in_words(grid);
  document["solutions"] = Json::array();
  for (const auto& [numbers, letters] : answers.answers) {
    document["solutions"].push_back({{"letters", json_of_letters(letters, grid.letters)},
                                     {"grid", text_of(grid.puzzle.layout, numbers)}});
  }
  return document;
}

Json json_of_encoded(const letters::Grid& grid, const letters::Puzzle& puzzle,
                     std::string_view text) {
  return {{"line", grid.line},
          {"puzzle", text},
          {"letters", json_of_letters(digits_of(puzzle, *grid.numbers()), {})}};
}

Json json_of_mistakes(const letters::Grid& grid, const std::vector<letters::Mistake>& mistakes) {
  Json document = {{"line", grid.line}, {"correct", mistakes.empty()}, {"mistakes", Json::array()}};
  for (const auto& mistake : mistakes) {
    document["mistakes"].push_back({{"line", mistake.line}, {"message", mistake.message}});
  }
  return document;
}

Json json_of_versions(const letters::Grid& grid, const std::vector<std::string>& texts) {
  return {{"line", grid.line}, {"versions", texts}};
}

Json json_of_standard(const letters::Grid& grid) {
  return {{"line", grid.line}, {"standard", to_line(standard_form(calcrostic_in(grid)))}};
}

std::string_view objection(const letters::Reasoned& reasoned) {
  switch (reasoned.outcome) {
    case letters::Outcome::one_answer: return "";
    case letters::Outcome::no_answer: return "no answer";
    case letters::Outcome::several_answers: return "several answers";
    case letters::Outcome::given_up: return "too many guesses";
  }
  return "";
}

Json json_of_grade(const letters::Grid& grid, const letters::Reasoned& reasoned) {
  Json document = {{"line", grid.line}, {"level", nullptr}};
  const std::string_view problem = objection(reasoned);
  if (!problem.empty()) {
    document["problem"] = problem;
    return document;
  }
  const letters::Grade grade = letters::grade(reasoned);
  document.update({{"level", grade.level},
                   {"effort", grade.effort},
                   {"hardest", letters::row_of(grade.hardest).name},
                   {"reasons", grade.reasons}});
  return document;
}

Json json_of_generated(const calcrostic::Generated& generated, std::string_view text) {
  return {{"puzzle", text},
          {"level", generated.grade.level},
          {"effort", generated.grade.effort},
          {"letters", json_of_letters(generated.answer, {})},
          {"solution", text_of(generated.puzzle.layout, generated.numbers)}};
}

}  // namespace reckon::answers
