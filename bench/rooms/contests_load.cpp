// SPDX-License-Identifier: MIT
// Writes a contest with many entrants at once, and measures how long it takes until a change is
// acknowledged, that is, on the disk.
//
//     contests_load PROGRAM FOLDER [ENTRANTS [SECONDS]]
//
// FOLDER gets a contest of its own, and decides which disk is measured. The disk alone is measured
// in the same run: a thread writes 4 kB and waits for it, fifty times a second.
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <thread>
#include <vector>

#include "bench/rooms/server_process.hpp"
#include "reckon/arith/random.hpp"

namespace reckon::bench {
namespace {

using Json = nlohmann::json;
using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr auto kBetweenChanges = 5'000ms;

[[noreturn]] void fail(const std::string& line) {
  std::fprintf(stderr, "contests_load: %s\n", line.c_str());
  std::exit(1);
}

double milliseconds(Clock::duration time) {
  return std::chrono::duration<double, std::milli>(time).count();
}

// Waits, in milliseconds.
struct Waits {
  std::vector<double> all{};

  std::string to_text() {
    if (all.empty()) return "none";
    std::ranges::sort(all);
    const auto at = [&](double part) {
      return all[static_cast<std::size_t>(part * static_cast<double>(all.size() - 1))];
    };
    std::array<char, 120> text{};
    std::snprintf(text.data(), text.size(), "p50 %.1f p99 %.1f p99.9 %.1f max %.1f ms (%zu)",
                  at(0.5), at(0.99), at(0.999), all.back(), all.size());
    return text.data();
  }
};

// A pupil with a connection, who enters something every five seconds.
class Pupil {
 public:
  Pupil(std::uint16_t port, std::string code, std::uint64_t number)
      : code_(std::move(code)), port_(port) {
    std::array<char, 17> device{};
    std::snprintf(device.data(), device.size(), "%016llx", static_cast<unsigned long long>(number));
    device_ = device.data();
  }
  ~Pupil() {
    if (socket_ >= 0) close(socket_);
  }
  Pupil(const Pupil&) = delete;
  Pupil& operator=(const Pupil&) = delete;

  int socket() const { return socket_; }
  bool waits() const { return waits_; }

