// SPDX-License-Identifier: MIT
// reckon contest scan
#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "app/cli/contest/contest_files.hpp"
#include "app/cli/contest/contest_pages.hpp"
#include "app/cli/contest/cut_outs.hpp"
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
  std::optional<std::string> cut_outs;
  sheet::Paper paper = sheet::Paper::a4;
  bool json = false;
};

std::string_view name_of(scan::Marked marked) {
  switch (marked) {
    case scan::Marked::empty: return "empty";
    case scan::Marked::certain: return "certain";
    case scan::Marked::doubt: return "doubt";
  }
  return {};
}

// The name of a picture without its folder.
std::string shown_name(const std::string& file) {
  return printable_name(std::filesystem::path(file).filename().string());
}

// Reads pages of answers, keeps what is certain, and reports all else.
class ScannedSheets {
 public:
  ScannedSheets(store::ContestStore& store, store::PersonStore& persons, const OpenContest& open,
                const ScanSheetsOptions& options)
      : store_(store),
        open_(open),
        cut_outs_(cut_outs_of(options.files, options.cut_outs)),
        size_(answer_page_size(options.paper)),
        json_(options.json) {
    for (auto& [entrant, code] : value_of(persons.codes())) {
      entrants_.emplace(code, entrant);
      codes_.push_back(code);
    }
  }

  void read(const std::string& file) {
    const auto& read_sheets = with_feature("pictures", read_answer_sheets);
    const auto page_of = [this](const std::string& code) { return page_with(code); };
    read_sheets(file, contest::answer_page(size_, {}), codes_, page_of,
                [&](const ReadSheet& sheet) {
                  place_ = printable_name(file);
                  Json& page = pages_.emplace_back(Json{{"file", file}});
                  if (sheet.page > 0) {
                    page["page"] = sheet.page;
                    place_ += fmt::format(", page {}", sheet.page);
                  }
                  page["is_read"] = take(file, sheet, page);
                });
  }

  // Keeps the answers that are certain. Returns whether nothing is left to look at.
  bool keep() {
    std::vector<store::AnswerRow> rows;
    for (const auto& [place, answer] : answers_) {
      if (answer.text) {
        rows.push_back({.attempt = place.first, .question = place.second, .answer = *answer.text});
      }
    }
    value_of(store_.put_answers(rows));
    if (json_) {
      print_json({{"contest", open_.data.row.id},
                  {"answers", rows.size()},
                  {"to_look_at", reports_},
                  {"pages", pages_}});
      return reports_ == 0;
    }
    print_line(fmt::format(
        "{} {} of {} {}, {} to look at{}", rows.size(), rows.size() == 1 ? "answer" : "answers",
        papers_.size(), papers_.size() == 1 ? "page" : "pages", reports_,
        reports_ == 0 ? "" : ", pictures are in " + printable_name(cut_outs_.folder().string())));
    return reports_ == 0;
  }

 private:
  struct Owned {
    std::int64_t attempt = 0;
    std::string group;
    std::int64_t seat = 0;
    contest::Paper paper;
    std::map<std::string, std::string> kept{};  // answers in the store, by question
    bool is_seen = false;                       // a page of it was read
  };
  // An answer to be kept; none after two pages had different ones. With its place among the pages.
  struct Kept {
    std::optional<std::string> text;
    std::size_t page = 0;
    std::size_t question = 0;
  };

  void say(const std::string& message) {
    if (!json_) print_line(place_ + ": " + message);
  }
  void report(const std::string& message) {
    ++reports_;
    say(message);
  }

  // The paper of an entrant; null if there is none in this contest.
  Owned* owned(const std::string& code) {
    if (const auto found = papers_.find(code); found != papers_.end()) return &found->second;
    const auto attempt = value_of(store_.attempt(open_.data.row.id, entrants_.at(code)));
    if (!attempt || attempt->attempt.state == "removed") return nullptr;
    Owned one{.attempt = attempt->attempt.id,
              .group = attempt->group,
              .seat = attempt->seat,
              .paper = paper_in_store(open_, attempt->attempt.paper)};
    for (const store::AnswerRow& row : attempt->answers) one.kept[row.question] = row.answer;
    return &papers_.emplace(code, std::move(one)).first->second;
  }

