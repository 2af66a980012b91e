// SPDX-License-Identifier: MIT
// reckon krypto census
#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <functional>
#include <iterator>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <system_error>
#include <vector>

#include "app/cli/frame/choice.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "app/cli/krypto/census_counts.hpp"
#include "app/cli/krypto/census_work.hpp"
#include "app/cli/long/long_work.hpp"
#include "app/cli/plot/census_plot.hpp"
#include "reckon/countdown/countdown.hpp"
#include "reckon/krypto/census/census.hpp"
#include "reckon/krypto/census/solution_counts.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

enum class Game : bool { krypto, countdown };
constexpr std::array kAllGames = {Game::krypto, Game::countdown};

std::string_view name_of(Game game) { return game == Game::krypto ? "krypto" : "countdown"; }

struct CensusOptions {
  Game game = Game::krypto;
  std::optional<std::uint64_t> cards;
  std::optional<std::uint64_t> largest_card;
  std::string objectives = "1-25";
  Rules rules = Rules::house;
  krypto::Form form = krypto::Form::distinct;
  LongWorkOptions work;
  std::optional<std::string> unsolvable_file;
  std::optional<std::string> counts_file;
  std::optional<std::string> unique_file;
  std::optional<std::string> plot_file;
  bool json = false;
};

// The results of the command, for any game.
struct Found {
  std::size_t cards = 0;
  std::int64_t largest_card = 0;
  std::int64_t first_objective = 0;
  std::int64_t last_objective = 0;
  std::uint64_t games = 0;
  std::vector<std::uint64_t> unsolvable_by_objective;
  std::optional<CountsSummary> counts;
};

void list_unsolvable(const Found& found, const EachHand& each_hand, OutputFile& file) {
  each_hand([&](std::span<const std::int64_t> cards, const Solvable& solvable) {
    for (auto t = found.first_objective; t <= found.last_objective; ++t) {
      if (!solvable(t)) file.write(fmt::format("{} {}\n", fmt::join(cards, " "), t));
    }
  });
  file.finish();
}

void print_found(const Found& found, const CensusOptions& options) {
  const std::vector<std::uint64_t>& by_objective = found.unsolvable_by_objective;
  const std::uint64_t unsolvable =
      std::accumulate(by_objective.begin(), by_objective.end(), std::uint64_t{0});
  const std::uint64_t solvable = found.games - unsolvable;
  if (options.json) {
    Json document = {{"game", name_of(options.game)},
                     {"rules", name_of(options.rules)},
                     {"form", name_of(options.form)},
                     {"cards", found.cards},
                     {"largest_card", found.largest_card},
                     {"first_objective", found.first_objective},
                     {"last_objective", found.last_objective},
                     {"games", found.games},
                     {"solvable", solvable},
                     {"unsolvable", unsolvable},
                     {"unsolvable_by_objective", Json::object()}};
    auto objective = found.first_objective;
    for (const std::uint64_t games : by_objective) {
      document["unsolvable_by_objective"][std::to_string(objective++)] = games;
    }
    if (found.counts) document["solutions"] = json_of(*found.counts);
    print_json(document);
    return;
  }
  print_line(fmt::format("{} of {} {} no solution under {} rules", unsolvable, found.games,
                         found.games == 1 ? "game has" : "games have", name_of(options.rules)));
  print_line(fmt::format("{} {} one", solvable, solvable == 1 ? "has" : "have"));
  if (found.counts) print_summary(*found.counts);
  auto objective = found.first_objective;
  for (const std::uint64_t games : by_objective) {
    print_line(fmt::format("{}\t{}", objective++, games));
  }
}

CensusPictures pictures_of(const Found& found, const EachHand& each_hand, std::string title,
                           Rules rules) {
  CensusPictures pictures{
      .title = std::move(title),
      .rules = std::string(name_of(rules)),
      .first_objective = found.first_objective,
      .games_per_objective = found.games / found.unsolvable_by_objective.size(),
      .by_objective = {{std::string(name_of(rules)), found.unsolvable_by_objective}},
      .largest_card = found.largest_card,
      .shares = {},
      .games_by_solutions = {}};
  pictures.find_shares(each_hand, found.last_objective);
  return pictures;
}

