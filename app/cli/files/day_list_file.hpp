// SPDX-License-Identifier: MIT
// A file with an organiser's puzzles for days.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "app/answers/day_list.hpp"
#include "app/cli/frame/command_line.hpp"

namespace reckon::cli {

/// The file that a command names, and the day of its first puzzles if that is given.
struct DayListFile {
  std::optional<std::string> file;
  std::optional<daily::Date> from;
};

/// Adds an option for the file, which is returned, and one for the first day.
Option add_day_list(const Command& command, DayListFile& list, const std::string& file_option,
                    const std::string& from_option);

/// Returns the day that an option names; throws WrongValue if it is none.
daily::Date day_named(const std::string& option, const std::string& text);

/// Reads the file and shows the progress; nothing if no file is given. A Fault names the place of
/// an error.
std::shared_ptr<const answers::DayList> read_day_list(const DayListFile& list);

}  // namespace reckon::cli
