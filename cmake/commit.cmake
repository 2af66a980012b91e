# SPDX-License-Identifier: MIT
# Writes FILE, the source that says which commit of SOURCE is built, unless it says so already. COMMIT is taken where
# it is given, as for sources without their history.
if(NOT COMMIT)
  execute_process(
    COMMAND git -C ${SOURCE} describe --always --abbrev=12 --exclude=* --dirty=+
    OUTPUT_VARIABLE COMMIT OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
file(CONFIGURE OUTPUT ${FILE} CONTENT [[// Made by the build.
#include "app/cli/frame/build_facts.hpp"

namespace reckon::cli {

std::string_view commit() { return "@COMMIT@"; }

}  // namespace reckon::cli
]] @ONLY)
