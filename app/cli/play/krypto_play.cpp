// SPDX-License-Identifier: MIT
// reckon krypto play
#include <fmt/core.h>

#include <csignal>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "app/answers/match_log.hpp"
#include "app/cli/frame/choice.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "app/play/abilities.hpp"
#include "app/play/at_terminal.hpp"
#include "app/play/by_lines.hpp"
#include "app/play/short_pad.hpp"
#include "app/play/words.hpp"
#include "reckon/match/player_name.hpp"

namespace reckon::cli {
namespace {

struct PlayOptions {
  play::Settings settings;
  std::optional<std::uint64_t> hands;
  std::optional<std::uint64_t> minutes;
  std::optional<std::uint64_t> seconds;
  std::optional<std::uint64_t> seed;
  std::optional<std::uint64_t> strength;
  std::optional<std::string> log;
  std::optional<Rules> rules;
  DealtCards dealt;
};

constexpr std::uint64_t kMinute = 60;

int hand_seconds_of(const PlayOptions& options, int usual) {
  if (!options.minutes && !options.seconds) return usual;
  constexpr std::uint64_t kMost = match::kMostSeconds;
  const std::uint64_t minutes = options.minutes.value_or(0);
  const std::uint64_t seconds = options.seconds.value_or(0);
  if (minutes > kMost || seconds > kMost || minutes * kMinute + seconds > kMost ||
      minutes + seconds == 0) {
    throw WrongValue(options.minutes ? "--minutes" : "--seconds",
                     fmt::format("a hand takes 1 to {} seconds", kMost));
  }
  return static_cast<int>(minutes * kMinute + seconds);
}

// Returns the game with its choices and deck, refused if no hand can be dealt by them.
krypto::DealWishes game_of(const PlayOptions& options) {
  krypto::DealWishes wishes = options.dealt.wishes();
  wishes.game = options.settings.tournament.game.game;
  const auto dealer = krypto::GameDealer::make(wishes, 0);
  if (!dealer) throw WrongValue("--game", dealer.error().message);
  return wishes;
}

play::Settings settings_of(const PlayOptions& options) {
  play::Settings settings = options.settings;
  match::TournamentSettings& tournament = settings.tournament;
  tournament.game = game_of(options);
  tournament.deck = std::exchange(tournament.game.deck, {});
  tournament.rules = options.rules.value_or(match::usual_rules(tournament.game.game));
  // A game has the stated number of hands, however hard they are.
  tournament.unsolved = match::Unsolved::empty;
  if (options.hands) tournament.hands = static_cast<int>(*options.hands);
  tournament.hand_seconds = hand_seconds_of(options, match::usual_seconds(tournament.game.game));
  settings.seed = options.seed ? *options.seed : fresh_seed();
  if (options.strength) settings.strength = static_cast<int>(*options.strength);
  auto name = match::clean_name(settings.name);
  if (!name) throw WrongValue("--name", name.error().message);
  settings.name = *std::move(name);
  return settings;
}

// Replays the game, so that each line has the result of its event.
void write_log(OutputFile& file, const play::Table& table) {
  // The table was opened with these settings.
  match::Match match = match::Tournament::open(table.tournament().settings()).value();
  const auto write = [&file](const Json& line) { file.write(line.dump() + "\n"); };
  write(answers::json_of_opened(match));
  for (const match::Event& event : table.events()) {
    const auto happening = match::apply(match, event);
    if (happening) write(answers::json_of(event, match, *happening));  // always: accepted before
  }
  file.finish();
}

// Returns the printed pad, or a smaller one if the window is too narrow.
std::string pad_for(const match::Tournament& tournament, std::optional<std::size_t> columns) {
  match::ScorePad pad = tournament.score_pad();
  if (pad.rows.size() == 1) pad.winner.reset();  // without an opponent
  const auto hands = static_cast<std::size_t>(tournament.settings().hands);
  std::string text = match::to_text(pad, hands);
  if (!columns || play::width_of(text.substr(0, text.find('\n'))) <= *columns) return text;
  text.clear();
  std::optional<std::size_t> now;
  if (tournament.phase() != match::Phase::over) now = static_cast<std::size_t>(tournament.box());
  for (const play::Line& line : play::short_pad(pad, hands, now, *columns)) {
    for (const play::Span& span : line) text += span.text;
    text += '\n';
  }
  return text;
}

// Prints the result at the end of the game, however it ended.
void print_result(const match::Tournament& tournament, std::optional<std::size_t> columns) {
  print_line(play::result_in_words(tournament));
  print(pad_for(tournament, columns));
  flush_output();
}

int play_at_terminal(play::Table& table, const play::Abilities& abilities) {
  int signal = 0;
  {
    play::Terminal terminal(abilities);
    signal = play::at_terminal(table, terminal);
  }
  if (signal != SIGHUP) print_result(table.tournament(), play::Terminal::size().columns);
  return signal;
}

int play_by_lines(play::Table& table) {
  play::LineInput input;
  const auto played = play::by_lines(table, input, [](std::string_view line) {
    print_line(line);
    flush_output();
  });
  print_result(table.tournament(), std::nullopt);
  if (!played) throw Fault(kBadInput, played.error().message);
  return input.signal();
}

Answer play_game(const PlayOptions& options) {
  const play::Settings settings = settings_of(options);
  auto table = play::Table::open(settings);
  if (!table) throw WrongValue("--name", table.error().message);
  std::optional<OutputFile> log;
  if (options.log) log.emplace(*options.log);
  if (!options.seed) note(fmt::format("seed {}", settings.seed));
  const auto abilities = play::abilities_of_terminal();
  const int signal = abilities ? play_at_terminal(*table, *abilities) : play_by_lines(*table);
  if (log) write_log(*log, *table);
  if (signal == SIGINT) throw Fault(kInterrupted, "interrupted");
  constexpr int kKilledBy = 128;
  return signal == 0 ? kDone : kKilledBy + signal;
}

}  // namespace

void add_krypto_play(const Command& command, Answer& answer) {
  const auto options = std::make_shared<PlayOptions>();
  play::Settings& settings = options->settings;
  add_choice(command, "--game", "The game (default: krypto)", settings.tournament.game.game,
             krypto::kAllGames);
  command.note(
      "Games: a hand is\n"
      "  krypto     five cards of a deck, and a sixth as the objective\n"
      "  24         four cards of 1 to 13, which make 24\n"
      "  countdown  six numbers; the nearest to the objective scores 10, 7 or 5\n"
      "  own        3 to 7 cards and any objective");
  add_choice(command, "--rules",
             "Allowed intermediate results (default: those of the game, for krypto international)",
             options->rules, kAllRules);
  note_rules(command);
  add_dealt_cards(command, options->dealt);
  add_number(command, "--hands", options->hands, "Number of hands (default: 10)",
             {.first = 1, .last = match::kMostHands})
      .type_name("N");
  add_number(command, "--minutes", options->minutes,
             "Minutes per hand (default: 3, of Countdown 30 seconds)",
             {.last = match::kMostSeconds / kMinute, .is_judged_later = true})
      .type_name("N");
  add_number(command, "--seconds", options->seconds, "Seconds per hand, added to --minutes",
             {.last = match::kMostSeconds, .is_judged_later = true})
      .type_name("N");
  add_number(command, "--seed", options->seed,
             "Random seed (makes the deal and the computer's play reproducible)")
      .type_name("N");
  add_number(command, "--against", options->strength,
             "Play against the computer, from 1 (slow, makes mistakes) to 5 (fast)",
             {.first = 1, .last = match::kStrongest})
      .type_name("STRENGTH");
  command.add_option("--name", settings.name, "Your name on the score pad").type_name("NAME");
  command.add_flag("--any-hand", settings.any_hand, "Deal hands without a solution too");
  command
      .add_option("--log", options->log, "Write the record of the match, for `reckon krypto score`")
      .type_name("FILE");
  command.callback([options, &answer] { answer = play_game(*options); });
}

}  // namespace reckon::cli
