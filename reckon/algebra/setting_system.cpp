#include "reckon/algebra/setting_system.hpp"

#include <algorithm>
#include <iterator>

namespace reckon::algebra {

std::string equation_text(const Polynomial& polynomial) {
  const std::vector<FlintRational> zeros(polynomial.ring().size());
  const FlintRational constant = polynomial.at(zeros);
  const Polynomial rest =
      polynomial - Polynomial(polynomial.ring(), constant.integer().value_or(0));
  return rest.to_text() + " = " + (-constant).to_text();
}

DerivedFamilies SettingSystem::families(const std::vector<std::size_t>& parameters,
                                        const std::vector<Polynomial>& more) const {
  DerivedFamilies result;
  std::vector<std::string> branches;
  result.families = families_of(ring_, setting_, {.more = more, .parameters = parameters},
                                &branches);
  for (std::string& branch : branches) {
    result.because.push_back(
        {.kind = Argument::Kind::elimination, .statement = std::move(branch)});
  }
  return result;
}

const PositiveIntegers& SettingSystem::section(const Polynomial& polynomial) {
  const auto [known, is_new] = sections_.try_emplace(polynomial.to_text());
  if (is_new) known->second = decide(families({}, {polynomial}));
  return known->second;
}

PositiveIntegers decide(DerivedFamilies derived) {
  PositiveIntegers result = positive_integers(derived.families);
  if (result.answer != PositiveIntegers::Answer::infinitely_many) {
    std::ranges::move(result.because, std::back_inserter(derived.because));
    result.because = std::move(derived.because);
  }
  return result;
}

void add_case(std::vector<Argument>& because, const std::string& name,
              const std::vector<Argument>& steps) {
  for (const Argument& step : steps) {
    because.push_back({.kind = step.kind, .statement = name + ": " + step.statement});
  }
}

}  // namespace reckon::algebra
