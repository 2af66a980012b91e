// SPDX-License-Identifier: MIT
#include "app/answers/match_log.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace reckon::answers {
namespace {

constexpr std::string_view kOpened = R"({"event": "opened"})";

std::string lines(std::initializer_list<std::string_view> more) {
  std::string text(kOpened);
  for (const std::string_view line : more) (text += '\n') += line;
  return text;
}

constexpr std::string_view kAnn = R"({"event": "joined", "player": "Ann"})";
constexpr std::string_view kDealt =
    R"({"event": "dealt", "cards": [2, 1, 2, 2, 3], "objective": 24})";
constexpr std::string_view kCalled = R"({"event": "called", "player": "Ann"})";

TEST(MatchLog, IsReplayed) {
  const auto match =
      replay(lines({kAnn, "", kDealt, kCalled,
                    R"({"event": "answered", "player": "Ann", "formula": "2 * 1 * 2 * 2 * 3"})"}));
  ASSERT_TRUE(match) << match.error().message;
  EXPECT_EQ(json_of(match::score_pad(*match)).dump(),
            R"({"players":[{"name":"Ann","boxes":[1],"total":1}],"winner":null})");
}

TEST(MatchLog, WithoutATimeWhatRanOutDidSoInTime) {
  const auto match = replay(lines(
      {kAnn, kDealt, R"({"event": "timed_out"})", kDealt, kCalled, R"({"event": "timed_out"})"}));
  ASSERT_TRUE(match) << match.error().message;
  EXPECT_EQ(match::now(*match), 210'000);
}

TEST(MatchLog, OfAClassIsReplayedAndWrittenAgain) {
  const std::vector<std::string_view> record = {
      R"({"at":0,"event":"joined","player":"Ann"})",
      R"({"at":0,"event":"joined","player":"Bob"})",
      R"({"at":0,"event":"dealt","cards":[2,1,2,2,3],"objective":24})",
      R"({"at":9,"event":"answered","player":"Bob","formula":"2 + 1"})",
      R"({"at":9,"event":"renamed","player":"Ann","to":"Anna"})",
      R"({"at":9,"event":"joined","player":"Ann"})",
      R"({"at":9,"event":"closed"})",
      R"({"at":9,"event":"rematch"})",
      R"({"at":9,"event":"dealt","cards":[2,1,2,2,3],"objective":24})",
      R"({"at":50009,"event":"answered","player":"Anna","formula":"2 * 1 * 2 * 2 * 3"})",
      R"({"at":60000,"event":"removed","player":"Bob"})"};
  auto match = read_opened(R"({"event": "opened", "game": "race", "hand_seconds": 100})").value();
  for (const std::string_view line : record) {
    const auto event = read_event(line, match);
    ASSERT_TRUE(event) << line << ": " << event.error().message;
    ASSERT_TRUE(match::apply(match, *event)) << line;
    EXPECT_EQ(json_of(*event, match).dump(), line);
  }
  EXPECT_EQ(json_of(match::score_pad(match)).dump(),
            R"({"players":[{"name":"Anna","boxes":[750],"total":750},)"
            R"({"name":"Ann","boxes":[null],"total":0}],"winner":null})");
  EXPECT_EQ(json_of_opened(match).at("game"), "race");
  EXPECT_TRUE(read_opened(json_of_opened(match).dump()).has_value());
}

TEST(MatchLog, SaysWhatIsWrongAndWhere) {
  struct Case {
    std::string record;
    std::size_t line;
    std::size_t column;
    std::string message;
  };
  for (const Case& wrong : std::vector<Case>{
           {"", 1, 1, "there is no match"},
           {"\n\n[]", 3, 1, "this is not an event"},
           {"{\"event\": \"joined\"}", 1, 11, "begin with how the match was opened"},
           {R"({"event": "opened", "game": "chess"})", 1, 29, "'chess' is not a game"},
           {R"({"event": "opened", "hand": 3})", 1, 29, "'hand' has no meaning here"},
           {R"({"event": "opened", "hands": 51})", 1, 1, "1 to 50 hands, not 51"},
           {R"({"event": "opened", "hands": "ten"})", 1, 30, "hands is a whole number"},
           {R"({"event": "opened", "any_cards": 1})", 1, 34, "any_cards is true or false"},
           {R"({"event": "opened", "rules": "none"})", 1, 30, "'none' is unknown"},
           {R"({"event": "opened", "game": "duel", "hands": 3})", 1, 46, "'hands' has no meaning"},
           {lines({kAnn, kAnn}), 3, 1, "Ann is taken"},
           {lines({R"({"event": "joined"})"}), 2, 1, "\"player\" is missing"},
           {lines({kCalled}), 2, 31, "'Ann' has not joined"},
           {lines({R"({"event": "sung"})"}), 2, 11, "'sung' is not an event"},
           {lines({kAnn, R"({"event": "dealt", "cards": [], "objective": 2})"}), 3, 29,
            "1 to 7 cards"},
           {lines({kAnn, R"({"event": "dealt", "cards": [1, 2.5], "objective": 2})"}), 3, 33,
            "cards is a whole number"},
           {lines({kAnn, R"({"event": "dealt", "cards": 3, "objective": 2})"}), 3, 29,
            "cards is a list of at most 7 numbers"},
           {lines({kAnn, R"({"at": 5, "event": "dealt"})"}), 3, 1, "\"cards\" is missing"},
           {lines({kAnn, R"({"at": -5, "event": "timed_out"})"}), 3, 8, "at is a whole number"},
           {lines({kAnn, R"({"at": 5, "at": 5, "event": "timed_out"})"}), 3, 8, "is there twice"},
           {lines({kAnn, kCalled}), 3, 1, "no hand lies open"},
           {lines({kAnn, "{"}), 3, 2, ""},
           {lines({R"({"event": "joined", "player": "Ann", "kind": "left"})"}), 2, 1,
            "kind is 'joined' here, not 'left'"},
           {lines({kAnn, kDealt, R"({"event": "called", "player": "Ann", "points": 1})"}), 4, 1,
            "points is 0 here, not 1"},
           {lines({kAnn, R"({"event": "called", "player": "Ann", "points": "1"})"}), 3, 48,
            "points is a whole number"},
       }) {
    const auto match = replay(wrong.record);
    ASSERT_FALSE(match) << wrong.record;
    EXPECT_EQ(match.error().line, wrong.line) << wrong.record << match.error().message;
    EXPECT_EQ(match.error().column, wrong.column) << wrong.record << match.error().message;
    EXPECT_NE(match.error().message.find(wrong.message), std::string::npos)
        << match.error().message;
  }
}

// Written lines equal those read, and give the same match.
TEST(MatchLog, WritesWhatItReads) {
  for (const std::string& record :
       {lines({kAnn, R"({"at": 3, "event": "joined", "player": "Zo\u00eb \"Z\""})", kDealt,
               R"({"at": 9, "event": "passed", "player": "Ann"})", kCalled,
               R"({"at": 9, "event": "answered", "player": "Ann", "formula": "1 + 1"})",
               R"({"at": 10, "event": "left", "player": "Ann"})"}),
        std::string(R"({"event": "opened", "game": "duel", "deck": "52", "penalty": true}
{"event": "joined", "player": "Ann"}
{"event": "joined", "player": "Bob"}
{"event": "laid", "cards": [1,1,1,2,2,2,3,3,3,4,4,4,5,5,5,6,6,6,7,7,7,8,8,8,9,9,9,10,10,10,11,11,12,12,13,13,14,14,15,15,16,16,17,17,18,19,20,21,22,23,24,25]}
{"event": "picked", "player": "Bob", "pile": 10}
{"event": "put_back", "player": "Bob"}
{"event": "picked", "player": "Ann", "pile": 1}
{"event": "called", "player": "Ann"}
{"event": "timed_out"}
{"event": "passed", "player": "Ann"}
{"event": "passed", "player": "Bob"}
{"event": "next_round"}
)")}) {
    const auto whole = replay(record);
    ASSERT_TRUE(whole) << whole.error().message;
    std::string written;
    std::string judged;  // with the result of each event
    std::size_t begin = 0;
    std::optional<match::Match> match;
    while (begin < record.size()) {
      const std::size_t end = std::min(record.find('\n', begin), record.size());
      const std::string line = record.substr(begin, end - begin);
      begin = end + 1;
      if (!match) {
        match = *read_opened(line);
        written += json_of_opened(*match).dump() + '\n';
        judged = written;
        continue;
      }
      const auto event = read_event(line, *match);
      ASSERT_TRUE(event) << event.error().message;
      const auto happening = match::apply(*match, *event);
      ASSERT_TRUE(happening);
      written += json_of(*event, *match).dump() + '\n';
      judged += json_of(*event, *match, *happening).dump() + '\n';
    }
    for (const std::string& text : {written, judged}) {
      const auto again = replay(text);
      ASSERT_TRUE(again) << again.error().message << text;
      EXPECT_EQ(*again, *whole);
    }
    EXPECT_NE(judged.find(R"("points":-1)"), std::string::npos);
  }
}

TEST(MatchLog, OfAClassThatPlaysAnotherGameIsReplayedAndWrittenAgain) {
  const std::string opened =
      R"({"event":"opened","game":"race","puzzle":"alphametic","hands":2,"hand_seconds":600})";
  const std::vector<std::string> record = {
      R"({"at":0,"event":"joined","player":"Ann"})",
      R"({"at":0,"event":"dealt","cards":[2,1,2,2,3],"objective":24})",
      R"({"at":9,"event":"closed"})",
      R"({"at":9,"event":"rematch","settings":)" + opened + "}",
      R"({"at":9,"event":"posed","puzzle":"SEND + MORE = MONEY"})",
      R"({"at":9,"event":"passed","player":"Ann"})"};
  auto match = read_opened(R"({"event": "opened", "game": "race"})").value();
  for (const std::string& line : record) {
    const auto event = read_event(line, match);
    ASSERT_TRUE(event) << line << ": " << event.error().message;
    ASSERT_TRUE(match::apply(match, *event)) << line;
    EXPECT_EQ(json_of(*event, match).dump(), line);
  }
  EXPECT_EQ(json_of_opened(match).dump(), opened);
  for (const std::string_view wrong :
       {R"({"event":"rematch","settings":{"puzzle":"chess"}})",
        R"({"event":"rematch","settings":{"puzzle":"alphametic","rules":"house"}})",
        R"({"event":"rematch","settings":[]})", R"({"event":"rematch","setting":{}})"}) {
    EXPECT_FALSE(read_event(wrong, match)) << wrong;
  }
}

// Classes on calcrostics have lines of a new form, and classes on hands keep theirs.
TEST(MatchLog, OfAClassOnCalcrosticsIsReplayedAndWrittenAgain) {
  const std::string grid = R"(AB × C = DEA\n+  × ÷ ÷ −\nAB × B = EF\n=  = = = =\nBC × A = EF)";
  const std::string opened =
      R"({"event":"opened","game":"race","puzzle":"calcrostic","hands":2,"hand_seconds":100})";
  const std::string posed = R"({"at":0,"event":"posed","puzzle":")" + grid + R"("})";
  const std::string events =
      R"({"at":0,"event":"joined","player":"Ann"})"
      "\n" +
      posed + "\n" +
      R"({"at":9,"event":"answered","player":"Ann","formula":"A=2,B=4,C=8,D=1,E=9,F=5"})"
      "\n"
      R"({"at":50000,"event":"answered","player":"Ann","formula":"A=2,B=4,C=8,D=1,E=9,F=6"})"
      "\n";
  const auto match = replay(opened + "\n" + events);
  ASSERT_TRUE(match) << match.error().message;
  EXPECT_EQ(json_of(match::score_pad(*match)).dump(),
            R"({"players":[{"name":"Ann","boxes":[650],"total":650}],"winner":null})");
  EXPECT_EQ(json_of_opened(*match).dump(), opened);
  EXPECT_EQ(json_of(read_event(posed, *match).value(), *match).dump(), posed);
  EXPECT_EQ(json_of_opened(read_opened(R"({"event": "opened", "game": "race"})").value()).dump(),
            R"({"event":"opened","game":"race","rules":"international","deck":"56","hands":10,)"
            R"("hand_seconds":180})");
  const auto refused = [&](const std::string& record, const std::string& why) {
    const auto wrong = replay(record);
    ASSERT_FALSE(wrong) << record;
    EXPECT_NE(wrong.error().message.find(why), std::string::npos) << wrong.error().message;
  };
  refused(R"({"event":"opened","game":"race","puzzle":"chess"})", "'chess' is unknown");
  refused(R"({"event":"opened","game":"race","puzzle":"calcrostic","deck":"56"})", "deck");
  refused(R"({"event":"opened","game":"race"})"
          "\n" +
              events,
          "no puzzle of letters is posed");
  refused(opened +
              "\n"
              R"({"event":"posed","puzzle":"AB"})",
          "");
  refused(opened +
              "\n"
              R"({"event":"posed"})",
          "\"puzzle\" is missing");
}

// A record names the edition of its referee; older ones do not.
TEST(MatchLog, OfTheFirstEditionReplaysAsItWasPlayed) {
  const std::string events = R"(
{"event": "joined", "player": "Ann"}
{"event": "joined", "player": "Bob"}
{"event": "dealt", "cards": [2, 1, 2, 2, 3], "objective": 24}
{"event": "called", "player": "Ann"}
{"event": "answered", "player": "Ann", "formula": "2 + 1"}
{"event": "dealt", "cards": [2, 1, 2, 2, 3], "objective": 24}
{"event": "timed_out"}
{"event": "dealt", "cards": [2, 1, 2, 2, 3], "objective": 24}
)";
  const std::string by_bob = R"({"event": "called", "player": "Bob"}
{"event": "answered", "player": "Bob", "formula": "2 * 1 * 2 * 2 + 3"}
{"event": "dealt", "cards": [2, 1, 2, 2, 3], "objective": 24}
)";
  const std::string by_ann = R"({"event": "called", "player": "Ann"})";
  const std::string first = R"({"event": "opened"})";
  const std::string second = R"({"event": "opened", "edition": 2})";
  const auto boxes = [](const auto& match) {
    return std::get<match::Tournament>(*match).players()[0].boxes.size();
  };
  // Both have made an error, and the next hand is for the second box.
  const auto old = replay(first + events + by_bob);
  ASSERT_TRUE(old) << old.error().message;
  EXPECT_EQ(boxes(old), 2U);
  const auto today = replay(second + events + by_bob);
  ASSERT_TRUE(today) << today.error().message;
  EXPECT_EQ(boxes(today), 1U);
  EXPECT_FALSE(replay(first + events + by_ann));
  EXPECT_TRUE(replay(second + events + by_ann));
  EXPECT_EQ(json_of_opened(*old)["edition"], 1);
  EXPECT_EQ(json_of_opened(*today)["edition"], 2);
  const auto newer = replay(R"({"event": "opened", "edition": 3})");
  ASSERT_FALSE(newer);
  EXPECT_EQ(newer.error().message, "edition 3 of the referee is not known here: update reckon");
}

