// SPDX-License-Identifier: MIT
// A bank in a separate folder, for tests of the program.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <stdlib.h>  // NOLINT(modernize-deprecated-headers): for setenv

#include <string>
#include <vector>

#include "app/testing/run_program_test.hpp"

namespace reckon::cli {

using Json = nlohmann::json;

class BankProgram : public FolderTest {
 public:
  // The day of all additions.
  BankProgram() { setenv("SOURCE_DATE_EPOCH", "1780185600", 1); }
  ~BankProgram() override { unsetenv("SOURCE_DATE_EPOCH"); }
  BankProgram(const BankProgram&) = delete;
  BankProgram& operator=(const BankProgram&) = delete;

 protected:
  std::string bank_file() const { return file("bank.sqlite"); }
  Words on_bank(Words words, const std::string& name = "bank.sqlite") const {
    words.insert(words.begin(), "bank");
    words.insert(words.end(), {"--bank", file(name)});
    return words;
  }
  Outcome bank(const Words& words, const std::string& input = {}) const {
    return run(on_bank(words), input);
  }
  void fill(const std::string& kind, const std::string& count,
            const std::string& name = "bank.sqlite", const std::string& seed = "1") const {
    const Outcome filled =
        run(on_bank({"fill", "--kind", kind, "--count", count, "--seed", seed}, name));
    ASSERT_EQ(filled.status, 0) << filled.err;
    EXPECT_THAT(filled.out, testing::StartsWith(count + " puzzle"));
  }
  std::vector<Json> exported(const std::string& name = "bank.sqlite") const {
    std::vector<Json> puzzles;
    const Outcome outcome = run(on_bank({"export"}, name));
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    for (const std::string& line : outcome.lines()) puzzles.push_back(Json::parse(line));
    return puzzles;
  }
  void expect_refused(const Words& words, int status, const std::string& mention,
                      const std::string& input = {}) const {
    const Outcome outcome = bank(words, input);
    EXPECT_EQ(outcome.status, status) << mention;
    EXPECT_EQ(outcome.out, "");
    EXPECT_THAT(outcome.err, testing::StartsWith("reckon: "));
    EXPECT_THAT(outcome.err, testing::HasSubstr(mention));
    EXPECT_EQ(outcome.err.find('\n'), outcome.err.size() - 1) << outcome.err;
  }
};

}  // namespace reckon::cli
