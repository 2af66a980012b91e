// SPDX-License-Identifier: MIT
#include "reckon/match/event.hpp"

namespace reckon::match {

std::string_view name_of(Phase phase) {
  switch (phase) {
    case Phase::gathering: return "gathering";
    case Phase::playing: return "playing";
    case Phase::explaining: return "explaining";
    case Phase::between: return "between";
    case Phase::over: return "over";
  }
  return {};
}

std::string_view name_of(Happening::Kind kind) {
  using Kind = Happening::Kind;
  switch (kind) {
    case Kind::joined: return "joined";
    case Kind::dealt: return "dealt";
    case Kind::picked: return "picked";
    case Kind::put_back: return "put_back";
    case Kind::round: return "round";
    case Kind::called: return "called";
    case Kind::right: return "right";
    case Kind::near: return "near";
    case Kind::wrong: return "wrong";
    case Kind::silent: return "silent";
    case Kind::passed: return "passed";
    case Kind::unsolved: return "unsolved";
    case Kind::left: return "left";
    case Kind::removed: return "removed";
    case Kind::renamed: return "renamed";
    case Kind::closed: return "closed";
    case Kind::rematch: return "rematch";
  }
  return {};
}

std::string_view name_of(Refusal::Reason reason) {
  using Reason = Refusal::Reason;
  switch (reason) {
    case Reason::earlier: return "earlier";
    case Reason::other_game: return "other_game";
    case Reason::over: return "over";
    case Reason::begun: return "begun";
    case Reason::full: return "full";
    case Reason::bad_name: return "bad_name";
    case Reason::name_taken: return "name_taken";
    case Reason::no_such_player: return "no_such_player";
    case Reason::has_left: return "has_left";
    case Reason::too_few: return "too_few";
    case Reason::in_play: return "in_play";
    case Reason::not_in_deck: return "not_in_deck";
    case Reason::nothing_dealt: return "nothing_dealt";
    case Reason::being_explained: return "being_explained";
    case Reason::not_playing: return "not_playing";
    case Reason::not_caller: return "not_caller";
    case Reason::unreadable: return "unreadable";
    case Reason::too_late: return "too_late";
    case Reason::too_early: return "too_early";
    case Reason::passed: return "passed";
    case Reason::no_such_pile: return "no_such_pile";
    case Reason::held: return "held";
    case Reason::hands_full: return "hands_full";
    case Reason::hands_empty: return "hands_empty";
    case Reason::open: return "open";
  }
  return {};
}

}  // namespace reckon::match
