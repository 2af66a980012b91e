// The solutions of an operator setting of a calcrostic, as families with parameters.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "reckon/algebra/decompose.hpp"
#include "reckon/calcrostic/calcrostic.hpp"
#include "reckon/text/result.hpp"

namespace reckon::algebra {

/// Operators of rows 1 to 3, columns 1 to 3, the main diagonal and the other one.
using Setting = std::array<Operator, 8>;

/// Reads `++/*+--+`; operators may have blanks between them, and be those of typesetters.
Result<Setting> read_setting(std::string_view text);
std::string to_text(const Setting& setting);

/// The setting that stands for those of all 8 versions of a calcrostic: the first, by + < - < * <
/// /.
Setting standard_setting(const Setting& setting);

/// The unknowns a b c, d f g, h k m: the numbers of the cells, none of which is 0.
std::vector<std::string> names_of_numbers();

/// An equation for each line, divisions multiplied out, in the order of the setting. Over a ring of
/// names_of_numbers().
std::vector<Polynomial> equations_of(const Ring& ring, const Setting& setting);

/// Every rational solution with nonzero numbers is in one of the families, and all that a family
/// has are solutions. The settings of a calcrostic have families of up to two parameters. Costs
/// some milliseconds.
std::vector<Family> families_of(const Ring& ring, const Setting& setting);

/// Of each cell of a calcrostic the number that is given; nothing where it is asked for.
using Givens = std::array<std::optional<std::int64_t>, 9>;

/// The same of a setting with some of its numbers given.
std::vector<Family> families_of(const Ring& ring, const Setting& setting, const Givens& givens);

/// Whether all numbers of a family satisfy the equations: they are put in.
bool satisfies(const Family& family, const std::vector<Polynomial>& equations);

}  // namespace reckon::algebra
