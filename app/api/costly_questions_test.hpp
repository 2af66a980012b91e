// SPDX-License-Identifier: MIT
// A search for questions that cost much: it changes one at random.
#pragma once

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string_view>

#include "reckon/arith/random.hpp"

namespace reckon::api {

/// Chance of small numbers.
class Chance {
 public:
  explicit Chance(std::uint64_t seed) : random_(seed) {}

  std::uint64_t below(std::uint64_t bound) { return random_.below(bound); }
  std::int64_t from(std::int64_t first, std::int64_t last) {
    return first + static_cast<std::int64_t>(below(static_cast<std::uint64_t>(last - first) + 1));
  }
  bool one_in(std::uint64_t many) { return below(many) == 0; }
  template <typename Choices>
  const auto& of(const Choices& choices) {
    return choices[static_cast<std::size_t>(below(choices.size()))];
  }

 private:
  SplitMix64 random_;
};

/// Whether questions of this path can be made up.
bool can_be_asked(std::string_view path);
/// Another question of the path, near to this one: one or two of its values are changed. For a null
/// body, any question.
nlohmann::json changed(std::string_view path, const nlohmann::json& body, Chance& chance);

}  // namespace reckon::api
