// SPDX-License-Identifier: MIT
#include "app/papers/forgetting.hpp"

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

#include "reckon/store/backup.hpp"

namespace reckon::papers {

namespace {

constexpr std::int64_t kEver = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t kDay = std::int64_t{24} * 60 * 60;

// The contests of a season.
Result<std::vector<store::ContestRow>> contests_of(store::ContestStore& store,
                                                   const std::string& season) {
  auto rows = store.contests();
  if (rows) std::erase_if(*rows, [&](const auto& row) { return row.season != season; });
  return rows;
}

Result<void> forget_pictures(store::ContestStore& store, const store::Forgotten& what,
                             const std::vector<store::EntrantRow>& entrants,
                             const CutOuts& cut_outs) {
  const auto contests = contests_of(store, what.season);
  if (!contests) return std::unexpected(contests.error());
  for (const store::ContestRow& contest : *contests) {
    for (const store::EntrantRow& entrant : entrants) {
      const auto gone = cut_outs.forget(contest.id, entrant.group, entrant.seat);
      if (!gone) return std::unexpected(gone.error());
    }
    if (what.group || what.entrant) continue;
    const auto gone = cut_outs.forget(contest.id);
    if (!gone) return std::unexpected(gone.error());
  }
  return {};
}

// When a contest became official last; nothing if it is not.
std::optional<std::int64_t> official_since(const store::ContestRow& contest,
                                           const std::vector<store::ActRow>& acts) {
  if (contest.state != "published") return std::nullopt;
  std::optional<std::int64_t> since;
  for (const store::ActRow& act : acts) {
    if (act.what == "publish" && act.subject == contest.id) since = act.at;
  }
  return since;
}

// The entrants of a season who have a name or a code.
Result<std::vector<std::int64_t>> persons_of(store::ContestStore& store,
                                             store::PersonStore& persons,
                                             const std::string& season) {
  const auto codes = persons.codes();
  if (!codes) return std::unexpected(codes.error());
  const auto names = persons.names();
  if (!names) return std::unexpected(names.error());
  const auto entrants = store.entrants(season, {});
  if (!entrants) return std::unexpected(entrants.error());
  std::vector<std::int64_t> ids;
  for (const store::EntrantRow& one : *entrants) {
    if (codes->contains(one.id) || names->contains(one.id)) ids.push_back(one.id);
  }
  return ids;
}

// Deletes the names of a season whose term has ended. Returns how many there were; nothing if there
// were neither names nor codes, or may still be.
Result<std::optional<std::int64_t>> forget_ended_names(store::ContestStore& store,
                                                       store::PersonStore& persons,
                                                       const std::string& season,
                                                       const Readers& readers, std::int64_t now) {
  const auto end = end_of_term(store, season, readers, &contest::Plan::days);
  if (!end) return std::unexpected(end.error());
  if (!*end || **end > now) return std::nullopt;
  const auto left = persons_of(store, persons, season);
  if (!left) return std::unexpected(left.error());
  if (left->empty()) return std::nullopt;
  return forget_names(
      store, persons, season,
      {.at = now, .what = "forget", .subject = season, .detail = "names, at their term"});
}

// Deletes the trail of a season whose term has ended. The longest term of its contests holds.
Result<std::int64_t> forget_ended_trail(store::ContestStore& store, const std::string& season,
                                        const Readers& readers, std::int64_t now) {
  const auto end = end_of_term(store, season, readers, &contest::Plan::trail);
  if (!end) return std::unexpected(end.error());
  if (!*end || **end > now) return 0;
  const auto contests = contests_of(store, season);
  if (!contests) return std::unexpected(contests.error());
  std::int64_t days = 0;
  for (const store::ContestRow& contest : *contests) {
    if (contest.rehearsal) continue;
    const auto plan = readers.plan(contest);
    if (!plan) return std::unexpected(plan.error());
    days = std::max(days, plan->trail);
  }
  return store.forget_trail(season, now - days * kDay);
}

}  // namespace

Result<Forgot> forget(store::ContestStore& store, store::PersonStore& persons,
                      const store::Forgotten& what, const CutOuts& cut_outs) {
  auto entrants = store.entrants(what.season, what.group);
  if (!entrants) return std::unexpected(entrants.error());
  if (what.entrant) {
    std::erase_if(*entrants, [&](const store::EntrantRow& one) {
      return one.id != *what.entrant && one.merged_into != what.entrant;
    });
  }
  if (auto done = forget_pictures(store, what, *entrants, cut_outs); !done) {
    return std::unexpected(done.error());
  }
  if (entrants->empty()) {
    return failure(ErrorCode::not_found,
                   "there is nothing to forget: no entrant is of this season and group");
  }
  std::vector<std::int64_t> ids;
  for (const store::EntrantRow& one : *entrants) ids.push_back(one.id);
  // Backups have the same names. They go first, then names, then answers.
  auto of_persons = store::delete_backups(persons, kEver);
  if (!of_persons) return std::unexpected(of_persons.error());
  auto of_contests = store::delete_backups(store);
  if (!of_contests) return std::unexpected(of_contests.error());
  Forgot forgot{.backups = of_persons->deleted + of_contests->deleted,
                .files_left = std::move(of_persons->left)};
  std::ranges::move(of_contests->left, std::back_inserter(forgot.files_left));
  const auto names = persons.forget(ids);
  if (!names) return std::unexpected(names.error());
  forgot.names = *names;
  auto rows = store.forget(what);
  if (!rows) return std::unexpected(rows.error());
  forgot.rows = *std::move(rows);
  if (auto gone = persons.forget_teachers(forgot.rows.teachers); !gone) {
    return std::unexpected(gone.error());
  }
  return forgot;
}

Result<std::optional<std::int64_t>> end_of_term(store::ContestStore& store,
                                                const std::string& season, const Readers& readers,
                                                std::int64_t contest::Plan::* days) {
  const auto contests = contests_of(store, season);
  if (!contests) return std::unexpected(contests.error());
  const auto acts = store.acts();
  if (!acts) return std::unexpected(acts.error());
  std::optional<std::int64_t> end;
  for (const store::ContestRow& contest : *contests) {
    if (contest.rehearsal) continue;
    const auto since = official_since(contest, *acts);
    if (!since) return std::nullopt;
    const auto plan = readers.plan(contest);
    if (!plan) return std::unexpected(plan.error());
    end = std::max(end.value_or(*since), *since + (*plan).*days * kDay);
  }
  return end;
}

Result<std::int64_t> forget_names(store::ContestStore& store, store::PersonStore& persons,
                                  const std::string& season, const store::ActRow& act) {
  const auto entrants = persons_of(store, persons, season);
  if (!entrants) return std::unexpected(entrants.error());
  if (entrants->empty()) return 0;
  if (auto deleted = store::delete_backups(persons, kEver); !deleted) {
    return std::unexpected(deleted.error());
  }
  const auto count = persons.forget(*entrants);
  if (!count) return count;
  if (auto noted = store.add_act(act); !noted) return std::unexpected(noted.error());
  return count;
}

Result<std::vector<ForgottenAtTerm>> forget_ended(store::ContestStore& store,
                                                  store::PersonStore& persons,
                                                  const Readers& readers, std::int64_t now) {
  const auto contests = store.contests();
  if (!contests) return std::unexpected(contests.error());
  std::set<std::string> seasons;
  for (const store::ContestRow& contest : *contests) seasons.insert(contest.season);
  std::vector<ForgottenAtTerm> forgotten;
  for (const std::string& season : seasons) {
    const auto names = forget_ended_names(store, persons, season, readers, now);
    if (!names) return std::unexpected(names.error());
    const auto trail = forget_ended_trail(store, season, readers, now);
    if (!trail) return std::unexpected(trail.error());
    if (!*names && *trail == 0) continue;
    forgotten.push_back({.season = season, .names = *names, .trail = *trail});
  }
  return forgotten;
}

}  // namespace reckon::papers
