// SPDX-License-Identifier: MIT
#include "app/cli/zero/zero_settings.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <set>
#include <span>
#include <utility>

#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"

namespace reckon::cli {

using letters::Typography;
using zero::ZeroFamily;
using zero::ZeroGrid;
using zero::ZeroKind;

void add_sides(const Command& command, std::optional<std::uint64_t>& rows,
               std::optional<std::uint64_t>& columns) {
  // A list may have larger ones.
  constexpr NumberRange kSides = {
      .first = letters::kLeastSide, .last = letters::kMostSide, .is_judged_later = true};
  add_number(command, "--rows", rows, "Rows of numbers in a zero grid, 3 to 5 (default: 3)", kSides)
      .type_name("R");
  add_number(command, "--columns,--cols", columns,
             "Columns of numbers in a zero grid, 3 to 5 (default: 3)", kSides)
      .type_name("C");
}

std::uint8_t side(const std::string& flag, const std::optional<std::uint64_t>& given,
                  std::size_t most) {
  return static_cast<std::uint8_t>(
      in_range(flag, given.value_or(letters::kLeastSide), letters::kLeastSide, most));
}

const std::vector<ZeroKindName>& zero_kind_names() {
  static const std::vector<ZeroKindName> names = {
      {ZeroKind::none, "none", "have no solution in numbers other than 0"},
      {ZeroKind::complex_only, "complex_only", "have complex solutions only"},
      {ZeroKind::real_algebraic, "real_algebraic", "have real solutions of degree 3 or more"},
      {ZeroKind::real_quadratic, "real_quadratic", "have real solutions with square roots"},
      {ZeroKind::rational, "rational", "have rational solutions, but no positive integers"},
      {ZeroKind::positive_integers, "positive_integers", "have positive integers"},
      {ZeroKind::infinite, "infinite", "have infinitely many solutions"},
  };
  return names;
}

std::string text_of(const ZeroFamily& family, Typography typography) {
  return to_text(zero::zero_layout(3, 3), family.polynomials().texts(), family.grid.operators,
                 typography);
}

std::uint64_t settings_with_grids(const std::vector<ZeroFamily>& families, std::int64_t least) {
  std::set<std::vector<Operator>> settings;
  for (const ZeroFamily& family : families) {
    if (zero::is_from(family.grid.numbers, least)) settings.insert(family.grid.operators);
  }
  return settings.size();
}

void expect_decided(std::uint64_t undecided, std::string_view what) {
  if (undecided == 0) return;
  throw Fault(kSystemFault,
              fmt::format("{} {} are left undecided: please report it", undecided, what));
}

std::optional<OperatorPattern> zero_pattern_of(const std::optional<std::string>& operators) {
  if (!operators) return std::nullopt;
  constexpr std::size_t kPlaces = 16;
  return OperatorPattern(
      *operators, kPlaces,
      "all of a grid in reading order, as in --------/*-+--+- with - at the four "
      "crossings");
}

std::vector<ZeroSetting> decided_settings(const ZeroWish& wish) {
  std::vector<ZeroSetting> settings;
  const auto visit = [&](std::span<const Operator> operators, ZeroKind kind) {
    if (wish.solvable && kind == ZeroKind::none) return;
    if (wish.pattern && !wish.pattern->matches(operators)) return;
    settings.push_back({.operators = {operators.begin(), operators.end()},
                        .kind = kind,
                        .families = {},
                        .example = {}});
  };
  const zero::ZeroCensus census = zero::zero_census(wish.all_operators, visit);
  expect_decided(census.undecided, "settings");
  std::ranges::sort(settings, {}, &ZeroSetting::operators);
  for (const ZeroFamily& family : census.families) {
    const auto setting =
        std::ranges::lower_bound(settings, family.grid.operators, {}, &ZeroSetting::operators);
    if (setting == settings.end() || setting->operators != family.grid.operators) continue;
    setting->families.push_back(family);
  }
  return settings;
}

void take_grids(zero::ZeroSearch& search, std::uint64_t count,
                const std::function<bool(const ZeroGrid& grid)>& take,
                const std::function<void(std::uint64_t taken)>& look) {
  // Some minutes without a grid; if any exist, they are found within seconds.
  constexpr std::uint64_t kMostFailures = 200'000;
  std::uint64_t taken = 0;
  for (std::uint64_t failures = 0; taken < count && failures < kMostFailures; ++failures) {
    if (is_interrupted()) throw Fault(kInterrupted, "interrupted");
    if (look) look(taken);
    const auto grid = search.attempt();
    if (!grid || !take(*grid)) continue;
    ++taken;
    failures = 0;
  }
}

std::vector<ZeroSetting> found_settings(zero::ZeroSearch& search, std::uint64_t count) {
  std::set<std::vector<Operator>> known;
  std::vector<ZeroSetting> settings;
  Progress progress(Answers::at_the_end);
  const auto take = [&](const ZeroGrid& grid) {
    if (!known.insert(grid.operators).second) return false;
    settings.push_back({.operators = grid.operators,
                        .kind = std::nullopt,
                        .families = {},
                        .example = grid.numbers});
    return true;
  };
  take_grids(search, count, take, [&](std::uint64_t taken) { progress.look(taken, count); });
  return settings;
}

Json json_of(const ZeroSetting& setting) {
  std::string operators;
  for (const Operator op : setting.operators) operators += symbol_of(op);
  if (!setting.kind) {
    return {{"setting", operators},          {"complete", false},
            {"solutions", nullptr},          {"positive_integers", "some"},
            {"examples", {setting.example}}, {"families", Json::array()}};
  }
  Json examples = Json::array();
  Json families = Json::array();
  for (const ZeroFamily& family : setting.families) {
    examples.push_back(family.grid.numbers);
    if (family.is_single()) continue;
    families.push_back({{"first", family.grid.numbers}, {"growth", family.growth}});
  }
  const char* positive = !families.empty()  ? "infinitely_many"
                         : examples.empty() ? "none"
                                            : "finitely_many";
  const auto name = std::ranges::find(zero_kind_names(), *setting.kind, &ZeroKindName::kind);
  return {{"setting", operators},          {"complete", true},     {"solutions", name->key},
          {"positive_integers", positive}, {"examples", examples}, {"families", families}};
}

}  // namespace reckon::cli
