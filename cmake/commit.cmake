# SPDX-License-Identifier: MIT
# Writes FILE, a source with the commit of SOURCE, unless it is up to date. COMMIT overrides the commit, for sources
# without history.
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
