// SPDX-License-Identifier: MIT
// What the system says of processes, for tests.
#pragma once

#include <sys/types.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

namespace reckon::server {

/// What is in a file of a process; empty if there is no such process.
inline std::string of_process(pid_t process, const std::string& file) {
  const std::ifstream stream("/proc/" + std::to_string(process) + "/" + file);
  std::ostringstream content;
  content << stream.rdbuf();
  return content.str();
}

/// The word after the name with which a line begins; empty if no line does.
inline std::string value_in(const std::string& text, const std::string& name) {
  const std::size_t at = ("\n" + text).find("\n" + name);
  if (at == std::string::npos) return {};
  std::istringstream line(text.substr(at + name.size()));
  std::string value;
  line >> value;
  return value;
}

/// The processes that a process has started and that have not been buried, by number.
inline std::vector<pid_t> children_of(pid_t process) {
  std::vector<pid_t> children;
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    const pid_t number = std::atoi(entry.path().filename().c_str());
    if (number > 0 && value_in(of_process(number, "status"), "PPid:") == std::to_string(process)) {
      children.push_back(number);
    }
  }
  std::ranges::sort(children);
  return children;
}

/// Waits until something is so, and longer than any test may take if it never is.
inline void wait_until(const std::function<bool()>& is_so) {
  while (!is_so()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

/// Waits for the one child of a process.
inline pid_t child_of(pid_t process) {
  std::vector<pid_t> children;
  wait_until([&] {
    children = children_of(process);
    return children.size() == 1;
  });
  return children.front();
}

/// Whether it runs, sleeps or is stopped, and is not dead.
inline bool lives(pid_t process) {
  const std::string state = value_in(of_process(process, "status"), "State:");
  return !state.empty() && state != "Z" && state != "X";
}

/// Waits until a process that reads a picture has locked itself in.
inline void wait_until_locked_in(pid_t process) {
  wait_until([&] {
    return !lives(process) || value_in(of_process(process, "status"), "Seccomp:") == "2";
  });
}

}  // namespace reckon::server
