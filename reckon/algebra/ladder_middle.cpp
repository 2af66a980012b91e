// SPDX-License-Identifier: MIT
#include "reckon/algebra/ladder_middle.hpp"

#include <array>
#include <span>

#include "reckon/algebra/positive_integers.hpp"

namespace reckon::algebra {

namespace {

// The numbers of the line along a curve, with p and g first.
Family family_of(const Polynomial& curve, std::span<const Quotient> line) {
  Family family{
      .parameters = {Plane::kFirst, Plane::kSecond}, .numbers = {}, .conditions = {curve}};
  for (const std::size_t i : {0U, 2U, 4U, 1U, 3U}) {
    family.numbers.emplace_back(line[i].top, line[i].bottom);
  }
  const auto value = straight_of(curve);
  if (!value) return family;
  Family straight{.parameters = {1 - value->unknown}, .numbers = {}, .conditions = {}};
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
  using enum Operator;
  using Answer = PositiveIntegers::Answer;
  const Quotient first = plane_.unknown(Plane::kFirst);
  const Quotient middle = plane_.unknown(Plane::kSecond);
  const Operator op = diagonal.is_product ? multiply : add;
  const Operator back = diagonal.is_product ? divide : subtract;
  const Quotient last = diagonal.whole == 2   ? joined(first, op, middle)
                        : diagonal.whole == 1 ? joined(middle, back, first)
                                              : joined(first, back, middle);
  const std::array line{first, plane_.middles(first)[of_f], middle, plane_.middles(last)[of_h],
                        last};
  LongMiddle found;
  for (const auto& [name, curve] : plane_.curves_of(line)) {
    found.everywhere = found.everywhere || name == kEverywhere;
    if (found.everywhere) break;
    if (last.top.over(curve) || last.bottom.over(curve) || has_irrational_ratio(curve)) continue;
    const PositiveIntegers all = positive_integers(family_of(curve, line));
    if (all.answer == Answer::finitely_many) {
      for (const auto& numbers : all.examples) found.points.push_back({numbers[0], numbers[1]});
    } else if (all.answer != Answer::none) {
      found.curves.push_back(curve);
    }
  }
  return found;
}

}  // namespace reckon::algebra
