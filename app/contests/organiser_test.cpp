// SPDX-License-Identifier: MIT
// Acts of organisers, from the answers of pupils to the publication.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "app/contests/desk.hpp"
#include "app/contests/routes.hpp"
#include "app/papers/forgetting.hpp"
#include "reckon/contest/access_code.hpp"
#include "reckon/contest/paper.hpp"

namespace reckon::contests {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::Not;

constexpr std::int64_t kOneDay = 86'400'000;
constexpr std::int64_t kMidnight = 1'792'540'800'000;  // 2026-10-21T00:00Z
constexpr const char* kCanary = "Zebulon Quixote";

class OrganiserTest : public testing::Test {
 public:
  OrganiserTest() {
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
    hold();
  }
  ~OrganiserTest() override {
    desk_.reset();
    std::filesystem::remove_all(folder_);
  }
  OrganiserTest(const OrganiserTest&) = delete;
  OrganiserTest& operator=(const OrganiserTest&) = delete;

  // A contest of two questions that six entrants of two groups wrote on paper.
  void hold() {
    Stores stores;
    stores.contests = *store::open_contests(file("c.sqlite"), store::OpenMode::fill);
    stores.writing = *store::open_writing(file("c.sqlite"), [this] { return chance(); });
    stores.persons = *store::open_persons(file("p.sqlite"), store::OpenMode::fill);
    stores.day = *store::open_day(file("c.sqlite"));
    stores.practice = "c";
    stores.cut_outs = {file("doubts"), true};
    const auto question = [](const char* id) {
      return store::QuestionRow{.id = id,
                                .kind = "stated",
                                .body = "text",
                                .points = 3,
                                .variants = {{.text = "?", .solution = "7"}}};
    };
    ASSERT_TRUE(stores.contests->add_contest(
        {.row = {.id = "c",
                 .season = "s",
                 .settings = "{}",
                 .opens = "2026-10-21T08:00",
                 .closes = "2026-10-21T12:00"},
         .questions = {question("q1"), question("q2")},
         .on_paper = {{.level = "l", .question = "q1", .band = 0, .place = 0},
                      {.level = "l", .question = "q2", .band = 0, .place = 1}}}));
    const std::string paper = contest::to_text({{.question = "q1", .variant = 0, .names = {}},
                                                {.question = "q2", .variant = 0, .names = {}}});
    for (std::int64_t id = 1; id <= 6; ++id) {
      const std::string group = id == 6 ? "6b" : "6a";
      const std::vector<store::EntrantRow> entrant = {
          {.id = id, .season = "s", .group = group, .seat = id, .level = "l"}};
      ASSERT_TRUE(stores.contests->enrol({.id = "North", .zone = "America/Toronto"},
                                         {.id = group, .school = "North", .season = "s"}, entrant));
      const std::vector<store::AccessRow> code = {
          {.code = contest::draw_access_code([this] { return chance(); }), .entrant = id}};
      ASSERT_TRUE(stores.persons->add_codes(code));
      codes_.push_back(code.front().code);
      const std::vector<store::AttemptRow> attempt = {{.id = 100 + id,
                                                       .entrant = id,
                                                       .contest = "c",
                                                       .level = "l",
                                                       .language = "en",
                                                       .paper = paper}};
      ASSERT_TRUE(stores.contests->add_attempts(attempt));
      const std::vector<store::AnswerRow> answers = {
          {.attempt = 100 + id, .question = "q1", .answer = "7"},
          {.attempt = 100 + id, .question = "q2", .answer = id < 3 ? "7" : "8"}};
      ASSERT_TRUE(stores.contests->put_answers(answers));
    }
    const std::vector<store::PersonRow> names = {{.entrant = 1, .name = kCanary}};
    ASSERT_TRUE(stores.persons->set_names(names));
    desk_ = std::make_unique<Desk>(
        std::move(stores),
        Readers{.plan = [](const store::ContestRow& row) -> Result<contest::Plan> {
                  return contest::Plan{.season = row.season,
                                       .id = row.id,
                                       .name = {"Autumn", "Automne"},
                                       .opens = row.opens,
                                       .closes = row.closes,
                                       .levels = {{.id = "l", .name = {"L", "L"}}}};
                },
                .stated = [](const std::string&) -> Result<kinds::StatedPuzzle> {
                  return kinds::StatedPuzzle{
                      .id = "n", .text = {"?", "?"}, .answer = kinds::NumberAnswer{.right = 7}};
                }},
        [this] { return chance(); },
        [this](std::string_view line) { log_ += std::string(line) + '\n'; });
  }

