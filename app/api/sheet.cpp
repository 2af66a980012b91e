// SPDX-License-Identifier: MIT
// The paths about sheets.
#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "app/answers/sheets.hpp"
#include "app/api/parameters.hpp"
#include "app/api/request.hpp"
#include "app/api/small_work.hpp"
#include "reckon/kinds/code.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/sheet/layout.hpp"
#include "reckon/sheet/maker.hpp"
#include "reckon/sheet/svg.hpp"
#include "reckon/sheet/unlike.hpp"
#include "reckon/sheet/version.hpp"
#include "reckon/text/overloaded.hpp"

namespace reckon::api::on_sheets {

namespace {

using answers::Json;
using answers::PlacedJson;
using kinds::Entry;
using kinds::Puzzle;

constexpr std::size_t kMostPuzzles = 100;

// How versions are made, as `grading` names it.
constexpr std::uint64_t kGivenOut = 3;
constexpr std::uint64_t kUnlike = 4;

// The steps of reading a code, of each of its characters, up to the most that are read, and of
// drawing a page.
constexpr std::uint64_t kStepsOfCode = 20'000;
constexpr std::uint64_t kStepsOfCharacter = 600;
constexpr std::size_t kMostCharacters = 500;
constexpr std::uint64_t kStepsOfPage = 1'000'000;
constexpr std::size_t kMostCards = 5;
constexpr std::int64_t kLargestCard = 100;

// Hands of more and larger cards may take minutes, but not those of Countdown.
bool is_light_hand(const kinds::HandPuzzle& puzzle) {
  const krypto::Hand& hand = puzzle.hand;
  const bool is_countdown =
      puzzle.game == krypto::Game::countdown && puzzle.rules == row_of(puzzle.game).rules;
  return (is_countdown || hand.cards().size() <= kMostCards) &&
         std::ranges::all_of(hand.cards(), [](std::int64_t card) {
           return card >= -kLargestCard && card <= kLargestCard;
         });
}

bool is_light(const Puzzle& puzzle) {
  return std::visit(Overloaded{[](const kinds::HandPuzzle& hand) { return is_light_hand(hand); },
                               [](const kinds::GridPuzzle&) { return true; },
                               [](const kinds::AlphameticPuzzle&) { return true; },
                               [](const kinds::StatedPuzzle&) { return true; }},
                    puzzle);
}

// Whether the budget has the steps of reading a code, which are spent.
bool pays_for_code(Budget& budget, const std::string& code) {
  return budget.spend(kStepsOfCode + kStepsOfCharacter * std::min(code.size(), kMostCharacters));
}

// The puzzles of a list of codes.
std::vector<Puzzle> puzzles_in(Request& request, std::string_view name) {
  const std::uint64_t most = request.parameter(name).range.bound;
  std::vector<Puzzle> puzzles;
  const PlacedJson* codes = request.value(name);
  if (codes == nullptr) return puzzles;
  const bool is_list = codes->kind == PlacedJson::Kind::list &&
                       std::ranges::all_of(codes->items, [](const PlacedJson& code) {
                         return code.kind == PlacedJson::Kind::text;
                       });
  if (!is_list) {
    request.refuse(name, "this is not a list of codes: write one like [\"CA8DB-R18R1-4HS\"]");
    return puzzles;
  }
  if (codes->items.size() > most) {
    request.refuse(name,
                   std::to_string(codes->items.size()) +
                       " codes are more than are worked on here: take at most " +
                       std::to_string(most),
                   Code::too_much);
    return puzzles;
  }
  for (const PlacedJson& code : codes->items) {
    if (!pays_for_code(request.budget(), code.text)) return puzzles;
    auto puzzle = kinds::puzzle_of(code.text);
    if (!puzzle) {
      request.refuse(name, "item " + std::to_string(puzzles.size() + 1) + ", column " +
                               std::to_string(puzzle.error().column) + ": " +
                               puzzle.error().message);
      return puzzles;
    }
    puzzles.push_back(*std::move(puzzle));
  }
  return puzzles;
}

sheet::SheetOrder wishes_in(Request& request) {
  sheet::SheetOrder wishes;
  for (const kinds::KindRow& kind : kinds::kinds()) {
    if (kind.draw == nullptr) continue;
    wishes.counts[static_cast<std::size_t>(kind.kind)] = request.number(kind.name);
  }
  wishes.levels = {.least = static_cast<int>(request.number("easiest")),
                   .most = static_cast<int>(request.number("hardest"))};
  kinds::PuzzleOptions& each = wishes.each;
  each.rules = request.choice_if_given("rules", kAllRules);
  each.use = request.choice_if_given("use", krypto::kAllUses);
  each.deal = request.deal_wishes();
  each.rows = static_cast<std::uint8_t>(request.number("rows"));
  each.columns = static_cast<std::uint8_t>(request.number("columns"));
  each.language = request.choice("lang", kAllLanguages);
  if (wishes.levels.least > wishes.levels.most) {
    request.refuse("easiest", "this is more than hardest: exchange them");
  } else if (wishes.total() > kMostPuzzles) {
    request.refuse("body",
                   std::to_string(wishes.total()) +
                       " puzzles are more than are worked on here: take at most " +
                       std::to_string(kMostPuzzles),
                   Code::too_much);
  }
  return wishes;
}

Json json_of(const std::vector<Entry>& entries) {
  Json list = Json::array();
  for (const Entry& entry : entries) list.push_back(answers::json_of(entry, list.size() + 1));
  return list;
}

constexpr Parameter level(std::string_view name, std::string_view help, int usual) {
  return {.name = name,
          .type = Type::number,
          .help = help,
          .range = {.least = letters::kEasiestLevel, .most = letters::kHardestLevel},
          .usual = usual};
}

constexpr Parameter side(std::string_view name, std::string_view help) {
  return {.name = name,
          .type = Type::number,
          .help = help,
          .range = {.least = letters::kLeastSide, .most = letters::kMostSide},
          .usual = letters::kLeastSide};
}

std::vector<Parameter> parameters_of_puzzles() {
  std::vector<Parameter> all = {kPuzzleSeed};
  // Only kinds that are made here.
  for (const kinds::KindRow& kind : kinds::kinds()) {
    if (kind.draw == nullptr) continue;
    all.push_back({.name = kind.name,
                   .type = Type::number,
                   .help = kind.how_many,
                   .range = {.bound = kMostPuzzles},
                   .usual = 0});
  }
  all.insert(all.end(), {level("easiest", "The least level", letters::kEasiestLevel),
                         level("hardest", "The highest level", letters::kHardestLevel), kGameRules,
                         kGameUse, kDeck, kUpTo, kLargeTiles, kDealtCards, kDealtObjective,
                         side("rows", "Rows of letter grids without diagonals"),
                         side("columns", "The same for columns"),
                         language("The language of the words in alphametics"),
                         Parameter{.name = "avoid",
                                   .type = Type::codes,
                                   .help = "Codes of puzzles whose classes are excluded",
                                   .range = {.bound = 1000}}});
  return all;
}

Json puzzles(Request& request) {
  request.require("seed");
  const auto seed = request.number("seed");
  const sheet::SheetOrder wishes = wishes_in(request);
  const std::vector<Puzzle> avoided = puzzles_in(request, "avoid");
  if (!request.complete()) return {};
  sheet::Maker maker(wishes, seed);
  for (const Puzzle& puzzle : avoided) maker.avoid(puzzle);
  std::vector<Entry> entries;
  while (entries.size() < wishes.total()) {
    auto puzzle = maker.next(request.budget());
    const bool made = puzzle.has_value();
    auto entry = made ? entry_of(request.solver(), *std::move(puzzle))
                      : Result<Entry>(std::unexpected(puzzle.error()));
    if (made && request.budget().over()) return {};
    if (!entry) {
      request.refuse("body", entry.error().message, Code::too_much);
      return {};
    }
    entries.push_back(*std::move(entry));
  }
  return {{"seed", answers::json_of(seed)}, {"puzzles", json_of(entries)}};
}

// The puzzles of a sheet, solved.
std::vector<Entry> entries_in(Request& request) {
  request.require("codes");
  std::vector<Entry> entries;
  for (Puzzle& puzzle : puzzles_in(request, "codes")) {
    const std::string item = "item " + std::to_string(entries.size() + 1) + ": ";
    if (!is_light(puzzle)) {
      request.refuse("codes",
                     item +
                         "this is too much work here: take hands of at most 5 cards of at most "
                         "100 in size",
                     Code::too_much);
      return entries;
    }
    auto entry = entry_of(request.solver(), std::move(puzzle));
    if (request.budget().over()) return entries;
    if (!entry) {
      request.refuse("codes", item + entry.error().message);
      return entries;
    }
    entries.push_back(*std::move(entry));
  }
  if (entries.empty()) request.refuse("codes", "this is empty: give one code at least");
  return entries;
}

Json json_of(const std::vector<sheet::Drawing>& pages, const std::string& title, Budget& budget) {
  Json list = Json::array();
  for (const sheet::Drawing& page : pages) {
    if (!budget.spend(kStepsOfPage)) break;
    list.push_back(to_svg(page, title));
  }
  return list;
}

constexpr std::array kPagesTakes = {
    Parameter{.name = "codes",
              .type = Type::codes,
              .help = "The puzzles, in order",
              .required = true,
              .how = "give a list of codes",
              .range = {.least = 1, .bound = kMostPuzzles}},
    Parameter{.name = "title",
              .help = "Title, up to 200 characters (default: that of the language)",
              .range = {.most = sheet::kLongestTitle},
              .usual_text = ""},
    language("The language of headings and tasks"),
    Parameter{.name = "paper",
              .type = Type::choice,
              .help = "The size of pages",
              .usual_text = "a4",
              .choices = names_of<sheet::kAllPapers>},
    Parameter{.name = "large", .type = Type::flag, .help = "Large print, for weak eyes"},
    Parameter{.name = "faces",
              .type = Type::flag,
              .help = "Cards of the 24 game as A J Q K for 1, 11, 12 and 13"},
    Parameter{.name = "points",
              .type = Type::number,
              .help = "Points for each puzzle, to be printed; 0 for none",
              .range = {.least = 0, .most = sheet::kMostPoints},
              .usual = 0},
    Parameter{.name = "minutes",
              .type = Type::number,
              .help = "Minutes for the sheet, to be printed; 0 for none",
              .range = {.least = 0, .most = sheet::kMostMinutes},
              .usual = 0},
    Parameter{.name = "working",
              .type = Type::number,
              .help = "Centimetres of room to work in",
              .range = {.least = 0, .most = sheet::kMostWorking},
              .usual = 0},
    Parameter{.name = "answers", .type = Type::flag, .help = "The pages of the answers too"},
    Parameter{.name = "version",
              .type = Type::number,
              .help = "The version: 1 is the sheet itself; others have the same puzzles, as hard, "
                      "turned and in another order",
              .range = {.least = 1, .most = sheet::kMostVersions},
              .usual = 1},
    Parameter{.name = "versions",
              .type = Type::number,
              .help = "How many versions there are: from 2 on, titles name the version, A to D, "
                      "and the answers are those of all versions",
              .range = {.least = 1, .most = sheet::kMostVersions},
              .usual = 1},
    Parameter{.name = "grading",
              .type = Type::number,
              .help = "How versions are made. 4: nothing is shared at the same number. 3: for "
                      "sheets that were given out before",
              .range = {.least = kGivenOut, .most = kUnlike},
              .usual = kGivenOut},
    Parameter{.name = "former_grading",
              .type = Type::flag,
              .help = "Whether other versions are as hard by the gradings before version 3: for "
                      "sheets whose versions were given out by them"}};

// The wishes for versions of a sheet.
struct VersionWishes {
  std::uint64_t version;  // from 1 on
  std::uint64_t count;    // from 2 on, titles name the version
  std::uint64_t grading;
  bool is_former;
};

VersionWishes version_wishes_in(Request& request) {
  const VersionWishes wishes{.version = request.number("version"),
                             .count = request.number("versions"),
                             .grading = request.number("grading"),
                             .is_former = request.flag("former_grading")};
  if (wishes.is_former && wishes.grading == kUnlike) {
    request.refuse("former_grading", "this is for sheets of a grading before 4: leave one out");
  }
  return wishes;
}

// The versions of a sheet up to the wanted one, and up to as many as there are. Those that were
// given out stand alone: any that is not needed is left empty.
std::vector<std::vector<Entry>> versions_of(Request& request, const std::vector<Entry>& sheet,
                                            const VersionWishes& wishes) {
  const std::uint64_t last = std::max(wishes.version, wishes.count);
  if (wishes.grading == kUnlike) return sheet::unlike_versions(request.solver(), sheet, last);
  const auto grading = wishes.is_former ? sheet::Grading::former : sheet::Grading::given_out;
  std::vector<std::vector<Entry>> versions = {sheet};
  for (std::uint64_t version = 2; version <= last; ++version) {
    const bool is_needed = version <= wishes.count || version == wishes.version;
    versions.push_back(is_needed ? sheet::version_of(request.solver(), sheet, version, grading)
                                 : std::vector<Entry>());
  }
  return versions;
}

// The numbers at which a version shares with one before it; those that were given out do so often.
Json shared_by(std::span<const std::vector<Entry>> versions, std::size_t version) {
  std::set<std::size_t> numbers;
  for (const std::vector<Entry>& before : versions.first(version)) {
    for (const std::size_t place : sheet::shared_places(before, versions[version])) {
      numbers.insert(place + 1);
    }
  }
  return numbers;
}

Json pages(Request& request) {
  sheet::Style style;
  style.paper = request.choice("paper", sheet::kAllPapers);
  style.language = request.choice("lang", kAllLanguages);
  style.large = request.flag("large");
  style.faces = request.flag("faces");
  style.points = static_cast<std::uint32_t>(request.number("points"));
  style.minutes = static_cast<std::uint32_t>(request.number("minutes"));
  style.working = static_cast<std::uint32_t>(request.number("working"));
  if (const PlacedJson* title = request.value("title")) {
    if (title->kind != PlacedJson::Kind::text) {
      request.refuse("title", "this is not a string: write it in quotation marks");
    }
    style.title = title->text;
  }
  if (const auto good = sheet::check_title(style.title); !good) {
    request.refuse("title", good.error().message);
  }
  const bool answers = request.flag("answers");
  const VersionWishes wishes = version_wishes_in(request);
  const std::vector<Entry> sheet = entries_in(request);
  if (!request.complete()) return {};
  const auto versions = versions_of(request, sheet, wishes);
  if (request.budget().over()) return {};
  const auto place = static_cast<std::size_t>(wishes.version - 1);
  const auto count = static_cast<std::size_t>(wishes.count);
  if (count > 1) style.version = place;
  const std::string title = title_of(style);
  Json answer = {{"title", title},
                 {"puzzles", json_of(versions[place])},
                 {"shared", Json::array()},
                 {"pages", json_of(lay_out(versions[place], style), title, request.budget())},
                 {"answers", Json::array()}};
  if (wishes.grading == kUnlike) answer["shared"] = shared_by(versions, place);
  if (answers) {
    const auto pages = count > 1 ? lay_out_answers(std::span(versions).first(count), style)
                                 : lay_out_answers(versions[place], style);
    answer["answers"] = json_of(pages, title, request.budget());
  }
  return answer;
}

constexpr std::uint64_t kLongestOwn = 2000;
constexpr std::array kOwnTakes = {
    Parameter{.name = "puzzle",
              .help = "The puzzle: a hand, a grid in letters, equations or a drawing; or its code",
              .required = true,
              .range = {.most = kLongestOwn},
              .examples = R"(["SEND + MORE = MONEY", "8 19 14 2 21 : 17", "K5762-9E8G0"])"},
    Parameter{.name = "kind",
              .type = Type::choice,
              .help = "The kind of the puzzle (default: that of the code)",
              .choices =
                  [] {
                    std::vector<std::string_view> names;
                    for (const kinds::Kind kind : kinds::kAllKinds) {
                      if (kinds::can_be_written_out(kind)) names.push_back(name_of(kind));
                    }
                    return names;
                  }},
    kGameRules, kGameUse};

// The puzzle that is written out, or that of a code.
Result<Puzzle> own_puzzle_in(Request& request) {
  const std::string text = request.text("puzzle");
  const auto kind = request.choice_if_given("kind", kinds::kAllKinds);
  const auto rules = request.choice_if_given("rules", kAllRules);
  const auto use = request.choice_if_given("use", krypto::kAllUses);
  if (!request.complete()) return failure("");
  if (!kind) {
    if (!pays_for_code(request.budget(), text)) return failure("");
    return kinds::puzzle_of(text);
  }
  // Steps that cannot be ended are few, whatever the text is meant to be.
  const auto reading = letters::read_puzzle(text, {});
  if (reading && !is_small_work(reading->puzzle)) {
    return failure(ErrorCode::too_much, "this puzzle takes more work than is done here");
  }
  auto puzzle = kinds::read_puzzle(*kind, request.budget(), text,
                                   rules.value_or(kinds::row_of(*kind).usual_rules));
  if (!puzzle || !use) return puzzle;
  std::visit(
      Overloaded{[&](kinds::HandPuzzle& hand) { hand.use = *use; }, [](kinds::GridPuzzle&) {},
                 [](kinds::AlphameticPuzzle&) {}, [](kinds::StatedPuzzle&) {}},
      *puzzle);
  return puzzle;
}

Json own(Request& request) {
  auto puzzle = own_puzzle_in(request);
  if (!request.complete() || request.budget().over()) return {};
  if (puzzle && !is_light(*puzzle)) {
    return request.refuse_work("puzzle");
  }
  auto entry = puzzle ? entry_of(request.solver(), *std::move(puzzle))
                      : Result<Entry>(std::unexpected(puzzle.error()));
  if (request.budget().over()) return {};
  if (!entry) {
    const Error& fault = entry.error();
    const std::string place =
        fault.column == 0 ? "" : "column " + std::to_string(fault.column) + ": ";
    request.refuse("puzzle", place + fault.message,
                   fault.code == ErrorCode::too_much ? Code::too_much : Code::bad_value);
    return {};
  }
  return {{"puzzle", answers::json_of(*entry, 1)}};
}

}  // namespace

std::span<const Question> questions() {
  static const std::vector<Parameter> takes = parameters_of_puzzles();
  static const std::array rows = {
      Question{
          .path = "sheet/puzzles",
          .summary = "Make puzzles for a sheet, each with its answer",
          .details =
              "The puzzles of a kind get harder one by one, and no two are of one class. At most "
              "100 in all; 422 if a search of some seconds finds too few. Grids that ask for "
              "numbers are not made here: ask reckon sheet.",
          .example = R"({"seed": 7, "krypto": 1, "calcrostic": 1, "hardest": 2,
                            "avoid": ["CA8DB-R18R1-4HS"]})",
          .schema = "sheet-puzzles",
          .parameters = takes,
          .answer = puzzles},
      Question{.path = "sheet/own",
               .summary = "Return a puzzle of one's own as sheets take it, with its answer",
               .details =
                   "A puzzle that is written out needs its kind, and has exactly one answer; a "
                   "hand may have none. A code stands alone.",
               .example = R"({"kind": "alphametic", "puzzle": "SEND + MORE = MONEY"})",
               .schema = "sheet-own",
               .parameters = kOwnTakes,
               .answer = own},
      Question{.path = "sheet/pages",
               .summary = "Lay out a sheet",
               .details =
                   "Pages are SVG in Liberation Serif and DejaVu Sans Mono. Hands of at most 5 "
                   "cards of at "
                   "most 100 in size are laid out here. That grids which ask for numbers have one "
                   "answer only is not looked at.",
               .example = R"({"codes": ["K5762-9E8G0", "CA8DB-R18R1-4HS"],
                            "title": "Mathematics club, May", "answers": true})",
               .schema = "sheet-pages",
               .parameters = kPagesTakes,
               .answer = pages},
  };
  return rows;
}

}  // namespace reckon::api::on_sheets
