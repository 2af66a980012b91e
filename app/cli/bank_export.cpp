// reckon bank export and reckon bank import
#include <fmt/core.h>

#include <algorithm>
#include <memory>
#include <string_view>
#include <vector>

#include "app/cli/bank.hpp"
#include "app/cli/bank_line.hpp"
#include "app/cli/commands.hpp"
#include "app/cli/input.hpp"
#include "app/cli/options.hpp"
#include "app/cli/output.hpp"

namespace reckon::cli {
namespace {

using store::Bank;
using store::Stored;

struct BankExportOptions {
  std::optional<std::string> bank;
  std::string file = "-";
  bool json = false;
};

void export_all(const BankExportOptions& options) {
  Bank bank = open_bank(options.bank, Bank::Mode::read);
  std::optional<OutputFile> file;
  if (options.file != "-") file.emplace(options.file);
  std::uint64_t total = 0;
  for (const store::Count& count : value_of(bank.counts())) total += count.puzzles;
  std::uint64_t written = 0;
  {
    Progress progress(file ? Answers::at_the_end : Answers::as_it_goes);
    value_of(bank.each([&](const Stored& stored) {
      progress.step(written++, total);
      const std::string line = json_of(stored).dump() + '\n';
      if (file) {
        file->write(line);
      } else {
        print(line);
      }
    }));
  }
  if (!file) return;
  file->finish();
  if (options.json) {
    print_json({{"bank", bank_file(options.bank)}, {"file", options.file}, {"exported", written}});
  } else {
    print_line(fmt::format("{} puzzles are in {}", written, options.file));
  }
}

std::vector<Stored> read_puzzles(const std::string& file) {
  const std::string text = read_all(file);
  std::vector<Stored> puzzles;
  Progress progress(Answers::at_the_end);
  std::size_t number = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    progress.look(begin, text.size());
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = std::string_view(text).substr(begin, end - begin);
    begin = end + 1;
    ++number;
    if (line.find_first_not_of(" \t\r") == line.npos) continue;
    auto stored = read_stored(line);
    if (!stored) {
      throw Fault(kBadInput, fmt::format("{}:{}:{}: {}", name_of_input(file), number,
                                         stored.error().column, stored.error().message));
    }
    puzzles.push_back(*std::move(stored));
  }
  return puzzles;
}

void import_all(const BankExportOptions& options) {
  const std::vector<Stored> puzzles = read_puzzles(options.file);
  Bank bank = open_bank(options.bank, Bank::Mode::fill);
  const auto [added, known, marked] = value_of(bank.add_all(puzzles));
  const std::string file = bank_file(options.bank);
  if (options.json) {
    print_json({{"bank", file}, {"added", added}, {"known", known}, {"marked", marked}});
    return;
  }
  print_line(fmt::format("{} {} added to {}", added, added == 1 ? "puzzle" : "puzzles", file));
  if (known > 0) {
    print_line(fmt::format("{} were of a class that is there, {} of these now count as given out",
                           known, marked));
  }
}

}  // namespace
void add_bank_export(const Command& bank, Answer&) {
  const auto options = std::make_shared<BankExportOptions>();
  const Command command =
      bank.add_command("export", "Write all puzzles, a line of JSON each, in the order added");
  command.add_option("FILE", options->file, "The file; standard output if not given").type_name("");
  add_bank(command, options->bank);
  add_json(command, options->json);
  command.callback([options] { export_all(*options); });
}

void add_bank_import(const Command& bank, Answer&) {
  const auto options = std::make_shared<BankExportOptions>();
  const Command command =
      bank.add_command("import", "Add the puzzles of an export, all of them or none, solved again");
  command.add_option("FILE", options->file, "The file (- for standard input)")
      .type_name("")
      .required();
  add_bank(command, options->bank);
  add_json(command, options->json);
  command.callback([options] { import_all(*options); });
}

}  // namespace reckon::cli
