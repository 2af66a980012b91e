// SPDX-License-Identifier: MIT
// reckon serve
#include <fcntl.h>
#include <fmt/core.h>
#include <pthread.h>
#include <spawn.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <functional>
#include <limits>
#include <memory>
#include <mutex>
#include <stop_token>
#include <system_error>
#include <thread>

#include "app/cli/contest/contest_hall.hpp"
#include "app/cli/files/day_list_file.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/environment.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/features.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "app/cli/serve/matches_file.hpp"
#include "app/server/notes.hpp"
#include "app/server/sandbox.hpp"
#include "app/server/server.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kUsualPort = 8080;
// For the last lines on standard error.
constexpr std::chrono::milliseconds kToWrite(1'000);

struct ServeOptions {
  std::string address = "127.0.0.1";
  std::optional<std::uint64_t> port;
  std::string site;
  DayListFile days;
  std::optional<std::string> matches;
  std::optional<std::string> contests;
  std::optional<std::string> persons;
  bool durable = false;
  std::optional<std::uint64_t> keep_days;
  bool behind_proxy = false;
  std::optional<std::string> trusted_proxies;
  bool limits = false;
  bool log = false;
  std::optional<std::string> log_format;
  std::optional<std::string> operators;
  std::vector<std::string> origins;
  bool open = false;
};

// SIGINT, SIGTERM and SIGHUP, which end the server; SIGUSR1, which drains it; and SIGUSR2, by which
// it reports that it is drained. During the life of this object they are blocked, also in all
// threads started meanwhile.
class EndSignals {
 public:
  EndSignals() {
    sigemptyset(&signals_);
    sigaddset(&signals_, SIGINT);
    sigaddset(&signals_, SIGTERM);
    sigaddset(&signals_, SIGUSR1);
    sigaddset(&signals_, SIGUSR2);
    // Under nohup a closed terminal ends nothing.
    struct sigaction hang_up{};
    sigaction(SIGHUP, nullptr, &hang_up);
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-cstyle-cast,cppcoreguidelines-pro-type-union-access)
    if (hang_up.sa_handler != SIG_IGN) sigaddset(&signals_, SIGHUP);
    pthread_sigmask(SIG_BLOCK, &signals_, &before_);
  }
  ~EndSignals() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  EndSignals(const EndSignals&) = delete;
  EndSignals& operator=(const EndSignals&) = delete;

  // Returns the next relevant one: SIGUSR2 counts only if this process has sent it.
  int wait() const {
    siginfo_t about{};
    do {
      sigwaitinfo(&signals_, &about);
    } while (about.si_signo == 0 || (about.si_signo == SIGUSR2 && about.si_pid != getpid()));
    return about.si_signo;
  }
  // Lets the signals that end the server do so at once from now on.
  void let_through_ends() const {
    sigset_t ends = signals_;
    sigdelset(&ends, SIGUSR1);
    sigdelset(&ends, SIGUSR2);
    pthread_sigmask(SIG_UNBLOCK, &ends, nullptr);
  }

 private:
  sigset_t signals_{};
  sigset_t before_{};
};

// Returns the folder of the built page or documentation: next to an installed program, or in the
// sources from which the program was built. Empty if it is missing.
std::string usual_folder(std::string_view installed, std::string_view built) {
  std::error_code problem;
  const fs::path here = fs::read_symlink("/proc/self/exe", problem).parent_path();
  for (const std::string_view folder : {installed, built}) {
    const fs::path site = (here / folder).lexically_normal();
    if (fs::is_regular_file(site / "index.html", problem)) return site.string();
  }
  return {};
}

// Raises the limit of open files to the system's maximum; each connection is one.
std::size_t raise_file_limit() {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  getrlimit(RLIMIT_NOFILE, &limit);
  return limit.rlim_cur;
}

