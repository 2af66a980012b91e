// SPDX-License-Identifier: MIT
#include "reckon/algebra/zero_three.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <tuple>
#include <utility>

#include "reckon/algebra/bilinear.hpp"

namespace reckon::algebra {

namespace {

using zero::ZeroLayout;
using enum Operator;

// A line of three numbers.
using Pair = std::array<Operator, 2>;

// The pairs with a minus, by the relation that y o x o z = 0 implies for nonzero numbers.
enum Equation : std::uint8_t {
  y_is_x_plus_z,
  z_is_x_plus_y,
  x_is_y_plus_z,
  y_is_xz,
  z_is_xy,
  x_is_yz
};

struct Outer {
  Pair operators;
  Equation equation;
};
constexpr std::array<Outer, 7> kOuter = {{{{add, subtract}, z_is_x_plus_y},
                                          {{subtract, add}, x_is_y_plus_z},
                                          {{subtract, subtract}, y_is_x_plus_z},
                                          {{subtract, multiply}, y_is_xz},
                                          {{subtract, divide}, x_is_yz},
                                          {{multiply, subtract}, z_is_xy},
                                          {{divide, subtract}, y_is_xz}}};

// The solution of x o f o x = 0 for f.
enum class Middle : std::uint8_t { impossible, twice, square, one };

Middle middle_of(const Pair& pair) {
  if (pair == Pair{subtract, add}) return Middle::twice;
  if (pair == Pair{subtract, divide}) return Middle::square;
  // With + − and − − f would be 0.
  return pair[0] == multiply || pair[0] == divide || pair[1] == multiply ? Middle::one
                                                                         : Middle::impossible;
}

// A number of the grid: a multiple of h plus one of m plus a polynomial in x.
struct Linear {
  std::int64_t h;
  std::int64_t m;
  Polynomial rest;
};

// The possible ones, as unordered pairs.
constexpr std::array<std::array<Middle, 2>, 6> kMiddles = {{{Middle::twice, Middle::twice},
                                                            {Middle::twice, Middle::square},
                                                            {Middle::twice, Middle::one},
                                                            {Middle::square, Middle::square},
                                                            {Middle::square, Middle::one},
                                                            {Middle::one, Middle::one}}};
constexpr std::size_t kEquations = 6;
static_assert(kMiddles.size() * kEquations == kZeroPieces);
static_assert(kEquations * kEquations * kEquations == kZeroSystemsInPiece);

// The middle row and column, and the equations of row 1, column 1, row 3 and column 3.
struct System {
  Middle row = Middle::impossible;
  Middle column = Middle::impossible;
  std::array<Equation, 4> outer{};

  // Its index among all systems, piece after piece: by the middle and row 1, then by the others.
  std::size_t place() const {
    const auto* const middle =
        std::ranges::find(kMiddles, std::array{std::min(row, column), std::max(row, column)});
    auto place = static_cast<std::size_t>(middle - kMiddles.begin());
    for (const Equation equation : outer) place = place * kEquations + equation;
    return place;
  }
  static System at(std::size_t place) {
    System system;
    for (std::size_t i = system.outer.size(); i-- > 0; place /= kEquations) {
      system.outer[i] = static_cast<Equation>(place % kEquations);
    }
    system.row = kMiddles[place][0];
    system.column = kMiddles[place][1];
    return system;
  }
};

class Solver {
 public:
  ZeroSolutions solve(const System& system) const {
    const Polynomial one(ring_, 1);
    const Polynomial square = x_ * x_;
    const Polynomial twice = x_ + x_;
    const auto f_of = [&](Middle middle) {
      return middle == Middle::twice ? twice : middle == Middle::square ? square : one;
    };
    const Polynomial f = f_of(system.row);
    const Linear a{.h = 0, .m = 1, .rest = f};
    const Linear c{.h = 1, .m = 0, .rest = f};
    const Linear h{.h = 1, .m = 0, .rest = zero_};
    const Linear m{.h = 0, .m = 1, .rest = zero_};
    const auto [row_1, column_1, row_3, column_3] = system.outer;
    const BilinearSystem equations{.equations = {equation(row_1, a, c), equation(column_1, a, h),
                                                 equation(row_3, h, m), equation(column_3, c, m)},
                                   .f = f};
    if (system.row == system.column) {
      const BilinearSolutions all = algebra::solve(equations);
      ZeroSolutions solved = judge(all, f);
      // On a conic, h and m are not rational functions of x. But if f is 2 x or x^2, then in
      // positive integers a = f + m exceeds x, as c does, and is not a factor of it.
      solved.undecided |=
          all.conic && (system.row == Middle::one ||
                        (row_1 != x_is_yz && column_1 != x_is_yz && column_3 != x_is_yz));
      return solved;
    }
    // If row and column agree on f.
    BilinearSolutions all;
    for (const Factor& factor : (f - f_of(system.column)).factors()) {
      all.add(solve_where(equations, factor.polynomial));
    }
    return judge(all, f);
  }

