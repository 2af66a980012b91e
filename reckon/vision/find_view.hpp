// SPDX-License-Identifier: MIT
// From where a sheet was seen, by its ink.
#pragma once

#include "reckon/vision/view.hpp"

namespace reckon::vision {

/// The view in which rows and columns of ink are most unlike their neighbours, as lines of print
/// and the borders of boxes are: turned by up to 11 degrees either way, and seen from the side so
/// that one side of the picture is up to 18 % shorter than the other. A page is taken as only
/// turned unless seeing it from the side makes it clearer. Nothing but zeros if there is no ink.
/// Cost: some tenths of a second, however large the mask.
View view_of(const Mask& ink);

}  // namespace reckon::vision
