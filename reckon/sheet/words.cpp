// SPDX-License-Identifier: MIT
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

}  // namespace

const Words& words_in(Language language) {
  return language == Language::french ? kFrench : kEnglish;
}

}  // namespace reckon::sheet
