// SPDX-License-Identifier: MIT
// reckon sheet
#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/answers/sheets.hpp"
#include "app/cli/bank/sheet_bank.hpp"
#include "app/cli/files/bank_options.hpp"
#include "app/cli/frame/choice.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/features.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "app/cli/sheet/sheet_files.hpp"
#include "app/cli/sheet/sheet_puzzles.hpp"
#include "reckon/sheet/unlike.hpp"
#include "reckon/sheet/version.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::cli {
namespace {

// The puzzles of a kind that --game names: `countdown`, or `countdown:4`.
struct AskedGame {
  krypto::Game game = krypto::Game::krypto;
  std::optional<std::uint64_t> count{};
};

constexpr std::uint64_t kMostOfKind = 10'000;

struct SheetOptions {
  std::array<std::optional<std::uint64_t>, kinds::kAllKinds.size()> counts;
  std::vector<std::string> game_texts;
  std::vector<AskedGame> games;
  std::optional<std::uint64_t> count;
  DealtCards dealt;
  std::vector<std::string> codes;
  std::vector<std::string> stated;  // files, or the number of those from the bank
  sheet::SheetOrder wishes;
  std::optional<kinds::Levels> levels;
  std::optional<std::uint64_t> rows;
  std::optional<std::uint64_t> columns;
  std::optional<std::uint64_t> seed;
  sheet::Style style;
  std::optional<SheetFormat> format;
  std::optional<AnswersPlace> answers;
  std::optional<std::uint64_t> versions;
  std::optional<std::uint64_t> points;
  std::optional<std::uint64_t> minutes;
  std::optional<std::uint64_t> working;

  AnswersPlace answers_place() const { return answers.value_or(AnswersPlace::last); }
  std::optional<std::string> output;
  std::optional<std::string> bank;
  std::optional<std::string> mark;
  bool json = false;
};

std::uint8_t side_of(const std::string& flag, const std::optional<std::uint64_t>& side) {
  if (!side) return letters::kLeastSide;
  if (*side < letters::kLeastSide || *side > letters::kMostSide) {
    throw Fault(kBadInput, fmt::format("{}: newspaper grids have 3 to 5, not {}", flag, *side));
  }
  return static_cast<std::uint8_t>(*side);
}

// Reads `krypto:4,24:4,countdown`.
std::vector<AskedGame> games_in(const std::string& text) {
  std::vector<AskedGame> games;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const std::string word = text.substr(begin, end - begin);
    const std::size_t colon = word.find(':');
    const auto game = krypto::game_named(word.substr(0, colon));
    if (!game) {
      throw WrongValue(
          "--game",
          fmt::format("{} is unknown: choose some of {}, such as 24:4,krypto:4",
                      quote(word.substr(0, colon)), fmt::join(names_of(krypto::kAllGames), ", ")));
    }
    AskedGame asked{.game = *game};
    if (colon != word.npos) {
      std::uint64_t count = 0;
      const char* last = word.data() + word.size();
      const auto [stop, problem] = std::from_chars(word.data() + colon + 1, last, count);
      if (problem != std::errc() || stop != last) {
        throw WrongValue("--game", fmt::format("{} is not a number of puzzles: write one like 24:4",
                                               quote(word.substr(colon + 1))));
      }
      asked.count = count;
    }
    games.push_back(asked);
    begin = end + 1;
  }
  return games;
}

// Adds the games of --game. Those without a number share --count, the first of them one more.
void add_games(const SheetOptions& options, sheet::SheetOrder& wishes) {
  if (options.count && options.games.empty())
    throw Fault(kBadInput, "--count: name a game with --game, such as --game 24");
  const auto sharing = static_cast<std::uint64_t>(
      std::ranges::count_if(options.games, [](const AskedGame& asked) { return !asked.count; }));
  if (options.count && sharing == 0)
    throw Fault(kBadInput, "--count: each game of --game has its number: leave one of them out");
  const std::uint64_t all = options.count.value_or(sharing);
  std::uint64_t place = 0;
  for (const AskedGame& asked : options.games) {
    std::uint64_t count = asked.count.value_or(0);
    if (!asked.count) count = all / sharing + (place++ < all % sharing ? 1 : 0);
    wishes.counts[static_cast<std::size_t>(kinds::kind_of(asked.game))] += count;
  }
}