// Refuses two files of the same name, since the later would replace the other.
void refuse_same_file(const std::vector<std::optional<std::string>>& names) {
  std::set<std::filesystem::path> known;
  for (const auto& name : names) {
    std::error_code unused;
    if (!name || OutputFile::is_direct(*name)) continue;
    const auto whole_name = std::filesystem::absolute(*name, unused);
    if (known.insert(std::filesystem::weakly_canonical(whole_name, unused)).second) continue;
    throw Fault(kBadInput,
                fmt::format("{}: is named twice: give each its own file", printable_name(*name)));
  }
}

krypto::Games games_of(const CensusOptions& options) {
  const auto [first, last] = objectives_named(options.objectives);
  const krypto::Games standard;
  const auto games = krypto::Games::make(options.cards.value_or(standard.cards),
                                         static_cast<std::int64_t>(options.largest_card.value_or(
                                             static_cast<std::uint64_t>(standard.largest_card))),
                                         first, last);
  if (!games) throw bad_input("census", games.error());
  return *games;
}

void take_krypto_census(const Command& command, const CensusOptions& options) {
  const krypto::Games games = games_of(options);
  const bool linear = options.form == krypto::Form::linear;
  const bool quick = krypto::SolutionCounts::has_tables(games, options.form);
  const bool counted = options.counts_file || options.unique_file || (options.plot_file && quick);
  const LongRun run(command, options.work);
  std::optional<OutputFile> file;
  std::optional<Picture> picture;
  if (run.answers()) {
    refuse_same_file(
        {options.counts_file, options.unique_file, options.unsolvable_file, options.plot_file});
    // Opened first: it is better to fail before the work than after it. A pipe would break from a
    // mere attempt.
    for (const auto& name : {options.counts_file, options.unique_file}) {
      if (name && !OutputFile::is_direct(*name)) const OutputFile attempt(*name);
    }
    if (options.unsolvable_file) file.emplace(*options.unsolvable_file);
    if (options.plot_file) picture.emplace(*options.plot_file);
  }
  // The census, those under all other rules for the picture, and the counts.
  std::vector<Rules> all_rules = {options.rules};
  if (options.plot_file) {
    std::ranges::copy_if(kAllRules, std::back_inserter(all_rules),
                         [&](Rules rules) { return rules != options.rules; });
  }
  std::vector<work::Work> works;
  for (const Rules rules : all_rules) works.push_back(census_work(games, rules, linear));
  const CountsRequest request{.games = games, .rules = options.rules, .form = options.form};
  if (counted) works.push_back(counts_work(request, run.threads()));
  const std::optional<Results> results = run.run(works);
  if (!results) return;

  const krypto::Census census = census_in(games, *results, 0);
  Found found{.cards = games.cards,
              .largest_card = games.largest_card,
              .first_objective = games.first_objective,
              .last_objective = games.last_objective,
              .games = census.count(),
              .unsolvable_by_objective = census.unsolvable_by_objective(),
              .counts = std::nullopt};
  const EachHand each_hand = [&](const auto& visit) {
    std::vector<std::int64_t> cards = census.order().at(0);
    for (std::uint64_t hand = 0; hand < census.order().hands(); ++hand) {
      visit(cards, [&](std::int64_t objective) { return census.solvable(hand, objective); });
      census.order().next(cards);
    }
  };
  if (file) list_unsolvable(found, each_hand, *file);
  if (counted) {
    found.counts =
        write_counts(request, {.table = options.counts_file, .unique = options.unique_file},
                     *results, works.size() - 1, run.threads());
  }
  if (picture) {
    CensusPictures pictures =
        pictures_of(found, each_hand,
                    fmt::format("Krypto, {} cards from 1 to {}{}", games.cards, games.largest_card,
                                linear ? ", linear solutions" : ""),
                    options.rules);
    for (std::size_t i = 1; i < all_rules.size(); ++i) {
      pictures.by_objective.push_back({std::string(name_of(all_rules[i])),
                                       census_in(games, *results, i).unsolvable_by_objective()});
    }
    if (found.counts) pictures.games_by_solutions = found.counts->games_by_solutions;
    picture->draw(drawing_of(pictures));
  }
  print_found(found, options);
}

