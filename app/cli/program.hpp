// SPDX-License-Identifier: MIT
// The program without its start, so that a test can contain it and run it in separate processes.
#pragma once

namespace reckon::cli {

/// Runs the program with the arguments of `main`. Returns the exit status that the documents
/// promise.
int program(int count, char** values);

}  // namespace reckon::cli
