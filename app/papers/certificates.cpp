// SPDX-License-Identifier: MIT
#include "app/papers/certificates.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "app/papers/with_numbers.hpp"
#include "reckon/contest/group_id.hpp"
#include "reckon/contest/ranking.hpp"
#include "reckon/words/words.hpp"

namespace reckon::papers {

namespace {

// The share below, in whole percent; 0 where the level shows none.
std::int64_t percent_of(const Results& results, const store::MarkRow& mark) {
  constexpr std::int64_t kPercent = contest::kWholeShare / 100;
  return results.shows(mark.level) ? mark.share_below / kPercent : 0;
}

std::string_view title_of(const ContestWords& words, std::string_view kind) {
  return kind == "distinction" ? words.distinction
         : kind == "merit"     ? words.merit
                               : words.participation;
}

// Entrants without a name are called by group and seat.
std::string called(const ContestWords& words, const MarkedPaper& paper,
                   const std::map<std::int64_t, std::string>& names) {
  const auto name = names.find(paper.entrant);
  if (name != names.end() && !name->second.empty()) return name->second;
  return fmt::format("{} {}, {} {}", std::string_view(words.group),
                     contest::group_name(paper.group), std::string_view(words.seat), paper.seat);
}

std::string level_name(const WholeContest& contest, const std::string& id, Language language) {
  const contest::Level* const level = contest.plan.level(id);
  return level == nullptr ? id : kinds::in(level->name, language);
}

// Whether the result is official, and its revision.
std::string standing(const ContestWords& words, const store::ContestRow& contest) {
  return fmt::format(
      "{}, {} {}",
      std::string_view(contest.state == "published" ? words.official : words.preliminary),
      std::string_view(words.revision), contest.revision);
}

}  // namespace

std::string_view class_of(const WholeContest& contest, const Results& results,
                          const store::MarkRow& mark) {
  if (!results.shows(mark.level)) return "participation";
  const std::int64_t percent = percent_of(results, mark);
  if (percent >= contest.plan.distinction) return "distinction";
  return percent >= contest.plan.merit ? "merit" : "participation";
}

std::vector<CertificateText> certificates_of(const WholeContest& contest, const Results& results,
                                             const std::map<std::int64_t, std::string>& names,
                                             Language language) {
  const ContestWords& words = contest_words_in(language);
  std::vector<CertificateText> certificates;
  for (const MarkedPaper& paper : results.papers) {
    const store::MarkRow& mark = paper.mark;
    const std::int64_t percent = percent_of(results, mark);
    CertificateText& text = certificates.emplace_back();
    text.title = title_of(words, class_of(contest, results, mark));
    text.name = called(words, paper, names);
    text.lines = {
        std::string(std::string_view(words.took_part)), kinds::in(contest.plan.name, language),
        level_name(contest, mark.level, language),
        with_numbers(words.points, {std::to_string(mark.points), std::to_string(mark.most)})};
    if (percent > 0) {
      text.lines.push_back(with_numbers(words.percentile, {std::to_string(percent)}));
    }
    text.lines.push_back(standing(words, contest.data.row));
  }
  return certificates;
}

std::vector<CertificateText> reports_of(const WholeContest& contest, const Results& results,
                                        const std::map<std::int64_t, std::string>& names,
                                        Language language) {
  const ContestWords& words = contest_words_in(language);
  const ReportWords& report = words.report;
  std::vector<CertificateText> reports;
  for (const MarkedPaper& paper : results.papers) {
    const store::MarkRow& mark = paper.mark;
    CertificateText& text = reports.emplace_back();
    text.title = std::string_view(report.title);
    text.name = called(words, paper, names);
    text.lines = {
        kinds::in(contest.plan.name, language), level_name(contest, mark.level, language),
        with_numbers(words.points, {std::to_string(mark.points), std::to_string(mark.most)})};
    const std::int64_t percent = percent_of(results, mark);
    if (results.shows(mark.level)) {
      text.lines.push_back(with_numbers(
          report.rank,
          {std::to_string(mark.rank), std::to_string(results.in_level.at(mark.level))}));
    }
    if (percent > 0) {
      text.lines.push_back(with_numbers(words.percentile, {std::to_string(percent)}));
    }
    text.lines.push_back(fmt::format("{}: {}", std::string_view(report.award),
                                     title_of(words, class_of(contest, results, mark))));
    for (const auto& [verdict, phrase] :
         {std::pair('+', report.right), std::pair('-', report.wrong),
          std::pair('o', report.incomplete), std::pair('.', report.blank)}) {
      const auto count = std::ranges::count(mark.vector, verdict);
      text.lines.push_back(with_numbers(phrase, {std::to_string(count)}));
    }
    text.lines.push_back(standing(words, contest.data.row));
  }
  return reports;
}

std::vector<PapersOfGroup> by_school(const Results& results,
                                     const std::vector<store::GroupRow>& groups) {
  std::map<std::string, std::string> schools;
  for (const store::GroupRow& group : groups) schools[group.id] = group.school;
  std::map<std::pair<std::string, std::string>, Results> found;
  for (const MarkedPaper& paper : results.papers) {
    Results& here = found[{schools[paper.group], paper.group}];
    here.in_level = results.in_level;
    here.papers.push_back(paper);
  }
  std::vector<PapersOfGroup> ordered;
  for (auto& [place, here] : found) {
    std::ranges::sort(here.papers, {}, &MarkedPaper::seat);
    ordered.push_back({.school = place.first, .group = place.second, .results = std::move(here)});
  }
  return ordered;
}

}  // namespace reckon::papers
