// SPDX-License-Identifier: MIT
// reckon calcrostic guess
#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/files/grid_file.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/threads.hpp"
#include "app/cli/letters/told_options.hpp"
#include "app/cli/plot/guess_plot.hpp"
#include "reckon/letters/guess/guess.hpp"
#include "reckon/letters/guess/guess_statistics.hpp"
#include "reckon/work/each_piece.hpp"

namespace reckon::cli {
namespace {

using letters::Grid;
using letters::Guessed;
using letters::GuessOptions;

constexpr std::uint64_t kMostRuns = 1'000'000;

struct GuessCommandOptions {
  std::string file;
  ToldOptions told;
  std::optional<std::uint64_t> seed;
  std::optional<std::uint64_t> population;
  std::optional<std::uint64_t> max_guesses;
  std::optional<std::uint64_t> runs;
  std::optional<std::uint64_t> threads;
  std::optional<std::string> plot;
  bool json = false;
};

GuessOptions guess_options_of(const GuessCommandOptions& options, std::uint64_t seed) {
  GuessOptions how{.seed = seed};
  if (options.population) {
    how.candidates = static_cast<std::size_t>(*options.population);
  }
  if (options.max_guesses) {
    how.max_guesses = *options.max_guesses;
  }
  return how;
}

// Returns the only puzzle of the file.
Grid puzzle_in(const GuessCommandOptions& options) {
  const GridFile file({.file = options.file}, Need::words, told_of(options.told));
  std::optional<Grid> found;
  file.each([&](const Grid& grid) {
    if (found) throw file.fault(grid, "this is a second grid: guess at one puzzle at a time");
    found = grid;
  });
  return *std::move(found);
}

// The best guess of one or several runs, and how many runs solved the puzzle.
struct Runs {
  std::vector<std::uint64_t> guesses;  // of the runs that solved it
  std::uint64_t exhausted = 0;         // the number of runs without guesses left
  Guessed best;

