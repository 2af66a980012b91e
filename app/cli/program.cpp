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

Answer run(std::vector<std::string> words) {
  Program program(
      "Exact arithmetic puzzles: Krypto, the 24 game, Countdown, cryptarithms and calcrostics",
      {.line = version_line(), .document = version_document}, std::move(words));
  const Command krypto = program.commands().add_area(
      "krypto", "Make a number from others: Krypto, the 24 game, the Countdown numbers game");
  Answer answer = kDone;
  add_krypto_deal(krypto, answer);
  add_krypto_solve(krypto, answer);
  add_krypto_nearest(krypto, answer);
  add_krypto_census(krypto, answer);
  add_krypto_odds(krypto, answer);
  add_krypto_records(krypto, answer);
  add_krypto_check(krypto, answer);
  add_krypto_hint(krypto, answer);
  add_krypto_grade(krypto, answer);
  add_krypto_play(krypto, answer);
  add_krypto_score(krypto, answer);
  const Command calcrostic =
      program.commands().add_area("calcrostic", "Cryptarithm grids: letters stand for digits");
  add_calcrostic_solve(calcrostic, answer);
  add_calcrostic_guess(calcrostic, answer);
  add_calcrostic_encode(calcrostic, answer);
  add_calcrostic_verify(calcrostic, answer);
  add_calcrostic_versions(calcrostic, answer);
  add_calcrostic_standard(calcrostic, answer);
  add_calcrostic_generate(calcrostic, answer);
  add_calcrostic_grade(calcrostic, answer);
  add_calcrostic_list(calcrostic, answer);
  add_calcrostic_census(calcrostic, answer);
  add_calcrostic_rank(calcrostic, answer);
  add_calcrostic_families(calcrostic, answer);
  add_calcrostic_export_systems(calcrostic, answer);
  add_calcrostic_zero(calcrostic, answer);
  const Command alphametic = program.commands().add_area(
      "alphametic", "Alphametics: equations of words in which letters stand for digits");
  add_alphametic_solve(alphametic, answer);
  add_alphametic_verify(alphametic, answer);
  add_alphametic_grade(alphametic, answer);
  add_alphametic_hint(alphametic, answer);
  add_alphametic_explain(alphametic, answer);
  add_alphametic_generate(alphametic, answer);
  const Command bank =
      program.commands().add_area("bank", "Manage the puzzle bank (add, find, hand out, export)");
  add_bank_fill(bank, answer);
  add_bank_find(bank, answer);
  add_bank_stats(bank, answer);
  add_bank_export(bank, answer);
  add_bank_import(bank, answer);
  add_bank_check(bank, answer);
  const Command image =
      program.commands().add_area("image", "Image filters: edge detection and convolution");
  add_image_edges(image, answer);
  add_image_kernel(image, answer);
  add_today(program.commands(), answer);
  add_sheet(program.commands(), answer);
  add_scan(program.commands(), answer);
  add_serve(program.commands(), answer);
  add_forget(program.commands(), answer);
  add_backup(program.commands(), answer);
  add_engine(program.commands(), answer);
  add_merge(program.commands(), answer, run);
  program.run();
  flush_output();
  return answer;
}

// Runs the program and says why it stops, if it does.
int run_to_the_end(std::vector<std::string> words) {
  try {
    return run(std::move(words));
  } catch (const Fault& fault) {
    if (fault.status() == kReaderGone) return kReaderGone;
    // What was answered before the fault is still true, so it is not withheld.
    std::fflush(stdout);
    constexpr std::size_t kLongest = 380;
    note("reckon: " + printable(fault.what(), kLongest));
    return fault.status();
  }
}

}  // namespace

int program(int count, char** values) {
  // Not a command for people: `reckon serve` starts itself again with it.
  if (count == 2 && std::string_view(values[1]) == server::kPictureCommand) {
    return server::picture_process();
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
