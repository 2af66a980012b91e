// SPDX-License-Identifier: MIT
// A folder in which the examples of all commands run.
#pragma once

#include <gtest/gtest.h>
#include <stdlib.h>  // NOLINT(modernize-deprecated-headers): for setenv

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "app/testing/run_program_test.hpp"

namespace reckon::cli {

/// A folder with every file that an example reads.
class ExamplesTest : public FolderTest {
 public:
  ExamplesTest() {
    // NOLINTBEGIN(concurrency-mt-unsafe): tests have one thread
    setenv("XDG_DATA_HOME", file("data").c_str(), 1);
    setenv("XDG_STATE_HOME", file("state").c_str(), 1);
    const std::string program = tested_program();
    setenv("PATH", (program.substr(0, program.rfind('/')) + ":" + std::getenv("PATH")).c_str(), 1);
    // NOLINTEND(concurrency-mt-unsafe)
    const std::string source = RECKON_SOURCE_DIR;
    std::ofstream(file("solved.txt")) << "24 8 192 24 4 96 48 2 96 | ***+/-*/\n";
    std::filesystem::copy_file(source + "/examples/match.jsonl", file("match.jsonl"));
    std::filesystem::copy_file(source + "/share/words/en.txt", file("words.txt"));
    std::filesystem::copy_file(source + "/docs/images/sheet.png", file("photo.png"));
    for (const char* const line :
         {"reckon calcrostic generate --seed 7 > puzzle.txt",
          "reckon sheet --krypto 2 --seed 7 -o page.pdf && pdftoppm -r 150 -png -singlefile "
          "page.pdf page",
          "reckon bank fill --count 10 --difficulty 1 --seed 1", "reckon bank export puzzles.jsonl",
          "reckon bank fill --bank club.sqlite --count 1 --seed 1",
          "reckon serve --port 0 > served & until grep -qs Open served; do sleep 0.1; done; "
          "kill $!; wait $! && cp state/reckon/matches.sqlite .",
          "reckon calcrostic list --sum-max 100 --pieces pieces"}) {
      const Outcome outcome = type(line);
      EXPECT_EQ(outcome.status, 0) << line << "\n" << outcome.err;
    }
  }

 protected:
  /// Runs a line typed in the folder.
  Outcome type(const std::string& line) const {
    return run({"-c", "cd \"$0\" || exit; set -o pipefail; " + line, file("")}, "", "bash");
  }
};

}  // namespace reckon::cli
