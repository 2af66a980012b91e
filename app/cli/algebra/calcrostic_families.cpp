// SPDX-License-Identifier: MIT
// reckon calcrostic families
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/algebra/numbers.hpp"
#include "app/cli/algebra/setting_decisions.hpp"
#include "app/cli/frame/choice.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/letters/operator_pattern.hpp"
#include "app/cli/long/long_work.hpp"
#include "reckon/algebra/family_text.hpp"
#include "reckon/algebra/setting_decision.hpp"
#include "reckon/calcrostic/calcrostic_line.hpp"

namespace reckon::cli {
namespace {

using algebra::Family;
using algebra::PositiveIntegers;
using algebra::SettingDecision;
using algebra::to_text;
using Integers = PositiveIntegers::Answer;

struct FamiliesOptions {
  std::string setting;
  bool all = false;
  std::optional<std::string> operators;
  LongWorkOptions work;
  std::optional<algebra::CodeFormat> format;
  bool json = false;
};

// Eight operators, or a grid line that contains them.
struct Question {
  algebra::Setting setting{};
  std::optional<std::array<std::int64_t, 9>> numbers;  // from the grid line
};

Question question_in(std::string_view text) {
  if (text.find('|') != std::string_view::npos) {
    const auto grid = calcrostic::read_line(text);
    if (!grid) throw bad_input("SETTING", grid.error());
    if (!holds(*grid) || std::ranges::find(grid->numbers, 0) != grid->numbers.end()) {
      throw Fault(kBadInput, fmt::format("SETTING: {} is not solved with numbers other than 0: "
                                         "give the operators alone",
                                         to_line(*grid)));
    }
    return {.setting = grid->operators, .numbers = grid->numbers};
  }
  const auto setting = algebra::read_setting(text);
  if (!setting) throw bad_input("SETTING", setting.error());
  return {.setting = *setting, .numbers = {}};
}

// Returns the index of the family that contains the numbers.
std::size_t family_with(const std::vector<Family>& families,
                        const std::array<std::int64_t, 9>& numbers) {
  const std::vector<algebra::FlintRational> values(numbers.begin(), numbers.end());
  const auto family = std::ranges::find_if(
      families, [&](const Family& candidate) { return candidate.contains(values); });
  if (family == families.end()) throw Fault(kSystemFault, "the families lack these numbers");
  return static_cast<std::size_t>(family - families.begin());
}

std::vector<std::string> names_of(const algebra::Ring& ring, const Family& family) {
  std::vector<std::string> names;
  for (const std::size_t parameter : family.parameters) names.push_back(ring.name(parameter));
  return names;
}

std::vector<std::string> numbers_of(const Family& family) {
  std::vector<std::string> numbers;
  for (const algebra::RationalFunction& number : family.numbers)
    numbers.push_back(number.to_text());
  return numbers;
}

Json family_document(const Family& family, const algebra::Ring& ring) {
  const PositiveIntegers integers = positive_integers(family);
  return {{"parameters", names_of(ring, family)},         {"numbers", numbers_of(family)},
          {"conditions", conditions_of(family)},          {"dimension", family.dimension()},
          {"positive_integers", key_of(integers.answer)}, {"examples", integers.examples}};
}

std::string words_for(const PositiveIntegers& integers) {
  switch (integers.answer) {
    case Integers::none: return "no positive integers";
    case Integers::finitely_many: return "positive integers: these only";
    case Integers::infinitely_many: return "positive integers: infinitely many, the first of them";
    case Integers::some: return "positive integers: some, such as";
    case Integers::unknown: return "positive integers: none with small parameters, see below";
  }
  return {};
}

// Prints the decision about the setting, and its reason.
void print_decision(const PositiveIntegers& integers) {
  print_line("all families together: " + words_for(integers));
  for (const auto& example : integers.examples) {
    print_line(fmt::format("  {}", fmt::join(example, " ")));
  }
  for (const algebra::Argument& argument : integers.because) {
    print_line(fmt::format("because: {}: {}", name_of(argument.kind), argument.statement));
  }
}

// Prints three lines of three, in columns.
void print_grid(const std::vector<std::string>& numbers) {
  std::array<std::size_t, 3> widths{};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    widths[i % 3] = std::max(widths[i % 3], numbers[i].size());
  }
  for (std::size_t row = 0; row < 9; row += 3) {
    print_line(fmt::format("  {:<{}}   {:<{}}   {}", numbers[row], widths[0], numbers[row + 1],
                           widths[1], numbers[row + 2]));
  }
}

void print_family(const Family& family, const algebra::Ring& ring) {
  const std::vector<std::string> names = names_of(ring, family);
  print_line(names.empty() ? "no parameter" : fmt::format("any {}", fmt::join(names, ", ")));
  print_grid(numbers_of(family));
  for (const std::string& condition : conditions_of(family)) print_line("  where " + condition);
  const PositiveIntegers integers = positive_integers(family);
  print_line("  " + words_for(integers));
  for (const auto& example : integers.examples) {
    print_line(fmt::format("    {}", fmt::join(example, " ")));
  }
}

Answer families_of_one(const FamiliesOptions& options) {
  const auto [setting, numbers] = question_in(options.setting);
  const algebra::Ring ring(algebra::names_of_numbers());
  const std::vector<Family> families = families_of(ring, setting);
  const auto equations = equations_of(ring, setting);
  for (const Family& family : families) {
    if (!satisfies(family, equations)) {
      throw Fault(kSystemFault, "a family of " + to_text(setting) + " fails its own equations");
    }
  }
  if (options.format) {
    print(to_code(*options.format, ring, setting, families));
    return families.empty() ? kNo : kDone;
  }
  const PositiveIntegers decision = decide(ring, setting).positive_integers;
  if (options.json) {
    Json list = Json::array();
    for (const Family& family : families) list.push_back(family_document(family, ring));
    Json document = {{"setting", to_text(setting)},
                     {"families", list},
                     {"positive_integers", key_of(decision.answer)},
                     {"examples", decision.examples},
                     {"because", json_of(decision.because)}};
    if (numbers) document["family_of_grid"] = family_with(families, *numbers);
    print_json(document);
    return families.empty() ? kNo : kDone;
  }
  for (const Family& family : families) print_family(family, ring);
  print_decision(decision);
  if (families.empty()) note("no rational numbers other than 0 satisfy this operator assignment");
  if (numbers) {
    const Family& family = families[family_with(families, *numbers)];
    std::vector<std::string> values;
    for (const std::size_t parameter : family.parameters) {
      values.push_back(fmt::format("{} = {}", ring.name(parameter), (*numbers)[parameter]));
    }
    print_line(fmt::format("the grid is of the family of any {}, with {}",
                           fmt::join(names_of(ring, family), ", "), fmt::join(values, ", ")));
  }
  return families.empty() ? kNo : kDone;
}

std::string dimension_of(const SettingDecision& decision) {
  return decision.dimension ? std::to_string(*decision.dimension) : "none";
}

void families_of_all(const Command& command, const FamiliesOptions& options) {
  const std::vector<algebra::Setting> settings = settings_of(pattern_of(options.operators));
  const auto results = LongRun(command, options.work)
                           .run({decisions_work(settings, options.operators.value_or("????????"))});
  if (!results) return;
  const std::vector<SettingDecision> decisions = decisions_in(*results, 0, settings);
  std::size_t all = 0;
  std::map<std::string, std::size_t> by_dimension;
  std::map<Integers, std::size_t> by_answer;
  Json list = Json::array();
  for (const SettingDecision& decision : decisions) {
    const PositiveIntegers& integers = decision.positive_integers;
    all += decision.versions;
    ++by_dimension[dimension_of(decision)];
    ++by_answer[integers.answer];
    if (!options.json) continue;
    list.push_back(json_of(decision));
  }
  if (options.json) {
    Json answers = Json::object();
    for (const auto& [answer, count] : by_answer) answers[key_of(answer)] = count;
    print_json({{"settings", all},
                {"classes", decisions.size()},
                {"classes_by_dimension", by_dimension},
                {"classes_by_positive_integers", answers},
                {"decisions", list}});
    return;
  }
  print_line(fmt::format("{} settings, {} up to symmetry", all, decisions.size()));
  print_line("free parameters, of rational numbers other than 0:");
  for (const auto& [dimension, count] : by_dimension) {
    print_line(fmt::format("  {:<16}{:>6}", dimension, count));
  }
  print_line("positive integers:");
  for (const auto& [answer, count] : by_answer) {
    print_line(fmt::format("  {:<16}{:>6}", to_text(answer), count));
  }
}

}  // namespace

void add_calcrostic_families(const Command& command, Answer& answer) {
  const auto options = std::make_shared<FamiliesOptions>();
  const Option setting =
      command
          .add_option("SETTING", options->setting,
                      "Eight operators (rows, columns, diagonals) such as ++/*+--+, or a grid line")
          .type_name("");
  const Option all =
      command.add_flag("--all", options->all, "Decide all 65,536 assignments, up to symmetry");
  setting.excludes(all);
  add_operators(command, options->operators).needs(all);
  add_long_work(command, options->work);
  const Option format = add_choice(
      command, "--format", "Print the families as code of this computer algebra system instead",
      options->format, algebra::kAllCodeFormats);
  format.excludes(all);
  add_json(command, options->json).excludes(format);
  command.callback([options, command, &answer] {
    if (options->all) {
      families_of_all(command, *options);
    } else if (options->setting.empty()) {
      throw Fault(kBadInput, "give an operator assignment, such as '++/*+--+', or --all");
    } else {
      answer = families_of_one(*options);
    }
  });
}

}  // namespace reckon::cli