TEST(MatchLog, TheExampleGivesTheScorePadOfTheRules) {
  std::ifstream file(std::string(RECKON_SOURCE_DIR) + "/examples/match.jsonl");
  const std::string record{std::istreambuf_iterator<char>(file), {}};
  const auto match = replay(record);
  ASSERT_TRUE(match) << match.error().message;
  const match::ScorePad pad = match::score_pad(*match);
  std::vector<std::int64_t> totals;
  for (const auto& row : pad.rows) totals.push_back(row.total);
  EXPECT_EQ(totals, (std::vector<std::int64_t>{2, 1, 8, 1, 3}));
  EXPECT_EQ(pad.winner_name(), "Shelley");
}

TEST(MatchLog, OfCountdownIsReplayedAndWrittenAgain) {
  const std::string_view opened =
      R"({"event":"opened","game":"tournament","format":2,"card_game":"countdown","large":3,)"
      R"("rules":"positive","any_cards":false,"hands":1,"hand_seconds":30,"explain_seconds":30,)"
      R"("unsolved":"again","edition":2})";
  const std::vector<std::string_view> record = {
      R"({"at":0,"event":"joined","player":"Ann","kind":"joined","points":0})",
      R"({"at":0,"event":"dealt","cards":[50,25,100,4,2,8],"objective":276,"kind":"dealt","points":0})",
      R"({"at":9,"event":"answered","player":"Ann","formula":"276","kind":"wrong","points":0})",
      R"({"at":9,"event":"answered","player":"Ann","formula":"100 + 50 * 4 - 25","kind":"near","points":0,"distance":1})",
      R"({"at":30000,"event":"timed_out","kind":"closed","points":0})"};
  auto match = read_opened(opened).value();
  EXPECT_EQ(json_of_opened(match).dump(), opened);
  std::string whole(opened);
  for (const std::string_view line : record) {
    const auto event = read_judged_event(line, match);
    ASSERT_TRUE(event) << line << ": " << event.error().message;
    const auto happening = match::apply(match, *event);
    ASSERT_TRUE(happening) << line;
    EXPECT_EQ(json_of(*event, match, *happening).dump(), line);
    (whole += '\n') += line;
  }
  EXPECT_EQ(replay(whole), match);
  EXPECT_EQ(match::score_pad(match).rows[0].total, 7);
}

