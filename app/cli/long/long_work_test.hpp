// SPDX-License-Identifier: MIT
// Tests of long work that is cut, distributed and damaged.
#pragma once

#include <dirent.h>

#include <chrono>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "app/testing/run_program_test.hpp"
#include "reckon/arith/effort_test.hpp"

namespace reckon::cli {

/// A command that writes a file in hundreds of pieces, so that a test has time to kill it.
class LongWork : public FolderTest {
 protected:
  Words counts(const std::string& name) const {
    return {"krypto", "census", "--cards", "4", "--max", effort("11", "8"), "--counts", file(name)};
  }
  Words kept(const std::string& name, const Words& more = {}) const {
    Words words = counts(name);
    words.insert(words.end(), {"--pieces", file("pieces")});
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }
  /// Returns the output and file of an undisturbed run.
  std::string whole() const {
    static const std::string answer = [&] {
      const Outcome outcome = run(counts("whole.csv"));
      EXPECT_EQ(outcome.status, 0);
      EXPECT_EQ(outcome.err, "");
      return outcome.out + content_of(file("whole.csv"));
    }();
    return answer;
  }
  /// Returns the files of pieces, by name.
  std::vector<std::string> piece_files() const {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(file("pieces"))) {
      names.push_back(entry.path());
    }
    std::ranges::sort(names);
    return names;
  }
  std::uintmax_t bytes_of_pieces() const {
    std::error_code problem;
    std::uintmax_t bytes = 0;
    for (const auto& entry : std::filesystem::directory_iterator(file("pieces"), problem)) {
      bytes += entry.file_size(problem);
    }
    return bytes;
  }
  /// Waits until some pieces are done; false if the work has ended before.
  bool wait_for_pieces() const {
    constexpr std::uintmax_t kSome = effort(3000, 1500);
    for (int i = 0; i < 60'000 && bytes_of_pieces() < kSome; ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return bytes_of_pieces() >= kSome;
  }
};

/// Returns the arguments of mpirun that run ours in four processes.
inline Words in_four_processes(const Words& words) {
  Words all = {"--allow-run-as-root", "--oversubscribe", "-np", "4", tested_program()};
  all.insert(all.end(), words.begin(), words.end());
  return all;
}

/// Returns the children of a process, and their children.
inline std::vector<pid_t> descendants_of(pid_t root) {
  std::vector<pid_t> found = {root};
  for (std::size_t i = 0; i < found.size(); ++i) {
    const std::string name = std::to_string(found[i]);
    std::error_code problem;
    for (const auto& thread :
         std::filesystem::directory_iterator("/proc/" + name + "/task", problem)) {
      std::ifstream children(thread.path() / "children");
      for (pid_t child = 0; children >> child;) found.push_back(child);
    }
  }
  found.erase(found.begin());
  return found;
}

}  // namespace reckon::cli
