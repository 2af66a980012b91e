// SPDX-License-Identifier: MIT
// What commands there are, what they are called with, and how that is put in place.
//
// The one user of CLI11, which takes long to compile.
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

/// The value of an option or argument is wrong: `--rules: 'x' is unknown: choose ...`.
class WrongValue : public std::runtime_error {
 public:
  WrongValue(const std::string& name, const std::string& message)
      : std::runtime_error(name + ": " + message) {}
};

/// An option or argument of a command. A handle: copies are the same option. For a command that the
/// command line does not choose, the handle is empty and never given.
class Option {
 public:
  /// What help shows for its value; nothing if empty.
  Option type_name(const std::string& name) const;
  /// What help and errors call an argument whose name has a blank, which CLI11 takes in none.
  Option shown_as(const std::string& name) const;
  Option required() const;
  Option excludes(Option other) const;
  Option needs(Option other) const;
  /// How many values there may be.
  Option expected(int least, int most) const;
  /// Takes one value each time it is given, which may be several times.
  Option one_by_one() const;

  /// Whether the command line has it.
  bool given() const;

 private:
  friend class Command;
  explicit Option(CLI::Option* option) : option_(option) {}
  CLI::Option* option_;
};

/// A command, or an area of commands. A handle: copies are the same command.
class Command {
 public:
  /// A command of this area.
  Command add_command(const std::string& name, const std::string& help) const;
  /// An area in this one: one of its commands must follow.
  Command add_area(const std::string& name, const std::string& help) const;
  /// Another name that is understood; help does not show it.
  Command alias(const std::string& name) const;

  // Each adds an option, `--name`, or an argument, `NAME`, whose value is put in place when the
  // command line is read. Of `-o,--output,--out` the last is an older name, which help does not
  // show.
  Option add_option(const std::string& name, std::string& value, const std::string& help) const;
  Option add_option(const std::string& name, std::optional<std::string>& value,
                    const std::string& help) const;
  Option add_option(const std::string& name, std::vector<std::string>& values,
                    const std::string& help) const;
  /// The value is taken by a function, which may throw WrongValue.
  Option add_option(const std::string& name, std::function<void(const std::string&)> take,
                    const std::string& help) const;
  Option add_flag(const std::string& name, bool& flag, const std::string& help) const;
  /// How many times it is given.
  Option add_flag(const std::string& name, int& times, const std::string& help) const;

  /// A paragraph for help to show after the options; see HelpPage.
  void note(const std::string& text) const;

  /// The command line after the name of the program, as it was typed.
  const std::vector<std::string>& words() const { return *words_; }
  /// Whether the command line has the option of this name.
  bool given(const std::string& name) const;
  /// Is run when everything is in place, before the command.
  void check(std::function<void()> check) const;
  /// Takes whatever follows on the command line, and looks at none of it.
  void take_anything() const;
  /// What the command does.
  void callback(std::function<void()> run) const;

 private:
  friend class Program;
  Command(CLI::App* app, const std::vector<std::string>* words) : app_(app), words_(words) {}
  /// Whether the command line may choose it. Other commands get no options: adding the options of
  /// all commands took half of the start-up time with sanitizers.
  bool may_be_chosen() const;
  CLI::App* app_;
  const std::vector<std::string>* words_;  // of the Program
};

/// What `--version` prints, and what it prints with `--json`.
struct Version {
  std::string line;
  std::function<std::string()> document;
};

/// The program, its name being `reckon`.
class Program {
 public:
  /// `words` are the command line, without the name of the program.
  Program(const std::string& help, Version version, std::vector<std::string> words);
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  /// All commands and areas.
  Command commands() const { return {app_.get(), words_.get()}; }

  /// Reads the command line, and runs the command, or prints the help that is asked for, or the
  /// overview where there are no words. A command line that is wrong is a Fault.
  void run();

 private:
  std::unique_ptr<CLI::App> app_;
  std::unique_ptr<std::vector<std::string>> words_;
  Version version_;
};

}  // namespace reckon::cli
