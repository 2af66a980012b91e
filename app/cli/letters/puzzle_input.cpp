// SPDX-License-Identifier: MIT
#include "app/cli/letters/puzzle_input.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "app/answers/alphametics.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/input.hpp"
#include "app/cli/frame/json_lines.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/letters/grid/known_letters.hpp"
#include "reckon/letters/read/puzzle_reader.hpp"
#include "reckon/text/letters.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::cli {

namespace {

// Joins the arguments: separate equations if each is one, else the words of a single one.
std::string equations_of(const std::vector<std::string>& words) {
  // The parser has taken a list such as ["SEND","MORE","MONEY"] apart.
  const bool is_list = words.size() > 2 && words.front().starts_with('"');
  if (is_list && std::ranges::none_of(words, letters::has_sign)) {
    return fmt::format("[{}]", fmt::join(words, ","));
  }
  const bool whole = std::ranges::all_of(words, letters::has_sign);
  return fmt::format("{}", fmt::join(words, whole ? "; " : " "));
}

letters::ReadOptions read_options(const AlphameticInput& input) {
  letters::ReadOptions options;
  options.conditions.leading_zeros = input.leading_zeros;
  options.unknown = input.unknown;
  if (input.base) {
    if (*input.base < 2 || *input.base > letters::kMostDigits) {
      throw Fault(kBadInput,
                  fmt::format("--base: {} is not a base: choose one from 2 to 36", *input.base));
    }
    options.conditions.base = static_cast<unsigned>(*input.base);
  }
  if (input.may_share == "all") {
    options.all_may_share = true;
  } else {
    const bool are_letters =
        std::ranges::all_of(characters_of(input.may_share),
                            [](const TextWord& one) { return can_stand_for_digit(one.text); });
    if (!are_letters) {
      throw Fault(kBadInput,
                  fmt::format("--may-share: {} are not letters: write them like ABC, or all",
                              quote(input.may_share)));
    }
    options.may_share = input.may_share;
  }
  return options;
}

// Given one after the other, because letters that may share a digit do not contradict each other.
std::vector<answers::KnownDigit> given_of(const AlphameticInput& input) {
  std::vector<answers::KnownDigit> given;
  for (const std::string& list : input.given) {
    for (std::size_t begin = 0; begin <= list.size();) {
      const std::size_t end = std::min(list.find(',', begin), list.size());
      auto read = letters::read_known_letters(std::string_view(list).substr(begin, end - begin));
      if (!read) throw bad_input("--given", read.error());
      const auto [letter, digit] = read->front();
      given.emplace_back(capital_of(letter), digit);
      begin = end + 1;
    }
  }
  return given;
}

}  // namespace

void add_alphametic_input(const Command& command, AlphameticInput& input) {
  const Option words = command
                           .add_option("EQUATION", input.words,
                                       "Equations like \"SEND + MORE = MONEY\", or a file of "
                                       "puzzles, - for standard input")
                           .type_name("");
  add_number(command, "--base", input.base, "Base of the numbers (default: 10)",
             {.first = 2, .last = letters::kMostDigits, .is_judged_later = true})
      .type_name("B");
  command.add_flag("--leading-zeros", input.leading_zeros,
                   "Allow numbers of several digits to begin with 0");
  command
      .add_option("--may-share", input.may_share,
                  "Letters that may be the same digit as others, or all (default: none)")
      .type_name("LETTERS");
  command.add_flag("--others-differ", input.unknown.others_differ,
                   "Unknown digits differ from those that are written and from those of letters");
  command.add_flag("--all-different", input.unknown.all_different,
                   "Unknown digits differ from each other");
  command.add_option("--given", input.given, "Known letters: A=2, or A=2,B=7; may be repeated")
      .type_name("LETTER=DIGIT")
      .one_by_one();
  add_keep_going(command, input.keep_going);
  command.check([words] {
    if (!words.given()) {
      throw WrongValue("EQUATION", "give one, such as \"SEND + MORE = MONEY\", or a file");
    }
  });
}

AlphameticPuzzles read_puzzles(const AlphameticInput& input) {
  const letters::ReadOptions options = read_options(input);
  std::string text = equations_of(input.words);
  if (text.find_first_not_of(" \t\r\n") == text.npos) {
    throw Fault(kBadInput,
                "EQUATION: is empty: give one, such as \"SEND + MORE = MONEY\", or a file");
  }
  // A text with an operator, a list or lines is not the name of a file.
  const bool is_file = input.words.size() == 1 && !letters::has_sign(text) &&
                       text.find_first_of("+*^() [|\"\n") == text.npos;
  const std::string name = is_file ? name_of_input(text) : "equation";
  AlphameticPuzzles read{
      .name = name, .is_file = is_file, .faults = {name, is_file && input.keep_going}};
  const JsonLines lines(is_file ? read_all(text, kPuzzlesInput) : std::move(text), name,
                        puzzle_text, true);
  using Lines = letters::PuzzleReader::Lines;
  letters::PuzzleReader reader(lines.text(), options, is_file ? Lines::apart : Lines::together);
  while (true) {
    auto next = reader.next();
    if (!next) {
      const Error& error = next.error();
      if (!is_file) throw bad_input(name, {.message = error.message, .column = error.column});
      read.faults.add(lines.placed(error));
      continue;
    }
    if (!*next) break;
    if (const auto remark = answers::look_alikes_in((*next)->puzzle)) {
      note(read.is_file ? fmt::format("line {}: {}", (*next)->line, *remark) : *remark);
    }
    (*next)->line = lines.placed({.message = "", .line = (*next)->line}).line;
    read.puzzles.push_back(**std::move(next));
  }
  read.faults.check();
  if (read.puzzles.empty() && !read.faults.any()) {
    throw Fault(kBadInput, name + ": there is no puzzle: give one like SEND + MORE = MONEY");
  }
  read.given = given_of(input);
  return read;
}

Fault fault_in(const AlphameticPuzzles& read, const letters::Reading& reading,
               const std::string& message) {
  if (!read.is_file) return bad_input(read.name, {.message = message, .column = 1});
  return bad_input(read.name, {.message = message, .line = reading.line, .column = 1});
}

void give_digits(letters::Reading& reading, const std::vector<answers::KnownDigit>& given) {
  if (auto told = answers::give_all(reading.puzzle, given); !told) {
    throw bad_input("--given", told.error());
  }
}

}  // namespace reckon::cli
