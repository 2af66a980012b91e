// SPDX-License-Identifier: MIT
// The process that reads pictures for `reckon serve`.
#pragma once

namespace reckon::cli {

/// Runs server::picture_process() and gives its exit status. Null without the feature `server`.
[[gnu::weak]] int read_pictures();

}  // namespace reckon::cli
