// SPDX-License-Identifier: MIT
// Stated questions on sheets, in banks and in question banks.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "app/testing/run_program_test.hpp"
#include "app/testing/strict_xml_test.hpp"
#include "reckon/kinds/png_test.hpp"

namespace reckon::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

// A text that is markup everywhere.
constexpr std::string_view kMarkup = R"(<b>\\input{x}</b> &amp; ]]> $ % # {1} \"=~\")";

class StatedSheet : public FolderTest {
 protected:
  StatedSheet() {
    write("coins.png", kinds::small_png(40, 20));
    write("coins.json", R"({"id": "coins", "text": {"en": "How many )" + std::string(kMarkup) +
                            R"(?", "fr": "Combien de pièces ?"},
      "picture": "coins.png", "picture_text": {"en": "Three coins", "fr": "Trois pièces"},
      "choice": {"options": [{"en": "two <i>", "fr": "deux"}, {"en": "3", "fr": "3"}], "right": 1}})");
    write("half.json", R"({"id": "half", "text": {"en": "One half?", "fr": "Un demi ?"},
                           "number": "1/2"})");
    write("form.json", R"({"id": "form", "text": {"en": "Three sides?", "fr": "Trois côtés ?"},
                           "answers": ["tri*angle", "triangle"]})");
  }
  void write(const std::string& name, const std::string& text) const {
    std::ofstream(file(name)) << text;
  }
  Outcome sheet(const Words& more) const {
    Words words = {"sheet",           "--stated", file("coins.json"), "--stated",
                   file("half.json"), "--stated", file("form.json")};
    words.insert(words.end(), more.begin(), more.end());
    return run(words);
  }
  std::string made(const Words& more) const {
    const Outcome outcome = sheet(more);
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    return outcome.out;
  }
  void expect_refused(const Words& words, const std::string& mention) const {
    const Outcome outcome = run(words);
    EXPECT_EQ(outcome.status, 2) << mention << outcome.out;
    EXPECT_THAT(outcome.err, HasSubstr(mention));
    EXPECT_EQ(outcome.err.find('\n'), outcome.err.size() - 1) << outcome.err;
  }
};

TEST_F(StatedSheet, IsPrintedInEveryFormat) {
  const std::string text = made({"--format", "text"});
  EXPECT_THAT(text, HasSubstr("[Three coins]\nA   two <i>\nB   3\n"));
  EXPECT_THAT(text, HasSubstr("1.\nA   two <i>\n"));
  EXPECT_THAT(text, HasSubstr("2.\n1/2\n"));
  const std::string french = made({"--format", "text", "--lang", "fr"});
  EXPECT_THAT(french, HasSubstr("Combien de pièces ?\n[Trois pièces]\nA   deux\n"));
  const std::string html = made({"--format", "html"});
  EXPECT_THAT(html, HasSubstr("href=\"data:image/png;base64,iVBORw0KGgo"));
  EXPECT_THAT(html, HasSubstr("aria-label=\"Three coins\""));
  EXPECT_THAT(html, HasSubstr("two &lt;i&gt;"));
  EXPECT_THAT(html, Not(HasSubstr("<b>")));
  const std::string svg = made({"--format", "svg", "--answers", "none"});
  testing_xml::read_file(svg);
  const std::string latex = made({"--format", "latex"});
  EXPECT_THAT(latex, HasSubstr("\\textless{}b\\textgreater{}\\textbackslash{}input\\{x\\}"));
  EXPECT_EQ(made({"-o", file("sheet.pdf")}), "");
  const std::string pdf = content_of(file("sheet.pdf"));
  EXPECT_THAT(pdf, HasSubstr("/Subtype /Image"));
  EXPECT_THAT(pdf, HasSubstr("/Figure"));
  const auto json = nlohmann::json::parse(made({"--json"}));
  EXPECT_EQ(json["puzzles"][0]["kind"], "stated");
  EXPECT_EQ(json["puzzles"][0]["code"], "coins");
  EXPECT_EQ(json["seed"], nullptr);
}

TEST_F(StatedSheet, StandsBesideOtherPuzzles) {
  EXPECT_THAT(made({"--krypto", "2", "--seed", "7", "--format", "text"}), HasSubstr("\n5.\n"));
}

// A scan reads no words. The frames of questions are listed as not read, some of them together.
TEST_F(StatedSheet, IsListedByAScan) {
  ASSERT_EQ(made({"--krypto", "1", "--seed", "1", "--answers", "none", "-o", file("sheet.pdf")}),
            "");
  const auto scanned = run({"scan", "--json", file("sheet.pdf")}).json();
  EXPECT_EQ(scanned["puzzles"].size(), 1U);
  ASSERT_FALSE(scanned["unread"].empty());
  EXPECT_GT(scanned["unread"][0]["top"], scanned["puzzles"][0]["place"]["bottom"]);
}

