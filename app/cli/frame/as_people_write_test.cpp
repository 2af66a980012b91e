// SPDX-License-Identifier: MIT
// The texts of app/api/cases/as_people_write.json, given to the program: it understands them as the
// engine does. scan has none of them, for it reads what this program printed, in its own signs.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>

#include "app/testing/run_program_test.hpp"
#include "reckon/krypto/hand.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/letters/solve/solver.hpp"

namespace reckon::cli {
namespace {

Outcome outcome_of(const nlohmann::json& row) {
  const std::string kind = row["kind"];
  const std::string text = row["text"];
  // Behind --, a text that begins with a minus is not an option.
  if (kind == "alphametic") return run({"alphametic", "solve", "--count", "--", text});
  if (kind == "grid") return run({"calcrostic", "solve", "-", "--count"}, text);
  if (kind == "hand") return run({"krypto", "nearest", "--json", "--", text});
  return run({"krypto", "check", "--", row["hand"], text});
}

// The number of answers of an equation that says the same; nothing where the text is drawn, for
// rows may begin with 0 there.
std::optional<std::uint64_t> count_of_meaning(const nlohmann::json& row) {
  const auto drawn = letters::read_puzzle(row["text"].get<std::string>());
  std::string means = row["means"];
  std::ranges::replace(means, '.', '_');  // a point at the end would vanish
  const auto meaning = letters::read_puzzle(means);
  if (!drawn || !meaning || drawn->is_drawn) return std::nullopt;
  return letters::count_answers(meaning->puzzle);
}

TEST(AsPeopleWriteToProgram, UnderstandsTheSame) {
  std::ifstream file(RECKON_SOURCE_DIR "/app/api/cases/as_people_write.json");
  const auto rows = nlohmann::json::parse(file);
  std::size_t counted = 0;
  for (const auto& row : rows) {
    SCOPED_TRACE(row.dump());
    const Outcome outcome = outcome_of(row);
    if (row.contains("refused")) {
      EXPECT_EQ(outcome.status, 2) << outcome.out;
      EXPECT_TRUE(outcome.err.contains(row["refused"].get<std::string>())) << outcome.err;
      continue;
    }
    ASSERT_LE(outcome.status, 1) << outcome.err;
    const std::string kind = row["kind"];
    const std::string means = row["means"];
    if (kind == "alphametic") {
      const auto wanted = count_of_meaning(row);
      if (!wanted) continue;
      EXPECT_EQ(outcome.out, std::to_string(*wanted) + "\n");
      ++counted;
    } else if (kind == "grid") {
      EXPECT_EQ(outcome.out, "1\n");
    } else if (kind == "hand") {
      const auto hand = krypto::Hand::parse(means);
      const auto document = outcome.json();
      std::string text;
      for (const auto& card : document["cards"]) text += card.dump() + " ";
      EXPECT_EQ(text + ": " + document["objective"].dump(), hand->to_text());
    } else {
      EXPECT_EQ(outcome.status == 0, means == "right") << outcome.out;
    }
  }
  EXPECT_GT(counted, 100U);
}

}  // namespace
}  // namespace reckon::cli
