// SPDX-License-Identifier: MIT
// The formats of the files of this room.
#pragma once

#include "reckon/store/database.hpp"

namespace reckon::store {

const Format& bank_format();
const Format& matches_format();

}  // namespace reckon::store
