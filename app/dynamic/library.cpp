// SPDX-License-Identifier: MIT
#include "app/dynamic/library.hpp"

#include <dlfcn.h>

namespace reckon::dynamic {

Library::Library(const char* file, bool shows_all)
    : handle_(dlopen(file, RTLD_NOW | (shows_all ? RTLD_GLOBAL : RTLD_LOCAL))),
      is_whole_(handle_ != nullptr) {}

Library::Symbol Library::operator[](const char* name) {
  void* const address = handle_ == nullptr ? nullptr : dlsym(handle_, name);
  if (address == nullptr) is_whole_ = false;
  return Symbol(address);
}

}  // namespace reckon::dynamic
