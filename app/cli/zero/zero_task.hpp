// SPDX-License-Identifier: MIT
// The modes of `reckon calcrostic zero`, and what they share.
#pragma once

#include <cstdint>
#include <optional>

#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/output.hpp"
#include "app/cli/long/long_work.hpp"
#include "reckon/zero/zero_grid.hpp"

namespace reckon::cli {

/// The options as they were given.
struct ZeroOptions {
  std::optional<std::uint64_t> rows;
  std::optional<std::uint64_t> columns;
  std::optional<std::uint64_t> count;
  std::optional<std::uint64_t> least;
  std::optional<std::uint64_t> most;
  std::optional<std::uint64_t> seed;
  std::optional<std::uint64_t> searches;
  LongWorkOptions work;
  bool all_operators = false;
  bool all = false;
  bool multiples = false;
  bool smallest = false;
  bool price = false;
  std::optional<std::uint64_t> sample;
  bool whole = false;
  bool ascii = false;
  bool json = false;
};

/// A size of grids, and the options for it. The references must outlive it.
struct ZeroTask {
  const Command& command;
  const ZeroOptions& options;
  zero::ZeroLayout layout;
  bool all_operators = false;  ///< whether the grids must have all four

  /// The least number in a grid; a number outside 1 to 100 is a Fault.
  std::int64_t least() const;
  letters::Typography typography() const;
  std::string text_of(const zero::ZeroGrid& grid) const;
  /// How many settings have a minus in every line, and all four operators if the grids must.
  Rational settings() const;
  /// The first fields of every answer in JSON.
  Json head() const;
};

/// Decides all settings of 3 x 3.
Answer decide_three(const ZeroTask& task);
/// Finds larger grids by chance.
Answer search_grids(const ZeroTask& task);
/// `--all`: lists all grids, or those with numbers up to `--max`. A Fault if the size needs a
/// largest number. 3 x 5 and 5 x 3 are long work.
Answer list_all_grids(const ZeroTask& task);
/// `--multiples`: lists grids up to `--max` without a common factor whose multiples are all zero
/// grids for the same setting.
Answer list_multiples(const ZeroTask& task);
/// `--smallest`: lists the grids of the smallest sum with all four operators.
Answer list_smallest_grids(const ZeroTask& task);
/// `--price`, of 4 x 4: decides a random sample of the core systems (reckon/zero/zero_cores.hpp),
/// each in a separate process. It prints how many are decided, and the processor time for all with
/// its margin. A sample outside 2 to 100,000 is a Fault.
Answer price_of_all(const ZeroTask& task);

}  // namespace reckon::cli
