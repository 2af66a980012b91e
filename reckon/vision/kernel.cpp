// SPDX-License-Identifier: MIT
#include "reckon/vision/kernel.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "reckon/text/quote.hpp"

namespace reckon::vision {
namespace {

constexpr std::string_view kBetween = " \t\r,";
constexpr std::string_view kAfter = "\n;#])}";
constexpr std::string_view kOpening = "[({";
constexpr std::string_view kClosing = "])}";

// Returns the error for what stands where a weight should: a decimal or fraction is shown.
std::unexpected<Error> no_weight(std::string_view text, std::size_t at) {
  const std::string_view rest = text.substr(at);
  const std::string_view word = rest.substr(0, rest.find_first_of(" \t\r,\n;#[](){}"));
  const bool is_number = word.find_first_not_of("+-.0123456789/eE") == word.npos &&
                         word.find_first_of("0123456789") != word.npos;
  return failure(is_number ? "expected a whole number, not " + quote(word) +
                                 ": give whole weights, and divide their sums"
                           : "expected a whole number: give rows of weights, as in -1 8 -1",
                 at + 1);
}

// Ends a row, if it has any weights.
Result<void> end_row(std::vector<std::int64_t>& weights, std::size_t& rows, std::size_t& columns,
                     std::size_t& begun, std::size_t column) {
  const std::size_t count = weights.size() - begun;
  begun = weights.size();
  if (count == 0) return {};
  if (rows == 0) columns = count;
  if (count != columns) {
    return failure("row " + std::to_string(rows + 1) + " has " + std::to_string(count) +
                       " weights, the first " + std::to_string(columns) + ": give all rows as many",
                   column);
  }
  ++rows;
  return {};
}

}  // namespace

Kernel edge_kernel() { return {3, 3, {-1, -1, -1, -1, 8, -1, -1, -1, -1}}; }

Result<void> check_kernel(const Kernel& kernel) {
  if (kernel.rows() == 0 || kernel.columns() == 0) {
    return failure("the kernel is empty: give it a weight at least");
  }
  if (std::max(kernel.rows(), kernel.columns()) > kLargestKernel) {
    return failure(ErrorCode::out_of_range, "the kernel has more than " +
                                                std::to_string(kLargestKernel) +
                                                " rows or columns: give a smaller one");
  }
  for (const std::int64_t weight : kernel.values()) {
    if (weight < -kLargestWeight || weight > kLargestWeight) {
      return failure(ErrorCode::out_of_range,
                     "the weight " + std::to_string(weight) + " is too large: give weights from -" +
                         std::to_string(kLargestWeight) + " to " + std::to_string(kLargestWeight));
    }
  }
  return {};
}

Result<Kernel> read_kernel(std::string_view text) {
  std::vector<std::int64_t> weights;
  std::size_t rows = 0;
  std::size_t columns = 0;
  std::size_t begun = 0;  // index of the first weight of the current row
  std::string open;       // the closing brackets that are due
  std::size_t at = 0;
  while (at < text.size()) {
    const char c = text[at];
    if (kBetween.contains(c)) {
      ++at;
    } else if (const auto kind = kOpening.find(c); kind != kOpening.npos && open.size() < 2) {
      open += kClosing[kind];
      ++at;
    } else if (c == '#') {
      at = std::min(text.find('\n', at), text.size());
    } else if (c == '\n' || c == ';' || (!open.empty() && c == open.back())) {
      if (c != '\n' && c != ';') open.pop_back();
      if (auto ended = end_row(weights, rows, columns, begun, at + 1); !ended) {
        return std::unexpected(std::move(ended).error());
      }
      ++at;
    } else {
      std::int64_t weight = 0;
      const char* const begin = text.data() + at;
      const auto [end, error] = std::from_chars(begin, text.data() + text.size(), weight);
      const auto next = at + static_cast<std::size_t>(end - begin);
      const bool apart =
          next == text.size() || kBetween.contains(text[next]) || kAfter.contains(text[next]);
      if (error == std::errc::result_out_of_range) {
        return failure(ErrorCode::out_of_range,
                       "the weight is too large: give weights from -" +
                           std::to_string(kLargestWeight) + " to " + std::to_string(kLargestWeight),
                       at + 1);
      }
      if (error != std::errc() || !apart) {
        return no_weight(text, at);
      }
      weights.push_back(weight);
      at = next;
    }
    if (weights.size() > kLargestKernel * kLargestKernel) break;  // refused below
  }
  if (auto ended = end_row(weights, rows, columns, begun, text.size()); !ended) {
    return std::unexpected(std::move(ended).error());
  }
  if (!open.empty() && weights.size() <= kLargestKernel * kLargestKernel) {
    return failure("the bracket " + quote(open.substr(open.size() - 1)) + " is missing: add it",
                   text.size());
  }
  Kernel kernel(rows, columns, std::move(weights));
  if (auto checked = check_kernel(kernel); !checked) {
    return std::unexpected(std::move(checked).error());
  }
  return kernel;
}

std::string to_text(const Kernel& kernel) {
  std::size_t width = 0;
  for (const std::int64_t weight : kernel.values()) {
    width = std::max(width, std::to_string(weight).size());
  }
  std::string text;
  for (std::size_t r = 0; r < kernel.rows(); ++r) {
    for (std::size_t c = 0; c < kernel.columns(); ++c) {
      const std::string weight = std::to_string(kernel(r, c));
      text.append(width - weight.size() + (c == 0 ? 0 : 1), ' ').append(weight);
    }
    text += '\n';
  }
  return text;
}

std::uint64_t total_weight(const Kernel& kernel) {
  std::uint64_t total = 0;
  for (const std::int64_t weight : kernel.values()) {
    total += static_cast<std::uint64_t>(weight < 0 ? -weight : weight);
  }
  return total;
}

}  // namespace reckon::vision