 private:
  Bilinear equation(Equation kind, const Linear& y, const Linear& z) const {
    const auto sum = [&](std::int64_t h, std::int64_t m, const Polynomial& rest) {
      return Bilinear{zero_, Polynomial(ring_, h), Polynomial(ring_, m), rest};
    };
    const auto plus_x = [&](const Linear& one, const Linear& other) {
      return sum(one.h - other.h, one.m - other.m, one.rest - other.rest - x_);
    };
    const auto times_x = [&](const Linear& one, const Linear& other) {
      return Bilinear{zero_, Polynomial(ring_, one.h) - Polynomial(ring_, other.h) * x_,
                      Polynomial(ring_, one.m) - Polynomial(ring_, other.m) * x_,
                      one.rest - other.rest * x_};
    };
    switch (kind) {
      case y_is_x_plus_z: return plus_x(y, z);
      case z_is_x_plus_y: return plus_x(z, y);
      case x_is_y_plus_z: return sum(y.h + z.h, y.m + z.m, y.rest + z.rest - x_);
      case y_is_xz: return times_x(y, z);
      case z_is_xy: return times_x(z, y);
      case x_is_yz: break;
    }
    // In no line do both numbers contain h, or both m.
    return {Polynomial(ring_, y.h * z.m + y.m * z.h),
            Polynomial(ring_, y.h) * z.rest + Polynomial(ring_, z.h) * y.rest,
            Polynomial(ring_, y.m) * z.rest + Polynomial(ring_, z.m) * y.rest,
            y.rest * z.rest - x_};
  }

  static ZeroKind kind_of(const BilinearSolutions& all, bool positive) {
    if (all.infinite()) return ZeroKind::infinite;
    if (positive) return ZeroKind::positive_integers;
    if (!all.points.empty()) return ZeroKind::rational;
    if (all.quadratic) return ZeroKind::real_quadratic;
    if (all.algebraic) return ZeroKind::real_algebraic;
    return all.complex ? ZeroKind::complex_only : ZeroKind::none;
  }

  static ZeroSolutions judge(const BilinearSolutions& all, const Polynomial& f) {
    ZeroSolutions solved{.undecided = all.undecided, .positive = {}};
    const auto add = [&](const FlintRational& x, const FlintRational& h, const FlintRational& m,
                         const std::array<std::int64_t, 9>& growth) {
      const FlintRational middle = f.at(std::array{x});
      ZeroSolutions::Positive found{.growth = growth};
      auto* place = found.numbers.begin();
      for (const FlintRational& number : {middle + m, x, middle + h, x, middle, x, h, x, m}) {
        if (number.sign() <= 0 || !number.is_integer()) return;
        const auto value = number.integer();
        if (!value) {
          solved.undecided = true;
          return;
        }
        *place++ = *value;
      }
      solved.positive.push_back(found);
    };
    for (const RationalPoint& point : all.points) add(point.x, point.h, point.m, {});
    for (const RationalLine& line : all.lines) {
      if (line.x.sign() < 0 || !line.x.is_integer()) continue;
      // m = h is the only line that occurs.
      if (line.slope != FlintRational(1) || !line.rest.is_zero()) {
        solved.undecided = true;
        continue;
      }
      add(line.x, 1, 1, {1, 0, 1, 0, 0, 0, 1, 0, 1});
    }
    std::ranges::sort(solved.positive);
    const auto repeated = std::ranges::unique(solved.positive);
    solved.positive.erase(repeated.begin(), repeated.end());
    solved.kind = kind_of(all, !solved.positive.empty());
    return solved;
  }

