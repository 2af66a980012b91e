// SPDX-License-Identifier: MIT
// The record of a match: lines of JSON, first how it was opened and then one for each event.
//
//     {"event": "opened", "game": "tournament", "hands": 10}
//     {"at": 4200, "event": "called", "player": "Shelley"}
//
// docs/match-rules.md has all of them. Players are named, so that a person can write one. A line
// may also say what came of its event, for those who show a record and do not judge.
#pragma once

#include <string>
#include <string_view>

#include "app/answers/object_reader.hpp"
#include "app/answers/values.hpp"
#include "reckon/match/match.hpp"
#include "reckon/text/text_error.hpp"

namespace reckon::answers {

/// The line that opens a match like this one.
Json json_of_opened(const match::Match& match);
/// The line of an event. `match` is one that the players have joined, before the event or after it.
Json json_of(const match::Event& event, const match::Match& match);
/// The same with what came of it.
Json json_of(const match::Event& event, const match::Match& match,
             const match::Happening& happening);

/// The edition of the referee that "edition" says. Records did not say it when there was only one.
match::Edition read_edition(ObjectReader& object);

/// Opens the match that a line says. What is left out is as in the International Rules.
TextResult<match::Match> read_opened(std::string_view line);
/// The event of a line, for this match to take. Without "at" it happens at the time of the last
/// one, or if a time ran out, when it did.
TextResult<match::Event> read_event(std::string_view line, const match::Match& match);
/// The same of a record that the caller trusts: an answer has the verdict that the line says.
TextResult<match::Event> read_judged_event(std::string_view line, const match::Match& match);

/// Plays a whole record; blank lines mean nothing. Refuses what is not an event, and events that
/// the rules refuse, or of which something else came than the line says. Cost: linear, and the
/// judging of formulas.
TextResult<match::Match> replay(std::string_view record);

/// `{"players": [{"name", "boxes", "total"}], "winner"}`.
Json json_of(const match::ScorePad& pad);

}  // namespace reckon::answers
