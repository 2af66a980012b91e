// SPDX-License-Identifier: MIT
// reckon bank fill
#include <fmt/core.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "app/cli/bank/open_bank.hpp"
#include "app/cli/files/bank_options.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

struct BankFillOptions {
  std::optional<std::string> bank;
  std::optional<std::uint64_t> count;
  std::optional<kinds::Kind> kind = kinds::Kind::calcrostic;
  std::optional<kinds::Levels> levels;
  bool all_operators = false;
  std::optional<Rules> rules;
  DealtCards dealt;
  std::optional<std::uint64_t> rows;
  std::optional<std::uint64_t> columns;
  Language language = Language::english;
  std::optional<std::uint64_t> seed;
  bool json = false;
};

kinds::PuzzleOptions wishes_of(const BankFillOptions& options) {
  const auto side = [](const std::optional<std::uint64_t>& given) {
    constexpr std::uint64_t kTooMany = 255;
    return static_cast<std::uint8_t>(std::min(given.value_or(letters::kLeastSide), kTooMany));
  };
  return {.levels = options.levels,
          .all_operators = options.all_operators,
          .rules = options.rules,
          .deal = options.dealt.wishes(),
          .rows = side(options.rows),
          .columns = side(options.columns),
          .language = options.language};
}

void refuse_what_does_not_apply(const BankFillOptions& options) {
  const auto refuse = [&](bool given, kinds::Kind kind, const char* flag) {
    if (!given || options.kind == kind) return;
    throw Fault(kBadInput, fmt::format("{} applies to --kind {} alone", flag, name_of(kind)));
  };
  refuse(options.rows.has_value(), kinds::Kind::newspaper, "--rows");
  refuse(options.columns.has_value(), kinds::Kind::newspaper, "--columns");
  if (options.rules && !row_of(*options.kind).has_rules)
    throw Fault(kBadInput, "--rules applies to hands alone, such as --kind krypto");
}

Answer fill(const BankFillOptions& options) {
  refuse_what_does_not_apply(options);
  const std::uint64_t seed = options.seed ? *options.seed : fresh_seed();
  const std::uint64_t count = options.count.value_or(1);
  const std::string day = today();
  const kinds::Kind kind = *options.kind;
  const kinds::PuzzleOptions wishes = wishes_of(options);
  if (auto refused = store::maker_of(kind, wishes, seed, {}); !refused) {
    throw Fault(kBadInput, refused.error().message);
  }
  store::Bank bank = open_bank(options.bank, store::Bank::Mode::fill);
  store::Maker next = *store::maker_of(kind, wishes, seed, value_of(bank.places(kind)));
  if (!options.json && !options.seed) note(fmt::format("seed {}", seed));
  std::uint64_t added = 0;
  std::string shortage;
  {
    // The puzzles added in one transaction: little is lost when the run is interrupted, and other
    // processes wait for a millisecond.
    constexpr std::uint64_t kTogether = 16;
    Progress progress(Answers::at_the_end);
    std::vector<store::BankPuzzle> made;
    while (added < count && shortage.empty()) {
      progress.look(added, count);
      made.clear();
      while (made.size() < std::min(kTogether, count - added) && shortage.empty()) {
        if (auto puzzle = next()) {
          made.push_back(*std::move(puzzle));
        } else {
          shortage = puzzle.error().message;
        }
      }
      added += value_of(bank.add(made, day));
    }
  }
  const std::string file = bank_file(options.bank);
  if (options.json) {
    print_json(
        {{"bank", file}, {"kind", name_of(kind)}, {"seed", json_of(seed)}, {"added", added}});
  } else {
    print_line(fmt::format("{} {} added to {}", added, added == 1 ? "puzzle" : "puzzles",
                           printable_name(file)));
  }
  if (shortage.empty()) return kDone;
  note(fmt::format("after {} of {}: {}", added, count, shortage));
  return kNo;
}

}  // namespace

void add_bank_fill(const Command& command, Answer& answer) {
  const auto options = std::make_shared<BankFillOptions>();
  add_number(command, "--count", options->count, "Number of puzzles to add (default: 1)")
      .type_name("K");
  add_bank_kind(command, options->kind, "Kind of puzzles (default: calcrostic)");
  add_levels(command, options->levels, "Only these levels, 1 (easy) to 5: 3, or 1-4");
  command.add_flag("--all-operators", options->all_operators,
                   "Only puzzles with all four operators");
  add_game_rules(command, options->rules);
  add_dealt_cards(command, options->dealt);
  add_number(command, "--rows", options->rows, "Rows of newspaper grids, 3 to 5 (default: 3)",
             {.first = letters::kLeastSide, .last = letters::kMostSide, .is_judged_later = true})
      .type_name("R");
  add_number(command, "--columns", options->columns,
             "Columns of newspaper grids, 3 to 5 (default: 3)",
             {.first = letters::kLeastSide, .last = letters::kMostSide, .is_judged_later = true})
      .type_name("C");
  add_language(command, options->language, "Language of the words in alphametics");
  add_number(command, "--seed", options->seed, "Random seed (makes the puzzles reproducible)")
      .type_name("N");
  add_bank(command, options->bank);
  add_json(command, options->json);
  command.callback([options, &answer] { answer = fill(*options); });
}

}  // namespace reckon::cli
