// SPDX-License-Identifier: MIT
#include "reckon/algebra/bilinear.hpp"

#include <algorithm>
#include <functional>
#include <span>
#include <utility>

namespace reckon::algebra {

namespace {

using Indices = std::vector<std::size_t>;

Indices without(Indices indices, std::size_t i) {
  indices.erase(indices.begin() + static_cast<std::ptrdiff_t>(i));
  return indices;
}

// The minor of two or more rows.
Polynomial minor(const BilinearSystem& system, const Indices& rows, const Indices& columns) {
  const Bilinear& first = system.equations[rows[0]];
  Polynomial sum(system.f.ring());
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const Polynomial& factor = first[columns[i]];
    if (factor.is_zero()) continue;
    // With one row the minor is an entry, which is not copied.
    const Polynomial term = rows.size() == 2
                                ? factor * system.equations[rows[1]][columns[1 - i]]
                                : factor * minor(system, without(rows, 0), without(columns, i));
    if (i % 2 == 0) {
      sum += term;
    } else {
      sum -= term;
    }
  }
  return sum;
}

const Indices kAll = {0, 1, 2, 3};

// The coefficient matrix reduced over a field: Q(x), or Q[x] modulo an irreducible polynomial.
struct Reduced {
  std::size_t rank = 0;
  std::vector<Polynomial> kernel;  // if the rank is 3: the vector (h m, h, m, 1) up to a factor
  Indices rows;                    // if the rank is 1 to 3: as many independent rows
};

template <typename Vanishes>
Reduced reduce(const BilinearSystem& system, const Vanishes& vanishes) {
  if (!vanishes(minor(system, kAll, kAll))) return {.rank = 4, .kernel = {}, .rows = kAll};
  for (const std::size_t left_out : {3U, 2U, 1U, 0U}) {
    const Indices rows = without(kAll, left_out);
    std::vector<Polynomial> kernel;
    for (std::size_t i = 0; i < 4; ++i) {
      Polynomial value = minor(system, rows, without(kAll, i));
      kernel.push_back(i % 2 == 0 ? std::move(value) : -value);
    }
    if (!std::ranges::all_of(kernel, vanishes)) {
      return {.rank = 3, .kernel = std::move(kernel), .rows = rows};
    }
  }
  for (std::size_t i = 0; i < 4; ++i) {
    for (std::size_t j = i + 1; j < 4; ++j) {
      for (std::size_t k = 0; k < 4; ++k) {
        for (std::size_t l = k + 1; l < 4; ++l) {
          if (!vanishes(minor(system, {i, j}, {k, l}))) {
            return {.rank = 2, .kernel = {}, .rows = {i, j}};
          }
        }
      }
    }
  }
  for (std::size_t i = 0; i < 4; ++i) {
    if (!std::ranges::all_of(system.equations[i], vanishes)) {
      return {.rank = 1, .kernel = {}, .rows = {i}};
    }
  }
  return {};
}

// Eliminates m from two equations: returns the coefficients of 1, h and h^2.
std::array<Polynomial, 3> eliminate(const Bilinear& one, const Bilinear& other) {
  const auto& [a, b, c, d] = one;
  const auto& [e, f, g, h] = other;
  return {c * h - g * d, a * h - e * d + c * f - g * b, a * f - e * b};
}

// With h = top / bottom, an equation is factor m + rest = 0.
struct InM {
  Polynomial factor;
  Polynomial rest;
};

InM put(const Bilinear& equation, const Polynomial& top, const Polynomial& bottom) {
  return {.factor = equation[0] * top + equation[2] * bottom,
          .rest = equation[1] * top + equation[3] * bottom};
}

// The solutions where x is a root of p.
class Special {
 public:
  Special(const BilinearSystem& system, const Polynomial& p) : system_(system), p_(p) {
    if (p.degree(0) == 1) {
      const auto coefficients = p.coefficients(0);
      x_ = -coefficients[0].constant() / coefficients[1].constant();
    }
    if (vanishes(Polynomial::unknown(p.ring(), 0)) || vanishes(system.f)) return;
    const Reduced reduced =
        reduce(system, [&](const Polynomial& value) { return vanishes(value); });
    switch (reduced.rank) {
      case 4: break;
      case 3: take_kernel(reduced.kernel); break;
      case 2: {
        const Bilinear& one = system.equations[reduced.rows[0]];
        const Bilinear& other = system.equations[reduced.rows[1]];
        take_pair(one, other);
        break;
      }
      case 1: take_line(system.equations[reduced.rows[0]]); break;
      default: found_.undecided = true; break;
    }
  }
  BilinearSolutions found() && { return std::move(found_); }

