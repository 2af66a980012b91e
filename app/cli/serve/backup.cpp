// SPDX-License-Identifier: MIT
// reckon backup
#include "reckon/store/backup.hpp"

#include <memory>
#include <string>

#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"

namespace reckon::cli {
namespace {

struct BackupOptions {
  std::string file;
  std::string copy;
};

void back_up(const BackupOptions& options) {
  Progress progress(Answers::at_the_end);
  value_of(store::back_up(options.file, options.copy, [&](std::uint64_t done, std::uint64_t total) {
    progress.look(done, total);
  }));
}

}  // namespace

void add_backup(const Command& command, Answer&) {
  const auto options = std::make_shared<BackupOptions>();
  command.add_option("FILE", options->file, "File to copy").required();
  command.add_option("COPY", options->copy, "File to make").required();
  command.callback([options] { back_up(*options); });
}

}  // namespace reckon::cli
