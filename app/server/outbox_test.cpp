// SPDX-License-Identifier: MIT
#include "app/server/outbox.hpp"

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace reckon::server {
namespace {

using rooms::Subject;

rooms::Sending sending(const std::string& text, Subject subject = Subject::other,
                       bool whole = false) {
  return {.text = std::make_shared<const std::string>(text), .subject = subject, .whole = whole};
}

std::vector<std::string> taken(Outbox& outbox) {
  std::vector<std::string> texts;
  while (!outbox.empty()) {
    texts.push_back(*outbox.begin());
    outbox.finish();
  }
  return texts;
}

TEST(Outbox, HasWhatIsToldInOrder) {
  Outbox outbox;
  for (const char* text : {"a", "bb", "ccc"}) outbox.push(sending(text));
  EXPECT_EQ(outbox.bytes(), 6U);
  EXPECT_EQ(taken(outbox), (std::vector<std::string>{"a", "bb", "ccc"}));
  EXPECT_EQ(outbox.bytes(), 0U);
}

TEST(Outbox, KeepsOfAStateTheLatestAlone) {
  Outbox outbox;
  outbox.push(sending("seat"));
  outbox.push(sending("class 1", Subject::state, true));
  outbox.push(sending("here 1", Subject::presence, true));
  outbox.push(sending("progress 2", Subject::state));
  outbox.push(sending("refused"));
  outbox.push(sending("class 3", Subject::state, true));
  outbox.push(sending("progress 4", Subject::state));
  EXPECT_EQ(taken(outbox),
            (std::vector<std::string>{"seat", "here 1", "refused", "class 3", "progress 4"}));
}

TEST(Outbox, LetsGoOfNothingThatIsBeingWritten) {
  Outbox outbox;
  outbox.push(sending("class 1", Subject::state, true));
  EXPECT_EQ(*outbox.begin(), "class 1");
  for (const char* text : {"class 2", "class 3"}) outbox.push(sending(text, Subject::state, true));
  EXPECT_EQ(outbox.size(), 2U);
  EXPECT_EQ(outbox.bytes(), 14U);
  outbox.finish();
  EXPECT_EQ(*outbox.begin(), "class 3");
  EXPECT_EQ(outbox.clear(), 0U);
  EXPECT_EQ(taken(outbox), std::vector<std::string>{"class 3"});
  outbox.push(sending("more"));
  EXPECT_EQ(outbox.clear(), 1U);
  EXPECT_EQ(outbox.bytes(), 0U);
}

}  // namespace
}  // namespace reckon::server