  contest::AnswerPage page_with(const std::string& code) {
    const Owned* const paper = owned(code);
    return contest::answer_page(size_, paper == nullptr ? std::vector<contest::AnswerField>{}
                                                        : fields_of(open_, paper->paper));
  }

  // Returns whether the page was read.
  bool take(const std::string& file, const ReadSheet& sheet, Json& page) {
    const auto fail = [&](const char* reason) {
      const std::string cut_out =
          cut_outs_.file_of_page(open_.data.row.id, file, std::max<std::size_t>(sheet.page, 1));
      sheet.cut_out(cut_out, std::nullopt);
      page["reason"] = reason;
      page["cut_out"] = cut_out;
      report(fmt::format("{} (see {})", reason, shown_name(cut_out)));
      return false;
    };
    if (sheet.code.empty()) {
      return fail("no page of answers of this contest can be read: scan it again, or type it");
    }
    Owned* const paper = owned(sheet.code);
    if (paper == nullptr) return fail("the entrant of this page has no paper in the contest");
    page["group"] = paper->group;
    page["seat"] = paper->seat;
    page["is_again"] = paper->is_seen;
    if (paper->is_seen) say(seat_of(*paper) + ": a page of this entrant was read before");
    paper->is_seen = true;
    Json& questions = page["questions"] = Json::array();
    std::string written;
    for (std::size_t i = 0; i < sheet.answers.blocks.size(); ++i) {
      Json& question = questions.emplace_back(
          Json{{"number", i + 1}, {"question", paper->paper.at(i).question}});
      if (sheet.answers.blocks[i].lines.empty()) {
        take_question(*paper, sheet, i, question);
      } else {
        question["state"] = "written";
        written += fmt::format("{}{}", written.empty() ? "" : ", ", i + 1);
      }
    }
    if (!written.empty()) {
      say(fmt::format("{} writes questions {}: type them with reckon contest enter",
                      seat_of(*paper), written));
    }
    return true;
  }

  static std::string seat_of(const Owned& paper) {
    return fmt::format("{}/{}", paper.group, paper.seat);
  }

  void take_question(Owned& paper, const ReadSheet& sheet, std::size_t block, Json& question) {
    const contest::PaperQuestion& item = paper.paper.at(block);
    const std::string read = rows_of(sheet, block, question);
    const auto stored = paper.kept.find(item.question);
    if (question["state"] == "doubt") {
      if (stored != paper.kept.end() && !stored->second.empty()) {
        question["state"] = "settled";
        return;
      }
      std::string files;
      for (std::size_t row = 0; row < question["rows"].size(); ++row) {
        Json& one = question["rows"][row];
        if (one["state"] != "doubt") continue;
        one["cut_out"] = cut_out(paper, sheet, {.block = block, .row = row}, one["label"]);
        files += fmt::format("{}{}", files.empty() ? "" : ", ", shown_name(one["cut_out"]));
      }
      report(
          fmt::format("{}, question {}: {} in doubt{}: look at {}, and type it with reckon "
                      "contest enter",
                      seat_of(paper), block + 1, doubtful_,
                      read.empty() ? "" : fmt::format(", else {}", read), files));
      return;
    }
    const auto usual = value_of(judge_on_paper(open_, item)).canonical(read);
    if (!usual) return refuse(paper, sheet, block, question, usual.error().message);
    question["answer"] = *usual;
    if (stored != paper.kept.end() && stored->second != *usual) {
      return refuse(paper, sheet, block, question,
                    fmt::format("{} was entered before: the two differ",
                                stored->second.empty() ? "a blank" : quote(stored->second)));
    }
    const auto [kept, is_new] =
        answers_.try_emplace({paper.attempt, item.question},
                             Kept{.text = *usual, .page = pages_.size() - 1, .question = block});
    if (is_new || (kept->second.text && *kept->second.text == *usual)) return;
    const char* const reason = "another page of this entrant has another answer";
    if (kept->second.text) {
      Json& first = pages_[kept->second.page]["questions"][kept->second.question];
      first["state"] = "doubt";
      first["reason"] = reason;
      kept->second.text.reset();
    }
    refuse(paper, sheet, block, question, reason);
  }

