// SPDX-License-Identifier: MIT
#include "app/answers/scans.hpp"

#include <utility>

namespace reckon::answers {
namespace {

Json json_of_place(const vision::Rectangle& place) {
  return {
      {"left", place.left}, {"top", place.top}, {"right", place.right}, {"bottom", place.bottom}};
}

Json json_of_found(const scan::Found& found) {
  Json document{{"kind", name_of(found.form)},
                {"certain", found.certain},
                {"text", found.text},
                {"doubts", found.doubts},
                {"place", json_of_place(found.place)}};
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

}  // namespace reckon::answers
