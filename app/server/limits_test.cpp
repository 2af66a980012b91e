// SPDX-License-Identifier: MIT
// Every row of the table of limits has a test.
#include "app/server/limits.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace reckon::server {
namespace {

// Returns the name of the test of a row: `HeaderOfARequest` for "header of a request".
std::string test_name(std::string_view row) {
  std::string name;
  bool begins_word = true;
  for (const char c : row) {
    if (c != ' ') name += begins_word ? static_cast<char>(std::toupper(c)) : c;
    begins_word = c == ' ';
  }
  return name;
}

std::vector<std::string> tests_of_suite(std::string_view suite_name) {
  const testing::UnitTest& program = *testing::UnitTest::GetInstance();
  std::vector<std::string> names;
  for (int i = 0; i < program.total_test_suite_count(); ++i) {
    const testing::TestSuite& suite = *program.GetTestSuite(i);
    if (suite.name() != suite_name) continue;
    for (int j = 0; j < suite.total_test_count(); ++j) {
      names.emplace_back(suite.GetTestInfo(j)->name());
    }
  }
  return names;
}

// Each new row needs a test: the limit itself is served, and one beyond it is not.
TEST(Limits, EveryRowHasATestOfItsName) {
  std::vector<std::string> names;
  for (const LimitRow& row : rows_of({})) names.push_back(test_name(row.name));
  EXPECT_THAT(tests_of_suite("LimitOf"), testing::UnorderedElementsAreArray(names));
}

// The form in documents.
std::string shown(const LimitRow& row) {
  if (row.unit == "bytes") return std::to_string(row.value / 1024) + " KiB";
  constexpr std::uint64_t kHour = 3'600'000;
  if (row.unit == "ms" && row.value % kHour == 0) return std::to_string(row.value / kHour) + " h";
  if (row.unit == "ms") return std::to_string(row.value / 1000) + " s";
  std::string text = std::to_string(row.value);
  for (std::size_t left = text.size(); left > 3; left -= 3) text.insert(left - 3, ",");
  return row.unit.empty() ? text : text + " " + std::string(row.unit);
}

TEST(Limits, OfRoomsAreInTheirDocument) {
  const auto rows = rows_of({});
  const auto first = std::ranges::find(rows, "connections to rooms", &LimitRow::name);
  ASSERT_NE(first, rows.end());
  std::ifstream document(RECKON_SOURCE_DIR "/docs/rooms.md");
  std::vector<std::string> lines;
  for (std::string line; std::getline(document, line);) lines.push_back(line);
  for (auto row = first; row != rows.end(); ++row) {
    const std::string line = "| " + std::string(row->name) + " | " + shown(*row);
    EXPECT_THAT(lines, testing::Contains(testing::StartsWith(line)));
  }
}

}  // namespace
}  // namespace reckon::server
