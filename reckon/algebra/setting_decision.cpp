#include "reckon/algebra/setting_decision.hpp"

#include <algorithm>
#include <set>
#include <vector>

#include "reckon/algebra/number_puzzle.hpp"

namespace reckon::algebra {

SettingDecision decide(const Ring& ring, const Setting& setting) {
  SettingDecision decision;
  decision.setting = setting;
  std::set<Setting> versions;
  for (const auto& version : calcrostic::versions({.numbers = {}, .operators = setting})) {
    versions.insert(version.operators);
  }
  decision.versions = versions.size();
  const std::vector<Family> families = families_of(ring, setting);
  decision.families = families.size();
  for (const Family& family : families) {
    decision.dimension = std::max(decision.dimension.value_or(0), family.dimension());
  }
  decision.positive_integers = positive_integers(families);
  if (!is_decided(decision.positive_integers.answer)) {
    // Another version may decide it.
    decision.positive_integers = solve(setting, {});
  }
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
