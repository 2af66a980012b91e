// SPDX-License-Identifier: MIT
#include "app/cli/contest/contest_copy_file.hpp"

#include <fmt/core.h>

#include <array>
#include <cstdint>
#include <limits>
#include <string_view>
#include <utility>

#include "app/answers/object_reader.hpp"
#include "app/answers/placed_json.hpp"
#include "app/cli/contest/contest_files.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/input.hpp"
#include "app/papers/checking.hpp"
#include "reckon/contest/marking.hpp"
#include "reckon/kinds/kind.hpp"

namespace reckon::cli {

namespace {

using answers::ObjectReader;
using answers::PlacedJson;

constexpr InputKind kCopyInput{1, 64, "give the copy of one contest"};
constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();

class CopyReader {
 public:
  explicit CopyReader(std::string_view name) : name_(name) {}

  store::ContestData read(const PlacedJson& document) const {
    constexpr std::array<std::string_view, 8> kKeys = {
        "reckon_contest", "contest", "season", "opens", "closes", "plan", "questions", "papers"};
    if (document.kind != PlacedJson::Kind::object || document.find("reckon_contest") == nullptr) {
      fail(document, "this is not a copy of a contest: write one with reckon contest export");
    }
    ObjectReader object(document, "a copy of a contest");
    object.expect_keys(kKeys);
    object.number("reckon_contest", 1, 1);
    store::ContestData data{.row = {.id = object.text("contest"),
                                    .season = object.text("season"),
                                    .settings = object.text("plan"),
                                    .opens = object.text("opens"),
                                    .closes = object.text("closes")}};
    check(object);
    for (const PlacedJson& one : list(document, "questions")) {
      data.questions.push_back(question(one));
    }
    for (const PlacedJson& one : list(document, "papers")) data.on_paper.push_back(place(one));
    return data;
  }

 private:
  [[noreturn]] void fail(const PlacedJson& at, std::string message) const {
    throw bad_input(name_, {.message = std::move(message), .line = at.line, .column = at.column});
  }
  void check(const ObjectReader& object) const {
    if (object.error()) throw bad_input(name_, *object.error());
  }
  const std::vector<PlacedJson>& list(const PlacedJson& object, std::string_view key) const {
    const PlacedJson* const found = object.find(key);
    if (found == nullptr || found->kind != PlacedJson::Kind::list) {
      fail(found == nullptr ? object : *found, fmt::format("\"{}\" is not a list", key));
    }
    return found->items;
  }

  store::QuestionRow question(const PlacedJson& value) const {
    constexpr std::array<std::string_view, 8> kKeys = {"q",    "kind",   "class", "rules",
                                                       "body", "points", "void",  "variants"};
    ObjectReader object(value, "a question of a contest");
    object.expect_keys(kKeys);
    store::QuestionRow row{.id = object.text("q"),
                           .kind = object.text("kind"),
                           .class_name = object.text("class"),
                           .rules = object.text("rules"),
                           .body = object.text("body"),
                           .points = object.number("points", 0, kMost),
                           .voided = object.text("void")};
    if (!kinds::kind_named(row.kind)) object.fail("kind", "this kind is unknown");
    if (!contest::voided_named(row.voided)) object.fail("void", "write no, all or none");
    check(object);
    for (const PlacedJson& one : list(value, "variants")) row.variants.push_back(variant(one));
    return row;
  }

  contest::Variant variant(const PlacedJson& value) const {
    constexpr std::array<std::string_view, 5> kKeys = {"text", "solution", "letters", "cells",
                                                       "level"};
    constexpr std::size_t kMostNumbers = 1000;
    constexpr std::int64_t kMostLetter = std::numeric_limits<std::uint8_t>::max();
    ObjectReader object(value, "a variant of a question");
    object.expect_keys(kKeys);
    contest::Variant variant;
    variant.text = object.text("text");
    variant.solution = object.text("solution");
    for (const std::int64_t one : object.numbers("letters", kMostNumbers, 0, kMostLetter)) {
      variant.letters.push_back(static_cast<std::uint8_t>(one));
    }
    variant.cells =
        object.numbers("cells", kMostNumbers, std::numeric_limits<std::int64_t>::min() + 1,
                       std::numeric_limits<std::int64_t>::max());
    constexpr std::int64_t kMostLevel = 5;
    if (const auto level = object.number_if_any("level", 1, kMostLevel)) {
      variant.level = static_cast<int>(*level);
    }
    check(object);
    return variant;
  }

  store::OnPaper place(const PlacedJson& value) const {
    constexpr std::array<std::string_view, 4> kKeys = {"level", "q", "band", "place"};
    ObjectReader object(value, "a place on a paper");
    object.expect_keys(kKeys);
    store::OnPaper place{.level = object.text("level"),
                         .question = object.text("q"),
                         .band = object.number("band", 0, kMost),
                         .place = object.number("place", 0, kMost)};
    check(object);
    return place;
  }

  std::string_view name_;
};

}  // namespace

store::ContestData contest_of_copy(const std::string& file) {
  const std::string name = name_of_input(file);
  const auto document = answers::read_placed_json(without_mark(read_all(file, kCopyInput)));
  if (!document) throw bad_input(name, document.error());
  store::ContestData data = CopyReader(name).read(*document);
  const auto whole = papers::whole_contest(std::move(data), contest_readers());
  if (!whole) throw bad_input(name, whole.error());
  if (whole->plan.id != whole->data.row.id || whole->plan.season != whole->data.row.season) {
    throw bad_input(name, {.message = "the plan is that of another contest: export it again"});
  }
  const auto faults = papers::faults_of_questions(*whole);
  if (!faults) throw bad_input(name, faults.error());
  if (!faults->empty()) throw bad_input(name, {.message = faults->front()});
  return whole->data;
}

}  // namespace reckon::cli
