// SPDX-License-Identifier: MIT
// reckon contest scan
#include <fmt/core.h>

#include <map>
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
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

struct ScanSheetsOptions {
  ContestFiles files;
  std::vector<std::string> sheets;
  sheet::Paper paper = sheet::Paper::a4;
};

// Reads pages of answers, keeps what is certain, and reports all else.
class ScannedSheets {
 public:
  ScannedSheets(store::ContestStore& store, store::PersonStore& persons, const OpenContest& open,
                sheet::Paper paper)
      : store_(store), open_(open), size_(answer_page_size(paper)) {
    for (auto& [entrant, code] : value_of(persons.codes())) {
      entrants_.emplace(code, entrant);
      codes_.push_back(code);
    }
  }

  void read(const std::string& file) {
    const auto& read_sheets = with_feature("pictures", read_answer_sheets);
    const auto page_of = [this](const std::string& code) { return page_with(code); };
    for (const ReadSheet& sheet :
         read_sheets(file, contest::answer_page(size_, {}), codes_, page_of)) {
      const std::string place =
          printable_name(file) + (sheet.page == 0 ? "" : fmt::format(", page {}", sheet.page));
      if (sheet.code.empty()) {
        report(place, "no page of answers of this contest can be read: scan it again, or type it");
      } else {
        take(place, sheet);
      }
    }
  }

  // Keeps the answers that are certain. Returns whether nothing is left to look at.
  bool keep() {
    std::vector<store::AnswerRow> rows;
    for (const auto& [place, answer] : answers_) {
      if (answer) {
        rows.push_back({.attempt = place.first, .question = place.second, .answer = *answer});
      }
    }
    value_of(store_.put_answers(rows));
    print_line(fmt::format("{} {} of {} {}, {} to look at", rows.size(),
                           rows.size() == 1 ? "answer" : "answers", papers_.size(),
                           papers_.size() == 1 ? "page" : "pages", reports_));
    return reports_ == 0;
  }

 private:
  struct Owned {
    std::int64_t attempt = 0;
    std::string seat;  ///< like 5b/3
    contest::Paper paper;
  };

  void report(const std::string& place, const std::string& message) {
    ++reports_;
    print_line(place + ": " + message);
  }

  // The paper of an entrant; null if there is none in this contest.
  const Owned* owned(const std::string& code) {
    if (const auto found = papers_.find(code); found != papers_.end()) return &found->second;
    const auto attempt = value_of(store_.attempt(open_.data.row.id, entrants_.at(code)));
    if (!attempt || attempt->attempt.state == "removed") return nullptr;
    return &papers_
                .emplace(code,
                         Owned{.attempt = attempt->attempt.id,
                               .seat = fmt::format("{}/{}", attempt->group, attempt->seat),
                               .paper = value_of(contest::read_paper(attempt->attempt.paper))})
                .first->second;
  }

  contest::AnswerPage page_with(const std::string& code) {
    const Owned* const paper = owned(code);
    return contest::answer_page(size_, paper == nullptr ? std::vector<contest::AnswerField>{}
                                                        : fields_of(open_, paper->paper));
  }

  void take(const std::string& place, const ReadSheet& sheet) {
    const Owned* const paper = owned(sheet.code);
    if (paper == nullptr) {
      report(place, "the entrant of this page has no paper in the contest");
      return;
    }
    const contest::AnswerPage& page = sheet.answers;
    std::string written;
    for (std::size_t i = 0; i < page.blocks.size(); ++i) {
      if (!page.blocks[i].lines.empty()) {
        written += fmt::format("{}{}", written.empty() ? "" : ", ", i + 1);
        continue;
      }
      const contest::PaperQuestion& item = paper->paper.at(i);
      const std::string number = fmt::format("{}, question {}", paper->seat, i + 1);
      const auto read = answer_in(page.blocks[i], sheet.blocks.at(i));
      if (!read) {
        report(place, fmt::format("{}: {}", number, doubt_));
        continue;
      }
      const auto judge = value_of(judge_on_paper(open_, item));
      const auto usual = judge.canonical(*read);
      if (!usual) {
        report(place, fmt::format("{}: {}", number, usual.error().message));
        continue;
      }
      const auto [kept, is_new] = answers_.try_emplace({paper->attempt, item.question}, *usual);
      if (is_new || !kept->second || *kept->second == *usual) continue;
      kept->second.reset();
      report(place, number + ": another page of this entrant has another answer");
    }
    if (!written.empty()) {
      print_line(fmt::format("{}: {} writes questions {}: type them with reckon contest enter",
                             place, paper->seat, written));
    }
  }

  // The answer in the circles of a block, as it would be typed; nothing, with the reason, if a
  // person has to look.
  std::optional<std::string> answer_in(const contest::AnswerBlock& block,
                                       const std::vector<scan::MarkedRow>& rows) {
    std::string answer;
    std::string doubts;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const contest::CircleRow& row = block.rows.at(i);
      const bool is_option = row.label == ' ';
      if (rows[i].marked == scan::Marked::doubt) {
        doubts += fmt::format("{}{}", doubts.empty() ? "" : ", ",
                              is_option ? "the options" : std::string(1, row.label));
      } else if (rows[i].marked == scan::Marked::certain) {
        const char mark = row.circles.at(rows[i].circle).mark;
        answer += is_option ? std::string(1, mark)
                            : fmt::format("{}{}={}", answer.empty() ? "" : ",", row.label, mark);
      }
    }
    if (doubts.empty()) return answer;
    doubt_ = fmt::format("{} in doubt: look, and type it with reckon contest enter", doubts);
    return std::nullopt;
  }

  store::ContestStore& store_;
  const OpenContest& open_;
  contest::PageSize size_;
  std::map<std::string, std::int64_t> entrants_;  // by code
  std::vector<std::string> codes_;
  std::map<std::string, Owned> papers_;  // by code
  std::map<std::pair<std::int64_t, std::string>, std::optional<std::string>> answers_;
  std::size_t reports_ = 0;
  std::string doubt_;
};

Answer scan_sheets(const ScanSheetsOptions& options) {
  const auto store = open_store(options.files, store::OpenMode::change);
  const auto persons = open_person_file(options.files, store::OpenMode::read);
  const OpenContest open = open_contest(*store, options.files);
  ScannedSheets scanned(*store, *persons, open, options.paper);
  for (const std::string& sheet : options.sheets) scanned.read(sheet);
  return scanned.keep() ? kDone : kNo;
}

}  // namespace

void add_contest_scan(const Command& command, Answer& answer) {
  const auto options = std::make_shared<ScanSheetsOptions>();
  command
      .add_option("FILES", options->sheets, "Pictures of pages of answers: PNG, JPEG, WebP or PDF")
      .required();
  add_choice(command, "--paper", "Paper size", options->paper, sheet::kAllPapers);
  add_contest_id(command, options->files);
  add_store(command, options->files);
  add_persons(command, options->files);
  command.callback([options, &answer] { answer = scan_sheets(*options); });
}

}  // namespace reckon::cli
