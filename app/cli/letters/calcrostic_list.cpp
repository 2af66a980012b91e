// SPDX-License-Identifier: MIT
// reckon calcrostic list, census and rank
#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <latch>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <vector>

#include "app/cli/files/grid_file.hpp"
#include "app/cli/frame/batch.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/letters/operator_pattern.hpp"
#include "app/cli/long/long_work.hpp"
#include "app/cli/long/piece_bytes.hpp"
#include "reckon/calcrostic/calcrostic_line.hpp"
#include "reckon/calcrostic/class_key.hpp"
#include "reckon/calcrostic/list.hpp"
#include "reckon/calcrostic/unique_puzzles.hpp"

namespace reckon::cli {
namespace {

using calcrostic::Calcrostic;
using calcrostic::ClassKey;

constexpr std::uint64_t kUsualSum = 1000;
constexpr std::uint64_t kUsualLeast = 2;

struct ListOptions {
  GridSource source;
  std::optional<std::uint64_t> last_sum;
  std::optional<std::uint64_t> least;
  bool unique = false;
  bool all_operators = false;
  std::optional<std::uint64_t> most_digits;
  std::optional<std::uint64_t> letters;
  std::optional<std::string> operators;
  LongWorkOptions work;
  bool json = false;
};

calcrostic::ListRange range_of(const ListOptions& options) {
  const auto number = [](std::optional<std::uint64_t> given, std::uint64_t usual) {
    constexpr std::uint64_t kTooMuch = std::uint64_t{1} << 40U;
    return static_cast<std::int64_t>(std::min(given.value_or(usual), kTooMuch));
  };
  const auto range = calcrostic::ListRange::make(4, number(options.last_sum, kUsualSum),
                                                 number(options.least, kUsualLeast));
  if (!range) throw bad_input("--sum-max", range.error());
  return *range;
}

// Pieces for many threads, if the work is large. A puzzle takes longer than its class, so a census
// may have more of them.
constexpr std::int64_t kListPieces = 16;
constexpr std::int64_t kCensusPieces = 256;

std::vector<calcrostic::ListRange> bands_for(const calcrostic::ListRange& range,
                                             std::int64_t pieces) {
  constexpr std::int64_t kSumsInPiece = 50;
  return bands_of(range, std::clamp(range.last_sum / kSumsInPiece, std::int64_t{1}, pieces));
}

// The puzzles of a range with one answer, for pieces on several threads. The first thread to ask
// prepares them, and those that ask meanwhile help.
class SharedUniquePuzzles {
 public:
  explicit SharedUniquePuzzles(const calcrostic::ListRange& range) : range_(range) {}

  const calcrostic::UniquePuzzles& get() {
    if (left_.try_wait()) return *puzzles_;  // as for all except the first classes
    std::call_once(once_, [this] { puzzles_.emplace(range_); });
    constexpr std::int64_t kParts = calcrostic::UniquePuzzles::kParts;
    for (std::int64_t part = next_++; part < kParts; part = next_++) {
      puzzles_->note(part);
      left_.count_down();
    }
    left_.wait();
    return *puzzles_;
  }

