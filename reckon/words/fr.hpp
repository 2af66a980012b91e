// SPDX-License-Identifier: MIT
// The words of French.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "reckon/words/phrases.hpp"

namespace reckon::in_french {

inline constexpr std::array kKinds = {
    KindWords{.kind = "krypto",
              .heading = "Krypto",
              .task = "Atteignez le nombre qui suit les deux-points avec +, −, × et ÷, en "
                      "utilisant chaque carte une seule fois."},
    KindWords{.kind = "calcrostic",
              .heading = "Calcrostiches",
              .task = "Chaque lettre remplace un chiffre, deux lettres différentes deux chiffres "
                      "différents, et aucun nombre ne commence par 0. Toutes les lignes, toutes "
                      "les colonnes et les deux diagonales sont justes."},
    KindWords{.kind = "newspaper",
              .heading = "Grilles de lettres",
              .task = "Chaque lettre remplace un chiffre, deux lettres différentes deux chiffres "
                      "différents, et aucun nombre ne commence par 0. Toutes les lignes et toutes "
                      "les colonnes sont justes ; × et ÷ passent avant + et −."},
    KindWords{.kind = "numbers",
              .heading = "Grilles à compléter",
              .task = "Trouvez des nombres entiers à partir de 1 avec lesquels toutes les lignes, "
                      "toutes les colonnes et les deux diagonales sont justes."},
    KindWords{.kind = "alphametic",
              .heading = "Cryptarithmes",
              .task = "Chaque lettre remplace un chiffre, deux lettres différentes deux chiffres "
                      "différents, et aucun nombre ne commence par 0. Trouvez les chiffres avec "
                      "lesquels le calcul est juste."},
    KindWords{.kind = "24",
              .heading = "Le jeu du 24",
              .task = "Faites 24 avec les nombres qui précèdent les deux-points, et +, −, × et ÷."},
    KindWords{.kind = "countdown",
              .heading = "Le compte est bon",
              .task = "Atteignez le nombre qui suit les deux-points avec +, −, × et ÷, ou "
                      "approchez-en le plus possible."},
    KindWords{.kind = "own",
              .heading = "Jeu de nombres",
              .task = "Atteignez le nombre qui suit les deux-points avec +, −, × et ÷."},
    KindWords{.kind = "stated",
              .heading = "Questions",
              .task = "Lisez chaque question. Choisissez une réponse, ou écrivez-la sur la ligne."},
};

inline std::string number_word(std::uint64_t number) {
  constexpr std::array kUnits = {"ZERO",   "UN",    "DEUX",    "TROIS",   "QUATRE",
                                 "CINQ",   "SIX",   "SEPT",    "HUIT",    "NEUF",
                                 "DIX",    "ONZE",  "DOUZE",   "TREIZE",  "QUATORZE",
                                 "QUINZE", "SEIZE", "DIXSEPT", "DIXHUIT", "DIXNEUF"};
  constexpr std::array kTens = {"",          "",         "VINGT",    "TRENTE",      "QUARANTE",
                                "CINQUANTE", "SOIXANTE", "SOIXANTE", "QUATREVINGT", "QUATREVINGT"};
  constexpr std::size_t kSeventy = 7;
  constexpr std::size_t kEighty = 8;
  if (number < kUnits.size()) return kUnits.at(static_cast<std::size_t>(number));
  const auto tens = static_cast<std::size_t>(number / kTens.size());
  auto rest = static_cast<std::size_t>(number % kTens.size());
  std::string word(kTens.at(tens));
  // Seventy and ninety go on counting from ten; eighty alone has an s, and no "et" follows it.
  if (tens == kSeventy || tens == kEighty + 1) rest += kTens.size();
  if (rest == 0) return tens == kEighty ? word + "S" : word;
  if (rest % kTens.size() == 1 && tens < kEighty) word += "ET";
  return word + kUnits.at(rest);
}

inline constexpr Words kWords = {
    .sheet = {.title = "Énigmes",
              .name = "Nom",
              .date = "Date",
              .answers = "Réponses : ",
              .no_solution = "pas de solution",
              .nearest = "au plus près : ",
              .level = "niveau",
              .points = "Points",
              .point = "pt",
              .points_each = "pts",
              .minute = "minute",
              .minutes = "minutes",
              .continued = " (suite)"},
    .kinds = kKinds,
    .rules = {.all = "Fractions et nombres négatifs sont permis en cours de calcul.",
              .all_whole = "Tout résultat intermédiaire est un nombre entier, même négatif.",
              .from = "Tout résultat intermédiaire vaut au moins %, fractions permises.",
              .from_whole = "Tout résultat intermédiaire est un nombre entier, au moins %.",
              .use_all = "Utilisez chaque nombre une seule fois.",
              .use_any = "Utilisez chaque nombre au plus une fois."},
    .course = {.numbers = "Les nombres à la place des ?, de gauche à droite et de haut en bas :",
               .formula =
                   "Tapez une formule avec + - * / et des parenthèses, sans espaces et sans =.",
               .essay = "Écrivez une formule."},
    .feed = {.title = "Les énigmes du jour",
             .level = "niveau",
             .objective = "objectif",
             .solution = "Solution",
             .play = "Jouer",
             .krypto = "Krypto",
             .calcrostic = "Calcrostiche",
             .newspaper = "Grille de lettres",
             .twenty_four = "Le jeu du 24",
             .countdown = "Le compte est bon"},
    .number_word = number_word,
};

inline constexpr ContestWords kContestWords = {
    .point_each = "1 point chacune",
    .points_each = "% points chacune",
    .minutes = "minutes",
    .code = "Code",
    .group = "Groupe",
    .seat = "Place",
    .answers = "Réponses",
    .how_to_answer = "Noircissez un rond par ligne. Pour corriger, gommez-le bien.",
    .your_code = "Votre code pour la saison",
    .keep_your_code = "Gardez-le bien : il est à vous seul, pour tous les concours.",
    .participation = "Certificat de participation",
    .merit = "Certificat de mérite",
    .distinction = "Certificat de distinction",
    .took_part = "a participé à :",
    .points = "% points sur %",
    .percentile = "rang centile %",
    .official = "résultat officiel",
    .preliminary = "résultat provisoire",
    .revision = "révision",
    .report = {.title = "Bilan pour les parents",
               .rank = "rang % sur %",
               .right = "réponses justes : %",
               .wrong = "réponses fausses : %",
               .incomplete = "réponses incomplètes : %",
               .blank = "questions sans réponse : %",
               .award = "certificat"},
    .privacy = {.title = "Vos données dans ce concours",
                .answers = "Pour chaque élève, nous gardons : un numéro au hasard, le groupe "
                           "et la place, le niveau, le sujet, les réponses avec leurs heures "
                           "et les points.",
                .names = "Les noms sont dans un fichier à part, que seul son propriétaire "
                         "peut lire. Un nom ne sert qu'au certificat ; un surnom suffit.",
                .no_names = "Nous ne gardons aucun nom. Les certificats montrent le groupe "
                            "et la place.",
                .until = "Les noms sont effacés % jours après les résultats officiels. Les "
                         "sauvegardes des noms sont effacées après % jours.",
                .trail = "La liste des actes des enseignants et les réponses remplacées sont "
                         "effacées % jours après les résultats officiels.",
                .codes = "Les codes sont à côté des noms et n'ouvrent que ce concours.",
                .purpose = "Nous nous en servons pour corriger les copies, classer chaque "
                           "niveau et imprimer les certificats, et pour rien d'autre.",
                .others = "Votre école décide des données. Elles restent sur l'ordinateur où "
                          "se tient le concours et ne vont à personne d'autre. Il n'y a pas "
                          "de cookies.",
                .device = "Dans le navigateur, l'appareil garde les réponses jusqu'à ce "
                          "qu'elles soient sur le serveur.",
                .pictures = "Les images de marques difficiles à lire sont effacées dès "
                            "qu'une personne les a regardées.",
                .right = "Demandez à votre enseignant de voir, de corriger ou d'effacer vos "
                         "données. Cela efface noms, codes, sujets, réponses et points, "
                         "aussi dans les sauvegardes.",
                .solver = "Aucun programme ne voit si une autre page est ouverte : "
                          "travaillez seul, s'il vous plaît.",
                .record = {.title = "Fiche du registre des traitements",
                           .processing = "Traitement",
                           .who = "Responsable",
                           .organiser = "L'école ou l'organisateur qui tient le concours.",
                           .why = "Finalité",
                           .whose = "Personnes",
                           .pupils = "Les élèves qui écrivent le concours, et leurs enseignants, "
                                     "dont nous gardons le nom et un moyen de les joindre.",
                           .which = "Données",
                           .recipients = "Destinataires",
                           .how_long = "Durées",
                           .terms = "Les droits d'écrire finissent avec le jour. Les réponses et "
                                    "les points restent sans nom jusqu'à ce qu'une personne les "
                                    "efface.",
                           .protection = "Protection",
                           .measures =
                               "Les noms et les codes sont dans un fichier à part, avec ses "
                               "propres sauvegardes. Aucun nom n'est dans une adresse, un "
                               "journal, un export ou une liste d'actes. Ce qui est effacé "
                               "est écrasé.",
                           .rights = "Droits"}},
    .checklist = {.questions = "Chacune des % questions a exactement une réponse.",
                  .faults = "Fautes dans les questions ou les sujets : %. Voir reckon "
                            "contest check.",
                  .papers = "Sujets préparés : %.",
                  .groups = "Groupes : %, avec élèves : %.",
                  .no_groups = "Aucun groupe n'a encore d'élèves : invitez des "
                               "enseignants.",
                  .names = "Les noms sont gardés % jours après la publication.",
                  .no_names = "Aucun nom n'est gardé.",
                  .backup = "Les noms et les codes ont été sauvegardés depuis moins "
                            "d'un jour.",
                  .no_backup = "Les noms et les codes n'ont pas été sauvegardés depuis "
                               "un jour : lancez reckon backup.",
                  .marked = "Les réponses sont corrigées, révision %.",
                  .not_marked = "Les réponses ne sont pas encore corrigées.",
                  .official = "Les résultats sont officiels.",
                  .not_official = "Les résultats ne sont pas encore officiels."}};

}  // namespace reckon::in_french
