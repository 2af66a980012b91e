// SPDX-License-Identifier: MIT
// Families of solutions of an operator assignment.
#include "reckon/algebra/families.hpp"

#include <string>
#include <vector>

#include "python/src/core.hpp"
#include "python/src/work.hpp"
#include "reckon/algebra/polynomial.hpp"
#include "reckon/algebra/setting.hpp"

namespace reckon::python {

namespace {

// [(parameters, numbers, conditions, dimension, positive integers, examples)]
py::list families(const std::string& operators) {
  const algebra::Setting setting = value_of(algebra::read_setting(operators));
  const auto found = without_lock(
      [setting](Task&) {
        auto all = algebra::solve_families(setting);
        algebra::give_back_memory();  // the thread ends
        return all;
      },
      0);
  py::list all;
  for (const algebra::SolutionFamily& family : found) {
    all.append(py::make_tuple(family.parameters, family.numbers, family.conditions,
                              family.dimension, to_text(family.positive_integers.answer),
                              family.positive_integers.examples));
  }
  return all;
}

}  // namespace

void add_families(py::module_& module) {
  module.def("setting", [](const std::string& operators) {
    return algebra::to_text(value_of(algebra::read_setting(operators)));
  });
  module.def("families", families);
}

}  // namespace reckon::python
