// SPDX-License-Identifier: MIT
// Takes what the page of a pupil had kept when the server could not be reached at the end.
#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

#include "app/contests/body.hpp"
#include "app/contests/staff.hpp"
#include "app/contests/staff_body.hpp"

namespace reckon::contests {

namespace {

using nlohmann::json;

struct Rescue {
  std::int64_t attempt = 0;
  std::vector<store::WrittenChange> answers{};
};

// Reads `{"contest": …, "attempt": …, "device": …, "entries": [[question, n, answer, seconds]]}`.
Result<Rescue> read_rescue(const std::string& text) {
  const auto wrong = [] {
    return failure("\"text\": this is not the whole rescue text of a page");
  };
  const json read = json::parse(text, nullptr, false);
  constexpr std::size_t kMostEntries = 200;
  if (!read.is_object() || !read.contains("attempt") || !read["attempt"].is_string() ||
      !read.contains("device") || !read["device"].is_string() || !read.contains("entries") ||
      !read["entries"].is_array() || read["entries"].size() > kMostEntries) {
    return wrong();
  }
  const std::string device = read["device"];
  const auto id = id_of(read["attempt"].get<std::string>());
  if (!id || device.size() != 16) return wrong();
  Rescue rescue{.attempt = *id};
  for (const json& entry : read["entries"]) {
    constexpr std::size_t kParts = 4;
    if (!entry.is_array() || entry.size() != kParts || !entry[0].is_string() ||
        !entry[1].is_number_integer() || !entry[2].is_string() || !entry[3].is_number_integer()) {
      return wrong();
    }
    store::WrittenChange change{.question = entry[0],
                                .tag = {.device = device, .n = entry[1]},
                                .answer = entry[2],
                                .elapsed_ms = 0};
    if (change.answer.size() > kMostAnswer || change.tag.n < 1 || change.tag.n > kLargestNumber) {
      return wrong();
    }
    constexpr std::int64_t kMostSeconds = 1'000'000;
    change.elapsed_ms = std::clamp<std::int64_t>(entry[3], 0, kMostSeconds) * 1000;
    rescue.answers.push_back(std::move(change));
  }
  return rescue;
}

}  // namespace

Result<Reply> take_rescue(Desk& desk, const Ask& ask) {
  constexpr std::int64_t kMostText = 40'000;
  const auto body = StaffBody::read(
      ask.body, {{.key = "text", .sort = Wanted::Sort::text, .is_needed = true, .most = kMostText},
                 {.key = "entrant", .most = 16},
                 kSure});
  if (!body) return bad(body.error());
  const auto rescue = read_rescue(body->text("text"));
  if (!rescue) return bad(rescue.error());
  const auto attempt = desk.stores().day->attempt(rescue->attempt);
  if (!attempt) return std::unexpected(attempt.error());
  if (!*attempt) return not_yours();
  const auto rows = desk.stores().day->progress(ask.group, (*attempt)->contest);
  if (!rows) return std::unexpected(rows.error());
  const auto found = std::ranges::find(*rows, rescue->attempt, &store::ProgressRow::attempt);
  if (found == rows->end()) return not_yours();
  if (body->has("entrant") && body->text("entrant") != hex_of(found->entrant.id)) {
    return bad({.message = "\"entrant\": the text is of another entrant of the group"});
  }
  if (found->state != "running" && found->state != "handed_in") {
    return refusal(410, "over", "this attempt does not count");
  }
  const auto row = desk.stores().contests->contest_row((*attempt)->contest);
  if (!row) return std::unexpected(row.error());
  if (*row && (*row)->state == "published") {
    return refusal(410, "over", "the contest is published: ask the organiser");
  }
  if (!body->truth("sure")) {
    Reply reply = asks("you vouch that these answers were made in time");
    reply.body["entrant"] = hex_of(found->entrant.id);
    reply.body["seat"] = found->entrant.seat;
    reply.body["answers"] = rescue->answers.size();
    return reply;
  }
  const auto taken = desk.stores().day->take_rescue(
      rescue->attempt, rescue->answers, ask.now,
      ask.act("rescue", std::to_string(found->entrant.id), (*attempt)->contest));
  if (!taken) return std::unexpected(taken.error());
  auto shown = wall_rows(desk, ask.group, (*attempt)->contest, ask.now, found->entrant.id);
  if (!shown) return std::unexpected(shown.error());
  return Reply{.body = {{"entrant", shown->empty() ? json() : shown->front()},
                        {"taken", taken->taken},
                        {"known", taken->known},
                        {"older", taken->older}}};
}

}  // namespace reckon::contests
