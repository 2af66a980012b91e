// SPDX-License-Identifier: MIT
// Applies the rules of docs/essential.md from the inside out to maximal groups of sums and of
// products. The 1,820 hands of four cards 1 to 13 with objective 24 have 3,017 essential solutions
// altogether. 4nums.com counts the same.
#include "reckon/krypto/essential.hpp"

#include <algorithm>
#include <bit>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "reckon/arith/detail/bits.hpp"

namespace reckon::krypto {

namespace {

enum class Kind { number, sum, product };

// A core has a value >= 0; its sign is kept outside, in Signed or in its Part.
struct Core;
using CoreRef = std::shared_ptr<const Core>;

// A term with its sign, or a factor with its exponent: 1 or -1.
struct Part {
  CoreRef core;
  int sign = 1;
};

struct Core {
  Kind kind = Kind::number;
  Rational value;
  std::vector<Part>
      parts;         // two or more; a sum has no sums among its parts, and a product no products
  std::string text;  // equal texts mean equal cores
};

struct Signed {
  CoreRef core;
  int sign = 1;
};

Signed number(std::int64_t value) {
  const Rational size = Rational(value).abs();
  return {.core = std::make_shared<Core>(
              Core{.kind = Kind::number, .value = size, .parts = {}, .text = size.to_text()}),
          .sign = value < 0 ? -1 : 1};
}

// The canonical order: plus and numerators first, then smaller values, then shorter texts.
bool comes_before(const Part& a, const Part& b) {
  if (a.sign != b.sign) return a.sign > b.sign;
  if (a.core->value != b.core->value) return a.core->value < b.core->value;
  if (a.core->text.size() != b.core->text.size()) return a.core->text.size() < b.core->text.size();
  return a.core->text < b.core->text;
}

Rational neutral(Kind kind) { return kind == Kind::sum ? 0 : 1; }

Rational joined(Kind kind, const Rational& total, const Part& part) {
  const Rational& value = part.core->value;
  if (kind == Kind::sum) return part.sign > 0 ? total + value : total - value;
  return part.sign > 0 ? total * value : total / value;
}

// Flattens a sum within a sum, or a product within a product.
void add_flat(std::vector<Part>& parts, const Part& part, Kind kind) {
  if (part.core->kind != kind) {
    parts.push_back(part);
    return;
  }
  for (const Part& inner : part.core->parts)
    parts.push_back({.core = inner.core, .sign = inner.sign * part.sign});
}

// Cancels x - x and x / x.
void cancel_pairs(std::vector<Part>& parts) {
  for (std::size_t i = 0; i < parts.size();) {
    const auto opposite = std::find_if(
        parts.begin() + static_cast<std::ptrdiff_t>(i), parts.end(), [&](const Part& other) {
          return other.sign != parts[i].sign && other.core->text == parts[i].core->text;
        });
    if (opposite == parts.end()) {
      ++i;
      continue;
    }
    parts.erase(opposite);
    parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i));
  }
}

// Sets aside the largest proper group of parts that adds up to 0 or multiplies to 1. In a tie, the
// parts that come first in the canonical order stay.
void set_aside_neutral_group(std::vector<Part>& parts, Kind kind) {
  std::ranges::sort(parts, comes_before);
  const unsigned all = (1U << parts.size()) - 1;
  std::vector<Rational> totals(all + std::size_t{1}, neutral(kind));
  unsigned best = 0;
  for (unsigned group = 1; group < all; ++group) {
    const auto first = lowest(group);
    totals[group] = joined(kind, totals[group & (group - 1)], parts[first]);
    if (totals[group] != neutral(kind)) continue;
    if (std::pair(std::popcount(group), group) > std::pair(std::popcount(best), best)) best = group;
  }
  unsigned position = 0;
  std::erase_if(parts, [&](const Part&) { return ((best >> position++) & 1U) != 0; });
}

std::string text_of(std::span<const Part> parts, Kind kind) {
  std::string text;
  for (const Part& part : parts) {
    if (part.sign < 0) {
      text += kind == Kind::sum ? "-" : text.empty() ? "1/" : "/";
    } else if (!text.empty()) {
      text += kind == Kind::sum ? "+" : "*";
    }
    text += part.core->kind == Kind::number ? part.core->text : "(" + part.core->text + ")";
  }
  return text;
}

