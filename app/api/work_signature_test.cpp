// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string_view>

#include "app/api/api.hpp"
#include "app/api/cases_test.hpp"

namespace reckon::api {
namespace {

TEST(WorkSignature, AsksEachPathWhatItAnswers) {
  Engine engine;
  for (const auto& [name, path, body] : usual_questions()) {
    const Response response = engine.answer(path, body.dump());
    EXPECT_EQ(response.status, Status::ok) << path << ' ' << body << ": " << response.body;
  }
  for (const std::string_view path : paths()) {
    const auto& asked = usual_questions();
    EXPECT_NE(std::ranges::find(asked, path, &Case::path), asked.end()) << path;
  }
}

// A search that does more or less than before is noticed, though its answers are the same.
TEST(WorkSignature, IsThatInTheTree) {
  std::ifstream file(RECKON_SOURCE_DIR "/bench/signature.txt");
  std::ostringstream kept;
  kept << file.rdbuf();
  EXPECT_EQ(work_signature(), kept.str())
      << "if the search was meant to change, run\n  build/release/reckon_bench --signature > "
         "bench/signature.txt\nand say in the commit message what changed";
}

}  // namespace
}  // namespace reckon::api
