// SPDX-License-Identifier: MIT
#include "reckon/algebra/setting_system.hpp"

#include <algorithm>
#include <iterator>

namespace reckon::algebra {

namespace {

// `any a, b: c = a+b, ...`: all numbers of a family.
Argument step_of(const Family& family) {
  const Ring& ring = family.numbers.front().numerator().ring();
  std::string statement;
  for (const std::size_t parameter : family.parameters) {
    statement += (statement.empty() ? "any " : ", ") + ring.name(parameter);
  }
  std::string numbers;
  for (std::size_t i = 0; i < family.numbers.size(); ++i) {
    if (std::ranges::find(family.parameters, i) != family.parameters.end()) continue;
    numbers += (numbers.empty() ? "" : ", ") + ring.name(i) + " = " + family.numbers[i].to_text();
  }
  for (const Polynomial& condition : family.conditions) {
    numbers += " where " + condition.to_text() + " = 0";
  }
  return {.kind = Argument::Kind::parameters,
          .statement = statement + (statement.empty() ? "" : ": ") + numbers};
}

}  // namespace

std::string equation_text(const Polynomial& polynomial) {
  const std::vector<FlintRational> zeros(polynomial.ring().size());
  const FlintRational constant = polynomial.at(zeros);
  const Polynomial rest =
      polynomial - Polynomial(polynomial.ring(), constant.integer().value_or(0));
  return rest.to_text() + " = " + (-constant).to_text();
}

DerivedFamilies SettingSystem::families(const Elimination& elimination) const {
  DerivedFamilies result;
  std::vector<std::string> branches;
  result.families = families_of(ring_, setting_, elimination, &branches);
  for (std::string& branch : branches) {
    result.because.push_back({.kind = Argument::Kind::elimination, .statement = std::move(branch)});
  }
  return result;
}

const PositiveIntegers& SettingSystem::section(const Polynomial& polynomial) {
  const auto [known, is_new] = sections_.try_emplace(polynomial.to_text());
  if (is_new) {
    Elimination elimination = eliminations().front();
    elimination.more = {polynomial};
    known->second = decide(families(elimination));
  }
  return known->second;
}

std::vector<Argument> derivation_of(const DerivedFamilies& derived) {
  std::vector<Argument> steps = derived.because;
  for (const Family& family : derived.families) steps.push_back(step_of(family));
  return steps;
}

PositiveIntegers decide(DerivedFamilies derived) {
  PositiveIntegers result = positive_integers(derived.families);
  std::vector<Argument> steps;
  if (result.answer == PositiveIntegers::Answer::infinitely_many) {
    // One infinite family is enough.
    const auto endless = std::ranges::find_if(derived.families, [](const Family& family) {
      return positive_integers(family).answer == PositiveIntegers::Answer::infinitely_many;
    });
    steps.push_back(step_of(*endless));
  } else {
    steps = derivation_of(derived);
  }
  std::ranges::move(result.because, std::back_inserter(steps));
  result.because = std::move(steps);
  return result;
}

void add_case(std::vector<Argument>& because, const std::string& name,
              const std::vector<Argument>& steps) {
  for (const Argument& step : steps) {
    because.push_back({.kind = step.kind, .statement = name + ": " + step.statement});
  }
}

}  // namespace reckon::algebra
