// SPDX-License-Identifier: MIT
// reckon calcrostic export-systems
#include <fmt/core.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/algebra/setting_decisions.hpp"
#include "app/cli/algebra/system_files.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/threads.hpp"
#include "app/cli/letters/operator_pattern.hpp"
#include "app/cli/zero/zero_settings.hpp"
#include "reckon/algebra/system_text.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/zero/zero_systems.hpp"

namespace reckon::cli {
namespace {

struct ExportSystemsOptions {
  std::string folder;
  std::string format = "singular";
  std::optional<std::uint64_t> batch;
  std::optional<std::string> operators;
  bool all_operators = false;
  bool solvable = false;
  bool zero = false;
  std::optional<std::uint64_t> rows;
  std::optional<std::uint64_t> columns;
  std::optional<std::uint64_t> count;
  std::optional<std::uint64_t> seed;
  std::optional<std::uint64_t> threads;
  bool json = false;

  bool is_of_zero_grids() const { return zero || rows || columns; }
};

const algebra::SystemFormatName& format_of(const std::string& name) {
  const auto& formats = algebra::system_formats();
  const auto found = std::ranges::find(formats, name, &algebra::SystemFormatName::name);
  if (found != formats.end()) return *found;
  std::string choices;
  for (const auto& format : formats) {
    choices += (choices.empty() ? "" : ", ") + std::string(format.name);
  }
  throw Fault(kBadInput, fmt::format("--format: {} is unknown: choose {}", quote(name), choices));
}

ExportTarget target_of(const ExportSystemsOptions& options) {
  const algebra::SystemFormatName& format = format_of(options.format);
  const std::uint64_t batch = options.batch.value_or(1);
  if (batch > 1 && !takes_many(format.format)) {
    throw Fault(kBadInput, fmt::format("--batch: {} takes one system a file", format.name));
  }
  return {.folder = options.folder,
          .format = format,
          .batch = batch,
          .threads = threads_of(options.threads)};
}

// Keeps `count` random items, each equally likely, in the same order; or all if they are fewer.
template <typename T>
void keep_some(std::vector<T>& items, std::uint64_t count, std::uint64_t seed) {
  SplitMix64 random(seed);
  std::vector<T> kept;
  for (std::size_t i = 0; i < items.size() && kept.size() < count; ++i) {
    if (random.below(items.size() - i) < count - kept.size()) kept.push_back(std::move(items[i]));
  }
  items = std::move(kept);
}

bool is_decided(const zero::ZeroLayout& layout) { return layout.rows == 3 && layout.columns == 3; }

// Reports the other errors in the options before any work.
std::optional<OperatorPattern> pattern_for(const ExportSystemsOptions& options,
                                           const zero::ZeroLayout& layout) {
  if (is_decided(layout)) {
    return options.is_of_zero_grids() ? zero_pattern_of(options.operators)
                                      : pattern_of(options.operators);
  }
  const std::string size = fmt::format("{} x {}", layout.rows, layout.columns);
  if (!options.count) {
    throw Fault(
        kBadInput,
        fmt::format("--count: required, since {} has too many operator assignments to export all",
                    size));
  }
  if (options.operators) {
    throw Fault(kBadInput,
                fmt::format("--operators: settings of {} are found by chance; leave it out", size));
  }
  return std::nullopt;
}

std::vector<algebra::SettingDecision> calcrostics_for(const ExportSystemsOptions& options,
                                                      const std::optional<OperatorPattern>& pattern,
                                                      std::uint64_t seed) {
  std::vector<algebra::Setting> settings = settings_of(pattern);
  if (options.all_operators) {
    std::erase_if(settings, [](const algebra::Setting& setting) {
      return !calcrostic::uses_all_operators(
          calcrostic::Calcrostic{.numbers = {}, .operators = setting});
    });
  }
  // If only the decision tells whether a setting is wanted, all are decided before some are
  // selected.
  if (options.count && !options.solvable) keep_some(settings, *options.count, seed);
  std::vector<algebra::SettingDecision> decisions = decide_all(settings, options.threads);
  if (options.solvable) {
    std::erase_if(decisions,
                  [](const algebra::SettingDecision& decision) { return decision.families == 0; });
    if (options.count) keep_some(decisions, *options.count, seed);
  }
  return decisions;
}

std::vector<ZeroSetting> zero_settings_for(const ExportSystemsOptions& options,
                                           const std::optional<OperatorPattern>& pattern,
                                           const zero::ZeroLayout& layout, std::uint64_t seed) {
  if (is_decided(layout)) {
    auto settings = decided_settings(
        {.all_operators = options.all_operators, .solvable = options.solvable, .pattern = pattern});
    if (options.count) keep_some(settings, *options.count, seed);
    return settings;
  }
  constexpr std::int64_t kLeast = 2;
  auto search = zero::ZeroSearch::make(seed, layout.rows, layout.columns, kLeast);
  if (!search) throw Fault(kBadInput, search.error().message);
  return found_settings(*search, *options.count);
}

// Returns the question, as the index and the answer have it.
Json question_of(const ExportSystemsOptions& options, const algebra::SystemFormatName& format,
                 const zero::ZeroLayout& layout, std::uint64_t seed) {
  Json question = {{"format", format.name},
                   {"grids", options.is_of_zero_grids() ? "zero" : "calcrostic"},
                   {"rows", layout.rows},
                   {"cols", layout.columns}};
  if (options.count) question["seed"] = json_of(seed);
  return question;
}

ExportedSystems systems_of(const std::vector<algebra::SettingDecision>& decisions) {
  return {.count = decisions.size(),
          .unknowns = algebra::names_of_numbers(),
          .equations = [&](const algebra::Ring& ring,
                           std::size_t i) { return equations_of(ring, decisions[i].setting); },
          .answer =
              [&](std::size_t i) {
                Json answer = json_of(decisions[i]);
                answer.erase("because");  // `families` prints it
                return answer;
              }};
}

ExportedSystems systems_of(const std::vector<ZeroSetting>& settings,
                           const zero::ZeroLayout& layout) {
  return {
      .count = settings.size(),
      .unknowns = zero::names_of_numbers(layout),
      .equations = [&](const algebra::Ring& ring,
                       std::size_t i) { return equations_of(ring, layout, settings[i].operators); },
      .answer = [&](std::size_t i) { return json_of(settings[i]); }};
}

Answer export_systems(const ExportSystemsOptions& options) {
  const ExportTarget target = target_of(options);
  const std::uint64_t seed = options.seed ? *options.seed : fresh_seed();
  const zero::ZeroLayout layout =
      zero::zero_layout(side("--rows", options.rows), side("--columns", options.columns));
  const auto pattern = pattern_for(options, layout);
  make_folder(options.folder);
  Json answer = question_of(options, target.format, layout, seed);
  ExportedFiles written;
  std::size_t count = 0;
  if (options.is_of_zero_grids()) {
    const auto settings = zero_settings_for(options, pattern, layout, seed);
    count = settings.size();
    written = write_systems(systems_of(settings, layout), target, answer);
  } else {
    const auto decisions = calcrostics_for(options, pattern, seed);
    count = decisions.size();
    written = write_systems(systems_of(decisions), target, answer);
  }
  if (options.json) {
    answer.update({{"systems", count}, {"files", written.files}, {"index", written.index}});
    print_json(answer);
  } else {
    if (options.count && !options.seed) note(fmt::format("seed {}", seed));
    const char* what = count == 1 ? "system and its answer" : "systems and their answers";
    note(fmt::format("{} {} are in {}", count, what, written.index));
  }
  return count < options.count.value_or(0) ? kNo : kDone;
}

}  // namespace

void add_calcrostic_export_systems(const Command& command, Answer& answer) {
  const auto options = std::make_shared<ExportSystemsOptions>();
  command.alias("marathon");
  command.add_option("-o,--output,--out", options->folder, "Folder to write to; created if needed")
      .required()
      .type_name("DIR");
  command
      .add_option("--format", options->format,
                  "singular, magma, maple, reduce, macaulay2, msolve, sympy, sage, oscar or json "
                  "(default: singular)")
      .type_name("FORMAT");
  add_number(command, "--batch", options->batch, "Systems per file (default: 1)", {.first = 1})
      .type_name("N");
  command.add_flag("--zero", options->zero,
                   "Export zero grids instead of calcrostics; implied by --rows and --columns");
  add_sides(command, options->rows, options->columns);
  add_operators(command, options->operators,
                "Only these eight operators in the canonical form, or 16 in reading order of a "
                "zero grid; ? matches any");
  command.add_flag("--all-operators", options->all_operators,
                   "Only assignments with all four operators, for calcrostics in some symmetry");
  command.add_flag(
      "--solvable", options->solvable,
      "Only assignments with solutions in numbers other than 0 (rational ones for calcrostics)");
  const Option count = add_number(command, "--count", options->count,
                                  "Number of assignments, drawn at random (default: all; required "
                                  "for zero grids beyond 3 x 3)");
  count.type_name("K");
  add_number(command, "--seed", options->seed, "Random seed (makes the sample reproducible)")
      .needs(count)
      .type_name("N");
  add_threads(command, options->threads);
  add_json(command, options->json);
  command.callback([options, &answer] { answer = export_systems(*options); });
}

}  // namespace reckon::cli
