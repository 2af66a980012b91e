// SPDX-License-Identifier: MIT
// The program, apart from its start, so that a test can hold it and run it in processes of its own.
#pragma once

namespace reckon::cli {

/// What `main` does with its arguments. Returns the exit status, of which the contract tells.
int program(int count, char** values);

}  // namespace reckon::cli
