// SPDX-License-Identifier: MIT
// The commands of the program. Each adds its subcommand to an area and runs when it is chosen.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/cli/frame/command_line.hpp"

namespace reckon::cli {

/// What the chosen command answered; it becomes the exit status.
using Answer = int;

void add_krypto_deal(const Command& krypto, Answer& answer);
void add_krypto_solve(const Command& krypto, Answer& answer);
void add_krypto_census(const Command& krypto, Answer& answer);
void add_krypto_odds(const Command& krypto, Answer& answer);
void add_krypto_records(const Command& krypto, Answer& answer);
void add_krypto_nearest(const Command& krypto, Answer& answer);
void add_krypto_check(const Command& krypto, Answer& answer);
void add_krypto_hint(const Command& krypto, Answer& answer);
void add_krypto_grade(const Command& krypto, Answer& answer);
void add_krypto_play(const Command& krypto, Answer& answer);
void add_krypto_score(const Command& krypto, Answer& answer);

void add_calcrostic_solve(const Command& calcrostic, Answer& answer);
void add_calcrostic_encode(const Command& calcrostic, Answer& answer);
void add_calcrostic_verify(const Command& calcrostic, Answer& answer);
void add_calcrostic_versions(const Command& calcrostic, Answer& answer);
void add_calcrostic_generate(const Command& calcrostic, Answer& answer);
void add_calcrostic_standard(const Command& calcrostic, Answer& answer);
void add_calcrostic_guess(const Command& calcrostic, Answer& answer);
void add_calcrostic_grade(const Command& calcrostic, Answer& answer);
void add_calcrostic_list(const Command& calcrostic, Answer& answer);
void add_calcrostic_census(const Command& calcrostic, Answer& answer);
void add_calcrostic_rank(const Command& calcrostic, Answer& answer);
void add_calcrostic_families(const Command& calcrostic, Answer& answer);
void add_calcrostic_export_systems(const Command& calcrostic, Answer& answer);
void add_calcrostic_zero(const Command& calcrostic, Answer& answer);

void add_alphametic_solve(const Command& alphametic, Answer& answer);
void add_alphametic_verify(const Command& alphametic, Answer& answer);
void add_alphametic_grade(const Command& alphametic, Answer& answer);
void add_alphametic_hint(const Command& alphametic, Answer& answer);
void add_alphametic_explain(const Command& alphametic, Answer& answer);
void add_alphametic_generate(const Command& alphametic, Answer& answer);

void add_bank_fill(const Command& bank, Answer& answer);
void add_bank_find(const Command& bank, Answer& answer);
void add_bank_stats(const Command& bank, Answer& answer);
void add_bank_export(const Command& bank, Answer& answer);
void add_bank_import(const Command& bank, Answer& answer);
void add_bank_check(const Command& bank, Answer& answer);

void add_image_edges(const Command& image, Answer& answer);
void add_image_kernel(const Command& image, Answer& answer);

/// Runs the program with these words for a command line.
using RunWords = std::function<Answer(std::vector<std::string> words)>;
void add_merge(const Command& program, Answer& answer, const RunWords& run);

void add_today(const Command& program, Answer& answer);
void add_sheet(const Command& program, Answer& answer);
void add_scan(const Command& program, Answer& answer);
void add_serve(const Command& program, Answer& answer);
void add_forget(const Command& program, Answer& answer);
void add_backup(const Command& program, Answer& answer);
void add_engine(const Command& program, Answer& answer);

}  // namespace reckon::cli
