// SPDX-License-Identifier: MIT
// reckon contest scan
#include <fmt/core.h>
#include <fmt/ranges.h>

#include <filesystem>
#include <memory>
#include <optional>
#include <utility>

#include "app/cli/contest/contest_files.hpp"
#include "app/cli/contest/contest_pages.hpp"
#include "app/cli/frame/choice.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/features.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "app/cli/image/answer_sheets.hpp"
#include "app/papers/scanned_sheets.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

struct ScanSheetsOptions {
  ContestFiles files;
  std::vector<std::string> sheets;
  std::optional<std::string> cut_outs;
  sheet::Paper paper = sheet::Paper::a4;
  bool json = false;
};

// The name of a picture without its folder.
std::string shown_name(const std::string& file) {
  return printable_name(std::filesystem::path(file).filename().string());
}

// Prints what a page leaves to a person.
class PageReport {
 public:
  explicit PageReport(const Json& page) : page_(page), place_(page["file"].get<std::string>()) {
    place_ = printable_name(place_);
    if (page.contains("page")) place_ += fmt::format(", page {}", page["page"].get<int>());
  }

  void print() const {
    if (!page_["is_read"]) return say(reason_of(page_));
    if (page_["is_again"]) say(seat() + ": a page of this entrant was read before");
    std::string written;
    for (const Json& question : page_["questions"]) {
      if (question["state"] == "doubt") print_doubt(question);
      if (question["state"] != "written") continue;
      written += fmt::format("{}{}", written.empty() ? "" : ", ", question["number"].get<int>());
    }
    if (!written.empty()) {
      say(fmt::format("{} writes questions {}: type them with reckon contest enter", seat(),
                      written));
    }
  }

 private:
  void say(const std::string& message) const { print_line(place_ + ": " + message); }

  std::string seat() const {
    return fmt::format("{}/{}", page_["group"].get<std::string>(), page_["seat"].get<int>());
  }

  static std::string reason_of(const Json& part) {
    return fmt::format("{} (see {})", part["reason"].get<std::string>(),
                       shown_name(part["cut_out"]));
  }

  void print_doubt(const Json& question) const {
    const int number = question["number"];
    if (question.contains("reason")) {
      return say(fmt::format("{}, question {}: {}", seat(), number, reason_of(question)));
    }
    std::vector<std::string> labels;
    std::vector<std::string> files;
    for (const Json& row : question["rows"]) {
      if (row["state"] != "doubt") continue;
      const std::string label = row["label"];
      labels.push_back(label == " " ? "the options" : label);
      files.push_back(shown_name(row["cut_out"]));
    }
    const std::string read = question["read"];
    say(
        fmt::format("{}, question {}: {} in doubt{}: look at {}, and type it with reckon contest "
                    "enter",
                    seat(), number, fmt::join(labels, ", "), read.empty() ? "" : ", else " + read,
                    fmt::join(files, ", ")));
  }

  const Json& page_;
  std::string place_;
};

Answer scan_sheets(ScanSheetsOptions options) {
  take_store(options.sheets, options.files);
  if (options.sheets.empty()) throw Fault(kBadInput, "FILES: name the pictures of the pages");
  const auto store = open_store(options.files, store::OpenMode::change);
  const auto persons = open_person_file(options.files, store::OpenMode::read);
  const OpenContest open = open_contest(*store, options.files);
  papers::EntrantsByCode entrants;
  std::vector<std::string> codes;
  for (auto& [entrant, code] : value_of(persons->codes())) {
    entrants.emplace(code, entrant);
    codes.push_back(code);
  }
  const papers::CutOuts cut_outs = cut_outs_of(options.files, options.cut_outs);
  const contest::PageSize size = answer_page_size(options.paper);
  papers::ScannedSheets scanned(*store, open, cut_outs, std::move(entrants), {.size = size});
  const auto& read_sheets = with_feature("pictures", read_answer_sheets);
  const auto page_of = [&](const std::string& code) { return value_of(scanned.page_of(code)); };
  for (const std::string& file : options.sheets) {
    read_sheets(file, contest::answer_page(size, {}), codes, page_of,
                [&](const papers::ReadSheet& sheet) {
                  const Json& page = *value_of(scanned.take(sheet));
                  if (!options.json) PageReport(page).print();
                });
  }
  const std::size_t answers = value_of(scanned.keep());
  if (options.json) {
    print_json({{"contest", open.data.row.id},
                {"answers", answers},
                {"to_look_at", scanned.left()},
                {"pages", scanned.pages()}});
  } else {
    print_line(fmt::format(
        "{} {} of {} {}, {} to look at{}", answers, answers == 1 ? "answer" : "answers",
        scanned.entrants_read(), scanned.entrants_read() == 1 ? "page" : "pages", scanned.left(),
        scanned.left() == 0 ? ""
                            : ", pictures are in " + printable_name(cut_outs.folder().string())));
  }
  return scanned.left() == 0 ? kDone : kNo;
}

}  // namespace

void add_contest_scan(const Command& command, Answer& answer) {
  const auto options = std::make_shared<ScanSheetsOptions>();
  command
      .add_option(
          "FILES", options->sheets,
          "Pictures of pages of answers: PNG, JPEG, WebP or PDF; the first may be the store")
      .required();
  add_cut_outs(command, options->cut_outs);
  add_choice(command, "--paper", "Paper size", options->paper, sheet::kAllPapers);
  add_contest_id(command, options->files);
  add_store(command, options->files);
  add_persons(command, options->files);
  add_json(command, options->json);
  command.callback([options, &answer] { answer = scan_sheets(*options); });
}

}  // namespace reckon::cli
