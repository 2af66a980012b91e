#include "app/cli/input.hpp"

#include <fmt/core.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

namespace reckon::cli {

namespace {

[[noreturn]] void cannot_read(const std::string& name) {
  throw Fault(status_of(errno), fmt::format("{}: {}: give a text file, or - for standard input",
                                            name, std::strerror(errno)));
}

}  // namespace

std::string name_of_input(const std::string& file) { return file == "-" ? "standard input" : file; }

Fault fault_at(const std::string& name, const calcrostic::TextError& error) {
  return {kBadInput, fmt::format("{}:{}:{}: {}", name, error.line, error.column, error.message)};
}

std::string read_all(const std::string& file) {
  struct Closer {
    void operator()(std::FILE* stream) const {
      if (stream != stdin) std::fclose(stream);
    }
  };
  const std::string name = name_of_input(file);
  const std::unique_ptr<std::FILE, Closer> stream(file == "-" ? stdin
                                                              : std::fopen(file.c_str(), "rb"));
  if (!stream) cannot_read(name);
  std::string text;
  std::array<char, 1U << 16U> buffer{};
  while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), stream.get())) {
    text.append(buffer.data(), count);
    if (text.size() > kLargestInput) {
      throw Fault(kBadInput,
                  fmt::format("{}: larger than 1 GiB: split it into smaller files", name));
    }
  }
  if (std::ferror(stream.get()) != 0) cannot_read(name);
  return text;
}

Lines::Lines(std::string_view text) : all_(text) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) position_ = kByteOrderMark.size();
}

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
