// SPDX-License-Identifier: MIT
#include "app/cli/files/grid_file.hpp"

#include <fmt/core.h>

#include <optional>
#include <utility>

#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/input.hpp"
#include "app/cli/frame/options.hpp"

namespace reckon::cli {

GridFile::GridFile(const std::string& file, Need need, const GridRemarks& told)
    : name_(name_of_input(file)) {
  std::string text = read_all(file, kGridsInput);
  if (is_json(text)) {
    const bool puzzles = need == Need::grid || need == Need::words;
    const Wanted wanted = puzzles ? Wanted::puzzle : Wanted::solution;
    auto grids = grids_in_json(text, wanted, told);
    if (!grids) throw bad_input(name_, grids.error());
    sources_ = *std::move(grids);
  } else {
    sources_.push_back({.text = std::move(text), .told = told});
  }
  for (const JsonGrid& source : sources_) {
    const std::size_t before = count_;
    each_in(source, [&](const letters::Grid& grid) {
      ++count_;
      if (const auto lack = answers::lack_of(grid, need)) throw fault(grid, *lack);
    });
    if (count_ == before && source.line != 0) {
      throw bad_input(name_, {.message = "there is no grid in this string",
                              .line = source.line,
                              .column = source.column});
    }
  }
  if (count_ == 0) {
    throw Fault(kBadInput,
                name_ +
                    ": there is no grid in it: write one in lines, like AB × C = DEA, or in "
                    "one line, like 24 8 192 24 4 96 48 2 96 | ***+/-*/");
  }
}

void GridFile::each(const std::function<void(const letters::Grid&)>& visit) const {
  for (const JsonGrid& source : sources_) each_in(source, visit);
}

void GridFile::each_in(const JsonGrid& source,
                       const std::function<void(const letters::Grid&)>& visit) const {
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
      throw bad_input(name_, error);
    }
    if (!*grid) return;
    if (in_string) {
      (*grid)->line = source.line;
      (*grid)->column = source.column;
    }
    if (const auto done = tell(**grid, source.told.letters); !done) {
      throw fault(**grid, done.error().message);
    }
    visit(**grid);
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

void add_grid_file(const Command& command, std::string& file) {
  command
      .add_option("FILE", file,
                  "A file of grids as text, one grid a line, LaTeX or JSON (- for standard input)")
      .required()
      .type_name("");
}

}  // namespace reckon::cli
