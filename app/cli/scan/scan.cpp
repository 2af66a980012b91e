// SPDX-License-Identifier: MIT
// reckon scan
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/answers/alphametics.hpp"
#include "app/answers/grids.hpp"
#include "app/answers/scans.hpp"
#include "app/cli/algebra/numbers.hpp"
#include "app/cli/files/grid_file.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/features.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "app/cli/image/picture_file.hpp"
#include "app/images/characters.hpp"
#include "reckon/krypto/grade.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/letters/solve/line_solver.hpp"
#include "reckon/letters/solve/solver.hpp"
#include "reckon/scan/scan.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

struct ScanOptions {
  std::string picture;
  bool solve = false;
  bool json = false;
};

// The solution of a certain puzzle, in lines; empty if it has none.
struct Solution {
  std::vector<std::string> lines{};
  Json json = nullptr;
  std::string understood{};  ///< if nothing was found, how a puzzle of letters was read
};

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

Solution solution_of_hand(const scan::Found& found, krypto::Solver& solver) {
  const auto hand = krypto::Hand::parse(found.text);
  const krypto::GameRow& game = row_of(krypto::game_of(*hand));
  const Rules rules = found.puzzle.and_then(kinds::rules_of).value_or(game.rules);
  const krypto::Use use = found.puzzle.and_then(kinds::use_of).value_or(game.use);
  const auto grade = krypto::grade(solver, *hand, rules, use);
  if (!grade) return {};
  const std::string text = to_text(grade->text, Notation::infix);
  return {.lines = {text}, .json = text};
}

Solution solution_of_grid(const scan::Found& found, krypto::Solver&) {
  const auto grid = letters::read_grid(found.text);
  Solution solution;
  std::vector<std::int64_t> numbers;
  std::string letters;
  if (grid->asks_for_numbers()) {
    const auto [shown, facts] = with_feature("algebra", number_answers)(*grid, 1);
    if (shown.answers.empty()) return {};
    numbers = shown.answers.front().numbers;
  } else {
    const auto answers = letters::answers(grid->puzzle, 1);
    if (answers.empty()) return {.understood = answers::understood(*grid)};
    numbers = letters::numbers_of(grid->puzzle, answers.front());
    letters = describe(answers.front(), grid->letters);
    solution.json["letters"] = answers::json_of_letters(answers.front(), grid->letters);
  }
  const std::string text = to_text(grid->puzzle.layout, std::span(std::as_const(numbers)));
  solution.lines = lines_of(text);
  if (!letters.empty()) solution.lines.push_back(letters);
  solution.json["grid"] = text;
  return solution;
}

Solution solution_of_alphametic(const scan::Found& found, krypto::Solver&) {
  const auto read = letters::read_puzzle(found.text);
  const auto answers = letters::first_answers(read->puzzle, 1);
  if (!answers || answers->empty()) return {.understood = answers::understood(read->puzzle)};
  const std::string text = letters::filled(*read, answers->front());
  Solution solution{.lines = lines_of(text)};
  solution.json["letters"] = answers::json_of_letters(read->puzzle, answers->front());
  solution.json["text"] = text;
  return solution;
}

// How a puzzle of each form is solved.
struct SolverRow {
  scan::Form form = scan::Form::hand;
  Solution (*solution_of)(const scan::Found& found, krypto::Solver& solver) = nullptr;
};
constexpr std::array kSolverRows = {SolverRow{scan::Form::hand, solution_of_hand},
                                    SolverRow{scan::Form::grid, solution_of_grid},
                                    SolverRow{scan::Form::alphametic, solution_of_alphametic}};
static_assert(kSolverRows.size() == kinds::kFormNames.size(), "a form has no solver");
static_assert(is_in_order(kSolverRows, &SolverRow::form));

Solution solution_of(const scan::Found& found, krypto::Solver& solver) {
  return kSolverRows.at(static_cast<std::size_t>(found.form)).solution_of(found, solver);
}

// Prints certain results as data, all else in comments, so that the output is a file of hands or
// grids.
void print_found(const scan::Found& found, std::size_t number) {
  if (number > 1) print_line("");
  const std::string code = found.code.empty() ? "" : " [" + found.code + "]";
  print_line(fmt::format("# {}. {}{}", number, found.certain ? "certain" : "not certain", code));
  for (const std::string& line : lines_of(found.text)) {
    print_line(found.certain ? line : "# " + line);
  }
  for (const scan::Doubt& doubt : found.doubts) print_line("# " + sentence_of(doubt));
}

