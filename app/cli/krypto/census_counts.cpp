// SPDX-License-Identifier: MIT
#include "app/cli/krypto/census_counts.hpp"

#include <fmt/core.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "app/cli/frame/threads.hpp"
#include "app/cli/long/piece_bytes.hpp"
#include "reckon/krypto/census/cut.hpp"
#include "reckon/krypto/census/solution_counts.hpp"

namespace reckon::cli {

namespace {

// A piece is a run of hands that takes some hundredths of a second, or up to one second with the
// solver. Its lines easily fit into memory.
std::uint64_t hands_in_piece(const CountsRequest& request) {
  constexpr std::uint64_t kByTables = 1024;
  constexpr std::uint64_t kMostHands = 16;
  constexpr std::uint64_t kMostGames = 1U << 16U;
  const krypto::Games& games = request.games;
  if (krypto::SolutionCounts::has_tables(games, request.form)) return kByTables;
  if (games.cards == 7) return 1;
  return std::clamp<std::uint64_t>(kMostGames / games.objectives(), 1, kMostHands);
}

// Returns the division of the hands. With four cards or fewer, small pieces could be too many.
krypto::Cut cut_of(const CountsRequest& request) {
  const std::uint64_t hands =
      krypto::HandOrder(request.games.cards, request.games.largest_card).hands();
  return {hands, std::max(hands_in_piece(request), (hands - 1) / work::kMostPieces + 1)};
}

// Tables made with the first piece: a process that only hands out pieces does not need them.
class Counter {
 public:
  Counter(const CountsRequest& request, unsigned threads)
      : request_(request), cut_(cut_of(request)), threads_(threads) {}

  std::string make(std::uint64_t piece) {
    // The other threads wait here, so their processors can help with the tables.
    std::call_once(made_, [&] {
      counts_ = std::make_unique<krypto::SolutionCounts>(request_.games, request_.rules,
                                                         request_.form, on_threads(threads_));
    });
    std::string bytes;
    counts_->each_hand(cut_.first(piece), cut_.end(piece),
                       [&](std::span<const std::uint32_t> solutions) {
                         for (const std::uint32_t n : solutions) put_number(bytes, n);
                       });
    return bytes;
  }

 private:
  CountsRequest request_;
  krypto::Cut cut_;
  unsigned threads_;
  std::once_flag made_;
  std::unique_ptr<const krypto::SolutionCounts> counts_;
};

std::string header(const krypto::Games& games) {
  std::string names;
  for (std::size_t i = 0; i < games.cards; ++i) {
    names += static_cast<char>('a' + i);
    names += ',';
  }
  return names + "objective,solutions\n";
}

// The lines of a piece and their summary.
struct TableLines {
  std::string table;
  std::string unique;
  CountsSummary summary;
};

// Writes the lines of pieces; with fmt, this would take most of the time for five cards.
class Writer {
 public:
  Writer(const CountsRequest& request, const CountsFiles& files)
      : games_(request.games),
        hands_(request.games.cards, request.games.largest_card),
        cut_(cut_of(request)),
        table_(files.table),
        unique_(files.unique) {
    for (auto t = games_.first_objective; t <= games_.last_objective; ++t) {
      objectives_.push_back(fmt::format(",{},", t));
    }
  }

  std::uint64_t pieces() const { return cut_.pieces(); }
  TableLines lines_of(std::uint64_t piece, const std::string& bytes) const {
    constexpr std::size_t kUsualLine = 20;
    TableLines lines;
    if (table_) {
      lines.table.reserve((cut_.end(piece) - cut_.first(piece)) * games_.objectives() * kUsualLine);
    }
    NumbersIn numbers(bytes);
    std::vector<std::int64_t> cards = hands_.at(cut_.first(piece));
    for (std::uint64_t hand = cut_.first(piece); hand < cut_.end(piece); ++hand) {
      const std::string text = fmt::format("{}", fmt::join(cards, ","));
      auto objective = games_.first_objective;
      for (const std::string& objective_text : objectives_) {
        const auto solutions = numbers.take<std::uint32_t>();
        lines.summary.add(cards, objective, solutions);
        if (table_) {
          const fmt::format_int digits(solutions);
          lines.table.append(text).append(objective_text).append(digits.data(), digits.size());
          lines.table.push_back('\n');
        }
        if (unique_ && solutions == 1) {
          lines.unique += fmt::format("{} {}\n", fmt::join(cards, " "), objective);
        }
        ++objective;
      }
      hands_.next(cards);
    }
    return lines;
  }

