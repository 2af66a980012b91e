// SPDX-License-Identifier: MIT
#include "app/cli/files/grid_file.hpp"

#include <fmt/core.h>

#include <optional>
#include <utility>

#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/input.hpp"
#include "app/cli/frame/options.hpp"

namespace reckon::cli {

GridFile::GridFile(const GridSource& source, Need need, const GridRemarks& told)
    : name_(name_of_input(source.file)), faults_(name_, source.keep_going), need_(need) {
  std::string text = read_all(source.file, kGridsInput);
  if (is_json(text)) {
    const bool puzzles = need == Need::grid || need == Need::words;
    const Wanted wanted = puzzles ? Wanted::puzzle : Wanted::solution;
    auto grids = grids_in_json(text, wanted, told);
    if (!grids) throw bad_input(name_, grids.error());
    sources_ = *std::move(grids);
  } else {
    sources_.push_back({.text = std::move(text), .told = told});
  }
  for (const JsonGrid& one : sources_) {
    std::size_t found = 0;
    each_in(
        one,
        [&](const letters::Grid& grid) {
          ++found;
          ++count_;
          if (const auto remark = answers::look_alikes_in(grid)) {
            note(fmt::format("line {}: {}", grid.line, *remark));
          }
        },
        [&](const Error& error) {
          ++found;
          faults_.add(error);
        });
    if (found == 0 && one.line != 0) {
      faults_.add(
          {.message = "there is no grid in this string", .line = one.line, .column = one.column});
    }
  }
  faults_.check();
  if (count_ == 0 && !faults_.any()) {
    throw Fault(kBadInput,
                name_ +
                    ": there is no grid in it: write one in lines, like AB × C = DEA, or in "
                    "one line, like 24 8 192 24 4 96 48 2 96 | ***+/-*/");
  }
}

void GridFile::each(const std::function<void(const letters::Grid&)>& visit) const {
  for (const JsonGrid& source : sources_) each_in(source, visit, [](const Error&) {});
}

void GridFile::each_in(const JsonGrid& source,
                       const std::function<void(const letters::Grid&)>& visit,
                       const std::function<void(const Error&)>& refuse) const {
  const bool in_string = source.line != 0;
  const letters::Conditions conditions{
      .base = source.told.base.value_or(letters::Conditions{}.base),
      .leading_zeros = source.told.leading_zeros};
  letters::GridReader reader(source.text, conditions);
  while (true) {
    auto grid = reader.next();
    if (!grid) {
      const letters::GridError& fault = grid.error();
      Error error{.message = fault.message, .line = fault.line, .column = fault.column};
      if (in_string) {
        error = {.message = fmt::format("in line {}, column {} of this string: {}", error.line,
                                        error.column, error.message),
                 .line = source.line,
                 .column = source.column};
      }
      refuse(error);
      continue;
    }
    if (!*grid) return;
    if (in_string) {
      (*grid)->line = source.line;
      (*grid)->column = source.column;
    }
    const auto done = tell(**grid, source.told.letters);
    const auto lack = done ? answers::lack_of(**grid, need_) : done.error().message;
    if (lack) {
      refuse({.message = *lack, .line = (*grid)->line, .column = (*grid)->column});
    } else {
      visit(**grid);
    }
  }
}

Fault GridFile::fault(const letters::Grid& grid, const std::string& message) const {
  return bad_input(name_, {.message = message, .line = grid.line, .column = grid.column});
}

std::string describe(const letters::Digits& digits, std::string_view letters) {
  std::string words;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    words +=
        fmt::format("{}{} = {}", i == 0 ? "" : ", ", letters::letter_name(i, letters), digits[i]);
  }
  return words;
}

void add_grid_file(const Command& command, GridSource& source) {
  add_grid_file(command, source.file);
  add_keep_going(command, source.keep_going);
}

void add_grid_file(const Command& command, std::string& file) {
  command
      .add_option("FILE", file,
                  "A file of grids as text, one grid a line, LaTeX or JSON (- for standard input)")
      .required()
      .type_name("");
}

}  // namespace reckon::cli
