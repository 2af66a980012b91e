// SPDX-License-Identifier: MIT
// The three standard streams of a program, however it was started.
#pragma once

namespace reckon::cli {

/// Prepares the streams; called first. After it, writing to a closed pipe is an error instead of
/// ending the program at once, so that unfinished work can be undone. A closed stream is opened so
/// that using it fails; otherwise a file opened later would get its number, and the answers.
void prepare_streams();

/// Ends the program like SIGPIPE, as the shell expects of a program whose reader has gone. Returns
/// only if the signal is blocked.
void end_for_want_of_reader();

}  // namespace reckon::cli