// Returns how many stated questions the bank is to give out; without --mark they are files.
std::uint64_t stated_of_bank(const SheetOptions& options) {
  std::uint64_t all = 0;
  for (const std::string& text : options.stated) {
    if (all_digits(text) != options.mark.has_value()) {
      throw Fault(kBadInput,
                  options.mark ? "--stated: with --mark, give the number of questions; a file goes "
                                 "into the bank by reckon bank import"
                               : "--stated: a number is of questions in the bank: add --mark TEXT, "
                                 "or name a file");
    }
    if (!options.mark) continue;
    std::uint64_t count = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), count);
    all += read.ec == std::errc() ? std::min(count, kMostOfKind + 1) : kMostOfKind + 1;
  }
  return all;
}

// Returns the order for the sheet, and checks that it is possible.
sheet::SheetOrder wishes_of(const SheetOptions& options) {
  sheet::SheetOrder wishes = options.wishes;
  for (std::size_t i = 0; i < wishes.counts.size(); ++i) {
    wishes.counts[i] = options.counts[i].value_or(0);
  }
  add_games(options, wishes);
  wishes.counts[static_cast<std::size_t>(kinds::Kind::stated)] = stated_of_bank(options);
  for (std::size_t i = 0; i < wishes.counts.size(); ++i) {
    if (wishes.counts[i] > kMostOfKind) {
      throw Fault(kBadInput,
                  fmt::format("--{}: {} are too many for a sheet: at most {}",
                              name_of(kinds::kAllKinds[i]), wishes.counts[i], kMostOfKind));
    }
  }
  if (options.levels) {
    wishes.levels = *options.levels;
  }
  wishes.each.rows = side_of("--rows", options.rows);
  wishes.each.columns = side_of("--columns", options.columns);
  wishes.each.language = options.style.language;
  wishes.each.deal = options.dealt.wishes();
  const bool has_files = !options.mark && !options.stated.empty();
  if (options.codes.empty() && !has_files && wishes.total() == 0) {
    throw Fault(
        kBadInput,
        "sheet: choose at least one puzzle, such as --calcrostic 6 --krypto 12, or --code CODE");
  }
  return wishes;
}

// Chooses the format: by --format, by the name of the file, or text for the terminal.
SheetFormat format_of(const SheetOptions& options) {
  if (options.format) return *options.format;
  if (!options.output) return SheetFormat::text;
  if (const auto found = format_of_file(*options.output)) return *found;
  throw Fault(kBadInput, fmt::format("{}: end the name in .pdf, .svg, .tex, .html, .txt, .xml, "
                                     ".gift or .zip, or give --format",
                                     printable_name(*options.output)));
}

void print_sheet(const std::vector<SheetFile>& files, SheetFormat format) {
  if (files.size() > 1) {
    throw Fault(kBadInput, fmt::format("the sheet is {} files: give -o FILE", files.size()));
  }
  const bool binary = format == SheetFormat::pdf || format == SheetFormat::qti;
  if (binary && isatty(STDOUT_FILENO) != 0) {
    throw Fault(kBadInput, fmt::format("a {} is not for the terminal: give -o FILE",
                                       format == SheetFormat::pdf ? "PDF" : "zip file"));
  }
  print(files.front().content);
}

void report(const SheetOptions& options, std::optional<std::uint64_t> seed, SheetFormat format,
            std::span<const std::vector<kinds::Entry>> versions,
            const std::vector<std::string>& names) {
  Json document = {{"seed", nullptr},
                   {"format", name_of(format)},
                   {"paper", name_of(options.style.paper)},
                   {"lang", name_of(options.style.language)},
                   {"answers", name_of(options.answers_place())},
                   {"files", names},
                   {"puzzles", Json::array()}};
  if (seed) document["seed"] = answers::json_of(*seed);
  for (const kinds::Entry& entry : versions.front()) {
    document["puzzles"].push_back(answers::json_of(entry, document["puzzles"].size() + 1));
  }
  if (versions.size() > 1) {
    Json& others = document["versions"] = Json::array();
    for (const std::vector<kinds::Entry>& version : versions) {
      Json& codes = others.emplace_back(Json::array());
      for (const kinds::Entry& entry : version) codes.push_back(entry.code);
    }
  }
  print_json(document);
}

