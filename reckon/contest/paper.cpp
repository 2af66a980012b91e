// SPDX-License-Identifier: MIT
#include "reckon/contest/paper.hpp"

#include <algorithm>
#include <charconv>
#include <memory>
#include <numeric>
#include <system_error>
#include <utility>

namespace reckon::contest {

namespace {

std::unexpected<Error> not_a_paper() {
  return failure(ErrorCode::system, "a paper in the store cannot be read: see contest check");
}

}  // namespace

std::string to_text(const Paper& paper) {
  std::string text;
  for (const auto& [question, variant, names] : paper) {
    if (!text.empty()) text += ' ';
    text += question;
    text += ':';
    text += std::to_string(variant);
    text += ':';
    text += names;
  }
  return text;
}

Result<Paper> read_paper(std::string_view text) {
  Paper paper;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view item = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::size_t first = item.find(':');
    const std::size_t second = first == item.npos ? item.npos : item.find(':', first + 1);
    if (second == item.npos || first == 0) return not_a_paper();
    PaperQuestion question{.question = std::string(item.substr(0, first)),
                           .names = std::string(item.substr(second + 1))};
    const std::string_view number = item.substr(first + 1, second - first - 1);
    const char* const number_end = std::to_address(number.end());
    const auto [stop, problem] =
        std::from_chars(std::to_address(number.begin()), number_end, question.variant);
    if (problem != std::errc() || stop != number_end) return not_a_paper();
    paper.push_back(std::move(question));
  }
  return paper;
}

std::vector<std::size_t> shuffled_within(std::span<const std::size_t> groups, SplitMix64& random) {
  std::vector<std::size_t> order(groups.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  for (std::size_t begin = 0; begin < groups.size();) {
    std::size_t end = begin + 1;
    while (end < groups.size() && groups[end] == groups[begin]) ++end;
    std::vector<std::size_t> places(order.begin() + static_cast<std::ptrdiff_t>(begin),
                                    order.begin() + static_cast<std::ptrdiff_t>(end));
    shuffle(places, random);
    std::ranges::copy(places, order.begin() + static_cast<std::ptrdiff_t>(begin));
    begin = end;
  }
  return order;
}

}  // namespace reckon::contest
