// SPDX-License-Identifier: MIT
#include "app/contests/desk.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "app/contests/sha256.hpp"
#include "reckon/contest/plan.hpp"

namespace reckon::contests {

namespace {

constexpr std::int64_t kMinuteMs = 60'000;

}  // namespace

Desk::Desk(Stores stores, Readers readers, std::function<std::uint64_t()> chance,
           std::function<void(std::string_view)> log)
    : stores_(std::move(stores)),
      readers_(std::move(readers)),
      chance_(std::move(chance)),
      log_(std::move(log)),
      copy_(stores_.writing->copy_number().value_or("")) {}

// --- What is known ---------------------------------------------------------------------------

const store::QuestionRow* Desk::Known::question(const std::string& id) const {
  const auto found = std::ranges::find(data.questions, id, &store::QuestionRow::id);
  return found == data.questions.end() ? nullptr : &*found;
}

std::optional<kinds::StatedPuzzle> Desk::Known::stated_of(const std::string& id) const {
  const auto found = stated.find(id);
  return found == stated.end() ? std::nullopt : std::optional(found->second);
}

std::vector<const store::OnPaper*> Desk::Known::on_paper(const std::string& level) const {
  std::vector<const store::OnPaper*> places;
  for (const store::OnPaper& place : data.on_paper) {
    if (place.level == level) places.push_back(&place);
  }
  return places;
}

std::string_view Desk::Window::phase(std::int64_t now) const {
  if (now < opens && now >= open_until) return "soon";
  return now < closes || now < open_until ? "open" : "closed";
}

Result<const Desk::Known*> Desk::known(const store::ContestRow& row) {
  const auto found = known_.find(row.id);
  if (found != known_.end() && found->second.data.row.state == row.state &&
      found->second.data.row.revision == row.revision) {
    return &found->second;
  }
  auto data = stores_.contests->contest(row.id);
  if (!data) return std::unexpected(data.error());
  auto plan = readers_.plan(data->row);
  if (!plan) return std::unexpected(plan.error());
  Known known{.data = *std::move(data), .plan = *std::move(plan)};
  for (const store::QuestionRow& question : known.data.questions) {
    if (question.body.empty()) continue;
    auto stated = readers_.stated(question.body);
    if (!stated) return std::unexpected(stated.error());
    known.stated.emplace(question.id, *std::move(stated));
  }
  return &known_.insert_or_assign(row.id, std::move(known)).first->second;
}

Result<const Desk::Known*> Desk::known(const std::string& contest) {
  const auto row = stores_.contests->contest_row(contest);
  if (!row) return std::unexpected(row.error());
  return *row ? known(**row) : nullptr;
}

Result<std::optional<store::EntrantRow>> Desk::entrant(std::int64_t id) const {
  constexpr int kMostMerges = 8;
  for (int i = 0; i < kMostMerges; ++i) {
    auto row = stores_.contests->entrant(id);
    if (!row) {
      if (row.error().code == ErrorCode::not_found) return std::nullopt;
      return std::unexpected(row.error());
    }
    if (!row->merged_into) {
      if (row->state != "entered") return std::nullopt;
      return *std::move(row);
    }
    id = *row->merged_into;
  }
  return std::nullopt;
}

const Zone& Desk::zone(const std::string& name) {
  const auto found = zones_.find(name);
  if (found != zones_.end()) return found->second;
  auto zone = name.empty() ? Zone::of_machine() : Zone::read(name);
  if (!zone) log_(zone.error().message + ": its groups have the hours of UTC");
  return zones_.emplace(name, zone ? *std::move(zone) : Zone()).first->second;
}

Result<Desk::Window> Desk::window(const store::ContestRow& contest, const std::string& season,
                                  const std::string& group) {
  const auto name = stores_.writing->zone_of(season, group);
  if (!name) return std::unexpected(name.error());
  const auto shift = stores_.writing->shift_of(season, group);
  if (!shift) return std::unexpected(shift.error());
  const auto open_until = stores_.writing->open_until(season, group);
  if (!open_until) return std::unexpected(open_until.error());
  const Zone& local = zone(*name);
  // A local time that comes twice is open both times.
  const auto opens = local.instant_of(contest.opens, Twice::first);
  const auto closes = local.instant_of(contest.closes, Twice::second);
  if (!opens || !closes) return std::unexpected(opens ? closes.error() : opens.error());
  return Window{.opens = *opens + *shift * kMinuteMs,
                .closes = *closes + *shift * kMinuteMs,
                .open_until = *open_until};
}

Result<std::optional<store::SessionRow>> Desk::session(const std::string& token, std::int64_t now) {
  const std::string hash = sha256(token);
  if (const auto found = sessions_.find(hash); found != sessions_.end()) {
    if (found->second.until <= now) return std::nullopt;
    return found->second;
  }
  auto row = stores_.persons->session(hash);
  if (!row) return std::unexpected(row.error());
  if (!*row || (*row)->until <= now) return std::nullopt;
  // Sessions of others are few, and can be ended by commands.
  if ((*row)->role != name_of(Role::entrant)) return row;
  constexpr std::size_t kMostSessions = 100'000;
  if (sessions_.size() >= kMostSessions) sessions_.clear();
  sessions_.emplace(hash, **row);
  return row;
}

Result<void> Desk::write_persons(std::int64_t now) {
  if (!new_sessions_.empty()) {
    if (auto added = stores_.persons->add_sessions(new_sessions_, now); !added) return added;
  }
  if (!new_names_.empty()) {
    if (auto set = stores_.persons->set_names(new_names_); !set) return set;
  }
  drop_persons();
  return {};
}

std::int64_t Desk::random_id() {
  constexpr std::uint64_t kPositive = std::numeric_limits<std::int64_t>::max();
  return static_cast<std::int64_t>((chance_() & kPositive) | 1U);
}

std::optional<std::int64_t> Desk::heard(std::int64_t entrant) const {
  const auto found = heard_.find(entrant);
  return found == heard_.end() ? std::nullopt : std::optional(found->second);
}

Result<nlohmann::json> Desk::notices(std::int64_t now) {
  constexpr std::int64_t kFresh = 1'000;
  if (now - notices_read_ >= kFresh) {
    auto rows = stores_.day->notices();
    if (!rows) return std::unexpected(rows.error());
    notices_ = *std::move(rows);
    notices_read_ = now;
  }
  nlohmann::json shown = nlohmann::json::array();
  for (const store::NoticeRow& row : notices_) {
    if (row.at > now || (row.until != 0 && row.until <= now)) continue;
    shown.push_back({{"notice", row.id},
                     {"at", row.at},
                     {"until", row.until},
                     {"text", nlohmann::json::parse(row.text, nullptr, false)}});
  }
  return shown;
}

void Desk::drop_persons() {
  new_sessions_.clear();
  new_names_.clear();
}

// A season keeps names if all its contests do.
Result<bool> Desk::keeps_names(const std::string& season) {
  const auto rows = stores_.contests->contests();
  if (!rows) return std::unexpected(rows.error());
  for (const store::ContestRow& row : *rows) {
    if (row.season != season || row.rehearsal) continue;
    const auto contest = known(row);
    if (!contest) return std::unexpected(contest.error());
    if (!(*contest)->plan.keeps_names) return false;
  }
  return true;
}

}  // namespace reckon::contests
