# SPDX-License-Identifier: MIT
# Toolchain for Windows: g++ of MinGW-w64 with the threads of POSIX, from Debian. Headers alone are those of Debian itself;
# cmake/windows/ has how they are found, and what Windows lacks.

set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
set(CMAKE_FIND_ROOT_PATH /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE BOTH)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR}/windows)
set(ZLIB_USE_STATIC_LIBS ON)
# Windows 7 and later, and sizes of files beyond 2 GiB.
set(CMAKE_CXX_FLAGS_INIT
    "-include ${CMAKE_CURRENT_LIST_DIR}/windows/posix.h -isystem ${CMAKE_CURRENT_LIST_DIR}/windows -D_WIN32_WINNT=0x0601 -D_FILE_OFFSET_BITS=64")
# One file to carry: no library of the compiler beside it.
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
set(CMAKE_SHARED_LINKER_FLAGS_INIT -static)
