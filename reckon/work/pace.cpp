// SPDX-License-Identifier: MIT
#include "reckon/work/pace.hpp"

#include <array>
#include <cmath>
#include <cstdio>

namespace reckon::work {

namespace {

// Rounds to three digits, but keeps all digits before the point.
std::string rounded(double number) {
  const int decimals = number < 10 ? 2 : number < 100 ? 1 : 0;
  std::array<char, 40> text{};
  const int size = std::snprintf(text.data(), text.size(), "%.*f", decimals, number);
  return {text.data(), static_cast<std::size_t>(size)};
}

}  // namespace

Pace::Pace(std::uint64_t done, std::uint64_t total, Time start)
    : done_before_(done), total_(total), start_(start), told_(start) {}

double Pace::share(std::uint64_t done) const {
  return total_ == 0 ? 1 : static_cast<double>(done) / static_cast<double>(total_);
}

std::string Pace::text(std::uint64_t done, Time now) const {
  std::array<char, 40> percent{};
  std::snprintf(percent.data(), percent.size(), "%.1f", 100 * share(done));
  std::string text =
      std::to_string(done) + " of " + std::to_string(total_) + " pieces (" + percent.data() + " %)";
  const double elapsed = std::chrono::duration<double>(now - start_).count();
  if (done <= done_before_ || elapsed <= 0) return text;
  const double rate = static_cast<double>(done - done_before_) / elapsed;
  // Slow rates are shown per minute or per hour.
  if (rate >= 1) {
    text += ", " + rounded(rate) + " a second";
  } else if (rate * 60 >= 1) {
    text += ", " + rounded(rate * 60) + " a minute";
  } else {
    text += ", " + rounded(rate * 3600) + " an hour";
  }
  const auto left = std::chrono::duration<double>(static_cast<double>(total_ - done) / rate);
  return text + ", " + to_text(std::chrono::round<std::chrono::seconds>(left)) + " left";
}

bool Pace::minute_passed(Time now) {
  if (now - told_ < std::chrono::minutes(1)) return false;
  told_ = now;
  return true;
}

std::string to_text(std::chrono::seconds duration) {
  constexpr std::chrono::seconds::rep kMinute = 60;
  constexpr std::chrono::seconds::rep kHour = 60 * kMinute;
  constexpr std::chrono::seconds::rep kDay = 24 * kHour;
  const auto seconds = duration.count();
  const auto two = [&](auto large, const char* name, auto small, const char* small_name) {
    return std::to_string(seconds / large) + name + std::to_string(seconds % large / small) +
           small_name;
  };
  if (seconds < kMinute) return std::to_string(seconds) + " s";
  if (seconds < kHour) return two(kMinute, " min ", 1, " s");
  if (seconds < kDay) return two(kHour, " h ", kMinute, " min");
  return two(kDay, seconds < 2 * kDay ? " day " : " days ", kHour, " h");
}

}  // namespace reckon::work
