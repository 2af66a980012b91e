// SPDX-License-Identifier: MIT
// reckon contest privacy
#include <fmt/core.h>

#include <memory>
#include <string_view>
#include <vector>

#include "app/cli/contest/contest_files.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "app/papers/privacy.hpp"
#include "reckon/words/words.hpp"

namespace reckon::cli {
namespace {

struct PrivacyOptions {
  ContestFiles files;
  Language language = Language::english;
  bool record = false;
};

// Says what a contest keeps of pupils, as its settings have it.
void show_privacy(const PrivacyOptions& options) {
  const auto store = open_store(options.files, store::OpenMode::read);
  const OpenContest open = open_contest(*store, options.files);
  const PrivacyWords& words = contest_words_in(options.language).privacy;
  const std::string& contest = kinds::in(open.plan.name, options.language);
  const papers::Kept kept = papers::kept_by(open.plan);
  std::string text;
  if (options.record) {
    text = fmt::format("{}\n", std::string_view(words.record.title));
    for (const auto& [heading, line] : papers::privacy_record(options.language, contest, kept)) {
      text += fmt::format("\n{}\n{}\n", heading, line);
    }
  } else {
    text = fmt::format("{}: {}\n", std::string_view(words.title), contest);
    for (const std::string& line : papers::privacy_lines(options.language, kept)) {
      text += fmt::format("\n{}\n", line);
    }
  }
  print(text);
}

}  // namespace

void add_contest_privacy(const Command& command, Answer& answer) {
  const auto options = std::make_shared<PrivacyOptions>();
  add_language(command, options->language, "Language of the page");
  command.add_flag("--record", options->record,
                   "The record of processing: who, why, which data, how long, how protected");
  add_contest_id(command, options->files);
  add_store_or_argument(command, options->files);
  command.callback([options, &answer] {
    show_privacy(*options);
    answer = kDone;
  });
}

}  // namespace reckon::cli
