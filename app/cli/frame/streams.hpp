// SPDX-License-Identifier: MIT
// The three streams that a program starts with, whatever it was started with.
#pragma once

namespace reckon::cli {

/// Called before anything else. From now on writing for a reader who has gone is an error and does
/// not end the program at once, so that what is under way can be undone. A stream that is closed is
/// opened, such that using it fails: a file that is opened later would get its number, and the
/// answers.
void prepare_streams();

/// Ends the program as SIGPIPE does, which is what the shell expects of one whose reader has gone.
/// Returns only where the signal is blocked.
void end_for_want_of_reader();

}  // namespace reckon::cli
