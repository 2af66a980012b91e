// SPDX-License-Identifier: MIT
// Stands in for all that the demo does not show.
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/long/ranks.hpp"
#include "app/server/picture_process.hpp"
#include "reckon/algebra/number_puzzle.hpp"
#include "reckon/kinds/kind.hpp"
#include "reckon/sheet/draw.hpp"
#include "reckon/sheet/svg.hpp"

namespace reckon {
namespace {

[[noreturn]] void not_shown() {
  throw cli::Fault(cli::kSystemFault,
                   "this is the demo, which has the main jobs alone: scripts/install-deps build && "
                   "make builds all of reckon");
}

void leave_out(const cli::Command& area, const char* command) {
  const cli::Command absent = area.add_command(command, "Not in the demo");
  absent.take_anything();
  absent.callback(not_shown);
}

}  // namespace

namespace algebra {

PositiveIntegers solve(const Setting&, const Givens&) { not_shown(); }
PositiveIntegers solve(const letters::Layout&, const letters::GivenNumbers&) { not_shown(); }

}  // namespace algebra

namespace kinds {

std::string typeset(std::string_view) { not_shown(); }

}  // namespace kinds

namespace sheet {

Drawing draw(const krypto::Hand&, Length) { not_shown(); }
Drawing draw(const krypto::Hand&, const std::vector<std::string>&, Length) { not_shown(); }
Drawing draw(const kinds::GridPuzzle&, Length) { not_shown(); }
Drawing draw_solved(const kinds::GridPuzzle&, Length) { not_shown(); }
std::string to_svg(const Drawing&, std::string_view, Length) { not_shown(); }

}  // namespace sheet

namespace server {

int picture_process() { return cli::kSystemFault; }

}  // namespace server

namespace cli {

void leave_ranks(int) {}

void add_krypto_census(const Command& krypto, Answer&) { leave_out(krypto, "census"); }
void add_krypto_odds(const Command& krypto, Answer&) { leave_out(krypto, "odds"); }
void add_krypto_records(const Command& krypto, Answer&) { leave_out(krypto, "records"); }
void add_krypto_play(const Command& krypto, Answer&) { leave_out(krypto, "play"); }
void add_krypto_score(const Command& krypto, Answer&) { leave_out(krypto, "score"); }

void add_calcrostic_guess(const Command& calcrostic, Answer&) { leave_out(calcrostic, "guess"); }
void add_calcrostic_encode(const Command& calcrostic, Answer&) { leave_out(calcrostic, "encode"); }
void add_calcrostic_versions(const Command& calcrostic, Answer&) {
  leave_out(calcrostic, "versions");
}
void add_calcrostic_standard(const Command& calcrostic, Answer&) {
  leave_out(calcrostic, "standard");
}
void add_calcrostic_list(const Command& calcrostic, Answer&) { leave_out(calcrostic, "list"); }
void add_calcrostic_census(const Command& calcrostic, Answer&) { leave_out(calcrostic, "census"); }
void add_calcrostic_rank(const Command& calcrostic, Answer&) { leave_out(calcrostic, "rank"); }
void add_calcrostic_families(const Command& calcrostic, Answer&) {
  leave_out(calcrostic, "families");
}
void add_calcrostic_export_systems(const Command& calcrostic, Answer&) {
  leave_out(calcrostic, "export-systems");
}
void add_calcrostic_zero(const Command& calcrostic, Answer&) { leave_out(calcrostic, "zero"); }

void add_alphametic_solve(const Command& alphametic, Answer&) { leave_out(alphametic, "solve"); }
void add_alphametic_verify(const Command& alphametic, Answer&) { leave_out(alphametic, "verify"); }
void add_alphametic_grade(const Command& alphametic, Answer&) { leave_out(alphametic, "grade"); }
void add_alphametic_hint(const Command& alphametic, Answer&) { leave_out(alphametic, "hint"); }
void add_alphametic_explain(const Command& alphametic, Answer&) {
  leave_out(alphametic, "explain");
}
void add_alphametic_generate(const Command& alphametic, Answer&) {
  leave_out(alphametic, "generate");
}

void add_bank_fill(const Command& bank, Answer&) { leave_out(bank, "fill"); }
void add_bank_find(const Command& bank, Answer&) { leave_out(bank, "find"); }
void add_bank_stats(const Command& bank, Answer&) { leave_out(bank, "stats"); }
void add_bank_export(const Command& bank, Answer&) { leave_out(bank, "export"); }
void add_bank_import(const Command& bank, Answer&) { leave_out(bank, "import"); }
void add_bank_check(const Command& bank, Answer&) { leave_out(bank, "check"); }

void add_image_edges(const Command& image, Answer&) { leave_out(image, "edges"); }
void add_image_kernel(const Command& image, Answer&) { leave_out(image, "kernel"); }

void add_today(const Command& program, Answer&) { leave_out(program, "today"); }
void add_sheet(const Command& program, Answer&) { leave_out(program, "sheet"); }
void add_scan(const Command& program, Answer&) { leave_out(program, "scan"); }
void add_serve(const Command& program, Answer&) { leave_out(program, "serve"); }
void add_forget(const Command& program, Answer&) { leave_out(program, "forget"); }
void add_backup(const Command& program, Answer&) { leave_out(program, "backup"); }
void add_engine(const Command& program, Answer&) { leave_out(program, "engine"); }
void add_merge(const Command& program, Answer&, const RunWords&) { leave_out(program, "merge"); }

}  // namespace cli
}  // namespace reckon
