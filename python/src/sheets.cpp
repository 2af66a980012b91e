// SPDX-License-Identifier: MIT
// Sheets of puzzles, known by their codes.
#include <string>
#include <vector>

#include "python/src/core.hpp"
#include "python/src/work.hpp"
#include "reckon/kinds/code.hpp"
#include "reckon/kinds/kind.hpp"
#include "reckon/sheet/layout.hpp"
#include "reckon/sheet/svg.hpp"

namespace reckon::python {

namespace {

// ([page as SVG], all as HTML) of puzzles, or of their answers.
py::tuple lay_out(const std::vector<std::string>& codes, const std::string& title,
                  const std::string& paper, const std::string& language, bool large, bool answers) {
  const sheet::Style style{.paper = choice("paper", sheet::kAllPapers, paper),
                           .language = choice("language", kAllLanguages, language),
                           .large = large,
                           .title = title};
  if (const auto checked = sheet::check_title(title); !checked) throw refusal_of(checked.error());
  std::vector<kinds::Puzzle> puzzles;
  for (const std::string& code : codes) puzzles.push_back(value_of(kinds::puzzle_of(code)));
  using Pages = Result<std::vector<sheet::Drawing>>;
  const auto pages = value_of(without_lock([=](Task& task) -> Pages {
    krypto::Solver& solver = solver_of_thread();
    const krypto::WorkWithin within(solver, task.budget);
    std::vector<kinds::Entry> entries;
    for (const kinds::Puzzle& puzzle : puzzles) {
      auto entry = kinds::entry_of(solver, puzzle);
      if (task.budget.over()) return {};
      if (!entry) return std::unexpected(entry.error());
      entries.push_back(*std::move(entry));
    }
    return answers ? lay_out_answers(entries, style) : sheet::lay_out(entries, style);
  }));
  const std::string name = sheet::title_of(style);
  std::vector<std::string> pictures;
  for (const sheet::Drawing& page : pages) pictures.push_back(to_svg(page, name));
  return py::make_tuple(pictures, to_html(pages, name, style.language));
}

}  // namespace

void add_sheets(py::module_& module) {
  module.attr("PAPERS") = names_of(sheet::kAllPapers);
  module.def("sheet", lay_out);
}

}  // namespace reckon::python
