#include "app/cli/census_counts.hpp"

#include <fmt/core.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <mutex>
#include <vector>

#include "app/cli/piece_bytes.hpp"
#include "reckon/krypto/solution_counts.hpp"

namespace reckon::cli {

namespace {

// A piece is a run of hands that takes some hundredths of a second, by the solver up to one second.
constexpr std::uint64_t kHandsByTables = 1024;
constexpr std::uint64_t kHandsBySolver = 16;

// How the hands are cut.
class Cut {
 public:
  explicit Cut(const CountsRequest& request)
      : hands_(krypto::HandOrder(request.games.cards, request.games.largest_card).hands()),
        size_(krypto::SolutionCounts::has_tables(request.games, request.form) ? kHandsByTables
              : request.games.cards == 7                                      ? 1
                                                                              : kHandsBySolver) {}

  std::uint64_t size() const { return size_; }
  std::uint64_t pieces() const { return (hands_ + size_ - 1) / size_; }
  std::uint64_t first(std::uint64_t piece) const { return piece * size_; }
  std::uint64_t end(std::uint64_t piece) const { return std::min(first(piece + 1), hands_); }

 private:
  std::uint64_t hands_;
  std::uint64_t size_;
};

// Tables that are made when the first piece is: a process that only hands out pieces has no need
// for them.
class Counter {
 public:
  explicit Counter(const CountsRequest& request) : request_(request), cut_(request) {}

  std::string make(std::uint64_t piece) {
    std::call_once(made_, [&] {
      counts_ =
          std::make_unique<krypto::SolutionCounts>(request_.games, request_.rules, request_.form);
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
  Cut cut_;
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

void add(CountsSummary& summary, const std::vector<std::int64_t>& cards, std::int64_t objective,
         std::uint32_t solutions) {
  ++summary.games;
  summary.solutions += solutions;
  if (solutions >= summary.games_by_solutions.size()) {
    summary.games_by_solutions.resize(solutions + std::size_t{1});
  }
  ++summary.games_by_solutions[solutions];
  if (solutions == 1 && !summary.first_unique) summary.first_unique = {cards, objective, 1};
  if (solutions > summary.richest.solutions || summary.games == 1) {
    summary.richest = {cards, objective, solutions};
  }
}

Json game_document(const CountsSummary::Game& game) {
  return {{"cards", game.cards}, {"objective", game.objective}};
}

std::string text_of(const CountsSummary::Game& game) {
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

work::Work counts_work(const CountsRequest& request) {
  const Cut cut(request);
  const krypto::Games& games = request.games;
  const auto counter = std::make_shared<Counter>(request);
  return {.parameters = fmt::format(
              "counts of {} solutions under {} rules, {} cards from 1 to {}, objectives from {} to "
              "{}, {} hands a piece",
              name_of(request.form), name_of(request.rules), games.cards, games.largest_card,
              games.first_objective, games.last_objective, cut.size()),
          .pieces = cut.pieces(),
          .make = [counter](std::uint64_t piece) { return counter->make(piece); }};
}

CountsSummary write_counts(const CountsRequest& request, const CountsFiles& files,
                           const Results& results, std::size_t work) {
  std::optional<OutputFile> table;
  std::optional<OutputFile> unique;
  if (files.table) table.emplace(*files.table);
  if (files.unique) unique.emplace(*files.unique);
  if (table) table->write(header(request.games));
  Progress progress(Answers::at_the_end);
  CountsSummary summary;
  const krypto::HandOrder hands(request.games.cards, request.games.largest_card);
  const Cut cut(request);
  std::vector<std::int64_t> cards = hands.at(0);
  for (std::uint64_t piece = 0; piece < cut.pieces(); ++piece) {
    progress.look(piece, cut.pieces());
    const std::string bytes = results.read(work, piece);
    NumbersIn numbers(bytes);
    std::string lines;
    for (std::uint64_t hand = cut.first(piece); hand < cut.end(piece); ++hand) {
      const std::string text = fmt::format("{}", fmt::join(cards, ","));
      for (auto t = request.games.first_objective; t <= request.games.last_objective; ++t) {
        const auto solutions = numbers.take<std::uint32_t>();
        add(summary, cards, t, solutions);
        if (table) fmt::format_to(std::back_inserter(lines), "{},{},{}\n", text, t, solutions);
        if (unique && solutions == 1) {
          unique->write(fmt::format("{} {}\n", fmt::join(cards, " "), t));
        }
      }
      hands.next(cards);
    }
    if (table) table->write(lines);
  }
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
      summary.first_unique ? ", the first " + text_of(*summary.first_unique) : std::string()));
  print_line(fmt::format(
      "{} with {}: the first {}",
      summary.games_with(most) == 1 ? "1 game" : fmt::format("{} games", summary.games_with(most)),
      most, text_of(summary.richest)));
}

}  // namespace reckon::cli
