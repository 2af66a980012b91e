# SPDX-License-Identifier: MIT
# The installed library: its components, their public headers, and the files for find_package.
include(CMakePackageConfigHelpers)
include(cmake/promised_headers.cmake)

# A major version keeps the meaning of code; each minor version may lay memory out in another way.
set(reckon_soversion ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
# The C interface has its own version: incompatible changes increase RECKON_ABI_VERSION.
set(reckon_c_version 0)
set(reckon_package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/reckon)

# Installs the pkg-config file of a component, whose library is `file`, under a name.
function(reckon_pkg_config component file name)
  string(TOUPPER ${component} key)
  set(words_core "Krypto, calcrostics and their kin")
  set(words_c "questions in JSON, for C")
  set(words_vision "functions of pictures")
  set(words_algebra "families of solutions")
  set(words_bank "puzzles in a database")
  set(words "${words_${component}}")
  set(standard " -std=c++23")
  if(component STREQUAL "c")
    set(standard)
  endif()
  set(requires)
  foreach(need IN LISTS RECKON_${key}_NEEDS)
    if(need STREQUAL "core")
      list(APPEND requires reckon)
    else()
      list(APPEND requires reckon-${need})
    endif()
  endforeach()
  list(REVERSE requires)  # static libraries stand before those that they need
  # Users of static libraries also link their dependencies.
  set(libraries)
  if(NOT BUILD_SHARED_LIBS AND component STREQUAL "algebra")
    set(libraries " -lflint -lgmp")
  elseif(NOT BUILD_SHARED_LIBS AND component STREQUAL "bank")
    set(libraries " -lSQLiteCpp")
    list(APPEND requires sqlite3)
  endif()
  list(JOIN requires ", " requires)
  string(REGEX REPLACE "[^/]+" ".." up "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
  configure_file(share/reckon.pc.in ${PROJECT_BINARY_DIR}/${name}.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/${name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
          COMPONENT reckon-${component})
endfunction()

# Makes a library the component reckon::<name>, and installs it with its headers.
function(reckon_component name target)
  add_library(reckon::${name} ALIAS ${target})
  if(name STREQUAL "core")
    # -lreckon is the C interface.
    set(file reckon++)
    set(package reckon)
  else()
    set(file reckon_${name})
    set(package reckon-${name})
  endif()
  set_target_properties(
    ${target} PROPERTIES EXPORT_NAME ${name} OUTPUT_NAME ${file} VERSION ${PROJECT_VERSION}
                         SOVERSION ${reckon_soversion} DEFINE_SYMBOL "")
  if(BUILD_SHARED_LIBS)
    # The components find each other in their own folder.
    set_target_properties(${target} PROPERTIES INSTALL_RPATH "$ORIGIN")
  endif()
  reckon_compile_as_library(${target})

  install(TARGETS ${target} EXPORT reckon-${name}
          LIBRARY COMPONENT reckon-${name} ARCHIVE COMPONENT reckon-${name}
          RUNTIME COMPONENT reckon-${name})
  install(EXPORT reckon-${name} NAMESPACE reckon:: DESTINATION ${reckon_package_dir}
          COMPONENT reckon-${name})
  string(TOUPPER ${name} key)
  reckon_pkg_config(${name} ${file} ${package})
  foreach(header IN LISTS RECKON_${key}_HEADERS)
    if(NOT EXISTS ${PROJECT_SOURCE_DIR}/${header})
      message(FATAL_ERROR "cmake/promised_headers.cmake names ${header}, which is gone")
    endif()
    cmake_path(GET header PARENT_PATH folder)
    install(FILES ${header} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/${folder}
            COMPONENT reckon-${name})
  endforeach()
endfunction()

# Installs the files for find_package(reckon COMPONENTS ...).
function(reckon_install_package)
  configure_package_config_file(
    cmake/reckonConfig.cmake.in ${PROJECT_BINARY_DIR}/reckonConfig.cmake
    INSTALL_DESTINATION ${reckon_package_dir} NO_SET_AND_CHECK_MACRO)
  write_basic_package_version_file(
    ${PROJECT_BINARY_DIR}/reckonConfigVersion.cmake COMPATIBILITY SameMajorVersion)
  install(FILES ${PROJECT_BINARY_DIR}/reckonConfig.cmake
                ${PROJECT_BINARY_DIR}/reckonConfigVersion.cmake cmake/flint.cmake
          DESTINATION ${reckon_package_dir} COMPONENT reckon-core)
endfunction()
