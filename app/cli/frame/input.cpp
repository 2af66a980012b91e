// SPDX-License-Identifier: MIT
#include "app/cli/frame/input.hpp"

#include <fmt/core.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include "reckon/kinds/code.hpp"
#include "reckon/text/encoding.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {

namespace {

constexpr std::size_t kMiB = std::size_t{1} << 20U;

[[noreturn]] void cannot_read(const std::string& name) {
  throw Fault(status_of(errno), fmt::format("{}: {}: give a text file, or - for standard input",
                                            name, std::strerror(errno)));
}

// Refuses what is given in place of a file that does not exist, if it is known what is meant.
void refuse_what_is_no_file(const std::string& file) {
  if (errno != ENOENT && errno != ENAMETOOLONG) return;
  if (kinds::puzzle_of(file)) {
    throw Fault(kBadInput,
                fmt::format("{} is the code of a puzzle, not a file: print it with reckon sheet "
                            "--code {}",
                            file, file));
  }
  if (file.find_first_of("|=\n") == file.npos) return;
  throw Fault(kBadInput, printable_name(file) +
                             " is no file: write it into one, or give - and write it to standard "
                             "input");
}

// Appends input to a text, and refuses endless input.
class Measure {
 public:
  Measure(const std::string& name, const InputKind& kind) : name_(name), kind_(kind) {}

  void add(std::string& text, std::string_view more) {
    const std::size_t most = json_ ? kind_.most_mib_of_json : kind_.most_mib;
    if (text.size() + more.size() > most * kMiB) {
      throw Fault(kBadInput,
                  fmt::format("{}: is larger than {} MiB: {}", name_, most, kind_.advice));
    }
    std::size_t end = text.size();
    text += more;
    if (!begun_ && more.find_first_not_of(" \t\r\n") != more.npos) {
      begun_ = true;
      json_ = kind_.most_mib_of_json != 0 && is_json(text);
    }
    if (json_) return;
    for (; (end = text.find('\n', end)) != text.npos; ++end) {
      look_at_line(end);
      ++line_;
      begin_ = end + 1;
    }
    look_at_line(text.size());
  }

 private:
  void look_at_line(std::size_t end) const {
    if (end - begin_ <= kLongestLine) return;
    throw Fault(kBadInput, fmt::format("{}:{}:{}: the line is longer than 1 MiB: give a text file "
                                       "with shorter lines",
                                       name_, line_, kLongestLine + 1));
  }

  const std::string& name_;
  const InputKind& kind_;
  bool begun_ = false;  // whether anything except blanks was read
  bool json_ = false;
  std::size_t line_ = 1;
  std::size_t begin_ = 0;  // start of the line
};

}  // namespace

std::string name_of_input(const std::string& file) {
  return file == "-" ? "standard input" : printable_name(file);
}

std::string read_all(const std::string& file, const InputKind& kind) {
  struct Closer {
    void operator()(std::FILE* stream) const {
      if (stream != stdin) std::fclose(stream);
    }
  };
  if (file.empty()) {
    throw Fault(kBadInput, "FILE: is empty: give the name of a file, or - for standard input");
  }
  const std::string name = name_of_input(file);
  const std::unique_ptr<std::FILE, Closer> stream(file == "-" ? stdin
                                                              : std::fopen(file.c_str(), "rb"));
  if (!stream) {
    refuse_what_is_no_file(file);
    cannot_read(name);
  }
  std::string text;
  Measure measure(name, kind);
  std::array<char, 1U << 16U> buffer{};
  while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), stream.get())) {
    measure.add(text, {buffer.data(), count});
  }
  if (std::ferror(stream.get()) != 0) cannot_read(name);
  if (kind.most_mib_of_json != 0 && is_json(text)) return text;  // which says what is not UTF-8
  auto read = in_utf8(std::move(text));
  if (!read) throw Fault(kBadInput, name + ": " + read.error().message);
  return *std::move(read);
}

std::string_view without_mark(std::string_view text) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  return text;
}

bool is_json(std::string_view text) {
  text = without_mark(text);
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  return first != text.npos && (text[first] == '{' || text[first] == '[');
}

Lines::Lines(std::string_view text)
    : all_(text), position_(text.size() - without_mark(text).size()) {}

bool Lines::next() {
  constexpr std::string_view kBlanks = " \t\r";
  while (position_ < all_.size()) {
    const std::size_t end = std::min(all_.find('\n', position_), all_.size());
    std::string_view line = all_.substr(position_, end - position_);
    position_ = end + 1;
    ++number_;
    line = line.substr(0, line.find('#'));
    indent_ = line.find_first_not_of(kBlanks);
    if (indent_ == line.npos) continue;
    text_ = line.substr(indent_, line.find_last_not_of(kBlanks) + 1 - indent_);
    return true;
  }
  position_ = all_.size();
  return false;
}

}  // namespace reckon::cli
