#include "app/cli/frame/command_line.hpp"

#include <CLI/CLI.hpp>
#include <cctype>
#include <sstream>
#include <string_view>
#include <utility>

#include "app/cli/frame/command_tree.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {

namespace {

// Put before an argument like -3, which would be taken for an option.
constexpr char kNoOption = '\x01';

// A hand, a formula or an operator setting may begin with a minus, and must not be taken for an
// option.
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

// `reckon krypto solve`.
std::string full_name(const CLI::App* command) {
  std::string name = command->get_name();
  while ((command = command->get_parent()) != nullptr) name.insert(0, command->get_name() + " ");
  return name;
}

// What follows the names of `area` on the command line is none of its commands.
Fault unknown_command(const CLI::App& area, const std::vector<std::string>& words) {
  std::size_t depth = 0;
  for (const CLI::App* parent = area.get_parent(); parent != nullptr; parent = parent->get_parent())
    ++depth;
  std::string choices;
  for (const CLI::App* command : area.get_subcommands({})) {
    choices += (choices.empty() ? "" : ", ") + command->get_name();
  }
  const std::string what = depth < words.size() ? quote(words[depth]) + " is not a command of "
                                                : "a command is missing after ";
  return {kBadInput, what + area.get_name() + ": choose " + choices};
}

// The first word that no option or argument takes.
std::string first_extra(const CLI::App& program) {
  const std::vector<std::string> extras = program.remaining(true);
  return extras.empty() ? std::string() : plain(extras.front());
}

// What CLI11 says. It repeats the value of a flag as it was given: `Could not convert: --json = x`.
std::string told(const CLI::ParseError& error) {
  std::string message = error.what();
  std::erase(message, kNoOption);
  constexpr std::string_view kValue = " = ";
  const std::size_t value = message.find(kValue);
  if (value == message.npos) return printable(message, 2 * kMostShown);
  return message.substr(0, value + kValue.size()) + quote(message.substr(value + kValue.size()));
}

Fault wrong(const CLI::App& program, const std::string& message) {
  return {kBadInput, message + " (see " + full_name(chosen_command(program)) + " --help)"};
}

}  // namespace

Option Option::type_name(const std::string& name) const {
  if (option_ != nullptr) option_->type_name(name);
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
  return {app_->add_subcommand(name, help), words_};
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
      name, [take = std::move(take)](const std::string& given) { take(plain(given)); }, help));
}

Option Command::add_flag(const std::string& name, bool& flag, const std::string& help) const {
  return Option(may_be_chosen() ? app_->add_flag(name, flag, help) : nullptr);
}

Option Command::add_flag(const std::string& name, int& times, const std::string& help) const {
  return Option(may_be_chosen() ? app_->add_flag(name, times, help) : nullptr);
}

void Command::footer(const std::string& text) const { app_->footer(text); }

bool Command::given(const std::string& name) const { return app_->count(name) > 0; }

void Command::check(std::function<void()> check) const {
  app_->parse_complete_callback(std::move(check));
}

void Command::take_anything() const {
  app_->prefix_command();
  app_->set_help_flag();
}

void Command::callback(std::function<void()> run) const { app_->callback(std::move(run)); }

Program::Program(const std::string& help, Version version, const std::string& footer,
                 std::vector<std::string> words)
    : app_(std::make_unique<CLI::App>(help, "reckon")),
      words_(std::make_unique<std::vector<std::string>>(std::move(words))),
      version_(std::move(version)) {
  CLI::Option* const wants_version = app_->set_version_flag(
      "--version", version_.line, "The version, and the commit it was built from");
  app_->add_flag_callback(
          "--json", [] {}, "With --version: what was built in, as one JSON document")
      ->needs(wants_version);
  app_->set_help_all_flag("--help-all", "Help on every command");
  app_->require_subcommand(1);
  app_->footer(footer);
}

Program::~Program() = default;

void Program::run() {
  try {
    // Not for people: manual pages and completions are made of it.
    if (*words_ == std::vector<std::string>{"--commands"}) return print_json(command_tree(*app_));
    app_->parse(arguments_of(*words_));
  } catch (const CLI::CallForVersion&) {
    print_line(app_->count("--json") > 0 ? version_.document() : version_.line);
  } catch (const WrongValue& error) {
    throw wrong(*app_, error.what());
  } catch (const CLI::ExtrasError&) {
    const CLI::App& command = *chosen_command(*app_);
    if (command.get_require_subcommand_min() > 0) throw unknown_command(command, *words_);
    throw wrong(*app_, "unexpected argument " + quote(first_extra(*app_)));
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
      std::ostringstream help;
      app_->exit(error, help, help);
      print(help.str());
      return;
    }
    const CLI::App& command = *chosen_command(*app_);
    if (command.get_require_subcommand_min() > 0) throw unknown_command(command, *words_);
    throw wrong(*app_, told(error));
  }
}

}  // namespace reckon::cli
