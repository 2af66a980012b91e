// SPDX-License-Identifier: MIT
// Information of the system about processes, for tests.
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

/// Returns the content of a file of a process; empty if no such process exists.
inline std::string of_process(pid_t process, const std::string& file) {
  const std::ifstream stream("/proc/" + std::to_string(process) + "/" + file);
  std::ostringstream content;
  content << stream.rdbuf();
  return content.str();
}

/// Returns the word after the name at the start of a line; empty if no line begins with it.
inline std::string value_in(const std::string& text, const std::string& name) {
  const std::size_t at = ("\n" + text).find("\n" + name);
  if (at == std::string::npos) return {};
  std::istringstream line(text.substr(at + name.size()));
  std::string value;
  line >> value;
  return value;
}

/// Returns the children of a process that have not been waited for, by number.
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

/// Waits until the condition is true; a test that waits in vain times out.
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

/// Waits until a process that reads a picture is confined.
inline void wait_until_locked_in(pid_t process) {
  wait_until([&] {
    return !lives(process) || value_in(of_process(process, "status"), "Seccomp:") == "2";
  });
}

}  // namespace reckon::server
