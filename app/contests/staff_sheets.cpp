// SPDX-License-Identifier: MIT
// Pupils who answer on paper: scanned pages, what is in doubt on them, and answers that are typed.
#include <algorithm>
#include <charconv>
#include <utility>

#include "app/contests/body.hpp"
#include "app/contests/staff.hpp"
#include "app/contests/staff_body.hpp"
#include "app/papers/answering.hpp"
#include "app/papers/scanned_sheets.hpp"
#include "reckon/contest/answer_page.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::contests {

namespace {

using nlohmann::json;

// A contest of the group whose papers are out.
struct OnPaper {
  std::optional<Reply> refused{};
  store::ContestRow row{};
};

Result<OnPaper> contest_on_paper(Desk& desk, const Ask& ask, const std::string& named) {
  auto row = contest_for(desk, ask.group, named);
  if (!row) return std::unexpected(row.error());
  if (!*row) return OnPaper{.refused = not_yours()};
  const auto out = papers_are_out(desk, **row, ask);
  if (!out) return std::unexpected(out.error());
  if (!*out) return OnPaper{.refused = papers_not_out()};
  return OnPaper{.row = **std::move(row)};
}

// The same for a change: answers stay as they are once results are out.
Result<OnPaper> contest_to_change(Desk& desk, const Ask& ask, const std::string& named) {
  auto on_paper = contest_on_paper(desk, ask, named);
  if (!on_paper || on_paper->refused || on_paper->row.state != "published") return on_paper;
  on_paper->refused = refusal(410, "over", "the contest is published: ask the organiser");
  return on_paper;
}

Result<papers::WholeContest> whole(Desk& desk, const OnPaper& on_paper) {
  return papers::whole_contest(*desk.stores().contests, on_paper.row.id, desk.readers());
}

// The entrants of the group who have a paper, by code.
Result<papers::EntrantsByCode> entrants_of(Desk& desk, const Ask& ask, const std::string& contest) {
  const auto rows = desk.stores().day->progress(ask.group, contest);
  if (!rows) return std::unexpected(rows.error());
  const auto codes = desk.stores().persons->codes();
  if (!codes) return std::unexpected(codes.error());
  papers::EntrantsByCode entrants;
  for (const store::ProgressRow& row : *rows) {
    const auto code = codes->find(row.entrant.id);
    if (row.attempt != 0 && code != codes->end()) entrants.emplace(code->second, row.entrant.id);
  }
  return entrants;
}

// The pages that a group may hand in.
Result<SheetTask> task_of(papers::ScannedSheets& scanned) {
  SheetTask task;
  for (const auto& [code, entrant] : scanned.entrants()) {
    auto fields = scanned.fields_of(code);
    if (!fields) return std::unexpected(fields.error());
    task.papers.emplace(code, *std::move(fields));
  }
  return task;
}

std::string_view name_of(contest::FieldKind kind) {
  switch (kind) {
    case contest::FieldKind::digits: return "digits";
    case contest::FieldKind::choice: return "choice";
    case contest::FieldKind::line: return "line";
  }
  return {};
}

// The questions of a paper with their answers, and with what is in doubt.
Result<json> questions_of(const papers::WholeContest& contest, const store::WholeAttempt& attempt,
                          const std::vector<papers::Doubt>& doubts) {
  const auto paper = papers::paper_of(contest, attempt.attempt.paper);
  if (!paper) return std::unexpected(paper.error());
  const auto fields = papers::fields_of(contest, *paper);
  json list = json::array();
  for (std::size_t i = 0; i < paper->size(); ++i) {
    const auto answer =
        std::ranges::find((attempt.answers), (*paper)[i].question, &store::AnswerRow::question);
    const auto doubt = std::ranges::find_if(doubts, [&](const papers::Doubt& one) {
      return one.at.seat == attempt.seat && one.at.question == i + 1;
    });
    list.push_back({{"number", i + 1},
                    {"form", name_of(fields[i].kind)},
                    {"labels", fields[i].labels},
                    {"answer", answer == attempt.answers.end() ? json() : json(answer->answer)},
                    {"doubt", doubt == doubts.end()
                                  ? json()
                                  : json{{"pictures", doubt->letters}, {"read", doubt->read}}}});
  }
  return list;
}

// Returns the doubts that no paper of the group has: unread pages, and those of moved pupils.
json others_of(const std::vector<papers::Doubt>& doubts, const json& entrants) {
  json others = json::array();
  for (const papers::Doubt& doubt : doubts) {
    const auto has_seat = [&](const json& one) { return one["seat"] == doubt.at.seat; };
    if (std::ranges::any_of(entrants, has_seat)) continue;
    others.push_back(
        {{"seat", doubt.at.seat}, {"number", doubt.at.question}, {"pictures", doubt.letters}});
  }
  return others;
}

Result<json> sheets_json(Desk& desk, const Ask& ask, const papers::WholeContest& contest) {
  const auto& stores = desk.stores();
  const std::string& id = contest.data.row.id;
  const auto rows = stores.day->progress(ask.group, id);
  if (!rows) return std::unexpected(rows.error());
  const auto doubts = stores.cut_outs.list(id, ask.group.id);
  if (!doubts) return std::unexpected(doubts.error());
  json entrants = json::array();
  for (const store::ProgressRow& row : *rows) {
    const auto has_doubt = [&](const papers::Doubt& one) {
      return one.at.seat == row.entrant.seat;
    };
    const bool is_on_paper = row.started == 0 || std::ranges::any_of(*doubts, has_doubt);
    if (row.attempt == 0 || row.state == "removed" || !is_on_paper) continue;
    const auto attempt = stores.contests->attempt(id, row.entrant.id);
    if (!attempt) return std::unexpected(attempt.error());
    if (!*attempt) continue;
    const auto name = stores.persons->name_of(row.entrant.id);
    if (!name) return std::unexpected(name.error());
    auto questions = questions_of(contest, **attempt, *doubts);
    if (!questions) return std::unexpected(questions.error());
    entrants.push_back({{"entrant", hex_of(row.entrant.id)},
                        {"seat", row.entrant.seat},
                        {"name", *name},
                        {"questions", *std::move(questions)}});
  }
  json others = others_of(*doubts, entrants);
  return json{{"contest", id}, {"entrants", std::move(entrants)}, {"others", std::move(others)}};
}

Reply no_such_question(std::size_t most) {
  return bad({.message = "\"number\": the paper has the questions 1 to " + std::to_string(most)});
}

}  // namespace

