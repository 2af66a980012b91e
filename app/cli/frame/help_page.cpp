// SPDX-License-Identifier: MIT
#include "app/cli/frame/help_page.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>

#include "app/cli/frame/environment.hpp"
#include "reckon/text/utf8.hpp"

namespace reckon::cli {
namespace {

constexpr std::size_t kIndent = 2;
// Longer names get a separate line, so that the texts stay in one column.
constexpr std::size_t kMostNameWidth = 26;

std::string blanks(std::size_t count) {
  std::string text;
  text.resize(count, ' ');
  return text;
}

// Adds the words of a text; those beyond the width go to a new line with this indent.
void add_wrapped(std::string& page, std::string_view text, std::size_t at, std::size_t indent,
                 std::size_t width) {
  bool first = true;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::size_t length = utf8::count(word);
    if (!first && at + 1 + length > width) {
      page += "\n" + blanks(indent);
      at = indent;
      first = true;
    }
    if (!first) page += ' ';
    page += word;
    at += length + (first ? 0 : 1);
    first = false;
  }
  page += '\n';
}

void add_list(std::string& page, std::string_view heading, const std::vector<HelpLine>& lines,
              std::size_t width) {
  if (lines.empty()) return;
  page += "\n" + std::string(heading) + ":\n";
  std::size_t names = 0;
  for (const HelpLine& line : lines) {
    if (line.name.size() <= kMostNameWidth) names = std::max(names, line.name.size());
  }
  const std::size_t column = kIndent + names + kIndent;
  for (const HelpLine& line : lines) {
    page += blanks(kIndent) + line.name;
    if (line.name.size() > names) {
      page += "\n" + blanks(column);
    } else {
      page += blanks(column - kIndent - line.name.size());
    }
    add_wrapped(page, line.text, column, column, width);
  }
}

void add_notes(std::string& page, std::string_view notes, std::size_t width) {
  while (!notes.empty()) {
    const std::size_t end = std::min(notes.find('\n'), notes.size());
    const std::string_view line = notes.substr(0, end);
    notes.remove_prefix(std::min(end + 1, notes.size()));
    if (line.starts_with(' ')) {
      page += std::string(line) + "\n";
    } else {
      add_wrapped(page, line, 0, 0, width);
    }
  }
}

std::optional<std::size_t> number_in(const std::string& text) {
  std::size_t number = 0;
  const auto [stop, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || problem != std::errc() || stop != text.data() + text.size()) return {};
  return number;
}

}  // namespace

std::string to_text(const HelpPage& page, std::size_t width) {
  std::string text;
  add_wrapped(text, page.summary, 0, 0, width);
  const std::string usage = "Usage: " + page.name + " ";
  text += "\n" + usage;
  add_wrapped(text, page.usage, usage.size(), usage.size(), width);
  add_list(text, "Commands", page.commands, width);
  add_list(text, "Arguments", page.arguments, width);
  add_list(text, "Options", page.options, width);
  if (!page.notes.empty()) {
    text += "\n";
    add_notes(text, page.notes, width);
  }
  if (!page.examples.empty()) text += "\nExamples:\n";
  for (const std::string& example : page.examples) text += blanks(kIndent) + example + "\n";
  return text;
}

std::size_t help_width() {
  constexpr std::size_t kUsual = 80;
  std::size_t width = kUsual;
  winsize size{};
  if (const auto columns = number_in(variable("COLUMNS"))) {
    width = *columns;
  } else if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col != 0) {
    width = size.ws_col;
  }
  return std::clamp(width, kLeastHelpWidth, kMostHelpWidth);
}

}  // namespace reckon::cli
