// SPDX-License-Identifier: MIT
// Input repeated in messages: short, on one line, and without control characters for terminals.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <stdlib.h>  // NOLINT(modernize-deprecated-headers): for setenv

#include <string>
#include <vector>

#include "app/cli/frame/all_commands_test.hpp"
#include "reckon/arith/effort_test.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/utf8.hpp"

namespace reckon::cli {
namespace {

using testing::HasSubstr;

// One of each kind: controls of both sets, direction, no width, byte order mark, separators of
// lines and paragraphs, and bytes that are not UTF-8.
const std::string kUnseen =
    "\x1b[31m\a\r\n\t\x7f\u0085\u009b\u061c\u200b\u200e\u200f\u2028\u2029\u202a\u202e\u2066\u2069"
    "\ufeff\xff\xc0\x80\xed\xa0\x80\xe2\x82";

std::string many(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

std::vector<std::string> hostile_texts() {
  return {"x" + kUnseen + "z", many("Ж\u202e€", 10'000), std::string(100'000, 'z'),
          "x\n\nreckon: all is well\n"};
}

// Expects one line that is safe for every terminal, or for a file one for each fault; or none if
// the command accepts the text.
void expect_fit(const Outcome& outcome) {
  if (outcome.status == 0 || outcome.status == 1) return;
  EXPECT_TRUE(outcome.status == 2 || outcome.status == 3) << outcome.status;
  ASSERT_FALSE(outcome.err.empty());
  EXPECT_TRUE(outcome.err.ends_with('\n')) << outcome.err;
  std::istringstream lines(outcome.err);
  for (std::string line; std::getline(lines, line);) {
    EXPECT_THAT(line, testing::StartsWith("reckon: "));
    EXPECT_LT(line.size(), 400U);
    std::string_view rest = line;
    while (!rest.empty()) {
      const auto character = utf8::first(rest);
      ASSERT_TRUE(character) << "not UTF-8: " << outcome.err;
      EXPECT_FALSE(is_unseen(character->code))
          << std::hex << static_cast<unsigned>(character->code);
      rest.remove_prefix(character->bytes.size());
    }
  }
  EXPECT_THAT(outcome.err, testing::Not(HasSubstr(std::string(90, 'z'))));
}

class HostileText : public FolderTest {
 public:
  HostileText() { std::ofstream{file("nowhere")}; }

 protected:
  // Returns a path below a file, where nothing can be created.
  std::string nowhere(const std::string& name) const { return file("nowhere/") + name; }
};

// Every command with a text in each place. With sanitizers, each place of a command gets one of the
// texts in turn, and each option one of its two spellings. Without them, all get all.
TEST_F(HostileText, IsShownFitToReadByEveryCommand) {
  const std::vector<std::string> texts = hostile_texts();
  std::size_t turn = 0;
  const auto is_next = [&](std::size_t of) { return turn++ % effort(std::size_t{1}, of) == 0; };
  for (const HelpCommand& command : all_commands()) {
    SCOPED_TRACE(command.name());
    const auto expect_fit_with = [&](const Words& more) {
      Words words = command.words;
      words.insert(words.end(), more.begin(), more.end());
      SCOPED_TRACE(more.front().substr(0, 40));
      expect_fit(run(words));
    };
    for (const std::string& text : texts) {
      if (is_next(texts.size())) expect_fit_with({nowhere(text)});
      if (is_next(texts.size())) expect_fit_with({"--" + text});
      if (is_next(texts.size())) expect_fit_with({text, text, text, text});
    }
    ++turn;
    const std::string& text = texts[command.entries.size() % texts.size()];
    for (const HelpEntry& entry : command.entries) {
      if (entry.argument || entry.name == "--help" || entry.name == "--help-all") continue;
      const bool place = entry.type == "FILE" || entry.type == "DIR";
      const std::string value = place ? nowhere(text) : text;
      // This command makes its folder first, so it exports only one system.
      const Words few = command.words.back() == "export-systems" ? Words{"--count", "1"} : Words{};
      for (const Words& spelling : {Words{entry.name, value}, Words{entry.name + "=" + value}}) {
        if (!is_next(2)) continue;
        Words words = spelling;
        words.insert(words.end(), few.begin(), few.end());
        expect_fit_with(words);
      }
    }
    ++turn;
  }
  EXPECT_THAT(files(), testing::ElementsAre("nowhere"));
}

TEST_F(HostileText, IsShownFitToReadWhereItNamesACommand) {
  for (const std::string& text : hostile_texts()) {
    expect_fit(run({text}));
    expect_fit(run({"krypto", text}));
    expect_fit(run({"krypto", "solve", "1 1 : 2", text}));
  }
}

TEST_F(HostileText, IsShownFitToReadFromFiles) {
  for (const std::string& text : hostile_texts()) {
    const std::string string =
        nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::ignore);
    for (const std::string& content :
         {text, "1 2 " + text + " : 4\n", "AB × " + text + " = C\n", "{" + string + ": 1}\n",
          "[{\"grid\": " + string + ", " + string + ": 1, \"given\": {" + string + ": 2}}]\n",
          "{\"kind\": " + string + "}\n", "{\"event\": " + string + "}\n",
          "{\"event\": \"opened\", \"game\": " + string + "}\n",
          "$$\\begin{array}" + text + "\n"}) {
      expect_fit(krypto({"solve", "--file", "-"}, content));
      expect_fit(krypto({"score", "-"}, content));
      expect_fit(calcrostic({"solve", "-"}, content));
      expect_fit(calcrostic({"verify", "-"}, content));
      expect_fit(run({"bank", "import", "-", "--bank", nowhere("bank")}, content));
      expect_fit(run({"image", "kernel", "-"}, content));
    }
  }
}

// In the names of files and folders, and in environment variables.
TEST_F(HostileText, IsShownFitToReadInNames) {
  const std::string name = file(kUnseen);
  std::ofstream(name) << "1 2 x : 4\n";
  expect_fit(krypto({"solve", "--file", name}));
  expect_fit(calcrostic({"solve", name}));
  expect_fit(run({"bank", "find", "--bank", name}));
  expect_fit(run({"scan", name}));
  const std::string folder = file("f" + kUnseen);
  std::filesystem::create_directory(folder);
  expect_fit(run({"merge", folder}));
  expect_fit(krypto({"solve", "--file", folder}));
  const std::string long_folder = file(std::string(200, 'z'));
  std::filesystem::create_directory(long_folder);
  const Outcome shortened = run({"merge", long_folder});
  expect_fit(shortened);
  expect_fit(krypto({"solve", "--file", long_folder + "/hands.txt"}));
  EXPECT_THAT(krypto({"solve", "--file", long_folder + "/hands.txt"}).err,
              HasSubstr("zz/hands.txt: No such file"));
  for (const std::string& text : hostile_texts()) {
    setenv("SOURCE_DATE_EPOCH", text.c_str(), 1);
    expect_fit(run({"bank", "find", "--limit", "1", "--mark", "x", "--bank", name}));
    expect_fit(run({"bank", "fill", "--kind", "krypto", "--bank", nowhere("bank")}));
    unsetenv("SOURCE_DATE_EPOCH");
    setenv("XDG_DATA_HOME", nowhere(text).c_str(), 1);
    expect_fit(run({"bank", "find"}));
    setenv("XDG_DATA_HOME", ("/dev/null/" + text).c_str(), 1);
    expect_fit(run({"bank", "fill", "--kind", "krypto"}));
    unsetenv("XDG_DATA_HOME");
  }
}

// JSON contains the name, with U+FFFD for invalid UTF-8.
TEST_F(HostileText, IsKeptInJsonAsFarAsItIsText) {
  const std::string name = file("\u202e\xff");
  ASSERT_EQ(run({"bank", "fill", "--kind", "krypto", "--seed", "1", "--bank", name}).status, 0);
  const Outcome stats = run({"bank", "stats", "--json", "--bank", name});
  ASSERT_EQ(stats.status, 0) << stats.err;
  EXPECT_EQ(stats.json()["bank"], file("\u202e\ufffd"));
}

}  // namespace
}  // namespace reckon::cli
