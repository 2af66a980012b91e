// SPDX-License-Identifier: MIT
#include "app/dynamic/library.hpp"

#include <dlfcn.h>

namespace reckon::dynamic {

Library::Library(const char* file, Scope scope)
    : handle_(dlopen(file, RTLD_NOW | (scope == Scope::global ? RTLD_GLOBAL : RTLD_LOCAL))),
      is_whole_(handle_ != nullptr) {}

Library::Symbol Library::operator[](const char* name) {
  void* const address = handle_ == nullptr ? nullptr : dlsym(handle_, name);
  if (address == nullptr) is_whole_ = false;
  return Symbol(address);
}

}  // namespace reckon::dynamic
