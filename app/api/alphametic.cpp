// SPDX-License-Identifier: MIT
// The paths about alphametics.
#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

#include "app/answers/alphametics.hpp"
#include "app/api/parameters.hpp"
#include "app/api/request.hpp"
#include "app/api/small_work.hpp"
#include "reckon/letters/generate/generator.hpp"
#include "reckon/letters/generate/word_list.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/letters/read/verify.hpp"
#include "reckon/letters/reason/grade.hpp"
#include "reckon/letters/reason/hint.hpp"
#include "reckon/letters/reason/reasoning.hpp"
#include "reckon/letters/solve/solver.hpp"
#include "reckon/text/letters.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"
#include "reckon/words/words.hpp"

namespace reckon::api::on_alphametics {

namespace {

using answers::Json;
using letters::Reading;

// --- What several questions take

constexpr std::uint64_t kLongestPuzzle = 2000;
constexpr Parameter kPuzzle = {
    .name = "puzzle",
    .help = "One alphametic: equations of words, or a long multiplication or division in lines",
    .required = true,
    .range = {.most = kLongestPuzzle},
    .examples = R"(["SEND + MORE = MONEY", "ABC * A < DEF; A != 1",
                    "    ABC\n×    DE\n-------\n   AAFF\n  GHGA\n-------\n  GACEF"])",
    .shared = true};
constexpr Parameter kMayShare = {.name = "may_share",
                                 .help = "Letters that may share a digit with others, or all",
                                 .usual_text = ""};

constexpr Parameter kOthersDiffer = {
    .name = "others_differ",
    .type = Type::flag,
    .help = "Unknown digits differ from those that are written and from those of letters"};
constexpr Parameter kAllDifferent = {
    .name = "all_different", .type = Type::flag, .help = "Unknown digits differ from each other"};

// --- Taking it

letters::ReadOptions options_in(Request& request) {
  letters::ReadOptions options;
  options.conditions.base = static_cast<unsigned>(request.number("base"));
  options.conditions.leading_zeros = request.flag("leading_zeros");
  options.unknown = {.others_differ = request.flag("others_differ"),
                     .all_different = request.flag("all_different")};
  options.may_share = request.text("may_share");
  options.all_may_share = options.may_share == "all";
  if (options.all_may_share) options.may_share.clear();
  const auto is_letter = [](const TextWord& one) { return can_stand_for_digit(one.text); };
  if (!std::ranges::all_of(characters_of(options.may_share), is_letter)) {
    request.refuse("may_share", "these are not letters: write them like ABC, or all");
  }
  return options;
}

Reading puzzle_in(Request& request) {
  const letters::ReadOptions options = options_in(request);
  const std::string text = request.text("puzzle");
  if (request.refusal()) return {};
  auto reading = letters::read_puzzle(text, options);
  if (reading) {
    if (!is_small_work(reading->puzzle)) request.refuse_work("puzzle");
    return *std::move(reading);
  }
  request.refuse("puzzle", reading.error());
  return {};
}

// Letters are read in both cases.
std::string read_name(const std::string& name) {
  return name.starts_with(letters::kUnknown) ? name : capital_of(name);
}

std::vector<answers::KnownDigit> given_in(Request& request) {
  auto digits = request.named_digits("given");
  std::set<std::string> names;
  for (auto& [name, digit] : digits) {
    name = read_name(name);
    if (!names.insert(name).second) {
      request.refuse("given", quote(name) + " stands here twice: give one digit for it");
    }
  }
  return digits;
}

// By cell, the digits that it is believed not to be.
std::vector<letters::DigitSet> ruled_out_in(Request& request, const letters::Puzzle& puzzle) {
  std::vector<letters::DigitSet> sets(puzzle.cells.size());
  for (const auto& [name, digits] : request.named_digit_lists("ruled_out")) {
    if (const auto cell = puzzle.cell_named(read_name(name))) {
      sets[*cell] |= digits;
    } else if (!request.refusal()) {
      request.refuse("ruled_out",
                     "the puzzle has no letter " + quote(name) + ": take those that it has");
    }
  }
  return sets;
}

void tell(Request& request, letters::Puzzle& puzzle,
          const std::vector<answers::KnownDigit>& digits) {
  if (request.refusal()) return;
  if (auto told = answers::give_all(puzzle, digits); !told) {
    request.refuse("given", told.error().message);
  }
}

// The puzzle, with the digits that are given.
Reading told_puzzle_in(Request& request) {
  Reading reading = puzzle_in(request);
  tell(request, reading.puzzle, given_in(request));
  return reading;
}

// A puzzle that can be reasoned about.
void need_names(Request& request, const Reading& reading) {
  if (request.refusal()) return;
  if (const auto problem = obstacle(reading.puzzle)) {
    request.refuse("puzzle", "this puzzle has no level and no hints: " + std::string(*problem));
  }
}

// --- The questions

constexpr std::array kSolveTakes = {kPuzzle,       kBase,         kLeadingZeros, kMayShare,
                                    kOthersDiffer, kAllDifferent, kGiven,        kAnswerLimit};