Result<Reply> list_sheets(Desk& desk, const Ask& ask) {
  auto on_paper = contest_on_paper(desk, ask, ask.asked("contest"));
  if (!on_paper) return std::unexpected(on_paper.error());
  if (on_paper->refused) return *std::move(on_paper->refused);
  const auto contest = whole(desk, *on_paper);
  if (!contest) return std::unexpected(contest.error());
  auto sheets = sheets_json(desk, ask, *contest);
  if (!sheets) return std::unexpected(sheets.error());
  return Reply{.body = *std::move(sheets)};
}

Result<Reply> take_sheets(Desk& desk, const Ask& ask) {
  const auto on_paper = contest_to_change(desk, ask, ask.asked("contest"));
  if (!on_paper) return std::unexpected(on_paper.error());
  if (on_paper->refused) return *on_paper->refused;
  const auto read = whole(desk, *on_paper);
  if (!read) return std::unexpected(read.error());
  const papers::WholeContest& contest = *read;
  auto entrants = entrants_of(desk, ask, contest.data.row.id);
  if (!entrants) return std::unexpected(entrants.error());
  if (entrants->empty())
    return refusal(409, "nothing", "this group has no papers: print them first");
  const auto& stores = desk.stores();
  papers::ScannedSheets scanned(*stores.contests, contest, stores.cut_outs, *std::move(entrants),
                                {.group = ask.group.id});
  if (!ask.sheets) {
    auto task = task_of(scanned);
    if (!task) return std::unexpected(task.error());
    return Reply{.task = *std::move(task)};
  }
  json pages = json::array();
  for (std::size_t i = 0; i < ask.sheets->size(); ++i) {
    const auto page = scanned.take(as_read((*ask.sheets)[i], {}, i + 1));
    if (!page) return std::unexpected(page.error());
    const json& taken = **page;
    const auto part = [&taken](const char* key, const json& otherwise) {
      return taken.contains(key) ? taken[key] : otherwise;
    };
    pages.push_back({{"page", i + 1},
                     {"is_read", taken["is_read"]},
                     {"seat", part("seat", 0)},
                     {"is_again", part("is_again", false)},
                     {"reason", part("reason", "")}});
  }
  const auto kept = scanned.keep();
  if (!kept) return std::unexpected(kept.error());
  if (auto noted =
          stores.contests->add_act(ask.act("scan", hex_of(ask.group.handle), contest.data.row.id));
      !noted) {
    return std::unexpected(noted.error());
  }
  auto sheets = sheets_json(desk, ask, contest);
  if (!sheets) return std::unexpected(sheets.error());
  return Reply{.body = {{"answers", *kept},
                        {"left", scanned.left()},
                        {"pages", std::move(pages)},
                        {"sheets", *std::move(sheets)}}};
}