 private:
  bool vanishes(const Polynomial& value) const { return value.is_zero() || value.over(p_); }
  FlintRational at(const Polynomial& value) const { return value.at(std::array{*x_}); }

  void take_kernel(const std::vector<Polynomial>& v) {
    if (vanishes(v[3]) || !vanishes(v[0] * v[3] - v[1] * v[2])) return;
    take_fractions(v[1], v[2], v[3], v[3]);
  }

  // Adds h = h_top / h_bottom and m, given likewise, if they are allowed.
  void take_fractions(const Polynomial& h_top, const Polynomial& m_top, const Polynomial& h_bottom,
                      const Polynomial& m_bottom) {
    if (vanishes(h_top) || vanishes(m_top)) return;
    if (vanishes(system_.f * h_bottom + h_top) || vanishes(system_.f * m_bottom + m_top)) return;
    if (x_) {
      found_.points.push_back(
          {.x = *x_, .h = at(h_top) / at(h_bottom), .m = at(m_top) / at(m_bottom)});
      return;
    }
    const auto degree = static_cast<std::size_t>(p_.degree(0));
    const std::size_t real = p_.real_zeros();
    if (real > 0) (degree == 2 ? found_.quadratic : found_.algebraic) = true;
    if (real < degree) found_.complex = true;
  }

  void take_pair(const Bilinear& one, const Bilinear& other) {
    const auto q = eliminate(one, other);
    if (!vanishes(q[2])) {
      take_quadratic(one, other, q);
    } else if (!vanishes(q[1])) {
      take_h(one, other, -q[0], q[1]);
    } else if (vanishes(q[0])) {
      found_.undecided = true;  // a common factor
    }
  }

  void take_h(const Bilinear& one, const Bilinear& other, const Polynomial& top,
              const Polynomial& bottom) {
    const InM first = put(one, top, bottom);
    const InM second = put(other, top, bottom);
    if (!vanishes(first.factor)) {
      take_fractions(top, -first.rest, bottom, first.factor);
    } else if (!vanishes(second.factor)) {
      take_fractions(top, -second.rest, bottom, second.factor);
    } else if (vanishes(first.rest) && vanishes(second.rest) && !vanishes(top) &&
               !vanishes(system_.f * bottom + top)) {
      found_.undecided = true;  // m is free
    }
  }

  void take_quadratic(const Bilinear& one, const Bilinear& other,
                      const std::array<Polynomial, 3>& q) {
    if (!x_) {
      found_.undecided = true;  // perhaps of degree 4
      return;
    }
    const FlintRational a = at(q[2]);
    const FlintRational b = at(q[1]);
    const FlintRational discriminant = b * b - FlintRational(4) * a * at(q[0]);
    if (const auto root = discriminant.square_root()) {
      take_rational_h(one, other, (*root - b) / (FlintRational(2) * a));
      if (!root->is_zero()) take_rational_h(one, other, (-*root - b) / (FlintRational(2) * a));
      return;
    }
    // h is irrational, so s h + t is 0 only where s and t are.
    for (const Bilinear& equation : {one, other}) {
      const auto& [hm, h, m, rest] = equation;
      if (vanishes(hm) && vanishes(m)) continue;
      const bool m_is_0 = vanishes(h) && vanishes(rest);
      const bool a_is_0 = vanishes(system_.f * hm - h) && vanishes(system_.f * m - rest);
      if (m_is_0 || a_is_0) return;
      (discriminant.sign() > 0 ? found_.quadratic : found_.complex) = true;
      return;
    }
  }

  void take_rational_h(const Bilinear& one, const Bilinear& other, const FlintRational& h) {
    const auto top = h.numerator().integer();
    const auto bottom = h.denominator().integer();
    if (!top || !bottom) {
      found_.undecided = true;
      return;
    }
    take_h(one, other, Polynomial(p_.ring(), *top), Polynomial(p_.ring(), *bottom));
  }

  void take_line(const Bilinear& equation) {
    if (!x_ || !vanishes(equation[0]) || vanishes(equation[1]) || vanishes(equation[2])) {
      found_.undecided = true;
      return;
    }
    const FlintRational m = at(equation[2]);
    found_.lines.push_back({.x = *x_, .slope = -at(equation[1]) / m, .rest = -at(equation[3]) / m});
  }

