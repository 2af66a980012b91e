// SPDX-License-Identifier: MIT
#include "app/cli/frame/environment.hpp"

#include <cstdlib>

namespace reckon::cli {

namespace {

namespace fs = std::filesystem;

// Names that are not absolute do not count, the specification has it.
std::optional<fs::path> file(const char* folder_variable, const char* below_home,
                             const char* name) {
  fs::path folder = variable(folder_variable);
  if (!folder.is_absolute()) {
    const fs::path home = variable("HOME");
    if (!home.is_absolute()) return std::nullopt;
    folder = home / below_home;
  }
  return folder / "reckon" / name;
}

}  // namespace

std::string variable(const char* name) {
  const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): one thread
  return value == nullptr ? "" : value;
}

std::optional<fs::path> user_data_file(const char* name) {
  return file("XDG_DATA_HOME", ".local/share", name);
}

std::optional<fs::path> user_state_file(const char* name) {
  return file("XDG_STATE_HOME", ".local/state", name);
}

}  // namespace reckon::cli
