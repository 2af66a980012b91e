// SPDX-License-Identifier: MIT
// reckon alphametic verify
#include <fmt/core.h>

#include <memory>
#include <utility>

#include "app/answers/alphametics.hpp"
#include "app/cli/frame/batch.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/letters/puzzle_input.hpp"
#include "reckon/letters/read/verify.hpp"

namespace reckon::cli {
namespace {

struct VerifyAlphameticOptions {
  AlphameticInput input;
  bool json = false;
};

Answer verify(const VerifyAlphameticOptions& options) {
  const AlphameticPuzzles read = read_puzzles(options.input);
  std::vector<letters::Digits> digits;
  for (const letters::Reading& reading : read.puzzles) {
    auto all = answers::all_digits_of(reading.puzzle, read.given);
    if (!all) throw bad_input("--given", all.error());
    digits.push_back(*std::move(all));
  }
  std::optional<JsonList> list;
  if (options.json) list.emplace(Json::object(), "puzzles");
  Answer answer = kDone;
  for (std::size_t i = 0; i < read.puzzles.size(); ++i) {
    const letters::Reading& reading = read.puzzles[i];
    const std::vector<std::string> mistakes = letters::mistakes(reading.puzzle, digits[i]);
    if (!mistakes.empty()) answer = kNo;
    if (list) {
      list->add(answers::json_of_mistakes(reading, mistakes));
      continue;
    }
    const std::string place = read.has_one() ? "" : fmt::format("line {}: ", reading.line);
    if (mistakes.empty()) print_line(place + "correct");
    for (const std::string& mistake : mistakes) print_line(place + mistake);
  }
  if (list) list->finish();
  return read.status(answer);
}

}  // namespace

void add_alphametic_verify(const Command& command, Answer& answer) {
  const auto options = std::make_shared<VerifyAlphameticOptions>();
  add_alphametic_input(command, options->input);
  add_json(command, options->json);
  command.callback([options, &answer] { answer = verify(*options); });
}

}  // namespace reckon::cli
