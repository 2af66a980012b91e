// SPDX-License-Identifier: MIT
// Descriptions of the events at a table.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/play/table.hpp"
#include "reckon/krypto/grade.hpp"
#include "reckon/match/event.hpp"
#include "reckon/match/tournament.hpp"

namespace reckon::play {

/// Returns `1 point`, `2 points`, `-1 point`.
std::string counted(std::int64_t count, std::string_view noun);

/// Returns `3 minutes`, `90 seconds`.
std::string duration_in_words(int seconds);

/// Returns `Hand 3 of 10`, or `Hand 11, to break the tie`, for a box from 0.
std::string hand_in_words(int box, int hands);

/// Returns the result of an event, as one line: `You: 2 * 3 + 4 is wrong: the value is 10, not 9:
/// -1 point`. `again`: the box had a hand before. `tournament` is the state after the event.
std::string describe(const match::Tournament& tournament, const match::Event& event,
                     const match::Happening& happening, bool again);

/// Returns `The easiest solution: (7 - 5) * 4 (level 1 of 5)`, or that the hand has no solution.
std::string solution_in_words(const std::optional<krypto::Grade>& grade);

/// Returns the lines about a hand that is over: its easiest solution. Where the nearest counts, the
/// formula and the points of each player, `You: 75 * 13 - 2, 3 away: 7 points`, and the best
/// answer.
std::vector<std::string> outcome_in_words(const Table& table);

/// Returns the name of a game on its first screen: `Countdown`.
std::string_view title_of(krypto::Game game);

/// Returns how a game goes, for its first screen.
std::string welcome_in_words(const match::TournamentSettings& settings);

/// Returns the standing or result of the match: `Debbie wins with 8 points`, `3 points in 10
/// hands`.
std::string result_in_words(const match::Tournament& tournament);

}  // namespace reckon::play