 private:
  const calcrostic::ListRange range_;
  std::once_flag once_;
  std::optional<calcrostic::UniquePuzzles> puzzles_;
  std::atomic<std::int64_t> next_ = 0;
  std::latch left_{calcrostic::UniquePuzzles::kParts};
};

bool is_wanted(const ClassKey& key, const ListOptions& options,
               const std::optional<OperatorPattern>& pattern, SharedUniquePuzzles& unique) {
  const Calcrostic found = key.calcrostic();
  if (pattern && !pattern->matches(found.operators)) return false;
  if (options.all_operators && !uses_all_operators(found)) return false;
  if (options.most_digits) {
    const auto longest = fmt::formatted_size("{}", std::ranges::max(found.numbers));
    if (longest > *options.most_digits) return false;
  }
  if (options.letters && calcrostic::puzzle_of(found).letters != *options.letters) return false;
  return !options.unique || unique.get().is_unique(key);
}

void put_key(std::string& bytes, const ClassKey& key) {
  put_number(bytes, key.high());
  put_number(bytes, key.low());
}

// A piece contains the wanted classes of one band of sums.
work::Work list_work(const std::vector<calcrostic::ListRange>& bands, const ListOptions& options) {
  const calcrostic::ListRange range = range_of(options);
  std::string filters;
  if (options.unique) filters += ", unique";
  if (options.all_operators) filters += ", with all operators";
  if (options.most_digits) filters += fmt::format(", up to {} digits", *options.most_digits);
  if (options.letters) filters += fmt::format(", {} letters", *options.letters);
  if (options.operators) filters += fmt::format(", operators {}", *options.operators);
  return {.parameters = fmt::format("calcrostics with s up to {} in bands, numbers from {} on{}",
                                    range.last_sum, range.least, filters),
          .pieces = bands.size(),
          .make = [&bands, &options, pattern = pattern_of(options.operators),
                   unique = std::make_shared<SharedUniquePuzzles>(range)](std::uint64_t piece) {
            std::string bytes;
            for (const ClassKey& key : classes_in(bands[piece])) {
              if (is_wanted(key, options, pattern, *unique)) put_key(bytes, key);
            }
            return bytes;
          }};
}

// A print of some thousand bytes costs as much as one of a line.
constexpr std::size_t kLinesAtOnce = 1U << 16U;

void list(const Command& command, const ListOptions& options) {
  const calcrostic::ListRange range = range_of(options);
  const auto bands = bands_for(range, kListPieces);
  const auto results = LongRun(command, options.work).run({list_work(bands, options)});
  if (!results) return;
  std::optional<JsonList> classes;
  if (options.json) {
    classes.emplace(Json{{"sum_max", range.last_sum}, {"min", range.least}}, "grids");
  }
  Progress progress(Answers::as_it_goes);
  std::string lines;
  for (std::uint64_t piece = 0; piece < results->pieces(0); ++piece) {
    const std::string bytes = results->read(0, piece);
    for (NumbersIn numbers(bytes); !numbers.at_end();) {
      const std::uint64_t high = numbers.take();
      const auto key = ClassKey::read(high, numbers.take());
      if (!key) throw NumbersIn::no_result();
      progress.step(static_cast<std::uint64_t>(key->sum()),
                    static_cast<std::uint64_t>(range.last_sum));
      if (classes) {
        classes->add(to_line(key->calcrostic()));
        continue;
      }
      lines += to_line(key->calcrostic());
      lines += '\n';
      if (lines.size() < kLinesAtOnce) continue;
      print(lines);
      lines.clear();
    }
  }
  print(lines);
  if (classes) classes->finish();
}

// The counts of a census.
struct Counts {
  std::uint64_t classes = 0;
  std::uint64_t unique = 0;
  std::uint64_t all_operators = 0;
  std::set<std::uint16_t> settings{};
};

Counts counts_of(const std::vector<ClassKey>& keys, const calcrostic::UniquePuzzles& unique) {
  Counts counts{.classes = keys.size(), .unique = unique.count(keys)};
  std::map<std::uint16_t, std::uint64_t> settings;
  for (const ClassKey& key : keys) ++settings[key.operators_code()];
  for (const auto& [setting, classes] : settings) {
    counts.settings.insert(setting);
    if (uses_all_operators(Calcrostic{.operators = ClassKey::operators_of(setting)})) {
      counts.all_operators += classes;
    }
  }
  return counts;
}

work::Work census_work(const std::vector<calcrostic::ListRange>& bands,
                       const calcrostic::ListRange& range) {
  return {
      .parameters = fmt::format("census of calcrostics with s up to {}, numbers from {} on",
                                range.last_sum, range.least),
      .pieces = bands.size(),
      .make = [&bands, unique = std::make_shared<SharedUniquePuzzles>(range)](std::uint64_t piece) {
        const Counts counts = counts_of(classes_in(bands[piece]), unique->get());
        std::string bytes;
        for (const std::uint64_t count : {counts.classes, counts.unique, counts.all_operators}) {
          put_number(bytes, count);
        }
        for (const std::uint16_t setting : counts.settings) put_number(bytes, setting);
        return bytes;
      }};
}

void census(const Command& command, const ListOptions& options) {
  const calcrostic::ListRange range = range_of(options);
  const auto bands = bands_for(range, kCensusPieces);
  const auto results = LongRun(command, options.work).run({census_work(bands, range)});
  if (!results) return;
  Counts all;
  for (std::uint64_t piece = 0; piece < results->pieces(0); ++piece) {
    const std::string bytes = results->read(0, piece);
    NumbersIn numbers(bytes);
    all.classes += numbers.take();
    all.unique += numbers.take();
    all.all_operators += numbers.take();
    while (!numbers.at_end()) all.settings.insert(numbers.take<std::uint16_t>());
  }
  if (options.json) {
    print_json({{"sum_max", range.last_sum},
                {"min", range.least},
                {"classes", all.classes},
                {"unique", all.unique},
                {"all_operators", all.all_operators},
                {"operator_settings", all.settings.size()}});
    return;
  }
  print_line(fmt::format("{} classes with a + b + d + f up to {}", all.classes, range.last_sum));
  print_line(fmt::format("{} of them are puzzles with exactly one answer", all.unique));
  print_line(fmt::format("{} have a version with all four operators", all.all_operators));
  print_line(fmt::format("{} operator settings of standard forms", all.settings.size()));
}

Answer rank(const ListOptions& options) {
  const std::int64_t least = range_of(options).least;
  const GridFile file(options.source, Need::calcrostic);
  std::vector<ClassKey> wanted;
  std::int64_t last_sum = 4;
  file.each([&](const letters::Grid& grid) {
    const Calcrostic form = standard_form(calcrostic_in(grid));
    if (const auto listed = calcrostic::ListRange::make(4, form.sum(), least); !listed) {
      throw file.fault(grid, "its class is not in the list: " + listed.error().message);
    }
    last_sum = std::max(last_sum, form.sum());
    wanted.emplace_back(form);
  });
  std::vector<std::uint64_t> places(wanted.size());
  {
    Progress progress(Answers::at_the_end);
    std::uint64_t place = 0;  // of the last class before the band
    for (const auto& band : calcrostic::bands_of({.last_sum = last_sum, .least = least})) {
      progress.look(static_cast<std::uint64_t>(band.first_sum),
                    static_cast<std::uint64_t>(last_sum));
      const std::vector<ClassKey> keys = calcrostic::classes_in(band);
      for (std::size_t i = 0; i < wanted.size(); ++i) {
        const auto at = std::ranges::lower_bound(keys, wanted[i]);
        if (at == keys.end() || *at != wanted[i]) continue;
        places[i] = place + static_cast<std::uint64_t>(at - keys.begin()) + 1;
      }
      place += keys.size();
    }
  }
  std::optional<JsonList> grids;
  if (options.json) grids.emplace(Json::object(), "grids");
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const std::string line = to_line(wanted[i].calcrostic());
    if (grids) {
      grids->add({{"standard", line}, {"rank", places[i] == 0 ? Json() : Json(places[i])}});
    } else {
      print_line(fmt::format("{}\t{}", places[i] == 0 ? "none" : std::to_string(places[i]), line));
    }
  }
  if (grids) grids->finish();
  return file.status(std::ranges::count(places, 0U) == 0 ? kDone : kNo);
}

void add_range(const Command& command, ListOptions& options) {
  add_number(command, "--sum-max", options.last_sum,
             "List classes with a + b + d + f <= S (default: 1000)",
             {.last = calcrostic::kMostListedSum})
      .type_name("S");
  add_number(command, "--min", options.least, "The smallest number in a grid (default: 2)",
             {.first = 1})
      .type_name("M");
}

}  // namespace

