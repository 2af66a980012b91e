// SPDX-License-Identifier: MIT
// reckon bank find
#include <fmt/core.h>

#include <algorithm>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "app/cli/bank/bank_line.hpp"
#include "app/cli/bank/open_bank.hpp"
#include "app/cli/files/bank_options.hpp"
#include "app/cli/frame/batch.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

using store::Bank;
using store::Stored;

struct BankFindOptions {
  std::optional<std::string> bank;
  store::Filter filter;
  std::optional<std::uint64_t> letters;
  std::optional<std::uint64_t> most_digits;
  std::optional<std::uint64_t> limit;
  std::optional<std::string> mark;
  bool json = false;
};

// Beyond the values of any puzzle, all numbers are equivalent.
std::optional<std::int64_t> bounded(const std::optional<std::uint64_t>& number) {
  constexpr std::uint64_t kMost = 1000;
  if (!number) return std::nullopt;
  return static_cast<std::int64_t>(std::min(*number, kMost));
}

std::string heading_of(const store::BankPuzzle& puzzle) {
  std::string remark = "# " + std::string(name_of(puzzle.kind));
  if (puzzle.difficulty) remark += fmt::format(", level {}", *puzzle.difficulty);
  if (puzzle.rules) remark += fmt::format(", {} rules", name_of(*puzzle.rules));
  return remark;
}

// Prints it line by line, since a bank may come from an untrusted source.
void print_text(std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    print_line(printable(text.substr(0, end), std::string_view::npos));
    text.remove_prefix(end == text.npos ? text.size() : end + 1);
  }
}

// A stated question as a person reads it, without the bytes of its picture.
std::string shown_text(const store::BankPuzzle& puzzle) {
  if (puzzle.kind != kinds::Kind::stated) return puzzle.text;
  const auto question = kinds::read_stated_text(puzzle.text);
  return question ? kinds::shown_text(*question, Language::english) : puzzle.text;
}

void show(std::span<const Stored> puzzles, const BankFindOptions& options) {
  if (options.json) {
    JsonList list(Json{{"bank", bank_file(options.bank)}}, "puzzles");
    for (const Stored& stored : puzzles) list.add(json_of(stored));
    list.finish();
    return;
  }
  bool first = true;
  for (const auto& [id, puzzle, added_on, mark, again] : puzzles) {
    if (!first) print_line("");
    first = false;
    print_line(heading_of(puzzle));
    print_text(shown_text(puzzle));
  }
}

Answer find(const BankFindOptions& options, const store::Filter& filter) {
  Bank bank = open_bank(options.bank, Bank::Mode::read);
  const auto found = value_of(bank.find(filter, options.limit.value_or(~std::uint64_t{0})));
  show(found, options);
  if (!found.empty()) return kDone;
  note("the bank has no such puzzle: ask for others, or fill it (reckon bank fill)");
  return kNo;
}

Answer give_out(const BankFindOptions& options, const store::Filter& filter) {
  Bank bank = open_bank(options.bank, Bank::Mode::change);
  const store::Request request = {.filter = filter, .count = *options.limit};
  const auto taken = value_of(bank.take({&request, 1}, {.on = today(), .to = *options.mark},
                                        [&](std::span<const Stored> puzzles) {
                                          show(puzzles, options);
                                          flush_output();
                                        }));
  if (taken.size() == request.count) return kDone;
  note(
      fmt::format("the bank has only {} of {} such puzzles, so none is given out: ask for fewer, "
                  "or fill it (reckon bank fill)",
                  taken.size(), request.count));
  return kNo;
}

Answer find(const BankFindOptions& options) {
  store::Filter filter = options.filter;
  filter.letters = bounded(options.letters);
  filter.most_digits = bounded(options.most_digits);
  return options.mark ? give_out(options, filter) : find(options, filter);
}

}  // namespace

void add_bank_find(const Command& command, Answer& answer) {
  const auto options = std::make_shared<BankFindOptions>();
  add_bank_kind(command, options->filter.kind, "Only puzzles of this kind");
  add_levels(command, options->filter.levels, "Only these levels, 1 (easy) to 5: 3, or 1-4");
  command.add_flag("--all-operators", options->filter.all_operators,
                   "Only puzzles with all four operators");
  add_number(command, "--letters", options->letters, "Only puzzles with N letters").type_name("N");
  add_number(command, "--max-digits", options->most_digits,
             "Only puzzles whose numbers have at most N digits")
      .type_name("N");
  command
      .add_option(
          "--rules",
          [options](const std::string& name) {
            options->filter.rules = rules_named(name);
            if (!options->filter.rules) throw WrongValue("--rules", quote(name) + " is unknown");
          },
          "Only hands under these rules")
      .type_name("house|integer|international|positive");
  command.add_flag("--unused", options->filter.unused,
                   "Only puzzles that have not been handed out");
  command
      .add_option(
          "--not-since",
          [options](const std::string& day) {
            if (!is_day(day)) throw WrongValue("--not-since", "is no day, like 2026-09-01");
            options->filter.not_since = day;
          },
          "Only puzzles that have not been handed out since this day")
      .type_name("DAY");
  const Option limit =
      add_number(command, "--limit", options->limit, "At most N puzzles", {.first = 1})
          .type_name("N");
  add_mark(command, options->mark,
           "Hand out --limit puzzles to this class or contest, unused ones without --not-since")
      .needs(limit);
  add_bank(command, options->bank);
  add_json(command, options->json);
  command.callback([options, &answer] { answer = find(*options); });
}

}  // namespace reckon::cli