  Ring ring_{{"x"}};
  Polynomial zero_{ring_};
  Polynomial x_ = Polynomial::unknown(ring_, 0);
};

class Census {
 public:
  Census(std::span<const ZeroSolutions> solved, bool all_operators, const ZeroVisit& visit)
      : solved_(solved), all_operators_(all_operators), visit_(visit), used_(solved.size()) {
    std::array<std::size_t, 6> choice{};
    do {
      take(choice);
    } while (advance(choice));
    census_.systems = static_cast<std::uint64_t>(std::ranges::count(used_, true));
    std::ranges::sort(census_.families, {}, [](const ZeroFamily& family) {
      return std::tie(family.grid.operators, family.grid.numbers);
    });
  }
  ZeroCensus census() && { return std::move(census_); }

 private:
  static bool advance(std::array<std::size_t, 6>& choice) {
    for (std::size_t& digit : choice) {
      if (++digit < kOuter.size()) return true;
      digit = 0;
    }
    return false;
  }

  // Decides the setting in which rows 1 to 3 and columns 1 to 3 have these pairs of operators.
  void take(const std::array<std::size_t, 6>& choice) {
    const std::vector<Operator> operators = operators_of(choice);
    if (all_operators_ && !zero::uses_all_operators(operators)) return;
    ++census_.settings;
    const System system{.row = middle_of(kOuter[choice[1]].operators),
                        .column = middle_of(kOuter[choice[4]].operators),
                        .outer = {kOuter[choice[0]].equation, kOuter[choice[3]].equation,
                                  kOuter[choice[2]].equation, kOuter[choice[5]].equation}};
    ZeroKind kind = ZeroKind::none;
    if (system.row != Middle::impossible && system.column != Middle::impossible) {
      const ZeroSolutions& solved = solved_[system.place()];
      used_[system.place()] = true;
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

  std::vector<Operator> operators_of(const std::array<std::size_t, 6>& choice) const {
    std::vector<Operator> operators(layout_.places(), subtract);
    for (std::size_t line = 0; line < choice.size(); ++line) {
      const auto& places = layout_.lines[line].places;
      operators[places[0]] = kOuter[choice[line]].operators[0];
      operators[places[1]] = kOuter[choice[line]].operators[1];
    }
    return operators;
  }

  std::span<const ZeroSolutions> solved_;
  const bool all_operators_;
  const ZeroVisit& visit_;
  const ZeroLayout layout_ = zero::zero_layout(3, 3);
  std::vector<bool> used_;
  ZeroCensus census_;
};

}  // namespace

bool ZeroFamily::is_from(std::int64_t least) const {
  return std::ranges::all_of(grid.numbers, [&](std::int64_t number) { return number >= least; });
}

bool ZeroFamily::contains(std::span<const std::int64_t> numbers) const {
  // A growing number determines the grid.
  std::int64_t steps = 0;
  for (std::size_t cell = 0; cell < growth.size(); ++cell) {
    if (growth[cell] != 0) steps = (numbers[cell] - grid.numbers[cell]) / growth[cell];
  }
  if (steps < 0) return false;
  for (std::size_t cell = 0; cell < growth.size(); ++cell) {
    if (numbers[cell] != grid.numbers[cell] + steps * growth[cell]) return false;
  }
  return true;
}

std::vector<ZeroSolutions> solve_zero_piece(std::uint64_t piece) {
  const Solver solver;
  std::vector<ZeroSolutions> solved;
  for (std::size_t i = 0; i < kZeroSystemsInPiece; ++i) {
    solved.push_back(
        solver.solve(System::at(static_cast<std::size_t>(piece) * kZeroSystemsInPiece + i)));
  }
  return solved;
}

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

}  // namespace reckon::algebra
