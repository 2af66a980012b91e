// SPDX-License-Identifier: MIT
// Contests in a folder of their own, for tests of the program.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "app/testing/run_program_test.hpp"

namespace reckon::cli {

class ContestProgram : public FolderTest {
 protected:
  /// Runs a command on the store of the test, `store.sqlite`.
  Outcome contest(Words words, const std::string& input = {}) const {
    words.insert(words.begin(), "contest");
    words.insert(words.end(), {"--store", file("store.sqlite")});
    return run(words, input);
  }
  Outcome done(const Words& words, const std::string& input = {}) const {
    Outcome outcome = contest(words, input);
    EXPECT_EQ(outcome.status, 0) << words.front() << ": " << outcome.err;
    return outcome;
  }
  void expect_refused(const Words& words, const std::string& mention, const std::string& input = {},
                      int status = 2) const {
    const Outcome outcome = contest(words, input);
    EXPECT_EQ(outcome.status, status) << mention;
    EXPECT_THAT(outcome.err, testing::StartsWith("reckon: "));
    EXPECT_THAT(outcome.err, testing::HasSubstr(mention));
    EXPECT_EQ(outcome.err.find('\n'), outcome.err.size() - 1) << outcome.err;
  }
  void write(const std::string& name, const std::string& text) const {
    std::ofstream(file(name)) << text;
  }
  std::string content(const std::string& name) const { return content_of(file(name)); }
  /// Returns the lines of the CSV that a command prints, without the mark of its encoding.
  std::vector<std::string> table(const Words& words) const {
    std::vector<std::string> lines = done(words).lines();
    for (std::string& line : lines) {
      if (line.starts_with("\xEF\xBB\xBF")) line.erase(0, 3);
      if (line.ends_with('\r')) line.pop_back();
    }
    return lines;
  }
  static std::string example(const std::string& name) {
    return std::string(RECKON_SOURCE_DIR) + "/examples/contest/" + name;
  }
  /// A contest of three stated questions, of 3, 4 and 5 points, with a group of six.
  void hold_autumn() const {
    done({"draw", example("autumn.json")});
    done({"enrol", "--school", "North", "--group", "5b", "--level", "3-4", "--count", "6", "-o",
          file("slips.csv")});
    done({"print", "--group", "5b", "-o", file("papers.pdf")});
  }
  /// Codes by seat, from slips.csv.
  std::vector<std::string> codes() const {
    std::vector<std::string> codes;
    std::ifstream stream(file("slips.csv"));
    for (std::string line; std::getline(stream, line);) {
      if (line.find('-') != std::string::npos) codes.push_back(line.substr(0, line.find(',')));
    }
    return codes;
  }
};

}  // namespace reckon::cli
