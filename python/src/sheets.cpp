// SPDX-License-Identifier: MIT
// Sheets of puzzles, known by their codes.
#include <string>
#include <utility>
#include <vector>

#include "python/src/core.hpp"
#include "python/src/work.hpp"
#include "reckon/kinds/code.hpp"
#include "reckon/kinds/kind.hpp"
#include "reckon/sheet/layout.hpp"
#include "reckon/sheet/svg.hpp"
#ifdef RECKON_PYTHON_PDF
#include "app/pdf/pdf.hpp"
#endif

namespace reckon::python {

namespace {

struct Pages {
  std::vector<sheet::Drawing> drawings;
  std::string title;
  Language language = Language::english;
};

// Pages of puzzles, or of their answers.
Pages lay_out(const std::vector<std::string>& codes, const std::string& title,
              const std::string& paper, const std::string& language, bool large, bool answers) {
  const sheet::Style style{.paper = choice("paper", sheet::kAllPapers, paper),
                           .language = choice("language", kAllLanguages, language),
                           .large = large,
                           .title = title};
  if (const auto checked = sheet::check_title(title); !checked) throw refusal_of(checked.error());
  std::vector<kinds::Puzzle> puzzles;
  for (const std::string& code : codes) puzzles.push_back(value_of(kinds::puzzle_of(code)));
  using Drawings = Result<std::vector<sheet::Drawing>>;
  auto drawings = value_of(without_lock([=](Task& task) -> Drawings {
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
  return {
      .drawings = std::move(drawings), .title = sheet::title_of(style), .language = style.language};
}

// Each page as SVG.
std::vector<std::string> pictures(const Pages& pages) {
  std::vector<std::string> all;
  for (const sheet::Drawing& page : pages.drawings) all.push_back(to_svg(page, pages.title));
  return all;
}

#ifdef RECKON_PYTHON_PDF
constexpr bool kHasPdf = true;
py::bytes pdf(const Pages& pages) {
  return {value_of(pdf::to_pdf(pages.drawings, pages.title, pages.language))};
}
#else
constexpr bool kHasPdf = false;
py::bytes pdf(const Pages& /*pages*/) {
  throw Refusal{.message = "PDF is not built in: save it as .html, which browsers print"};
}
#endif

}  // namespace

void add_sheets(py::module_& module) {
  module.attr("PAPERS") = names_of(sheet::kAllPapers);
  module.attr("HAS_PDF") = kHasPdf;
  module.def("sheet", lay_out);
  py::class_<Pages> type(module, "Pages");
  close_class(type);
  type.def("pictures", pictures)
      .def("html",
           [](const Pages& self) { return to_html(self.drawings, self.title, self.language); })
      .def("pdf", pdf);
}

}  // namespace reckon::python