TEST_F(StatedSheet, IsRefusedByName) {
  expect_refused({"sheet", "--stated", "3"}, "add --mark TEXT, or name a file");
  expect_refused({"sheet", "--stated", file("none.json")}, "none.json: No such file");
  expect_refused({"sheet", "--stated", file("coins.json"), "--mark", "5b"},
                 "give the number of questions");
  write("bad.json", R"({"id": "a", "text": {"en": "A"}, "number": 1})");
  expect_refused({"sheet", "--stated", file("bad.json")}, "the text in fr is missing");
  write("bad.json", R"({"id": "a", "text": {"en": "A", "fr": "A"},
                        "choice": {"options": ["1", " 1"], "right": 1}})");
  expect_refused({"sheet", "--stated", file("bad.json")}, "two options are the same");
  write("bad.json", R"({"id": "a", "text": {"en": "A", "fr": "A"},
                        "choice": {"options": ["1", "2"], "right": 3}})");
  expect_refused({"sheet", "--stated", file("bad.json")}, "right");
  write("bad.json", R"({"id": "a", "text": {"en": "A)" + std::string(100'000, 'a') +
                        R"(", "fr": "A"}, "number": 1})");
  expect_refused({"sheet", "--stated", file("bad.json")}, "too long");
  write("bad.json", R"({"id": "a", "text": {"en": "a\u202Eb", "fr": "A"}, "number": 1})");
  expect_refused({"sheet", "--stated", file("bad.json")}, "which the font of papers lacks");
}

TEST_F(StatedSheet, GoesToMoodleAndBack) {
  ASSERT_EQ(made({"-o", file("en.xml")}), "");
  ASSERT_EQ(made({"-o", file("fr.xml"), "--lang", "fr"}), "");
  testing_xml::read_file(content_of(file("en.xml")));
  EXPECT_THAT(content_of(file("en.xml")), HasSubstr("<file name=\"coins.png\""));
  const Outcome imported =
      run({"contest", "import", file("en.xml"), file("fr.xml"), "-o", file("back")});
  ASSERT_EQ(imported.status, 0) << imported.err;
  const auto again = [&](const std::string& lang) {
    const Outcome outcome =
        run({"sheet", "--stated", file("back/coins.json"), "--stated", file("back/half.json"),
             "--stated", file("back/form.json"), "--format", "moodle-xml", "--lang", lang});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    return outcome.out;
  };
  EXPECT_EQ(again("en"), content_of(file("en.xml")));
  EXPECT_EQ(again("fr"), content_of(file("fr.xml")));
}

TEST_F(StatedSheet, GoesToOtherPlatforms) {
  const std::string gift = made({"--format", "gift"});
  EXPECT_THAT(gift, HasSubstr("{=<p>two &lt;i&gt;</p> ~<p>3</p> "));
  EXPECT_THAT(gift, HasSubstr("{#0.5"));
  ASSERT_EQ(made({"-o", file("bank.zip")}), "");
  const std::string zip = content_of(file("bank.zip"));
  EXPECT_THAT(zip, HasSubstr("items/images/coins.png"));
  EXPECT_THAT(zip, HasSubstr("<simpleChoice identifier=\"A\">two &lt;i&gt;</simpleChoice>"));
}

TEST_F(StatedSheet, ComesFromTheBank) {
  const auto bank = [&](Words words, int status = 0) {
    words.insert(words.begin(), "bank");
    words.insert(words.end(), {"--bank", file("bank.sqlite")});
    const Outcome outcome = run(words);
    EXPECT_EQ(outcome.status, status) << outcome.err;
    return status == 0 ? outcome.out : outcome.err;
  };
  for (const std::string name : {"coins", "half"}) bank({"import", file(name + ".json")});
  EXPECT_THAT(bank({"import", file("half.json")}), HasSubstr("1 were of a class that is there"));
  EXPECT_THAT(bank({"find", "--kind", "stated"}), HasSubstr("# stated\nOne half?\n"));
  const std::string exported = bank({"export"});
  write("all.jsonl", exported);
  const Outcome copied = run({"bank", "import", file("all.jsonl"), "--bank", file("copy.sqlite")});
  EXPECT_EQ(copied.status, 0) << copied.err;
  EXPECT_EQ(run({"bank", "export", "--bank", file("copy.sqlite")}).out, exported);
  EXPECT_EQ(run({"bank", "check", "--bank", file("copy.sqlite")}).status, 0);
  const Outcome given = run({"sheet", "--stated", "2", "--mark", "5b", "--format", "text", "--bank",
                             file("bank.sqlite")});
  EXPECT_EQ(given.status, 0) << given.err;
  EXPECT_THAT(given.out, HasSubstr("One half?"));
  EXPECT_EQ(bank({"find", "--kind", "stated", "--unused"}, 1).empty(), false);
  EXPECT_THAT(bank({"fill", "--kind", "stated", "--count", "1"}, 2),
              HasSubstr("write them, and import their files"));
  EXPECT_EQ(made({"-o", file("en.xml")}), "");
  EXPECT_THAT(bank({"import", file("en.xml")}, 2), HasSubstr("--french FILE"));
  EXPECT_EQ(made({"-o", file("fr.xml"), "--lang", "fr"}), "");
  EXPECT_THAT(bank({"import", file("en.xml"), "--french", file("fr.xml")}),
              HasSubstr("1 puzzle added"));
}

}  // namespace
}  // namespace reckon::cli
