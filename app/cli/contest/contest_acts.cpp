// SPDX-License-Identifier: MIT
// reckon contest acts
#include <fmt/chrono.h>
#include <fmt/core.h>

#include <chrono>
#include <memory>

#include "app/cli/contest/contest_files.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "app/papers/tables.hpp"

namespace reckon::cli {
namespace {

struct ActsOptions {
  ContestFiles files;
  std::optional<std::string> output;
  Language language = Language::english;
};

// An instant such as 2026-04-22 07:30:00Z.
std::string instant(std::int64_t seconds) {
  const std::chrono::sys_seconds time{std::chrono::seconds(seconds)};
  return fmt::format("{:%Y-%m-%d %H:%M:%SZ}",
                     fmt::gmtime(std::chrono::system_clock::to_time_t(time)));
}

void show_acts(const ActsOptions& options) {
  const auto store = open_store(options.files, store::OpenMode::read);
  papers::Table table = {{"at", "who", "what", "subject", "detail"}};
  for (const store::ActRow& act : value_of(store->acts())) {
    table.push_back({instant(act.at), act.who.empty() ? "command" : act.who, act.what, act.subject,
                     act.detail});
  }
  const std::string file = options.output.value_or("-");
  write_contest_file(file, file.ends_with(".ods") ? papers::to_ods(table, "acts")
                                                  : papers::to_csv(table, options.language));
}

}  // namespace

void add_contest_acts(const Command& command, Answer& answer) {
  const auto options = std::make_shared<ActsOptions>();
  add_contest_output(command, options->output, "File: .ods, or CSV (default: standard output)");
  add_language(command, options->language, "Language whose spreadsheets read the CSV");
  add_store_or_argument(command, options->files);
  command.callback([options, &answer] {
    show_acts(*options);
    answer = kDone;
  });
}

}  // namespace reckon::cli
