// SPDX-License-Identifier: MIT
// The contests of `reckon serve`.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "app/contests/hall.hpp"

namespace reckon::cli {

/// Opens the store of contests and the file of persons, which is the one beside the store if it is
/// not named. A Fault says what is wrong with them.
[[gnu::weak]] std::unique_ptr<contests::Hall> open_hall(const std::string& store,
                                                        const std::optional<std::string>& persons);

}  // namespace reckon::cli