  // Leaves a question that was read, but not kept, to a person.
  void refuse(const Owned& paper, const ReadSheet& sheet, std::size_t block, Json& question,
              const std::string& reason) {
    question["state"] = "doubt";
    question["reason"] = reason;
    const std::string file = cut_out(paper, sheet, {.block = block}, " ");
    question["cut_out"] = file;
    report(fmt::format("{}, question {}: {} (see {})", seat_of(paper), block + 1, reason,
                       shown_name(file)));
  }

  std::string cut_out(const Owned& paper, const ReadSheet& sheet, const PagePart& part,
                      const std::string& letter) {
    std::string file =
        cut_outs_.file_of(open_.data.row.id, paper.group, paper.seat, part.block + 1, letter);
    sheet.cut_out(file, part);
    return file;
  }

  // Writes the rows of a block and the state of its question. Returns what is certain in the
  // circles, as it would be typed.
  std::string rows_of(const ReadSheet& sheet, std::size_t block, Json& question) {
    std::string answer;
    doubtful_.clear();
    Json rows = Json::array();
    for (std::size_t i = 0; i < sheet.blocks.at(block).size(); ++i) {
      const scan::MarkedRow& read = sheet.blocks[block][i];
      const contest::CircleRow& printed = sheet.answers.blocks[block].rows.at(i);
      const bool is_option = printed.label == ' ';
      Json& row = rows.emplace_back(
          Json{{"label", std::string(1, printed.label)}, {"state", name_of(read.marked)}});
      if (read.marked == scan::Marked::doubt) {
        doubtful_ += fmt::format("{}{}", doubtful_.empty() ? "" : ", ",
                                 is_option ? "the options" : std::string(1, printed.label));
      } else if (read.marked == scan::Marked::certain) {
        const char mark = printed.circles.at(read.circle).mark;
        row["mark"] = std::string(1, mark);
        answer += is_option
                      ? std::string(1, mark)
                      : fmt::format("{}{}={}", answer.empty() ? "" : ",", printed.label, mark);
      }
    }
    question["state"] = !doubtful_.empty() ? "doubt" : answer.empty() ? "empty" : "certain";
    question["rows"] = std::move(rows);
    return answer;
  }

  store::ContestStore& store_;
  const OpenContest& open_;
  CutOuts cut_outs_;
  contest::PageSize size_;
  bool json_;
  std::map<std::string, std::int64_t> entrants_;  // by code
  std::vector<std::string> codes_;
  std::map<std::string, Owned> papers_;  // by code
  std::map<std::pair<std::int64_t, std::string>, Kept> answers_;
  Json pages_ = Json::array();
  std::size_t reports_ = 0;
  std::string place_;     // the picture that is being read
  std::string doubtful_;  // rows of the last block
};

Answer scan_sheets(ScanSheetsOptions options) {
  take_store(options.sheets, options.files);
  if (options.sheets.empty()) throw Fault(kBadInput, "FILES: name the pictures of the pages");
  const auto store = open_store(options.files, store::OpenMode::change);
  const auto persons = open_person_file(options.files, store::OpenMode::read);
  const OpenContest open = open_contest(*store, options.files);
  ScannedSheets scanned(*store, *persons, open, options);
  for (const std::string& sheet : options.sheets) scanned.read(sheet);
  return scanned.keep() ? kDone : kNo;
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
