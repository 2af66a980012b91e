// SPDX-License-Identifier: MIT
#include "app/answers/scans.hpp"

#include <utility>

namespace reckon::answers {
namespace {

Json json_of_place(const vision::Rectangle& place) {
  return {
      {"left", place.left}, {"top", place.top}, {"right", place.right}, {"bottom", place.bottom}};
}

// The keys of the two numbers of a doubt.
struct NumberKeys {
  const char* number;
  const char* other;
};

NumberKeys number_keys_of(scan::DoubtfulPart part) {
  switch (part) {
    case scan::DoubtfulPart::puzzle: return {.number = "count", .other = "boxes"};
    case scan::DoubtfulPart::cell: return {.number = "row", .other = "column"};
    case scan::DoubtfulPart::card: return {.number = "card", .other = "place"};
    default: return {.number = "line", .other = "place"};
  }
}

// The same as its sentence, for programs. Each part and reason says which fields there are.
Json json_of_doubt(const scan::Doubt& doubt) {
  Json document{{"part", name_of(doubt.part)}, {"reason", name_of(doubt.reason)}};
  const auto add = [&](const char* key, std::size_t number) {
    if (number != 0) document[key] = number;
  };
  const NumberKeys keys = number_keys_of(doubt.part);
  add(keys.number, doubt.number);
  add(keys.other, doubt.other);
  add("character", doubt.character);
  if (!doubt.seen.empty()) document["seen"] = doubt.seen;
  if (doubt.by != scan::TakenBy::print) {
    document["taken"] = doubt.taken;
    document["by"] = name_of(doubt.by);
  }
  return document;
}

Json json_of_found(const scan::Found& found) {
  Json doubts = Json::array();
  Json details = Json::array();
  for (const scan::Doubt& doubt : found.doubts) {
    doubts.push_back(sentence_of(doubt));
    details.push_back(json_of_doubt(doubt));
  }
  Json document{{"kind", name_of(found.form)},
                {"certain", found.certain},
                {"text", found.text},
                {"doubts", std::move(doubts)},
                {"place", json_of_place(found.place)}};
  if (!details.empty()) document["details"] = std::move(details);
  if (!found.code.empty()) document["code"] = found.code;
  return document;
}

}  // namespace

Json json_of_scanned(const scan::Scanned& scanned) {
  Json puzzles = Json::array();
  for (const scan::Found& found : scanned.puzzles) puzzles.push_back(json_of_found(found));
  Json unread = Json::array();
  for (const vision::Rectangle& place : scanned.unread) unread.push_back(json_of_place(place));
  Json document{{"puzzles", std::move(puzzles)}, {"unread", std::move(unread)}};
  if (scanned.reversal != scan::Reversal::none) document["reversal"] = name_of(scanned.reversal);
  return document;
}

Json json_of_pages(const std::vector<scan::Scanned>& pages) {
  Json all{{"pages", pages.size()},
           {"puzzles", Json::array()},
           {"unread", Json::array()},
           {"reversals", Json::array()}};
  for (std::size_t i = 0; i < pages.size(); ++i) {
    const std::size_t number = i + 1;
    Json page = json_of_scanned(pages[i]);
    for (const char* const list : {"puzzles", "unread"}) {
      for (Json& item : page[list]) {
        item["page"] = number;
        all[list].push_back(std::move(item));
      }
    }
    if (page.contains("reversal")) {
      all["reversals"].push_back({{"page", number}, {"reversal", page["reversal"]}});
    }
  }
  return all;
}

}  // namespace reckon::answers
