// SPDX-License-Identifier: MIT
// Equations of words.
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "python/src/core.hpp"
#include "python/src/work.hpp"
#include "reckon/letters/generate/generator.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/letters/solve/solver.hpp"
#include "reckon/sheet/draw.hpp"
#include "reckon/sheet/svg.hpp"
#include "reckon/text/language.hpp"

namespace reckon::python {

namespace {

using letters::Reading;

Reading read_alphametic(const std::string& text, unsigned base, bool leading_zeros,
                        bool others_differ, bool all_different) {
  auto read = letters::read_puzzle(
      text, {.conditions = {.base = base, .leading_zeros = leading_zeros},
             .unknown = {.others_differ = others_differ, .all_different = all_different}});
  if (!read) throw refusal_of(read.error());
  return *std::move(read);
}

std::vector<std::string> letters_of(const Reading& self) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < self.puzzle.cells.size(); ++i)
    names.push_back(self.puzzle.name_of(i));
  return names;
}

// [({letter: digit}, text with digits)], at most `limit` of them.
py::list answers(const Reading& self, std::uint64_t limit) {
  const auto found = without_lock([puzzle = self.puzzle, limit](Task& task) {
    return letters::answers(puzzle, limit, &task.budget).value_or(std::vector<letters::Digits>());
  });
  const auto names = letters_of(self);
  py::list all;
  for (const letters::Digits& digits : found) {
    const py::dict answer;
    for (std::size_t i = 0; i < names.size(); ++i) answer[py::str(names[i])] = int{digits[i]};
    all.append(py::make_tuple(answer, filled(self, digits)));
  }
  return all;
}

using AlphameticGenerator = Shared<letters::Generator>;

std::shared_ptr<AlphameticGenerator> generator(std::uint64_t seed, const std::string& kind,
                                               std::vector<std::string> words,
                                               const std::string& language,
                                               std::optional<std::size_t> addends,
                                               std::optional<int> level, bool ideal) {
  const auto shape = choice("kind", letters::kAllShapes, kind);
  auto made = value_of(
      letters::Generator::make(seed, {.shape = shape,
                                      .words = std::move(words),
                                      .language = choice("language", kAllLanguages, language),
                                      .addends = addends.value_or(letters::usual_addends(shape)),
                                      .level = level,
                                      .ideal = ideal}));
  return std::make_shared<AlphameticGenerator>(std::move(made));
}

Reading next_alphametic(const std::shared_ptr<AlphameticGenerator>& self) {
  auto made = next_of(
      self, [](letters::Generator& generator, Budget& budget) { return generator.next(&budget); });
  return value_of(std::move(made)).reading;
}

}  // namespace

void add_alphametics(py::module_& module) {
  module.attr("LANGUAGES") = names_of(kAllLanguages);
  module.attr("ALPHAMETIC_KINDS") = names_of(letters::kAllShapes);
  module.def("alphametic_read", read_alphametic);
  py::class_<Reading> type(module, "Reading");
  close_class(type);
  type.def("text", [](const Reading& self) { return self.text; })
      .def("letters", letters_of)
      .def("answers", answers)
      .def("svg", [](const Reading& self) {
        return sheet::to_svg(sheet::draw_calculation(self.text, sheet::kPlainSize), self.text,
                             2 * sheet::kPoint);
      });
  // The words, and what is said of those that are skipped.
  module.def("alphametic_words", [](const std::string& text, const std::string& accents) {
    letters::WordsRead read =
        letters::read_words(text, choice("accents", letters::kAllAccents, accents));
    return std::pair(std::move(read.words), said_of_skipped(read));
  });
  module.def("alphametic_generator", generator);
  py::class_<AlphameticGenerator, std::shared_ptr<AlphameticGenerator>> maker(
      module, "AlphameticGenerator");
  close_class(maker);
  maker.def("next", next_alphametic);
}

}  // namespace reckon::python