// Says in one line where two versions cannot help having the same.
void note_shared(std::span<const std::vector<kinds::Entry>> versions) {
  for (std::size_t version = 1; version < versions.size(); ++version) {
    for (std::size_t before = 0; before < version; ++before) {
      const auto places = sheet::shared_places(versions[before], versions[version]);
      if (places.empty()) continue;
      return note(fmt::format(
          "--versions: number {} has the same objective, answer or puzzle in {} and {}{}: add "
          "puzzles to the sheet",
          places.front() + 1, sheet::version_name(before), sheet::version_name(version),
          places.size() > 1 ? fmt::format(", as have {} more", places.size() - 1) : ""));
    }
  }
}

// Writes or prints all of the sheet; if a part cannot be written, no file.
void give(const SheetOptions& options, std::optional<std::uint64_t> seed, SheetFormat format,
          const std::vector<kinds::Entry>& entries) {
  krypto::Solver solver;
  const auto versions = sheet::unlike_versions(solver, entries, options.versions.value_or(1));
  note_shared(versions);
  WrittenFiles written;
  if (options.output) {
    written.write(files_of(versions, options.style, format, options.answers_place()),
                  *options.output);
  } else if (!options.json) {
    print_sheet(files_of(versions, options.style, format, options.answers_place()), format);
  }
  if (options.json) report(options, seed, format, versions, written.names());
  flush_output();
  written.finish();
}

// Refuses options that do not fit this format.
void check_format(const SheetOptions& options, SheetFormat format, std::uint64_t puzzles) {
  const bool is_bank = bank_format(format).has_value();
  const std::string& title = options.style.title;
  if (const auto good = is_bank ? course::check_title(title) : sheet::check_title(title); !good) {
    throw Fault(kBadInput, "--title: " + good.error().message);
  }
  if (is_bank && options.answers_place() != AnswersPlace::last) {
    throw Fault(kBadInput, fmt::format("--answers: a question bank holds the answers that {} "
                                       "marks by: leave it out",
                                       format == SheetFormat::qti ? "the platform" : "Moodle"));
  }
  if (options.versions) {
    const auto count = *options.versions;
    if (count > 1 && (is_bank || format == SheetFormat::latex)) {
      throw Fault(kBadInput, fmt::format("--versions: {} has one version: take pdf, svg, html or "
                                         "text",
                                         name_of(format)));
    }
  }
  if (format == SheetFormat::qti && puzzles > course::kMostInPackage) {
    throw Fault(kBadInput, fmt::format("sheet: {} puzzles are too many for one package: at most {}",
                                       puzzles, course::kMostInPackage));
  }
}

void make_sheet(const SheetOptions& options) {
  const sheet::SheetOrder wishes = wishes_of(options);
  const SheetFormat format = format_of(options);
  check_format(
      options, format,
      std::max<std::uint64_t>(wishes.total(), options.codes.size()) + options.stated.size());
  if (options.mark) {
    if (wishes.each.use)
      throw Fault(kBadInput,
                  "--use: the hands of a bank use the cards of their game: leave it out");
    return with_feature("bank", give_out_of_bank)(
        options.bank, *options.mark, wishes,
        [&](const std::vector<kinds::Entry>& entries) { give(options, {}, format, entries); });
  }
  std::vector<kinds::Entry> stated = questions_of(options.stated);
  const auto with_stated = [&](std::vector<kinds::Entry> entries) {
    std::ranges::move(stated, std::back_inserter(entries));
    return entries;
  };
  if (!options.codes.empty() || wishes.total() == 0) {
    return give(options, {}, format, with_stated(puzzles_of(options.codes)));
  }
  const std::uint64_t seed = options.seed ? *options.seed : fresh_seed();
  if (!options.seed && !options.json) note(fmt::format("seed {}", seed));
  give(options, seed, format, with_stated(make_puzzles(wishes, seed)));
}

}  // namespace

