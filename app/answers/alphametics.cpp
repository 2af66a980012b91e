// SPDX-License-Identifier: MIT
#include "app/answers/alphametics.hpp"

#include <algorithm>
#include <utility>

#include "reckon/text/look_alikes.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::answers {

namespace {

// Returns the common part of all documents about a puzzle.
Json head_of(const letters::Reading& reading) {
  const letters::Puzzle& puzzle = reading.puzzle;
  Json shared = Json::array();
  for (const letters::Cell& cell : puzzle.cells) {
    if (cell.may_share && cell.name != letters::kUnknown) {
      shared.push_back(puzzle.letter_of(cell));
    }
  }
  Json head = {{"line", reading.line},
               {"puzzle", reading.text},
               {"base", puzzle.conditions.base},
               {"leading_zeros", puzzle.conditions.leading_zeros},
               {"may_share", std::move(shared)},
               {"others_differ", puzzle.unknown.others_differ},
               {"all_different", puzzle.unknown.all_different}};
  if (auto remark = look_alikes_in(puzzle)) head["look_alike"] = *std::move(remark);
  return head;
}

// Returns the same puzzle in the usual notation, if that is possible.
letters::Reading in_usual_way(letters::Reading reading, const letters::ReadOptions& options) {
  const std::string usual = usual_text(reading);
  auto again = letters::read_puzzle(usual, options);
  return again && usual_text(*again) == usual ? *std::move(again) : std::move(reading);
}

// Returns a sum of words drawn in columns; other puzzles unchanged.
letters::Reading on_paper(const letters::Reading& reading, const letters::ReadOptions& options) {
  if (reading.is_drawn) return reading;
  std::string drawing;
  for (const std::string& line : letters::lines_on_paper(reading.text)) drawing += line + '\n';
  auto drawn = letters::read_puzzle(drawing, options);
  return drawn && drawn->is_drawn ? *std::move(drawn) : reading;
}

// Returns the numbers and signs of each line, from left to right.
Json rows_of(const letters::Reading& reading) {
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
  Json fault{{"line", error.line}, {"column", error.column}, {"message", error.message}};
  if (!error.name.empty()) fault.update({{"name", error.name}, {"parts", error.parts}});
  return fault;
}

}  // namespace

