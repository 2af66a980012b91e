// SPDX-License-Identifier: MIT
// Numbers and operators in the results of pieces.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "app/cli/frame/fault.hpp"
#include "reckon/arith/expression.hpp"

namespace reckon::cli {

// A number has seven bits in each byte, the lowest first; the highest bit of a byte marks that more
// follow.
inline constexpr unsigned kBitsOfByte = 7;
inline constexpr std::uint64_t kMoreBytes = 1U << kBitsOfByte;

inline void put_number(std::string& bytes, std::uint64_t number) {
  for (; number >= kMoreBytes; number >>= kBitsOfByte) {
    bytes.push_back(static_cast<char>(number % kMoreBytes | kMoreBytes));
  }
  bytes.push_back(static_cast<char>(number));
}

inline void put_numbers(std::string& bytes, std::span<const std::int64_t> numbers) {
  for (const std::int64_t number : numbers) put_number(bytes, static_cast<std::uint64_t>(number));
}
/// Appends a text, with its length before it.
inline void put_text(std::string& bytes, std::string_view text) {
  put_number(bytes, text.size());
  bytes += text;
}
inline void put_operators(std::string& bytes, std::span<const Operator> operators) {
  for (const Operator op : operators) put_number(bytes, static_cast<std::uint64_t>(op));
}

/// Reads numbers from the result of a piece, one after the other. An incomplete one is a Fault.
class NumbersIn {
 public:
  explicit NumbersIn(std::string_view bytes) : rest_(bytes) {}

  bool at_end() const { return rest_.empty(); }
  std::uint64_t take() {
    std::uint64_t number = 0;
    for (unsigned shift = 0; shift < 64; shift += kBitsOfByte) {
      if (rest_.empty()) break;
      const auto byte = static_cast<unsigned char>(rest_.front());
      rest_.remove_prefix(1);
      number |= (byte % kMoreBytes) << shift;
      if (byte < kMoreBytes) return number;
    }
    throw no_result();
  }
  /// Reads a number that fits a smaller type.
  template <std::unsigned_integral T>
  T take() {
    const std::uint64_t number = take();
    if (number > T(-1)) throw no_result();
    return static_cast<T>(number);
  }

  std::string take_text() {
    const std::uint64_t size = take();
    if (size > rest_.size()) throw no_result();
    std::string text(rest_.substr(0, static_cast<std::size_t>(size)));
    rest_.remove_prefix(text.size());
    return text;
  }

  void take_numbers(std::span<std::int64_t> numbers) {
    for (std::int64_t& number : numbers) number = static_cast<std::int64_t>(take());
  }
  void take_operators(std::span<Operator> operators) {
    for (Operator& op : operators) {
      const std::uint64_t value = take();
      if (value > static_cast<std::uint64_t>(Operator::divide)) throw no_result();
      op = static_cast<Operator>(value);
    }
  }

  static Fault no_result() {
    return {kSystemFault, "a piece holds no result of this work: remove its folder and start anew"};
  }

 private:
  std::string_view rest_;
};

}  // namespace reckon::cli
