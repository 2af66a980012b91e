// SPDX-License-Identifier: MIT
#include "app/play/by_lines.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <system_error>

#include "app/play/words.hpp"
#include "reckon/text/words.hpp"

namespace reckon::play {

using match::Phase;

namespace {

constexpr match::Time kSecond = 1000;
constexpr match::Time kLongestWait = match::kMostSeconds;

// Returns the line without its comment and surrounding blanks.
std::string_view content_of(std::string_view line) {
  constexpr std::string_view kBlanks = " \t\r";
  line = line.substr(0, line.find('#'));
  const std::size_t first = line.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return line.substr(first, line.find_last_not_of(kBlanks) + 1 - first);
}

std::optional<match::Time> seconds_of(std::string_view text) {
  match::Time seconds = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, problem] = std::from_chars(text.data(), end, seconds);
  if (problem != std::errc() || stop != end || seconds < 0 || seconds > kLongestWait) {
    return std::nullopt;
  }
  return seconds;
}

class GameByLines {
 public:
  GameByLines(Table& table, LineInput& input, const std::function<void(std::string_view)>& say)
      : table_(table), input_(input), say_(say) {}

  Result<void> play() {
    while (go_on()) {
      auto line = input_.next();
      if (!line) return std::unexpected(line.error());
      if (!*line) return {};
      const std::string_view content = content_of(**line);
      if (!content.empty()) take(content);
    }
    return {};
  }

 private:
  Phase phase() const { return table_.tournament().phase(); }

  // Reports events and deals until the person can act; false if that is over.
  bool go_on() {
    say_news();
    while (!left_ && (phase() == Phase::gathering || phase() == Phase::between)) {
      table_.deal();
      say_news();
    }
    return !left_ && phase() != Phase::over;
  }

  void say_news() {
    const std::vector<News>& news = table_.news();
    for (; said_ < news.size(); ++said_) {
      using Kind = match::Happening::Kind;
      if (news[said_].happening.kind != Kind::joined) say_(news[said_].text);
    }
    const bool over = phase() == Phase::between || phase() == Phase::over;
    if (over && solved_ != table_.tournament().deals()) {
      solved_ = table_.tournament().deals();
      for (const std::string& line : outcome_in_words(table_)) say_(line);
    }
  }

  void take(std::string_view content) {
    constexpr std::string_view kWait = "wait ";
    const std::string word = in_lower_case(std::string(content));
    if (word == "quit") {
      left_ = true;
      hear(table_.leave());
    } else if (word == "pass") {
      hear(table_.pass());
    } else if (word == "krypto" || word == "krypto!") {
      hear(table_.call());
    } else if (word.starts_with(kWait)) {
      if (const auto seconds =
              seconds_of(content_of(std::string_view(word).substr(kWait.size())))) {
        table_.advance(*seconds * kSecond);
      } else {
        say_(fmt::format("wait: give 0 to {} whole seconds", kLongestWait));
      }
    } else {
      const std::string formula(content);
      hear(phase() == Phase::explaining ? table_.explain(formula) : table_.answer(formula));
    }
  }

  void hear(const Table::Accepted& accepted) {
    if (!accepted) say_(accepted.error().message);
  }

  Table& table_;
  LineInput& input_;
  const std::function<void(std::string_view)>& say_;
  std::size_t said_ = 0;
  int solved_ = 0;  // the deals whose solution has been printed
  bool left_ = false;
};

}  // namespace

Result<void> by_lines(Table& table, LineInput& input,
                      const std::function<void(std::string_view)>& say) {
  return GameByLines(table, input, say).play();
}

}  // namespace reckon::play
