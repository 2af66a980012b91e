// SPDX-License-Identifier: MIT
// Sheets of puzzles from the bank.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "reckon/sheet/maker.hpp"

namespace reckon::cli {

/// Gives out as many puzzles of the bank in `file`, or of the usual one, as sheet::Maker would
/// make, of each kind and level. `give` writes them; once it has, they are marked as given out to
/// `name`, and nobody else gets them meanwhile. A Fault if there are not as many, or one that no
/// sheet can show. Null without the feature `bank`.
[[gnu::weak]] void give_out_of_bank(
    const std::optional<std::string>& file, const std::string& name,
    const sheet::SheetOrder& wishes,
    const std::function<void(const std::vector<kinds::Entry>&)>& give);

}  // namespace reckon::cli
