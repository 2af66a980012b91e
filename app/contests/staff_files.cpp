// SPDX-License-Identifier: MIT
// Documents and results of a group.
#include <algorithm>
#include <utility>

#include "app/contests/staff.hpp"
#include "app/papers/certificates.hpp"
#include "app/papers/results.hpp"
#include "app/papers/tables.hpp"
#include "reckon/contest/group_id.hpp"

namespace reckon::contests {

namespace {

using nlohmann::json;

struct Wished {
  std::optional<Reply> refused{};
  FileWish wish{};
  store::ContestRow contest{};
};

// Reads the language and the contest that are wanted. Results are for teachers once they are
// published.
Result<Wished> wish_of(Desk& desk, const Ask& ask, bool of_contest, bool of_results) {
  Wished wished{.wish = {.season = ask.group.season,
                         .group = ask.group.id,
                         .large = ask.asked("large") == "1"}};
  const auto language = ask.language();
  if (!language) {
    wished.refused = no_such_language();
    return wished;
  }
  wished.wish.language = *language;
  if (!of_contest) return wished;
  const auto contest = contest_for(desk, ask.group, ask.asked("contest"));
  if (!contest) return std::unexpected(contest.error());
  if (!*contest) {
    wished.refused = not_yours();
    return wished;
  }
  wished.contest = **contest;
  wished.wish.contest = wished.contest.id;
  if (of_results && wished.contest.state != "published") {
    wished.refused = not_published();
  }
  return wished;
}

using GroupResults = std::pair<papers::WholeContest, papers::Results>;

Result<GroupResults> results_here(Desk& desk, const FileWish& wish) {
  auto contest = papers::whole_contest(*desk.stores().contests, wish.contest, desk.readers());
  if (!contest) return std::unexpected(contest.error());
  auto results = papers::results_of(*desk.stores().contests, *contest, {.group = wish.group});
  if (!results) return std::unexpected(results.error());
  for (papers::MarkedPaper& paper : results->papers) paper.group = contest::group_name(paper.group);
  return GroupResults(*std::move(contest), *std::move(results));
}

Result<Reply> results_file(Desk& desk, const Ask& ask, bool ods) {
  auto wished = wish_of(desk, ask, true, true);
  if (!wished) return std::unexpected(wished.error());
  if (wished->refused) return *std::move(wished->refused);
  const auto results = results_here(desk, wished->wish);
  if (!results) return std::unexpected(results.error());
  const papers::Table table = papers::table_of(results->second);
  return Reply{
      .bytes = ods ? papers::to_ods(table, wished->contest.id)
                   : papers::to_csv(table, wished->wish.language),
      .type = ods ? "application/vnd.oasis.opendocument.spreadsheet" : "text/csv; charset=utf-8",
      .file = ods ? "results.ods" : "results.csv"};
}

// Makes a document of published results, for the group or for the entrant of the path.
Result<Reply> result_document(Desk& desk, const Ask& ask, const Writer& write,
                              std::string_view name) {
  auto wished = wish_of(desk, ask, true, true);
  if (!wished) return std::unexpected(wished.error());
  if (wished->refused) return *std::move(wished->refused);
  if (!ask.part("e").empty()) wished->wish.entrant = ask.entrant;
  return pdf_of(desk, write, wished->wish, name);
}

}  // namespace

Result<bool> papers_are_out(Desk& desk, const store::ContestRow& contest, const Ask& ask) {
  if (ask.role() != Role::teacher) return true;
  const auto groups = desk.stores().day->all_groups(ask.teacher.id);
  if (!groups) return std::unexpected(groups.error());
  for (const store::GroupRow& group : *groups) {
    if (group.season != contest.season) continue;
    if (contest.rehearsal && *contest.rehearsal != group.id) continue;
    const auto window = desk.window(contest, group.season, group.id);
    if (!window) return std::unexpected(window.error());
    if (window->phase(ask.now) == "soon") return false;
  }
  return true;
}

Reply papers_not_out() {
  return refusal(423, "not_open",
                 "papers are given out once the windows of all your groups have opened");
}

Result<Reply> pdf_of(Desk& desk, const Writer& write, const FileWish& wish, std::string_view name) {
  if (!write) return refusal(501, "not_built", "not built in: this server makes no such files");
  auto bytes = write(desk.stores(), wish);
  if (!bytes && bytes.error().code == ErrorCode::system) return std::unexpected(bytes.error());
  if (!bytes) return refusal(409, "nothing", bytes.error().message);
  return Reply{.bytes = *std::move(bytes), .type = "application/pdf", .file = std::string(name)};
}

Result<Reply> slips_file(Desk& desk, const Ask& ask) {
  auto wished = wish_of(desk, ask, false, false);
  if (!wished) return std::unexpected(wished.error());
  if (wished->refused) return *std::move(wished->refused);
  return pdf_of(desk, desk.stores().writers.slips, wished->wish, "slips.pdf");
}

Result<Reply> papers_file(Desk& desk, const Ask& ask) {
  auto wished = wish_of(desk, ask, true, false);
  if (!wished) return std::unexpected(wished.error());
  if (wished->refused) return *std::move(wished->refused);
  const auto out = papers_are_out(desk, wished->contest, ask);
  if (!out) return std::unexpected(out.error());
  if (!*out) return papers_not_out();
  return pdf_of(desk, desk.stores().writers.papers, wished->wish, "papers.pdf");
}

Result<Reply> group_results_csv(Desk& desk, const Ask& ask) {
  return results_file(desk, ask, false);
}
Result<Reply> group_results_ods(Desk& desk, const Ask& ask) {
  return results_file(desk, ask, true);
}

Result<Reply> certificates_file(Desk& desk, const Ask& ask) {
  return result_document(desk, ask, desk.stores().writers.certificates, "certificates.pdf");
}
Result<Reply> reports_file(Desk& desk, const Ask& ask) {
  return result_document(desk, ask, desk.stores().writers.reports, "reports.pdf");
}
Result<Reply> certificate_of_entrant(Desk& desk, const Ask& ask) {
  return result_document(desk, ask, desk.stores().writers.certificates, "certificate.pdf");
}
Result<Reply> report_of_entrant(Desk& desk, const Ask& ask) {
  return result_document(desk, ask, desk.stores().writers.reports, "report.pdf");
}

Result<Reply> group_results(Desk& desk, const Ask& ask) {
  auto wished = wish_of(desk, ask, true, true);
  if (!wished) return std::unexpected(wished.error());
  if (wished->refused) return *std::move(wished->refused);
  const auto here = results_here(desk, wished->wish);
  if (!here) return std::unexpected(here.error());
  const auto& [contest, results] = *here;
  json list = json::array();
  for (const papers::MarkedPaper& paper : results.papers) {
    const auto name = desk.stores().persons->name_of(paper.entrant);
    if (!name) return std::unexpected(name.error());
    const bool shown = results.shows(paper.mark.level);
    constexpr double kOfPercent = 1000;
    list.push_back(
        {{"entrant", hex_of(paper.entrant)},
         {"seat", paper.seat},
         {"name", *name},
         {"level", paper.mark.level},
         {"points", paper.mark.points},
         {"most", paper.mark.most},
         {"rank", shown ? json(paper.mark.rank) : json()},
         {"of", shown ? json(results.in_level.at(paper.mark.level)) : json()},
         {"share_below",
          shown ? json(static_cast<double>(paper.mark.share_below) / kOfPercent) : json()},
         {"class", papers::class_of(contest, results, paper.mark)}});
  }
  return Reply{.body = {{"contest", contest.data.row.id},
                        {"revision", contest.data.row.revision},
                        {"rows", std::move(list)}}};
}

}  // namespace reckon::contests
