// SPDX-License-Identifier: MIT
// reckon calcrostic encode
#include <memory>

#include "app/cli/files/grid_file.hpp"
#include "app/cli/files/picture.hpp"
#include "app/cli/frame/batch.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "reckon/sheet/draw.hpp"

namespace reckon::cli {
namespace {

struct EncodeOptions {
  GridSource source;
  bool ascii = false;
  bool latex = false;
  bool svg = false;
  bool json = false;
};

std::string write(const letters::LinePuzzle& puzzle, const EncodeOptions& options) {
  if (options.latex) return to_latex(puzzle);
  return to_text(puzzle, {},
                 options.ascii ? letters::Typography::ascii : letters::Typography::typeset);
}

Answer encode(const EncodeOptions& options) {
  const GridFile file(options.source, Need::solved);
  if (options.svg) expect_one(file);
  std::optional<JsonList> puzzles;
  if (options.json) puzzles.emplace(Json::object(), "puzzles");
  bool first = true;
  file.each([&](const letters::Grid& grid) {
    // The numbers were read from digits, so the letters are enough.
    const letters::LinePuzzle puzzle = *letters::encode(grid.puzzle.layout, *grid.numbers());
    if (puzzles) {
      puzzles->add(answers::json_of_encoded(grid, puzzle, write(puzzle, options)));
    } else if (options.svg) {
      print_svg(
          sheet::draw({.layout = puzzle.layout, .numbers = *grid.numbers()}, sheet::kPlainSize),
          to_text(puzzle));
    } else {
      if (!first) print_line("");
      print(write(puzzle, options));
    }
    first = false;
  });
  if (puzzles) puzzles->finish();
  return file.status(kDone);
}

}  // namespace

void add_calcrostic_encode(const Command& command, Answer& answer) {
  const auto options = std::make_shared<EncodeOptions>();
  add_grid_file(command, options->source);
  const Option ascii =
      command.add_flag("--ascii", options->ascii, "Print operators in ASCII: + - * /");
  const Option latex = command.add_flag("--latex", options->latex, "Print LaTeX arrays");
  latex.excludes(ascii);
  add_svg(command, options->svg)
      .excludes(ascii)
      .excludes(latex)
      .excludes(add_json(command, options->json));
  command.callback([options, &answer] { answer = encode(*options); });
}

}  // namespace reckon::cli