  void begin() {
    socket_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port_);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): sockets want it so
    if (connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
      fail("the server takes no more connections: raise the limit of open files");
    }
    const int now = 1;
    setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &now, sizeof now);
    const Json entered = ask("enter", {{"code", code_}, {"device", device_}});
    token_ = entered.at("token");
    const Json attempt = ask("attempt", {{"contest", "load"}, {"lang", "en"}});
    for (const Json& one : attempt.at("answers")) questions_.push_back(one.at("q"));
    tags_.resize(questions_.size());
  }

  // Sends a change.
  void change(SplitMix64& random) {
    const auto which = static_cast<std::size_t>(random.below(questions_.size()));
    ++n_;
    const Json body = {
        {"device", device_},
        {"changes",
         {{{"q", questions_[which]},
           {"n", n_},
           {"after", {{"device", tags_[which] == 0 ? "" : device_}, {"n", tags_[which]}}},
           {"state", std::string(100, 's')},
           {"answer", std::to_string(n_)}}}}};
    tags_[which] = n_;
    send("attempt/changes", body);
    since_ = Clock::now();
    waits_ = true;
  }

  // Reads what has arrived. Returns whether the answer is whole, and then how long it took.
  bool receive(double& wait) {
    std::array<char, 8192> buffer{};
    const ssize_t count = recv(socket_, buffer.data(), buffer.size(), MSG_DONTWAIT);
    if (count <= 0) fail("the server has closed a connection");
    received_.append(buffer.data(), static_cast<std::size_t>(count));
    const std::size_t head = received_.find("\r\n\r\n");
    if (head == std::string::npos) return false;
    const std::size_t length = received_.find("Content-Length: ");
    const std::size_t size = std::strtoull(&received_[length + 16], nullptr, 10);
    if (received_.size() < head + 4 + size) return false;
    const Json answer = Json::parse(received_.substr(head + 4, size));
    if (answer.at("results").at(0).at("fate") != "applied") fail(answer.dump());
    received_.erase(0, head + 4 + size);
    wait = milliseconds(Clock::now() - since_);
    waits_ = false;
    return true;
  }

 private:
  void send(const std::string& path, const Json& body) const {
    const std::string text = body.dump();
    const std::string request =
        "POST /contest/v1/" + path +
        " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" +
        (token_.empty() ? "" : "Authorization: Bearer " + token_ + "\r\n") +
        "Content-Length: " + std::to_string(text.size()) + "\r\n\r\n" + text;
    if (::send(socket_, request.data(), request.size(), MSG_NOSIGNAL) !=
        static_cast<ssize_t>(request.size())) {
      fail("the server takes no request");
    }
  }

  Json ask(const std::string& path, const Json& body) {
    send(path, body);
    std::string text;
    while (true) {
      std::array<char, 8192> buffer{};
      const ssize_t count = recv(socket_, buffer.data(), buffer.size(), 0);
      if (count <= 0) fail("the server has closed a connection");
      text.append(buffer.data(), static_cast<std::size_t>(count));
      const std::size_t head = text.find("\r\n\r\n");
      if (head == std::string::npos) continue;
      const std::size_t size =
          std::strtoull(&text[text.find("Content-Length: ") + 16], nullptr, 10);
      if (text.size() == head + 4 + size) return Json::parse(text.substr(head + 4));
    }
  }

  std::string code_;
  std::uint16_t port_;
  std::string device_;
  std::string token_;
  std::vector<std::string> questions_;
  std::vector<std::int64_t> tags_;  // of each question
  std::int64_t n_ = 0;
  int socket_ = -1;
  bool waits_ = false;
  Clock::time_point since_;
  std::string received_;
};

// A contest of 24 stated questions that is open for years.
std::string plan() {
  Json takes = Json::array();
  for (int i = 0; i < 24; ++i) {
    takes.push_back({{"stated",
                      {{"id", "n" + std::to_string(i)},
                       {"text", {{"en", "A number?"}, {"fr", "Un nombre ?"}}},
                       {"number", i}}}});
  }
  const Json title = {{"en", "Load"}, {"fr", "Charge"}};
  return Json({{"season", "load"},
               {"contest", "load"},
               {"name", title},
               {"opens", "2020-01-01T00:00"},
               {"closes", "2090-01-01T00:00"},
               {"minutes", 600},
               {"levels",
                {{{"id", "all"}, {"name", title}, {"bands", {{{"points", 3}, {"take", takes}}}}}}}})
      .dump();
}

void run(const std::string& command) {
  // NOLINTNEXTLINE(concurrency-mt-unsafe): before there are threads
  if (std::system((command + " > /dev/null").c_str()) != 0) fail("this failed: " + command);
}

std::vector<std::string> hold(const std::string& program, const std::filesystem::path& folder,
                              std::size_t entrants) {
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  std::ofstream(folder / "plan.json") << plan();
  const std::string store = " --store " + (folder / "store.sqlite").string();
  run(program + " contest draw " + (folder / "plan.json").string() + store);
  std::vector<std::string> codes;
  constexpr std::size_t kClass = 30;
  for (std::size_t begin = 0; begin < entrants; begin += kClass) {
    const std::string slips = (folder / "slips.csv").string();
    std::string enrol = program;
    enrol += " contest enrol --school north --zone UTC --level all --group g";
    enrol += std::to_string(begin / kClass);
    enrol += " --count ";
    enrol += std::to_string(std::min(kClass, entrants - begin));
    enrol += " -o ";
    enrol += slips;
    enrol += store;
    enrol += " 2> /dev/null";
    run(enrol);
    std::ifstream stream(slips);
    for (std::string line; std::getline(stream, line);) {
      const std::size_t end = line.find_first_of(",;");
      if (line.find('-') < end) codes.push_back(line.substr(0, end));
    }
  }
  return codes;
}

