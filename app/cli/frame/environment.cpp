// SPDX-License-Identifier: MIT
#include "app/cli/frame/environment.hpp"

#include <cstdlib>
#include <ctime>

namespace reckon::cli {

namespace {

namespace fs = std::filesystem;

// The specification ignores names that are not absolute.
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

std::chrono::year_month_day local_date() {
  using std::chrono::day, std::chrono::month, std::chrono::year;
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  localtime_r(&now, &parts);
  return {year(parts.tm_year + 1900), month(static_cast<unsigned>(parts.tm_mon) + 1),
          day(static_cast<unsigned>(parts.tm_mday))};
}

std::optional<fs::path> user_data_file(const char* name) {
  return file("XDG_DATA_HOME", ".local/share", name);
}

std::optional<fs::path> user_state_file(const char* name) {
  return file("XDG_STATE_HOME", ".local/state", name);
}

}  // namespace reckon::cli