// Returns the storage of the rooms. If the default file fails, play is still possible: the rooms
// are kept in memory, and `remark` says so. With --durable, that is an error instead.
store::Matches matches_of(const ServeOptions& options, std::string& remark) {
  const store::MatchesOptions how{.durable = options.durable};
  if (options.matches) return value_of(store::Matches::open(*options.matches, how));
  std::string problem = "there is no HOME to keep the rooms in";
  if (const auto file = usual_matches_file()) {
    std::error_code cannot_make;  // reported when the file is opened
    fs::create_directories(file->parent_path(), cannot_make);
    auto matches = store::Matches::open(file->string(), how);
    if (matches) return *std::move(matches);
    problem = matches.error().message;
  }
  if (options.durable) {
    throw Fault(kSystemFault, problem + "; --durable needs a file: name one with --matches FILE");
  }
  remark = problem +
           "; the rooms of this server are gone when it ends: name a file of its own with "
           "--matches FILE";
  return value_of(store::Matches::in_memory());
}

std::optional<int> days_of(const ServeOptions& options) {
  if (!options.keep_days) return std::nullopt;
  return static_cast<int>(*options.keep_days);
}

void add_networks(traffic::Proxies& networks, std::string_view option,
                  const std::optional<std::string>& list) {
  if (!list) return;
  if (const auto added = networks.add(*list); !added) {
    throw Fault(kBadInput,
                fmt::format("{}: {} is not an address or a network: write 192.0.2.7 or 10.0.0.0/8, "
                            "with commas between several",
                            option, quote(added.error())));
  }
}

traffic::Proxies proxies_of(const ServeOptions& options) {
  traffic::Proxies proxies;
  if (options.behind_proxy) proxies.add_loopback();
  add_networks(proxies, "--trusted-proxies", options.trusted_proxies);
  return proxies;
}

std::vector<std::string> origins_of(const ServeOptions& options) {
  for (const std::string& origin : options.origins) {
    if (!server::is_origin(origin)) {
      throw Fault(kBadInput,
                  fmt::format("--allow-origin: {} is not a site: write it like "
                              "https://www.example.org or http://localhost:3000, without a path",
                              quote(origin)));
    }
  }
  return options.origins;
}

server::LogFormat log_format_of(const ServeOptions& options) {
  const std::string name = options.log_format.value_or("text");
  if (name == "text") return server::LogFormat::text;
  if (name == "json") return server::LogFormat::json;
  throw Fault(kBadInput, fmt::format("--log-format: take text or json, not {}", quote(name)));
}

// Shares the files that this process may open between the connections.
void share_files(const ServeOptions& options, server::Settings& settings, server::Notes& notes) {
  // Besides the connections of the page, the program has open files.
  constexpr std::size_t kOwnFiles = 100;
  const std::size_t files = raise_file_limit();
  const std::size_t taken = kOwnFiles + (settings.proxies.empty() ? 0 : settings.limits.proxied);
  std::size_t& connections = settings.limits.connections;
  if (options.contests) {
    // All of a school may come from one address, and none should lose a connection.
    constexpr std::size_t kMostPupils = 40'000;
    connections = std::clamp(files - std::min(files, taken), connections, kMostPupils);
    return;
  }
  server::RoomLimits& rooms = settings.limits.rooms;
  const std::size_t wanted = rooms.connections;
  rooms.connections = std::min(rooms.connections, files - std::min(files, connections + taken));
  if (rooms.connections < wanted) {
    notes.add(
        fmt::format("{} connections to rooms instead of {}, since this process may open {} "
                    "files: raise the limit (ulimit -Hn, LimitNOFILE)",
                    rooms.connections, wanted, files));
  }
}

