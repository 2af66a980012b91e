// SPDX-License-Identifier: MIT
// The file formats of this module.
#pragma once

#include "reckon/store/database.hpp"

namespace reckon::store {

const Format& bank_format();
const Format& matches_format();
const Format& contest_format();
const Format& person_format();

}  // namespace reckon::store
