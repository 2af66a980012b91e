// The commands of the program. Each adds its subcommand to an area and runs when it is chosen.
#pragma once

#include <CLI/CLI.hpp>

namespace reckon::cli {

/// What the chosen command answered; it becomes the exit status.
using Answer = int;

void add_krypto_deal(CLI::App& krypto, Answer& answer);
void add_krypto_solve(CLI::App& krypto, Answer& answer);
void add_krypto_census(CLI::App& krypto, Answer& answer);
void add_krypto_odds(CLI::App& krypto, Answer& answer);
void add_krypto_nearest(CLI::App& krypto, Answer& answer);
void add_krypto_check(CLI::App& krypto, Answer& answer);
void add_krypto_hint(CLI::App& krypto, Answer& answer);
void add_krypto_grade(CLI::App& krypto, Answer& answer);

void add_calcrostic_solve(CLI::App& calcrostic, Answer& answer);
void add_calcrostic_encode(CLI::App& calcrostic, Answer& answer);
void add_calcrostic_verify(CLI::App& calcrostic, Answer& answer);
void add_calcrostic_versions(CLI::App& calcrostic, Answer& answer);
void add_calcrostic_generate(CLI::App& calcrostic, Answer& answer);
void add_calcrostic_standard(CLI::App& calcrostic, Answer& answer);
void add_calcrostic_grade(CLI::App& calcrostic, Answer& answer);
void add_calcrostic_list(CLI::App& calcrostic, Answer& answer);
void add_calcrostic_census(CLI::App& calcrostic, Answer& answer);
void add_calcrostic_rank(CLI::App& calcrostic, Answer& answer);
void add_calcrostic_families(CLI::App& calcrostic, Answer& answer);
void add_calcrostic_marathon(CLI::App& calcrostic, Answer& answer);
void add_calcrostic_zero(CLI::App& calcrostic, Answer& answer);

void add_serve(CLI::App& program, Answer& answer);

}  // namespace reckon::cli
