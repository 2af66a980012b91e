// SPDX-License-Identifier: MIT
#include "app/papers/scanned_sheets.hpp"

#include <algorithm>
#include <string_view>

#include "app/papers/answering.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::papers {

namespace {

using nlohmann::json;

std::string_view name_of(scan::Marked marked) {
  switch (marked) {
    case scan::Marked::empty: return "empty";
    case scan::Marked::certain: return "certain";
    case scan::Marked::doubt: return "doubt";
  }
  return {};
}

// Writes the rows of a block and its state. Returns what is certain in the circles, as it would be
// typed.
std::string write_rows(const std::vector<scan::MarkedRow>& rows, const contest::AnswerBlock& block,
                       json& question) {
  std::string answer;
  bool is_in_doubt = false;
  json list = json::array();
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const contest::CircleRow& printed = block.rows.at(i);
    json& row = list.emplace_back(
        json{{"label", std::string(1, printed.label)}, {"state", name_of(rows[i].marked)}});
    is_in_doubt = is_in_doubt || rows[i].marked == scan::Marked::doubt;
    if (rows[i].marked != scan::Marked::certain) continue;
    const std::string mark(1, printed.circles.at(rows[i].circle).mark);
    row["mark"] = mark;
    if (printed.label == ' ') {
      answer += mark;
    } else {
      answer.append(answer.empty() ? "" : ",").append(1, printed.label).append("=").append(mark);
    }
  }
  question["state"] = is_in_doubt ? "doubt" : answer.empty() ? "empty" : "certain";
  question["rows"] = std::move(list);
  return answer;
}

// Whether the rows are those of the page. A reader apart may answer anything.
bool is_of(const ReadSheet& sheet, const contest::AnswerPage& page) {
  const auto fits = [](const scan::MarkedRow& row, const contest::CircleRow& printed) {
    return row.circle < printed.circles.size();
  };
  return std::ranges::equal(sheet.blocks, page.blocks,
                            [&](const auto& rows, const contest::AnswerBlock& block) {
                              return std::ranges::equal(rows, block.rows, fits);
                            });
}

}  // namespace

ScannedSheets::ScannedSheets(store::ContestStore& store, const WholeContest& contest,
                             const CutOuts& cut_outs, EntrantsByCode entrants, Rules rules)
    : store_(store),
      contest_(contest),
      cut_outs_(cut_outs),
      entrants_(std::move(entrants)),
      rules_(std::move(rules)) {}

// The paper of an entrant; null if there is none in this contest.
Result<ScannedSheets::Owned*> ScannedSheets::owned(const std::string& code) {
  if (const auto found = papers_.find(code); found != papers_.end()) return &found->second;
  const auto entrant = entrants_.find(code);
  if (entrant == entrants_.end()) return nullptr;
  const auto attempt = store_.attempt(contest_.data.row.id, entrant->second);
  if (!attempt) return std::unexpected(attempt.error());
  if (!*attempt || (*attempt)->attempt.state == "removed") return nullptr;
  auto paper = paper_of(contest_, (*attempt)->attempt.paper);
  if (!paper) return std::unexpected(paper.error());
  Owned one{.attempt = (*attempt)->attempt.id,
            .group = (*attempt)->group,
            .seat = (*attempt)->seat,
            .paper = *std::move(paper),
            .page = {}};
  one.page = contest::answer_page(rules_.size, papers::fields_of(contest_, one.paper));
  for (const store::AnswerRow& row : (*attempt)->answers) one.kept[row.question] = row.answer;
  return &papers_.emplace(code, std::move(one)).first->second;
}

Result<std::vector<contest::AnswerField>> ScannedSheets::fields_of(const std::string& code) {
  const auto paper = owned(code);
  if (!paper) return std::unexpected(paper.error());
  if (*paper == nullptr) return std::vector<contest::AnswerField>();
  return papers::fields_of(contest_, (*paper)->paper);
}

Result<contest::AnswerPage> ScannedSheets::page_of(const std::string& code) {
  const auto fields = fields_of(code);
  if (!fields) return std::unexpected(fields.error());
  return contest::answer_page(rules_.size, *fields);
}

Result<const json*> ScannedSheets::take(const ReadSheet& sheet) {
  json& page = pages_.emplace_back(json{{"file", sheet.file}});
  if (sheet.page > 0) page["page"] = sheet.page;
  if (auto taken = take_page(sheet, page); !taken) return std::unexpected(taken.error());
  return &page;
}

Result<void> ScannedSheets::take_page(const ReadSheet& sheet, json& page) {
  if (sheet.code.empty()) {
    return leave_page(sheet, page,
                      "no page of answers of this contest can be read: scan it again, or type it");
  }
  const auto found = owned(sheet.code);
  if (!found) return std::unexpected(found.error());
  if (*found == nullptr) {
    return leave_page(sheet, page, "the entrant of this page has no paper in the contest");
  }
  Owned& paper = **found;
  if (!is_of(sheet, paper.page)) {
    return leave_page(sheet, page, "the page has other questions than the paper of its entrant");
  }
  page["is_read"] = true;
  page["group"] = paper.group;
  page["seat"] = paper.seat;
  page["is_again"] = paper.is_seen;
  paper.is_seen = true;
  json& questions = page["questions"] = json::array();
  for (std::size_t i = 0; i < sheet.blocks.size(); ++i) {
    json& question =
        questions.emplace_back(json{{"number", i + 1}, {"question", paper.paper.at(i).question}});
    if (paper.page.blocks[i].lines.empty()) {
      if (auto taken = take_question(paper, sheet, i, question); !taken) return taken;
    } else {
      question["state"] = "written";
    }
  }
  return {};
}

