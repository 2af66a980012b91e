// SPDX-License-Identifier: MIT
// Stands in for the bank.
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/features.hpp"
#include "app/cli/sheet/sheet_bank.hpp"

namespace reckon::cli {

void add_bank_fill(const Command& bank, Answer&) { add_absent(bank, "fill", "bank"); }
void add_bank_find(const Command& bank, Answer&) { add_absent(bank, "find", "bank"); }
void add_bank_stats(const Command& bank, Answer&) { add_absent(bank, "stats", "bank"); }
void add_bank_export(const Command& bank, Answer&) { add_absent(bank, "export", "bank"); }
void add_bank_import(const Command& bank, Answer&) { add_absent(bank, "import", "bank"); }
void add_bank_check(const Command& bank, Answer&) { add_absent(bank, "check", "bank"); }

void give_out(const std::optional<std::string>&, const std::string&, const sheet::SheetOrder&,
              const std::function<void(const std::vector<kinds::Entry>&)>&) {
  throw without("bank");
}

}  // namespace reckon::cli
