// SPDX-License-Identifier: MIT
// The record of a match: lines of JSON, first the opening and then one for each event.
//
//     {"event": "opened", "game": "tournament", "hands": 10}
//     {"at": 4200, "event": "called", "player": "Shelley"}
//
// docs/match-rules.md describes all of them. Players have names in it, so that a person can write
// one. A line may also contain the result of its event, for programs that show a record without a
// referee.
#pragma once

#include <string>
#include <string_view>

#include "app/answers/object_reader.hpp"
#include "app/answers/values.hpp"
#include "reckon/match/match.hpp"
#include "reckon/text/result.hpp"

namespace reckon::answers {

/// Returns the line that opens a match like this one.
Json json_of_opened(const match::Match& match);
/// Returns the line of an event. The players of `match` have joined; it may be in the state before
/// the event or after it.
Json json_of(const match::Event& event, const match::Match& match);
/// Returns the same line with the result of the event.
Json json_of(const match::Event& event, const match::Match& match,
             const match::Happening& happening);

/// Returns the edition of the referee from "edition". Records from when only one existed do not
/// have it.
match::Edition read_edition(ObjectReader& object);

/// Opens the match of a line. Missing settings are those of the International Rules.
Result<match::Match> read_opened(std::string_view line);
/// Returns the event of a line, for this match. Without "at" it happens at the time of the last
/// event, or if a time limit ended, at its end.
Result<match::Event> read_event(std::string_view line, const match::Match& match);
/// Returns the event of a trusted record: an answer gets the verdict in the line.
Result<match::Event> read_judged_event(std::string_view line, const match::Match& match);

/// Replays a whole record; blank lines are skipped. Refuses lines that are not events, events that
/// the rules refuse, and results that differ from those in the record. Cost: linear, plus the
/// judging of formulas.
Result<match::Match> replay(std::string_view record);

/// Returns `{"players": [{"name", "boxes", "total"}], "winner"}`.
Json json_of(const match::ScorePad& pad);

}  // namespace reckon::answers