  // Asks as an organiser.
  Reply ask(std::string_view method, std::string_view path, const Json& body = Json::object(),
            const std::string& season = {}) {
    const Found found = find_route(method, path);
    if (found.route == nullptr) {
      ADD_FAILURE() << method << ' ' << path;
      return {};
    }
    Ask asked{.query = {{"season", season}},
              .parts = found.parts,
              .body = body.dump(),
              .session = store::SessionRow{.token = "t",
                                           .subject = store::kOrganiser,
                                           .role = "organiser",
                                           .until = now_ + kOneDay},
              .now = now_};
    auto refused = desk_->admit(asked, *found.route);
    EXPECT_TRUE(refused);
    if (refused && *refused) return **refused;
    auto reply = found.route->act(*desk_, asked);
    EXPECT_TRUE(reply) << (reply ? "" : reply.error().message);
    return reply.value_or(Reply{.status = 0});
  }
  void expect(int status, std::string_view code, const Reply& reply) {
    EXPECT_EQ(reply.status, status) << reply.body;
    EXPECT_EQ(reply.body.value("code", ""), code);
  }
  std::string file(const std::string& name) const { return folder_ / name; }
  std::string content(const std::string& name) const {
    std::ifstream stream(file(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }
  std::uint64_t chance() { return chance_ = chance_ * 6364136223846793005U + 1442695040888963407U; }
  std::vector<store::MarkRow> marks() { return *desk_->stores().contests->marks("c"); }

 protected:
  std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("reckon_organiser_" + std::to_string(getpid()));
  std::uint64_t chance_ = 1;
  std::int64_t now_ = kMidnight + 2 * kOneDay;
  std::vector<std::string> codes_;
  std::string log_;
  std::unique_ptr<Desk> desk_;
};

TEST_F(OrganiserTest, MarksTwiceAlikeAndPublishes) {
  expect(409, "not_marked", ask("POST", "staff/contests/c/publish", {{"sure", true}}));
  expect(409, "not_marked", ask("GET", "staff/contests/c/statistics"));
  const Reply first = ask("POST", "staff/contests/c/mark");
  EXPECT_EQ(first.body["revision"], 1);
  EXPECT_EQ(first.body["attempts"], 6);
  EXPECT_EQ(first.body["contest"]["state"], "marked");
  const auto before = marks();
  EXPECT_EQ(ask("POST", "staff/contests/c/mark").body["revision"], 1);
  EXPECT_EQ(marks(), before);
  expect(409, "asks", ask("POST", "staff/contests/c/publish"));
  EXPECT_EQ(ask("GET", "staff/contests/c").body["state"], "marked");
  const Reply official = ask("POST", "staff/contests/c/publish", {{"sure", true}});
  EXPECT_EQ(official.body["contest"]["state"], "published");
  EXPECT_EQ(official.body["before"]["state"], "marked");
  expect(409, "asks", ask("POST", "staff/contests/c/mark"));
  EXPECT_EQ(ask("POST", "staff/contests/c/unpublish", {{"sure", true}}).body["contest"]["state"],
            "marked");
  const Json acts = ask("GET", "staff/acts").body["acts"];
  ASSERT_GE(acts.size(), 3U);
  EXPECT_EQ(acts[0]["what"], "unpublish");
  EXPECT_THAT(acts[0]["who"].get<std::string>(), HasSubstr("organiser"));
}

TEST_F(OrganiserTest, IsNotMarkedWhileGroupsMayBegin) {
  now_ = kMidnight + 15 * 3'600'000;  // 11:00 in Toronto
  expect(409, "asks", ask("POST", "staff/contests/c/mark"));
  expect(409, "open", ask("POST", "staff/contests/c/forget", {{"what", "names"}, {"sure", true}}));
  EXPECT_EQ(ask("POST", "staff/contests/c/mark", {{"sure", true}}).body["revision"], 1);
  const Json contest = ask("GET", "staff/contests/c").body;
  EXPECT_EQ(contest["zones"].size(), 1U);
  EXPECT_EQ(contest["zones"][0]["opens"], kMidnight + 12 * 3'600'000);
  EXPECT_EQ(contest["live"]["schools"][0]["handed_in"], 6);
  EXPECT_EQ(contest["attempts"]["handed_in"], 6);
}

TEST_F(OrganiserTest, SaysWhatVoidingChangesAndDoesIt) {
  ask("POST", "staff/contests/c/mark");
  const auto before = marks();
  const std::string path = "staff/contests/c/questions/q2/void";
  const Json dry = ask("POST", path, {{"points", "all"}, {"dry", true}}).body;
  EXPECT_EQ(dry["pupils"], 4);
  EXPECT_EQ(dry["more"], 4);
  EXPECT_EQ(dry["most_after"], 6);
  EXPECT_EQ(marks(), before);
  const Json done = ask("POST", path, {{"points", "all"}}).body;
  EXPECT_EQ(done["pupils"], dry["pupils"]);
  EXPECT_EQ(done["revision"], 2);
  EXPECT_EQ(done["before"]["points"], "no");
  std::size_t changed = 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (marks()[i].points != before[i].points) ++changed;
  }
  EXPECT_EQ(changed, 4U);
  EXPECT_EQ(ask("POST", path, {{"points", "none"}, {"dry", true}}).body["most_after"], 3);
  expect(404, "not_found",
         ask("POST", "staff/contests/c/questions/q9/void", {{"points", "all"}, {"dry", true}}));
  expect(400, "bad_request", ask("POST", path, {{"points", "some"}}));
  expect(400, "bad_request", ask("POST", path, {{"dry", true}}));
  // Taken back, marks are as they were.
  EXPECT_EQ(ask("POST", path, {{"points", "no"}}).body["revision"], 3);
  EXPECT_EQ(marks(), before);
}

TEST_F(OrganiserTest, ExcludesAndTakesBackIn) {
  ask("POST", "staff/contests/c/mark");
  const Json who = {{"entrant", hex_of(1)}, {"out", true}};
  expect(409, "asks", ask("POST", "staff/contests/c/exclude", who));
  Json sure = who;
  sure["sure"] = true;
  EXPECT_EQ(ask("POST", "staff/contests/c/exclude", sure).body["state"], "excluded");
  EXPECT_EQ(ask("POST", "staff/contests/c/mark").body["attempts"], 5);
  sure["out"] = false;
  const Json back = ask("POST", "staff/contests/c/exclude", sure).body;
  EXPECT_EQ(back["state"], "handed_in");
  EXPECT_EQ(back["before"]["out"], true);
  EXPECT_EQ(ask("POST", "staff/contests/c/mark").body["attempts"], 6);
  sure["entrant"] = hex_of(77);
  expect(404, "not_found", ask("POST", "staff/contests/c/exclude", sure));
}

TEST_F(OrganiserTest, ShowsFiguresAndFaultsOfQuestions) {
  EXPECT_EQ(ask("GET", "staff/contests/c/questions").body["questions"][0]["right"], nullptr);
  ask("POST", "staff/contests/c/mark");
  const Json questions = ask("GET", "staff/contests/c/questions").body["questions"];
  EXPECT_EQ(questions[0]["note"], "everybody_right");
  EXPECT_EQ(questions[0]["right"], 6);
  EXPECT_EQ(questions[1]["note"], "");
  EXPECT_EQ(questions[1]["wrong"], 4);
  const Json level = ask("GET", "staff/contests/c/statistics").body["levels"][0];
  EXPECT_EQ(level["of"], 6);
  EXPECT_EQ(level["mean"], 4);
  EXPECT_EQ(level["distribution"],
            Json::parse(R"([{"points":3,"count":4},{"points":6,"count":2}])"));
  EXPECT_THAT(ask("GET", "staff/contests/c/results.csv").bytes, HasSubstr("l,1,6,6,"));
  EXPECT_THAT(ask("GET", "staff/contests/c/results.ods").bytes, HasSubstr("opendocument"));
  EXPECT_THAT(ask("GET", "staff/cup.csv", {}, "s").bytes, HasSubstr("l,1,6,6,6a,1,6"));
  expect(409, "not_marked", ask("GET", "staff/cup.csv", {}, "t"));
  const Json items = ask("GET", "staff/contests/c/check").body["items"];
  EXPECT_EQ(items.size(), 7U);
  for (const Json& item : items) EXPECT_NE(item["text"]["en"], item["text"]["fr"]);
}

TEST_F(OrganiserTest, InvitesTeachersWithAQuota) {
  const Json wanted = {{"school", "South"}, {"zone", "Asia/Tokyo"}, {"season", "s"},
                       {"name", "Ms Ito"},  {"contact", "ito"},     {"quota", 60}};
  const Reply invited = ask("POST", "staff/teachers", wanted);
  EXPECT_EQ(invited.status, 201);
  const auto code = contest::read_any_code(invited.body["code"].get<std::string>());
  ASSERT_TRUE(code);
  EXPECT_EQ((*desk_->stores().persons->staff_code(*code))->role, "teacher");
  const std::string id = invited.body["teacher"]["teacher"];
  const Json changed = ask("PUT", "staff/teachers/" + id, {{"quota", 90}}).body;
  EXPECT_EQ(changed["teacher"]["quota"], 90);
  EXPECT_EQ(changed["teacher"]["name"], "Ms Ito");
  EXPECT_EQ(changed["before"]["quota"], 60);
  expect(409, "asks", ask("POST", "staff/teachers/" + id + "/code"));
  const Json renewed = ask("POST", "staff/teachers/" + id + "/code", {{"sure", true}}).body;
  EXPECT_NE(renewed["code"], invited.body["code"]);
  EXPECT_FALSE(*desk_->stores().persons->staff_code(*code));
  Json nowhere = wanted;
  nowhere["zone"] = "Moon/Base";
  expect(400, "bad_request", ask("POST", "staff/teachers", nowhere));
  expect(404, "not_found", ask("PUT", "staff/teachers/00000000000000ff", {{"quota", 1}}));
  EXPECT_EQ(ask("GET", "staff/teachers").body["teachers"].size(), 1U);
  EXPECT_THAT(content("c.sqlite"), Not(HasSubstr("Ms Ito")));
}

TEST_F(OrganiserTest, GivesNoticesInBothLanguages) {
  expect(400, "bad_request", ask("POST", "staff/notices", {{"text", {{"en", "Rain"}}}}));
  const Reply notice =
      ask("POST", "staff/notices", {{"text", {{"en", "Rain"}, {"fr", "Pluie"}}}, {"until", 0}});
  EXPECT_EQ(notice.status, 201);
  EXPECT_EQ((*desk_->notices(now_)).at(0)["text"]["fr"], "Pluie");
  const std::string number = std::to_string(notice.body["notice"].get<std::int64_t>());
  EXPECT_EQ(ask("DELETE", "staff/notices/" + number).status, 200);
  EXPECT_TRUE((*desk_->notices(now_)).empty());
  expect(404, "not_found", ask("DELETE", "staff/notices/" + number));
  expect(404, "not_found", ask("DELETE", "staff/notices/first"));
}

TEST_F(OrganiserTest, ChangesTheWindow) {
  const std::string path = "staff/contests/c/window";
  const Json later = {{"opens", "2026-10-22T08:00"}, {"closes", "2026-10-22T12:00"}};
  expect(409, "asks", ask("PUT", path, later));
  Json sure = later;
  sure["sure"] = true;
  const Json changed = ask("PUT", path, sure).body;
  EXPECT_EQ(changed["contest"]["opens"], "2026-10-22T08:00");
  EXPECT_EQ(changed["before"]["closes"], "2026-10-21T12:00");
  sure["closes"] = "2026-10-22T07:00";
  expect(400, "bad_request", ask("PUT", path, sure));
  sure["closes"] = "2026-02-30T07:00";
  expect(400, "bad_request", ask("PUT", path, sure));
}

TEST_F(OrganiserTest, ShowsPupilsWhereToPractise) {
  ask("POST", "staff/contests/c/mark");
  ask("POST", "staff/contests/c/publish", {{"sure", true}});
  const Ask asked{
      .session =
          store::SessionRow{.token = "t", .subject = 1, .role = "entrant", .until = now_ + kOneDay},
      .now = now_};
  const auto result = desk_->result(asked);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->body["practice"], "practice/");
  EXPECT_EQ(result->body["points"], 6);
}

TEST_F(OrganiserTest, TellsNoNamesAndNoCodes) {
  ask("POST", "staff/contests/c/mark");
  ask("POST", "staff/contests/c/publish", {{"sure", true}});
  for (const char* const path :
       {"staff/contests", "staff/contests/c", "staff/contests/c/check",
        "staff/contests/c/questions", "staff/contests/c/statistics", "staff/contests/c/results.csv",
        "staff/contests/c/export", "staff/acts", "staff/record"}) {
    const Reply reply = ask("GET", path);
    const std::string text = reply.body.dump() + reply.bytes;
    EXPECT_THAT(text, Not(HasSubstr(kCanary))) << path;
    for (const std::string& code : codes_) EXPECT_THAT(text, Not(HasSubstr(code))) << path;
  }
}

TEST_F(OrganiserTest, SaysTheTermsOfThePlan) {
  const Json privacy = ask("GET", "privacy").body;
  EXPECT_EQ(privacy["trail"], 30);
  EXPECT_THAT(privacy["lines"]["en"].dump(), HasSubstr("replaced, are deleted 30 days after"));
  EXPECT_THAT(privacy["lines"]["fr"].dump(), HasSubstr("30 jours"));
  EXPECT_THAT(ask("GET", "staff/record").bytes, HasSubstr("replaced, are deleted 30 days after"));
}

TEST_F(OrganiserTest, ForgetsWhenItIsSureAndAtTheTerm) {
  expect(409, "asks", ask("POST", "staff/contests/c/forget", {{"what", "names"}}));
  expect(400, "bad_request", ask("POST", "staff/contests/c/forget", {{"what", "codes"}}));
  ask("POST", "staff/contests/c/mark");
  ASSERT_TRUE(desk_->forget_at_term(now_));
  EXPECT_EQ(*desk_->stores().persons->name_of(1), kCanary);
  ask("POST", "staff/contests/c/publish", {{"sure", true}});
  ASSERT_TRUE(
      desk_->stores().contests->add_act({.at = now_ / 1000, .what = "name", .subject = "1"}));
  const auto acts_on_pupils = [this] {
    return std::ranges::count(*desk_->stores().contests->acts(), "1", &store::ActRow::subject);
  };
  ASSERT_TRUE(desk_->forget_at_term(now_ + 29 * kOneDay));
  EXPECT_EQ(acts_on_pupils(), 1);
  EXPECT_THAT(log_, Not(HasSubstr("trail")));
  ASSERT_TRUE(desk_->forget_at_term(now_ + 31 * kOneDay));
  EXPECT_EQ(acts_on_pupils(), 0);
  EXPECT_THAT(log_, HasSubstr("the term of its trail has ended"));
  ASSERT_TRUE(desk_->forget_at_term(now_ + 89 * kOneDay));
  EXPECT_EQ(*desk_->stores().persons->name_of(1), kCanary);
  ASSERT_TRUE(desk_->forget_at_term(now_ + 91 * kOneDay));
  EXPECT_THAT(content("p.sqlite") + content("p.sqlite-wal"), Not(HasSubstr(kCanary)));
  EXPECT_THAT(log_, HasSubstr("its term has ended: 1 names"));
  EXPECT_THAT(log_, Not(HasSubstr(kCanary)));
  EXPECT_EQ(marks().size(), 6U);
  const Json all = ask("POST", "staff/contests/c/forget", {{"what", "all"}, {"sure", true}}).body;
  EXPECT_EQ(all["entrants"], 6);
  EXPECT_EQ(all["left"], 0);
}

}  // namespace
}  // namespace reckon::contests
