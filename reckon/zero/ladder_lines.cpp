// SPDX-License-Identifier: MIT
#include "reckon/zero/ladder_lines.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "reckon/algebra/positive_integers.hpp"

namespace reckon::zero {

namespace {

constexpr std::size_t kThree = 3;

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

LadderLines::LadderLines(const ZeroLayout& layout) : layout_(layout) {
  for (std::size_t i = 0; i < layout.lines.size(); ++i) {
    const ZeroLine& line = layout.lines[i];
    if (i < layout.straight()) {
      if (line.cells.size() == kThree) {
        if (has(line, a)) left_ = &line;
        if (has(line, x)) middle_ = &line;
        if (has(line, b)) conditions_.push_back(&line);
      }
    } else if (line.cells.size() == 2) {
      forced_.push_back(line.places[0]);
    } else if (has(line, g)) {
      (diagonals_[of_g] == nullptr ? diagonals_[of_g] : diagonals_[of_g_too]) = &line;
    } else {
      diagonals_[has(line, a) ? of_a : has(line, b) ? of_b : has(line, c) ? of_c : of_d] = &line;
    }
  }
  for (std::size_t i = 0; i < layout.straight(); ++i) {
    const ZeroLine& line = layout.lines[i];
    if (line.cells.size() != kThree) conditions_.push_back(&line);
  }
  // The middle line has only p, f, g, h and q.
  std::swap(conditions_[1], conditions_[2]);
}

std::uint8_t LadderLines::at(Name name) const {
  const unsigned row = name / 5U;
  const unsigned column = name % 5U;
  return static_cast<std::uint8_t>(layout_.rows == 3 ? row * 5U + column : column * 3U + row);
}

bool LadderLines::has(const ZeroLine& line, Name name) const {
  return std::ranges::find(line.cells, at(name)) != line.cells.end();
}

bool LadderLines::has_first_q(Diagonal name) const { return has(diagonal(name), q); }

bool LadderLines::ends_with_q(Diagonal name) const {
  const std::uint8_t last = diagonal(name).cells.back();
  return last == at(q) || last == at(q_right) || last == at(q_low);
}

std::set<LadderLines::Crossings> LadderLines::crossings() const {
  std::vector<std::uint8_t> open;
  for (const ZeroLine* line : diagonals_) {
    for (const std::uint8_t place : line->places) {
      if (std::ranges::find(forced_, place) == forced_.end() &&
          std::ranges::find(open, place) == open.end()) {
        open.push_back(place);
      }
    }
  }
  std::set<Crossings> found;
  OperatorString operators(layout_.places(), Operator::subtract);
  each_string(open.size(), [&](const OperatorString& string) {
    for (std::size_t i = 0; i < open.size(); ++i) operators[open[i]] = string[i];
    Crossings relations;
    bool possible = true;
    for (std::size_t i = 0; possible && i < diagonals; ++i) {
      const auto relation =
          relation_of(operators[diagonals_[i]->places[0]], operators[diagonals_[i]->places[1]]);
      possible = relation.has_value();
      if (relation) relations[i] = *relation;
    }
    if (possible) found.insert(relations);
  });
  return found;
}

bool LadderLines::hold(const Crossings& crossings, std::span<const std::int64_t> numbers) const {
  for (std::size_t i = 0; i < diagonals; ++i) {
    const auto line = numbers_along(numbers, *diagonals_[i]);
    Numbers others(line.span().begin(), line.span().end());
    const auto [whole, is_product] = crossings[i];
    const std::int64_t value = others[whole];
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(whole));
    if (value != (is_product ? others[0] * others[1] : others[0] + others[1])) return false;
  }
  return true;
}

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