Json solve(Request& request) {
  const Reading reading = told_puzzle_in(request);
  const auto limit = request.number("limit");
  if (!request.complete()) return {};
  auto found = letters::answers(reading.puzzle, limit + 1, &request.budget());
  if (!found) return request.refuse_work("puzzle");
  return answers::json_of_answers(reading, answers::limited(*std::move(found), limit));
}

// The parameters of verify, grade and explain.
constexpr std::array kPuzzleTakes = {kPuzzle,       kBase,         kLeadingZeros, kMayShare,
                                     kOthersDiffer, kAllDifferent, kGiven};

constexpr std::array kReadTakes = {kPuzzle,   kBase,         kLeadingZeros,
                                   kMayShare, kOthersDiffer, kAllDifferent};

Json read(Request& request) {
  const letters::ReadOptions options = options_in(request);
  const std::string text = request.text("puzzle");
  if (!request.complete()) return {};
  return answers::json_of_reading(text, options);
}

Json verify(Request& request) {
  const Reading reading = puzzle_in(request);
  const auto given = given_in(request);
  if (!request.complete()) return {};
  const auto digits = answers::all_digits_of(reading.puzzle, given);
  if (!digits) {
    request.refuse("given", digits.error().message);
    return {};
  }
  for (const std::uint64_t steps : work_of_relations(reading.puzzle)) {
    if (!request.budget().spend(steps)) return request.refuse_work("puzzle");
  }
  return list_of_one(
      "puzzles", answers::json_of_mistakes(reading, letters::mistakes(reading.puzzle, *digits)));
}

Json grade(Request& request) {
  const Reading reading = told_puzzle_in(request);
  need_names(request, reading);
  if (!request.complete()) return {};
  const auto reasoned = letters::reason(reading.puzzle, {.budget = &request.budget()});
  if (reasoned.outcome == letters::Outcome::given_up) return request.refuse_work("puzzle");
  return list_of_one("puzzles", answers::json_of_grade(reading, reasoned));
}

Json explain(Request& request) {
  constexpr std::size_t kMostSteps = 2000;
  constexpr std::size_t kMostText = 1'000'000;  // each step may say its equation
  const Reading reading = told_puzzle_in(request);
  need_names(request, reading);
  if (!request.complete()) return {};
  const auto reasoned = letters::reason(reading.puzzle, {.budget = &request.budget()});
  const std::size_t steps = reasoned.steps.size();
  if (reasoned.outcome == letters::Outcome::given_up || steps > kMostSteps ||
      steps * reading.text.size() > kMostText) {
    return request.refuse_work("puzzle");
  }
  return list_of_one("puzzles", answers::json_of_explanation(reading, reasoned));
}

constexpr std::array kHintTakes = {
    kPuzzle,
    kBase,
    kLeadingZeros,
    kMayShare,
    kOthersDiffer,
    kAllDifferent,
    kGiven,
    Parameter{
        .name = "ruled_out",
        .type = Type::digit_lists,
        .help = "Digits that the player has ruled out, by letter, or by unknown digit such as .1"}};

Json hint(Request& request) {
  const Reading reading = puzzle_in(request);
  need_names(request, reading);
  const auto given = given_in(request);
  letters::Puzzle told = reading.puzzle;
  tell(request, told, given);
  const auto ruled_out = ruled_out_in(request, reading.puzzle);
  if (!request.complete()) return {};
  const auto found =
      letters::hint(reading.puzzle,
                    {.digits = answers::believed_of(reading.puzzle, given), .ruled_out = ruled_out},
                    request.budget());
  if (found.outcome == letters::Outcome::given_up) return request.refuse_work("puzzle");
  return answers::json_of_hint(reading, found);
}

constexpr letters::GeneratorOptions kUsualOptions;
constexpr std::array kGenerateTakes = {
    kPuzzleSeed,
    Parameter{.name = "kind",
              .type = Type::choice,
              .help = "Sums of words, sums of number words that are true of the numbers too, or "
                      "drawn long multiplications",
              .usual_text = "sum",
              .choices = names_of<letters::kAllShapes>},
    Parameter{.name = "words",
              .help = "The words of sums, with blanks between them, letters of any script; common "
                      "words if they are left out"},
    Parameter{.name = "accents",
              .type = Type::choice,
              .help = "Whether the letters of the words keep their accents",
              .usual_text = "keep",
              .choices = names_of<letters::kAllAccents>},
    language("The language of common words and of number words"),
    Parameter{.name = "addends",
              .type = Type::number,
              .help = "Addends of a sum: the exact number for words (default 2), the largest "
                      "number for number words (default 4)",
              .range = {.least = 2, .most = letters::kMostAddends}},
    Parameter{.name = "max",
              .type = Type::number,
              .help = "The largest number of doubly true sums",
              .range = {.least = 2, .most = kMostNumberWord},
              .usual = kUsualOptions.largest},
    Parameter{.name = "difficulty",
              .type = Type::number,
              .help = "Only of this level, from easy to hard",
              .range = {.least = letters::kEasiestLevel, .most = letters::kHardestLevel}},
    Parameter{.name = "ideal", .type = Type::flag, .help = "Only with all ten digits"},
    Parameter{.name = "count",
              .type = Type::number,
              .help = "The number of them",
              .range = {.bound = 20},
              .usual = 1}};

