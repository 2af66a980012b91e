// SPDX-License-Identifier: MIT
// The questions of a first visit to the page: hands, and the puzzles of a day.
#include <array>

#include "app/api/questions.hpp"

namespace reckon::api {

namespace {

constexpr std::array<Table, 2> kTables = {on_krypto::questions, on_days::questions};

}  // namespace

std::span<const Table> tables() { return kTables; }

}  // namespace reckon::api
