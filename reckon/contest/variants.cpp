// SPDX-License-Identifier: MIT
#include "reckon/contest/variants.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <set>
#include <utility>

#include "reckon/kinds/answer.hpp"
#include "reckon/kinds/turned.hpp"
#include "reckon/letters/grid/known_letters.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/text/overloaded.hpp"

namespace reckon::contest {

namespace {

using kinds::AlphameticPuzzle;
using kinds::GridPuzzle;
using kinds::HandPuzzle;
using kinds::Puzzle;
using kinds::StatedPuzzle;

constexpr char kFirstLetter = 'A';
constexpr std::size_t kMostLetters = 26;

bool is_name(char c) {
  return c >= kFirstLetter && c < kFirstLetter + static_cast<int>(kMostLetters);
}

std::string numbers_asked_for(const GridPuzzle& grid) {
  std::string text;
  for (std::size_t cell = 0; cell < grid.given.size(); ++cell) {
    if (grid.given[cell]) continue;
    text += (text.empty() ? "" : ", ") + std::to_string(grid.numbers[cell]);
  }
  return text;
}

// The digits of an alphametic by the names of its cells.
std::string digits_of(const AlphameticPuzzle& puzzle) {
  const auto reading = letters::read_puzzle(puzzle.text);
  if (!reading) return {};
  std::string text;
  for (std::size_t cell = 0; cell < puzzle.digits.size(); ++cell) {
    text += (text.empty() ? "" : ", ") + reading->puzzle.name_of(cell) + "=" +
            std::to_string(puzzle.digits[cell]);
  }
  return text;
}

Result<Variant> variant_of(kinds::Kinds kinds, krypto::Solver& solver, const Puzzle& puzzle) {
  const kinds::KindRow& row = row_of(kinds, kind_of(puzzle));
  const auto solved = row.solve(solver, puzzle);
  if (!solved) return std::unexpected(solved.error());
  Variant variant{.text = kinds::to_text(puzzle), .level = solved->level};
  while (variant.text.ends_with('\n')) variant.text.pop_back();
  const auto answer = std::visit(
      Overloaded{[&](const HandPuzzle&) { return solved->solution; },
                 [&](const GridPuzzle& grid) {
                   if (grid.asks_for_numbers()) return numbers_asked_for(grid);
                   variant.letters = solved->digits;
                   variant.cells = grid.numbers;
                   return letters::to_text(solved->digits);
                 },
                 [&](const AlphameticPuzzle& alphametic) { return digits_of(alphametic); },
                 [](const StatedPuzzle& question) { return kinds::solution_of(question); }},
      puzzle);
  const Rules rules = rules_of(puzzle).value_or(Rules::house);
  auto judge = row.answers(variant.text, rules);
  if (!judge) return std::unexpected(judge.error());
  auto usual = judge->canonical(answer);
  if (!usual) return std::unexpected(usual.error());
  if (judge->verdict(*usual) != kinds::Verdict::right) {
    return failure(ErrorCode::refuted, "the answer of the puzzle is not accepted");
  }
  variant.solution = *std::move(usual);
  return variant;
}

}  // namespace

Result<std::vector<Variant>> variants_of(kinds::Kinds kinds, krypto::Solver& solver,
                                         const Puzzle& puzzle) {
  const auto versions = std::visit(
      Overloaded{[](const HandPuzzle& hand) { return std::vector<Puzzle>{hand}; },
                 [](const GridPuzzle& grid) {
                   const auto all_ways = kinds::turned(grid);
                   return std::vector<Puzzle>(all_ways.begin(), all_ways.end());
                 },
                 [](const AlphameticPuzzle& alphametic) { return std::vector<Puzzle>{alphametic}; },
                 [](const StatedPuzzle& question) { return std::vector<Puzzle>{question}; }},
      puzzle);
  std::vector<Variant> all;
  for (const Puzzle& version : versions) {
    auto variant = variant_of(kinds, solver, version);
    if (!variant) return std::unexpected(variant.error());
    all.push_back(*std::move(variant));
  }
  // The pair of neighbouring levels with most variants.
  std::map<int, std::ptrdiff_t> in_pair;
  for (const Variant& variant : all) {
    if (!variant.level) return all;
    ++in_pair[*variant.level];
    ++in_pair[*variant.level - 1];
  }
  const auto best = std::ranges::max_element(
      in_pair, {}, [](const auto& pair) { return std::pair(pair.second, -pair.first); });
  std::erase_if(all, [&](const Variant& variant) {
    return *variant.level != best->first && *variant.level != best->first + 1;
  });
  return all;
}

std::int64_t shared_part(const Variant& one, const Variant& other) {
  return kinds::shared_part({.letters = one.letters, .cells = one.cells},
                            {.letters = other.letters, .cells = other.cells});
}

SeatVariants::SeatVariants(std::span<const Variant> variants) : count_(variants.size()) {
  for (std::size_t one = 0; one < count_; ++one) {
    for (std::size_t other = 0; other < count_; ++other) {
      shared_.push_back(shared_part(variants[one], variants[other]) +
                        (one == other ? kinds::kAllShared : 0));
    }
  }
}

std::int64_t SeatVariants::cost(std::size_t variant) const {
  struct Neighbour {
    std::size_t apart;
    std::int64_t weight;
  };
  constexpr std::array kNeighbours = {Neighbour{1, 4}, Neighbour{2, 2}, Neighbour{6, 1},
                                      Neighbour{7, 1}, Neighbour{8, 1}};
  std::int64_t cost = 0;
  for (const auto& [apart, weight] : kNeighbours) {
    if (before_.size() < apart) continue;
    cost += weight * shared_[variant * count_ + before_[before_.size() - apart]];
  }
  return cost;
}

std::size_t SeatVariants::next(SplitMix64& random) {
  constexpr std::int64_t kAsGood = kinds::kAllShared / 100 * 15;
  std::vector<std::int64_t> costs;
  for (std::size_t variant = 0; variant < count_; ++variant) costs.push_back(cost(variant));
  const std::int64_t least = std::ranges::min(costs);
  std::vector<std::size_t> good;
  for (std::size_t variant = 0; variant < count_; ++variant) {
    if (costs[variant] <= least + kAsGood) good.push_back(variant);
  }
  before_.push_back(good[static_cast<std::size_t>(random.below(good.size()))]);
  return before_.back();
}

std::string renamed_letters(std::size_t letters, SplitMix64& random) {
  std::vector<char> names(letters);
  std::iota(names.begin(), names.end(), kFirstLetter);
  shuffle(names, random);
  return {names.begin(), names.end()};
}

std::size_t letters_in(const std::string& text) {
  std::size_t letters = 0;
  for (const char c : text) {
    if (is_name(c)) letters = std::max(letters, static_cast<std::size_t>(c - kFirstLetter) + 1);
  }
  return letters;
}

std::string with_names(const std::string& text, const std::string& names) {
  std::string result = text;
  for (char& c : result) {
    const auto place = static_cast<std::size_t>(c - kFirstLetter);
    if (is_name(c) && place < names.size()) c = names[place];
  }
  return result;
}

std::string turned_back(const std::string& answer, const std::string& names) {
  if (names.empty() || answer.empty()) return answer;
  // By usual name: its digit, or 0 if it has none.
  std::array<char, kMostLetters> digits{};
  for (std::size_t i = 0; i + 2 < answer.size(); ++i) {
    if (answer[i + 1] != '=') continue;
    const std::size_t place = names.find(answer[i]);
    if (place < digits.size()) digits.at(place) = answer[i + 2];
  }
  std::string text;
  for (std::size_t place = 0; place < names.size(); ++place) {
    if (digits.at(place) == 0) continue;
    if (!text.empty()) text += ", ";
    text += static_cast<char>(kFirstLetter + static_cast<int>(place));
    text += '=';
    text += digits.at(place);
  }
  return text;
}

}  // namespace reckon::contest
