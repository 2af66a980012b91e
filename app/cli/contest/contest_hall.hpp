// SPDX-License-Identifier: MIT
// The contests of `reckon serve`.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "app/contests/hall.hpp"

namespace reckon::cli {

/// Opens the store of contests and the file of persons, which is the one beside the store if it is
/// not named. `practice` is the contest whose practice edition stands beside the page, if any. A
/// Fault says what is wrong with the files.
[[gnu::weak]] std::unique_ptr<contests::Hall> open_hall(const std::string& store,
                                                        const std::optional<std::string>& persons,
                                                        const std::string& practice);

}  // namespace reckon::cli
