// SPDX-License-Identifier: MIT
// Plays in many rooms at once, and measures or kills the server. docs/rooms.md has the figures.
//
//     rooms_load PROGRAM [--rooms N] [--seconds N]    how fast all players receive the events
//     rooms_load PROGRAM --kills N [--rooms N]        whether any event is lost
//
// With `--durable` last, the server waits for the disk.
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "app/rooms/room.hpp"
#include "bench/rooms/server_process.hpp"
#include "bench/rooms/table.hpp"
#include "reckon/store/matches.hpp"

namespace reckon::bench {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kPlayers = 4;

struct Options {
  std::string program;
  std::size_t rooms = 0;
  std::size_t seconds = 60;
  std::size_t kills = 0;
  std::vector<std::string> of_server;  // more arguments for it
};

[[noreturn]] void fail(const std::string& line) {
  std::fprintf(stderr, "rooms_load: %s\n", line.c_str());
  std::exit(1);
}

// All tables and their sockets, on one thread.
class Hall {
 public:
  explicit Hall(Json settings)
      : common_{.port = 0,
                .settings = std::move(settings),
                .players = kPlayers,
                .random = SplitMix64(1),
                .solver = {},
                .measured = {}} {}

  Measured& measured() { return common_.measured; }
  SplitMix64& random() { return common_.random; }
  void set_port(std::uint16_t port) { common_.port = port; }
  std::vector<std::unique_ptr<Table>>& tables() { return tables_; }
  void add_table() {
    tables_.push_back(std::make_unique<Table>(common_));
    tables_.back()->open();
  }
  // Reconnects to a restarted server: current players continue, the others start again. Returns how
  // many matches were over.
  std::size_t come_back() {
    std::size_t over = 0;
    for (std::unique_ptr<Table>& table : tables_) {
      if (table->is_over()) {
        ++over;
        table = std::make_unique<Table>(common_);
        table->open();
      } else {
        table->come_back();
      }
      listen();
    }
    return over;
  }

  // Handles the messages that have arrived.
  void listen() { common_.sockets.take(); }
  // Handles messages until then.
  void listen_until(Clock::time_point end) { common_.sockets.take_until(end); }
  void wait_until_ready() {
    const auto end = Clock::now() + 60s;
    while (!std::ranges::all_of(tables_, [](const auto& table) { return table->is_ready(); })) {
      listen_until(Clock::now() + 100ms);
      if (Clock::now() > end) fail("not everybody has got a seat");
    }
  }

 private:
  Common common_;
  std::vector<std::unique_ptr<Table>> tables_;
};

// A folder for the file of the matches.
class Scratch {
 public:
  Scratch() { std::filesystem::create_directories(folder_); }
  ~Scratch() { std::filesystem::remove_all(folder_); }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  std::string file() const { return folder_ / "matches.sqlite"; }

