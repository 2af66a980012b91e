# SPDX-License-Identifier: MIT
# Its headers alone, which the build links beside those of Boost.
if(NOT TARGET nlohmann_json::nlohmann_json)
  add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED)
  target_include_directories(nlohmann_json::nlohmann_json SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/host)
endif()
set(nlohmann_json_FOUND ON)
