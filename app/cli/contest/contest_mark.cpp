// SPDX-License-Identifier: MIT
// reckon contest mark and publish
#include <fmt/core.h>

#include <chrono>
#include <memory>

#include "app/cli/contest/contest_files.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/output.hpp"
#include "app/papers/marking.hpp"
#include "reckon/store/writing.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

struct MarkOptions {
  ContestFiles files;
};

void mark_contest(const MarkOptions& options) {
  using std::chrono::milliseconds;
  using std::chrono::system_clock;
  const auto store = open_store(options.files, store::OpenMode::change);
  const auto writing = value_of(store::open_writing(store_file(options.files), system_chance));
  const OpenContest open = open_contest(*store, options.files);
  const std::string& id = open.data.row.id;
  const auto now = std::chrono::duration_cast<milliseconds>(system_clock::now().time_since_epoch());
  const auto [papers, revision] =
      value_of(papers::mark(*store, *writing, open, act_now("mark", id, ""), now.count()));
  if (papers == 0) {
    throw Fault(kNo, fmt::format("{}: no answers were entered: enter some (reckon contest enter)",
                                 printable(id)));
  }
  print_line(fmt::format("{}: {} {} marked, revision {}{}", id, papers,
                         papers == 1 ? "paper is" : "papers are", revision,
                         revision == open.data.row.revision ? ", as before" : ""));
}

void publish_contest(const MarkOptions& options) {
  const auto store = open_store(options.files, store::OpenMode::change);
  const OpenContest open = open_contest(*store, options.files);
  const store::ContestRow& row = open.data.row;
  if (row.revision == 0) {
    throw Fault(kNo, fmt::format("{}: is not marked: mark it first (reckon contest mark)", row.id));
  }
  value_of(store->set_state(row.id, "published", act_now("publish", row.id, "")));
  print_line(fmt::format("{}: revision {} is official", row.id, row.revision));
  if (open.plan.keeps_names) {
    print_line(
        fmt::format("names may be kept for {} days: then run reckon contest forget "
                    "--season {}",
                    open.plan.days, row.season));
  }
}

}  // namespace

void add_contest_mark(const Command& command, Answer& answer) {
  const auto options = std::make_shared<MarkOptions>();
  add_contest_id(command, options->files);
  add_store_or_argument(command, options->files);
  command.callback([options, &answer] {
    mark_contest(*options);
    answer = kDone;
  });
}

void add_contest_publish(const Command& command, Answer& answer) {
  const auto options = std::make_shared<MarkOptions>();
  add_contest_id(command, options->files);
  add_store_or_argument(command, options->files);
  command.callback([options, &answer] {
    publish_contest(*options);
    answer = kDone;
  });
}

}  // namespace reckon::cli
