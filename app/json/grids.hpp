// The documents that answer questions about grids.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/json/values.hpp"
#include "reckon/calcrostic/generator.hpp"
#include "reckon/calcrostic/grid_text.hpp"
#include "reckon/calcrostic/reasoning.hpp"
#include "reckon/calcrostic/verify.hpp"

namespace reckon::json {

/// What is asked of a grid.
enum class Need : std::uint8_t {
  grid,        ///< nothing more
  numbers,     ///< that it has no letters
  solved,      ///< and that all lines hold
  calcrostic,  ///< and that it is 3 x 3 with diagonals
};

/// What the grid lacks of what is needed, and how to mend it.
std::optional<std::string> lack_of(const calcrostic::Grid& grid, Need need);

/// The grid as a calcrostic; one that lacks nothing of Need::calcrostic.
calcrostic::Calcrostic calcrostic_in(const calcrostic::Grid& grid);
/// As a grid line if it is a calcrostic, and a grid text otherwise.
std::string text_of(const calcrostic::Layout& layout, std::span<const std::int64_t> numbers);
/// `{"A": 2, ...}`: the digit of each letter.
Json json_of_letters(const calcrostic::Digits& digits, std::string_view letters);

// --- solve

/// The answers of one puzzle, or their number alone.
struct PuzzleAnswers {
  std::uint64_t count = 0;
  bool complete = true;  ///< there are no more than these
  std::vector<calcrostic::Digits> answers{};

  bool any() const { return count > 0 || !complete; }
};

/// Of `found`, which may hold one more than `limit`, at most `limit`.
PuzzleAnswers limited(std::vector<calcrostic::Digits> found, std::uint64_t limit);

/// How a person would find the answer, step by step, what follows from a guess indented.
std::vector<std::string> steps_in_words(const calcrostic::Grid& grid);

enum class Show : std::uint8_t { answers, steps_and_answers, count };
Json json_of_answers(const calcrostic::Grid& grid, const PuzzleAnswers& answers, Show show);

// --- The items of the other documents, one a grid

/// `text` shows the puzzle that the solved grid becomes.
Json json_of_encoded(const calcrostic::Grid& grid, const calcrostic::Puzzle& puzzle,
                     std::string_view text);
Json json_of_mistakes(const calcrostic::Grid& grid,
                      const std::vector<calcrostic::Mistake>& mistakes);
/// `texts` are the versions.
Json json_of_versions(const calcrostic::Grid& grid, const std::vector<std::string>& texts);
Json json_of_standard(const calcrostic::Grid& grid);

/// Why a puzzle has no level; empty if it has one.
std::string_view objection(const calcrostic::Reasoned& reasoned);
Json json_of_grade(const calcrostic::Grid& grid, const calcrostic::Reasoned& reasoned);

/// `text` shows the puzzle.
Json json_of_generated(const calcrostic::Generated& generated, std::string_view text);

}  // namespace reckon::json
