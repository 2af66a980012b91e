// SPDX-License-Identifier: MIT
#include "reckon/algebra/system_text.hpp"

#include "reckon/algebra/pattern_text.hpp"

namespace reckon::algebra {

namespace {

// The text of systems between head and tail. & stands for the unknowns, $ for these in quotes, and
// @ for these and u. # is the number of the latter, % stands for the equations, and ? for the name
// of the system.
struct Pattern {
  std::string_view head;
  std::string_view label;
  std::string_view system;
  std::string_view tail;
  std::string_view between_equations = ",\n  ";
  std::string_view between_systems = {};
  bool has_u = true;  // as an unknown, and in an additional equation
  std::string_view power = "^";
};

constexpr Pattern kSingular = {.head = "LIB \"primdec.lib\";\n",
                               .label = "\"?\";\n",
                               // minAssGTZ() would often take minutes with u among the unknowns.
                               .system =
                                   "ring s = 0,(@),dp;\n"
                                   "ideal j =\n  %;\n"
                                   "j = eliminate(j,u);\n"
                                   "ring r = 0,(&),dp;\n"
                                   "ideal i = imap(s,j);\n"
                                   "minAssGTZ(i);\n",
                               .tail = "quit;\n",
                               .between_systems = "kill r,s;\n"};
constexpr Pattern kMagma = {.head = "",
                            .label = "print \"?\";\n",
                            .system =
                                "P<@> := PolynomialRing(Rationals(), #, \"grevlex\");\n"
                                "I := ideal<P |\n  %>;\n"
                                "RadicalDecomposition(I);\n",
                            .tail = "quit;\n"};
constexpr Pattern kMaple = {.head = "with(PolynomialIdeals):\n",
                            .label = "\"?\";\n",
                            .system =
                                "J := PolynomialIdeal({\n  %}, variables={@}):\n"
                                "PrimeDecomposition(J);\n",
                            .tail = ""};
constexpr Pattern kReduce = {.head = "load_package groebner;\n",
                             .label = "write \"?\";\n",
                             .system =
                                 "torder({@}, revgradlex)$\n"
                                 "groebner {\n  %};\n",
                             .tail = "bye;\n"};
constexpr Pattern kMacaulay2 = {.head = "",
                                .label = "print \"?\"\n",
                                .system =
                                    "R = QQ[&]\n"
                                    "I = saturate(ideal(\n  %), product gens R)\n"
                                    "print decompose I\n",
                                .tail = "exit 0\n",
                                .has_u = false};
constexpr Pattern kMsolve = {
    .head = "", .label = "", .system = "@\n0\n%\n", .tail = "", .between_equations = ",\n"};
constexpr Pattern kSympy = {
    .head = "from sympy import QQ, groebner, symbols\n",
    .label = "print(\"?\")\n",
    .system =
        "@ = unknowns = symbols(\"@\")\n"
        "equations = [\n    %,\n]\n"
        "print(groebner(equations, *unknowns, order=\"grevlex\", domain=QQ).exprs)\n",
    .tail = "",
    .between_equations = ",\n    ",
    .power = "**"};
constexpr Pattern kSage = {.head = "",
                           .label = "print(\"?\")\n",
                           .system =
                               "R.<&> = PolynomialRing(QQ, order=\"degrevlex\")\n"
                               "I = R.ideal([\n    %,\n])\n"
                               "J = I.saturation(R.ideal(prod(R.gens())))[0]\n"
                               "print(J.minimal_associated_primes())\n",
                           .tail = "",
                           .between_equations = ",\n    ",
                           .has_u = false};
constexpr Pattern kOscar = {.head = "using Oscar\n",
                            .label = "println(\"?\")\n",
                            .system =
                                "R, (&) = polynomial_ring(QQ, [$])\n"
                                "I = ideal(R, [\n    %,\n])\n"
                                "J = saturation(I, ideal(R, [prod(gens(R))]))\n"
                                "println(minimal_primes(J))\n",
                            .tail = "",
                            .between_equations = ",\n    ",
                            .has_u = false};
constexpr Pattern kJson = {.head = "[",
                           .label = "{\"name\": \"?\", ",
                           .system = "\"unknowns\": [$], \"equations\": [\"%\"]}",
                           .tail = "]\n",
                           .between_equations = "\", \"",
                           .between_systems = ",\n ",
                           .has_u = false};

const Pattern& pattern_of(SystemFormat format) {
  switch (format) {
    case SystemFormat::singular: return kSingular;
    case SystemFormat::magma: return kMagma;
    case SystemFormat::maple: return kMaple;
    case SystemFormat::reduce: return kReduce;
    case SystemFormat::macaulay2: return kMacaulay2;
    case SystemFormat::msolve: return kMsolve;
    case SystemFormat::sympy: return kSympy;
    case SystemFormat::sage: return kSage;
    case SystemFormat::oscar: return kOscar;
    case SystemFormat::json: break;
  }
  return kJson;
}

std::string system_in(const Pattern& pattern, const std::vector<Polynomial>& equations) {
  const Ring& ring = equations.front().ring();
  std::vector<std::string> unknowns;
  for (std::size_t i = 0; i < ring.size(); ++i) unknowns.push_back(ring.name(i));
  std::vector<std::string> texts;
  for (const Polynomial& equation : equations) {
    texts.push_back(filled(equation.to_text(), {{'^', std::string(pattern.power)}}));
  }
  const std::string names = joined(unknowns, ",");
  if (pattern.has_u) texts.push_back(joined(unknowns, "*") + "*u-1");
  return filled(pattern.system, {{'&', names},
                                 {'$', joined_in_quotes(unknowns)},
                                 {'@', names + ",u"},
                                 {'#', std::to_string(unknowns.size() + 1)},
                                 {'%', joined(texts, pattern.between_equations)}});
}

}  // namespace

const std::vector<SystemFormatName>& system_formats() {
  static const std::vector<SystemFormatName> formats = {
      {SystemFormat::singular, "singular", "sing"}, {SystemFormat::magma, "magma", "m"},
      {SystemFormat::maple, "maple", "mpl"},        {SystemFormat::reduce, "reduce", "red"},
      {SystemFormat::macaulay2, "macaulay2", "m2"}, {SystemFormat::msolve, "msolve", "ms"},
      {SystemFormat::sympy, "sympy", "py"},         {SystemFormat::sage, "sage", "sage"},
      {SystemFormat::oscar, "oscar", "jl"},         {SystemFormat::json, "json", "json"}};
  return formats;
}

std::string to_text(SystemFormat format, const std::vector<Polynomial>& equations) {
  const Pattern& pattern = pattern_of(format);
  const std::string system = system_in(pattern, equations);
  if (format == SystemFormat::json) return '{' + system + '\n';
  return std::string(pattern.head) + system + std::string(pattern.tail);
}

bool takes_many(SystemFormat format) { return format != SystemFormat::msolve; }

std::string to_text(SystemFormat format, std::span<const NamedSystem> systems) {
  const Pattern& pattern = pattern_of(format);
  std::string text(pattern.head);
  for (const NamedSystem& system : systems) {
    if (&system != systems.data()) text += pattern.between_systems;
    text += filled(pattern.label, {{'?', system.name}});
    text += system_in(pattern, system.equations);
  }
  return text + std::string(pattern.tail);
}

}  // namespace reckon::algebra
