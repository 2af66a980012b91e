// SPDX-License-Identifier: MIT
#include "reckon/algebra/setting.hpp"

#include <algorithm>
#include <string>

#include "reckon/arith/operator_signs.hpp"
#include "reckon/calcrostic/calcrostic.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::algebra {

Result<Setting> read_setting(std::string_view text) {
  const std::string wanted = "a setting has 8 operators, like ++/*+--+";
  Setting setting{};
  std::size_t count = 0;
  for (const TextWord& sign : characters_of(text)) {
    if (is_blank(sign.text)) continue;
    const auto op = operator_in(sign.text);
    if (!op) return failure(quote(sign.text) + " is not one of + - * /", sign.column);
    if (count == setting.size()) return failure(wanted + ", not more", sign.column);
    setting[count++] = *op;
  }
  if (count < setting.size()) return failure(wanted + ", not " + std::to_string(count));
  return setting;
}

std::string to_text(const Setting& setting) {
  std::string text;
  for (const Operator op : setting) text += symbol_of(op);
  return text;
}

Setting standard_setting(const Setting& setting) {
  Setting least = setting;
  for (const auto& version : calcrostic::versions({.numbers = {}, .operators = setting})) {
    least = std::min(least, version.operators);
  }
  return least;
}

}  // namespace reckon::algebra