server::Settings settings_of(const ServeOptions& options, server::Notes& notes) {
  server::Settings settings;
  settings.address = options.address == "localhost" ? "127.0.0.1" : options.address;
  if (!server::is_address(settings.address)) {
    throw Fault(
        kBadInput,
        fmt::format("--listen: {} is not an address: take 127.0.0.1 for this machine alone, "
                    "0.0.0.0 for all that reach it",
                    quote(options.address)));
  }
  settings.port = static_cast<std::uint16_t>(options.port.value_or(kUsualPort));
  const std::string folder =
      options.site.empty() ? usual_folder("../share/reckon/web", "../../web/dist") : options.site;
  if (!folder.empty()) {
    Result<server::Site> site = server::Site::read(folder);
    if (!site) throw Fault(kBadInput, site.error().message);
    settings.site = std::move(*site);
  }
  if (const std::string docs = usual_folder("../share/reckon/docs", "../docs/html");
      !docs.empty()) {
    const Result<void> added = settings.site.add_documentation(docs);
    if (!added) throw Fault(kSystemFault, added.error().message);
  }
  settings.proxies = proxies_of(options);
  settings.origins = origins_of(options);
  share_files(options, settings, notes);
  settings.limits.rooms.rooms.days = days_of(options);
  settings.today = &local_date;
  settings.warn = [&notes](std::string_view line) { notes.add(line); };
  if (options.log || options.log_format) {
    settings.log = [&notes](std::string_view line) { notes.add_line(line); };
  }
  settings.log_format = log_format_of(options);
  add_networks(settings.operators, "--operators", options.operators);
  // The thread that waits for signals ends the server.
  settings.drained = [] { kill(getpid(), SIGUSR2); };
  return settings;
}

void print_limits() {
  for (const auto& [name, value, unit, beyond] : server::rows_of({})) {
    print_line(fmt::format("{:<42}{:>10} {:<10}{}", name, value, unit, beyond));
  }
}

// Ends the process if the server has not ended a while after it should have, whatever its threads
// do.
void end_after(const std::stop_token& ended, std::chrono::milliseconds time, server::Notes& notes) {
  std::mutex mutex;
  std::unique_lock lock(mutex);
  std::condition_variable_any changed;
  changed.wait_for(lock, ended, time, [] { return false; });
  if (ended.stop_requested()) return;
  notes.add("the server ends in the middle of an answer that cannot be stopped");
  notes.end(kToWrite);
  std::_Exit(kDone);
}

// Opens the page in the user's browser, as the desktop does it.
void open_browser(const std::string& url, server::Notes& notes) {
  std::array<std::string, 2> words = {"xdg-open", url};
  const std::array<char*, 3> values = {words[0].data(), words[1].data(), nullptr};
  // Its output is not an answer of ours.
  posix_spawn_file_actions_t streams;
  posix_spawn_file_actions_init(&streams);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    posix_spawn_file_actions_addopen(&streams, stream, "/dev/null", O_RDWR, 0);
  }
  // SIGINT and SIGTERM are blocked in this thread, but should not be in the child.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
  pid_t process = 0;
  const int problem =
      posix_spawnp(&process, words[0].c_str(), &streams, &attributes, values.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&streams);
  if (problem != 0) {
    notes.add(fmt::format("no browser was opened: xdg-open: {}: open {} yourself",
                          std::strerror(problem), url));
  }
}

// Returns the contest whose practice edition a site has beside the page of pupils; empty if none.
std::string practised_on(const server::Site& site) {
  const server::Response edition =
      site.respond({.method = "GET", .target = "/contest/practice/practice.json"});
  constexpr int kFound = 200;
  if (edition.status != kFound) return {};
  const auto json = nlohmann::json::parse(edition.body(), nullptr, false);
  return json.is_object() && json.contains("contest") && json.at("contest").is_string()
             ? json.at("contest").get<std::string>()
             : std::string();
}

// Starts on the default port; if that is taken and the page is to be opened, on any free one.
Result<std::unique_ptr<server::Server>> start(const ServeOptions& options,
                                              const std::shared_ptr<const answers::DayList>& days,
                                              server::Notes& notes, std::string& remark) {
  const auto start_on = [&](const ServeOptions& how) {
    server::Settings settings = settings_of(how, notes);
    settings.days = days;
    if (days) settings.site.announce_days();
    if (how.contests) {
      settings.contests =
          with_feature("bank", open_hall)(*how.contests, how.persons, practised_on(settings.site));
    } else {
      settings.matches = matches_of(how, remark);
    }
    return server::Server::start(std::move(settings));
  };
  auto server = start_on(options);
  if (server || !options.open || options.port) return server;
  ServeOptions elsewhere = options;
  elsewhere.port = 0;
  return start_on(elsewhere);
}

