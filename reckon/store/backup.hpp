// SPDX-License-Identifier: MIT
// Backs up banks and files of matches while other processes change them.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "reckon/text/result.hpp"

namespace reckon::store {

/// Copies a bank or a file of matches as a consistent snapshot, and checks the copy. Writers do not
/// wait meanwhile. The copy is atomic: complete and on the disk, or absent. Only its owner may read
/// it. Refuses to overwrite an existing file.
///
/// `step` receives the pages done and their total, several times a second. It may throw to cancel.
/// Cost: reads the file once, writes it, and reads the copy.
Result<void> back_up(const std::string& file, const std::string& copy,
                     const std::function<void(std::uint64_t done, std::uint64_t total)>& step);

}  // namespace reckon::store