 private:
  std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("rooms_load_" + std::to_string(getpid()));
};

int report_faults(const Measured& measured) {
  for (const std::string& fault : measured.faults) std::printf("fault: %s\n", fault.c_str());
  return measured.faults.empty() ? 0 : 1;
}

// --- Speed ---------------------------------------------------------------------------------------

void print_times(const char* what, std::vector<double>& times) {
  if (times.empty()) fail("nothing was measured");
  std::ranges::sort(times);
  const auto quantile = [&](double part) {
    return times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
  };
  std::printf("%-9s %9zu times, p50 %.1f ms, p99 %.1f ms, p99.9 %.1f ms, longest %.1f ms\n", what,
              times.size(), quantile(0.5), quantile(0.99), quantile(0.999), times.back());
}

// Each player acts every two seconds, with a random phase.
void play(Hall& hall, Clock::time_point end) {
  constexpr auto kPeriod = 2'000'000us;
  struct Turn {
    std::chrono::microseconds offset;
    std::size_t table;
    std::size_t player;
  };
  std::vector<Turn> turns;
  for (std::size_t table = 0; table < hall.tables().size(); ++table) {
    for (std::size_t player = 0; player < kPlayers; ++player) {
      const auto offset = std::chrono::microseconds(hall.random().below(2'000'000));
      turns.push_back({offset, table, player});
    }
  }
  std::ranges::sort(turns, {}, &Turn::offset);
  for (auto begin = Clock::now(); begin < end; begin += kPeriod) {
    for (const Turn& turn : turns) {
      const auto when = begin + turn.offset;
      if (when > Clock::now()) hall.listen_until(when);
      hall.tables()[turn.table]->act(turn.player);
    }
  }
}

std::vector<std::string> options_of(const std::string& matches, const Options& options) {
  std::vector<std::string> words = {"--matches", matches};
  words.insert(words.end(), options.of_server.begin(), options.of_server.end());
  return words;
}

int measure(const Options& options) {
  const Scratch scratch;
  const ServerProcess server(options.program, options_of(scratch.file(), options));
  Hall hall({{"hands", 50}, {"pause_seconds", 1}});
  hall.set_port(server.port());
  const std::uint64_t empty = server.memory();
  for (std::size_t i = 0; i < options.rooms; ++i) {
    hall.add_table();
    hall.listen();
  }
  hall.wait_until_ready();
  const std::uint64_t full = server.memory();
  play(hall, Clock::now() + 6s);  // until all are playing

  Measured& measured = hall.measured();
  measured.active = true;
  const double processor = server.processor_seconds();
  const auto begin = Clock::now();
  play(hall, begin + std::chrono::seconds(options.seconds));
  const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  const double load = (server.processor_seconds() - processor) / seconds;
  // Lets messages in transit arrive; no new ones are sent.
  hall.listen_until(Clock::now() + 1500ms);
  measured.active = false;
  std::size_t behind = 0;
  for (const auto& table : hall.tables()) behind += table->all_heard_all() ? 0U : 1U;

  std::printf("%zu rooms of %zu players, %.0f s: %.0f actions a second, %.0f news a second\n",
              options.rooms, kPlayers, seconds, static_cast<double>(measured.sent) / seconds,
              static_cast<double>(measured.events) / seconds);
  print_times("calls", measured.calls);
  print_times("all", measured.actions);
  std::printf("too late %llu, unanswered %llu, rooms where not all have heard all %zu\n",
              static_cast<unsigned long long>(measured.refused),
              static_cast<unsigned long long>(measured.unanswered), behind);
  std::printf(
      "memory: %.1f MB empty, %.1f KB a room when all are seated, %.1f KB at the end\n",
      static_cast<double>(empty) / 1e6,
      static_cast<double>(full - empty) / 1e3 / static_cast<double>(options.rooms),
      static_cast<double>(server.memory() - empty) / 1e3 / static_cast<double>(options.rooms));
  std::printf("processor: %.2f of one\n", load);
  return report_faults(measured);
}

// --- Whether anything is lost --------------------------------------------------------------------

// Compares the messages about a room with its file.
void compare(const Table& table, const store::KeptRoom& kept) {
  const auto heard = static_cast<std::size_t>(table.heard());
  if (kept.events.size() < heard) {
    fail("room " + kept.code + ": " + std::to_string(heard) + " events were told, and " +
         std::to_string(kept.events.size()) + " written");
  }
  store::KeptRoom told = kept;
  told.events.resize(heard);
  const auto room = rooms::Room::restore(told, 0);
  if (!room) fail("room " + kept.code + ": " + room.error().message);
  const auto pad = room->table().score_pad();
  for (std::size_t seat = 0; seat < pad.rows.size(); ++seat) {
    Json boxes = Json::array();
    for (const auto& box : pad.rows[seat].boxes) boxes.push_back(box ? Json(*box) : Json());
    if (boxes != table.shown_players().at(seat).at("boxes") ||
        pad.rows[seat].total != table.ledger().at(seat)) {
      fail("room " + kept.code + ": the pad is not what everybody was told");
    }
  }
}

// Acts at all tables until then, as often as the server allows.
void hurry(Hall& hall, Clock::time_point end) {
  constexpr std::chrono::milliseconds kPause(1000 / (10 * kPlayers));
  while (true) {
    const auto next = Clock::now() + kPause;
    for (const auto& table : hall.tables()) {
      table->act(hall.random().below(kPlayers));
      hall.listen();
      if (Clock::now() >= end) return;
    }
    hall.listen_until(std::min(next, end));
  }
}

int kill_often(const Options& options) {
  const Scratch scratch;
  Hall hall({{"hands", 5}, {"pause_seconds", 0}});
  std::uint64_t events = 0;
  std::uint64_t unseen = 0;
  std::uint64_t matches_over = 0;
  for (std::size_t kill = 0; kill < options.kills; ++kill) {
    ServerProcess server(options.program, options_of(scratch.file(), options));
    hall.set_port(server.port());
    matches_over += hall.come_back();
    while (hall.tables().size() < options.rooms) hall.add_table();
    hall.wait_until_ready();
    hurry(hall, Clock::now() + std::chrono::milliseconds(20 + hall.random().below(400)));
    server.end(SIGKILL);
    hall.listen_until(Clock::now() + 20ms);  // earlier messages
    auto matches = store::Matches::open(scratch.file());
    if (!matches) fail(matches.error().message);
    const auto kept = matches->unfinished();
    if (!kept) fail(kept.error().message);
    std::map<std::string, const store::KeptRoom*> rooms;
    for (const store::KeptRoom& room : *kept) rooms[room.code] = &room;
    for (const auto& table : hall.tables()) {
      const auto room = rooms.find(table->code());
      if (room == rooms.end()) fail("room " + table->code() + " is lost");
      compare(*table, *room->second);
      events += static_cast<std::uint64_t>(table->heard());
      unseen += room->second->events.size() - static_cast<std::size_t>(table->heard());
    }
  }
  std::printf(
      "%zu kills of the server of %zu rooms: every pad as it was told; %llu matches ended\n",
      options.kills, options.rooms, static_cast<unsigned long long>(matches_over));
  std::printf("%llu events compared, %llu had been written and not yet told\n",
              static_cast<unsigned long long>(events), static_cast<unsigned long long>(unseen));
  return report_faults(hall.measured());
}

Options options_in(const std::vector<std::string>& words) {
  Options options;
  if (words.empty()) fail("name the program: rooms_load build/release/reckon");
  options.program = words[0];
  for (std::size_t i = 1; i + 1 < words.size(); i += 2) {
    const std::size_t number = std::strtoull(words[i + 1].c_str(), nullptr, 10);
    if (words[i] == "--rooms") options.rooms = number;
    if (words[i] == "--seconds") options.seconds = number;
    if (words[i] == "--kills") options.kills = number;
  }
  if (words.back() == "--durable") options.of_server = {words.back()};
  if (options.rooms == 0) options.rooms = options.kills > 0 ? 20 : 1000;
  return options;
}

}  // namespace
}  // namespace reckon::bench

int main(int count, char** words) try {
  const auto options = reckon::bench::options_in({words + 1, words + count});
  return options.kills > 0 ? reckon::bench::kill_often(options) : reckon::bench::measure(options);
} catch (const std::exception& fault) {
  std::fprintf(stderr, "rooms_load: %s\n", fault.what());
  return 3;
}
