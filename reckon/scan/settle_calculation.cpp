// SPDX-License-Identifier: MIT
#include "reckon/scan/settle_calculation.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "reckon/kinds/code.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/letters/solve/solver.hpp"
#include "reckon/scan/calculation_text.hpp"
#include "reckon/scan/doubts.hpp"

namespace reckon::scan {
namespace {

// A possible alphametic.
struct Candidate {
  std::string text;
  std::string chosen;  // the text at the places in doubt
  std::string code;
  std::size_t strange = 0;  // number of characters of the code that are not printed below
  bool is_unique = false;
  bool is_known = false;  // whether its number of answers was determined
  // Whether its letters are A, B, C ... in order of appearance, as in generated puzzles: a misread
  // letter is nearly always out of order. In words any letter may be misread, and still leave one
  // answer.
  bool is_in_order = false;
  kinds::AlphameticPuzzle puzzle{};  // with its answer, if it is unique
};

// The number of characters that are not among the choices at their position in the print; all if
// the print is shorter.
std::size_t strange_in(std::string code, const std::vector<std::string>& below) {
  std::erase(code, '-');
  if (code.size() > below.size()) return code.size();
  std::size_t strange = 0;
  for (std::size_t i = 0; i < code.size(); ++i) {
    if (!below[i].contains(code[i])) ++strange;
  }
  return strange;
}

// Cells are in order of appearance.
bool is_in_order(const letters::Puzzle& puzzle) {
  std::string letters;
  for (const letters::Cell& cell : puzzle.cells) letters += cell.name;
  return kLetters.starts_with(letters);
}

// Empty if it is not an alphametic, or has no answer.
std::optional<Candidate> candidate_of(const Reading& reading, const std::vector<std::string>& below,
                                      Budget& budget) {
  Candidate candidate;
  candidate.text = calculation_text(reading);
  const auto read = letters::read_puzzle(candidate.text);
  if (!read || read->puzzle.cells.size() != reading.boxes) return std::nullopt;
  const auto answers = letters::first_answers(read->puzzle, 2, &budget);
  if (answers && answers->empty()) return std::nullopt;
  candidate.is_known = answers.has_value();
  candidate.is_unique = answers && answers->size() == 1;
  candidate.is_in_order = is_in_order(read->puzzle);
  if (candidate.is_unique) {
    candidate.puzzle = {.text = usual_text(*read), .digits = answers->front()};
    auto code = kinds::code_of(candidate.puzzle);
    if (code) candidate.code = *std::move(code);
    candidate.strange = strange_in(candidate.code, below);
  }
  return candidate;
}

// All alphametics with an answer that the reading allows; empty if there may be too many.
std::vector<Candidate> candidates_of(const Reading& reading, const std::vector<Place>& places,
                                     const std::vector<std::string>& below, Budget& budget) {
  constexpr std::size_t kMostChoices = 1500;
  std::vector<std::string> choices;
  for (const auto& [line, token, symbol] : places) {
    const auto& symbols = reading.lines[line][token].symbols;
    if (symbols.empty() || symbols[symbol].choices.empty()) return {};
    choices.push_back(symbols[symbol].choices);
  }
  std::vector<Candidate> candidates;
  each_choice(reading, places, choices, kMostChoices,
              [&](const Reading& chosen, const std::string& symbols) {
                if (auto candidate = candidate_of(chosen, below, budget)) {
                  candidate->chosen = symbols;
                  candidates.push_back(*std::move(candidate));
                }
                return true;
              });
  return candidates;
}

// The candidate whose code is printed below, except for one character, if all other codes differ
// clearly.
const Candidate* by_code(const std::vector<Candidate>& candidates) {
  constexpr std::size_t kMostStrange = 1;
  constexpr std::size_t kAhead = 2;
  const auto is_coded = [](const Candidate& one) { return !one.code.empty(); };
  // A candidate that takes too long to solve may be the printed one.
  if (!std::ranges::all_of(candidates, &Candidate::is_known)) return nullptr;
  const Candidate* best = nullptr;
  for (const Candidate& one : candidates) {
    if (is_coded(one) && (best == nullptr || one.strange < best->strange)) best = &one;
  }
  if (best == nullptr || best->strange > kMostStrange) return nullptr;
  const bool stands_alone = std::ranges::none_of(candidates, [&](const Candidate& one) {
    return &one != best && is_coded(one) && one.strange < best->strange + kAhead;
  });
  return stands_alone ? best : nullptr;
}

// Whether the signs and rules are those of print. A blot may look like a sign, and the rest of a
// rule like one, which change nothing in a long multiplication.
bool is_as_printed(const kinds::AlphameticPuzzle& puzzle) {
  const bool is_multiplication = puzzle.text.contains('\n') && puzzle.text.contains("\u00d7");
  return !is_multiplication || kinds::is_drawn_product(puzzle);
}

// The doubts about a text whose characters are all clear, which leaves at most one candidate.
std::vector<Doubt> doubts_of(const Reading& reading, const std::string& text,
                             const std::vector<Candidate>& candidates) {
  const auto read = letters::read_puzzle(text);
  const auto only = [](DoubtReason reason) { return std::vector{Doubt{.reason = reason}}; };
  if (!read) {
    return {{.reason = DoubtReason::malformed,
             .said = "not an alphametic as read: " + read.error().message}};
  }
  const std::size_t cells = read->puzzle.cells.size();
  if (cells != reading.boxes) {
    return {{.reason = DoubtReason::letter_count, .number = cells, .other = reading.boxes}};
  }
  if (candidates.empty()) return only(DoubtReason::no_answer);
  if (!candidates.front().is_unique) return only(DoubtReason::several_answers);
  if (!is_as_printed(candidates.front().puzzle)) {
    return only(DoubtReason::odd_signs);
  }
  if (candidates.front().is_in_order) return {};
  return only(DoubtReason::no_code);
}

bool is_what_was_seen(const Reading& reading, const std::vector<Place>& places,
                      const Candidate& candidate) {
  for (std::size_t i = 0; i < places.size(); ++i) {
    const auto& [line, token, symbol] = places[i];
    if (!reading.lines[line][token].symbols[symbol].shows(candidate.chosen[i])) return false;
  }
  return true;
}

}  // namespace

Found settle_calculation(const Reading& reading, const std::vector<std::string>& below,
                         Budget& budget) {
  Found found{.form = reading.form, .text = calculation_text(reading)};
  const std::vector<Place> places = doubtful(reading);
  const std::vector<Candidate> candidates = candidates_of(reading, places, below, budget);
  if (const Candidate* const coded = by_code(candidates)) {
    found.text = coded->text;
    found.code = coded->code;
    found.certain = true;
    return found;
  }
  if (!places.empty() && candidates.size() == 1 && candidates.front().is_unique &&
      candidates.front().is_in_order && is_as_printed(candidates.front().puzzle) &&
      is_what_was_seen(reading, places, candidates.front())) {
    found.text = candidates.front().text;
    found.certain = true;
    return found;
  }
  for (const Place& place : places) found.doubts.push_back(doubt_at(reading, place));
  if (places.empty()) found.doubts = doubts_of(reading, found.text, candidates);
  found.certain = found.doubts.empty();
  return found;
}

}  // namespace reckon::scan
