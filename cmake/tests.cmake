# SPDX-License-Identifier: MIT
# One test executable per module (arith_test, krypto_test, cli_test, ...), one for all benchmarks, and the test that
# another program can use the installed library.

find_package(GTest REQUIRED)
find_package(rapidcheck REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(valijson REQUIRED)
include(GoogleTest)

file(GLOB_RECURSE test_sources CONFIGURE_DEPENDS
     ${PROJECT_SOURCE_DIR}/reckon/*_test.cpp ${PROJECT_SOURCE_DIR}/app/*_test.cpp)
set(validator ${PROJECT_SOURCE_DIR}/app/testing/schema_faults_test.cpp)
list(REMOVE_ITEM test_sources ${validator})
set(rooms)
foreach(source IN LISTS test_sources)
  # The folder below reckon/ or app/; its subfolders belong to the same module.
  string(REGEX REPLACE "^${PROJECT_SOURCE_DIR}/[a-z]+/([a-z]+)/.*" "\\1" room "${source}")
  list(APPEND rooms ${room})
  list(APPEND tests_of_${room} ${source})
endforeach()
list(REMOVE_DUPLICATES rooms)

# The compiler options of tests. Most tests wait for the tested code. Those of some modules compute the expected
# results, which takes as long as the tested code, so they are optimised a little. With sanitizers, optimisation is slow
# to compile, and pays off only for some files. Tests of the command line run another program, which has the sanitizers.
set(calculating algebra calcrostic countdown krypto letters zero)
set(calculating_files
    algebra/setting_decision calcrostic/generator calcrostic/list calcrostic/members cli/scan/degraded
    countdown/countdown krypto/census/census krypto/census/odds krypto/census/solution_counts krypto/solver
    letters/grid/known_letters letters/read/drawing letters/reason/line_reasoning letters/reason/line_reasoning_steps
    letters/solve/line_solver letters/solve/solver zero/zero_grid zero/zero_three)
list(JOIN calculating_files "|" calculating_files)
function(reckon_test_settings target kind)
  target_link_libraries(${target} PRIVATE GTest::gmock GTest::gtest_main rapidcheck rapidcheck_gtest
                                           nlohmann_json::nlohmann_json valijson)
  target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR})
  target_compile_definitions(${target} PRIVATE RECKON_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  # -O3 would cost time here, and g++ 12 then falsely warns of faults in std::string.
  if(kind STREQUAL "calculating" OR (kind STREQUAL "program" AND NOT sanitized))
    target_compile_options(${target} PRIVATE -O1)
  else()
    target_compile_options(${target} PRIVATE -O0)
  endif()
  # The tested code is checked for undefined behaviour; the tests are not, which saves a third of their compile time.
  if(sanitized)
    target_compile_definitions(${target} PRIVATE RECKON_SANITIZED)
    if(kind STREQUAL "program")
      target_compile_options(${target} PRIVATE -fno-sanitize=all)
    else()
      target_compile_options(${target} PRIVATE -fno-sanitize=undefined)
    endif()
  endif()
  if(TARGET reckon_cli)
    target_compile_definitions(${target} PRIVATE RECKON_PROGRAM="$<TARGET_FILE:reckon_cli>")
  endif()
endfunction()

# Links tests only to their module and its dependencies, so that little is built for them. Those of letters solve
# calcrostics.
function(reckon_link_room target room)
  if(TARGET room_${room})
    string(REGEX REPLACE "^letters$" "calcrostic" highest ${room})
    get_target_property(rooms room_${highest} RECKON_STANDS_ON)
    list(TRANSFORM rooms PREPEND room_)
    target_link_libraries(${target} PRIVATE ${rooms})
  elseif(room STREQUAL "cli")
    target_link_libraries(${target} PRIVATE reckon_server reckon_work reckon_pdf reckon_play)
  else()
    target_link_libraries(${target} PRIVATE reckon_${room})
  endif()
endfunction()

# The headers worth precompiling for all tests of a kind.
file(CONFIGURE OUTPUT test_headers.cpp CONTENT "")
foreach(kind IN ITEMS calculating waiting program)
  add_library(${kind}_test_headers OBJECT EXCLUDE_FROM_ALL ${CMAKE_CURRENT_BINARY_DIR}/test_headers.cpp)
  reckon_test_settings(${kind}_test_headers ${kind})
  target_precompile_headers(
    ${kind}_test_headers PRIVATE <gmock/gmock.h> <gtest/gtest.h> <rapidcheck.h> <rapidcheck/gtest.h>
                                 <nlohmann/json.hpp>)
endforeach()

add_library(schema_faults STATIC ${validator})
reckon_test_settings(schema_faults program)
target_precompile_headers(schema_faults REUSE_FROM program_test_headers)

# The gtest filter of each label. If there is another, optimised build of the program, the marked tests run that one.
set(slow_tests ${PROJECT_SOURCE_DIR}/cmake/slow_tests.txt)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${slow_tests})
file(STRINGS ${slow_tests} slow REGEX "^[^#]")
set(optimised ${slow})
list(FILTER optimised INCLUDE REGEX " optimised$")
list(TRANSFORM optimised REPLACE " .*" "")
list(TRANSFORM slow REPLACE " .*" "")
list(JOIN optimised ":" optimised)
list(JOIN slow ":" slow)
set(labels fast)
set(filters "-${slow}")
if(RECKON_OPTIMISED_PROGRAM)
  list(APPEND labels optimised slow)
  list(APPEND filters "${optimised}" "${slow}:-${optimised}")
else()
  list(APPEND labels slow)
  list(APPEND filters "${slow}")
endif()

# All tests of a module, or a part of them.
function(reckon_room_tests target room kind)
  reckon_test_settings(${target} ${kind})
  reckon_link_room(${target} ${room})
  target_precompile_headers(${target} REUSE_FROM ${kind}_test_headers)
  set_target_properties(${target} PROPERTIES LINKER_LANGUAGE CXX)
endfunction()

foreach(room IN LISTS rooms)
  set(kind waiting)
  if(room STREQUAL "cli")
    set(kind program)
  elseif(room IN_LIST calculating AND NOT sanitized)
    set(kind calculating)
  endif()
  set(parts)
  if(sanitized)
    set(parts ${tests_of_${room}})
    list(FILTER parts INCLUDE REGEX "/(${calculating_files})_test\\.cpp$")
    list(REMOVE_ITEM tests_of_${room} ${parts} "")
  endif()
  add_executable(${room}_test ${tests_of_${room}})
  if(sanitized AND NOT kind STREQUAL "program")  # which has those of the program
    target_link_libraries(${room}_test PRIVATE sanitizer_options)
  endif()
  reckon_room_tests(${room}_test ${room} ${kind})
  if(parts)
    add_library(${room}_calculating_test OBJECT ${parts})
    reckon_room_tests(${room}_calculating_test ${room} calculating)
    target_sources(${room}_test PRIVATE $<TARGET_OBJECTS:${room}_calculating_test>)
  endif()
  if(NOT IS_DIRECTORY ${PROJECT_SOURCE_DIR}/reckon/${room})
    target_link_libraries(${room}_test PRIVATE schema_faults)
  endif()
  if(kind STREQUAL "program" AND sanitized)
    # A program with sanitizers takes ten times as long to start as to do the work of most tests. So this test contains
    # the program, and calls it or forks. The program is linked first, so that shared symbols are the program's.
    target_compile_definitions(${room}_test PRIVATE RECKON_HOLDS_PROGRAM)
    target_link_options(${room}_test PRIVATE $<FILTER:$<TARGET_OBJECTS:reckon_cli>,EXCLUDE,/main[.]cpp[.]o>)
    target_link_libraries(${room}_test PRIVATE $<GENEX_EVAL:$<TARGET_PROPERTY:reckon_cli,LINK_LIBRARIES>>)
    set_property(TARGET ${room}_test APPEND PROPERTY LINK_DEPENDS $<TARGET_FILE:reckon_cli>)
  endif()
  if(TARGET reckon_cli AND room MATCHES "^(api|cli|play|server)$")
    add_dependencies(${room}_test reckon_cli)  # which they run
  endif()
  if(kind STREQUAL "program")
    # Leaks at the end of a program do not matter, and the check would run for each of the thousand starts.
    set(environment ASAN_OPTIONS=detect_leaks=0)
  else()
    set(environment LSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/cmake/leaks.txt:print_suppressions=0)
  endif()
  # Developers run the fast ones before each commit: ctest -L fast.
  foreach(label filter IN ZIP_LISTS labels filters)
    set(program)
    if(label STREQUAL "optimised")
      set(program ENVIRONMENT_MODIFICATION RECKON_TESTED_PROGRAM=set:${RECKON_OPTIMISED_PROGRAM})
    endif()
    if(sanitized AND (label STREQUAL "fast" OR (label STREQUAL "slow" AND room STREQUAL "api")))
      # Grouped, since most take less time than the start of the program, and the API has hundreds of slow ones, a few
      # for each path. A module has at most three groups.
      foreach(group RANGE 2)
        set(name ${room}.${label}.${group})
        add_test(NAME ${name} COMMAND ${room}_test --gtest_filter=${filter} --gtest_brief=1)
        set_tests_properties(
          ${name} PROPERTIES TIMEOUT 900 LABELS ${label} FAIL_REGULAR_EXPRESSION "\\[  SKIPPED \\]" ENVIRONMENT
                             "${environment};GTEST_TOTAL_SHARDS=3;GTEST_SHARD_INDEX=${group}")
      endforeach()
      continue()
    endif()
    gtest_discover_tests(
      ${room}_test TEST_PREFIX ${room}. TEST_FILTER ${filter} DISCOVERY_TIMEOUT 60
      PROPERTIES TIMEOUT 600 ENVIRONMENT ${environment} LABELS ${label} ${program})
  endforeach()
endforeach()

# The widths of letters are compared with those of the font.
find_library(CAIRO cairo REQUIRED)
target_link_libraries(pdf_test PRIVATE ${CAIRO})

file(GLOB bench_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/bench/*_bench.cpp)
# Peers are measured too if scripts/peers has unpacked them; no other target may use their folders.
set(opencv ${PROJECT_SOURCE_DIR}/build/peers/opencv/usr)
file(GLOB opencv_libraries CONFIGURE_DEPENDS ${opencv}/lib/*/libopencv_*.so)
if(NOT opencv_libraries)
  list(FILTER bench_sources EXCLUDE REGEX "/opencv_bench\\.cpp$")
endif()
set(gecode ${PROJECT_SOURCE_DIR}/build/peers/gecode/usr)
file(GLOB gecode_kernel CONFIGURE_DEPENDS ${gecode}/lib/*/libgecodekernel.so)
if(NOT gecode_kernel)
  list(FILTER bench_sources EXCLUDE REGEX "gecode_bench\\.cpp$")
endif()
if(bench_sources AND CMAKE_BUILD_TYPE STREQUAL "Release")
  find_package(benchmark REQUIRED)
  # g++ optimises the code that Krypto is compared with as well as it can.
  set_source_files_properties(
    ${PROJECT_SOURCE_DIR}/bench/krypto_bench.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  # The questions of the tests are measured too.
  add_executable(
    reckon_bench ${bench_sources} ${PROJECT_SOURCE_DIR}/app/api/cases_test.cpp)
  target_compile_definitions(reckon_bench PRIVATE RECKON_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  target_link_libraries(
    reckon_bench PRIVATE reckon::reckon reckon_zero reckon_api benchmark::benchmark)
  if(opencv_libraries)
    target_include_directories(reckon_bench SYSTEM PRIVATE ${opencv}/include/opencv4)
    target_link_libraries(reckon_bench PRIVATE ${opencv_libraries})
    # They need others, which exist too.
    list(GET opencv_libraries 0 library)
    cmake_path(GET library PARENT_PATH folder)
    foreach(place IN ITEMS ${folder} ${folder}/blas ${folder}/lapack)
      target_link_options(reckon_bench PRIVATE -Wl,-rpath-link,${place} -Wl,-rpath,${place} -Wl,--disable-new-dtags)
    endforeach()
  endif()
  if(gecode_kernel)
    target_include_directories(reckon_bench SYSTEM PRIVATE ${gecode}/include)
    foreach(part IN ITEMS search int kernel support)
      string(REPLACE libgecodekernel libgecode${part} library "${gecode_kernel}")
      target_link_libraries(reckon_bench PRIVATE ${library})
    endforeach()
  endif()
endif()

# Plays in many rooms of a server at once; built on request.
file(GLOB rooms_load_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/bench/rooms/*.cpp)
list(FILTER rooms_load_sources EXCLUDE REGEX "/contests_load\\.cpp$")
add_executable(rooms_load EXCLUDE_FROM_ALL ${rooms_load_sources})
target_link_libraries(rooms_load PRIVATE reckon_rooms)
target_compile_options(rooms_load PRIVATE $<$<CONFIG:Release>:-O1>)
# As for the server: g++ follows null pointers that Asio never has.
set_source_files_properties(
  ${PROJECT_SOURCE_DIR}/bench/rooms/web_socket.cpp PROPERTIES COMPILE_OPTIONS -Wno-null-dereference)

# Writes a contest with many entrants at once; built on request.
add_executable(contests_load EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/bench/rooms/contests_load.cpp
                                              ${PROJECT_SOURCE_DIR}/bench/rooms/server_process.cpp)
target_link_libraries(contests_load PRIVATE reckon::reckon nlohmann_json::nlohmann_json Threads::Threads)

# Sanitizers would add nothing here.
string(COMPARE EQUAL "${CMAKE_BUILD_TYPE}" "Release" is_release)
if(is_release)
  add_test(
    NAME consumer
    COMMAND
      ${CMAKE_COMMAND} -D SOURCE=${PROJECT_SOURCE_DIR} -D BUILD=${PROJECT_BINARY_DIR}
      -D SCRATCH=${PROJECT_BINARY_DIR}/consumer -D COMPILER=${CMAKE_CXX_COMPILER}
      -D FLAGS=${CMAKE_CXX_FLAGS} -D VERSION=${reckon_soversion}
      "-DRELEASE_FLAGS=${CMAKE_CXX_FLAGS_RELEASE}" -D UNITY=${CMAKE_UNITY_BUILD}
      -P ${PROJECT_SOURCE_DIR}/cmake/test_consumer.cmake)
endif()
