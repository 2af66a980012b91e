// SPDX-License-Identifier: MIT
// reckon contest privacy
#include <fmt/core.h>

#include <memory>
#include <string_view>
#include <vector>

#include "app/cli/contest/contest_files.hpp"
#include "app/cli/contest/contest_pages.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/store/backup.hpp"
#include "reckon/words/words.hpp"

namespace reckon::cli {
namespace {

struct PrivacyOptions {
  ContestFiles files;
  Language language = Language::english;
};

// Says what a contest keeps of pupils, as its settings have it.
void show_privacy(const PrivacyOptions& options) {
  const auto store = open_store(options.files, store::OpenMode::read);
  const OpenContest open = open_contest(*store, options.files);
  const ContestWords& words = words_in(options.language).contest;
  std::vector<std::string> lines = {fmt::format("{}: {}", std::string_view(words.kept_title),
                                                kinds::in(open.plan.name, options.language)),
                                    std::string(std::string_view(words.kept_answers))};
  const auto add = [&](const auto& phrase) { lines.emplace_back(std::string_view(phrase)); };
  if (open.plan.keeps_names) {
    add(words.kept_names);
    lines.push_back(with_numbers(
        words.kept_until, {std::to_string(open.plan.days), std::to_string(store::kBackupDays)}));
  } else {
    add(words.kept_no_names);
  }
  add(words.kept_codes);
  add(words.kept_for);
  add(words.kept_by);
  add(words.kept_pictures);
  add(words.kept_right);
  std::string text;
  for (const std::string& line : lines) text += (text.empty() ? "" : "\n") + line + "\n";
  print(text);
}

}  // namespace

void add_contest_privacy(const Command& command, Answer& answer) {
  const auto options = std::make_shared<PrivacyOptions>();
  add_language(command, options->language, "Language of the page");
  add_contest_id(command, options->files);
  add_store_or_argument(command, options->files);
  command.callback([options, &answer] {
    show_privacy(*options);
    answer = kDone;
  });
}

}  // namespace reckon::cli
