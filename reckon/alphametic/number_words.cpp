// SPDX-License-Identifier: MIT
#include "reckon/alphametic/number_words.hpp"

#include <array>
#include <string_view>

namespace reckon::alphametic {

namespace {

constexpr std::array<InLanguages, 20> kUnits = {
    {{"ZERO", "ZERO"},        {"ONE", "UN"},          {"TWO", "DEUX"},
     {"THREE", "TROIS"},      {"FOUR", "QUATRE"},     {"FIVE", "CINQ"},
     {"SIX", "SIX"},          {"SEVEN", "SEPT"},      {"EIGHT", "HUIT"},
     {"NINE", "NEUF"},        {"TEN", "DIX"},         {"ELEVEN", "ONZE"},
     {"TWELVE", "DOUZE"},     {"THIRTEEN", "TREIZE"}, {"FOURTEEN", "QUATORZE"},
     {"FIFTEEN", "QUINZE"},   {"SIXTEEN", "SEIZE"},   {"SEVENTEEN", "DIXSEPT"},
     {"EIGHTEEN", "DIXHUIT"}, {"NINETEEN", "DIXNEUF"}}};
constexpr std::array<InLanguages, 10> kTens = {{{"", ""},
                                                {"", ""},
                                                {"TWENTY", "VINGT"},
                                                {"THIRTY", "TRENTE"},
                                                {"FORTY", "QUARANTE"},
                                                {"FIFTY", "CINQUANTE"},
                                                {"SIXTY", "SOIXANTE"},
                                                {"SEVENTY", "SOIXANTE"},
                                                {"EIGHTY", "QUATREVINGT"},
                                                {"NINETY", "QUATREVINGT"}}};
constexpr std::uint64_t kDecimal = 10;

}  // namespace

std::string number_word(std::uint64_t number, Language language) {
  if (number < kUnits.size())
    return std::string(kUnits[static_cast<std::size_t>(number)][language]);
  const auto tens = static_cast<std::size_t>(number / kDecimal);
  auto rest = static_cast<std::size_t>(number % kDecimal);
  std::string word(kTens[tens][language]);
  if (language == Language::english) return rest == 0 ? word : word.append(kUnits[rest].english);
  constexpr std::size_t kSeventy = 7;
  constexpr std::size_t kEighty = 8;
  // Seventy and ninety go on counting from ten; eighty alone has an s, and no "et" follows it.
  if (tens == kSeventy || tens == kEighty + 1) rest += kDecimal;
  if (rest == 0) return tens == kEighty ? word + "S" : word;
  if (rest % kDecimal == 1 && tens < kEighty) word += "ET";
  return word.append(kUnits[rest].french);
}

}  // namespace reckon::alphametic
