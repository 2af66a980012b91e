// SPDX-License-Identifier: MIT
#include "app/cli/files/day_list_file.hpp"

#include <cstddef>

#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/input.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {

namespace {

constexpr InputKind kDayListInput{16, 16, "give the puzzles of fewer days"};

}  // namespace

Option add_day_list(const Command& command, DayListFile& list, const std::string& file_option,
                    const std::string& from_option) {
  const Option file =
      command
          .add_option(file_option, list.file,
                      "Take puzzles of days from this list, of bank find --json or contest days; "
                      "those that it lacks are made as always")
          .type_name("FILE");
  command
      .add_option(
          from_option,
          [&list, from_option](const std::string& text) {
            list.from = day_named(from_option, text);
          },
          "The day of the first puzzle of each kind in the list (default: the list says it)")
      .type_name("DATE")
      .needs(file);
  return file;
}

daily::Date day_named(const std::string& option, const std::string& text) {
  const auto date = daily::date_of(text);
  if (date) return *date;
  throw WrongValue(option, quote(text) + ' ' + date.error().message);
}

std::shared_ptr<const answers::DayList> read_day_list(const DayListFile& list) {
  if (!list.file) return nullptr;
  const std::string text = read_all(*list.file, kDayListInput);
  Progress progress(Answers::at_the_end);
  auto read = answers::DayList::read(
      text, list.from, [&](std::size_t done, std::size_t all) { progress.look(done, all); });
  if (!read) throw bad_input(name_of_input(*list.file), read.error());
  return std::make_shared<const answers::DayList>(*std::move(read));
}

}  // namespace reckon::cli
