// SPDX-License-Identifier: MIT
// reckon bank stats and reckon bank check
#include <fmt/core.h>

#include <memory>
#include <sstream>

#include "app/cli/bank/open_bank.hpp"
#include "app/cli/files/bank_options.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/store/judge.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

using store::Bank;

struct BankStatsOptions {
  std::optional<std::string> bank;
  bool json = false;
};

struct BankCheckOptions {
  std::optional<std::string> bank;
  bool regrade = false;
  bool json = false;
};

std::string level_of(const store::Count& count) {
  return count.difficulty ? std::to_string(*count.difficulty) : "none";
}

Json document_of(const std::vector<store::Count>& counts,
                 const std::vector<store::Handout>& handouts, const std::string& file) {
  std::uint64_t puzzles = 0;
  std::uint64_t unused = 0;
  Json kinds = Json::object();
  for (const store::Count& count : counts) {
    puzzles += count.puzzles;
    unused += count.unused;
    kinds[std::string(name_of(count.kind))][level_of(count)] = {{"puzzles", count.puzzles},
                                                                {"unused", count.unused}};
  }
  Json given = Json::array();
  for (const auto& [mark, number] : handouts) {
    given.push_back({{"given_on", mark.on}, {"given_to", mark.to}, {"puzzles", number}});
  }
  return {{"bank", file},
          {"puzzles", puzzles},
          {"unused", unused},
          {"kinds", kinds},
          {"given_out", given}};
}

void stats(const BankStatsOptions& options) {
  Bank bank = open_bank(options.bank, Bank::Mode::read);
  const auto counts = value_of(bank.counts());
  const auto handouts = value_of(bank.handouts());
  if (options.json) {
    print_json(document_of(counts, handouts, bank_file(options.bank)));
    return;
  }
  print_line("kind        difficulty  puzzles   unused");
  for (const store::Count& count : counts) {
    print_line(fmt::format("{:<12}{:>10} {:>8} {:>8}", name_of(count.kind), level_of(count),
                           count.puzzles, count.unused));
  }
  for (const auto& [mark, number] : handouts) {
    print_line(fmt::format("{} given out on {} to {}", number, printable(mark.on),
                           printable(mark.to, std::string::npos)));
  }
}

struct Checked {
  std::vector<std::string> faults;
  std::vector<store::Regraded> graded_before;  // by an older version, with the results of this one
  bool only_hands = true;                      // among these
};

// Finds the faults of the file, or otherwise of its puzzles.
Checked look_over(Bank& bank) {
  Checked checked;
  auto& [faults, graded_before, only_hands] = checked;
  std::istringstream damage(value_of(bank.damage()));
  for (std::string line; std::getline(damage, line);) faults.push_back(line);
  if (!faults.empty()) return checked;
  std::uint64_t total = 0;
  for (const store::Count& count : value_of(bank.counts())) total += count.puzzles;
  Progress progress(Answers::at_the_end);
  std::uint64_t done = 0;
  value_of(bank.each([&](const store::Stored& stored) {
    progress.look(done++, total);
    const auto confirmed = store::confirm(stored.puzzle);
    if (confirmed) {
      if (stored.puzzle.grading < confirmed->grading) {
        graded_before.push_back(
            {.id = stored.id, .difficulty = confirmed->difficulty, .grading = confirmed->grading});
        only_hands = only_hands && stored.puzzle.rules.has_value();
      }
    } else {
      faults.push_back(fmt::format("puzzle {}, {}: {}", stored.id, stored.puzzle.class_name,
                                   confirmed.error().message));
    }
  }));
  return checked;
}

Answer check(const BankCheckOptions& options) {
  Bank bank = open_bank(options.bank, options.regrade ? Bank::Mode::change : Bank::Mode::read);
  const auto [faults, graded_before, only_hands] = look_over(bank);
  const bool right = faults.empty();
  const bool regrades = options.regrade && right;
  if (regrades) value_of(bank.regrade(graded_before));
  if (options.json) {
    Json document = {{"bank", bank_file(options.bank)},
                     {"right", right},
                     {"faults", faults},
                     {"graded_before", graded_before.size()}};
    if (options.regrade) document["regraded"] = regrades;
    print_json(document);
    return right ? kDone : kNo;
  }
  for (const std::string& fault : faults) print_line(printable(fault, std::string::npos));
  if (right) print_line("every puzzle is what the bank says");
  if (!graded_before.empty()) {
    print_line(fmt::format("{} {} were graded by an older version{}", graded_before.size(),
                           only_hands ? "hands" : "puzzles",
                           regrades ? ", and are graded again" : ": --regrade grades them again"));
  }
  return right ? kDone : kNo;
}

}  // namespace

void add_bank_stats(const Command& command, Answer&) {
  const auto options = std::make_shared<BankStatsOptions>();
  add_bank(command, options->bank);
  add_json(command, options->json);
  command.callback([options] { stats(*options); });
}

void add_bank_check(const Command& command, Answer& answer) {
  const auto options = std::make_shared<BankCheckOptions>();
  add_bank(command, options->bank);
  command.add_flag("--regrade", options->regrade,
                   "Replace difficulties that an older version graded");
  add_json(command, options->json);
  command.callback([options, &answer] { answer = check(*options); });
}

}  // namespace reckon::cli