void take_countdown_census(const CensusOptions& options) {
  using countdown::Countdown;
  std::optional<OutputFile> file;
  if (options.unsolvable_file) file.emplace(*options.unsolvable_file);
  std::optional<Picture> picture;
  if (options.plot_file) picture.emplace(*options.plot_file);
  const Countdown census = Countdown::take();
  const Found found{.cards = Countdown::kNumbers,
                    .largest_card = 100,
                    .first_objective = Countdown::kFirstObjective,
                    .last_objective = Countdown::kLastObjective,
                    .games = census.count(),
                    .unsolvable_by_objective = census.unsolvable_by_objective(),
                    .counts = std::nullopt};
  const EachHand each_hand = [&](const auto& visit) {
    for (std::uint64_t selection = 0; selection < census.selections(); ++selection) {
      visit(census.cards(selection),
            [&](std::int64_t objective) { return census.solvable(selection, objective); });
    }
  };
  if (file) list_unsolvable(found, each_hand, *file);
  if (picture) {
    picture->draw(drawing_of(pictures_of(found, each_hand, "Countdown", options.rules)));
  }
  print_found(found, options);
}

// The rules, numbers and objectives of Countdown are fixed.
void refuse_with_countdown(const Command& command) {
  for (const char* flag : {"--rules", "--form", "--cards", "--max", "--objectives", "--counts",
                           "--unique", "--threads", "--pieces", "--resume", "--shard"}) {
    if (!command.given(flag)) continue;
    throw Fault(kBadInput, fmt::format("{} does not apply to --game countdown", flag));
  }
}

}  // namespace

void add_krypto_census(const Command& command, Answer&) {
  const auto options = std::make_shared<CensusOptions>();
  add_choice(command, "--game",
             "krypto, or countdown: any of six numbers, targets 101 to 999 (default: krypto)",
             options->game, kAllGames);
  add_rules(command, options->rules);
  command
      .add_option(
          "--form",
          [options](const std::string& name) {
            const auto form = krypto::form_named(name);
            if (form != krypto::Form::distinct && form != krypto::Form::linear) {
              throw WrongValue("--form",
                               fmt::format("{} makes no difference here: choose distinct or linear",
                                           quote(name)));
            }
            options->form = *form;
          },
          "The form of one solution; linear: only formulas without brackets, read from right to "
          "left (default: distinct)")
      .type_name("distinct|linear");
  add_cards(command, options->cards);
  add_largest_card(command, options->largest_card);
  add_objectives(command, options->objectives);
  command
      .add_option("--unsolvable", options->unsolvable_file,
                  "Write the games without a solution to a file")
      .type_name("FILE");
  command
      .add_option("--counts", options->counts_file,
                  "Write the number of solutions of every game to a file (.csv or .csv.gz)")
      .type_name("FILE");
  command
      .add_option("--unique", options->unique_file,
                  "Write the games with exactly one solution to a file")
      .type_name("FILE");
  command
      .add_option("--plot", options->plot_file, "Plot the census as .svg or .png (needs gnuplot)")
      .type_name("FILE");
  add_long_work(command, options->work);
  add_json(command, options->json);
  command.callback([options, command] {
    if (options->game == Game::krypto) {
      take_krypto_census(command, *options);
      return;
    }
    refuse_with_countdown(command);
    options->rules = Rules::positive;
    take_countdown_census(*options);
  });
}

}  // namespace reckon::cli
