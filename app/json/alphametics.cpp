// SPDX-License-Identifier: MIT
#include "app/json/alphametics.hpp"

#include <algorithm>
#include <utility>

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

std::string_view key_of(alphametic::Outcome outcome) {
  switch (outcome) {
    case alphametic::Outcome::no_answer: return "no_answer";
    case alphametic::Outcome::one_answer: return "one_answer";
    case alphametic::Outcome::several_answers: return "several_answers";
    case alphametic::Outcome::given_up: return "given_up";
  }
  return {};
}

Json json_of_steps(const alphametic::Puzzle& puzzle, const std::vector<alphametic::Step>& steps) {
  Json list = Json::array();
  for (const alphametic::Step& step : steps) {
    list.push_back({{"technique", alphametic::row_of(step.technique).key},
                    {"depth", step.depth},
                    {"text", describe(step, puzzle)}});
  }
  return list;
}

// With one answer, how hard it is to find.
void add_grade(Json& document, const alphametic::Grade& grade) {
  document["level"] = grade.level;
  document["effort"] = json_of(grade.effort);
  document["hardest"] = alphametic::row_of(grade.hardest).key;
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
    solutions.push_back(
        {{"letters", json_of_letters(reading.puzzle, digits)}, {"text", filled(reading, digits)}});
  }
  document["solutions"] = std::move(solutions);
  return document;
}

AlphameticAnswers limited(std::vector<alphametic::Digits> found, std::uint64_t limit) {
  const bool complete = found.size() <= limit;
  if (!complete) found.resize(static_cast<std::size_t>(limit));
  return {.count = found.size(), .complete = complete, .answers = std::move(found)};
}

Result<void> give_all(alphametic::Puzzle& puzzle, std::span<const letters::NamedDigit> given) {
  for (const letters::NamedDigit& named : given) {
    if (auto told = give(puzzle, named.letter, named.digit); !told) return told;
  }
  return {};
}

std::vector<std::optional<unsigned>> believed_of(const alphametic::Puzzle& puzzle,
                                                 std::span<const letters::NamedDigit> given) {
  std::vector<std::optional<unsigned>> believed(puzzle.cells.size());
  for (const auto& [letter, digit] : given) believed[*puzzle.cell_of(letter)] = digit;
  return believed;
}

Result<alphametic::Digits> all_digits_of(const alphametic::Puzzle& puzzle,
                                         std::span<const letters::NamedDigit> given) {
  alphametic::Puzzle told = puzzle;
  if (auto known = give_all(told, given); !known) return std::unexpected(known.error());
  alphametic::Digits digits;
  for (const alphametic::Cell& cell : puzzle.cells) {
    const auto named = std::ranges::find(given, cell.name, &letters::NamedDigit::letter);
    if (cell.name == alphametic::kUnknown || named == given.end()) {
      return failure(
          (cell.name == alphametic::kUnknown ? "an unknown digit" : std::string(1, cell.name)) +
          " has no digit: give one for each letter");
    }
    digits.push_back(static_cast<std::uint8_t>(named->digit));
  }
  return digits;
}

Json json_of_mistakes(const alphametic::Reading& reading,
                      const std::vector<std::string>& mistakes) {
  Json document = head_of(reading);
  document["correct"] = mistakes.empty();
  document["mistakes"] = mistakes;
  return document;
}

std::string_view objection(alphametic::Outcome outcome) {
  switch (outcome) {
    case alphametic::Outcome::no_answer: return "no answer";
    case alphametic::Outcome::one_answer: return {};
    case alphametic::Outcome::several_answers: return "several answers";
    case alphametic::Outcome::given_up: return "too hard to reason out";
  }
  return {};
}

Json json_of_grade(const alphametic::Reading& reading, const alphametic::Reasoned& reasoned) {
  Json document = head_of(reading);
  document["outcome"] = key_of(reasoned.outcome);
  if (reasoned.outcome == alphametic::Outcome::one_answer) {
    const alphametic::Grade grade = alphametic::grade(reasoned);
    add_grade(document, grade);
    document["reasons"] = grade.reasons;
  }
  return document;
}

Json json_of_explanation(const alphametic::Reading& reading, const alphametic::Reasoned& reasoned) {
  Json document = head_of(reading);
  document["outcome"] = key_of(reasoned.outcome);
  document["steps"] = json_of_steps(reading.puzzle, reasoned.steps);
  if (reasoned.answer) document["letters"] = json_of_letters(reading.puzzle, *reasoned.answer);
  return document;
}

Json json_of_hint(const alphametic::Reading& reading, const alphametic::Hint& hint) {
  Json document = head_of(reading);
  document["outcome"] = key_of(hint.outcome);
  Json wrong = Json::array();
  for (const std::size_t cell : hint.wrong) {
    wrong.push_back(std::string(1, reading.puzzle.cells[cell].name));
  }
  document["wrong"] = std::move(wrong);
  document["steps"] = json_of_steps(reading.puzzle, hint.steps);
  return document;
}

Json json_of_generated(const alphametic::Reading& reading, const alphametic::Digits& answer,
                       const alphametic::Grade& grade) {
  Json document = {{"puzzle", reading.text}};
  document["letters"] = json_of_letters(reading.puzzle, answer);
  document["text"] = filled(reading, answer);
  add_grade(document, grade);
  return document;
}

}  // namespace reckon::json
