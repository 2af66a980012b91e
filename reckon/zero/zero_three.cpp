// SPDX-License-Identifier: MIT
#include "reckon/zero/zero_three.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include "reckon/zero/line_of_three.hpp"

namespace reckon::zero {

namespace {

using enum Operator;

constexpr std::size_t kRelations = kLinesOfThree.size();

// A pair of operators with a minus, and what it says of the three numbers of a line.
struct Outer {
  std::array<Operator, 2> operators;
  LineOfThree relation;
};

// All of them.
std::vector<Outer> outer_pairs() {
  std::vector<Outer> pairs;
  for (const Operator first : kOperators) {
    for (const Operator second : kOperators) {
      if (const auto relation = relation_of(first, second)) {
        pairs.push_back({.operators = {first, second}, .relation = *relation});
      }
    }
  }
  return pairs;
}

// The solution of x o f o x = 0 for f: the index of a middle, or none, where f would be 0.
std::optional<std::size_t> middle_of(const LineOfThree& relation) {
  if (relation.whole == 1) return relation.is_product ? 1U : 0U;
  if (relation.is_product) return 2U;
  return std::nullopt;
}

// The middles of row and column, as unordered pairs.
constexpr std::array<std::array<std::size_t, 2>, 6> kMiddles = {
    {{0, 0}, {0, 1}, {0, 2}, {1, 1}, {1, 2}, {2, 2}}};
static_assert(kMiddles.size() * kRelations == kZeroPieces);
static_assert(kRelations * kRelations * kRelations == kZeroSystemsInPiece);

// A line of three numbers must be 0.
struct Condition {
  Polynomial polynomial;
  Curves curves;  // without those along which a number is 0
};

// The systems in which row and column 2 leave the same f or two, and row 1 has one relation. Then
// all numbers are fractions of x and m.
class Piece {
 public:
  explicit Piece(std::uint64_t piece) {
    const auto& [row, column] = kMiddles[static_cast<std::size_t>(piece) / kRelations];
    const Quotient x = plane_.unknown(kX);
    const Quotient m = plane_.unknown(kSecond);
    const auto of_f = middles(x);
    const Quotient& f = of_f[row];
    const Quotient a = joined(f, add, m);
    const Quotient c = in_lowest_terms(solved(kLinesOfThree[piece % kRelations], {a, x, x}, 2));
    const Quotient h = in_lowest_terms(joined(c, subtract, f));
    cells_ = {a, x, c, x, f, x, h, x, m};
    for (const LineOfThree& relation : kLinesOfThree) {
      column_1_.push_back(condition(difference(relation, {a, x, h})));
      row_3_.push_back(condition(difference(relation, {h, x, m})));
      column_3_.push_back(condition(difference(relation, {c, x, m})));
    }
    agreement_ = condition(joined(f, subtract, of_f[column]).top);
  }

  std::vector<ZeroSolutions> solve() {
    std::vector<ZeroSolutions> solved;
    for (const Condition& column_1 : column_1_) {
      for (const Condition& row_3 : row_3_) {
        for (const Condition& column_3 : column_3_) {
          solved.push_back(solve({&agreement_, &column_1, &row_3, &column_3}));
        }
      }
    }
    return solved;
  }

 private:
  static constexpr std::size_t kX = kFirst;
  static constexpr std::size_t kH = 6;
  static constexpr std::size_t kM = 8;

  Condition condition(const Polynomial& polynomial) const {
    Condition found{.polynomial = polynomial, .curves = {}};
    if (polynomial.is_zero()) return found;
    for (const Factor& factor : polynomial.factors()) {
      if (std::ranges::none_of(cells_, [&](const Quotient& cell) {
            return cell.top.over(factor.polynomial).has_value();
          })) {
        found.curves.emplace(factor.polynomial.to_text(), factor.polynomial);
      }
    }
    return found;
  }

