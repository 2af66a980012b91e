// SPDX-License-Identifier: MIT
// How puzzles are read, without the rest of what banks need.
#include <algorithm>
#include <array>

#include "reckon/kinds/kind.hpp"
#include "reckon/kinds/rows.hpp"

namespace reckon::kinds {

namespace {

constexpr auto kReaders = [] {
  std::array<decltype(BankRow::read), kRowsOfKinds.size()> readers{};
  std::ranges::transform(kRowsOfKinds, readers.begin(),
                         [](const RowsOfKind& rows) { return rows.in_banks.read; });
  return readers;
}();

}  // namespace

bool can_be_written_out(Kind kind) {
  // Stated questions have no code.
  return kind != Kind::stated && kReaders[static_cast<std::size_t>(kind)] != nullptr;
}

Result<Puzzle> read_puzzle(Kind kind, Budget& budget, const std::string& text, Rules rules) {
  return kReaders[static_cast<std::size_t>(kind)](budget, text, rules);
}

}  // namespace reckon::kinds
