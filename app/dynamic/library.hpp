// SPDX-License-Identifier: MIT
// Shared libraries that are loaded when they are wanted, since those that few commands need, and
// what these stand on, would take a good part of the time in which every command starts.
#pragma once

#include <bit>
#include <cstdint>

namespace reckon::dynamic {

/// A shared library, loaded where it is made, and there until the process ends.
class Library {
 public:
  /// What was found under a name: a pointer to whatever function the caller knows it is.
  class Symbol {
   public:
    explicit Symbol(void* address) : address_(address) {}

    template <typename Function>
    operator Function*() const {                  // NOLINT(google-explicit-constructor)
      return std::bit_cast<Function*>(address_);  // POSIX promises that it is one
    }

   private:
    void* address_;
  };

  /// Who finds its functions: who has this object, or all libraries that are loaded later, too.
  enum class Scope : std::uint8_t { local, global };

  /// `file` is a path, or a name that the loader looks for where libraries are.
  explicit Library(const char* file, Scope scope = Scope::local);

  /// A function by its name; nullptr, and the library is not whole, where it lacks it.
  Symbol operator[](const char* name);

  /// Whether it is there, with all functions that were asked for.
  bool is_whole() const { return is_whole_; }

 private:
  void* handle_;
  bool is_whole_;
};

}  // namespace reckon::dynamic
