# SPDX-License-Identifier: MIT
# Installs the build to a scratch prefix and uses the library there like another project: each component by itself, with
# all its headers. Then it does the same with shared libraries, which are built for it.
#
# Variables: SOURCE, BUILD, SCRATCH, COMPILER, FLAGS, RELEASE_FLAGS, UNITY, VERSION (of the interface).
file(REMOVE_RECURSE ${SCRATCH})
include(${SOURCE}/cmake/promised_headers.cmake)
set(components core vision algebra bank)

function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# A prefix contains exactly the public headers.
function(check_headers prefix)
  set(promised)
  foreach(component IN LISTS components)
    string(TOUPPER ${component} key)
    list(APPEND promised ${RECKON_${key}_HEADERS})
  endforeach()
  list(APPEND promised ${ARGN})
  file(GLOB_RECURSE installed RELATIVE ${prefix}/include ${prefix}/include/*)
  set(missing ${promised})
  list(REMOVE_ITEM missing ${installed})
  list(REMOVE_ITEM installed ${promised})
  if(missing OR installed)
    message(FATAL_ERROR "promised but not installed: ${missing}; installed but not promised: ${installed}")
  endif()
endfunction()

# A project with the examples, each of which finds its own component, and with a file for each component that includes
# all its headers (scripts/test compiles each header by itself).
function(use_library prefix folder)
  set(project "cmake_minimum_required(VERSION 3.25)\nproject(consumers LANGUAGES CXX)\n")
  foreach(example IN ITEMS consumer vision algebra bank)
    string(APPEND project "add_subdirectory(${SOURCE}/examples/${example} ${example})\n")
  endforeach()
  if(ARGN STREQUAL "HEADERS")
    string(APPEND project "find_package(reckon ${VERSION} REQUIRED COMPONENTS ${components})\n")
    foreach(component IN LISTS components)
      string(TOUPPER ${component} key)
      list(TRANSFORM RECKON_${key}_HEADERS REPLACE "(.+)" "#include \"\\1\"\n" OUTPUT_VARIABLE includes)
      file(WRITE ${folder}/${component}.cpp ${includes} ${includes})
      # Only one component is requested, so it must bring its dependencies.
      string(APPEND project "add_library(headers_${component} OBJECT ${component}.cpp)\n"
                            "target_link_libraries(headers_${component} PRIVATE reckon::${component})\n"
                            "target_compile_options(headers_${component} PRIVATE -fsyntax-only)\n")
    endforeach()
  endif()
  file(WRITE ${folder}/CMakeLists.txt "${project}")
  run(${CMAKE_COMMAND} -S ${folder} -B ${folder}/build -G Ninja -D CMAKE_PREFIX_PATH=${prefix}
      -D CMAKE_CXX_COMPILER=${COMPILER} -D CMAKE_CXX_FLAGS=${FLAGS})
  run(${CMAKE_COMMAND} --build ${folder}/build)
  foreach(program IN ITEMS consumer/consumer vision/use_vision algebra/use_algebra bank/use_bank)
    run(${CMAKE_COMMAND} -E chdir ${folder}/build ${folder}/build/${program})
  endforeach()
endfunction()

# The same examples without CMake, with pkg-config.
set(examples consumer vision algebra bank)
set(names reckon reckon-vision reckon-algebra reckon-bank)
function(use_pkg_config prefix folder)
  find_program(PKG_CONFIG pkg-config REQUIRED)
  file(GLOB package ${prefix}/lib*/pkgconfig/reckon.pc ${prefix}/lib/*/pkgconfig/reckon.pc)
  cmake_path(GET package PARENT_PATH packages)
  cmake_path(GET packages PARENT_PATH libraries)
  separate_arguments(flags UNIX_COMMAND "${FLAGS}")
  set(ENV{PKG_CONFIG_PATH} ${packages})
  foreach(example name IN ZIP_LISTS examples names)
    execute_process(
      COMMAND ${PKG_CONFIG} --cflags --libs ${name} OUTPUT_VARIABLE words COMMAND_ERROR_IS_FATAL ANY)
    separate_arguments(words UNIX_COMMAND "${words}")
    run(${COMPILER} ${flags} ${SOURCE}/examples/${example}/main.cpp -o ${folder}/by_pkg_config ${words}
        -Wl,-rpath,${libraries})
    run(${CMAKE_COMMAND} -E chdir ${folder} ${folder}/by_pkg_config)
  endforeach()
endfunction()

# The example of the C interface, built with a C compiler, which must accept the header.
function(use_from_c prefix folder)
  file(GLOB package ${prefix}/lib*/pkgconfig/reckon-c.pc ${prefix}/lib/*/pkgconfig/reckon-c.pc)
  cmake_path(GET package PARENT_PATH packages)
  cmake_path(GET packages PARENT_PATH libraries)
  find_program(PKG_CONFIG pkg-config REQUIRED)
  set(ENV{PKG_CONFIG_PATH} ${packages})
  execute_process(
    COMMAND ${PKG_CONFIG} --cflags --libs reckon-c OUTPUT_VARIABLE words COMMAND_ERROR_IS_FATAL ANY)
  separate_arguments(words UNIX_COMMAND "${words}")
  run(cc -std=c99 -Wall -Wextra -Wpedantic -Werror ${SOURCE}/examples/c/ask.c -o ${folder}/ask ${words}
      -Wl,-rpath,${libraries})
  execute_process(
    COMMAND ${folder}/ask krypto/solve "{\"hand\": \"4 7 8 8 : 24\"}" OUTPUT_VARIABLE by_c COMMAND_ERROR_IS_FATAL ANY)
  file(WRITE ${folder}/line "{\"path\": \"krypto/solve\", \"body\": {\"hand\": \"4 7 8 8 : 24\"}}\n")
  execute_process(
    COMMAND ${prefix}/bin/reckon engine INPUT_FILE ${folder}/line OUTPUT_VARIABLE by_pipe COMMAND_ERROR_IS_FATAL ANY)
  string(STRIP "${by_c}" by_c)
  string(STRIP "${by_pipe}" by_pipe)
  if(NOT by_pipe STREQUAL "{\"id\":null,\"status\":200,\"answer\":${by_c}}")
    message(FATAL_ERROR "from C: ${by_c}; by the pipe: ${by_pipe}")
  endif()
  # It exports the functions of its header, and nothing else.
  execute_process(
    COMMAND nm --dynamic --defined-only --format=just-symbols ${libraries}/libreckon.so.0
    OUTPUT_VARIABLE shown COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX MATCHALL "[^\n]+" shown "${shown}")
  list(FILTER shown EXCLUDE REGEX "^RECKON_0(_[0-9]+)?(@.*)?$")  # the names of its sections
  list(TRANSFORM shown REPLACE "@@.*" "")
  file(READ ${prefix}/include/reckon.h header)
  string(REGEX MATCHALL "reckon_[a-z_]+\\(" promised "${header}")
  list(TRANSFORM promised REPLACE "\\(" "")
  list(REMOVE_DUPLICATES promised)
  list(SORT promised)
  list(SORT shown)
  if(NOT shown STREQUAL promised)
    message(FATAL_ERROR "libreckon.so.0 shows ${shown}; reckon.h promises ${promised}")
  endif()
endfunction()

# --- As it was built ------------------------------------------------------------------------------

run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${SCRATCH}/prefix)
# The service runs the installed program.
file(READ ${SCRATCH}/prefix/lib/systemd/system/reckon.service service)
string(REGEX MATCH "\nExecStart=([^ ]+) serve " found "${service}")
if(NOT found OR NOT EXISTS "${CMAKE_MATCH_1}" OR service MATCHES "@[a-z]+@")
  message(FATAL_ERROR "reckon.service: there is no program '${CMAKE_MATCH_1}'")
endif()
check_headers(${SCRATCH}/prefix reckon.h)
use_library(${SCRATCH}/prefix ${SCRATCH}/users HEADERS)
use_pkg_config(${SCRATCH}/prefix ${SCRATCH}/users)
use_from_c(${SCRATCH}/prefix ${SCRATCH}/users)

# --- The core alone -------------------------------------------------------------------------------

# A request for a missing component names it.
run(${CMAKE_COMMAND} --install ${BUILD} --component reckon-core --prefix ${SCRATCH}/core)
execute_process(
  COMMAND ${CMAKE_COMMAND} -S ${SOURCE}/examples/bank -B ${SCRATCH}/core/bank -G Ninja
          -D CMAKE_PREFIX_PATH=${SCRATCH}/core -D CMAKE_CXX_COMPILER=${COMPILER} -D CMAKE_CXX_FLAGS=${FLAGS}
  RESULT_VARIABLE result OUTPUT_QUIET ERROR_VARIABLE message)
string(REGEX REPLACE "[ \n]+" " " message "${message}")
set(expected "the component 'bank' of reckon needs algebra, bank; installed: core")
if(result EQUAL 0 OR NOT message MATCHES "${expected}")
  message(FATAL_ERROR "a bank was looked for where there is only the core, and this said: ${message}")
endif()

# --- As shared libraries --------------------------------------------------------------------------

# Uses the same sources, options and folder depth as the static libraries, so that the compiler cache already has all
# objects.
run(${CMAKE_COMMAND} -S ${SOURCE} -B ${BUILD}-shared -G Ninja -D BUILD_SHARED_LIBS=ON
    -D RECKON_BUILD_PROGRAM=OFF -D RECKON_BUILD_TESTS=OFF -D CMAKE_COMPILE_WARNING_AS_ERROR=ON
    -D CMAKE_CXX_COMPILER=${COMPILER} -D CMAKE_CXX_FLAGS=${FLAGS} "-DCMAKE_CXX_FLAGS_RELEASE=${RELEASE_FLAGS}"
    -D CMAKE_UNITY_BUILD=${UNITY})
run(${CMAKE_COMMAND} --build ${BUILD}-shared)
run(${CMAKE_COMMAND} --install ${BUILD}-shared --prefix ${SCRATCH}/shared)
check_headers(${SCRATCH}/shared)
foreach(name IN ITEMS reckon++ reckon_vision reckon_algebra reckon_bank)
  file(GLOB library ${SCRATCH}/shared/lib*/lib${name}.so.${VERSION} ${SCRATCH}/shared/lib/*/lib${name}.so.${VERSION})
  if(NOT library)
    message(FATAL_ERROR "there is no lib${name}.so.${VERSION}, which is the version of its interface")
  endif()
endforeach()
use_library(${SCRATCH}/shared ${SCRATCH}/shared_users)
use_pkg_config(${SCRATCH}/shared ${SCRATCH}/shared_users)