Result<Reply> cut_out_file(Desk& desk, const Ask& ask) {
  const auto on_paper = contest_on_paper(desk, ask, ask.asked("contest"));
  if (!on_paper) return std::unexpected(on_paper.error());
  if (on_paper->refused) return *on_paper->refused;
  papers::SeatQuestion at{.contest = on_paper->row.id, .group = ask.group.id};
  const auto number_of = [&](std::string_view key, auto& number) {
    const std::string text = ask.asked(key);
    const char* const end = text.data() + text.size();
    return std::from_chars(text.data(), end, number).ptr == end && !text.empty();
  };
  if (!number_of("seat", at.seat) || !number_of("number", at.question)) {
    return bad({.message = "\"seat\" and \"number\" are needed"});
  }
  auto picture = desk.stores().cut_outs.picture(at, ask.asked("letter"));
  if (!picture) return not_found("there is no such picture");
  return Reply{.bytes = *std::move(picture), .type = "image/png", .file = "cut-out.png"};
}

Result<Reply> drop_doubt(Desk& desk, const Ask& ask) {
  constexpr std::int64_t kMostSeats = 100'000;
  constexpr std::int64_t kMostPages = 100'000;
  const auto body = StaffBody::read(
      ask.body,
      {kContest,
       {.key = "seat", .sort = Wanted::Sort::number, .is_needed = true, .most = kMostSeats},
       {.key = "number",
        .sort = Wanted::Sort::number,
        .is_needed = true,
        .least = 1,
        .most = kMostPages},
       kSure});
  if (!body) return bad(body.error());
  const auto on_paper = contest_on_paper(desk, ask, body->text("contest"));
  if (!on_paper) return std::unexpected(on_paper.error());
  if (on_paper->refused) return *on_paper->refused;
  if (!body->truth("sure")) return asks("the picture is deleted");
  const std::string& id = on_paper->row.id;
  const auto gone =
      desk.stores().cut_outs.settle({.contest = id,
                                     .group = ask.group.id,
                                     .seat = body->number("seat"),
                                     .question = static_cast<std::size_t>(body->number("number"))});
  if (!gone) return std::unexpected(gone.error());
  if (auto noted =
          desk.stores().contests->add_act(ask.act("drop-doubt", hex_of(ask.group.handle), id));
      !noted) {
    return std::unexpected(noted.error());
  }
  return Reply{.body = {{"deleted", *gone}}};
}

Result<Reply> put_answer(Desk& desk, const Ask& ask) {
  constexpr auto kMostQuestions = static_cast<std::int64_t>(contest::kMostQuestions);
  const auto body = StaffBody::read(
      ask.body,
      {kContest,
       {.key = "number",
        .sort = Wanted::Sort::number,
        .is_needed = true,
        .least = 1,
        .most = kMostQuestions},
       {.key = "answer", .sort = Wanted::Sort::line, .is_needed = true, .most = kMostAnswer},
       kSure});
  if (!body) return bad(body.error());
  const auto on_paper = contest_to_change(desk, ask, body->text("contest"));
  if (!on_paper) return std::unexpected(on_paper.error());
  if (on_paper->refused) return *on_paper->refused;
  const auto read = whole(desk, *on_paper);
  if (!read) return std::unexpected(read.error());
  const papers::WholeContest& contest = *read;
  const std::string& id = on_paper->row.id;
  store::ContestStore& store = *desk.stores().contests;
  const auto attempt = store.attempt(id, ask.entrant.id);
  if (!attempt) return std::unexpected(attempt.error());
  if (!*attempt || (*attempt)->attempt.state == "removed") {
    return refusal(409, "nothing", "this entrant has no paper: print it first");
  }
  const auto paper = papers::paper_of(contest, (*attempt)->attempt.paper);
  if (!paper) return std::unexpected(paper.error());
  const auto number = static_cast<std::size_t>(body->number("number"));
  if (number > paper->size()) return no_such_question(paper->size());
  const contest::PaperQuestion& item = (*paper)[number - 1];
  const auto judge = papers::judge_on_paper(contest, item);
  if (!judge) return std::unexpected(judge.error());
  const auto usual = judge->canonical(body->text("answer"));
  if (!usual) return bad({.message = "\"answer\": " + usual.error().message});
  const auto kept =
      std::ranges::find((*attempt)->answers, item.question, &store::AnswerRow::question);
  const bool has_other =
      kept != (*attempt)->answers.end() && !kept->answer.empty() && kept->answer != *usual;
  if (has_other && !body->truth("sure")) {
    return asks("the answer " + quote(kept->answer) + " is replaced");
  }
  const store::AnswerRow row{
      .attempt = (*attempt)->attempt.id, .question = item.question, .answer = *usual};
  if (auto put = store.put_answers({&row, 1}); !put) return std::unexpected(put.error());
  if (auto noted = store.add_act(
          ask.act("type", std::to_string(ask.entrant.id), id + " " + std::to_string(number)));
      !noted) {
    return std::unexpected(noted.error());
  }
  const auto gone = desk.stores().cut_outs.settle(
      {.contest = id, .group = ask.group.id, .seat = ask.entrant.seat, .question = number});
  if (!gone) return std::unexpected(gone.error());
  return Reply{.body = {{"number", number}, {"answer", *usual}}};
}

}  // namespace reckon::contests
