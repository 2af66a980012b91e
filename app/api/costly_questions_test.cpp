// SPDX-License-Identifier: MIT
#include "app/api/costly_questions_test.hpp"

#include <array>
#include <functional>
#include <map>
#include <optional>

#include "reckon/calcrostic/generator.hpp"
#include "reckon/kinds/code.hpp"

namespace reckon::api {

namespace {

using Json = nlohmann::json;

// Makes a value, near to the one before if that is not null.
using Make = std::function<Json(Chance&, const Json& before)>;

struct Field {
  std::string name;
  Make make;
  std::uint64_t left_out = 0;  // one time in this many
};
using Fields = std::vector<Field>;

Field choice(const std::string& name, std::vector<Json> values) {
  return {name,
          [values = std::move(values)](Chance& chance, const Json&) { return chance.of(values); },
          4};
}

Field flag(const std::string& name) { return choice(name, {true, false}); }

Field number(const std::string& name, std::int64_t first, std::int64_t last,
             std::uint64_t left_out = 0) {
  return {name, [=](Chance& chance, const Json&) { return chance.from(first, last); }, left_out};
}

std::int64_t card(Chance& chance) {
  switch (chance.below(5)) {
    case 0: return chance.from(0, 3);
    case 1: return chance.from(1, 25);
    case 2: return chance.from(50, 100);
    case 3: return chance.from(-100, 100);
    default: return chance.from(900'000, 1'000'000);
  }
}

Json numbers(Chance& chance, const Json& before, std::size_t most, const auto& one) {
  Json list = before;
  if (before.is_array() && !chance.one_in(4)) {
    list[static_cast<std::size_t>(chance.below(list.size()))] = one(chance);
    return list;
  }
  list = Json::array();
  const std::size_t size = most - static_cast<std::size_t>(chance.below(3));
  while (list.size() < size) list.push_back(one(chance));
  return list;
}

Fields hand() {
  return {
      {.name = "cards",
       .make = [](Chance& chance, const Json& before) { return numbers(chance, before, 6, card); }},
      {.name = "objective", .make = [](Chance& chance, const Json&) -> Json {
         switch (chance.below(4)) {
           case 0: return chance.from(0, 30);
           case 1: return chance.from(0, 1'000'000);
           case 2: return std::string(static_cast<std::size_t>(chance.from(7, 60)), '9');
           default: return 0;
         }
       }}};
}

const std::array<std::string, 4> kOperators = {"+", "-", "*", "/"};

std::string formula(Chance& chance) {
  const std::int64_t operands = chance.from(1, 110);
  const std::int64_t longest = chance.from(1, 18);
  std::string text;
  for (std::int64_t i = 0; i < operands; ++i) {
    if (i > 0) text += chance.of(kOperators);
    text += std::to_string(chance.from(1, 9));
    for (std::int64_t digit = 1; digit < longest; ++digit) text += std::to_string(chance.below(10));
  }
  return text;
}

// A grid of words of letters, or of a few given digits.
std::string grid(Chance& chance) {
  const std::int64_t rows = chance.from(3, 5);
  const std::int64_t columns = chance.one_in(2) ? rows : chance.from(3, 5);
  const bool diagonals = rows == 3 && columns == 3 && chance.one_in(2);
  const std::int64_t letters = chance.from(2, 30);
  const std::int64_t longest = chance.one_in(4) ? chance.from(4, 12) : chance.from(1, 3);
  const std::size_t kinds = chance.one_in(2) ? 2 : 4;  // of operators
  const auto word = [&] {
    std::string text;
    for (std::int64_t i = chance.from(1, longest); i > 0; --i) {
      const auto letter = static_cast<char>(chance.below(static_cast<std::uint64_t>(letters)));
      text += static_cast<char>(letter < 26 ? 'A' + letter : 'a' + letter - 26);
    }
    return text;
  };
  const auto sign = [&] { return kOperators[static_cast<std::size_t>(chance.below(kinds))]; };
  std::string text;
  for (std::int64_t row = 0; row < rows; ++row) {
    for (std::int64_t column = 0; column < columns; ++column) {
      text += word();
      if (column + 1 < columns) text += column + 2 < columns ? " " + sign() + " " : " = ";
    }
    if (row + 1 == rows) break;
    text += "\n";
    // Under every number an operator, and between them those of the diagonals.
    for (std::int64_t column = 0; column < (diagonals ? 2 * columns - 1 : columns); ++column) {
      text += row + 2 < rows ? sign() + " " : "= ";
    }
    text += "\n";
  }
  return text;
}

// The text with one of its capital letters changed to one of the first `letters`.
std::string with_another_letter(Chance& chance, std::string text, std::uint64_t letters) {
  for (int i = 0; i < 20; ++i) {
    char& at = text[static_cast<std::size_t>(chance.below(text.size()))];
    if ('A' <= at && at <= 'Z') {
      at = static_cast<char>('A' + chance.below(letters));
      break;
    }
  }
  return text;
}

Json changed_grid(Chance& chance, const Json& before) {
  if (!before.is_string() || chance.one_in(4)) return grid(chance);
  return with_another_letter(chance, before, 20);
}

// Grids of numbers that hold, as lines.
Json solved_grid(Chance& chance, const Json&) {
  calcrostic::GeneratorOptions wishes{.diagonals = chance.one_in(2)};
  if (!wishes.diagonals) wishes.rows = 4;
  auto generator = calcrostic::Generator::make(chance.below(1000), wishes);
  const auto made = generator->next();
  if (!made) return "1 + 1 = 2\n+ + +\n1 + 1 = 2\n= = =\n2 + 2 = 4";
  return to_text(made->puzzle.layout, made->numbers);
}

Json code(Chance& chance) {
  if (chance.one_in(3)) {
    std::vector<std::int64_t> cards;
    while (cards.size() < 5) cards.push_back(chance.from(0, 100));
    const auto hand = krypto::Hand::make(cards, chance.from(0, 100));
    return kinds::code_of(kinds::HandPuzzle{.hand = *hand}).value_or("");
  }
  const bool large = chance.one_in(2);
  calcrostic::GeneratorOptions wishes{.diagonals = !large};
  if (large) wishes.columns = 4;
  auto generator = calcrostic::Generator::make(chance.below(50), wishes);
  const auto made = generator->next();
  if (!made) return "K5762-9E8G0";
  return kinds::code_of(kinds::GridPuzzle{.layout = made->puzzle.layout, .numbers = made->numbers})
      .value_or("");
}

Json codes(Chance& chance, const Json& before, std::size_t most) {
  Json list = before;
  if (before.is_array() && !before.empty() && !chance.one_in(4)) {
    list[static_cast<std::size_t>(chance.below(list.size()))] = code(chance);
    return list;
  }
  // Few that differ, many times.
  list = Json::array();
  const std::array some = {code(chance), code(chance)};
  while (list.size() < most) list.push_back(chance.of(some));
  return list;
}

std::string word_of(Chance& chance, std::int64_t letters, std::int64_t longest) {
  std::string word;
  for (std::int64_t i = chance.from(1, longest); i > 0; --i) {
    word += static_cast<char>('A' + chance.below(static_cast<std::uint64_t>(letters)));
  }
  return word;
}

// Equations of words.
std::string equations(Chance& chance) {
  const std::int64_t letters = chance.one_in(3) ? chance.from(2, 26) : chance.from(2, 10);
  const std::int64_t longest = chance.one_in(3) ? chance.from(4, 60) : chance.from(1, 5);
  const std::int64_t count = chance.one_in(3) ? chance.from(2, 40) : 1;
  const std::int64_t terms = chance.one_in(4) ? chance.from(5, 60) : chance.from(1, 4);
  const std::array<std::string, 5> operators = {"+", "-", "*", "/", "^"};
  const std::uint64_t kinds = chance.one_in(2) ? 2 : chance.one_in(2) ? 4 : 5;
  const std::array<std::string, 4> signs = {" = ", " = ", " < ", " != "};
  const auto side = [&] {
    std::string text = word_of(chance, letters, longest);
    for (std::int64_t i = chance.from(0, terms); i > 0; --i) {
      const std::string& sign = operators[static_cast<std::size_t>(chance.below(kinds))];
      text +=
          " " + sign + " " +
          (sign == "^" ? std::to_string(chance.from(0, 30)) : word_of(chance, letters, longest));
    }
    return text;
  };
  std::string text;
  for (std::int64_t i = 0; i < count; ++i) {
    const std::string next = side() + chance.of(signs) + side();
    if (text.size() + next.size() > 1990) break;
    text += (i == 0 ? "" : "; ") + next;
  }
  return text;
}

// Equations without letters.
Json numbers_alone(Chance& chance) {
  std::string text = equations(chance);
  for (char& at : text) {
    if ('A' <= at && at <= 'Z') at = static_cast<char>('1' + chance.below(9));
  }
  return text;
}

// A long division without a known digit.
std::string skeleton(Chance& chance) {
  const auto divisor = static_cast<std::size_t>(chance.from(1, 12));
  const auto quotient = static_cast<std::size_t>(chance.from(1, 6));
  const std::string dots(quotient, '.');
  std::string text =
      std::string(divisor, '.') + " ) " +
      std::string(divisor + quotient - static_cast<std::size_t>(chance.below(2)), '.') + " ( " +
      dots;
  std::size_t indent = divisor + 3;
  for (std::size_t i = 0; i < quotient; ++i, ++indent) {
    const std::size_t size = divisor + static_cast<std::size_t>(chance.below(2));
    text += "\n" + std::string(indent, ' ') + std::string(size, '.') + "\n" +
            std::string(indent, ' ') + std::string(size, '-') + "\n" +
            std::string(indent + 1, ' ') + std::string(size, '.');
  }
  return text;
}

Json changed_alphametic(Chance& chance, const Json& before) {
  if (!before.is_string() || chance.one_in(4)) {
    return chance.one_in(8) ? skeleton(chance) : equations(chance);
  }
  return with_another_letter(chance, before, 10);
}

const Field kRules = choice("rules", {"house", "integer", "international", "positive"});
const Field kUse = choice("use", {"all", "any"});
const Field kNotation =
    choice("notation", {"infix", "brackets", "linear", "apl", "j", "latex", "rpn", "steps"});
const Field kGrid = {.name = "grid", .make = changed_grid};
const Field kSolvedGrid = {.name = "grid", .make = solved_grid};
const Field kBase = number("base", 2, 36, 2);
const Field kLeadingZeros = flag("leading_zeros");
const Field kSeed = number("seed", 0, 1'000'000);
const Field kAlphametic = {.name = "puzzle", .make = changed_alphametic};
const Field kOthersDiffer = flag("others_differ");
const Field kAllDifferent = flag("all_different");
const Field kMayShare = choice("may_share", {"all", "A", "BC"});

Fields with(Fields fields, const Fields& more) {
  fields.insert(fields.end(), more.begin(), more.end());
  return fields;
}

Field digits(const std::string& name, bool lists) {
  return {name,
          [lists](Chance& chance, const Json&) {
            const Json digit = chance.from(0, 9);
            const std::string letter(1, static_cast<char>('A' + chance.below(5)));
            return Json{{letter, lists ? Json::array({digit}) : digit}};
          },
          2};
}

const std::map<std::string, Fields, std::less<>>& fields_of_paths() {
  static const std::map<std::string, Fields, std::less<>> fields = {
      {"version", {}},
      {"krypto/deal",
       {kSeed, kRules, kUse, choice("game", {"krypto", "24", "countdown", "own"}), flag("solvable"),
        number("level", 1, 5, 2), choice("deck", {"56", "52"}), number("large", 0, 4, 2),
        number("cards", 3, 7, 2), number("up_to", 10, 13, 2), number("objective", 0, 1000, 2),
        number("count", 500, 1000)}},
      {"krypto/solve",
       with(hand(), {kRules, kUse, kNotation, number("limit", 500, 1000, 4),
                     choice("form", {"distinct", "written", "essential", "linear"})})},
      {"krypto/grade", with(hand(), {kRules, kUse})},
      {"krypto/hint", with(hand(), {kRules, kUse, number("more", 0, 7, 2)})},
      {"krypto/check",
       with(hand(), {kRules,
                     kUse,
                     kNotation,
                     {.name = "formula",
                      .make = [](Chance& chance, const Json&) { return formula(chance); }}})},
      {"krypto/nearest", with(hand(), {kRules, kUse, kNotation})},
      {"krypto/next",
       {{.name = "numbers",
         .make =
             [](Chance& chance, const Json& before) {
               return numbers(chance, before, 5, [](Chance& of) -> Json {
                 if (!of.one_in(3)) return card(of);
                 return std::to_string(of.from(1, 99'999'999)) + "/" +
                        std::to_string(of.from(1, 99'999'999));
               });
             }},
        hand()[1],
        kRules,
        kUse}},
      {"krypto/games",
       {kRules, flag("solvable"), number("objective", 1, 25, 2), number("smallest", 1, 25, 2),
        number("largest", 1, 25, 2), number("limit", 0, 200)}},
      {"krypto/census", {kRules}},
      {"calcrostic/read", {kGrid}},
      {"calcrostic/solve",
       {kGrid, kBase, kLeadingZeros, digits("given", false), number("limit", 1, 100)}},
      {"calcrostic/encode", {kSolvedGrid}},
      {"calcrostic/verify", {kSolvedGrid}},
      {"calcrostic/versions", {kSolvedGrid}},
      {"calcrostic/standard", {kSolvedGrid}},
      {"calcrostic/grade", {kGrid}},
      {"calcrostic/generate",
       {kSeed, number("count", 1, 20), number("rows", 3, 5, 2), number("columns", 3, 5, 2),
        number("difficulty", 1, 5, 4), flag("all_operators"), number("min", 0, 100, 2)}},
      {"calcrostic/hint",
       {kGrid, kBase, kLeadingZeros, digits("given", false), digits("ruled_out", true)}},
      {"calcrostic/steps", {kGrid, kBase, kLeadingZeros, digits("given", false)}},
      {"calcrostic/explain", {kGrid, kBase, kLeadingZeros, digits("given", false)}},
      {"alphametic/read",
       {kAlphametic, kBase, kLeadingZeros, kMayShare, kOthersDiffer, kAllDifferent}},
      {"alphametic/solve",
       {kAlphametic, kBase, kLeadingZeros, kMayShare, kOthersDiffer, kAllDifferent,
        digits("given", false), number("limit", 1, 100)}},
      {"alphametic/verify",
       {{.name = "puzzle",
         .make = [](Chance& chance, const Json&) { return numbers_alone(chance); }},
        kBase,
        kLeadingZeros}},
      {"alphametic/grade",
       {kAlphametic, kBase, kLeadingZeros, kMayShare, kOthersDiffer, kAllDifferent,
        digits("given", false)}},
      {"alphametic/explain",
       {kAlphametic, kBase, kLeadingZeros, kMayShare, kOthersDiffer, kAllDifferent,
        digits("given", false)}},
      {"alphametic/hint",
       {kAlphametic, kBase, kLeadingZeros, kMayShare, kOthersDiffer, kAllDifferent,
        digits("given", false), digits("ruled_out", true)}},
      {"alphametic/generate",
       {kSeed,
        choice("kind", {"sum", "doubly-true", "multiplication"}),
        {.name = "words",
         .make =
             [](Chance& chance, const Json&) {
               std::string text;
               for (std::int64_t i = chance.from(3, 200); i > 0; --i) {
                 text += word_of(chance, 12, 9) + " ";
               }
               return text;
             }},
        choice("lang", {"en", "fr"}),
        number("addends", 2, 10, 2),
        number("max", 2, 99, 2),
        number("difficulty", 1, 5, 2),
        flag("ideal"),
        number("count", 1, 20)}},
      {"today",
       {{.name = "date",
         .make =
             [](Chance& chance, const Json&) {
               const auto two = [&chance](std::int64_t most) {
                 return std::to_string(100 + chance.from(1, most)).substr(1);
               };
               return std::to_string(chance.from(2026, 9999)) + "-" + two(12) + "-" + two(28);
             }},
        choice("kind", {"krypto", "calcrostic", "newspaper", "24", "countdown"}),
        flag("solutions")}},
      {"sheet/puzzles",
       {kSeed,
        number("krypto", 0, 33, 2),
        number("calcrostic", 0, 33, 2),
        number("newspaper", 0, 34, 2),
        number("alphametic", 0, 33, 2),
        number("24", 0, 33, 2),
        number("countdown", 0, 33, 2),
        number("own", 0, 33, 2),
        number("cards", 3, 7, 2),
        number("up_to", 10, 13, 2),
        number("large", 0, 4, 2),
        number("objective", 0, 1000, 2),
        kUse,
        number("easiest", 1, 5, 3),
        number("hardest", 1, 5, 3),
        kRules,
        choice("deck", {"56", "52"}),
        number("rows", 3, 5, 2),
        number("columns", 3, 5, 2),
        choice("lang", {"en", "fr"}),
        {.name = "avoid",
         .make = [](Chance& chance, const Json& before) { return codes(chance, before, 500); },
         .left_out = 2}}},
      {"sheet/own",
       {{.name = "puzzle",
         .make =
             [](Chance& chance, const Json& before) {
               switch (chance.below(4)) {
                 case 0: return changed_grid(chance, before);
                 case 1: return Json(code(chance));
                 case 2: return Json("25 50 75 100 3 6 : 952");
                 default: return changed_alphametic(chance, before);
               }
             }},
        choice("kind",
               {"krypto", "calcrostic", "newspaper", "alphametic", "24", "countdown", "own"}),
        kRules,
        kUse}},
      {"sheet/pages",
       {{.name = "codes",
         .make = [](Chance& chance, const Json& before) { return codes(chance, before, 100); }},
        choice("lang", {"en", "fr"}),
        choice("paper", {"a4", "letter"}),
        flag("large"),
        flag("faces"),
        flag("answers"),
        number("version", 1, 4, 2),
        number("versions", 1, 4, 2),
        number("points", 0, 1000, 2),
        number("minutes", 0, 1000, 2),
        number("grading", 3, 4, 2),
        flag("former_grading")}},
  };
  return fields;
}

}  // namespace

bool can_be_asked(std::string_view path) { return fields_of_paths().contains(path); }

nlohmann::json changed(std::string_view path, const nlohmann::json& body, Chance& chance) {
  const Fields& fields = fields_of_paths().find(path)->second;
  Json next = body.is_null() ? Json::object() : body;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const Field& field = fields[i];
    if (!body.is_null() && !chance.one_in(fields.size() / 2 + 1)) continue;
    if (field.left_out != 0 && chance.one_in(field.left_out)) {
      next.erase(field.name);
    } else {
      next[field.name] = field.make(chance, next.value(field.name, Json()));
    }
  }
  return next;
}

}  // namespace reckon::api
