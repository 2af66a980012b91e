// SPDX-License-Identifier: MIT
// In place of the file of app/dynamic for POSIX. Libraries are always local.
#include "app/dynamic/library.hpp"

namespace reckon::dynamic {

Library::Library(const char* file, Scope /*scope*/)
    : handle_(std::bit_cast<void*>(LoadLibraryA(file))), is_whole_(handle_ != nullptr) {}

Library::Symbol Library::operator[](const char* name) {
  auto* const address =
      handle_ == nullptr
          ? nullptr
          : std::bit_cast<void*>(GetProcAddress(std::bit_cast<HMODULE>(handle_), name));
  if (address == nullptr) is_whole_ = false;
  return Symbol(address);
}

}  // namespace reckon::dynamic
