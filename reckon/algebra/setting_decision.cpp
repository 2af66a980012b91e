// SPDX-License-Identifier: MIT
#include "reckon/algebra/setting_decision.hpp"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>
#include <vector>

#include "reckon/algebra/regions.hpp"
#include "reckon/algebra/setting_system.hpp"

namespace reckon::algebra {

namespace {

using Answer = PositiveIntegers::Answer;
using Kind = Argument::Kind;

constexpr std::size_t kNumbers = 9;

// Equations between two numbers, or for one, simple ones first.
std::vector<Polynomial> simple_equations(const Ring& ring) {
  constexpr std::int64_t kMostValue = 6;
  std::vector<Polynomial> equations;
  for (std::int64_t value = 1; value <= kMostValue; ++value) {
    for (std::size_t i = 0; i < kNumbers; ++i) {
      equations.push_back(Polynomial::unknown(ring, i) - Polynomial(ring, value));
    }
  }
  for (std::size_t i = 0; i < kNumbers; ++i) {
    for (std::size_t k = i + 1; k < kNumbers; ++k) {
      equations.push_back(Polynomial::unknown(ring, i) - Polynomial::unknown(ring, k));
    }
  }
  return equations;
}

// Searches an equation with which a setting has infinitely many solutions.
std::optional<PositiveIntegers> infinite_section(SettingSystem& system) {
  for (const Polynomial& equation : simple_equations(system.ring())) {
    const PositiveIntegers& section = system.section(equation);
    if (section.answer != Answer::infinitely_many) continue;
    PositiveIntegers result{.answer = section.answer, .examples = section.examples};
    const std::string name = equation_text(equation);
    result.because.push_back(
        {.kind = Kind::section, .statement = name + " has infinitely many already"});
    add_case(result.because, name, section.because);
    return result;
  }
  return std::nullopt;
}

// Decides all families, using regions of their parameters where needed.
std::optional<PositiveIntegers> decided_by_regions(SettingSystem& system,
                                                   const DerivedFamilies& derived, int cuts) {
  PositiveIntegers result{.answer = Answer::none};
  for (const Family& family : derived.families) {
    PositiveIntegers found = positive_integers(family);
    if (!is_decided(found.answer)) {
      auto more = by_regions(system, family, cuts);
      if (!more) return std::nullopt;
      found = *std::move(more);
    }
    if (found.answer == Answer::infinitely_many) return found;
    std::ranges::move(found.because, std::back_inserter(result.because));
    for (auto& example : found.examples) {
      if (std::ranges::find(result.examples, example) == result.examples.end()) {
        result.examples.push_back(std::move(example));
      }
    }
  }
  if (!result.examples.empty()) result.answer = Answer::finitely_many;
  return result;
}

PositiveIntegers positive_integers_of(SettingSystem& system, DerivedFamilies own) {
  PositiveIntegers first = decide(std::move(own));
  if (is_decided(first.answer)) return first;
  bool some = first.answer == Answer::some;
  const auto decided = [&](const DerivedFamilies& derived) {
    const PositiveIntegers found = positive_integers(derived.families);
    some = some || found.answer == Answer::some;
    return is_decided(found.answer);
  };
  for (const Elimination& elimination : eliminations()) {
    DerivedFamilies derived = system.families(elimination);
    if (decided(derived)) return decide(std::move(derived));
  }
  if (some) {
    if (auto section = infinite_section(system)) return *std::move(section);
  }
  std::vector<DerivedFamilies> all;
  for (std::size_t i = 0; i < kNumbers; ++i) {
    for (std::size_t k = i + 1; k < kNumbers; ++k) {
      all.push_back(system.families(elimination_with_last(i, k)));
      if (decided(all.back())) return decide(std::move(all.back()));
    }
  }
  constexpr int kMostCuts = 3;
  for (int cuts = 0; cuts <= kMostCuts; ++cuts) {
    for (const DerivedFamilies& derived : all) {
      auto found = decided_by_regions(system, derived, cuts);
      if (!found) continue;
      std::vector<Argument> because = derivation_of(derived);
      std::ranges::move(found->because, std::back_inserter(because));
      found->because = std::move(because);
      return *std::move(found);
    }
  }
  return first;
}

}  // namespace

SettingDecision decide(const Ring& ring, const Setting& setting) {
  SettingDecision decision;
  decision.setting = setting;
  std::set<Setting> versions;
  for (const auto& version : calcrostic::versions({.numbers = {}, .operators = setting})) {
    versions.insert(version.operators);
  }
  decision.versions = versions.size();
  SettingSystem system(ring, setting);
  DerivedFamilies own = system.families(eliminations().front());
  decision.families = own.families.size();
  for (const Family& family : own.families) {
    decision.dimension = std::max(decision.dimension.value_or(0), family.dimension());
  }
  decision.positive_integers = positive_integers_of(system, std::move(own));
  return decision;
}

std::vector<Setting> standard_settings() {
  constexpr unsigned kSettings = 1U << 16U;
  std::vector<Setting> settings;
  for (unsigned number = 0; number < kSettings; ++number) {
    Setting setting{};
    for (std::size_t i = 0; i < setting.size(); ++i) {
      setting[i] = static_cast<Operator>((number >> (2 * (setting.size() - 1 - i))) & 3U);
    }
    if (standard_setting(setting) == setting) settings.push_back(setting);
  }
  return settings;
}

}  // namespace reckon::algebra
