// SPDX-License-Identifier: MIT
// 3 x 3: the systems of all settings, a part of them in each piece.
#include "reckon/zero/zero_three.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <string>
#include <vector>

#include "app/cli/long/piece_bytes.hpp"
#include "app/cli/zero/zero_settings.hpp"
#include "app/cli/zero/zero_task.hpp"
#include "reckon/algebra/polynomial.hpp"

namespace reckon::cli {

using zero::ZeroFamily;
using zero::ZeroKind;
using zero::ZeroSolutions;

namespace {

std::string bytes_of(const std::vector<ZeroSolutions>& solved) {
  std::string bytes;
  for (const ZeroSolutions& solutions : solved) {
    put_number(bytes, static_cast<std::uint64_t>(solutions.kind));
    put_number(bytes, solutions.undecided ? 1 : 0);
    put_number(bytes, solutions.positive.size());
    for (const auto& [numbers, growth] : solutions.positive) {
      put_numbers(bytes, numbers);
      put_numbers(bytes, growth);
    }
  }
  return bytes;
}

void add_solutions(const std::string& bytes, std::vector<ZeroSolutions>& solved) {
  NumbersIn numbers(bytes);
  while (!numbers.at_end()) {
    ZeroSolutions& solutions = solved.emplace_back();
    const std::uint64_t kind = numbers.take();
    if (kind >= zero::kZeroKinds) throw NumbersIn::no_result();
    solutions.kind = static_cast<ZeroKind>(kind);
    solutions.undecided = numbers.take() != 0;
    for (std::uint64_t more = numbers.take(); more > 0; --more) {
      auto& [found, growth] = solutions.positive.emplace_back();
      numbers.take_numbers(found);
      numbers.take_numbers(growth);
    }
  }
}

// Empty if another process answers.
std::optional<zero::ZeroCensus> run_three(const ZeroTask& task) {
  const auto make = [](std::uint64_t piece) {
    const std::string bytes = bytes_of(zero::solve_zero_piece(piece));
    algebra::give_back_memory();
    return bytes;
  };
  const auto results = LongRun(task.command, task.options.work)
                           .run({{.parameters = "systems of zero grids of 3 x 3",
                                  .pieces = zero::kZeroPieces,
                                  .make = make}});
  if (!results) return std::nullopt;
  std::vector<ZeroSolutions> solved;
  for (std::uint64_t piece = 0; piece < zero::kZeroPieces; ++piece) {
    add_solutions(results->read(0, piece), solved);
  }
  if (solved.size() != zero::kZeroPieces * zero::kZeroSystemsInPiece) throw NumbersIn::no_result();
  return zero::zero_census(solved, task.all_operators);
}

}  // namespace

Answer decide_three(const ZeroTask& task) {
  const std::int64_t least = task.least();
  const auto census = run_three(task);
  if (!census) return kDone;
  expect_decided(census->undecided, "settings");
  std::vector<ZeroFamily> wanted;
  for (const ZeroFamily& family : census->families) {
    if (wanted.size() < task.options.count.value_or(census->families.size()) &&
        zero::is_from(family.grid.numbers, least)) {
      wanted.push_back(family);
    }
  }
  const auto infinite = std::ranges::count_if(
      census->families, [](const ZeroFamily& family) { return !family.is_single(); });
  const auto count_of = [&](ZeroKind kind) {
    return census->kinds[static_cast<std::size_t>(kind)];
  };
  const std::size_t positive = settings_with_grids(census->families, 1);
  const std::size_t from_least = settings_with_grids(census->families, least);
  if (task.options.json) {
    Json answer = task.head();
    answer["settings"] = census->settings;
    answer["systems"] = census->systems;
    for (const auto& [kind, key, words] : zero_kind_names()) answer["kinds"][key] = count_of(kind);
    answer["positive_integer_settings"] = positive;
    answer["settings_from_min"] = from_least;
    answer["settings_with_infinitely_many_grids"] = infinite;
    for (const char* key : {"whole", "grids", "families"}) answer[key] = Json::array();
    for (const ZeroFamily& family : wanted) {
      answer["whole"].push_back(is_whole(task.layout, family.grid));
      answer["grids"].push_back(task.text_of(family.grid));
      if (!family.is_single()) answer["families"].push_back(text_of(family, task.typography()));
    }
    print_json(answer);
    return from_least == 0 ? kNo : kDone;
  }
  print_line(fmt::format("# {} settings have a minus in every line{}", census->settings,
                         task.all_operators ? " and all four operators" : ""));
  for (const auto& [kind, key, words] : zero_kind_names()) {
    print_line(fmt::format("# {} {}", count_of(kind), words));
  }
  print_line(
      fmt::format("# {} have positive integers, {} of them infinitely many, and {} some from "
                  "{} on",
                  positive, infinite, from_least, least));
  for (const ZeroFamily& family : wanted) {
    print_line(family.is_single() ? "" : "\n# t = 1, 2, 3, ...");
    print(text_of(family, task.typography()));
  }
  return from_least == 0 ? kNo : kDone;
}

}  // namespace reckon::cli
