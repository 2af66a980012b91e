// SPDX-License-Identifier: MIT
// The bodies of requests, which come from strangers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/store/writing.hpp"
#include "reckon/text/language.hpp"
#include "reckon/text/result.hpp"

namespace reckon::contests {

/// Limits of what is sent.
inline constexpr std::size_t kMostChanges = 64;
inline constexpr std::size_t kMostState = 2'048;  ///< bytes of the page's own notes
inline constexpr std::size_t kMostAnswer = 300;   ///< bytes of an answer
inline constexpr std::size_t kMostName = 200;     ///< bytes of a name
inline constexpr std::int64_t kLargestNumber = (std::int64_t{1} << 53U) - 1;

struct EnterBody {
  std::string code;
  std::string device;  ///< 16 hexadecimal digits, in small letters
};
struct StartBody {
  std::string contest;
  std::string language;  ///< the code of a language
  bool here = false;     ///< this device writes from now on
};
struct ChangesBody {
  std::string contest;  ///< empty if there is just one
  std::string device;
  std::string store;  ///< the copy of the data that the page knows, if any
  std::vector<store::WrittenChange> changes;
};
struct HandInBody {
  std::string contest;
  std::string device;
};

// Each reads a JSON object. Unknown keys are refused, and so is all that is out of range.
Result<EnterBody> read_enter(std::string_view text);
/// Returns a name, which may be empty.
Result<std::string> read_name(std::string_view text);
Result<StartBody> read_start(std::string_view text);
Result<ChangesBody> read_changes(std::string_view text);
Result<HandInBody> read_hand_in(std::string_view text);

}  // namespace reckon::contests