 private:
  krypto::Games games_;
  krypto::HandOrder hands_;
  krypto::Cut cut_;
  bool table_;
  bool unique_;
  std::vector<std::string> objectives_;  // each between its commas
};

Json game_document(const CountsSummary::Game& game) {
  return {{"cards", game.cards}, {"objective", game.objective}};
}

std::string line_of(const CountsSummary::Game& game) {
  return fmt::format("{} : {}", fmt::join(game.cards, " "), game.objective);
}

}  // namespace

std::uint64_t CountsSummary::fewest() const {
  const auto first =
      std::ranges::find_if(games_by_solutions, [](std::uint64_t n) { return n > 0; });
  return static_cast<std::uint64_t>(first - games_by_solutions.begin());
}

std::uint64_t CountsSummary::median() const {
  std::uint64_t median = 0;
  std::uint64_t up_to_it = games_by_solutions[0];
  while (up_to_it < games - up_to_it) up_to_it += games_by_solutions[++median];
  return median;
}

std::uint64_t CountsSummary::games_with(std::uint64_t count) const {
  return count < games_by_solutions.size() ? games_by_solutions[count] : 0;
}

void CountsSummary::add(std::span<const std::int64_t> cards, std::int64_t objective,
                        std::uint32_t count) {
  const auto game = [&] {
    return Game{.cards = {cards.begin(), cards.end()}, .objective = objective, .solutions = count};
  };
  ++games;
  solutions += count;
  if (count >= games_by_solutions.size()) games_by_solutions.resize(count + std::size_t{1});
  ++games_by_solutions[count];
  if (count == 1 && !first_unique) first_unique = game();
  if (count > richest.solutions || games == 1) richest = game();
}

void CountsSummary::add(const CountsSummary& later) {
  const bool richer = games == 0 || later.richest.solutions > richest.solutions;
  if (richer) richest = later.richest;
  if (!first_unique) first_unique = later.first_unique;
  games += later.games;
  solutions += later.solutions;
  if (later.games_by_solutions.size() > games_by_solutions.size()) {
    games_by_solutions.resize(later.games_by_solutions.size());
  }
  std::ranges::transform(later.games_by_solutions, games_by_solutions, games_by_solutions.begin(),
                         std::plus());
}

work::Work counts_work(const CountsRequest& request, unsigned threads) {
  const krypto::Cut cut = cut_of(request);
  const krypto::Games& games = request.games;
  const auto counter = std::make_shared<Counter>(request, threads);
  return {.parameters = fmt::format(
              "counts of {} solutions under {} rules, {} cards from 1 to {}, objectives from {} to "
              "{}, {} hands a piece",
              name_of(request.form), name_of(request.rules), games.cards, games.largest_card,
              games.first_objective, games.last_objective, cut.size()),
          .pieces = cut.pieces(),
          .make = [counter](std::uint64_t piece) { return counter->make(piece); }};
}

CountsSummary write_counts(const CountsRequest& request, const CountsFiles& files,
                           const Results& results, std::size_t work, unsigned threads) {
  std::optional<OutputFile> table;
  std::optional<OutputFile> unique;
  if (files.table) table.emplace(*files.table);
  if (files.unique) unique.emplace(*files.unique);
  if (table) table->write(header(request.games));
  const Writer writer(request, files);
  CountsSummary summary;
  // The thread that has the next lines writes them, and those that were finished early after them.
  std::mutex mutex;
  std::map<std::uint64_t, TableLines> early;
  std::uint64_t written = 0;
  Progress progress(Answers::at_the_end);
  on_threads(threads, &progress)(writer.pieces(), [&](std::uint64_t piece) {
    TableLines made = writer.lines_of(piece, results.read(work, piece));
    const std::scoped_lock lock(mutex);
    early.emplace(piece, std::move(made));
    for (auto next = early.extract(written); !next.empty(); next = early.extract(written)) {
      const TableLines& lines = next.mapped();
      summary.add(lines.summary);
      if (table) table->write(lines.table);
      if (unique) unique->write(lines.unique);
      ++written;
    }
  });
  if (unique) unique->finish();
  if (table) table->finish();
  return summary;
}

Json json_of(const CountsSummary& summary) {
  const std::uint64_t most = summary.richest.solutions;
  Json json = {{"total", summary.solutions},
               {"fewest", summary.fewest()},
               {"median", summary.median()},
               {"most", most},
               {"games_with_one", summary.games_with(1)},
               {"first_with_one", nullptr},
               {"games_with_most", summary.games_with(most)},
               {"first_with_most", game_document(summary.richest)}};
  if (summary.first_unique) json["first_with_one"] = game_document(*summary.first_unique);
  return json;
}

void print_summary(const CountsSummary& summary) {
  const std::uint64_t most = summary.richest.solutions;
  print_line(fmt::format("{} solutions: of a game {} to {}, median {}", summary.solutions,
                         summary.fewest(), most, summary.median()));
  print_line(fmt::format(
      "{} games with exactly one solution{}", summary.games_with(1),
      summary.first_unique ? ", the first " + line_of(*summary.first_unique) : std::string()));
  print_line(fmt::format(
      "{} with {}: the first {}",
      summary.games_with(most) == 1 ? "1 game" : fmt::format("{} games", summary.games_with(most)),
      most, line_of(summary.richest)));
}

}  // namespace reckon::cli