Json json_of_reading(std::string_view text, const letters::ReadOptions& options) {
  auto read = letters::read_puzzle(text, options);
  if (!read) return {{"puzzle", nullptr}, {"fault", fault_of(read.error())}};
  const letters::Reading reading = in_usual_way(*std::move(read), options);
  const letters::Reading paper = on_paper(reading, options);
  Json not_zero = Json::array();
  for (std::size_t i = 0; i < paper.puzzle.cells.size(); ++i) {
    if ((paper.puzzle.possible[i] & letters::only(0)) == 0) {
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

Json json_of_letters(const letters::Puzzle& puzzle, const letters::Digits& digits) {
  Json letters = Json::object();
  for (std::size_t i = 0; i < puzzle.cells.size(); ++i) {
    const letters::Cell& cell = puzzle.cells[i];
    if (cell.name == letters::kUnknown) continue;
    letters[std::string(puzzle.letter_of(cell))] = digits[i];
  }
  return letters;
}

Json json_of_answers(const letters::Reading& reading, const AlphameticAnswers& answers) {
  Json document = head_of(reading);
  document["count"] = json_of(answers.count);
  document["complete"] = answers.complete;
  const bool is_doubtful =
      answers.count == 0 || (answers.answers && has_free_cell(*answers.answers));
  if (is_doubtful) document["understood"] = understood(reading.puzzle);
  if (!answers.answers) return document;
  Json solutions = Json::array();
  for (const letters::Digits& digits : *answers.answers) {
    solutions.push_back(
        {{"letters", json_of_letters(reading.puzzle, digits)}, {"text", filled(reading, digits)}});
  }
  document["solutions"] = std::move(solutions);
  return document;
}

AlphameticAnswers limited(std::vector<letters::Digits> found, std::uint64_t limit) {
  const bool complete = found.size() <= limit;
  if (!complete) found.resize(static_cast<std::size_t>(limit));
  return {.count = found.size(), .complete = complete, .answers = std::move(found)};
}

Result<void> give_all(letters::Puzzle& puzzle, std::span<const KnownDigit> given) {
  for (const auto& [name, digit] : given) {
    if (auto told = give(puzzle, name, digit); !told) return told;
  }
  return {};
}

std::vector<letters::KnownLetter> believed_of(const letters::Puzzle& puzzle,
                                              std::span<const KnownDigit> given) {
  std::vector<letters::KnownLetter> believed;
  for (const auto& [name, digit] : given) {
    believed.push_back({.letter = *puzzle.cell_named(name), .digit = digit});
  }
  return believed;
}

Result<letters::Digits> all_digits_of(const letters::Puzzle& puzzle,
                                      std::span<const KnownDigit> given) {
  letters::Puzzle told = puzzle;
  if (auto known = give_all(told, given); !known) return std::unexpected(known.error());
  std::vector<std::optional<std::uint8_t>> digits(puzzle.cells.size());
  for (const auto& [cell, digit] : believed_of(puzzle, given)) {
    digits[cell] = static_cast<std::uint8_t>(digit);
  }
  letters::Digits all;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (!digits[i]) {
      return failure(puzzle.name_of(i) + " has no digit: give one for each letter");
    }
    all.push_back(*digits[i]);
  }
  return all;
}

Json json_of_mistakes(const letters::Reading& reading, const std::vector<std::string>& mistakes) {
  Json document = head_of(reading);
  document["correct"] = mistakes.empty();
  document["mistakes"] = mistakes;
  return document;
}

std::string understood(const letters::Puzzle& puzzle) {
  constexpr std::size_t kLongest = 500;
  return printable(to_text(puzzle), kLongest);
}

StepWriter writer_for(const letters::Puzzle& puzzle) {
  const auto name = [&](std::size_t cell) { return puzzle.name_of(cell); };
  const auto text_of = [&](std::size_t line) { return to_text(puzzle, puzzle.relations[line]); };
  return {.letter = name,
          .equation = [=](std::size_t line) -> Json {
            return {{"index", line},
                    {"kind", "equation"},
                    {"cells", Json::array()},
                    {"text", text_of(line)}};
          },
          .text = [&](const letters::Step& step) { return describe(step, puzzle); },
          .understood = [&] { return understood(puzzle); },
          .add_former =
              [=](Json& document, const letters::Step& step) {
                document["equation"] = step.line ? Json(text_of(*step.line)) : Json();
                document["other"] = step.other ? Json(text_of(*step.other)) : Json();
                document["because"] =
                    step.because.empty() ? Json() : Json(name(step.because.front()));
              }};
}

std::optional<std::string> look_alikes_in(const letters::Puzzle& puzzle) {
  if (puzzle.others.empty()) return std::nullopt;
  std::vector<std::string> letters;
  for (const letters::Cell& cell : puzzle.cells) letters.emplace_back(puzzle.letter_of(cell));
  return reckon::look_alikes(letters);
}

bool has_free_cell(std::span<const letters::Digits> found) {
  constexpr std::size_t kMost = 300;
  found = found.first(std::min(found.size(), kMost));
  for (std::size_t i = 0; i < found.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const auto same = std::ranges::mismatch(found[i], found[j]);
      if (same.in1 != found[i].end() && std::equal(same.in1 + 1, found[i].end(), same.in2 + 1)) {
        return true;
      }
    }
  }
  return false;
}

Json json_of_grade(const letters::Reading& reading, const letters::Reasoned& reasoned) {
  Json document = head_of(reading);
  add_grade(document, reasoned);
  if (document.contains("technique")) document["hardest"] = document["technique"];
  return document;
}

Json json_of_explanation(const letters::Reading& reading, const letters::Reasoned& reasoned) {
  Json document = head_of(reading);
  add_explanation(document, reasoned, writer_for(reading.puzzle));
  if (reasoned.answer) document["letters"] = json_of_letters(reading.puzzle, *reasoned.answer);
  return document;
}

Json json_of_hint(const letters::Reading& reading, const letters::Hint& hint) {
  Json document = head_of(reading);
  add_hint(document, hint, writer_for(reading.puzzle));
  return document;
}

Json json_of_generated(const letters::Reading& reading, const letters::Digits& answer,
                       const letters::Grade& grade) {
  Json document = {{"puzzle", reading.text}};
  document["letters"] = json_of_letters(reading.puzzle, answer);
  document["text"] = filled(reading, answer);
  add_level(document, grade);
  document["hardest"] = document["technique"];
  return document;
}

}  // namespace reckon::answers