Result<void> ScannedSheets::leave_page(const ReadSheet& sheet, json& page, const char* reason) {
  ++left_;
  page["is_read"] = false;
  page["reason"] = reason;
  const auto png = sheet.picture(std::nullopt);
  if (!png) return std::unexpected(png.error());
  if (png->empty()) return {};
  const std::string& contest = contest_.data.row.id;
  Result<std::string> file;
  if (rules_.group) {
    const auto doubts = cut_outs_.list(contest, *rules_.group);
    if (!doubts) return std::unexpected(doubts.error());
    SeatQuestion at{.contest = contest, .group = *rules_.group};
    for (const Doubt& doubt : *doubts) {
      if (doubt.at.seat == 0) at.question = std::max(at.question, doubt.at.question + 1);
    }
    file = cut_outs_.put(at, "", *png);
  } else {
    file = cut_outs_.put_page(contest, sheet.file, std::max<std::size_t>(sheet.page, 1), *png);
  }
  if (!file) return std::unexpected(file.error());
  page["cut_out"] = *std::move(file);
  return {};
}

SeatQuestion ScannedSheets::place_of(const Owned& paper, std::size_t block) const {
  return {.contest = contest_.data.row.id,
          .group = paper.group,
          .seat = paper.seat,
          .question = block + 1};
}

Result<void> ScannedSheets::take_question(Owned& paper, const ReadSheet& sheet, std::size_t block,
                                          json& question) {
  const contest::PaperQuestion& item = paper.paper.at(block);
  const std::string read = write_rows(sheet.blocks[block], paper.page.blocks[block], question);
  const auto stored = paper.kept.find(item.question);
  if (question["state"] == "doubt") {
    if (stored == paper.kept.end() || stored->second.empty()) {
      return leave_rows(paper, sheet, block, question, read);
    }
    question["state"] = "settled";
    return {};
  }
  const auto judge = judge_on_paper(contest_, item);
  if (!judge) return std::unexpected(judge.error());
  const auto usual = judge->canonical(read);
  if (!usual) return leave_whole(paper, sheet, block, question, usual.error().message);
  question["answer"] = *usual;
  if (stored != paper.kept.end() && stored->second != *usual) {
    return leave_whole(paper, sheet, block, question,
                       (stored->second.empty() ? "a blank" : quote(stored->second)) +
                           " was entered before: the two differ");
  }
  const auto [kept, is_new] =
      answers_.try_emplace({paper.attempt, item.question}, Kept{.text = *usual,
                                                                .page = pages_.size() - 1,
                                                                .question = block,
                                                                .at = place_of(paper, block)});
  if (is_new || (kept->second.text && *kept->second.text == *usual)) return {};
  const char* const reason = "another page of this entrant has another answer";
  if (kept->second.text) {
    json& first = pages_[kept->second.page]["questions"][kept->second.question];
    first["state"] = "doubt";
    first["reason"] = reason;
    kept->second.text.reset();
  }
  return leave_whole(paper, sheet, block, question, reason);
}

// Leaves the rows in doubt to a person, with the part that is certain.
Result<void> ScannedSheets::leave_rows(const Owned& paper, const ReadSheet& sheet,
                                       std::size_t block, json& question, const std::string& read) {
  ++left_;
  question["read"] = read;
  const SeatQuestion at = place_of(paper, block);
  for (std::size_t row = 0; row < question["rows"].size(); ++row) {
    json& one = question["rows"][row];
    if (one["state"] != "doubt") continue;
    auto file = cut_out(sheet, at, {.block = block, .row = row}, one["label"]);
    if (!file) return std::unexpected(file.error());
    one["cut_out"] = *std::move(file);
  }
  return cut_outs_.note(at, read);
}

// Leaves a question that was read, but not kept, to a person.
Result<void> ScannedSheets::leave_whole(const Owned& paper, const ReadSheet& sheet,
                                        std::size_t block, json& question,
                                        const std::string& reason) {
  ++left_;
  question["state"] = "doubt";
  question["reason"] = reason;
  const SeatQuestion at = place_of(paper, block);
  auto file = cut_out(sheet, at, {.block = block}, "");
  if (!file) return std::unexpected(file.error());
  question["cut_out"] = *std::move(file);
  return cut_outs_.note(at, question.value("answer", ""));
}

// Returns the file; empty if there is no picture.
Result<std::string> ScannedSheets::cut_out(const ReadSheet& sheet, const SeatQuestion& at,
                                           const contest::PagePart& part,
                                           const std::string& letter) const {
  const auto png = sheet.picture(part);
  if (!png || png->empty()) return png;
  return cut_outs_.put(at, letter == " " ? "" : letter, *png);
}

Result<std::size_t> ScannedSheets::keep() {
  std::vector<store::AnswerRow> rows;
  for (const auto& [place, answer] : answers_) {
    if (answer.text) {
      rows.push_back({.attempt = place.first, .question = place.second, .answer = *answer.text});
    }
  }
  if (auto put = store_.put_answers(rows); !put) return std::unexpected(put.error());
  for (const auto& [place, answer] : answers_) {
    if (!answer.text) continue;
    if (auto gone = cut_outs_.settle(answer.at); !gone) return std::unexpected(gone.error());
  }
  return rows.size();
}

}  // namespace reckon::papers