void serve(const ServeOptions& options) {
  if (options.limits) return print_limits();
  const auto days = read_day_list(options.days);
  const EndSignals end;
  std::string remark;
  server::Notes notes(STDERR_FILENO, log_format_of(options));
  const auto server = start(options, days, notes, remark);
  if (!server) throw Fault(kSystemFault, server.error().message);
  print_line(fmt::format("Open {} in a browser; Ctrl-C ends.", (*server)->url()));
  flush_output();
  if (options.open) open_browser((*server)->url(), notes);
  if (!remark.empty()) notes.add(remark);
  if (const std::string missing = server::missing_means(); !missing.empty()) {
    notes.add(missing + " cannot be used here: what reads pictures is locked in by less");
  }
  int signal = end.wait();
  if (signal == SIGUSR1) {
    notes.add("the server opens no rooms any more, and ends when nobody plays");
    (*server)->drain();
  }
  while (signal == SIGUSR1) signal = end.wait();
  // A second signal ends the server without waiting for current answers.
  if (signal != SIGUSR2) end.let_through_ends();
  constexpr std::chrono::seconds kGrace(1);
  const std::jthread last_resort(&end_after, server::Limits().stopping + kGrace, std::ref(notes));
  (*server)->stop();
  notes.end(kToWrite);
}

}  // namespace

void add_serve(const Command& command, Answer&) {
  const auto options = std::make_shared<ServeOptions>();
  add_number(command, "--port", options->port, "Port; 0 takes any free one (default: 8080)",
             {.last = std::numeric_limits<std::uint16_t>::max()})
      .type_name("N");
  command
      .add_option("--listen", options->address,
                  "Address to listen on (default: 127.0.0.1, this machine only)")
      .type_name("ADDRESS");
  command.add_option("--site", options->site, "Folder of the web page (default: as installed)")
      .type_name("DIR");
  const Option days = add_day_list(command, options->days, "--days", "--days-from");
  add_matches(command, options->matches);
  constexpr std::uint64_t kMostDays = 36'500;
  add_number(command, "--keep-days", options->keep_days,
             "Delete matches that are over this many days after they were opened (default: keep "
             "them)",
             {.last = kMostDays})
      .type_name("N");
  const Option contests =
      command
          .add_option("--contests", options->contests,
                      "Hold the contests of this store, for pupils in browsers, and nothing else")
          .type_name("FILE");
  command
      .add_option("--persons", options->persons,
                  "File of names and codes (default: beside the store, .persons in its name)")
      .type_name("FILE")
      .needs(contests);
  command.add_flag("--durable", options->durable,
                   "Flush every event in a room to the disk, so that it survives a power failure");
  command.add_flag(
      "--behind-proxy", options->behind_proxy,
      "Behind a reverse proxy on this machine: take client addresses from X-Forwarded-For");
  command
      .add_option("--trusted-proxies", options->trusted_proxies,
                  "Behind reverse proxies at these addresses: take client addresses from "
                  "X-Forwarded-For")
      .type_name("ADDRESS[/BITS],...");
  command.add_flag("--open", options->open,
                   "Open the page in the browser, on any free port if the default one is taken");
  command.add_flag("--limits", options->limits, "Print the limits of the server and exit");
  command.add_flag("--log", options->log, "Log each answer as a line on standard error");
  command
      .add_option("--log-format", options->log_format,
                  "Format of the log: text or json (implies --log)")
      .type_name("FORMAT");
  command
      .add_option("--operators", options->operators,
                  "Addresses, besides this machine, that may read /metrics")
      .type_name("ADDRESS[/BITS],...");
  const Option origins =
      command
          .add_option("--allow-origin", options->origins,
                      "A site whose pages may use the API, such as http://localhost:3000; may be "
                      "repeated")
          .type_name("ORIGIN")
          .one_by_one();
  contests.excludes(origins);
  contests.excludes(days);
  command.callback([options] { serve(*options); });
}

}  // namespace reckon::cli
