# SPDX-License-Identifier: MIT
# Toolchain for WebAssembly as browsers run it: clang 19 with Debian's WASI C library and libc++.

set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -fno-rtti -stdlib=libc++")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-mexec-model=reactor")
