// SPDX-License-Identifier: MIT
// Calcrostics and letter grids.
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "python/src/core.hpp"
#include "python/src/work.hpp"
#include "reckon/calcrostic/calcrostic.hpp"
#include "reckon/calcrostic/calcrostic_line.hpp"
#include "reckon/calcrostic/generator.hpp"
#include "reckon/calcrostic/list.hpp"
#include "reckon/letters/grid/grid_text.hpp"
#include "reckon/letters/reason/grade.hpp"
#include "reckon/letters/reason/reasoning.hpp"
#include "reckon/letters/solve/line_solver.hpp"
#include "reckon/sheet/draw.hpp"
#include "reckon/sheet/svg.hpp"

namespace reckon::python {

namespace {

using calcrostic::Calcrostic;
using letters::LinePuzzle;

// --- Solved calcrostics: grid lines, in and out --------------------------------------------------

Calcrostic calcrostic_in(const std::string& text) {
  if (text.find('|') != std::string::npos && text.find('\n') == std::string::npos) {
    return value_of(calcrostic::read_line(text));
  }
  const auto grid = letters::read_grid(text);
  if (!grid) throw refusal_of(grid.error());
  const auto numbers = grid->numbers();
  const auto found = numbers ? calcrostic::calcrostic_of(grid->puzzle.layout, *numbers)
                             : std::optional<Calcrostic>();
  if (!found) throw Refusal{.message = "a calcrostic is a grid of 3 x 3 numbers with diagonals"};
  return *found;
}

// The grid line of a calcrostic with positive numbers whose lines all hold.
std::string read_calcrostic(const std::string& text) {
  const Calcrostic grid = calcrostic_in(text);
  for (const std::int64_t number : grid.numbers) {
    if (number < 1 || number >= std::int64_t{1} << 60U) {
      throw Refusal{.message = "the numbers of a calcrostic are integers from 1 to 2^60"};
    }
  }
  if (!holds(grid)) {
    throw Refusal{.message = "not all eight lines of " + to_line(grid) + " hold"};
  }
  return to_line(grid);
}

Calcrostic of_line(const std::string& line) { return value_of(calcrostic::read_line(line)); }

py::tuple parts_of_grid(const std::string& line) {
  const Calcrostic grid = of_line(line);
  return py::make_tuple(py::tuple(py::cast(grid.numbers)), line.substr(line.find('|') + 2));
}

std::vector<std::string> versions(const std::string& line) {
  std::vector<std::string> all;
  for (const Calcrostic& version : calcrostic::versions(of_line(line))) {
    all.push_back(to_line(version));
  }
  return all;
}

std::string grid_text(const std::string& line) {
  const Calcrostic grid = of_line(line);
  return letters::to_text(letters::layout_of(grid.operators), grid.numbers);
}

std::string grid_latex(const std::string& line) {
  const Calcrostic grid = of_line(line);
  return letters::to_latex(letters::layout_of(grid.operators), grid.numbers);
}

kinds::GridPuzzle grid_puzzle(const Calcrostic& grid) {
  return {.layout = letters::layout_of(grid.operators),
          .numbers = {grid.numbers.begin(), grid.numbers.end()}};
}

std::string grid_svg(const std::string& line) {
  const kinds::GridPuzzle grid = grid_puzzle(of_line(line));
  return sheet::to_svg(sheet::draw_solved(grid, sheet::kPlainSize), line, 2 * sheet::kPoint);
}

// --- The list of all -----------------------------------------------------------------------------

// The bands of a list, and the classes of one band.
py::list bands(std::int64_t first_sum, std::int64_t last_sum, std::int64_t least) {
  constexpr std::int64_t kBands = 64;  // so that none takes long
  const auto range = value_of(calcrostic::ListRange::make(first_sum, last_sum, least));
  py::list all;
  for (const calcrostic::ListRange& band : calcrostic::bands_of(range, kBands)) {
    all.append(py::make_tuple(band.first_sum, band.last_sum));
  }
  return all;
}

struct Classes {
  std::vector<calcrostic::ClassKey> keys;
};

Classes classes_in(std::int64_t first_sum, std::int64_t last_sum, std::int64_t least) {
  return without_lock(
      [=](Task&) {
        return Classes{
            calcrostic::classes_in({.first_sum = first_sum, .last_sum = last_sum, .least = least})};
      },
      0);
}

// --- Puzzles of letters --------------------------------------------------------------------------

// A puzzle, and what its text calls the letters.
struct LetterGrid {
  LinePuzzle puzzle;
  std::string letters;

