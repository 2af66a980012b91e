// SPDX-License-Identifier: MIT
#include "app/cli/algebra/setting_decisions.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <iterator>

#include "app/cli/algebra/numbers.hpp"
#include "app/cli/frame/threads.hpp"
#include "app/cli/long/piece_bytes.hpp"

namespace reckon::cli {

using algebra::Setting;
using algebra::SettingDecision;
using algebra::to_text;

std::vector<Setting> settings_of(const std::optional<OperatorPattern>& pattern) {
  std::vector<Setting> settings = algebra::standard_settings();
  std::erase_if(settings,
                [&](const Setting& setting) { return pattern && !pattern->matches(setting); });
  return settings;
}

namespace {

constexpr std::size_t kPiece = 32;

std::size_t pieces_of(std::size_t settings) { return (settings + kPiece - 1) / kPiece; }

std::vector<SettingDecision> decide_piece(const std::vector<Setting>& settings, std::size_t piece) {
  const std::size_t first = piece * kPiece;
  std::vector<SettingDecision> decisions;
  {
    // All objects from FLINT must be destroyed before its memory is freed.
    const algebra::Ring ring(algebra::names_of_numbers());
    for (std::size_t i = first; i < std::min(first + kPiece, settings.size()); ++i) {
      decisions.push_back(decide(ring, settings[i]));
    }
  }
  algebra::give_back_memory();
  return decisions;
}

// Precedes the decisions of a piece. Pieces of earlier versions begin with the number of versions
// of a setting, which is 1 or more.
constexpr std::uint64_t kWithReasons = 0;

std::string bytes_of(const std::vector<SettingDecision>& decisions) {
  std::string bytes;
  put_number(bytes, kWithReasons);
  for (const SettingDecision& decision : decisions) {
    put_number(bytes, decision.versions);
    put_number(bytes, decision.families);
    put_number(bytes, decision.dimension ? *decision.dimension + 1 : 0);
    put_number(bytes, static_cast<std::uint64_t>(decision.positive_integers.answer));
    put_number(bytes, decision.positive_integers.examples.size());
    for (const auto& example : decision.positive_integers.examples) {
      put_number(bytes, example.size());
      put_numbers(bytes, example);
    }
    put_number(bytes, decision.positive_integers.because.size());
    for (const algebra::Argument& argument : decision.positive_integers.because) {
      put_number(bytes, static_cast<std::uint64_t>(argument.kind));
      put_text(bytes, argument.statement);
    }
  }
  return bytes;
}

SettingDecision decision_in(NumbersIn& numbers, const Setting& setting) {
  SettingDecision decision;
  decision.setting = setting;
  decision.versions = numbers.take();
  decision.families = numbers.take();
  if (const std::uint64_t dimension = numbers.take(); dimension > 0) {
    decision.dimension = dimension - 1;
  }
  using Answer = algebra::PositiveIntegers::Answer;
  const std::uint64_t answer = numbers.take();
  if (answer > static_cast<std::uint64_t>(Answer::unknown)) throw NumbersIn::no_result();
  decision.positive_integers.answer = static_cast<Answer>(answer);
  for (std::uint64_t more = numbers.take(); more > 0; --more) {
    auto& example = decision.positive_integers.examples.emplace_back();
    for (std::uint64_t size = numbers.take(); size > 0; --size) {
      example.push_back(static_cast<std::int64_t>(numbers.take()));
    }
  }
  using Kind = algebra::Argument::Kind;
  for (std::uint64_t more = numbers.take(); more > 0; --more) {
    const std::uint64_t kind = numbers.take();
    if (kind > static_cast<std::uint64_t>(Kind::example)) throw NumbersIn::no_result();
    decision.positive_integers.because.push_back(
        {.kind = static_cast<Kind>(kind), .statement = numbers.take_text()});
  }
  return decision;
}

}  // namespace

std::vector<SettingDecision> decide_all(const std::vector<Setting>& settings,
                                        const std::optional<std::uint64_t>& threads) {
  std::vector<SettingDecision> decisions(settings.size());
  Progress progress(Answers::at_the_end);
  on_threads(threads_of(threads), &progress)(pieces_of(settings.size()), [&](std::uint64_t piece) {
    const auto number = static_cast<std::size_t>(piece);
    std::ranges::move(decide_piece(settings, number),
                      decisions.begin() + static_cast<std::ptrdiff_t>(number * kPiece));
  });
  return decisions;
}

work::Work decisions_work(const std::vector<Setting>& settings, const std::string& pattern) {
  return {.parameters = fmt::format("families of settings like {}", pattern),
          .pieces = pieces_of(settings.size()),
          .make = [settings](std::uint64_t piece) {
            return bytes_of(decide_piece(settings, static_cast<std::size_t>(piece)));
          }};
}

std::vector<SettingDecision> decisions_in(const Results& results, std::size_t work,
                                          const std::vector<Setting>& settings) {
  std::vector<SettingDecision> decisions;
  for (std::uint64_t piece = 0; piece < results.pieces(work); ++piece) {
    const std::string bytes = results.read(work, piece);
    NumbersIn numbers(bytes);
    if (!bytes.empty() && static_cast<unsigned char>(bytes.front()) != kWithReasons) {
      // From an earlier version, which left settings undecided: decided again.
      std::ranges::move(decide_piece(settings, static_cast<std::size_t>(piece)),
                        std::back_inserter(decisions));
      continue;
    }
    numbers.take();
    while (!numbers.at_end() && decisions.size() < settings.size()) {
      decisions.push_back(decision_in(numbers, settings[decisions.size()]));
    }
  }
  if (decisions.size() != settings.size()) throw NumbersIn::no_result();
  return decisions;
}

Json json_of(const SettingDecision& decision) {
  const algebra::PositiveIntegers& integers = decision.positive_integers;
  return {{"setting", to_text(decision.setting)},
          {"versions", decision.versions},
          {"families", decision.families},
          {"dimension", decision.dimension ? Json(*decision.dimension) : Json()},
          {"positive_integers", key_of(integers.answer)},
          {"examples", integers.examples},
          {"because", json_of(integers.because)}};
}

Json json_of(const std::vector<algebra::Argument>& because) {
  Json steps = Json::array();
  for (const algebra::Argument& argument : because) {
    steps.push_back({{"argument", name_of(argument.kind)}, {"statement", argument.statement}});
  }
  return steps;
}

}  // namespace reckon::cli
