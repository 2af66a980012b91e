// SPDX-License-Identifier: MIT
#include "app/course/question.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <variant>

#include "reckon/arith/notation.hpp"
#include "reckon/krypto/solver.hpp"
#include "reckon/letters/grid/grid_text.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/sheet/draw.hpp"
#include "reckon/sheet/svg.hpp"
#include "reckon/sheet/text.hpp"
#include "reckon/text/overloaded.hpp"
#include "reckon/words/words.hpp"

namespace reckon::course {

using kinds::AlphameticPuzzle;
using kinds::Entry;
using kinds::GridPuzzle;
using kinds::HandPuzzle;
using kinds::StatedPuzzle;

namespace {

void ask_for_grid(Question& question, const Entry& entry, const GridPuzzle& grid,
                  const CourseWords& prompts) {
  if (!grid.asks_for_numbers()) {
    for (std::size_t i = 0; i < entry.solved.digits.size(); ++i) {
      question.gaps.push_back({.label = std::string(1, letters::letter_name(i)),
                               .answer = std::to_string(entry.solved.digits[i])});
    }
    return;
  }
  question.prompt = prompts.numbers;
  for (std::size_t i = 0; i < grid.given.size(); ++i) {
    if (grid.given[i]) continue;
    question.gaps.push_back({.label = std::to_string(question.gaps.size() + 1),
                             .answer = std::to_string(grid.numbers[i])});
  }
}

void ask_for_digits(Question& question, const AlphameticPuzzle& puzzle) {
  const auto reading = letters::read_puzzle(puzzle.text);
  if (!reading) return;  // cannot happen: everything with a code is readable
  for (std::size_t i = 0; i < reading->puzzle.cells.size(); ++i) {
    question.gaps.push_back(
        {.label = reading->puzzle.name_of(i), .answer = std::to_string(puzzle.digits[i])});
  }
}

std::string without_blanks(std::string text) {
  std::erase(text, ' ');
  return text;
}

// Returns the usual ways to type each solution: with necessary brackets or all, and with blanks or
// without. The operators are those of keyboards or of print.
std::vector<std::string> spellings_of(const krypto::Solutions& solutions) {
  std::set<std::pair<std::size_t, std::string>> spellings;
  for (const Expression& solution : solutions) {
    for (const Notation notation : {Notation::infix, Notation::brackets}) {
      const std::string typed = to_text(solution, notation);
      const std::string printed = kinds::typeset(typed);
      for (const std::string& text :
           {typed, printed, without_blanks(typed), without_blanks(printed)}) {
        spellings.emplace(text.size(), text);
      }
    }
  }
  std::vector<std::string> texts;
  for (const auto& [size, text] : spellings) texts.push_back(text);
  return texts;
}

void ask_for_formula(Question& question, krypto::Solver& solver, const HandPuzzle& puzzle,
                     const CourseWords& prompts) {
  const krypto::Solutions solutions = solver.solve(
      puzzle.hand, {.rules = puzzle.rules, .form = krypto::Form::written, .use = puzzle.use});
  const bool few = !solutions.empty() && solutions.count() <= kMostSolutions;
  if (few) question.accepted = spellings_of(solutions);
  question.prompt = few ? prompts.formula : prompts.essay;
}

// A number as platforms compare it, in decimal; empty for one with too many places.
std::string decimal(Rational number) {
  constexpr std::size_t kMostDigits = 15;
  const Rational ten = Rational::fraction(10, 1);
  std::size_t places = 0;
  while (!number.is_integer() && places < kMostDigits) {
    number = number * ten;
    ++places;
  }
  std::string text = number.to_text();
  const std::size_t sign = text.starts_with('-') ? 1 : 0;
  if (!number.is_integer() || text.size() - sign > kMostDigits) return {};
  if (places == 0) return text;
  if (text.size() - sign <= places) text.insert(sign, places + 1 + sign - text.size(), '0');
  text.insert(text.size() - places, 1, '.');
  return text;
}

void ask(Question& question, const StatedPuzzle& stated, Language language) {
  std::visit(
      Overloaded{[&](const kinds::ChoiceAnswer& choice) {
                   for (const kinds::Translated& option : choice.options) {
                     question.options.push_back({.text = kinds::in(option, language),
                                                 .right = question.options.size() == choice.right});
                   }
                 },
                 [&](const kinds::NumberAnswer& number) {
                   question.number = decimal(number.right);
                   if (question.number.empty()) question.accepted = {number.right.to_text()};
                 },
                 [&](const kinds::TextAnswer& text) { question.accepted = text.right; }},
      stated.answer);
}

std::string key_of(const Entry& entry, const sheet::Style& style) {
  const sheet::Style untitled = {.language = style.language};
  const std::string text =
      to_plain_text({&entry, 1}, untitled, {.puzzles = false, .answers = true});
  constexpr std::string_view kNumber = "\n\n1.\n";
  return text.substr(text.find(kNumber) + kNumber.size());
}

// Fills in the common parts of all kinds, except the name.
Question question_about(const Entry& entry, const sheet::Section& section,
                        const sheet::Style& style) {
  constexpr sheet::Length kLarge = 20 * sheet::kPoint;
  Question question;
  question.id = entry.code;
  question.category = section.heading;
  question.task = section.task;
  question.key = joined_lines(key_of(entry, style), "\n");
  const auto shown = [&](const auto&) {
    question.text = joined_lines(to_text(entry.puzzle), "\n");
    question.alternative = joined_lines(question.text, "; ");
    question.picture =
        sheet::to_svg(sheet::draw(entry.puzzle, style.large ? kLarge : sheet::kPlainSize),
                      question.category + ' ' + entry.code, 2 * sheet::kPoint);
  };
  const auto stated = [&](const StatedPuzzle& puzzle) {
    question.is_stated = true;
    question.text = kinds::in(puzzle.text, style.language);
    if (!puzzle.picture) return;
    question.picture = puzzle.picture->png->bytes;
    question.picture_type = ".png";
    question.alternative = kinds::in(puzzle.picture->text, style.language);
  };
  std::visit(Overloaded{shown, stated}, entry.puzzle);
  if (entry.solved.level) {
    question.level = std::string(words_in(style.language).sheet.level) + ' ' +
                     std::to_string(*entry.solved.level);
  }
  return question;
}

}  // namespace

std::string joined_lines(std::string_view text, std::string_view between) {
  while (text.ends_with('\n')) text.remove_suffix(1);
  std::string joined;
  for (const char c : text) {
    if (c == '\n') {
      joined += between;
    } else {
      joined += c;
    }
  }
  return joined;
}

std::vector<Question> questions_of(std::span<const Entry> entries, const sheet::Style& style) {
  const CourseWords& prompts = words_in(style.language).course;
  krypto::Solver solver;
  std::map<std::string, std::size_t> seen;
  std::vector<Question> questions;
  for (const sheet::Section& section : sheet::sections_of(entries, style.language)) {
    for (const Entry& entry : entries.subspan(section.first, section.count)) {
      Question question = question_about(entry, section, style);
      if (const std::size_t times = ++seen[entry.code]; times > 1) {
        question.id += '_' + std::to_string(times);
      }
      question.name = question.is_stated ? question.id : question.category + ' ' + question.id;
      question.file = question.id.size() <= kLongestId
                          ? question.id
                          : "puzzle-" + std::to_string(questions.size() + 1);
      std::visit(
          Overloaded{
              [&](const HandPuzzle& hand) { ask_for_formula(question, solver, hand, prompts); },
              [&](const GridPuzzle& grid) { ask_for_grid(question, entry, grid, prompts); },
              [&](const AlphameticPuzzle& alphametic) { ask_for_digits(question, alphametic); },
              [&](const StatedPuzzle& stated) { ask(question, stated, style.language); }},
          entry.puzzle);
      questions.push_back(std::move(question));
    }
  }
  return questions;
}

}  // namespace reckon::course
