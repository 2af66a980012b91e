// SPDX-License-Identifier: MIT
#include "app/answers/grids.hpp"

#include <algorithm>
#include <utility>

#include "reckon/calcrostic/calcrostic_line.hpp"
#include "reckon/letters/reason/grade.hpp"
#include "reckon/text/look_alikes.hpp"
#include "reckon/text/words.hpp"

namespace reckon::answers {

namespace {

// Returns the digits of a puzzle's letters, from its numbers.
letters::Digits digits_of(const letters::LinePuzzle& puzzle,
                          const std::vector<std::int64_t>& numbers) {
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
  return letters::letter_name(letter, grid.letters);
}

Json json_of_given(const letters::Grid& grid) {
  Json given = Json::object();
  for (const auto& [letter, digit] : grid.puzzle.known) given[name_in(grid, letter)] = digit;
  return given;
}

// Returns the question: the conditions, and the given digits of letters.
Json json_of_question(const letters::Grid& grid) {
  const letters::LinePuzzle& puzzle = grid.puzzle;
  Json question = {{"base", puzzle.conditions.base},
                   {"leading_zeros", puzzle.conditions.leading_zeros},
                   {"given", json_of_given(grid)},
                   {"line", grid.line}};
  if (auto remark = look_alikes_in(grid)) question["look_alike"] = *std::move(remark);
  return question;
}

// Returns the common part of the documents about reasoning; that of an alphametic has it too.
Json head_of(const letters::Grid& grid) {
  const letters::LinePuzzle& puzzle = grid.puzzle;
  Json head = {{"line", grid.line},
               {"puzzle", to_text(puzzle, grid.letters)},
               {"base", puzzle.conditions.base},
               {"leading_zeros", puzzle.conditions.leading_zeros},
               {"may_share", Json::array()}};
  if (auto remark = look_alikes_in(grid)) head["look_alike"] = *std::move(remark);
  return head;
}

// Returns the line as an equation.
std::string text_of(const letters::Grid& grid, const letters::Line& line) {
  return describe(line, grid.puzzle, [&](std::size_t letter) { return name_in(grid, letter); });
}

Json json_of_equation(const letters::Grid& grid, std::size_t index) {
  const letters::Layout& layout = grid.puzzle.layout;
  const std::size_t straight = std::size_t{layout.rows} + layout.columns;
  const letters::Line& line = layout.lines[index];
  Json cells = Json::array();
  for (std::size_t i = 0; i < line.size; ++i) cells.push_back(line.cells[i]);
  return {{"index", index},
          {"kind", index < layout.rows ? "row"
                   : index < straight  ? "column"
                                       : "diagonal"},
          {"cells", std::move(cells)},
          {"text", text_of(grid, line)}};
}

std::string describe_step(const letters::Grid& grid, const letters::Step& step) {
  return describe(step, grid.puzzle, [&](std::size_t letter) { return name_in(grid, letter); });
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
    document[letters::letter_name(i, letters)] = digits[i];
  }
  return document;
}

PuzzleAnswers limited(const letters::LinePuzzle& puzzle, std::vector<letters::Digits> found,
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

std::optional<std::string> look_alikes_in(const letters::Grid& grid) {
  if (letters::letter_count(grid.letters) == grid.letters.size()) return std::nullopt;
  std::vector<std::string> names;
  for (const TextWord& letter : characters_of(grid.letters)) names.emplace_back(letter.text);
  return reckon::look_alikes(names);
}

std::string understood(const letters::Grid& grid) {
  std::string text;
  for (const letters::Line& line : grid.puzzle.layout.lines) {
    text.append(text.empty() ? "" : "; ").append(text_of(grid, line));
  }
  return text;
}

StepWriter writer_for(const letters::Grid& grid) {
  const auto equation = [&](std::size_t line) { return json_of_equation(grid, line); };
  return {.letter = [&](std::size_t letter) { return name_in(grid, letter); },
          .equation = equation,
          .text = [&](const letters::Step& step) { return describe_step(grid, step); },
          .understood = [&] { return understood(grid); },
          .add_former =
              [=](Json& document, const letters::Step& step) {
                document["line"] = step.line ? equation(*step.line) : Json();
                document["other"] = step.other ? equation(*step.other) : Json();
                document["because"] = document["because_of"];
                document["words"] = document["text"];
              }};
}

std::vector<std::string> steps_in_words(const letters::Grid& grid,
                                        std::span<const letters::Step> steps) {
  std::vector<std::string> lines;
  for (const auto& [letter, digit] : grid.puzzle.known) {
    lines.push_back(name_in(grid, letter) + " = " + std::to_string(digit) + " is given");
  }
  for (std::string& line : steps_in_words(steps, writer_for(grid)))
    lines.push_back(std::move(line));
  return lines;
}

Json json_of_answers(const letters::Grid& grid, const PuzzleAnswers& answers, Show show) {
  Json document = json_of_question(grid);
  document.update({{"count", answers.count}, {"complete", answers.complete}});
  if (!answers.positive_integers.empty()) {
    document["positive_integers"] = answers.positive_integers;
  }
  if (show == Show::count) return document;
  if (show == Show::steps_and_answers) {
    document["steps"] = steps_in_words(grid, reason(grid.puzzle).steps);
  }
  document["solutions"] = Json::array();
  for (const auto& [numbers, letters] : answers.answers) {
    document["solutions"].push_back({{"letters", json_of_letters(letters, grid.letters)},
                                     {"grid", text_of(grid.puzzle.layout, numbers)}});
  }
  return document;
}

Json json_of_encoded(const letters::Grid& grid, const letters::LinePuzzle& puzzle,
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

Json json_of_grade(const letters::Grid& grid, const letters::Reasoned& reasoned) {
  Json document = head_of(grid);
  document["level"] = nullptr;
  add_grade(document, reasoned);
  if (reasoned.outcome == letters::Outcome::one_answer) {
    document["hardest"] = letters::row_of(reasoned.hardest).name;
  }
  return document;
}

Json json_of_explanation(const letters::Grid& grid, const letters::Reasoned& reasoned) {
  Json document = head_of(grid);
  document["given"] = json_of_given(grid);
  add_explanation(document, reasoned, writer_for(grid));
  if (reasoned.answer) document["letters"] = json_of_letters(*reasoned.answer, grid.letters);
  return document;
}

Json json_of_hint(const letters::Grid& grid, const letters::Hint& hint) {
  Json document = head_of(grid);
  add_hint(document, hint, writer_for(grid));
  const Json& steps = document["steps"];
  Json step = hint.steps.empty() ? Json() : Json(steps.back());
  // The former field shows a guess and its end together.
  if (hint.steps.size() > 1) {
    step["words"] =
        describe_step(grid, hint.steps.front()) + "; " + describe_step(grid, hint.steps.back());
  }
  document["step"] = std::move(step);
  return document;
}

Json json_of_generated(const calcrostic::Generated& generated, std::string_view text) {
  Json document = {{"puzzle", text}};
  add_level(document, generated.grade);
  document["letters"] = json_of_letters(generated.answer, {});
  document["solution"] = text_of(generated.puzzle.layout, generated.numbers);
  return document;
}

}  // namespace reckon::answers
