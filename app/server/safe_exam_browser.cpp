// SPDX-License-Identifier: MIT
#include "app/server/safe_exam_browser.hpp"

#include <array>
#include <string>
#include <utility>

namespace reckon::server {

namespace {

constexpr std::string_view kHead =
    R"(<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "https://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
)";

// Only pages of the contest open, in one window, without clipboard, downloads and dictionaries.
constexpr auto kSettings = std::to_array<std::pair<std::string_view, std::string_view>>(
    {{"sebConfigPurpose", "<integer>0</integer>"},
     {"allowQuit", "<true/>"},
     {"allowSpellCheck", "<false/>"},
     {"allowDictation", "<false/>"},
     {"allowDownUploads", "<false/>"},
     {"allowPreferencesWindow", "<false/>"},
     {"allowSwitchToApplications", "<false/>"},
     {"enablePrivateClipboard", "<true/>"},
     {"newBrowserWindowByLinkPolicy", "<integer>0</integer>"},
     {"newBrowserWindowByScriptPolicy", "<integer>0</integer>"},
     {"showTaskBar", "<true/>"},
     {"showTime", "<true/>"},
     {"examSessionClearCookiesOnEnd", "<false/>"},
     {"URLFilterEnable", "<true/>"},
     {"URLFilterEnableContentFilter", "<false/>"}});

// A Host header is a name with a port, and no XML.
bool is_plain(std::string_view host) {
  return !host.empty() && host.find_first_not_of(
                              "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuv"
                              "wxyz0123456789.-:[]") == std::string_view::npos;
}

bool is_of_this_machine(std::string_view host) {
  const std::string_view name = host_name(host);
  return equal_but_case(name, "localhost") || name.starts_with("127.") || name == "[::1]";
}

}  // namespace

Response safe_exam_browser(std::string_view host) {
  if (!is_plain(host)) return plain_text(400, "send one Host header");
  // Behind a proxy the contest is at https.
  const std::string begin =
      (is_of_this_machine(host) ? "http://" : "https://") + std::string(host) + "/contest/";
  std::string text(kHead);
  const auto add = [&text](std::string_view key, std::string_view value) {
    text += "  <key>";
    text += key;
    text += "</key>\n  ";
    text += value;
    text += '\n';
  };
  add("startURL", "<string>" + begin + "</string>");
  for (const auto& [key, value] : kSettings) add(key, value);
  add("URLFilterRules",
      "<array><dict><key>active</key><true/><key>action</key><integer>1</integer>"
      "<key>regex</key><false/><key>expression</key><string>" +
          std::string(host) + "/contest/*</string></dict></array>");
  text += "</dict>\n</plist>\n";
  return {.headers = {{"Content-Type", "application/seb"}, {"Cache-Control", "no-cache"}},
          .text = std::move(text)};
}

}  // namespace reckon::server
