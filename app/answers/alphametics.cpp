// SPDX-License-Identifier: MIT
#include "app/answers/alphametics.hpp"

#include <algorithm>
#include <utility>

#include "app/answers/steps.hpp"
#include "reckon/text/words.hpp"

namespace reckon::answers {

namespace {

// Returns the common part of all documents about a puzzle.
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

Json json_of_steps(const alphametic::Puzzle& puzzle, const std::vector<alphametic::Step>& steps) {
  const auto name = [&](std::size_t cell) { return puzzle.name_of(cell); };
  Json list = Json::array();
  for (const alphametic::Step& step : steps) {
    list.push_back(
        {{"technique", row_of(step.technique).key},
         {"depth", step.depth},
         {"equation", step.line ? Json(to_text(puzzle, puzzle.relations[*step.line])) : Json()},
         {"other", step.other ? Json(to_text(puzzle, puzzle.relations[*step.other])) : Json()},
         {"column", step.column ? Json(*step.column + 1) : Json()},
         {"because", step.because.empty() ? Json() : Json(name(step.because.front()))},
         {"because_of", json_of_because(step, name)},
         {"cases", step.cases},
         {"changes", json_of_changes(step, name)},
         // The end of a guess leads on, whatever the guess led to.
         {"contradiction", step.contradiction && step.technique != alphametic::Technique::refuted},
         {"text", describe(step, puzzle)}});
  }
  return list;
}

// Adds the difficulty of finding the answer, if it is unique.
void add_grade(Json& document, const alphametic::Grade& grade) {
  document["level"] = grade.level;
  document["effort"] = json_of(grade.effort);
  document["hardest"] = row_of(grade.hardest).key;
}

// Returns the same puzzle in the usual notation, if that is possible.
alphametic::Reading in_usual_way(alphametic::Reading reading,
                                 const alphametic::ReadOptions& options) {
  const std::string usual = usual_text(reading);
  auto again = alphametic::read_puzzle(usual, options);
  return again && usual_text(*again) == usual ? *std::move(again) : std::move(reading);
}

// Returns a sum of words drawn in columns; other puzzles unchanged.
alphametic::Reading on_paper(const alphametic::Reading& reading,
                             const alphametic::ReadOptions& options) {
  if (reading.is_drawn) return reading;
  std::string drawing;
  for (const std::string& line : alphametic::lines_on_paper(reading.text)) drawing += line + '\n';
  auto drawn = alphametic::read_puzzle(drawing, options);
  return drawn && drawn->is_drawn ? *std::move(drawn) : reading;
}

// Returns the numbers and signs of each line, from left to right.
Json rows_of(const alphametic::Reading& reading) {
  Json rows = Json::array({Json::array()});
  auto mark = reading.marks.begin();
  std::size_t column = 0;
  bool goes_on = false;  // the last item
  for (const TextWord& character : characters_of(reading.text)) {
    if (character.text == "\n") {
      rows.push_back(Json::array());
      column = 0;
      goes_on = false;
      continue;
    }
    const std::size_t at = column++;
    if (character.text == " ") {
      goes_on = false;
      continue;
    }
    const auto offset = static_cast<std::size_t>(character.text.data() - reading.text.data());
    const bool is_cell = mark != reading.marks.end() && mark->offset == offset;
    const bool in_number = is_cell || is_digit(character.text.front());
    Json& row = rows.back();
    if (!goes_on || row.back()["cells"].empty() == in_number) {
      row.push_back({{"at", at}, {"text", ""}, {"cells", Json::array()}});
    }
    Json& item = row.back();
    item["text"] = item["text"].get<std::string>().append(character.text);
    if (in_number)
      item["cells"].push_back(is_cell ? Json(reading.puzzle.name_of(mark++->cell)) : Json());
    goes_on = true;
  }
  return rows;
}

Json fault_of(const Error& error) {
  return {{"line", error.line}, {"column", error.column}, {"message", error.message}};
}

}  // namespace

Json json_of_reading(std::string_view text, const alphametic::ReadOptions& options) {
  auto read = alphametic::read_puzzle(text, options);
  if (!read) return {{"puzzle", nullptr}, {"fault", fault_of(read.error())}};
  const alphametic::Reading reading = in_usual_way(*std::move(read), options);
  const alphametic::Reading paper = on_paper(reading, options);
  Json not_zero = Json::array();
  for (std::size_t i = 0; i < paper.puzzle.cells.size(); ++i) {
    if ((paper.puzzle.possible[i] & alphametic::only(0)) == 0) {
      not_zero.push_back(paper.puzzle.name_of(i));
    }
  }
  Json puzzle = head_of(reading);
  puzzle.erase("line");
  puzzle["drawn"] = paper.is_drawn;
  puzzle["rows"] = rows_of(paper);
  puzzle["not_zero"] = std::move(not_zero);
  puzzle["has_reasons"] = !obstacle(reading.puzzle);
  return {{"puzzle", std::move(puzzle)}, {"fault", nullptr}};
}

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

Result<void> give_all(alphametic::Puzzle& puzzle, std::span<const KnownDigit> given) {
  for (const auto& [name, digit] : given) {
    if (auto told = give(puzzle, name, digit); !told) return told;
  }
  return {};
}

std::vector<letters::KnownLetter> believed_of(const alphametic::Puzzle& puzzle,
                                              std::span<const KnownDigit> given) {
  std::vector<letters::KnownLetter> believed;
  for (const auto& [name, digit] : given) {
    believed.push_back({.letter = *puzzle.cell_named(name), .digit = digit});
  }
  return believed;
}

Result<alphametic::Digits> all_digits_of(const alphametic::Puzzle& puzzle,
                                         std::span<const KnownDigit> given) {
  alphametic::Puzzle told = puzzle;
  if (auto known = give_all(told, given); !known) return std::unexpected(known.error());
  std::vector<std::optional<std::uint8_t>> digits(puzzle.cells.size());
  for (const auto& [cell, digit] : believed_of(puzzle, given)) {
    digits[cell] = static_cast<std::uint8_t>(digit);
  }
  alphametic::Digits all;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (!digits[i]) {
      return failure(puzzle.name_of(i) + " has no digit: give one for each letter");
    }
    all.push_back(*digits[i]);
  }
  return all;
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
    wrong.push_back(reading.puzzle.name_of(cell));
  }
  document["wrong"] = std::move(wrong);
  std::vector<alphametic::Step> steps = hint.before;
  steps.insert(steps.end(), hint.steps.begin(), hint.steps.end());
  document["steps"] = json_of_steps(reading.puzzle, steps);
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

}  // namespace reckon::answers
