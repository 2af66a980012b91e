// The program: reckon <area> <command> [arguments] [options].
#include <CLI/CLI.hpp>
#include <cctype>
#include <cstdio>
#include <exception>
#include <new>
#include <sstream>
#include <string>
#include <vector>

#include "app/cli/commands.hpp"
#include "app/cli/fault.hpp"
#include "app/cli/options.hpp"
#include "app/cli/output.hpp"
#include "reckon/version.hpp"

namespace reckon::cli {
namespace {

// A hand, a formula or an operator setting may begin with a minus, and must not be taken for an
// option.
std::vector<std::string> arguments_of(int count, char** values) {
  std::vector<std::string> arguments(values + 1, values + count);
  for (std::string& argument : arguments) {
    const bool calculates =
        argument.size() > 1 &&
        (argument[1] == '(' || std::isdigit(static_cast<unsigned char>(argument[1])) != 0);
    const bool is_setting =
        argument.size() > 2 && argument.find_first_not_of("+-*/?") == std::string::npos;
    if (argument[0] == '-' && (calculates || is_setting)) {
      argument.insert(argument.begin(), kNoOption);
    }
  }
  // CLI11 takes them from the back.
  return {arguments.rbegin(), arguments.rend()};
}

// One line, however many the library has to say.
std::string one_line(std::string text) {
  std::erase(text, kNoOption);
  for (char& c : text) {
    if (static_cast<unsigned char>(c) < 0x20) c = ' ';
  }
  constexpr std::size_t kLongest = 300;
  if (text.size() > kLongest) {
    std::size_t end = kLongest;
    while ((static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
      --end;  // not within a character
    text.replace(end, text.npos, "...");
  }
  return text;
}

const CLI::App* chosen_command(const CLI::App& program) {
  const CLI::App* command = &program;
  while (!command->get_subcommands().empty()) command = command->get_subcommands().front();
  return command;
}

// What follows the names of `area` on the command line is none of its commands.
Fault unknown_command(const CLI::App& area, int count, char** values) {
  int depth = 1;
  for (const CLI::App* parent = area.get_parent(); parent != nullptr; parent = parent->get_parent())
    ++depth;
  std::string choices;
  for (const CLI::App* command : area.get_subcommands({})) {
    choices += (choices.empty() ? "" : ", ") + command->get_name();
  }
  const std::string what = depth < count ? "'" + std::string(values[depth]) + "' is no command of "
                                         : "a command is missing after ";
  return {kBadInput, what + area.get_name() + ": choose " + choices};
}

int run(int count, char** values) {
  CLI::App program("Exact arithmetic puzzles: the card game Krypto, and calcrostics.", "reckon");
  program.set_version_flag("--version", "reckon " + std::string(kVersion));
  program.require_subcommand(1);
  program.footer(
      "Rules: every result of an operation must be\n"
      "  house          a number (default)\n"
      "  integer        an integer\n"
      "  international  an integer, 0 or more\n"
      "  positive       an integer, 1 or more\n"
      "Forms: one solution is\n"
      "  distinct       one rational function of the cards (default)\n"
      "  written        one fully bracketed text\n"
      "  essential      one idea, whatever neutral steps surround it\n"
      "  linear         one unbracketed text, read from right to left as in APL and J\n"
      "Examples:\n"
      "  reckon krypto solve 8 19 14 2 21 : 17 --rules international\n"
      "  reckon krypto check \"8 19 14 2 21 : 17\" \"21 - 19 + 8 + 14 / 2\"\n"
      "  reckon krypto deal --solvable --count 10\n"
      "  reckon calcrostic solve puzzle.txt");
  program.set_help_all_flag("--help-all", "Help on every command");
  CLI::App& krypto = *program.add_subcommand(
      "krypto", "The card game: five cards, four operations, one objective");
  krypto.require_subcommand(1);
  Answer answer = kDone;
  add_krypto_deal(krypto, answer);
  add_krypto_solve(krypto, answer);
  add_krypto_nearest(krypto, answer);
  add_krypto_census(krypto, answer);
  add_krypto_odds(krypto, answer);
  add_krypto_check(krypto, answer);
  add_krypto_hint(krypto, answer);
  add_krypto_grade(krypto, answer);
  CLI::App& calcrostic =
      *program.add_subcommand("calcrostic", "Grids of sums in which letters stand for digits");
  calcrostic.require_subcommand(1);
  add_calcrostic_solve(calcrostic, answer);
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
  add_calcrostic_marathon(calcrostic, answer);
  add_calcrostic_zero(calcrostic, answer);
  add_serve(program, answer);
  try {
    program.parse(arguments_of(count, values));
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
      std::ostringstream help;
      const int status = program.exit(error, help, help);
      print(help.str());
      flush_output();
      return status;
    }
    const CLI::App* command = chosen_command(program);
    if (command->get_require_subcommand_min() > 0) throw unknown_command(*command, count, values);
    std::string name = command->get_name();
    for (const CLI::App* parent = command->get_parent(); parent != nullptr;
         parent = parent->get_parent()) {
      name.insert(0, parent->get_name() + " ");
    }
    throw Fault(kBadInput, std::string(error.what()) + " (see " + name + " --help)");
  }
  flush_output();
  return answer;
}

// Runs the program and says why it stops, if it does.
int run_to_the_end(int count, char** values) {
  try {
    return run(count, values);
  } catch (const Fault& fault) {
    // What was answered before the fault is still true, so it is not withheld.
    std::fflush(stdout);
    note("reckon: " + one_line(fault.what()));
    return fault.status();
  }
}

}  // namespace
}  // namespace reckon::cli

int main(int count, char** values) {
  try {
    return reckon::cli::run_to_the_end(count, values);
  } catch (const std::bad_alloc&) {
    std::fputs("reckon: out of memory: ask for fewer cards or answers, or a simpler form\n",
               stderr);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "reckon: internal fault: %s: please report it\n", error.what());
  }
  return reckon::cli::kSystemFault;
}
