// SPDX-License-Identifier: MIT
#include "reckon/work/work.hpp"

#include <charconv>
#include <memory>
#include <utility>

namespace reckon::work {

Work joined(std::vector<Work> works) {
  if (works.size() == 1) return std::move(works.front());
  Work all;
  for (const Work& work : works) {
    if (!all.parameters.empty()) all.parameters += "; ";
    all.parameters += work.parameters;
    all.pieces += work.pieces;
  }
  const auto parts = std::make_shared<const std::vector<Work>>(std::move(works));
  all.prepare = [parts] {
    for (const Work& part : *parts) {
      if (part.prepare) part.prepare();
    }
  };
  all.make = [parts](std::uint64_t piece) {
    auto part = parts->begin();
    for (; piece >= part->pieces; ++part) piece -= part->pieces;
    return part->make(piece);
  };
  return all;
}

std::optional<Shard> shard_named(const std::string& text) {
  constexpr std::uint64_t kMost = std::uint64_t{1} << 32U;
  Shard shard;
  const char* end = text.data() + text.size();
  const auto [stop, problem] = std::from_chars(text.data(), end, shard.index);
  if (problem != std::errc() || stop == end || *stop != '/') return std::nullopt;
  const auto [rest, second_problem] = std::from_chars(stop + 1, end, shard.count);
  if (second_problem != std::errc() || rest != end) return std::nullopt;
  if (shard.count > kMost || shard.index >= shard.count) return std::nullopt;
  return shard;
}

std::string ranges_of(const std::vector<std::uint64_t>& numbers, std::size_t most) {
  std::string text;
  std::size_t ranges = 0;
  for (std::size_t i = 0; i < numbers.size(); ++ranges) {
    if (ranges == most) return text + ", and " + std::to_string(numbers.size() - i) + " more";
    const std::size_t first = i;
    ++i;
    while (i < numbers.size() && numbers[i] == numbers[i - 1] + 1) ++i;
    if (ranges > 0) text += ", ";
    text += std::to_string(numbers[first]);
    if (i - first > 1) text += "-" + std::to_string(numbers[i - 1]);
  }
  return text;
}

}  // namespace reckon::work
