# How everything here is compiled, and how its sources are found.

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_CXX_SCAN_FOR_MODULES OFF)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})

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
    # -Wno-restrict: false alarms on std::string in g++ 12 (GCC bug 105651).
    add_compile_options(-Wduplicated-cond -Wlogical-op -Wno-restrict)
  else()
    # libstdc++ 12 calls its own deprecated function in std::stable_sort; g++ still warns of ours.
    add_compile_options(-Wreserved-identifier -Wno-deprecated-declarations)
  endif()

  if(CMAKE_UNITY_BUILD)
    # What stands in another file is no shadow; clang-tidy looks at each file by itself.
    add_compile_options(-Wno-shadow)
    if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
      add_compile_options(-Wno-subobject-linkage)  # nor is an unnamed namespace that of a header
    endif()
  endif()

  find_program(CCACHE ccache)
  if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # Precompiled headers are cached only with this leave.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
        CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE})
    if(CMAKE_CXX_COMPILER_ID STREQUAL Clang)
      add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
    else()
      add_compile_options(-fpch-preprocess)
    endif()
  endif()
endif()

# The files of these patterns that go into a product, not those that test, measure or fuzz it.
function(reckon_sources result)
  list(TRANSFORM ARGN PREPEND ${PROJECT_SOURCE_DIR}/)
  file(GLOB sources CONFIGURE_DEPENDS ${ARGN})
  list(FILTER sources EXCLUDE REGEX "_(test|bench|fuzz)\\.cpp$")
  set(${result} ${sources} PARENT_SCOPE)
endfunction()