// Also says how many words are skipped.
letters::GeneratorOptions wishes_in(Request& request, std::size_t& skipped) {
  const auto accents = request.choice("accents", letters::kAllAccents);
  const letters::Shape shape = request.choice("kind", letters::kAllShapes);
  letters::GeneratorOptions wishes{.shape = shape,
                                   .language = request.choice("lang", kAllLanguages),
                                   .largest = request.number("max"),
                                   .addends = letters::usual_addends(shape),
                                   .ideal = request.flag("ideal")};
  if (const auto addends = request.number_if_given("addends"))
    wishes.addends = static_cast<std::size_t>(*addends);
  if (const auto level = request.number_if_given("difficulty")) {
    wishes.level = static_cast<int>(*level);
  }
  if (!request.has("words")) {
    if (shape == letters::Shape::sum) wishes.words = letters::word_list(wishes.language);
    return wishes;
  }
  letters::WordsRead read = letters::read_words(request.text("words"), accents);
  skipped = read.skipped;
  wishes.words = std::move(read.words);
  return wishes;
}

Json generate(Request& request) {
  request.require("seed");
  const auto seed = request.number("seed");
  const auto count = request.number("count");
  std::size_t skipped = 0;
  const letters::GeneratorOptions wishes = wishes_in(request, skipped);
  if (!request.complete()) return {};
  auto generator = letters::Generator::make(seed, wishes);
  if (!generator) {
    request.refuse("words", generator.error().message);
    return {};
  }
  Json document = {{"seed", answers::json_of(seed)},
                   {"kind", name_of(wishes.shape)},
                   {"puzzles", Json::array()}};
  if (skipped > 0) document["skipped"] = skipped;
  while (document["puzzles"].size() < count) {
    const auto made = generator->next(&request.budget());
    if (!made) {
      request.refuse("body", made.error().message, Code::too_much);
      return {};
    }
    document["puzzles"].push_back(
        answers::json_of_generated(made->reading, made->answer, made->grade));
  }
  return document;
}

constexpr std::string_view kPuzzleExample = R"({"puzzle": "SEND + MORE = MONEY"})";

constexpr std::array kQuestions = {
    Question{
        .path = "alphametic/read",
        .summary = "Parse an alphametic into the parts of a board, or report the fault in its text",
        .details = "Sums of words are drawn in columns. Unknown digits are named .1, .2 and so on.",
        .example = kPuzzleExample,
        .schema = "alphametic-read",
        .parameters = kReadTakes,
        .answer = read},
    Question{.path = "alphametic/solve",
             .summary = "Solve an alphametic: find the digit of each letter",
             .details =
                 "By default different letters are different digits, and no number begins with 0.",
             .example = kPuzzleExample,
             .schema = "alphametic-solve",
             .parameters = kSolveTakes,
             .answer = solve},
    Question{.path = "alphametic/verify",
             .summary = "Check whether these digits are an answer, or list what does not hold",
             .example = R"({"puzzle": "SEND + MORE = MONEY",
                            "given": {"S": 9, "E": 5, "N": 6, "D": 7, "M": 1, "O": 0, "R": 8,
                                      "Y": 2}})",
             .schema = "alphametic-verify",
             .parameters = kPuzzleTakes,
             .answer = verify},
    Question{.path = "alphametic/grade",
             .summary = "Grade the difficulty of an alphametic for people who reason it out",
             .example = kPuzzleExample,
             .schema = "alphametic-grade",
             .parameters = kPuzzleTakes,
             .answer = grade},
    Question{.path = "alphametic/explain",
             .summary = "Explain how a person would solve an alphametic",
             .example = kPuzzleExample,
             .schema = "alphametic-explain",
             .parameters = kPuzzleTakes,
             .answer = explain},
    Question{.path = "alphametic/hint",
             .summary = "Return the next step from the given letters, or the wrong ones",
             .example = R"({"puzzle": "SEND + MORE = MONEY", "given": {"M": 1}})",
             .schema = "alphametic-hint",
             .parameters = kHintTakes,
             .answer = hint},
    Question{
        .path = "alphametic/generate",
        .summary = "Make alphametics, each with exactly one answer",
        .details = "422 if a search of about a second finds too few puzzles as wished.",
        .example =
            R"({"seed": 1, "words": "send more money ten ant easy sweet water earth heart crash hacker reboot zero one two"})",
        .schema = "alphametic-generate",
        .parameters = kGenerateTakes,
        .answer = generate},
};

}  // namespace

std::span<const Question> questions() { return kQuestions; }

}  // namespace reckon::api::on_alphametics
