// SPDX-License-Identifier: MIT
// reckon contest results and certificates
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <utility>

#include "app/cli/contest/contest_files.hpp"
#include "app/cli/contest/contest_pages.hpp"
#include "app/cli/contest/contest_tables.hpp"
#include "app/cli/frame/choice.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/features.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "app/cli/pdf/pdf_document.hpp"
#include "reckon/contest/ranking.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/words/words.hpp"

namespace reckon::cli {
namespace {

// With fewer entrants, a level shows no ranks and shares.
constexpr std::size_t kLeastShown = 5;

struct ResultsOptions {
  ContestFiles files;
  std::optional<std::string> level;
  std::optional<std::string> group;
  bool questions = false;
  bool csv = false;
  std::optional<std::string> output;
  ContestStyle style;
};

// A marked paper with its place.
struct Marked {
  store::MarkRow mark;
  std::int64_t entrant = 0;
  std::string group;
  std::int64_t seat = 0;
};

struct Results {
  std::vector<Marked> papers{};  ///< by level, rank, group and seat
  std::map<std::string, std::size_t> in_level{};
};

Results results_of(store::ContestStore& store, const OpenContest& open,
                   const ResultsOptions& options) {
  if (open.data.row.revision == 0) {
    throw Fault(kNo, fmt::format("{}: is not marked: mark it first (reckon contest mark)",
                                 open.data.row.id));
  }
  if (options.level && open.plan.level(*options.level) == nullptr) {
    throw Fault(kBadInput,
                fmt::format("--level: the contest has no level {}", quote(*options.level)));
  }
  std::map<std::int64_t, store::MarkRow> marks;
  Results results;
  for (store::MarkRow& mark : value_of(store.marks(open.data.row.id))) {
    ++results.in_level[mark.level];
    marks[mark.attempt] = std::move(mark);
  }
  value_of(store.each_attempt(open.data.row.id, options.group,
                              [&](const store::WholeAttempt& one) -> Result<void> {
                                const auto found = marks.find(one.attempt.id);
                                if (found == marks.end()) return {};
                                if (options.level && found->second.level != *options.level)
                                  return {};
                                results.papers.push_back({.mark = found->second,
                                                          .entrant = one.attempt.entrant,
                                                          .group = one.group,
                                                          .seat = one.seat});
                                return {};
                              }));
  std::ranges::sort(results.papers, {}, [](const Marked& paper) {
    return std::tuple(paper.mark.level, paper.mark.rank, paper.group, paper.seat,
                      paper.mark.attempt);
  });
  return results;
}

Table table_of(const Results& results) {
  std::size_t questions = 0;
  for (const Marked& paper : results.papers) {
    questions = std::max(questions, paper.mark.vector.size());
  }
  Table table = {{"level", "rank", "points", "most", "share below", "group", "seat"}};
  for (std::size_t i = 1; i <= questions; ++i) table[0].emplace_back(fmt::format("question {}", i));
  for (const auto& [mark, unused, group, seat] : results.papers) {
    const bool shown = results.in_level.at(mark.level) >= kLeastShown;
    auto& row = table.emplace_back();
    row.emplace_back(mark.level);
    row.push_back(shown ? Cell(mark.rank) : Cell(std::string()));
    row.emplace_back(mark.points);
    row.emplace_back(mark.most);
    row.push_back(shown ? Cell(Share{.part = mark.share_below}) : Cell(std::string()));
    row.emplace_back(group);
    row.emplace_back(seat);
    for (const char verdict : mark.vector) {
      row.emplace_back(verdict == '+'   ? std::string("right")
                       : verdict == '-' ? std::string("wrong")
                       : verdict == 'o' ? std::string("incomplete")
                                        : std::string());
    }
  }
  return table;
}

// How each question was answered.
Table questions_of(const OpenContest& open, const Results& results) {
  Table table = {{"level", "question", "id", "kind", "difficulty", "points", "void", "right",
                  "wrong", "incomplete", "blank"}};
  for (const contest::Level& level : open.plan.levels) {
    for (const store::OnPaper* place : open.on_paper(level.id)) {
      const store::QuestionRow& question = open.question(place->question);
      std::array<std::int64_t, 4> counts{};
      for (const Marked& paper : results.papers) {
        if (paper.mark.level != level.id) continue;
        constexpr std::string_view kVerdicts = "+-o.";
        const auto at = static_cast<std::size_t>(place->place);
        if (at < paper.mark.vector.size()) {
          counts.at(std::min(kVerdicts.find(paper.mark.vector[at]), counts.size() - 1)) += 1;
        }
      }
      Cell difficulty;
      if (!question.variants.empty() && question.variants.front().level) {
        difficulty = std::int64_t{*question.variants.front().level};
      }
      std::vector<Cell> row = {level.id,   place->place + 1, question.id,    question.kind,
                               difficulty, question.points,  question.voided};
      row.insert(row.end(), counts.begin(), counts.end());
      table.push_back(std::move(row));
    }
  }
  return table;
}

void show_results(const ResultsOptions& options) {
  const auto store = open_store(options.files, store::OpenMode::read);
  const OpenContest open = open_contest(*store, options.files);
  const Results results = results_of(*store, open, options);
  const Table table = options.questions ? questions_of(open, results) : table_of(results);
  const std::string file = options.output.value_or("-");
  write_contest_file(file, file.ends_with(".ods") && !options.csv
                               ? to_ods(table, open.data.row.id)
                               : to_csv(table, options.style.language));
  note(fmt::format("{}: revision {}, {}", open.data.row.id, open.data.row.revision,
                   open.data.row.state == "published" ? "official" : "preliminary"));
}

void print_certificates(const ResultsOptions& options) {
  constexpr std::int64_t kPercent = contest::kWholeShare / 100;
  const auto store = open_store(options.files, store::OpenMode::read);
  const auto persons = open_person_file(options.files, store::OpenMode::read);
  const OpenContest open = open_contest(*store, options.files);
  const Results results = results_of(*store, open, options);
  if (results.papers.empty()) throw Fault(kNo, "no paper is marked for these certificates");
  const auto names = value_of(persons->names());
  const ContestWords& words = words_in(options.style.language).contest;
  const bool official = open.data.row.state == "published";
  std::vector<sheet::Drawing> pages;
  for (const auto& [mark, entrant, group, seat] : results.papers) {
    const bool shown = results.in_level.at(mark.level) >= kLeastShown;
    const std::int64_t percent = shown ? mark.share_below / kPercent : 0;
    CertificateText text;
    text.title = std::string_view(shown && percent >= open.plan.distinction ? words.distinction
                                  : shown && percent >= open.plan.merit     ? words.merit
                                                                            : words.participation);
    const auto name = names.find(entrant);
    text.name = name == names.end() ? fmt::format("{} {}, {} {}", std::string_view(words.group),
                                                  group, std::string_view(words.seat), seat)
                                    : name->second;
    const contest::Level* const level = open.plan.level(mark.level);
    text.lines = {
        std::string(std::string_view(words.took_part)),
        kinds::in(open.plan.name, options.style.language),
        level == nullptr ? mark.level : kinds::in(level->name, options.style.language),
        with_numbers(words.points, {std::to_string(mark.points), std::to_string(mark.most)})};
    if (shown && percent > 0) {
      text.lines.push_back(with_numbers(words.percentile, {std::to_string(percent)}));
    }
    text.lines.push_back(
        fmt::format("{}, {} {}", std::string_view(official ? words.official : words.preliminary),
                    std::string_view(words.revision), open.data.row.revision));
    pages.push_back(certificate_page(text, options.style));
  }
  write_contest_file(*options.output, with_feature("pdf", pdf_document)(
                                          pages, kinds::in(open.plan.name, options.style.language),
                                          options.style.language));
  note(fmt::format("{} {}", pages.size(), pages.size() == 1 ? "certificate" : "certificates"));
}

void add_selection(const Command& command, ResultsOptions& options) {
  command.add_option("--level", options.level, "Only this level").type_name("ID");
  command.add_option("--group", options.group, "Only this group").type_name("TEXT");
  add_contest_id(command, options.files);
  add_store_or_argument(command, options.files);
}

}  // namespace

void add_contest_results(const Command& command, Answer& answer) {
  const auto options = std::make_shared<ResultsOptions>();
  command.add_flag("--questions", options->questions, "How each question was answered");
  command.add_flag("--csv", options->csv, "Write CSV, whatever the name of the file");
  add_contest_output(command, options->output, "File: .ods, or CSV (default: standard output)");
  add_language(command, options->style.language, "Language whose spreadsheets read the CSV");
  add_selection(command, *options);
  command.callback([options, &answer] {
    show_results(*options);
    answer = kDone;
  });
}

void add_contest_certificates(const Command& command, Answer& answer) {
  const auto options = std::make_shared<ResultsOptions>();
  add_contest_output(command, options->output, "PDF of the certificates").required();
  add_language(command, options->style.language, "Language of the certificates");
  add_choice(command, "--paper", "Paper size", options->style.paper, sheet::kAllPapers);
  add_selection(command, *options);
  add_persons(command, options->files);
  command.callback([options, &answer] {
    print_certificates(*options);
    answer = kDone;
  });
}

}  // namespace reckon::cli
