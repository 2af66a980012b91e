#include "app/cli/grid_file.hpp"

#include <fmt/core.h>

#include <optional>

#include "app/cli/fault.hpp"
#include "app/cli/input.hpp"
#include "app/cli/options.hpp"
#include "reckon/calcrostic/grid_line.hpp"
#include "reckon/calcrostic/verify.hpp"

namespace reckon::cli {

namespace {

// What the grid lacks of what is needed.
std::optional<std::string> lack_of(const calcrostic::Grid& grid, Need need) {
  if (need == Need::grid) return std::nullopt;
  const auto numbers = grid.numbers();
  if (!numbers) return "this grid has letters: solve it first (reckon calcrostic solve)";
  if (need == Need::numbers) return std::nullopt;
  const calcrostic::Layout& layout = grid.puzzle.layout;
  if (const auto mistakes = calcrostic::mistakes(layout, *numbers); !mistakes.empty()) {
    return fmt::format("this grid is not solved: {}: {}", mistakes.front().line,
                       mistakes.front().message);
  }
  if (need == Need::calcrostic && !calcrostic::calcrostic_of(layout, *numbers)) {
    return layout.diagonals ? "this grid multiplies by zero in a line that is turned round: "
                              "write its = next to the last number"
                            : "this grid has no versions: give one of 3 x 3 with its diagonals";
  }
  return std::nullopt;
}

}  // namespace

GridFile::GridFile(const std::string& file, Need need, calcrostic::Conditions conditions)
    : name_(name_of_input(file)), text_(read_all(file)), conditions_(conditions) {
  each([&](const calcrostic::Grid& grid) {
    ++count_;
    if (const auto lack = lack_of(grid, need)) {
      throw Fault(kBadInput, fmt::format("{}:{}:1: {}", name_, grid.line, *lack));
    }
  });
  if (count_ == 0) {
    throw Fault(kBadInput,
                name_ +
                    ": there is no grid in it: write one in lines, like AB × C = DEA, or in "
                    "one line, like 24 8 192 24 4 96 48 2 96 | ***+/-*/");
  }
}

void GridFile::each(const std::function<void(const calcrostic::Grid&)>& visit) const {
  calcrostic::GridReader reader(text_, conditions_);
  while (true) {
    const auto grid = reader.next();
    if (!grid) {
      const calcrostic::TextError& error = grid.error();
      throw Fault(kBadInput,
                  fmt::format("{}:{}:{}: {}", name_, error.line, error.column, error.message));
    }
    if (!*grid) return;
    visit(**grid);
  }
}

void add_grid_file(CLI::App& command, std::string& file) {
  command
      .add_option("FILE", file,
                  "Grids in lines of words and operators, or one in each line (- for "
                  "standard input)")
      ->required()
      ->type_name("");
}

calcrostic::Calcrostic calcrostic_in(const calcrostic::Grid& grid) {
  return *calcrostic::calcrostic_of(grid.puzzle.layout, *grid.numbers());
}

std::string text_of(const calcrostic::Layout& layout, std::span<const std::int64_t> numbers) {
  const auto calcrostic = calcrostic::calcrostic_of(layout, numbers);
  return calcrostic ? to_line(*calcrostic) : to_text(layout, numbers);
}

Json json_of_letters(const calcrostic::Digits& digits, std::string_view letters) {
  Json document = Json::object();
  for (std::size_t i = 0; i < digits.size(); ++i) {
    document[std::string(1, calcrostic::letter_name(i, letters))] = digits[i];
  }
  return document;
}

}  // namespace reckon::cli
