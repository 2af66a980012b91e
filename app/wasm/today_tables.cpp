// SPDX-License-Identifier: MIT
// The questions that the engine of the component <reckon-today> answers: only the puzzles of a day.
#include <array>

#include "app/api/questions.hpp"

namespace reckon::api {

namespace {

constexpr std::array<Table, 1> kTables = {on_days::questions};

}  // namespace

std::span<const Table> tables() { return kTables; }

}  // namespace reckon::api
