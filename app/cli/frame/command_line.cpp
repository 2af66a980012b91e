// SPDX-License-Identifier: MIT
#include "app/cli/frame/command_line.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cctype>
#include <ranges>
#include <string_view>
#include <utility>

#include "app/cli/frame/command_tree.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/did_you_mean.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/help_page.hpp"
#include "app/cli/frame/output.hpp"
#include "app/cli/frame/overview.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {

namespace {

// Marks an argument like -3, which would otherwise count as an option.
constexpr char kNoOption = '\x01';

// Protects hands, formulas and operator settings that begin with a minus from being read as
// options.
std::vector<std::string> arguments_of(std::vector<std::string> arguments) {
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

std::string plain(std::string argument) {
  if (argument.starts_with(kNoOption)) argument.erase(0, 1);
  return argument;
}

const CLI::App* chosen_command(const CLI::App& program) {
  const CLI::App* command = &program;
  while (!command->get_subcommands().empty()) command = command->get_subcommands().front();
  return command;
}

// Returns `reckon krypto solve`.
std::string full_name(const CLI::App* command) {
  std::string name = command->get_name();
  while ((command = command->get_parent()) != nullptr) name.insert(0, command->get_name() + " ");
  return name;
}

// Returns `krypto solve`.
std::string name_below_program(const CLI::App* command) {
  const std::string name = full_name(command);
  return name.substr(std::min(name.find(' ') + 1, name.size()));
}

// Lists all commands below an area that are not areas themselves.
void list_commands(const CLI::App& area, std::vector<const CLI::App*>& commands) {
  for (const CLI::App* command : area.get_subcommands({})) {
    if (command->get_subcommands({}).empty()) commands.push_back(command);
    list_commands(*command, commands);
  }
}

std::vector<std::string> command_names(const CLI::App& area) {
  std::vector<std::string> names;
  for (const CLI::App* command : area.get_subcommands({})) names.push_back(command->get_name());
  return names;
}

// Returns `'krypto solve' or 'calcrostic solve'`, for `solve`, or `'solve'` for `solv`; may be
// empty.
std::string meant_command(const CLI::App& area, const std::string& typed) {
  std::vector<const CLI::App*> commands;
  list_commands(area, commands);
  std::string meant;
  for (const CLI::App* command : commands) {
    if (command->get_parent() == &area || command->get_name() != typed) continue;
    meant += (meant.empty() ? "'" : " or '") + name_below_program(command) + "'";
  }
  if (!meant.empty()) return meant;
  const std::string nearest = nearest_name(typed, command_names(area));
  return nearest.empty() ? "" : "'" + nearest + "'";
}

// Returns the first word that no option or argument takes.
std::string first_extra(const CLI::App& program) {
  const std::vector<std::string> extras = program.remaining(true);
  return extras.empty() ? std::string() : plain(extras.front());
}

// Rewords an error of CLI11, so that it says what to do.
std::string told(const CLI::ParseError& error, const CLI::App& command) {
  std::string message = error.what();
  std::erase(message, kNoOption);
  for (const CLI::Option* option : command.get_options()) {
    const std::string name = option->get_name();
    if (!option->get_positional() || !message.starts_with(name)) continue;
    message.replace(0, name.size(), argument_name(*option));
    break;
  }
  struct Phrase {
    std::string_view of_theirs;  // after the name of the option
    std::string_view of_ours;    // before the rest
  };
  constexpr std::array kPhrases = {
      Phrase{": At Most 1 required but received", ": give it once, not"},
      Phrase{": At least 2 required but received", ": give both, not"},
      Phrase{": 1 required", ": give a value,"},
      Phrase{" was given a disallowed flag override", ": takes no value"}};
  for (const auto& [of_theirs, of_ours] : kPhrases) {
    const std::size_t at = message.find(of_theirs);
    if (at == message.npos) continue;
    message.replace(at, of_theirs.size(), of_ours);
    if (!message.starts_with('-') && of_theirs.starts_with(' ')) message.insert(0, "--");
    if (message.ends_with(" missing")) message.resize(message.rfind(' '));
    break;
  }
  return printable(message, 2 * kMostShown);
}

Fault wrong(const CLI::App& program, const std::string& message) {
  return {kBadInput, message + " (see " + full_name(chosen_command(program)) + " --help)"};
}

// Returns the error for a word that no option or argument of the command takes.
std::string unexpected(const CLI::App& command, const std::string& word) {
  if (!word.starts_with("-")) {
    return "unexpected argument " + quote(word) +
           ": options begin with --, and a text with blanks needs quotes";
  }
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  // Such as an equation, or a negative number.
  if (word.find(' ') != word.npos || word.find_first_of("0123456789") == 1) {
    return "unexpected " + quote(word) + ": write '--' before what begins with a hyphen";
  }
  const std::string name = word.substr(0, word.find('='));
  const std::string nearest = nearest_name(name, names);
  if (nearest == name) return quote(word) + " belongs to a command, or to --version: name one";
  return "unknown option " + quote(word) +
         (nearest.empty() ? "" : "; did you mean '" + nearest + "'?");
}

// Returns the Fault if no command of `area` follows its name on the command line.
Fault unknown_command(const CLI::App& area, const std::vector<std::string>& words) {
  std::size_t depth = 0;
  for (const CLI::App* parent = area.get_parent(); parent != nullptr; parent = parent->get_parent())
    ++depth;
  const std::string see = " (see " + full_name(&area) + " --help)";
  std::string choices = ": choose ";
  for (const std::string& name : command_names(area)) {
    choices += (choices.ends_with("choose ") ? "" : ", ") + name;
  }
  if (depth >= words.size()) return {kBadInput, "no command given" + choices + see};
  if (words[depth].starts_with("-")) return {kBadInput, unexpected(area, words[depth]) + see};
  const std::string what = "unknown command " + quote(words[depth]);
  const std::string meant = meant_command(area, words[depth]);
  if (!meant.empty()) return {kBadInput, what + "; did you mean " + meant + "?" + see};
  return {kBadInput, what + choices + see};
}

// Throws if a word stands where a command is expected. The parser would take it for input of the
// command that follows.
void expect_commands_first(const CLI::App& program, const std::vector<std::string>& words) {
  const CLI::App* area = &program;
  for (const std::string& word : words) {
    const auto below = area->get_subcommands({});
    if (word.starts_with('-') || below.empty()) return;
    const auto found = std::ranges::find_if(
        below, [&](const CLI::App* command) { return command->check_name(word); });
    if (found == below.end()) throw unknown_command(*area, words);
    area = *found;
  }
}

// Returns the words as `krypto solve --help` where help is asked for in another way: `help krypto
// solve`, `krypto help solve`, `krypto --help solve`; and as `--version` for `version` and `-V`.
std::vector<std::string> usual_words(std::vector<std::string> words) {
  if (words.empty()) return words;
  if (words.front() == "version" || words.front() == "-V") words.front() = "--version";
  const auto end = std::ranges::find(words, "--");
  const auto wants_help = [](const std::string& word) { return word == "-h" || word == "--help"; };
  bool wanted = std::any_of(words.begin(), end, wants_help);
  constexpr std::ptrdiff_t kMostNames = 2;
  std::vector<std::string> names;
  for (const std::string& word : words | std::views::take(kMostNames + 1)) {
    const bool is_help = word == "help" && std::cmp_less(names.size(), kMostNames);
    wanted = wanted || is_help;
    if (is_help || wants_help(word)) continue;
    if (word.starts_with('-') || std::cmp_equal(names.size(), kMostNames)) break;
    names.push_back(word);
  }
  if (!wanted) return words;
  names.emplace_back("--help");
  return names;
}

// Returns `-o, --output FILE`, without older names.
std::string shown_name(const CLI::Option& option) {
  std::string name;
  for (const std::string& letter : option.get_snames()) name += "-" + letter + ", ";
  if (!option.get_lnames().empty()) name += "--" + option.get_lnames().front();
  const std::string type = option.get_type_size() == 0 ? "" : option.get_type_name();
  return type.empty() ? name : name + " " + type;
}

// Options that people also call by another name.
constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kOtherNames = {
    {{"--count", "-n"},
     {"--port", "-p"},
     {"--objective", "--target"},
     {"--difficulty", "--level"},
     {"--listen", "--host"}}};

// Returns `--count,-n` for `--count`.
std::string with_other_name(const std::string& name) {
  const auto* const found =
      std::ranges::find(kOtherNames, name, [](const auto& names) { return names.first; });
  return found == kOtherNames.end() ? name : name + "," + std::string(found->second);
}

HelpPage page_of(const CLI::App& command) {
  HelpPage page{.name = full_name(&command), .usage = "", .summary = command.get_description()};
  for (const CLI::Option* option : command.get_options()) {
    if (option->get_group().empty()) continue;  // hidden
    if (option == command.get_help_all_ptr() && command.get_subcommands({}).empty()) continue;
    const bool required = option->get_required();
    if (option->get_positional()) {
      const std::string name = argument_name(*option);
      page.usage += required ? name + " " : "[" + name + "] ";
      page.arguments.push_back({name, option->get_description()});
    } else {
      if (required)
        page.usage += "--" + option->get_lnames().front() + " " + option->get_type_name() + " ";
      page.options.push_back({shown_name(*option), option->get_description()});
    }
  }
  for (const CLI::App* below : command.get_subcommands({})) {
    if (below->get_group().empty()) continue;
    page.commands.push_back({below->get_name(), below->get_description()});
  }
  page.usage += page.commands.empty() ? "[options]" : "COMMAND ...";
  page.notes = command.get_footer();
  if (const CommandRow* row = command_row(name_below_program(&command))) {
    if (!row->notes.empty()) {
      page.notes.insert(0, std::string(row->notes) + (page.notes.empty() ? "" : "\n\n"));
    }
    page.examples.assign(row->examples.begin(), row->examples.end());
  }
  return page;
}

void add_help(CLI::App& command) {
  command.set_help_flag("-h,--help", "Print this help and exit");
  command.set_help_all_flag("--help-all", "Print the help of every command and exit");
}

void print_help(const CLI::App& command) { print(to_text(page_of(command), help_width())); }

void print_all_help(const CLI::App& command) {
  print_help(command);
  for (const CLI::App* below : command.get_subcommands({})) {
    print("\n");
    print_all_help(*below);
  }
}

}  // namespace

Option Option::type_name(const std::string& name) const {
  if (option_ != nullptr) option_->type_name(name);
  return *this;
}

Option Option::shown_as(const std::string& name) const {
  if (option_ != nullptr) option_->option_text(name);
  return *this;
}

Option Option::required() const {
  if (option_ != nullptr) option_->required();
  return *this;
}

Option Option::excludes(Option other) const {
  if (option_ != nullptr) option_->excludes(other.option_);
  return *this;
}

Option Option::needs(Option other) const {
  if (option_ != nullptr) option_->needs(other.option_);
  return *this;
}

Option Option::expected(int least, int most) const {
  if (option_ != nullptr) option_->expected(least, most);
  return *this;
}

Option Option::one_by_one() const {
  if (option_ != nullptr) option_->allow_extra_args(false);
  return *this;
}

bool Option::given() const { return option_ != nullptr && option_->count() > 0; }

bool Command::may_be_chosen() const {
  std::vector<const CLI::App*> path;
  for (const CLI::App* app = app_; app->get_parent() != nullptr; app = app->get_parent()) {
    path.push_back(app);
  }
  for (const std::string& word : *words_) {
    if (path.empty() || word.starts_with('-')) return true;
    if (!path.back()->check_name(word)) return false;
    path.pop_back();
  }
  return true;
}

Command Command::add_command(const std::string& name, const std::string& help) const {
  const Command command(app_->add_subcommand(name, help), words_);
  // Commands inherit the help option of their area; the program has none yet.
  if (app_->get_parent() == nullptr && command.may_be_chosen()) add_help(*command.app_);
  return command;
}

Command Command::add_area(const std::string& name, const std::string& help) const {
  const Command area = add_command(name, help);
  area.app_->require_subcommand(1);
  return area;
}

Option Command::add_option(const std::string& name, std::string& value,
                           const std::string& help) const {
  return add_option(name, [&value](const std::string& given) { value = given; }, help);
}

Option Command::add_option(const std::string& name, std::optional<std::string>& value,
                           const std::string& help) const {
  return add_option(name, [&value](const std::string& given) { value = given; }, help);
}

Option Command::add_option(const std::string& name, std::vector<std::string>& values,
                           const std::string& help) const {
  if (!may_be_chosen()) return Option(nullptr);
  return Option(app_->add_option_function<std::vector<std::string>>(
      name,
      [&values](const std::vector<std::string>& given) {
        values.clear();
        for (const std::string& value : given) values.push_back(plain(value));
      },
      help));
}

Option Command::add_option(const std::string& name, std::function<void(const std::string&)> take,
                           const std::string& help) const {
  if (!may_be_chosen()) return Option(nullptr);
  return Option(app_->add_option_function<std::string>(
      with_other_name(name),
      [take = std::move(take)](const std::string& given) { take(plain(given)); }, help));
}

Option Command::add_flag(const std::string& name, bool& flag, const std::string& help) const {
  return Option(may_be_chosen() ? app_->add_flag(name, flag, help)->disable_flag_override()
                                : nullptr);
}

Option Command::add_flag(const std::string& name, int& times, const std::string& help) const {
  return Option(may_be_chosen() ? app_->add_flag(name, times, help) : nullptr);
}

Command Command::alias(const std::string& name) const {
  app_->alias(name);
  return *this;
}

void Command::note(const std::string& text) const {
  const std::string before = app_->get_footer();
  app_->footer(before.empty() ? text : before + "\n\n" + text);
}

bool Command::given(const std::string& name) const { return app_->count(name) > 0; }

void Command::check(std::function<void()> check) const {
  app_->parse_complete_callback(std::move(check));
}

void Command::take_anything() const {
  app_->prefix_command();
  app_->set_help_flag();
}

void Command::callback(std::function<void()> run) const { app_->callback(std::move(run)); }

Program::Program(const std::string& help, Version version, std::vector<std::string> words)
    : app_(std::make_unique<CLI::App>(help, "reckon")),
      words_(std::make_unique<std::vector<std::string>>(usual_words(std::move(words)))),
      version_(std::move(version)) {
  app_->require_subcommand(1);
}

Program::~Program() = default;

void Program::run() {
  if (words_->empty()) {
    print(overview());
    return;
  }
  add_help(*app_);
  CLI::Option* const wants_version = app_->set_version_flag(
      "--version", version_.line, "Print the version and its commit, and exit");
  app_->add_flag_callback(
          "--json", [] {}, "With --version: print what was built in, as one JSON document")
      ->needs(wants_version);
  try {
    // Not for people: manual pages and completions are made from it.
    if (*words_ == std::vector<std::string>{"--commands"}) return print_json(command_tree(*app_));
    expect_commands_first(*app_, *words_);
    app_->parse(arguments_of(*words_));
  } catch (const CLI::CallForVersion&) {
    print_line(app_->count("--json") > 0 ? version_.document() : version_.line);
  } catch (const WrongValue& error) {
    throw wrong(*app_, error.what());
  } catch (const CLI::CallForHelp&) {
    print_help(*chosen_command(*app_));
  } catch (const CLI::CallForAllHelp&) {
    print_all_help(*chosen_command(*app_));
  } catch (const CLI::ExtrasError&) {
    const CLI::App& command = *chosen_command(*app_);
    if (command.get_require_subcommand_min() > 0) throw unknown_command(command, *words_);
    throw wrong(*app_, unexpected(command, first_extra(*app_)));
  } catch (const CLI::ParseError& error) {
    const CLI::App& command = *chosen_command(*app_);
    if (command.get_require_subcommand_min() > 0) throw unknown_command(command, *words_);
    // A missing option may have been mistyped.
    const std::string extra = first_extra(*app_);
    if (extra.starts_with('-')) throw wrong(*app_, unexpected(command, extra));
    throw wrong(*app_, told(error, command));
  }
}

}  // namespace reckon::cli
