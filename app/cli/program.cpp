// SPDX-License-Identifier: MIT
// reckon <area> <command> [arguments] [options].
#include "app/cli/program.hpp"

#include <algorithm>
#include <cstdio>
#include <exception>
#include <new>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/frame/command_line.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/features.hpp"
#include "app/cli/frame/output.hpp"
#include "app/cli/frame/streams.hpp"
#include "app/cli/long/ranks.hpp"
#include "app/cli/serve/picture_reader.hpp"
#include "app/server/picture_process.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/version.hpp"

namespace reckon::cli {
namespace {

std::string version_line() {
  const std::string line = "reckon " + std::string(kVersion);
  return commit().empty() ? line : line + " (commit " + std::string(commit()) + ")";
}

std::string version_document() {
  Json built_in = Json::object();
  for (const Feature& feature : features()) built_in[feature.name] = feature.built_in;
  Json document = {{"version", kVersion}, {"commit", nullptr}, {"features", built_in}};
  if (!commit().empty()) document["commit"] = commit();
  return dump(document, 2);
}

// Runs the program and reports why it stops, if it does.
int run_to_the_end(std::vector<std::string> words) {
  try {
    return run_words(std::move(words));
  } catch (const Fault& fault) {
    if (fault.status() == kReaderGone) return kReaderGone;
    // Answers before the fault are still correct, so they are printed.
    std::fflush(stdout);
    note_fault(fault);
    return fault.status();
  }
}

}  // namespace

Answer run_words(std::vector<std::string> words) {
  Program program(
      "Exact arithmetic puzzles: Krypto, the 24 game, Countdown, cryptarithms and calcrostics",
      {.line = version_line(), .document = version_document}, std::move(words));
  Answer answer = kDone;
  add_commands(program, answer);
  program.run();
  flush_output();
  return answer;
}

int program(int count, char** values) {
  // Not a command for people: `reckon serve` starts itself again with it.
  if (read_pictures != nullptr && count == 2 &&
      std::string_view(values[1]) == server::kPictureCommand) {
    return read_pictures();
  }
  prepare_streams();
  int status = kSystemFault;
  try {
    status = run_to_the_end({values + std::min(count, 1), values + count});
  } catch (const std::bad_alloc&) {
    std::fputs("reckon: out of memory: ask for fewer cards or answers, or a simpler form\n",
               stderr);
  } catch (const std::exception& error) {
    note("reckon: internal fault: " + printable(error.what()) + ": please report it");
  }
  leave_ranks(status);
  if (status == kReaderGone) end_for_want_of_reader();
  return status;
}

}  // namespace reckon::cli
