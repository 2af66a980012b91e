// SPDX-License-Identifier: MIT
// reckon backup
#include "reckon/store/backup.hpp"

#include <fmt/core.h>

#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/store/persons.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

struct BackupOptions {
  std::string file;
  std::string copy;
  std::optional<std::uint64_t> days;
};

// Deletes older backups of a file of persons, so that names do not stay in them.
void delete_old(const BackupOptions& options) {
  const std::uint64_t days = options.days.value_or(store::kBackupDays);
  const auto persons = store::open_persons(options.file, store::OpenMode::change);
  if (!persons) return;  // the file is another one
  using std::chrono::system_clock;
  const auto before = system_clock::now() - std::chrono::days(days);
  const auto done = value_of(store::delete_backups(
      **persons,
      std::chrono::duration_cast<std::chrono::seconds>(before.time_since_epoch()).count()));
  if (done.deleted > 0) {
    note(fmt::format("{} older {} of names and codes {} deleted", done.deleted,
                     done.deleted == 1 ? "backup" : "backups", done.deleted == 1 ? "is" : "are"));
  }
  for (const std::string& left : done.left) {
    note(fmt::format("{}: cannot be deleted: delete it yourself", printable_name(left)));
  }
}

void back_up(const BackupOptions& options) {
  Progress progress(Answers::at_the_end);
  value_of(store::back_up(options.file, options.copy, [&](std::uint64_t done, std::uint64_t total) {
    progress.look(done, total);
  }));
  delete_old(options);
}

}  // namespace

void add_backup(const Command& command, Answer&) {
  const auto options = std::make_shared<BackupOptions>();
  command.add_option("FILE", options->file, "File to copy").required();
  command.add_option("COPY", options->copy, "File to make").required();
  constexpr std::uint64_t kMostDays = 3650;
  add_number(command, "--days", options->days,
             "Days for which backups of a file of persons are kept (default: 14)",
             {.last = kMostDays})
      .type_name("N");
  command.callback([options] { back_up(*options); });
}

}  // namespace reckon::cli
