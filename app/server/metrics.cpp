// SPDX-License-Identifier: MIT
#include "app/server/metrics.hpp"

#include <fmt/core.h>
#include <sys/resource.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

#include "reckon/version.hpp"

namespace reckon::server {

namespace {

// A family of metrics: its name without `reckon_`, and its description.
struct Family {
  std::string_view name;
  std::string_view help;
  std::string_view label = {};
};

constexpr std::array<Family, kCounts> kCountFamilies = {{
    {.name = "answers_total", .help = "Answers to requests, by status", .label = "status"},
    {.name = "connections_refused_total",
     .help = "Connections that got no place, by reason",
     .label = "reason"},
    {.name = "room_messages_total", .help = "Messages of clients in the rooms"},
    {.name = "room_refusals_total",
     .help = "Messages of clients in the rooms that were refused, by reason",
     .label = "reason"},
    {.name = "room_ends_total",
     .help = "Connections to the rooms that the server closed, by reason",
     .label = "reason"},
    {.name = "commits_total",
     .help = "Transactions in the file of matches, by result",
     .label = "result"},
}};

constexpr std::array<Family, kLevels> kLevelFamilies = {{
    {.name = "connections", .help = "Connections of HTTP that are open"},
    {.name = "room_connections", .help = "Connections to the rooms that are open"},
    {.name = "questions", .help = "Questions that wait or are being answered"},
    {.name = "pictures", .help = "Pictures that wait or are being read"},
    {.name = "rooms", .help = "Rooms that are open"},
    {.name = "room_messages_waiting", .help = "Messages of clients in the rooms that wait"},
    {.name = "matches_bytes", .help = "Size of the file of matches and of the log beside it"},
    {.name = "disk_free_bytes", .help = "Free space on the disk of the file of matches"},
    {.name = "in_memory", .help = "1 if the rooms are gone when the server ends"},
    {.name = "ready", .help = "1 if new rooms can be opened"},
}};

constexpr std::array<Family, kSpans> kSpanFamilies = {{
    {.name = "answer_seconds", .help = "Time from the begin of a request to the end of its answer"},
    {.name = "commit_seconds", .help = "Time of a transaction in the file of matches"},
}};

constexpr double kMicros = 1e6;  // per second
constexpr double kNanos = 1e9;

void add_head(std::string& text, std::string_view name, std::string_view help,
              std::string_view type) {
  text += fmt::format("# HELP {0} {1}\n# TYPE {0} {2}\n", name, help, type);
}

void add_level(std::string& text, std::string_view name, std::string_view help, double value) {
  add_head(text, name, help, "gauge");
  text += fmt::format("{} {}\n", name, value);
}

// Returns the pages of memory that the process uses now.
double resident_pages() {
  double all = 0;
  double resident = 0;
  std::ifstream("/proc/self/statm") >> all >> resident;
  return resident;
}

double seconds_of(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / kMicros;
}

// Adds the metrics of Prometheus' own libraries, under their names.
void add_process(std::string& text) {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  add_head(text, "process_cpu_seconds_total", "Processor time of the server", "counter");
  text += fmt::format("process_cpu_seconds_total {}\n",
                      seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime));
  add_level(text, "process_resident_memory_bytes", "Memory of the server",
            resident_pages() * static_cast<double>(sysconf(_SC_PAGESIZE)));
  std::error_code problem;
  const std::filesystem::directory_iterator files("/proc/self/fd", problem);
  if (!problem) {
    add_level(text, "process_open_fds", "Files and sockets that are open",
              static_cast<double>(std::distance(begin(files), end(files))));
  }
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  add_level(text, "process_max_fds", "Files and sockets that may be open",
            static_cast<double>(limit.rlim_cur));
}

}  // namespace

void Metrics::count(Count what, std::string_view label) {
  const std::scoped_lock lock(mutex_);
  auto& counts = counts_.at(index(what));
  const auto found = counts.find(label);
  if (found != counts.end()) {
    ++found->second;
  } else {
    counts.emplace(label, 1);
  }
}

void Metrics::observe(Span what, std::chrono::nanoseconds time) {
  const auto micro = static_cast<std::uint64_t>(
      std::chrono::duration_cast<std::chrono::microseconds>(time).count());
  std::size_t which = 0;
  while (which < kBounds.size() && micro > kBounds.at(which)) ++which;
  const std::scoped_lock lock(mutex_);
  Times& times = times_.at(index(what));
  ++times.counts.at(which);
  times.sum += time;
}

void Metrics::add_counts(std::string& text) const {
  for (std::size_t i = 0; i < kCounts; ++i) {
    const Family& family = kCountFamilies.at(i);
    const std::string name = fmt::format("reckon_{}", family.name);
    add_head(text, name, family.help, "counter");
    if (family.label.empty() && counts_.at(i).empty()) text += name + " 0\n";
    for (const auto& [label, count] : counts_.at(i)) {
      const std::string which =
          family.label.empty() ? "" : fmt::format("{{{}=\"{}\"}}", family.label, label);
      text += fmt::format("{}{} {}\n", name, which, count);
    }
  }
}

void Metrics::add_times(std::string& text) const {
  for (std::size_t i = 0; i < kSpans; ++i) {
    const std::string name = fmt::format("reckon_{}", kSpanFamilies.at(i).name);
    add_head(text, name, kSpanFamilies.at(i).help, "histogram");
    const Times& times = times_.at(i);
    std::uint64_t count = 0;
    for (std::size_t at = 0; at < times.counts.size(); ++at) {
      count += times.counts.at(at);
      const std::string bound =
          at < kBounds.size() ? fmt::format("{}", static_cast<double>(kBounds.at(at)) / kMicros)
                              : "+Inf";
      text += fmt::format("{}_bucket{{le=\"{}\"}} {}\n", name, bound, count);
    }
    text += fmt::format("{0}_sum {1}\n{0}_count {2}\n", name,
                        static_cast<double>(times.sum.count()) / kNanos, count);
  }
}

std::string Metrics::text() const {
  std::string text;
  add_head(text, "reckon_build_info", "The version that runs", "gauge");
  text += fmt::format("reckon_build_info{{version=\"{}\"}} 1\n", kVersion);
  {
    const std::scoped_lock lock(mutex_);
    add_counts(text);
    add_times(text);
  }
  for (std::size_t i = 0; i < kLevels; ++i) {
    add_level(text, fmt::format("reckon_{}", kLevelFamilies.at(i).name), kLevelFamilies.at(i).help,
              static_cast<double>(levels_.at(i).load()));
  }
  add_process(text);
  return text;
}

}  // namespace reckon::server
