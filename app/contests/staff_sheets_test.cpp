// SPDX-License-Identifier: MIT
// Scanned pages of pupils on paper: what a teacher takes, settles and types.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "app/contests/sheet_task.hpp"
#include "app/contests/staff_test.hpp"

namespace reckon::contests {
namespace {

using scan::Marked;
using testing::HasSubstr;

constexpr std::size_t kFirstCircle = 0;
constexpr std::size_t kSecondCircle = 1;

// A group with papers, and a reader apart that finds what the test says.
class SheetsTest : public StaffTest {
 protected:
  void begin_on_paper() {
    stated_.answer = kinds::ChoiceAnswer{
        .options = {{"one", "one"}, {"two", "two"}, {"three", "three"}}, .right = 1};
    read_sheets_ = [this](const traffic::Address&, const std::string& task, const std::string& file,
                          const std::function<void(Answered)>& found) {
      task_ = *SheetTask::read(task);
      file_ = file;
      posts_.post([this, found] { found(reading_); });
    };
    begin();
    start(pupil(2));  // makes the papers of the group
    ASSERT_EQ(status_, 201);
  }

  std::string code(std::size_t seat) const {
    std::string shown = members_.at(seat).at("code");
    std::erase(shown, '-');
    return shown;
  }
  static FoundSheet page(std::string code, Marked marked, std::size_t circle) {
    FoundSheet sheet{.code = std::move(code), .blocks = {{{.marked = marked, .circle = circle}}}};
    if (marked == Marked::doubt) {
      sheet.pictures.push_back({.part = contest::PagePart{.block = 0, .row = 0}, .png = "PNG"});
    }
    return sheet;
  }
  static FoundSheet unread() { return {.pictures = {{.png = "whole"}}}; }

  Json scan(const std::vector<FoundSheet>& sheets) {
    reading_ = {.text = text_of(sheets)};
    return ask("POST", sheets_path(), north_, "bytes of a file");
  }
  Json sheets() { return ask("GET", sheets_path(), north_); }
  Json question(std::size_t seat) { return sheets().at("entrants").at(seat).at("questions").at(0); }
  Json type(std::size_t seat, const Json& body) {
    return ask("PUT", "staff/entrants/" + member(seat) + "/answer", north_, body);
  }
  std::string sheets_path() const { return "staff/groups/" + group_ + "/sheets?contest=c"; }
  std::string picture_path(int seat, int number) const {
    return "staff/groups/" + group_ + "/cut-out.png?contest=c&seat=" + std::to_string(seat) +
           "&number=" + std::to_string(number);
  }
  void publish() {
    const auto contests = *store::open_contests(file("c.sqlite"), store::OpenMode::change);
    ASSERT_TRUE(contests->set_state("c", "published", {.at = 2, .what = "publish"}));
  }

