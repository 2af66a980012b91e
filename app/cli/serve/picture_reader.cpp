// SPDX-License-Identifier: MIT
#include "app/cli/serve/picture_reader.hpp"

#include "app/server/picture_process.hpp"

namespace reckon::cli {

int read_pictures() { return server::picture_process(); }

}  // namespace reckon::cli
