// SPDX-License-Identifier: MIT
// The contest of docs/contest.md: three levels of 24 questions, from the bank to forgetting it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <string>

#include "app/cli/scan/scan_test.hpp"
#include "app/testing/schema_faults_test.hpp"

namespace reckon::cli {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class WorkedContest : public ScanTest {
 public:
  WorkedContest() {
    const std::filesystem::path source = RECKON_SOURCE_DIR;
    for (const char* const folder : {"examples", "scripts", "verify"}) {
      std::filesystem::create_directory_symlink(source / folder, file(folder));
    }
  }

 protected:
  // Runs a line typed in the folder.
  Outcome type(const std::string& line) const {
    const std::string program = tested_program();
    return run({"-c", "cd \"$0\" && PATH=\"$1:$PATH\" && " + line, file(""),
                program.substr(0, program.rfind('/'))},
               "", "bash");
  }
  std::string typed(const std::string& line) const {
    const Outcome outcome = type(line);
    EXPECT_EQ(outcome.status, 0) << line << "\n" << outcome.out << outcome.err;
    return outcome.out;
  }
};

TEST_F(WorkedContest, IsHeldFromThePlanToForgetting) {
  const std::string seats = std::to_string(count_of("RECKON_SHEETS", 2));
  typed("reckon bank fill --count 600 --bank b.sqlite");
  EXPECT_THAT(
      typed("reckon contest draw examples/contest/spring.json --bank b.sqlite --store c.sqlite && "
            "reckon contest check c.sqlite"),
      HasSubstr("72 questions have one answer each"));
  typed("reckon contest enrol c.sqlite --group 5b --zone America/Toronto --seats " + seats +
        " --slips slips.pdf");
  typed("reckon contest print c.sqlite --group 5b -o papers.pdf");
  const Outcome scanned = type(
      "scripts/fill-in-sheets c.sqlite --truth truth.csv -o sheets/ && reckon contest scan "
      "c.sqlite sheets/*.png --json");
  ASSERT_LE(scanned.status, 1) << scanned.err;
  const auto document = scanned.json();
  EXPECT_EQ(answers::faults(answers::schema_text("contest-scan"), document), "");
  // A person types what stands on lines, and what is in doubt.
  std::ofstream lines(file("typed.txt"));
  for (const auto& page : document["pages"]) {
    ASSERT_TRUE(page["is_read"]) << page;
    for (const auto& question : page["questions"]) {
      if (question["state"] != "written" && question["state"] != "doubt") continue;
      const std::string place = "5b/" + page["seat"].dump();
      const std::string number = question["number"].dump();
      std::string search = "grep '^";
      for (const std::string& part : {place, std::string(","), number}) search += part;
      search += ",' truth.csv";
      std::string answer = typed(search);
      answer.erase(0, answer.find(number + ",") + number.size() + 1);
      answer = answer.substr(0, answer.rfind(','));
      std::erase(answer, '"');
      lines << place << ' ' << number << ' ' << answer << '\n';
    }
  }
  lines.close();
  typed("reckon contest enter typed.txt --store c.sqlite");
  EXPECT_FALSE(std::filesystem::exists(file("c.doubts")));
  EXPECT_THAT(typed("reckon contest mark c.sqlite && reckon contest results c.sqlite --csv"),
              HasSubstr("5-6,"));
  // French pages of all levels, and a pupil who knows everything.
  for (const std::string group : {"3a", "8c"}) {
    typed("reckon contest enrol c.sqlite --group " + group + " --seats 1");
    typed("reckon contest print c.sqlite --group " + group +
          " --lang fr -o f.pdf --answers f.txt && reckon contest enter f.txt --store c.sqlite");
  }
  typed("reckon contest mark c.sqlite");
  for (const std::string level : {"3-4", "7-8"}) {
    EXPECT_THAT(typed("reckon contest results c.sqlite --csv --level " + level),
                HasSubstr(level + ",,96,96,"));
  }
  // A second program, which shares nothing with the first, gives the same marks.
  typed(
      "reckon contest exclude 5b/1 --reason copied --store c.sqlite; "
      "reckon contest void q25 --store c.sqlite; reckon contest mark c.sqlite");
  EXPECT_THAT(typed("reckon contest results c.sqlite -o r.csv; verify/run marks c.sqlite r.csv"),
              HasSubstr(" papers of c.sqlite are marked once more, 0 differ"));
  typed("reckon contest certificates c.sqlite --group 5b -o z.pdf");
  EXPECT_THAT(content_of(file("z.pdf")), StartsWith("%PDF"));
  EXPECT_THAT(typed("reckon contest forget c.sqlite --season 2026-27"), HasSubstr("left: 0 "));
}

}  // namespace
}  // namespace reckon::cli
