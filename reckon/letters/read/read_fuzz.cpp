// SPDX-License-Identifier: MIT
// Any bytes are puzzles or are refused with a place; an equation that was read can be written, and
// reads back as the same relations, and every answer that is found is one.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <utility>

#include "reckon/letters/read/puzzle_reader.hpp"
#include "reckon/letters/solve/solver.hpp"
#include "reckon/text/words.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

using reckon::letters::Digits;
using reckon::letters::Puzzle;
using reckon::letters::PuzzleReader;
using reckon::letters::Reading;
using reckon::letters::Relation;

std::string written(const Puzzle& puzzle) {
  std::string text;
  for (const Relation& relation : puzzle.relations) {
    text += (text.empty() ? "" : "; ") + to_text(puzzle, relation);
  }
  return text;
}

void check(const Reading& reading) {
  if (!reading.is_drawn) {
    const auto again = reckon::letters::read_puzzle(usual_text(reading));
    if (!again || written(again->puzzle) != written(reading.puzzle)) std::abort();
  }
  constexpr std::uint64_t kSteps = 2'000'000;
  reckon::Budget budget(kSteps);
  const auto found = answers(reading.puzzle, 3, &budget);
  if (!found) return;
  for (const Digits& digits : *found) {
    if (!is_answer(reading.puzzle, digits)) std::abort();
    const std::string with_digits = filled(reading, digits);
    const auto size = reckon::characters_of(with_digits).size();
    if (size != reckon::characters_of(reading.text).size()) std::abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(data, data + size);
  PuzzleReader reader(text);
  while (true) {
    const auto next = reader.next();
    if (!next) {
      if (next.error().message.empty() || next.error().line == 0 || next.error().column == 0) {
        std::abort();
      }
      return 0;
    }
    if (!*next) return 0;
    check(**next);
  }
}
