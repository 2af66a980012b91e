// SPDX-License-Identifier: MIT
// A large contest: 24 questions for as many entrants as RECKON_ENTRANTS says, or 2,000.
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "app/cli/contest/contest_program_test.hpp"
#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/walk.hpp"
#include "reckon/contest/paper.hpp"
#include "reckon/contest/variants.hpp"
#include "reckon/kinds/answer.hpp"
#include "reckon/store/contest.hpp"
#include "reckon/store/persons.hpp"

namespace reckon::cli {
namespace {

constexpr std::size_t kQuestions = 24;
constexpr const char* kLevel = "3-4";

class LargeContest : public ContestProgram {
 protected:
  static std::size_t entrants() {
    const char* const asked = std::getenv("RECKON_ENTRANTS");  // NOLINT(concurrency-mt-unsafe)
    return asked == nullptr ? 2000 : std::strtoul(asked, nullptr, 10);
  }

  // Seconds that a command takes.
  double seconds_of(const Words& words) const {
    const auto start = std::chrono::steady_clock::now();
    done(words);
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  }

  void fill() {
    store::ContestData data{.row = {.id = "large",
                                    .season = "2026",
                                    .settings = kPlan,
                                    .opens = "2026-04-22T07:30",
                                    .closes = "2026-04-22T15:30"}};
    std::vector<kinds::KindRow> rows(kinds::kinds().begin(), kinds::kinds().end());
    for (kinds::KindRow& row : rows) row.answers = kinds::judge_of_letters;
    krypto::Solver solver;
    calcrostic::Walk walk(5);
    while (data.questions.size() < kQuestions) {
      const auto grid = walk.next().value();
      auto variants = contest::variants_of(
          rows, solver,
          kinds::GridPuzzle{.layout = letters::layout_of(grid.operators),
                            .numbers = {grid.numbers.begin(), grid.numbers.end()}});
      if (!variants) continue;
      const std::string id = "q" + std::to_string(data.questions.size() + 1);
      data.on_paper.push_back({.level = kLevel,
                               .question = id,
                               .band = 0,
                               .place = static_cast<std::int64_t>(data.questions.size())});
      data.questions.push_back({.id = id,
                                .kind = "calcrostic",
                                .class_name = id,
                                .points = 3,
                                .variants = *std::move(variants)});
    }
    auto store = store::open_contests(file("store.sqlite"), store::OpenMode::fill).value();
    auto persons = store::open_persons(file("store.persons.sqlite"), store::OpenMode::fill).value();
    ASSERT_TRUE(store->add_contest(data));
    std::vector<store::EntrantRow> pupils;
    std::vector<store::AttemptRow> attempts;
    std::vector<store::AnswerRow> answers;
    std::vector<store::PersonRow> names;
    SplitMix64 random(1);
    for (std::size_t i = 1; i <= entrants(); ++i) {
      const auto id = static_cast<std::int64_t>(i);
      pupils.push_back({.id = id, .season = "2026", .group = "5b", .seat = id, .level = kLevel});
      names.push_back({.entrant = id, .name = "Pupil number " + std::to_string(i)});
      contest::Paper paper;
      for (const store::QuestionRow& question : data.questions) {
        const auto variant = static_cast<std::size_t>(random.below(question.variants.size()));
        const contest::Variant& text = question.variants[variant];
        paper.push_back({.question = question.id,
                         .variant = variant,
                         .names = contest::renamed_letters(text.letters.size(), random)});
        // One answer in four is wrong, each in its own way.
        std::string solution = text.solution;
        if (random.below(4) == 0) solution[2] = static_cast<char>('0' + random.below(10));
        answers.push_back({.attempt = id,
                           .question = question.id,
                           .answer = contest::with_names(solution, paper.back().names)});
      }
      attempts.push_back({.id = id,
                          .entrant = id,
                          .contest = "large",
                          .level = kLevel,
                          .language = "en",
                          .paper = to_text(paper)});
    }
    ASSERT_TRUE(
        store->enrol({.id = "north"}, {.id = "5b", .school = "north", .season = "2026"}, pupils));
    ASSERT_TRUE(store->add_attempts(attempts));
    ASSERT_TRUE(store->put_answers(answers));
    ASSERT_TRUE(persons->set_names(names));
  }

  static constexpr const char* kPlan = R"({"season": "2026", "contest": "large",
    "name": {"en": "Large", "fr": "Grand"},
    "opens": "2026-04-22T07:30", "closes": "2026-04-22T15:30",
    "levels": [{"id": "3-4", "name": {"en": "A", "fr": "A"}, "bands": [
      {"points": 3, "take": [{"kind": "calcrostic", "count": 24}]}]}]})";
};

TEST_F(LargeContest, IsMarkedAndRanked) {
  fill();
  const double marked = seconds_of({"mark"});
  const double results = seconds_of({"results", "-o", file("results.csv")});
  std::printf("%zu entrants: marked in %.2f s, results in %.2f s\n", entrants(), marked, results);
  const std::string first = content("results.csv");
  // 10 s for 160,000, on a machine that does nothing else.
  if (!kSanitized) {
    EXPECT_LE(marked, 5 + 10.0 * static_cast<double>(entrants()) / 160'000);
  }
  EXPECT_THAT(done({"mark"}).out, testing::HasSubstr("as before"));
  done({"results", "-o", file("results.csv")});
  EXPECT_EQ(content("results.csv"), first);
}

// 10,000 certificates in 45 s and 150 MB.
TEST_F(LargeContest, PrintsCertificates) {
  fill();
  done({"mark"});
  const double printed = seconds_of({"certificates", "-o", file("certificates.pdf")});
  std::printf("%zu certificates in %.2f s, %zu bytes\n", entrants(), printed,
              content("certificates.pdf").size());
  if (!kSanitized) {
    EXPECT_LE(printed, 5 + 45.0 * static_cast<double>(entrants()) / 10'000);
  }
}

}  // namespace
}  // namespace reckon::cli
