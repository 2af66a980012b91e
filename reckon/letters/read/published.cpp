// SPDX-License-Identifier: MIT
#include "reckon/letters/read/published.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "reckon/text/words.hpp"

namespace reckon::letters {

namespace {

constexpr std::string_view kSpaces = " \t\r\n";

struct Quotes {
  std::string_view open;
  std::string_view close;
};
// Longer ones first.
constexpr std::array kQuotes = {
    Quotes{"\"\"\"", "\"\"\""}, Quotes{"'''", "'''"}, Quotes{"\"", "\""}, Quotes{"'", "'"},
    Quotes{"```", "```"},       Quotes{"``", "``"},   Quotes{"`", "`"},   Quotes{"“", "”"},
    Quotes{"„", "“"},           Quotes{"„", "”"},     Quotes{"”", "”"},   Quotes{"‘", "’"},
    Quotes{"‚", "‘"},           Quotes{"«", "»"},     Quotes{"»", "«"},   Quotes{"‹", "›"},
    Quotes{"「", "」"},         Quotes{"『", "』"}};

// Where the text inside quotes begins and ends; nothing if it is not in quotes.
struct Inside {
  std::size_t begin = 0;
  std::size_t end = 0;
};
std::optional<Inside> inside_quotes(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(kSpaces);
  // A mark of the sentence around it may stand behind.
  const std::size_t last = text.find_last_not_of(" \t\r\n.,;!?");
  if (begin == text.npos || last == text.npos || last <= begin) return std::nullopt;
  const std::string_view whole = text.substr(begin, last + 1 - begin);
  for (const Quotes& quotes : kQuotes) {
    if (!whole.starts_with(quotes.open) || !whole.ends_with(quotes.close)) continue;
    if (whole.size() <= quotes.open.size() + quotes.close.size()) continue;
    const Inside inside{.begin = begin + quotes.open.size(),
                        .end = begin + whole.size() - quotes.close.size()};
    const std::string_view content = text.substr(inside.begin, inside.end - inside.begin);
    // Lines between fences are drawn as they stand.
    if (quotes.open == "```" && content.contains('\n')) return std::nullopt;
    if (!content.contains(quotes.open) && !content.contains(quotes.close)) return inside;
  }
  return std::nullopt;
}

// Returns the text with blank lines for the fences of code around the whole; nothing without them.
std::optional<std::string> inside_fences(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(kSpaces);
  const std::size_t last = text.find_last_not_of(kSpaces);
  if (begin == text.npos) return std::nullopt;
  const std::string_view whole = text.substr(begin, last + 1 - begin);
  for (const std::string_view fence : {"```", "~~~"}) {
    const std::size_t first_end = whole.find('\n');
    const std::size_t last_begin = whole.rfind('\n');
    if (!whole.starts_with(fence) || first_end == whole.npos || first_end == last_begin) continue;
    const std::string_view content = whole.substr(first_end, last_begin + 1 - first_end);
    if (!whole.substr(last_begin + 1).starts_with(fence) || content.contains(fence)) continue;
    std::string bare(text.substr(0, begin));
    return bare.append(content);
  }
  return std::nullopt;
}

// Whether each line that is not blank begins with the mark of what is quoted.
bool is_block_quote(std::string_view text) {
  bool has_line = false;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::size_t first = line.find_first_not_of(kSpaces);
    if (first == line.npos) continue;
    if (line[first] != '>') return false;
    has_line = true;
  }
  return has_line;
}

}  // namespace

PublishedText::PublishedText(std::string_view text) : text_(text) {
  const auto may_change = [](char c) {
    constexpr std::string_view kMarks = "#\"'`~[>";
    return kMarks.contains(c) || static_cast<unsigned char>(c) >= 0x80;
  };
  if (std::ranges::none_of(text, may_change)) return;
  if (is_block_quote(text_)) {
    std::string bare;
    for (std::string_view left = text_; !left.empty();) {
      const std::size_t end = std::min(left.find('\n'), left.size());
      const std::string_view line = left.substr(0, end);
      std::size_t begin = std::min(line.find('>'), line.size());
      if (begin < line.size()) ++begin;
      if (begin < line.size() && line[begin] == ' ') ++begin;
      removed_.push_back(begin);
      bare.append(line.substr(begin)).append("\n");
      left.remove_prefix(std::min(end + 1, left.size()));
    }
    take(std::move(bare));
  }
  if (auto bare = inside_fences(text_)) take(*std::move(bare));
  if (auto sum = sum_of_list(text_)) {
    is_list_ = true;
    take(*std::move(sum));
    return;
  }
  if (const auto inside = inside_quotes(text_)) {
    // Blank lines before it stay, so that lines keep their numbers.
    const std::size_t lines_end = text_.substr(0, inside->begin).rfind('\n');
    const std::size_t line_begin = lines_end == text_.npos ? 0 : lines_end + 1;
    const auto line =
        static_cast<std::size_t>(std::ranges::count(text_.substr(0, line_begin), '\n'));
    removed_.resize(std::max(removed_.size(), line + 1));
    removed_[line] += characters_of(text_.substr(line_begin, inside->begin - line_begin)).size();
    std::string bare(line, '\n');
    bare.append(text_.substr(inside->begin, inside->end - inside->begin));
    take(std::move(bare));
  }
  if (auto boxes = with_boxes_for_hashes(text_)) take(*std::move(boxes));
  if (auto boxes = with_boxes_for_bullets(text_)) take(*std::move(boxes));
}

void PublishedText::take(std::string text) {
  copy_ = std::make_shared<const std::string>(std::move(text));
  text_ = *copy_;
}

Error PublishedText::placed(Error error) const {
  if (is_list_) {
    error.line = 1;
    error.column = 1;
  } else if (error.line > 0 && error.line <= removed_.size()) {
    error.column += removed_[error.line - 1];
  }
  return error;
}

}  // namespace reckon::letters
