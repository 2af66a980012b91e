// SPDX-License-Identifier: MIT
#include "app/papers/cup.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "reckon/contest/ranking.hpp"

namespace reckon::papers {

namespace {

// The points of each entrant of a season in each marked contest.
class SeasonTable {
 public:
  Result<void> add(store::ContestStore& store, const store::ContestRow& contest) {
    const auto marks = store.marks(contest.id);
    if (!marks) return std::unexpected(marks.error());
    std::map<std::int64_t, std::int64_t> points;
    for (const store::MarkRow& mark : *marks) points[mark.attempt] = mark.points;
    const auto done =
        store.each_attempt(contest.id, {}, [&](const store::WholeAttempt& one) -> Result<void> {
          const auto found = points.find(one.attempt.id);
          if (found == points.end()) return {};
          auto& of_entrant = points_[one.attempt.entrant];
          of_entrant.resize(contests_.size());
          of_entrant.emplace_back(found->second);
          return {};
        });
    if (!done) return done;
    contests_.push_back(contest.id);
    for (auto& [unused, of_entrant] : points_) of_entrant.resize(contests_.size());
    return {};
  }

  Table ranked(const std::vector<store::EntrantRow>& entrants, std::size_t best) const {
    Table table = {{"level", "rank", "best", "all", "group", "seat"}};
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
          row.push_back(of_contest ? Cell(*of_contest) : Cell(std::string()));
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

}  // namespace

Result<std::optional<Table>> cup_of(store::ContestStore& store, const std::string& season,
                                    std::size_t best) {
  const auto contests = store.contests();
  if (!contests) return std::unexpected(contests.error());
  SeasonTable points;
  for (const store::ContestRow& contest : *contests) {
    if (contest.season != season || contest.revision == 0 || contest.rehearsal) continue;
    if (auto added = points.add(store, contest); !added) return std::unexpected(added.error());
  }
  if (points.is_empty()) return std::nullopt;
  const auto entrants = store.entrants(season, {});
  if (!entrants) return std::unexpected(entrants.error());
  return points.ranked(*entrants, best);
}

}  // namespace reckon::papers
