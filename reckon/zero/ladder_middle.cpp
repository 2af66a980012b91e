// SPDX-License-Identifier: MIT
#include "reckon/zero/ladder_middle.hpp"

#include <array>
#include <span>

#include "reckon/algebra/positive_integers.hpp"

namespace reckon::zero {

namespace {

// The numbers of the line along a curve, with p and g first.
algebra::Family family_of(const Polynomial& curve, std::span<const Quotient> line) {
  algebra::Family family{.parameters = {kFirst, kSecond}, .numbers = {}, .conditions = {curve}};
  for (const std::size_t i : {0U, 2U, 4U, 1U, 3U}) {
    family.numbers.emplace_back(line[i].top, line[i].bottom);
  }
  const auto value = straight_of(curve);
  if (!value) return family;
  algebra::Family straight{.parameters = {value->parameter()}, .numbers = {}, .conditions = {}};
  for (const RationalFunction& number : family.numbers) {
    const auto along = number.with(value->unknown, value->value);
    if (!along) return family;
    straight.numbers.push_back(*along);
  }
  return straight;
}

}  // namespace

const LongMiddle& LongMiddles::of(const LineOfThree& diagonal, std::size_t of_f, std::size_t of_h) {
  const auto [found, is_new] = found_.try_emplace({diagonal, of_f, of_h});
  if (is_new) found->second = find(diagonal, of_f, of_h);
  return found->second;
}

LongMiddle LongMiddles::find(const LineOfThree& diagonal, std::size_t of_f,
                             std::size_t of_h) const {
  using Answer = algebra::PositiveIntegers::Answer;
  const Quotient first = plane_.unknown(kFirst);
  const Quotient middle = plane_.unknown(kSecond);
  const Quotient last = solved(diagonal, {first, middle, middle}, 2);
  const std::array line{first, middles(first)[of_f], middle, middles(last)[of_h], last};
  LongMiddle found;
  for (const auto& [name, curve] : plane_.curves_of(line)) {
    found.everywhere = found.everywhere || name == kEverywhere;
    if (found.everywhere) break;
    if (last.top.over(curve) || last.bottom.over(curve) || has_irrational_ratio(curve)) continue;
    const algebra::PositiveIntegers all = positive_integers(family_of(curve, line));
    if (all.answer == Answer::finitely_many) {
      for (const auto& numbers : all.examples) found.points.push_back({numbers[0], numbers[1]});
    } else if (all.answer != Answer::none) {
      found.curves.push_back(curve);
    }
  }
  return found;
}

}  // namespace reckon::zero
