// SPDX-License-Identifier: MIT
#include "reckon/scan/doubts.hpp"

#include <algorithm>

namespace reckon::scan {

std::string token_in_words(const Reading& reading, const Place& place) {
  std::string where;
  if (reading.form == Form::alphametic) {
    where = "line " + std::to_string(place.line + 1);
    if (!reading.lines[place.line][place.token].word) where += ", operator";
  } else if (reading.form == Form::hand) {
    const std::size_t last = reading.lines.front().size() - 1;
    where = place.token == last       ? "the objective"
            : place.token + 1 == last ? "before the objective"
                                      : "card " + std::to_string(place.token + 1);
  } else if (reading.lines[place.line][place.token].word) {
    where = "row " + std::to_string(place.line / 2 + 1) + ", column " +
            std::to_string(place.token / 2 + 1);
  } else {
    where = "line " + std::to_string(place.line + 1) + ", place " + std::to_string(place.token + 1);
  }
  return where;
}

std::string symbol_in_words(const Reading& reading, const Place& place) {
  std::string where = token_in_words(reading, place);
  if (reading.lines[place.line][place.token].symbols.size() > 1) {
    where += ", character " + std::to_string(place.symbol + 1);
  }
  return where;
}

std::string doubt_in_words(const Reading& reading, const Place& place) {
  const ReadToken& token = reading.lines[place.line][place.token];
  std::string where = symbol_in_words(reading, place);
  if (token.symbols.empty()) return where + ": nothing could be read";
  const ReadSymbol& symbol = token.symbols[place.symbol];
  if (symbol.choices.empty()) return where + ": could not be read";
  constexpr std::size_t kMostNamed = 3;
  const std::size_t count = std::min(symbol.choices.size(), kMostNamed);
  where += ": may be ";
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) where += i + 1 < count ? ", " : " or ";
    where += symbol.choices[i];
  }
  return where;
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
