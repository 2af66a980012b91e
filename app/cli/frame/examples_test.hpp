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
    for (const std::string plan : {"spring.json", "trial.json", "autumn.json", "coins.json",
                                   "moodle-en.xml", "moodle-fr.xml"}) {
      std::filesystem::copy_file(std::filesystem::path(source) / "examples/contest" / plan,
                                 file(plan));
    }
    std::ofstream(file("answers.txt")) << "5b/1 1 C\n5b/2 1 A\n5b/3 1 B\n5b/4 1\n";
    std::ofstream(file("names.csv")) << "entrant,name\n5b/1,Ada\n";
    for (const char* const line :
         {"reckon calcrostic generate --seed 7 > puzzle.txt",
          "reckon sheet --krypto 2 --seed 7 -o page.pdf && pdftoppm -r 150 -png -singlefile "
          "page.pdf page",
          "reckon bank fill --count 10 --difficulty 1 --seed 1",
          "reckon bank export puzzles.jsonl",
          "reckon bank fill --bank club.sqlite --count 1 --seed 1",
          "reckon serve --port 0 > served & until grep -qs Open served; do sleep 0.1; done; "
          "kill $!; wait $! && cp state/reckon/matches.sqlite .",
          "reckon calcrostic list --sum-max 100 --pieces pieces",
          "for kind in krypto calcrostic newspaper; do reckon bank fill --bank spring-bank.sqlite "
          "--kind $kind --difficulty 1-2 --count 30 --seed 1; done",
          "reckon bank fill --bank spring-bank.sqlite --kind alphametic --count 3 --seed 1",
          "reckon contest draw autumn.json --store school.sqlite",
          "reckon contest enrol --store school.sqlite --school North --group 5b --level 3-4 "
          "--count 6",
          "reckon contest enrol --store school.sqlite --school North --group 6a --level 3-4 "
          "--count 2",
          "reckon contest print --store school.sqlite --group 5b -o school.pdf",
          "pdftoppm -r 100 -f 2 -l 2 -png -singlefile school.pdf answers",
          "echo 5b/1 1 7 | reckon contest enter - --store school.sqlite",
          "reckon contest mark --store school.sqlite",
          "reckon contest draw trial.json --bank spring-bank.sqlite --store held.sqlite",
          "reckon contest enrol held.sqlite --school North --group 5b --level 3-4",
          "reckon contest print held.sqlite --group 5b -o held.pdf",
          "echo 5b/1 1 C | reckon contest enter - --store held.sqlite",
          "reckon contest mark held.sqlite",
          "reckon contest publish held.sqlite"}) {
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
