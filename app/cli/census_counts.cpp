#include "app/cli/census_counts.hpp"

#include <fmt/core.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string_view>
#include <vector>

#include "app/cli/fault.hpp"
#include "reckon/krypto/solution_counts.hpp"
#include "reckon/version.hpp"
#include "reckon/work/checkpoint.hpp"
#include "reckon/work/each_piece.hpp"

namespace reckon::cli {

namespace {

// A piece is a run of hands that takes some hundredths of a second, by the solver up to one second.
constexpr std::uint64_t kHandsByTables = 1024;
constexpr std::uint64_t kHandsBySolver = 16;

// In the results of pieces, numbers stand seven bits a byte, the lowest first; the highest bit of a
// byte says that more follow.
constexpr unsigned kBits = 7;
constexpr std::uint32_t kMore = 1U << kBits;

void put_number(std::string& bytes, std::uint32_t number) {
  for (; number >= kMore; number >>= kBits) {
    bytes.push_back(static_cast<char>(number % kMore | kMore));
  }
  bytes.push_back(static_cast<char>(number));
}

std::uint32_t take_number(std::string_view& bytes) {
  std::uint32_t number = 0;
  for (unsigned shift = 0;; shift += kBits) {
    const auto byte = static_cast<unsigned char>(bytes.front());
    bytes.remove_prefix(1);
    number |= (byte % kMore) << shift;
    if (byte < kMore) return number;
  }
}

template <typename T>
T must(work::Result<T> result) {
  if (result) {
    if constexpr (std::is_void_v<T>) {
      return;
    } else {
      return *std::move(result);
    }
  }
  const work::Problem& problem = result.error();
  throw Fault(problem.error_number == 0 ? kBadInput : status_of(problem.error_number),
              problem.message);
}

class Counting {
 public:
  explicit Counting(const CountsRequest& request)
      : request_(request),
        hands_(request.games.cards, request.games.largest_card),
        checkpoint_(open_checkpoint()) {}

  CountsSummary run() {
    Progress progress(Answers::at_the_end);
    const krypto::SolutionCounts counts(request_.games, request_.rules, request_.form);
    count(counts, progress);
    CountsSummary summary = write(progress);
    checkpoint_.remove();
    return summary;
  }

 private:
  std::uint64_t pieces() const { return (hands_.hands() + piece_hands() - 1) / piece_hands(); }
  std::uint64_t piece_hands() const {
    return krypto::SolutionCounts::has_tables(request_.games, request_.form) ? kHandsByTables
                                                                             : kHandsBySolver;
  }

  work::Checkpoint open_checkpoint() const {
    if (!request_.table || OutputFile::is_direct(*request_.table)) {
      return must(work::Checkpoint::nameless(pieces()));
    }
    const krypto::Games& games = request_.games;
    const std::string name = *request_.table + ".checkpoint";
    work::Checkpoint checkpoint = must(work::Checkpoint::open(
        name,
        fmt::format("reckon {} krypto census --counts: {} rules, {} solutions, {} cards from 1 to "
                    "{}, objectives from {} to {}, {} hands a piece",
                    kVersion, name_of(request_.rules), name_of(request_.form), games.cards,
                    games.largest_card, games.first_objective, games.last_objective, piece_hands()),
        pieces()));
    const std::size_t missing = checkpoint.missing().size();
    if (missing < pieces()) {
      note(fmt::format("{}: going on, {} of {} pieces are done", name, pieces() - missing,
                       pieces()));
    }
    return checkpoint;
  }

  // Fills the checkpoint.
  void count(const krypto::SolutionCounts& counts, Progress& progress) {
    const std::vector<std::uint64_t> missing = checkpoint_.missing();
    std::uint64_t done = pieces() - missing.size();
    work::each_piece(missing, request_.threads,
                     {.make =
                          [&](std::uint64_t piece) {
                            std::string bytes;
                            const std::uint64_t first = piece * piece_hands();
                            counts.each_hand(first, std::min(first + piece_hands(), hands_.hands()),
                                             [&](std::span<const std::uint32_t> solutions) {
                                               for (const std::uint32_t n : solutions)
                                                 put_number(bytes, n);
                                             });
                            return bytes;
                          },
                      .take =
                          [&](std::uint64_t piece, const std::string& bytes) {
                            must(checkpoint_.add(piece, bytes));
                            ++done;
                          },
                      .wait = [&] { progress.look(done, pieces()); }});
  }

  // Writes what the full checkpoint holds.
  CountsSummary write(Progress& progress) {
    std::optional<OutputFile> table;
    std::optional<OutputFile> unique;
    if (request_.table) table.emplace(*request_.table);
    if (request_.unique) unique.emplace(*request_.unique);
    if (table) table->write(header());
    CountsSummary summary;
    std::vector<std::int64_t> cards = hands_.at(0);
    for (std::uint64_t piece = 0; piece < pieces(); ++piece) {
      progress.look(piece, pieces());
      const std::string bytes = must(checkpoint_.read(piece));
      std::string lines;
      for (std::string_view rest = bytes; !rest.empty(); hands_.next(cards)) {
        const std::string hand = fmt::format("{}", fmt::join(cards, ","));
        for (auto t = request_.games.first_objective; t <= request_.games.last_objective; ++t) {
          const std::uint32_t solutions = take_number(rest);
          add(summary, cards, t, solutions);
          if (table) fmt::format_to(std::back_inserter(lines), "{},{},{}\n", hand, t, solutions);
          if (unique && solutions == 1) {
            unique->write(fmt::format("{} {}\n", fmt::join(cards, " "), t));
          }
        }
      }
      if (table) table->write(lines);
    }
    if (unique) unique->finish();
    if (table) table->finish();
    return summary;
  }

  std::string header() const {
    std::string names;
    for (std::size_t i = 0; i < request_.games.cards; ++i) {
      names += static_cast<char>('a' + i);
      names += ',';
    }
    return names + "objective,solutions\n";
  }

  static void add(CountsSummary& summary, const std::vector<std::int64_t>& cards,
                  std::int64_t objective, std::uint32_t solutions) {
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

  const CountsRequest& request_;
  krypto::HandOrder hands_;
  work::Checkpoint checkpoint_;
};

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

CountsSummary count_solutions(const CountsRequest& request) { return Counting(request).run(); }

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
