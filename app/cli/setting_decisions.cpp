#include "app/cli/setting_decisions.hpp"

#include <algorithm>

#include "app/cli/threads.hpp"

namespace reckon::cli {

using algebra::Setting;
using algebra::SettingDecision;
using algebra::to_text;

std::vector<SettingDecision> decide_all(const std::optional<OperatorPattern>& pattern,
                                        const std::optional<std::uint64_t>& threads) {
  std::vector<Setting> settings = algebra::standard_settings();
  std::erase_if(settings,
                [&](const Setting& setting) { return pattern && !pattern->matches(setting); });
  constexpr std::size_t kPiece = 32;
  std::vector<SettingDecision> decisions(settings.size());
  Progress progress(Answers::at_the_end);
  on_threads(threads_of(threads), progress)(
      (settings.size() + kPiece - 1) / kPiece, [&](std::uint64_t piece) {
        const std::size_t first = static_cast<std::size_t>(piece) * kPiece;
        {
          // All that FLINT has given has to be gone before its memory is.
          const algebra::Ring ring(algebra::names_of_numbers());
          for (std::size_t i = first; i < std::min(first + kPiece, settings.size()); ++i) {
            decisions[i] = decide(ring, settings[i]);
          }
        }
        algebra::give_back_memory();
      });
  return decisions;
}

Json json_of(const SettingDecision& decision) {
  const algebra::PositiveIntegers& integers = decision.positive_integers;
  return {{"setting", to_text(decision.setting)},
          {"versions", decision.versions},
          {"families", decision.families},
          {"dimension", decision.dimension ? Json(*decision.dimension) : Json()},
          {"positive_integers", key_of(integers.answer)},
          {"examples", integers.examples}};
}

std::string key_of(algebra::PositiveIntegers::Answer answer) {
  std::string key = to_text(answer);
  std::ranges::replace(key, ' ', '_');
  return key;
}

}  // namespace reckon::cli
