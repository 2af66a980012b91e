#include "app/cli/output.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <utility>

#include "app/cli/fault.hpp"

namespace reckon::cli {

namespace {

volatile std::sig_atomic_t interrupted = 0;

[[noreturn]] void output_failed() {
  throw Fault(kSystemFault, fmt::format("standard output: {}: make room or write elsewhere",
                                        std::strerror(errno)));
}

}  // namespace

void print(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) output_failed();
}

void print_line(std::string_view text) {
  print(text);
  print("\n");
}

void print_json(const Json& document) { print_line(document.dump(2)); }

void flush_output() {
  if (std::fflush(stdout) != 0) output_failed();
}

void note(std::string_view text) { fmt::print(stderr, "{}\n", text); }

OutputFile::OutputFile(std::string name)
    : name_(std::move(name)),
      temporary_name_(fmt::format("{}.{}.partial", name_, getpid())),
      stream_(std::fopen(temporary_name_.c_str(), "wb")) {
  if (stream_ == nullptr) fail();
}

OutputFile::~OutputFile() {
  if (stream_ == nullptr) return;
  std::fclose(stream_);
  std::remove(temporary_name_.c_str());
}

void OutputFile::write(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stream_) != text.size()) fail();
}

void OutputFile::finish() {
  if (std::fflush(stream_) != 0 || fsync(fileno(stream_)) != 0) fail();
  if (std::rename(temporary_name_.c_str(), name_.c_str()) != 0) fail();
  std::fclose(std::exchange(stream_, nullptr));
}

void OutputFile::fail() const {
  throw Fault(status_of(errno), fmt::format("{}: {}: choose a place that can be written", name_,
                                            std::strerror(errno)));
}

Json json_of(const Rational& value) {
  constexpr std::int64_t kExact = std::int64_t{1} << 53;
  const auto integer = value.to_int64();
  if (integer && *integer >= -kExact && *integer <= kExact) return *integer;
  return value.to_string();
}

Json json_of(const krypto::Hand& hand) {
  return {{"cards", hand.cards()}, {"objective", json_of(hand.objective())}};
}

void catch_interrupts() {
  std::signal(SIGINT, [](int) { interrupted = 1; });
}

void stop_if_interrupted() {
  if (interrupted != 0) throw Fault(kInterrupted, "interrupted");
}

Progress::Progress(std::uint64_t total)
    : total_(std::max<std::uint64_t>(total, 1)),
      start_(std::chrono::steady_clock::now()),
      drawn_(start_),
      terminal_(isatty(STDERR_FILENO) != 0) {
  catch_interrupts();
}

Progress::~Progress() {
  if (shown_) fmt::print(stderr, "\r{:60}\r", "");
}

void Progress::step(std::uint64_t done) {
  constexpr std::uint64_t kStepsBetweenLooks = 64;
  if (++steps_ % kStepsBetweenLooks == 0) look(done);
}

void Progress::look(std::uint64_t done) {
  stop_if_interrupted();
  if (terminal_) draw(done);
}

void Progress::draw(std::uint64_t done) {
  using std::chrono::milliseconds;
  constexpr milliseconds kPatience(2000);
  constexpr milliseconds kBetweenDrawings(200);
  constexpr std::uint64_t kWidth = 30;
  const auto now = std::chrono::steady_clock::now();
  if (now - start_ < kPatience || now - drawn_ < kBetweenDrawings) return;
  drawn_ = now;
  shown_ = true;
  const auto filled = static_cast<std::size_t>(kWidth * done / total_);
  const auto elapsed = std::chrono::duration_cast<std::chrono::seconds>(now - start_).count();
  const auto left =
      static_cast<std::uint64_t>(elapsed) * (total_ - done) / std::max<std::uint64_t>(done, 1);
  fmt::print(stderr, "\r[{:<{}}] {:3} %, {} s left  ", std::string(filled, '#'), kWidth,
             100 * done / total_, left);
  std::fflush(stderr);
}

}  // namespace reckon::cli