TEST(MatchLog, OfAnotherGameIsJudgedAgain) {
  const std::string head =
      R"({"event": "opened", "card_game": "countdown"})"
      "\n"
      R"({"event": "joined", "player": "Ann"})"
      "\n"
      R"({"event": "dealt", "cards": [50, 25, 100, 4, 2, 8], "objective": 276})"
      "\n";
  EXPECT_EQ(replay(head + R"({"event": "answered", "player": "Ann", "formula": "250 + 25",)"
                          R"( "kind": "near", "distance": 1})")
                .error()
                .line,
            4U);
  EXPECT_EQ(replay(head + R"({"event": "answered", "player": "Ann", "formula": "100 + 50*4 - 25",)"
                          R"( "kind": "near", "distance": 0})")
                .error()
                .message,
            "distance is 1 here, not 0");
}

TEST(MatchLog, RefusesGamesThatAreNotKnownHere) {
  for (const std::string_view line :
       {R"({"event": "opened", "card_game": "poker"})",
        R"({"event": "opened", "card_game": "24", "deck": "52"})",
        R"({"event": "opened", "card_game": "24", "large": 2})",
        R"({"event": "opened", "large": 2})", R"({"event": "opened", "format": 3})",
        R"({"event": "opened", "format": 0})",
        R"({"event": "opened", "game": "duel", "card_game": "countdown"})",
        R"({"event": "opened", "game": "race", "puzzle": "calcrostic", "card_game": "24"})"}) {
    EXPECT_FALSE(read_opened(line)) << line;
  }
  EXPECT_TRUE(read_opened(R"({"event": "opened", "format": 1})"));
}

}  // namespace
}  // namespace reckon::answers
