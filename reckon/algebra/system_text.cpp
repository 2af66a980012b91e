#include "reckon/algebra/system_text.hpp"

#include <initializer_list>

namespace reckon::algebra {

namespace {

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
  std::string text;
  for (const std::string& part : parts) {
    if (!text.empty()) text += between;
    text += part;
  }
  return text;
}

std::string filled(std::string_view pattern, const std::string& unknowns,
                   const std::string& equations) {
  std::string text;
  for (const char c : pattern) {
    if (c == '@') {
      text += unknowns;
    } else if (c == '%') {
      text += equations;
    } else {
      text += c;
    }
  }
  return text;
}

}  // namespace

const std::vector<SystemFormatName>& system_formats() {
  static const std::vector<SystemFormatName> formats = {
      {SystemFormat::singular, "singular", "sing"}, {SystemFormat::magma, "magma", "m"},
      {SystemFormat::maple, "maple", "mpl"},        {SystemFormat::reduce, "reduce", "red"},
      {SystemFormat::macaulay2, "macaulay2", "m2"}, {SystemFormat::msolve, "msolve", "ms"},
      {SystemFormat::json, "json", "json"}};
  return formats;
}

std::string to_text(SystemFormat format, const std::vector<Polynomial>& equations) {
  const Ring& ring = equations.front().ring();
  std::vector<std::string> unknowns;
  for (std::size_t i = 0; i < ring.size(); ++i) unknowns.push_back(ring.name(i));
  std::vector<std::string> texts;
  for (const Polynomial& equation : equations) texts.push_back(equation.text());
  if (format == SystemFormat::json) {
    return R"({"unknowns": [")" + joined(unknowns, R"(", ")") + R"("], "equations": [")" +
           joined(texts, R"(", ")") + "\"]}\n";
  }
  texts.push_back(joined(unknowns, "*") + "*u-1");
  unknowns.emplace_back("u");
  const std::string names = joined(unknowns, ",");
  const auto fill = [&](std::string_view pattern, std::string_view between) {
    return filled(pattern, names, joined(texts, between));
  };
  switch (format) {
    case SystemFormat::singular:
      return fill(
          "LIB \"primdec.lib\";\nring r = 0,(@),dp;\nideal i =\n  %;\nminAssGTZ(i);\nquit;\n",
          ",\n  ");
    case SystemFormat::magma:
      return fill(
          "P<@> := PolynomialRing(Rationals(), 10, \"grevlex\");\nI := ideal<P |\n  %>;\n"
          "RadicalDecomposition(I);\nquit;\n",
          ",\n  ");
    case SystemFormat::maple:
      return fill(
          "with(PolynomialIdeals):\nJ := PolynomialIdeal({\n  %}, variables={@}):\n"
          "PrimeDecomposition(J);\n",
          ",\n  ");
    case SystemFormat::reduce:
      return fill("load_package groebner;\ntorder({@}, revgradlex)$\ngroebner {\n  %};\nbye;\n",
                  ",\n  ");
    case SystemFormat::macaulay2:
      return fill("R = QQ[@]\nI = ideal(\n  %)\nprint decompose I\nexit 0\n", ",\n  ");
    case SystemFormat::msolve: return fill("@\n0\n%\n", ",\n");
    case SystemFormat::json: break;
  }
  return {};
}

}  // namespace reckon::algebra
