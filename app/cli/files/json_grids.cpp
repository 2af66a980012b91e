// SPDX-License-Identifier: MIT
#include "app/cli/files/json_grids.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "app/answers/placed_json.hpp"
#include "app/cli/frame/input.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {

namespace {

using answers::PlacedJson;
using PlacedKind = PlacedJson::Kind;
using Done = Result<void>;

// The keys that hold grids, in the order of preference.
constexpr std::array<std::string_view, 8> kPuzzlesFirst = {
    "puzzle", "puzzles", "grid", "grids", "standard", "versions", "solution", "solutions"};
constexpr std::array<std::string_view, 8> kSolutionsFirst = {
    "solution", "solutions", "grid", "grids", "standard", "versions", "puzzle", "puzzles"};

std::unexpected<Error> refuse(const PlacedJson& at, std::string message) {
  return std::unexpected(
      Error{.message = std::move(message), .line = at.line, .column = at.column});
}

class Collector {
 public:
  Collector(Wanted wanted, const GridRemarks& asked)
      : keys_(wanted == Wanted::puzzle ? kPuzzlesFirst : kSolutionsFirst), asked_(asked) {}

  Done collect(const PlacedJson& document) { return collect(document, asked_); }
  std::vector<JsonGrid>& grids() { return grids_; }

 private:
  Done collect(const PlacedJson& value, const GridRemarks& told) {
    switch (value.kind) {
      case PlacedKind::text:
        grids_.push_back(
            {.text = value.text, .told = told, .line = value.line, .column = value.column});
        return {};
      case PlacedKind::list:
        for (const PlacedJson& item : value.items) {
          if (auto done = collect(item, told); !done) return done;
        }
        return {};
      case PlacedKind::object: return collect_object(value, told);
      default:
        return refuse(value,
                      "this is not a grid: write a string, like \"24 8 192 24 4 96 48 2 96 | "
                      "***+/-*/\", a list, or an object");
    }
  }

  Done collect_object(const PlacedJson& object, GridRemarks told) {
    for (const auto step :
         {&Collector::read_base, &Collector::read_leading_zeros, &Collector::read_given}) {
      if (auto done = (this->*step)(object, told); !done) return done;
    }
    for (const std::string_view key : keys_) {
      const PlacedJson* value = object.find(key);
      if (value == nullptr) continue;
      // The settings of the document apply to the puzzle, not to its solutions, which are decimal.
      if (key.starts_with("solution")) told = {.letters = asked_.letters};
      return collect(*value, told);
    }
    return refuse(object, "this object has no grid: give it one under \"grid\"");
  }

  Done read_base(const PlacedJson& object, GridRemarks& told) {
    const PlacedJson* base = object.find("base");
    if (base == nullptr) return {};
    if (base->kind != PlacedKind::number || base->number < 2 ||
        base->number > letters::kMostDigits) {
      return refuse(*base, "this is not a base: choose one from 2 to 36");
    }
    if (told.base && *told.base != base->number) {
      return refuse(*base, "this is base " + std::to_string(base->number) + ", but base " +
                               std::to_string(*told.base) + " is asked for: leave one of them out");
    }
    told.base = static_cast<unsigned>(base->number);
    return {};
  }

  Done read_leading_zeros(const PlacedJson& object, GridRemarks& told) {
    const PlacedJson* allowed = object.find("leading_zeros");
    if (allowed == nullptr) return {};
    if (allowed->kind != PlacedKind::truth) {
      return refuse(*allowed, "leading_zeros are allowed or not: write true or false");
    }
    told.leading_zeros |= allowed->number != 0;
    return {};
  }

  // Reads {"A": 2, "B": 7}; the reader of the grid checks whether it has these letters.
  Done read_given(const PlacedJson& object, GridRemarks& told) {
    const PlacedJson* given = object.find("given");
    if (given == nullptr) return {};
    if (given->kind != PlacedKind::object) {
      return refuse(*given, "given are letters and their digits: write them like {\"A\": 2}");
    }
    for (const PlacedJson& item : given->items) {
      const auto letter = letters::letter_called(item.key);
      if (!letter || item.kind != PlacedKind::number || item.number >= letters::kMostDigits) {
        return refuse(
            item, quote(item.key) + " is not a letter with its digit: write them like {\"A\": 2}");
      }
      told.letters.push_back({.letter = *letter, .digit = static_cast<unsigned>(item.number)});
    }
    return {};
  }

  std::array<std::string_view, 8> keys_;
  const GridRemarks& asked_;
  std::vector<JsonGrid> grids_;
};

}  // namespace

Result<std::vector<JsonGrid>> grids_in_json(std::string_view text, Wanted wanted,
                                            const GridRemarks& told) {
  const auto document = answers::read_placed_json(without_mark(text));
  if (!document) return std::unexpected(document.error());
  Collector collector(wanted, told);
  if (auto done = collector.collect(*document); !done) return std::unexpected(done.error());
  return std::move(collector.grids());
}

}  // namespace reckon::cli
