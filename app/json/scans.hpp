// The document of puzzles read off a picture.
#pragma once

#include "app/json/values.hpp"
#include "reckon/scan/scan.hpp"

namespace reckon::json {

Json json_of_found(const scan::Found& found);

}  // namespace reckon::json
