# SPDX-License-Identifier: MIT
# Its headers alone, which the build links beside those of Boost.
if(NOT TARGET CLI11::CLI11)
  add_library(CLI11::CLI11 INTERFACE IMPORTED)
  target_include_directories(CLI11::CLI11 SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/host)
endif()
set(CLI11_FOUND ON)
