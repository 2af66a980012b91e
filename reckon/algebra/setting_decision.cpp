#include "reckon/algebra/setting_decision.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace reckon::algebra {

namespace {

using Answer = PositiveIntegers::Answer;

// What two families have together.
Answer together(Answer x, Answer y) {
  if (x == Answer::infinitely_many || y == Answer::infinitely_many) return Answer::infinitely_many;
  if (x == Answer::none) return y;
  if (y == Answer::none || x == y) return x;
  return Answer::some;  // the one has some or finitely many, the other is not decided
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
  decision.positive_integers.answer = Answer::none;
  auto& [answer, examples] = decision.positive_integers;
  for (const Family& family : families_of(ring, setting)) {
    ++decision.families;
    decision.dimension = std::max(decision.dimension.value_or(0), family.dimension());
    PositiveIntegers found = positive_integers(family);
    answer = together(answer, found.answer);
    std::ranges::move(found.examples, std::back_inserter(examples));
  }
  if (answer != Answer::finitely_many && examples.size() > 1) examples.resize(1);
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
