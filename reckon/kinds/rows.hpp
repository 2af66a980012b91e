// The rows of the kinds, each from its own file.
#pragma once

#include <string>

#include "reckon/arith/rules.hpp"
#include "reckon/kinds/kind.hpp"
#include "reckon/text/language.hpp"

namespace reckon::kinds {

KindRow krypto_hand();
KindRow calcrostic_grid();
KindRow newspaper_grid();
KindRow asked_numbers();

/// What results the rules allow on the way, as a sentence.
std::string allowed_results(Rules rules, Language language);

}  // namespace reckon::kinds
