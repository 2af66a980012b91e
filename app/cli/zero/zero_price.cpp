// SPDX-License-Identifier: MIT
// Estimates the cost of deciding all zero grids of 4 x 4, from a sample.
#include <fmt/core.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "app/cli/zero/zero_task.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/zero/zero_cores.hpp"

namespace reckon::cli {

namespace {

using algebra::PositiveIntegers;
using Decision = PositiveIntegers::Answer;

constexpr unsigned kSecondsOfSystem = 10;
constexpr double kSecondsOfHour = 3600;

struct Sample {
  std::uint64_t systems = 0;  // the number to draw from
  std::uint64_t size = 0;
  std::array<std::uint64_t, 5> answers{};  // by Decision
  std::uint64_t beyond = 0;                // the time limit of a system
  double seconds = 0;
  double squares = 0;  // sum of the squared seconds

  std::uint64_t count(Decision answer) const { return answers[static_cast<std::size_t>(answer)]; }
  std::uint64_t left_open() const {
    return count(Decision::infinitely_many) + count(Decision::some) + count(Decision::unknown);
  }
  double mean() const { return seconds / static_cast<double>(size); }
  double hours() const { return mean() * static_cast<double>(systems) / kSecondsOfHour; }
  // Returns the margin of the hours: 1.96 standard errors.
  double margin() const {
    constexpr double kErrors = 1.96;
    const auto n = static_cast<double>(size);
    const double variance = std::max(0.0, squares / n - mean() * mean()) * n / (n - 1);
    return kErrors * std::sqrt(variance / n) * static_cast<double>(systems) / kSecondsOfHour;
  }
};

double seconds_of(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
}

// Never returns: the process ends with the answer as its status.
[[noreturn]] void decide_here(const zero::ZeroCores& cores, std::uint64_t core) {
  const rlimit limit{.rlim_cur = kSecondsOfSystem, .rlim_max = kSecondsOfSystem + 1};
  setrlimit(RLIMIT_CPU, &limit);
  const rlimit no_core{.rlim_cur = 0, .rlim_max = 0};
  setrlimit(RLIMIT_CORE, &no_core);
  _exit(static_cast<int>(cores.decide(core).answer));
}

// Decides it in a separate process, since a system may take too long.
void add_core(const zero::ZeroCores& cores, std::uint64_t core, Sample& sample) {
  const pid_t child = fork();
  if (child < 0) throw Fault(kSystemFault, "cannot start a process: try again when fewer run");
  if (child == 0) decide_here(cores, core);
  int status = 0;
  rusage usage{};
  if (wait4(child, &status, 0, &usage) != child) {
    throw Fault(kSystemFault, "cannot wait for a process: try again");
  }
  const double seconds = seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime);
  sample.seconds += seconds;
  sample.squares += seconds * seconds;
  ++sample.size;
  if (WIFEXITED(status) && static_cast<std::size_t>(WEXITSTATUS(status)) < sample.answers.size()) {
    ++sample.answers[static_cast<std::size_t>(WEXITSTATUS(status))];
  } else if (WIFSIGNALED(status) && seconds >= kSecondsOfSystem) {
    ++sample.beyond;
  } else {
    throw Fault(kSystemFault,
                fmt::format("the process that decides system {} has failed: try again with more "
                            "memory, or report it",
                            core));
  }
}

void print_sample(const Sample& sample, std::uint64_t seed) {
  print_line(fmt::format(
      "# {} systems of equations are the cores of 4 x 4; a sample of {}, seed {}:", sample.systems,
      sample.size, seed));
  print_line(fmt::format("# {} have no positive integers", sample.count(Decision::none)));
  print_line(fmt::format("# {} have finitely many", sample.count(Decision::finitely_many)));
  print_line(fmt::format("# {} have infinitely many, or are left open", sample.left_open()));
  print_line(fmt::format("# {} take more than {} s", sample.beyond, kSecondsOfSystem));
  print_line(
      fmt::format("# {:.1f} ms for a system, so {}{:.0f} ± {:.0f} core hours for all of them",
                  1000 * sample.mean(), sample.beyond == 0 ? "" : "at least ", sample.hours(),
                  sample.margin()));
}

}  // namespace

Answer price_of_all(const ZeroTask& task) {
  constexpr std::uint64_t kUsualSample = 200;
  const std::uint64_t size = task.options.sample.value_or(kUsualSample);
  const std::uint64_t seed = task.options.seed.value_or(0);
  const zero::ZeroCores cores;
  SplitMix64 random(seed);
  Sample sample{.systems = cores.count()};
  Progress progress(Answers::at_the_end);
  for (std::uint64_t i = 0; i < size; ++i) {
    progress.look(i, size);
    add_core(cores, random.below(cores.count()), sample);
  }
  if (!task.options.json) {
    print_sample(sample, seed);
    return kDone;
  }
  Json answer = task.head();
  answer["min"] = 1;
  answer["seed"] = json_of(seed);
  answer["settings"] = json_of(task.settings());
  answer["positive_integer_settings"] = nullptr;
  answer["whole"] = Json::array();
  answer["grids"] = Json::array();
  answer["price"] = {{"systems", sample.systems},
                     {"sample", sample.size},
                     {"none", sample.count(Decision::none)},
                     {"finitely_many", sample.count(Decision::finitely_many)},
                     {"left_open", sample.left_open()},
                     {"too_long", sample.beyond},
                     {"seconds_at_most", kSecondsOfSystem},
                     {"mean_ms", 1000 * sample.mean()},
                     {"core_hours", sample.hours()},
                     {"core_hours_margin", sample.margin()}};
  print_json(answer);
  return kDone;
}

}  // namespace reckon::cli
