// SPDX-License-Identifier: MIT
// reckon contest export
#include <memory>
#include <optional>
#include <string>

#include "app/cli/contest/contest_files.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/papers/contest_copy.hpp"

namespace reckon::cli {
namespace {

struct ExportOptions {
  ContestFiles files;
  std::optional<std::string> output;
};

}  // namespace

void add_contest_export(const Command& command, Answer& answer) {
  const auto options = std::make_shared<ExportOptions>();
  add_contest_output(command, options->output, "File of the copy (default: standard output)");
  add_contest_id(command, options->files);
  add_store_or_argument(command, options->files);
  command.callback([options, &answer] {
    const auto store = open_store(options->files, store::OpenMode::read);
    const OpenContest open = open_contest(*store, options->files);
    write_contest_file(options->output.value_or("-"), papers::copy_of(open.data));
    answer = kDone;
  });
}

}  // namespace reckon::cli
