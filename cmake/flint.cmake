# SPDX-License-Identifier: MIT
# The target reckon::flint: FLINT and GMP. Installed static libraries run this too.
if(NOT TARGET reckon::flint)
  find_library(FLINT flint REQUIRED)
  find_library(GMP gmp REQUIRED)
  add_library(reckon::flint INTERFACE IMPORTED)
  target_link_libraries(reckon::flint INTERFACE ${FLINT} ${GMP})
endif()
