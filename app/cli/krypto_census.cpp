// reckon krypto census
#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <memory>
#include <numeric>

#include "app/cli/census_counts.hpp"
#include "app/cli/commands.hpp"
#include "app/cli/fault.hpp"
#include "app/cli/options.hpp"
#include "app/cli/output.hpp"
#include "app/cli/threads.hpp"
#include "reckon/krypto/census.hpp"

namespace reckon::cli {
namespace {

struct Options {
  std::optional<std::uint64_t> cards;
  std::optional<std::uint64_t> largest_card;
  std::string objectives = "1-25";
  Rules rules = Rules::house;
  krypto::Form form = krypto::Form::distinct;
  std::optional<std::uint64_t> threads;
  std::optional<std::string> unsolvable_file;
  std::optional<std::string> counts_file;
  std::optional<std::string> unique_file;
  bool json = false;
};

// `1-25`, `100`, `-5-5`.
std::pair<std::int64_t, std::int64_t> range_of(std::string_view text) {
  const auto wrong = [&] {
    return Fault(kBadInput,
                 fmt::format("--objectives: '{}' is no range: write 1-25, or 100", text));
  };
  const char* end = text.data() + text.size();
  std::int64_t first = 0;
  std::int64_t last = 0;
  const auto [stop, problem] = std::from_chars(text.data(), end, first);
  if (problem != std::errc()) throw wrong();
  if (stop == end) return {first, first};
  const auto [rest, second_problem] = std::from_chars(stop + 1, end, last);
  if (*stop != '-' || second_problem != std::errc() || rest != end) throw wrong();
  return {first, last};
}

std::optional<std::string> file_named(const std::optional<std::string>& argument) {
  if (!argument) return std::nullopt;
  return std::string(plain(*argument));
}

void list_unsolvable(const krypto::Census& census, OutputFile& file) {
  const krypto::Games& games = census.games();
  std::vector<std::int64_t> cards(games.cards, 1);
  std::uint64_t hand = 0;
  do {
    for (auto objective = games.first_objective; objective <= games.last_objective; ++objective) {
      if (census.solvable(hand, objective)) continue;
      std::string line;
      for (const std::int64_t card : cards) line += std::to_string(card) + ' ';
      file.write(line + std::to_string(objective) + '\n');
    }
    ++hand;
  } while (census.order().next(cards));
}

void take_census(const Options& options) {
  const auto [first, last] = range_of(plain(options.objectives));
  const krypto::Games standard;
  const auto games = krypto::Games::make(
      options.cards.value_or(standard.cards),
      static_cast<std::int64_t>(std::min<std::uint64_t>(
          options.largest_card.value_or(static_cast<std::uint64_t>(standard.largest_card)),
          krypto::kLargestCard)),
      first, last);
  if (!games) throw bad_argument("census", games.error());
  // Opened first: better to fail before the work than after it.
  std::optional<OutputFile> file;
  if (const auto name = file_named(options.unsolvable_file)) file.emplace(*name);
  const bool linear = options.form == krypto::Form::linear;
  const unsigned threads = threads_of(options.threads);
  const krypto::Census census = [&] {
    Progress progress(Answers::at_the_end);
    return krypto::Census::take(*games, options.rules, linear, on_threads(threads, progress));
  }();
  if (file) {
    list_unsolvable(census, *file);
    file->finish();
  }

  std::optional<CountsSummary> counts;
  if (options.counts_file || options.unique_file) {
    counts = count_solutions({.games = *games,
                              .rules = options.rules,
                              .form = options.form,
                              .threads = threads,
                              .table = file_named(options.counts_file),
                              .unique = file_named(options.unique_file)});
  }

  const auto by_objective = census.unsolvable_by_objective();
  const std::uint64_t unsolvable =
      std::accumulate(by_objective.begin(), by_objective.end(), std::uint64_t{0});
  if (options.json) {
    Json document = {{"rules", name_of(options.rules)},
                     {"form", linear ? "linear" : "distinct"},
                     {"cards", games->cards},
                     {"largest_card", games->largest_card},
                     {"first_objective", first},
                     {"last_objective", last},
                     {"games", census.count()},
                     {"unsolvable", unsolvable},
                     {"unsolvable_by_objective", Json::object()}};
    for (std::size_t i = 0; i < by_objective.size(); ++i) {
      document["unsolvable_by_objective"][std::to_string(first + static_cast<std::int64_t>(i))] =
          by_objective[i];
    }
    if (counts) document["solutions"] = json_of(*counts);
    print_json(document);
    return;
  }
  print_line(fmt::format("{} of {} games have no solution under {} rules", unsolvable,
                         census.count(), name_of(options.rules)));
  if (counts) print_summary(*counts);
  for (std::size_t i = 0; i < by_objective.size(); ++i) {
    print_line(fmt::format("{}\t{}", first + static_cast<std::int64_t>(i), by_objective[i]));
  }
}

}  // namespace

void add_krypto_census(CLI::App& krypto, Answer&) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = *krypto.add_subcommand(
      "census", "Count the games without a solution, of all games there are");
  add_rules(command, options->rules);
  command
      .add_option_function<std::string>(
          "--form",
          [options](const std::string& name) {
            const auto form = krypto::form_named(name);
            if (form != krypto::Form::distinct && form != krypto::Form::linear) {
              throw CLI::ValidationError(
                  "--form",
                  fmt::format("'{}' makes no difference here: choose distinct or linear", name));
            }
            options->form = *form;
          },
          "linear: only unbracketed texts, read from right to left, are solutions")
      ->type_name("distinct|linear");
  add_number(command, "--cards", options->cards, "Cards in a hand, 1 to 6")->type_name("N");
  add_number(command, "--max", options->largest_card, "The largest card")->type_name("N");
  command.add_option("--objectives", options->objectives, "The objectives, as a range")
      ->type_name("A-B");
  command
      .add_option("--unsolvable", options->unsolvable_file,
                  "List the games without a solution in a file")
      ->type_name("FILE");
  command
      .add_option("--counts", options->counts_file,
                  "Write the number of solutions of every game to a table (.csv or .csv.gz)")
      ->type_name("FILE");
  command
      .add_option("--unique", options->unique_file,
                  "List the games with exactly one solution in a file")
      ->type_name("FILE");
  add_threads(command, options->threads);
  add_json(command, options->json);
  command.callback([options] { take_census(*options); });
}

}  // namespace reckon::cli
