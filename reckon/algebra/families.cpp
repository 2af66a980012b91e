// SPDX-License-Identifier: MIT
#include "reckon/algebra/families.hpp"

#include "reckon/algebra/calcrostic_families.hpp"
#include "reckon/algebra/positive_integers.hpp"

namespace reckon::algebra {

std::vector<SolutionFamily> solve_families(const Setting& setting, const Givens& givens) {
  const Ring ring(names_of_numbers());
  std::vector<SolutionFamily> solved;
  for (const Family& family : families_of(ring, setting, givens)) {
    SolutionFamily& texts = solved.emplace_back();
    for (const std::size_t parameter : family.parameters) {
      texts.parameters.push_back(ring.name(parameter));
    }
    for (const RationalFunction& number : family.numbers) texts.numbers.push_back(number.to_text());
    texts.conditions = conditions_of(family);
    texts.dimension = family.dimension();
    texts.positive_integers = positive_integers(family);
  }
  return solved;
}

}  // namespace reckon::algebra
