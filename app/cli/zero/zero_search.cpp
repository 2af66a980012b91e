// SPDX-License-Identifier: MIT
// Larger grids by searches that do not know of each other, one in each piece.
#include "reckon/zero/zero_search.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/frame/batch.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/long/piece_bytes.hpp"
#include "app/cli/zero/zero_settings.hpp"
#include "app/cli/zero/zero_task.hpp"
#include "reckon/arith/random.hpp"

namespace reckon::cli {

namespace {

zero::ZeroSearch search_from(std::uint64_t seed, const ZeroTask& task) {
  auto search = zero::ZeroSearch::make(seed, task.layout.rows, task.layout.columns, task.least(),
                                       task.options.whole);
  if (!search) throw Fault(kBadInput, search.error().message);
  return *std::move(search);
}

work::Work searches_work(const ZeroTask& task, std::uint64_t seed, std::uint64_t count) {
  const auto make = [=, &task](std::uint64_t piece) {
    // The first search has the seed itself.
    SplitMix64 random(seed);
    std::uint64_t own = seed;
    for (std::uint64_t i = 0; i < piece; ++i) own = random.next();
    zero::ZeroSearch search = search_from(own, task);
    std::string bytes;
    take_grids(search, count, [&](const zero::ZeroGrid& grid) {
      put_numbers(bytes, grid.numbers);
      put_operators(bytes, grid.operators);
      return true;
    });
    return bytes;
  };
  return {.parameters = fmt::format("{}zero grids of {} x {} from {} on, seed {}, {} of a search",
                                    task.options.whole ? "whole " : "", task.layout.rows,
                                    task.layout.columns, task.least(), seed, count),
          .pieces = task.options.searches.value_or(1),
          .make = make};
}

// The grids found, each once: first those with whole steps, then the others, in the order in which
// they were found.
struct FoundGrids {
  std::vector<zero::ZeroGrid> grids;
  std::size_t whole = 0;
  std::uint64_t fewest = 0;  // the fewest that a search has found
};

FoundGrids grids_in(const Results& results, const zero::ZeroLayout& layout) {
  FoundGrids found;
  std::set<zero::ZeroGrid> known;
  for (std::uint64_t piece = 0; piece < results.pieces(0); ++piece) {
    const std::string bytes = results.read(0, piece);
    NumbersIn numbers(bytes);
    std::uint64_t count = 0;
    for (; !numbers.at_end(); ++count) {
      zero::ZeroGrid grid{.numbers = zero::Numbers(layout.cells()),
                          .operators = zero::OperatorString(layout.places())};
      numbers.take_numbers(grid.numbers);
      numbers.take_operators(grid.operators);
      if (known.insert(grid).second) found.grids.push_back(std::move(grid));
    }
    found.fewest = piece == 0 ? count : std::min(found.fewest, count);
  }
  const auto others = std::ranges::stable_partition(
      found.grids, [&](const zero::ZeroGrid& grid) { return is_whole(layout, grid); });
  found.whole = found.grids.size() - others.size();
  return found;
}

}  // namespace

Answer search_grids(const ZeroTask& task) {
  const ZeroOptions& options = task.options;
  if (options.work.pieces && !options.seed) {
    throw Fault(kBadInput, "--seed: give one, so that pieces can be made again");
  }
  const std::uint64_t seed = options.seed ? *options.seed : fresh_seed();
  const std::uint64_t count = options.count.value_or(1);
  search_from(seed, task);  // refuses an impossible search
  if (!options.seed && !options.json) note(fmt::format("seed {}", seed));
  const auto results = LongRun(task.command, options.work).run({searches_work(task, seed, count)});
  if (!results) return kDone;
  const FoundGrids found = grids_in(*results, task.layout);
  if (options.json) {
    Json head = task.head();
    head["seed"] = json_of(seed);
    head["searches"] = results->pieces(0);
    head["settings"] = json_of(task.settings());
    head["positive_integer_settings"] = nullptr;
    head["whole"] = Json::array();
    for (std::size_t i = 0; i < found.grids.size(); ++i) head["whole"].push_back(i < found.whole);
    JsonList grids(head, "grids");
    for (const auto& grid : found.grids) grids.add(task.text_of(grid));
    grids.finish();
  } else {
    for (std::size_t i = 0; i < found.grids.size(); ++i) {
      print((i == 0 ? "" : "\n") + task.text_of(found.grids[i]));
    }
  }
  if (found.fewest >= count) return kDone;
  note(found.grids.empty()
           ? "no grid found"
           : fmt::format("no more grids found after {} of {}", found.fewest, count));
  return kNo;
}

}  // namespace reckon::cli