  std::vector<std::string> names() const {
    std::vector<std::string> all;
    for (std::size_t i = 0; i < puzzle.letters; ++i) {
      all.push_back(letters::letter_name(i, letters));
    }
    return all;
  }
};

LetterGrid read_puzzle(const std::string& text, unsigned base, bool leading_zeros) {
  auto grid = letters::read_grid(text, {.base = base, .leading_zeros = leading_zeros});
  if (!grid) throw refusal_of(grid.error());
  if (grid->asks_for_numbers()) {
    throw Refusal{.message =
                      "this grid asks for numbers: give one in which letters stand for digits"};
  }
  return {.puzzle = std::move(grid->puzzle), .letters = std::move(grid->letters)};
}

LetterGrid puzzle_of_line(const std::string& line) {
  const Calcrostic grid = of_line(line);
  return {.puzzle = value_of(letters::encode(letters::layout_of(grid.operators), grid.numbers)),
          .letters = {}};
}

// [{letter: digit}], at most `limit` of them.
py::list answers(const LetterGrid& self, std::uint64_t limit) {
  const auto found = without_lock([puzzle = self.puzzle, limit](Task& task) {
    return letters::answers_within(task.budget, puzzle, limit)
        .value_or(std::vector<letters::Digits>());
  });
  const auto names = self.names();
  py::list all;
  for (const letters::Digits& digits : found) {
    py::dict answer;
    for (std::size_t i = 0; i < names.size(); ++i) answer[py::str(names[i])] = int{digits[i]};
    all.append(answer);
  }
  return all;
}

// The level of a puzzle with exactly one answer, else None.
std::optional<int> level(const LetterGrid& self) {
  return without_lock([puzzle = self.puzzle](Task& task) -> std::optional<int> {
    const auto reasoned = letters::reason(puzzle, {.budget = &task.budget});
    if (reasoned.outcome != letters::Outcome::one_answer) return std::nullopt;
    return letters::level_of(reasoned);
  });
}

// Pictures name letters as they appear; of a puzzle that names them otherwise there is none.
std::optional<std::string> puzzle_svg(const LetterGrid& self) {
  const auto found = without_lock([puzzle = self.puzzle](Task& task) {
    return letters::answers_within(task.budget, puzzle, 2).value_or(std::vector<letters::Digits>());
  });
  if (found.size() != 1 || self.puzzle.conditions.base != 10) return std::nullopt;
  kinds::GridPuzzle grid{.layout = self.puzzle.layout,
                         .numbers = letters::numbers_of(self.puzzle, found[0])};
  const auto encoded = letters::encode(grid.layout, grid.numbers);
  const std::string text = letters::to_text(self.puzzle, self.letters);
  if (!encoded || letters::to_text(*encoded) != text) return std::nullopt;
  return sheet::to_svg(sheet::draw(grid, sheet::kPlainSize), text, 2 * sheet::kPoint);
}

using GridGenerator = Shared<calcrostic::Generator>;

std::shared_ptr<GridGenerator> generator(std::uint64_t seed, std::optional<int> level,
                                         std::uint8_t rows, std::uint8_t columns, bool diagonals,
                                         bool all_operators, std::int64_t least) {
  auto made = value_of(calcrostic::Generator::make(seed, {.diagonals = diagonals,
                                                          .rows = rows,
                                                          .columns = columns,
                                                          .level = level,
                                                          .all_operators = all_operators,
                                                          .least = least}));
  return std::make_shared<GridGenerator>(std::move(made));
}

LetterGrid next_puzzle(const std::shared_ptr<GridGenerator>& self) {
  auto made = next_of(self, [](calcrostic::Generator& generator, Budget& budget) {
    return generator.next(budget);
  });
  return {.puzzle = value_of(std::move(made)).puzzle, .letters = {}};
}

void add_calcrostics(py::module_& module) {
  module.def("calcrostic_read", read_calcrostic);
  module.def("calcrostic_parts", parts_of_grid);
  module.def("calcrostic_versions", versions);
  module.def("calcrostic_canonical", [](const std::string& line) {
    return to_line(calcrostic::standard_form(of_line(line)));
  });
  module.def("calcrostic_text", grid_text);
  module.def("calcrostic_latex", grid_latex);
  module.def("calcrostic_svg", grid_svg);
  module.def("calcrostic_puzzle", puzzle_of_line);
  module.def("calcrostic_bands", bands);
  module.def("calcrostic_classes", classes_in);
  py::class_<Classes> type(module, "Classes");
  close_class(type);
  type.def("__len__", [](const Classes& self) { return self.keys.size(); })
      .def("at", [](const Classes& self, std::size_t index) {
        return to_line(self.keys.at(index).calcrostic());
      });
}

}  // namespace

void add_grids(py::module_& module) {
  add_calcrostics(module);
  module.def("puzzle_read", read_puzzle);
  py::class_<LetterGrid> type(module, "LetterGrid");
  close_class(type);
  type.def("text",
           [](const LetterGrid& self) { return letters::to_text(self.puzzle, self.letters); })
      .def("latex",
           [](const LetterGrid& self) { return letters::to_latex(self.puzzle, self.letters); })
      .def("letters", &LetterGrid::names)
      .def("answers", answers)
      .def("level", level)
      .def("svg", puzzle_svg);
  module.def("grid_generator", generator);
  py::class_<GridGenerator, std::shared_ptr<GridGenerator>> maker(module, "GridGenerator");
  close_class(maker);
  maker.def("next", next_puzzle);
}

}  // namespace reckon::python
