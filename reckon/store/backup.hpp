// SPDX-License-Identifier: MIT
// Copies of banks and of files of matches, made while other processes change them.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "reckon/text/result.hpp"

namespace reckon::store {

/// Copies a bank or a file of matches as it is at one moment, and checks the copy. Those who change
/// the file meanwhile do not wait. The copy is there whole and on the disk, or not at all; only its
/// owner may read it. Refuses a copy that is there already.
///
/// `step` takes the pages that are done and those there are, some times a second. It may throw to
/// give up. Cost: reads the file once, writes it, and reads the copy.
Result<void> back_up(const std::string& file, const std::string& copy,
                     const std::function<void(std::uint64_t done, std::uint64_t total)>& step);

}  // namespace reckon::store
