// SPDX-License-Identifier: MIT
#include "app/cli/algebra/zero_ladders.hpp"

#include <fmt/core.h>

#include <string>
#include <utility>
#include <vector>

#include "app/cli/long/piece_bytes.hpp"
#include "reckon/algebra/polynomial.hpp"

namespace reckon::cli {

namespace {

using algebra::LadderFamily;
using algebra::LadderPiece;

std::string bytes_of(const LadderPiece& piece) {
  std::string bytes;
  put_number(bytes, piece.cores);
  put_number(bytes, piece.undecided);
  put_number(bytes, piece.grids.size());
  for (const auto& numbers : piece.grids) put_numbers(bytes, numbers);
  for (const LadderFamily& family : piece.families) {
    for (const auto& coefficients : family.numbers) {
      put_number(bytes, coefficients.size());
      put_numbers(bytes, coefficients);
    }
  }
  return bytes;
}

LadderPiece piece_in(const std::string& bytes, std::size_t cells) {
  // Far more than the numbers of any family need.
  constexpr std::uint64_t kMostCoefficients = 100;
  NumbersIn numbers(bytes);
  LadderPiece piece{.cores = numbers.take(), .undecided = numbers.take()};
  for (std::uint64_t more = numbers.take(); more > 0; --more) {
    numbers.take_numbers(piece.grids.emplace_back(cells));
  }
  while (!numbers.at_end()) {
    LadderFamily& family = piece.families.emplace_back();
    for (std::size_t i = 0; i < cells; ++i) {
      const std::uint64_t size = numbers.take();
      if (size > kMostCoefficients) throw NumbersIn::no_result();
      numbers.take_numbers(family.numbers.emplace_back(static_cast<std::size_t>(size)));
    }
    if (!family.is_sound()) throw NumbersIn::no_result();
  }
  return piece;
}

}  // namespace

std::optional<algebra::LadderCensus> run_ladders(const Command& command,
                                                 const LongWorkOptions& options,
                                                 const zero::ZeroLayout& layout) {
  const auto make = [&layout](std::uint64_t piece) {
    std::string bytes = bytes_of(algebra::ladder_piece(layout, piece));
    algebra::give_back_memory();
    return bytes;
  };
  const auto results =
      LongRun(command, options)
          .run({{.parameters = fmt::format("zero grids of {} x {}", layout.rows, layout.columns),
                 .pieces = algebra::kLadderPieces,
                 .make = make}});
  if (!results) return std::nullopt;
  std::vector<LadderPiece> pieces;
  for (std::uint64_t piece = 0; piece < algebra::kLadderPieces; ++piece) {
    pieces.push_back(piece_in(results->read(0, piece), layout.cells()));
  }
  return algebra::ladder_census(pieces);
}

}  // namespace reckon::cli