void add_sheet(const Command& command, Answer&) {
  const auto options = std::make_shared<SheetOptions>();
  const Option codes = command
                           .add_option("--code", options->codes,
                                       "Print the puzzle with this code again; may be repeated")
                           .type_name("CODE")
                           .one_by_one();
  for (const kinds::KindRow& row : kinds::kinds()) {
    if (row.kind == kinds::Kind::stated) {
      command
          .add_option("--stated", options->stated,
                      "Stated questions: the file of one, may be repeated; or the number of those "
                      "from the bank, with --mark")
          .type_name("FILE|N")
          .one_by_one();
      continue;
    }
    add_number(command, fmt::format("--{}", row.name),
               options->counts[static_cast<std::size_t>(row.kind)], std::string(row.how_many),
               {.last = kMostOfKind, .is_judged_later = true})
        .type_name("N")
        .excludes(codes);
  }
  const Option games = command
                           .add_option("--game", options->game_texts,
                                       "Games, as 24 or krypto:4,24:4,countdown:4; may be repeated")
                           .type_name("GAMES")
                           .one_by_one()
                           .excludes(codes);
  add_number(command, "--count", options->count,
             "Number of puzzles of the games without one (default: 1 each)",
             {.last = kMostOfKind, .is_judged_later = true})
      .type_name("N")
      .needs(games);
  add_levels(command, options->levels, "Levels, 1 (easy) to 5: 3, or 1-4 (default: 1-5)")
      .excludes(codes);
  add_game_rules(command, options->wishes.each.rules);
  add_game_use(command, options->wishes.each.use);
  add_dealt_cards(command, options->dealt, "--large-tiles");
  add_number(command, "--rows", options->rows, "Rows of newspaper grids, 3 to 5 (default: 3)",
             {.first = letters::kLeastSide, .last = letters::kMostSide, .is_judged_later = true})
      .type_name("R");
  add_number(command, "--columns", options->columns,
             "Columns of newspaper grids, 3 to 5 (default: 3)",
             {.first = letters::kLeastSide, .last = letters::kMostSide, .is_judged_later = true})
      .type_name("C");
  const Option seed =
      add_number(command, "--seed", options->seed, "Random seed (makes the sheet reproducible)")
          .type_name("N")
          .excludes(codes);
  const Option mark =
      add_mark(command, options->mark,
               "Take unused puzzles from the bank, and hand them out to this class or contest")
          .excludes(codes)
          .excludes(seed);
  add_bank(command, options->bank).needs(mark);
  command.add_option("--title", options->style.title, "Title at the top of the sheet")
      .type_name("TEXT");
  add_language(command, options->style.language, "Language of the sheet");
  add_choice(command, "--paper", "Paper size (default: a4)", options->style.paper,
             sheet::kAllPapers);
  command.add_flag("--large", options->style.large, "Large print");
  command.add_flag("--faces", options->style.faces,
                   "Cards of the 24 game as A J Q K for 1, 11, 12 and 13");
  add_choice(command, "--answers",
             "Answers on pages after the puzzles, in a separate file, none, or only answers "
             "(default: last)",
             options->answers, kAllAnswersPlaces);
  add_number(command, "--versions", options->versions,
             "Versions of the sheet, 1 to 4, that share nothing at the same number (default: 1)",
             {.first = 1, .last = sheet::kMostVersions})
      .type_name("N");
  add_number(command, "--points", options->points, "Points for each puzzle, to be printed",
             {.first = 1, .last = sheet::kMostPoints})
      .type_name("N");
  add_number(command, "--minutes", options->minutes, "Minutes for the sheet, to be printed",
             {.first = 1, .last = sheet::kMostMinutes})
      .type_name("N");
  add_number(command, "--working", options->working,
             "Centimetres of room to work in at each puzzle, 1 to 18 (default: none)",
             {.first = 1, .last = sheet::kMostWorking})
      .type_name("CM");
  add_choice(command, "--format", "Format (default: by the extension of FILE; text without one)",
             options->format, kAllSheetFormats);
  command
      .add_option("-o,--output", options->output,
                  "File to write; SVG makes one file a page (default: standard output)")
      .type_name("FILE");
  add_json(command, options->json);
  command.callback([options] {
    for (const std::string& text : options->game_texts) {
      const auto more = games_in(text);
      options->games.insert(options->games.end(), more.begin(), more.end());
    }
    options->style.points = static_cast<std::uint32_t>(options->points.value_or(0));
    options->style.minutes = static_cast<std::uint32_t>(options->minutes.value_or(0));
    options->style.working = static_cast<std::uint32_t>(options->working.value_or(0));
    make_sheet(*options);
  });
}

}  // namespace reckon::cli