  ZeroSolutions solve(std::vector<const Condition*> conditions) {
    ZeroSolutions solved;
    std::erase_if(conditions, [](const Condition* one) { return one->polynomial.is_zero(); });
    solved.undecided = conditions.empty();
    if (solved.undecided) return solved;
    std::vector<Polynomial> common;
    std::vector<CommonZero> points;
    for (const auto& [name, curve] : conditions.front()->curves) {
      const auto other = std::ranges::find_if(conditions, [&](const Condition* condition) {
        return !condition->curves.contains(name);
      });
      if (other == conditions.end()) {
        common.push_back(curve);
        take_curve(curve, solved);
        continue;
      }
      for (const auto& [other_name, other_curve] : (*other)->curves) {
        const auto [known, is_new] = zeros_.try_emplace({name, other_name});
        if (is_new) known->second = common_zeros(curve, other_curve);
        solved.undecided |= known->second.left_open;
        std::ranges::copy(known->second.zeros, std::back_inserter(points));
      }
    }
    for (const CommonZero& zero : points) {
      const auto is_on = [&](const auto& curve) { return zero.is_on(curve); };
      if (std::ranges::all_of(conditions, is_on, &Condition::polynomial) &&
          std::ranges::none_of(cells_, is_on, &Quotient::top) &&
          std::ranges::none_of(common, is_on)) {
        take_zero(zero, solved);
      }
    }
    std::ranges::sort(solved.positive);
    const auto repeated = std::ranges::unique(solved.positive);
    solved.positive.erase(repeated.begin(), repeated.end());
    return solved;
  }

  void take_zero(const CommonZero& zero, ZeroSolutions& solved) const {
    const std::size_t degree = zero.degree();
    ZeroKind kind = degree == 2 ? ZeroKind::real_quadratic : ZeroKind::real_algebraic;
    if (degree == 1) {
      kind = add_positive(cells_, zero.point(), solved) ? ZeroKind::positive_integers
                                                        : ZeroKind::rational;
    } else if (zero.place.real_zeros() == 0) {
      kind = ZeroKind::complex_only;
    }
    solved.kind = std::min(solved.kind, kind);
  }

  // Adds the grid of a point, if all of its numbers are positive integers.
  static bool add_positive(std::span<const Quotient> cells, const PlanePoint& point,
                           ZeroSolutions& solved, const std::array<std::int64_t, 9>& growth = {}) {
    std::uint64_t too_large = 0;
    const auto numbers = numbers_at(cells, point, too_large);
    solved.undecided |= too_large > 0;
    if (!numbers) return false;
    ZeroSolutions::Positive& found = solved.positive.emplace_back();
    std::ranges::copy(*numbers, found.numbers.begin());
    found.growth = growth;
    return true;
  }

  // All positive integers on a curve on which all conditions hold.
  void take_curve(const Polynomial& curve, ZeroSolutions& solved) const {
    solved.kind = ZeroKind::infinite;
    const auto straight = straight_of(curve);
    if (!straight) {
      solved.undecided |= !is_never_zero(curve) && !is_never_zero_in_h(curve);
      return;
    }
    const auto numbers = numbers_on(*straight, cells_);
    if (!numbers) return;
    const std::size_t parameter = straight->parameter();
    const auto cells = quotients(*numbers);
    PlanePoint point;
    if (const auto last = last_on_line(*numbers, parameter)) {
      for (std::int64_t t = 1; t <= *last; ++t) {
        point[parameter] = t;
        add_positive(cells, point, solved);
      }
      return;
    }
    // Each number is a constant, or one plus the parameter.
    std::array<std::int64_t, 9> growth{};
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const auto& [top, bottom] = cells[i];
      growth[i] = top.contains(parameter) ? 1 : 0;
      const Polynomial grown =
          Polynomial(top.ring(), growth[i]) * Polynomial::unknown(top.ring(), parameter);
      solved.undecided |= bottom != Polynomial(top.ring(), 1) || !(top - grown).is_constant();
    }
    point[parameter] = 1;
    add_positive(cells, point, solved, growth);
  }

  // Whether a curve is never 0 for positive integers x and h, if m is h and a fraction of x.
  bool is_never_zero_in_h(const Polynomial& curve) const {
    const Quotient rest = in_lowest_terms(joined(cells_[kM], subtract, cells_[kH]));
    if (rest.top.contains(kSecond) || rest.bottom.contains(kSecond)) return false;
    const Quotient m = joined(cells_[kM], add, rest);
    return is_never_zero(numerator_with(curve, kSecond, RationalFunction(m.top, m.bottom)));
  }

