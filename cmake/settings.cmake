# SPDX-License-Identifier: MIT
# Compiler settings, and functions that find the sources.

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_CXX_SCAN_FOR_MODULES OFF)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
set(CMAKE_BUILD_RPATH_USE_ORIGIN ON)  # the same bytes in whatever folder it is built

# The page's module, as cmake/wasm32.cmake sets it; Windows is cross-compiled too.
set(for_browser OFF)
if(CMAKE_SYSTEM_PROCESSOR STREQUAL wasm32)
  set(for_browser ON)
endif()

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()

if(PROJECT_IS_TOP_LEVEL)
  add_compile_options(
    -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wcast-align -Wcast-qual
    -Wdouble-promotion -Wextra-semi -Wformat=2 -Wimplicit-fallthrough -Wmissing-declarations
    -Wnon-virtual-dtor -Wnull-dereference -Wold-style-cast -Woverloaded-virtual
    -Wsuggest-override -Wunused)
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    # -Wno-restrict: false alarms on std::string in g++ 12 (GCC bug 105651). If g++ never frees memory, it uses a third
    # more of it, and a tenth less time.
    add_compile_options(-Wduplicated-cond -Wlogical-op -Wno-restrict --param=ggc-min-heapsize=1048576)
  else()
    # libstdc++ 12 calls its own deprecated function in std::stable_sort; g++ still warns of ours.
    add_compile_options(-Wreserved-identifier -Wno-deprecated-declarations)
  endif()

  # Memory that the loader has filled in becomes read-only.
  if(NOT CMAKE_CROSSCOMPILING)
    add_link_options(-Wl,-z,relro -Wl,-z,now)
  endif()

  if(CMAKE_UNITY_BUILD)
    # Most of the time is spent on headers that all files of a unit include.
    if(NOT CMAKE_UNITY_BUILD_BATCH_SIZE)
      set(CMAKE_UNITY_BUILD_BATCH_SIZE 14)
    endif()
    # A name in another file is not shadowed; clang-tidy checks each file by itself.
    add_compile_options(-Wno-shadow)
    if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
      add_compile_options(-Wno-subobject-linkage)  # nor is an unnamed namespace that of a header
    endif()
  endif()

  find_program(CCACHE ccache)
  if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # This allows caching of precompiled headers, and lets build folders share cached objects.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
        CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} ${CCACHE})
    if(CMAKE_CXX_COMPILER_ID STREQUAL Clang)
      add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
    else()
      add_compile_options(-fpch-preprocess)
    endif()
  endif()
endif()

# The files of these patterns that are part of a product, without tests, benchmarks and fuzz targets.
function(reckon_sources result)
  list(TRANSFORM ARGN PREPEND ${PROJECT_SOURCE_DIR}/)
  file(GLOB sources CONFIGURE_DEPENDS ${ARGN})
  list(FILTER sources EXCLUDE REGEX "_(test|bench|fuzz)\\.cpp$")
  set(${result} ${sources} PARENT_SCOPE)
endfunction()

# Whether the build uses sanitizers.
string(REGEX MATCH "-fsanitize=.*undefined" sanitized "${CMAKE_CXX_FLAGS}")

option(RECKON_BUILD_DEMO "Only the main jobs, and not optimised, so that it is built soon" OFF)

# Compiles sources of the program, a thin layer; code that must be fast is in the library. -O3 would take 50 % longer to
# compile, and with the sanitizers -O1 takes three times as long as -O0. In the browser, small code is fast.
function(reckon_compile_as_program target)
  set(optimisation -O1)
  if(for_browser)
    set(optimisation -Oz)
  elseif(RECKON_BUILD_DEMO)
    set(optimisation -O0)
  endif()
  target_compile_options(
    ${target} PRIVATE $<$<CONFIG:Release>:${optimisation}> $<$<CONFIG:Debug>:-O0>)
endfunction()

# Compiles sources of the library. Its functions are never replaced when a program is loaded, so g++ may inline them.
function(reckon_compile_as_library target)
  target_compile_features(${target} PUBLIC cxx_std_23)
  target_include_directories(
    ${target} PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>
                     $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  if(NOT for_browser)
    # Searches benefit from -O3, and request it with FASTER.
    if(RECKON_BUILD_DEMO)
      target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O0>)
    elseif(NOT ARGN STREQUAL "FASTER")
      target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O2>)
    endif()
    set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON)
    target_compile_options(${target} PRIVATE -fno-semantic-interposition)
  endif()
endfunction()

# Headers that nearly every file of the library includes are precompiled once, for room_text, which comes first. With
# g++ 12 this saves nothing, and causes false alarms.
set(RECKON_USUAL_HEADERS <algorithm> <array> <cstdint> <expected> <functional> <map> <memory> <optional> <ranges> <set>
                         <span> <string> <string_view> <utility> <variant> <vector>)

function(reckon_precompile_usual_headers target)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL Clang)
    return()
  endif()
  if(target STREQUAL "room_text")
    target_precompile_headers(room_text PRIVATE ${RECKON_USUAL_HEADERS})
  else()
    target_precompile_headers(${target} REUSE_FROM room_text)
  endif()
endfunction()

# The target room_<name>: a module of the library. Its sources are below reckon/, in folders of its name or in FOLDERS,
# compiled with -O3 if FASTER. The demo omits those in folders BEYOND_DEMO. ON lists its dependencies; the property
# RECKON_STANDS_ON has all of these, and itself. RECKON_ROOMS of the directory has the modules so far.
function(reckon_room name)
  cmake_parse_arguments(PARSE_ARGV 1 room "FASTER" "" "FOLDERS;BEYOND_DEMO;ON")
  if(NOT room_FOLDERS)
    set(room_FOLDERS ${name})
  endif()
  if(NOT RECKON_BUILD_DEMO)
    list(APPEND room_FOLDERS ${room_BEYOND_DEMO})
  endif()
  list(TRANSFORM room_FOLDERS PREPEND reckon/)
  list(TRANSFORM room_FOLDERS APPEND /*.cpp)
  reckon_sources(sources ${room_FOLDERS})
  add_library(room_${name} OBJECT ${sources})
  set(speed)
  if(room_FASTER)
    set(speed FASTER)
  endif()
  reckon_compile_as_library(room_${name} ${speed})
  if(RECKON_BUILD_DEMO)
    set_target_properties(room_${name} PROPERTIES UNITY_BUILD_BATCH_SIZE 20)
  elseif(room_FASTER)
    # In large units, g++ inlines less.
    set_target_properties(room_${name} PROPERTIES UNITY_BUILD_BATCH_SIZE 9)
  endif()
  set(all)
  foreach(other IN LISTS room_ON)
    get_target_property(below room_${other} RECKON_STANDS_ON)
    list(APPEND all ${below})
  endforeach()
  list(APPEND all ${name})
  list(REMOVE_DUPLICATES all)
  set_target_properties(room_${name} PROPERTIES RECKON_STANDS_ON "${all}")
  set_property(DIRECTORY APPEND PROPERTY RECKON_ROOMS ${name})
  # In the browser, Boost checks the headers of libc++ again.
  if(NOT (for_browser AND name STREQUAL "arith"))
    reckon_precompile_usual_headers(room_${name})
  endif()
endfunction()

# The object files of modules.
function(reckon_objects result)
  set(objects ${ARGN})
  list(TRANSFORM objects REPLACE "(.+)" "$<TARGET_OBJECTS:room_\\1>")
  set(${result} ${objects} PARENT_SCOPE)
endfunction()
