// SPDX-License-Identifier: MIT
#include "reckon/scan/doubts.hpp"

namespace reckon::scan {

Doubt doubt_about_token(const Reading& reading, const Place& place) {
  const bool is_word = reading.lines[place.line][place.token].word;
  const std::size_t line = place.line + 1;
  const std::size_t token = place.token + 1;
  if (reading.form == Form::alphametic) {
    return {.part = is_word ? DoubtfulPart::line : DoubtfulPart::line_sign, .number = line};
  }
  if (reading.form == Form::hand) {
    const std::size_t last = reading.lines.front().size();
    if (token == last) return {.part = DoubtfulPart::objective};
    if (token + 1 == last) return {.part = DoubtfulPart::before_objective};
    return {.part = DoubtfulPart::card, .number = token};
  }
  if (!is_word) return {.part = DoubtfulPart::sign, .number = line, .other = token};
  return {.part = DoubtfulPart::cell, .number = place.line / 2 + 1, .other = place.token / 2 + 1};
}

Doubt doubt_about_symbol(const Reading& reading, const Place& place) {
  Doubt doubt = doubt_about_token(reading, place);
  if (reading.lines[place.line][place.token].symbols.size() > 1) {
    doubt.character = place.symbol + 1;
  }
  return doubt;
}

Doubt doubt_at(const Reading& reading, const Place& place) {
  const ReadToken& token = reading.lines[place.line][place.token];
  Doubt doubt = doubt_about_symbol(reading, place);
  if (token.symbols.empty()) {
    doubt.said = "nothing could be read";
  } else if (const ReadSymbol& symbol = token.symbols[place.symbol]; !symbol.choices.empty()) {
    doubt.reason = DoubtReason::choices;
    doubt.seen = symbol.choices;
  }
  return doubt;
}

std::vector<Place> doubtful(const Reading& reading) {
  std::vector<Place> places;
  for (std::size_t i = 0; i < reading.lines.size(); ++i) {
    for (std::size_t j = 0; j < reading.lines[i].size(); ++j) {
      const ReadToken& token = reading.lines[i][j];
      if (token.word && token.symbols.empty()) places.push_back({i, j, 0});
      for (std::size_t k = 0; k < token.symbols.size(); ++k) {
        if (!token.symbols[k].sure) places.push_back({i, j, k});
      }
    }
  }
  return places;
}

bool each_choice(Reading reading, const std::vector<Place>& places,
                 const std::vector<std::string>& choices, std::size_t most,
                 const std::function<bool(const Reading&, const std::string& chosen)>& visit) {
  std::size_t count = 1;
  for (const std::string& choice : choices) {
    count *= choice.size();
    if (count > most) return false;
  }
  for (std::size_t number = 0; number < count; ++number) {
    std::size_t rest = number;
    std::string chosen;
    for (std::size_t i = 0; i < places.size(); ++i) {
      const auto& [line, token, symbol] = places[i];
      chosen += choices[i][rest % choices[i].size()];
      reading.lines[line][token].symbols[symbol].choices = chosen.back();
      rest /= choices[i].size();
    }
    if (!visit(reading, chosen)) break;
  }
  return true;
}

}  // namespace reckon::scan