  Plane plane_{{"x", "m"}};
  std::vector<Quotient> cells_;
  std::vector<Condition> column_1_;
  std::vector<Condition> row_3_;
  std::vector<Condition> column_3_;
  Condition agreement_{.polynomial = Polynomial(plane_.ring()), .curves = {}};
  std::map<std::pair<std::string, std::string>, CommonZeros> zeros_;
};

class Census {
 public:
  Census(std::span<const ZeroSolutions> solved, bool all_operators, const ZeroVisit& visit)
      : solved_(solved), all_operators_(all_operators), visit_(visit), used_(solved.size()) {
    constexpr std::size_t kSettings = 117'649;
    for (std::size_t setting = 0; setting < kSettings; ++setting) {
      std::array<std::size_t, 6> choice{};
      std::size_t rest = setting;
      for (std::size_t& pair : choice)
        pair = std::exchange(rest, rest / outer_.size()) % outer_.size();
      take(choice);
    }
    census_.systems = static_cast<std::uint64_t>(std::ranges::count(used_, true));
    std::ranges::sort(census_.families, {}, [](const ZeroFamily& family) {
      return std::tie(family.grid.operators, family.grid.numbers);
    });
  }
  ZeroCensus census() && { return std::move(census_); }

 private:
  // Decides the setting in which rows 1 to 3 and columns 1 to 3 have these pairs of operators.
  void take(const std::array<std::size_t, 6>& choice) {
    const OperatorString operators = operators_of(choice);
    if (all_operators_ && !uses_all_operators(operators)) return;
    ++census_.settings;
    ZeroKind kind = ZeroKind::none;
    if (const auto place = place_of(choice)) {
      const ZeroSolutions& solved = solved_[*place];
      used_[*place] = true;
      kind = solved.kind;
      if (solved.undecided) ++census_.undecided;
      for (const auto& [numbers, growth] : solved.positive) {
        census_.families.push_back(
            {.grid = {.numbers = {numbers.begin(), numbers.end()}, .operators = operators},
             .growth = growth});
      }
    }
    if (visit_) visit_(operators, kind);
    ++census_.kinds[static_cast<std::size_t>(kind)];
  }

  // The index of a system among all, piece after piece: by the middles and row 1, then by column 1,
  // row 3 and column 3. Empty if f would be 0.
  std::optional<std::size_t> place_of(const std::array<std::size_t, 6>& choice) const {
    const auto row = middle_of(outer_[choice[1]].relation);
    const auto column = middle_of(outer_[choice[4]].relation);
    if (!row || !column) return std::nullopt;
    const auto* const both =
        std::ranges::find(kMiddles, std::array{std::min(*row, *column), std::max(*row, *column)});
    auto place = static_cast<std::size_t>(both - kMiddles.begin());
    for (const std::size_t line : {0U, 3U, 2U, 5U}) {
      const auto* const relation = std::ranges::find(kLinesOfThree, outer_[choice[line]].relation);
      place = place * kRelations + static_cast<std::size_t>(relation - kLinesOfThree.begin());
    }
    return place;
  }

  OperatorString operators_of(const std::array<std::size_t, 6>& choice) const {
    OperatorString operators(layout_.places(), subtract);
    for (std::size_t line = 0; line < choice.size(); ++line) {
      const auto& places = layout_.lines[line].places;
      operators[places[0]] = outer_[choice[line]].operators[0];
      operators[places[1]] = outer_[choice[line]].operators[1];
    }
    return operators;
  }

  std::span<const ZeroSolutions> solved_;
  const bool all_operators_;
  const ZeroVisit& visit_;
  const std::vector<Outer> outer_ = outer_pairs();
  const ZeroLayout layout_ = zero_layout(3, 3);
  std::vector<bool> used_;
  ZeroCensus census_;
};

}  // namespace

GridFamily ZeroFamily::polynomials() const {
  GridFamily family;
  for (std::size_t cell = 0; cell < growth.size(); ++cell) {
    auto& coefficients = family.numbers.emplace_back();
    coefficients.push_back(grid.numbers[cell] - growth[cell]);
    if (growth[cell] != 0) coefficients.push_back(growth[cell]);
  }
  return family;
}

std::vector<ZeroSolutions> solve_zero_piece(std::uint64_t piece) { return Piece(piece).solve(); }

ZeroCensus zero_census(bool all_operators, const ZeroVisit& visit) {
  std::vector<ZeroSolutions> solved;
  for (std::uint64_t piece = 0; piece < kZeroPieces; ++piece) {
    std::ranges::move(solve_zero_piece(piece), std::back_inserter(solved));
  }
  return zero_census(solved, all_operators, visit);
}

ZeroCensus zero_census(std::span<const ZeroSolutions> solved, bool all_operators,
                       const ZeroVisit& visit) {
  return Census(solved, all_operators, visit).census();
}

}  // namespace reckon::zero