  const BilinearSystem& system_;
  const Polynomial& p_;
  std::optional<FlintRational> x_;  // if rational
  BilinearSolutions found_;
};

// The solutions for almost all x, and then those for the exceptions.
class General {
 public:
  explicit General(const BilinearSystem& system) : system_(system) {
    const Reduced reduced = reduce(system, [](const Polynomial& value) { return value.is_zero(); });
    switch (reduced.rank) {
      case 4: look_at_roots(minor(system, kAll, kAll)); break;
      case 3: take_kernel(reduced.kernel); break;
      case 2: take_pair(reduced.rows); break;
      default: found_.undecided = true; break;
    }
    std::ranges::sort(found_.points);
  }
  BilinearSolutions found() && { return std::move(found_); }

 private:
  void look_at_roots(const Polynomial& of) {
    for (const Factor& factor : of.factors()) look_where(factor.polynomial);
  }

  void look_where(const Polynomial& p) {
    if (std::ranges::find(seen_, p) != seen_.end()) return;
    seen_.push_back(p);
    found_.add(Special(system_, p).found());
  }

  void take_kernel(const std::vector<Polynomial>& v) {
    const Polynomial wrong = v[0] * v[3] - v[1] * v[2];
    if (!wrong.is_zero()) {
      look_at_roots(wrong);
    } else if (v[3].is_zero()) {
      // Without a 1 in it, the vector is a solution only where all its entries are 0.
      look_at_roots(gcd(gcd(v[0], v[1]), v[2]));
    } else {
      found_.undecided = true;
    }
  }

  void take_pair(const Indices& rows) {
    const Bilinear& one = system_.equations[rows[0]];
    const Bilinear& other = system_.equations[rows[1]];
    // If all minors are 0, the two equations are equivalent.
    Polynomial common(system_.f.ring());
    for (std::size_t i = 0; i < 4; ++i) {
      for (std::size_t j = i + 1; j < 4; ++j) common = gcd(common, minor(system_, rows, {i, j}));
    }
    look_at_roots(common);
    const auto q = eliminate(one, other);
    if (!q[2].is_zero()) {
      found_.curve = found_.conic = true;
      // If the discriminant is a square, the curve splits into two.
      if (is_square(q[1] * q[1] - Polynomial(common.ring(), 4) * q[2] * q[0])) {
        found_.undecided = true;
      }
      look_at_roots(q[2]);
    } else if (!q[1].is_zero()) {
      look_at_roots(q[1]);
      take_h(one, other, -q[0], q[1]);
    } else if (q[0].is_zero()) {
      found_.undecided = true;
    } else {
      look_at_roots(q[0]);
    }
  }

  void take_h(const Bilinear& one, const Bilinear& other, const Polynomial& top,
              const Polynomial& bottom) {
    InM in_m = put(one, top, bottom);
    if (in_m.factor.is_zero()) in_m = put(other, top, bottom);
    if (in_m.factor.is_zero()) {
      found_.undecided = true;
      return;
    }
    look_at_roots(in_m.factor);
    const Polynomial& f = system_.f;
    if (top.is_zero() || in_m.rest.is_zero() || (f * bottom + top).is_zero() ||
        (f * in_m.factor - in_m.rest).is_zero()) {
      return;
    }
    found_.curve = true;
    const auto last = last_whole(top, bottom);
    found_.undecided |= !last;
    const Polynomial x = Polynomial::unknown(f.ring(), 0);
    for (std::int64_t i = 1; i <= last.value_or(0); ++i) look_where(x - Polynomial(f.ring(), i));
  }

  static bool is_square(const Polynomial& value) {
    if (value.is_zero()) return true;
    const auto factors = value.factors();
    return std::ranges::all_of(factors,
                               [](const Factor& factor) { return factor.multiplicity % 2 == 0; });
  }

  const BilinearSystem& system_;
  std::vector<Polynomial> seen_;
  BilinearSolutions found_;
};

}  // namespace

void BilinearSolutions::add(const BilinearSolutions& more) {
  points.insert(points.end(), more.points.begin(), more.points.end());
  lines.insert(lines.end(), more.lines.begin(), more.lines.end());
  curve |= more.curve;
  conic |= more.conic;
  quadratic |= more.quadratic;
  algebraic |= more.algebraic;
  complex |= more.complex;
  undecided |= more.undecided;
}

BilinearSolutions solve(const BilinearSystem& system) { return General(system).found(); }

BilinearSolutions solve_where(const BilinearSystem& system, const Polynomial& irreducible) {
  return Special(system, irreducible).found();
}

}  // namespace reckon::algebra
