// SPDX-License-Identifier: MIT
#include "app/papers/results.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <tuple>
#include <utility>

#include "reckon/contest/ranking.hpp"

namespace reckon::papers {

namespace {

constexpr std::string_view kVerdicts = "+-o.";

// The share of right answers, in a cell; empty if there are no answers to show.
Cell share_right(const std::optional<Figures>& figures, std::size_t question) {
  if (!figures || question >= figures->questions.size()) return std::string();
  const auto right = static_cast<std::int64_t>(figures->questions[question].front());
  return Share{.part = right * contest::kWholeShare / static_cast<std::int64_t>(figures->papers)};
}

Cell papers_in(const std::optional<Figures>& figures, std::int64_t from, std::int64_t to) {
  if (!figures) return std::string();
  std::int64_t papers = 0;
  for (const auto& [points, count] : figures->distribution) {
    if (points >= from && points <= to) papers += static_cast<std::int64_t>(count);
  }
  return papers;
}

}  // namespace

bool Results::shows(const std::string& level) const {
  const auto found = in_level.find(level);
  return found != in_level.end() && found->second >= kLeastShown;
}

Result<Results> results_of(store::ContestStore& store, const WholeContest& contest,
                           const Selection& selection) {
  std::map<std::int64_t, store::MarkRow> marks;
  Results results;
  auto all = store.marks(contest.data.row.id);
  if (!all) return std::unexpected(all.error());
  for (store::MarkRow& mark : *all) {
    ++results.in_level[mark.level];
    marks[mark.attempt] = std::move(mark);
  }
  const auto done = store.each_attempt(
      contest.data.row.id, selection.group, [&](const store::WholeAttempt& one) -> Result<void> {
        const auto found = marks.find(one.attempt.id);
        if (found == marks.end()) return {};
        if (selection.level && found->second.level != *selection.level) return {};
        results.papers.push_back({.mark = found->second,
                                  .entrant = one.attempt.entrant,
                                  .group = one.group,
                                  .seat = one.seat});
        return {};
      });
  if (!done) return std::unexpected(done.error());
  std::ranges::sort(results.papers, {}, [](const MarkedPaper& paper) {
    return std::tuple(paper.mark.level, paper.mark.rank, paper.group, paper.seat,
                      paper.mark.attempt);
  });
  return results;
}

Result<Results> result_of(store::WritingStore& writing, const WholeContest& contest,
                          const store::EntrantRow& entrant) {
  Results results;
  const store::ContestRow& row = contest.data.row;
  const auto attempt = writing.attempt(entrant.id, row.id);
  if (!attempt) return std::unexpected(attempt.error());
  if (!*attempt) return results;
  auto mark = writing.mark(row.id, row.revision, (*attempt)->id);
  if (!mark) return std::unexpected(mark.error());
  if (!*mark) return results;
  const auto of = writing.marked(row.id, row.revision, (*mark)->level);
  if (!of) return std::unexpected(of.error());
  results.in_level[(*mark)->level] = static_cast<std::size_t>(*of);
  results.papers.push_back({.mark = **std::move(mark),
                            .entrant = entrant.id,
                            .group = entrant.group,
                            .seat = entrant.seat});
  return results;
}

Table table_of(const Results& results) {
  std::size_t questions = 0;
  for (const MarkedPaper& paper : results.papers) {
    questions = std::max(questions, paper.mark.vector.size());
  }
  Table table = {{"level", "rank", "points", "most", "share below", "group", "seat"}};
  for (std::size_t i = 1; i <= questions; ++i) table[0].emplace_back(fmt::format("question {}", i));
  for (const auto& [mark, unused, group, seat] : results.papers) {
    const bool shown = results.shows(mark.level);
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

Verdicts verdicts_at(const Results& results, std::string_view level, std::int64_t place) {
  Verdicts counts{};
  for (const MarkedPaper& paper : results.papers) {
    const auto at = static_cast<std::size_t>(place);
    if (paper.mark.level != level || at >= paper.mark.vector.size()) continue;
    counts.at(std::min(kVerdicts.find(paper.mark.vector[at]), counts.size() - 1)) += 1;
  }
  return counts;
}

std::string_view remark_on(const Verdicts& verdicts) {
  std::size_t all = 0;
  for (const std::size_t count : verdicts) all += count;
  if (all < kLeastShown) return {};
  if (verdicts.front() == 0) return "none";
  return verdicts.front() == all ? "all" : "";
}

Table questions_of(const WholeContest& contest, const Results& results) {
  Table table = {{"level", "question", "id", "kind", "difficulty", "points", "void", "right",
                  "wrong", "incomplete", "blank", "right by"}};
  for (const contest::Level& level : contest.plan.levels) {
    for (const store::OnPaper* place : contest.on_paper(level.id)) {
      const store::QuestionRow* const question = contest.find(place->question);
      if (question == nullptr) continue;
      Cell difficulty;
      if (!question->variants.empty() && question->variants.front().level) {
        difficulty = std::int64_t{*question->variants.front().level};
      }
      std::vector<Cell> row = {level.id,   place->place + 1, question->id,    question->kind,
                               difficulty, question->points, question->voided};
      const Verdicts counts = verdicts_at(results, level.id, place->place);
      for (const std::size_t count : counts) row.emplace_back(static_cast<std::int64_t>(count));
      row.emplace_back(std::string(remark_on(counts)));
      table.push_back(std::move(row));
    }
  }
  return table;
}

std::int64_t Figures::mean() const {
  constexpr std::int64_t kThousandth = 1000;
  const auto count = static_cast<std::int64_t>(papers);
  const std::int64_t doubled = 2 * points * kThousandth + count;
  const std::int64_t down = doubled < 0 && doubled % (2 * count) != 0 ? 1 : 0;
  return doubled / (2 * count) - down;
}

std::optional<Figures> figures_of(const WholeContest& contest, const Results& results,
                                  const std::string& level) {
  Figures figures;
  for (const MarkedPaper& paper : results.papers) {
    if (paper.mark.level != level) continue;
    ++figures.papers;
    figures.points += paper.mark.points;
    ++figures.distribution[paper.mark.points];
  }
  if (figures.papers < kLeastShown) return std::nullopt;
  for (const store::OnPaper* place : contest.on_paper(level)) {
    figures.questions.push_back(verdicts_at(results, level, place->place));
  }
  return figures;
}

Table statistics_of(const WholeContest& contest, const Results& here, const Results& all) {
  constexpr std::int64_t kStep = 10;  // of the distribution, in points
  Table table = {{"level", "figure", "here", "in the level"}};
  for (const contest::Level& level : contest.plan.levels) {
    const auto of_level = figures_of(contest, all, level.id);
    if (!of_level) continue;
    const auto of_group = figures_of(contest, here, level.id);
    const auto add = [&](std::string figure, Cell one, Cell other) {
      table.push_back({level.id, std::move(figure), std::move(one), std::move(other)});
    };
    const auto number = [](const std::optional<Figures>& figures, auto value) {
      return figures ? Cell(value(*figures)) : Cell(std::string());
    };
    const auto papers = [](const Figures& one) { return static_cast<std::int64_t>(one.papers); };
    const auto mean = [](const Figures& one) { return Share{.part = one.mean()}; };
    add("entrants", number(of_group, papers), number(of_level, papers));
    add("mean points", number(of_group, mean), number(of_level, mean));
    const std::int64_t least = of_level->distribution.begin()->first;
    const std::int64_t most = of_level->distribution.rbegin()->first;
    for (std::int64_t from =
             std::min<std::int64_t>(0, least / kStep * kStep - (least < 0 ? kStep : 0));
         from <= most; from += kStep) {
      const std::int64_t to = from + kStep - 1;
      add(fmt::format("{} to {} points", from, to), papers_in(of_group, from, to),
          papers_in(of_level, from, to));
    }
    std::size_t question = 0;
    for (const store::OnPaper* place : contest.on_paper(level.id)) {
      add("right: " + place->question, share_right(of_group, question),
          share_right(of_level, question));
      ++question;
    }
  }
  return table;
}

}  // namespace reckon::papers
