// SPDX-License-Identifier: MIT
#include "reckon/countdown/countdown_values.hpp"

#include <algorithm>
#include <iterator>

namespace reckon::countdown {

namespace {

using Value = CountdownValues::Value;

void sort_each_once(std::vector<Value>& values) {
  std::ranges::sort(values);
  const auto [first, last] = std::ranges::unique(values);
  values.erase(first, last);
}

}  // namespace

CountdownLists::CountdownLists(const Pool& pool) {
  for (const Choice& choice : pool.choices(1)) {
    const std::vector<Value> number = {static_cast<Value>(Pool::numbers(choice).front())};
    values_[1].push_back({.all = number, .terms = number, .factors = number});
  }
  for (std::size_t size = 2; size <= kMost; ++size) {
    for (const Choice& choice : pool.choices(size)) {
      values_[size].push_back(make(pool, choice, size));
    }
  }
}

CountdownValues CountdownLists::make(const Pool& pool, const Choice& choice,
                                     std::size_t size) const {
  std::vector<Value> of_fewer;
  for (std::size_t fewer = 1; fewer < size; ++fewer) {
    pool.each_part(choice, fewer, [&](std::size_t part, std::size_t) {
      const std::vector<Value>& others = of(fewer, part).all;
      of_fewer.insert(of_fewer.end(), others.begin(), others.end());
    });
  }
  sort_each_once(of_fewer);
  CountdownValues values;
  each_result_of(
      pool, choice, size, [&](Value value) { values.factors.push_back(value); },
      [&](Value value) { values.terms.push_back(value); });
  for (std::vector<Value>* list : {&values.terms, &values.factors}) {
    sort_each_once(*list);
    std::erase_if(*list, [&](Value v) { return std::ranges::binary_search(of_fewer, v); });
  }
  std::ranges::set_union(values.terms, values.factors, std::back_inserter(values.all));
  return values;
}

}  // namespace reckon::countdown
