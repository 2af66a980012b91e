// SPDX-License-Identifier: MIT
#include "app/play/words.hpp"

#include <fmt/core.h>

#include <variant>

#include "reckon/arith/notation.hpp"

namespace reckon::play {

namespace {

using Kind = match::Happening::Kind;

std::string formula_of(const match::Event& event) {
  const auto* const answered = std::get_if<match::Answered>(&event.act);
  return answered != nullptr ? answered->formula : std::string();
}

std::string joined(const std::vector<krypto::Mistake>& problems) {
  std::string text;
  for (const krypto::Mistake& problem : problems) {
    if (!text.empty()) text += "; ";
    text += problem.message;
  }
  return text;
}

}  // namespace

std::string counted(std::int64_t count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 || count == -1 ? "" : "s");
}

std::string duration_in_words(int seconds) {
  constexpr int kMinute = 60;
  return seconds % kMinute == 0 ? counted(seconds / kMinute, "minute") : counted(seconds, "second");
}

std::string hand_in_words(int box, int hands) {
  if (box >= hands) return fmt::format("Hand {}, to break the tie", box + 1);
  return fmt::format("Hand {} of {}", box + 1, hands);
}

std::string describe(const match::Tournament& tournament, const match::Event& event,
                     const match::Happening& happening, bool again) {
  const std::string& name = tournament.players()[happening.seat].name;
  const std::string points = counted(happening.points, "point");
  switch (happening.kind) {
    case Kind::joined: return name + " plays";
    case Kind::dealt:
      return fmt::format("{}{}: {}", hand_in_words(tournament.box(), tournament.settings().hands),
                         again ? " again" : "", tournament.hand()->to_text());
    case Kind::called: return name + ": Krypto!";
    case Kind::right: return fmt::format("{}: {} is right: {}", name, formula_of(event), points);
    case Kind::wrong:
      return fmt::format("{}: {} is wrong: {}: {}", name, formula_of(event),
                         joined(happening.problems), points);
    case Kind::silent: return fmt::format("{}: the time to explain is over: {}", name, points);
    case Kind::passed: return name + ": pass";
    case Kind::unsolved: return "Nobody called";
    case Kind::left: return name + ": left";
    case Kind::picked:
    case Kind::put_back:
    case Kind::round:    // of the two-player game
    case Kind::removed:  // of a class
    case Kind::renamed:
    case Kind::closed:
    case Kind::rematch: break;
  }
  return {};
}

std::string solution_in_words(const std::optional<krypto::Grade>& grade) {
  if (!grade) return "It has no solution";
  return fmt::format("The easiest solution: {} (level {} of 5)",
                     to_text(grade->text, Notation::infix), grade->level);
}

std::string result_in_words(const match::Tournament& tournament) {
  const auto total = [&](match::Seat seat) {
    return counted(tournament.players()[seat].total(), "point");
  };
  if (tournament.players().size() == 1) {
    return fmt::format("{} in {}", total(0), counted(tournament.box(), "hand"));
  }
  if (const auto winner = tournament.winner()) {
    return fmt::format("{} wins with {}", tournament.players()[*winner].name, total(*winner));
  }
  return fmt::format("Not played to the end, after {}", counted(tournament.box(), "hand"));
}

}  // namespace reckon::play
