// SPDX-License-Identifier: MIT
// share/reckon.service.in, the service of systemd.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "app/testing/run_program_test.hpp"

namespace reckon::cli {
namespace {

using testing::Contains;
using Settings = std::vector<std::pair<std::string, std::string>>;

// Every line is a comment, a section or `Key=value`.
Settings settings_in(const std::string& name) {
  Settings settings;
  std::string section;
  for (const std::string& line : lines_of(name)) {
    if (line.empty() || line.front() == '#') continue;
    if (line.front() == '[' && line.back() == ']') {
      section = line;
      continue;
    }
    const std::size_t equals = line.find('=');
    EXPECT_NE(equals, std::string::npos) << line;
    EXPECT_EQ(line.find_first_of(" \t"), line.find_first_of(" \t", equals)) << line;
    EXPECT_NE(line.back(), ' ') << line;
    settings.emplace_back(section + line.substr(0, equals), line.substr(equals + 1));
  }
  return settings;
}

const std::string kFile = RECKON_SOURCE_DIR "/share/reckon.service.in";

TEST(Service, IsWritten) {
  std::set<std::string> keys;
  for (const auto& [key, value] : settings_in(kFile)) {
    // Lists continue; any other key would be repeated.
    EXPECT_TRUE(keys.insert(key).second || key == "[Service]SystemCallFilter") << key;
    EXPECT_THAT((std::set<std::string>{"[Unit]", "[Service]", "[Install]"}),
                Contains(key.substr(0, key.find(']') + 1)));
  }
  for (const std::string key : {"ExecStart", "DynamicUser", "ProtectSystem", "NoNewPrivileges",
                                "MemoryMax", "SystemCallFilter", "RestrictAddressFamilies",
                                "StateDirectory", "Restart", "KillMode", "OOMPolicy"}) {
    EXPECT_TRUE(keys.contains("[Service]" + key)) << key;
  }
}

// The program accepts the command line.
TEST(Service, StartsTheServer) {
  std::istringstream help(run({"serve", "--help"}).out);
  const std::set<std::string> words_of_help{std::istream_iterator<std::string>(help), {}};
  for (const auto& [key, value] : settings_in(kFile)) {
    if (key != "[Service]ExecStart") continue;
    std::istringstream stream(value);
    Words words{std::istream_iterator<std::string>(stream), {}};
    ASSERT_GE(words.size(), 2U);
    EXPECT_EQ(words[0], "@program@");
    EXPECT_EQ(words[1], "serve");
    for (const std::string& word : words) {
      if (word.starts_with("--")) {
        EXPECT_THAT(words_of_help, Contains(word));
      }
    }
  }
}

}  // namespace
}  // namespace reckon::cli
