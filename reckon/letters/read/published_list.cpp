// SPDX-License-Identifier: MIT
// Sums as lists of words.
#include <algorithm>
#include <array>
#include <utility>

#include "reckon/letters/read/published.hpp"
#include "reckon/text/words.hpp"

namespace reckon::letters {

namespace {

class ListReader {
 public:
  explicit ListReader(std::string_view text) : left_(text) {}

  std::optional<std::string> sum() {
    while (skip_to_item()) {
      if (!read_item()) return std::nullopt;
    }
    if (list_.size() < 2) return std::nullopt;
    if (total_.empty() && list_.size() > 2) {
      total_ = list_.back();
      list_.pop_back();
    }
    if (total_.empty()) return std::nullopt;
    std::string sum;
    for (const std::string_view word : list_) sum.append(sum.empty() ? "" : " + ").append(word);
    return sum.append(" = ").append(total_);
  }

 private:
  void skip(std::string_view these) {
    left_.remove_prefix(std::min(left_.find_first_not_of(these), left_.size()));
  }

  // Passes what stands between the lists, words and names; false at the end.
  bool skip_to_item() {
    skip(" \t\r\n,;{}()=.");
    for (const std::string_view arrow : {"->", "=>", "→"}) {
      if (!left_.starts_with(arrow)) continue;
      left_.remove_prefix(arrow.size());
      return skip_to_item();
    }
    return !left_.empty();
  }

  // A word, maybe in quotes; empty if something else is here.
  std::string_view read_word() {
    constexpr std::array<std::string_view, 5> kQuotes = {"\"", "'", "`", "“", "”"};
    const auto take_quote = [&] {
      return std::ranges::any_of(kQuotes, [&](std::string_view quote) {
        if (!left_.starts_with(quote)) return false;
        left_.remove_prefix(quote.size());
        return true;
      });
    };
    const bool is_quoted = take_quote();
    std::size_t size = 0;
    while (size < left_.size() &&
           (is_letter(left_[size]) || is_digit(left_[size]) || left_[size] == '_')) {
      ++size;
    }
    const std::string_view word = left_.substr(0, size);
    left_.remove_prefix(size);
    return is_quoted && !take_quote() ? std::string_view() : word;
  }

  bool read_item() {
    if (left_.front() == '[') return read_list();
    const bool is_quoted = !is_letter(left_.front()) && !is_digit(left_.front());
    const std::string_view word = read_word();
    if (word.empty()) return false;
    skip(" \t");
    const bool is_name = left_.starts_with(':') || (!is_quoted && left_.starts_with('='));
    if (is_name) {
      left_.remove_prefix(1);
      return true;
    }
    return take_total(word);
  }

  bool read_list() {
    left_.remove_prefix(1);
    std::vector<std::string_view> words;
    while (true) {
      skip(" \t\r\n");
      words.push_back(read_word());
      if (words.back().empty()) return false;
      skip(" \t\r\n");
      if (left_.starts_with(']')) break;
      if (!left_.starts_with(',')) return false;
      left_.remove_prefix(1);
    }
    left_.remove_prefix(1);
    if (words.size() == 1) return take_total(words.front());
    if (!list_.empty()) return false;
    list_ = std::move(words);
    return true;
  }

  bool take_total(std::string_view word) {
    if (!total_.empty()) return false;
    total_ = word;
    return true;
  }

  std::string_view left_;
  std::vector<std::string_view> list_;
  std::string_view total_;
};

}  // namespace

std::optional<std::string> sum_of_list(std::string_view text) {
  if (!text.contains('[') || !text.contains(',')) return std::nullopt;
  return ListReader(text).sum();
}

}  // namespace reckon::letters
