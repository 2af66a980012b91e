// SPDX-License-Identifier: MIT
// reckon bank export and reckon bank import
#include <fmt/core.h>

#include <algorithm>
#include <memory>
#include <string_view>
#include <vector>

#include "app/cli/bank/bank_line.hpp"
#include "app/cli/bank/open_bank.hpp"
#include "app/cli/bank/stated_import.hpp"
#include "app/cli/files/bank_options.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/file_faults.hpp"
#include "app/cli/frame/input.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

using store::Bank;
using store::Stored;

struct BankExportOptions {
  std::optional<std::string> bank;
  std::string file = "-";
  std::optional<std::string> french;
  bool keep_going = false;
  bool json = false;
};

void export_all(const BankExportOptions& options) {
  if (options.json && options.file == "-") {
    throw Fault(kBadInput,
                "--json: for an export to a FILE; without it, the puzzles are lines of JSON");
  }
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
      const std::string line = dump(json_of(stored)) + '\n';
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
    print_line(fmt::format("{} in {}",
                           written == 1 ? "1 puzzle is" : fmt::format("{} puzzles are", written),
                           printable_name(options.file)));
  }
}

struct ReadFile {
  std::vector<Stored> puzzles{};
  std::uint64_t graded_before = 0;  // by an older version
  FileFaults faults;
};

ReadFile read_puzzles(const BankExportOptions& options) {
  const std::string text = read_all(options.file, kLinesInput);
  ReadFile all{.faults = {name_of_input(options.file), options.keep_going}};
  if (auto stated = stated_in(options.file, text, options.french)) {
    all.puzzles = *std::move(stated);
    return all;
  }
  Progress progress(Answers::at_the_end);
  std::size_t number = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    progress.look(begin, text.size());
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = std::string_view(text).substr(begin, end - begin);
    begin = end + 1;
    ++number;
    if (line.find_first_not_of(" \t\r") == line.npos) continue;
    auto back = read_stored(line);
    if (!back) {
      back.error().line = number;
      all.faults.add(back.error());
      continue;
    }
    if (back->graded_before) ++all.graded_before;
    all.puzzles.push_back(std::move(back->stored));
  }
  all.faults.check();
  return all;
}

Answer import_all(const BankExportOptions& options) {
  const auto [puzzles, graded_before, faults] = read_puzzles(options);
  Bank bank = open_bank(options.bank, Bank::Mode::fill);
  const auto [added, known, marked] = value_of(bank.add_all(puzzles));
  const std::string file = bank_file(options.bank);
  if (options.json) {
    print_json({{"bank", file},
                {"added", added},
                {"known", known},
                {"marked", marked},
                {"graded_before", graded_before}});
    return faults.status(kDone);
  }
  print_line(fmt::format("{} {} added to {}", added, added == 1 ? "puzzle" : "puzzles",
                         printable_name(file)));
  if (known > 0) {
    print_line(fmt::format("{} were of a class that is there, {} of these now count as given out",
                           known, marked));
  }
  if (graded_before > 0) {
    print_line(fmt::format("{} had been graded by an older version, and were graded again",
                           graded_before));
  }
  return faults.status(kDone);
}

}  // namespace
void add_bank_export(const Command& command, Answer&) {
  const auto options = std::make_shared<BankExportOptions>();
  command.add_option("FILE", options->file, "File to write (default: standard output)")
      .type_name("");
  add_bank(command, options->bank);
  add_json(command, options->json);
  command.callback([options] { export_all(*options); });
}

void add_bank_import(const Command& command, Answer& answer) {
  const auto options = std::make_shared<BankExportOptions>();
  command
      .add_option("FILE", options->file,
                  "An exported file, a stated question, or Moodle XML (- for standard input)")
      .type_name("")
      .required();
  add_bank(command, options->bank);
  add_json(command, options->json);
  command.add_option("--french", options->french, "Moodle XML with the same questions in French")
      .type_name("FILE");
  add_keep_going(command, options->keep_going);
  command.callback([options, &answer] { answer = import_all(*options); });
}

}  // namespace reckon::cli
