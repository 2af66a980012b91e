// SPDX-License-Identifier: MIT
// reckon contest cup
#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <memory>
#include <tuple>
#include <utility>

#include "app/cli/contest/contest_files.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "app/papers/tables.hpp"
#include "reckon/contest/ranking.hpp"

namespace reckon::cli {
namespace {

struct CupOptions {
  ContestFiles files;
  std::optional<std::string> season;
  std::optional<std::uint64_t> best;
  std::optional<std::string> output;
  Language language = Language::english;
};

// The points of each entrant of a season in each marked contest.
class SeasonTable {
 public:
  void add(store::ContestStore& store, const store::ContestRow& contest) {
    std::map<std::int64_t, std::int64_t> points;
    for (const store::MarkRow& mark : value_of(store.marks(contest.id))) {
      points[mark.attempt] = mark.points;
    }
    value_of(
        store.each_attempt(contest.id, {}, [&](const store::WholeAttempt& one) -> Result<void> {
          const auto found = points.find(one.attempt.id);
          if (found == points.end()) return {};
          auto& of_entrant = points_[one.attempt.entrant];
          of_entrant.resize(contests_.size());
          of_entrant.emplace_back(found->second);
          return {};
        }));
    contests_.push_back(contest.id);
    for (auto& [unused, of_entrant] : points_) of_entrant.resize(contests_.size());
  }

  papers::Table ranked(const std::vector<store::EntrantRow>& entrants, std::size_t best) const {
    papers::Table table = {{"level", "rank", "best", "all", "group", "seat"}};
    for (const std::string& contest : contests_) table[0].emplace_back(contest);
    std::map<std::string, std::vector<const store::EntrantRow*>> levels;
    for (const store::EntrantRow& entrant : entrants) {
      if (points_.contains(entrant.id)) levels[entrant.level].push_back(&entrant);
    }
    for (const auto& [level, of_level] : levels) {
      std::vector<contest::SeasonPoints> points;
      for (const store::EntrantRow* entrant : of_level) points.push_back(points_.at(entrant->id));
      const auto standings = contest::cup_standings(points, best);
      std::vector<std::size_t> order(of_level.size());
      for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
      std::ranges::sort(order, {}, [&](std::size_t i) {
        return std::tuple(standings[i].rank, of_level[i]->group, of_level[i]->seat);
      });
      for (const std::size_t i : order) {
        auto& row = table.emplace_back();
        row = {level,
               standings[i].rank,
               standings[i].best,
               standings[i].all,
               of_level[i]->group,
               of_level[i]->seat};
        for (const auto& of_contest : points[i]) {
          row.push_back(of_contest ? papers::Cell(*of_contest) : papers::Cell(std::string()));
        }
      }
    }
    return table;
  }

  bool is_empty() const { return contests_.empty(); }

 private:
  std::vector<std::string> contests_;
  std::map<std::int64_t, contest::SeasonPoints> points_;
};

void show_cup(const CupOptions& options) {
  constexpr std::uint64_t kMostContests = 1000;
  const std::uint64_t best = in_range("--best", options.best.value_or(5), 1, kMostContests);
  const auto store = open_store(options.files, store::OpenMode::read);
  const std::string season = season_of(*store, options.season);
  SeasonTable points;
  for (const store::ContestRow& contest : value_of(store->contests())) {
    if (contest.season == season && contest.revision > 0) points.add(*store, contest);
  }
  if (points.is_empty()) {
    throw Fault(kNo, "no contest of the season is marked: mark one (reckon contest mark)");
  }
  const papers::Table table = points.ranked(value_of(store->entrants(season, {})), best);
  const std::string file = options.output.value_or("-");
  write_contest_file(file, file.ends_with(".ods") ? papers::to_ods(table, season)
                                                  : papers::to_csv(table, options.language));
}

}  // namespace

void add_contest_cup(const Command& command, Answer& answer) {
  const auto options = std::make_shared<CupOptions>();
  add_number(command, "--best", options->best, "How many contests count (default: 5)")
      .type_name("N");
  command.add_option("--season", options->season, "Season (default: the only one)").type_name("ID");
  add_contest_output(command, options->output, "File: .ods, or CSV (default: standard output)");
  add_language(command, options->language, "Language whose spreadsheets read the CSV");
  add_store_or_argument(command, options->files);
  command.callback([options, &answer] {
    show_cup(*options);
    answer = kDone;
  });
}

}  // namespace reckon::cli
