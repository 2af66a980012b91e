#include "reckon/sheet/words.hpp"

namespace reckon::sheet {

namespace {

constexpr Words kEnglish = {.title = "Puzzles",
                            .name = "Name",
                            .date = "Date",
                            .answers = "Answers: ",
                            .no_solution = "no solution",
                            .level = "level"};
constexpr Words kFrench = {.title = "Énigmes",
                           .name = "Nom",
                           .date = "Date",
                           .answers = "Réponses : ",
                           .no_solution = "pas de solution",
                           .level = "niveau"};

std::string_view english_task(Kind kind) {
  switch (kind) {
    case Kind::krypto:
      return "Reach the number behind the colon with +, −, × and ÷, using every card exactly once.";
    case Kind::calcrostic:
      return "Every letter stands for a digit, different letters for different digits, and no "
             "number begins with 0. All rows, all columns and both diagonals are correct.";
    case Kind::newspaper:
      return "Every letter stands for a digit, different letters for different digits, and no "
             "number begins with 0. All rows and columns are correct; × and ÷ go before + and −.";
    case Kind::numbers:
      return "Find whole numbers from 1 on with which all rows, all columns and both diagonals "
             "are correct.";
  }
  return {};
}

std::string_view french_task(Kind kind) {
  switch (kind) {
    case Kind::krypto:
      return "Atteignez le nombre qui suit les deux-points avec +, −, × et ÷, en utilisant chaque "
             "carte une seule fois.";
    case Kind::calcrostic:
      return "Chaque lettre remplace un chiffre, deux lettres différentes deux chiffres "
             "différents, "
             "et aucun nombre ne commence par 0. Toutes les lignes, toutes les colonnes et les "
             "deux "
             "diagonales sont justes.";
    case Kind::newspaper:
      return "Chaque lettre remplace un chiffre, deux lettres différentes deux chiffres "
             "différents, "
             "et aucun nombre ne commence par 0. Toutes les lignes et toutes les colonnes sont "
             "justes ; × et ÷ passent avant + et −.";
    case Kind::numbers:
      return "Trouvez des nombres entiers à partir de 1 avec lesquels toutes les lignes, toutes "
             "les "
             "colonnes et les deux diagonales sont justes.";
  }
  return {};
}

std::string english_rules(const AllowedResults& allowed) {
  if (!allowed.is_bounded()) {
    return allowed.fractions ? "Fractions and negative numbers are allowed on the way."
                             : "Every result on the way is a whole number, negative ones too.";
  }
  const std::string least = std::to_string(allowed.least);
  return allowed.fractions
             ? "Every result on the way is " + least + " or more; fractions are allowed."
             : "Every result on the way is a whole number, " + least + " or more.";
}

std::string french_rules(const AllowedResults& allowed) {
  if (!allowed.is_bounded()) {
    return allowed.fractions ? "Fractions et nombres négatifs sont permis en chemin."
                             : "Chaque résultat en chemin est un nombre entier, même négatif.";
  }
  const std::string least = std::to_string(allowed.least);
  return allowed.fractions
             ? "Chaque résultat en chemin est au moins " + least + ", fractions permises."
             : "Chaque résultat en chemin est un nombre entier, au moins " + least + ".";
}

}  // namespace

std::string_view name_of(Language language) { return language == Language::french ? "fr" : "en"; }

const Words& words_in(Language language) {
  return language == Language::french ? kFrench : kEnglish;
}

std::string_view heading_of(Kind kind, Language language) {
  const bool french = language == Language::french;
  switch (kind) {
    case Kind::krypto: return "Krypto";
    case Kind::calcrostic: return french ? "Calcrostiches" : "Calcrostics";
    case Kind::newspaper: return french ? "Grilles de lettres" : "Letter grids";
    case Kind::numbers: return french ? "Grilles à compléter" : "Missing numbers";
  }
  return {};
}

std::string task_of(const Puzzle& puzzle, Language language) {
  const bool french = language == Language::french;
  const Kind kind = kind_of(puzzle);
  std::string task(french ? french_task(kind) : english_task(kind));
  if (const auto* const hand = std::get_if<HandPuzzle>(&puzzle)) {
    task += ' ';
    const AllowedResults allowed = allowed_by(hand->rules);
    task += french ? french_rules(allowed) : english_rules(allowed);
  }
  return task;
}

}  // namespace reckon::sheet
