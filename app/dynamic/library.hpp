// SPDX-License-Identifier: MIT
// Shared libraries that are loaded on demand. Few commands need them, and with their dependencies
// they would slow the start of every command.
#pragma once

#include <bit>
#include <cstdint>

namespace reckon::dynamic {

/// A shared library, loaded by the constructor, and kept until the process ends.
class Library {
 public:
  /// The address of a name: a pointer to a function whose type the caller knows.
  class Symbol {
   public:
    explicit Symbol(void* address) : address_(address) {}

    template <typename Function>
    operator Function*() const {                  // NOLINT(google-explicit-constructor)
      return std::bit_cast<Function*>(address_);  // POSIX guarantees this conversion
    }

   private:
    void* address_;
  };

  /// The code that finds its functions: only the owner of this object, or all libraries loaded
  /// later as well.
  enum class Scope : std::uint8_t { local, global };

  /// `file` is a path, or a name in the loader's search path.
  explicit Library(const char* file, Scope scope = Scope::local);

  /// Returns a function by its name. If it is missing, returns nullptr, and is_whole() is false.
  Symbol operator[](const char* name);

  /// Whether it was loaded, with all functions requested so far.
  bool is_whole() const { return is_whole_; }

 private:
  void* handle_;
  bool is_whole_;
};

}  // namespace reckon::dynamic