// Measures the disk alone until it is stopped.
void measure_disk(const std::filesystem::path& folder, const std::atomic<bool>& stop,
                  Waits& waits) {
  const std::string name = folder / "disk";
  const int file = open(name.c_str(), O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC, 0600);
  const std::string page(4096, 'x');
  while (!stop) {
    const auto begin = Clock::now();
    if (write(file, page.data(), page.size()) < 0 || fsync(file) != 0) fail("the disk is full");
    waits.all.push_back(milliseconds(Clock::now() - begin));
    std::this_thread::sleep_for(20ms);
  }
  close(file);
}

int measure(const std::string& program, const std::filesystem::path& folder, std::size_t entrants,
            std::chrono::seconds time) {
  const auto codes = hold(program, folder, entrants);
  const ServerProcess server(program, {"--contests", (folder / "store.sqlite").string()});
  const std::uint64_t empty = server.memory();
  std::vector<std::unique_ptr<Pupil>> pupils;
  for (const std::string& code : codes) {
    pupils.push_back(std::make_unique<Pupil>(server.port(), code, pupils.size() + 1));
    pupils.back()->begin();
  }
  std::vector<pollfd> sockets;
  std::vector<Clock::time_point> due;
  SplitMix64 random(1);
  const auto begin = Clock::now();
  for (const auto& pupil : pupils) {
    sockets.push_back({.fd = pupil->socket(), .events = POLLIN, .revents = 0});
    due.push_back(begin + std::chrono::milliseconds(random.below(kBetweenChanges.count())));
  }
  std::atomic<bool> stop = false;
  Waits disk;
  std::thread disk_thread([&] { measure_disk(folder, stop, disk); });
  Waits acknowledged;
  const double processor = server.processor_seconds();
  while (Clock::now() < begin + time) {
    poll(sockets.data(), sockets.size(), 1);
    for (std::size_t i = 0; i < pupils.size(); ++i) {
      double wait = 0;
      if ((sockets[i].revents & POLLIN) != 0 && pupils[i]->receive(wait)) {
        acknowledged.all.push_back(wait);
      }
      if (!pupils[i]->waits() && due[i] <= Clock::now()) {
        pupils[i]->change(random);
        due[i] += kBetweenChanges;
      }
    }
  }
  stop = true;
  disk_thread.join();
  const auto changes = static_cast<double>(acknowledged.all.size());
  std::printf("%zu entrants, %.0f changes a second\n", pupils.size(),
              changes / static_cast<double>(time.count()));
  std::printf("acknowledged: %s\n", acknowledged.to_text().c_str());
  std::printf("fsync of the disk: %s\n", disk.to_text().c_str());
  std::printf(
      "server: %.0f us of processor a change, %.1f kB an entrant\n",
      1e6 * (server.processor_seconds() - processor) / changes,
      static_cast<double>(server.memory() - empty) / 1024 / static_cast<double>(pupils.size()));
  return 0;
}

}  // namespace
}  // namespace reckon::bench

// NOLINTNEXTLINE(bugprone-exception-escape): it ends the benchmark with its message
int main(int count, char** arguments) {
  using namespace reckon::bench;  // NOLINT(google-build-using-namespace)
  if (count < 3) fail("usage: contests_load PROGRAM FOLDER [ENTRANTS [SECONDS]]");
  const std::size_t entrants = count > 3 ? std::strtoul(arguments[3], nullptr, 10) : 1000;
  const std::chrono::seconds time(count > 4 ? std::strtol(arguments[4], nullptr, 10) : 30);
  return measure(arguments[1], arguments[2], entrants, time);
}