  void add(Guessed guessed) {
    if (guessed.solved) guesses.push_back(guessed.guesses);
    if (guessed.exhausted) ++exhausted;
    if (best.best.empty() || guessed.agreement.is_better_than(best.agreement)) {
      best = std::move(guessed);
    }
  }
};

// Runs once, and prints each guess that is better than all before it.
Runs run_once(const Grid& grid, const GuessOptions& how, bool shown) {
  Progress progress(shown ? Answers::as_it_goes : Answers::at_the_end);
  const auto after = [&](const Guessed& so_far, bool better) {
    progress.step(so_far.guesses, how.max_guesses);
    if (shown && better) {
      const std::string digits = describe(so_far.best, grid.letters);
      print_line(fmt::format("# guess {}: {} of {} lines hold{}{}", so_far.guesses,
                             so_far.agreement.held(), so_far.agreement.lines.size(),
                             digits.empty() ? "" : " with ", digits));
    }
    return true;
  };
  Runs runs;
  runs.add(letters::guess(grid.puzzle, how, {.after = after}).value());
  return runs;
}

// Runs many times on threads, each with a different seed.
Runs run_all(const Grid& grid, const GuessOptions& how, std::uint64_t count, unsigned threads) {
  std::vector<Guessed> found(static_cast<std::size_t>(count));
  std::vector<std::uint64_t> pieces(found.size());
  std::iota(pieces.begin(), pieces.end(), std::uint64_t{0});
  std::uint64_t done = 0;
  std::atomic<bool> interrupted = false;
  Progress progress(Answers::at_the_end);
  const auto make = [&](std::uint64_t piece) {
    GuessOptions own = how;
    own.seed += piece;
    const auto after = [&](const Guessed&, bool) { return !interrupted; };
    found[static_cast<std::size_t>(piece)] =
        letters::guess(grid.puzzle, own, {.after = after}).value();
    return std::string();
  };
  const auto wait = [&] {
    try {
      progress.look(done, count);
    } catch (const Fault&) {
      interrupted = true;  // a run may take long
      throw;
    }
  };
  work::each_piece(
      pieces, threads,
      {.make = make, .take = [&](std::uint64_t, const std::string&) { ++done; }, .wait = wait});
  Runs runs;
  for (Guessed& guessed : found) runs.add(std::move(guessed));
  return runs;
}

Json runs_document(const Grid& grid, const GuessOptions& how, std::uint64_t count,
                   const Runs& runs) {
  const auto statistics = letters::statistics_of(runs.guesses);
  const auto if_solved = [&](const Json& value) { return runs.guesses.empty() ? Json() : value; };
  const Guessed& best = runs.best;
  Json best_guess;
  if (best.guesses > 0) {
    best_guess = {{"lines", best.agreement.lines.size()},
                  {"lines_that_hold", best.agreement.held()},
                  {"letters", json_of_letters(best.best, grid.letters)},
                  {"grid", text_of(grid.puzzle.layout, numbers_of(grid.puzzle, best.best))}};
  }
  return {{"seed", answers::json_of(how.seed)},
          {"population", how.candidates},
          {"max_guesses", how.max_guesses},
          {"runs", count},
          {"solved", runs.guesses.size()},
          {"exhausted", runs.exhausted},
          {"mean_guesses", if_solved(statistics.mean)},
          {"half_width", if_solved(statistics.half_width)},
          {"median_guesses", if_solved(statistics.median)},
          {"ninety_percent", if_solved(statistics.ninety_percent)},
          {"most_guesses", if_solved(statistics.most)},
          {"best", best_guess}};
}

// Prints the end of one run.
void print_answer(const Grid& grid, const Guessed& guessed) {
  if (guessed.solved) {
    print(to_text(grid.puzzle.layout, numbers_of(grid.puzzle, guessed.best)));
    print_line("# " + describe(guessed.best, grid.letters));
  }
  const std::string count =
      guessed.guesses == 1 ? "1 guess" : fmt::format("{} guesses", guessed.guesses);
  print_line(fmt::format("# {}{}", count,
                         guessed.solved      ? ""
                         : guessed.exhausted ? ", all there are: no answer"
                                             : ", and no answer: allow more with --max-guesses"));
}

void print_statistics(std::uint64_t count, const Runs& runs) {
  print_line(fmt::format("{} of {} runs solved it", runs.guesses.size(), count));
  if (runs.exhausted == count) print_line("all there are were guessed: there is no answer");
  if (runs.guesses.empty()) return;
  const auto [mean, half_width, median, ninety, most] = letters::statistics_of(runs.guesses);
  print_line(fmt::format("mean {:.1f} guesses, with 95 % confidence {:.1f} to {:.1f}", mean,
                         mean - half_width, mean + half_width));
  print_line(fmt::format("median {}, nine of ten within {}, most {}", median, ninety, most));
}

Answer guess(const GuessCommandOptions& options) {
  // A drawn seed leaves room for the seeds of all runs.
  const std::uint64_t seed = options.seed ? *options.seed : fresh_seed() >> 1U;
  const std::uint64_t count = options.runs.value_or(1);
  if (seed > ~std::uint64_t{0} - (count - 1)) {
    throw Fault(kBadInput, fmt::format("--seed: {} runs need seeds from {} on: take a smaller one",
                                       count, seed));
  }
  const GuessOptions how = guess_options_of(options, seed);
  const unsigned threads = threads_of(options.threads);
  const Grid grid = puzzle_in(options);
  std::optional<Picture> picture;
  if (options.plot) picture.emplace(*options.plot);
  if (!options.seed && !options.json) note(fmt::format("seed {}", seed));

  const Runs runs =
      options.runs ? run_all(grid, how, count, threads) : run_once(grid, how, !options.json);
  if (options.json) {
    print_json(runs_document(grid, how, count, runs));
  } else if (options.runs) {
    print_statistics(count, runs);
  } else {
    print_answer(grid, runs.best);
  }
  if (picture && runs.guesses.empty()) note("no run solved it: there is nothing to draw");
  if (picture && !runs.guesses.empty()) {
    picture->draw(drawing_of({.title = fmt::format("Educated guessing, {} of {} runs solved",
                                                   runs.guesses.size(), count),
                              .guesses = runs.guesses,
                              .statistics = letters::statistics_of(runs.guesses)}));
  }
  return runs.guesses.empty() ? kNo : kDone;
}

}  // namespace

void add_calcrostic_guess(const Command& command, Answer& answer) {
  const auto options = std::make_shared<GuessCommandOptions>();
  add_grid_file(command, options->file);
  add_told(command, options->told);
  add_number(command, "--seed", options->seed, "Random seed (makes the guesses reproducible)")
      .type_name("N");
  add_number(command, "--population", options->population,
             "Candidates bred for each guess, 1 to 1000 (default: 20)",
             {.first = 1, .last = letters::kMostCandidates})
      .type_name("P");
  add_number(command, "--max-guesses", options->max_guesses,
             "Give up after N guesses (default: 20000)",
             {.first = 1, .last = letters::kMostGuesses})
      .type_name("N");
  const Option runs = add_number(command, "--runs", options->runs,
                                 "Repeat with K consecutive seeds and print statistics",
                                 {.first = 1, .last = kMostRuns})
                          .type_name("K");
  command
      .add_option("--plot", options->plot,
                  "Plot a histogram of the guesses of all runs as .svg or .png (needs gnuplot)")
      .type_name("FILE")
      .needs(runs);
  add_threads(command, options->threads);
  add_json(command, options->json);
  command.callback([options, &answer] { answer = guess(*options); });
}

}  // namespace reckon::cli
