// SPDX-License-Identifier: MIT
#include "bench/rooms/server_process.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace reckon::bench {

ServerProcess::ServerProcess(const std::string& program, const std::vector<std::string>& options) {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) std::abort();
  std::vector<std::string> words = {program, "serve", "--port", "0"};
  words.insert(words.end(), options.begin(), options.end());
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  const int problem =
      posix_spawn(&process_, program.c_str(), &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  // Open http://127.0.0.1:8080/ in a browser
  std::string line;
  for (char c = 0; problem == 0 && ::read(ends[0], &c, 1) == 1 && c != '\n';) line += c;
  close(ends[0]);
  const std::size_t colon = line.rfind(':');
  const std::size_t place = line.find("127.0.0.1:");
  if (colon == std::string::npos || place == std::string::npos) {
    std::fprintf(stderr, "%s serve does not start\n", program.c_str());
    std::exit(3);
  }
  port_ = static_cast<std::uint16_t>(std::strtoul(&line[place + 10], nullptr, 10));
}

ServerProcess::~ServerProcess() {
  if (process_ != 0) end(SIGTERM);
}

void ServerProcess::end(int signal) {
  kill(process_, signal);
  waitpid(process_, nullptr, 0);
  process_ = 0;
}

std::uint64_t ServerProcess::memory() const {
  std::ifstream status("/proc/" + std::to_string(process_) + "/status");
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("VmRSS:")) return 1024 * std::strtoull(&line[6], nullptr, 10);
  }
  return 0;
}

double ServerProcess::processor_seconds() const {
  const std::ifstream file("/proc/" + std::to_string(process_) + "/stat");
  std::stringstream text;
  text << file.rdbuf();
  // After the name in brackets come 11 fields, then the ticks in the program and in the system.
  std::istringstream fields(text.str().substr(text.str().rfind(')') + 1));
  std::string skipped;
  for (int i = 0; i < 11; ++i) fields >> skipped;
  double user = 0;
  double system = 0;
  fields >> user >> system;
  return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

}  // namespace reckon::bench