void print_unread(const vision::Rectangle& place) {
  print_line(
      fmt::format("# not read: what stands from {},{} to {},{} (pixels from the left, from "
                  "the top)",
                  place.left, place.top, place.right, place.bottom));
}

// Prints the fault of a whole picture, and how to correct it.
void print_reversal(scan::Reversal reversal) {
  if (reversal == scan::Reversal::none) return;
  const bool is_negative = reversal != scan::Reversal::mirrored;
  const bool is_mirrored = reversal != scan::Reversal::negative;
  print_line(fmt::format("# the picture is {}: {}{}{}, and scan it again",
                         is_negative && is_mirrored ? "a mirrored negative"
                         : is_mirrored              ? "mirrored"
                                                    : "a negative",
                         is_mirrored ? "flip it from left to right" : "",
                         is_negative && is_mirrored ? " and " : "",
                         is_negative ? "invert its colours" : ""));
}

// The second reader, which is loaded when it is needed: clear print is read without it, in less
// time than it takes to load.
class Second {
 public:
  char read(const vision::Grey& piece, std::string_view alphabet) {
    if (!reader_) reader_ = images::CharacterReader::make();
    return *reader_ ? (*reader_)->read(piece, alphabet) : '\0';
  }
  // Throws a Fault if it was needed and is missing.
  void expect_loaded() const {
    if (reader_ && !*reader_) throw Fault(kSystemFault, reader_->error().message);
  }

 private:
  std::optional<Result<images::CharacterReader>> reader_{};
};

std::vector<scan::Scanned> scanned_pages(ScannedFile& file) {
  Second second;
  Progress progress(Answers::at_the_end);
  std::vector<scan::Scanned> pages;
  while (const auto picture = file.next()) {
    pages.push_back(scan::scan_page(
        *picture,
        [&](const vision::Grey& piece, std::string_view alphabet) {
          return second.read(piece, alphabet);
        },
        [&](std::size_t done, std::size_t total) { progress.look(done, total); }));
  }
  second.expect_loaded();
  return pages;
}

// Solves a puzzle that was found, in JSON or in lines. Returns whether it has a solution.
bool show_solution(const scan::Found& found, krypto::Solver& solver, bool json, Json& puzzle) {
  const Solution solution = solution_of(found, solver);
  puzzle["solution"] = solution.json;
  const bool is_solved = !solution.lines.empty();
  if (json) return is_solved;
  if (!is_solved) print_line("# no solution");
  if (!solution.understood.empty()) print_line("# understood as " + solution.understood);
  for (const std::string& line : solution.lines) print_line("# " + line);
  return is_solved;
}

Answer scan_picture(const ScanOptions& options) {
  ScannedFile file(options.picture);
  const std::vector<scan::Scanned> pages = scanned_pages(file);
  Answer answer = kDone;
  krypto::Solver solver;
  Json document{{"file", options.picture}};
  document.update(file.has_pages() ? answers::json_of_pages(pages)
                                   : answers::json_of_scanned(pages.front()));
  std::size_t number = 0;
  bool is_empty = true;
  for (std::size_t p = 0; p < pages.size(); ++p) {
    const auto& [all, unread, reversal] = pages[p];
    if (!unread.empty()) answer = kNo;
    if (!all.empty() || !unread.empty()) is_empty = false;
    if (!options.json && file.has_pages()) print_line(fmt::format("# page {}", p + 1));
    for (const scan::Found& found : all) {
      const std::size_t index = number++;
      if (!found.certain) answer = kNo;
      if (!options.json) print_found(found, number);
      if (!options.solve || !found.certain) continue;
      if (!show_solution(found, solver, options.json, document["puzzles"][index])) answer = kNo;
    }
    if (options.json) continue;
    if (!all.empty() && !unread.empty()) print_line("");
    print_reversal(reversal);
    for (const vision::Rectangle& place : unread) print_unread(place);
  }
  if (number == 0) answer = kNo;
  if (options.json) {
    print_json(document);
  } else if (is_empty) {
    note(printable_name(options.picture) +
         ": no puzzle was found: print must be 12 pixels high or more");
  }
  return answer;
}

}  // namespace

void add_scan(const Command& command, Answer& answer) {
  const auto options = std::make_shared<ScanOptions>();
  command.add_option("PICTURE", options->picture, "A picture in PNG, JPEG or WebP, or a PDF")
      .required();
  command.add_flag("--solve", options->solve, "Solve them too");
  add_json(command, options->json);
  command.callback([options, &answer] { answer = scan_picture(*options); });
}

}  // namespace reckon::cli
