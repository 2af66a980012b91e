// SPDX-License-Identifier: MIT
// The requests of organisers in JSON.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "reckon/contest/marking.hpp"
#include "reckon/kinds/stated.hpp"
#include "reckon/text/result.hpp"

namespace reckon::contests {

struct VoidBody {
  contest::Voided points = contest::Voided::all;
  bool dry = false;
};
struct WindowBody {
  std::string opens;
  std::string closes;
  bool sure = false;
};
struct ExcludeBody {
  std::string entrant;  ///< 16 digits
  bool out = false;
  bool sure = false;
};
struct ForgetBody {
  bool all = false;  ///< else names alone
  bool sure = false;
};
struct TeacherBody {
  std::string school{};
  std::string zone{};
  std::string country{};
  std::string region{};
  std::string season{};
  std::optional<std::string> name{};
  std::optional<std::string> contact{};
  std::optional<std::int64_t> quota{};
};
struct NoticeBody {
  kinds::Translated text{};
  std::int64_t until = 0;
};

inline constexpr std::int64_t kMostQuota = 10'000;

// Each reads a JSON object. Unknown keys are refused, and so is all that is out of range.
Result<VoidBody> read_void(std::string_view text);
Result<WindowBody> read_window(std::string_view text);
/// Returns whether the person is sure.
Result<bool> read_sure(std::string_view text);
Result<ExcludeBody> read_exclude(std::string_view text);
Result<ForgetBody> read_forget(std::string_view text);
/// Reads a teacher who is invited; name and quota must be there.
Result<TeacherBody> read_teacher(std::string_view text);
/// Reads changes of a teacher: name, contact or quota.
Result<TeacherBody> read_teacher_change(std::string_view text);
Result<NoticeBody> read_notice(std::string_view text);

}  // namespace reckon::contests
