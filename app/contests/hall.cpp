// SPDX-License-Identifier: MIT
#include "app/contests/hall.hpp"

#include <algorithm>
#include <exception>
#include <map>
#include <utility>

namespace reckon::contests {

namespace {

constexpr std::string_view kBearer = "Bearer ";
constexpr std::size_t kTokenLength = 32;
constexpr std::string_view kEnter = "enter";

std::string_view path_of(std::string_view target) {
  target.remove_prefix(std::min(kContestPath.size(), target.size()));
  return target.substr(0, target.find('?'));
}

// The values of the query, which need no escapes.
std::map<std::string, std::string, std::less<>> query_of(std::string_view target) {
  constexpr std::size_t kMostValues = 16;
  std::map<std::string, std::string, std::less<>> values;
  const std::size_t mark = target.find('?');
  if (mark == std::string_view::npos) return values;
  std::string_view query = target.substr(mark + 1);
  while (!query.empty() && values.size() < kMostValues) {
    const std::string_view part = query.substr(0, query.find('&'));
    const std::size_t equals = part.find('=');
    if (equals != std::string_view::npos) {
      values.emplace(part.substr(0, equals), part.substr(equals + 1));
    }
    query.remove_prefix(std::min(part.size() + 1, query.size()));
  }
  return values;
}

bool is_json(std::string_view type) {
  constexpr std::string_view kType = "application/json";
  return type.starts_with(kType) &&
         (type.size() == kType.size() || type[kType.size()] == ';' || type[kType.size()] == ' ');
}

Reply busy() { return refusal(503, "busy", "nothing can be written now: try again in a second"); }

}  // namespace

Answered answered(const Reply& reply) {
  using Json = nlohmann::json;
  if (!reply.type.empty()) {
    return {.status = reply.status, .text = reply.bytes, .type = reply.type, .file = reply.file};
  }
  Answered answer{.status = reply.status,
                  .text = reply.body.dump(-1, ' ', false, Json::error_handler_t::replace)};
  constexpr int kTooMany = 429;
  constexpr int kBusy = 503;
  if (reply.status == kTooMany) answer.retry_after = EntryGate::kLongestWait / 1000;
  if (reply.status == kBusy) answer.retry_after = 1;
  return answer;
}

bool takes_file(const Call& call) {
  const Found found = find_route(call.method, path_of(call.target));
  return found.route != nullptr && found.route->takes_file;
}

Result<std::unique_ptr<Hall>> Hall::open(Stores stores, Readers readers, Sources sources) {
  const auto zones = stores.writing->zones();
  if (!zones) return std::unexpected(zones.error());
  for (const std::string& name : *zones) {
    if (const auto zone = Zone::read(name); !zone) {
      return failure("the zone of a school: " + zone.error().message);
    }
  }
  const auto alive = stores.writing->alive();
  if (!alive) return std::unexpected(alive.error());
  const std::int64_t date = sources.date();
  const std::int64_t behind = alive->value_or(date) - date;
  constexpr std::int64_t kCorrected = 5'000;  // as clocks are set by the network
  if (behind > kCorrected) {
    return failure(ErrorCode::system, "the clock of this machine is " +
                                          std::to_string(behind / 1000) +
                                          " seconds behind the last entry of the contests: set "
                                          "it right, and start again");
  }
  std::unique_ptr<Hall> hall(new Hall(std::move(stores), std::move(readers), std::move(sources),
                                      std::max(date, alive->value_or(date))));
  if (auto written = hall->first_sign(); !written) return std::unexpected(written.error());
  return hall;
}

Hall::Hall(Stores stores, Readers readers, Sources sources, std::int64_t start_date)
    : sources_(std::move(sources)),
      start_clock_(sources_.clock()),
      start_date_(start_date),
      desk_(std::move(stores), std::move(readers), sources_.chance,
            [this](std::string_view line) { log(line); }) {
  desk_.listen_since(start_date_);
}

Hall::~Hall() = default;

// The time since the last server wrote is an outage.
Result<void> Hall::first_sign() {
  store::WritingStore& writing = desk_.writing();
  return writing.all_or_none([&]() -> Result<void> {
    if (auto touched = writing.touch(now()); !touched) return std::unexpected(touched.error());
    return {};
  });
}

void Hall::log(std::string_view line) const {
  if (outside_.log) outside_.log(line);
}

void Hall::begin(Outside outside) {
  outside_ = std::move(outside);
  commit_ = std::make_unique<keeping::GroupCommit<Batch>>(outside_.post);
}

std::optional<Answered> Hall::refused(const Call& call) const {
  const Found found = find_route(call.method, path_of(call.target));
  if (!found.has_path) return answered(not_found("a contest has no such path"));
  const Route* const route = found.route;
  if (route == nullptr) return answered(refusal(405, "method", "use another method here"));
  if (route->method != "GET" && !route->takes_file && !is_json(call.content_type)) {
    return answered(refusal(415, "type", "send the header Content-Type: application/json"));
  }
  if (route->role != Role::all && (!call.authorization.starts_with(kBearer) ||
                                   call.authorization.size() != kBearer.size() + kTokenLength)) {
    return answered(refusal(401, "token", "enter with the code first"));
  }
  return std::nullopt;
}

std::optional<std::int64_t> Hall::wait(const Call& call) {
  if (path_of(call.target) != kEnter) return 0;
  return gate_.wait(call.client, sources_.clock());
}

void Hall::take(const Call& call, std::string body, std::function<void(Answered)> reply) {
  Found found = find_route(call.method, path_of(call.target));
  const Route* const route = found.route;
  Item item{.route = route,
            .ask = {.query = query_of(call.target),
                    .parts = std::move(found.parts),
                    .body = std::move(body),
                    .now = now()},
            .client = call.client,
            .reply = std::move(reply)};
  if (route->role != Role::all) item.token = call.authorization.substr(kBearer.size());
  commit_->waiting().items.push_back(std::move(item));
  flow();
}

void Hall::tick() {
  commit_->waiting().ticks = true;
  flow();
}

void Hall::flow() {
  const Batch& waiting = commit_->waiting();
  if (commit_->is_writing() || (waiting.items.empty() && !waiting.ticks)) return;
  commit_->take_waiting();
  commit_->write(
      [this]() -> Result<void> {
        try {
          return write(commit_->under_way());
        } catch (const std::exception& fault) {
          return failure(ErrorCode::system, std::string("contests: ") + fault.what());
        }
      },
      [this](const Result<void>& result) { told(result); });
}

// Runs on the writer's thread. A request that meets a fault of the store, such as a question that
// cannot be read, does not spoil those of others: the rest is written without it.
Result<void> Hall::write(Batch& batch) {
  constexpr int kTries = 4;
  if (batch.ticks) {
    if (const auto done = desk_.forget_at_term(now()); !done) log(done.error().message);
  }
  for (Item& item : batch.items) prepare(item);
  for (int i = 1;; ++i) {
    Item* wrong = nullptr;
    auto done = write_once(batch, wrong);
    if (done || wrong == nullptr || i == kTries) return done;
    fail(*wrong, done.error());
  }
}

// Does what cannot be done in the transaction.
void Hall::prepare(Item& item) {
  if (const auto prepared = prepare_act(item); !prepared) fail(item, prepared.error());
}

Result<void> Hall::prepare_act(Item& item) {
  const Route& route = *item.route;
  if (route.role == Role::all) return {};
  auto session = desk_.session(item.token, item.ask.now);
  if (!session) return std::unexpected(session.error());
  item.ask.session = *std::move(session);
  auto refused = desk_.admit(item.ask, route);
  if (!refused) return std::unexpected(refused.error());
  if (*refused) {
    item.answer = **std::move(refused);
    item.done = true;
    return {};
  }
  if (route.prepare != nullptr) return route.prepare(desk_, item.ask);
  if (route.needs != Needs::own) return {};
  auto reply = route.act(desk_, item.ask);
  if (!reply) return std::unexpected(reply.error());
  item.answer = *std::move(reply);
  item.done = true;
  return {};
}

void Hall::fail(Item& item, const Error& problem) {
  log(problem.message);
  item.answer = busy();
  item.failed = true;
}

// Returns the first fault; `wrong` becomes the request that met it, if one did.
Result<void> Hall::write_once(Batch& batch, Item*& wrong) {
  const auto needs = [&](Needs what) {
    return std::ranges::any_of(batch.items, [what](const Item& item) {
      return item.route->needs == what && !item.failed && !item.done;
    });
  };
  const auto act_all = [&]() -> Result<void> {
    for (Item& item : batch.items) {
      if (item.failed || item.done) continue;
      if (auto done = act(item); !done) {
        wrong = &item;
        return done;
      }
    }
    return {};
  };
  desk_.drop_persons();
  store::WritingStore& writing = desk_.writing();
  const std::int64_t time = now();
  const bool writes = batch.ticks || needs(Needs::contest);
  auto done = !writes ? act_all() : writing.all_or_none([&]() -> Result<void> {
    const auto was_out = writing.touch(time);
    if (!was_out) return std::unexpected(was_out.error());
    if (*was_out) log("nothing could be written for a while: running attempts get the time back");
    if (auto acted = act_all(); !acted) return acted;
    if (auto ended = writing.hand_in_ended(time); !ended) return std::unexpected(ended.error());
    return {};
  });
  if (!done) return done;
  return needs(Needs::persons) ? desk_.write_persons(time) : Result<void>();
}

Result<void> Hall::act(Item& item) {
  auto reply = item.route->act(desk_, item.ask);
  if (!reply) return std::unexpected(reply.error());
  item.answer = *std::move(reply);
  item.found_code = desk_.found_last_code();
  return {};
}

void Hall::told(const Result<void>& result) {
  Batch batch = std::exchange(commit_->under_way(), Batch{});
  if (!result) log(result.error().message);
  const std::int64_t clock = sources_.clock();
  for (Item& item : batch.items) {
    if (!result && !item.done) item.answer = busy();
    const bool is_try = item.route->path == kEnter && item.answer.status != 503;
    if (is_try) gate_.note(item.client, item.found_code, clock);
    if (item.answer.task) {
      let_read(std::move(item));
    } else {
      item.reply(answered(item.answer));
    }
  }
  constexpr std::int64_t kMany = 10'000;
  const bool many = gate_.failures(clock) >= kMany;
  if (many && !warned_) log("10000 wrong codes were tried within an hour: see who does that");
  warned_ = many;
  flow();
}

// Lets the body be read outside, and then does the act again with what was found.
void Hall::let_read(Item item) {
  if (!outside_.read_sheets) {
    item.reply(answered(refusal(501, "not_built", "not built in: this server reads no pictures")));
    return;
  }
  const std::string task = item.answer.task->text();
  std::string file = std::exchange(item.ask.body, {});
  const traffic::Address client = item.client;
  const auto kept = std::make_shared<Item>(std::move(item));
  outside_.read_sheets(client, task, std::move(file), [this, kept](Answered found) {
    take_read(std::move(*kept), std::move(found));
  });
}

void Hall::take_read(Item item, Answered found) {
  constexpr int kDone = 200;
  if (found.status != kDone) {
    item.reply(std::move(found));
    return;
  }
  auto sheets = read_sheets(found.text);
  if (!sheets) {
    item.reply(answered(refusal(500, "reader", sheets.error().message)));
    return;
  }
  item.ask.sheets = *std::move(sheets);
  item.ask.now = now();
  item.answer = {};
  item.done = false;
  commit_->waiting().items.push_back(std::move(item));
  flow();
}

}  // namespace reckon::contests
