// SPDX-License-Identifier: MIT
#include "app/cli/bank/bank_line.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <optional>
#include <string>
#include <utility>

#include "app/answers/object_reader.hpp"
#include "app/answers/placed_json.hpp"
#include "app/cli/files/bank_options.hpp"
#include "reckon/store/judge.hpp"
#include "reckon/text/words.hpp"

namespace reckon::cli {

namespace {

using answers::Json;
using answers::ObjectReader;
using answers::PlacedJson;
using store::Stored;

constexpr std::array<std::string_view, 13> kKeys = {
    "kind",   "class",     "puzzle",   "rules",    "difficulty", "grading",    "letters",
    "digits", "operators", "added_on", "given_on", "given_to",   "given_again"};

constexpr std::int64_t kMostNumber = 1000;  // of everything counted in a puzzle

// Reads a day; empty if it is missing.
std::optional<std::string> day_if_any(ObjectReader& object, std::string_view key) {
  auto day = object.text_if_any(key);
  if (day && !is_day(*day)) object.fail(key, std::string(key) + " is a day, like 2026-05-31");
  return day;
}

// Reads the marks after the first.
std::vector<store::Mark> marks_in(const PlacedJson& list, ObjectReader& object) {
  std::vector<store::Mark> marks;
  for (const PlacedJson& item : list.items) {
    constexpr std::array<std::string_view, 2> kMarkKeys = {"on", "to"};
    ObjectReader one(item, "a mark: write an object with on and to");
    one.expect_keys(kMarkKeys);
    store::Mark mark{.on = one.text("on"), .to = one.text("to")};
    if (one.error() || !is_day(mark.on) || !is_name(mark.to)) {
      object.fail("given_again", "given_again is a list of marks, each with a day and a name");
      break;
    }
    marks.push_back(std::move(mark));
  }
  return marks;
}

Stored read(ObjectReader& object, const PlacedJson& document) {
  Stored stored;
  store::BankPuzzle& puzzle = stored.puzzle;
  puzzle.kind = object.needed("kind", object.named_if_any("kind", kinds::kind_named));
  puzzle.text = object.text("puzzle");
  puzzle.rules = object.named_if_any("rules", rules_named);
  puzzle.class_name = object.text("class");
  if (const auto level = object.number_if_any("difficulty", 0, kMostNumber))
    puzzle.difficulty = static_cast<int>(*level);
  // The first version did not write it.
  if (const auto grading = object.number_if_any("grading", 1, kMostNumber))
    puzzle.grading = static_cast<int>(*grading);
  puzzle.letters = object.number("letters", 0, kMostNumber);
  puzzle.digits = object.number("digits", 0, kMostNumber);
  puzzle.operators = object.text("operators");
  stored.added_on = object.needed("added_on", day_if_any(object, "added_on"));
  const auto on = day_if_any(object, "given_on");
  const auto to = object.text_if_any("given_to");
  if (on.has_value() != to.has_value())
    object.fail("given_on", "given_on and given_to go together");
  if (to && !is_name(*to)) object.fail("given_to", "given_to is a short line of text");
  if (on && to) stored.mark = store::Mark{.on = *on, .to = *to};
  if (const PlacedJson* const before = document.find("given_again")) {
    if (!stored.mark || before->kind != PlacedJson::Kind::list) {
      object.fail("given_again", "given_again is a list, beside given_on and given_to");
    } else {
      stored.again = marks_in(*before, object);
    }
  }
  return stored;
}

}  // namespace

bool is_day(std::string_view text) {
  constexpr std::string_view kForm = "0000-00-00";
  if (!std::ranges::equal(text, kForm,
                          [](char c, char form) { return form == '-' ? c == '-' : is_digit(c); })) {
    return false;
  }
  const auto number = [&](std::size_t begin, std::size_t size) {
    unsigned value = 0;
    std::from_chars(text.data() + begin, text.data() + begin + size, value);
    return value;
  };
  return std::chrono::year_month_day(std::chrono::year(static_cast<int>(number(0, 4))),
                                     std::chrono::month(number(5, 2)),
                                     std::chrono::day(number(8, 2)))
      .ok();
}

Json json_of(const Stored& stored) {
  const store::BankPuzzle& puzzle = stored.puzzle;
  Json line = {
      {"kind", name_of(puzzle.kind)}, {"class", puzzle.class_name}, {"puzzle", puzzle.text}};
  if (puzzle.rules) line["rules"] = name_of(*puzzle.rules);
  if (puzzle.difficulty) line["difficulty"] = *puzzle.difficulty;
  if (row_of(puzzle.kind).grading > 1) line["grading"] = puzzle.grading;
  line["letters"] = puzzle.letters;
  line["digits"] = puzzle.digits;
  line["operators"] = puzzle.operators;
  line["added_on"] = stored.added_on;
  if (stored.mark) {
    line["given_on"] = stored.mark->on;
    line["given_to"] = stored.mark->to;
    for (const store::Mark& mark : stored.again) {
      line["given_again"].push_back({{"on", mark.on}, {"to", mark.to}});
    }
  }
  return line;
}

Result<ReadBack> read_stored(std::string_view line) {
  const auto document = answers::read_placed_json(line);
  if (!document) return std::unexpected(document.error());
  ObjectReader object(*document, "a puzzle: write what reckon bank export does");
  object.expect_keys(kKeys);
  ReadBack back{.stored = read(object, *document)};
  if (!object.error()) {
    if (auto confirmed = store::confirm(back.stored.puzzle)) {
      back.graded_before = back.stored.puzzle.grading < confirmed->grading;
      back.stored.puzzle = *std::move(confirmed);
    } else {
      object.fail("puzzle", confirmed.error().message);
    }
  }
  if (object.error()) return std::unexpected(*object.error());
  return back;
}

}  // namespace reckon::cli
