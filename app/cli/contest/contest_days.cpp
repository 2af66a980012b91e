// SPDX-License-Identifier: MIT
// reckon contest days
#include <fmt/core.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>

#include "app/cli/contest/contest_files.hpp"
#include "app/cli/files/day_list_file.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/daily/daily.hpp"
#include "reckon/text/names.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

struct DaysOptions {
  ContestFiles files;
  std::optional<daily::Date> from;
  std::string output;
  std::optional<std::string> level;
};

void write_days(const DaysOptions& options) {
  const auto store = open_store(options.files, store::OpenMode::read);
  const OpenContest open = open_contest(*store, options.files);
  const std::string name = printable(open.data.row.id);
  expect_published(open);
  if (options.level && open.plan.level(*options.level) == nullptr) {
    throw Fault(kBadInput, fmt::format("--level: {} has no level {}", name, quote(*options.level)));
  }
  answers::Json list = {{"contest", open.data.row.id}};
  if (options.from) list["from"] = daily::to_text(*options.from);
  list["puzzles"] = answers::Json::array();
  std::set<std::string> of_level;
  if (options.level) {
    for (const store::OnPaper* place : open.on_paper(*options.level)) {
      of_level.insert(place->question);
    }
  }
  std::size_t left_out = 0;
  for (const store::QuestionRow& question : open.data.questions) {
    if (options.level && !of_level.contains(question.id)) continue;
    if (question.voided != "no" || question.variants.empty() ||
        !named(daily::kAllKinds, question.kind)) {
      ++left_out;
      continue;
    }
    const contest::Variant& variant = question.variants.front();
    answers::Json puzzle = {{"kind", question.kind}, {"puzzle", variant.text}};
    if (!question.rules.empty()) puzzle["rules"] = question.rules;
    if (variant.level) puzzle["difficulty"] = *variant.level;
    list["puzzles"].push_back(std::move(puzzle));
  }
  const std::size_t count = list["puzzles"].size();
  if (count == 0) {
    throw Fault(kNo, fmt::format("{}: none of its questions is a puzzle that days have: take "
                                 "another contest, or a list of the bank (reckon bank find)",
                                 name));
  }
  write_contest_file(options.output, list.dump(1) + '\n');
  if (options.output == "-") return;
  print_line(fmt::format("{}: {} puzzles of days in {}{}", name, count,
                         printable_name(options.output),
                         left_out == 0 ? ""
                                       : fmt::format("; {} questions are left out, which are "
                                                     "voided or of another kind",
                                                     left_out)));
}

}  // namespace

void add_contest_days(const Command& command, Answer& answer) {
  const auto options = std::make_shared<DaysOptions>();
  command.add_option("-o,--output", options->output, "File for the list; - is standard output")
      .type_name("FILE")
      .required();
  command
      .add_option(
          "--from",
          [options](const std::string& text) { options->from = day_named("--from", text); },
          "The day of the first puzzle of each kind, for the list")
      .type_name("DATE");
  command.add_option("--level", options->level, "Only questions of this level (default: of all)")
      .type_name("LEVEL");
  add_contest_id(command, options->files);
  add_store_or_argument(command, options->files);
  command.callback([options, &answer] {
    write_days(*options);
    answer = kDone;
  });
}

}  // namespace reckon::cli
