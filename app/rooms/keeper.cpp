// SPDX-License-Identifier: MIT
#include "app/rooms/keeper.hpp"

#include <algorithm>
#include <chrono>
#include <exception>
#include <iterator>
#include <utility>

namespace reckon::rooms {

namespace {

constexpr std::int64_t kBetweenReadings = 1000;
constexpr std::int64_t kBetweenLooks = 1000;
constexpr std::int64_t kBetweenFailures = 60'000;

// Returns the result of `act`, or an error for any exception, which would otherwise end the
// process.
template <typename Act>
auto contained(const Act& act) -> decltype(act()) {
  try {
    return act();
  } catch (const std::exception& fault) {
    return failure(ErrorCode::system, std::string("the file of matches: ") + fault.what());
  }
}

std::set<store::RoomId> rooms_in(const store::Batch& batch) {
  std::set<store::RoomId> rooms(batch.finished.begin(), batch.finished.end());
  for (const auto& one : batch.rooms) rooms.insert(one.room);
  for (const auto& one : batch.changed) rooms.insert(one.room);
  for (const auto& one : batch.seats) rooms.insert(one.room);
  for (const auto& one : batch.events) rooms.insert(one.room);
  return rooms;
}

template <typename T>
void append(std::vector<T>& to, std::vector<T> items) {
  to.insert(to.end(), std::make_move_iterator(items.begin()), std::make_move_iterator(items.end()));
}

void append(Work& to, Work work) {
  append(to.batch.rooms, std::move(work.batch.rooms));
  append(to.batch.changed, std::move(work.batch.changed));
  append(to.batch.seats, std::move(work.batch.seats));
  append(to.batch.events, std::move(work.batch.events));
  append(to.batch.finished, std::move(work.batch.finished));
  append(to.sendings, std::move(work.sendings));
  append(to.standings, std::move(work.standings));
}

// Removes everything that concerns these rooms.
void remove(Work& work, const std::set<store::RoomId>& rooms) {
  const auto is_in = [&rooms](const auto& item) { return rooms.contains(item.room); };
  std::erase_if(work.batch.rooms, is_in);
  std::erase_if(work.batch.changed, is_in);
  std::erase_if(work.batch.seats, is_in);
  std::erase_if(work.batch.events, is_in);
  std::erase_if(work.batch.finished, [&rooms](store::RoomId room) { return rooms.contains(room); });
  std::erase_if(work.sendings, is_in);
}

}  // namespace

Result<std::unique_ptr<Keeper>> Keeper::start(store::Matches matches, const Sources& sources,
                                              const Limits& limits, Outside outside) {
  const auto next_room = matches.next_room();
  if (!next_room) return failure(next_room.error().message);
  Lobby lobby(sources, limits, *next_room, matches.kept());
  auto keeper = std::make_unique<Keeper>(std::move(matches), std::move(lobby), sources, limits.days,
                                         std::move(outside));
  if (const auto read = keeper->begin_reading(std::chrono::milliseconds(limits.reading)); !read)
    return failure(read.error().message);
  return keeper;
}

// Reads all rooms on the writer's thread. If that takes too long, the server already answers
// meanwhile.
Result<void> Keeper::begin_reading(std::chrono::milliseconds patience) {
  const Transaction none{.space = matches_.space()};
  lobby_.set_space(none.space);
  if (outside_.measure) outside_.measure(none);
  commit_.hold();
  lobby_.set_reading(true);
  auto promise = std::make_shared<std::promise<Result<std::vector<Restored>>>>();
  reading_ = promise->get_future();
  commit_.run([this, promise, now = sources_.clock()] {
    promise->set_value(contained([&] { return read_all(now); }));
    outside_.post([this] {
      if (const auto read = end_reading(); !read && !stopping_) note(read.error().message);
      flow();
    });
  });
  if (reading_.wait_for(patience) == std::future_status::timeout) return {};
  return end_reading();
}

// Runs on the writer's thread, until the server stops.
Result<std::vector<Keeper::Restored>> Keeper::read_all(std::int64_t now) {
  const auto kept = matches_.unfinished({}, &stopping_);
  if (!kept) return std::unexpected(kept.error());
  std::vector<Restored> rooms;
  for (const store::KeptRoom& one : *kept) {
    if (stopping_) return failure(ErrorCode::too_much, "reading was stopped");
    rooms.push_back(
        {.id = one.room,
         .room = Room::restore(one, now),
         .at = now,
         .changed_on = one.events.empty() ? std::nullopt : std::optional(one.events.back().at)});
  }
  return rooms;
}

// Takes over the rooms that were read; called once.
Result<void> Keeper::end_reading() {
  if (!reading_.valid()) return {};
  auto read = reading_.get();
  commit_.release();
  lobby_.set_reading(false);
  if (!read) return std::unexpected(read.error());
  for (Restored& one : *read) {
    if (!one.room) {
      note_unheld(one.id);
      continue;
    }
    one.room->pause(sources_.clock() - one.at);
    lobby_.hold(*std::move(one.room), one.changed_on.value_or(sources_.date()));
  }
  return {};
}

void Keeper::note_unheld(store::RoomId room) const {
  // The reason would contain names of players.
  note("room " + std::to_string(room) +
       " cannot be held, since its events do not follow from each other, and is left in the file");
}

Keeper::Keeper(store::Matches matches, Lobby lobby, Sources sources, std::optional<int> days,
               Outside outside)
    : lobby_(std::move(lobby)),
      sources_(std::move(sources)),
      days_(days),
      outside_(std::move(outside)),
      look_at_(sources_.clock() + kBetweenLooks),
      matches_(std::move(matches)),
      commit_([this](std::function<void()> work) { outside_.post(std::move(work)); }) {}

void Keeper::take(Connection connection, std::string_view message) {
  lobby_.take(connection, message);
  flow();
}

void Keeper::count(Connection connection, std::size_t times) {
  lobby_.count(connection, times);
  flow();
}

void Keeper::close(Connection connection, End end) {
  lobby_.close(connection, end);
  flow();
}

void Keeper::leave(Connection connection) {
  lobby_.leave(connection);
  flow();
}

void Keeper::tick() {
  looks_ = lobby_.kept() && sources_.clock() >= look_at_;
  lobby_.tick();
  flow();
}

std::int64_t Keeper::next_tick() const {
  const std::int64_t tick = lobby_.next_tick();
  const bool writes = commit_.is_writing();
  const std::int64_t next = lobby_.kept() && !writes ? std::min(tick, look_at_) : tick;
  return lost_.empty() || writes ? next : std::min(next, read_again_at_);
}

void Keeper::close_all(End end) {
  // The next server deletes whatever this one leaves.
  days_.reset();
  forgetting_before_.clear();
  stopping_ = stopping_ || end == End::stopping;
  lobby_.close_all(end);
  flow();
}

// Continues with the work collected so far.
void Keeper::flow() {
  Work& waiting = commit_.waiting();
  append(waiting, lobby_.work());
  if (commit_.is_writing()) return;
  if (!lost_.empty() && sources_.clock() >= read_again_at_) return read_again();
  if (looks_ || !waiting.batch.empty()) look_for_old_matches();
  // New events have a turn between two pieces of a deletion.
  const bool forgets = !forgetting_before_.empty() && (waiting.batch.empty() || !forgot_last_);
  if (!forgets || waiting.batch.empty()) commit_.take_waiting();
  Work& under_way = commit_.under_way();
  if (under_way.batch.empty() && !looks_ && !forgets) return deliver(under_way);
  forgot_last_ = forgets;
  looks_ = false;
  look_at_ = sources_.clock() + kBetweenLooks;
  commit_.write([this, day = forgets ? forgetting_before_ : std::string()] { return write(day); },
                [this](const Written& all) { written(all); });
}

void Keeper::deliver(Work& work) const {
  const Work done = std::exchange(work, {});
  if (outside_.stand) {
    for (const Standing& standing : done.standings) outside_.stand(standing);
  }
  for (const Sending& sending : done.sendings) outside_.send(sending);
}

// Starts the deletion of old matches, once a day and when the server starts.
void Keeper::look_for_old_matches() {
  constexpr std::int64_t kDay = 86'400'000;
  if (!days_ || !lobby_.kept() || !forgetting_before_.empty()) return;
  if (sources_.clock() < forget_again_at_) return;
  std::string day = day_of(sources_.date() - *days_ * kDay);
  if (day != forgot_before_) forgetting_before_ = std::move(day);
}

void Keeper::forgot(const Result<bool>& more) {
  if (more && *more) return;
  const std::string day = std::exchange(forgetting_before_, {});
  if (more) {
    forgot_before_ = day;
    return;
  }
  forget_again_at_ = sources_.clock() + kBetweenFailures;
  note(more.error().message + ": old matches are not deleted yet, and are tried again in a minute");
}

// Runs on the writer's thread. Anything that no longer fits the file stays in memory.
Keeper::Written Keeper::write(const std::string& last_day) {
  Written all;
  all.result = contained([&]() -> Result<void> {
    if (auto harm = matches_.harm()) {
      if (auto in_memory = matches_.go_on_in_memory(); !in_memory) return in_memory;
      all.harm = std::move(harm);
    }
    const store::Batch& batch = commit_.under_way().batch;
    if (batch.empty()) return {};
    const auto begin = std::chrono::steady_clock::now();
    auto added = matches_.add(batch);
    all.transaction.time = std::chrono::steady_clock::now() - begin;
    return added;
  });
  if (!last_day.empty() && matches_.kept()) {
    all.forgets = contained([&] { return matches_.forget_before(last_day); });
  }
  all.transaction.succeeded = all.result.has_value();
  all.transaction.space = matches_.space();
  return all;
}

void Keeper::written(const Written& written) {
  if (written.harm) {
    note(*written.harm +
         ": the rooms go on in memory, and what happens in them from now on is gone " +
         "when this server ends: put the file back and start the server anew");
    lobby_.lose_file();
  }
  lobby_.set_space(written.transaction.space);
  if (outside_.measure) outside_.measure(written.transaction);
  if (forgot_last_) forgot(written.forgets);
  if (!written.result) fail(written.result.error());
  deliver(commit_.under_way());
  flow();
}

// Events that could not be written have not happened.
void Keeper::fail(const Error& problem) {
  note(problem.message);
  const auto rooms = rooms_in(commit_.under_way().batch);
  append(commit_.waiting(), lobby_.work());
  remove(commit_.under_way(), rooms);
  remove(commit_.waiting(), rooms);
  lobby_.lose(rooms);
  lost_.insert(rooms.begin(), rooms.end());
  read_again_at_ = sources_.clock();
}

void Keeper::read_again() {
  using Kept = Result<std::vector<store::KeptRoom>>;
  commit_.write([this] { return contained([&] { return matches_.unfinished(lost_); }); },
                [this](const Kept& kept) {
                  restore(kept);
                  flow();
                });
}

void Keeper::restore(const Result<std::vector<store::KeptRoom>>& kept) {
  if (!kept) {
    note(kept.error().message);
    read_again_at_ = sources_.clock() + kBetweenReadings;
    return;
  }
  lost_.clear();
  lobby_.end_loss();
  for (const store::KeptRoom& room : *kept) {
    if (!lobby_.restore(room)) note_unheld(room.room);
  }
}

void Keeper::note(const std::string& line) const {
  if (outside_.log) outside_.log(line);
}

}  // namespace reckon::rooms
