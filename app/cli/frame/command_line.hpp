// SPDX-License-Identifier: MIT
// Defines the commands with their options, and parses the command line.
//
// It is the only user of CLI11, which takes long to compile.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

// NOLINTNEXTLINE(readability-identifier-naming): so CLI11 calls it.
namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace reckon::cli {

/// An invalid value of an option or argument: `--rules: 'x' is unknown: choose ...`.
class WrongValue : public std::runtime_error {
 public:
  WrongValue(const std::string& name, const std::string& message)
      : std::runtime_error(name + ": " + message) {}
};

/// An option or argument of a command. A handle: copies are the same option. If the command line
/// does not choose the command, the handle is empty and never given.
class Option {
 public:
  /// Sets the name of its value in the help; none if empty.
  Option type_name(const std::string& name) const;
  /// Sets the name of an argument for help and errors, if it has a blank, which CLI11 does not
  /// allow.
  Option shown_as(const std::string& name) const;
  Option required() const;
  Option excludes(Option other) const;
  Option needs(Option other) const;
  /// Sets the minimum and maximum number of values.
  Option expected(int least, int most) const;
  /// Takes one value each time; the option may be repeated.
  Option one_by_one() const;

  /// Whether the command line contains it.
  bool given() const;

 private:
  friend class Command;
  explicit Option(CLI::Option* option) : option_(option) {}
  CLI::Option* option_;
};

/// A command, or an area of commands. A handle: copies are the same command.
class Command {
 public:
  /// Adds a command to this area.
  Command add_command(const std::string& name, const std::string& help) const;
  /// Adds an area to this one; the command line must name one of its commands.
  Command add_area(const std::string& name, const std::string& help) const;
  /// Adds another name, which the help does not show.
  Command alias(const std::string& name) const;

  // Each adds an option, `--name`, or an argument, `NAME`, whose value is stored when the command
  // line is read. In `-o,--output,--out` the last is an older name, which the help does not show.
  Option add_option(const std::string& name, std::string& value, const std::string& help) const;
  Option add_option(const std::string& name, std::optional<std::string>& value,
                    const std::string& help) const;
  Option add_option(const std::string& name, std::vector<std::string>& values,
                    const std::string& help) const;
  /// A function takes the value; it may throw WrongValue.
  Option add_option(const std::string& name, std::function<void(const std::string&)> take,
                    const std::string& help) const;
  Option add_flag(const std::string& name, bool& flag, const std::string& help) const;
  /// Counts how many times it is given.
  Option add_flag(const std::string& name, int& times, const std::string& help) const;

  /// Adds a paragraph to the help after the options; see HelpPage.
  void note(const std::string& text) const;

  /// The command line after the name of the program, as typed.
  const std::vector<std::string>& words() const { return *words_; }
  /// Whether the command line contains the option of this name.
  bool given(const std::string& name) const;
  /// Runs a check when all values are stored, before the command.
  void check(std::function<void()> check) const;
  /// Accepts all remaining words of the command line, unchecked.
  void take_anything() const;
  /// Sets the function of the command.
  void callback(std::function<void()> run) const;

 private:
  friend class Program;
  Command(CLI::App* app, const std::vector<std::string>* words) : app_(app), words_(words) {}
  /// Whether the command line may choose it. Other commands get no options: adding the options of
  /// all commands took half of the start-up time with sanitizers.
  bool may_be_chosen() const;
  CLI::App* app_;
  const std::vector<std::string>* words_;  // those of the Program
};

/// The output of `--version`, and the one with `--json`.
struct Version {
  std::string line;
  std::function<std::string()> document;
};

/// The program, which is called `reckon`.
class Program {
 public:
  /// `words` are the command line, without the name of the program.
  Program(const std::string& help, Version version, std::vector<std::string> words);
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  /// Returns the root of all commands and areas.
  Command commands() const { return {app_.get(), words_.get()}; }

  /// Reads the command line, and runs the command, or prints the requested help. Without words, it
  /// prints the overview. An invalid command line is a Fault.
  void run();

 private:
  std::unique_ptr<CLI::App> app_;
  std::unique_ptr<std::vector<std::string>> words_;
  Version version_;
};

}  // namespace reckon::cli
