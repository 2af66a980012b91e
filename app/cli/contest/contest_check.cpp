// SPDX-License-Identifier: MIT
// reckon contest check
#include <fmt/core.h>

#include <memory>

#include "app/cli/contest/contest_files.hpp"
#include "app/cli/contest/plan_file.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/input.hpp"
#include "app/cli/frame/output.hpp"
#include "app/papers/checking.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

struct ContestCheckOptions {
  std::vector<std::string> plan;
  ContestFiles files;
};

Answer check_plan(const std::string& file) {
  const auto [plan, faults] = checked_plan_of_file(file);
  for (const Error& fault : faults) print_line(bad_input(name_of_input(file), fault).what());
  if (!faults.empty()) return kNo;
  for (const contest::Level& level : plan.levels) {
    std::int64_t points = 0;
    for (const contest::Band& band : level.bands) {
      points += band.points * static_cast<std::int64_t>(band.questions());
    }
    print_line(
        fmt::format("level {}: {} questions, {} points", level.id, level.questions(), points));
  }
  print_line(fmt::format("{}: nothing is wrong", printable_name(name_of_input(file))));
  return kDone;
}

Answer check_contest(const ContestFiles& files) {
  const auto store = open_store(files, store::OpenMode::read);
  const OpenContest open = open_contest(*store, files);
  const papers::Checked checked = value_of(papers::check(*store, open));
  for (const std::string& fault : checked.faults) print_line(fault);
  if (!checked.faults.empty()) return kNo;
  print_line(fmt::format("{}: {} questions have one answer each, {} papers are whole",
                         open.data.row.id, checked.questions, checked.papers));
  return kDone;
}

}  // namespace

void add_contest_check(const Command& command, Answer& answer) {
  const auto options = std::make_shared<ContestCheckOptions>();
  const Option plan = command.add_option(
      "PLAN", options->plan, "File of a plan, or a store; without it, the usual store is checked");
  plan.expected(0, 1);
  add_store(command, options->files);
  add_contest_id(command, options->files);
  command.callback([options, &answer] {
    take_store(options->plan, options->files);
    answer =
        options->plan.empty() ? check_contest(options->files) : check_plan(options->plan.front());
  });
}

}  // namespace reckon::cli