void add_calcrostic_list(const Command& command, Answer&) {
  const auto options = std::make_shared<ListOptions>();
  add_range(command, *options);
  command.add_flag("--unique", options->unique, "Only puzzles with exactly one answer");
  command.add_flag("--all-operators", options->all_operators,
                   "Only classes in which some symmetry has all four operators");
  add_number(command, "--max-digits", options->most_digits,
             "Only grids whose numbers have at most N digits")
      .type_name("N");
  add_number(command, "--letters", options->letters, "Only puzzles with N letters").type_name("N");
  add_operators(command, options->operators);
  add_long_work(command, options->work);
  add_json(command, options->json);
  command.callback([options, command] { list(command, *options); });
}

void add_calcrostic_census(const Command& command, Answer&) {
  const auto options = std::make_shared<ListOptions>();
  add_range(command, *options);
  add_long_work(command, options->work);
  add_json(command, options->json);
  command.callback([options, command] { census(command, *options); });
}

void add_calcrostic_rank(const Command& command, Answer& answer) {
  const auto options = std::make_shared<ListOptions>();
  add_grid_file(command, options->source);
  add_number(command, "--min", options->least, "The smallest number in the list (default: 2)",
             {.first = 1})
      .type_name("M");
  add_json(command, options->json);
  command.callback([options, &answer] { answer = rank(*options); });
}

}  // namespace reckon::cli