// The core of the remaining parts; a single part is its own core.
Signed finish(std::vector<Part> parts, Kind kind, int sign) {
  if (parts.size() == 1 && (kind == Kind::sum || parts[0].sign > 0)) {
    return {.core = parts[0].core, .sign = kind == Kind::sum ? sign * parts[0].sign : sign};
  }
  std::ranges::sort(parts, comes_before);
  Core core{.kind = kind, .value = neutral(kind), .parts = {}, .text = text_of(parts, kind)};
  for (const Part& part : parts) core.value = joined(kind, core.value, part);
  if (kind == Kind::sum && core.value.sign() <= 0) {
    // A negative difference is reversed; one of value 0 takes the direction with the lesser text.
    std::vector<Part> turned = parts;
    for (Part& part : turned) part.sign = -part.sign;
    std::ranges::sort(turned, comes_before);
    std::string text = text_of(turned, kind);
    if (core.value.sign() < 0 || text < core.text) {
      core.value = -core.value;
      core.text = std::move(text);
      parts = std::move(turned);
      sign = -sign;
    }
  }
  core.parts = std::move(parts);
  return {.core = std::make_shared<Core>(std::move(core)), .sign = sign};
}

Signed core_of_sum(const std::vector<Part>& written) {
  std::vector<Part> flat;
  for (const Part& part : written) add_flat(flat, part, Kind::sum);
  std::vector<Part> zeros;
  std::vector<Part> parts;
  for (const Part& part : flat) (part.core->value.is_zero() ? zeros : parts).push_back(part);
  if (parts.empty()) return {.core = std::ranges::min_element(zeros, comes_before)->core};
  cancel_pairs(parts);
  if (parts.empty()) return number(0);
  set_aside_neutral_group(parts, Kind::sum);
  return finish(std::move(parts), Kind::sum, 1);
}

Signed core_of_product(const std::vector<Part>& written, int sign) {
  std::vector<Part> parts;
  for (const Part& part : written) add_flat(parts, part, Kind::product);
  const auto is_zero = [](const Part& part) { return part.core->value.is_zero(); };
  const auto is_one = [](const Part& part) { return part.core->value == 1; };
  std::vector<Part> zeros;
  std::ranges::copy_if(parts, std::back_inserter(zeros), is_zero);
  if (!zeros.empty()) return {.core = std::ranges::min_element(zeros, comes_before)->core};
  for (Part& part : parts) {
    if (is_one(part)) part.sign = 1;
  }
  cancel_pairs(parts);
  if (parts.empty()) return {.core = number(1).core, .sign = sign};
  const Part last_unit = *std::ranges::max_element(parts, comes_before);
  std::erase_if(parts, is_one);
  if (parts.empty()) parts.push_back(last_unit);
  set_aside_neutral_group(parts, Kind::product);
  return finish(std::move(parts), Kind::product, sign);
}

Signed core_of(const Expression& expression, std::uint32_t index);

// Collects the parts of the largest sum or product around a node; signs of factors go to `outer`.
void collect(const Expression& expression, std::uint32_t index, Kind kind, int sign,
             std::vector<Part>& parts, int& outer) {
  const Expression::Node& node = expression.nodes()[index];
  if (!node.leaf && is_additive(node.op) == (kind == Kind::sum)) {
    const bool turns = node.op == Operator::subtract || node.op == Operator::divide;
    collect(expression, node.left, kind, sign, parts, outer);
    collect(expression, node.right, kind, turns ? -sign : sign, parts, outer);
    return;
  }
  const Signed part = core_of(expression, index);
  if (kind == Kind::sum) {
    parts.push_back({.core = part.core, .sign = part.sign * sign});
  } else {
    outer *= part.sign;
    parts.push_back({.core = part.core, .sign = sign});
  }
}

Signed core_of(const Expression& expression, std::uint32_t index) {
  const Expression::Node& node = expression.nodes()[index];
  if (node.leaf) return number(node.number);
  const Kind kind = is_additive(node.op) ? Kind::sum : Kind::product;
  std::vector<Part> parts;
  int outer = 1;
  collect(expression, index, kind, 1, parts, outer);
  return kind == Kind::sum ? core_of_sum(parts) : core_of_product(parts, outer);
}

}  // namespace

std::string essential_core(const Expression& expression) {
  return core_of(expression, static_cast<std::uint32_t>(expression.nodes().size() - 1)).core->text;
}

}  // namespace reckon::krypto
