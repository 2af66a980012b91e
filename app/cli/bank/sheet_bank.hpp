// SPDX-License-Identifier: MIT
// Sheets of puzzles from the bank.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "reckon/sheet/maker.hpp"

namespace reckon::cli {

/// Gives out puzzles of the bank in `file`, or of the default one. Their numbers by kind and level
/// are those of sheet::Maker. `give` writes them; after that they are marked as given out to
/// `name`, and other recipients cannot get them meanwhile. A Fault if too few exist, or if a sheet
/// cannot show one. Null without the feature `bank`.
[[gnu::weak]] void give_out_of_bank(
    const std::optional<std::string>& file, const std::string& name,
    const sheet::SheetOrder& wishes,
    const std::function<void(const std::vector<kinds::Entry>&)>& give);

}  // namespace reckon::cli