  SheetTask task_;
  std::string file_;
  Answered reading_;
};

TEST_F(SheetsTest, CertainRowsAreKeptAndOthersWait) {
  begin_on_paper();
  const Json taken = scan({page(code(0), Marked::certain, kSecondCircle),
                           page(code(1), Marked::doubt, kFirstCircle), unread()});
  EXPECT_EQ(status_, 200) << taken;
  EXPECT_EQ(file_, "\"bytes of a file\"");
  EXPECT_EQ(task_.papers.size(), 3U) << "the codes of this group alone";
  EXPECT_EQ(taken.at("answers"), 1);
  EXPECT_EQ(taken.at("left"), 2);
  EXPECT_EQ(taken.at("pages").at(2).at("is_read"), false);
  EXPECT_EQ(question(0).at("answer"), "B");
  EXPECT_EQ(question(0).at("form"), "choice");
  EXPECT_EQ(question(0).at("labels"), "ABC");
  EXPECT_EQ(question(1).at("answer"), Json());
  EXPECT_EQ(question(1).at("doubt").at("pictures"), Json({""}));
  EXPECT_EQ(sheets().at("others").at(0).at("seat"), 0);
  ask("GET", picture_path(2, 1), north_);
  EXPECT_EQ(status_, 200);
  EXPECT_EQ(type_, "image/png");
  EXPECT_EQ(text_, "PNG");
  ask("GET", picture_path(0, 1), north_);
  EXPECT_EQ(text_, "whole");
}

TEST_F(SheetsTest, WhatIsTypedSettlesADoubtAndDeletesItsPicture) {
  begin_on_paper();
  scan({page(code(1), Marked::doubt, kFirstCircle), unread()});
  EXPECT_EQ(type(1, {{"number", 1}, {"answer", "c"}}).at("answer"), "C");
  EXPECT_EQ(question(1).at("doubt"), Json());
  ask("GET", picture_path(2, 1), north_);
  EXPECT_EQ(status_, 404);
  const Json body = {{"contest", "c"}, {"seat", 0}, {"number", 1}};
  ask("DELETE", sheets_path(), north_, body);
  EXPECT_EQ(status_, 409) << "it asks";
  Json sure = body;
  sure["sure"] = true;
  EXPECT_EQ(ask("DELETE", sheets_path(), north_, sure).at("deleted"), 1);
  EXPECT_FALSE(std::filesystem::exists(file("doubts"))) << "an empty folder goes as well";
  type(1, {{"number", 1}, {"answer", "seven"}});
  EXPECT_EQ(status_, 400);
  type(1, {{"number", 2}, {"answer", "A"}});
  EXPECT_EQ(status_, 400);
  type(1, {{"number", 1}, {"answer", "A"}});
  EXPECT_EQ(status_, 409) << "another answer is replaced only on purpose";
  EXPECT_EQ(type(1, {{"number", 1}, {"answer", "A"}, {"sure", true}}).at("answer"), "A");
  const auto acts = (*store::open_contests(file("c.sqlite"), store::OpenMode::change))->acts();
  ASSERT_TRUE(acts);
  std::string all;
  for (const auto& act : *acts) all += act.what + ' ';
  EXPECT_THAT(all, HasSubstr("scan type drop-doubt type"));
}

TEST_F(SheetsTest, APageThatDiffersIsLeftToAPerson) {
  begin_on_paper();
  scan({page(code(0), Marked::certain, kSecondCircle)});
  const Json again = scan({page(code(0), Marked::certain, kFirstCircle)});
  EXPECT_EQ(again.at("answers"), 0);
  EXPECT_EQ(again.at("left"), 1);
  EXPECT_EQ(question(0).at("answer"), "B");
  EXPECT_EQ(question(0).at("doubt").at("read"), "A");
  scan({page(code(0), Marked::certain, kSecondCircle)});
  EXPECT_EQ(question(0).at("doubt"), Json()) << "the same page once more settles it";
}

TEST_F(SheetsTest, AReaderThatWasTakenOverCanOnlyBeRefused) {
  begin_on_paper();
  const std::vector<std::string> lies = {
      "",
      "{}",
      R"({"sheets":7})",
      R"({"sheets":[{"code":"x"}]})",
      R"({"sheets":[{"code":"x","blocks":[[[3,0]]],"pictures":[]}]})",
      R"({"sheets":[{"code":"x","blocks":[[[1,10]]],"pictures":[]}]})",
      R"({"sheets":[{"code":"x","blocks":[],"pictures":[[0,0,"?"]]}]})"};
  for (const std::string& lie : lies) {
    reading_ = {.text = lie};
    ask("POST", sheets_path(), north_, "file");
    EXPECT_EQ(status_, 500) << lie;
  }
  // A code of another group, and rows that the page does not have.
  for (const FoundSheet& sheet :
       {page(far_.at(0).at("code"), Marked::certain, 0), page(code(0), Marked::certain, 5)}) {
    const Json taken = scan({sheet});
    EXPECT_EQ(taken.at("answers"), 0);
    EXPECT_EQ(taken.at("pages").at(0).at("is_read"), false);
  }
  reading_ = {.status = 422, .text = R"({"error":"too large","code":"too_much"})"};
  EXPECT_EQ(ask("POST", sheets_path(), north_, "file").at("code"), "too_much");
}

TEST_F(SheetsTest, OthersGetNothingOfIt) {
  begin_on_paper();
  scan({page(code(1), Marked::doubt, kFirstCircle)});
  const std::string day_code =
      ask("POST", "staff/groups/" + group_ + "/day-code", north_, Json::object()).at("code");
  const std::vector<std::string> strangers = {south_, pupil(0), enter_as(day_code)};
  for (const std::string& token : strangers) {
    for (const char* const method : {"GET", "POST", "DELETE"}) {
      ask(method, sheets_path(), token, Json::object());
      EXPECT_TRUE(status_ == 403 || status_ == 404) << method << " " << status_;
    }
    ask("GET", picture_path(2, 1), token);
    EXPECT_TRUE(status_ == 403 || status_ == 404) << status_;
    ask("PUT", "staff/entrants/" + member(1) + "/answer", token, {{"number", 1}, {"answer", "A"}});
    EXPECT_TRUE(status_ == 403 || status_ == 404) << status_;
  }
  // A teacher whose own group is far sees no picture of this one by its seat.
  ask("GET", "staff/groups/" + far_group_ + "/cut-out.png?contest=c&seat=2&number=1", south_);
  EXPECT_EQ(status_, 404);
  for (const char* const path : {"seat=2", "seat=x&number=1", "seat=2&number=", "number=1"}) {
    ask("GET", "staff/groups/" + group_ + "/cut-out.png?contest=c&" + path, north_);
    EXPECT_EQ(status_, 400) << path;
  }
  for (const char* const letter : {"..", "/etc/passwd", "%2e%2e", "A"}) {
    ask("GET", picture_path(2, 1) + "&letter=" + letter, north_);
    EXPECT_EQ(status_, 404) << letter;
  }
}

TEST_F(SheetsTest, NothingChangesOnceItIsPublished) {
  begin_on_paper();
  publish();
  scan({page(code(0), Marked::certain, kSecondCircle)});
  EXPECT_EQ(status_, 410);
  type(0, {{"number", 1}, {"answer", "A"}});
  EXPECT_EQ(status_, 410);
  sheets();
  EXPECT_EQ(status_, 200);
}

TEST_F(SheetsTest, NoLabelIsShownBeforeTheWindowsOpen) {
  begin_on_paper();
  ask("POST", "staff/groups/" + group_ + "/window", north_,
      {{"shift_min", 600}, {"open_until", 0}});
  sheets();
  EXPECT_EQ(status_, 423);
  type(0, {{"number", 1}, {"answer", "A"}});
  EXPECT_EQ(status_, 423);
}

}  // namespace
}  // namespace reckon::contests
