// SPDX-License-Identifier: MIT
#include "app/play/words.hpp"

#include <fmt/core.h>

#include <optional>
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

std::string distance_in_words(std::int64_t distance) {
  return distance == 0 ? "the objective" : fmt::format("{} away", distance);
}

// Describes what differs where the nearest counts. The other players do not see an answer before
// the hand is over.
std::optional<std::string> describe_near(const match::Tournament& tournament,
                                         const match::Event& event,
                                         const match::Happening& happening) {
  const std::string& name = tournament.players()[happening.seat].name;
  switch (happening.kind) {
    case Kind::right:
    case Kind::near:
      if (happening.seat != 0) return name + ": a formula";
      return fmt::format("{}: {} is {}", name, formula_of(event),
                         distance_in_words(happening.distance.value_or(0)));
    case Kind::wrong:
      return fmt::format("{}: {} does not count: {}", name, formula_of(event),
                         joined(happening.problems));
    case Kind::passed:
      if (!tournament.players()[happening.seat].declared) return std::nullopt;
      return name + ": done";
    case Kind::closed: return "The time is over";
    case Kind::unsolved: return "Nobody came near";
    default: return std::nullopt;
  }
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
  if (match::nearest_counts(tournament.settings().game)) {
    if (auto text = describe_near(tournament, event, happening)) return *std::move(text);
  }
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
    case Kind::near:
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

namespace {

// Returns the formula of each player and its points.
std::vector<std::string> answers_in_words(const match::Tournament& tournament) {
  std::vector<std::string> lines;
  for (const match::Player& player : tournament.players()) {
    if (!player.declared) {
      lines.push_back(player.name + ": no answer");
      continue;
    }
    lines.push_back(fmt::format("{}: {}, {}: {}", player.name, player.declared->formula,
                                distance_in_words(player.declared->distance),
                                counted(player.boxes.back().value_or(0), "point")));
  }
  return lines;
}

// Returns `The best answer: 75 * (12 + 1) makes 975`.
std::string best_in_words(const std::optional<Expression>& best) {
  if (!best) return "Nothing near enough can be made";
  return fmt::format("The best answer: {} makes {}", to_text(*best, Notation::infix),
                     best->value().value_or(0).to_text());
}

}  // namespace

std::vector<std::string> outcome_in_words(const Table& table) {
  if (!table.counts_nearest()) return {solution_in_words(table.grade())};
  std::vector<std::string> lines = answers_in_words(table.tournament());
  lines.push_back(best_in_words(table.best()));
  return lines;
}

std::string_view title_of(krypto::Game game) {
  switch (game) {
    case krypto::Game::krypto: return "Krypto";
    case krypto::Game::twenty_four: return "24";
    case krypto::Game::countdown: return "Countdown";
    case krypto::Game::own: break;
  }
  return "A game of your own";
}

std::string welcome_in_words(const match::TournamentSettings& settings) {
  const krypto::GameRow& row = krypto::row_of(settings.game.game);
  const std::string time = fmt::format("{}, {} for each.", counted(settings.hands, "hand"),
                                       duration_in_words(settings.hand_seconds));
  const std::string with =
      fmt::format("with + - * / and brackets, under {} rules", name_of(settings.rules));
  if (row.nearest) {
    std::string points;
    for (const krypto::Points& step : row.points) {
      points += step.distance == 0 ? fmt::format("The objective scores {}", step.points)
                                   : fmt::format(", {} within {}", step.points, step.distance);
    }
    return fmt::format("Make the objective, or a number near it, from any of the cards {}. {}. {}",
                       with, points, time);
  }
  const std::string cards = row.game == krypto::Game::krypto ? "all five cards"
                            : row.least_cards == row.most_cards
                                ? fmt::format("all {} cards", row.most_cards)
                                : "all cards";
  const std::string objective =
      row.aim == krypto::Aim::fixed ? std::to_string(row.most_objective) : "the objective";
  return fmt::format("Make {} from {} {}. {}", objective, cards, with, time);
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
