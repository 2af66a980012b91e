# SPDX-License-Identifier: MIT
# Its headers alone, which the build links beside those of Boost.
if(NOT TARGET fmt::fmt)
  add_library(fmt::fmt INTERFACE IMPORTED)
  target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY)
  target_include_directories(fmt::fmt SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/host)
endif()
set(fmt_FOUND ON)
