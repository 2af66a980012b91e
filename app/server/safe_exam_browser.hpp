// SPDX-License-Identifier: MIT
// The settings with which Safe Exam Browser opens the contest and nothing else.
#pragma once

#include <string_view>

#include "app/server/http.hpp"

namespace reckon::server {

/// Returns the settings file for the contest on this host. It is not encrypted: a teacher may open
/// it, and give it a password to quit.
Response safe_exam_browser(std::string_view host);

}  // namespace reckon::server
